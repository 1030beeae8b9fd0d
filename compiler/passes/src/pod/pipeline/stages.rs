//! Which stage computes what.
//!
//! Stages are consecutive parts of the forward pass, in the order of the program. An op of the
//! backward pass stays on the stage that makes its cotangents as long as all it needs of the
//! forward pass is there, and moves down to the stage that has it otherwise; so the gradient of a
//! parameter ends up where the forward pass reads that parameter. A parameter in another form, such
//! as a shorter type, is where the parameter is. What is computed once follows its largest
//! operands, parameters before others, and what follows from arguments alone is computed wherever
//! it is needed.

mod cut;
mod gradients;
mod loads;

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::Class;
use peapod_ir::{DType, OpId, Origin, ValueId};
use wildmatch::WildMatch;

use super::PipelineOptions;
use super::dependence::{Dependence, Part};
use super::device::is_constant;
use super::timing::Machine;
use crate::error::PassError;
pub(super) use cut::Room;

/// Where the forward pass is cut.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cuts {
    /// Into parts that take equally long, with little to send, and have room in memory.
    #[default]
    Balanced,
    /// Each stage but the first begins with the first op in the order of the program whose layer or
    /// result has a name like this; `*` matches any characters, `?` one.
    At(Vec<String>),
}

/// Per op, its stage; none of what is computed wherever it is needed.
pub(super) struct Stages {
    pub(super) of: SecondaryMap<OpId, Option<usize>>,
    /// Per stage, what it takes for a microbatch: its forward pass in bytes of memory traffic, or
    /// both passes in seconds of a machine.
    pub(super) costs: Vec<f64>,
}

/// What is known of the machine that stages run on.
#[derive(Default)]
pub(super) struct Known {
    /// What ops take there.
    pub(super) machine: Option<Machine>,
    /// What a stage may hold.
    pub(super) room: Option<Room>,
}

/// Ops of the forward pass that are done for every microbatch, in order.
///
/// # Errors
///
/// There are fewer than stages.
pub(super) fn forward(dependence: &Dependence<'_>, count: usize) -> Result<Vec<OpId>, PassError> {
    let is_forward = |id: &OpId| {
        let micro = matches!(dependence.parts[*id], Part::Micro(_));
        micro && dependence.forward.contains(*id)
    };
    let forward: Vec<OpId> = dependence.function.op_ids().filter(is_forward).collect();
    match forward.len() < count {
        false => Ok(forward),
        true => Err(refused(
            format!(
                "{count} stages, and {} ops in the forward pass",
                forward.len()
            ),
            "choose fewer stages; a loop over layers is one op, which `lax.scan(…, unroll=True)` \
             takes apart, or see \"A pipeline in one loop\" in docs/pipelines.md",
        )),
    }
}

/// Assigns all ops to so many stages, given those of the forward pass. Of an asynchronous pipeline
/// gradients are complete on the stages of their parameters.
///
/// # Errors
///
/// A name matches nothing in order.
pub(super) fn assign(
    dependence: &Dependence<'_>,
    (forward, count): (&[OpId], usize),
    (pipeline, known): (&PipelineOptions, &Known),
) -> Result<Stages, PassError> {
    let loads = match &known.machine {
        None => loads::estimated(dependence, forward),
        Some(machine) => loads::timed(dependence, forward, (machine, pipeline.rematerialise)),
    };
    let starts = match &pipeline.cuts {
        Cuts::Balanced => cut::balanced(&loads, count, known.room.as_ref()),
        Cuts::At(names) => named(dependence, forward, names, count)?,
    };
    let mut it = Assignment {
        dependence,
        stages: Stages {
            of: SecondaryMap::new(),
            costs: vec![0.0; count],
        },
        available: SecondaryMap::new(),
        weights: weights(dependence),
        updated: updated(dependence),
        count,
    };
    for (position, (id, cost)) in forward.iter().zip(loads.time).enumerate() {
        let stage = starts.partition_point(|start| *start <= position) - 1;
        it.put(*id, stage);
        it.stages.costs[stage] += cost;
    }
    it.backward();
    if pipeline.schedule.backward_weights().is_some() {
        it.gradients();
    }
    it.once();
    Ok(it.stages)
}

fn refused(what: String, help: &str) -> PassError {
    PassError::Refused {
        code: code::PIPELINE_STAGES,
        what,
        help: help.to_owned(),
    }
}

