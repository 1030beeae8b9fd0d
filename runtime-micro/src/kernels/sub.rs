//! Difference of two tensors, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_floats, check_rescaled, check_types, floats, plain, rescaled};

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_S8: Kernel = Kernel::new(KernelId::SubS8, check_rescaled::<i8>, |call, arena| {
    rescaled::<i8>(call, arena, i32::wrapping_sub)
});

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_F32: Kernel = Kernel::new(KernelId::SubF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| a - b)
});

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_S16: Kernel = Kernel::new(KernelId::SubS16, check_rescaled::<i16>, |call, arena| {
    rescaled::<i16>(call, arena, i32::wrapping_sub)
});

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_S32: Kernel = Kernel::new(
    KernelId::SubS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, i32::wrapping_sub),
);

/// Inputs: a, b. Output: `a - b`. In place over either input whose strides are dense.
pub static SUB_S64: Kernel = Kernel::new(
    KernelId::SubS64,
    |call| check_types(call, ElementType::S64).map(|_| ()),
    |call, arena| plain(call, arena, i64::wrapping_sub),
);
