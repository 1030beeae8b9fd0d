//! What holds of meshes, annotations and replaced arguments, whatever the op.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;

use super::error::Problem;
use crate::graph::{Function, Module, Value, ValueId};
use crate::mesh::{AxisId, Mesh};

/// Most devices of a mesh.
pub const MAX_DEVICES: usize = 1 << 16;

/// Names are there and unique, every axis has a device, and there are not too many.
pub(super) fn check_mesh(mesh: &Mesh) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut devices = 1_u128;
    for (index, axis) in mesh.axes.iter().enumerate() {
        let name = axis.name.clone();
        if name.is_empty() {
            problems.push(Problem::UnnamedAxis { index });
        } else if mesh.axis(&name) != Some(AxisId(index)) {
            problems.push(Problem::DuplicateAxis { name });
        }
        if axis.size == 0 {
            let name = axis.name.clone();
            problems.push(Problem::EmptyAxis { name });
        }
        devices = devices.saturating_mul(axis.size as u128);
    }
    if devices > MAX_DEVICES as u128 {
        problems.push(Problem::TooManyDevices { devices });
    }
    problems
}

/// An annotation has the dimensions of its value, and names axes of the mesh, none twice.
pub(super) fn check_annotation(mesh: &Mesh, value: &Value) -> Vec<Problem> {
    let Some(annotation) = &value.annotation else {
        return vec![];
    };
    let mut problems = Vec::new();
    let rank = value.ty.shape.len();
    let (dims, open) = (annotation.sharding.dims.len(), annotation.open.len());
    if (dims, open) != (rank, rank) {
        problems.push(Problem::AnnotationRank { dims, open, rank });
    }
    let axes: Vec<AxisId> = annotation.sharding.axes().collect();
    let count = mesh.axes.len();
    for (position, &AxisId(axis)) in axes.iter().enumerate() {
        match mesh.axes.get(axis) {
            None => problems.push(Problem::NoAxis { axis, count }),
            Some(known) if axes[..position].contains(&AxisId(axis)) => {
                let name = known.name.clone();
                problems.push(Problem::AxisTwice { name });
            }
            Some(_) => {}
        }
    }
    problems
}

/// Members of a group have one rank: what does not fit the first one, by function.
pub(super) fn check_groups(module: &Module) -> BTreeMap<usize, Vec<(ValueId, Problem)>> {
    let mut ranks = BTreeMap::new();
    let mut problems: BTreeMap<usize, Vec<_>> = BTreeMap::new();
    for (index, function) in module.functions.iter().enumerate() {
        for (id, value) in &function.values {
            let groups = value.annotation.iter().flat_map(|it| &it.groups);
            let rank = value.ty.shape.len();
            for &group in groups {
                let expected = *ranks.entry(group).or_insert(rank);
                if rank != expected {
                    let problem = Problem::GroupRank {
                        group,
                        rank,
                        expected,
                    };
                    problems.entry(index).or_default().push((id, problem));
                }
            }
        }
    }
    problems
}

/// Replacing results and replaced arguments are there, have one type, and occur once.
pub(super) fn check_replaces(function: &Function) -> Vec<Problem> {
    let mut problems = Vec::new();
    let counts = [function.outputs.len(), function.inputs.len()];
    let mut known = counts.map(FixedBitSet::with_capacity);
    for &(result, argument) in &function.replaces {
        let (outputs, inputs) = (function.outputs.get(result), function.inputs.get(argument));
        let (Some(output), Some(input)) = (outputs, inputs) else {
            problems.push(Problem::NothingReplaced {
                result,
                argument,
                results: counts[0],
                arguments: counts[1],
            });
            continue;
        };
        let twice = known[0].put(result);
        if known[1].put(argument) || twice {
            problems.push(Problem::ReplacedTwice { result, argument });
        }
        // Ids that are out of range are reported as such.
        let types = [output, input].map(|id| function.values.get(*id).map(|v| &v.ty));
        if let [Some(output), Some(input)] = types
            && output != input
        {
            problems.push(Problem::ReplacedType {
                result,
                argument,
                output: output.to_string(),
                input: input.to_string(),
            });
        }
    }
    problems
}

/// What arguments and results show is there, once, and of a type that stands for it.
pub(super) fn check_shown(function: &Function) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (inputs, outputs) = (&function.inputs, &function.outputs);
    for (what, ports, ids) in [
        ("argument", &function.shown.inputs, inputs),
        ("result", &function.shown.outputs, outputs),
    ] {
        let mut known = FixedBitSet::with_capacity(ids.len());
        for &(index, shown) in ports {
            let ty = ids.get(index).and_then(|id| function.values.get(*id));
            let ty = ty.map(|value| &value.ty);
            let stands = ty.is_some_and(|ty| {
                let parts = ty.shape.last() == Some(&2);
                ty.dtype == shown.dtype() && (parts || !shown.is_complex())
            });
            // Marks a port that there is; of others there is no type either.
            if index < ids.len() && known.put(index) {
                problems.push(Problem::ShownTwice { what, index });
            }
            if !stands {
                problems.push(Problem::Shown {
                    what,
                    index,
                    shown: shown.name(),
                    ty: ty.map_or("nothing".to_owned(), ToString::to_string),
                });
            }
        }
    }
    problems
}
