//! Normalised exponentials over the last dimension.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::fixed_point::{
    exp_on_negative_values, reciprocal_of_one_plus, rounding_divide_by_power_of_two,
    saturating_rounding_doubling_high_mul,
};
use crate::eval::interpolation::softmax_row;
use crate::eval::{Operands, Tensor};
use crate::numerics::{self, Multiplier, SoftmaxScaling};
use crate::ops::facts::{ReductionFacts, product};
use crate::type_rule::{Operand, TypeRule};
use crate::types::{DType, TensorType};

/// Longest row of a quantised softmax: its sum of exponentials is an unsigned Q13.19.
pub const MAX_DEPTH: usize = 8191;

/// Longest row of 16-bit elements: its sum of exponentials is below 2^31.
pub const MAX_WIDE_DEPTH: usize = 65_535;

/// exp(beta · x) over its sum along the last dimension.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: f32 to f32, i8 with one scale to i8 or i16, or i16 with the zero point 0 to i16.
/// - C3: the result has the operand's shape, of one dimension or more.
/// - C4: an i8 result has scale 1/256 and zero point −128, an i16 one of i8 1/65536 and −32768, of
///   i16 1/32768 and 0.
/// - C5: beta is finite, and for i8 beta times scale is more than 2^-26; for i16 it is positive and
///   below 2.5.
/// - C6: rows of i8 have at most 8191 elements, those of i16 65535.
#[derive(Clone, Debug)]
pub struct Softmax {
    /// Factor before the exponential.
    pub beta: f32,
}

impl Softmax {
    fn check_quantised(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        // TensorFlow Lite Micro wants the scale of i8 exactly and that of i16 to a thousandth.
        if output.ty.dtype == DType::I16 {
            rule.fixed_scale("C4", output, -16, 0.001, -32768);
        } else {
            rule.fixed_scale("C4", output, -8, 0.0, -128);
        }
        if rule.per_tensor("C2", input).is_some() {
            let factor = numerics::softmax_factor(self.beta, input.ty);
            rule.require("C5", factor > 1.0, || {
                let product = (factor / f64::from(1 << 26)) as f32;
                format!("beta times scale is {product:?}, expected more than 2^-26")
            });
        }
        let depth = input.ty.shape.last().copied().unwrap_or(1);
        rule.require("C6", depth <= MAX_DEPTH, || {
            format!("rows of {depth} elements, expected at most {MAX_DEPTH}")
        });
    }
}

super::eq_by_bits!(Softmax: beta);

impl Softmax {
    fn check_wide(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        rule.fixed_scale("C4", output, -15, 0.001, 0);
        if rule.quantised("C2", &[input]) {
            let Multiplier { multiplier, shift } =
                numerics::wide_softmax_multiplier(rule.numerics(), self.beta, input.ty);
            let fits = multiplier > 0 && shift <= numerics::MAX_WIDE_SOFTMAX_SHIFT;
            rule.require("C5", fits, || {
                let product = f64::from(self.beta) * f64::from(numerics::single(input.ty).0);
                format!("beta times scale is {product:?}, expected more than 0 and below 2.5")
            });
        }
        let depth = input.ty.shape.last().copied().unwrap_or(1);
        rule.require("C6", depth <= MAX_WIDE_DEPTH, || {
            format!("rows of {depth} elements, expected at most {MAX_WIDE_DEPTH}")
        });
    }
}

