//! Fixed-point arithmetic as TensorFlow Lite Micro defines it, written the obvious way.
//!
//! `Qi.f` is an i32 with i integer and f fractional bits, i + f = 31. All sums wrap at 32 bits.
//! The kernels of the runtime derive the same functions on their own; neither reads the other.

use crate::numerics::{HardSwishScaling, Multiplier};

/// One as Q0.31, as near as it gets.
const ONE: i32 = i32::MAX;

/// The high half of 2ab, rounded, ties towards +∞ (SRDHM).
pub fn saturating_rounding_doubling_high_mul(a: i32, b: i32) -> i32 {
    if a == i32::MIN && b == i32::MIN {
        return i32::MAX;
    }
    let product = i64::from(a) * i64::from(b);
    ((product + (1 << 30)) >> 31) as i32
}

/// x / 2^exponent, rounded, ties away from zero (RDBP).
pub fn rounding_divide_by_power_of_two(x: i32, exponent: i32) -> i32 {
    debug_assert!((0..=62).contains(&exponent));
    let magnitude = i64::from(x).unsigned_abs();
    let half = (1_u64 << exponent) >> 1;
    let quotient = ((magnitude + half) >> exponent) as i64;
    (quotient * i64::from(x.signum())) as i32
}

/// x · factor with two roundings (MBQM): the rescaling of every quantised op.
pub fn multiply_by_quantized_multiplier(x: i32, factor: Multiplier) -> i32 {
    let left = factor.shift.max(0);
    let right = (-factor.shift).max(0);
    let shifted = x.wrapping_mul(1_i32.wrapping_shl(left as u32));
    rounding_divide_by_power_of_two(
        saturating_rounding_doubling_high_mul(shifted, factor.multiplier),
        right,
    )
}

/// x · factor with one rounding, ties towards +∞, of a multiplier that has been rounded to 15 bits
/// (MBQM of 64-bit accumulators). The product wraps at 64 bits, the result at 32.
pub fn multiply_wide(x: i64, factor: Multiplier) -> i32 {
    let reduced = ((i64::from(factor.multiplier) + (1 << 15)) >> 16).min(0x7fff);
    let right = 15 - factor.shift;
    let half = (1_i64 << right) >> 1;
    (x.wrapping_mul(reduced).wrapping_add(half) >> right) as i32
}

/// x · 2^exponent, saturated.
pub(super) fn saturating_shift_left(x: i32, exponent: u32) -> i32 {
    let shifted = i64::from(x) << exponent;
    shifted.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}

/// (a + b) / 2, rounded, ties away from zero.
pub(super) fn rounding_half_sum(a: i32, b: i32) -> i32 {
    let sum = i64::from(a) + i64::from(b);
    let sign = if sum >= 0 { 1 } else { -1 };
    ((sum + sign) / 2) as i32
}

/// 1 / √x for x ≥ 0, as a multiplier: from 1 on, five steps of Newton's method in Q3.28.
pub fn inverse_root_multiplier(x: i32) -> Multiplier {
    if x <= 1 {
        return Multiplier {
            multiplier: i32::MAX,
            shift: 0,
        };
    }
    let (mut x, mut shift) = (x, 11);
    while x >= 1 << 29 {
        x /= 4;
        shift += 1;
    }
    let pairs = (x.leading_zeros() as i32 - 1) / 2 - 1;
    shift -= pairs;
    x <<= 2 * pairs;
    let mul = saturating_rounding_doubling_high_mul;
    let x = x >> 1;
    let half_x = rounding_divide_by_power_of_two(x, 1);
    const HALF_THREE: i32 = (1 << 28) + (1 << 27);
    let mut y = 1 << 28;
    for _ in 0..5 {
        let cube = saturating_shift_left(mul(mul(y, y), y), 6);
        y = saturating_shift_left(mul(HALF_THREE, y) - mul(half_x, cube), 3);
    }
    const HALF_ROOT_OF_2: i32 = 1_518_500_250;
    let mut multiplier = mul(y, HALF_ROOT_OF_2);
    if shift < 0 {
        multiplier <<= -shift;
        shift = 0;
    }
    Multiplier {
        multiplier,
        shift: -shift,
    }
}

/// 1 / √x, x ≥ 1, times a factor.
pub fn inverse_root(x: i32, factor: Multiplier) -> i32 {
    const BITS: i32 = 20;
    let root = inverse_root_multiplier(x);
    let root = Multiplier {
        shift: root.shift + BITS,
        ..root
    };
    let factor = Multiplier {
        shift: factor.shift - BITS,
        ..factor
    };
    multiply_by_quantized_multiplier(multiply_by_quantized_multiplier(1, root), factor)
}

