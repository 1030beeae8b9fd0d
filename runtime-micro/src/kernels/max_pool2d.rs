//! The maximum of each window; cells in the padding do not count.

use peapod_schemas::micro::{Kernel as KernelId, Pool2d};

use super::Kernel;
use crate::arena::split;
use crate::fixed_point::{limit, limit_f32};
use crate::pool::{self, BLOCK, Reduction, add_each};

/// Inputs: input. Output. Never in place.
pub static MAX_POOL2D_S8: Kernel = Kernel::new(
    KernelId::MaxPool2dS8,
    pool::check_s8,
    |call, arena| {
        let params: &Pool2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        pool::run(params, inputs.get(0)?, output, &MaxS8(params))
    },
);

/// Inputs: input. Output. Never in place.
pub static MAX_POOL2D_F32: Kernel = Kernel::new(
    KernelId::MaxPool2dF32,
    pool::check_f32,
    |call, arena| {
        let params: &Pool2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        pool::run(params, inputs.get(0)?, output, &MaxF32(params))
    },
);

struct MaxS8<'a>(&'a Pool2d);

impl Reduction for MaxS8<'_> {
    type Element = i8;
    type Sum = i8;
    const START: i8 = i8::MIN;

    #[inline(always)]
    fn add(sum: i8, x: i8) -> i8 {
        sum.max(x)
    }

    #[inline(always)]
    fn add_taps(sums: &mut [i8; BLOCK], values: &[i8], step: usize, count: usize) {
        add_each::<Self>(sums, values, step, count);
    }

    #[inline]
    fn finish(&self, sum: i8, _count: usize) -> i8 {
        limit(sum.into(), self.0.act_min, self.0.act_max) as i8
    }
}

struct MaxF32<'a>(&'a Pool2d);

impl Reduction for MaxF32<'_> {
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
    fn finish(&self, sum: f32, _count: usize) -> f32 {
        limit_f32(sum, self.0.act_min_f32, self.0.act_max_f32)
    }
}
