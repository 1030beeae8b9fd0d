//! `stablehlo.rng`, whose numbers are anybody's choice: here they are Philox' random bits, so that
//! a program yields the same on any engine, on any number of devices, and in every run. The key of
//! an op is its number among those of the program, in the order of the text, from 1; the counter is
//! 0. An op that is repeated draws the same numbers again.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "the types that are left are computed in one way"
)]

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::error::{Lowered, malformed, unsupported};
use super::philox;
use super::random::double;
use super::scope::Scope;
use crate::stablehlo::Operation;

pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    // The shape that is asked for is that of the result.
    let [a, b] = match scope.all_operands(op)?[..] {
        [a, b] | [a, b, _] => [a, b],
        ref others => return malformed(format!("expected 3 operands, found {}", others.len())),
    };
    let ty = scope.result_type(op)?;
    for bound in [a, b] {
        if *scope.ty(bound) != TensorType::new(ty.dtype, []) {
            let found = scope.ty(bound);
            return malformed(format!(
                "expected scalars of {}, found {found}",
                ty.dtype.name()
            ));
        }
    }
    scope.program.random_ops += 1;
    let key = i64::try_from(scope.program.random_ops).unwrap_or(i64::MAX);
    let is_float = DType::FLOATS.contains(&ty.dtype);
    let build = &mut scope.build;
    let [low, high] = [a, b].map(|bound| build.broadcast(bound, [], &ty.shape));
    let result = match scope.attributes(op).word("rng_distribution")? {
        "UNIFORM" if is_float => uniform(&mut scope.build, key, [low, high], &ty),
        "UNIFORM" if ty.dtype == DType::Bool => low,
        "UNIFORM" => match integers(&mut scope.build, key, [low, high], &ty) {
            Some(result) => result,
            None => {
                let name = ty.dtype.name();
                return unsupported(format!("random numbers of {name}; draw i32 and convert"));
            }
        },
        "NORMAL" if is_float => normal(&mut scope.build, key, [low, high], &ty),
        "NORMAL" => return malformed("expected floats for a normal distribution"),
        other => return malformed(format!("unknown rng_distribution {other}")),
    };
    scope.define_as(op, &[result])
}

/// Random bits: of 64 bits each as i64, or of 32 as ui32.
fn bits(build: &mut Builder, (key, stream): (i64, i64), wide: bool, shape: &[usize]) -> ValueId {
    let start = philox::Start {
        key: double(build, key),
        counter: [double(build, 0), double(build, stream)],
    };
    philox::bits(build, &start, wide, shape).0
}

/// Numbers from 0 up to, and without, 1: as many bits as they have digits.
fn unit(build: &mut Builder, key: (i64, i64), ty: &TensorType) -> ValueId {
    let digits: i32 = match ty.dtype {
        DType::F64 => 53,
        DType::F16 => 11,
        DType::Bf16 => 8,
        _ => 24,
    };
    let wide = ty.dtype == DType::F64;
    let width = if wide { 64 } else { 32 };
    let bits = bits(build, key, wide, &ty.shape);
    let unused = Scalar::Integer(i64::from(width - digits));
    let unused = build.fill(build.ty(bits).clone(), unused);
    let number = build.binary(BinaryOp::ShiftRightLogical, bits, unused);
    let number = build.convert(number, ty.dtype);
    let scale = number_like(build, number, f64::from(-digits).exp2());
    build.binary(BinaryOp::Mul, number, scale)
}

fn number_like(build: &mut Builder, like: ValueId, number: f64) -> ValueId {
    let ty = build.ty(like).clone();
    let number = Scalar::Double(number).convert(ty.dtype);
    build.fill(ty, number)
}

fn uniform(build: &mut Builder, key: i64, [low, high]: [ValueId; 2], ty: &TensorType) -> ValueId {
    let unit = unit(build, (key, 0), ty);
    let span = build.binary(BinaryOp::Sub, high, low);
    let offset = build.binary(BinaryOp::Mul, unit, span);
    build.binary(BinaryOp::Add, low, offset)
}

/// By the method of Box and Muller, of two uniform numbers.
fn normal(
    build: &mut Builder,
    key: i64,
    [mean, deviation]: [ValueId; 2],
    ty: &TensorType,
) -> ValueId {
    let computed = match ty.dtype {
        DType::F64 => ty.clone(),
        _ => TensorType::new(DType::F32, ty.shape.clone()),
    };
    let length = unit(build, (key, 0), &computed);
    let angle = unit(build, (key, 1), &computed);
    // From above 0 up to 1, so that there is a logarithm.
    let one = number_like(build, length, 1.0);
    let length = build.binary(BinaryOp::Sub, one, length);
    let length = build.unary(UnaryOp::Log, length);
    let factor = number_like(build, length, -2.0);
    let length = build.binary(BinaryOp::Mul, length, factor);
    let length = build.unary(UnaryOp::Sqrt, length);
    let turn = number_like(build, angle, std::f64::consts::TAU);
    let angle = build.binary(BinaryOp::Mul, angle, turn);
    let angle = build.unary(UnaryOp::Cos, angle);
    let drawn = build.binary(BinaryOp::Mul, length, angle);
    let drawn = build.convert(drawn, ty.dtype);
    let drawn = build.binary(BinaryOp::Mul, drawn, deviation);
    build.binary(BinaryOp::Add, mean, drawn)
}

/// From the lower bound up to, and without, the upper one; none of types whose bounds differ by
/// more than can be told here.
fn integers(
    build: &mut Builder,
    key: i64,
    [low, high]: [ValueId; 2],
    ty: &TensorType,
) -> Option<ValueId> {
    if !matches!(
        ty.dtype,
        DType::I64 | DType::I32 | DType::U32 | DType::I16 | DType::I8 | DType::U8
    ) {
        return None;
    }
    let span = build.binary(BinaryOp::Sub, high, low);
    let wide = ty.dtype == DType::I64;
    let mut bits = bits(build, (key, 0), wide, &ty.shape);
    let computed = if wide { DType::I64 } else { DType::U32 };
    if wide {
        let one = build.fill(build.ty(bits).clone(), Scalar::Integer(1));
        bits = build.binary(BinaryOp::ShiftRightLogical, bits, one);
    }
    let span = match ty.dtype {
        // The bounds of narrow types differ by more than those types hold.
        DType::I8 | DType::I16 | DType::U8 => {
            let [low, high] = [low, high].map(|bound| build.convert(bound, DType::I32));
            build.binary(BinaryOp::Sub, high, low)
        }
        _ => span,
    };
    let span = build.convert(span, computed);
    let offset = build.binary(BinaryOp::Rem, bits, span);
    let offset = build.convert(offset, ty.dtype);
    Some(build.binary(BinaryOp::Add, low, offset))
}
