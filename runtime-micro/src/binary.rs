//! What sums, differences and products of two tensors share.

use bytemuck::Pod;
use peapod_schemas::micro::{Binary, ElementType};

use crate::arithmetic::Activation;
use crate::call::Call;
use crate::check;
use crate::elementwise::{check_binary, each, zip_with};
use crate::error::{Fault, Quantity};
use crate::fixed_point::{limit, limit_f32, scale};

/// Rescales elements to one scale with headroom, combines them, and rescales the result to its own.
#[inline]
pub(crate) fn rescaled<A: Activation>(
    call: &Call<'_>,
    arena: &mut [u8],
    combine: fn(i32, i32) -> i32,
) -> Option<()> {
    let params: &Binary = call.params()?;
    let left = params.left_shift as u32;
    let f = |a: A, b: A| {
        let a = a.into().wrapping_add(params.a_offset).wrapping_shl(left);
        let b = b.into().wrapping_add(params.b_offset).wrapping_shl(left);
        let a = scale(a, params.a_multiplier, params.a_shift);
        let b = scale(b, params.b_multiplier, params.b_shift);
        finish::<A>(params, combine(a, b))
    };
    zip_with(call, arena, params, each(f))
}

/// Rescales a result to its own scale and zero point, and clamps it.
#[inline]
pub(crate) fn finish<A: Activation>(params: &Binary, result: i32) -> A {
    let scaled = scale(result, params.output_multiplier, params.output_shift);
    A::narrow(limit(
        scaled.wrapping_add(params.output_offset),
        params.act_min,
        params.act_max,
    ))
}

/// Combines floats, and limits the result.
#[inline]
pub(crate) fn floats(
    call: &Call<'_>,
    arena: &mut [u8],
    combine: impl Fn(f32, f32) -> f32,
) -> Option<()> {
    let params: &Binary = call.params()?;
    let (min, max) = (params.act_min_f32, params.act_max_f32);
    let f = |a: f32, b| limit_f32(combine(a, b), min, max);
    zip_with(call, arena, params, each(f))
}

/// Combines elements that stand for themselves.
#[inline]
pub(crate) fn plain<T: Pod + Default>(
    call: &Call<'_>,
    arena: &mut [u8],
    combine: impl Fn(T, T) -> T,
) -> Option<()> {
    zip_with(call, arena, call.params()?, each(combine))
}

/// Checks a function of two quantised tensors that scales only its result.
pub(crate) fn check_quantised<'m, A: Activation>(call: &Call<'m>) -> Result<&'m Binary, Fault> {
    let params = check_types(call, A::TYPE)?;
    check::zero_point::<A>(params.output_offset)?;
    let (least, most) = A::ZERO_POINTS;
    for offset in [params.a_offset, params.b_offset] {
        check::within(Quantity::ZeroPoint, offset, -most, -least)?;
    }
    check::shift(params.output_shift)?;
    check::limits::<A>(params.act_min, params.act_max)?;
    Ok(params)
}

/// Checks a function of two quantised tensors that scales its operands too.
pub(crate) fn check_rescaled<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_quantised::<A>(call)?;
    check::within(Quantity::LeftShift, params.left_shift, 0, 22)?;
    check::shift(params.a_shift)?;
    check::shift(params.b_shift)
}

/// Checks a function of two float tensors.
pub(crate) fn check_floats(call: &Call<'_>) -> Result<(), Fault> {
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
