//! Operators of StableHLO as builtin ones.

use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::super::ops;
use super::super::wire::BuiltinOperator;
use super::{
    ADDED, Arity, BINARY, COMBINED, COMPARED, COPIED, EXTREMA, FLOAT, MULTIPLIED, NEGATED, NUMBERS,
    Row, TRUTHS, UNARY, row,
};

/// Those that mean what other operators do.
#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    row(BuiltinOperator::STABLEHLO_ABS, UNARY, ops::magnitude, NUMBERS),
    row(BuiltinOperator::STABLEHLO_ADD, BINARY, |op| ops::binary(op, BinaryOp::Add), ADDED),
    row(BuiltinOperator::STABLEHLO_AND, BINARY, |op| ops::binary(op, BinaryOp::And), TRUTHS),
    row(BuiltinOperator::STABLEHLO_BROADCAST_IN_DIM, UNARY, ops::hlo_broadcast, COPIED),
    row(BuiltinOperator::STABLEHLO_CLAMP, Arity::of(3..=3), ops::hlo_clamp, COMBINED),
    row(BuiltinOperator::STABLEHLO_COMPARE, BINARY, ops::hlo_compare, COMPARED),
    row(BuiltinOperator::STABLEHLO_CONCATENATE, Arity::of(1..=usize::MAX),
        ops::hlo_concatenate, COPIED),
    row(BuiltinOperator::STABLEHLO_CONVERT, UNARY, ops::cast, COPIED),
    row(BuiltinOperator::STABLEHLO_COSINE, UNARY, |op| ops::unary(op, UnaryOp::Cos), FLOAT),
    row(BuiltinOperator::STABLEHLO_DIVIDE, BINARY,
        |op| ops::binary(op, BinaryOp::Div), COMBINED),
    row(BuiltinOperator::STABLEHLO_EXPONENTIAL, UNARY, |op| ops::unary(op, UnaryOp::Exp), FLOAT),
    row(BuiltinOperator::STABLEHLO_FLOOR, UNARY, |op| ops::unary(op, UnaryOp::Floor), FLOAT),
    row(BuiltinOperator::STABLEHLO_LOG, UNARY, |op| ops::unary(op, UnaryOp::Log), FLOAT),
    row(BuiltinOperator::STABLEHLO_LOGISTIC, UNARY,
        |op| ops::unary(op, UnaryOp::Logistic), FLOAT),
    row(BuiltinOperator::STABLEHLO_MAXIMUM, BINARY,
        |op| ops::binary(op, BinaryOp::Max), EXTREMA),
    row(BuiltinOperator::STABLEHLO_MINIMUM, BINARY,
        |op| ops::binary(op, BinaryOp::Min), EXTREMA),
    row(BuiltinOperator::STABLEHLO_MULTIPLY, BINARY,
        |op| ops::binary(op, BinaryOp::Mul), MULTIPLIED),
    row(BuiltinOperator::STABLEHLO_NEGATE, UNARY, ops::negate, NEGATED),
    row(BuiltinOperator::STABLEHLO_OR, BINARY, |op| ops::binary(op, BinaryOp::Or), TRUTHS),
    row(BuiltinOperator::STABLEHLO_PAD, BINARY, ops::hlo_pad, COPIED),
    row(BuiltinOperator::STABLEHLO_POWER, BINARY, |op| ops::binary(op, BinaryOp::Pow), COMBINED),
    row(BuiltinOperator::STABLEHLO_RESHAPE, UNARY, ops::reshape, COPIED),
    row(BuiltinOperator::STABLEHLO_RSQRT, UNARY, |op| ops::unary(op, UnaryOp::Rsqrt), FLOAT),
    row(BuiltinOperator::STABLEHLO_SELECT, Arity::of(3..=3), ops::select, TRUTHS),
    row(BuiltinOperator::STABLEHLO_SLICE, UNARY, ops::hlo_slice, COPIED),
    row(BuiltinOperator::STABLEHLO_SUBTRACT, BINARY,
        |op| ops::binary(op, BinaryOp::Sub), ADDED),
    row(BuiltinOperator::STABLEHLO_TANH, UNARY, |op| ops::unary(op, UnaryOp::Tanh), FLOAT),
    row(BuiltinOperator::STABLEHLO_TRANSPOSE, UNARY, ops::hlo_transpose, COPIED),
];
