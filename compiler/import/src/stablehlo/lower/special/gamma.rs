//! The logarithm of the gamma function and its derivative, by Lanczos' approximation with g = 7 and
//! nine terms (coefficients of Godfrey, 2001), which XLA uses too.

use std::f64::consts::PI;

use peapod_ir::ValueId;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::math::Math;

const G: f64 = 7.0;

const FIRST: f64 = 0.999_999_999_999_809_9;

/// Numerators over z + 1, z + 2, …
const TERMS: [f64; 8] = [
    676.520_368_121_885_1,
    -1_259.139_216_722_402_8,
    771.323_428_777_653_1,
    -176.615_029_162_140_6,
    12.507_343_278_686_905,
    -0.138_571_095_265_720_12,
    9.984_369_578_019_572e-6,
    1.505_632_735_149_311_6e-7,
];

/// A number far from the poles, whose reflection is finite.
const SAFE: f64 = 0.25;

/// ln √(2 π).
const LOG_ROOT: f64 = 0.918_938_533_204_672_7;

/// What both functions are made of, for z = x − 1, or −x where x < ½ and the reflection holds.
struct Lanczos {
    z: ValueId,
    reflects: ValueId,
    /// The sum of Lanczos' terms, and its derivative.
    sum: ValueId,
    derivative: ValueId,
    /// z + g + ½, and its logarithm.
    t: ValueId,
    log_t: ValueId,
}

fn lanczos(math: &mut Math<'_>, x: ValueId) -> Lanczos {
    let reflects = math.is(Direction::Lt, x, 0.5);
    let (negated, less) = (math.neg(x), math.plus(x, -1.0));
    let z = math.select(reflects, negated, less);
    let mut sum = math.number(z, FIRST);
    let mut derivative = math.number(z, 0.0);
    for (index, numerator) in (1_u8..).zip(TERMS) {
        let divisor = math.plus(z, index.into());
        let term = math.over(numerator, divisor);
        sum = math.add(sum, term);
        let slope = math.div(term, divisor);
        derivative = math.sub(derivative, slope);
    }
    let t = math.plus(z, G + 0.5);
    let ratio = math.times(z, 1.0 / (G + 0.5));
    let log = math.log1p(ratio);
    let log_t = math.plus(log, (G + 0.5).ln());
    Lanczos {
        z,
        reflects,
        sum,
        derivative,
        t,
        log_t,
    }
}

/// ln |Γ(x)|: ln √(2 π) + (z + ½) ln t − t + ln sum, where x < ½ by Γ(x) Γ(1 − x) = π / sin(π x).
pub(super) fn lgamma(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let parts = lanczos(math, x);
    let exponent = math.plus(parts.z, 0.5);
    // (exponent − t / log_t) · log_t loses fewer digits than exponent · log_t − t.
    let ratio = math.div(parts.t, parts.log_t);
    let difference = math.sub(exponent, ratio);
    let product = math.mul(difference, parts.log_t);
    let log_sum = math.log(parts.sum);
    let shifted = math.plus(product, LOG_ROOT);
    let right = math.add(shifted, log_sum);
    let reflected_x = math.only_where(parts.reflects, x, SAFE);
    let left = reflected(math, reflected_x, right);
    let result = math.select(parts.reflects, left, right);
    let magnitude = math.abs(x);
    let is_infinite = math.equals(magnitude, f64::INFINITY);
    math.number_where(is_infinite, f64::INFINITY, result)
}

/// ln π − ln |sin(π x)| − ln Γ(1 − x); infinite at the poles.
fn reflected(math: &mut Math<'_>, x: ValueId, right: ValueId) -> ValueId {
    let magnitude = math.abs(x);
    let whole = math.floor(magnitude);
    let fraction = math.sub(magnitude, whole);
    let other = math.from(1.0, fraction);
    let nearest = math.binary(BinaryOp::Min, fraction, other);
    let angle = math.times(nearest, PI);
    let sine = math.unary(UnaryOp::Sin, angle);
    let log_sine = math.log(sine);
    let rest = math.from(PI.ln(), log_sine);
    let result = math.sub(rest, right);
    let is_finite = math.unary(UnaryOp::IsFinite, log_sine);
    let pole = math.neg(log_sine);
    math.select(is_finite, result, pole)
}

/// The derivative of ln Γ: ln t + sum' / sum − g / t, where x < ½ less π / tan(π x).
pub(super) fn digamma(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let parts = lanczos(math, x);
    let slope = math.div(parts.derivative, parts.sum);
    let last = math.over(G, parts.t);
    let sum = math.add(parts.log_t, slope);
    let right = math.sub(sum, last);
    // The angle by the distance from the nearest whole number.
    let reflected_x = math.only_where(parts.reflects, x, SAFE);
    let shifted = math.plus(reflected_x, 0.5);
    let nearest = math.floor(shifted);
    let reduced = math.sub(reflected_x, nearest);
    let angle = math.times(reduced, PI);
    let cosine = math.unary(UnaryOp::Cos, angle);
    let sine = math.unary(UnaryOp::Sin, angle);
    let scaled = math.times(cosine, PI);
    let ratio = math.div(scaled, sine);
    let left = math.sub(right, ratio);
    let result = math.select(parts.reflects, left, right);
    let whole = math.floor(x);
    let is_whole = math.compare(Direction::Eq, x, whole);
    let is_left = math.is(Direction::Le, x, 0.0);
    let is_pole = math.binary(BinaryOp::And, is_whole, is_left);
    math.number_where(is_pole, f64::NAN, result)
}
