//! Dead code: ops and values that no result depends on, nor a state that is written.

use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::{Function, Module, OpId, Origin, Signature, ValueId};

/// Removes ops whose results are not used, then every value that is neither an argument nor used,
/// and renumbers the rest in their old order.
pub(crate) fn remove(module: &mut Module) {
    for (index, function) in module.functions.iter_mut().enumerate() {
        // Signatures name values of the entry.
        let signatures = if index == 0 {
            &mut module.signatures[..]
        } else {
            &mut []
        };
        let mut named: Vec<&mut ValueId> = signatures
            .iter_mut()
            .flat_map(|signature| signature.inputs.iter_mut().chain(&mut signature.outputs))
            .map(|(_, value)| value)
            .collect();
        let roots = named
            .iter()
            .map(|value| **value)
            .chain(function.outputs.iter().copied())
            .chain(writes(function));
        let live = Live::from(function, roots.collect());
        live.keep_ops(function);
        let renumbered = live.keep_values(function);
        for value in &mut named {
            **value = renumbered[**value];
        }
    }
}

/// Makes signatures name the entry's results after these became other values.
pub(crate) fn rename_results(signatures: &mut [Signature], old: &[ValueId], new: &[ValueId]) {
    for signature in signatures {
        // Usually all results in order; a value may be several of them.
        let in_order = signature.outputs.len() == old.len();
        for (index, (_, output)) in signature.outputs.iter_mut().enumerate() {
            let position = match in_order && old[index] == *output {
                true => Some(index),
                false => old.iter().position(|value| value == output),
            };
            if let Some(position) = position {
                *output = new[position];
            }
        }
    }
}

/// Results of the ops that write states for others: a later run may read what they write.
fn writes(function: &Function) -> impl Iterator<Item = ValueId> {
    let writes = function.ops.iter();
    let writes = writes.filter(|op| op.kind.writes_shared_states());
    writes.flat_map(|op| op.outputs.iter().copied())
}

/// Whether a value keeps its content from run to run.
pub(crate) fn is_state(function: &Function, value: ValueId) -> bool {
    match function.value(value).origin {
        Origin::State => true,
        Origin::Argument | Origin::Constant(_) | Origin::Result => false,
    }
}

/// What a function needs to make its results.
struct Live {
    values: EntitySet<ValueId>,
    ops: EntitySet<OpId>,
}

impl Live {
    /// Finds everything needed to make the values in `wanted`.
    fn from(function: &Function, mut wanted: Vec<ValueId>) -> Self {
        let mut definers = SecondaryMap::new();
        for (id, op) in function.op_ids().zip(&function.ops) {
            for result in &op.outputs {
                definers[*result] = Some(id);
            }
        }
        let mut live = Self {
            values: EntitySet::new(),
            ops: EntitySet::new(),
        };
        while let Some(value) = wanted.pop() {
            if !live.values.insert(value) {
                continue;
            }
            if let Some(definer) = definers[value] {
                live.ops.insert(definer);
                let op = function.op(definer);
                wanted.extend(op.inputs.iter().flatten().chain(&op.outputs));
            }
        }
        live
    }

    fn keep_ops(&self, function: &mut Function) {
        let mut ids = function.op_ids();
        let mut is_live = || ids.next().is_some_and(|id| self.ops.contains(id));
        function.ops.retain(|_| is_live());
    }

    /// Drops the other values and returns the new id of every old one. Arguments stay.
    fn keep_values(mut self, function: &mut Function) -> PrimaryMap<ValueId, ValueId> {
        self.values.extend(function.inputs.iter().copied());
        let mut kept = PrimaryMap::new();
        let renumber = |(old, value)| {
            let new = kept.next_key();
            if self.values.contains(old) {
                kept.push(value);
            }
            new
        };
        let values = std::mem::take(&mut function.values).into_iter();
        let renumbered: PrimaryMap<ValueId, ValueId> = values.map(renumber).collect();
        function.values = kept;
        for value in all_ids(function) {
            *value = renumbered[*value];
        }
        renumbered
    }
}

/// Every place of a function that names a value.
fn all_ids(function: &mut Function) -> impl Iterator<Item = &mut ValueId> {
    let in_ops = function
        .ops
        .iter_mut()
        .flat_map(|op| op.inputs.iter_mut().flatten().chain(&mut op.outputs));
    in_ops
        .chain(&mut function.inputs)
        .chain(&mut function.outputs)
}
