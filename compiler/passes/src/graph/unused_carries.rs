//! Takes out of loops and branches what nothing needs: values that go around a loop and that
//! neither its condition nor any result which is used depends on, results of branches that nothing
//! reads, and operands that no function reads.
//!
//! Derivatives leave many of them. Nothing else is computed differently.

use std::collections::BTreeSet;

use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Module, Op, OpKind, ValueId};

use crate::error::PassError;
use crate::graph::callees::Callees;
use crate::graph::dead_code;

/// Runs the pass. Functions that several ops name stay as they are.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    dead_code::remove(module);
    while round(module) {
        dead_code::remove(module);
    }
    Ok(())
}

/// Goes through all loops and branches once; says whether one has changed.
fn round(module: &mut Module) -> bool {
    let callees = Callees::of(module);
    let mut changed = false;
    for index in 0..module.functions.len() {
        let used = used(&module.functions[index]);
        for place in 0..module.functions[index].ops.len() {
            let mut op = module.functions[index].ops[place].clone();
            let Some(called) = callees.own(&op.kind) else {
                continue;
            };
            let results: Vec<bool> = op.outputs.iter().map(|it| used.contains(it)).collect();
            let is_reduced = if let OpKind::Tensor(TensorOp::While(_)) = &op.kind {
                reduce_loop(module, &mut op, [called[0], called[1]], results)
            } else if let OpKind::Tensor(TensorOp::Case(_)) = &op.kind {
                reduce_case(module, &mut op, &called, &results)
            } else {
                false
            };
            if is_reduced {
                module.functions[index].ops[place] = op;
                changed = true;
            }
        }
    }
    changed
}

/// Values that an op reads or a function yields.
fn used(function: &Function) -> BTreeSet<ValueId> {
    let mut used: BTreeSet<ValueId> = function.outputs.iter().copied().collect();
    used.extend(function.ops.iter().flat_map(Op::operands));
    used
}

/// Which arguments of a function some of its results depend on.
fn read(function: &Function, results: impl IntoIterator<Item = ValueId>) -> Vec<bool> {
    let mut needed: BTreeSet<ValueId> = results.into_iter().collect();
    for op in function.ops.iter().rev() {
        if op.outputs.iter().any(|it| needed.contains(it)) {
            needed.extend(op.operands());
        }
    }
    function
        .inputs
        .iter()
        .map(|it| needed.contains(it))
        .collect()
}

fn reduce_loop(
    module: &mut Module,
    op: &mut Op,
    [condition, body]: [usize; 2],
    mut live: Vec<bool>,
) -> bool {
    let count = op.outputs.len();
    let mut reads = {
        let condition = &module.functions[condition];
        read(condition, condition.outputs.iter().copied())
    };
    loop {
        let before = live.clone();
        let function = &module.functions[body];
        let results = function.outputs.iter().zip(&live).filter(|(_, it)| **it);
        let own = read(function, results.map(|(result, _)| *result));
        reads.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
        for (live, read) in live.iter_mut().zip(&reads) {
            *live |= read;
        }
        if live == before {
            break;
        }
    }
    let kept: Vec<bool> = live.iter().chain(&reads[count..]).copied().collect();
    if kept.iter().all(|it| *it) {
        return false;
    }
    retain(&mut op.inputs, &kept);
    retain(&mut op.outputs, &live);
    for called in [condition, body] {
        retain(&mut module.functions[called].inputs, &kept);
    }
    retain(&mut module.functions[body].outputs, &live);
    true
}

fn reduce_case(module: &mut Module, op: &mut Op, called: &[usize], results: &[bool]) -> bool {
    let mut reads = vec![false; op.inputs.len() - 1];
    for index in called {
        let function = &module.functions[*index];
        let yielded = function.outputs.iter().zip(results).filter(|(_, it)| **it);
        let own = read(function, yielded.map(|(result, _)| *result));
        reads.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
    }
    let all = results.iter().chain(&reads);
    if all.into_iter().all(|it| *it) || !results.contains(&true) {
        return false;
    }
    for index in called {
        retain(&mut module.functions[*index].inputs, &reads);
        retain(&mut module.functions[*index].outputs, results);
    }
    retain(&mut op.outputs, results);
    // The index comes first.
    let kept: Vec<bool> = std::iter::once(true).chain(reads).collect();
    retain(&mut op.inputs, &kept);
    true
}

fn retain<T>(values: &mut Vec<T>, kept: &[bool]) {
    let mut kept = kept.iter();
    values.retain(|_| kept.next().copied().unwrap_or(true));
}
