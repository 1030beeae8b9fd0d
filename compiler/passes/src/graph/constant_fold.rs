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
use peapod_ir::ops::{Class, Level, TensorOp};
use peapod_ir::{Function, Module, Op, Origin, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::evaluate::folded;

/// Elementary operations that folding may take per module.
const BUDGET: u64 = 1 << 24;

/// Bytes of a constant that may be larger than what it repeats.
const KEPT_BYTES: usize = 256;

/// Whether an op may be computed: of tensor-level ops those that put elements in another order or
/// give them another type, and not what repeats them, whose constant would be larger.
fn is_foldable(function: &Function, op: &Op) -> bool {
    let Some(operand) = op.operands().next() else {
        return op.kind.level() != Level::Tensor;
    };
    let moves = matches!(op.kind.class(), Class::View)
        || matches!(op.kind.tensor(), Some(TensorOp::Convert(_)));
    let len = |value: ValueId| function.ty(value).size_bytes();
    match op.kind.level() {
        Level::Tensor => {
            moves
                && op
                    .outputs
                    .iter()
                    .all(|result| len(*result) <= len(operand).max(KEPT_BYTES))
        }
        Level::Network | Level::Both => true,
    }
}

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let (mut budget, numerics) = (BUDGET, module.numerics);
    for function in &mut module.functions {
        let mut rest = Vec::with_capacity(function.ops.len());
        for op in std::mem::take(&mut function.ops) {
            let constant = match is_foldable(function, &op) {
                false => None,
                true => folded(numerics, function, &op, &mut budget, |value| {
                    let bytes = function.constant(value)?;
                    Tensor::new(function.ty(value).clone(), bytes.to_vec()).ok()
                })?,
            };
            match constant {
                Some(bytes) => {
                    // Elements that only move are as compressible as they were.
                    let moved = op.operands().next().filter(|_| op.inputs.len() == 1);
                    let compressed = moved.is_some_and(|it| function.value(it).compressed);
                    let result = &mut function.values[op.outputs[0]];
                    result.origin = Origin::Constant(bytes);
                    result.compressed = compressed;
                }
                None => rest.push(op),
            }
        }
        function.ops = rest;
    }
    dead_code::remove(module);
    Ok(())
}
