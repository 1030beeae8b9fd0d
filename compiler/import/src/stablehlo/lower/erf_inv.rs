//! The inverse of the error function, of which JAX makes normal random numbers.
//!
//! The approximation in single precision is that of Giles ("Approximating the erfinv function",
//! GPU Computing Gems 2, 2010), which XLA uses too.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::error::{Lowered, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;

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

/// Lowers `chlo.erf_inv`.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [operand] = scope.operands::<1>(op)?;
    let dtype = scope.ty(operand).dtype;
    if ![DType::F32, DType::F16, DType::Bf16].contains(&dtype) {
        return unsupported(format!(
            "this op on elements of type {}; there are f32, f16 and bf16",
            dtype.name()
        ));
    }
    let x = scope.converted(operand, DType::F32);
    let squared = scope.binary(BinaryOp::Mul, x, x);
    let negated = scope.unary(UnaryOp::Neg, squared);
    let log = scope.unary(UnaryOp::Log1p, negated);
    let w = scope.unary(UnaryOp::Neg, log);
    let near = shifted(scope, w, 2.5);
    let near = polynomial(scope, near, NEAR);
    let root = scope.unary(UnaryOp::Sqrt, w);
    let far = shifted(scope, root, 3.0);
    let far = polynomial(scope, far, FAR);
    let five = single(scope, w, 5.0);
    let is_near = scope.compare(Direction::Lt, w, five);
    let ratio = scope.select(is_near, near, far);
    let inner = scope.binary(BinaryOp::Mul, ratio, x);
    let infinity = single(scope, x, f32::INFINITY);
    let end = scope.binary(BinaryOp::Mul, x, infinity);
    let magnitude = scope.unary(UnaryOp::Abs, x);
    let one = single(scope, x, 1.0);
    let is_end = scope.compare(Direction::Eq, magnitude, one);
    let result = scope.select(is_end, end, inner);
    let result = scope.converted(result, dtype);
    scope.define_as(op, &[result])
}

/// A number in every element, of the shape of another value.
fn single(scope: &mut Scope<'_, '_>, like: ValueId, number: f32) -> ValueId {
    let ty = scope.ty(like).clone();
    scope.constant(ty, number.to_le_bytes().to_vec())
}

fn shifted(scope: &mut Scope<'_, '_>, x: ValueId, by: f32) -> ValueId {
    let by = single(scope, x, by);
    scope.binary(BinaryOp::Sub, x, by)
}

/// By Horner's rule.
fn polynomial(scope: &mut Scope<'_, '_>, x: ValueId, coefficients: [f32; 9]) -> ValueId {
    let [first, rest @ ..] = coefficients;
    let mut sum = single(scope, x, first);
    for coefficient in rest {
        let product = scope.binary(BinaryOp::Mul, sum, x);
        let coefficient = single(scope, x, coefficient);
        sum = scope.binary(BinaryOp::Add, product, coefficient);
    }
    sum
}
