//! Elements in another order: transposes, reversals, repetitions and slices with steps.

use bytemuck::Pod as Plain;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, MAX_RANK, StridedCopy};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::product;
use crate::error::{Fault, Quantity};
use crate::rows::rows_mut;
use crate::strided::Loops;

/// Inputs: input. Output: s8, u8 or bool. Never in place.
pub static STRIDED_COPY_X8: Kernel = Kernel::new(
    KernelId::StridedCopyX8,
    |call| check(call, &[ElementType::S8, ElementType::U8, ElementType::Bool]),
    run::<u8>,
);

/// Inputs: input. Output: s16. Never in place.
pub static STRIDED_COPY_X16: Kernel =
    Kernel::new(KernelId::StridedCopyX16, |call| check(call, &[ElementType::S16]), run::<u16>);

/// Inputs: input. Output: s32, f32 or u32. Never in place.
pub static STRIDED_COPY_X32: Kernel = Kernel::new(
    KernelId::StridedCopyX32,
    |call| check(call, &[ElementType::S32, ElementType::F32, ElementType::U32]),
    run::<u32>,
);

/// Inputs: input. Output: s64. Never in place.
pub static STRIDED_COPY_X64: Kernel =
    Kernel::new(KernelId::StridedCopyX64, |call| check(call, &[ElementType::S64]), run::<u64>);

fn check(call: &Call<'_>, elements: &[ElementType]) -> Result<(), Fault> {
    let params: &StridedCopy = call.expect_params()?;
    call.expect_operands(1, 1)?;
    call.expect_type(0, elements)?;
    call.expect_type(1, &[call.element(0)?])?;
    call.expect_count(1, product(Quantity::Dim, &params.dims)?)?;
    // The least and the greatest element that is read. No product leaves 64 bits, and a sum that
    // does stays out of range.
    let (mut least, mut greatest) = (i64::from(params.start), i64::from(params.start));
    for (&dim, &stride) in params.dims.iter().zip(&params.strides) {
        let reach = i64::from(dim.wrapping_sub(1)).wrapping_mul(stride.into());
        least = least.saturating_add(reach.min(0));
        greatest = greatest.saturating_add(reach.max(0));
    }
    let found = call.count(0)?;
    if least >= 0 && greatest < i64::from(found) {
        return Ok(());
    }
    let expected = u32::try_from(greatest).unwrap_or(u32::MAX).saturating_add(1);
    Err(Fault::Length { operand: 0, found, expected })
}

fn run<T: Plain>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &StridedCopy = call.params()?;
    let (inputs, output) = split::<T>(call, arena)?;
    let input = inputs.get::<T>(0)?;
    // All sums are taken modulo 2^32, so that negative strides need no other arithmetic.
    let strides = params.strides.map(i32::cast_unsigned);
    let ([.., len], [.., step]) = (params.dims, strides);
    let mut loops = Loops::new(&params.dims, [&strides], |i| i + 1 < MAX_RANK);
    for row in rows_mut(output, len as usize) {
        let [offset] = loops.offsets();
        let mut at = params.start.wrapping_add(offset as u32);
        if step == 1 {
            copy(input.get(at as usize..)?.get(..row.len())?, row)?;
        } else {
            for slot in row {
                *slot = *input.get(at as usize)?;
                at = at.wrapping_add(step);
            }
        }
        loops.advance();
    }
    Some(())
}
