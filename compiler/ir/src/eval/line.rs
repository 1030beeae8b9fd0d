//! Functions of lines of stored integers, as TensorFlow Lite Micro defines them, written the
//! obvious way.

use super::fixed_point::{
    exp_on_negative_values, inverse_root_multiplier, multiply_by_quantized_multiplier,
    reciprocal_of_one_plus, rounding_divide_by_power_of_two, rounding_half_sum,
    saturating_rounding_doubling_high_mul, saturating_shift_left,
};
use crate::numerics::{LogSoftmaxScaling, Multiplier};

/// Sums of elements in one order or the other, with or without the element at each place.
pub(crate) fn running<T: Copy>(
    x: &[T],
    zero: T,
    exclusive: bool,
    reverse: bool,
    add: impl Fn(T, T) -> T,
) -> Vec<T> {
    let mut order: Vec<usize> = (0..x.len()).collect();
    if reverse {
        order.reverse();
    }
    let (mut results, mut sum) = (x.to_vec(), zero);
    for at in order {
        let next = add(sum, x[at]);
        results[at] = if exclusive { sum } else { next };
        sum = next;
    }
    results
}

/// A sum in steps of 2^−19 with one more difference to the zero point; it wraps.
pub(crate) fn add_fine(sum: i32, x: i32) -> i32 {
    sum.wrapping_add(x.wrapping_mul(1 << 19))
}

/// Differences to the zero point over the root of the sum of their squares, in steps of 1/128.
pub(crate) fn normalised(x: &[i32], zero: i32) -> Vec<i32> {
    let squares: i32 = x.iter().map(|x| (x - zero) * (x - zero)).sum();
    let root = inverse_root_multiplier(squares);
    let root = Multiplier {
        shift: root.shift + 7,
        ..root
    };
    let results = x
        .iter()
        .map(|x| multiply_by_quantized_multiplier(x - zero, root));
    results.map(|y| y.clamp(-128, 127)).collect()
}

/// Elements less the logarithm of the sum of their exponentials, in steps of 1/16 from 127 down.
pub(crate) fn log_softmax(x: &[i32], scaling: LogSoftmaxScaling) -> Vec<i32> {
    let largest = x.iter().copied().max().unwrap_or(0);
    let scaled = |x: i32| multiply_by_quantized_multiplier(x - largest, scaling.exponents.input);
    let counted = x
        .iter()
        .filter(|x| **x - largest >= scaling.exponents.diff_min);
    let sum = counted.fold(0_i32, |sum, &x| {
        let exp = exp_on_negative_values(scaled(x), 5);
        sum.wrapping_add(rounding_divide_by_power_of_two(exp, 12))
    });
    let logarithm = logarithm(sum);
    // What is as far below the largest as Q5.26 reaches is the least there is.
    let reach = multiply_by_quantized_multiplier(logarithm.wrapping_add(i32::MIN), scaling.back);
    let least = reach.max(scaling.exponents.diff_min - 1);
    let result = |&x: &i32| match x - largest > least {
        true => {
            let difference = scaled(x).wrapping_sub(logarithm);
            (rounding_divide_by_power_of_two(difference, 22) + 127).clamp(-128, 127)
        }
        false => -128,
    };
    x.iter().map(result).collect()
}

/// The natural logarithm of a Q12.19 that is at least one, as Q5.26.
///
/// The number is r · 2^power, where r is near 2^(−1/4): of two such forms, a quarter apart on one
/// side or the other, the one whose r is less. The logarithm of r is a rational function of q,
/// twice its distance to 2^(−1/4).
fn logarithm(x: i32) -> i32 {
    const INTEGER_BITS: i32 = 12;
    /// Bits of the fraction of powers, which have a bit more than the result for headroom.
    const FRACTION_BITS: u32 = 25;
    const LN_2: i32 = 1_488_522_236;
    const ROOT_OF_HALF: i32 = 1_518_500_250;
    const FOURTH_ROOT_OF_HALF: i32 = 1_805_811_301;
    // 11/240 and 1/20 of 2^(1/4), 2 over 2^(1/4) less that, and a quarter of it.
    const CUBE: i32 = 117_049_297;
    const SQUARE: i32 = 127_690_142;
    const CONSTANT: i32 = 1_057_819_769;
    const LINEAR: i32 = 638_450_708;
    let mul = saturating_rounding_doubling_high_mul;
    let quarter = 1_i32 << (FRACTION_BITS - 2);
    let whole = |bits: u32| (INTEGER_BITS - bits as i32) << FRACTION_BITS;

    let zeros = x.leading_zeros();
    let above = saturating_shift_left(x, zeros.saturating_sub(1));
    let above = (
        saturating_shift_left(mul(above, ROOT_OF_HALF), 1),
        whole(zeros) + quarter,
    );
    let zeros = mul(x, ROOT_OF_HALF).leading_zeros().saturating_sub(1);
    let below = (saturating_shift_left(x, zeros), whole(zeros) - quarter);
    let (r, power) = (above.0.min(below.0), above.1.max(below.1));

    let middle = rounding_half_sum(r, FOURTH_ROOT_OF_HALF);
    let q = r.wrapping_sub(FOURTH_ROOT_OF_HALF).wrapping_mul(2);
    let square = mul(q, q);
    let numerator = mul(q, r).wrapping_add(mul(mul(q, square), CUBE));
    let factor = CONSTANT.wrapping_add(q).wrapping_add(mul(SQUARE, square));
    let denominator = mul(middle, factor).wrapping_add(mul(LINEAR, q));
    let numerator = rounding_divide_by_power_of_two(numerator, 31 - FRACTION_BITS as i32);
    let of_r = mul(numerator, reciprocal_of_one_plus(denominator));
    saturating_shift_left(mul(power, LN_2).wrapping_add(of_r), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_follow_the_real_one() {
        for i in 0..4000 {
            let x = (1 << 19) + i * 524_287;
            let real = (f64::from(x) / f64::from(1 << 19)).ln();
            let found = f64::from(logarithm(x)) / f64::from(1 << 26);
            assert!(
                (found - real).abs() < 1e-6,
                "ln({x} / 2^19) = {found}, not {real}"
            );
        }
    }
}