/// Per position in the forward pass, the bytes that a cut before it sends for a microbatch.
fn crossing(dependence: &Dependence<'_>, forward: &[OpId]) -> Vec<f64> {
    let function = dependence.function;
    let mut last: SecondaryMap<ValueId, usize> = SecondaryMap::new();
    for (position, id) in forward.iter().enumerate() {
        for operand in function.op(*id).operands() {
            last[operand] = position;
        }
    }
    let mut changes = vec![0.0; forward.len() + 1];
    for (position, id) in forward.iter().enumerate() {
        for result in &function.op(*id).outputs {
            if last[*result] > position {
                let bytes = function.ty(*result).size_bytes() as f64;
                changes[position + 1] += bytes;
                changes[last[*result] + 1] -= bytes;
            }
        }
    }
    let mut sum = 0.0;
    let sums = changes.into_iter().take(forward.len()).map(|change| {
        sum += change;
        sum
    });
    sums.collect()
}

/// Where each stage starts, by names.
fn named(
    dependence: &Dependence<'_>,
    forward: &[OpId],
    names: &[String],
    count: usize,
) -> Result<Vec<usize>, PassError> {
    if names.len() + 1 != count {
        return Err(refused(
            format!(
                "{} names of where stages begin, for {count} stages",
                names.len()
            ),
            "name where each stage but the first begins",
        ));
    }
    let function = dependence.function;
    let mut starts = vec![0];
    for name in names {
        let wanted = WildMatch::new(name);
        let matches = |id: &OpId| {
            let op = function.op(*id);
            let layer = op.location.layer().is_some_and(|it| wanted.matches(it));
            layer
                || op
                    .outputs
                    .iter()
                    .any(|it| wanted.matches(&function.value(*it).name))
        };
        let position = forward.iter().position(matches);
        let last = starts[starts.len() - 1];
        let start = position.filter(|it| *it > last).ok_or_else(|| {
            let what = match position {
                None => format!("no layer or value of the forward pass is called {name:?}"),
                Some(_) => format!("{name:?} is not after the start of the stage before"),
            };
            refused(
                what,
                "name layers in the order of the program; `peapod inspect` lists them",
            )
        })?;
        starts.push(start);
    }
    Ok(starts)
}

struct Assignment<'a, 'm> {
    dependence: &'a Dependence<'m>,
    stages: Stages,
    /// Per value, the stages that make or read it in what was assigned so far.
    available: SecondaryMap<ValueId, BTreeSet<usize>>,
    /// Per value that is computed wherever it is needed, the parameters that it is computed of.
    weights: SecondaryMap<ValueId, BTreeSet<ValueId>>,
    /// Arguments that are replaced by what follows from microbatches.
    updated: EntitySet<ValueId>,
    count: usize,
}

/// Arguments that are replaced by what follows from microbatches: weights, and what optimisers keep
/// of them, but no count of steps.
fn updated(dependence: &Dependence<'_>) -> EntitySet<ValueId> {
    let function = dependence.function;
    let mut updated = EntitySet::new();
    for &(output, input) in &function.replaces {
        let maker = dependence.makers[function.outputs[output]];
        if maker.is_some_and(|it| dependence.parts[it] != Part::Free) {
            updated.insert(function.inputs[input]);
        }
    }
    updated
}

/// Per value that follows from arguments alone, the parameters among these. Scalars that do not
/// learn (a learning rate, a count of steps) and integers (a random key) are none: every stage may
/// have them.
fn weights(dependence: &Dependence<'_>) -> SecondaryMap<ValueId, BTreeSet<ValueId>> {
    let (function, updated) = (dependence.function, updated(dependence));
    let mut weights: SecondaryMap<ValueId, BTreeSet<ValueId>> = SecondaryMap::new();
    for (_, input) in &function.replaces {
        let id = function.inputs[*input];
        let ty = function.ty(id);
        let learns = !ty.shape.is_empty() || updated.contains(id);
        if DType::FLOATS.contains(&ty.dtype) && learns {
            weights[id].insert(id);
        }
    }
    for (id, op) in function.op_ids().zip(&function.ops) {
        if matches!(dependence.parts[id], Part::Free) {
            let own: BTreeSet<ValueId> = op.operands().flat_map(|it| weights[it].clone()).collect();
            for result in &op.outputs {
                weights[*result].clone_from(&own);
            }
        }
    }
    weights
}

impl Assignment<'_, '_> {
    fn put(&mut self, id: OpId, stage: usize) {
        self.stages.of[id] = Some(stage);
        let op = self.dependence.function.op(id);
        for operand in op.operands() {
            self.touch(operand, stage);
        }
        for result in &op.outputs {
            self.available[*result].insert(stage);
        }
    }

    /// A value is needed at a stage, and so is what it is computed of there.
    fn touch(&mut self, value: ValueId, stage: usize) {
        let mut pending = vec![value];
        while let Some(value) = pending.pop() {
            if !self.available[value].insert(stage) {
                continue;
            }
            if let Some(maker) = self.dependence.makers[value]
                && matches!(self.dependence.parts[maker], Part::Free | Part::FreeMicro)
            {
                pending.extend(self.dependence.function.op(maker).operands());
            }
        }
    }