/// a / b times a factor below 2^22; as large as can be for b = 0, or zero.
pub fn quotient(a: i32, b: i32, factor: Multiplier) -> i32 {
    if b == 0 {
        return a.signum().saturating_mul(i32::MAX);
    }
    let a = if b < 0 { -a } else { a };
    // b is (1 + fraction) · 2^exponent.
    let headroom = b.unsigned_abs().leading_zeros();
    let exponent = 31 - headroom as i32;
    let fraction = (b.unsigned_abs() << headroom)
        .wrapping_sub(1 << 31)
        .cast_signed();
    let sign_bits = (a ^ (a >> 31)).leading_zeros() as i32 - 1;
    let mul = saturating_rounding_doubling_high_mul;
    let whole = mul(a << sign_bits, reciprocal_of_one_plus(fraction));
    let shift = exponent + sign_bits - factor.shift;
    rounding_divide_by_power_of_two(mul(whole, factor.multiplier), shift.min(62))
}

/// x · min(max(x + 3, 0), 6) / 6 of a difference to the zero point, in steps of the result.
pub(crate) fn hard_swish(x: i32, scaling: HardSwishScaling) -> i32 {
    let mul = |a: i32, b: i32| ((a * b + (1 << 14)) >> 15).min(i16::MAX.into());
    let limit = |x: i64| x.clamp(i16::MIN.into(), i16::MAX.into()) as i32;
    // Beyond the width of its elements, the reference rounds away from zero whatever there is.
    let divide = |x: i32, exponent: i32| match exponent {
        16.. if x < 0 => -1,
        16.. => 1,
        _ => rounding_divide_by_power_of_two(x, exponent),
    };
    let x = i32::from((x << 7) as i16);
    let scaled = mul(x, scaling.output.multiplier);
    let exponent = scaling.relu.shift;
    let mut relu = x;
    if exponent > 0 {
        relu = limit(i64::from(relu) << (exponent - 1));
    }
    relu = mul(relu, scaling.relu.multiplier);
    relu = match exponent {
        1.. => limit(i64::from(relu) << 1),
        _ => divide(relu, -exponent),
    };
    let relu = (relu + (1 << 15)) >> 1;
    divide(relu * scaled / (1 << 15), -scaling.output.shift)
}

/// e^a for a ≤ 0 with `integer_bits` of 5 at most, as Q0.31.
///
/// A polynomial on [−1/4, 0), then one factor e^(−2^k) for each remaining bit of −a.
pub fn exp_on_negative_values(a: i32, integer_bits: u32) -> i32 {
    debug_assert!(a <= 0 && integer_bits <= 5);
    if a == 0 {
        return ONE;
    }
    let quarter = 1_i32 << (29 - integer_bits);
    let within_quarter = (a & (quarter - 1)) - quarter;
    let mut result = exp_near_zero(within_quarter << integer_bits);
    let remainder = within_quarter.wrapping_sub(a);
    for (exponent, factor) in (-2..).zip(EXP_OF_NEGATIVE_POWERS) {
        let bit = 31 - integer_bits as i32 + exponent;
        if bit < 31 && remainder & (1 << bit) != 0 {
            result = saturating_rounding_doubling_high_mul(result, factor);
        }
    }
    result
}

/// e^−(2^k) as Q0.31, k from −2 to 4.
const EXP_OF_NEGATIVE_POWERS: [i32; 7] = [
    1_672_461_947,
    1_302_514_674,
    790_015_084,
    290_630_308,
    39_332_535,
    720_401,
    242,
];

/// e^a for a in [−1/4, 0), as Q0.31: Taylor's series of fourth order about −1/8.
fn exp_near_zero(a: i32) -> i32 {
    const EXP_OF_MINUS_EIGHTH: i32 = 1_895_147_668;
    const THIRD: i32 = 715_827_883;
    let mul = saturating_rounding_doubling_high_mul;
    let x = a + (1 << 28);
    let x2 = mul(x, x);
    let x3 = mul(x2, x);
    let x4 = mul(x2, x2);
    let quarter_x4 = rounding_divide_by_power_of_two(x4, 2);
    let higher = rounding_divide_by_power_of_two(mul(quarter_x4 + x3, THIRD) + x2, 1);
    EXP_OF_MINUS_EIGHTH.saturating_add(mul(EXP_OF_MINUS_EIGHTH, x + higher))
}

/// One as Q2.29.
const ONE_Q2: i32 = 1 << 29;

/// 2 / (1 + x) for x in [0, 1] as Q0.31, in Q2.29: three steps of Newton's method.
fn twice_reciprocal_of_one_plus(x: i32) -> i32 {
    const FORTY_EIGHT_17THS: i32 = 1_515_870_810;
    const MINUS_THIRTY_TWO_17THS: i32 = -1_010_580_540;
    let mul = saturating_rounding_doubling_high_mul;
    let half_denominator = rounding_half_sum(x, ONE);
    let mut y = FORTY_EIGHT_17THS + mul(half_denominator, MINUS_THIRTY_TWO_17THS);
    for _ in 0..3 {
        let error = ONE_Q2 - mul(half_denominator, y);
        y += saturating_shift_left(mul(y, error), 2);
    }
    y
}

