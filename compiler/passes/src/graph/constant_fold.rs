//! Computes ops whose operands are all known, with the oracle's own arithmetic.
//!
//! Exact by construction: the constant is what `eval` says the op yields. Integer results are the
//! kernels' too, bit for bit; a float result may differ from a device's in the last bits, as
//! between any two devices.
//!
//! A result takes flash in place of RAM and time, also where it is larger than its operands. The
//! arithmetic of one module has a budget, so that compiling ends soon whatever a file says; ops
//! beyond it run on the device.

use peapod_ir::eval::Tensor;
use peapod_ir::ops::Level;
use peapod_ir::{Module, Origin};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::folded;

/// Elementary operations that folding may take per module.
const BUDGET: u64 = 1 << 24;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut budget = BUDGET;
    for function in &mut module.functions {
        let mut rest = Vec::with_capacity(function.ops.len());
        for op in std::mem::take(&mut function.ops) {
            // Tensor-level ops have several results or call functions, and no microcontroller runs
            // them anyway.
            let constant = match op.kind.level() {
                Level::Tensor => None,
                Level::Network | Level::Both => folded(function, &op, &mut budget, |value| {
                    let bytes = function.constant(value)?;
                    Tensor::new(function.ty(value).clone(), bytes.to_vec()).ok()
                })?,
            };
            match constant {
                Some(bytes) => {
                    function.values[op.outputs[0]].origin = Origin::Constant(bytes);
                }
                None => rest.push(op),
            }
        }
        function.ops = rest;
    }
    dead_code::remove(module);
    Ok(())
}
