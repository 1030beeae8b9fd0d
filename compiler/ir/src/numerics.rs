//! The numeric contract: how scales become fixed-point multipliers, shifts and clamp ranges.
//!
//! This is the arithmetic of TensorFlow Lite Micro's prepare phase, to the last bit, and where
//! [`contract`] says that LiteRT's is another, that of LiteRT. `eval` and the baking pass both read
//! it from here; what is done with the numbers afterwards is derived twice, in `eval` and in the
//! kernels.
//!
//! Functions that take tensor types expect those that the verifier accepted: quantised operands
//! with finite positive scales.

pub mod contract;
mod lines;
mod signal;
mod sixteen;

use crate::ops::Activation;
use crate::types::{DType, TensorType};
pub use contract::{Difference, Numerics, Precision, Undefined, UnknownNumerics};
pub use lines::{
    COMPARISON_SHIFT, LogSoftmaxScaling, comparison_multiplier, log_softmax_scaling,
    running_sum_multiplier,
};
pub use signal::{
    GAINS, LN_2, LOG_TABLE, MAX_FOURIER, fixed_twiddle, fourier_factors, fourier_fault,
    fourier_matrix, log_table, twiddles,
};
pub use sixteen::{
    CURVE_ENTRIES, Curve, CurveScaling, LOGISTIC_POWERS, MAX_WIDE_SOFTMAX_SHIFT, TANH_POWERS,
    curve_scaling, curve_table, exponential_table, inverse_root_table, logistic_lines,
    logistic_table, reciprocal_table, wide_softmax_multiplier,
};

/// A real factor as a fixed-point multiplier (Q0.31) and a power of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Multiplier {
    /// Q0.31, in [2^30, 2^31) or 0.
    pub multiplier: i32,
    /// Left shift when positive.
    pub shift: i32,
}

/// The multiplier nearest to `factor`: Q0.31 in [2^30, 2^31) and a power of two.
///
/// Factors below 2^-32 become 0. The verifier refuses factors of 2^31 and above (see
/// [`MAX_SHIFT`]); here they saturate.
pub fn quantize_multiplier(factor: f64) -> Multiplier {
    if factor == 0.0 || factor.is_nan() {
        return Multiplier::default();
    }
    if factor.is_infinite() {
        return Multiplier {
            multiplier: if factor > 0.0 { i32::MAX } else { -i32::MAX },
            shift: MAX_SHIFT,
        };
    }
    let (fraction, mut shift) = split_exponent(factor);
    let mut fixed = (fraction * f64::from(2.0_f32.powi(31))).round() as i64;
    if fixed.abs() == 1 << 31 {
        // The fraction rounded up to one.
        fixed /= 2;
        shift += 1;
    }
    if shift < -31 {
        return Multiplier::default();
    }
    Multiplier {
        multiplier: fixed as i32,
        shift,
    }
}

/// Largest shift that fixed-point arithmetic on 32 bits can carry out.
pub const MAX_SHIFT: i32 = 30;

/// Largest shift of a multiplier that rescales sums of 64 bits.
pub const MAX_WIDE_SHIFT: i32 = 7;

/// A finite number that is not zero as fraction · 2^exponent, |fraction| in [0.5, 1).
fn split_exponent(x: f64) -> (f64, i32) {
    const EXPONENT_BITS: u64 = 0x7ff << 52;
    let (normal, bias) = if x.abs() < f64::MIN_POSITIVE {
        (x * 2.0_f64.powi(54), 1022 + 54)
    } else {
        (x, 1022)
    };
    let bits = normal.to_bits();
    let exponent = ((bits & EXPONENT_BITS) >> 52) as i32 - bias;
    let fraction = f64::from_bits((bits & !EXPONENT_BITS) | (1022 << 52));
    (fraction, exponent)
}

/// Range that `activation` allows in an integer result, in stored form. Without an activation it
/// is that of the element type, quantised or not.
pub fn activation_range(activation: Activation, ty: &TensorType) -> (i32, i32) {
    let (lowest, highest) = integer_range(ty);
    let stored = |real: f32| {
        let (scale, zero_point) = single(ty);
        // TensorFlow Lite Micro divides in single precision and rounds ties away from zero.
        zero_point.saturating_add((real / scale).round() as i32)
    };
    let (min, max) = match activation {
        Activation::None => (lowest, highest),
        Activation::Relu => (stored(0.0), highest),
        Activation::ReluN1To1 => (stored(-1.0), stored(1.0)),
        Activation::Relu6 => (stored(0.0), stored(6.0)),
    };
    (min.max(lowest), max.min(highest))
}

