//! Splits axes of the mesh of which only a part fits a factor of a reshape, or another axis that it
//! changes places with.
//!
//! 96 columns over eight devices become six heads of 16: the heads fit two of the eight, and no
//! axis of the mesh is these two. As one axis, all eight would have to be gathered; as two axes, of
//! two devices and four, the heads stay split over the first.
//!
//! Where an axis of two and one of four change places, as in a transpose, half of the larger one
//! moves to the other dimension, and then shards are alike: they are exchanged as they are.
//!
//! Shardings are propagated to find such axes, where a program has ops that could have any.
//! Programs that name axes in ops stay: what is written for one device is written for a mesh.

use std::collections::BTreeSet;

use peapod_ir::ops::TensorOp;
use peapod_ir::{Axis, AxisId, Mesh, Module, OpKind, OpTypes, TensorType};

use super::propagate::{Propagation, Shardings, propagate};
use crate::error::PassError;

/// Rounds of splitting, each of one axis.
const ROUNDS: usize = 4;

/// Elements of a shard that are rather gathered at once than that a mesh has more axes, and several
/// exchanges take its place.
const GATHERED_AT_ONCE: usize = 1024;

/// Splits axes until no reshape needs a part of one.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let mut rounds = if names_axes(module) { 0 } else { ROUNDS };
    while rounds > 0 && (could_split(module) || could_exchange(module)) {
        let propagation = propagate(module);
        let found = wanted(module, &propagation).or_else(|| exchanged(module, &propagation));
        let goes_on = found.is_some_and(|(axis, major)| split(module, axis, major));
        rounds = if goes_on { rounds - 1 } else { 0 };
    }
    Ok(())
}

/// Whether any op is for certain axes.
fn names_axes(module: &mut Module) -> bool {
    let functions = module.functions.iter_mut();
    let mut ops = functions.flat_map(|function| &mut function.ops);
    ops.any(|op| {
        let OpKind::Tensor(kind) = &mut op.kind else {
            return false;
        };
        !kind.axes_mut().is_empty()
    })
}

/// Extents of the factors of each dimension of a reshape's operand and of its result that is a
/// product of several.
fn products(module: &Module, function: usize, op: usize) -> Vec<(bool, usize, Vec<usize>)> {
    let function = &module.functions[function];
    let op = &function.ops[op];
    let OpKind::Reshape(_) = &op.kind else {
        return vec![];
    };
    let rule = op.kind.def().dimensions(&OpTypes::of(function, op));
    let sides = [(false, &rule.operands[0]), (true, &rule.results[0])];
    let dims = sides.into_iter().flat_map(|(is_result, dims)| {
        let dims = dims.iter().enumerate();
        dims.map(move |(dim, factors)| (is_result, dim, factors))
    });
    let extents = dims.map(|(is_result, dim, factors)| {
        let extents = factors.iter().map(|factor| rule.factors[*factor].extent);
        (
            is_result,
            dim,
            extents.filter(|extent| *extent > 1).collect(),
        )
    });
    extents
        .filter(|(.., extents): &(_, _, Vec<usize>)| extents.len() > 1)
        .collect()
}

/// Whether some axis has a part that fits a factor, though not all of it does.
fn could_split(module: &Module) -> bool {
    let fits = |extent: &usize| {
        let mut axes = module.mesh.axes.iter();
        axes.any(|axis| part(*extent, axis.size).is_some())
    };
    let functions = module.functions.iter().enumerate();
    let mut ops = functions.flat_map(|(at, function)| {
        let ops = 0..function.ops.len();
        ops.map(move |op| (at, op))
    });
    ops.any(|(function, op)| {
        let mut products = products(module, function, op).into_iter();
        products.any(|(.., extents)| extents.iter().any(fits))
    })
}

/// The devices of an axis that fit an extent, if these are some of several.
fn part(extent: usize, size: usize) -> Option<usize> {
    let common = gcd(extent, size);
    (common > 1 && common < size).then_some(common)
}

