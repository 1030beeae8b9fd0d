//! Gaussian error linear units: elements times the normal distribution function of them.

use core::f32::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI};

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::elementwise::{check_map, map};

/// Inputs: input. Output. In place over the input. No parameters.
pub static GELU_F32: Kernel = Kernel::new(
    KernelId::GeluF32,
    |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
    |call, arena| map(call, arena, |x: f32| 0.5 * x * libm::erfcf(x * -FRAC_1_SQRT_2)),
);

/// As [`GELU_F32`], with a hyperbolic tangent near to that distribution function.
pub static GELU_TANH_F32: Kernel = Kernel::new(
    KernelId::GeluTanhF32,
    |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
    |call, arena| {
        map(call, arena, |x: f32| {
            let scaled = FRAC_2_SQRT_PI * FRAC_1_SQRT_2 * (x + 0.044_715 * x * x * x);
            0.5 * x * (1.0 + libm::tanhf(scaled))
        })
    },
);
