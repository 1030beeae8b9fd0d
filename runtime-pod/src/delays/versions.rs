//! Which versions of weights the steps of a program read.

use std::collections::{BTreeMap, BTreeSet};

use peapod_schemas::pod::delays::{Delays, Weights};
use peapod_schemas::pod::{self, Fusion, Op, Step};

use super::{Event, What};

/// A version of weights, as a step knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Version {
    /// One of steps before this one.
    Older,
    /// The one that the step begins with.
    Own,
    /// The one after the update.
    Next,
}

/// Weights and their versions that a value follows from, if it follows from nothing else that
/// differs from step to step.
type Seen = Option<BTreeSet<(usize, Version)>>;

/// Versions that are told apart in one value, at most: what is made of more is taken for something
/// else.
const MOST: usize = 16;

/// What happens to the weights of a stage in a step, in order.
pub(super) fn events(program: &pod::Program, delays: &Delays) -> Vec<Event> {
    let steps = &program.entry().steps;
    // bounded: the values that there are
    let mut makers = vec![None; program.entry().values.len()];
    for (step, it) in steps.iter().enumerate() {
        for (position, &result) in it.results.iter().enumerate() {
            makers[result] = Some((step, position));
        }
    }
    let seen = seen(program, delays);
    let mut events = Vec::new();
    for read in &delays.reads {
        let Some((step, position)) = makers[read.value] else {
            continue;
        };
        let what = |version: Version| match read.backward {
            true => What::Backward(read.microbatch, version),
            false => What::Forward(read.microbatch, version),
        };
        let found = newest(direct(&steps[step], position, &seen));
        events.extend(found.into_iter().map(|(weights, version)| Event {
            step,
            weights,
            what: what(version),
        }));
    }
    for (weights, it) in delays.weights.iter().enumerate() {
        let root = program.entry().values[it.updated].root;
        let step = makers[it.updated].or(makers[root]);
        events.push(Event {
            step: step.map_or(0, |(step, _)| step),
            weights,
            what: What::Update,
        });
    }
    events.sort_by_key(|it| (it.step, it.what == What::Update));
    events
}

/// Of each weights the newest version: an average change is of versions before it.
fn newest(seen: BTreeSet<(usize, Version)>) -> BTreeSet<(usize, Version)> {
    let last = |&(weights, version): &(usize, Version)| {
        let same = seen.iter().filter(|(other, _)| *other == weights);
        same.map(|(_, other)| *other).max() == Some(version)
    };
    seen.iter().copied().filter(last).collect()
}

/// Per value of the entry, what it follows from.
fn seen(program: &pod::Program, delays: &Delays) -> Vec<Seen> {
    let entry = program.entry();
    let constant = |value: &pod::Value| matches!(value.place, Some(pod::Place::Constant(_)));
    let values = entry.values.iter();
    let values = values.map(|value| constant(value).then(BTreeSet::new));
    let mut seen: Vec<Seen> = values.collect();
    for (weights, it) in delays.weights.iter().enumerate() {
        arguments(program, (weights, it), &mut seen);
    }
    let updated = delays.weights.iter().enumerate();
    let updated: BTreeMap<usize, usize> = updated.map(|(at, it)| (it.updated, at)).collect();
    for step in &entry.steps {
        for (position, &result) in step.results.iter().enumerate() {
            let read = if let Op::Receive(_) = step.op {
                None
            } else {
                let operands = operands(step, position).into_iter();
                together(operands.map(|value| at(program, &seen, value)))
            };
            seen[result] = match updated.get(&result) {
                Some(&weights) => Some(BTreeSet::from([(weights, Version::Next)])),
                None => read,
            };
        }
    }
    // What is another shape of a value is that value.
    (0..seen.len())
        .map(|it| at(program, &seen, it).clone())
        .collect()
}

/// What arguments that belong to weights are.
fn arguments(program: &pod::Program, (weights, it): (usize, &Weights), seen: &mut [Seen]) {
    let known = [
        (Some(it.input), Some(Version::Own)),
        (it.older, Some(Version::Older)),
        (it.average, None),
    ];
    for (input, version) in known {
        if let Some(input) = input {
            let versions = version.map(|it| (weights, it));
            seen[program.inputs[input].value] = Some(versions.into_iter().collect());
        }
    }
}

fn at<'a>(program: &pod::Program, seen: &'a [Seen], value: usize) -> &'a Seen {
    match &seen[value] {
        Some(_) => &seen[value],
        None => &seen[program.entry().values[value].root],
    }
}

/// What follows from all of these alone.
fn together<'a>(mut all: impl Iterator<Item = &'a Seen>) -> Seen {
    let union = all.try_fold(BTreeSet::new(), |mut union, seen| {
        union.extend(seen.as_ref()?.iter().copied());
        Some(union)
    });
    union.filter(|it| it.len() <= MOST)
}

/// The versions that a step reads for a result besides what else it reads.
fn direct(step: &Step, position: usize, seen: &[Seen]) -> BTreeSet<(usize, Version)> {
    let operands = operands(step, position).into_iter();
    let read = operands.filter_map(|value| seen[value].as_ref());
    read.flatten().copied().collect()
}

/// The values that a result of a step is computed of.
fn operands(step: &Step, position: usize) -> Vec<usize> {
    if step.op == Op::Copy {
        return vec![step.operands[position]];
    }
    let Op::Fusion(fusion) = &step.op else {
        return step.operands.clone();
    };
    let read = registers(fusion, fusion.outputs[position]);
    let operands = step.operands.iter().enumerate();
    operands
        .filter(|(register, _)| read.contains(register))
        .map(|(_, value)| *value)
        .collect()
}

/// Registers that one is computed of.
fn registers(fusion: &Fusion, register: usize) -> BTreeSet<usize> {
    let mut read = BTreeSet::from([register]);
    let first = fusion.views.len();
    for (index, step) in fusion.body.iter().enumerate().rev() {
        if read.contains(&(first + index)) {
            read.extend(&step.registers[..step.op.arity()]);
        }
    }
    read
}
