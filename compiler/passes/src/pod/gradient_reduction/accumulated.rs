//! Gradients that a loop adds up, of one microbatch after another.
//!
//! What goes round begins with zeros, and an iteration only adds sums over the batch to it. So the
//! sum of what each device adds is the device's part of the whole sum, and devices need to exchange
//! nothing before the loop ends.

use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::ops::{Activation, BinaryOp};
use peapod_ir::{Function, Module, Op, OpKind, ValueId};

use super::Sums;

/// A sum that a loop of the entry carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulated {
    /// What the loop yields.
    pub result: ValueId,
    /// Index of the body.
    pub body: usize,
    /// Values of the body that are parts of sums: the argument, what is added, the result.
    pub parts: Vec<ValueId>,
}

/// Sums that loops of the entry carry. `batched` are the values of each function that are sharded
/// with the batch.
pub(super) fn find(module: &Module, batched: &[EntitySet<ValueId>]) -> Vec<Accumulated> {
    let (entry, index) = (&module.functions[0], module.function_index());
    let mut found = Vec::new();
    for op in &entry.ops {
        let OpKind::Tensor(TensorOp::While(kind)) = &op.kind else {
            continue;
        };
        let [condition, body] = [&kind.condition, &kind.body].map(|name| index[name.as_str()]);
        let carried = Carried {
            condition: &module.functions[condition],
            body: &module.functions[body],
            batched: &batched[body],
        };
        for (at, result) in op.outputs.iter().enumerate() {
            let begins = op.inputs[at].is_some_and(|id| is_zero(entry, id));
            if let Some(parts) = carried.parts(at).filter(|_| begins) {
                found.push(Accumulated {
                    result: *result,
                    body,
                    parts,
                });
            }
        }
    }
    found
}

/// Whether every element is known to be zero.
fn is_zero(function: &Function, value: ValueId) -> bool {
    let mut made = function.ops.iter().filter(|op| op.outputs.contains(&value));
    let source = match made.next() {
        Some(op) if matches!(op.kind.tensor(), Some(TensorOp::BroadcastInDim(_))) => op.inputs[0],
        Some(_) => None,
        None => Some(value),
    };
    let element = source.and_then(|id| function.splat(id));
    element.is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0))
}

/// A loop whose carries are looked at.
struct Carried<'a> {
    condition: &'a Function,
    body: &'a Function,
    batched: &'a EntitySet<ValueId>,
}

impl Carried<'_> {
    /// The parts of a carry that is only added to, if it is one.
    fn parts(&self, at: usize) -> Option<Vec<ValueId>> {
        let (argument, result) = (self.body.inputs[at], self.body.outputs[at]);
        let read = self.condition.inputs[at];
        let mut ops = self.condition.ops.iter().flat_map(Op::operands);
        if ops.any(|id| id == read) || self.condition.outputs.contains(&read) {
            return None;
        }
        let sums = Sums::of(self.body, self.batched, &[]);
        let mut uses: SecondaryMap<ValueId, usize> = SecondaryMap::new();
        let operands = self.body.ops.iter().flat_map(Op::operands);
        for id in operands.chain(self.body.outputs.iter().copied()) {
            uses[id] += 1;
        }
        let (mut parts, mut waiting) = (Vec::new(), vec![result]);
        while let Some(value) = waiting.pop() {
            // What something else reads would have to be the whole sum.
            if uses[value] != 1 {
                return None;
            }
            parts.push(value);
            if value == argument || sums.ends.contains(value) {
                continue;
            }
            waiting.extend(self.added(value)?);
        }
        let begins = parts.iter().filter(|value| **value == argument).count();
        (begins == 1 && parts.len() > 1).then_some(parts)
    }

    /// What is added up to make a value.
    fn added(&self, value: ValueId) -> Option<Vec<ValueId>> {
        let mut ops = self.body.ops.iter();
        let op = ops.find(|op| op.outputs.contains(&value))?;
        let OpKind::Binary(binary) = &op.kind else {
            return None;
        };
        let elements = |id: ValueId| self.body.ty(id).elements();
        let whole = op.operands().all(|id| elements(id) == elements(value));
        let adds = binary.op == BinaryOp::Add && binary.activation == Activation::None;
        (adds && whole).then(|| op.operands().collect())
    }
}
