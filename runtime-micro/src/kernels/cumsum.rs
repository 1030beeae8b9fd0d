//! Running sums along a dimension.

use bytemuck::Pod;
use peapod_schemas::micro::{Along, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::call::Call;
use crate::check::{shift, zero_point};
use crate::fixed_point::{limit, scale};
use crate::lines::{check, in_place};

/// Inputs: input. Output. In place over the input.
pub static CUMSUM_F32: Kernel = Kernel::new(
    KernelId::CumsumF32,
    |call| check(call, [ElementType::F32; 2], FLAGS, false).map(|_| ()),
    |call, arena| run(call, arena, 0.0, |sum, x: f32| sum + x, |sum| sum),
);

/// Inputs: input. Output. In place over the input.
pub static CUMSUM_S8: Kernel = Kernel::new(
    KernelId::CumsumS8,
    |call| {
        let params = check(call, [ElementType::S8; 2], FLAGS, false)?;
        zero_point::<i8>(params.input_zero_point)?;
        zero_point::<i8>(params.output_zero_point)?;
        shift(params.shift)
    },
    |call, arena| {
        let params: &Along = call.params()?;
        let zero = params.input_zero_point;
        let add = |sum: i32, x: i8| sum.wrapping_add(fine(i32::from(x).wrapping_sub(zero)));
        run(call, arena, fine(zero.wrapping_neg()), add, |sum| {
            let y = scale(sum, params.multiplier, params.shift);
            limit(y.saturating_add(params.output_zero_point), -128, 127) as i8
        })
    },
);

/// Inputs: input. Output. In place over the input.
pub static CUMSUM_S32: Kernel = Kernel::new(
    KernelId::CumsumS32,
    |call| check(call, [ElementType::S32; 2], FLAGS, false).map(|_| ()),
    |call, arena| run(call, arena, 0, i32::wrapping_add, |sum| sum),
);

/// Inputs: input. Output. In place over the input.
pub static CUMSUM_S64: Kernel = Kernel::new(
    KernelId::CumsumS64,
    |call| check(call, [ElementType::S64; 2], FLAGS, false).map(|_| ()),
    |call, arena| run(call, arena, 0, i64::wrapping_add, |sum| sum),
);

/// Leaves out the element itself.
const EXCLUSIVE: u32 = 1;
/// Sums from the end.
const REVERSE: u32 = 2;
const FLAGS: u32 = EXCLUSIVE | REVERSE;

/// A difference to the zero point in steps of 2^-19.
fn fine(x: i32) -> i32 {
    x.wrapping_shl(19)
}

fn run<T: Pod, S: Copy>(
    call: &Call<'_>,
    arena: &mut [u8],
    first: S,
    add: impl Fn(S, T) -> S,
    finish: impl Fn(S) -> T,
) -> Option<()> {
    let params: &Along = call.params()?;
    let (len, inner) = (params.len as usize, params.inner as usize);
    let last = len.wrapping_sub(1).wrapping_mul(inner);
    let (from, step) = match params.flags & REVERSE {
        0 => (0, inner),
        _ => (last, inner.wrapping_neg()),
    };
    for block in in_place::<T>(call, arena, len.wrapping_mul(inner))? {
        for start in 0..inner {
            let (mut sum, mut at) = (first, from.wrapping_add(start));
            for _ in 0..len {
                let slot = block.get_mut(at)?;
                let next = add(sum, *slot);
                *slot = finish(if params.flags & EXCLUSIVE == 0 { next } else { sum });
                (sum, at) = (next, at.wrapping_add(step));
            }
        }
    }
    Some(())
}
