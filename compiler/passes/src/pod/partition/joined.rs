//! Slices of one tensor that are joined along the dimension that they are cut of: what comes in at
//! the ends of a tensor that is continued periodically.
//!
//! Slices have extents of their own, and their shards are not where those of the whole are. Of the
//! whole, every device gets what its shard of the joined tensor shows of each slice.

use peapod_ir::builder::Emit;
use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::Activation;
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{AxisId, Function, OpKind, Sharding, ValueId};

use super::build::Build;
use super::values::Walk;
use super::window::{Affine, Shards, Window};
use crate::error::PassError;

/// A tensor that is joined of ranges of one tensor, one behind the other.
#[derive(Clone, Debug)]
pub(super) struct Joined {
    /// The op that joins.
    at: usize,
    /// The ops that cut, which nothing else reads.
    slices: Vec<usize>,
    x: ValueId,
    dim: usize,
    /// The ranges of the dimension.
    ranges: Vec<[usize; 2]>,
    /// How both tensors are split, if that was looked up, and ranges are taken of the whole.
    held: Option<Option<Sharding>>,
}

/// The tensors that a function joins of ranges of one.
pub(super) fn joins(
    function: &Function,
    definers: &SecondaryMap<ValueId, Option<usize>>,
    uses: &SecondaryMap<ValueId, usize>,
) -> Vec<Joined> {
    let ops = function.ops.iter().enumerate();
    let found = ops.filter_map(|(at, op)| {
        let OpKind::Concatenation(kind) = &op.kind else {
            return None;
        };
        let dim = kind.axis;
        if kind.activation != Activation::None {
            return None;
        }
        let operands = op.inputs.iter().map(|id| {
            let own = (*id)?;
            let range = range(function, definers, uses, own, dim);
            Some(range.unwrap_or((own, [0, function.ty(own).shape[dim]], None)))
        });
        let operands: Vec<_> = operands.collect::<Option<_>>()?;
        let slices: Vec<usize> = operands.iter().filter_map(|(.., op)| *op).collect();
        let x = operands.first()?.0;
        let same = operands.iter().all(|(own, ..)| *own == x);
        (same && !slices.is_empty() && operands.len() > 1).then(|| Joined {
            at,
            slices,
            x,
            dim,
            ranges: operands.iter().map(|(_, range, _)| *range).collect(),
            held: None,
        })
    });
    found.collect()
}

/// What a value is cut of along one dimension, its range there, and the op, if nothing else reads
/// the value.
fn range(
    function: &Function,
    definers: &SecondaryMap<ValueId, Option<usize>>,
    uses: &SecondaryMap<ValueId, usize>,
    value: ValueId,
    dim: usize,
) -> Option<(ValueId, [usize; 2], Option<usize>)> {
    let at = definers[value].filter(|_| uses[value] == 1)?;
    let op = &function.ops[at];
    let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind else {
        return None;
    };
    let x = op.inputs[0]?;
    let shape = &function.ty(x).shape;
    let whole = |of: usize| [slice.start[of], slice.limit[of]] == [0, shape[of]];
    let plain = slice.stride.iter().all(|stride| *stride == 1);
    let mut others = (0..shape.len()).filter(|of| *of != dim);
    (plain && others.all(whole)).then_some((x, [slice.start[dim], slice.limit[dim]], Some(at)))
}

impl Walk<'_, '_> {
    /// Joins ranges of a tensor that is split along the dimension; whether the op is one of those
    /// that do.
    pub(super) fn joined(&mut self, index: usize) -> Result<bool, PassError> {
        let mut joins = self.joins.iter();
        let own = joins.position(|join| join.at == index || join.slices.contains(&index));
        let Some(own) = own else {
            return Ok(false);
        };
        let join = self.joins[own].clone();
        let result = self.function.ops[join.at].outputs[0];
        let held = match join.held {
            Some(held) => held,
            None => self.joined_in(&join, result),
        };
        self.joins[own].held = Some(held.clone());
        let Some(held) = held else {
            return Ok(false);
        };
        if join.at == index {
            let x = self.get(join.x, &held, None)?;
            let extents = [join.x, result].map(|id| self.ty(id).shape[join.dim]);
            let along = (join.dim, &held.dims[join.dim][..]);
            if let Some(local) = self.build.join_ranges(x, along, extents, &join.ranges) {
                self.define(result, held, local)?;
            }
        }
        Ok(true)
    }

    /// The sharding of a tensor whose ranges are joined, if it splits the dimension, the result has
    /// it too, and few messages bring what it takes.
    fn joined_in(&mut self, join: &Joined, result: ValueId) -> Option<Sharding> {
        if self.is_anywhere(join.x) || self.ty(join.x).quant.is_some() {
            return None;
        }
        let assigned = self.assigned(result).clone();
        let axes = &assigned.dims[join.dim];
        let mesh = self.build.mesh;
        let whole = axes.iter().all(|axis| !mesh.is_part(*axis));
        let held = self.shardings(join.x).contains(&assigned);
        if axes.is_empty() || !whole || !held {
            return None;
        }
        let extents = [join.x, result].map(|id| self.ty(id).shape[join.dim]);
        let parts = mesh.parts(axes);
        let shards = Shards {
            parts,
            local: extents[0].div_ceil(parts),
        };
        let mut windows = windows(parts, extents[1], &join.ranges).into_iter();
        let reachable = windows.all(|(_, window)| window.way(shards, extents[0]).is_some());
        reachable.then_some(assigned)
    }
}

/// Where each range begins in the joined tensor, and what shards of that need of the tensor that it
/// is a range of.
fn windows(parts: usize, joined: usize, ranges: &[[usize; 2]]) -> Vec<(usize, Window)> {
    let local = joined.div_ceil(parts);
    let mut begin = 0;
    let windows = ranges.iter().map(|[from, to]| {
        let first = Affine {
            multiplier: local as i64,
            ..Affine::shifted(*from as i64 - begin as i64)
        };
        let window = Window {
            first,
            length: local,
            limits: [*from as i64, *to as i64],
        };
        let own = begin;
        begin += to - from;
        (own, window)
    });
    windows.collect()
}

impl Build<'_> {
    /// A shard of the ranges of a dimension, one behind the other; none if there is no way to them.
    fn join_ranges(
        &mut self,
        x: ValueId,
        (dim, axes): (usize, &[AxisId]),
        [extent, joined]: [usize; 2],
        ranges: &[[usize; 2]],
    ) -> Option<ValueId> {
        let mut found: Option<ValueId> = None;
        let local = joined.div_ceil(self.mesh.parts(axes));
        for (begin, window) in windows(self.mesh.parts(axes), joined, ranges) {
            let own = self.window_of(x, (dim, axes), extent, &window)?;
            let Some(before) = found else {
                found = Some(own);
                continue;
            };
            let shape = self.shape(own).to_vec();
            let first = self.offset(axes, local);
            let index = self.counted(first, local);
            let begun = self.bound(Direction::Ge, index, begin as i64);
            let begun = self.broadcast(begun, [dim], shape);
            found = Some(self.select(begun, own, before));
        }
        found
    }
}
