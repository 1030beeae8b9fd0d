//! The inverse of the error function, of which JAX makes normal random numbers.
//!
//! The approximation in single precision is that of Giles ("Approximating the erfinv function",
//! GPU Computing Gems 2, 2010), which XLA uses too.

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

/// The function of halves or of single precision.
pub(super) fn lower(build: &mut Builder, x: ValueId) -> Lowered<ValueId> {
    let dtype = build.ty(x).dtype;
    if ![DType::F32, DType::F16, DType::Bf16].contains(&dtype) {
        let found = dtype.name();
        return unsupported(format!(
            "expected elements of f32, f16 or bf16, found {found}"
        ));
    }
    let x = build.convert(x, DType::F32);
    let result = erf_inv(build, x);
    Ok(build.convert(result, dtype))
}

/// The inverse error function of a value of f32.
fn erf_inv(build: &mut Builder, x: ValueId) -> ValueId {
    let squared = build.binary(BinaryOp::Mul, x, x);
    let negated = build.unary(UnaryOp::Neg, squared);
    let log = build.unary(UnaryOp::Log1p, negated);
    let w = build.unary(UnaryOp::Neg, log);
    let near = shifted(build, w, 2.5);
    let near = polynomial(build, near, NEAR);
    let root = build.unary(UnaryOp::Sqrt, w);
    let far = shifted(build, root, 3.0);
    let far = polynomial(build, far, FAR);
    let five = single(build, w, 5.0);
    let is_near = build.compare(Direction::Lt, w, five);
    let ratio = build.select(is_near, near, far);
    let inner = build.binary(BinaryOp::Mul, ratio, x);
    let infinity = single(build, x, f32::INFINITY);
    let end = build.binary(BinaryOp::Mul, x, infinity);
    let magnitude = build.unary(UnaryOp::Abs, x);
    let one = single(build, x, 1.0);
    let is_end = build.compare(Direction::Eq, magnitude, one);
    build.select(is_end, end, inner)
}

/// A number in every element, of the shape of another value.
fn single(build: &mut Builder, like: ValueId, number: f32) -> ValueId {
    let ty = build.ty(like).clone();
    build.splat(ty, &number.to_le_bytes())
}

fn shifted(build: &mut Builder, x: ValueId, by: f32) -> ValueId {
    let by = single(build, x, by);
    build.binary(BinaryOp::Sub, x, by)
}

/// By Horner's rule.
fn polynomial(build: &mut Builder, x: ValueId, coefficients: [f32; 9]) -> ValueId {
    let [first, rest @ ..] = coefficients;
    let mut sum = single(build, x, first);
    for coefficient in rest {
        let product = build.binary(BinaryOp::Mul, sum, x);
        let coefficient = single(build, x, coefficient);
        sum = build.binary(BinaryOp::Add, product, coefficient);
    }
    sum
}
