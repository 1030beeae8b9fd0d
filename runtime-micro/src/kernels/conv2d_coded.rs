//! 2-D convolution of coded weights: a few output channels of all pixels after the other.

use core::ops::Range;

use peapod_schemas::micro::{Coded, Kernel as KernelId};

use super::Kernel;
use super::conv2d::{Convolution, Place, depth};
use crate::arena::{Element, Others, split_two};
use crate::arithmetic::{
    Activation, Arithmetic, Float, Integers, Quantised, S8, S16, S16Sum32, Sum,
};
use crate::call::Call;
use crate::coded::{self, Codes, Expected, Side, Value};
use crate::convolution::{Biased, Requantizer, check_ends, check_numbers, weight_count};
use crate::error::Fault;
use crate::{check, window};

/// Inputs: input, codes u8, bias s32, multipliers s32, shifts s8, values s8, scratch s8. Output.
/// Scratch is written too. Never in place.
pub static CONV2D_S8_CODED: Kernel = Kernel::new(
    KernelId::Conv2dS8Coded,
    check_quantised::<S8>,
    run::<S8>,
);

/// Inputs: input, codes u8, bias of two s32 each, multipliers s32, shifts s8, values s8, scratch
/// s8. Output. Scratch is written too. Never in place.
pub static CONV2D_S16_CODED: Kernel = Kernel::new(
    KernelId::Conv2dS16Coded,
    check_quantised::<S16>,
    run::<S16>,
);

/// Inputs: input, codes u8, bias s32, multipliers s32, shifts s8, values s8, scratch s8. Output.
/// Scratch is written too. Never in place.
pub static CONV2D_S16_SUM32_CODED: Kernel = Kernel::new(
    KernelId::Conv2dS16Sum32Coded,
    check_quantised::<S16Sum32>,
    run::<S16Sum32>,
);

/// Inputs: input, codes u8, bias, values, scratch. Output. Scratch is written too. Never in place.
pub static CONV2D_F32_CODED: Kernel = Kernel::new(
    KernelId::Conv2dF32Coded,
    |call| check_float(call, of_conv2d(call.expect_params()?)?),
    run::<Float>,
);

/// Operands of coded weights.
#[derive(Clone, Copy)]
pub(super) struct Operands {
    pub(super) values: u8,
    pub(super) scratch: u8,
    pub(super) output: u8,
}

/// Of integers there are multipliers and shifts before.
const QUANTISED: Operands = Operands { values: 5, scratch: 6, output: 7 };
/// Of floats there are none.
const FLOAT: Operands = Operands { values: 3, scratch: 4, output: 5 };

/// Where codes are.
pub(super) const CODES: u8 = 1;
const BIAS: u8 = 2;

/// The weights of a kernel: those of a channel, and the channels that scratch has room for.
#[derive(Clone, Copy)]
pub(super) struct Demand<'m> {
    pub(super) params: &'m Coded,
    pub(super) row_len: Option<u32>,
    pub(super) channels: u32,
}

fn of_conv2d(params: &Coded) -> Result<Demand<'_>, Fault> {
    let channels = params.conv.window.out_c;
    let row_len = weight_count(&params.conv.window, depth(&params.conv)?);
    let row_len = row_len.and_then(|all| all.checked_div(channels.into()));
    Ok(Demand { params, row_len, channels: channels.min(params.block).into() })
}

fn check_quantised<T: Integers<Weight: Value>>(call: &Call<'_>) -> Result<(), Fault> {
    check_integers::<T>(call, of_conv2d(call.expect_params()?)?)
}

/// Checks a quantised convolution of coded weights.
pub(super) fn check_integers<T: Integers<Weight: Value>>(
    call: &Call<'_>,
    demand: Demand<'_>,
) -> Result<(), Fault> {
    call.expect_operands(7, 1)?;
    check_weights::<T>(call, demand, QUANTISED)?;
    check_numbers::<T>(call, &demand.params.conv)
}

/// Checks a float convolution of coded weights.
pub(super) fn check_float(call: &Call<'_>, demand: Demand<'_>) -> Result<(), Fault> {
    call.expect_operands(5, 1)?;
    check_weights::<Float>(call, demand, FLOAT)?;
    check::limits_f32(demand.params.conv.act_min_f32, demand.params.conv.act_max_f32)
}

