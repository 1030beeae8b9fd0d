//! Checks of how computations call one another.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::super::file::{CaseT, WhileT};
use super::super::limits::MAX_CALLS;
use super::super::{Case, Computation, DType, Op, Step, Value, While};
use super::rule::{Check, Rule, ensure, expected, per_dim, same, shape, widened};

/// Calls have an end, and no computation is called twice, so that the number of calls is at most
/// that of computations, loops apart; finds out which steps communicate.
pub(super) fn order(computations: &mut [Computation]) -> Check {
    let count = computations.len();
    let callees = |computation: &Computation| {
        let steps = computation.steps.iter();
        steps.flat_map(|step| step.op.callees()).collect()
    };
    let calls: Vec<Vec<usize>> = computations.iter().map(callees).collect();
    let mut pending: Vec<usize> = calls.iter().map(Vec::len).collect();
    let mut callers = vec![Vec::new(); computations.len()];
    for (caller, calls) in calls.iter().enumerate() {
        calls
            .iter()
            .for_each(|&callee| callers[callee].push(caller));
    }
    let shared = callers.iter().position(|callers| callers.len() > 1);
    if let Some(shared) = shared {
        let name = &computations[shared].name;
        return expected(
            "one call of each computation",
            format!("several of `{name}`"),
        );
    }
    let mut depth = vec![0; computations.len()];
    let mut ready: Vec<usize> = (0..count).filter(|&index| pending[index] == 0).collect();
    let mut done = 0;
    while let Some(index) = ready.pop() {
        done += 1;
        ensure!(
            depth[index] <= MAX_CALLS,
            "expected calls of depth {MAX_CALLS} at most, found more"
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
        let mut called = step.op.callees();
        matches!(step.op, Op::Collective(_) | Op::Send(_) | Op::Receive(_))
            || called.any(|it| computations[it].communicates)
    };
    let marks: Vec<bool> = computations[index].steps.iter().map(communicates).collect();
    let computation = &mut computations[index];
    computation.communicates = marks.contains(&true);
    for (step, mark) in computation.steps.iter_mut().zip(marks) {
        step.communicates = mark;
    }
}

/// The computation that a file calls.
fn callee<'a>(index: u32, rule: &Rule<'a>) -> Check<&'a Computation> {
    let callee = rule.computations.get(index as usize);
    let count = rule.computations.len();
    callee.ok_or_else(|| format!("expected one of {count} computations, found {index}"))
}

/// A computation takes and yields values of these types.
fn signature(callee: &Computation, inputs: &[&Value], outputs: &[&Value]) -> Check {
    for (what, ids, values) in [
        ("inputs", &callee.inputs, inputs),
        ("outputs", &callee.outputs, outputs),
    ] {
        per_dim(what, ids, values.len())?;
        for (&id, expected) in ids.iter().zip(values) {
            let found = &callee.values[id];
            ensure!(
                found.dtype == expected.dtype && found.shape == expected.shape,
                "expected {what} of `{}` as `{}`, {:?} of shape {:?}; found {:?} of {:?}",
                callee.name,
                expected.name,
                expected.dtype,
                expected.shape,
                found.dtype,
                found.shape
            );
        }
    }
    Ok(())
}

pub(super) fn case(op: &CaseT, rule: &Rule<'_>) -> Check<Case> {
    ensure!(!op.branches.is_empty(), "expected branches, found none");
    let Some((index, arguments)) = rule.operands.split_first() else {
        return expected("an index", "no operands");
    };
    shape(index, &[])?;
    if !matches!(index.dtype, DType::I32 | DType::Bool) {
        return expected("an index of I32 or Bool", index.dtype);
    }
    for &branch in &op.branches {
        signature(callee(branch, rule)?, arguments, &rule.results)?;
    }
    Ok(Case {
        branches: widened(&op.branches),
    })
}

pub(super) fn repeat(op: &WhileT, rule: &Rule<'_>) -> Check<While> {
    let (condition, body) = (callee(op.condition, rule)?, callee(op.body, rule)?);
    let (operands, changing) = (&rule.operands, rule.results.len());
    ensure!(
        operands.len() >= changing,
        "expected {changing} operands at least, found {}",
        operands.len()
    );
    signature(body, operands, &operands[..changing])?;
    signature(body, operands, &rule.results)?;
    let [truth] = condition.outputs[..] else {
        return expected("one output of the condition", condition.outputs.len());
    };
    let truth = &condition.values[truth];
    signature(condition, operands, &[truth])?;
    shape(truth, &[])?;
    same("element type of the condition", truth.dtype, DType::Bool)?;
    Ok(While {
        condition: op.condition as usize,
        body: op.body as usize,
    })
}
