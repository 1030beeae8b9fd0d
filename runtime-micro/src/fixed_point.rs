//! Fixed-point arithmetic as TensorFlow Lite Micro defines it: every rounding step counts.
//!
//! Nothing here can panic, whatever the numbers: sums wrap, and shifts use their low five bits.

pub use peapod_isa::scale::scale;

/// `a * b * 2^-31`, rounded to nearest with ties up; the one product that does not fit saturates.
#[inline]
pub fn doubling_high_mul(a: i32, b: i32) -> i32 {
    let product = i64::from(a) * i64::from(b);
    let rounded = (product + (1 << 30)) >> 31;
    if rounded > i64::from(i32::MAX) {
        i32::MAX
    } else {
        rounded as i32
    }
}

/// `x / 2^exponent`, rounded to nearest with ties away from zero; `exponent` in 0..=31.
#[inline]
pub fn rounding_shift_right(x: i32, exponent: u32) -> i32 {
    let mask = 1_u32.wrapping_shl(exponent).wrapping_sub(1) as i32;
    let remainder = x & mask;
    let threshold = (mask >> 1).wrapping_add(i32::from(x < 0));
    x.wrapping_shr(exponent)
        .wrapping_add(i32::from(remainder > threshold))
}

/// `x * multiplier * 2^(shift - 31)`, the multiplier rounded to 15 bits: rounded to nearest with
/// ties up. `x` is within 48 bits, `shift` within -31 and 7, and `multiplier` is not negative.
pub fn scale_wide(x: i64, multiplier: i32, shift: i32) -> i32 {
    let factor = (multiplier >> 15).wrapping_add(1) >> 1;
    let right = 15_i32.wrapping_sub(shift) as u32;
    let half = 1_i64.wrapping_shl(right) >> 1;
    let product = x.wrapping_mul(factor.min(0x7fff).into());
    product.wrapping_add(half).wrapping_shr(right) as i32
}

/// [`scale_wide`] by one multiplier and shift.
#[derive(Clone, Copy)]
pub(crate) struct WideScale {
    factor: i32,
    right: u32,
    half: i64,
}

impl WideScale {
    pub(crate) fn new(multiplier: i32, shift: i32) -> Self {
        let right = 15_i32.wrapping_sub(shift) as u32;
        Self {
            factor: ((multiplier >> 15).wrapping_add(1) >> 1).min(0x7fff),
            right,
            half: 1_i64.wrapping_shl(right) >> 1,
        }
    }

    /// What a sum is multiplied with for the result to be what is above the low word of the product
    /// and of 2^31; `None` where that is not a word.
    pub(crate) fn in_high_word(&self) -> Option<i32> {
        let left = 32_u32.checked_sub(self.right).filter(|left| *left <= 16)?;
        Some(self.factor.wrapping_shl(left))
    }

    /// The low word of the shifted product is made of what there is in its words: a shift of 64
    /// bits by any number takes many instructions.
    #[inline(always)]
    pub(crate) fn of(&self, x: i64) -> i32 {
        let product = x.wrapping_mul(self.factor.into()).wrapping_add(self.half);
        let (low, high) = (product as u32, (product >> 32) as i32);
        if self.right >= 32 {
            return high.wrapping_shr(self.right.wrapping_sub(32));
        }
        let above = high.cast_unsigned() << 1;
        let above = above.wrapping_shl(31_u32.wrapping_sub(self.right));
        (low.wrapping_shr(self.right) | above).cast_signed()
    }
}

/// Least shift that [`scale`] takes.
pub const SHIFT_MIN: i32 = -31;
/// Greatest shift that [`scale`] takes.
pub const SHIFT_MAX: i32 = 30;

/// Limits `x` without the panic of `clamp` for limits in the wrong order.
#[inline]
pub fn limit(x: i32, min: i32, max: i32) -> i32 {
    x.max(min).min(max)
}

/// Limits each of these, where the limits are not those of their type.
#[inline(never)]
pub fn limit_each(values: &mut [i8], min: i32, max: i32) {
    if (min, max) == (i8::MIN.into(), i8::MAX.into()) {
        return;
    }
    for x in values {
        *x = limit((*x).into(), min, max) as i8;
    }
}

/// Limits `x`; a NaN stays one, as in the reference.
#[inline]
pub fn limit_f32(x: f32, min: f32, max: f32) -> f32 {
    if x < min {
        min
    } else if x > max {
        max
    } else {
        x
    }
}

/// `x * 2^exponent`, saturated.
pub(crate) fn saturating_shift_left(x: i32, exponent: u32) -> i32 {
    let shifted = x.wrapping_shl(exponent);
    if shifted.wrapping_shr(exponent) == x {
        shifted
    } else if x < 0 {
        i32::MIN
    } else {
        i32::MAX
    }
}

