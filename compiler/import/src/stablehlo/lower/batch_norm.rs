//! Batch normalisation, made of simpler ops.

use peapod_ir::ops::tensor::{BroadcastInDim, Combiner, Reduce};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::error::{Lowered, malformed};
use super::scope::Scope;
use crate::stablehlo::Operation;

/// What there is to know of the tensor that is normalised.
struct Norm {
    x: ValueId,
    dim: usize,
    ty: TensorType,
    epsilon: f64,
}

impl Norm {
    fn read<'m>(scope: &Scope<'_, 'm>, op: &'m Operation, x: ValueId) -> Lowered<Self> {
        let attributes = scope.attributes(op);
        let (dim, epsilon) = (
            attributes.usize("feature_index")?,
            attributes.float("epsilon")?,
        );
        let ty = scope.ty(x).clone();
        if dim >= ty.shape.len() {
            return malformed(format!("feature_index is {dim}, the operand is {ty}"));
        }
        if !DType::FLOATS.contains(&ty.dtype) {
            return malformed(format!("the operand is {ty}, expected floats"));
        }
        Ok(Self {
            x,
            dim,
            ty,
            epsilon,
        })
    }

    /// A value per feature, for every element.
    fn spread(&self, scope: &mut Scope<'_, '_>, per_feature: ValueId) -> ValueId {
        let kind = BroadcastInDim {
            dims: vec![self.dim],
        };
        scope.emit_one(kind, &[per_feature], self.ty.clone())
    }

    /// A number for every element.
    fn number(&self, scope: &mut Scope<'_, '_>, number: f64) -> ValueId {
        let single = TensorType::new(DType::F64, []);
        let scalar = scope.constant(single, number.to_le_bytes().to_vec());
        let scalar = scope.converted(scalar, self.ty.dtype);
        let kind = BroadcastInDim { dims: vec![] };
        scope.emit_one(kind, &[scalar], self.ty.clone())
    }

    /// The mean of every feature.
    fn mean(&self, scope: &mut Scope<'_, '_>, x: ValueId) -> ValueId {
        let scalar = TensorType::new(self.ty.dtype, []);
        let zero = scope.number(&scalar, 0);
        let features = self.ty.shape[self.dim];
        let count = self.ty.elements() / features;
        let dims = (0..self.ty.shape.len())
            .filter(|dim| *dim != self.dim)
            .collect();
        let kind = Reduce {
            combiner: Combiner::Add,
            dims,
        };
        let per_feature = TensorType::new(self.ty.dtype, [features]);
        let sum = scope.emit_one(kind, &[x, zero], per_feature.clone());
        let double = TensorType::new(DType::F64, []);
        let count = scope.constant(double, (count as f64).to_le_bytes().to_vec());
        let count = scope.converted(count, self.ty.dtype);
        let kind = BroadcastInDim { dims: vec![] };
        let count = scope.emit_one(kind, &[count], per_feature);
        scope.binary(BinaryOp::Div, sum, count)
    }

    /// (x − mean) / √(variance + ε) · scale + offset.
    fn apply(&self, scope: &mut Scope<'_, '_>, per_feature: [ValueId; 4]) -> ValueId {
        let [scale, offset, mean, variance] = per_feature.map(|value| self.spread(scope, value));
        let epsilon = self.number(scope, self.epsilon);
        let centred = scope.binary(BinaryOp::Sub, self.x, mean);
        let variance = scope.binary(BinaryOp::Add, variance, epsilon);
        let deviation = scope.unary(UnaryOp::Sqrt, variance);
        let normal = scope.binary(BinaryOp::Div, centred, deviation);
        let scaled = scope.binary(BinaryOp::Mul, scale, normal);
        scope.binary(BinaryOp::Add, scaled, offset)
    }
}

pub(super) fn inference<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, scale, offset, mean, variance] = scope.operands::<5>(op)?;
    let norm = Norm::read(scope, op, x)?;
    let result = norm.apply(scope, [scale, offset, mean, variance]);
    scope.define_as(op, &[result])
}

pub(super) fn training<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, scale, offset] = scope.operands::<3>(op)?;
    let norm = Norm::read(scope, op, x)?;
    let mean = norm.mean(scope, x);
    let spread = norm.spread(scope, mean);
    let centred = scope.binary(BinaryOp::Sub, x, spread);
    let squared = scope.binary(BinaryOp::Mul, centred, centred);
    let variance = norm.mean(scope, squared);
    let result = norm.apply(scope, [scale, offset, mean, variance]);
    scope.define_as(op, &[result, mean, variance])
}
