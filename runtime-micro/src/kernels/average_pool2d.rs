//! The average over each window; cells in the padding do not count.

use core::marker::PhantomData;
use core::num::NonZeroU32;

use peapod_schemas::micro::{Kernel as KernelId, Pool2d};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::fixed_point::{limit, limit_f32};
use crate::pool::{self, BLOCK, Reduction, add_each};

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_S8: Kernel = Kernel::new(
    KernelId::AveragePool2dS8,
    pool::check_quantised::<i8>,
    pool::run::<Average<i8>>,
);

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_S16: Kernel = Kernel::new(
    KernelId::AveragePool2dS16,
    pool::check_quantised::<i16>,
    pool::run::<Average<i16>>,
);

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_U8: Kernel = Kernel::new(
    KernelId::AveragePool2dU8,
    pool::check_quantised::<u8>,
    pool::run::<Average<u8>>,
);

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_F32: Kernel = Kernel::new(
    KernelId::AveragePool2dF32,
    pool::check_float,
    pool::run::<Average<f32>>,
);

struct Average<T>(PhantomData<T>);

impl<A: Activation> Reduction for Average<A> {
    type Element = A;
    type Sum = i32;
    const START: i32 = 0;

    #[inline(always)]
    fn add(sum: i32, x: A) -> i32 {
        sum.wrapping_add(x.into())
    }

    #[inline(always)]
    fn add_taps(sums: &mut [i32; BLOCK], values: &[A], step: usize, count: usize) {
        A::add_taps(sums, values, step, count);
    }

    /// One copy for all channels of a block: a division is long anyway.
    #[inline(never)]
    fn finish(params: &Pool2d, sum: i32, count: usize) -> A {
        let average = rounded_quotient(sum, count as u32);
        A::narrow(limit(average, params.act_min, params.act_max))
    }
}

/// `sum / count`, rounded to nearest with ties away from zero.
fn rounded_quotient(sum: i32, count: u32) -> i32 {
    let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
    let magnitude = (sum.unsigned_abs().wrapping_add(count.get() / 2) / count) as i32;
    if sum < 0 { magnitude.wrapping_neg() } else { magnitude }
}

impl Reduction for Average<f32> {
    type Element = f32;
    type Sum = f32;
    const START: f32 = 0.0;

    #[inline(always)]
    fn add(sum: f32, x: f32) -> f32 {
        sum + x
    }

    #[inline(always)]
    fn add_taps(sums: &mut [f32; BLOCK], values: &[f32], step: usize, count: usize) {
        add_each::<Self>(sums, values, step, count);
    }

    #[inline]
    fn finish(params: &Pool2d, sum: f32, count: usize) -> f32 {
        limit_f32(sum / count as f32, params.act_min_f32, params.act_max_f32)
    }
}
