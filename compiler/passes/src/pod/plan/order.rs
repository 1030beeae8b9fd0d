//! In which order groups run.
//!
//! The order of the program, with three exceptions. A group runs no later than what needs it. A
//! group whose results are larger than what it reads, arguments not counted, runs just before its
//! first reader: running it early only costs memory. Permutations between devices stay where they
//! are: what comes between them and their readers runs while they are on their way. And collectives
//! that do not make tensors larger run as soon as their operands are there, so that gradients are
//! on their way while the rest is still computed. Messages between stages of a pipeline run in the
//! order of the program, on which the other stages count.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use peapod_ir::entity::EntityRef;
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::{Function, ValueId};

use super::fuse::{self, Groups};
use super::reads::Reads;

/// Groups in the order they run.
pub(super) fn order(function: &Function, reads: &Reads, groups: &Groups) -> Vec<usize> {
    let edges = Edges::of(function, reads, groups);
    let keys = keys(function, reads, groups, &edges);
    topological(&edges, |group| (keys[group], group))
}

/// Which groups read what which groups make, or send or receive after which; each pair once.
struct Edges {
    before: Vec<Vec<usize>>,
    after: Vec<Vec<usize>>,
}

impl Edges {
    fn of(function: &Function, reads: &Reads, groups: &Groups) -> Self {
        let count = groups.members.len();
        let mut edges = Self {
            before: vec![Vec::new(); count],
            after: vec![Vec::new(); count],
        };
        let messages = function
            .op_ids()
            .filter(|op| fuse::is_message(function, *op));
        let messages: Vec<usize> = messages.map(|op| groups.of[op]).collect();
        for pair in messages.windows(2) {
            edges.before[pair[1]].push(pair[0]);
        }
        for (group, members) in groups.members.iter().enumerate() {
            for op in members {
                let values = fuse::sources(reads, *op);
                let makers = values.filter_map(|(base, _)| reads.makers[base]);
                let own = makers.map(|maker| groups.of[maker]);
                edges.before[group].extend(own.filter(|maker| *maker != group));
            }
            edges.before[group].sort_unstable();
            edges.before[group].dedup();
            for &maker in &edges.before[group] {
                edges.after[maker].push(group);
            }
        }
        edges
    }
}

/// Per group, when it should run, as a position in the program.
fn keys(function: &Function, reads: &Reads, groups: &Groups, edges: &Edges) -> Vec<usize> {
    let natural = |members: &[peapod_ir::OpId]| members.iter().map(|op| op.index()).max();
    let members = groups.members.iter();
    let mut keys: Vec<usize> = members.map(|it| natural(it).unwrap_or(0)).collect();
    let forward = topological(edges, |group| (keys[group], group));
    for &group in &forward {
        if hurries(function, groups, group) {
            let makers = edges.before[group].iter().map(|&maker| keys[maker]);
            keys[group] = makers.max().unwrap_or(0);
        }
    }
    for &group in forward.iter().rev() {
        let Some(first) = edges.after[group].iter().map(|&reader| keys[reader]).min() else {
            continue;
        };
        keys[group] = match grows(function, reads, groups, group) {
            true => first,
            false => first.min(keys[group]),
        };
    }
    keys
}

/// Whether a group is a collective that runs as soon as it can.
fn hurries(function: &Function, groups: &Groups, group: usize) -> bool {
    groups.members[group].iter().any(|op| {
        let kind = &function.op(*op).kind;
        matches!(
            kind,
            OpKind::Tensor(TensorOp::AllReduce(_) | TensorOp::ReduceScatter(_))
        )
    })
}

/// Whether a group is a permutation between devices.
fn permutes(function: &Function, groups: &Groups, group: usize) -> bool {
    groups.members[group].iter().any(|op| {
        let kind = &function.op(*op).kind;
        matches!(kind, OpKind::Tensor(TensorOp::CollectivePermute(_)))
    })
}

/// Whether more bytes are needed after a group has run than before.
fn grows(function: &Function, reads: &Reads, groups: &Groups, group: usize) -> bool {
    if hurries(function, groups, group) || permutes(function, groups, group) {
        return false;
    }
    let bytes = |value: ValueId| function.ty(value).size_bytes();
    let (mut read, mut made): (Vec<ValueId>, usize) = (Vec::new(), 0);
    for op in &groups.members[group] {
        let outside = fuse::sources(reads, *op).map(|(base, _)| base);
        read.extend(outside.filter(|base| {
            let maker = reads.makers[*base];
            maker.is_some_and(|maker| groups.of[maker] != group)
        }));
        // Values that stay within the group count as well, which is the side to err on.
        made = made.max(function.op(*op).outputs.iter().map(|it| bytes(*it)).sum());
    }
    read.sort_unstable();
    read.dedup();
    read.into_iter().map(bytes).sum::<usize>() < made
}

/// Groups such that makers come before readers; among those that could come next, the one with
/// the smallest key.
fn topological(edges: &Edges, key: impl Fn(usize) -> (usize, usize)) -> Vec<usize> {
    let mut missing: Vec<usize> = edges.before.iter().map(Vec::len).collect();
    let free = (0..missing.len()).filter(|&group| missing[group] == 0);
    let mut ready: BinaryHeap<_> = free.map(|group| Reverse(key(group))).collect();
    let mut order = Vec::with_capacity(missing.len());
    while let Some(Reverse((_, group))) = ready.pop() {
        order.push(group);
        for &reader in &edges.after[group] {
            missing[reader] -= 1;
            if missing[reader] == 0 {
                ready.push(Reverse(key(reader)));
            }
        }
    }
    order
}
