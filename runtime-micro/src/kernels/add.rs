//! Sum of two tensors, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_floats, check_rescaled, check_types, floats, plain, rescaled};

/// Inputs: a, b. Output: `a + b`. In place over either input whose strides are dense.
pub static ADD_S8: Kernel = Kernel::new(KernelId::AddS8, check_rescaled::<i8>, |call, arena| {
    rescaled::<i8>(call, arena, i32::wrapping_add)
});

/// Inputs: a, b. Output: `a + b`. In place over either input whose strides are dense.
pub static ADD_S16: Kernel = Kernel::new(KernelId::AddS16, check_rescaled::<i16>, |call, arena| {
    rescaled::<i16>(call, arena, i32::wrapping_add)
});

/// Inputs: a, b. Output: `a + b`. In place over either input whose strides are dense.
pub static ADD_F32: Kernel = Kernel::new(KernelId::AddF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| a + b)
});

/// Inputs: a, b. Output: `a + b`. In place over either input whose strides are dense.
pub static ADD_S32: Kernel = Kernel::new(
    KernelId::AddS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, i32::wrapping_add),
);

/// Inputs: a, b. Output: `a + b`. In place over either input whose strides are dense.
pub static ADD_S64: Kernel = Kernel::new(
    KernelId::AddS64,
    |call| check_types(call, ElementType::S64).map(|_| ()),
    |call, arena| plain(call, arena, i64::wrapping_add),
);
