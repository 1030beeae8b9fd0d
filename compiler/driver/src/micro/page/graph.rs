//! The ops of a graph and what they read, as numbers for a script.

use std::collections::HashMap;

use peapod_ir::graph::{Function, Origin, ValueId};
use serde_json::{Value, json};

/// Ops that are drawn; of a longer graph the first ones.
const DRAWN: usize = 600;

/// Inputs and ops in order: what they are, what they compute, and from which of those before them.
pub(super) fn graph(function: Option<&Function>) -> Value {
    let Some(function) = function else {
        return json!({ "nodes": [], "left_out": 0 });
    };
    let mut makers: HashMap<ValueId, usize> = HashMap::new();
    let mut nodes = vec![];
    for &input in &function.inputs {
        makers.insert(input, nodes.len());
        nodes.push(json!({
            "op": "input",
            "name": function.value(input).name,
            "type": ty(function, input),
            "from": [],
            "constants": [],
        }));
    }
    for op in function.ops.iter().take(DRAWN) {
        let operands = || op.inputs.iter().flatten();
        let from = operands().filter_map(|it| makers.get(it));
        let mut from: Vec<usize> = from.copied().collect();
        from.dedup();
        let constant = |it: &&ValueId| matches!(function.value(**it).origin, Origin::Constant(_));
        let constants = operands().filter(constant);
        let constants =
            constants.map(|it| format!("{} {}", function.value(*it).name, ty(function, *it)));
        let result = op.outputs.first();
        let node = json!({
            "op": op.kind.mnemonic(),
            "name": result.map_or("", |it| &function.value(*it).name),
            "type": result.map_or_else(String::new, |it| ty(function, *it)),
            "from": from,
            "constants": constants.collect::<Vec<_>>(),
        });
        for &output in &op.outputs {
            makers.insert(output, nodes.len());
        }
        nodes.push(node);
    }
    let left_out = function.ops.len().saturating_sub(DRAWN);
    json!({ "nodes": nodes, "left_out": left_out })
}

fn ty(function: &Function, value: ValueId) -> String {
    let ty = function.ty(value);
    format!("{}{:?}", ty.dtype.name(), ty.shape)
}
