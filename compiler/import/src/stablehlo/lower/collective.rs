//! Ops of several devices: groups of devices become axes of the mesh.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form names no group"
)]

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::{
    AllGather, AllReduce, AllToAll, BroadcastInDim, CollectiveBroadcast, CollectivePermute,
    Combiner, Convert, PartitionIndex, ReduceScatter, Route,
};
use peapod_ir::{AxisId, DType, OpKind, TensorType, ValueId};

use super::attributes::integers;
use super::axes::{Axes, route};
use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::general_collective;
use super::scope::Scope;
use crate::stablehlo::{Attribute, AxisReference, Operation};

/// What the numbers of an op's groups are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Numbers {
    /// Replicas; each partition on its own.
    Replicas,
    /// Partitions; each replica on its own.
    Partitions,
    /// Replicas with all their partitions.
    Whole,
    /// Devices.
    Devices,
}

/// Whether the op is one of several devices.
pub(super) fn is_collective(op: &Operation) -> bool {
    matches!(
        op.name.as_str(),
        "stablehlo.all_reduce"
            | "stablehlo.all_gather"
            | "stablehlo.reduce_scatter"
            | "stablehlo.all_to_all"
            | "stablehlo.collective_permute"
            | "stablehlo.collective_broadcast"
            | "stablehlo.partition_id"
            | "stablehlo.replica_id"
    )
}

/// Lowers one.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    scope.note_exchange(op);
    match op.name.as_str() {
        "stablehlo.partition_id" => index(scope, op, false),
        "stablehlo.replica_id" => index(scope, op, true),
        "stablehlo.collective_permute" => permute(scope, op),
        "stablehlo.collective_broadcast" => broadcast(scope, op),
        _ => exchange(scope, op),
    }
}

fn exchange<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let count = operands.len();
    if count == 0 || op.results.len() != count {
        return malformed(format!("{count} operands, {} results", op.results.len()));
    }
    let axes = axes(&scope.program.axes, op, op.name != "stablehlo.all_reduce")?;
    if axes.is_empty() {
        // Every device is alone.
        return scope.define_as(op, &operands);
    }
    let reader = scope.attributes(op);
    let combiner = match op.name.as_str() {
        "stablehlo.all_reduce" | "stablehlo.reduce_scatter" => {
            let body = Body::only(scope.text, op)?;
            match body.combiner()? {
                Some(combiner) => combiner,
                None => return general_collective::lower(scope, op, body, axes),
            }
        }
        _ => Combiner::Add,
    };
    // bounded: one for each operand
    let dims = |name| Ok(vec![reader.usize(name)?; count]);
    let kind: OpKind = match op.name.as_str() {
        "stablehlo.all_reduce" => AllReduce {
            axes,
            combiner,
            first: None,
        }
        .into(),
        "stablehlo.reduce_scatter" => ReduceScatter {
            axes,
            dims: dims("scatter_dimension")?,
            combiner,
            first: None,
        }
        .into(),
        "stablehlo.all_gather" => AllGather {
            axes,
            dims: dims("all_gather_dim")?,
        }
        .into(),
        _ => {
            let (split, size) = (reader.usize("split_count")?, scope.devices(&axes));
            if split != size {
                return malformed(format!(
                    "`split_count` is {split} for groups of {size} devices"
                ));
            }
            AllToAll {
                axes,
                split_dims: dims("split_dimension")?,
                concat_dims: dims("concat_dimension")?,
            }
            .into()
        }
    };
    scope.define(op, kind, &operands)
}

/// A number of the device among replicas or partitions.
fn index<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, replicas: bool) -> Lowered {
    let ty = scope.result_type(op)?;
    let axes = scope.program.axes.axes_of(replicas);
    let number = match axes.is_empty() {
        true => scope.build.fill(ty, Scalar::Integer(0)),
        false => {
            let scalar = TensorType::new(DType::I32, []);
            let place = scope.build.emit(PartitionIndex { axes }, &[], scalar);
            scope.build.emit(Convert, &[place], ty)
        }
    };
    scope.define_as(op, &[number])
}

