//! LOGISTIC, TANH and the RELU family.

use peapod_ir::OpKind;
use peapod_ir::ops::{Unary, UnaryOp};

use super::super::op::{ForeignOp, Translation};
use crate::error::ImportError;

/// Input: any shape.
pub(in super::super) fn logistic(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    unary(op, UnaryOp::Logistic)
}

/// Input: any shape.
pub(in super::super) fn tanh(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    unary(op, UnaryOp::Tanh)
}

/// Input: any shape.
pub(in super::super) fn relu(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    unary(op, UnaryOp::Relu)
}

/// Input: any shape.
pub(in super::super) fn relu6(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    unary(op, UnaryOp::Relu6)
}

/// Input: any shape.
pub(in super::super) fn relu_n1_to_1(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    unary(op, UnaryOp::ReluN1To1)
}

fn unary(op: &ForeignOp<'_, '_>, function: UnaryOp) -> Result<Translation, ImportError> {
    op.arity(1..=1)?;
    let kind = OpKind::Unary(Unary { op: function });
    Ok(Translation::unary(kind, op.operand(0, "operand")?))
}
