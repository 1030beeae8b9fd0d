//! Elementwise functions of one tensor.

use peapod_ir::OpKind;
use peapod_ir::ops::{Composite, CompositeOp, Unary, UnaryOp};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Input: any shape.
pub(in super::super) fn unary(op: &mut ForeignOp<'_, '_>, of: UnaryOp) -> Result<(), ImportError> {
    define(op, OpKind::Unary(Unary { op: of }))
}

/// Input: any shape.
pub(in super::super) fn composite(
    op: &mut ForeignOp<'_, '_>,
    of: CompositeOp,
) -> Result<(), ImportError> {
    define(op, OpKind::Composite(Composite { op: of }))
}

/// Input: any shape.
pub(in super::super) fn gelu(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::GeluOptions,
        op.table.builtin_options_as_gelu_options(),
    )?;
    let approximate = options.is_some_and(|options| options.approximate());
    let function = match approximate {
        true => CompositeOp::GeluTanh,
        false => CompositeOp::Gelu,
    };
    composite(op, function)
}

/// Input: any shape.
pub(in super::super) fn leaky_relu(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::LeakyReluOptions,
        op.table.builtin_options_as_leaky_relu_options(),
    )?;
    let alpha = options.alpha();
    if !alpha.is_finite() {
        return Err(op.malformed(format!("expected a finite alpha, found {alpha}")));
    }
    composite(op, CompositeOp::LeakyRelu { alpha })
}

fn define(op: &mut ForeignOp<'_, '_>, kind: OpKind) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}
