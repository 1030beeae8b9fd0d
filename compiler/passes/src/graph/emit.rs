//! Ops that passes emit often: broadcasts, reshapes, elementwise functions.

use peapod_ir::ops::tensor::BroadcastInDim;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Reshape, Unary};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::editor::Editor;
impl Editor<'_> {
    /// An f32 scalar constant.
    pub(crate) fn scalar(&mut self, number: f32) -> ValueId {
        let ty = TensorType::new(DType::F32, []);
        self.constant(ty, number.to_le_bytes().to_vec())
    }

    /// Inserts an op and the activation after it, which defines `result`.
    pub(crate) fn put_activated(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: impl IntoIterator<Item = ValueId>,
        activation: Activation,
        result: ValueId,
    ) {
        match activation.unary() {
            None => self.put(kind, inputs.into_iter().map(Some), result),
            Some(op) => {
                let ty = self.ty(result).clone();
                let before = self.emit(kind, inputs, ty);
                self.put(OpKind::Unary(Unary { op }), [Some(before)], result);
            }
        }
    }

    /// A value reshaped and without quantisation; the value itself if it has that type.
    pub(crate) fn reshaped(&mut self, value: ValueId, shape: &[usize]) -> ValueId {
        let ty = TensorType::new(self.ty(value).dtype, shape);
        if *self.ty(value) == ty {
            return value;
        }
        self.emit(OpKind::Reshape(Reshape), [value], ty)
    }

    /// A value broadcast to a shape; its dimension i becomes `dims[i]`.
    pub(crate) fn broadcast(
        &mut self,
        value: ValueId,
        dims: Vec<usize>,
        shape: &[usize],
    ) -> ValueId {
        if self.ty(value).shape == shape {
            return value;
        }
        let ty = TensorType::new(self.ty(value).dtype, shape);
        self.emit(BroadcastInDim { dims }, [value], ty)
    }

    /// An elementwise function of two tensors of one shape.
    pub(crate) fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.ty(a).clone();
        self.emit(plain(op), [a, b], ty)
    }
}

/// An elementwise function of two tensors without an activation.
pub(crate) fn plain(op: BinaryOp) -> OpKind {
    let activation = Activation::None;
    OpKind::Binary(Binary { op, activation })
}
