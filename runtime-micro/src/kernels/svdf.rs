//! Singular value decomposition filter: a layer that remembers its last inputs.

use bytemuck::Pod;
use peapod_isa::{dots, scale::scale_each};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Svdf};

use super::Kernel;
use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::check::{self, at_least_one, product};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};

/// Inputs: input, constant feature weights, constant time weights s8 or s16, constant bias s32,
/// state of the time weights' type, scratch s32. Output. State and scratch are written too. Never
/// in place.
pub static SVDF_S8: Kernel = Kernel::new(
    KernelId::SvdfS8,
    check,
    |call, arena| match ElementType::from_number(call.input(STATE.into())?.element)? {
        ElementType::S8 => run::<i8>(call, arena),
        ElementType::S16 => run::<i16>(call, arena),
        ElementType::U8
        | ElementType::S32
        | ElementType::F32
        | ElementType::S64
        | ElementType::Bool
        | ElementType::U32 => None,
    },
);

const INPUT: u8 = 0;
const FEATURE_WEIGHTS: u8 = 1;
const TIME_WEIGHTS: u8 = 2;
const BIAS: u8 = 3;
const STATE: u8 = 4;
const SCRATCH: u8 = 5;
const OUTPUT: u8 = 6;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{Bool, F32, S8, S16, S32, S64, U8, U32};
    let params: &Svdf = call.expect_params()?;
    call.expect_operands(6, 1)?;
    check_shapes(call, params)?;
    call.expect_type(INPUT, &[S8])?;
    call.expect_type(FEATURE_WEIGHTS, &[S8])?;
    call.expect_type(TIME_WEIGHTS, &[call.element(STATE)?])?;
    call.expect_type(BIAS, &[S32])?;
    call.expect_type(STATE, &[S8, S16])?;
    call.expect_type(SCRATCH, &[S32])?;
    call.expect_type(OUTPUT, &[S8])?;
    for index in [FEATURE_WEIGHTS, TIME_WEIGHTS, BIAS] {
        call.expect_constant(index)?;
    }
    for index in [INPUT, STATE, SCRATCH] {
        call.expect_arena(index)?;
    }
    check::zero_point::<i8>(params.input_zero_point)?;
    check::zero_point::<i8>(params.output_zero_point)?;
    check::limits::<i8>(params.act_min, params.act_max)?;
    let (least, most) = match call.element(STATE)? {
        S8 => (i32::from(i8::MIN), i32::from(i8::MAX)),
        F32 | S32 | S64 | U8 | U32 | Bool | S16 => (i32::from(i16::MIN), i32::from(i16::MAX)),
    };
    check::within(Quantity::ZeroPoint, params.state_zero_point, least, most)?;
    check::within(Quantity::ActMin, params.state_min, least, most)?;
    check::within(Quantity::ActMax, params.state_max, params.state_min, most)?;
    check::shift(params.feature_shift)?;
    check::shift(params.time_shift)
}

fn check_shapes(call: &Call<'_>, params: &Svdf) -> Result<(), Fault> {
    let Svdf { batches, in_len, filters, rank, memory, .. } = *params;
    at_least_one(Quantity::SvdfRank, rank)?;
    if filters % rank != 0 {
        return Err(Fault::Shape { what: Quantity::SvdfRank, found: rank });
    }
    let units = filters / rank;
    let shapes: [&[u32]; 7] = [
        &[batches, in_len],
        &[filters, in_len],
        &[filters, memory],
        &[units],
        &[batches, filters, memory],
        &[batches, filters],
        &[batches, units],
    ];
    for (index, shape) in (0..).zip(shapes) {
        call.expect_count(index, product(Quantity::Dim, shape)?)?;
    }
    Ok(())
}

/// A type that states and time weights can have.
trait State: Pod {
    /// As [`dots::remember`].
    fn remember(states: &mut [Self], len: usize, offset: i32, weights: &[Self], sums: &mut [i32]);
}

impl State for i8 {
    fn remember(states: &mut [i8], len: usize, offset: i32, weights: &[i8], sums: &mut [i32]) {
        dots::remember(states, len, offset, weights, sums);
    }
}

impl State for i16 {
    fn remember(states: &mut [i16], len: usize, offset: i32, weights: &[i16], sums: &mut [i32]) {
        let filters = rows_mut(states, len).zip(rows(weights, len));
        for (sum, (state, weights)) in sums.iter_mut().zip(filters) {
            let mut carried = *sum as i16;
            for slot in state.iter_mut().rev() {
                carried = core::mem::replace(slot, carried);
            }
            *sum = state.iter().zip(weights).fold(0, |sum: i32, (&x, &w)| {
                let x = i32::from(x).wrapping_add(offset);
                sum.wrapping_add(x.wrapping_mul(w.into()))
            });
        }
    }
}

fn run<T: State>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Svdf = call.params()?;
    let feature_weights: &[i8] = constant(call, FEATURE_WEIGHTS)?;
    let time_weights: &[T] = constant(call, TIME_WEIGHTS)?;
    let bias: &[i32] = constant(call, BIAS)?;
    let [input, state, scratch, output] =
        exclusive_each(call, arena, [INPUT, STATE, SCRATCH, OUTPUT])?;
    let input = shared(call, INPUT, input)?;
    let input: &[i8] = bytemuck::try_cast_slice(input).ok()?;
    let state: &mut [T] = bytemuck::try_cast_slice_mut(state).ok()?;
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;

    let [in_len, filters, rank, memory] =
        [params.in_len, params.filters, params.rank, params.memory].map(|len| len as usize);
    let states = rows_mut(state, filters.wrapping_mul(memory));
    let results = rows_mut(output, bias.len());
    let batches = rows(input, in_len).zip(rows_mut(scratch, filters));
    for (((row, sums), states), results) in batches.zip(states).zip(results) {
        dots::dots(row, params.input_zero_point.wrapping_neg(), feature_weights, sums);
        scale_each(sums, params.feature_multiplier, params.feature_shift);
        for sum in &mut *sums {
            let newest = limit(*sum, params.state_min, params.state_max);
            *sum = newest.wrapping_add(params.state_zero_point);
        }
        let offset = params.state_zero_point.wrapping_neg();
        T::remember(states, memory, offset, time_weights, sums);
        if rank > 1 {
            add_ranks(sums, rank)?;
        }
        let sums = sums.get_mut(..bias.len())?;
        for (sum, bias) in sums.iter_mut().zip(bias) {
            *sum = sum.wrapping_add(*bias);
        }
        scale_each(sums, params.time_multiplier, params.time_shift);
        for (result, sum) in results.iter_mut().zip(sums) {
            let shifted = sum.wrapping_add(params.output_zero_point);
            *result = limit(shifted, params.act_min, params.act_max) as i8;
        }
    }
    Some(())
}

/// The sums of each so many become the first ones.
fn add_ranks(sums: &mut [i32], rank: usize) -> Option<()> {
    let mut start = 0_usize;
    for index in 0..sums.len().checked_div(rank)? {
        let end = start.wrapping_add(rank);
        let sum = sums.get(start..end)?.iter().fold(0, |sum: i32, x| sum.wrapping_add(*x));
        // What is there was added now, or before.
        *sums.get_mut(index)? = sum;
        start = end;
    }
    Some(())
}
