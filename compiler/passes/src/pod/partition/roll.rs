//! Tensors that are turned along a dimension: what leaves one end comes in at the other.
//!
//! Programs spell that as a concatenation of two slices. Each of them has an extent of its own, and
//! its shards are not where those of the whole are; of the whole, every device gets the shard that
//! is as far away as the tensor is turned, in two pieces.

use peapod_ir::builder::Emit;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::tensor::{CollectivePermute, Route, Slice, TensorOp};
use peapod_ir::{AxisId, Function, OpKind, Sharding, ValueId};

use super::build::Build;
use super::op::Cut;
use super::values::Walk;
use crate::error::PassError;

/// A tensor whose index `by` becomes the first along a dimension.
#[derive(Clone, Debug)]
pub(super) struct Roll {
    /// The op that joins the slices.
    at: usize,
    /// The ops that cut them, which nothing else reads.
    slices: [usize; 2],
    x: ValueId,
    dim: usize,
    by: usize,
    /// How the tensor is split, if that was looked up, and it is turned as a whole.
    held: Option<Option<Sharding>>,
}

/// The tensors that a function turns.
pub(super) fn rolls(
    function: &Function,
    definers: &SecondaryMap<ValueId, Option<usize>>,
    uses: &SecondaryMap<ValueId, usize>,
) -> Vec<Roll> {
    let sliced = |value: ValueId| -> Option<(usize, ValueId, &Slice)> {
        let at = definers[value].filter(|_| uses[value] == 1)?;
        let op = &function.ops[at];
        let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind else {
            return None;
        };
        Some((at, op.inputs[0]?, slice))
    };
    let found = function.ops.iter().enumerate().filter_map(|(at, op)| {
        let (OpKind::Concatenation(joined), &[Some(back), Some(front)]) =
            (&op.kind, &op.inputs[..])
        else {
            return None;
        };
        let ((first, x, back), (second, y, front)) = (sliced(back)?, sliced(front)?);
        let (dim, by) = turn(&function.ty(x).shape, back, front).filter(|_| x == y)?;
        // Halves that are joined along another dimension are no turn.
        if dim != joined.axis {
            return None;
        }
        Some(Roll {
            at,
            slices: [first, second],
            x,
            dim,
            by,
            held: None,
        })
    });
    found.collect()
}

/// The dimension along which two slices are all of a tensor, the back of it first, and where the
/// back begins.
fn turn(shape: &[usize], back: &Slice, front: &Slice) -> Option<(usize, usize)> {
    let strides = back.stride.iter().chain(&front.stride);
    if strides.into_iter().any(|stride| *stride != 1) {
        return None;
    }
    let range = |slice: &Slice, dim: usize| [slice.start[dim], slice.limit[dim]];
    let whole = |slice: &Slice, dim: usize| range(slice, dim) == [0, shape[dim]];
    let cut = |dim: &usize| !(whole(back, *dim) && whole(front, *dim));
    let mut dims = (0..shape.len()).filter(cut);
    let (dim, None) = (dims.next()?, dims.next()) else {
        return None;
    };
    let by = back.start[dim];
    let all = range(back, dim) == [by, shape[dim]] && range(front, dim) == [0, by];
    all.then_some((dim, by))
}

impl Walk<'_, '_> {
    /// Turns a tensor that is split where that is turned; whether the op is one of those that do.
    pub(super) fn rolled(&mut self, index: usize) -> Result<bool, PassError> {
        let mut rolls = self.rolls.iter();
        let own = rolls.position(|roll| roll.at == index || roll.slices.contains(&index));
        let Some(own) = own else {
            return Ok(false);
        };
        let roll = self.rolls[own].clone();
        let held = match roll.held {
            Some(held) => held,
            None => self.turned(roll.x, roll.dim),
        };
        self.rolls[own].held = Some(held.clone());
        let Some(held) = held else {
            return Ok(false);
        };
        if roll.at == index {
            let x = self.get(roll.x, &held, None)?;
            let local = self
                .build
                .turn(x, (roll.dim, &held.dims[roll.dim]), roll.by);
            self.define(self.function.ops[index].outputs[0], held, local)?;
        }
        Ok(true)
    }

