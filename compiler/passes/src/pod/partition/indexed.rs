//! Gathers from and scatters into dimensions that are split: indices that count from the shard's
//! beginning.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Clamp, Points, TensorOp};
use peapod_ir::{AxisId, DType, OpKind, Role, Tensor, TensorType, ValueId};

use super::op::Cut;
use super::values::Walk;

/// A part of the indices that points into a split dimension.
struct SplitIndex {
    /// Which part.
    part: usize,
    /// Axes that split the dimension.
    axes: Vec<AxisId>,
    /// Extent of the shard.
    local: usize,
}

impl Walk<'_, '_> {
    /// Whether an operand holds indices.
    pub(super) fn is_indices(&self, cut: &Cut<'_>, operand: usize) -> bool {
        operand == 1 && points(cut).is_some()
    }

    /// Where operand 0 is split along an indexed dimension: indices, as i32, that count from where
    /// the shard begins.
    ///
    /// Those of a gather are first clamped so that the slices are inside the whole, as the gather
    /// would do. Those of a scatter are cut off where nothing of the slice is inside anyway.
    pub(super) fn localise_indices(&mut self, cut: &Cut<'_>, operands: &mut [Option<ValueId>]) {
        let parts = self.split_parts(cut);
        let (Some(points), Some(indices)) = (points(cut), operands.get(1).copied().flatten())
        else {
            return;
        };
        if parts.is_empty() {
            return;
        }
        let bounds = self.bounds(cut, points);
        let shape = self.build.ty(indices).shape.clone();
        let vector = points.index_vector_dim;
        let [low, high] = [0, 1].map(|side| {
            let dtype = self.build.ty(indices).dtype;
            let (min, max) = dtype.integer_range().unwrap_or((i64::MIN, i64::MAX));
            let of = bounds.iter().map(|of| of[side].clamp(min, max));
            self.per_part(of.collect(), dtype, vector, &shape)
        });
        let ty = self.build.ty(indices).clone();
        let inside = self.build.emit(Clamp, &[low, indices, high], ty);
        let index = self.build.convert(inside, DType::I32);
        let offset = self.offsets(&parts, points, &shape);
        operands[1] = Some(self.build.binary(BinaryOp::Sub, index, offset));
    }

    /// Least and greatest sensible index of each part.
    fn bounds(&self, cut: &Cut<'_>, points: &Points) -> Vec<[i64; 2]> {
        let x = cut.op.inputs[0].map_or(&[][..], |id| &self.ty(id).shape);
        let mut gather = None;
        if let OpKind::Tensor(TensorOp::Gather(own)) = &cut.op.kind {
            gather = Some(own);
        }
        let bounds = points.dims.iter().map(|&dim| {
            let extent = x[dim] as i64;
            match gather {
                Some(gather) => [0, extent - gather.slice_sizes[dim] as i64],
                None => [-extent - 1, extent],
            }
        });
        bounds.collect()
    }

    /// A number for each part of the indices, in the shape of the indices.
    fn per_part(
        &mut self,
        numbers: Vec<i64>,
        dtype: DType,
        vector: usize,
        shape: &[usize],
    ) -> ValueId {
        if numbers.iter().all(|number| *number == numbers[0]) {
            let scalar = self.build.scalar(dtype, Scalar::Integer(numbers[0]));
            return self.build.broadcast(scalar, [], shape);
        }
        let ty = TensorType::new(dtype, [numbers.len()]);
        let numbers = numbers.into_iter().map(Scalar::Integer);
        let bytes = Tensor::from_scalars(&ty, numbers).into_bytes();
        let line = self.build.literal(ty, bytes);
        self.build.broadcast(line, [vector], shape)
    }

    /// What is subtracted from each part, in the shape of the indices.
    fn offsets(&mut self, parts: &[SplitIndex], points: &Points, shape: &[usize]) -> ValueId {
        let vector = points.index_vector_dim;
        let mut sum = None;
        for part in parts {
            let offset = self.build.offset(&part.axes, part.local);
            let mut own = self.build.broadcast(offset, [], shape);
            if points.dims.len() > 1 {
                let chosen = (0..points.dims.len()).map(|of| i64::from(of == part.part));
                let chosen = self.per_part(chosen.collect(), DType::I32, vector, shape);
                own = self.build.binary(BinaryOp::Mul, own, chosen);
            }
            sum = Some(match sum {
                Some(sum) => self.build.binary(BinaryOp::Add, sum, own),
                None => own,
            });
        }
        sum.unwrap_or_else(|| self.build.integer(0))
    }