fn permute<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let mesh = scope.program.axes.mesh();
    let devices = mesh.devices();
    let found = pairs(&scope.program.axes, op)?;
    let mut pairs: Vec<[usize; 2]> = Vec::with_capacity(found.len());
    for pair in found {
        let &[from, to] = &pair[..] else {
            return malformed("expected `source_target_pairs` to be a list of pairs");
        };
        if let Some(device) = [from, to].into_iter().find(|id| *id >= devices as u64) {
            return malformed(format!(
                "device {device} is out of range of {devices} devices"
            ));
        }
        pairs.push([from as usize, to as usize]);
    }
    for end in [0, 1] {
        let mut ends: Vec<usize> = pairs.iter().map(|pair| pair[end]).collect();
        ends.sort_unstable();
        if ends.windows(2).any(|pair| pair[0] == pair[1]) {
            return malformed("expected each device at most once as source and once as target");
        }
    }
    if pairs.is_empty() || devices == 1 {
        let made: Vec<ValueId> = operands
            .iter()
            .map(|&operand| match pairs.is_empty() {
                true => zeros(&mut scope.build, operand),
                false => operand,
            })
            .collect();
        return scope.define_as(op, &made);
    }
    let (axes, along) = route(&mesh, &pairs);
    let size = mesh.parts(&axes);
    let route = shift(&along, size).unwrap_or(Route::Pairs(along));
    scope.define(op, CollectivePermute { axes, route }, &operands)
}

/// Zeros like a value.
fn zeros(build: &mut Builder, like: ValueId) -> ValueId {
    let ty = build.ty(like).clone();
    let zero = build.scalar(ty.dtype, Scalar::Integer(0));
    build.emit(BroadcastInDim { dims: vec![] }, &[zero], ty)
}

/// Pairs, in order, that are all that one shift makes.
fn shift(pairs: &[[usize; 2]], size: usize) -> Option<Route> {
    let (size, [from, to]) = (size as i64, (*pairs.first()?).map(|place| place as i64));
    let offsets = [to - from, to - from + size, to - from - size];
    let made = |offset: i64, wrap: bool| {
        let all = (0..size).map(move |from| [from, from + offset]);
        let kept = all.filter(move |pair| wrap || (0..size).contains(&pair[1]));
        kept.map(move |pair| [pair[0], pair[1].rem_euclid(size)])
    };
    let own = || pairs.iter().map(|pair| pair.map(|place| place as i64));
    for (offset, wrap) in [(offsets[0], true), (offsets[0], false)] {
        if made(offset, wrap).eq(own()) {
            return Some(Route::Shift { offset, wrap });
        }
    }
    None
}

fn broadcast<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let axes = axes(&scope.program.axes, op, false)?;
    if axes.is_empty() {
        return scope.define_as(op, &operands);
    }
    let mesh = scope.program.axes.mesh();
    // The first of a group is the one that sends.
    let senders = match by_axes(op) {
        Some(_) => vec![0],
        None => {
            let groups = groups(&scope.program.axes, op)?;
            let firsts = groups.iter().filter_map(|group| group.first());
            firsts
                .map(|first| mesh.position(*first as usize, &axes))
                .collect()
        }
    };
    let source = senders[0];
    if senders.iter().any(|other| *other != source) {
        return unsupported("broadcast groups with different source positions");
    }
    scope.define(op, CollectiveBroadcast { axes, source }, &operands)
}

/// The axes that the devices of each group differ in.
fn axes(known: &Axes, op: &Operation, ordered: bool) -> Lowered<Vec<AxisId>> {
    if let Some(references) = by_axes(op) {
        let axes = references.iter().map(|reference| known.resolve(reference));
        let mut axes = axes.collect::<Lowered<Vec<_>>>()?.concat();
        let mesh = known.mesh();
        axes.retain(|axis| mesh.size(*axis) > 1);
        return Ok(axes);
    }
    known.group_axes(&groups(known, op)?, ordered)
}

/// Makes the cuts that the groups of an op need.
pub(super) fn cut_for(known: &mut Axes, op: &Operation) {
    if let Some(references) = by_axes(op) {
        known.cut_for_axes(&references);
    } else if op.name == "stablehlo.collective_permute" {
        // Any pairs are some of the devices of the whole mesh.
    } else if let Ok(groups) = groups(known, op) {
        known.cut_for_groups(&groups);
    }
}

/// The largest number of the groups of an op, and whether it is that of a replica.
pub(super) fn largest(op: &Operation) -> Option<(u64, bool)> {
    let name = match op.name.as_str() {
        "stablehlo.collective_permute" => "source_target_pairs",
        _ => "replica_groups",
    };
    let largest = integers(op.attribute(name)?)?.into_iter().max()?;
    let replicas = matches!(numbers(op), Numbers::Replicas | Numbers::Whole);
    Some((u64::try_from(largest).ok()?, replicas))
}

/// Groups that are given as axes.
fn by_axes(op: &Operation) -> Option<Vec<AxisReference>> {
    let Attribute::Dialect(groups) = op.attribute("replica_groups")? else {
        return None;
    };
    let Some(Attribute::Array(axes)) = groups.get("axes") else {
        return None;
    };
    let reference = |axis: &Attribute| match axis {
        Attribute::Axis(axis) => Some(axis.clone()),
        Attribute::String(name) => Some(AxisReference {
            name: name.clone(),
            sub_axis: None,
        }),
        _ => None,
    };
    axes.iter().map(reference).collect()
}

