//! Quotients rounded down, and what they leave, with broadcasting.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_floats, check_types, floats, plain};

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static FLOOR_DIV_F32: Kernel = Kernel::new(KernelId::FloorDivF32, check_floats, |call, arena| {
    // In double precision, as the reference: a quotient must not be rounded up to a whole number.
    floats(call, arena, |a, b| libm::floor(f64::from(a) / f64::from(b)) as f32)
});

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static FLOOR_MOD_F32: Kernel = Kernel::new(KernelId::FloorModF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| {
        let rest = libm::fmodf(a, b);
        let apart = rest != 0.0 && (rest < 0.0) != (b < 0.0);
        if apart { rest + b } else { rest }
    })
});

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static FLOOR_DIV_S32: Kernel = Kernel::new(
    KernelId::FloorDivS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i32, b: i32| match divide(a, b) {
            Some((quotient, rest)) => quotient.wrapping_sub(i32::from(is_apart(rest, b))),
            None => -1,
        })
    },
);

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static FLOOR_MOD_S32: Kernel = Kernel::new(
    KernelId::FloorModS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i32, b: i32| match divide(a, b) {
            Some((_, rest)) if is_apart(rest, b) => rest.wrapping_add(b),
            Some((_, rest)) => rest,
            None => a,
        })
    },
);

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static FLOOR_MOD_S64: Kernel = Kernel::new(
    KernelId::FloorModS64,
    |call| check_types(call, ElementType::S64).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i64, b: i64| match b {
            0 => a,
            -1 => 0,
            b => {
                let rest = a.wrapping_rem(b);
                let apart = rest != 0 && (rest < 0) != (b < 0);
                if apart { rest.wrapping_add(b) } else { rest }
            }
        })
    },
);

/// The quotient cut off towards zero, and what is left; `None` by 0.
fn divide(a: i32, b: i32) -> Option<(i32, i32)> {
    match b {
        0 => None,
        -1 => Some((a.wrapping_neg(), 0)),
        b => Some((a.wrapping_div(b), a.wrapping_rem(b))),
    }
}

/// Whether what a division leaves has another sign than the divisor.
fn is_apart(rest: i32, b: i32) -> bool {
    rest != 0 && (rest < 0) != (b < 0)
}