impl OpDef for Softmax {
    attributes! { beta: or(1.0) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        let ranked = !input.ty.shape.is_empty();
        rule.require("C3", ranked, || format!("{input} has no dimension"));
        rule.shape("C3", output, &input.ty.shape);
        let beta = self.beta;
        rule.require("C5", beta.is_finite(), || format!("beta is {beta}"));
        match (input.ty.dtype, output.ty.dtype) {
            (DType::F32, DType::F32) => {}
            (DType::I8, DType::I8 | DType::I16) => self.check_quantised(rule, input, output),
            (DType::I16, DType::I16) => self.check_wide(rule, input, output),
            (from, to) => {
                rule.require("C2", false, || {
                    let (from, to) = (from.name(), to.name());
                    format!("{from} to {to}; expected f32 to f32, i8 to i8 or i16, or i16 to i16")
                });
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let last = types.shape(0).len() - 1;
        DimensionRule::aligned(types, |dim| dim != last)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let output = operands.result;
        let depth = output.shape[output.shape.len() - 1];
        let result = if output.dtype == DType::F32 {
            let x = operands.floats(0);
            let rows = x.chunks(depth).flat_map(|row| float_row(row, self.beta));
            Tensor::from_floats(output, rows)
        } else if operands.ty(0).dtype == DType::I16 {
            let x = operands.integers(0);
            let contract = operands.numerics();
            let multiplier = numerics::wide_softmax_multiplier(contract, self.beta, operands.ty(0));
            let exponential = numerics::exponential_table(contract);
            let reciprocal = numerics::reciprocal_table(contract);
            let row = |row| softmax_row(row, multiplier, [&exponential, &reciprocal]);
            Tensor::from_integers(output, x.chunks(depth).flat_map(row))
        } else {
            let x = operands.integers(0);
            let scaling = numerics::softmax_scaling(self.beta, operands.ty(0));
            let rows = x
                .chunks(depth)
                .flat_map(|row| integer_row(row, scaling, output));
            Tensor::from_integers(output, rows)
        };
        vec![result]
    }
}

impl SoftmaxScaling {
    /// e^(beta * difference) in Q0.31, of a difference to the largest of a row; `None` where it is
    /// too small to count.
    pub fn exponential(&self, difference: i32) -> Option<i32> {
        let left = 1_i32.wrapping_shl(self.input.shift as u32);
        (difference >= self.diff_min).then(|| {
            let shifted = difference.wrapping_mul(left);
            let scaled = saturating_rounding_doubling_high_mul(shifted, self.input.multiplier);
            exp_on_negative_values(scaled, 5)
        })
    }
}

fn float_row(row: &[f32], beta: f32) -> Vec<f32> {
    let largest = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let exps: Vec<f32> = row.iter().map(|x| ((x - largest) * beta).exp()).collect();
    let sum: f32 = exps.iter().sum();
    exps.into_iter().map(|exp| exp / sum).collect()
}

fn integer_row(row: &[i32], scaling: SoftmaxScaling, output: &TensorType) -> Vec<i32> {
    let largest = row.iter().copied().max().unwrap_or(0);
    // e^(beta · (x − largest)) as Q0.31; nothing where it is too small to count.
    let exps: Vec<Option<i32>> = row
        .iter()
        .map(|&x| scaling.exponential(x - largest))
        .collect();
    // The sum as Q12.19, then as (1 + fraction) · 2^exponent.
    let sum = exps.iter().flatten().fold(0_u32, |sum, &exp| {
        sum.wrapping_add(rounding_divide_by_power_of_two(exp, 12) as u32)
    });
    let headroom = sum.leading_zeros();
    let exponent = 12 - headroom as i32;
    let fraction = (sum << headroom).wrapping_sub(1 << 31) as i32;
    let reciprocal = reciprocal_of_one_plus(fraction);
    let bits = 8 * output.dtype.size_bytes() as i32;
    let (min, max) = numerics::integer_range(output);
    let share = |exp| {
        let product = saturating_rounding_doubling_high_mul(reciprocal, exp);
        let stored = rounding_divide_by_power_of_two(product, exponent + 31 - bits);
        (stored + min).clamp(min, max)
    };
    exps.into_iter().map(|exp| exp.map_or(min, share)).collect()
}

impl ReductionFacts for Softmax {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        // Once for the maximum, once for the sum.
        product(types.shape(0)).saturating_mul(2)
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
