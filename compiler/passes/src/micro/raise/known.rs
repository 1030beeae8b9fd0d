//! What is known while compiling.

use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::BroadcastInDim;
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::{DType, Op, OpKind, Origin, TensorType, ValueId, cost};

use super::{Raiser, operand};
use crate::error::PassError;
use crate::graph::evaluate::evaluate;

/// Elements of a known tensor that is not stored, at most.
const REPEATED_MAX: usize = 1 << 22;

impl Raiser<'_, '_> {
    /// Makes the result of an op on constants a constant. A constant that is only repeated stays
    /// small.
    pub(super) fn fold(&mut self, op: &Op) -> Result<bool, PassError> {
        let (Some(cost), &[result]) = (self.cost(op), &op.outputs[..]) else {
            return Ok(false);
        };
        let inputs = op.inputs.iter();
        let known: Option<Vec<_>> = inputs.map(|value| self.known((*value)?)).collect();
        let (Some(known), Some(rest)) = (known, self.budget.checked_sub(cost)) else {
            return Ok(false);
        };
        *self.budget = rest;
        let known: Vec<_> = known.into_iter().map(Some).collect();
        let tensor = evaluate(&op.kind, &known, self.ty(result));
        let tensor = tensor.map_err(|message| PassError::Bug {
            after: "verification",
            message: format!("{} did not evaluate: {message}", op.kind),
        })?;
        let bytes: Arc<[u8]> = tensor.into_bytes().into();
        self.editor.function.values[result.index()].origin = Origin::Constant(bytes);
        Ok(true)
    }

    /// Elementary operations it takes to compute an op now; `None` for ops that are left alone.
    fn cost(&self, op: &Op) -> Option<u64> {
        let folds = match op.kind.class() {
            Class::Elementwise(_) | Class::Index | Class::Movement | Class::Reduction(_) => true,
            // What is only repeated stays small; a constraint goes once it is raised.
            Class::View => !matches!(
                op.kind,
                OpKind::Tensor(TensorOp::BroadcastInDim(_) | TensorOp::ShardingConstraint(_))
            ),
            Class::Barrier | Class::Collective(_) | Class::Contraction(_) => false,
            Class::Control(_) | Class::DeviceIndex(_) | Class::Indexing | Class::Ordering => false,
        };
        folds.then(|| cost::evaluation(self.editor.function, op))
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
        evaluate(&maker.kind, &[Some(repeated)], ty).ok()
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
        let repeated = evaluate(&BroadcastInDim { dims }.into(), &[Some(known)], &ty);
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
