//! QUANTIZE and DEQUANTIZE.

use peapod_ir::OpKind;
use peapod_ir::ops::{Dequantize, Quantize};

use super::super::op::{ForeignOp, Translation};
use crate::error::ImportError;

/// Input: reals, or integers of another scale.
pub(in super::super) fn quantize(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    op.arity(1..=1)?;
    let kind = OpKind::Quantize(Quantize);
    Ok(Translation::unary(kind, op.operand(0, "operand")?))
}

/// Input: quantised integers.
pub(in super::super) fn dequantize(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    op.arity(1..=1)?;
    let kind = OpKind::Dequantize(Dequantize);
    Ok(Translation::unary(kind, op.operand(0, "operand")?))
}
