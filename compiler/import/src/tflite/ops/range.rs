//! RANGE.

use peapod_ir::{DType, TensorType};

use super::super::op::{ForeignOp, Operand};
use crate::error::ImportError;

/// Most numbers of a range: far more than fit a device.
const NUMBERS: usize = 1 << 20;

/// Inputs: constant first number, limit, difference. The result is a constant.
pub(in super::super) fn range(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "first number")?,
        op.operand(1, "limit")?,
        op.operand(2, "difference")?,
    ];
    let dtype = operands[0].ty.dtype;
    let bytes: Vec<u8> = if dtype == DType::F32 {
        let [start, limit, delta] = each(operands, |operand| real(op, operand))?;
        let count = ((limit - start) / delta).ceil();
        let count = checked(op, count.into(), delta == 0.0)?;
        // One after the other, as the original.
        let numbers = std::iter::successors(Some(start), |number| Some(number + delta));
        numbers.take(count).flat_map(f32::to_le_bytes).collect()
    } else if [DType::I32, DType::I64].contains(&dtype) {
        let [start, limit, delta] = each(operands, |operand| op.integer(operand))?;
        let [from, to, step] = [start, limit, delta].map(|number| number as f64);
        let count = checked(op, ((to - from) / step).ceil(), delta == 0)?;
        let number = |index: usize| start.wrapping_add(delta.wrapping_mul(index as i64));
        let width = dtype.size_bytes();
        let bytes = |number: i64| number.to_le_bytes().into_iter().take(width);
        (0..count).map(number).flat_map(bytes).collect()
    } else {
        let help = "convert the model with a range of float32, int32 or int64";
        return Err(op.unsupported(&operands[..1], "a range of others".to_owned(), Some(help)));
    };
    let ty = TensorType::new(dtype, vec![bytes.len() / dtype.size_bytes()]);
    let name = op.tensors.name(op.outputs[0]);
    let value = op.emitter.build.constant(name, ty, bytes);
    op.define_as(&[value])
}

fn each<T: Copy>(
    operands: [Operand<'_>; 3],
    read: impl Fn(Operand<'_>) -> Result<T, ImportError>,
) -> Result<[T; 3], ImportError> {
    let [start, limit, delta] = operands.map(read);
    Ok([start?, limit?, delta?])
}

/// The only number of a constant.
fn real(op: &ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<f32, ImportError> {
    let malformed = || op.tensors.malformed(operand.tensor, "expected one FLOAT32");
    if operand.ty.dtype != DType::F32 {
        return Err(malformed());
    }
    let bytes = op.parameter(operand, 1)?;
    let bytes = <[u8; 4]>::try_from(bytes).map_err(|_| malformed())?;
    Ok(f32::from_le_bytes(bytes))
}

/// How many numbers there are: at least one.
fn checked(op: &ForeignOp<'_, '_>, count: f64, still: bool) -> Result<usize, ImportError> {
    let sound = !still && count >= 1.0 && count <= NUMBERS as f64;
    match sound {
        true => Ok(count as usize),
        false => Err(op.malformed(format!("expected 1 to {NUMBERS} numbers, found {count}"))),
    }
}
