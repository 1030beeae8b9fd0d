//! Integers to reals.

use crate::ops::facts::ElementwiseFacts;
use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Quantised integers to reals.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: i8, i16 or u8 to f32.
/// - C3: the result has the operand's shape.
/// - C4: the operand has one scale.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dequantize;

impl OpDef for Dequantize {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.dtype("C2", input, &[DType::I8, DType::I16, DType::U8]);
        rule.dtype("C2", output, &[DType::F32]);
        rule.shape("C3", output, &input.ty.shape);
        rule.per_tensor("C4", input);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let input = operands.ty(0);
        let scale = input.quant.as_ref().map_or(1.0, |quant| quant.scales[0]);
        let zero_point = input.zero_point();
        // The difference has 18 bits at most: the product is rounded once.
        let real = |x: i32| scale * (x - zero_point) as f32;
        let reals = operands.integers(0).into_iter().map(real);
        vec![Tensor::from_floats(operands.result, reals)]
    }
}

impl ElementwiseFacts for Dequantize {
    fn operations(&self) -> u64 {
        0
    }
}
