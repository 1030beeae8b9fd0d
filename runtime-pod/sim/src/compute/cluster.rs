//! Steps that the machine's compiler runs as one kernel.
//!
//! A pod's steps are what the host's executor runs; a compiler for a systolic machine also computes
//! elementwise chains and sums on the way into and out of a matrix product, so that what is between
//! them never reaches memory. Three rules, in this order:
//!
//! 1. *Again*: a cheap fusion is computed by every reader (`flow.rs`).
//!    Slices, pads, broadcasts, reversals and concatenations are fusions, too, in all three rules;
//!    only concatenations are not computed where a matrix product reads them.
//! 2. *Into*: a fusion whose only reader is a matrix product or a sum is computed where that reads
//!    it. What it would have written is neither written nor read.
//! 3. *Out of*: a fusion or a sum that reads the result of a matrix product, fusion or sum joins
//!    that kernel if everything else it reads was there before that kernel. The result is written
//!    only if others read it as well. A kernel has one matrix product at most. What needs a sum
//!    joins its kernel only if it is no larger than the sum: else the elements that were summed
//!    would have to pass by a second time. What reads the result of a permutation between devices
//!    does not join a product that could run while that is on its way. What only
//!    replaces a part of a tensor is written there.
//!
//! Kernels run in the order of their *anchors*, positions in the program; every kernel reads only
//! what kernels with earlier anchors wrote.

use super::flow::{Flow, is_elementwise, is_matrix, is_sum, takes};
use peapod_schemas::pod::{Collective, CollectiveKind, Computation, Op};

/// A kernel: steps that run together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cluster {
    /// Indices of its steps, in the order of the program, with those that it computes again.
    pub steps: Vec<usize>,
    /// Position in the program at which it runs.
    pub anchor: usize,
    /// Values that it reads and others wrote.
    pub reads: Vec<usize>,
    /// Values that it writes and others read.
    pub writes: Vec<usize>,
}

/// Whether steps are taken together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kernels {
    /// By the rules above.
    #[default]
    Joined,
    /// Every step is a kernel of its own, as the host's executor runs them.
    Single,
}

/// Kernels of a computation, by their anchors.
pub fn clusters(computation: &Computation, kernels: Kernels) -> Vec<Cluster> {
    let joined = kernels == Kernels::Joined;
    let flow = Flow::of(computation, joined);
    let mut anchor: Vec<usize> = (0..computation.steps.len()).collect();
    if joined {
        join_readers(computation, &flow, &mut anchor);
        join_makers(computation, &flow, &mut anchor);
    }
    let mut members: Vec<Vec<usize>> = vec![vec![]; anchor.len()];
    for (step, anchor) in anchor
        .iter()
        .enumerate()
        .filter(|(step, _)| !flow.again[*step])
    {
        members[*anchor].push(step);
    }
    let occupied = members.into_iter().enumerate();
    let occupied = occupied.filter(|(_, steps)| !steps.is_empty());
    occupied
        .map(|(at, steps)| cluster(computation, &flow, &anchor, at, &steps))
        .collect()
}

/// Rule 2: the anchor of a fusion becomes that of its only reader.
fn join_readers(computation: &Computation, flow: &Flow, anchor: &mut [usize]) {
    let steps = &computation.steps;
    for (index, step) in steps.iter().enumerate().rev() {
        let made = computation.makes(step);
        let mut readers = made.flat_map(|value| &flow.readers[value]);
        let Some(&reader) = readers.next().filter(|_| !flow.again[index]) else {
            continue;
        };
        let only = readers.all(|other| *other == reader);
        let leaves = computation.makes(step).any(|value| flow.leaves[value]);
        let ends = is_matrix(&steps[reader]) || is_sum(&steps[reader]);
        let taken = ends && takes(Some(step), &steps[reader]);
        if is_elementwise(step) && only && !leaves && taken {
            anchor[index] = anchor[reader];
        }
    }
}

