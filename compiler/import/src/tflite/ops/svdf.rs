//! SVDF.

use peapod_ir::ops::Svdf;
use peapod_ir::{DType, OpKind};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use super::{hybrid, hybrid_recurrent};
use crate::error::ImportError;

/// Inputs: input, feature weights, time weights, bias (optional), state.
pub(in super::super) fn svdf(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SVDFOptions,
        op.table.builtin_options_as_svdfoptions(),
    )?;
    let (input, feature) = (op.operand(0, "input")?, op.operand(1, "feature weights")?);
    let (time, state) = (op.operand(2, "time weights")?, op.operand(4, "state")?);
    let is_hybrid = hybrid::check_hybrid(op, input, feature)?;
    op.check_state(state)?;
    let kind = Svdf {
        rank: op.extent("rank", options.rank())?,
        activation: op.activation(options.fused_activation_function())?,
    };
    if is_hybrid || feature.ty.dtype == DType::F32 {
        let asymmetric = options.asymmetric_quantize_inputs();
        return hybrid_recurrent::svdf(op, &kind, asymmetric);
    }
    let (bias, operands) = (op.optional(3), [input, feature, time].map(Some));
    op.define(
        OpKind::Svdf(kind),
        operands.into_iter().chain([bias, Some(state)]),
    )
}