/// The first axis of which a part fits a factor of a reshape, and how many devices that is.
fn wanted(module: &Module, propagation: &Propagation) -> Option<(AxisId, usize)> {
    for (at, function) in module.functions.iter().enumerate() {
        for (index, op) in function.ops.iter().enumerate() {
            for (is_result, dim, extents) in products(module, at, index) {
                let value = match is_result {
                    true => op.outputs[0],
                    false => op.inputs[0]?,
                };
                let shardings: &Shardings = &propagation.shardings[at];
                let axes = &shardings[value].dims[dim];
                let ty = function.ty(value);
                if !is_worth_it(ty, dim, propagation.mesh.parts(axes)) {
                    continue;
                }
                let found = misfit(&propagation.mesh, axes, &extents);
                let known = |(axis, _): &(AxisId, usize)| axis.0 < module.mesh.axes.len();
                if let Some(found) = found.filter(known) {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// Whether shards over parts of an axis are worth having: devices without an index are left out
/// anyway, and of one index a device nothing is left to be split otherwise, but more is gathered.
fn is_worth_it(ty: &TensorType, dim: usize, parts: usize) -> bool {
    let extent = ty.shape[dim];
    extent > parts || extent == parts && ty.elements() / parts >= GATHERED_AT_ONCE
}

/// The axis that fits what is left of a factor in part only.
fn misfit(mesh: &Mesh, axes: &[AxisId], extents: &[usize]) -> Option<(AxisId, usize)> {
    let mut extents = extents.iter();
    let mut rest = *extents.next()?;
    for axis in axes {
        let size = mesh.size(*axis);
        if !rest.is_multiple_of(size) {
            return part(rest, size).map(|part| (*axis, part));
        }
        rest /= size;
        if rest == 1 {
            rest = *extents.next()?;
        }
    }
    None
}

/// Whether axes of different sizes could change places: a tensor is transposed, or annotations have
/// them in both orders.
fn could_exchange(module: &Module) -> bool {
    let size = |axis: AxisId| module.mesh.axes.get(axis.0).map_or(1, |axis| axis.size);
    let mut orders: BTreeSet<[AxisId; 2]> = BTreeSet::new();
    let mut transposes = false;
    for function in &module.functions {
        let mut ops = function.ops.iter();
        transposes |= ops.any(|op| matches!(op.kind, OpKind::Tensor(TensorOp::Transpose(_))));
        for annotation in function
            .values
            .values()
            .filter_map(|of| of.annotation.as_ref())
        {
            let dims = annotation.sharding.dims.iter();
            let lone = dims.filter(|axes| axes.len() == 1).map(|axes| axes[0]);
            let lone: Vec<AxisId> = lone.collect();
            for (at, &first) in lone.iter().enumerate() {
                let later = lone[at + 1..].iter().map(|&second| [first, second]);
                orders.extend(later);
            }
        }
    }
    let mut pairs = orders.iter();
    pairs.any(|&[a, b]| {
        let parts = part(size(a), size(b)).or(part(size(b), size(a)));
        parts.is_some() && (transposes || orders.contains(&[b, a]))
    })
}

/// The first axis that changes places with one that a part of it is as large as, and how many
/// devices that is.
fn exchanged(module: &Module, propagation: &Propagation) -> Option<(AxisId, usize)> {
    for (function, shardings) in module.functions.iter().zip(&propagation.shardings) {
        for op in &function.ops {
            let rule = op.kind.def().dimensions(&OpTypes::of(function, op));
            for (result, to) in op.outputs.iter().zip(&rule.results) {
                let wanted = lone(to, &shardings[*result].dims);
                for (operand, from) in op.inputs.iter().zip(&rule.operands) {
                    let Some(operand) = operand.filter(|_| wanted.len() > 1) else {
                        continue;
                    };
                    let held = lone(from, &shardings[operand].dims);
                    let found = swapped(&propagation.mesh, &held, &wanted);
                    let known = |(axis, _): &(AxisId, usize)| axis.0 < module.mesh.axes.len();
                    if let Some(found) = found.filter(known) {
                        return Some(found);
                    }
                }
            }
        }
    }
    None
}

/// The axis of a factor that one which a part of it is as large as is wanted for, where it is
/// wanted for that one's factor.
fn swapped(
    mesh: &Mesh,
    held: &[(usize, AxisId)],
    wanted: &[(usize, AxisId)],
) -> Option<(AxisId, usize)> {
    let pairs = held.iter().flat_map(|a| held.iter().map(move |b| (a, b)));
    let swapped = pairs.filter(|((first, a), (second, b))| {
        a != b && wanted.contains(&(*first, *b)) && wanted.contains(&(*second, *a))
    });
    let mut parts = swapped.filter_map(|((_, a), (_, b))| {
        let part = part(mesh.size(*b), mesh.size(*a))?;
        Some((*a, part))
    });
    parts.next()
}

/// The axis of each factor that is a dimension by itself and is split over one axis.
fn lone(factors: &[Vec<usize>], dims: &[Vec<AxisId>]) -> Vec<(usize, AxisId)> {
    let pairs = factors.iter().zip(dims);
    let lone = pairs.filter_map(|(factors, axes)| match (&factors[..], &axes[..]) {
        (&[factor], &[axis]) => Some((factor, axis)),
        _ => None,
    });
    lone.collect()
}

/// Makes an axis two, of which the major one has so many devices; whether their names are free.
fn split(module: &mut Module, axis: AxisId, major: usize) -> bool {
    let Axis { name, size } = module.mesh.axes[axis.0].clone();
    let names = [0, 1].map(|part| format!("{name}.{part}"));
    if names.iter().any(|name| module.mesh.axis(name).is_some()) {
        return false;
    }
    let [first, second] = names;
    let parts = [(first, major), (second, size / major)];
    let parts = parts.map(|(name, size)| Axis { name, size });
    module.mesh.axes.splice(axis.0..=axis.0, parts);
    let moved = |own: AxisId| match own.0.cmp(&axis.0) {
        std::cmp::Ordering::Less => vec![own],
        std::cmp::Ordering::Equal => vec![own, AxisId(own.0 + 1)],
        std::cmp::Ordering::Greater => vec![AxisId(own.0 + 1)],
    };
    for function in &mut module.functions {
        let values = function.values.values_mut();
        for annotation in values.filter_map(|value| value.annotation.as_mut()) {
            let sharding = &mut annotation.sharding;
            for axes in sharding.dims.iter_mut().chain([&mut sharding.partial]) {
                *axes = axes.iter().copied().flat_map(moved).collect();
            }
        }
    }
    true
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
