//! Rows times a matrix.

use peapod_schemas::micro::{ElementType, FullyConnected, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::{self, product};
use crate::convolution::{Biased, Requantizer};
use crate::dot::{Filters, LANES, Number};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Multipliers and shifts
/// have one element, or one per output column. Never in place.
pub static FULLY_CONNECTED_S8: Kernel = Kernel::new(KernelId::FullyConnectedS8, check_s8, run_s8);

/// Inputs: input, weights, bias. Output. Never in place.
pub static FULLY_CONNECTED_F32: Kernel = Kernel::new(
    KernelId::FullyConnectedF32,
    check_f32,
    run_f32,
);

fn check_s8(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S8, S32};
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(5, 1)?;
    check_shapes(call, params, (S8, S32))?;
    let factors = if call.count(3)? == 1 { 1 } else { params.out_len };
    call.expect(3, S32, Some(factors))?;
    call.expect(4, S8, Some(factors))?;
    call.expect_shifts(4)?;
    check::within(Quantity::ZeroPoint, params.weights_offset, -127, 128)?;
    check::zero_point_s8(params.output_zero_point)?;
    check::limits_s8(params.act_min, params.act_max)
}

fn check_f32(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::F32;
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(3, 1)?;
    check_shapes(call, params, (F32, F32))?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

fn check_shapes(
    call: &Call<'_>,
    params: &FullyConnected,
    (element, bias): (ElementType, ElementType),
) -> Result<(), Fault> {
    let FullyConnected { rows, in_len, out_len, .. } = *params;
    call.expect(0, element, product(Quantity::Dim, &[rows, in_len])?)?;
    call.expect(1, element, product(Quantity::Dim, &[out_len, in_len])?)?;
    call.expect(2, bias, Some(out_len))?;
    let last = call.operands().len().saturating_sub(1) as u8;
    call.expect(last, element, product(Quantity::Dim, &[rows, out_len])?)
}

fn run_s8(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let results = Requantizer {
        bias: inputs.get(2)?,
        multipliers: inputs.get(3)?,
        shifts: inputs.get(4)?,
        output_zero_point: params.output_zero_point,
        act_min: params.act_min,
        act_max: params.act_max,
    };
    let sum_of = |row: &[i8]| row.iter().fold(0, |sum: i32, &x| sum.wrapping_add(x.into()));
    let start = |row: &[i8]| match params.weights_offset {
        0 => 0,
        offset => offset.wrapping_mul(sum_of(row)),
    };
    let shared = results.multipliers.len() == 1;
    let finish = |column, sum| results.finish_with(column, if shared { 0 } else { column }, sum);
    multiply(params, inputs.get(0)?, inputs.get(1)?, output, start, finish)
}

fn run_f32(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let bias = inputs.get(2)?;
    let results = Biased { bias, act_min: params.act_min_f32, act_max: params.act_max_f32 };
    let finish = |column, sum| results.finish(column, sum);
    multiply(params, inputs.get(0)?, inputs.get(1)?, output, |_| 0.0, finish)
}

/// Multiplies each row with the matrix. `start` says what the sums of a row begin with.
fn multiply<T: Number>(
    params: &FullyConnected,
    input: &[T],
    weights: &[T],
    output: &mut [T],
    start: impl Fn(&[T]) -> T::Sum,
    finish: impl Fn(usize, T::Sum) -> Option<T>,
) -> Option<()> {
    let (in_len, out_len) = (params.in_len as usize, params.out_len as usize);
    for (row, columns) in rows(input, in_len).zip(rows_mut(output, out_len)) {
        let start = start(row);
        let mut weights = weights;
        let mut column = 0_usize;
        for results in columns.chunks_mut(LANES) {
            let mut sums = [[start; LANES]];
            Filters::new(weights, in_len)?.add_dots(&mut sums, 0, [row])?;
            for (result, sum) in results.iter_mut().zip(sums.as_flattened()) {
                *result = finish(column, *sum)?;
                column = column.wrapping_add(1);
            }
            weights = weights.get(in_len.wrapping_mul(LANES)..).unwrap_or_default();
        }
    }
    Some(())
}
