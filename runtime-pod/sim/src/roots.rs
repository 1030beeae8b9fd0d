//! Whose bytes the values of a computation are.

use std::collections::BTreeMap;

use peapod_schemas::pod::OpT;

use crate::program::{Computation, ProgramError, unsound};

/// A copy has its operand's bytes. A value that no step makes is another shape of what lies at its
/// place when it is first read: reshapes are no steps of their own.
pub(crate) fn find_roots(
    computation: &mut Computation,
    offsets: &[Option<u64>],
) -> Result<(), ProgramError> {
    let mut lying: BTreeMap<u64, usize> = BTreeMap::new();
    let mut found: Vec<bool> = vec![false; offsets.len()];
    for (value, tensor) in computation.tensors.iter().enumerate() {
        found[value] = tensor.constant.is_some();
    }
    for &value in &computation.inputs {
        found[value] = true;
        offsets[value].map(|at| lying.insert(at, value));
    }
    for index in 0..computation.steps.len() {
        for value in computation.steps[index].operands.clone() {
            find_root(computation, value, offsets, &lying, &mut found)?;
        }
        let step = &computation.steps[index];
        for (position, &value) in step.results.iter().enumerate() {
            let copied = matches!(step.op, OpT::Copy(_));
            if let Some(&operand) = step.operands.get(position).filter(|_| copied) {
                computation.tensors[value].root = computation.tensors[operand].root;
            }
            found[value] = true;
            offsets[value].map(|at| lying.insert(at, value));
        }
    }
    for value in computation.outputs.clone() {
        find_root(computation, value, offsets, &lying, &mut found)?;
    }
    Ok(())
}

fn find_root(
    computation: &mut Computation,
    value: usize,
    offsets: &[Option<u64>],
    lying: &BTreeMap<u64, usize>,
    found: &mut [bool],
) -> Result<(), ProgramError> {
    if std::mem::replace(&mut found[value], true) {
        return Ok(());
    }
    let tensors = &mut computation.tensors;
    let there = offsets[value].and_then(|at| lying.get(&at).copied());
    let there = there.filter(|there| tensors[*there].bytes == tensors[value].bytes);
    let Some(there) = there else {
        let place = format!("computation `{}`, value {value}", computation.name);
        return Err(unsound(place, "it is read, and nothing makes it"));
    };
    tensors[value].root = tensors[there].root;
    Ok(())
}
