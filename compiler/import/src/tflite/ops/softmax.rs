//! SOFTMAX.

use peapod_ir::OpKind;
use peapod_ir::ops::Softmax;

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Input: any shape; rows are along the last dimension.
pub(in super::super) fn softmax(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SoftmaxOptions,
        op.table.builtin_options_as_softmax_options(),
    )?;
    let beta = options.beta();
    if !beta.is_finite() {
        return Err(op.malformed(format!("expected a finite beta, found {beta}")));
    }
    let kind = OpKind::Softmax(Softmax { beta });
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}
