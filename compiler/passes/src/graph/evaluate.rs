//! What an op yields for operands that are known while compiling.

use std::sync::Arc;

use peapod_ir::eval::{Tensor, eval_op_by};
use peapod_ir::{Function, Numerics, Op, OpKind, ValueId, cost};

use crate::error::PassError;

/// The bytes of an op's only result, where all of its operands are known. The arithmetic is taken
/// from a budget of elementary operations, if it has enough.
///
/// # Errors
///
/// The op does not evaluate, although it was verified.
pub(crate) fn folded(
    numerics: Numerics,
    function: &Function,
    op: &Op,
    budget: &mut u64,
    known: impl Fn(ValueId) -> Option<Tensor>,
) -> Result<Option<Arc<[u8]>>, PassError> {
    let &[result] = &op.outputs[..] else {
        return Ok(None);
    };
    let mut operands = Vec::with_capacity(op.inputs.len());
    for operand in &op.inputs {
        let tensor = operand.map(&known);
        if tensor == Some(None) {
            return Ok(None);
        }
        operands.push(tensor.flatten());
    }
    let Some(rest) = budget.checked_sub(cost::evaluation(function, op)) else {
        return Ok(None);
    };
    *budget = rest;
    let tensor = eval_op_by(numerics, &op.kind, &operands, function.ty(result));
    // Its implementation may be missing, or not run on constants.
    if tensor.is_err() && matches!(op.kind, OpKind::Custom(_)) {
        return Ok(None);
    }
    let tensor = tensor.map_err(|message| PassError::Bug {
        after: "verification",
        message: format!("{} did not evaluate: {message}", op.kind),
    })?;
    Ok(Some(tensor.into_bytes().into()))
}