/// Range that `activation` allows in a float result.
pub fn activation_range_f32(activation: Activation) -> (f32, f32) {
    match activation {
        Activation::None => (f32::NEG_INFINITY, f32::INFINITY),
        Activation::Relu => (0.0, f32::INFINITY),
        Activation::ReluN1To1 => (-1.0, 1.0),
        Activation::Relu6 => (0.0, 6.0),
    }
}

/// Range of the integers of a quantised type, as far as 32 bits reach.
pub fn integer_range(ty: &TensorType) -> (i32, i32) {
    let (min, max) = ty
        .dtype
        .integer_range()
        .expect("a quantised tensor has an integer element type");
    let clamp = |x: i64| x.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
    (clamp(min), clamp(max))
}

/// One multiplier per output channel of a convolution, also when the weights have one scale.
pub fn conv_multipliers(
    input: &TensorType,
    weights: &TensorType,
    output: &TensorType,
    channels: usize,
) -> Vec<Multiplier> {
    let scales = weight_scales(weights);
    (0..channels)
        .map(|channel| {
            let weight = scales[if scales.len() == 1 { 0 } else { channel }];
            product_multiplier(scale(input), f64::from(weight), scale(output))
        })
        .collect()
}

/// Multipliers of a matrix product: one for all, or one per output when the weights have several
/// scales.
///
/// TensorFlow Lite Micro took the product of two single scales in `f32` until the summer of 2026;
/// the release that `conformance/` pins takes it in `f64` throughout.
pub fn fully_connected_multipliers(
    input: &TensorType,
    weights: &TensorType,
    output: &TensorType,
) -> Vec<Multiplier> {
    conv_multipliers(input, weights, output, weight_scales(weights).len())
}

/// How the operands of a sum or difference come to a scale of their own, and from there to the
/// result's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumScaling {
    /// Left shift of both operands, for precision.
    pub left_shift: i32,
    /// For the first operand; at most one half.
    pub a: Multiplier,
    /// For the second operand; at most one half.
    pub b: Multiplier,
    /// For the sum.
    pub output: Multiplier,
}

/// Scaling of a quantised sum or difference.
pub fn sum_scaling(a: &TensorType, b: &TensorType, output: &TensorType) -> SumScaling {
    let left_shift = if output.dtype == DType::I16 { 15 } else { 20 };
    let [a, b, output] = [scale(a), scale(b), scale(output)];
    let twice_largest = 2.0 * a.max(b);
    SumScaling {
        left_shift,
        a: quantize_multiplier(a / twice_largest),
        b: quantize_multiplier(b / twice_largest),
        output: quantize_multiplier(twice_largest / (f64::from(1 << left_shift) * output)),
    }
}

/// Factors of the sums of a matrix product whose contract has them in `f64`: one for all, or one
/// per output when the weights have several scales.
pub fn double_factors(input: &TensorType, weights: &TensorType, output: &TensorType) -> Vec<f64> {
    let scales = weight_scales(weights).iter();
    scales
        .map(|weight| scale(input) * f64::from(*weight) / scale(output))
        .collect()
}

/// Multiplier of a quantised elementwise product.
pub fn mul_multiplier(
    numerics: Numerics,
    a: &TensorType,
    b: &TensorType,
    output: &TensorType,
) -> Multiplier {
    scaled_product(numerics, a, single(b).0, output)
}

/// Multiplier of products of matrices that may both be computed.
pub fn batch_matmul_multiplier(
    numerics: Numerics,
    a: &TensorType,
    b: &TensorType,
    output: &TensorType,
) -> Multiplier {
    quantize_multiplier(match numerics.rules().scales {
        Precision::Single => f64::from(single(a).0 * single(b).0) / scale(output),
        Precision::Double => scale(a) * scale(b) / scale(output),
    })
}

/// Multiplier of a scale times a factor over another scale.
fn scaled_product(
    numerics: Numerics,
    input: &TensorType,
    factor: f32,
    output: &TensorType,
) -> Multiplier {
    quantize_multiplier(match numerics.rules().scales {
        Precision::Single => f64::from(single(input).0 * factor / single(output).0),
        Precision::Double => scale(input) * f64::from(factor) / scale(output),
    })
}

