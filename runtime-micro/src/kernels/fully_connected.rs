//! Rows times a matrix.

use peapod_schemas::micro::{ElementType, FullyConnected, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::arena::split;
use crate::call::Call;
use crate::check::{self, product};
use crate::convolution::{Biased, Requantizer};
use crate::dot::{Filters, LANES, Number};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Multipliers and shifts
/// have one element, or one per output column. Never in place.
pub static FULLY_CONNECTED_S8: Kernel = Kernel {
    id: KernelId::FullyConnectedS8,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: check_s8,
    run: run_s8,
};

/// Inputs: input, weights, bias. Output. Never in place.
pub static FULLY_CONNECTED_F32: Kernel = Kernel {
    id: KernelId::FullyConnectedF32,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: check_f32,
    run: run_f32,
};

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
    let shared_factor = results.multipliers.len() == 1;
    let offset = |row: &[i8]| match params.weights_offset {
        0 => 0,
        offset => {
            let sum = row.iter().fold(0, |sum: i32, &x| sum.wrapping_add(x.into()));
            offset.wrapping_mul(sum)
        }
    };
    multiply(params, inputs.get(0)?, inputs.get(1)?, output, |row, channel, sum| {
        let factor = if shared_factor { 0 } else { channel };
        results.finish_with(channel, factor, i32::wrapping_add(sum, row))
    }, offset)
}

fn run_f32(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let bias = inputs.get(2)?;
    let results = Biased { bias, act_min: params.act_min_f32, act_max: params.act_max_f32 };
    let finish = |(), channel, sum| results.finish(channel, sum);
    multiply(params, inputs.get(0)?, inputs.get(1)?, output, finish, |_| ())
}

/// Multiplies each row with the matrix. `finish` gets what `prepare` made of the row, the output
/// column and the sum.
fn multiply<T: Number, R: Copy>(
    params: &FullyConnected,
    input: &[T],
    weights: &[T],
    output: &mut [T],
    finish: impl Fn(R, usize, T::Sum) -> Option<T>,
    prepare: impl Fn(&[T]) -> R,
) -> Option<()> {
    let (in_len, out_len) = (params.in_len as usize, params.out_len as usize);
    for (row, results) in rows(input, in_len).zip(rows_mut(output, out_len)) {
        let prepared = prepare(row);
        let mut column = 0_usize;
        for results in results.chunks_mut(LANES) {
            let filters = Filters::new(weights, column.wrapping_mul(in_len), in_len)?;
            let mut sums = [T::Sum::default(); LANES];
            let sums = sums.get_mut(..results.len())?;
            filters.add_dot(sums, 0, row)?;
            for (result, sum) in results.iter_mut().zip(sums) {
                *result = finish(prepared, column, *sum)?;
                column = column.wrapping_add(1);
            }
        }
    }
    Some(())
}
