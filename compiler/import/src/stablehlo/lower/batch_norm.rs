//! Batch normalisation, made of simpler ops.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::{Combiner, Reduce};
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
            return malformed(format!(
                "feature_index {dim} is out of range of the operand {ty}"
            ));
        }
        if !DType::FLOATS.contains(&ty.dtype) {
            return malformed(format!("expected an operand of floats, found {ty}"));
        }
        Ok(Self {
            x,
            dim,
            ty,
            epsilon,
        })
    }

    /// A value per feature, for every element.
    fn spread(&self, build: &mut Builder, per_feature: ValueId) -> ValueId {
        build.broadcast(per_feature, [self.dim], &self.ty.shape[..])
    }

    /// A number in double precision, for every element of this shape.
    fn number(&self, build: &mut Builder, number: f64, shape: &[usize]) -> ValueId {
        let scalar = build.scalar(DType::F64, Scalar::Double(number));
        let scalar = build.convert(scalar, self.ty.dtype);
        build.broadcast(scalar, [], shape)
    }

    /// The mean of every feature.
    fn mean(&self, build: &mut Builder, x: ValueId) -> ValueId {
        let zero = build.scalar(self.ty.dtype, Scalar::Integer(0));
        let features = self.ty.shape[self.dim];
        let count = self.ty.elements().checked_div(features).unwrap_or(0);
        let dims = (0..self.ty.shape.len()).filter(|dim| *dim != self.dim);
        let kind = Reduce {
            combiner: Combiner::Add,
            dims: dims.collect(),
        };
        let per_feature = TensorType::new(self.ty.dtype, [features]);
        let sum = build.emit(kind, &[x, zero], per_feature);
        let count = self.number(build, count as f64, &[features]);
        build.binary(BinaryOp::Div, sum, count)
    }

    /// (x − mean) / √(variance + ε) · scale + offset.
    fn apply(&self, build: &mut Builder, per_feature: [ValueId; 4]) -> ValueId {
        let [scale, offset, mean, variance] = per_feature.map(|value| self.spread(build, value));
        let epsilon = self.number(build, self.epsilon, &self.ty.shape);
        let centred = build.binary(BinaryOp::Sub, self.x, mean);
        let variance = build.binary(BinaryOp::Add, variance, epsilon);
        let deviation = build.unary(UnaryOp::Sqrt, variance);
        let normal = build.binary(BinaryOp::Div, centred, deviation);
        let scaled = build.binary(BinaryOp::Mul, scale, normal);
        build.binary(BinaryOp::Add, scaled, offset)
    }
}

pub(super) fn inference<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, scale, offset, mean, variance] = scope.operands::<5>(op)?;
    let norm = Norm::read(scope, op, x)?;
    let result = norm.apply(&mut scope.build, [scale, offset, mean, variance]);
    scope.define_as(op, &[result])
}

pub(super) fn training<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, scale, offset] = scope.operands::<3>(op)?;
    let norm = Norm::read(scope, op, x)?;
    let build = &mut scope.build;
    let mean = norm.mean(build, x);
    let spread = norm.spread(build, mean);
    let centred = build.binary(BinaryOp::Sub, x, spread);
    let squared = build.binary(BinaryOp::Mul, centred, centred);
    let variance = norm.mean(build, squared);
    let result = norm.apply(build, [scale, offset, mean, variance]);
    scope.define_as(op, &[result, mean, variance])
}
