//! The zeta function of Hurwitz and the derivatives of the digamma function, by the formula of
//! Euler and Maclaurin.

use peapod_ir::ValueId;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;

use super::gamma;
use super::math::Math;

/// Terms that are summed as they are.
const TERMS: u8 = 9;

/// Bernoulli's numbers B(2 k) over (2 k)!.
const BERNOULLI: [f64; 12] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30_240.0,
    -1.0 / 1_209_600.0,
    1.0 / 47_900_160.0,
    -691.0 / 1_307_674_368_000.0,
    1.0 / 74_724_249_600.0,
    -3_617.0 / 10_670_622_842_880_000.0,
    43_867.0 / 5_109_094_217_170_944_000.0,
    -174_611.0 / 802_857_662_698_291_200_000.0,
    77_683.0 / 14_101_100_039_391_805_440_000.0,
    -236_364_091.0 / 1_693_824_136_731_743_669_452_800_000.0,
];

/// The sum of (q + k)^−x for k from 0; infinite for x = 1 and where a q + k is 0 with an even x,
/// not a number for smaller x.
pub(super) fn zeta(math: &mut Math<'_>, x: ValueId, q: ValueId) -> ValueId {
    let exponent = math.neg(x);
    let mut sum = math.binary(BinaryOp::Pow, q, exponent);
    let mut base = q;
    for _ in 0..TERMS {
        base = math.plus(base, 1.0);
        let term = math.binary(BinaryOp::Pow, base, exponent);
        sum = math.add(sum, term);
    }
    let last = math.binary(BinaryOp::Pow, base, exponent);
    // The integral of the rest, less half of the last term, which has been counted.
    let less = math.plus(x, -1.0);
    let scaled = math.mul(last, base);
    let integral = math.div(scaled, less);
    let half = math.times(last, 0.5);
    let sum = math.add(sum, integral);
    let sum = math.sub(sum, half);
    let rest = corrections(math, x, base, last);
    let result = math.add(sum, rest);
    outside(math, x, q, result)
}

/// The sum of B(2 k) / (2 k)! · x (x + 1) … (x + 2 k − 2) · base^(−x − 2 k + 1).
fn corrections(math: &mut Math<'_>, x: ValueId, base: ValueId, power: ValueId) -> ValueId {
    let mut sum = math.number(x, 0.0);
    let mut factor = math.mul(x, power);
    factor = math.div(factor, base);
    for (k, number) in (1_u8..).zip(BERNOULLI) {
        let term = math.times(factor, number);
        sum = math.add(sum, term);
        for step in [2 * k - 1, 2 * k] {
            let next = math.plus(x, step.into());
            factor = math.mul(factor, next);
            factor = math.div(factor, base);
        }
    }
    sum
}

/// What it is where the series does not converge.
fn outside(math: &mut Math<'_>, x: ValueId, q: ValueId, inside: ValueId) -> ValueId {
    // Powers of negative numbers are numbers for whole exponents only.
    let whole_q = math.floor(q);
    let is_whole = math.compare(Direction::Eq, q, whole_q);
    let is_left = math.is(Direction::Le, q, 0.0);
    let pole = math.binary(BinaryOp::And, is_whole, is_left);
    let halved = math.times(x, 0.5);
    let whole = math.floor(halved);
    let is_even = math.compare(Direction::Eq, halved, whole);
    let nan = math.number(x, f64::NAN);
    let at_pole = math.number_where(is_even, f64::INFINITY, nan);
    let result = math.select(pole, at_pole, inside);
    let is_small = math.is(Direction::Lt, x, 1.0);
    let result = math.number_where(is_small, f64::NAN, result);
    let is_one = math.equals(x, 1.0);
    math.number_where(is_one, f64::INFINITY, result)
}

/// The n-th derivative of digamma: (−1)^(n + 1) n! ζ(n + 1, x); not a number unless n is 0, 1, 2, …
pub(super) fn polygamma(math: &mut Math<'_>, n: ValueId, x: ValueId) -> ValueId {
    // ζ(1) is infinite, and not needed.
    let is_zero = math.equals(n, 0.0);
    let above = math.number_where(is_zero, 1.0, n);
    let order = math.plus(above, 1.0);
    let log = gamma::lgamma(math, order);
    let factorial = math.exp(log);
    let zeta = zeta(math, order, x);
    let size = math.mul(factorial, zeta);
    let negated = math.neg(size);
    let halved = math.times(n, 0.5);
    let whole = math.floor(halved);
    let is_even = math.compare(Direction::Eq, halved, whole);
    let higher = math.select(is_even, negated, size);
    let digamma = gamma::digamma(math, x);
    let result = math.select(is_zero, digamma, higher);
    let whole = math.floor(n);
    let is_broken = math.compare(Direction::Ne, n, whole);
    let is_negative = math.is(Direction::Lt, n, 0.0);
    let wrong = math.binary(BinaryOp::Or, is_broken, is_negative);
    math.number_where(wrong, f64::NAN, result)
}
