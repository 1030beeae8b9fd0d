//! CONCATENATION.

use peapod_ir::OpKind;
use peapod_ir::ops::{Activation, Concatenation};

use super::super::op::{ForeignOp, Translation};
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: one or more, of the result's rank.
pub(in super::super) fn concatenation(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    op.arity(1..=usize::MAX)?;
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
    let inputs = operands.map(|operand| Ok(Some(operand?.tensor)));
    Ok(Translation {
        kind: OpKind::Concatenation(Concatenation { axis, activation }),
        inputs: inputs.collect::<Result<_, ImportError>>()?,
    })
}
