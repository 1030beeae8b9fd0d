//! Functions of 16-bit elements: lines between the entries of a table, written the obvious way.

use std::sync::LazyLock;

use super::fixed_point::multiply_by_quantized_multiplier;
use crate::numerics::{self, CURVE_ENTRIES, CurveScaling, Multiplier};

/// The table of the logistic function, which both curves are interpolated in.
static LOGISTIC: LazyLock<[u16; 256]> = LazyLock::new(numerics::logistic_table);

/// What a stored element is in steps of 1/12288.
fn steps(x: i32, scaling: CurveScaling) -> i32 {
    let product = i64::from(x) * i64::from(scaling.multiplier);
    let half = (1_i64 << scaling.shift) >> 1;
    ((product + half) >> scaling.shift) as i32
}

/// 2^`bits` times what the table has at `steps` of 1 / (24 · 2^`bits`), in 2^16; `end` from the
/// last entry on.
fn between(steps: i32, bits: u32, end: i32) -> i32 {
    let index = (steps >> bits) as usize;
    if index >= LOGISTIC.len() - 1 {
        return end;
    }
    let part = steps - ((index as i32) << bits);
    let [here, next] = [index, index + 1].map(|index| i32::from(LOGISTIC[index]));
    (here << bits) + part * (next - here)
}

/// 1 / (1 + e^−x) in 2^15, of x in steps of 1/12288.
pub(crate) fn logistic_of(steps: i32) -> i32 {
    let magnitude = between(steps.abs(), 9, 0x7fff << 10);
    let value = if steps < 0 {
        // Ties of what is below a half are rounded as those above it.
        (1 << 25) - magnitude - 1
    } else {
        magnitude
    };
    (value + (1 << 9)) >> 10
}

/// Hyperbolic tangent in 2^15, of x in steps of 1/12288: twice the logistic function of twice as
/// much, less one.
pub(crate) fn tanh_of(steps: i32) -> i32 {
    let magnitude = between(steps.abs(), 8, 0xffff << 8) - (1 << 23);
    let value = if steps < 0 { -magnitude - 1 } else { magnitude };
    (value + (1 << 7)) >> 8
}

/// [`logistic_of`] a stored element.
pub(crate) fn logistic(x: i32, scaling: CurveScaling) -> i32 {
    logistic_of(steps(x, scaling))
}

/// [`tanh_of`] a stored element.
pub(crate) fn tanh(x: i32, scaling: CurveScaling) -> i32 {
    tanh_of(steps(x, scaling))
}

/// x · 2^exponent in steps of 1/12288, rounded, ties towards +∞; the exponent is from -43 to 2.
pub(crate) fn steps_of_power(x: i32, exponent: i32) -> i32 {
    let thrice = 3 * i64::from(x);
    let steps = match exponent + 12 {
        left @ 0.. => thrice << left,
        right => (thrice + (1 << (-right - 1))) >> -right,
    };
    steps as i32
}

/// What a table has at one of 65536 places, of which −32768 is the first.
pub(crate) fn at(table: &[i16; CURVE_ENTRIES], place: i32) -> i32 {
    let place = place.clamp(-32768, 32767) + 32768;
    let (index, part) = ((place / 128) as usize, place % 128);
    let [here, next] = [index, index + 1].map(|index| i32::from(table[index]));
    here + (((next - here) * part + 64) >> 7)
}

/// The exponentials of a row over their sum, in 2^15, by tables of e^x and of 1 / (1 + x).
pub(crate) fn softmax_row(
    row: &[i32],
    multiplier: Multiplier,
    [exponential, reciprocal]: [&[i16; CURVE_ENTRIES]; 2],
) -> Vec<i32> {
    let largest = row.iter().copied().max().unwrap_or(0);
    let exp = |x: &i32| {
        let places = multiply_by_quantized_multiplier(x - largest, multiplier);
        at(exponential, places.saturating_add(32767))
    };
    let exps: Vec<i32> = row.iter().map(exp).collect();
    let sum: i32 = exps.iter().sum();
    // The sum is (1 + fraction) · 2^(30 − headroom).
    let headroom = sum.leading_zeros() - 1;
    let scaled = ((i64::from(sum) << headroom) + (1 << 13)) >> 14;
    let inverse = at(reciprocal, scaled as i32 - (1 << 16) - (1 << 15));
    let shift = 30 - headroom;
    let share = |exp: i32| (exp * inverse + ((1 << shift) >> 1)) >> shift;
    let shares = exps.into_iter().map(share);
    shares.map(|share| share.clamp(0, 32767)).collect()
}
