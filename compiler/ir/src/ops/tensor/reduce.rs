//! Elements along dimensions combined into one.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;

/// Elements along dimensions combined into one, in row-major order, beginning with an initial one.
///
/// Operands: x, initial.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: all have one element type, which the combiner takes, and are not quantised.
/// - C3: the dimensions are different ones of x.
/// - C4: the initial element is a scalar.
/// - C5: the result has the extents of x without those of the dimensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reduce {
    /// How two elements become one.
    pub combiner: Combiner,
    /// The dimensions that vanish.
    pub dims: Vec<usize>,
}

impl OpDef for Reduce {
    attributes! { combiner, dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, initial]) = rule.all(["operand", "initial"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, initial, output], &self.combiner.dtypes());
        rule.shape("C4", initial, &[]);
        let extents = &x.ty.shape;
        if rule.dimensions("C3", "dims", &self.dims, extents.len()) {
            let kept = index::others(extents.len(), &self.dims);
            rule.shape("C5", output, &index::pick(extents, &kept));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let extents = types.shape(0);
        for (to, &dim) in index::others(extents.len(), &self.dims).iter().enumerate() {
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, to)];
            rule.share(extents[dim], Role::Parallel, &places);
        }
        for &dim in &self.dims {
            let role = Role::Reduced(self.combiner);
            rule.share(extents[dim], role, &[TensorDim::Operand(0, dim)]);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let (x, initial) = (operands.scalars(0), operands.scalars(1)[0]);
        let mut dims = self.dims.clone();
        dims.sort_unstable();
        let along = index::offsets(shape, &dims);
        let kept = index::others(shape.len(), &dims);
        let combined = index::offsets(shape, &kept).into_iter().map(|start| {
            let elements = along.iter().map(|offset| x[start + offset]);
            self.combiner.fold(operands.result.dtype, initial, elements)
        });
        vec![Tensor::from_scalars(operands.result, combined)]
    }
}

impl ReductionFacts for Reduce {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        Some(1)
    }
}