/// Rule 3: the anchors of a kernel without a matrix product become that of a kernel it reads from.
fn join_makers(computation: &Computation, flow: &Flow, anchor: &mut [usize]) {
    let steps = &computation.steps;
    // Sums, and what follows them within their kernel.
    let mut late: Vec<bool> = steps.iter().map(is_sum).collect();
    let mut members: Vec<Vec<usize>> = vec![vec![]; steps.len()];
    for (step, at) in anchor
        .iter()
        .enumerate()
        .filter(|(step, _)| !flow.again[*step])
    {
        members[*at].push(step);
    }
    for at in 0..steps.len() {
        let own = &members[at];
        let joins = |it: &usize| is_elementwise(&steps[*it]) || is_sum(&steps[*it]);
        let puts = |it: &usize| joins(it) || steps[*it].op == Op::DynamicUpdateSlice;
        if own.is_empty() || !own.iter().all(puts) {
            continue;
        }
        let read = own.iter().flat_map(|&it| &flow.reads[it]);
        let makers = read.filter_map(|&value| flow.maker[value].map(|it| anchor[it]));
        let makers = makers.filter(|&it| it != at);
        // What is read last was made last: only there is everything else at hand.
        let Some(last) = makers.max() else {
            continue;
        };
        let into = |it: &usize| joins(it) || is_matrix(&steps[*it]);
        let waits = |&it: &usize| waits(computation, flow, &late, anchor, (it, last));
        let holds_up = |&it: &usize| holds_up(computation, flow, it, &members[last]);
        let lands = |&it: &usize| lands(computation, flow, it, &members[last]);
        let joins = own.iter().all(lands) && !own.iter().any(|it| waits(it) || holds_up(it));
        if members[last].iter().all(into) && joins {
            let follows = |&it: &usize| {
                let mut read = late_values(flow, &late, anchor, (it, last));
                read.next().is_some()
            };
            let following: Vec<usize> = own.iter().copied().filter(|it| follows(it)).collect();
            following.into_iter().for_each(|it| late[it] = true);
            let moved = std::mem::take(&mut members[at]);
            moved.iter().for_each(|&step| anchor[step] = last);
            members[last].extend(moved);
        }
    }
}

/// The values that a step reads of what kernel `last` has only at its end.
fn late_values<'a>(
    flow: &'a Flow,
    late: &'a [bool],
    anchor: &'a [usize],
    (step, last): (usize, usize),
) -> impl Iterator<Item = usize> + 'a {
    flow.reads[step].iter().copied().filter(move |&value| {
        let maker = flow.maker[value];
        maker.is_some_and(|maker| anchor[maker] == last && late[maker])
    })
}

/// Whether a step, if it replaces a part of a tensor, does so by what the kernel makes; what a
/// matrix product makes may have no other reader.
fn lands(computation: &Computation, flow: &Flow, step: usize, members: &[usize]) -> bool {
    let steps = &computation.steps;
    if steps[step].op != Op::DynamicUpdateSlice {
        return true;
    }
    let update = computation.root(steps[step].operands[1]);
    let only = flow.readers[update].iter().all(|reader| *reader == step);
    let only = only && !flow.leaves[update];
    let lands = |maker: usize| members.contains(&maker) && (only || !is_matrix(&steps[maker]));
    flow.maker[update].is_some_and(lands)
}

/// Whether a step reads what a permutation between devices sends, and a matrix product that does
/// not would have to wait for it.
fn holds_up(computation: &Computation, flow: &Flow, step: usize, members: &[usize]) -> bool {
    let steps = &computation.steps;
    let permutes = |maker: usize| {
        let kind = steps[maker].op.collective().map(Collective::kind);
        kind == Some(CollectiveKind::CollectivePermute)
    };
    let sent = |value: &usize| flow.maker[*value].is_some_and(permutes);
    let read = |value: &usize| members.iter().any(|it| flow.reads[*it].contains(value));
    let mut own = flow.reads[step].iter();
    members.iter().any(|it| is_matrix(&steps[*it])) && own.any(|it| sent(it) && !read(it))
}

/// Whether a step has more elements than a sum of kernel `last` that it reads.
fn waits(
    computation: &Computation,
    flow: &Flow,
    late: &[bool],
    anchor: &[usize],
    at: (usize, usize),
) -> bool {
    let step = &computation.steps[at.0];
    let touched = step.results.iter().chain(&step.operands);
    let elements = |value: usize| computation.values[value].elements();
    let own = touched.map(|&value| elements(value)).max().unwrap_or(0);
    late_values(flow, late, anchor, at).any(|value| elements(value) < own)
}

fn cluster(
    computation: &Computation,
    flow: &Flow,
    anchor: &[usize],
    at: usize,
    own: &[usize],
) -> Cluster {
    let inside = |step: usize| anchor[step] == at && !flow.again[step];
    let mut reads: Vec<usize> = own
        .iter()
        .flat_map(|&step| flow.reads[step].iter().copied())
        .filter(|&value| flow.maker[value].is_none_or(|maker| !inside(maker)))
        .collect();
    reads.sort_unstable();
    reads.dedup();
    let writes = own
        .iter()
        .flat_map(|&step| computation.makes(&computation.steps[step]))
        .filter(|&value| flow.leaves[value] || flow.readers[value].iter().any(|&it| !inside(it)))
        .collect();
    let again = own.iter().flat_map(|&step| flow.through[step].iter());
    let mut steps: Vec<usize> = own.iter().chain(again).copied().collect();
    steps.sort_unstable();
    steps.dedup();
    Cluster {
        steps,
        anchor: at,
        reads,
        writes,
    }
}
