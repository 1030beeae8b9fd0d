//! Dead code: ops and values that no result depends on, nor a state that is written, nor another
//! device.

use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::{Function, Module, OpId, Origin, Signature, ValueId};

/// Removes ops whose results are not used, then every value that is neither an argument nor used,
/// and renumbers the rest in their old order.
pub(crate) fn remove(module: &mut Module) {
    for (place, function) in module.functions.iter_mut().enumerate() {
        // Signatures name values of the function that they run.
        let signatures = module.signatures.iter_mut();
        let mut named: Vec<&mut ValueId> = signatures
            .filter(|signature| signature.runs(place, function))
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
            **value = renumbered[**value];
        }
    }
}

/// As [`remove`], of one function without signatures; values of it become what they are then
/// called, or nothing if they are removed.
pub(crate) fn remove_and_follow(function: &mut Function, followed: &mut [Option<ValueId>]) {
    let live = Live::from(function, function.outputs.clone());
    live.keep_ops(function);
    let is_live = |value: &ValueId| live.values.contains(*value);
    followed.iter_mut().for_each(|it| *it = it.filter(is_live));
    let renumbered = live.keep_values(function);
    for value in followed.iter_mut().flatten() {
        *value = renumbered[*value];
    }
}

/// Makes signatures name the results of the function at this place after these, which are of `old`,
/// became other values.
pub(crate) fn rename_results(
    signatures: &mut [Signature],
    place: usize,
    function: &Function,
    old: &[ValueId],
) {
    let new = &function.outputs;
    let signatures = signatures.iter_mut();
    for signature in signatures.filter(|it| it.runs(place, function)) {
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
    values: EntitySet<ValueId>,
    ops: EntitySet<OpId>,
}

impl Live {
    /// Finds everything needed to make the values in `wanted`, and for effects.
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
        for (id, op) in function.op_ids().zip(&function.ops) {
            if op.kind.has_effect() {
                live.ops.insert(id);
                wanted.extend(op.inputs.iter().flatten().chain(&op.outputs));
            }
        }
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

#[cfg(test)]
mod tests {
    use peapod_ir::Module;
    use peapod_ir::text::parse;

    use crate::graph::simplify;

    /// The values that the ports of a signature are, by the names of these values.
    fn ports(module: &Module, key: &str) -> Vec<String> {
        let mut signatures = module.signatures.iter();
        let signature = signatures.find(|it| it.key == key).expect("a signature");
        let function = module.function_of(signature).expect("a function");
        let ports = signature.inputs.iter().chain(&signature.outputs);
        ports
            .map(|(_, value)| function.value(*value).name.clone())
            .collect()
    }

    /// What goes before the ports of one entry is not what goes before those of the other, nor do
    /// results that become other values have the same numbers.
    #[test]
    fn each_entry_has_its_own_numbers() {
        let text = "
            module \"entries\"
            signature \"infer\" @main {
              input \"x\" = %0
              output \"y\" = %3
            }
            signature \"score\" @score {
              input \"a\" = %0
              input \"b\" = %1
              output \"c\" = %4
            }
            func @main(%0 \"x\": f32[2]) {
              %1 \"unused\" = neg(%0) : f32[2]
              %2 \"first\" = tanh(%0) : f32[2]
              %3 \"y\" = exp(%2) : f32[2]
              return %3
            }
            func @score(%0 \"a\": f32[2], %1 \"b\": f32[2]) {
              %2 \"sum\" = add(%0, %1) : f32[2]
              %3 \"c\" = tanh(%2) : f32[2]
              %4 \"again\" = tanh(%2) : f32[2]
              %5 \"unused\" = neg(%4) : f32[2]
              return %4
            }";
        let mut module = parse(text).expect("a module");
        simplify::run(&mut module).expect("simpler functions");
        assert_eq!(module.functions.len(), 2);
        assert_eq!(ports(&module, "infer"), ["x", "y"]);
        assert_eq!(ports(&module, "score"), ["a", "b", "c"]);
        for signature in &module.signatures {
            let function = module.function_of(signature).expect("a function");
            assert_eq!(
                signature.outputs[0].1, function.outputs[0],
                "{}",
                signature.key
            );
        }
    }
}
