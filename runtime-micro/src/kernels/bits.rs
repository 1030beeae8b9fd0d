//! Functions of the bits of two tensors, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_types, plain};

/// Inputs: a, b. Output: `a ^ b`. In place over either input whose strides are dense.
pub static XOR_S32: Kernel = Kernel::new(
    KernelId::XorS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, |a: i32, b: i32| a ^ b),
);

/// Inputs: a, b. Output: `a >> b`, for a `b` of no bit of `a` its sign. In place over either input
/// whose strides are dense.
pub static SHIFT_RIGHT_ARITHMETIC_S32: Kernel = Kernel::new(
    KernelId::ShiftRightArithmeticS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i32, b: i32| {
            let by = if (0..32).contains(&b) { b } else { 31 };
            a.wrapping_shr(by.cast_unsigned())
        })
    },
);
