//! Limits on each element.

use peapod_schemas::micro::{Clamp, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::check::limits_f32;
use crate::elementwise::{check_map, map};
use crate::fixed_point::limit_f32;

/// Inputs: input. Output. In place over the input.
pub static CLAMP_F32: Kernel = Kernel::new(
    KernelId::ClampF32,
    |call| {
        let params: &Clamp = call.expect_params()?;
        limits_f32(params.min, params.max)?;
        check_map(call, &[ElementType::F32], &[ElementType::F32])
    },
    |call, arena| {
        let Clamp { min, max } = *call.params()?;
        map(call, arena, |x| limit_f32(x, min, max))
    },
);
