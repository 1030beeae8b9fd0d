//! What kernels of sampled signals share.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Signal};

use crate::arena::{copy, same_bytes, split};
use crate::call::Call;
use crate::check::{product, within};
use crate::error::{Fault, Quantity};

/// Checks a number of bits of a shift.
pub(crate) fn shift_below(shift: u32, bits: u32) -> Result<(), Fault> {
    let found = shift.min(i32::MAX as u32) as i32;
    within(Quantity::Shift, found, 0, bits.wrapping_sub(1) as i32)
}

/// Checks the operands of a function of one line: operands of these types and of the line's length,
/// but those where another length is given.
pub(crate) fn line<'m, const N: usize>(
    call: &Call<'m>,
    operands: [(ElementType, Option<u32>); N],
) -> Result<&'m Signal, Fault> {
    let params: &Signal = call.expect_params()?;
    call.expect_operands((N as u8).wrapping_sub(1), 1)?;
    one(params.lines)?;
    one(params.frames)?;
    let line = product(Quantity::Dim, &[params.len])?;
    for (index, (element, len)) in (0..).zip(operands) {
        call.expect(index, element, len.or(line))?;
    }
    Ok(params)
}

/// Checks a count that a kernel does not have: what a pea tells of its work is made of it.
pub(crate) fn one(found: u32) -> Result<(), Fault> {
    if found == 1 {
        return Ok(());
    }
    Err(Fault::Shape {
        what: Quantity::Outer,
        found,
    })
}

/// Copies the first input to the output, unless it is there.
pub(crate) fn copied<T: Pod>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    if same_bytes(call.input(0)?, call.output(0)?) {
        return Some(());
    }
    let (inputs, output) = split::<T>(call, arena)?;
    copy(inputs.get(0)?, output)
}

/// Bits of a number; 32 of 0, as TensorFlow Lite Micro has it.
pub(crate) fn bits(x: u32) -> u32 {
    match x {
        0 => u32::BITS,
        _ => u32::BITS.wrapping_sub(x.leading_zeros()),
    }
}
