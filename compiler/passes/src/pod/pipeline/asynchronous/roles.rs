//! What is asked of a program that it can be trained asynchronously, and what its values are then:
//! of a minibatch, of a version of the weights, or of both.

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::{Op, OpId, ValueId};

use super::super::dependence::{Dependence, Part};
use super::super::stages::Stages;
use super::Clock;
use crate::error::PassError;

/// What a value that is computed once follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pod::pipeline) enum After {
    /// Sums over the forward passes of the minibatch of the step.
    Forward,
    /// Sums over the backward passes of the minibatch that a stage updates its weights by.
    Backward,
}

/// What values are.
#[derive(Default)]
pub(in crate::pod::pipeline) struct Roles {
    /// Of what is computed once.
    pub(in crate::pod::pipeline) after: SecondaryMap<ValueId, Option<After>>,
    /// Arguments that updates replace: weights, and what optimisers keep.
    pub(in crate::pod::pipeline) updated: EntitySet<ValueId>,
    /// Those of them that microbatches read: weights.
    pub(in crate::pod::pipeline) weights: EntitySet<ValueId>,
    /// What is computed of weights alone, or of what optimisers keep.
    pub(in crate::pod::pipeline) of_weights: EntitySet<ValueId>,
    /// What is computed of other arguments, which are those of a minibatch.
    pub(in crate::pod::pipeline) of_minibatch: EntitySet<ValueId>,
}

impl Roles {
    /// Looks at a program that was cut into stages.
    ///
    /// # Errors
    ///
    /// Something waits for all microbatches or for several stages.
    pub(in crate::pod::pipeline) fn of(
        dependence: &Dependence<'_>,
        stages: &Stages,
        clock: Clock,
    ) -> Result<Self, PassError> {
        if !dependence.has_backward {
            return Err(refused(
                "the program has no backward pass, so that nothing of it is asynchronous"
                    .to_owned(),
                "say which result replaces which parameter, with --feed, if it is a training step; \
                 else use a synchronous schedule",
            ));
        }
        let check = Check {
            dependence,
            stages,
            clock,
        };
        let mut it = Self::default();
        for id in dependence.function.op_ids() {
            check.order(id)?;
            check.once(id, &mut it)?;
        }
        it.find_updated(dependence);
        it.spread(dependence);
        it.find_weights(dependence);
        Ok(it)
    }

    fn find_updated(&mut self, dependence: &Dependence<'_>) {
        let function = dependence.function;
        for &(output, input) in &function.replaces {
            if self.after[function.outputs[output]] == Some(After::Backward) {
                self.updated.insert(function.inputs[input]);
            }
        }
    }

    /// Finds what follows from arguments alone, and from which.
    fn spread(&mut self, dependence: &Dependence<'_>) {
        let function = dependence.function;
        for &input in &function.inputs {
            if self.updated.contains(input) {
                self.of_weights.insert(input);
            } else if !dependence.varying.contains(input) {
                self.of_minibatch.insert(input);
            }
        }
        for (id, op) in function.op_ids().zip(&function.ops) {
            if dependence.parts[id] != Part::Free {
                continue;
            }
            for set in [&mut self.of_weights, &mut self.of_minibatch] {
                if op.operands().any(|it| set.contains(it)) {
                    set.extend(op.outputs.iter().copied());
                }
            }
        }
    }

    fn find_weights(&mut self, dependence: &Dependence<'_>) {
        let function = dependence.function;
        let micro = function.op_ids();
        let micro = micro.filter(|id| matches!(dependence.parts[*id], Part::Micro(_)));
        let mut pending: Vec<ValueId> = micro.flat_map(|id| function.op(id).operands()).collect();
        let mut seen: EntitySet<ValueId> = EntitySet::new();
        while let Some(value) = pending.pop() {
            if !self.of_weights.contains(value) || !seen.insert(value) {
                continue;
            }
            match dependence.makers[value] {
                Some(maker) => pending.extend(function.op(maker).operands()),
                None => {
                    self.weights.insert(value);
                }
            }
        }
    }
}

/// What checks look at.
struct Check<'a, 'm> {
    dependence: &'a Dependence<'m>,
    stages: &'a Stages,
    clock: Clock,
}

impl Check<'_, '_> {
    /// What an op of a microbatch reads is there when the op is done.
    fn order(&self, id: OpId) -> Result<(), PassError> {
        let (dependence, op) = (self.dependence, self.dependence.function.op(id));
        if let Part::Sink(phase) | Part::Micro(phase) = dependence.parts[id]
            && phase < dependence.main
        {
            let why = "the rest of the step waits for what it sums over all microbatches";
            return Err(self.refused(op, why));
        }
        let Some(stage) = self.own_stage(id) else {
            return Ok(());
        };
        for operand in op.operands() {
            let maker = dependence.makers[operand];
            let Some((maker, from)) = maker.and_then(|it| Some((it, self.own_stage(it)?))) else {
                continue;
            };
            // Stages go from slot to slot one after another.
            let (made, read) = (from + self.lag(maker, from), stage + self.lag(id, stage));
            if if from == stage {
                made > read
            } else {
                made >= read
            } {
                let why = "it reads what a later slot of another stage makes";
                return Err(self.refused(op, why));
            }
        }
        Ok(())
    }

