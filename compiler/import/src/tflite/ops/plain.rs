//! Functions of integers that stand for themselves. Those of 8 and 16 bits are computed in 32 bits
//! and wrap in the end.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::elementwise::broadcast_shape;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Paired, PairedOp, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::{compare, unary};
use crate::error::ImportError;

/// Input: any shape. Integers as they are stored, whatever their scales.
pub(in super::super) fn negate(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    if x.ty.dtype == DType::F32 {
        return unary(op, UnaryOp::Neg);
    }
    let x = wide(op, x)?;
    let result = negative(&mut op.emitter.build, x);
    define_narrow(op, result)
}

/// Input: any shape. The smallest integer stays as it is.
pub(in super::super) fn magnitude(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    of_one(op, UnaryOp::Abs, |build, x| {
        let negative = negative(build, x);
        build.binary(BinaryOp::Max, x, negative)
    })
}

/// Input: any shape. -1, 0 or 1.
pub(in super::super) fn sign(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    of_one(op, UnaryOp::Sign, |build, x| {
        let ty = build.ty(x).clone();
        let zeros = build.fill(ty.clone(), Scalar::Integer(0));
        let mut count = |direction| {
            let holds = build.compare(direction, x, zeros);
            build.convert(holds, ty.dtype)
        };
        let [above, below] = [count(Direction::Gt), count(Direction::Lt)];
        build.binary(BinaryOp::Sub, above, below)
    })
}

/// A function of reals, or what computes it on integers without a scale.
fn of_one(
    op: &mut ForeignOp<'_, '_>,
    of_reals: UnaryOp,
    of_integers: impl FnOnce(&mut Builder, ValueId) -> ValueId,
) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    if x.ty.dtype == DType::F32 || x.ty.quant.is_some() {
        return unary(op, of_reals);
    }
    let x = wide(op, x)?;
    let result = of_integers(&mut op.emitter.build, x);
    define_narrow(op, result)
}

fn negative(build: &mut Builder, x: ValueId) -> ValueId {
    let ty = build.ty(x).clone();
    let zero = build.scalar(ty.dtype, Scalar::Integer(0));
    build.emit(BinaryOp::Sub, &[zero, x], ty)
}

/// Inputs: a, b, which broadcast. Integers as they are stored, whatever their scales.
pub(in super::super) fn stored_pair(
    op: &mut ForeignOp<'_, '_>,
    of: PairedOp,
) -> Result<(), ImportError> {
    let dtype = op.operand(0, "first operand")?.ty.dtype;
    if [DType::I8, DType::I16].contains(&dtype) {
        return of_two(op, OpKind::Paired(Paired { op: of }));
    }
    super::paired(op, of)
}

/// Inputs: a, b, which broadcast. Bits of integers, or truth values.
pub(in super::super) fn exclusive_or(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if op.operand(0, "first operand")?.ty.dtype == DType::Bool {
        return compare(op, Direction::Ne);
    }
    of_two(op, plain(BinaryOp::Xor))
}

/// Inputs: integers, by how many bits each is shifted, which is brought within its width. Copies
/// of the sign come after the bits.
pub(in super::super) fn shift_right(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [x, by] = [op.operand(0, "operand")?, op.operand(1, "shift")?];
    let shape = broadcast(op, [x, by])?;
    if x.ty.dtype == DType::U32 {
        return shift_unsigned(op, [x, by], shape);
    }
    let most = 8 * x.ty.dtype.size_bytes() as i64 - 1;
    let [x, by] = [wide(op, x)?, wide(op, by)?];
    let build = &mut op.emitter.build;
    let mut limited = by;
    for (of, limit) in [(BinaryOp::Max, 0), (BinaryOp::Min, most)] {
        let limit = build.scalar(DType::I32, Scalar::Integer(limit));
        limited = build.binary(of, limited, limit);
    }
    let ty = TensorType::new(DType::I32, shape);
    let result = build.emit(plain(BinaryOp::ShiftRightArithmetic), &[x, limited], ty);
    define_narrow(op, result)
}

