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
    const ZEROS: Self = Self([0; TILE]);

    /// All bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        bytemuck::bytes_of(self)
    }

    /// All bytes, to be written.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        bytemuck::bytes_of_mut(self)
    }
}

/// The first `len` elements.
pub(crate) fn get<T: Pod>(bytes: &[u8], len: usize) -> &[T] {
    bytemuck::cast_slice(&bytes[..len * size_of::<T>()])
}

/// The first `len` elements, to be written.
pub(crate) fn get_mut<T: Pod>(bytes: &mut [u8], len: usize) -> &mut [T] {
    bytemuck::cast_slice_mut(&mut bytes[..len * size_of::<T>()])
}

thread_local! {
    static TILES: RefCell<Vec<Box<Tile>>> = const { RefCell::new(Vec::new()) };
}

/// Lends `count` tiles and a spare one with anything in them.
pub(crate) fn with_tiles(count: usize, work: impl FnOnce(&mut [Box<Tile>], &mut Box<Tile>)) {
    let mut tiles = TILES.take();
    while tiles.len() <= count {
        tiles.push(Box::new(Tile::ZEROS));
    }
    let (tiles_of_work, spare) = tiles.split_at_mut(count);
    work(tiles_of_work, &mut spare[0]);
    TILES.set(tiles);
}