    /// The stage of an op of microbatches.
    fn own_stage(&self, id: OpId) -> Option<usize> {
        match self.dependence.parts[id] {
            Part::Micro(_) | Part::Sink(_) => self.stages.of[id],
            Part::Free | Part::FreeMicro | Part::Once(_) => None,
        }
    }

    /// Slots between the forward pass of a microbatch and an op.
    fn lag(&self, id: OpId, stage: usize) -> usize {
        match self.dependence.is_forward(id) {
            true => 0,
            false => self.clock.lag(stage),
        }
    }

    /// What is computed once is of one minibatch.
    fn once(&self, id: OpId, roles: &mut Roles) -> Result<(), PassError> {
        let (dependence, op) = (self.dependence, self.dependence.function.op(id));
        let after = match dependence.parts[id] {
            Part::Free | Part::FreeMicro | Part::Micro(_) => return Ok(()),
            Part::Sink(_) if dependence.is_forward(id) => After::Forward,
            Part::Sink(_) => {
                let sum = op
                    .kind
                    .tensor()
                    .is_some_and(|it| matches!(it, peapod_ir::ops::tensor::TensorOp::AllReduce(_)));
                if !sum {
                    return Err(self.refused(op, "it gathers gradients of all microbatches"));
                }
                After::Backward
            }
            Part::Once(_) => self.follows(id, roles)?,
        };
        for result in &op.outputs {
            roles.after[*result] = Some(after);
        }
        Ok(())
    }

    /// What an op that is done once follows from.
    fn follows(&self, id: OpId, roles: &Roles) -> Result<After, PassError> {
        let op = self.dependence.function.op(id);
        let found = op.operands().filter_map(|it| roles.after[it]);
        let found: Vec<After> = found.collect();
        if !found.contains(&After::Backward) {
            return Ok(After::Forward);
        }
        if found.contains(&After::Forward) {
            let why = "an update waits for what is summed over the forward passes of its minibatch";
            return Err(self.refused(op, why));
        }
        let makers = op.operands().filter(|it| roles.after[*it].is_some());
        let makers = makers.filter_map(|it| self.dependence.makers[it]);
        let all = makers.chain([id]).filter_map(|it| self.stages.of[it]);
        let all: BTreeSet<usize> = all.collect();
        if all.len() <= 1 {
            return Ok(After::Backward);
        }
        let numbers: Vec<String> = all.iter().map(ToString::to_string).collect();
        let weights = self.replaced_after(op);
        let named = match &weights[..] {
            [] => String::new(),
            all if all.len() <= MOST_NAMES => format!(" for {}", all.join(", ")),
            all => {
                let rest = all.len() - MOST_NAMES;
                format!(" for {} and {rest} more", all[..MOST_NAMES].join(", "))
            }
        };
        let why = format!(
            "it combines gradients of several stages, {}{named}",
            numbers.join(" and ")
        );
        let help = match weights.len() <= MOST_NAMES {
            true => {
                "begin a stage elsewhere, so that one stage has all that reads it (--stage-at); or \
                 compile it with a synchronous schedule: --pipeline 1f1b"
            }
            false => SYNCHRONOUS,
        };
        Err(self.refused_with(op, &why, help))
    }

    /// Names of the arguments that what follows from an op replaces.
    fn replaced_after(&self, op: &Op) -> Vec<String> {
        let function = self.dependence.function;
        let mut found: EntitySet<ValueId> = EntitySet::new();
        found.extend(op.outputs.iter().copied());
        for op in &function.ops {
            if op.operands().any(|it| found.contains(it)) {
                found.extend(op.outputs.iter().copied());
            }
        }
        let replaced = function.replaces.iter();
        let replaced = replaced.filter(|(output, _)| found.contains(function.outputs[*output]));
        let names = replaced.map(|(_, input)| &function.value(function.inputs[*input]).name);
        names.map(|it| format!("`{it}`")).collect()
    }

    fn refused(&self, op: &Op, why: &str) -> PassError {
        self.refused_with(op, why, SYNCHRONOUS)
    }

    fn refused_with(&self, op: &Op, why: &str, help: &str) -> PassError {
        let line = op.location.line;
        let line = line.map_or(String::new(), |it| format!("line {it}: "));
        let value = op.outputs.first();
        let value = value.map_or("", |it| self.dependence.function.value(*it).name.as_str());
        refused(
            format!("{line}{} `{value}`: {why}", op.kind.mnemonic()),
            help,
        )
    }
}

/// Names in a message, at most.
const MOST_NAMES: usize = 4;

/// What always helps.
const SYNCHRONOUS: &str = "compile it with a synchronous schedule: --pipeline 1f1b";

/// That a program cannot be trained asynchronously.
pub(in crate::pod::pipeline) fn refused(what: String, help: &str) -> PassError {
    PassError::Refused {
        code: code::PIPELINE_ASYNCHRONOUS,
        what,
        help: help.to_owned(),
    }
}
