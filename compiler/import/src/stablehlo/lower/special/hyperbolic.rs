//! Hyperbolic functions and inverses of those and of trigonometric ones.

use std::f64::consts::{LN_2, PI};

use peapod_ir::ValueId;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::math::Math;

/// Above it, x² + 1 is x² in every float type, and x² may be infinite.
const LARGE: f64 = 1e9;

/// e^x / 2, which is finite a little further than e^x is.
fn half_exp(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let shifted = math.plus(x, -LN_2);
    math.exp(shifted)
}

/// (e^x − e^−x) / 2, where |x| < 1 by e^x − 1, whose leading digits do not cancel.
pub(in crate::stablehlo::lower) fn sinh(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let negated = math.neg(x);
    let (up, down) = (half_exp(math, x), half_exp(math, negated));
    let far = math.sub(up, down);
    let magnitude = math.abs(x);
    let is_near = math.is(Direction::Lt, magnitude, 1.0);
    let inner = math.only_where(is_near, x, 0.0);
    let less_one = math.unary(UnaryOp::Expm1, inner);
    let exp = math.plus(less_one, 1.0);
    let ratio = math.div(less_one, exp);
    let sum = math.add(less_one, ratio);
    let near = math.times(sum, 0.5);
    math.select(is_near, near, far)
}

/// (e^x + e^−x) / 2.
pub(in crate::stablehlo::lower) fn cosh(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let negated = math.neg(x);
    let (up, down) = (half_exp(math, x), half_exp(math, negated));
    math.add(up, down)
}

/// √((1 − x) (1 + x)).
fn leg(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let (less, more) = (math.from(1.0, x), math.plus(x, 1.0));
    let product = math.mul(less, more);
    math.sqrt(product)
}

pub(super) fn asin(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let leg = leg(math, x);
    let base = math.plus(leg, 1.0);
    let half = math.binary(BinaryOp::Atan2, x, base);
    math.times(half, 2.0)
}

pub(super) fn acos(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let leg = leg(math, x);
    let base = math.plus(x, 1.0);
    let half = math.binary(BinaryOp::Atan2, leg, base);
    let angle = math.times(half, 2.0);
    let is_left = math.equals(x, -1.0);
    math.number_where(is_left, PI, angle)
}

pub(super) fn atan(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let one = math.number(x, 1.0);
    math.binary(BinaryOp::Atan2, x, one)
}

/// ln(|x| + √(x² + 1)) with the sign of x, as ln(1 + …) for the digits of small ones.
pub(super) fn asinh(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let magnitude = math.abs(x);
    let size = log1p_or_log_of_double(math, magnitude, |math, magnitude| {
        let squared = math.mul(magnitude, magnitude);
        let more = math.plus(squared, 1.0);
        let root = math.sqrt(more);
        let divisor = math.plus(root, 1.0);
        let ratio = math.div(squared, divisor);
        math.add(magnitude, ratio)
    });
    let sign = math.unary(UnaryOp::Sign, x);
    let signed = math.mul(sign, size);
    // Where neither the magnitude nor the sign has a slope.
    let is_zero = math.equals(x, 0.0);
    math.select(is_zero, x, signed)
}

/// ln(x + √(x² − 1)), as ln(1 + …) for the digits near 1; not a number below 1.
pub(super) fn acosh(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let size = log1p_or_log_of_double(math, x, |math, x| {
        let (less, more) = (math.plus(x, -1.0), math.plus(x, 1.0));
        let product = math.mul(less, more);
        let root = math.sqrt(product);
        math.add(less, root)
    });
    let is_outside = math.is(Direction::Lt, x, 1.0);
    math.number_where(is_outside, f64::NAN, size)
}

/// ln(1 + y) for what y is of x, but ln(2 x) where x is so large that its square overflows.
fn log1p_or_log_of_double(
    math: &mut Math<'_>,
    x: ValueId,
    y: impl FnOnce(&mut Math<'_>, ValueId) -> ValueId,
) -> ValueId {
    let is_large = math.is(Direction::Ge, x, LARGE);
    let inner = math.number_where(is_large, LARGE, x);
    let y = y(math, inner);
    let inner = math.log1p(y);
    let outer = math.only_where(is_large, x, LARGE);
    let log = math.log(outer);
    let outer = math.plus(log, LN_2);
    math.select(is_large, outer, inner)
}

/// (ln(1 + x) − ln(1 − x)) / 2.
pub(super) fn atanh(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let negated = math.neg(x);
    let (above, below) = (math.log1p(x), math.log1p(negated));
    let difference = math.sub(above, below);
    math.times(difference, 0.5)
}
