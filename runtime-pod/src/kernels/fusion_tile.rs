//! Memory of one tile of elements, and a store of such memory for each thread.

use std::cell::RefCell;

use bytemuck::{Pod, Zeroable};

use super::fusion::TILE;

/// Elements of one tile, up to 8 bytes each. Half precisions are stored as `f32`, truth values as
/// `u8`, other types as themselves.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, align(64))]
pub(crate) struct Tile([u64; TILE]);

impl Tile {
    /// Zeros.
    pub(crate) const NOTHING: Self = Self([0; TILE]);

    /// The first `len` elements.
    pub(crate) fn get<T: Pod>(&self, len: usize) -> &[T] {
        &bytemuck::cast_slice(&self.0)[..len]
    }

    /// The first `len` elements, to be written.
    pub(crate) fn get_mut<T: Pod>(&mut self, len: usize) -> &mut [T] {
        &mut bytemuck::cast_slice_mut(&mut self.0)[..len]
    }
}

thread_local! {
    static TILES: RefCell<Vec<Box<Tile>>> = const { RefCell::new(Vec::new()) };
}

/// Lends `count` tiles with anything in them.
pub(crate) fn with_tiles(count: usize, work: impl FnOnce(&mut [Box<Tile>])) {
    let mut tiles = TILES.take();
    while tiles.len() < count {
        tiles.push(Box::new(Tile::NOTHING));
    }
    work(&mut tiles[..count]);
    TILES.set(tiles);
}
