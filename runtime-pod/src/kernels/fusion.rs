//! Elementwise chains, tile by tile: intermediate results never go through memory.

use peapod_schemas::pod::{DType, Function, Fusion};
use rayon::prelude::*;

use crate::arena::Few;

use super::fusion_tile::{Tile, with_tiles};
use super::fusion_view::View;
use super::{Dense, DenseMut, elementwise, fusion_view, parallel};

/// Elements that are computed together.
pub(crate) const TILE: usize = 1024;
/// Elements of a piece of work, which one thread does.
const PIECE: usize = 16 * TILE;

/// A fusion made ready: registers share slots, of one tile each, as long as they are needed.
#[derive(Clone, Debug)]
pub(crate) struct FusionPlan {
    shape: Vec<usize>,
    views: Vec<View>,
    /// Operands that are the same in every tile, as scalars and rows of a bias are, and their
    /// slots: read once per piece.
    constant: Vec<(usize, usize)>,
    actions: Vec<Action>,
    /// Slot and element type of each result.
    outputs: Vec<(usize, DType)>,
    slots: usize,
}

/// What is done for a tile.
#[derive(Clone, Debug)]
enum Action {
    Load { operand: usize, slot: usize },
    Compute(Element),
}

/// One function of slots.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) function: Function,
    /// Type of the result.
    pub(crate) dtype: DType,
    /// Type of the last argument; that of the result if there is none.
    pub(crate) from: DType,
    pub(crate) arguments: [usize; 3],
    pub(crate) slot: usize,
    pub(crate) dim: usize,
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

/// Gives slots to registers.
struct Slots {
    /// Per register the slot that it has.
    held: Vec<Option<usize>>,
    /// Per register the last entry of the body that reads it.
    last_use: Vec<usize>,
    free: Vec<usize>,
    count: usize,
}

impl Slots {
    /// None is taken; registers that are outputs are read to the end.
    fn of(op: &Fusion) -> Self {
        let mut last_use = vec![0; op.types.len()];
        for (entry, step) in op.body.iter().enumerate() {
            for &register in step.arguments() {
                last_use[register] = entry;
            }
        }
        for &register in &op.outputs {
            last_use[register] = usize::MAX;
        }
        Self {
            held: vec![None; op.types.len()],
            last_use,
            free: vec![],
            count: 0,
        }
    }

    fn take(&mut self, register: usize) -> usize {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.count += 1;
            self.count - 1
        });
        self.held[register] = Some(slot);
        slot
    }

    /// Gives back slots of registers that nothing reads after this entry.
    fn release(&mut self, registers: &[usize], entry: usize) {
        for &register in registers {
            if self.last_use[register] <= entry
                && let Some(slot) = self.held[register].take()
            {
                self.free.push(slot);
            }
        }
    }
}

impl FusionPlan {
    /// Prepares a fusion.
    pub(crate) fn new(op: &Fusion) -> Self {
        let (operands, types) = (op.views.len(), &op.types);
        let views = op.views.iter().map(|view| View::new(view, &op.shape));
        let views: Vec<View> = views.collect();
        let mut slots = Slots::of(op);
        let mut constant = Vec::new();
        for (operand, view) in views.iter().enumerate() {
            if view.repeats_within(TILE) {
                slots.last_use[operand] = usize::MAX;
                constant.push((operand, slots.take(operand)));
            }
        }
        let mut actions = Vec::new();
        for (entry, step) in op.body.iter().enumerate() {
            let arguments = step.arguments();
            for &register in arguments {
                load(register, operands, &mut slots, &mut actions);
            }
            let register = operands + entry;
            let slot = slots.take(register);
            let held = |index: usize| arguments.get(index).and_then(|&r| slots.held[r]);
            actions.push(Action::Compute(Element {
                function: step.function,
                dtype: step.dtype,
                from: arguments
                    .last()
                    .map_or(step.dtype, |&register| types[register]),
                arguments: [0, 1, 2].map(|index| held(index).unwrap_or(slot)),
                slot,
                dim: step.dim,
            }));
            slots.release(arguments, entry);
            slots.release(&[register], entry);
        }
        for &register in &op.outputs {
            load(register, operands, &mut slots, &mut actions);
        }
        let output = |&register: &usize| {
            let slot = slots.held[register].expect("it is kept");
            (slot, types[register])
        };
        Self {
            shape: op.shape.clone(),
            outputs: op.outputs.iter().map(output).collect(),
            views,
            constant,
            actions,
            slots: slots.count,
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

    fn piece(
        &self,
        range: std::ops::Range<usize>,
        operands: &[Source<'_>],
        results: &mut [&mut [u8]],
    ) {
        with_tiles(self.slots, |tiles| {
            for &(operand, slot) in &self.constant {
                let len = TILE.min(range.len());
                self.load(
                    operand,
                    operands,
                    0,
                    range.start..range.start + len,
                    results,
                    &mut tiles[slot],
                );
            }
            for start in range.clone().step_by(TILE) {
                let end = range.end.min(start + TILE);
                let at = start - range.start;
                for action in &self.actions {
                    match action {
                        Action::Load { operand, slot } => {
                            let tile = &mut tiles[*slot];
                            self.load(*operand, operands, at, start..end, results, tile);
                        }
                        Action::Compute(element) => {
                            elementwise::compute(element, tiles, start..end, &self.shape);
                        }
                    }
                }
                for (&(slot, dtype), result) in self.outputs.iter().zip(&mut *results) {
                    let size = dtype.size_bytes();
                    let bytes = &mut result[at * size..][..(end - start) * size];
                    fusion_view::store(dtype, &tiles[slot], bytes);
                }
            }
        });
    }

    /// Copies elements of an operand into a tile; `at` is the place of the range in the piece.
    fn load(
        &self,
        operand: usize,
        operands: &[Source<'_>],
        at: usize,
        range: std::ops::Range<usize>,
        results: &[&mut [u8]],
        tile: &mut Tile,
    ) {
        let view = &self.views[operand];
        match operands[operand] {
            Source::Dense(source) => {
                fusion_view::load(source.dtype, view, source.bytes, range, tile);
            }
            Source::Result(result, dtype) => {
                let size = dtype.size_bytes();
                let bytes = &results[result][at * size..][..range.len() * size];
                let view = View::contiguous(range.len());
                fusion_view::load(dtype, &view, bytes, 0..range.len(), tile);
            }
        }
    }
}

/// Loads an operand's register unless it is there.
fn load(register: usize, operands: usize, slots: &mut Slots, actions: &mut Vec<Action>) {
    if register < operands && slots.held[register].is_none() {
        let slot = slots.take(register);
        actions.push(Action::Load {
            operand: register,
            slot,
        });
    }
}
