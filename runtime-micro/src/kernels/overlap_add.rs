//! Frames that are added where they overlap.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{copy, split};
use crate::call::Call;
use crate::check::product;
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: frames, carry. Output. Never in place.
pub static OVERLAP_ADD_S16: Kernel = Kernel::new(
    KernelId::OverlapAddS16,
    |call| check(call, ElementType::S16),
    |call, arena| run(call, arena, i16::saturating_add),
);

/// Inputs: frames, carry. Output. Never in place.
pub static OVERLAP_ADD_F32: Kernel = Kernel::new(
    KernelId::OverlapAddF32,
    |call| check(call, ElementType::F32),
    |call, arena| run(call, arena, |a: f32, b: f32| a + b),
);

fn check(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let Signal { lines, frames, len, out_len, .. } = *call.expect_params()?;
    call.expect_operands(2, 1)?;
    call.expect(0, element, product(Quantity::Dim, &[lines, frames, len])?)?;
    let carry = len.saturating_sub(out_len);
    call.expect(1, element, product(Quantity::Dim, &[lines, carry])?)?;
    let moved = product(Quantity::Dim, &[frames, out_len])?;
    let line = moved.and_then(|moved| moved.checked_add(carry));
    call.expect(2, element, line.and_then(|line| line.checked_mul(lines)))
}

fn run<T: Pod>(call: &Call<'_>, arena: &mut [u8], add: impl Fn(T, T) -> T) -> Option<()> {
    let params: &Signal = call.params()?;
    let [frames, len, step] = [params.frames, params.len, params.out_len].map(|it| it as usize);
    let carry = len.wrapping_sub(step);
    let (inputs, output) = split::<T>(call, arena)?;
    let lines = rows(inputs.get::<T>(0)?, frames.wrapping_mul(len));
    let carried = rows(inputs.get::<T>(1)?, carry);
    let results = rows_mut(output, frames.wrapping_mul(step).wrapping_add(carry));
    for ((line, carried), result) in lines.zip(carried).zip(results) {
        let (first, rest) = result.split_at_mut_checked(carry)?;
        copy(carried, first)?;
        rest.fill(T::zeroed());
        let mut at = 0_usize;
        for frame in rows(line, len) {
            let overlapped = result.get_mut(at..)?;
            for (sum, x) in overlapped.iter_mut().zip(frame) {
                *sum = add(*x, *sum);
            }
            at = at.wrapping_add(step);
        }
    }
    Some(())
}
