//! Elements that are positive, and multiples of all others.

use peapod_schemas::micro::{Alpha, ElementType, Kernel as KernelId, TwoSlopes};

use super::Kernel;
use crate::call::Call;
use crate::check;
use crate::elementwise::{check_map, map};
use crate::error::Fault;
use crate::fixed_point::{limit, scale};

/// Inputs: input. Output. In place over the input.
pub static LEAKY_RELU_F32: Kernel = Kernel::new(
    KernelId::LeakyReluF32,
    |call| {
        call.expect_params::<Alpha>()?;
        check_map(call, &[ElementType::F32], &[ElementType::F32])
    },
    |call, arena| {
        let Alpha { alpha } = *call.params()?;
        map(call, arena, |x: f32| if x > 0.0 { x } else { x * alpha })
    },
);

/// Inputs: input of zero point 0. Output of zero point 0. In place over the input.
pub static LEAKY_RELU_S16: Kernel = Kernel::new(KernelId::LeakyReluS16, check, |call, arena| {
    let params: &TwoSlopes = call.params()?;
    map(call, arena, |x: i16| {
        let (multiplier, shift) = match x < 0 {
            true => (params.below_multiplier, params.below_shift),
            false => (params.above_multiplier, params.above_shift),
        };
        let y = scale(x.into(), multiplier, shift);
        limit(y, params.act_min, params.act_max) as i16
    })
});

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &TwoSlopes = call.expect_params()?;
    check_map(call, &[ElementType::S16], &[ElementType::S16])?;
    check::shift(params.above_shift)?;
    check::shift(params.below_shift)?;
    check::limits::<i16>(params.act_min, params.act_max)
}
