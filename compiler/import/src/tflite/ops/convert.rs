//! QUANTIZE and DEQUANTIZE.

use peapod_ir::ops::{Dequantize, Quantize};
use peapod_ir::{DType, OpKind};

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
