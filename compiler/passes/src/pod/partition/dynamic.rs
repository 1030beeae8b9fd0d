//! Slices at computed places of dimensions that are split: every device reads or writes what is in
//! its own shard.
//!
//! The shard gets a halo of as many elements as the slice has: wherever the slice is, the part of
//! it that is not in the shard falls into these. Starts are first clamped so that the slice is
//! inside the whole, as the op would do.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{Clamp, TensorOp};
use peapod_ir::{DType, OpKind, Role, TensorType, ValueId};

use super::build::Build;
use super::op::Cut;
use super::values::Walk;

/// Dimensions whose shards are surrounded, and by how many elements on either side.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Margins {
    dims: Vec<(usize, usize)>,
    /// Whether the result has them, too.
    on_result: bool,
}

impl Margins {
    /// The types of results with their margins.
    pub fn widen(&self, results: &mut [TensorType]) {
        for (dim, margin) in self.dims.iter().filter(|_| self.on_result) {
            results[0].shape[*dim] += 2 * margin;
        }
    }
}

impl Walk<'_, '_> {
    /// Starts, as i32, that count from where the surrounded shard begins, and the surrounded shard.
    pub(super) fn localise_starts(
        &mut self,
        cut: &Cut<'_>,
        operands: &mut [Option<ValueId>],
    ) -> Margins {
        let OpKind::Tensor(kind) = &cut.op.kind else {
            return Margins::default();
        };
        let writes = matches!(kind, TensorOp::DynamicUpdateSlice(_));
        if !(writes || matches!(kind, TensorOp::DynamicSlice(_))) {
            return Margins::default();
        }
        let (Some(x), part) = (cut.op.inputs[0], cut.op.inputs.get(1).copied().flatten()) else {
            return Margins::default();
        };
        let (whole, result) = (&self.ty(x).shape, &self.ty(cut.op.outputs[0]).shape);
        let part = match part.filter(|_| writes) {
            Some(update) => &self.ty(update).shape,
            None => result,
        };
        let split = |dim: &usize| {
            let mut factors = cut.rule.operands[0][*dim].iter();
            factors.any(|&factor| {
                cut.rule.factors[factor].role == Role::Indexed && !cut.choice[factor].is_empty()
            })
        };
        let dims: Vec<usize> = (0..whole.len()).filter(split).collect();
        if dims.is_empty() {
            return Margins::default();
        }
        let starts = if writes { 2 } else { 1 };
        for dim in 0..whole.len() {
            // All starts have one type.
            let slot = &mut operands[starts + dim];
            *slot = slot.map(|start| self.build.moved_inside(start, whole[dim] - part[dim]));
        }
        for &dim in &dims {
            let axes = &cut.choice[cut.rule.operands[0][dim][0]];
            let local = whole[dim].div_ceil(self.shared.mesh.parts(axes));
            let offset = self.build.offset(axes, local);
            let margin = self.build.integer(part[dim]);
            let before = self.build.binary(BinaryOp::Sub, offset, margin);
            let slot = &mut operands[starts + dim];
            *slot = slot.map(|start| self.build.binary(BinaryOp::Sub, start, before));
            operands[0] = operands[0].map(|x| self.build.surround(x, dim, [part[dim]; 2]));
        }
        Margins {
            dims: dims.iter().map(|&dim| (dim, part[dim])).collect(),
            on_result: writes,
        }
    }
}

impl Build<'_> {
    /// A start moved to between 0 and `last`, as i32.
    fn moved_inside(&mut self, start: ValueId, last: usize) -> ValueId {
        let ty = self.ty(start).clone();
        let (_, most) = ty.dtype.integer_range().unwrap_or((0, i64::MAX));
        let [low, high] =
            [0, (last as i64).min(most)].map(|bound| self.scalar(ty.dtype, Scalar::Integer(bound)));
        let start = self.emit(Clamp, &[low, start, high], ty);
        self.convert(start, DType::I32)
    }

    /// Results without the margins that they were made with.
    pub(super) fn cut_off(&mut self, margins: &Margins, made: &mut [ValueId]) {
        for (dim, margin) in margins.dims.iter().filter(|_| margins.on_result) {
            let extent = self.ty(made[0]).shape[*dim];
            made[0] = self.part(made[0], *dim, [*margin, extent - margin]);
        }
    }
}
