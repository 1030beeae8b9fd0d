//! The inverse of the error function, of which JAX makes normal random numbers.
//!
//! The approximation in single precision is that of Giles ("Approximating the erfinv function",
//! GPU Computing Gems 2, 2010), which XLA uses too. In double precision it is where two steps of
//! Halley's method begin, which need erf and erfc only.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use crate::stablehlo::lower::error::{Lowered, unsupported};

/// Coefficients, highest power first, where `w = -ln(1 - x²)` is less than 5: of `w - 2.5`.
const NEAR: [f32; 9] = [
    2.810_226_4e-8,
    3.432_739_4e-7,
    -3.523_387_7e-6,
    -4.391_506_5e-6,
    2.185_808_7e-4,
    -1.253_725e-3,
    -4.177_681_6e-3,
    0.246_640_73,
    1.501_409_4,
];

/// Elsewhere, of `sqrt(w) - 3`.
const FAR: [f32; 9] = [
    -2.002_142_6e-4,
    1.009_505_6e-4,
    1.349_343_2e-3,
    -3.673_428_4e-3,
    5.739_507_7e-3,
    -7.622_461e-3,
    9.438_870_5e-3,
    1.001_674,
    2.832_976_8,
];

/// In double precision, for `w` from 16 on, of `sqrt(w) - 5`: within 1e-6 up to the last number
/// below 1 (least squares).
const TAIL: [f32; 6] = [
    -2.043_934e-5,
    8.355_786e-5,
    -2.152_822e-4,
    -1.417_303e-4,
    1.010_301,
    4.849_907,
];

/// The function of any floats; halves in single precision.
pub(super) fn lower(build: &mut Builder, x: ValueId) -> Lowered<ValueId> {
    let dtype = build.ty(x).dtype;
    if !DType::FLOATS.contains(&dtype) {
        let found = dtype.name();
        return unsupported(format!("expected elements of floats, found {found}"));
    }
    if dtype == DType::F64 {
        return Ok(double(build, x));
    }
    let x = build.convert(x, DType::F32);
    let magnitude = build.unary(UnaryOp::Abs, x);
    let is_end = is(build, Direction::Eq, magnitude, 1.0);
    let zero = number(build, x, 0.0);
    let inside = build.select(is_end, zero, x);
    let squared = build.binary(BinaryOp::Mul, inside, inside);
    let negated = build.unary(UnaryOp::Neg, squared);
    let log = build.unary(UnaryOp::Log1p, negated);
    let w = build.unary(UnaryOp::Neg, log);
    let ratio = ratio(build, w);
    let inner = build.binary(BinaryOp::Mul, ratio, inside);
    let is_above = is(build, Direction::Gt, x, 0.0);
    let ends = [f32::INFINITY, f32::NEG_INFINITY].map(|it| number(build, x, it));
    let end = build.select(is_above, ends[0], ends[1]);
    let result = build.select(is_end, end, inner);
    Ok(build.convert(result, dtype))
}

/// The inverse error function of a value of f64, to a few units in the last place.
fn double(build: &mut Builder, x: ValueId) -> ValueId {
    let magnitude = build.unary(UnaryOp::Abs, x);
    let is_end = is(build, Direction::Eq, magnitude, 1.0);
    let zero = number(build, x, 0.0);
    let magnitude = build.select(is_end, zero, magnitude);
    // Both are exact near 1, where the square is not.
    let negated = build.unary(UnaryOp::Neg, magnitude);
    let logs = [negated, magnitude].map(|it| build.unary(UnaryOp::Log1p, it));
    let log = build.binary(BinaryOp::Add, logs[0], logs[1]);
    let w = build.unary(UnaryOp::Neg, log);
    let ratio = ratio(build, w);
    let near = build.binary(BinaryOp::Mul, ratio, magnitude);
    let is_near = is(build, Direction::Lt, w, 16.0);
    let root = root(build, is_near, w, 16.0);
    let root = shifted(build, root, 5.0);
    let tail = polynomial(build, root, &TAIL);
    let mut y = build.select(is_near, near, tail);
    for _ in 0..2 {
        y = closer(build, y, magnitude);
    }
    let end = number(build, x, f32::INFINITY);
    let y = build.select(is_end, end, y);
    let sign = build.unary(UnaryOp::Sign, x);
    let signed = build.binary(BinaryOp::Mul, y, sign);
    // Where neither the magnitude nor the sign has a slope.
    let line = times_slope(build, x);
    let is_zero = is(build, Direction::Eq, x, 0.0);
    build.select(is_zero, line, signed)
}