    /// The sharding in which a tensor is turned: one that splits the dimension into equal parts,
    /// where there is none that does not.
    fn turned(&mut self, x: ValueId, dim: usize) -> Option<Sharding> {
        if self.is_anywhere(x) || self.ty(x).quant.is_some() {
            return None;
        }
        let extent = self.ty(x).shape[dim];
        let forms = self.shardings(x);
        let fits = |form: &Sharding| {
            let axes = &form.dims[dim];
            let whole = axes.iter().all(|axis| !self.build.mesh.is_part(*axis));
            let even = extent.is_multiple_of(self.build.mesh.parts(axes));
            whole && even && !axes.is_empty() && form.partial.is_empty()
        };
        let all = forms.iter().all(fits);
        let assigned = self.assigned(x);
        let own = forms.iter().find(|form| *form == assigned);
        own.or(forms.first()).filter(|_| all).cloned()
    }
}

impl Walk<'_, '_> {
    /// Sends the shards of what is reversed along several dimensions, all of which are split into
    /// equal parts, to where they belong at once; whether it is that.
    pub(super) fn turn_around(&mut self, cut: &Cut<'_>, operands: &mut [Option<ValueId>]) -> bool {
        let OpKind::Tensor(TensorOp::Reverse(_)) = &cut.op.kind else {
            return false;
        };
        let (Some(x), Some(held)) = (operands[0], &cut.operands[0]) else {
            return false;
        };
        let mesh = self.shared.mesh;
        let split = cut.windowed_dims.iter().filter(|windowed| {
            let axes = &held.dims[windowed.dim];
            !axes.is_empty() && *axes == cut.choice[windowed.factor]
        });
        let split: Vec<_> = split.collect();
        let chosen = cut.windowed_dims.iter();
        let chosen = chosen.filter(|windowed| !cut.choice[windowed.factor].is_empty());
        let even = split.iter().all(|windowed| {
            let parts = mesh.parts(&held.dims[windowed.dim]);
            windowed.extent.is_multiple_of(parts)
        });
        if split.len() < 2 || chosen.count() != split.len() || !even {
            return false;
        }
        let axes = split.iter().flat_map(|windowed| &held.dims[windowed.dim]);
        let axes: Vec<AxisId> = axes.copied().collect();
        let route = Route::Stride {
            multiplier: -1,
            offset: mesh.parts(&axes) as i64 - 1,
            divisor: 1,
            period: 1,
            phase: 0,
        };
        let ty = self.build.ty(x).clone();
        operands[0] = Some(self.build.emit(CollectivePermute { axes, route }, &[x], ty));
        true
    }
}

impl Build<'_> {
    /// A shard of a tensor whose index `by` becomes the first.
    fn turn(&mut self, x: ValueId, (dim, axes): (usize, &[AxisId]), by: usize) -> ValueId {
        let local = self.shape(x)[dim];
        let (far, rest) = (by / local, by % local);
        let pieces = [(far, [rest, local]), (far + 1, [0, rest])];
        let pieces = pieces.into_iter().filter(|(_, [from, to])| from < to);
        let pieces: Vec<(usize, [usize; 2])> = pieces.collect();
        let found = pieces.into_iter().map(|(far, range)| {
            let piece = self.part(x, dim, range);
            self.turned_by(piece, axes, far)
        });
        let found: Vec<ValueId> = found.collect();
        match found[..] {
            [piece] => piece,
            _ => self.concatenate(&found, dim),
        }
    }

    /// What the device so many positions further on holds, around the end.
    fn turned_by(&mut self, x: ValueId, axes: &[AxisId], far: usize) -> ValueId {
        let parts = self.mesh.parts(axes);
        let far = far % parts;
        if far == 0 {
            return x;
        }
        let offset = match 2 * far > parts {
            true => (parts - far) as i64,
            false => -(far as i64),
        };
        let route = Route::Shift { offset, wrap: true };
        let axes = axes.to_vec();
        let ty = self.ty(x).clone();
        self.emit(CollectivePermute { axes, route }, &[x], ty)
    }
}
