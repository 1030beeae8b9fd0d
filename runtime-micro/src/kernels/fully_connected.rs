//! Rows times a matrix.

use peapod_schemas::micro::{FullyConnected, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::arithmetic::{Arithmetic, Float, Integers, S8, S16, Sum};
use crate::call::Call;
use crate::check::{self, product};
use crate::convolution::{Biased, Requantizer, check_factors, check_operands};
use crate::dot::{Filters, LANES};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Multipliers and shifts
/// have one element, or one per output column. Never in place.
pub static FULLY_CONNECTED_S8: Kernel = Kernel::new(
    KernelId::FullyConnectedS8,
    check_quantised::<S8>,
    run_quantised::<S8>,
);

/// Inputs: input, weights s8, bias of two s32 each, multipliers s32, shifts s8. Output. Multipliers
/// and shifts have one element, or one per output column. Never in place.
pub static FULLY_CONNECTED_S16: Kernel = Kernel::new(
    KernelId::FullyConnectedS16,
    check_quantised::<S16>,
    run_quantised::<S16>,
);

/// Inputs: input, weights, bias. Output. Never in place.
pub static FULLY_CONNECTED_F32: Kernel = Kernel::new(
    KernelId::FullyConnectedF32,
    check_float,
    run_float,
);

fn check_quantised<T: Integers>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(5, 1)?;
    check_shapes::<T>(call, params)?;
    check_factors(call, if call.count(3)? == 1 { 1 } else { params.out_len })?;
    check::within(Quantity::ZeroPoint, params.weights_offset, -127, 128)?;
    check::zero_point::<T::Activation>(params.output_zero_point)?;
    check::limits::<T::Activation>(params.act_min, params.act_max)
}

fn check_float(call: &Call<'_>) -> Result<(), Fault> {
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(3, 1)?;
    check_shapes::<Float>(call, params)?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

pub(super) fn check_shapes<T: Arithmetic>(
    call: &Call<'_>,
    params: &FullyConnected,
) -> Result<(), Fault> {
    let FullyConnected { rows, in_len, out_len, .. } = *params;
    let input = product(Quantity::Dim, &[rows, in_len])?;
    let weights = product(Quantity::Dim, &[out_len, in_len])?;
    let output = product(Quantity::Dim, &[rows, out_len])?;
    check_operands::<T>(call, input, weights, out_len, output)
}

fn run_quantised<T: Integers>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum> {
        bias: inputs.get(2)?,
        multipliers: inputs.get(3)?,
        shifts: inputs.get(4)?,
        output_zero_point: params.output_zero_point,
        act_min: params.act_min,
        act_max: params.act_max,
    };
    let start = |row: &[T::Activation]| match params.weights_offset {
        0 => T::Sum::default(),
        offset => row.iter().fold(T::Sum::default(), |sum, &x| sum.add_product(x.into(), offset)),
    };
    let shared = results.multipliers.len() == 1;
    let finish = |column, sum| results.finish_with(column, if shared { 0 } else { column }, sum);
    let (input, weights) = (inputs.get(0)?, inputs.get(1)?);
    multiply::<T>(params, input, weights, output, start, finish)
}

fn run_float(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let bias = inputs.get(2)?;
    let results = Biased { bias, act_min: params.act_min_f32, act_max: params.act_max_f32 };
    let finish = |column, sum| results.finish(column, sum);
    multiply::<Float>(params, inputs.get(0)?, inputs.get(1)?, output, |_| 0.0, finish)
}

/// Multiplies each row with the matrix. `start` says what the sums of a row begin with.
pub(super) fn multiply<T: Arithmetic>(
    params: &FullyConnected,
    input: &[T::Activation],
    weights: &[T::Weight],
    output: &mut [T::Activation],
    start: impl Fn(&[T::Activation]) -> T::Sum,
    finish: impl Fn(usize, T::Sum) -> Option<T::Activation>,
) -> Option<()> {
    let (in_len, out_len) = (params.in_len as usize, params.out_len as usize);
    for (row, columns) in rows(input, in_len).zip(rows_mut(output, out_len)) {
        let start = start(row);
        let mut weights = weights;
        let mut column = 0_usize;
        for results in columns.chunks_mut(LANES) {
            let mut sums = [[start; LANES]];
            Filters::<T>::new(weights, in_len)?.add_dots(&mut sums, 0, [row])?;
            for (result, sum) in results.iter_mut().zip(sums.as_flattened()) {
                *result = finish(column, *sum)?;
                column = column.wrapping_add(1);
            }
            weights = weights.get(in_len.wrapping_mul(LANES)..).unwrap_or_default();
        }
    }
    Some(())
}
