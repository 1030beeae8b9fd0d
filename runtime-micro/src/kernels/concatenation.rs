//! Tensors joined along one dimension.

use peapod_schemas::micro::{Concatenation, Kernel as KernelId};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::at_least_one;
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: any number of tensors, at least one. Output. Never in place.
pub static CONCATENATION_X8: Kernel = Kernel::new(KernelId::ConcatenationX8, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Concatenation = call.expect_params()?;
    at_least_one(Quantity::Outer, params.outer)?;
    let inputs = call.step().inputs;
    call.expect_operands(inputs.max(1), 1)?;
    let element = call.element(inputs)?;
    let mut total = Some(0_u32);
    for index in 0..inputs {
        call.expect_type(index, &[element])?;
        if call.count(index)? % params.outer != 0 {
            return Err(Fault::Shape { what: Quantity::Outer, found: params.outer });
        }
        let count = call.count(index)?;
        total = total.and_then(|total| total.checked_add(count));
    }
    call.expect_count(inputs, total)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Concatenation = call.params()?;
    let outer = params.outer as usize;
    let (inputs, output) = split::<u8>(call, arena)?;
    let row = output.len().checked_div(outer)?;
    let mut column = 0_usize;
    for index in 0..call.inputs() {
        let input: &[u8] = inputs.get(index)?;
        let part = input.len().checked_div(outer)?;
        let end = column.wrapping_add(part);
        for (row, part) in rows_mut(output, row).zip(rows(input, part)) {
            copy(part, row.get_mut(column..end)?)?;
        }
        column = end;
    }
    Some(())
}
