//! Reductions and running combinations of a dimension that is split, in two stages: every shard on
//! its own, and what all shards come to.
//!
//! Of a dimension of any extent a device sends one element (and where it is), not its shard.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{ArgReduce, Combiner, Reduce, ReduceWindow, TensorOp};
use peapod_ir::{AxisId, DType, Op, Sharding, TensorType, ValueId};

use super::mask::Padded;
use super::values::Walk;
use crate::error::PassError;
use crate::pod::scan_blocks::{is_neutral, reaching};

/// A dimension of a value that is split.
pub(super) struct Split {
    /// The value.
    pub x: ValueId,
    /// Its sharding.
    pub held: Sharding,
    /// The dimension.
    pub dim: usize,
    /// Axes of the dimension.
    pub axes: Vec<AxisId>,
    /// How many shards they are.
    pub parts: usize,
}

impl Split {
    /// The sharding of what has one element of each shard, along a last dimension instead of the
    /// one that is split.
    fn stacked(&self) -> Sharding {
        let mut sharding = self.without();
        sharding.dims.push(self.axes.clone());
        sharding
    }

    /// The sharding without the dimension.
    fn without(&self) -> Sharding {
        let mut sharding = self.held.clone();
        sharding.dims.remove(self.dim);
        sharding
    }
}

impl Walk<'_, '_> {
    /// Writes an op in two stages; whether it is one for that.
    pub(super) fn staged(&mut self, op: &Op, kind: &TensorOp) -> Result<bool, PassError> {
        if let TensorOp::ArgReduce(kind) = kind {
            return self.extremes(op, kind);
        }
        if let TensorOp::ReduceWindow(kind) = kind {
            return self.running(op, kind);
        }
        if let TensorOp::Sort(kind) = kind {
            return self.sorted(op, kind);
        }
        if let TensorOp::TopK(_) = kind {
            return self.largest(op);
        }
        Ok(false)
    }

    /// How a dimension of a value is split, if it is in every form there is.
    pub(super) fn split_along(&mut self, x: ValueId, dim: usize) -> Option<Split> {
        if self.is_anywhere(x) || self.ty(x).quant.is_some() {
            return None;
        }
        let forms = self.shardings(x);
        let is_split = |form: &Sharding| form.partial.is_empty() && !form.dims[dim].is_empty();
        if !forms.iter().all(is_split) {
            return None;
        }
        let assigned = self.assigned(x);
        let own = forms.iter().find(|form| *form == assigned);
        let held = own.or(forms.first())?.clone();
        let axes = held.dims[dim].clone();
        let parts = self.build.mesh.parts(&axes);
        Some(Split {
            x,
            held,
            dim,
            axes,
            parts,
        })
    }

    /// The shard of what is split, with an element in the padding that changes nothing.
    pub(super) fn shard(&mut self, split: &Split, fill: ValueId) -> Result<ValueId, PassError> {
        let extent = self.ty(split.x).shape[split.dim];
        if extent.is_multiple_of(split.parts) {
            return self.get(split.x, &split.held, None);
        }
        let padded = Padded {
            dim: split.dim,
            axes: split.axes.clone(),
            extent,
        };
        self.get_masked(split.x, &split.held, None, (&[padded], fill))
    }

    /// A local value in another sharding of the whole.
    pub(super) fn moved(
        &mut self,
        mut local: ValueId,
        whole: &TensorType,
        [from, to]: [&Sharding; 2],
    ) -> ValueId {
        let plan = self.shared.planner.plan(&whole.shape, from, to);
        let mut before = from.clone();
        for (step, after) in &plan.steps {
            local = self.build.step(local, step, [&before, after], whole);
            before = after.clone();
        }
        local
    }

    /// The cost of a change of sharding in sixteenths of a byte.
    pub(super) fn cost(&mut self, ty: &TensorType, [from, to]: [&Sharding; 2]) -> u64 {
        let plan = self.shared.planner.plan(&ty.shape, from, to);
        plan.cost.saturating_mul(ty.dtype.size_bytes() as u64)
    }

    /// What the results of an op cost that are made in this sharding; those that are read.
    pub(super) fn placing(&mut self, op: &Op, made: &Sharding) -> u64 {
        let mut total = 0_u64;
        for id in &op.outputs {
            if !self.is_read(*id) {
                continue;
            }
            let (ty, assigned) = (self.ty(*id), self.assigned(*id).clone());
            total = total.saturating_add(self.cost(ty, [made, &assigned]));
        }
        total
    }

