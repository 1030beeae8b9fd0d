//! What an op yields for operands that are known while compiling.

use std::sync::Arc;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::{self, States, Tensor};
use peapod_ir::verify::verify;
use peapod_ir::{Function, Module, Op, OpKind, TensorType, ValueId, cost};

use crate::error::PassError;

/// The result of an op without state, or why there is none.
pub(crate) fn evaluate(
    kind: &OpKind,
    operands: &[Option<Tensor>],
    result: &TensorType,
) -> Result<Tensor, String> {
    let mut build = Builder::new("main");
    let inputs = operands.iter().map(Option::as_ref);
    let inputs = inputs.map(|operand| Some(build.argument("", operand?.ty().clone())));
    let inputs = inputs.collect();
    let outputs = build.emit_op(kind.clone(), inputs, [result.clone()]);
    let module = Module {
        functions: vec![build.finish(outputs)],
        ..Module::default()
    };
    let verified = verify(&module).map_err(|errors| errors.to_string())?;
    let arguments: Vec<Tensor> = operands.iter().flatten().cloned().collect();
    let mut states = States::new(&verified, "main").map_err(|error| error.to_string())?;
    let results = eval::eval(&verified, "main", &arguments, &mut states);
    let mut results = results.map_err(|error| error.to_string())?;
    Ok(results.swap_remove(0))
}

/// The bytes of an op's only result, where all of its operands are known. The arithmetic is taken
/// from a budget of elementary operations, if it has enough.
///
/// # Errors
///
/// The op does not evaluate, although it was verified.
pub(crate) fn folded(
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
    let tensor = evaluate(&op.kind, &operands, function.ty(result));
    let tensor = tensor.map_err(|message| PassError::Bug {
        after: "verification",
        message: format!("{} did not evaluate: {message}", op.kind),
    })?;
    Ok(Some(tensor.into_bytes().into()))
}
