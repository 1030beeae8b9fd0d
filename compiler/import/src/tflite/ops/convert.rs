//! QUANTIZE, DEQUANTIZE, CAST and DENSIFY.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Dequantize, Quantize};
use peapod_ir::{DType, OpKind};

use super::super::legacy::as_uint8;
use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Input: reals, or integers of another scale.
pub(in super::super) fn quantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let kind = OpKind::Quantize(Quantize);
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}

/// Input: quantised integers, or constants in half precision, which become single precision.
pub(in super::super) fn dequantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if op.operand(0, "operand")?.ty.dtype == DType::F16 {
        return op.widened();
    }
    let kind = OpKind::Dequantize(Dequantize);
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}

/// Input: a constant, which is densified when it is read.
pub(in super::super) fn densify(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    op.densified()
}

/// Input: numbers of another element type; scales do not count.
pub(in super::super) fn cast(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let mut value = op.value(input)?;
    if op.tensors.is_legacy(input.tensor) {
        // It is the stored number that is converted.
        let ty = as_uint8(input.ty.clone());
        value = op.emitter.build.emit(Quantize, &[value], ty);
    }
    let plain = op.emitter.build.reshape(value, &input.ty.shape);
    let converted = op.emitter.build.convert(plain, op.result().ty.dtype);
    op.define_stored(&[converted])
}