/// 1 / (1 + x) for x in [0, 1], all Q0.31.
pub fn reciprocal_of_one_plus(x: i32) -> i32 {
    // Half of a Q2.29 has the same bits as Q1.30.
    saturating_shift_left(twice_reciprocal_of_one_plus(x), 1)
}

/// (1 − x) / (1 + x) for x in [0, 1], all Q0.31.
fn one_minus_over_one_plus(x: i32) -> i32 {
    saturating_shift_left(twice_reciprocal_of_one_plus(x) - ONE_Q2, 2)
}

/// 1 / (1 + e^−a) of a Q4.27, as Q0.31.
pub fn logistic(a: i32) -> i32 {
    if a == 0 {
        return 1 << 30;
    }
    let of_magnitude = reciprocal_of_one_plus(exp_on_negative_values(-a.saturating_abs(), 4));
    if a > 0 {
        of_magnitude
    } else {
        ONE - of_magnitude
    }
}

/// tanh of a Q4.27, as Q0.31.
pub fn tanh(a: i32) -> i32 {
    if a == 0 {
        return 0;
    }
    // The bits of a as Q4.27 are those of 2a as Q5.26.
    let of_magnitude = one_minus_over_one_plus(exp_on_negative_values(-a.saturating_abs(), 5));
    if a > 0 { of_magnitude } else { -of_magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Smallest and largest difference to a real function over many arguments.
    fn worst(points: impl Iterator<Item = (i32, f64)>) -> f64 {
        points
            .map(|(fixed, real)| (f64::from(fixed) / 2.0_f64.powi(31) - real).abs())
            .fold(0.0, f64::max)
    }

    #[test]
    fn products_round_half_up_and_saturate() {
        let mul = saturating_rounding_doubling_high_mul;
        assert_eq!(mul(i32::MIN, i32::MIN), i32::MAX);
        assert_eq!(mul(1 << 30, 1), 1);
        assert_eq!(mul(-(1 << 30), 1), 0);
        assert_eq!(mul(3 << 29, 1 << 30), 3 << 28);
    }

    #[test]
    fn quotients_round_half_away_from_zero() {
        let div = rounding_divide_by_power_of_two;
        assert_eq!(
            [div(5, 1), div(-5, 1), div(3, 2), div(-6, 2)],
            [3, -3, 1, -2]
        );
        assert_eq!(
            [div(i32::MIN, 31), div(i32::MAX, 31), div(7, 0)],
            [-1, 1, 7]
        );
        assert_eq!(
            [div(i32::MIN, 33), div(i32::MAX, 32), div(i32::MIN, 0)],
            [0, 0, i32::MIN]
        );
    }

    #[test]
    fn rescaling_rounds_twice() {
        let half = Multiplier {
            multiplier: 1 << 30,
            shift: 0,
        };
        assert_eq!(multiply_by_quantized_multiplier(-1, half), 0);
        let quarter = Multiplier { shift: -1, ..half };
        // 5 / 2 rounds to 3, and 3 / 2 to 2: a single rounding would give 1.
        assert_eq!(multiply_by_quantized_multiplier(5, quarter), 2);
        let eight = Multiplier { shift: 4, ..half };
        assert_eq!(multiply_by_quantized_multiplier(-7, eight), -56);
    }

    #[test]
    fn wide_sums_are_rounded_once() {
        let quarter = Multiplier {
            multiplier: 1 << 30,
            shift: -1,
        };
        assert_eq!(
            [5, 6, -6, -7].map(|x| multiply_wide(x, quarter)),
            [1, 2, -1, -2]
        );
        let below_one = Multiplier {
            multiplier: i32::MAX,
            shift: 0,
        };
        assert_eq!(multiply_wide(1 << 30, below_one), 0x7fff << 15);
        assert_eq!(
            multiply_wide(
                1 << 40,
                Multiplier {
                    shift: -15,
                    ..quarter
                }
            ),
            1 << 24
        );
    }

    #[test]
    fn functions_follow_the_real_ones() {
        let arguments = || (-2000..=2000).map(|i| i * 1_000_003);
        let q = |bits: i32| 2.0_f64.powi(31 - bits);
        let real = |a: i32, bits| f64::from(a) / q(bits);
        for bits in [4, 5] {
            let negative = arguments().filter(|a| *a <= 0);
            let points =
                negative.map(|a| (exp_on_negative_values(a, bits), real(a, bits as i32).exp()));
            assert!(worst(points) < 1e-6);
        }
        let points = arguments().map(|a| (logistic(a), 1.0 / (1.0 + (-real(a, 4)).exp())));
        assert!(worst(points) < 1e-6);
        assert!(worst(arguments().map(|a| (tanh(a), real(a, 4).tanh()))) < 1e-6);
        let halves = (0..1000).map(|i| i * 2_147_483);
        let points = halves.map(|x| (reciprocal_of_one_plus(x), 1.0 / (1.0 + real(x, 0))));
        assert!(worst(points) < 1e-8);
    }
}
