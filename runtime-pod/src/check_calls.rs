//! Checks of how computations call one another.

use peapod_schemas::pod::{DType, Op, OpT};

use crate::check_rule::{Check, Rule, ensure, per_dim, shape};
use crate::program::{Computation, Step, Value};

/// How deeply computations may call one another.
const MAX_CALLS: usize = 64;

/// Computations that a step calls.
pub(crate) fn callees(op: &OpT) -> Vec<u32> {
    if let OpT::Case(op) = op {
        op.branches.clone()
    } else if let OpT::While(op) = op {
        vec![op.condition, op.body]
    } else {
        vec![]
    }
}

/// Calls have an end; finds out which steps communicate.
pub(crate) fn order_calls(computations: &mut [Computation]) -> Check {
    let count = computations.len();
    let calls: Vec<Vec<usize>> = computations
        .iter()
        .map(|computation| {
            let steps = computation.steps.iter().flat_map(|step| callees(&step.op));
            let mut calls: Vec<usize> = steps.map(|callee| callee as usize).collect();
            calls.sort_unstable();
            calls.dedup();
            calls
        })
        .collect();
    let known = calls.iter().flatten().all(|&callee| callee < count);
    ensure!(known, "a step calls a computation that is not there");
    let mut pending: Vec<usize> = calls.iter().map(Vec::len).collect();
    let mut callers = vec![Vec::new(); count];
    for (caller, calls) in calls.iter().enumerate() {
        calls
            .iter()
            .for_each(|&callee| callers[callee].push(caller));
    }
    let mut depth = vec![0; count];
    let mut ready: Vec<usize> = (0..count).filter(|&index| pending[index] == 0).collect();
    let mut done = 0;
    while let Some(index) = ready.pop() {
        done += 1;
        ensure!(
            depth[index] <= MAX_CALLS,
            "calls are nested deeper than {MAX_CALLS}"
        );
        mark_communication(computations, index);
        for &caller in &callers[index] {
            depth[caller] = depth[caller].max(depth[index] + 1);
            pending[caller] -= 1;
            if pending[caller] == 0 {
                ready.push(caller);
            }
        }
    }
    ensure!(done == count, "computations call one another in a circle");
    Ok(())
}

/// Marks the steps of a computation whose callees are all marked.
fn mark_communication(computations: &mut [Computation], index: usize) {
    let communicates = |step: &Step| {
        let op = step.op.op_type().0;
        let collectives = Op::AllReduce.0..=Op::CollectiveBroadcast.0;
        let mut called = callees(&step.op).into_iter();
        collectives.contains(&op) || called.any(|callee| computations[callee as usize].communicates)
    };
    let marks: Vec<bool> = computations[index].steps.iter().map(communicates).collect();
    let computation = &mut computations[index];
    computation.communicates = marks.contains(&true);
    for (step, mark) in computation.steps.iter_mut().zip(marks) {
        step.communicates = mark;
    }
}

/// A computation takes and yields values of these types.
fn signature(callee: &Computation, inputs: &[&Value], outputs: &[&Value]) -> Check {
    for (ids, expected) in [(&callee.inputs, inputs), (&callee.outputs, outputs)] {
        per_dim("inputs or outputs", ids, expected.len())?;
        for (&id, expected) in ids.iter().zip(expected) {
            let found = &callee.values[id];
            let same = found.dtype == expected.dtype && found.shape == expected.shape;
            ensure!(
                same,
                "`{}` and `{}` of the callee differ",
                expected.name,
                found.name
            );
        }
    }
    Ok(())
}

pub(crate) fn case(branches: &[u32], computations: &[Computation], rule: &Rule<'_>) -> Check {
    ensure!(!branches.is_empty(), "there is no branch");
    let Some((index, arguments)) = rule.operands.split_first() else {
        return Err("there is no index".to_owned());
    };
    shape(index, &[])?;
    let dtype = index.dtype;
    ensure!(
        matches!(dtype, DType::I32 | DType::Bool),
        "an index of elements {dtype:?}"
    );
    for &branch in branches {
        signature(&computations[branch as usize], arguments, &rule.results)?;
    }
    Ok(())
}

pub(crate) fn while_loop([condition, body]: [&Computation; 2], rule: &Rule<'_>) -> Check {
    let (operands, changing) = (&rule.operands, rule.results.len());
    ensure!(operands.len() >= changing, "fewer operands than results");
    signature(body, operands, &operands[..changing])?;
    signature(body, operands, &rule.results)?;
    signature(
        condition,
        operands,
        &condition
            .outputs
            .iter()
            .map(|&id| &condition.values[id])
            .collect::<Vec<_>>(),
    )?;
    let truth = match condition.outputs[..] {
        [id] => &condition.values[id],
        _ => return Err("the condition yields several values".to_owned()),
    };
    shape(truth, &[])?;
    ensure!(
        truth.dtype == DType::Bool,
        "the condition yields {:?}",
        truth.dtype
    );
    Ok(())
}
