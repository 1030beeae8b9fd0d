//! Power of two tensors, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_floats, check_types, floats, plain};

/// Inputs: a, b. Output: a to the power b. In place over either input whose strides are dense.
pub static POW_F32: Kernel = Kernel::new(KernelId::PowF32, check_floats, |call, arena| {
    floats(call, arena, libm::powf)
});

/// Inputs: a, b. Output: a to the power b. In place over either input whose strides are dense.
pub static POW_S32: Kernel = Kernel::new(
    KernelId::PowS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, power),
);

/// `a` to the power `b`, wrapping; one over it, cut off towards zero, where `b` is negative.
fn power(a: i32, b: i32) -> i32 {
    match (a, u32::try_from(b)) {
        (_, Ok(exponent)) => a.wrapping_pow(exponent),
        (1, _) => 1,
        (-1, _) => if b & 1 == 0 { 1 } else { -1 },
        _ => 0,
    }
}
