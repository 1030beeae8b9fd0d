//! CONCATENATION.

use peapod_ir::OpKind;
use peapod_ir::ops::{Activation, Concatenation};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: one or more, of the result's rank.
pub(in super::super) fn concatenation(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ConcatenationOptions,
        op.table.builtin_options_as_concatenation_options(),
    )?;
    let (axis, activation) = match options {
        Some(options) => (
            options.axis(),
            op.activation(options.fused_activation_function())?,
        ),
        None => (0, Activation::None),
    };
    let axis = op.dimension(axis.into(), op.result().ty.shape.len())?;
    let operands = (0..op.inputs.len()).map(|index| op.operand(index, "operand"));
    let operands = operands.collect::<Result<Vec<_>, _>>()?;
    let kind = OpKind::Concatenation(Concatenation { axis, activation });
    op.define(kind, operands)
}
