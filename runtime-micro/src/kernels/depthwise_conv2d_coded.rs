//! Depthwise 2-D convolution of coded weights, which are few: all are decoded at once.

use peapod_schemas::micro::{Coded, Kernel as KernelId};

use super::Kernel;
use super::conv2d_coded::{CODES, Decoded, Demand, Operands, check_float, check_integers};
use super::depthwise_conv2d::{Depthwise, check_channels_of};
use crate::arena::split_two;
use crate::arithmetic::{Float, Integers, S8, S16};
use crate::call::Call;
use crate::coded::{Across, Codes, Value};
use crate::error::Fault;

/// Inputs: input, codes u8, bias s32, multipliers s32, shifts s8, values s8, scratch s8. Output.
/// Scratch is written too. Never in place.
pub static DEPTHWISE_CONV2D_S8_CODED: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Coded,
    check_quantised::<S8>,
    run::<S8>,
);

/// Inputs: input, codes u8, bias of two s32 each, multipliers s32, shifts s8, values s8, scratch
/// s8. Output. Scratch is written too. Never in place.
pub static DEPTHWISE_CONV2D_S16_CODED: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS16Coded,
    check_quantised::<S16>,
    run::<S16>,
);

/// Inputs: input, codes u8, bias, values, scratch. Output. Scratch is written too. Never in place.
pub static DEPTHWISE_CONV2D_F32_CODED: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dF32Coded,
    |call| check_float(call, of_depthwise(call)?),
    run::<Float>,
);

fn of_depthwise<'m>(call: &Call<'m>) -> Result<Demand<'m>, Fault> {
    let params: &Coded = call.expect_params()?;
    check_channels_of(&params.conv)?;
    let window = &params.conv.window;
    let taps = u32::from(window.kernel_h).checked_mul(window.kernel_w.into());
    Ok(Demand { params, row_len: taps, channels: window.out_c.into() })
}

fn check_quantised<T: Integers<Weight: Value>>(call: &Call<'_>) -> Result<(), Fault> {
    check_integers::<T>(call, of_depthwise(call)?)
}

/// Decodes all channels and computes them.
fn run<T: Decoded>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Coded = call.params()?;
    let Operands { values, scratch, output } = T::OPERANDS;
    let (inputs, [scratch, output]) = split_two(call, arena, [scratch, output])?;
    let scratch: &mut [T::Weight] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [T::Activation] = bytemuck::try_cast_slice_mut(output).ok()?;
    let mut codes = Codes::new(params, inputs.get(CODES)?, inputs.get(values)?)?;
    let channels = usize::from(params.conv.window.out_c);
    scratch.fill(T::Weight::default());
    let mut rows = Across { weights: &mut *scratch, channels };
    codes.decode(channels, params.run as usize, &mut rows)?;
    let results = T::results(&inputs, params)?;
    let finish = |channel, sum| T::finish(&results, channel, sum);
    let convolution = Depthwise::<T>::new(&params.conv, scratch, T::pad(params))?;
    convolution.run(inputs.get(0)?, output, finish)
}
