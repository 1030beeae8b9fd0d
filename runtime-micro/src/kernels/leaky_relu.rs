//! Elements that are positive, and multiples of all others.

use peapod_schemas::micro::{Alpha, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::elementwise::{check_map, map};

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
