//! Part of a tensor.

use peapod_schemas::micro::{Kernel as KernelId, Slice};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::{at_least_one, expect_reach, product};
use crate::error::{Fault, Quantity};
use crate::rows::rows_mut;
use crate::strided::Loops;

/// Inputs: input. Output. Never in place.
pub static SLICE_X8: Kernel = Kernel::new(KernelId::SliceX8, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let Slice { dims, strides, run } = call.expect_params()?;
    call.expect_operands(1, 1)?;
    call.expect_type(1, &[call.element(0)?])?;
    at_least_one(Quantity::Count, *run)?;
    let [input, output] = [call.expect_operand(0)?, call.expect_operand(1)?];
    expect_reach(0, input.len_bytes, (dims, strides), *run)?;
    let runs = product(Quantity::Dim, dims)?;
    let expected = runs.and_then(|runs| runs.checked_mul(*run));
    if expected == Some(output.len_bytes) {
        return Ok(());
    }
    let (found, expected) = (output.len_bytes, expected.unwrap_or(u32::MAX));
    Err(Fault::Length { operand: 1, found, expected })
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let Slice { dims, strides, run } = call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let (input, run) = (inputs.get::<u8>(0)?, *run as usize);
    let mut loops = Loops::new(dims, [strides], |_| true);
    for row in rows_mut(output, run) {
        let [start] = loops.offsets();
        copy(input.get(start..)?.get(..run)?, row)?;
        loops.advance();
    }
    Some(())
}
