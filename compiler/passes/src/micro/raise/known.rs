//! What is known while compiling.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::BroadcastInDim;
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::{DType, Op, OpKind, Origin, TensorType, ValueId};

use super::{Raiser, operand};
use crate::error::PassError;
use crate::graph::evaluate::folded;
use peapod_ir::eval::eval_op;

/// Elements of a known tensor that is not stored, at most.
const REPEATED_MAX: usize = 1 << 22;

impl Raiser<'_, '_> {
    /// Makes the result of an op on constants a constant. A constant that is only repeated stays
    /// small.
    pub(super) fn fold(&mut self, op: &Op) -> Result<bool, PassError> {
        let function = &*self.editor.function;
        // What is left is taken from a copy, since what is known is asked of `self`.
        let mut budget = *self.budget;
        let constant = match folds(&op.kind) {
            true => folded(self.numerics, function, op, &mut budget, |value| {
                self.known(value)
            })?,
            false => None,
        };
        *self.budget = budget;
        let found = constant.is_some();
        if let Some(bytes) = constant {
            self.editor.function.values[op.outputs[0]].origin = Origin::Constant(bytes);
        }
        Ok(found)
    }

    /// A constant, or one that is repeated.
    pub(super) fn known(&self, value: ValueId) -> Option<Tensor> {
        let ty = self.ty(value);
        if let Some(bytes) = self.editor.function.constant(value) {
            return Tensor::new(ty.clone(), bytes.to_vec()).ok();
        }
        let maker = self.maker(value)?;
        let repeats = matches!(maker.kind, OpKind::Tensor(TensorOp::BroadcastInDim(_)));
        if !repeats || ty.elements() > REPEATED_MAX {
            return None;
        }
        let repeated = self.known(operand(&maker.inputs, 0))?;
        eval_op(&maker.kind, &[Some(repeated)], ty).ok()
    }

    /// The elements of a known value, repeated as NumPy does for a result of this shape.
    pub(super) fn known_floats(&self, value: ValueId, shape: &[usize]) -> Option<Vec<f32>> {
        let known = self.known(value)?;
        let ty = TensorType::new(DType::F32, shape);
        if known.ty().dtype != DType::F32 || ty.elements() > REPEATED_MAX {
            return None;
        }
        if known.ty().shape == shape {
            return Some(known.floats());
        }
        let missing = shape.len().checked_sub(known.ty().shape.len())?;
        let dims = (missing..shape.len()).collect();
        let repeated = eval_op(&BroadcastInDim { dims }.into(), &[Some(known)], &ty);
        Some(repeated.ok()?.floats())
    }

    /// The number that all elements of a known value are.
    pub(super) fn splat(&self, value: ValueId) -> Option<f32> {
        if self.ty(value).dtype != DType::F32 {
            return None;
        }
        if self.editor.function.constant(value).is_some() {
            let element = self.editor.function.splat(value)?;
            return Some(f32::from_le_bytes(element.try_into().ok()?));
        }
        let maker = self.maker(value)?;
        let repeats = matches!(maker.kind, OpKind::Tensor(TensorOp::BroadcastInDim(_)));
        let moves = repeats || matches!(maker.kind, OpKind::Reshape(_));
        moves.then(|| self.splat(operand(&maker.inputs, 0)))?
    }

    /// Whether all elements of a known value are this number; the two zeros are one.
    pub(super) fn is_splat(&self, value: ValueId, number: f32) -> bool {
        self.splat(value) == Some(number)
    }

    /// A new constant of reals.
    pub(super) fn floats(&mut self, shape: &[usize], elements: &[f32]) -> ValueId {
        let ty = TensorType::new(DType::F32, shape);
        let bytes = elements.iter().flat_map(|element| element.to_le_bytes());
        self.editor.literal(ty, bytes.collect::<Vec<u8>>())
    }
}

/// Whether an op on constants is computed now.
fn folds(kind: &OpKind) -> bool {
    match kind.class() {
        Class::Elementwise(_) | Class::Index | Class::Movement | Class::Reduction(_) => true,
        // What is only repeated stays small; a constraint goes once it is raised.
        Class::View => !matches!(
            kind.tensor(),
            Some(TensorOp::BroadcastInDim(_) | TensorOp::ShardingConstraint(_))
        ),
        Class::Barrier | Class::Collective(_) | Class::Contraction(_) => false,
        Class::Control(_) | Class::DeviceIndex(_) | Class::Indexing => false,
        Class::Opaque | Class::Ordering => false,
    }
}
