//! The average over each window; cells in the padding do not count.

use core::num::NonZeroU32;

use peapod_isa::pool::add_taps;
use peapod_schemas::micro::{Kernel as KernelId, Pool2d};

use super::Kernel;
use crate::arena::split;
use crate::fixed_point::{limit, limit_f32};
use crate::pool::{self, BLOCK, Reduction, add_each};

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_S8: Kernel = Kernel::new(
    KernelId::AveragePool2dS8,
    pool::check_s8,
    |call, arena| {
        let params: &Pool2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        pool::run(params, inputs.get(0)?, output, &AverageS8(params))
    },
);

/// Inputs: input. Output. Never in place.
pub static AVERAGE_POOL2D_F32: Kernel = Kernel::new(
    KernelId::AveragePool2dF32,
    pool::check_f32,
    |call, arena| {
        let params: &Pool2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        pool::run(params, inputs.get(0)?, output, &AverageF32(params))
    },
);

struct AverageS8<'a>(&'a Pool2d);

impl Reduction for AverageS8<'_> {
    type Element = i8;
    type Sum = i32;
    const START: i32 = 0;

    #[inline(always)]
    fn add(sum: i32, x: i8) -> i32 {
        sum.wrapping_add(x.into())
    }

    #[inline(always)]
    fn add_taps(sums: &mut [i32; BLOCK], values: &[i8], step: usize, count: usize) {
        add_taps(sums, values, step, count);
    }

    /// One copy for all channels of a block: a division is long anyway.
    #[inline(never)]
    fn finish(&self, sum: i32, count: usize) -> i8 {
        let average = rounded_quotient(sum, count as u32);
        limit(average, self.0.act_min, self.0.act_max) as i8
    }
}

/// `sum / count`, rounded to nearest with ties away from zero.
fn rounded_quotient(sum: i32, count: u32) -> i32 {
    let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
    let magnitude = (sum.unsigned_abs().wrapping_add(count.get() / 2) / count) as i32;
    if sum < 0 { magnitude.wrapping_neg() } else { magnitude }
}

struct AverageF32<'a>(&'a Pool2d);

impl Reduction for AverageF32<'_> {
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
    fn finish(&self, sum: f32, count: usize) -> f32 {
        limit_f32(sum / count as f32, self.0.act_min_f32, self.0.act_max_f32)
    }
}
