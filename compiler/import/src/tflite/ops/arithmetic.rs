//! Functions of two tensors.

use peapod_ir::OpKind;
use peapod_ir::ops::{Binary, BinaryOp, Paired, PairedOp};

use super::super::op::ForeignOp;
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use crate::error::ImportError;

/// Inputs: a, b.
pub(in super::super) fn add(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::AddOptions,
        op.table.builtin_options_as_add_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Add, activation)
}

/// Inputs: a, b.
pub(in super::super) fn sub(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::SubOptions,
        op.table.builtin_options_as_sub_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Sub, activation)
}

/// Inputs: a, b.
pub(in super::super) fn mul(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::MulOptions,
        op.table.builtin_options_as_mul_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Mul, activation)
}

/// Inputs: a, b.
pub(in super::super) fn div(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::DivOptions,
        op.table.builtin_options_as_div_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Div, activation)
}

/// Inputs: a, b.
pub(in super::super) fn binary(
    op: &mut ForeignOp<'_, '_>,
    function: BinaryOp,
) -> Result<(), ImportError> {
    activated(op, function, None)
}

/// Inputs: a, b.
pub(in super::super) fn paired(
    op: &mut ForeignOp<'_, '_>,
    function: PairedOp,
) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    ];
    op.define(OpKind::Paired(Paired { op: function }), operands)
}

fn activated(
    op: &mut ForeignOp<'_, '_>,
    function: BinaryOp,
    activation: Option<ActivationFunctionType>,
) -> Result<(), ImportError> {
    let (a, b) = (
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    );
    let activation = op.activation(activation.unwrap_or_default())?;
    let kind = OpKind::Binary(Binary {
        op: function,
        activation,
    });
    op.define(kind, [a, b])
}
