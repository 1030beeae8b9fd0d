//! Constant padding round a tensor.

use bytemuck::Pod as Plain;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, MAX_RANK, Pad};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::{dense_strides, product};
use crate::error::{Fault, Quantity};
use crate::rows::rows;
use crate::strided::Loops;

/// Inputs: input. Output: s8, u8 or bool. Never in place.
pub static PAD_X8: Kernel = Kernel::new(
    KernelId::PadX8,
    |call| check(call, &[ElementType::S8, ElementType::U8, ElementType::Bool]),
    |call, arena| run(call, arena, |value| value as u8),
);

/// Inputs: input. Output: s32, f32 or u32. Never in place.
pub static PAD_X32: Kernel = Kernel::new(
    KernelId::PadX32,
    |call| check(call, &[ElementType::S32, ElementType::F32, ElementType::U32]),
    |call, arena| run(call, arena, |value| value),
);

/// Inputs: input. Output: s16. Never in place.
pub static PAD_X16: Kernel = Kernel::new(
    KernelId::PadX16,
    |call| check(call, &[ElementType::S16]),
    |call, arena| run(call, arena, |value| value as u16),
);

/// Inputs: input. Output: s64. Never in place.
pub static PAD_X64: Kernel = Kernel::new(
    KernelId::PadX64,
    |call| check(call, &[ElementType::S64]),
    |call, arena| run(call, arena, |value| i64::from(value.cast_signed())),
);

fn check(call: &Call<'_>, elements: &[ElementType]) -> Result<(), Fault> {
    let params: &Pad = call.expect_params()?;
    call.expect_operands(1, 1)?;
    call.expect_type(0, elements)?;
    call.expect_type(1, &[call.element(0)?])?;
    call.expect_count(0, product(Quantity::Dim, &params.dims)?)?;
    let mut padded = params.dims;
    for (dim, (&before, &after)) in padded.iter_mut().zip(params.before.iter().zip(&params.after)) {
        let sum = dim.checked_add(before).and_then(|sum| sum.checked_add(after));
        *dim = sum.ok_or(Fault::Shape { what: Quantity::Padding, found: before })?;
    }
    call.expect_count(1, product(Quantity::Dim, &padded)?)
}

fn run<T: Plain>(call: &Call<'_>, arena: &mut [u8], element: fn(u32) -> T) -> Option<()> {
    let params: &Pad = call.params()?;
    let (inputs, output) = split::<T>(call, arena)?;
    output.fill(element(params.value));

    let mut padded = params.dims;
    for (dim, (before, after)) in padded.iter_mut().zip(params.before.iter().zip(&params.after)) {
        *dim = dim.wrapping_add(*before).wrapping_add(*after);
    }
    let strides = dense_strides(&padded);
    let skipped = strides.iter().zip(&params.before);
    let first = skipped.fold(0, |sum: u32, (s, b)| sum.wrapping_add(s.wrapping_mul(*b)));

    let mut loops = Loops::new(&params.dims, [&strides], |i| i + 1 < MAX_RANK);
    let [.., row_len] = params.dims;
    for row in rows(inputs.get::<T>(0)?, row_len as usize) {
        let [offset] = loops.offsets();
        let start = (first as usize).wrapping_add(offset);
        copy(row, output.get_mut(start..)?.get_mut(..row.len())?)?;
        loops.advance();
    }
    Some(())
}
