//! Exponentials of floats in few instructions, for layers that take many.
//!
//! Results are within three units in the last place of the real ones, and the same on every core:
//! products are rounded before they are added.

/// `e^x`, of `x` within -87 and 88, and that of the nearest of both beyond; a NaN stays one.
#[inline]
fn exp(x: f32) -> f32 {
    /// Added to a number below 2^22, it leaves the nearest integer in the low bits.
    const NEAREST: f32 = 12_582_912.0;
    /// The logarithm of 2 in two parts, of which the first has few bits.
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    /// `(e^x - 1 - x) / x^2` within half of that logarithm, from the highest power on; of the
    /// Cephes library.
    const SERIES: [f32; 6] = [
        1.987_569_1e-4,
        1.398_199_9e-3,
        8.333_452e-3,
        4.166_579_6e-2,
        1.666_666_6e-1,
        5e-1,
    ];
    let x = crate::fixed_point::limit_f32(x, -87.0, 88.0);
    let shifted = x * core::f32::consts::LOG2_E + NEAREST;
    let power = shifted - NEAREST;
    let [high, low] = LN_2;
    let x = x - power * high - power * low;
    let [a, b, c, d, e, f] = SERIES;
    let series = ((((a * x + b) * x + c) * x + d) * x + e) * x + f;
    let result = series * (x * x) + x + 1.0;
    // Its exponent is within 126 of that of 1.
    f32::from_bits(result.to_bits().wrapping_add(shifted.to_bits() << 23))
}

/// `1 / (1 + e^-x)`.
#[inline]
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The hyperbolic tangent.
#[inline]
pub(crate) fn tanh(x: f32) -> f32 {
    /// `(tanh(x) - x) / x^3` below the limit, of the square of `x`; of the Cephes library.
    const SERIES: [f32; 5] = [
        -5.704_988_7e-3,
        2.063_908_8e-2,
        -5.373_971_5e-2,
        1.333_144_2e-1,
        -3.333_328e-1,
    ];
    const LIMIT: f32 = 0.625;
    if x.abs() < LIMIT {
        let z = x * x;
        let [a, b, c, d, e] = SERIES;
        return ((((a * z + b) * z + c) * z + d) * z + e) * z * x + x;
    }
    1.0 - 2.0 / (exp(x + x) + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of all signs and magnitudes.
    fn numbers() -> impl Iterator<Item = f32> {
        let steps = (-400_000..=400_000).map(|i| i as f32 / 4000.0);
        let small = (0..32).flat_map(|i| {
            let x = 2_f32.powi(-4 * i);
            [x, -x, 1.7 * x, -1.3 * x]
        });
        steps
            .chain(small)
            .chain([0.0, f32::MAX, f32::MIN, f32::INFINITY, f32::NEG_INFINITY])
    }

    fn check(found: f32, exact: f64, x: f32, least: f64) {
        let error = (f64::from(found) - exact).abs();
        assert!(
            error <= 3.6e-7 * exact.abs() + least,
            "of {x}: {found}, not {exact}"
        );
    }

    #[test]
    fn results_are_those_of_the_reals() {
        for x in numbers() {
            let real = f64::from(x);
            check(logistic(x), 1.0 / (1.0 + libm::exp(-real)), x, 1e-38);
            check(tanh(x), libm::tanh(real), x, 0.0);
        }
    }

    #[test]
    fn exponentials_are_those_of_the_reals() {
        for x in numbers().filter(|x| (-87.0..=88.0).contains(x)) {
            check(exp(x), libm::exp(x.into()), x, 0.0);
        }
    }

    #[test]
    fn no_number_stays_none() {
        assert!(logistic(f32::NAN).is_nan());
        assert!(tanh(f32::NAN).is_nan());
    }
}
