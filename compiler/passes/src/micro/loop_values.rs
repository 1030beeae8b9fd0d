//! Tells what changes in a loop from what does not.
//!
//! Foreign loops pass all that they read from turn to turn, weights too. A value that the body
//! yields as it got it does not change; where it is constant, the functions of the loop have it as
//! a constant of their own; what neither of them reads is not passed at all. Nothing is computed
//! differently.
//!
//! Every function is named by one loop: `inline` has seen to that.

use std::collections::{BTreeMap, HashMap};

use peapod_ir::entity::EntitySet;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::While;
use peapod_ir::{Function, Module, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let names = module.functions.iter().enumerate();
    let names = names.map(|(index, function)| (function.name.clone(), index));
    let positions: HashMap<String, usize> = names.collect();
    // Functions before those that they name: what is known outside is then known inside.
    let mut pending = vec![0];
    while let Some(index) = pending.pop() {
        let Some(function) = module.functions.get(index) else {
            continue;
        };
        for op in 0..function.ops.len() {
            let OpKind::Tensor(TensorOp::While(it)) = &module.functions[index].ops[op].kind else {
                continue;
            };
            let Some(callees) = callees(&positions, it, index) else {
                continue;
            };
            settle(module, index, op, callees);
            pending.extend(callees);
        }
    }
    dead_code::remove(module);
    Ok(())
}

/// The positions of a loop's functions, if they are two others.
fn callees(positions: &HashMap<String, usize>, it: &While, caller: usize) -> Option<[usize; 2]> {
    let condition = *positions.get(&it.condition)?;
    let body = *positions.get(&it.body)?;
    (condition != body && caller != condition && caller != body).then_some([condition, body])
}

/// What becomes of an operand of a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It changes from turn to turn.
    Changes,
    /// It is the same in each turn.
    Stays,
    /// The functions know it, or do not need it.
    Gone,
}

/// Sorts the operands of a loop: op `at` of function `caller`.
fn settle(module: &mut Module, caller: usize, at: usize, callees: [usize; 2]) {
    let [_, body] = callees;
    let op = module.functions[caller].ops[at].clone();
    let operands: Vec<ValueId> = op.operands().collect();
    let constants = operands.iter().map(|operand| {
        let bytes = module.functions[caller].constant(*operand);
        bytes.cloned()
    });
    let constants: Vec<_> = constants.collect();
    let used = callees.map(|callee| used(&module.functions[callee], callee == body));
    let stays = |index: usize| {
        let body = &module.functions[body];
        let result = body.outputs.get(index);
        index >= op.outputs.len() || result == body.inputs.get(index)
    };
    let fates: Vec<Fate> = (0..operands.len())
        .map(|index| {
            let mut functions = callees.iter().zip(&used);
            let is_used = functions.any(|(callee, used)| {
                let input = module.functions[*callee].inputs.get(index);
                input.is_some_and(|input| used.contains(*input))
            });
            match stays(index) {
                false => Fate::Changes,
                true if constants[index].is_some() || !is_used => Fate::Gone,
                true => Fate::Stays,
            }
        })
        .collect();
    for callee in callees {
        let function = &mut module.functions[callee];
        for (input, (fate, bytes)) in function.inputs.iter().zip(fates.iter().zip(&constants)) {
            if let (Fate::Gone, Some(bytes)) = (fate, bytes) {
                function.values[*input].origin = Origin::Constant(bytes.clone());
            } else if *fate == Fate::Gone {
                // Nothing reads it, so that it goes with the rest that is dead.
                function.values[*input].origin = Origin::Result;
            }
        }
        function.inputs = in_order(&function.inputs, &fates);
    }
    let outputs = &mut module.functions[body].outputs;
    *outputs = changing(outputs, &fates);
    let own = &mut module.functions[caller].ops[at];
    own.inputs = in_order(&operands, &fates).into_iter().map(Some).collect();
    own.outputs = changing(&op.outputs, &fates);
    let same = op.outputs.iter().zip(&operands).zip(&fates);
    let same = same.filter(|(_, fate)| **fate != Fate::Changes);
    let same = same.map(|((result, it), _)| (*result, *it)).collect();
    rename(module, [caller, at], &same);
}

/// Reads operands of a loop in the place of its results that are the same.
fn rename(module: &mut Module, [caller, at]: [usize; 2], same: &BTreeMap<ValueId, ValueId>) {
    let function = &mut module.functions[caller];
    let rename = |value: &mut ValueId| {
        if let Some(operand) = same.get(value) {
            *value = *operand;
        }
    };
    let later = function.ops.iter_mut().skip(at + 1);
    later
        .flat_map(|op| op.inputs.iter_mut().flatten())
        .for_each(rename);
    function.outputs.iter_mut().for_each(rename);
    if caller == 0 {
        let signatures = module.signatures.iter_mut();
        let results = signatures.flat_map(|signature| &mut signature.outputs);
        results.map(|(_, value)| value).for_each(rename);
    }
}

/// Values that a function reads or returns, but for those that the body of a loop returns where it
/// takes them.
fn used(function: &Function, is_body: bool) -> EntitySet<ValueId> {
    let mut used = EntitySet::new();
    used.extend(function.ops.iter().flat_map(|op| op.operands()));
    let results = function.outputs.iter().enumerate();
    let others =
        results.filter(|(index, result)| !is_body || function.inputs.get(*index) != Some(result));
    used.extend(others.map(|(_, result)| *result));
    used
}

/// Those that change, then those that stay.
fn in_order(values: &[ValueId], fates: &[Fate]) -> Vec<ValueId> {
    let of = |fate: Fate| {
        let values = values.iter().zip(fates);
        values
            .filter(move |(_, of)| **of == fate)
            .map(|(value, _)| *value)
    };
    of(Fate::Changes).chain(of(Fate::Stays)).collect()
}

fn changing(values: &[ValueId], fates: &[Fate]) -> Vec<ValueId> {
    let values = values.iter().zip(fates);
    let changing = values.filter(|(_, fate)| **fate == Fate::Changes);
    changing.map(|(value, _)| *value).collect()
}
