//! Takes out of what goes around a loop whatever every iteration leaves as it is.
//!
//! JAX passes weights, tables and bounds around its loops beside what changes. What the body
//! returns as it came becomes an operand that both functions of the loop only read, so that nothing
//! is copied for it and what is known of it outside is known inside. Constants that a loop reads
//! become constants of its functions.

use std::collections::BTreeMap;
use std::mem;

use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::graph::callees::Callees;
use crate::graph::dead_code;

/// Runs the pass. Loops whose functions others run as well stay as they are.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut changed = false;
    // Functions of a loop mostly come after the one it is in: one round from behind, and one that
    // finds nothing left.
    while round(module) {
        changed = true;
    }
    if changed {
        dead_code::remove(module);
    }
    Ok(())
}

/// Goes through all loops once; says whether one has changed.
fn round(module: &mut Module) -> bool {
    let callees = Callees::of(module);
    let mut changed = false;
    for index in (0..module.functions.len()).rev() {
        changed |= function(module, index, &callees);
    }
    changed
}

fn function(module: &mut Module, index: usize, callees: &Callees) -> bool {
    let mut ops = mem::take(&mut module.functions[index].ops);
    // Results of loops that are no more, and what they always were.
    let mut renamed: BTreeMap<ValueId, ValueId> = BTreeMap::new();
    let mut changed = false;
    for op in &mut ops {
        for operand in op.inputs.iter_mut().flatten() {
            *operand = resolved(&renamed, *operand);
        }
        if let OpKind::Tensor(TensorOp::While(_)) = &op.kind
            && let Some(called) = callees.own(&op.kind)
        {
            let called = [called[0], called[1]];
            changed |= reduce(module, index, op, called, &mut renamed);
        }
    }
    let function = &mut module.functions[index];
    function.ops = ops;
    let old = function.outputs.clone();
    for output in &mut function.outputs {
        *output = resolved(&renamed, *output);
    }
    dead_code::rename_results(&mut module.signatures, index, function, &old);
    changed
}

fn resolved(renamed: &BTreeMap<ValueId, ValueId>, value: ValueId) -> ValueId {
    renamed.get(&value).copied().unwrap_or(value)
}

/// Takes from a loop what does not change; says whether there was any.
fn reduce(
    module: &mut Module,
    index: usize,
    op: &mut Op,
    [condition, body]: [usize; 2],
    renamed: &mut BTreeMap<ValueId, ValueId>,
) -> bool {
    let operands: Vec<ValueId> = op.operands().collect();
    let changing = changing(&module.functions[index], &module.functions[body], op);
    let constants: Vec<Option<Origin>> = operands
        .iter()
        .enumerate()
        .map(|(position, operand)| {
            let origin = &module.functions[index].value(*operand).origin;
            let known = matches!(origin, Origin::Constant(_)) && !is(&changing, position);
            known.then(|| origin.clone())
        })
        .collect();
    if changing.iter().all(|it| *it) && constants.iter().all(Option::is_none) {
        return false;
    }
    let stays = |position: usize| is(&changing, position) || constants[position].is_none();
    let positions = || (0..operands.len()).filter(|&it| stays(it));
    let order: Vec<usize> = positions()
        .filter(|&it| is(&changing, it))
        .chain(positions().filter(|&it| !is(&changing, it)))
        .collect();
    for called in [condition, body] {
        let function = &mut module.functions[called];
        for (input, constant) in function.inputs.iter().zip(&constants) {
            if let Some(constant) = constant {
                function.values[*input].origin.clone_from(constant);
            }
        }
        function.inputs = order.iter().map(|&it| function.inputs[it]).collect();
    }
    op.inputs = order.iter().map(|&it| Some(operands[it])).collect();
    for (position, result) in mem::take(&mut op.outputs).into_iter().enumerate() {
        if changing[position] {
            op.outputs.push(result);
        } else {
            renamed.insert(result, operands[position]);
        }
    }
    retain(&mut module.functions[body].outputs, &changing);
    true
}

/// Per result of a loop, whether an iteration may change it.
fn changing(around: &Function, body: &Function, op: &Op) -> Vec<bool> {
    let pairs = body.inputs.iter().zip(&body.outputs);
    let values = op.operands().zip(&op.outputs);
    let asked = values.map(|(operand, result)| {
        // A sharding that is asked of the result alone would be lost.
        let asked = &around.value(*result).annotation;
        asked.is_some() && *asked != around.value(operand).annotation
    });
    let changes = pairs
        .zip(asked)
        .map(|((input, output), asked)| input != output || asked);
    changes.collect()
}

fn is(changing: &[bool], position: usize) -> bool {
    changing.get(position).copied().unwrap_or(false)
}

fn retain(values: &mut Vec<ValueId>, kept: &[bool]) {
    let mut kept = kept.iter();
    values.retain(|_| kept.next().copied().unwrap_or(true));
}