/// Multiplier of a change of scale by an elementwise function: absolute values, the RELU family.
pub fn rescale_multiplier(
    numerics: Numerics,
    input: &TensorType,
    output: &TensorType,
) -> Multiplier {
    scaled_product(numerics, input, 1.0, output)
}

/// Largest shift of the multiplier of a quotient.
pub const MAX_QUOTIENT_SHIFT: i32 = 22;

/// Multiplier of a quantised quotient.
pub fn div_multiplier(
    numerics: Numerics,
    a: &TensorType,
    b: &TensorType,
    output: &TensorType,
) -> Multiplier {
    quantize_multiplier(match numerics.rules().scales {
        Precision::Single => f64::from(single(a).0 / (single(b).0 * single(output).0)),
        Precision::Double => scale(a) / (scale(b) * scale(output)),
    })
}

/// Multipliers of a parametric RELU: of differences to the zero point that are not negative, and
/// of the products of those that are with differences of the slopes.
pub fn prelu_multipliers(
    numerics: Numerics,
    input: &TensorType,
    slopes: &TensorType,
    output: &TensorType,
) -> [Multiplier; 2] {
    leaky_relu_multipliers(numerics, single(slopes).0, input, output)
}

/// Scaling of a quantised squared difference; `output` is for the square.
pub fn squared_difference_scaling(
    a: &TensorType,
    b: &TensorType,
    output: &TensorType,
) -> SumScaling {
    let left_shift = if output.dtype == DType::I16 { 0 } else { 7 };
    let [a, b, output] = [scale(a), scale(b), scale(output)];
    let twice_largest = 2.0 * a.max(b);
    let square = twice_largest * twice_largest;
    SumScaling {
        left_shift,
        a: quantize_multiplier(a / twice_largest),
        b: quantize_multiplier(b / twice_largest),
        output: quantize_multiplier(square / (f64::from(1 << (2 * left_shift)) * output)),
    }
}

/// Multiplier of a change of scale by itself: quantise, sums and means.
pub fn requantize_multiplier(input: &TensorType, output: &TensorType) -> Multiplier {
    quantize_multiplier(scale(input) / scale(output))
}

/// Multiplier of a quantised inverse root, of the root of what is stored.
pub fn rsqrt_multiplier(input: &TensorType, output: &TensorType) -> Multiplier {
    quantize_multiplier(1.0 / f64::from(single(input).0.sqrt() * single(output).0))
}

/// Scaling of a quantised hard swish, which is computed on 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HardSwishScaling {
    /// From 1/128 of an input step to the output's; at most one.
    pub(crate) output: Multiplier,
    /// From 1/128 of an input step to 3 / 2^15.
    pub(crate) relu: Multiplier,
}

/// Scaling of a quantised hard swish; its multipliers have 16 bits.
pub(crate) fn hard_swish_scaling(input: &TensorType, output: &TensorType) -> HardSwishScaling {
    let fine = 1.0 / 128.0 * single(input).0;
    let narrow = |factor: f32| {
        let Multiplier { multiplier, shift } = quantize_multiplier(f64::from(factor));
        let multiplier = multiplier.saturating_add(1 << 15) >> 16;
        let multiplier = multiplier.min(i16::MAX.into());
        Multiplier { multiplier, shift }
    };
    HardSwishScaling {
        output: narrow(fine / single(output).0),
        relu: narrow(fine / (3.0 / 32768.0)),
    }
}

/// Multipliers of a leaky RELU: of differences to the zero point that are not negative, and of
/// those that are.
pub fn leaky_relu_multipliers(
    numerics: Numerics,
    alpha: f32,
    input: &TensorType,
    output: &TensorType,
) -> [Multiplier; 2] {
    let below = scaled_product(numerics, input, alpha, output);
    [rescale_multiplier(numerics, input, output), below]
}

/// Multiplier of a mean over `count` ≥ 1 elements, the division folded in.
pub fn mean_multiplier(input: &TensorType, output: &TensorType, count: usize) -> Multiplier {
    let Multiplier { multiplier, shift } = requantize_multiplier(input, output);
    let precision = (count.ilog2() as i32).min(32).min(31 + shift);
    Multiplier {
        multiplier: ((i64::from(multiplier) << precision) / count as i64) as i32,
        shift: shift - precision,
    }
}

/// Multiplier of each step of a product over some dimensions, as many as the result has fewer
/// elements, and of the whole.
pub fn reduced_product_multiplier(input: &TensorType, output: &TensorType) -> Multiplier {
    let count = input.elements() / output.elements().max(1);
    quantize_multiplier(scale(input) / scale(output).powf(1.0 / count as f64))
}

