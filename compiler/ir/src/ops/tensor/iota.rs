//! Numbers that count along a dimension.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::no_slope;

/// Every element is its own index along a dimension.
///
/// Constraints:
/// - C1: no operand; one result.
/// - C2: the result has floats or integers and is not quantised.
/// - C3: the dimension is one of the result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Iota {
    /// The dimension.
    pub dim: usize,
}

impl OpDef for Iota {
    attributes! { dim }

    fn check(&self, rule: &mut TypeRule<'_>) {
        if !rule.arity(0..=0, 1) {
            return;
        }
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[output], &DType::NUMBERS);
        rule.dimensions("C3", "dim", &[self.dim], output.ty.shape.len());
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // Along its own dimension, too: a shard adds its own start.
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let ty = operands.result;
        let number = |index: Vec<usize>| Scalar::Integer(index[self.dim] as i64).convert(ty.dtype);
        let numbers = index::indices(&ty.shape).map(number);
        vec![Tensor::from_scalars(ty, numbers)]
    }
}

no_slope!(Iota);
