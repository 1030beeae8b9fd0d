//! Transcendental functions. Those of singles are computed in double precision without branches,
//! so that compilers make vectors of them, and rounded once: within 1 unit in the last place.

/// Functions of a real that are more than arithmetic.
pub(crate) trait Transcendental: Sized {
    /// 1 / (1 + e^−x).
    fn logistic(self) -> Self;
    /// The hyperbolic tangent.
    fn tanh(self) -> Self;
    /// e^x.
    fn exp(self) -> Self;
    /// e^x − 1.
    fn expm1(self) -> Self;
    /// The natural logarithm.
    fn log(self) -> Self;
    /// The natural logarithm of 1 + x.
    fn log1p(self) -> Self;
    /// The cube root.
    fn cbrt(self) -> Self;
    /// The sine.
    fn sin(self) -> Self;
    /// The cosine.
    fn cos(self) -> Self;
    /// The tangent.
    fn tan(self) -> Self;
    /// The error function.
    fn erf(self) -> Self;
    /// 1 less the error function.
    fn erfc(self) -> Self;
    /// x^y.
    fn pow(self, y: Self) -> Self;
    /// The angle of the point (x, self).
    fn atan2(self, x: Self) -> Self;
}

macro_rules! transcendental {
    ($type:ty: $($name:ident($x:ident $(, $y:ident)?) = $of:expr;)*) => {
        impl Transcendental for $type {
            $(#[inline(always)]
            fn $name(self $(, $y: Self)?) -> Self {
                let $x = self;
                $of
            })*
        }
    };
}

transcendental! { f64:
    logistic(x) = 1.0 / (1.0 + libm::exp(-x));
    tanh(x) = libm::tanh(x);
    exp(x) = libm::exp(x);
    expm1(x) = libm::expm1(x);
    log(x) = libm::log(x);
    log1p(x) = libm::log1p(x);
    cbrt(x) = libm::cbrt(x);
    sin(x) = libm::sin(x);
    cos(x) = libm::cos(x);
    tan(x) = libm::tan(x);
    erf(x) = libm::erf(x);
    erfc(x) = libm::erfc(x);
    pow(x, y) = libm::pow(x, y);
    atan2(y, x) = libm::atan2(y, x);
}

transcendental! { f32:
    logistic(x) = (1.0 / (1.0 + exp(-f64::from(x)))) as f32;
    tanh(x) = tanh(f64::from(x)) as f32;
    exp(x) = exp(f64::from(x)) as f32;
    expm1(x) = signed_zero(x, exp_m1(f64::from(x)) as f32);
    log(x) = log(f64::from(x)) as f32;
    log1p(x) = signed_zero(x, log_1p(f64::from(x)) as f32);
    cbrt(x) = libm::cbrtf(x);
    sin(x) = libm::sinf(x);
    cos(x) = libm::cosf(x);
    tan(x) = libm::tanf(x);
    erf(x) = erf(f64::from(x)) as f32;
    erfc(x) = erfc(f64::from(x)) as f32;
    pow(x, y) = libm::powf(x, y);
    atan2(y, x) = libm::atan2f(y, x);
}

/// Zeros keep their sign under functions that keep zero.
#[inline(always)]
fn signed_zero(x: f32, y: f32) -> f32 {
    if x == 0.0 { x } else { y }
}

/// Added to a double below 2^51 it leaves the nearest integer in the lowest bits.
const INTEGER: f64 = 1.5 * (1_u64 << 52) as f64;

/// A polynomial, the constant term first. Four terms are summed at a time, as in Estrin's scheme,
/// so that few products wait for each other.
#[inline(always)]
fn polynomial<const N: usize>(terms: [f64; N], x: f64) -> f64 {
    let square = x * x;
    let fourth = square * square;
    // Loops by hand: functions of iterators are not always inlined into code for wide vectors.
    let mut at = (N - 1) / 4 * 4;
    let mut sum = match N - at {
        1 => terms[at],
        2 => terms[at] + terms[at + 1] * x,
        3 => (terms[at] + terms[at + 1] * x) + square * terms[at + 2],
        _ => (terms[at] + terms[at + 1] * x) + square * (terms[at + 2] + terms[at + 3] * x),
    };
    while at > 0 {
        at -= 4;
        let low = terms[at] + terms[at + 1] * x;
        let high = terms[at + 2] + terms[at + 3] * x;
        sum = (low + square * high) + fourth * sum;
    }
    sum
}

/// (e^r − 1 − r) / r² for |r| ≤ ln 2 / 2, interpolated at the Chebyshev points. With it e^r is
/// within 5e-12 of itself.
const EXP: [f64; 7] = [
    0.5,
    0.166_666_667_189_984_16,
    0.041_666_666_718_981_754,
    0.008_333_298_483_352_309,
    0.001_388_885_404_921_242,
    0.000_198_992_742_938_358_86,
    2.485_957_865_765_94e-5,
];

