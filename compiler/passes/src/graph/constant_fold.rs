//! Computes ops whose operands are all known, with the oracle's own arithmetic.
//!
//! Exact by construction: the constant is what `eval` says the op yields. Integer results are the
//! kernels' too, bit for bit; a float result may differ from a device's in the last bits, as
//! between any two devices.
//!
//! A result takes flash in place of RAM and time, also where it is larger than its operands. The
//! arithmetic of one module has a budget, so that compiling ends soon whatever a file says; ops
//! beyond it run on the device.

use std::sync::Arc;

use peapod_ir::eval::Tensor;
use peapod_ir::ops::Level;
use peapod_ir::{Function, Module, Op, Origin, cost};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::evaluate;

/// Elementary operations that folding may take per module.
const BUDGET: u64 = 1 << 24;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut budget = BUDGET;
    for function in &mut module.functions {
        let mut folded = vec![false; function.ops.len()];
        for (index, folded) in folded.iter_mut().enumerate() {
            let op = &function.ops[index];
            if !is_known(function, op) {
                continue;
            }
            if let Some(rest) = budget.checked_sub(cost::evaluation(function, op)) {
                budget = rest;
                fold(function, index)?;
                *folded = true;
            }
        }
        let mut folded = folded.into_iter();
        function.ops.retain(|_| !folded.next().unwrap_or(false));
    }
    dead_code::remove(module);
    Ok(())
}

/// Whether all operands of an op are constants, and there is one at least.
fn is_known(function: &Function, op: &Op) -> bool {
    if op.kind.level() == Level::Tensor {
        // These have several results or call functions, and no microcontroller runs them anyway.
        return false;
    }
    let mut operands = op.inputs.iter().flatten().peekable();
    operands.peek().is_some() && operands.all(|value| function.constant(*value).is_some())
}

/// Turns the result of an op into a constant.
fn fold(function: &mut Function, index: usize) -> Result<(), PassError> {
    let op = &function.ops[index];
    let bug = |message: String| PassError::Bug {
        after: "verification",
        message: format!("{} did not evaluate: {message}", op.kind),
    };
    let known = |value| {
        let bytes = function
            .constant(value)
            .map_or(Vec::new(), |bytes| bytes.to_vec());
        Tensor::new(function.ty(value).clone(), bytes).map_err(|error| bug(error.to_string()))
    };
    let operands = op
        .inputs
        .iter()
        .map(|operand| operand.map(known).transpose());
    let operands = operands.collect::<Result<Vec<_>, _>>()?;
    let result = op.outputs[0];
    let tensor = evaluate(&op.kind, &operands, function.ty(result)).map_err(bug)?;
    let bytes: Arc<[u8]> = tensor.into_bytes().into();
    function.values[result.index()].origin = Origin::Constant(bytes);
    Ok(())
}
