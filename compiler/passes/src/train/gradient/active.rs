//! Which values depend on others through floats: what has a derivative at all.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::While;
use peapod_ir::{Function, Op, OpKind, ValueId};

use super::is_float;

/// Functions by name.
pub(super) type Functions<'m> = BTreeMap<&'m str, &'m Function>;

/// The values of a function that depend on these, which are among them.
pub(super) fn dependent(
    functions: &Functions<'_>,
    function: &Function,
    roots: &[ValueId],
) -> BTreeSet<ValueId> {
    let mut active: BTreeSet<ValueId> = roots.iter().copied().collect();
    for op in &function.ops {
        let operands: Vec<bool> = op.operands().map(|it| active.contains(&it)).collect();
        if !operands.contains(&true) {
            continue;
        }
        let depends = results(functions, op, &operands);
        let results = op.outputs.iter().zip(depends);
        let results = results.filter(|(result, it)| *it && is_float(function.ty(**result)));
        active.extend(results.map(|(result, _)| *result));
    }
    active
}

/// Which results of an op depend on these of its operands.
fn results(functions: &Functions<'_>, op: &Op, operands: &[bool]) -> Vec<bool> {
    if let OpKind::Tensor(TensorOp::While(it)) = &op.kind {
        return carried(functions, it, operands, op.outputs.len());
    }
    if let OpKind::Tensor(TensorOp::Case(it)) = &op.kind {
        let mut depends = vec![false; op.outputs.len()];
        for name in &it.functions {
            let own = outputs(functions, functions[name.as_str()], &operands[1..]);
            depends
                .iter_mut()
                .zip(own)
                .for_each(|(all, own)| *all |= own);
        }
        return depends;
    }
    vec![true; op.outputs.len()]
}

/// Which outputs of a function depend on these of its inputs.
pub(super) fn outputs(
    functions: &Functions<'_>,
    function: &Function,
    inputs: &[bool],
) -> Vec<bool> {
    let roots = function.inputs.iter().zip(inputs).filter(|(_, it)| **it);
    let roots: Vec<ValueId> = roots.map(|(input, _)| *input).collect();
    let active = dependent(functions, function, &roots);
    function
        .outputs
        .iter()
        .map(|it| active.contains(it))
        .collect()
}

/// Which values that a loop carries depend, in some turn, on these of its operands.
pub(super) fn carried(
    functions: &Functions<'_>,
    it: &While,
    operands: &[bool],
    carries: usize,
) -> Vec<bool> {
    let body = functions[it.body.as_str()];
    let mut active = operands.to_vec();
    loop {
        let next = outputs(functions, body, &active);
        let before = active.clone();
        active
            .iter_mut()
            .zip(next)
            .for_each(|(all, own)| *all |= own);
        if active == before {
            active.truncate(carries);
            return active;
        }
    }
}
