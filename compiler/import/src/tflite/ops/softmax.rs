//! SOFTMAX.

use peapod_ir::OpKind;
use peapod_ir::ops::Softmax;

use super::super::op::{ForeignOp, Translation};
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Input: any shape; rows are along the last dimension.
pub(in super::super) fn softmax(op: &ForeignOp<'_, '_>) -> Result<Translation, ImportError> {
    op.arity(1..=1)?;
    let options = op.options(
        BuiltinOptions::SoftmaxOptions,
        op.table.builtin_options_as_softmax_options(),
    )?;
    let beta = options.beta();
    if !beta.is_finite() {
        return Err(op.malformed(format!("beta is {beta}, expected a finite number")));
    }
    let kind = OpKind::Softmax(Softmax { beta });
    Ok(Translation::unary(kind, op.operand(0, "operand")?))
}