fn check_weights<T: Arithmetic<Weight: Value>>(
    call: &Call<'_>,
    Demand { params, row_len, channels }: Demand<'_>,
    operands: Operands,
) -> Result<(), Fault> {
    let window = &params.conv.window;
    let (input, output) = window::check(window)?;
    check_ends::<T>(call, input, window.out_c.into(), output)?;
    let expected = Expected { row_len, run: row_len, depth: row_len, rows: 1 };
    coded::check::<T::Weight>(call, params, &expected, [CODES, operands.values])?;
    let scratch = row_len.and_then(|len| len.checked_mul(channels));
    call.expect(operands.scratch, T::Weight::TYPE, scratch)?;
    call.expect_arena(operands.scratch)?;
    call.expect_arena(0)
}

/// Sums of products with decoded weights, and how they become results.
pub(super) trait Decoded: Arithmetic<Weight: Value> {
    /// Where operands are.
    const OPERANDS: Operands;
    /// What makes results of sums.
    type Results<'a>;

    /// What a tap in the padding reads.
    fn pad(params: &Coded) -> Self::Activation;

    /// What makes results of sums, from the operands of a call.
    fn results<'a>(inputs: &Others<'a>, params: &Coded) -> Option<Self::Results<'a>>;

    /// The result of a channel.
    fn finish(
        results: &Self::Results<'_>,
        channel: usize,
        sum: Self::Sum,
    ) -> Option<Self::Activation>;
}

impl<A: Activation, S: Sum> Decoded for Quantised<A, i8, S> {
    const OPERANDS: Operands = QUANTISED;
    type Results<'a> = Requantizer<'a, S>;

    fn pad(params: &Coded) -> A {
        A::narrow(params.conv.input_zero_point)
    }

    fn results<'a>(inputs: &Others<'a>, params: &Coded) -> Option<Requantizer<'a, S>> {
        Some(Requantizer {
            bias: inputs.get(BIAS)?,
            multipliers: inputs.get(3)?,
            shifts: inputs.get(4)?,
            output_zero_point: params.conv.output_zero_point,
            act_min: params.conv.act_min,
            act_max: params.conv.act_max,
        })
    }

    #[inline]
    fn finish(results: &Requantizer<'_, S>, channel: usize, sum: S) -> Option<A> {
        results.finish(channel, sum)
    }
}

impl Decoded for Float {
    const OPERANDS: Operands = FLOAT;
    type Results<'a> = Biased<'a>;

    fn pad(_: &Coded) -> f32 {
        0.0
    }

    fn results<'a>(inputs: &Others<'a>, params: &Coded) -> Option<Biased<'a>> {
        Some(Biased {
            bias: inputs.get(BIAS)?,
            act_min: params.conv.act_min_f32,
            act_max: params.conv.act_max_f32,
        })
    }

    #[inline]
    fn finish(results: &Biased<'_>, channel: usize, sum: f32) -> Option<f32> {
        results.finish(channel, sum)
    }
}

/// Decodes a block of channels and computes them, block after block.
fn run<T: Decoded>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Coded = call.params()?;
    let Operands { values, scratch, output } = T::OPERANDS;
    let (inputs, [scratch, output]) = split_two(call, arena, [scratch, output])?;
    let scratch: &mut [T::Weight] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [T::Activation] = bytemuck::try_cast_slice_mut(output).ok()?;
    let mut codes = Codes::new(params, inputs.get(CODES)?, inputs.get(values)?)?;
    while let Some(channels) = codes.next_block() {
        decode(&mut codes, channels.len(), params.row_len as usize, scratch)?;
        convolve::<T>(&inputs, params, channels, scratch, output)?;
    }
    Some(())
}

/// Decodes the weights of a block.
// Apart from what computes with them: the stack holds one of both.
#[inline(never)]
fn decode<W: Value>(
    codes: &mut Codes<'_, W>,
    channels: usize,
    len: usize,
    scratch: &mut [W],
) -> Option<()> {
    scratch.fill(W::default());
    codes.decode(channels, len, &mut Side { weights: scratch, len })
}

/// Computes the channels of a block.
#[inline(never)]
fn convolve<T: Decoded>(
    inputs: &Others<'_>,
    params: &Coded,
    channels: Range<usize>,
    weights: &[T::Weight],
    output: &mut [T::Activation],
) -> Option<()> {
    let results = T::results(inputs, params)?;
    let convolution = Convolution::<T>::new(&params.conv, &[], T::pad(params))?;
    let convolution = convolution.of_channels(channels, weights)?;
    let start = |_: Place<'_, T>| Some(T::Sum::default());
    let finish = |channel, sum| T::finish(&results, channel, sum);
    convolution.run(inputs.get(0)?, output, start, finish)
}
