//! Functions of the bits of floats.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{TensorType, ValueId};

use super::{bitcast, bits_of};
use crate::stablehlo::lower::error::Lowered;

/// The float next to the first of two in the direction of the second: its bits count floats of one
/// sign by magnitude.
pub(super) fn next_after(build: &mut Builder, [x, y]: [ValueId; 2]) -> Lowered<ValueId> {
    let dtype = build.ty(x).dtype;
    let integer = bits_of(dtype)?;
    let ty = TensorType::new(integer, build.shape(x));
    let zero = build.fill(build.ty(x).clone(), Scalar::Integer(0));
    let (from, to) = (bitcast(build, x, integer), bitcast(build, y, integer));
    let one = build.fill(ty.clone(), Scalar::Integer(1));
    let minus = build.fill(ty.clone(), Scalar::Integer(-1));
    let no_bits = build.fill(ty.clone(), Scalar::Integer(0));
    let is_right = build.compare(Direction::Lt, x, y);
    let is_positive = build.compare(Direction::Ge, from, no_bits);
    // Away from zero where the direction is that of the sign.
    let is_away = build.compare(Direction::Eq, is_right, is_positive);
    let step = build.select(is_away, one, minus);
    let moved = build.binary(BinaryOp::Add, from, step);
    // The smallest float with the sign of the second, from either zero.
    let width = build.ty(x).dtype.size_bytes() * 8;
    let top = build.fill(ty, Scalar::Integer(-1 << (width - 1)));
    let sign = build.binary(BinaryOp::And, to, top);
    let smallest = build.binary(BinaryOp::Or, sign, one);
    let is_zero = build.compare(Direction::Eq, x, zero);
    let moved = build.select(is_zero, smallest, moved);
    let moved = bitcast(build, moved, dtype);
    let is_there = build.compare(Direction::Eq, x, y);
    let result = build.select(is_there, y, moved);
    // What is not a number makes the sum so.
    let sum = build.binary(BinaryOp::Add, x, y);
    let ordered = [x, y].map(|value| build.compare(Direction::Eq, value, value));
    let both = build.binary(BinaryOp::And, ordered[0], ordered[1]);
    let either = build.unary(UnaryOp::Not, both);
    Ok(build.select(either, sum, result))
}