/// How differences to a row's maximum become Q5.26 exponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoftmaxScaling {
    /// For the difference; its shift is not negative.
    pub input: Multiplier,
    /// Differences below this contribute nothing.
    pub diff_min: i32,
}

/// Scaling of a quantised softmax.
pub fn softmax_scaling(beta: f32, input: &TensorType) -> SoftmaxScaling {
    let input = quantize_multiplier(softmax_factor(beta, input).min(f64::from(i32::MAX)));
    SoftmaxScaling {
        input,
        diff_min: -input_radius(5, input.shift),
    }
}

/// Factor from a difference of inputs to Q5.26; the verifier asks for more than one.
pub fn softmax_factor(beta: f32, input: &TensorType) -> f64 {
    f64::from(beta) * scale(input) * f64::from(1 << 26)
}

/// How inputs of a logistic or a hyperbolic tangent become Q4.27.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SigmoidScaling {
    /// For the input less its zero point.
    pub input: Multiplier,
    /// Inputs this far from the zero point or farther saturate.
    pub radius: i32,
}

/// Scaling of a quantised logistic or hyperbolic tangent.
pub fn sigmoid_scaling(input: &TensorType) -> SigmoidScaling {
    let input = quantize_multiplier(sigmoid_factor(input));
    SigmoidScaling {
        input,
        radius: input_radius(4, input.shift),
    }
}

/// Factor from an input to Q4.27.
pub fn sigmoid_factor(input: &TensorType) -> f64 {
    scale(input) * f64::from(1 << 27)
}

/// Largest integer that, shifted left, still fits a fixed-point number with `integer_bits`.
fn input_radius(integer_bits: u32, left_shift: i32) -> i32 {
    let largest = f64::from((1 << integer_bits) - 1) * f64::from(1 << (31 - integer_bits));
    (largest / 2.0_f64.powi(left_shift)).floor() as i32
}

/// Multipliers of an SVDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SvdfScaling {
    /// From input times feature weights to the state.
    pub feature: Multiplier,
    /// From state times time weights to the result.
    pub time: Multiplier,
}

/// Scaling of a quantised SVDF.
pub fn svdf_scaling(
    numerics: Numerics,
    input: &TensorType,
    feature_weights: &TensorType,
    time_weights: &TensorType,
    state: &TensorType,
    output: &TensorType,
) -> SvdfScaling {
    SvdfScaling {
        feature: scaled_product(numerics, input, single(feature_weights).0, state),
        time: scaled_product(numerics, state, single(time_weights).0, output),
    }
}

/// Scaling of a quantised LSTM, of whose gates the order is that of the op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LstmScaling {
    /// From input times weights to steps of 2^-12.
    pub input: [Multiplier; 4],
    /// From hidden state times weights to steps of 2^-12.
    pub recurrent: [Multiplier; 4],
    /// The cell state's scale is 2 to this power.
    pub cell_exponent: i32,
    /// From forget gate times cell state to the cell state.
    pub kept: Multiplier,
    /// From input gate times cell gate to the cell state.
    pub added: Multiplier,
    /// From output gate times hyperbolic tangent to the hidden state.
    pub hidden: Multiplier,
}

/// Scaling of a quantised LSTM with the weights of its four gates for the input, then those for the
/// hidden state; the cell state's scale is a power of two.
pub fn lstm_scaling(
    input: &TensorType,
    weights: &[&TensorType],
    hidden: &TensorType,
    cell: &TensorType,
) -> LstmScaling {
    const SUM: f64 = 1.0 / 4096.0;
    const GATE: f64 = 1.0 / 32768.0;
    let gates = |from: &TensorType, weights: &[&TensorType]| {
        let of = |gate: usize| product_multiplier(scale(from), scale(weights[gate]), SUM);
        [0, 1, 2, 3].map(of)
    };
    LstmScaling {
        input: gates(input, &weights[..4]),
        recurrent: gates(hidden, &weights[4..]),
        cell_exponent: exponent_of(single(cell).0).unwrap_or(0),
        kept: product_multiplier(GATE, scale(cell), scale(cell)),
        added: product_multiplier(GATE, GATE, scale(cell)),
        hidden: product_multiplier(GATE, GATE, scale(hidden)),
    }
}

/// Largest magnitude of a quantised cell state that is clipped.
pub fn lstm_clip(clip: f32, cell: &TensorType) -> i32 {
    (f64::from(clip) / scale(cell)).min(32767.0) as i32
}

