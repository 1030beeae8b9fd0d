//! SVDF.

use peapod_ir::OpKind;
use peapod_ir::ops::Svdf;

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use super::refuse_hybrid;
use crate::error::ImportError;

/// Inputs: input, feature weights, time weights, bias (optional), state.
pub(in super::super) fn svdf(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SVDFOptions,
        op.table.builtin_options_as_svdfoptions(),
    )?;
    let (input, feature) = (op.operand(0, "input")?, op.operand(1, "feature weights")?);
    let (time, state) = (op.operand(2, "time weights")?, op.operand(4, "state")?);
    refuse_hybrid(op, input, feature)?;
    op.check_state(state)?;
    let kind = OpKind::Svdf(Svdf {
        rank: op.extent("rank", options.rank())?,
        activation: op.activation(options.fused_activation_function())?,
    });
    let (bias, operands) = (op.optional(3), [input, feature, time].map(Some));
    op.define(kind, operands.into_iter().chain([bias, Some(state)]))
}
