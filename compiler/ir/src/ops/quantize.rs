//! To integers of a scale.

use crate::ops::facts::ElementwiseFacts;
use super::attribute::attributes;
use super::contraction::Requantizer;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Reals, or integers of another scale, to integers of the result's scale.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: f32 to i8, i16 or u8; i8 to i8, i16, i32 or u8; i16 to i8, i16 or i32; i32 to i8 or
///   i16; u8 to i8.
/// - C3: the result has the operand's shape.
/// - C4: integers have one scale, and operand scale over result scale is below 2^30.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quantize;

/// Element types that a quantisation can lead to.
fn targets(from: DType) -> &'static [DType] {
    match from {
        DType::F32 => &[DType::I8, DType::I16, DType::U8],
        DType::I8 => &[DType::I8, DType::I16, DType::I32, DType::U8],
        DType::I16 => &[DType::I8, DType::I16, DType::I32],
        DType::I32 => &[DType::I8, DType::I16],
        DType::U8 => &[DType::I8],
        DType::F16 | DType::Bf16 | DType::F64 | DType::I4 => &[],
        DType::I64 | DType::U32 | DType::Bool => &[],
    }
}

impl Quantize {
    /// Whether there is a quantisation from one element type to another.
    pub fn leads(from: DType, to: DType) -> bool {
        targets(from).contains(&to)
    }
}

impl OpDef for Quantize {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.shape("C3", output, &input.ty.shape);
        let (from, to) = (input.ty.dtype, output.ty.dtype);
        let possible = rule.require("C2", targets(from).contains(&to), || {
            let names: Vec<_> = targets(from).iter().map(|dtype| dtype.name()).collect();
            format!("{} to {}; possible are {names:?}", from.name(), to.name())
        });
        let scaled = rule.per_tensor("C4", output).is_some();
        if possible && from != DType::F32 && rule.per_tensor("C4", input).is_some() && scaled {
            rule.multiplier("C4", numerics::requantize_multiplier(input.ty, output.ty));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let result = if input.dtype == DType::F32 {
            let scale = output.quant.as_ref().map_or(1.0, |quant| quant.scales[0]);
            let (min, max) = numerics::integer_range(output);
            // Half away from zero; what is too large saturates and NaN becomes 0.
            let stored = |x: f32| {
                let whole = (x / scale).round() as i32;
                whole.saturating_add(output.zero_point()).clamp(min, max)
            };
            Tensor::from_integers(output, operands.floats(0).into_iter().map(stored))
        } else {
            let multiplier = numerics::requantize_multiplier(input, output);
            let requantizer = Requantizer::new(vec![multiplier], Activation::None, output);
            let of = |x: i32| requantizer.apply(0, x.wrapping_sub(input.zero_point()));
            Tensor::from_integers(output, operands.integers(0).into_iter().map(of))
        };
        vec![result]
    }
}

impl ElementwiseFacts for Quantize {
    fn operations(&self) -> u64 {
        0
    }
}
