//! Functions of elements.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Clamp, Compare, Convert, ReducePrecision, Select};
use peapod_ir::ops::{Activation, Binary, BinaryOp, Unary, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType};

use super::attributes::Reader;
use super::error::{Lowered, malformed, unsupported};
use super::represented;
use super::scope::Scope;
use crate::stablehlo::Operation;

/// Lowers an elementwise op; `None` for others.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Option<Lowered> {
    let operands = match scope.all_operands(op) {
        Ok(operands) => operands,
        // Which ops are elementwise does not depend on operands.
        Err(stop) => return kind(op, &[]).map(|_| Err(stop)),
    };
    let types: Vec<_> = operands.iter().map(|id| scope.ty(*id).clone()).collect();
    let kind = kind(op, &types)?;
    Some(kind.and_then(|kind| {
        check_shapes(op, &types)?;
        scope.define(op, kind, &operands)
    }))
}

/// The elementwise op of the IR that an op is on operands of these types; `None` for others.
pub(super) fn kind(op: &Operation, types: &[TensorType]) -> Option<Lowered<OpKind>> {
    if let Some(function) = unary(&op.name) {
        let takes = |dtype| function.result(dtype).is_some();
        return Some(check(types, 1, takes).map(|()| unary_op(function)));
    }
    if let Some(function) = binary(&op.name) {
        let takes = |dtype| function.takes(dtype);
        return Some(check(types, 2, takes).map(|()| binary_op(function)));
    }
    let any = |_| true;
    Some(match op.name.as_str() {
        "stablehlo.compare" => check(types, 2, any).and_then(|()| compare(op)),
        "stablehlo.select" => check(types, 3, any).map(|()| Select.into()),
        "stablehlo.clamp" => check(types, 3, any).map(|()| Clamp.into()),
        "stablehlo.convert" => check(types, 1, any).map(|()| Convert.into()),
        "stablehlo.reduce_precision" => {
            check(types, 1, |dtype| DType::FLOATS.contains(&dtype)).and_then(|()| rounding(op))
        }
        _ => return None,
    })
}

/// `chlo.mulhi`: the upper half of the product of two integers, which has twice their bits.
pub(super) fn high_product<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [a, b] = scope.operands::<2>(op)?;
    let ty = scope.ty(a).clone();
    let bits = match ty.dtype {
        DType::I8 | DType::U8 => 8,
        DType::I16 => 16,
        DType::I32 | DType::U32 => 32,
        DType::I64 => 64,
        DType::I4 | DType::Bool => {
            return unsupported(format!("this op on elements of type {}", ty.dtype.name()));
        }
        DType::F32 | DType::F64 | DType::F16 | DType::Bf16 => {
            return malformed(format!("expected integers, found {}", ty.dtype.name()));
        }
    };
    if *scope.ty(b) != ty {
        return malformed(format!("expected two of {ty}, found {}", scope.ty(b)));
    }
    if ty.dtype == DType::I64 {
        let high = represented::high_product(&mut scope.build, a, b, false);
        return scope.define_as(op, &[high]);
    }
    let [a, b] = [a, b].map(|x| scope.build.convert(x, DType::I64));
    let product = scope.build.binary(BinaryOp::Mul, a, b);
    let wide = scope.ty(product).clone();
    let bits = scope.build.fill(wide, Scalar::Integer(bits));
    let high = scope
        .build
        .binary(BinaryOp::ShiftRightArithmetic, product, bits);
    let high = scope.build.convert(high, ty.dtype);
    scope.define_as(op, &[high])
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

/// There are so many operands, and the first is of a type that there is arithmetic for.
fn check(types: &[TensorType], count: usize, takes: impl Fn(DType) -> bool) -> Lowered {
    if types.len() != count {
        let found = types.len();
        return malformed(format!("expected {count} operands, found {found}"));
    }
    let dtype = types[0].dtype;
    match takes(dtype) {
        true => Ok(()),
        false => unsupported(format!("this op on elements of type {}", dtype.name())),
    }
}

/// Elementwise ops of StableHLO have operands of equal shape, those of the IR broadcast; predicates
/// and limits may be scalars.
fn check_shapes(op: &Operation, types: &[TensorType]) -> Lowered {
    let types: Vec<&TensorType> = match op.name.as_str() {
        "stablehlo.clamp" => return Ok(()),
        "stablehlo.select" if types[0].shape.is_empty() => types[1..].iter().collect(),
        _ => types.iter().collect(),
    };
    let shapes: Vec<_> = types.iter().map(|ty| &ty.shape).collect();
    match shapes.windows(2).all(|pair| pair[0] == pair[1]) {
        true => Ok(()),
        false => malformed(format!(
            "expected operands of equal shape, found {shapes:?}"
        )),
    }
}

/// The relation that `comparison_direction` names.
pub(super) fn direction(op: &Operation) -> Lowered<Direction> {
    Ok(match Reader(op).word("comparison_direction")? {
        "EQ" => Direction::Eq,
        "NE" => Direction::Ne,
        "GE" => Direction::Ge,
        "GT" => Direction::Gt,
        "LE" => Direction::Le,
        "LT" => Direction::Lt,
        other => return malformed(format!("unknown comparison_direction {other}")),
    })
}

/// Whether floats are compared in their total order.
pub(super) fn total_order(op: &Operation) -> Lowered<bool> {
    match op.attribute("compare_type") {
        Some(_) => Ok(Reader(op).word("compare_type")? == "TOTALORDER"),
        None => Ok(false),
    }
}

fn compare(op: &Operation) -> Lowered<OpKind> {
    let kind = Compare {
        direction: direction(op)?,
        total_order: total_order(op)?,
    };
    Ok(kind.into())
}

/// Rounds as a format of fewer bits would.
fn rounding(op: &Operation) -> Lowered<OpKind> {
    let attributes = Reader(op);
    let kind = ReducePrecision {
        exponent_bits: attributes.usize("exponent_bits")?,
        mantissa_bits: attributes.usize("mantissa_bits")?,
    };
    if kind.exponent_bits == 0 {
        return malformed("expected at least 1 exponent bit, found 0");
    }
    Ok(kind.into())
}

/// JAX's name for the error function where it has no CHLO.
pub(super) fn erf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let types = [scope.ty(operands[0]).clone()];
    check(&types, 1, |dtype| UnaryOp::Erf.result(dtype).is_some())?;
    scope.define(op, unary_op(UnaryOp::Erf), &operands)
}
