//! What the ops of the forward pass take on a machine, with what the backward pass does of them.

use std::collections::BTreeSet;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::{OpId, ValueId};

use super::super::cost::{self, BYTES_PER_LINK_BYTE};
use super::super::dependence::{Dependence, Part};
use super::super::timing::Machine;
use super::cut::Loads;
use super::{crossing, weights};

/// By an estimate of each op, in bytes of memory traffic.
pub(super) fn estimated(dependence: &Dependence<'_>, forward: &[OpId]) -> Loads {
    let function = dependence.function;
    let time = forward
        .iter()
        .map(|id| cost::of(dependence.module, function, function.op(*id)));
    let received = crossing(dependence, forward).into_iter();
    Loads {
        time: time.collect(),
        received: received.map(|it| BYTES_PER_LINK_BYTE * it).collect(),
        held: vec![0.0; forward.len()],
        kept: vec![0.0; forward.len()],
    }
}

/// By what a machine takes, in seconds.
pub(super) fn timed(
    dependence: &Dependence<'_>,
    forward: &[OpId],
    (machine, rematerialise): (&Machine, bool),
) -> Loads {
    let mut positions: SecondaryMap<OpId, Option<usize>> = SecondaryMap::new();
    for (position, id) in forward.iter().enumerate() {
        positions[*id] = Some(position);
    }
    let received = crossing(dependence, forward).into_iter();
    // The backward pass does the forward pass once more if it computes activations again.
    let times = if rematerialise { 2.0 } else { 1.0 };
    let mut loads = Loads {
        time: forward
            .iter()
            .map(|id| times * machine.seconds[*id])
            .collect(),
        received: received.map(|it| machine.seconds_per_byte * it).collect(),
        held: held(dependence, forward),
        kept: vec![0.0; forward.len()],
    };
    for (id, position) in backward(dependence, &positions, forward.len()) {
        loads.time[position] += machine.seconds[id];
    }
    let bytes = kept(dependence, forward);
    match rematerialise {
        // Those of one microbatch at a time.
        true => loads
            .held
            .iter_mut()
            .zip(bytes)
            .for_each(|(held, it)| *held += it),
        false => loads.kept = bytes,
    }
    loads
}

/// Ops of the backward pass, each with the op of the forward pass that it is about: the last one
/// whose results it reads, and no later one than what it continues with.
fn backward(
    dependence: &Dependence<'_>,
    positions: &SecondaryMap<OpId, Option<usize>>,
    count: usize,
) -> Vec<(OpId, usize)> {
    let function = dependence.function;
    let mut about: SecondaryMap<OpId, Option<usize>> = SecondaryMap::new();
    let mut found = Vec::new();
    for id in function.op_ids() {
        let micro = matches!(dependence.parts[id], Part::Micro(_));
        if !micro || positions[id].is_some() {
            continue;
        }
        let makers = function.op(id).operands();
        let makers: Vec<OpId> = makers.filter_map(|it| dependence.makers[it]).collect();
        let latest = makers.iter().filter_map(|it| about[*it]).min();
        let latest = latest.unwrap_or(count - 1);
        let read = makers.iter().filter_map(|it| positions[*it]);
        let own = read.filter(|it| *it <= latest).max().unwrap_or(latest);
        about[id] = Some(own);
        found.push((id, own));
    }
    found
}

/// Bytes of the parameters that each op is the first to read, with their gradients, and what
/// optimisers keep: as much of each parameter as of all.
fn held(dependence: &Dependence<'_>, forward: &[OpId]) -> Vec<f64> {
    let function = dependence.function;
    let bytes = |value: ValueId| function.ty(value).size_bytes() as f64;
    let weights = weights(dependence);
    let mut seen: BTreeSet<ValueId> = BTreeSet::new();
    let own = forward.iter().map(|id| {
        let read = function.op(*id).operands().flat_map(|it| &weights[it]);
        let first = read.copied().filter(|it| seen.insert(*it));
        first.map(bytes).sum()
    });
    let own: Vec<f64> = own.collect();
    let replaced = function.replaces.iter();
    let state: f64 = replaced
        .map(|(_, input)| bytes(function.inputs[*input]))
        .sum();
    let parameters: f64 = own.iter().sum();
    let each = 1.0 + state / parameters.max(1.0);
    own.into_iter().map(|it| it * each).collect()
}

/// Bytes of what each op makes that the backward pass reads.
fn kept(dependence: &Dependence<'_>, forward: &[OpId]) -> Vec<f64> {
    let function = dependence.function;
    let mut read: SecondaryMap<ValueId, bool> = SecondaryMap::new();
    for id in function.op_ids() {
        let micro = matches!(dependence.parts[id], Part::Micro(_));
        if micro && !dependence.forward.contains(id) {
            function.op(id).operands().for_each(|it| read[it] = true);
        }
    }
    let bytes = forward.iter().map(|id| {
        let results = function.op(*id).outputs.iter().filter(|it| read[**it]);
        results.map(|it| function.ty(*it).size_bytes() as f64).sum()
    });
    bytes.collect()
}
