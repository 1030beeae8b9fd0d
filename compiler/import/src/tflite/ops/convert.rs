//! QUANTIZE and DEQUANTIZE.

use peapod_ir::OpKind;
use peapod_ir::ops::{Dequantize, Quantize};

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Input: reals, or integers of another scale.
pub(in super::super) fn quantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let kind = OpKind::Quantize(Quantize);
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}

/// Input: quantised integers.
pub(in super::super) fn dequantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let kind = OpKind::Dequantize(Dequantize);
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}
