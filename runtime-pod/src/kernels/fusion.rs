//! Elementwise chains, tile by tile: intermediate results never go through memory.

use std::ops::Range;

use peapod_schemas::pod::{DType, Fusion};
use rayon::prelude::*;

use crate::arena::Few;

use super::fusion_place::{Action, Place, Plan};
use super::fusion_tile::{Tile, with_tiles};
use super::fusion_view::View;
use super::{Dense, DenseMut, elementwise, fusion_view, parallel};

/// Elements that are computed together.
pub(crate) const TILE: usize = 1024;
/// Elements of a piece of work, which one thread does.
const PIECE: usize = 16 * TILE;

/// A fusion made ready.
#[derive(Clone, Debug)]
pub(crate) struct FusionPlan {
    shape: Vec<usize>,
    plan: Plan,
}

/// An operand as a fusion reads it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source<'a> {
    /// A tensor.
    Dense(Dense<'a>),
    /// What the result of this position holds before it is written, and its element type.
    Result(usize, DType),
}

impl<'a> Source<'a> {
    /// The tensor, unless it is in the place of a result.
    pub(crate) fn dense(&self) -> Option<Dense<'a>> {
        match self {
            Self::Dense(dense) => Some(*dense),
            Self::Result(..) => None,
        }
    }
}

impl FusionPlan {
    /// Prepares a fusion. For each operand it is said which result, if any, has its place.
    pub(crate) fn new(op: &Fusion, replaced: &[Option<usize>]) -> Self {
        Self {
            shape: op.shape.clone(),
            plan: Plan::new(op, replaced),
        }
    }

    /// Computes all results.
    pub(crate) fn run(&self, operands: &[Source<'_>], results: &mut [DenseMut<'_>]) {
        let elements: usize = self.shape.iter().product();
        if elements <= PIECE {
            let mut whole: Few<&mut [u8]> = Few::new();
            for result in results {
                whole.push(&mut *result.bytes);
            }
            return self.piece(0..elements, operands, &mut whole);
        }
        let mut pieces: Vec<(usize, Vec<&mut [u8]>)> = (0..elements.div_ceil(PIECE))
            .map(|piece| (piece * PIECE, Vec::with_capacity(results.len())))
            .collect();
        for result in results {
            let chunk = PIECE * result.dtype.size_bytes();
            let chunks = result.bytes.chunks_mut(chunk);
            for ((_, piece), chunk) in pieces.iter_mut().zip(chunks) {
                piece.push(chunk);
            }
        }
        let run = |(start, mut results): (usize, Vec<&mut [u8]>)| {
            let end = elements.min(start + PIECE);
            self.piece(start..end, operands, &mut results);
        };
        match parallel::is_alone() {
            true => pieces.into_iter().for_each(run),
            false => pieces.into_par_iter().for_each(run),
        }
    }

    /// Computes the elements of a range, of which the results given are.
    fn piece(&self, range: Range<usize>, operands: &[Source<'_>], results: &mut [&mut [u8]]) {
        let plan = &self.plan;
        with_tiles(plan.tiles, |tiles, spare| {
            let first = Window {
                range: range.start..range.end.min(range.start + TILE),
                at: 0,
                views: &plan.views,
                operands,
            };
            for &(operand, tile) in &plan.constant {
                first.load(operand, results, &mut tiles[tile]);
            }
            for start in range.clone().step_by(TILE) {
                let window = Window {
                    range: start..range.end.min(start + TILE),
                    at: start - range.start,
                    ..first
                };
                for action in &plan.actions {
                    self.act(action, &window, tiles, spare, results);
                }
                for (result, &(place, dtype)) in plan.outputs.iter().enumerate() {
                    if place != Place::Result(result, dtype) {
                        let out = std::mem::take(&mut results[result]);
                        let from = window.read(place, tiles, results);
                        fusion_view::store(dtype, from, window.of_result(dtype, out));
                        results[result] = out;
                    }
                }
            }
        });
    }

    fn act(
        &self,
        action: &Action,
        window: &Window<'_>,
        tiles: &mut [Box<Tile>],
        spare: &mut Box<Tile>,
        results: &mut [&mut [u8]],
    ) {
        match action {
            Action::Load { operand, tile } => window.load(*operand, results, &mut tiles[*tile]),
            Action::Compute(element, arguments, Place::Result(result, dtype)) => {
                // Nothing that is read is in it.
                let out = std::mem::take(&mut results[*result]);
                let arguments = arguments.map(|place| window.argument(place, tiles, results));
                let bytes = window.of_result(*dtype, out);
                elementwise::compute(element, arguments, bytes, window.range.clone(), &self.shape);
                results[*result] = out;
            }
            Action::Compute(element, arguments, Place::Tile(tile)) => {
                let arguments = arguments.map(|place| window.argument(place, tiles, results));
                let (range, bytes) = (window.range.clone(), spare.bytes_mut());
                elementwise::compute(element, arguments, bytes, range, &self.shape);
                std::mem::swap(&mut tiles[*tile], spare);
            }
            Action::Compute(_, _, Place::Operand(_)) => {
                unreachable!("operands are not written")
            }
        }
    }
}

/// A part of the iteration space, of at most a tile.
struct Window<'a> {
    range: Range<usize>,
    /// Where it begins in the results given.
    at: usize,
    views: &'a [View],
    operands: &'a [Source<'a>],
}

impl Window<'_> {
    /// Its bytes in a result of this type.
    fn of_result<'b>(&self, dtype: DType, bytes: &'b mut [u8]) -> &'b mut [u8] {
        let size = dtype.size_bytes();
        &mut bytes[self.at * size..][..self.range.len() * size]
    }

    /// What a place holds that an argument may have.
    fn argument<'b>(
        &'b self,
        place: Option<Place>,
        tiles: &'b [Box<Tile>],
        results: &'b [&mut [u8]],
    ) -> &'b [u8] {
        place.map_or(&[], |place| self.read(place, tiles, results))
    }

    /// What a place holds.
    fn read<'b>(
        &'b self,
        place: Place,
        tiles: &'b [Box<Tile>],
        results: &'b [&mut [u8]],
    ) -> &'b [u8] {
        let (bytes, dtype, first) = match place {
            Place::Tile(tile) => return tiles[tile].bytes(),
            Place::Result(result, dtype) => (&*results[result], dtype, self.at),
            Place::Operand(operand) => match self.operands[operand] {
                Source::Dense(source) => {
                    let first = self.views[operand].first() + self.range.start;
                    (source.bytes, source.dtype, first)
                }
                Source::Result(result, dtype) => (&*results[result], dtype, self.at),
            },
        };
        let size = dtype.size_bytes();
        &bytes[first * size..][..self.range.len() * size]
    }

    /// Copies elements of an operand into a tile.
    fn load(&self, operand: usize, results: &[&mut [u8]], tile: &mut Tile) {
        let (view, range) = (&self.views[operand], self.range.clone());
        match self.operands[operand] {
            Source::Dense(source) => {
                fusion_view::load(source.dtype, view, source.bytes, range, tile);
            }
            Source::Result(result, dtype) => {
                let size = dtype.size_bytes();
                let bytes = &results[result][self.at * size..][..range.len() * size];
                let view = View::contiguous(range.len());
                fusion_view::load(dtype, &view, bytes, 0..range.len(), tile);
            }
        }
    }
}

#[cfg(test)]
mod tests;
