//! Functions of elements.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Clamp, Compare, Convert, ReducePrecision, Select};
use peapod_ir::ops::{Activation, Binary, BinaryOp, Unary, UnaryOp};
use peapod_ir::{DType, OpKind, ValueId};

use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;

/// Lowers an elementwise op; `None` for others.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Option<Lowered> {
    if let Some(function) = unary(&op.name) {
        return Some(lower_unary(scope, op, function));
    }
    if let Some(function) = binary(&op.name) {
        return Some(lower_binary(scope, op, function));
    }
    Some(match op.name.as_str() {
        "stablehlo.compare" => compare(scope, op),
        "stablehlo.select" => select(scope, op),
        "stablehlo.clamp" => clamp(scope, op),
        "stablehlo.convert" => convert(scope, op),
        "stablehlo.reduce_precision" => reduce_precision(scope, op),
        _ => return None,
    })
}

/// The function of one element that an op of this name is.
pub(super) fn unary(name: &str) -> Option<UnaryOp> {
    Some(match name {
        "stablehlo.abs" => UnaryOp::Abs,
        "stablehlo.cbrt" => UnaryOp::Cbrt,
        "stablehlo.ceil" => UnaryOp::Ceil,
        "stablehlo.cosine" => UnaryOp::Cos,
        "stablehlo.count_leading_zeros" => UnaryOp::CountLeadingZeros,
        "stablehlo.exponential" => UnaryOp::Exp,
        "stablehlo.exponential_minus_one" => UnaryOp::Expm1,
        "stablehlo.floor" => UnaryOp::Floor,
        "stablehlo.is_finite" => UnaryOp::IsFinite,
        "stablehlo.log" => UnaryOp::Log,
        "stablehlo.log_plus_one" => UnaryOp::Log1p,
        "stablehlo.logistic" => UnaryOp::Logistic,
        "stablehlo.negate" => UnaryOp::Neg,
        "stablehlo.not" => UnaryOp::Not,
        "stablehlo.popcnt" => UnaryOp::Popcnt,
        "stablehlo.round_nearest_afz" => UnaryOp::RoundNearestAfz,
        "stablehlo.round_nearest_even" => UnaryOp::RoundNearestEven,
        "stablehlo.rsqrt" => UnaryOp::Rsqrt,
        "stablehlo.sign" => UnaryOp::Sign,
        "stablehlo.sine" => UnaryOp::Sin,
        "stablehlo.sqrt" => UnaryOp::Sqrt,
        "stablehlo.tan" | "chlo.tan" => UnaryOp::Tan,
        "stablehlo.tanh" => UnaryOp::Tanh,
        "chlo.erf" => UnaryOp::Erf,
        "chlo.erfc" => UnaryOp::Erfc,
        "chlo.square" => UnaryOp::Square,
        _ => return None,
    })
}

/// The function of two elements that an op of this name is.
pub(super) fn binary(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "stablehlo.add" => BinaryOp::Add,
        "stablehlo.and" => BinaryOp::And,
        "stablehlo.atan2" => BinaryOp::Atan2,
        "stablehlo.divide" => BinaryOp::Div,
        "stablehlo.maximum" => BinaryOp::Max,
        "stablehlo.minimum" => BinaryOp::Min,
        "stablehlo.multiply" => BinaryOp::Mul,
        "stablehlo.or" => BinaryOp::Or,
        "stablehlo.power" => BinaryOp::Pow,
        "stablehlo.remainder" => BinaryOp::Rem,
        "stablehlo.shift_left" => BinaryOp::ShiftLeft,
        "stablehlo.shift_right_arithmetic" => BinaryOp::ShiftRightArithmetic,
        "stablehlo.shift_right_logical" => BinaryOp::ShiftRightLogical,
        "stablehlo.subtract" => BinaryOp::Sub,
        "stablehlo.xor" => BinaryOp::Xor,
        _ => return None,
    })
}

/// A function of two elements as an op.
pub(super) fn binary_op(op: BinaryOp) -> OpKind {
    OpKind::Binary(Binary {
        op,
        activation: Activation::None,
    })
}

/// A function of an element as an op.
pub(super) fn unary_op(op: UnaryOp) -> OpKind {
    OpKind::Unary(Unary { op })
}

/// Elementwise ops of StableHLO have operands of equal shape, those of the IR broadcast.
fn same_shapes(scope: &Scope<'_, '_>, operands: &[ValueId]) -> Lowered {
    let shapes: Vec<_> = operands.iter().map(|id| &scope.ty(*id).shape).collect();
    match shapes.windows(2).all(|pair| pair[0] == pair[1]) {
        true => Ok(()),
        false => malformed(format!(
            "expected operands of equal shape, found {shapes:?}"
        )),
    }
}

fn lower_unary<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, function: UnaryOp) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    check_dtype(scope, operands[0], |dtype| function.result(dtype).is_some())?;
    scope.define(op, unary_op(function), &operands)
}

fn lower_binary<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, function: BinaryOp) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    same_shapes(scope, &operands)?;
    check_dtype(scope, operands[0], |dtype| function.takes(dtype))?;
    scope.define(op, binary_op(function), &operands)
}

fn check_dtype(scope: &Scope<'_, '_>, operand: ValueId, takes: impl Fn(DType) -> bool) -> Lowered {
    let dtype = scope.ty(operand).dtype;
    match takes(dtype) {
        true => Ok(()),
        false => unsupported(format!("this op on elements of type {}", dtype.name())),
    }
}

/// The relation that `comparison_direction` names.
pub(super) fn direction(op: &Operation) -> Lowered<Direction> {
    Ok(
        match super::attributes::Reader(op).word("comparison_direction")? {
            "EQ" => Direction::Eq,
            "NE" => Direction::Ne,
            "GE" => Direction::Ge,
            "GT" => Direction::Gt,
            "LE" => Direction::Le,
            "LT" => Direction::Lt,
            other => return malformed(format!("unknown comparison_direction {other}")),
        },
    )
}

/// Whether floats are compared in their total order.
pub(super) fn total_order(op: &Operation) -> Lowered<bool> {
    match op.attribute("compare_type") {
        Some(_) => Ok(super::attributes::Reader(op).word("compare_type")? == "TOTALORDER"),
        None => Ok(false),
    }
}

fn compare<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    same_shapes(scope, &operands)?;
    let kind = Compare {
        direction: direction(op)?,
        total_order: total_order(op)?,
    };
    scope.define(op, kind, &operands)
}

fn select<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<3>(op)?;
    same_shapes(scope, &operands[1..])?;
    if !scope.ty(operands[0]).shape.is_empty() {
        same_shapes(scope, &operands[..2])?;
    }
    scope.define(op, Select, &operands)
}

fn clamp<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<3>(op)?;
    scope.define(op, Clamp, &operands)
}

fn convert<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    scope.define(op, Convert, &operands)
}

/// Rounds as a format of fewer bits would.
fn reduce_precision<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    check_dtype(scope, operands[0], |dtype| DType::FLOATS.contains(&dtype))?;
    let attributes = scope.attributes(op);
    let kind = ReducePrecision {
        exponent_bits: attributes.usize("exponent_bits")?,
        mantissa_bits: attributes.usize("mantissa_bits")?,
    };
    if kind.exponent_bits == 0 {
        return malformed("expected at least 1 exponent bit, found 0");
    }
    scope.define(op, kind, &operands)
}

/// JAX's name for the error function where it has no CHLO.
pub(super) fn erf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    lower_unary(scope, op, UnaryOp::Erf)
}
