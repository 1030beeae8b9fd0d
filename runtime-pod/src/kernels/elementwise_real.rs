//! Functions of reals. Singles are compiled for several widths of vectors; a processor takes the
//! widest that it has. All give the same bits: no step is left out or contracted.

use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

use bytemuck::Pod;
use peapod_schemas::pod::{RealOp, Relation};

use super::elementwise_math::Transcendental;
use super::half::{f16_bits, f16_value};

/// A float type and its functions.
pub(crate) trait Real:
    Transcendental
    + Pod
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
    + Neg<Output = Self>
{
    /// Zero.
    const ZERO: Self;
    /// One.
    const ONE: Self;
    /// Six.
    const SIX: Self;
    /// Explicit bits of the mantissa.
    const MANTISSA: u32;
    /// The bits, in the lower ones of 64.
    fn bits(self) -> u64;
    /// From its bits.
    fn from_bits(bits: u64) -> Self;
    /// The number without its sign.
    fn abs(self) -> Self;
    /// −1, 0 or 1; zeros and what is not a number stay.
    fn sign(self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// The next integer below.
    fn floor(self) -> Self;
    /// The next integer above.
    fn ceil(self) -> Self;
    /// The nearest integer, of two the even one.
    fn round_nearest_even(self) -> Self;
    /// The nearest integer, of two the one away from zero.
    fn round_nearest_afz(self) -> Self;
}

macro_rules! real {
    ($type:ty, $bits:ty) => {
        impl Real for $type {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const SIX: Self = 6.0;
            const MANTISSA: u32 = <$type>::MANTISSA_DIGITS - 1;
            #[inline(always)]
            fn bits(self) -> u64 {
                u64::from(self.to_bits())
            }
            #[inline(always)]
            fn from_bits(bits: u64) -> Self {
                <$type>::from_bits(bits as $bits)
            }
            #[inline(always)]
            fn abs(self) -> Self {
                <$type>::abs(self)
            }
            #[inline(always)]
            fn sign(self) -> Self {
                match self == 0.0 || self.is_nan() {
                    true => self,
                    false => (1.0 as $type).copysign(self),
                }
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                <$type>::sqrt(self)
            }
            #[inline(always)]
            fn floor(self) -> Self {
                <$type>::floor(self)
            }
            #[inline(always)]
            fn ceil(self) -> Self {
                <$type>::ceil(self)
            }
            #[inline(always)]
            fn round_nearest_even(self) -> Self {
                self.round_ties_even()
            }
            #[inline(always)]
            fn round_nearest_afz(self) -> Self {
                self.round()
            }
        }
    };
}

real!(f32, u32);
real!(f64, u64);

/// The larger one; what is not a number prevails, and 0 is above −0.
#[inline(always)]
fn max<T: Real>(a: T, b: T) -> T {
    let not_a_number = a.partial_cmp(&a).is_none();
    let first = a > b || not_a_number || (a == b && a.bits() <= b.bits());
    if first { a } else { b }
}

/// The smaller one; what is not a number prevails, and −0 is below 0.
#[inline(always)]
fn min<T: Real>(a: T, b: T) -> T {
    let not_a_number = a.partial_cmp(&a).is_none();
    let first = a < b || not_a_number || (a == b && a.bits() >= b.bits());
    if first { a } else { b }
}

/// A function of reals for every element, inlined into the caller.
#[inline(always)]
pub(crate) fn every<T: Real>(op: RealOp, [a, b, c]: [&[T]; 3], out: &mut [T]) {
    macro_rules! two {
        ($of:expr) => {
            for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                *out = $of(a, b);
            }
        };
    }
    macro_rules! one {
        ($of:expr) => {
            for (out, &a) in out.iter_mut().zip(a) {
                *out = $of(a);
            }
        };
    }
    macro_rules! functions {
        ($($name:ident: $function:ident),*) => {
            match op {
                RealOp::Add => two!(|a, b| a + b),
                RealOp::Sub => two!(|a, b| a - b),
                RealOp::Mul => two!(|a, b| a * b),
                RealOp::Div => two!(|a, b| a / b),
                RealOp::Rem => two!(|a, b| a % b),
                RealOp::Pow => two!(T::pow),
                RealOp::Atan2 => two!(T::atan2),
                RealOp::Max => two!(max),
                RealOp::Min => two!(min),
                RealOp::Clamp => {
                    for (out, ((&low, &x), &high)) in out.iter_mut().zip(a.iter().zip(b).zip(c)) {
                        *out = min(max(x, low), high);
                    }
                }
                RealOp::Square => one!(|x| x * x),
                RealOp::Neg => one!(|x: T| -x),
                RealOp::Rsqrt => one!(|x| T::ONE / T::sqrt(x)),
                RealOp::Relu => one!(|x| if x < T::ZERO { T::ZERO } else { x }),
                RealOp::ReluN1To1 => one!(|x| bound(x, -T::ONE, T::ONE)),
                RealOp::Relu6 => one!(|x| bound(x, T::ZERO, T::SIX)),
                $(RealOp::$name => one!(T::$function),)*
            }
        };
    }
    functions! {
        Logistic: logistic, Tanh: tanh, Abs: abs, Sign: sign, Exp: exp, Expm1: expm1, Log: log,
        Log1p: log1p, Sqrt: sqrt, Cbrt: cbrt, Sin: sin, Cos: cos, Tan: tan, Floor: floor,
        Ceil: ceil, RoundNearestEven: round_nearest_even, RoundNearestAfz: round_nearest_afz,
        Erf: erf, Erfc: erfc
    }
}

