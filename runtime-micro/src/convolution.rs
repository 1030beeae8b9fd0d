//! What the kernels with weights share: their parameters' checks, and how a sum becomes a result.

use peapod_schemas::micro::{Conv2d, ElementType};

use crate::arena::Inputs;
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::fixed_point::{limit, limit_f32, scale};
use crate::window;

/// Turns sums into 8-bit results: bias, the channel's factor, zero point, limits.
#[derive(Clone, Copy)]
pub(crate) struct Requantizer<'a> {
    pub(crate) bias: &'a [i32],
    pub(crate) multipliers: &'a [i32],
    pub(crate) shifts: &'a [i8],
    pub(crate) output_zero_point: i32,
    pub(crate) act_min: i32,
    pub(crate) act_max: i32,
}

impl<'a> Requantizer<'a> {
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
    pub(crate) fn finish(&self, channel: usize, sum: i32) -> Option<i8> {
        self.finish_with(channel, channel, sum)
    }

    /// The result of a channel with the factor at `factor`.
    #[inline]
    pub(crate) fn finish_with(&self, channel: usize, factor: usize, sum: i32) -> Option<i8> {
        let sum = sum.wrapping_add(*self.bias.get(channel)?);
        let shift = i32::from(*self.shifts.get(factor)?);
        let scaled = scale(sum, *self.multipliers.get(factor)?, shift);
        let result = scaled.wrapping_add(self.output_zero_point);
        Some(limit(result, self.act_min, self.act_max) as i8)
    }
}

/// Turns sums into float results: bias, limits.
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

/// Checks an 8-bit convolution with this many weights per output channel.
pub(crate) fn check_s8(call: &Call<'_>, params: &Conv2d, depth: u32) -> Result<(), Fault> {
    use ElementType::{S8, S32};
    call.expect_operands(5, 1)?;
    check_shapes(call, params, depth, (S8, S32))?;
    let channels = Some(u32::from(params.window.out_c));
    call.expect(3, S32, channels)?;
    call.expect(4, S8, channels)?;
    call.expect_shifts(4)?;
    check::zero_point_s8(params.input_zero_point)?;
    check::zero_point_s8(params.output_zero_point)?;
    check::limits_s8(params.act_min, params.act_max)
}

/// Checks a float convolution with this many weights per output channel and tap.
pub(crate) fn check_f32(call: &Call<'_>, params: &Conv2d, depth: u32) -> Result<(), Fault> {
    use ElementType::F32;
    call.expect_operands(3, 1)?;
    check_shapes(call, params, depth, (F32, F32))?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

/// Checks input, weights, bias and output; `depth` is the weights per output channel and tap.
fn check_shapes(
    call: &Call<'_>,
    params: &Conv2d,
    depth: u32,
    (element, bias): (ElementType, ElementType),
) -> Result<(), Fault> {
    let window = &params.window;
    let (input, output) = window::check(window)?;
    let channels = u32::from(window.out_c);
    let taps = u32::from(window.kernel_h) * u32::from(window.kernel_w);
    let weights = taps
        .checked_mul(channels)
        .and_then(|taps| taps.checked_mul(depth));
    call.expect(0, element, input)?;
    call.expect(1, element, weights)?;
    call.expect(2, bias, Some(channels))?;
    let last = call.operands().len().saturating_sub(1) as u8;
    call.expect(last, element, output)
}