    /// The stage that makes a value, if only one does.
    fn maker(&self, value: ValueId) -> Option<usize> {
        self.stages.of[self.dependence.makers[value]?]
    }

    /// Ops that vary and are no part of the forward pass, and sinks.
    fn backward(&mut self) {
        let (dependence, function) = (self.dependence, self.dependence.function);
        for id in function.op_ids() {
            let own = match dependence.parts[id] {
                Part::Micro(_) => !dependence.forward.contains(id),
                Part::Sink(_) => true,
                Part::Free | Part::FreeMicro | Part::Once(_) => false,
            };
            if own {
                let stage = self.lowest(id);
                self.put(id, stage);
            }
        }
    }

    /// The stage of an op of the backward pass.
    fn lowest(&self, id: OpId) -> usize {
        let dependence = self.dependence;
        let op = dependence.function.op(id);
        let in_forward = |value: ValueId| {
            let maker = dependence.makers[value];
            maker.is_none_or(|it| dependence.forward.contains(it) || !self.is_backward(it))
        };
        let cotangents = op.operands().filter(|it| !in_forward(*it));
        let most = cotangents.filter_map(|it| self.maker(it)).min();
        let most = most.unwrap_or(self.count - 1);
        let needed = op.operands().filter(|it| in_forward(*it));
        let needed = needed.flat_map(|it| self.sources(it));
        let missing = needed.filter_map(|it| {
            let stages = &self.available[it];
            let there = stages.is_empty() || stages.contains(&most);
            (!there)
                .then(|| stages.range(..most).next_back().copied())
                .flatten()
        });
        missing.max().unwrap_or(most)
    }

    /// What has to be on a stage that reads a value. What is computed wherever it is needed is
    /// where the parameters are that it is made of; constants and scalars that do not learn are
    /// anywhere.
    fn sources(&self, value: ValueId) -> Vec<ValueId> {
        let (dependence, function) = (self.dependence, self.dependence.function);
        let anywhere = match dependence.makers[value].map(|it| dependence.parts[it]) {
            Some(Part::Free | Part::FreeMicro) => true,
            Some(Part::Micro(_) | Part::Once(_) | Part::Sink(_)) => false,
            None => is_constant(function, value) || function.ty(value).shape.is_empty(),
        };
        match anywhere {
            true => self.weights[value].iter().copied().collect(),
            false => vec![value],
        }
    }

    fn is_backward(&self, id: OpId) -> bool {
        let varies = match self.dependence.parts[id] {
            Part::Micro(_) => true,
            Part::Free | Part::FreeMicro | Part::Once(_) | Part::Sink(_) => false,
        };
        varies && !self.dependence.forward.contains(id)
    }

    /// What is computed once, after sinks.
    fn once(&mut self) {
        let function = self.dependence.function;
        for id in function.op_ids() {
            if matches!(self.dependence.parts[id], Part::Once(_)) {
                let stage = self.heaviest(id);
                self.put(id, stage);
            }
        }
    }

    /// The stage that has most of what an op reads.
    fn heaviest(&self, id: OpId) -> usize {
        let function = self.dependence.function;
        let op = function.op(id);
        let mut weights = vec![0_usize; self.count];
        for operand in op.operands() {
            let bytes = function.ty(operand).size_bytes();
            match self.maker(operand) {
                Some(stage) => weights[stage] += bytes,
                None => {
                    // A parameter is not sent: what updates it is where it is. Other arguments,
                    // such as a learning rate, are wherever they are read.
                    let argument = self.argument_of(operand);
                    let argument = argument.filter(|it| self.updated.contains(*it));
                    let bytes = argument.map_or(0, |it| function.ty(it).size_bytes());
                    let there = self.available[operand].iter();
                    there.for_each(|it| weights[*it] += 2 * bytes);
                }
            }
        }
        let heaviest = (0..self.count).rev().max_by_key(|it| weights[*it]);
        heaviest.unwrap_or(0)
    }

    /// The argument that a value is a view of, or has the elements of.
    fn argument_of(&self, mut value: ValueId) -> Option<ValueId> {
        let function = self.dependence.function;
        loop {
            match function.value(value).origin {
                Origin::Argument => return Some(value),
                Origin::Constant(_) | Origin::State => return None,
                Origin::Result => {}
            }
            let op = function.op(self.dependence.makers[value]?);
            let first = op.operands().next()?;
            match op.kind.class() {
                Class::View | Class::Elementwise(_) | Class::Movement => value = first,
                Class::Barrier | Class::Collective(_) | Class::Contraction(_) => return None,
                Class::Control(_) | Class::DeviceIndex(_) | Class::Index => return None,
                Class::Indexing | Class::Opaque | Class::Ordering => return None,
                Class::Reduction(_) => return None,
            }
        }
    }
}
