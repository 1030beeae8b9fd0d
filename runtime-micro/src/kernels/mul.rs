//! Product of two tensors, with broadcasting.

use peapod_schemas::micro::{Binary, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_f32, check_s8, finish};
use crate::elementwise::{each, zip_with};
use crate::fixed_point::limit_f32;

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_S8: Kernel = Kernel::new(
    KernelId::MulS8,
    |call| check_s8(call).map(|_| ()),
    |call, arena| {
        let params: &Binary = call.params()?;
        let f = |a: i8, b: i8| {
            let a = i32::from(a).wrapping_add(params.a_offset);
            let b = i32::from(b).wrapping_add(params.b_offset);
            finish(params, a.wrapping_mul(b))
        };
        zip_with(call, arena, params, each(f))
    },
);

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_F32: Kernel = Kernel::new(KernelId::MulF32, check_f32, |call, arena| {
    let params: &Binary = call.params()?;
    let (min, max) = (params.act_min_f32, params.act_max_f32);
    let f = |a: f32, b| limit_f32(a * b, min, max);
    zip_with(call, arena, params, each(f))
});