    /// Where a gather reads outside of the shard, zeros.
    pub(super) fn drop_outside(
        &mut self,
        cut: &Cut<'_>,
        operands: &[Option<ValueId>],
        results: &mut [ValueId],
    ) {
        let OpKind::Tensor(TensorOp::Gather(gather)) = &cut.op.kind else {
            return;
        };
        let (parts, indices) = (self.split_parts(cut), operands[1]);
        let (Some(indices), false) = (indices, parts.is_empty()) else {
            return;
        };
        let vector = gather.points.index_vector_dim;
        let shape = self.build.ty(indices).shape.clone();
        let mut inside: Option<ValueId> = None;
        for part in &parts {
            let held = self.one_part(indices, part.part, vector, &shape);
            let held = self.within(held, part.local);
            inside = Some(match inside {
                Some(inside) => self.build.binary(BinaryOp::And, inside, held),
                None => held,
            });
        }
        let (Some(inside), result) = (inside, results[0]) else {
            return;
        };
        let ty = self.build.ty(result).clone();
        let walks = 0..ty.shape.len();
        let beside: Vec<usize> = walks
            .filter(|dim| !gather.offset_dims.contains(dim))
            .collect();
        let inside = self.build.broadcast(inside, &beside, &ty.shape);
        let zero = self.build.scalar(ty.dtype, Scalar::zero(ty.dtype));
        let zero = self.build.broadcast(zero, [], &ty.shape);
        results[0] = self.build.select(inside, result, zero);
    }

    /// One part of every index, without the dimension of the parts.
    fn one_part(
        &mut self,
        indices: ValueId,
        part: usize,
        vector: usize,
        shape: &[usize],
    ) -> ValueId {
        if vector == shape.len() {
            return indices;
        }
        let mut start = vec![0; shape.len()];
        let mut limit = shape.to_vec();
        start[vector] = part;
        limit[vector] = part + 1;
        let line = self.build.slice(indices, start, limit);
        let mut shape = shape.to_vec();
        shape.remove(vector);
        self.build.reshape(line, shape)
    }

    /// Whether indices are from 0 to before `extent`.
    fn within(&mut self, index: ValueId, extent: usize) -> ValueId {
        let shape = self.build.ty(index).shape.clone();
        let [zero, extent] = [0, extent].map(|bound| {
            let bound = self.build.integer(bound);
            self.build.broadcast(bound, [], &shape)
        });
        let above = self.build.compare(Direction::Ge, index, zero);
        let below = self.build.compare(Direction::Lt, index, extent);
        self.build.binary(BinaryOp::And, above, below)
    }

    /// Parts of the indices that point into split dimensions of operand 0.
    fn split_parts(&self, cut: &Cut<'_>) -> Vec<SplitIndex> {
        let (Some(points), Some(&Some(x))) = (points(cut), cut.op.inputs.first()) else {
            return vec![];
        };
        let x = &self.ty(x).shape;
        let parts = points.dims.iter().enumerate().filter_map(|(part, &dim)| {
            let mut factors = cut.rule.operands[0][dim].iter();
            let is_indexed = |factor: &&usize| cut.rule.factors[**factor].role == Role::Indexed;
            let axes = cut.choice[*factors.find(is_indexed)?].clone();
            let local = x[dim].div_ceil(self.shared.mesh.parts(&axes));
            (!axes.is_empty()).then_some(SplitIndex { part, axes, local })
        });
        parts.collect()
    }
}

/// Where a gather reads or a scatter writes.
fn points<'a>(cut: &Cut<'a>) -> Option<&'a Points> {
    if let OpKind::Tensor(TensorOp::Gather(gather)) = &cut.op.kind {
        return Some(&gather.points);
    }
    if let OpKind::Tensor(TensorOp::Scatter(scatter)) = &cut.op.kind {
        return Some(&scatter.points);
    }
    None
}
