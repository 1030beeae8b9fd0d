//! Parts of a tensor at computed indices.

use peapod_schemas::micro::{ElementType, Gather, Kernel as KernelId, MAX_RANK};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::{product, within};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: input, indices s32. Output of the input's type. Never in place.
pub static GATHER_X8: Kernel = Kernel::new(KernelId::GatherX8, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let Gather { batches, outer, count, dims, parts, run } = *call.expect_params()?;
    call.expect_operands(2, 1)?;
    call.expect_type(2, &[call.element(0)?])?;
    within(Quantity::Count, parts.min(i32::MAX as u32) as i32, 1, MAX_RANK as i32)?;
    let [a, b, c, d, e, f] = dims;
    let indices = product(Quantity::Count, &[batches, count, parts])?;
    call.expect(1, ElementType::S32, indices)?;
    expect_bytes(call, 0, &[batches, outer, a, b, c, d, e, f, run])?;
    expect_bytes(call, 2, &[batches, outer, count, run])
}

/// Checks the length of an operand.
fn expect_bytes(call: &Call<'_>, operand: u8, shape: &[u32]) -> Result<(), Fault> {
    let expected = product(Quantity::Dim, shape)?;
    let found = call.expect_operand(operand)?.len_bytes;
    if expected == Some(found) {
        return Ok(());
    }
    Err(Fault::Length { operand, found, expected: expected.unwrap_or(u32::MAX) })
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Gather = call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let [count, parts, run] = [params.count, params.parts, params.run].map(|it| it as usize);
    let dims = params.dims.get(MAX_RANK.checked_sub(parts)?..)?;
    let places = params.dims.iter().fold(1_usize, |all, dim| all.wrapping_mul(*dim as usize));
    let mut tables = rows(inputs.get::<u8>(0)?, places.wrapping_mul(run));
    let mut results = rows_mut(output, count.wrapping_mul(run));
    for indices in rows(inputs.get::<i32>(1)?, count.wrapping_mul(parts)) {
        for _ in 0..params.outer {
            let table = tables.next()?;
            for (index, row) in rows(indices, parts).zip(rows_mut(results.next()?, run)) {
                let start = place(index, dims).wrapping_mul(run);
                copy(table.get(start..)?.get(..run)?, row)?;
            }
        }
    }
    Some(())
}

/// Where an index points to, each part limited to its dimension.
fn place(index: &[i32], dims: &[u32]) -> usize {
    index.iter().zip(dims).fold(0, |place: usize, (&part, &dim)| {
        let part = part.max(0).cast_unsigned().min(dim.wrapping_sub(1));
        place.wrapping_mul(dim as usize).wrapping_add(part as usize)
    })
}