/// `exp(a)` for `a <= 0` in Q5.26, as Q0.31.
pub fn exp_of_negative(a: i32) -> i32 {
    const INTEGER_BITS: u32 = 5;
    const QUARTER: i32 = 1 << (29 - INTEGER_BITS);
    const EXP_OF_MINUS_EIGHTH: i32 = 1_895_147_668;
    const THIRD: i32 = 715_827_883;
    /// `exp(-2^j)` for j = -2 and up, in Q0.31: one for each bit of the remainder.
    const EXP_OF_POWERS: [i32; 7] = [
        1_672_461_947,
        1_302_514_674,
        790_015_084,
        290_630_308,
        39_332_535,
        720_401,
        242,
    ];
    if a == 0 {
        return i32::MAX;
    }
    // Taylor series round -1/8 of what is left after whole quarters.
    let part = (a & (QUARTER - 1)).wrapping_sub(QUARTER);
    let x = part.wrapping_shl(INTEGER_BITS).wrapping_add(1 << 28);
    let x2 = doubling_high_mul(x, x);
    let x3 = doubling_high_mul(x2, x);
    let x4 = doubling_high_mul(x2, x2);
    let cubes = doubling_high_mul(rounding_shift_right(x4, 2).wrapping_add(x3), THIRD);
    let tail = rounding_shift_right(cubes.wrapping_add(x2), 1);
    let series = doubling_high_mul(EXP_OF_MINUS_EIGHTH, x.wrapping_add(tail));
    let mut result = EXP_OF_MINUS_EIGHTH.wrapping_add(series);

    let quarters = part.wrapping_sub(a);
    let mut bit = QUARTER;
    for factor in EXP_OF_POWERS {
        if quarters & bit != 0 {
            result = doubling_high_mul(result, factor);
        }
        bit = bit.wrapping_shl(1);
    }
    result
}

/// `1 / (1 + x)` for `x` in [0, 1), both Q0.31: three Newton steps from a line.
pub fn one_over_one_plus(x: i32) -> i32 {
    const FORTY_EIGHT_OVER_SEVENTEEN: i32 = 1_515_870_810;
    const MINUS_THIRTY_TWO_OVER_SEVENTEEN: i32 = -1_010_580_540;
    /// 1 in Q2.29.
    const ONE: i32 = 1 << 29;
    let sum = i64::from(x) + i64::from(i32::MAX);
    let half = ((sum + if sum >= 0 { 1 } else { 0 }) >> 1) as i32;
    let line = doubling_high_mul(half, MINUS_THIRTY_TWO_OVER_SEVENTEEN);
    let mut y = FORTY_EIGHT_OVER_SEVENTEEN.wrapping_add(line);
    for _ in 0..3 {
        let error = ONE.wrapping_sub(doubling_high_mul(half, y));
        y = y.wrapping_add(saturating_shift_left(doubling_high_mul(y, error), 2));
    }
    saturating_shift_left(y, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers at both ends, round zero, and in between.
    fn numbers() -> impl Iterator<Item = i32> + Clone {
        let ends = [i32::MIN, i32::MIN + 1, i32::MAX - 1, i32::MAX];
        let powers =
            (0..31).flat_map(|bit| [1 << bit, (1 << bit) - 1, -(1 << bit), 1 - (1 << bit)]);
        let mixed = (0..200_u32).map(|i| i.wrapping_mul(0x9e37_79b9) as i32);
        ends.into_iter().chain(powers).chain(mixed)
    }

    #[test]
    fn products_round_ties_up_and_saturate() {
        for a in numbers() {
            for b in numbers() {
                let product = i128::from(a) * i128::from(b);
                let exact = (2 * product + (1 << 31)).div_euclid(1 << 32);
                assert_eq!(
                    i128::from(doubling_high_mul(a, b)),
                    exact.min(i32::MAX.into())
                );
            }
        }
    }

    #[test]
    fn shifts_round_ties_away_from_zero() {
        for x in numbers() {
            for exponent in 0..=31 {
                let divisor = 1_i128 << exponent;
                let x = i128::from(x);
                let exact = x.signum() * ((2 * x.abs() + divisor) / (2 * divisor));
                assert_eq!(i128::from(rounding_shift_right(x as i32, exponent)), exact);
            }
        }
    }

    #[test]
    fn wide_products_round_ties_up() {
        for x in numbers() {
            let x = i64::from(x) << 16;
            for multiplier in numbers().filter(|multiplier| *multiplier >= 0) {
                let factor = ((i128::from(multiplier) + (1 << 15)) >> 16).min(0x7fff);
                for shift in -31..=7 {
                    let divisor = 1_i128 << (15 - shift);
                    let exact = (2 * i128::from(x) * factor + divisor).div_euclid(2 * divisor);
                    assert_eq!(scale_wide(x, multiplier, shift), exact as i32);
                    assert_eq!(WideScale::new(multiplier, shift).of(x), exact as i32);
                }
            }
        }
    }

    #[test]
    fn left_shifts_saturate() {
        for x in numbers() {
            for exponent in 0..=5 {
                let exact = (i64::from(x) << exponent).clamp(i32::MIN.into(), i32::MAX.into());
                assert_eq!(i64::from(saturating_shift_left(x, exponent)), exact);
            }
        }
    }

    #[test]
    fn exponentials_are_those_of_the_reals() {
        let one = f64::from(1_u32 << 31);
        for i in 0..=20_000 {
            let a = -(i * 100_003);
            let exact = libm::exp(f64::from(a) / f64::from(1 << 26)) * one;
            let found = f64::from(exp_of_negative(a));
            assert!(
                (found - exact).abs() < 1500.0,
                "exp({a}) = {found}, not {exact}"
            );
        }
        assert_eq!(exp_of_negative(0), i32::MAX);
    }

    #[test]
    fn reciprocals_are_those_of_the_reals() {
        let one = f64::from(1_u32 << 31);
        for x in (0..i32::MAX).step_by(99_991) {
            let exact = one / (1.0 + f64::from(x) / one);
            let found = f64::from(one_over_one_plus(x));
            assert!(
                (found - exact).abs() < 50.0,
                "1/(1+{x}) = {found}, not {exact}"
            );
        }
    }
}
