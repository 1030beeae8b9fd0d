//! Difference of two tensors, with broadcasting.

use peapod_schemas::micro::{Binary, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_f32, check_scaled_s8, rescaled};
use crate::elementwise::{each, zip_with};
use crate::fixed_point::limit_f32;

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_S8: Kernel = Kernel::new(KernelId::SubS8, check_scaled_s8, |call, arena| {
    let params: &Binary = call.params()?;
    let f = |a, b| rescaled(params, a, b, i32::wrapping_sub);
    zip_with(call, arena, params, each(f))
});

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_F32: Kernel = Kernel::new(KernelId::SubF32, check_f32, |call, arena| {
    let params: &Binary = call.params()?;
    let (min, max) = (params.act_min_f32, params.act_max_f32);
    let f = |a: f32, b| limit_f32(a - b, min, max);
    zip_with(call, arena, params, each(f))
});
