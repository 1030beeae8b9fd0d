//! A part of a tensor replaced, from computed indices on.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, MAX_RANK, Pad};

use super::Kernel;
use crate::arena::{copy, same_bytes, split};
use crate::call::Call;
use crate::check::{dense_strides, product};
use crate::error::{Fault, Quantity};
use crate::rows::rows;
use crate::strided::Loops;

/// Inputs: input, update, a start s32 for each of the last dimensions. Output of the input's type.
/// In place over the input.
pub static DYNAMIC_UPDATE_SLICE_X8: Kernel =
    Kernel::new(KernelId::DynamicUpdateSliceX8, check, run);

/// Inputs before the starts.
const STARTS: u8 = 2;

/// Lengths of the output.
fn whole(params: &Pad) -> [u32; MAX_RANK] {
    let mut dims = params.dims;
    for (dim, more) in dims.iter_mut().zip(&params.after) {
        *dim = dim.wrapping_add(*more);
    }
    dims
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Pad = call.expect_params()?;
    let inputs = call.step().inputs;
    let most = STARTS + MAX_RANK as u8;
    call.expect_operands(inputs.max(STARTS).min(most), 1)?;
    let sides = params.before.iter().zip(&params.after);
    for (&dim, (&before, &after)) in params.dims.iter().zip(sides) {
        if before != 0 || dim.checked_add(after).is_none() {
            return Err(Fault::Shape { what: Quantity::Padding, found: before });
        }
    }
    let element = call.element(inputs)?;
    let count = product(Quantity::Dim, &whole(params))?;
    call.expect(0, element, count)?;
    call.expect(1, element, product(Quantity::Dim, &params.dims)?)?;
    for index in STARTS..inputs {
        call.expect(index, ElementType::S32, Some(1))?;
    }
    call.expect(inputs, element, count)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Pad = call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let (input, result) = (call.input(0)?, call.output(0)?);
    if !same_bytes(input, result) {
        copy(inputs.get::<u8>(0)?, output)?;
    }
    let size = ElementType::from_number(result.element)?.len_bytes();
    let strides = dense_strides(&whole(params));
    let mut first = 0_usize;
    let starts = call.inputs().checked_sub(STARTS.into())?;
    for at in 0..starts {
        let dim = MAX_RANK.checked_sub(starts)?.checked_add(at)?;
        let start = *inputs.get::<i32>(at.checked_add(STARTS.into())?)?.first()?;
        let start = start.max(0).cast_unsigned().min(*params.after.get(dim)?);
        let stride = *strides.get(dim)? as usize;
        first = first.wrapping_add((start as usize).wrapping_mul(stride));
    }
    let mut loops = Loops::new(&params.dims, [&strides], |_| true);
    let run = loops.take_innermost().len.wrapping_mul(size);
    for row in rows(inputs.get::<u8>(1)?, run) {
        let [offset] = loops.offsets();
        let start = first.wrapping_add(offset).wrapping_mul(size);
        copy(row, output.get_mut(start..)?.get_mut(..run)?)?;
        loops.advance();
    }
    Some(())
}
