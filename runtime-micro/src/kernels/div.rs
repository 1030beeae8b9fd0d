//! Quotient of two tensors, with broadcasting.

use peapod_schemas::micro::{Binary, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_quantised, check_types, floats, plain};
use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};
use crate::fixed_point::{doubling_high_mul, limit, one_over_one_plus, rounding_shift_right};

/// Inputs: a, b. Output: `a / b`. In place over either input whose strides are dense.
pub static DIV_F32: Kernel = Kernel::new(KernelId::DivF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| a / b)
});

/// Inputs: a, b. Output: `a / b`. In place over either input whose strides are dense.
pub static DIV_S8: Kernel = Kernel::new(KernelId::DivS8, check::<i8>, run::<i8>);

/// Inputs: a, b. Output: `a / b`. In place over either input whose strides are dense.
pub static DIV_S16: Kernel = Kernel::new(KernelId::DivS16, check::<i16>, run::<i16>);

/// Inputs: a, b. Output: `a / b`. In place over either input whose strides are dense.
pub static DIV_S32: Kernel = Kernel::new(
    KernelId::DivS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i32, b| match b {
            0 => -1,
            -1 => a.wrapping_neg(),
            b => a.wrapping_div(b),
        })
    },
);

/// Inputs: a, b. Output: `a / b`. In place over either input whose strides are dense.
pub static DIV_S64: Kernel = Kernel::new(
    KernelId::DivS64,
    |call| check_types(call, ElementType::S64).map(|_| ()),
    |call, arena| {
        plain(call, arena, |a: i64, b| match b {
            0 => -1,
            -1 => a.wrapping_neg(),
            b => a.wrapping_div(b),
        })
    },
);

fn check<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_quantised::<A>(call)?;
    within(Quantity::Shift, params.output_shift, -31, 22)
}

fn run<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Binary = call.params()?;
    plain(call, arena, |a: A, b: A| {
        let a = a.into().wrapping_add(params.a_offset);
        let b = b.into().wrapping_add(params.b_offset);
        let result = quotient(a, b, params).saturating_add(params.output_offset);
        A::narrow(limit(result, params.act_min, params.act_max))
    })
}

/// `a / b` times the factor of the result; as large as its sign allows where b is 0.
fn quotient(a: i32, b: i32, params: &Binary) -> i32 {
    if b == 0 {
        return a.signum().saturating_mul(i32::MAX);
    }
    let a = if b < 0 { a.wrapping_neg() } else { a };
    let magnitude = b.unsigned_abs();
    let headroom = magnitude.leading_zeros();
    let fraction = magnitude.wrapping_shl(headroom).wrapping_sub(1 << 31);
    let inverse = one_over_one_plus(fraction as i32);
    let sign_bits = (a ^ a.wrapping_shr(31)).leading_zeros().wrapping_sub(1);
    let whole = doubling_high_mul(a.wrapping_shl(sign_bits), inverse);
    let scaled = doubling_high_mul(whole, params.output_multiplier);
    let exponent = (31_u32.wrapping_sub(headroom)).wrapping_add(sign_bits) as i32;
    match exponent.wrapping_sub(params.output_shift) {
        shift @ 0..=31 => rounding_shift_right(scaled, shift as u32),
        _ => 0,
    }
}