/// Of x = n · ln 2 + r: 2^n, and e^r − 1, for x cut to where singles are finite and not zero.
#[inline(always)]
fn split_exp(x: f64) -> (f64, f64) {
    let x = if x > 120.0 { 120.0 } else { x };
    let x = if x < -120.0 { -120.0 } else { x };
    let shifted = x * std::f64::consts::LOG2_E + INTEGER;
    let r = x - (shifted - INTEGER) * std::f64::consts::LN_2;
    let power = f64::from_bits(shifted.to_bits().wrapping_add(1023) << 52);
    (power, r + r * r * polynomial(EXP, r))
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
    let terms = [
        1.0,
        1.0 / 3.0,
        0.2,
        1.0 / 7.0,
        1.0 / 9.0,
        1.0 / 11.0,
        1.0 / 13.0,
    ];
    let sum = polynomial(terms, z);
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

/// Where erfc of a double is 0 as a single.
const ERFC_END: f64 = 10.25;
/// Where ERFC is interpolated around.
const ERFC_MIDDLE: f64 = 2.5;
/// e^(x²) · erfc(x) for x from 0 to 10.25 as a polynomial in (x − 2.5) / (x + 2.5), interpolated at
/// the Chebyshev points; within 6e-11 of itself.
const ERFC: [f64; 13] = [
    0.210_806_364_061_773_92,
    -0.371_736_733_778_944_5,
    0.251_713_192_939_748_1,
    -0.125_033_060_262_944_5,
    0.039_922_547_342_058_724,
    -0.003_993_592_508_309_527,
    -0.002_642_432_322_317_590_3,
    0.000_875_239_946_749_074_8,
    0.000_228_523_730_492_597_92,
    -0.000_126_723_085_045_707_05,
    -3.386_558_068_342_391e-5,
    1.514_025_835_076_626_7e-5,
    5.940_417_292_300_665e-6,
];

/// Of x that is not below 0.
#[inline(always)]
fn erfc_above(x: f64) -> f64 {
    let x = if x > ERFC_END { ERFC_END } else { x };
    let t = (x - ERFC_MIDDLE) / (x + ERFC_MIDDLE);
    exp(-(x * x)) * polynomial(ERFC, t)
}

#[inline(always)]
fn erfc(x: f64) -> f64 {
    let above = erfc_above(x.abs());
    if x < 0.0 { 2.0 - above } else { above }
}

/// 1 less erfc; near 0, where little would be left of it, the Taylor series, of which the first
/// term left out, x^6 / 42, is below 2e-12.
#[inline(always)]
fn erf(x: f64) -> f64 {
    let z = x * x;
    let series = x * std::f64::consts::FRAC_2_SQRT_PI * (1.0 + z * (z * 0.1 - 1.0 / 3.0));
    let rest = (1.0 - erfc_above(x.abs())).copysign(x);
    if z < 4e-4 { series } else { rest }
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
        // Of zero as of all numbers that are not normal: the smallest one. Halfway to it is e.g.
        // the logistic function of −103.97.
        let next = f64::from(f32::from_bits(nearest.to_bits() + 1));
        let unit = (next - f64::from(nearest)).abs().min(f64::from(f32::MAX));
        (f64::from(found) - exact).abs() / unit
    }

    #[test]
    fn singles_are_within_one_unit() {
        type Single = fn(f32) -> f32;
        type Double = fn(f64) -> f64;
        let functions: [(&str, Single, Double); 8] = [
            ("exp", Transcendental::exp, libm::exp),
            ("expm1", Transcendental::expm1, libm::expm1),
            ("log", Transcendental::log, libm::log),
            ("log1p", Transcendental::log1p, libm::log1p),
            ("tanh", Transcendental::tanh, libm::tanh),
            ("erf", Transcendental::erf, libm::erf),
            ("erfc", Transcendental::erfc, libm::erfc),
            (
                "logistic",
                Transcendental::logistic,
                Transcendental::logistic,
            ),
        ];
        for (name, single, exact) in functions {
            let mut worst = (0.0, 0.0);
            // Every 4001st bit pattern: all signs, exponents, and NaN.
            for bits in (0..=u32::MAX).step_by(4001) {
                let x = f32::from_bits(bits);
                let units = distance(single(x), exact(f64::from(x)));
                if units > worst.0 {
                    worst = (units, x);
                }
            }
            assert!(worst.0 <= 1.0, "{name}: {worst:?}");
        }
    }

    #[test]
    fn ends_are_kept() {
        assert_eq!(Transcendental::exp(f32::NEG_INFINITY), 0.0);
        assert_eq!(Transcendental::exp(f32::INFINITY), f32::INFINITY);
        assert_eq!(Transcendental::expm1(f32::NEG_INFINITY), -1.0);
        assert_eq!(Transcendental::log(0.0_f32), f32::NEG_INFINITY);
        assert_eq!(Transcendental::log1p(-1.0_f32), f32::NEG_INFINITY);
        assert_eq!(Transcendental::log1p(f32::INFINITY), f32::INFINITY);
        assert!(Transcendental::log(-1.0_f32).is_nan());
        assert_eq!(Transcendental::log(1.0_f32), 0.0);
        for function in [Transcendental::tanh, Transcendental::erf] {
            let function: fn(f32) -> f32 = function;
            assert_eq!(function(f32::INFINITY), 1.0);
            assert_eq!(function(f32::NEG_INFINITY), -1.0);
            assert_eq!(function(-0.0).to_bits(), (-0.0_f32).to_bits());
        }
        assert_eq!(Transcendental::erfc(f32::INFINITY), 0.0);
        assert_eq!(Transcendental::erfc(f32::NEG_INFINITY), 2.0);
        assert_eq!(Transcendental::erfc(0.0_f32), 1.0);
        assert_eq!(
            Transcendental::log1p(-0.0_f32).to_bits(),
            (-0.0_f32).to_bits()
        );
    }
}
