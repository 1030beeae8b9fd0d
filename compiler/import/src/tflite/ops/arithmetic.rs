//! ADD, SUB and MUL.

use peapod_ir::OpKind;
use peapod_ir::ops::{Binary, BinaryOp};

use super::super::op::{ForeignOp, Translation};
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use crate::error::ImportError;

/// Inputs: a, b.
pub(in super::super) fn add(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    let options = op.optional_options(
        BuiltinOptions::AddOptions,
        op.table.builtin_options_as_add_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    binary(op, BinaryOp::Add, activation)
}

/// Inputs: a, b.
pub(in super::super) fn sub(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    let options = op.optional_options(
        BuiltinOptions::SubOptions,
        op.table.builtin_options_as_sub_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    binary(op, BinaryOp::Sub, activation)
}

/// Inputs: a, b.
pub(in super::super) fn mul(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    let options = op.optional_options(
        BuiltinOptions::MulOptions,
        op.table.builtin_options_as_mul_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    binary(op, BinaryOp::Mul, activation)
}

fn binary(
    op: &ForeignOp<'_, '_>,
    function: BinaryOp,
    activation: Option<ActivationFunctionType>,
) -> Result<Translation, ImportError> {
    op.arity(2..=2)?;
    let (a, b) = (
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    );
    let activation = op.activation(activation.unwrap_or_default())?;
    Ok(Translation {
        kind: OpKind::Binary(Binary {
            op: function,
            activation,
        }),
        inputs: vec![Some(a.tensor), Some(b.tensor)],
    })
}
