//! Weighted sums: what convolutions and matrix products share.

use super::Activation;
use super::window::{Window, clamp_f32};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::fixed_point::{multiply_by_quantized_multiplier, multiply_wide};
use crate::eval::{Operands, Tensor};
use crate::numerics::{self, Multiplier};
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::{DType, TensorType};

/// An op whose results are sums of products of its input and weights, plus a bias per channel.
///
/// Operands: input, weights, bias (optional). One result.
pub trait Contraction {
    /// Element types of input and result, which are the same.
    const REALS: &'static [DType] = &DType::WIDE_REALS;
    /// Dimension of the weights that counts the output channels.
    const CHANNEL_AXIS: usize;
    /// Whether products of 16-bit integers are summed in 32 bits where the bias has no more.
    const NARROW_SUMS: bool = false;
    /// Whether input and result are reals, and the weights integers with zero points of 0.
    const HYBRID: bool = false;

    /// Whether sums become results by [`Rules::double_sums`](numerics::contract::Rules).
    const DOUBLE_SUMS: bool = false;

    /// Folds all products that belong to one element of the result, for every element: with
    /// `tap(sum, index into the input, index into the weights)`, then `finish(channel, sum)`.
    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A>;
}

/// A contraction under a window of rows and columns, NHWC.
pub(super) trait WindowedContraction: Contraction {
    /// C8: channels of input and weights make groups.
    fn check_groups(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, weights: Operand<'_>);
}

/// The constraints of a contraction under a window, which its documentation repeats. `window` is
/// that of weights of a shape.
pub(super) fn check_windowed<C: WindowedContraction>(
    op: &C,
    rule: &mut TypeRule<'_>,
    window: impl Fn(&[usize]) -> Window,
) {
    let arity = rule.arity(2..=3, 1);
    let (input, weights) = (rule.operand(0, "input"), rule.operand(1, "weights"));
    let bias = rule.optional(2, "bias");
    let (true, Some(input), Some(weights)) = (arity, input, weights) else {
        return;
    };
    let output = rule.result(0, "result");
    let ranks = [input, weights, output].map(|operand| rule.rank("C2", operand, 4));
    if ranks == [true; 3] && window(&weights.ty.shape).check_attributes(rule, "C3") {
        op.check_groups(rule, input, weights);
        let (n, channels) = (input.ty.shape[0], weights.ty.shape[C::CHANNEL_AXIS]);
        let found = [output.ty.shape[0], output.ty.shape[3]];
        rule.require("C9", found == [n, channels], || {
            let [batch, own] = found;
            format!("{output} has batch {batch} and {own} channels, expected {n} and {channels}")
        });
        window(&weights.ty.shape).check_positions(rule, "C9", input, output);
    }
    check_types::<C>(rule, input, weights, bias, output);
}

/// A dimension rule that says that batches are independent.
pub(super) fn batched(types: &OpTypes<'_>) -> DimensionRule {
    let mut rule = DimensionRule::bare(types);
    let places = [TensorDim::Operand(0, 0), TensorDim::Result(0, 0)];
    rule.share(types.shape(0)[0], Role::Parallel, &places);
    rule
}

/// Rows and columns are independent where a window covers one of them at a time.
pub(super) fn share_still(rule: &mut DimensionRule, types: &OpTypes<'_>, window: &Window) {
    for dim in [1, 2].into_iter().filter(|dim| window.is_still(dim - 1)) {
        let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, dim)];
        rule.share(types.shape(0)[dim], Role::Parallel, &places);
    }
}

/// The dimension of the bias that counts output channels, if it has one: all others have extent 1.
pub(super) fn bias_place(types: &OpTypes<'_>) -> Option<TensorDim> {
    let bias = types.operands.get(2).copied().flatten()?;
    let dim = bias.shape.iter().position(|&extent| extent != 1)?;
    Some(TensorDim::Operand(2, dim))
}

