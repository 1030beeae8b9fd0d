//! Square of the difference of two tensors, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_floats, check_rescaled, check_types, floats, plain, rescaled};

/// Inputs: a, b. Output: `(a - b)^2`. In place over either input whose strides are dense.
pub static SQUARED_DIFFERENCE_S8: Kernel = Kernel::new(
    KernelId::SquaredDifferenceS8,
    check_rescaled::<i8>,
    |call, arena| rescaled::<i8>(call, arena, square),
);

/// Inputs: a, b. Output: `(a - b)^2`. In place over either input whose strides are dense.
pub static SQUARED_DIFFERENCE_S16: Kernel = Kernel::new(
    KernelId::SquaredDifferenceS16,
    check_rescaled::<i16>,
    |call, arena| rescaled::<i16>(call, arena, square),
);

/// Inputs: a, b. Output: `(a - b)^2`. In place over either input whose strides are dense.
pub static SQUARED_DIFFERENCE_S32: Kernel = Kernel::new(
    KernelId::SquaredDifferenceS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, square),
);

/// Inputs: a, b. Output: `(a - b)^2`. In place over either input whose strides are dense.
pub static SQUARED_DIFFERENCE_F32: Kernel = Kernel::new(
    KernelId::SquaredDifferenceF32,
    check_floats,
    |call, arena| floats(call, arena, |a, b| (a - b) * (a - b)),
);

fn square(a: i32, b: i32) -> i32 {
    let difference = a.wrapping_sub(b);
    difference.wrapping_mul(difference)
}
