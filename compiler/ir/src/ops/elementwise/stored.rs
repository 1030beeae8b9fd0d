//! Functions of the reals that stored integers represent.

use super::UnaryOp;
use crate::eval::Scalar;
use crate::eval::fixed_point::{
    inverse_root, multiply_by_quantized_multiplier, rounding_divide_by_power_of_two,
};
use crate::numerics;
use crate::types::{DType, TensorType};

/// A function of the real that a stored integer represents, rounded.
pub(super) fn in_single_precision(
    input: &TensorType,
    output: &TensorType,
    function: impl Fn(f32) -> f32 + 'static,
) -> Box<dyn Fn(i32) -> i32> {
    let (from, to) = (numerics::single(input), numerics::single(output));
    let (min, max) = numerics::integer_range(output);
    let per_scale = 1.0 / to.0;
    Box::new(move |x| {
        let y = function(from.0 * (x - from.1) as f32);
        let stored = (y * per_scale).round() + to.1 as f32;
        (stored as i32).clamp(min, max)
    })
}

/// The root of the real that a stored integer represents, cut off towards zero; 0 of what is below.
pub(super) fn truncated_root(input: &TensorType, output: &TensorType) -> Box<dyn Fn(i32) -> i32> {
    let (from, to) = (numerics::single(input), numerics::single(output));
    let (min, max) = numerics::integer_range(output);
    Box::new(move |x| {
        let root = (from.0 * (x - from.1) as f32).max(0.0).sqrt();
        ((root / to.0) as i32).saturating_add(to.1).clamp(min, max)
    })
}

/// A function of one real as tables of integers have it: the logarithm of what is not positive is
/// the least number.
pub(super) fn tabulated(op: UnaryOp, output: &TensorType) -> impl Fn(f32) -> f32 + use<> {
    let (scale, zero_point) = numerics::single(output);
    let least = (numerics::integer_range(output).0 - zero_point) as f32 * scale;
    move |x| {
        if op == UnaryOp::Log && x <= 0.0 {
            return least;
        }
        op.apply(DType::F32, Scalar::Single(x)).double() as f32
    }
}

impl UnaryOp {
    /// The table of `exp` or `log` of 16-bit elements, whose zero points are 0.
    pub fn curve(self, input: &TensorType, output: &TensorType) -> numerics::Curve {
        numerics::curve_table(input, output, tabulated(self, output))
    }
}

/// The inverse root of a stored integer, by iteration; the largest of what is not positive.
pub(super) fn fixed_point_root(input: &TensorType, output: &TensorType) -> Box<dyn Fn(i32) -> i32> {
    let multiplier = numerics::rsqrt_multiplier(input, output);
    let (min, max) = numerics::integer_range(output);
    let [zero, zero_out] = [input, output].map(TensorType::zero_point);
    Box::new(move |x| match x - zero {
        ..=0 => max,
        x => inverse_root(x, multiplier)
            .wrapping_add(zero_out)
            .clamp(min, max),
    })
}

/// A function of Q4.27 to Q0.31 of a stored integer, whose result has the scale 2^−`scale_bits`.
pub(super) fn sigmoid(
    input: &TensorType,
    output: &TensorType,
    function: fn(i32) -> i32,
    scale_bits: i32,
    zero_point: i32,
) -> Box<dyn Fn(i32) -> i32> {
    let (zero, scaling) = (input.zero_point(), numerics::sigmoid_scaling(input));
    let (min, max) = numerics::integer_range(output);
    Box::new(move |x| match x - zero {
        low if low <= -scaling.radius => min,
        high if high >= scaling.radius => max,
        x => {
            let x = multiply_by_quantized_multiplier(x, scaling.input);
            let y = rounding_divide_by_power_of_two(function(x), 31 - scale_bits);
            (y + zero_point).clamp(min, max)
        }
    })
}