/// Integers of 32 bits without a sign. Their first step to the right takes the copy of the sign
/// away; the others are those of integers that are not negative.
fn shift_unsigned(
    op: &mut ForeignOp<'_, '_>,
    [x, by]: [Operand<'_>; 2],
    shape: Vec<usize>,
) -> Result<(), ImportError> {
    let [x, by] = [wide(op, x)?, wide(op, by)?];
    let build = &mut op.emitter.build;
    let [one, most, sign] =
        [1, 31, i32::MIN.into()].map(|number| build.scalar(DType::I32, Scalar::Integer(number)));
    let own = build.ty(by).clone();
    let [nothing, all] = [0, 31].map(|number| build.fill(own.clone(), Scalar::Integer(number)));
    // Amounts are unsigned, too: from 2^31 on they are more than the width.
    let is_negative = build.compare(Direction::Lt, by, nothing);
    let limited = build.binary(BinaryOp::Min, by, most);
    let limited = build.select(is_negative, all, limited);
    let halved = build.binary(BinaryOp::ShiftRightArithmetic, x, one);
    let signs = build.binary(BinaryOp::ShiftRightArithmetic, x, most);
    let signs = build.binary(BinaryOp::Mul, signs, sign);
    let halved = build.binary(BinaryOp::Xor, halved, signs);
    let others = build.binary(BinaryOp::Sub, limited, one);
    let ty = TensorType::new(DType::I32, shape.clone());
    let kind = plain(BinaryOp::ShiftRightArithmetic);
    let shifted = build.emit(kind, &[halved, others], ty.clone());
    let stays = build.compare(Direction::Eq, limited, nothing);
    let [whole, stays] = [x, stays].map(|value| repeated(build, value, &shape));
    let result = build.select(stays, whole, shifted);
    define_narrow(op, result)
}

/// A value as often as it takes to be of a shape.
fn repeated(build: &mut Builder, value: ValueId, shape: &[usize]) -> ValueId {
    let own = build.shape(value).len();
    let dims: Vec<usize> = (shape.len() - own..shape.len()).collect();
    build.broadcast(value, dims, shape)
}

/// Whether a function of two operands is one of integers that have no kernels of their own.
pub(super) fn is_narrow(function: BinaryOp, operand: Operand<'_>) -> bool {
    let narrow: &[DType] = if matches!(function, BinaryOp::Max | BinaryOp::Min) {
        &[DType::I8, DType::I16, DType::U8]
    } else {
        &[DType::I16, DType::U32]
    };
    operand.ty.quant.is_none() && narrow.contains(&operand.ty.dtype)
}

/// Inputs: a, b, which broadcast: integers, whose result is one of 32 bits or 64 that is cut off.
pub(super) fn of_two(op: &mut ForeignOp<'_, '_>, kind: OpKind) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    ];
    let shape = broadcast(op, operands)?;
    let [a, b] = operands;
    let [a, b] = [wide(op, a)?, wide(op, b)?];
    let build = &mut op.emitter.build;
    let ty = TensorType::new(build.ty(a).dtype, shape);
    let result = build.emit(kind, &[a, b], ty);
    define_narrow(op, result)
}

/// A function of two operands without an activation.
pub(super) fn plain(op: BinaryOp) -> OpKind {
    OpKind::Binary(Binary {
        op,
        activation: Activation::None,
    })
}

/// The shape that two operands of one type broadcast to.
fn broadcast(op: &ForeignOp<'_, '_>, [a, b]: [Operand<'_>; 2]) -> Result<Vec<usize>, ImportError> {
    let shape = broadcast_shape(&a.ty.shape, &b.ty.shape);
    let Some(shape) = shape.filter(|_| a.ty.dtype == b.ty.dtype) else {
        let what = format!("{} and {} do not broadcast to one another", a.ty, b.ty);
        return Err(op.malformed(what));
    };
    op.check_elements(&shape)?;
    Ok(shape)
}

/// The stored integers of an operand in 32 bits, or in 64 where it has as many.
pub(super) fn wide(
    op: &mut ForeignOp<'_, '_>,
    operand: Operand<'_>,
) -> Result<ValueId, ImportError> {
    let value = op.value(operand)?;
    let build = &mut op.emitter.build;
    let stored = build.reshape(value, &operand.ty.shape);
    if operand.ty.dtype == DType::I64 {
        return Ok(stored);
    }
    Ok(build.convert(stored, DType::I32))
}

/// Makes the only result these integers, in its own type.
pub(super) fn define_narrow(op: &mut ForeignOp<'_, '_>, value: ValueId) -> Result<(), ImportError> {
    let dtype = op.result().ty.dtype;
    let narrow = op.emitter.build.convert(value, dtype);
    op.define_stored(&[narrow])
}