/// Constraints C4 to C7 of every contraction, which its documentation repeats.
pub(super) fn check_types<C: Contraction>(
    rule: &mut TypeRule<'_>,
    input: Operand<'_>,
    weights: Operand<'_>,
    bias: Option<Operand<'_>>,
    output: Operand<'_>,
) {
    let Some(arithmetic) = rule.quantised_arithmetic("C4", &[input, output], C::REALS) else {
        return;
    };
    let sound = check_weights::<C>(rule, arithmetic, weights);
    let Some(&channels) = weights.ty.shape.get(C::CHANNEL_AXIS) else {
        return;
    };
    if let Some(bias) = bias {
        check_bias::<C>(rule, input.ty, bias, channels);
    }
    if sound && arithmetic == Arithmetic::Integer {
        // One per scale, not per channel: a type may claim more channels than memory holds.
        let multipliers = numerics::fully_connected_multipliers(input.ty, weights.ty, output.ty);
        let largest = multipliers.into_iter().max_by_key(|factor| factor.shift);
        let most = match sums_are_wide(input.ty, bias.map(|bias| bias.ty)) {
            true => numerics::MAX_WIDE_SHIFT,
            false => numerics::MAX_SHIFT,
        };
        rule.multiplier_below("C7", largest.unwrap_or_default(), most);
    }
}

/// C5: f32, or i8 or i4 with one scale for all or one per channel.
fn check_weights<C: Contraction>(
    rule: &mut TypeRule<'_>,
    arithmetic: Arithmetic,
    weights: Operand<'_>,
) -> bool {
    if arithmetic == Arithmetic::Float && !C::HYBRID {
        return rule.dtype("C5", weights, &[DType::F32]);
    }
    let dtype = rule.dtype("C5", weights, &[DType::I8, DType::I4]);
    let Some(quant) = &weights.ty.quant else {
        return rule.per_tensor("C5", weights).is_some();
    };
    let axis = quant.axis.unwrap_or(C::CHANNEL_AXIS);
    let on_channels = quant.scales.len() == 1 || axis == C::CHANNEL_AXIS;
    rule.require("C5", on_channels, || {
        let expected = C::CHANNEL_AXIS;
        format!("{weights} has scales along dimension {axis}, expected {expected}")
    });
    let free = quant.zero_points.len() == 1 && !C::HYBRID;
    let stray = quant
        .zero_points
        .iter()
        .find(|&&zero_point| zero_point != 0);
    let zero = free || stray.is_none();
    rule.require("C5", zero, || {
        let stray = stray.copied().unwrap_or(0);
        format!("{weights} has zero point {stray}, expected 0")
    });
    dtype & on_channels & zero
}

/// Whether products with an input of this type are summed in 64 bits, as those of i16 are but where
/// the bias is i32.
pub fn sums_are_wide(input: &TensorType, bias: Option<&TensorType>) -> bool {
    input.dtype == DType::I16 && bias.is_none_or(|bias| bias.dtype != DType::I32)
}

/// C6: f32, or i32 in the scale of the accumulator, i64 for i16 inputs; one element per channel.
///
/// Its own scales are not compared with the accumulator's, which are what counts.
fn check_bias<C: Contraction>(
    rule: &mut TypeRule<'_>,
    input: &TensorType,
    bias: Operand<'_>,
    channels: usize,
) {
    let dtypes: &[DType] = if input.dtype == DType::F32 {
        &[DType::F32]
    } else if input.dtype != DType::I16 {
        &[DType::I32]
    } else if C::NARROW_SUMS {
        &[DType::I64, DType::I32]
    } else {
        &[DType::I64]
    };
    rule.dtype("C6", bias, dtypes);
    let shape = &bias.ty.shape;
    let flat = shape.iter().filter(|&&extent| extent != 1).count() <= 1;
    rule.require("C6", flat && bias.ty.elements() == channels, || {
        format!("{bias} has shape {shape:?}, expected [{channels}]")
    });
}