/// A step of Halley's method towards `erf(y) = x`, of `x` from 0 to 1.
fn closer(build: &mut Builder, y: ValueId, x: ValueId) -> ValueId {
    let erf = build.unary(UnaryOp::Erf, y);
    let below = build.binary(BinaryOp::Sub, erf, x);
    // What is left to 1 is exact where the difference of numbers near 1 is not.
    let one = number(build, x, 1.0);
    let rest = build.binary(BinaryOp::Sub, one, x);
    let erfc = build.unary(UnaryOp::Erfc, y);
    let above = build.binary(BinaryOp::Sub, rest, erfc);
    let half = number(build, x, 0.5);
    let is_small = build.compare(Direction::Lt, x, half);
    let residual = build.select(is_small, below, above);
    // The derivative of erf is 2 / sqrt(pi) exp(-y²).
    let squared = build.binary(BinaryOp::Mul, y, y);
    let slope = build.unary(UnaryOp::Exp, squared);
    let newton = build.binary(BinaryOp::Mul, residual, slope);
    let newton = times_slope(build, newton);
    let curved = build.binary(BinaryOp::Mul, newton, y);
    let curved = build.binary(BinaryOp::Add, curved, one);
    let step = build.binary(BinaryOp::Div, newton, curved);
    build.binary(BinaryOp::Sub, y, step)
}

/// A value of f64 times the slope of the function at 0, sqrt(pi) / 2.
fn times_slope(build: &mut Builder, x: ValueId) -> ValueId {
    let ty = build.ty(x).clone();
    let slope = build.splat(ty, &(std::f64::consts::PI.sqrt() / 2.0).to_le_bytes());
    build.binary(BinaryOp::Mul, x, slope)
}

/// Giles' approximation of the function divided by its argument, of `w`.
fn ratio(build: &mut Builder, w: ValueId) -> ValueId {
    let near = shifted(build, w, 2.5);
    let near = polynomial(build, near, &NEAR);
    let is_near = is(build, Direction::Lt, w, 5.0);
    let root = root(build, is_near, w, 5.0);
    let far = shifted(build, root, 3.0);
    let far = polynomial(build, far, &FAR);
    build.select(is_near, near, far)
}

/// The root of `w`, whose derivative at 0 is infinite; of another number where it is not needed.
fn root(build: &mut Builder, is_unused: ValueId, w: ValueId, other: f32) -> ValueId {
    let other = number(build, w, other);
    let w = build.select(is_unused, other, w);
    build.unary(UnaryOp::Sqrt, w)
}

/// The truth of a comparison with a number.
fn is(build: &mut Builder, direction: Direction, x: ValueId, by: f32) -> ValueId {
    let by = number(build, x, by);
    build.compare(direction, x, by)
}

/// A number in every element, of the type of another value: f32 or f64.
fn number(build: &mut Builder, like: ValueId, number: f32) -> ValueId {
    let ty = build.ty(like).clone();
    match ty.dtype == DType::F64 {
        true => build.splat(ty, &f64::from(number).to_le_bytes()),
        false => build.splat(ty, &number.to_le_bytes()),
    }
}

fn shifted(build: &mut Builder, x: ValueId, by: f32) -> ValueId {
    let by = number(build, x, by);
    build.binary(BinaryOp::Sub, x, by)
}

/// By Horner's rule.
fn polynomial(build: &mut Builder, x: ValueId, coefficients: &[f32]) -> ValueId {
    let mut sum = number(build, x, coefficients[0]);
    for &coefficient in &coefficients[1..] {
        let product = build.binary(BinaryOp::Mul, sum, x);
        let coefficient = number(build, x, coefficient);
        sum = build.binary(BinaryOp::Add, product, coefficient);
    }
    sum
}