    fn extremes(&mut self, op: &Op, kind: &ArgReduce) -> Result<bool, PassError> {
        let Some(split) = op.inputs[0].and_then(|x| self.split_along(x, kind.dim)) else {
            return Ok(false);
        };
        let stacked = op.outputs.iter().map(|id| {
            let mut ty = self.ty(*id).clone();
            ty.shape.push(split.parts);
            ty
        });
        let stacked: Vec<TensorType> = stacked.collect();
        let read = op.outputs.iter().rev().find(|id| self.is_read(**id));
        let wanted = read.map(|id| self.assigned(*id).clone());
        let from = split.stacked();
        let targets = [Some(split.without()), wanted].into_iter().flatten();
        let costs = targets.map(|made| {
            let mut to = made.clone();
            to.dims.push(vec![]);
            let ways = stacked.iter().map(|ty| self.cost(ty, [&from, &to]));
            let ways = ways.fold(0, u64::saturating_add);
            (ways.saturating_add(self.placing(op, &made)), made)
        });
        let Some((cost, made)) = costs.min_by_key(|(cost, _)| *cost) else {
            return Ok(false);
        };
        let together = (self.at_once(op, &split), self.gathers(op));
        if !self.stays_split(op, ("the extreme of each shard gathered", cost), together) {
            return Ok(false);
        }
        let local = self.partial_extremes(&split, kind, &stacked)?;
        let mut to = made.clone();
        to.dims.push(vec![]);
        let pairs = local.into_iter().zip(&stacked);
        let all = pairs.map(|(local, ty)| self.moved(local, ty, [&from, &to]));
        let all: Vec<ValueId> = all.collect();
        for (id, local) in op.outputs.iter().zip(self.build.extreme_of(&all, kind.max)) {
            self.define(*id, made.clone(), local)?;
        }
        Ok(true)
    }

    /// What an op costs that needs the dimension whole.
    pub(super) fn at_once(&mut self, op: &Op, split: &Split) -> u64 {
        let cut = self.cut(op);
        let ty = self.ty(split.x);
        let wanted = cut.operands[0].clone().unwrap_or_default();
        let own = self.cost(ty, [&split.held, &wanted]);
        let made = cut.results[0].clone();
        own.saturating_add(self.placing(op, &made))
    }

    /// The extreme of every shard, and where it is in the whole: one element along a last
    /// dimension.
    fn partial_extremes(
        &mut self,
        split: &Split,
        kind: &ArgReduce,
        stacked: &[TensorType],
    ) -> Result<Vec<ValueId>, PassError> {
        let dtype = self.ty(split.x).dtype;
        let combiner = match (dtype, kind.max) {
            (DType::Bool, true) => Combiner::Or,
            (DType::Bool, false) => Combiner::And,
            (_, true) => Combiner::Max,
            (_, false) => Combiner::Min,
        };
        let fill = self.build.identity(combiner, dtype);
        let x = self.shard(split, fill)?;
        let mut shape = self.build.shape(x).to_vec();
        let extent = shape.remove(split.dim);
        let types: Vec<TensorType> = stacked.iter().map(|ty| ty.with_shape(&shape[..])).collect();
        let found = self.build.emit_many(kind.clone(), &[x], types);
        let offset = self.build.offset(&split.axes, extent);
        let offset = self.build.convert(offset, stacked[1].dtype);
        let offset = self.build.broadcast(offset, [], &shape);
        let index = self.build.binary(Combiner::Add.op(), found[1], offset);
        shape.push(1);
        let both = [found[0], index].map(|of| self.build.reshape(of, &shape));
        Ok(both.to_vec())
    }

    /// Whether a window reaches from every element to one end of a dimension: the combiner, the
    /// dimension, and whether that is the far end.
    fn reach(&self, op: &Op, kind: &ReduceWindow) -> Option<(usize, bool)> {
        let (x, initial) = (op.inputs[0]?, op.inputs[1]?);
        let ty = self.ty(x);
        let mut long = (0..ty.shape.len()).filter(|dim| kind.window[*dim] > 1);
        let (dim, None) = (long.next()?, long.next()) else {
            return None;
        };
        let extent = ty.shape[dim];
        let is_reversed = kind.sliding.padding[dim][0] == 0;
        let reaches = kind.window[dim] == extent
            && kind.sliding == reaching(ty.shape.len(), dim, extent, is_reversed);
        let logical = matches!(kind.combiner, Combiner::And | Combiner::Or);
        let joins = logical || ty.dtype != DType::Bool;
        let neutral = is_neutral(self.function, initial, kind.combiner);
        (reaches && joins && neutral).then_some((dim, is_reversed))
    }

