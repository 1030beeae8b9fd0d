//! Gradients on the stages that hold their parameters.
//!
//! The gradient of a bias that is added last on a stage is a sum of the cotangent that the stage
//! after it makes, so that it is made there, too. A synchronous pipeline sends it once a step. An
//! asynchronous one updates a parameter where its gradient is complete, without asking another
//! stage: sums of such gradients are made on the stage of the parameter, of what a microbatch adds,
//! or of what that is computed of where less is to be sent then.

use std::collections::BTreeSet;

use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::{OpId, Origin, ValueId};

use super::super::dependence::Part;
use super::Assignment;

/// What was found of values before anything is moved.
struct Facts {
    /// Per value, the stages of the parameters that follow from it.
    goals: SecondaryMap<ValueId, BTreeSet<usize>>,
    /// Per value, the ops that read it.
    readers: SecondaryMap<ValueId, Vec<OpId>>,
    /// What follows from data and constants alone, wherever it is needed.
    anywhere: EntitySet<ValueId>,
}

impl Assignment<'_, '_> {
    /// Moves sums of gradients to the stages of their parameters.
    pub(super) fn gradients(&mut self) {
        let (dependence, function) = (self.dependence, self.dependence.function);
        let facts = self.facts();
        for id in function.op_ids() {
            if !matches!(dependence.parts[id], Part::Sink(_)) || dependence.is_forward(id) {
                continue;
            }
            let outputs = function.op(id).outputs.iter();
            let goals: BTreeSet<usize> =
                outputs.flat_map(|it| &facts.goals[*it]).copied().collect();
            let (Some(from), Some(&to), 1) = (self.stages.of[id], goals.first(), goals.len())
            else {
                continue;
            };
            if to < from {
                for op in self.moved(id, to, &facts) {
                    self.put(op, to);
                }
            }
        }
    }

    fn facts(&self) -> Facts {
        let (dependence, function) = (self.dependence, self.dependence.function);
        let mut facts = Facts {
            goals: SecondaryMap::new(),
            readers: SecondaryMap::new(),
            anywhere: EntitySet::new(),
        };
        let mut replaced: EntitySet<ValueId> = EntitySet::new();
        for &(output, input) in &function.replaces {
            let input = function.inputs[input];
            replaced.insert(input);
            let stages = self.available[input].iter().copied();
            facts.goals[function.outputs[output]].extend(stages);
        }
        for (id, value) in &function.values {
            let data = value.origin == Origin::Argument && !replaced.contains(id);
            if data || matches!(value.origin, Origin::Constant(_)) {
                facts.anywhere.insert(id);
            }
        }
        for (id, op) in function.op_ids().zip(&function.ops) {
            for operand in op.operands() {
                facts.readers[operand].push(id);
            }
            let free = matches!(dependence.parts[id], Part::Free | Part::FreeMicro);
            if free && op.operands().all(|it| facts.anywhere.contains(it)) {
                facts.anywhere.extend(op.outputs.iter().copied());
            }
        }
        for (id, op) in function.op_ids().zip(&function.ops).rev() {
            if !matches!(dependence.parts[id], Part::Once(_)) {
                continue;
            }
            let results = op.outputs.iter().flat_map(|it| &facts.goals[*it]);
            let results: BTreeSet<usize> = results.copied().collect();
            for operand in op.operands() {
                facts.goals[operand].extend(&results);
            }
        }
        facts
    }

    /// A sink, and the ops before it that are to be moved with it to a stage below: as few as there
    /// can be with as little to send.
    fn moved(&self, sink: OpId, to: usize, facts: &Facts) -> Vec<OpId> {
        let function = self.dependence.function;
        let mut chain = vec![sink];
        let missing = |id: OpId| -> Vec<ValueId> {
            let operands = function.op(id).operands();
            let missing = operands
                .filter(|it| !facts.anywhere.contains(*it) && !self.available[*it].contains(&to));
            missing.collect()
        };
        let bytes = |values: &[ValueId]| -> usize {
            values.iter().map(|it| function.ty(*it).size_bytes()).sum()
        };
        let mut wanted = missing(sink);
        let (mut least, mut length) = (bytes(&wanted), 1);
        while let [value] = wanted[..]
            && let Some(maker) = self.feeder(value, (&chain, to), facts)
        {
            chain.push(maker);
            wanted = missing(maker);
            if bytes(&wanted) < least {
                (least, length) = (bytes(&wanted), chain.len());
            }
        }
        chain.truncate(length);
        chain
    }

    /// The op of the backward pass that makes a value for ops of a chain and for nothing else.
    fn feeder(&self, value: ValueId, (chain, to): (&[OpId], usize), facts: &Facts) -> Option<OpId> {
        let (dependence, function) = (self.dependence, self.dependence.function);
        let maker = dependence.makers[value].filter(|it| self.is_backward(*it))?;
        let outputs = &function.op(maker).outputs;
        let own = outputs.iter().all(|it| {
            let read = facts.readers[*it].iter().all(|id| chain.contains(id));
            read && !function.outputs.contains(it)
        });
        // What it reads of the forward pass, or of parameters, may be elsewhere.
        let moves = function.op(maker).operands().all(|it| {
            let made = dependence.makers[it].is_some_and(|it| self.is_backward(it));
            made || facts.anywhere.contains(it) || self.available[it].contains(&to)
        });
        (own && moves).then_some(maker)
    }
}