/// Within bounds; what is not a number stays.
#[inline(always)]
fn bound<T: Real>(x: T, low: T, high: T) -> T {
    let x = if x < low { low } else { x };
    if x > high { high } else { x }
}

/// The same code for processors with vectors of 256 bits.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn single_256(op: RealOp, arguments: [&[f32]; 3], out: &mut [f32]) {
    every(op, arguments, out);
}

/// The same code for processors with vectors of 512 bits.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2")]
fn single_512(op: RealOp, arguments: [&[f32]; 3], out: &mut [f32]) {
    every(op, arguments, out);
}

/// A function of singles for every element.
#[allow(unsafe_code)]
pub(crate) fn single(op: RealOp, arguments: [&[f32]; 3], out: &mut [f32]) {
    #[cfg(target_arch = "x86_64")]
    {
        let wide = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw");
        if wide && is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the features that the function was compiled for.
            return unsafe { single_512(op, arguments, out) };
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the feature that the function was compiled for.
            return unsafe { single_256(op, arguments, out) };
        }
    }
    every(op, arguments, out);
}

/// A function of doubles for every element.
pub(crate) fn double(op: RealOp, arguments: [&[f64]; 3], out: &mut [f64]) {
    every(op, arguments, out);
}

/// Whether elements relate; what is not a number is unequal to everything and in no order.
pub(crate) fn relate<T: Copy + PartialOrd>(relation: Relation, a: &[T], b: &[T], out: &mut [u8]) {
    macro_rules! holds {
        ($of:expr) => {
            for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
                *out = u8::from($of(a, b));
            }
        };
    }
    match relation {
        Relation::Eq => holds!(|a, b| a == b),
        Relation::Ne => holds!(|a, b| a != b),
        Relation::Lt => holds!(|a, b| a < b),
        Relation::Le => holds!(|a, b| a <= b),
        Relation::Gt => holds!(|a, b| a > b),
        Relation::Ge => holds!(|a, b| a >= b),
    }
}

/// Whether floats relate in their total order: −NaN, −∞, …, −0, 0, …, ∞, NaN.
pub(crate) fn relate_totally<T: Real>(relation: Relation, a: &[T], b: &[T], out: &mut [u8]) {
    let unused = 63 - if T::MANTISSA == 23 { 31 } else { 63 };
    let key = |x: &T| {
        // Bits of negative numbers count downwards.
        let bits = (x.bits() << unused) as i64;
        bits ^ ((bits >> 63) as u64 >> 1) as i64
    };
    for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
        relate(relation, &[key(a)], &[key(b)], std::slice::from_mut(out));
    }
}

