//! LOGISTIC, TANH and the RELU family.

use peapod_ir::OpKind;
use peapod_ir::ops::{Unary, UnaryOp};

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Input: any shape.
pub(in super::super) fn logistic(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    unary(op, UnaryOp::Logistic)
}

/// Input: any shape.
pub(in super::super) fn tanh(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    unary(op, UnaryOp::Tanh)
}

/// Input: any shape.
pub(in super::super) fn relu(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    unary(op, UnaryOp::Relu)
}

/// Input: any shape.
pub(in super::super) fn relu6(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    unary(op, UnaryOp::Relu6)
}

/// Input: any shape.
pub(in super::super) fn relu_n1_to_1(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    unary(op, UnaryOp::ReluN1To1)
}

fn unary(op: &mut ForeignOp<'_, '_>, function: UnaryOp) -> Result<(), ImportError> {
    let kind = OpKind::Unary(Unary { op: function });
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}
