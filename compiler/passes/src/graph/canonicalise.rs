//! Removes what has no effect: ops that copy, ops and values that nobody needs.
//!
//! Bit-exact because nothing is computed differently: an op goes only if its result has the bytes
//! and the very type of its operand. A change between equal scales is such an op: its multiplier is
//! exactly one. A reshape of a reshape reads the first one's operand.

use peapod_ir::ops::Activation;
use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut merger = Merger::new(function);
        for index in 0..function.ops.len() {
            merger.visit(function, index);
        }
        merger.rename(function);
    }
    dead_code::remove(module);
    Ok(())
}

/// Which values turned out equal, found on one walk from the first op to the last.
struct Merger {
    /// Per value, the one to read in its place.
    replacement: Vec<ValueId>,
    /// Per value, its name in the end: a permutation.
    name: Vec<ValueId>,
    /// Per value, whether the caller of the function sees it.
    is_output: Vec<bool>,
    /// Per value, what it is a reshape of.
    reshape_of: Vec<Option<ValueId>>,
}

impl Merger {
    fn new(function: &Function) -> Self {
        let ids: Vec<ValueId> = (0_u32..).map(ValueId).take(function.values.len()).collect();
        let mut is_output = vec![false; ids.len()];
        for value in &function.outputs {
            is_output[value.index()] = true;
        }
        Self {
            replacement: ids.clone(),
            reshape_of: vec![None; ids.len()],
            name: ids,
            is_output,
        }
    }

    fn visit(&mut self, function: &mut Function, index: usize) {
        for operand in function.ops[index].inputs.iter_mut().flatten() {
            *operand = self.replacement[operand.index()];
        }
        self.skip_inner_reshape(function, index);
        if let Some((operand, result)) = copy(function, &function.ops[index]) {
            self.merge(function, operand, result);
        }
    }

    /// Makes a reshape of a reshape read what the inner one reads.
    fn skip_inner_reshape(&mut self, function: &mut Function, index: usize) {
        let op = &mut function.ops[index];
        let (OpKind::Reshape(_), &[Some(operand)], &[result]) =
            (&op.kind, &op.inputs[..], &op.outputs[..])
        else {
            return;
        };
        let source = self.reshape_of[operand.index()].unwrap_or(operand);
        op.inputs[0] = Some(source);
        self.reshape_of[result.index()] = Some(source);
    }

    /// Makes one value of two that are equal. A result of the function keeps its name.
    fn merge(&mut self, function: &Function, operand: ValueId, result: ValueId) {
        if self.is_output[result.index()] {
            let is_made = function.value(operand).origin == Origin::Result;
            if !is_made || self.is_output[operand.index()] {
                // The caller sees both: the copy is what was asked for.
                return;
            }
            self.is_output[operand.index()] = true;
            self.name.swap(operand.index(), result.index());
        }
        self.replacement[result.index()] = operand;
    }

    /// Gives every value its last name.
    fn rename(&self, function: &mut Function) {
        for op in &mut function.ops {
            for value in op.inputs.iter_mut().flatten().chain(&mut op.outputs) {
                *value = self.name[value.index()];
            }
        }
    }
}

/// Operand and result of an op that copies one to the other.
fn copy(function: &Function, op: &Op) -> Option<(ValueId, ValueId)> {
    let (&[Some(operand)], &[result]) = (&op.inputs[..], &op.outputs[..]) else {
        return None;
    };
    let copies = if let OpKind::Pad(pad) = &op.kind {
        pad.padding.iter().all(|padding| *padding == [0, 0])
    } else if let OpKind::Concatenation(concatenation) = &op.kind {
        concatenation.activation == Activation::None
    } else {
        matches!(op.kind, OpKind::Reshape(_) | OpKind::Quantize(_))
    };
    (copies && function.ty(operand) == function.ty(result)).then_some((operand, result))
}
