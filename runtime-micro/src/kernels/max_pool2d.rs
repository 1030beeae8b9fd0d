//! The maximum of each window; cells in the padding do not count.

use core::marker::PhantomData;

use peapod_schemas::micro::{Kernel as KernelId, Pool2d};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::fixed_point::{limit, limit_f32};
use crate::pool::{self, BLOCK, Reduction, add_each};

/// Inputs: input. Output. Never in place.
pub static MAX_POOL2D_S8: Kernel = Kernel::new(
    KernelId::MaxPool2dS8,
    pool::check_quantised::<i8>,
    pool::run::<Max<i8>>,
);

/// Inputs: input. Output. Never in place.
pub static MAX_POOL2D_S16: Kernel = Kernel::new(
    KernelId::MaxPool2dS16,
    pool::check_quantised::<i16>,
    pool::run::<Max<i16>>,
);

/// Inputs: input. Output. Never in place.
pub static MAX_POOL2D_F32: Kernel = Kernel::new(
    KernelId::MaxPool2dF32,
    pool::check_float,
    pool::run::<Max<f32>>,
);

struct Max<T>(PhantomData<T>);

impl<A: Activation> Reduction for Max<A> {
    type Element = A;
    type Sum = A;
    const START: A = A::RANGE.0;

    #[inline(always)]
    fn add(sum: A, x: A) -> A {
        sum.max(x)
    }

    #[inline(always)]
    fn add_taps(sums: &mut [A; BLOCK], values: &[A], step: usize, count: usize) {
        add_each::<Self>(sums, values, step, count);
    }

    #[inline]
    fn finish(params: &Pool2d, sum: A, _count: usize) -> A {
        A::narrow(limit(sum.into(), params.act_min, params.act_max))
    }
}

impl Reduction for Max<f32> {
    type Element = f32;
    type Sum = f32;
    const START: f32 = f32::MIN;

    #[inline(always)]
    fn add(sum: f32, x: f32) -> f32 {
        sum.max(x)
    }

    #[inline(always)]
    fn add_taps(sums: &mut [f32; BLOCK], values: &[f32], step: usize, count: usize) {
        add_each::<Self>(sums, values, step, count);
    }

    #[inline]
    fn finish(params: &Pool2d, sum: f32, _count: usize) -> f32 {
        limit_f32(sum, params.act_min_f32, params.act_max_f32)
    }
}