fn numbers(op: &Operation) -> Numbers {
    let handle = match op.attribute("channel_handle") {
        Some(Attribute::Dialect(channel)) => channel.get("handle"),
        _ => None,
    };
    let channel = matches!(handle, Some(Attribute::Integer { value, .. }) if *value > 0);
    let global = match op.attribute("use_global_device_ids") {
        Some(Attribute::Unit | Attribute::Bool(true)) => true,
        Some(_) | None => false,
    };
    let pairwise = matches!(
        op.name.as_str(),
        "stablehlo.all_to_all" | "stablehlo.collective_permute" | "stablehlo.collective_broadcast"
    );
    match (pairwise, channel, global) {
        (true, true, _) => Numbers::Partitions,
        (true, false, _) | (false, false, false) => Numbers::Replicas,
        (false, true, false) => Numbers::Whole,
        (false, _, true) => Numbers::Devices,
    }
}

/// Groups of devices. An empty list is one of all.
fn groups(known: &Axes, op: &Operation) -> Lowered<Vec<Vec<u64>>> {
    let rows = rows(op, "replica_groups")?;
    let (replicas, partitions) = (known.replicas(), known.partitions());
    let rows = match rows.iter().all(Vec::is_empty) {
        false => rows,
        true => vec![match numbers(op) {
            Numbers::Replicas | Numbers::Whole => (0..replicas).collect(),
            Numbers::Partitions => (0..partitions).collect(),
            Numbers::Devices => (0..replicas * partitions).collect(),
        }],
    };
    as_devices(known, op, &rows)
}

/// Pairs of devices.
fn pairs(known: &Axes, op: &Operation) -> Lowered<Vec<Vec<u64>>> {
    as_devices(known, op, &rows(op, "source_target_pairs")?)
}

/// Devices in the place of replicas or partitions, which are counted by replica first.
fn as_devices(known: &Axes, op: &Operation, rows: &[Vec<u64>]) -> Lowered<Vec<Vec<u64>>> {
    let (replicas, partitions) = (known.replicas(), known.partitions());
    let numbers = numbers(op);
    let (limit, what) = match numbers {
        Numbers::Replicas | Numbers::Whole => (replicas, "replica"),
        Numbers::Partitions => (partitions, "partition"),
        Numbers::Devices => (replicas * partitions, "device"),
    };
    if let Some(number) = rows.iter().flatten().find(|number| **number >= limit) {
        return malformed(format!("{what} {number} is out of range of {limit}"));
    }
    let each = |count: u64, device: &dyn Fn(u64, u64) -> u64| {
        let copies = (0..count).flat_map(|other| {
            let row = move |row: &Vec<u64>| row.iter().map(|own| device(*own, other)).collect();
            rows.iter().map(row).collect::<Vec<Vec<u64>>>()
        });
        copies.collect::<Vec<_>>()
    };
    Ok(match numbers {
        Numbers::Devices => rows.to_vec(),
        Numbers::Replicas => each(partitions, &|own, other| own * partitions + other),
        Numbers::Partitions => each(replicas, &|own, other| other * partitions + own),
        Numbers::Whole => {
            let all = |own: &u64| {
                let first = own * partitions;
                first..first + partitions
            };
            let row = |row: &Vec<u64>| row.iter().flat_map(all).collect();
            rows.iter().map(row).collect()
        }
    })
}

/// The rows of a matrix of numbers.
fn rows(op: &Operation, name: &str) -> Lowered<Vec<Vec<u64>>> {
    let Some(Attribute::Dense(dense)) = op.attribute(name) else {
        return malformed(format!("missing attribute `{name}` that lists devices"));
    };
    let &[Some(_), Some(columns)] = &dense.ty.shape[..] else {
        return malformed(format!("expected `{name}` to be a matrix"));
    };
    let Some(numbers) = integers(op.attribute(name).unwrap_or(&Attribute::Unit)) else {
        return malformed(format!("expected `{name}` to be a list of integers"));
    };
    if numbers.contains(&-1) {
        return unsupported("groups of different sizes");
    }
    let numbers = numbers.into_iter().map(u64::try_from);
    let Ok(numbers) = numbers.collect::<Result<Vec<u64>, _>>() else {
        return malformed(format!("expected `{name}` to be non-negative"));
    };
    let columns = usize::try_from(columns).unwrap_or(usize::MAX).max(1);
    Ok(numbers.chunks(columns).map(<[u64]>::to_vec).collect())
}
