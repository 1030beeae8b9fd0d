//! Transcendental functions. Those of singles are computed in double precision without branches,
//! so that compilers make vectors of them, and rounded once: within 1 unit in the last place.

use std::sync::LazyLock;

use peapod_schemas::pod::ElementOp;

/// A function of one double.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the others are computed elsewhere"
)]
pub(crate) fn double(op: ElementOp, x: f64) -> f64 {
    match op {
        ElementOp::Logistic => 1.0 / (1.0 + libm::exp(-x)),
        ElementOp::Tanh => libm::tanh(x),
        ElementOp::Exp => libm::exp(x),
        ElementOp::Expm1 => libm::expm1(x),
        ElementOp::Log => libm::log(x),
        ElementOp::Log1p => libm::log1p(x),
        ElementOp::Cbrt => libm::cbrt(x),
        ElementOp::Sin => libm::sin(x),
        ElementOp::Cos => libm::cos(x),
        ElementOp::Tan => libm::tan(x),
        ElementOp::Erf => libm::erf(x),
        ElementOp::Erfc => libm::erfc(x),
        _ => unreachable!("other functions are computed elsewhere"),
    }
}

/// A function of one single.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the others are computed elsewhere"
)]
#[inline(always)]
pub(crate) fn single(op: ElementOp, x: f32) -> f32 {
    let wide = f64::from(x);
    match op {
        ElementOp::Logistic => (1.0 / (1.0 + exp(-wide))) as f32,
        ElementOp::Tanh => tanh(wide) as f32,
        ElementOp::Exp => exp(wide) as f32,
        ElementOp::Expm1 => signed_zero(x, exp_m1(wide) as f32),
        ElementOp::Log => log(wide) as f32,
        ElementOp::Log1p => signed_zero(x, log_1p(wide) as f32),
        ElementOp::Cbrt => libm::cbrtf(x),
        ElementOp::Sin => libm::sinf(x),
        ElementOp::Cos => libm::cosf(x),
        ElementOp::Tan => libm::tanf(x),
        ElementOp::Erf => erf(wide) as f32,
        ElementOp::Erfc => libm::erfcf(x),
        _ => unreachable!("other functions are computed elsewhere"),
    }
}

/// Zeros keep their sign under functions that keep zero.
#[inline(always)]
fn signed_zero(x: f32, y: f32) -> f32 {
    if x == 0.0 { x } else { y }
}

/// Added to a double below 2^51 it leaves the nearest integer in the lowest bits.
const INTEGER: f64 = 1.5 * (1_u64 << 52) as f64;

/// Of x = n · ln 2 + r: 2^n, and e^r − 1, for x cut to where singles are finite and not zero.
///
/// The sum is the Taylor series; with |r| ≤ ln 2 / 2 the first term left out, r^10 / 10!, is below
/// 1e-11.
#[inline(always)]
fn split_exp(x: f64) -> (f64, f64) {
    let x = if x > 120.0 { 120.0 } else { x };
    let x = if x < -120.0 { -120.0 } else { x };
    let shifted = x * std::f64::consts::LOG2_E + INTEGER;
    let r = x - (shifted - INTEGER) * std::f64::consts::LN_2;
    let power = f64::from_bits(shifted.to_bits().wrapping_add(1023) << 52);
    let sum = [
        1.0 / 40_320.0,
        1.0 / 5040.0,
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
    ]
    .into_iter()
    .fold(1.0 / 362_880.0, |sum, factor| sum * r + factor);
    (power, r + r * r * sum)
}

#[inline(always)]
fn exp(x: f64) -> f64 {
    let (power, rest) = split_exp(x);
    power + power * rest
}

#[inline(always)]
fn exp_m1(x: f64) -> f64 {
    let (power, rest) = split_exp(x);
    power * rest + (power - 1.0)
}

/// (e^2x − 1) / (e^2x + 1).
#[inline(always)]
fn tanh(x: f64) -> f64 {
    let part = exp_m1(2.0 * x.abs());
    (part / (part + 2.0)).copysign(x)
}

/// The logarithm of a double that is a single or a sum with one.
///
/// Of x = 2^k · m with m from √½ to √2: k · ln 2 + 2 · artanh((m − 1) / (m + 1)), a Taylor series;
/// its argument is at most 0.172, the first term left out, s^15 / 15, below 1e-12.
#[inline(always)]
fn log(x: f64) -> f64 {
    const LOWEST: u64 = std::f64::consts::FRAC_1_SQRT_2.to_bits();
    const BIAS: u64 = 1 << 52;
    let shifted = x.to_bits().wrapping_sub(LOWEST).wrapping_add(1023 << 52);
    // The exponent as the lowest bits of a double above 2^52.
    let k = f64::from_bits((shifted >> 52) | (0x433 << 52)) - (BIAS as f64 + 1023.0);
    let m = f64::from_bits((shifted & (BIAS - 1)) + LOWEST);
    let s = (m - 1.0) / (m + 1.0);
    let z = s * s;
    let sum = [1.0 / 11.0, 1.0 / 9.0, 1.0 / 7.0, 0.2, 1.0 / 3.0, 1.0]
        .into_iter()
        .fold(1.0 / 13.0, |sum, factor| sum * z + factor);
    let value = k * std::f64::consts::LN_2 + 2.0 * s * sum;
    let value = if x == f64::INFINITY { x } else { value };
    let value = if x == 0.0 { f64::NEG_INFINITY } else { value };
    if x >= 0.0 { value } else { f64::NAN }
}