/// The exponent of a normal number that is a power of two.
pub fn exponent_of(scale: f32) -> Option<i32> {
    let bits = scale.to_bits();
    let exponent = (bits >> 23) as i32;
    let is_power = bits & 0x007f_ffff == 0 && (1..=254).contains(&exponent);
    is_power.then_some(exponent - 127)
}

fn product_multiplier(a: f64, b: f64, output: f64) -> Multiplier {
    quantize_multiplier(a * b / output)
}

/// The single scale and zero point of a quantised tensor.
pub(crate) fn single(ty: &TensorType) -> (f32, i32) {
    ty.quant
        .as_ref()
        .and_then(|quant| quant.single())
        .expect("the verifier asks for one scale")
}

pub(crate) fn scale(ty: &TensorType) -> f64 {
    f64::from(single(ty).0)
}

pub(crate) fn weight_scales(ty: &TensorType) -> &[f32] {
    let quant = ty.quant.as_ref();
    &quant
        .expect("the verifier asks for quantised weights")
        .scales
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Quantization;

    fn i8_of(scale: f32, zero_point: i32) -> TensorType {
        TensorType::new(DType::I8, [1]).with_quant(Quantization::per_tensor(scale, zero_point))
    }

    #[test]
    fn quotients_have_a_multiplier_of_double_precision() {
        // 300 in single precision, with which halves are rounded the other way.
        let [a, b, output] = [0.3, 0.002, 0.5].map(|scale| i8_of(scale, 0));
        let found = div_multiplier(Numerics::Tflm, &a, &b, &output);
        assert_eq!((found.multiplier, found.shift), (1_258_291_190, 9));
    }

    #[test]
    fn multipliers_are_normalised() {
        let of = |factor| {
            let Multiplier { multiplier, shift } = quantize_multiplier(factor);
            (multiplier, shift)
        };
        assert_eq!(of(0.0), (0, 0));
        assert_eq!(of(1.0), (1 << 30, 1));
        assert_eq!(of(0.5), (1 << 30, 0));
        assert_eq!(of(0.75), (3 << 29, 0));
        assert_eq!(of(-0.75), (-(3 << 29), 0));
        assert_eq!(of(3.0e-10), (1_383_505_806, -31));
        // 2^-33 is flushed; 2^-32 is one half times 2^-31 and stays.
        assert_eq!(of(2.0_f64.powi(-32)), (1 << 30, -31));
        assert_eq!(of(2.0_f64.powi(-33)), (0, 0));
        // Just below one: the fraction rounds up to 2^31 and is renormalised.
        assert_eq!(of(1.0 - 1.0e-12), (1 << 30, 1));
        assert_eq!(of(f64::MIN_POSITIVE / 4.0), (0, 0));
    }

    #[test]
    fn exponents_split_exactly() {
        for x in [1.0, 0.1, 1234.5, -3.0e-310, f64::MAX, f64::MIN_POSITIVE] {
            let (fraction, exponent) = split_exponent(x);
            assert!((0.5..1.0).contains(&fraction.abs()));
            let half = exponent / 2;
            let again = fraction * 2.0_f64.powi(half) * 2.0_f64.powi(exponent - half);
            assert_eq!(again, x);
        }
    }

    #[test]
    fn activation_ranges_clamp_in_the_result_scale() {
        let ty = i8_of(0.05, -10);
        assert_eq!(activation_range(Activation::None, &ty), (-128, 127));
        assert_eq!(activation_range(Activation::Relu, &ty), (-10, 127));
        assert_eq!(activation_range(Activation::ReluN1To1, &ty), (-30, 10));
        assert_eq!(activation_range(Activation::Relu6, &ty), (-10, 110));
        // So small a scale that six does not fit: the range is the type's.
        let tiny = i8_of(f32::MIN_POSITIVE, 0);
        assert_eq!(activation_range(Activation::Relu6, &tiny), (0, 127));
    }

    #[test]
    fn mean_folds_the_count_into_the_multiplier() {
        let ty = i8_of(0.5, 0);
        let Multiplier { multiplier, shift } = mean_multiplier(&ty, &ty, 4);
        assert_eq!((multiplier, shift), (1 << 30, -1));
        let Multiplier { multiplier, shift } = mean_multiplier(&ty, &ty, 3);
        assert_eq!((multiplier, shift), (715_827_882, 0));
    }
}
