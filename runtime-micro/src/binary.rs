//! What sums, differences and products of two tensors share.

use peapod_schemas::micro::{Binary, ElementType};

use crate::call::Call;
use crate::check;
use crate::elementwise::check_binary;
use crate::error::{Fault, Quantity};
use crate::fixed_point::{limit, scale};

/// Brings `a` and `b` to one scale with headroom, combines them, and brings the result to its own.
#[inline]
pub(crate) fn rescaled(params: &Binary, a: i8, b: i8, combine: fn(i32, i32) -> i32) -> i8 {
    let left = params.left_shift as u32;
    let a = i32::from(a)
        .wrapping_add(params.a_offset)
        .wrapping_shl(left);
    let b = i32::from(b)
        .wrapping_add(params.b_offset)
        .wrapping_shl(left);
    let a = scale(a, params.a_multiplier, params.a_shift);
    let b = scale(b, params.b_multiplier, params.b_shift);
    finish(params, combine(a, b))
}

/// Brings a result to its own scale and zero point, and limits it.
#[inline]
pub(crate) fn finish(params: &Binary, result: i32) -> i8 {
    let scaled = scale(result, params.output_multiplier, params.output_shift);
    limit(
        scaled.wrapping_add(params.output_offset),
        params.act_min,
        params.act_max,
    ) as i8
}

/// Checks an 8-bit function of two tensors that scales only its result.
pub(crate) fn check_s8<'m>(call: &Call<'m>) -> Result<&'m Binary, Fault> {
    let params = check_types(call, ElementType::S8)?;
    check::zero_point_s8(params.output_offset)?;
    for offset in [params.a_offset, params.b_offset] {
        check::within(Quantity::ZeroPoint, offset, -127, 128)?;
    }
    check::shift(params.output_shift)?;
    check::limits_s8(params.act_min, params.act_max)?;
    Ok(params)
}

/// Checks an 8-bit function of two tensors that scales its operands too.
pub(crate) fn check_scaled_s8(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_s8(call)?;
    check::within(Quantity::LeftShift, params.left_shift, 0, 22)?;
    check::shift(params.a_shift)?;
    check::shift(params.b_shift)
}

/// Checks a function of two float tensors.
pub(crate) fn check_f32(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_types(call, ElementType::F32)?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

/// Checks operands and shapes of a function of two tensors.
pub(crate) fn check_types<'m>(call: &Call<'m>, element: ElementType) -> Result<&'m Binary, Fault> {
    let params: &Binary = call.expect_params()?;
    call.expect_operands(2, 1)?;
    for index in 0..3 {
        call.expect_type(index, &[element])?;
    }
    check_binary(call, params)?;
    Ok(params)
}