/// What 1 + x loses is given back to first order.
#[inline(always)]
fn log_1p(x: f64) -> f64 {
    let sum = 1.0 + x;
    let lost = x - (sum - 1.0);
    let correction = lost / sum;
    let correction = if sum > 0.0 && sum < f64::INFINITY {
        correction
    } else {
        0.0
    };
    log(sum) + correction
}

/// Where erf of a double is 1 as a single.
const ERF_END: f64 = 4.0;
/// Terms of the series for erf(x) / x.
const ERF_TERMS: usize = 28;

/// erf(x) / x as a Chebyshev series in x² over [0, 16]: coefficients are sums over the function's
/// values at the Chebyshev points, which is the definition of the interpolating series.
static ERF: LazyLock<[f64; ERF_TERMS]> = LazyLock::new(|| {
    const POINTS: usize = 64;
    let angle = |point: usize| std::f64::consts::PI * (point as f64 + 0.5) / POINTS as f64;
    std::array::from_fn(|term| {
        let sum: f64 = (0..POINTS)
            .map(|point| {
                let x = ((libm::cos(angle(point)) + 1.0) / 2.0).sqrt() * ERF_END;
                libm::erf(x) / x * libm::cos(term as f64 * angle(point))
            })
            .sum();
        sum * if term == 0 { 1.0 } else { 2.0 } / POINTS as f64
    })
});

/// Clenshaw's sum of the series.
#[inline(always)]
fn erf(x: f64) -> f64 {
    let inside = if x > ERF_END { ERF_END } else { x };
    let inside = if inside < -ERF_END { -ERF_END } else { inside };
    let t = inside * inside * (2.0 / (ERF_END * ERF_END)) - 1.0;
    let coefficients = &*ERF;
    let (mut next, mut after) = (0.0, 0.0);
    for &coefficient in coefficients[1..].iter().rev() {
        (next, after) = (coefficient + 2.0 * t * next - after, next);
    }
    let ratio = coefficients[0] + t * next - after;
    (inside * ratio).clamp(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Units in the last place between a single and a double.
    fn distance(found: f32, exact: f64) -> f64 {
        if found.is_nan() || exact.is_nan() {
            return if found.is_nan() == exact.is_nan() {
                0.0
            } else {
                f64::INFINITY
            };
        }
        let nearest = exact as f32;
        let same_sign = found.is_sign_negative() == nearest.is_sign_negative();
        if nearest.is_infinite() || !same_sign {
            return f64::from(u8::from(found.to_bits() != nearest.to_bits()) * 100);
        }
        // Of zero as of all numbers that are not normal: the smallest one. Halfway to it lies
        // e.g. the logistic function of −103.97.
        let next = f64::from(f32::from_bits(nearest.to_bits() + 1));
        let unit = (next - f64::from(nearest)).abs().min(f64::from(f32::MAX));
        (f64::from(found) - exact).abs() / unit
    }

    #[test]
    fn singles_are_within_one_unit() {
        let functions = [
            (ElementOp::Exp, libm::exp as fn(f64) -> f64),
            (ElementOp::Expm1, libm::expm1),
            (ElementOp::Log, libm::log),
            (ElementOp::Log1p, libm::log1p),
            (ElementOp::Tanh, libm::tanh),
            (ElementOp::Erf, libm::erf),
            (ElementOp::Logistic, |x| 1.0 / (1.0 + libm::exp(-x))),
        ];
        for (op, exact) in functions {
            let mut worst = (0.0, 0.0);
            // Every 4001st bit pattern: all signs, exponents, and what is no number.
            for bits in (0..=u32::MAX).step_by(4001) {
                let x = f32::from_bits(bits);
                let units = distance(single(op, x), exact(f64::from(x)));
                if units > worst.0 {
                    worst = (units, x);
                }
            }
            assert!(worst.0 <= 1.0, "{op:?}: {worst:?}");
        }
    }

    #[test]
    fn ends_are_kept() {
        let of = single;
        assert_eq!(of(ElementOp::Exp, f32::NEG_INFINITY), 0.0);
        assert_eq!(of(ElementOp::Exp, f32::INFINITY), f32::INFINITY);
        assert_eq!(of(ElementOp::Expm1, f32::NEG_INFINITY), -1.0);
        assert_eq!(of(ElementOp::Log, 0.0), f32::NEG_INFINITY);
        assert_eq!(of(ElementOp::Log1p, -1.0), f32::NEG_INFINITY);
        assert_eq!(of(ElementOp::Log1p, f32::INFINITY), f32::INFINITY);
        assert!(of(ElementOp::Log, -1.0).is_nan());
        assert_eq!(of(ElementOp::Log, 1.0), 0.0);
        for op in [ElementOp::Tanh, ElementOp::Erf] {
            assert_eq!(of(op, f32::INFINITY), 1.0);
            assert_eq!(of(op, f32::NEG_INFINITY), -1.0);
            assert_eq!(of(op, -0.0).to_bits(), (-0.0_f32).to_bits());
        }
        assert_eq!(of(ElementOp::Log1p, -0.0).to_bits(), (-0.0_f32).to_bits());
    }
}
