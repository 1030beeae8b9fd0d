//! The largest elements along a dimension that is split: those of every shard, and of them the
//! largest.
//!
//! A device sends as many elements as are looked for, and where they are, not its shard.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Sort, TopK};
use peapod_ir::{DType, Op, TensorType, ValueId};

use super::build::Build;
use super::staged::Split;
use super::values::Walk;
use crate::error::PassError;

impl Walk<'_, '_> {
    /// Looks for the largest elements of every shard first; whether that is done.
    pub(super) fn largest(&mut self, op: &Op) -> Result<bool, PassError> {
        let &[Some(x)] = &op.inputs[..] else {
            return Ok(false);
        };
        let dim = self.ty(x).shape.len() - 1;
        let Some(split) = self.split_along(x, dim) else {
            return Ok(false);
        };
        let k = self.ty(op.outputs[0]).shape[dim];
        let local = split.held.local_shape(self.build.mesh, &self.ty(x).shape)[dim];
        let own = k.min(local);
        // Indices that nothing reads are not sent.
        let read = if self.is_read(op.outputs[1]) { 2 } else { 1 };
        let candidates = op.outputs[..read].iter().map(|id| {
            let mut ty = self.ty(*id).clone();
            ty.shape[dim] = split.parts * own;
            ty
        });
        let candidates: Vec<TensorType> = candidates.collect();
        let mut targets = vec![split.held.clone()];
        targets.extend(op.outputs.iter().map(|id| self.assigned(*id).clone()));
        let costs = targets.into_iter().map(|mut made| {
            made.dims[dim].clear();
            let ways = candidates
                .iter()
                .map(|ty| self.cost(ty, [&split.held, &made]));
            let ways = ways.fold(0, u64::saturating_add);
            (ways.saturating_add(self.placing(op, &made)), made)
        });
        let Some((cost, made)) = costs.min_by_key(|(cost, _)| *cost) else {
            return Ok(false);
        };
        // All of a shard are candidates of as many: that would be a gather, too.
        let gathers = own < local && self.gathers(op);
        let together = (self.at_once(op, &split), gathers);
        if !self.stays_split(op, ("the largest of each shard gathered", cost), together) {
            return Ok(false);
        }
        let local = self.largest_of_shard(&split, own, &candidates)?;
        let pairs = local.into_iter().zip(&candidates);
        let all = pairs.map(|(local, ty)| self.moved(local, ty, [&split.held, &made]));
        let all: Vec<ValueId> = all.collect();
        for (id, local) in op.outputs.iter().zip(self.build.largest_of(&all, dim, k)) {
            self.define(*id, made.clone(), local)?;
        }
        Ok(true)
    }

    /// The largest elements of a device's shard, and where they are in the whole: one of each type
    /// of `candidates`.
    fn largest_of_shard(
        &mut self,
        split: &Split,
        own: usize,
        candidates: &[TensorType],
    ) -> Result<Vec<ValueId>, PassError> {
        let dtype = self.ty(split.x).dtype;
        let fill = self.build.smallest(dtype);
        let x = self.shard(split, fill)?;
        let dim = split.dim;
        let mut shape = self.build.shape(x).to_vec();
        let extent = std::mem::replace(&mut shape[dim], own);
        let types = [dtype, DType::I32].map(|dtype| TensorType::new(dtype, &shape[..]));
        let mut found = self.build.emit_many(TopK, &[x], types.to_vec());
        let offset = self.build.offset(&split.axes, extent);
        let offset = self.build.broadcast(offset, [], &shape);
        found[1] = self.build.binary(BinaryOp::Add, found[1], offset);
        found.truncate(candidates.len());
        Ok(found)
    }
}

impl Build<'_> {
    /// What no element comes after, if both are equal: of floats what is not a number is largest,
    /// or smallest if it has a sign.
    fn smallest(&mut self, dtype: DType) -> ValueId {
        if DType::FLOATS.contains(&dtype) {
            let bytes = vec![0xff; dtype.size_bytes()];
            return self.scalar_bytes(TensorType::new(dtype, []), bytes);
        }
        self.identity(Combiner::Max, dtype)
    }

    /// The largest of candidates along a dimension, and what goes with them: of equal ones those
    /// that come first.
    fn largest_of(&mut self, all: &[ValueId], dim: usize, k: usize) -> Vec<ValueId> {
        let sort = Sort {
            dim,
            keys: 1,
            direction: Direction::Gt,
            total_order: DType::FLOATS.contains(&self.ty(all[0]).dtype),
        };
        let types: Vec<TensorType> = all.iter().map(|id| self.ty(*id).clone()).collect();
        let sorted = self.emit_many(sort, all, types);
        let first = sorted.into_iter().map(|of| self.trim(of, dim, k));
        first.collect()
    }
}