/// Bits of an element rounded to fewer bits of exponent and mantissa: `format` is exponent bits
/// times 256 plus mantissa bits. What is beyond becomes infinite, what is below the normal numbers
/// 0. The element has `exponent` and `mantissa` bits itself; where the former are not fewer in the
/// format, numbers that are not normal lose bits of their mantissa only.
fn rounded(bits: u64, [exponent, mantissa]: [u32; 2], format: usize) -> u64 {
    let (to_exponent, to_mantissa) = ((format >> 8) as u32, (format & 0xff) as u32);
    let infinite = ((1_u64 << exponent) - 1) << mantissa;
    let sign = bits & 1 << (exponent + mantissa);
    let mut rest = bits ^ sign;
    if rest > infinite {
        return bits;
    }
    if let Some(dropped @ 1..) = mantissa.checked_sub(to_mantissa) {
        let last = rest >> dropped & 1;
        rest += (1 << (dropped - 1)) - 1 + last;
        rest &= !((1 << dropped) - 1);
    }
    if to_exponent < exponent {
        let bias = (1_u64 << (exponent - 1)) - 1;
        let reach = (1_u64 << (to_exponent - 1)) - 1;
        let found = rest >> mantissa;
        if found > bias + reach {
            rest = infinite;
        } else if found <= bias - reach {
            rest = 0;
        }
    }
    sign | rest
}

/// Singles or doubles, rounded. Of bf16, too: it has the exponent of singles.
pub(crate) fn reduce_precision<T: Real>(x: &[T], format: usize, out: &mut [T]) {
    let exponent = if T::MANTISSA == 23 { 8 } else { 11 };
    for (out, &x) in out.iter_mut().zip(x) {
        *out = T::from_bits(rounded(x.bits(), [exponent, T::MANTISSA], format));
    }
}

/// Half precision numbers, rounded: those that are not normal are normal singles.
pub(crate) fn reduce_half_precision(x: &[f32], format: usize, out: &mut [f32]) {
    for (out, &x) in out.iter_mut().zip(x) {
        let bits = rounded(u64::from(f16_bits(x)), [5, 10], format);
        *out = f16_value(bits as u16);
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    /// Every width of vectors that this processor has, on numbers of every size and kind.
    #[test]
    fn all_widths_yield_the_same_bits() {
        let numbers = |seed: u32| -> Vec<f32> {
            let special = [
                0.0,
                -0.0,
                1.0,
                -1.0,
                f32::INFINITY,
                -f32::INFINITY,
                f32::NAN,
            ];
            let mut bits = seed;
            let mut next = || {
                bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                bits
            };
            let any = (0..500).map(|_| f32::from_bits(next())).collect::<Vec<_>>();
            let near = any
                .iter()
                .map(|x| (x.to_bits() >> 8) as f32 / 65536.0 - 100.0);
            special
                .into_iter()
                .chain(near)
                .chain(any.iter().copied())
                .collect()
        };
        let [a, b, c] = [numbers(1), numbers(2), numbers(3)];
        for &op in RealOp::ALL {
            let arguments = [&a[..], &b, &c];
            let mut wanted = vec![0.0; a.len()];
            every(op, arguments, &mut wanted);
            let mut found = vec![0.0; a.len()];
            single(op, arguments, &mut found);
            let same =
                |(x, y): (&f32, &f32)| x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan();
            assert!(wanted.iter().zip(&found).all(same), "{op:?}");
            if is_x86_feature_detected!("avx2") {
                // SAFETY: the processor has the feature, as was just asked.
                #[allow(unsafe_code, reason = "it is what is tested")]
                unsafe {
                    single_256(op, arguments, &mut found);
                }
                assert!(wanted.iter().zip(&found).all(same), "{op:?}, 256 bits");
            }
        }
    }
}
