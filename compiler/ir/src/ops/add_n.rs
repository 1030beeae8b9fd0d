//! Sums of any number of quantised tensors.

use super::attribute::attributes;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor, line};
use crate::numerics;
use crate::ops::contraction::Requantizer;
use crate::ops::facts::ElementwiseFacts;
use crate::type_rule::TypeRule;
use crate::types::DType;

/// The sum of all operands, whose shape is one.
///
/// Constraints:
/// - C1: two operands or more; one result.
/// - C2: all are i8 with one scale; those of the operands are equal.
/// - C3: all have the same shape.
/// - C4: the operands' scale is below 2^49 result scales.
///
/// From the sum the operands' zero point is subtracted once more than there are operands: so it is
/// in TensorFlow Lite Micro. Floats are summed by `add`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AddN;

impl OpDef for AddN {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(2, "operand", 1) else {
            return;
        };
        let output = rule.result(0, "result");
        let first = operands[0];
        for operand in &operands {
            rule.dtype("C2", *operand, &[DType::I8]);
            rule.same_elements("C2", *operand, first);
            rule.shape("C3", *operand, &output.ty.shape);
        }
        let integers = rule.dtype("C2", output, &[DType::I8]);
        if integers && rule.quantised("C2", &[first, output]) {
            rule.multiplier("C4", numerics::running_sum_multiplier(first.ty, output.ty));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let zero = input.zero_point();
        let mut sums = vec![line::add_fine(0, -zero); output.elements()];
        for index in 0..operands.count() {
            for (sum, x) in sums.iter_mut().zip(operands.integers(index)) {
                *sum = line::add_fine(*sum, x - zero);
            }
        }
        let multiplier = numerics::running_sum_multiplier(input, output);
        let result = Requantizer::new(vec![multiplier], Activation::None, output);
        let stored = sums.into_iter().map(|sum| result.apply(0, sum));
        vec![Tensor::from_integers(output, stored)]
    }
}

impl ElementwiseFacts for AddN {
    fn operations(&self) -> u64 {
        2
    }
}