    fn running(&mut self, op: &Op, kind: &ReduceWindow) -> Result<bool, PassError> {
        let reach = self.reach(op, kind).zip(op.inputs[0]);
        let Some(((dim, is_reversed), x)) = reach else {
            return Ok(false);
        };
        let Some(split) = self.split_along(x, dim) else {
            return Ok(false);
        };
        let dtype = self.ty(x).dtype;
        let fill = self.build.identity(kind.combiner, dtype);
        let shard = self.shard(&split, fill)?;
        // Halves are rounded once.
        let sums = matches!(kind.combiner, Combiner::Add | Combiner::Mul);
        let is_half = matches!(dtype, DType::F16 | DType::Bf16);
        let inner = if sums && is_half { DType::F32 } else { dtype };
        let shard = self.build.convert(shard, inner);
        let within = self.build.running(shard, (dim, is_reversed), kind.combiner);
        let totals = self.build.end(within, dim, is_reversed);
        let mut whole = self.ty(x).clone();
        whole.dtype = inner;
        whole.shape[dim] = split.parts;
        let mut all = split.held.clone();
        all.dims[dim].clear();
        let totals = self.moved(totals, &whole, [&split.held, &all]);
        let before = self
            .build
            .before(totals, &split, kind.combiner, is_reversed);
        let shape = self.build.shape(within).to_vec();
        let kept: Vec<usize> = (0..shape.len()).filter(|of| *of != dim).collect();
        let before = self.build.broadcast(before, &kept, &shape);
        let joined = self.build.binary(kind.combiner.op(), before, within);
        let joined = self.build.convert(joined, dtype);
        self.define(op.outputs[0], split.held, joined)?;
        Ok(true)
    }
}

impl super::build::Build<'_> {
    /// The extreme of those of all shards, along the last dimension, and where it is: of equal ones
    /// the first, as shards are in order.
    fn extreme_of(&mut self, all: &[ValueId], max: bool) -> Vec<ValueId> {
        let shape = self.shape(all[0]).to_vec();
        let dim = shape.len() - 1;
        let outer = &shape[..dim];
        let types = [
            self.ty(all[0]).with_shape(outer),
            TensorType::new(DType::I32, outer),
        ];
        let found = self.emit_many(ArgReduce { dim, max }, &[all[0]], types);
        let kept: Vec<usize> = (0..dim).collect();
        let position = self.broadcast(found[1], &kept, &shape);
        let line = self.iota(TensorType::new(DType::I32, &shape[..]), dim);
        let is_there = self.compare(Direction::Eq, line, position);
        let dtype = self.ty(all[1]).dtype;
        let zero = self.scalar(dtype, Scalar::zero(dtype));
        let zeros = self.broadcast(zero, [], &shape);
        let index = self.select(is_there, all[1], zeros);
        let sum = Reduce {
            combiner: Combiner::Add,
            dims: vec![dim],
        };
        let index = self.emit(sum, &[index, zero], TensorType::new(dtype, outer));
        vec![found[0], index]
    }

    /// The running combination of a shard along a dimension.
    fn running(&mut self, x: ValueId, along: (usize, bool), combiner: Combiner) -> ValueId {
        let ((dim, is_reversed), ty) = (along, self.ty(x).clone());
        let (rank, extent) = (ty.shape.len(), ty.shape[dim]);
        let mut window = vec![1; rank];
        window[dim] = extent;
        let initial = self.identity(combiner, ty.dtype);
        let kind = ReduceWindow {
            combiner,
            window,
            sliding: reaching(rank, dim, extent, is_reversed),
        };
        self.emit(kind, &[x, initial], ty)
    }

    /// What a running combination comes to.
    fn end(&mut self, within: ValueId, dim: usize, is_reversed: bool) -> ValueId {
        let last = match is_reversed {
            true => 0,
            false => self.shape(within)[dim] - 1,
        };
        self.part(within, dim, [last, last + 1])
    }

    /// What the shards before a device's come to (after it, if `is_reversed`), without the
    /// dimension.
    fn before(
        &mut self,
        totals: ValueId,
        split: &Split,
        combiner: Combiner,
        is_reversed: bool,
    ) -> ValueId {
        let (dim, ty) = (split.dim, self.ty(totals).clone());
        let line = self.iota(TensorType::new(DType::I32, [split.parts]), 0);
        let position = self.position(&split.axes);
        let position = self.broadcast(position, [], [split.parts]);
        let direction = match is_reversed {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let counts = self.compare(direction, line, position);
        let counts = self.broadcast(counts, [dim], &ty.shape);
        let identity = self.identity(combiner, ty.dtype);
        let fill = self.broadcast(identity, [], &ty.shape);
        let others = self.select(counts, totals, fill);
        let mut shape = ty.shape.clone();
        shape.remove(dim);
        let kind = Reduce {
            combiner,
            dims: vec![dim],
        };
        self.emit(kind, &[others, identity], ty.with_shape(shape))
    }
}
