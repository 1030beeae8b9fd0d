//! PAD and PADV2.

use peapod_ir::ops::Pad;
use peapod_ir::{DType, OpKind, TensorType};

use super::super::legacy::OFFSET;
use super::super::op::{ForeignOp, Operand};
use crate::error::ImportError;

/// Inputs: the tensor, constant paddings [rank, 2]. The element added represents zero.
pub(in super::super) fn pad(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let value = zero_point(op.result().ty);
    define(op, f64::from(value))
}

/// Inputs: the tensor, constant paddings [rank, 2], a constant scalar to add.
pub(in super::super) fn padv2(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let value = read_value(op, op.operand(2, "value")?)?;
    define(op, value)
}

fn define(op: &mut ForeignOp<'_, '_>, value: f64) -> Result<(), ImportError> {
    let (input, paddings) = (op.operand(0, "operand")?, op.operand(1, "paddings")?);
    let rank = input.ty.shape.len();
    let shape = &paddings.ty.shape;
    if *shape != [rank, 2] {
        let what = format!("expected shape {:?}, found {shape:?}", [rank, 2]);
        return Err(op.tensors.malformed(paddings.tensor, what));
    }
    let numbers = op.integers(paddings, 2 * rank)?;
    let numbers = numbers.into_iter().map(|number| {
        usize::try_from(number).map_err(|_| {
            let what = format!("expected non-negative padding, found {number}");
            op.tensors.malformed(paddings.tensor, what)
        })
    });
    let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
    let (padding, _) = numbers.as_chunks();
    let kind = OpKind::Pad(Pad {
        padding: padding.to_vec(),
        value,
    });
    op.define(kind, [input])
}

/// The integer that represents 0.0; 0 for reals and where nothing is quantised.
pub(super) fn zero_point(ty: &TensorType) -> i32 {
    let single = ty.quant.as_ref().and_then(|quant| quant.single());
    single.map_or(0, |(_, zero_point)| zero_point)
}

/// The element added, in stored form. It has to mean the same in the result.
pub(super) fn read_value(op: &ForeignOp<'_, '_>, value: Operand<'_>) -> Result<f64, ImportError> {
    let result = op.result();
    let malformed = |what: String| op.tensors.malformed(value.tensor, what);
    if value.ty.dtype != result.ty.dtype {
        let name = |operand: Operand<'_>| op.tensors.describe(operand.tensor).dtype;
        let (found, expected) = (name(value), name(result));
        return Err(malformed(format!(
            "expected a padding value of type {expected}, found {found}"
        )));
    }
    let quant = |operand: Operand<'_>| operand.ty.quant.as_ref().and_then(|quant| quant.single());
    if let (Some(found), Some(expected)) = (quant(value), quant(result))
        && found != expected
    {
        return Err(malformed(format!(
            "expected scale {} and zero point {} as in the result, found {} and {}",
            expected.0, expected.1, found.0, found.1
        )));
    }
    number_of(op, value)
}

/// The only element of a constant, in stored form.
pub(super) fn number_of(op: &ForeignOp<'_, '_>, value: Operand<'_>) -> Result<f64, ImportError> {
    let bytes = op.parameter(value, 1)?;
    let (dtype, offset) = match op.tensors.is_legacy(value.tensor) {
        true => (DType::U8, f64::from(OFFSET)),
        false => (value.ty.dtype, 0.0),
    };
    match element(dtype, bytes) {
        Some(element) => Ok(element - offset),
        None => {
            let what = "expected a padding value of one element";
            Err(op.tensors.malformed(value.tensor, what))
        }
    }
}

/// One element of a type as a number, where it can be written as one.
fn element(dtype: DType, bytes: &[u8]) -> Option<f64> {
    match dtype {
        DType::F32 => Some(f32::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::F64 => Some(f64::from_le_bytes(bytes.try_into().ok()?)),
        DType::I8 => Some(i8::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::I16 => Some(i16::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::I32 => Some(i32::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::U8 | DType::Bool => Some(u8::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::U32 => Some(u32::from_le_bytes(bytes.try_into().ok()?).into()),
        DType::I64 => {
            let whole = i64::from_le_bytes(bytes.try_into().ok()?);
            let exact = whole.unsigned_abs() <= 1 << f64::MANTISSA_DIGITS;
            exact.then_some(whole as f64)
        }
        DType::I4 | DType::F16 | DType::Bf16 => None,
    }
}
