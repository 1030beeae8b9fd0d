//! Writes a function afresh, op by op: what lowering and raising share.

use std::sync::Arc;

use peapod_ir::ops::tensor::BroadcastInDim;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Reshape, Unary};
use peapod_ir::{DType, Function, Location, Op, OpKind, Origin, TensorType, ValueId};

use crate::micro::split_activation;

/// A function whose ops are being replaced.
pub(crate) struct Rewriter<'f> {
    /// The values, old and new. Its list of ops is empty until the end.
    pub(crate) function: &'f mut Function,
    /// The new ops.
    pub(crate) ops: Vec<Op>,
    /// Where the op at hand came from.
    location: Location,
    /// What new values are called.
    name: String,
}

impl<'f> Rewriter<'f> {
    /// Takes the ops of a function, to be written again.
    pub(crate) fn new(function: &'f mut Function) -> (Self, Vec<Op>) {
        let ops = std::mem::take(&mut function.ops);
        let rewriter = Self {
            function,
            ops: Vec::new(),
            location: Location::default(),
            name: String::new(),
        };
        (rewriter, ops)
    }

    /// Says which op the next ones stand for.
    pub(crate) fn at(&mut self, op: &Op) {
        self.location = op.location.clone();
        let named = op.outputs.first();
        self.name = named.map_or(String::new(), |value| {
            self.function.value(*value).name.clone()
        });
    }

    /// The new ops in place.
    pub(crate) fn finish(self) {
        self.function.ops = self.ops;
    }

    /// The extents of a value.
    pub(crate) fn shape(&self, value: ValueId) -> Vec<usize> {
        self.function.ty(value).shape.clone()
    }

    /// A value that an op is going to make.
    pub(crate) fn result(&mut self, ty: TensorType) -> ValueId {
        let name = self.name.clone();
        self.function.add_value(name, ty, Origin::Result)
    }

    /// A known value.
    pub(crate) fn constant(&mut self, ty: TensorType, bytes: Vec<u8>) -> ValueId {
        let name = self.name.clone();
        let origin = Origin::Constant(Arc::from(bytes));
        self.function.add_value(name, ty, origin)
    }

    /// A known number.
    pub(crate) fn scalar(&mut self, number: f32) -> ValueId {
        let ty = TensorType::new(DType::F32, []);
        self.constant(ty, number.to_le_bytes().to_vec())
    }

    /// An op that makes `result`.
    pub(crate) fn put(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: impl IntoIterator<Item = Option<ValueId>>,
        result: ValueId,
    ) {
        self.ops.push(Op {
            kind: kind.into(),
            inputs: inputs.into_iter().collect(),
            outputs: vec![result],
            location: self.location.clone(),
        });
    }

    /// An op that makes a new value.
    pub(crate) fn op(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: impl IntoIterator<Item = ValueId>,
        ty: TensorType,
    ) -> ValueId {
        let result = self.result(ty);
        self.put(kind, inputs.into_iter().map(Some), result);
        result
    }

    /// An op that makes `result`, and the activation after it.
    pub(crate) fn put_activated(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: impl IntoIterator<Item = ValueId>,
        activation: Activation,
        result: ValueId,
    ) {
        match split_activation::standalone(activation) {
            None => self.put(kind, inputs.into_iter().map(Some), result),
            Some(op) => {
                let ty = self.function.ty(result).clone();
                let before = self.op(kind, inputs, ty);
                self.put(OpKind::Unary(Unary { op }), [Some(before)], result);
            }
        }
    }

    /// The value under another shape and without a scale; itself where it has that type.
    pub(crate) fn reshaped(&mut self, value: ValueId, shape: &[usize]) -> ValueId {
        let ty = TensorType::new(self.function.ty(value).dtype, shape);
        if *self.function.ty(value) == ty {
            return value;
        }
        self.op(OpKind::Reshape(Reshape), [value], ty)
    }

    /// The value repeated; its dimension i becomes `dims[i]`.
    pub(crate) fn broadcast(
        &mut self,
        value: ValueId,
        dims: Vec<usize>,
        shape: &[usize],
    ) -> ValueId {
        if self.function.ty(value).shape == shape {
            return value;
        }
        let ty = TensorType::new(self.function.ty(value).dtype, shape);
        self.op(BroadcastInDim { dims }, [value], ty)
    }

    /// A function of two tensors of one shape.
    pub(crate) fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.function.ty(a).clone();
        self.op(plain(op), [a, b], ty)
    }
}

/// A function of two tensors without an activation.
pub(crate) fn plain(op: BinaryOp) -> OpKind {
    let activation = Activation::None;
    OpKind::Binary(Binary { op, activation })
}
