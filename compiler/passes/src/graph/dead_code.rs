//! Dead code: ops and values that no result depends on.

use peapod_ir::{Function, Module, Origin, Signature, ValueId};

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
            .chain(function.outputs.iter().copied());
        let live = Live::from(function, roots.collect());
        live.keep_ops(function);
        let renumbered = live.keep_values(function);
        for value in &mut named {
            **value = renumbered[value.index()];
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

/// Whether a value keeps its content from run to run.
pub(crate) fn is_state(function: &Function, value: ValueId) -> bool {
    match function.value(value).origin {
        Origin::State => true,
        Origin::Argument | Origin::Constant(_) | Origin::Result => false,
    }
}

/// What a function needs to make its results.
struct Live {
    values: Vec<bool>,
    ops: Vec<bool>,
}

impl Live {
    /// Finds everything needed to make the values in `wanted`.
    fn from(function: &Function, mut wanted: Vec<ValueId>) -> Self {
        let mut definers = vec![None; function.values.len()];
        for (index, op) in function.ops.iter().enumerate() {
            for result in &op.outputs {
                definers[result.index()] = Some(index);
            }
        }
        let mut live = Self {
            values: vec![false; function.values.len()],
            ops: vec![false; function.ops.len()],
        };
        while let Some(value) = wanted.pop() {
            if std::mem::replace(&mut live.values[value.index()], true) {
                continue;
            }
            if let Some(definer) = definers[value.index()] {
                live.ops[definer] = true;
                let op = &function.ops[definer];
                wanted.extend(op.inputs.iter().flatten().chain(&op.outputs));
            }
        }
        live
    }

    fn keep_ops(&self, function: &mut Function) {
        let mut keep = self.ops.iter();
        function
            .ops
            .retain(|_| keep.next().is_some_and(|live| *live));
    }

    /// Drops the other values and returns the new id of every old one. Arguments stay.
    fn keep_values(mut self, function: &mut Function) -> Vec<ValueId> {
        for value in &function.inputs {
            self.values[value.index()] = true;
        }
        let mut next = 0;
        let number = |live: &bool| {
            let id = ValueId(next);
            next += u32::from(*live);
            id
        };
        let renumbered: Vec<ValueId> = self.values.iter().map(number).collect();
        let mut keep = self.values.iter();
        function
            .values
            .retain(|_| keep.next().is_some_and(|live| *live));
        for value in all_ids(function) {
            *value = renumbered[value.index()];
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