/// The result of a contraction.
pub(super) fn eval<C: Contraction>(
    op: &C,
    activation: Activation,
    operands: &Operands<'_>,
) -> Vec<Tensor> {
    let (input, weights, output) = (operands.ty(0), operands.ty(1), operands.result);
    let channels = weights.shape[C::CHANNEL_AXIS];
    let result = match operands.arithmetic() {
        Arithmetic::Integer => {
            let (x, w) = (operands.integers(0), operands.integers(1));
            let bias = operands
                .optional(2)
                .map_or_else(|| vec![0; channels], Tensor::wide_integers);
            let (x_zero, w_zero) = (input.zero_point(), first_zero_point(weights));
            let is_wide = sums_are_wide(input, operands.optional(2).map(Tensor::ty));
            let types = [input, weights, output];
            let finish = match C::DOUBLE_SUMS && operands.numerics().rules().double_sums {
                true => by_doubles(types, activation, is_wide),
                false => by_multipliers(types, channels, activation, is_wide),
            };
            let sums = op.fold(
                operands,
                0_i64,
                |sum, i, j| sum.wrapping_add(i64::from((x[i] - x_zero) * (w[j] - w_zero))),
                |channel, sum| i64::from(finish(channel, sum.wrapping_add(bias[channel]))),
            );
            Tensor::from_integers(output, sums.into_iter().map(|result| result as i32))
        }
        Arithmetic::Float => {
            let (x, w) = (operands.floats(0), operands.floats(1));
            let bias = operands
                .optional(2)
                .map_or_else(|| vec![0.0; channels], Tensor::floats);
            let sums = op.fold(
                operands,
                0.0_f32,
                |sum, i, j| sum + x[i] * w[j],
                |channel, sum| clamp_f32(sum + bias[channel], activation),
            );
            Tensor::from_floats(output, sums)
        }
    };
    vec![result]
}

/// How a sum of a channel becomes a result, in stored form.
type Finish = Box<dyn Fn(usize, i64) -> i32>;

/// By multipliers in fixed point.
fn by_multipliers(
    [input, weights, output]: [&TensorType; 3],
    channels: usize,
    activation: Activation,
    is_wide: bool,
) -> Finish {
    let multipliers = numerics::conv_multipliers(input, weights, output, channels);
    let requantizer = Requantizer::new(multipliers, activation, output);
    Box::new(move |channel, sum| match is_wide {
        true => requantizer.apply_wide(channel, sum),
        false => requantizer.apply(channel, sum as i32),
    })
}

/// By factors in `f64`, of which there may be one for all channels; halves away from zero.
fn by_doubles(
    [input, weights, output]: [&TensorType; 3],
    activation: Activation,
    is_wide: bool,
) -> Finish {
    let factors = numerics::double_factors(input, weights, output);
    let (min, max) = numerics::activation_range(activation, output);
    let zero_point = output.zero_point();
    Box::new(move |channel, sum| {
        let factor = factors[if factors.len() == 1 { 0 } else { channel }];
        let sum = if is_wide { sum } else { i64::from(sum as i32) };
        let scaled = (sum as f64 * factor).round() as i32;
        scaled.saturating_add(zero_point).clamp(min, max)
    })
}

/// Several scales of weights come with zero points of 0, one scale with any.
fn first_zero_point(weights: &TensorType) -> i32 {
    let quant = weights.quant.as_ref();
    quant.map_or(0, |quant| quant.zero_points[0])
}

/// The way from a 32-bit accumulator to a quantised result.
pub(crate) struct Requantizer {
    multipliers: Vec<Multiplier>,
    zero_point: i32,
    min: i32,
    max: i32,
}

impl Requantizer {
    /// With one multiplier for all channels, or one per channel.
    pub(crate) fn new(
        multipliers: Vec<Multiplier>,
        activation: Activation,
        output: &TensorType,
    ) -> Self {
        let (min, max) = numerics::activation_range(activation, output);
        Self {
            multipliers,
            zero_point: output.zero_point(),
            min,
            max,
        }
    }

    /// The result in stored form. Sums wrap at 32 bits, as they do on every device.
    pub(crate) fn apply(&self, channel: usize, accumulator: i32) -> i32 {
        self.finish(multiply_by_quantized_multiplier(
            accumulator,
            self.multiplier(channel),
        ))
    }

    /// The same of a sum of 64 bits, where it wraps.
    pub(crate) fn apply_wide(&self, channel: usize, accumulator: i64) -> i32 {
        self.finish(multiply_wide(accumulator, self.multiplier(channel)))
    }

    fn multiplier(&self, channel: usize) -> Multiplier {
        match self.multipliers.as_slice() {
            [single] => *single,
            several => several[channel],
        }
    }

    fn finish(&self, scaled: i32) -> i32 {
        scaled
            .wrapping_add(self.zero_point)
            .clamp(self.min, self.max)
    }
}
