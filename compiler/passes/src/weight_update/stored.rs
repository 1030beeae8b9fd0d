//! Parameters that lie over the data axis by the user's wish.
//!
//! The batch has the same axis. An op on both would have to give one of them up; that is the
//! parameter, which is gathered: it is whole only while it is used.

use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{AxisId, Function, Module, Op, Origin, ValueId};

use super::{PRIORITY, location};
use crate::parted::PartedMesh;
use crate::propagate::propagate;

/// Source of the annotations of gathered parameters.
const GATHERED: &str = "gathered before use";

/// Per value of the entry, whether it lies over the axis because data do: what replaced arguments
/// and results say of the axis does not count.
pub(super) fn batched(module: &Module, axis: AxisId) -> Vec<bool> {
    let mut module = module.clone();
    let entry = &mut module.functions[0];
    for id in replaced(entry) {
        if let Some(annotation) = &mut entry.values[id.index()].annotation {
            let dims = annotation.sharding.dims.iter_mut();
            dims.for_each(|axes| axes.retain(|own| *own != axis));
        }
    }
    let propagation = propagate(&module);
    let shardings = propagation.shardings[0].iter();
    shardings
        .map(|sharding| propagation.mesh.uses(sharding, axis))
        .collect()
}

/// Replaced arguments, and the results that replace them.
fn replaced(entry: &Function) -> Vec<ValueId> {
    let pairs = entry.replaces.iter();
    pairs
        .flat_map(|&(output, input)| [entry.inputs[input], entry.outputs[output]])
        .collect()
}

/// Per value of the entry, whether an op on shards of the batch uses it, or what follows from it
/// without them.
pub(super) fn reaching(entry: &Function, batched: &[bool]) -> Vec<bool> {
    let mut reaching = vec![false; entry.values.len()];
    for op in entry.ops.iter().rev() {
        if reaches(op, batched, &reaching) {
            for operand in op.inputs.iter().flatten() {
                reaching[operand.index()] = true;
            }
        }
    }
    reaching
}

fn reaches(op: &Op, batched: &[bool], reaching: &[bool]) -> bool {
    let is = |of: &[bool], id: &ValueId| of.get(id.index()).copied().unwrap_or_default();
    let mut values = op.inputs.iter().flatten().chain(&op.outputs);
    values.any(|id| is(batched, id)) || op.outputs.iter().any(|id| is(reaching, id))
}

/// Puts a constraint without the axis between parameters that lie over it and the ops on the batch
/// that use them. Returns names of these parameters.
///
/// What replaced arguments and results say of the axis counts later than what data say.
pub(super) fn gather_before_use(
    module: &mut Module,
    axis: AxisId,
    batched: &[bool],
) -> Vec<String> {
    let mesh = PartedMesh::new(&module.mesh);
    let entry = &mut module.functions[0];
    let reaching = reaching(entry, batched);
    let mut names = Vec::new();
    let mut gathers = Vec::new();
    for &(_, input) in &entry.replaces.clone() {
        let argument = entry.inputs[input];
        let value = entry.value(argument).clone();
        let Some(mut annotation) = value.annotation else {
            continue;
        };
        if !reaching[argument.index()] || !mesh.uses(&annotation.sharding, axis) {
            continue;
        }
        names.push(value.name.clone());
        let dims = annotation.sharding.dims.iter_mut();
        dims.for_each(|axes| axes.retain(|own| *own != axis));
        annotation.open.fill(false);
        annotation.source = GATHERED.to_owned();
        let whole = entry.add_value(value.name, value.ty, Origin::Result);
        entry.values[whole.index()].annotation = Some(annotation);
        for op in &mut entry.ops {
            if !reaches(op, batched, &reaching) {
                continue;
            }
            for operand in op.inputs.iter_mut().flatten() {
                if *operand == argument {
                    *operand = whole;
                }
            }
        }
        gathers.push(Op {
            kind: ShardingConstraint.into(),
            inputs: vec![Some(argument)],
            outputs: vec![whole],
            location: location(),
        });
    }
    entry.ops.splice(0..0, gathers);
    for id in replaced(entry) {
        if let Some(annotation) = &mut entry.values[id.index()].annotation
            && mesh.uses(&annotation.sharding, axis)
        {
            let dims = 0..annotation.sharding.dims.len();
            let later = dims.map(|dim| annotation.priority(dim).max(PRIORITY));
            annotation.priorities = later.collect();
        }
    }
    names
}
