//! Logarithms of softmaxes over the rows of a tensor.

use peapod_schemas::micro::{Along, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::call::Call;
use crate::check::{self, within};
use crate::error::{Fault, Quantity};
use crate::fixed_point::{
    SHIFT_MAX, doubling_high_mul, exp_of_negative, limit, one_over_one_plus,
    rounding_shift_right, saturating_shift_left, scale,
};
use crate::lines::{check_last, in_place};

/// Inputs: input. Output. In place over the input.
pub static LOG_SOFTMAX_F32: Kernel = Kernel::new(
    KernelId::LogSoftmaxF32,
    |call| check_last(call, ElementType::F32).map(|_| ()),
    |call, arena| {
        let params: &Along = call.params()?;
        for row in in_place::<f32>(call, arena, params.len as usize)? {
            let max = row.iter().fold(f32::MIN, |max, x| max.max(*x));
            let sum = row.iter().fold(0.0, |sum, x| sum + libm::expf(*x - max));
            let logarithm = libm::logf(sum);
            for x in row {
                *x = *x - max - logarithm;
            }
        }
        Some(())
    },
);

/// Inputs: input. Output of zero point 127. In place over the input.
pub static LOG_SOFTMAX_S8: Kernel = Kernel::new(KernelId::LogSoftmaxS8, check, |call, arena| {
    let params: &Along = call.params()?;
    for row in in_place::<i8>(call, arena, params.len as usize)? {
        of_row(params, row);
    }
    Some(())
});

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_last(call, ElementType::S8)?;
    within(Quantity::Shift, params.shift, 0, SHIFT_MAX)?;
    check::shift(params.back_shift)
}

#[inline(never)]
fn of_row(params: &Along, row: &mut [i8]) {
    let max = i32::from(row.iter().fold(i8::MIN, |max, &x| max.max(x)));
    let apart = |x: i8| i32::from(x).wrapping_sub(max);
    let exponent = |difference| scale(difference, params.multiplier, params.shift);
    // The sum has 12 integer bits.
    let mut sum = 0_i32;
    for x in row.iter() {
        let difference = apart(*x);
        if difference >= params.diff_min {
            let exponential = exp_of_negative(exponent(difference));
            sum = sum.wrapping_add(rounding_shift_right(exponential, 12));
        }
    }
    let logarithm = logarithm(sum);
    // Of smaller differences Q5.26 does not hold what the logarithm leaves.
    let most = logarithm.wrapping_add(i32::MIN);
    let most = scale(most, params.back_multiplier, params.back_shift);
    let most = most.max(params.diff_min.saturating_sub(1));
    for x in row {
        let difference = apart(*x);
        *x = i8::MIN;
        if difference > most {
            let fine = exponent(difference).wrapping_sub(logarithm);
            let result = rounding_shift_right(fine, 22).wrapping_add(127);
            *x = limit(result, -128, 127) as i8;
        }
    }
}

/// Natural logarithm of a Q12.19 of 1 and more, as Q5.26.
///
/// The number is `r * 2^power` with r about 2^(-1/4), the logarithm of which is a quotient of
/// polynomials of its distance to that.
fn logarithm(x: i32) -> i32 {
    const ROOT_OF_HALF: i32 = 1_518_500_250;
    /// 2^(-1/4).
    const CENTRE: i32 = 1_805_811_301;
    const LN_2: i32 = 1_488_522_236;
    /// 1/4 in Q6.25, as are powers of two.
    const QUARTER: i32 = 1 << 23;
    let power = |zeros: u32| 12_i32.wrapping_sub(zeros as i32).wrapping_shl(25);
    let normal = |x: i32| x.leading_zeros().saturating_sub(1);

    // Either form of the number: powers are whole, less or more a quarter.
    let bits = normal(x);
    let raised = doubling_high_mul(saturating_shift_left(x, bits), ROOT_OF_HALF);
    let raised = saturating_shift_left(raised, 1);
    let raised_power = power(bits.wrapping_add(1)).wrapping_add(QUARTER);
    let bits = normal(doubling_high_mul(x, ROOT_OF_HALF));
    let plain = saturating_shift_left(x, bits);
    let r = raised.min(plain);
    let power = raised_power.max(power(bits).wrapping_sub(QUARTER));

    let sum = i64::from(r).wrapping_add(CENTRE.into());
    let mean = (sum.wrapping_add(i64::from(sum >= 0)) >> 1) as i32;
    let q = r.wrapping_sub(CENTRE).wrapping_shl(1);
    let q2 = doubling_high_mul(q, q);
    let cubic = doubling_high_mul(doubling_high_mul(q, q2), 117_049_297);
    let above = doubling_high_mul(q, r).wrapping_add(cubic);
    let even = doubling_high_mul(127_690_142, q2).wrapping_add(1_057_819_769);
    let below = doubling_high_mul(mean, q.wrapping_add(even));
    let below = below.wrapping_add(doubling_high_mul(638_450_708, q));
    let fraction = doubling_high_mul(rounding_shift_right(above, 6), one_over_one_plus(below));
    let whole = doubling_high_mul(power, LN_2);
    saturating_shift_left(whole.wrapping_add(fraction), 1)
}
