//! Makes the activation of a concatenation an op of its own: its kernel only copies bytes.
//!
//! Bit-exact because the clamp is the same, and the change of scale inside the standalone op, being
//! between two equal types, multiplies by exactly one. The new op works in place.

use peapod_ir::ops::Unary;
use peapod_ir::{Function, Module, Op, OpKind, Origin};

use crate::error::PassError;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        for mut op in std::mem::take(&mut function.ops) {
            let activation = split(function, &mut op);
            function.ops.push(op);
            function.ops.extend(activation);
        }
    }
    Ok(())
}

/// Takes the activation off a concatenation and returns the op that applies it.
fn split(function: &mut Function, op: &mut Op) -> Option<Op> {
    let OpKind::Concatenation(concatenation) = &mut op.kind else {
        return None;
    };
    let kind = std::mem::take(&mut concatenation.activation).unary()?;
    let result = op.outputs[0];
    let ty = function.ty(result).clone();
    let joined = function.add_value("", ty, Origin::Result);
    op.outputs[0] = joined;
    Some(Op::new(
        OpKind::Unary(Unary { op: kind }),
        [Some(joined)],
        [result],
        &op.location,
    ))
}
