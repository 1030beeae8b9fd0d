//! What the kernels with weights share: their parameters' checks, and how a sum becomes a result.

use peapod_schemas::micro::{Conv2d, ElementType, Window};

use crate::arena::{Element, Inputs};
use crate::arithmetic::{Activation, Arithmetic, Float, Integers, Sum};
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::fixed_point::{limit, limit_f32};
use crate::window;

/// Converts sums to quantised results: bias, the channel's factor, zero point, limits.
#[derive(Clone, Copy)]
pub(crate) struct Requantizer<'a, S: Sum = i32> {
    pub(crate) bias: &'a [S::Bias],
    pub(crate) multipliers: &'a [i32],
    pub(crate) shifts: &'a [i8],
    pub(crate) output_zero_point: i32,
    pub(crate) act_min: i32,
    pub(crate) act_max: i32,
}

impl<'a, S: Sum> Requantizer<'a, S> {
    /// The one of a convolution: inputs 2, 3 and 4.
    pub(crate) fn of_conv2d(inputs: &Inputs<'a>, params: &Conv2d) -> Option<Self> {
        Some(Self {
            bias: inputs.get(2)?,
            multipliers: inputs.get(3)?,
            shifts: inputs.get(4)?,
            output_zero_point: params.output_zero_point,
            act_min: params.act_min,
            act_max: params.act_max,
        })
    }

    /// The result of a channel with a factor of its own.
    #[inline]
    pub(crate) fn finish<A: Activation>(&self, channel: usize, sum: S) -> Option<A> {
        self.finish_with(channel, channel, sum)
    }

    /// The result of a channel with the factor at `factor`.
    #[inline]
    pub(crate) fn finish_with<A: Activation>(
        &self,
        channel: usize,
        factor: usize,
        sum: S,
    ) -> Option<A> {
        let sum = sum.add_bias(*self.bias.get(channel)?);
        let shift = i32::from(*self.shifts.get(factor)?);
        let scaled = sum.rescale(*self.multipliers.get(factor)?, shift);
        let result = scaled.wrapping_add(self.output_zero_point);
        Some(A::narrow(limit(result, self.act_min, self.act_max)))
    }
}

/// Converts sums to float results: bias, limits.
#[derive(Clone, Copy)]
pub(crate) struct Biased<'a> {
    pub(crate) bias: &'a [f32],
    pub(crate) act_min: f32,
    pub(crate) act_max: f32,
}

impl<'a> Biased<'a> {
    /// The one of a convolution: input 2.
    pub(crate) fn of_conv2d(inputs: &Inputs<'a>, params: &Conv2d) -> Option<Self> {
        let bias = inputs.get(2)?;
        Some(Self {
            bias,
            act_min: params.act_min_f32,
            act_max: params.act_max_f32,
        })
    }

    #[inline]
    pub(crate) fn finish(&self, channel: usize, sum: f32) -> Option<f32> {
        Some(limit_f32(
            sum + *self.bias.get(channel)?,
            self.act_min,
            self.act_max,
        ))
    }
}

/// Checks a quantised convolution with this many weights per output channel.
pub(crate) fn check_quantised<T: Integers>(
    call: &Call<'_>,
    params: &Conv2d,
    depth: u32,
) -> Result<(), Fault> {
    call.expect_operands(5, 1)?;
    check_filter::<T>(call, params, depth)
}

/// The same, with minus the weights' zero point as an operand after the others.
pub(crate) fn check_offset<T: Integers>(
    call: &Call<'_>,
    params: &Conv2d,
    depth: u32,
) -> Result<(), Fault> {
    call.expect_operands(6, 1)?;
    call.expect(5, ElementType::S32, Some(1))?;
    check_filter::<T>(call, params, depth)
}

fn check_filter<T: Integers>(call: &Call<'_>, params: &Conv2d, depth: u32) -> Result<(), Fault> {
    check_shapes::<T>(call, params, depth)?;
    check_numbers::<T>(call, params)
}

/// Checks multipliers and shifts of a quantised convolution, and its parameters.
pub(crate) fn check_numbers<T: Integers>(call: &Call<'_>, params: &Conv2d) -> Result<(), Fault> {
    check_factors(call, params.window.out_c.into())?;
    check::zero_point::<T::Activation>(params.input_zero_point)?;
    check::zero_point::<T::Activation>(params.output_zero_point)?;
    check::limits::<T::Activation>(params.act_min, params.act_max)
}

/// Checks a float convolution with this many weights per output channel and tap.
pub(crate) fn check_float(call: &Call<'_>, params: &Conv2d, depth: u32) -> Result<(), Fault> {
    call.expect_operands(3, 1)?;
    check_shapes::<Float>(call, params, depth)?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

/// Checks multipliers and shifts: operands 3 and 4.
pub(crate) fn check_factors(call: &Call<'_>, count: u32) -> Result<(), Fault> {
    call.expect(3, ElementType::S32, Some(count))?;
    call.expect(4, ElementType::S8, Some(count))?;
    call.expect_shifts(4)
}

/// Checks types and numbers of input, weights, biases and output.
pub(crate) fn check_operands<T: Arithmetic>(
    call: &Call<'_>,
    input: Option<u32>,
    weights: Option<u32>,
    biases: u32,
    output: Option<u32>,
) -> Result<(), Fault> {
    call.expect(1, T::Weight::TYPE, weights)?;
    check_ends::<T>(call, input, biases, output)
}

/// The same without weights.
pub(crate) fn check_ends<T: Arithmetic>(
    call: &Call<'_>,
    input: Option<u32>,
    biases: u32,
    output: Option<u32>,
) -> Result<(), Fault> {
    call.expect(0, T::Activation::TYPE, input)?;
    let words = (size_of::<T::Bias>() / size_of::<i32>()) as u32;
    call.expect(2, T::BIAS, biases.checked_mul(words))?;
    let last = call.operands().len().saturating_sub(1) as u8;
    call.expect(last, T::Activation::TYPE, output)
}

/// Checks input, weights, bias and output; `depth` is the weights per output channel and tap.
fn check_shapes<T: Arithmetic>(call: &Call<'_>, params: &Conv2d, depth: u32) -> Result<(), Fault> {
    let window = &params.window;
    let (input, output) = window::check(window)?;
    let weights = weight_count(window, depth);
    check_operands::<T>(call, input, weights, window.out_c.into(), output)
}

/// How many weights a window has, where each output channel and tap has `depth` of them.
pub(crate) fn weight_count(window: &Window, depth: u32) -> Option<u32> {
    let taps = u32::from(window.kernel_h) * u32::from(window.kernel_w);
    taps.checked_mul(window.out_c.into())?.checked_mul(depth)
}
