//! What ops read, on the device that runs them: sent, computed again, or taken from arguments.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::plan::pod::PodWeightsRead;
use peapod_ir::{AxisId, Op, OpId, ValueId};

use super::super::dependence::Part;
use super::super::device::{Block, Item, When, is_constant};
use super::{Writer, micro_dim};

impl Writer<'_, '_> {
    /// Which one of a value it is that is computed then.
    pub(super) fn item(&self, value: ValueId, when: When) -> Item {
        if self.dependence.varying.contains(value) {
            let microbatch = when.microbatch;
            let varying = When {
                microbatch,
                ..When::default()
            };
            return (value, varying);
        }
        let mut own = When::default();
        if let Some(asynchronous) = &self.asynchronous {
            let roles = &asynchronous.roles;
            if roles.of_minibatch.contains(value) {
                own.minibatch = when.minibatch;
            }
            if roles.of_weights.contains(value) {
                own.weights = when.weights;
            }
        }
        (value, own)
    }

    /// Has everything there that the ops of a block read, and does not make itself.
    pub(super) fn provide(&mut self, device: usize, values: &[ValueId], when: When, again: bool) {
        let function = self.dependence.function;
        let mut missing: BTreeSet<OpId> = BTreeSet::new();
        let mut sent: BTreeMap<(usize, Block), BTreeSet<Item>> = BTreeMap::new();
        let mut seen: BTreeSet<ValueId> = BTreeSet::new();
        let mut pending = values.to_vec();
        while let Some(value) = pending.pop() {
            let item = self.item(value, when);
            if !seen.insert(value) || self.devices[device].again.contains_key(&item) {
                continue;
            }
            let maker = self.dependence.makers[value];
            let own = self.made.get(&item).copied();
            let recomputed = again
                && maker.is_some_and(|it| {
                    self.is_activation(it) && self.maker_of(it, own) == Some(device)
                });
            if self.devices[device].known.contains_key(&item) && !recomputed {
                continue;
            }
            match (maker, own) {
                (Some(maker), _) if recomputed => {
                    missing.insert(maker);
                    pending.extend(function.op(maker).operands());
                }
                (_, Some(from)) => {
                    sent.entry(from).or_default().insert(item);
                }
                (Some(maker), None) if self.is_in_flight(maker) => {
                    self.in_flight(device, item);
                }
                (Some(maker), None) => {
                    missing.insert(maker);
                    pending.extend(function.op(maker).operands());
                }
                (None, None) => self.source(device, item),
            }
        }
        for (from, items) in sent {
            self.message(from, device, items.into_iter().collect());
        }
        for id in missing {
            let computed_again = again && self.is_activation(id);
            self.compute(device, id, when, computed_again);
        }
    }

    /// The device that computes an op, of which `made` is known.
    fn maker_of(&self, id: OpId, made: Option<(usize, Block)>) -> Option<usize> {
        match made {
            Some((device, _)) => Some(device),
            None if self.is_in_flight(id) => self.stages.of[id],
            None => None,
        }
    }

    /// Whether what an op makes, and has not made in this step, was made in one before.
    fn is_in_flight(&self, id: OpId) -> bool {
        let micro = matches!(self.dependence.parts[id], Part::Micro(_));
        micro && self.asynchronous.is_some()
    }

    /// Whether an op is of the forward pass and done for every microbatch.
    pub(super) fn is_activation(&self, id: OpId) -> bool {
        let micro = matches!(self.dependence.parts[id], Part::Micro(_));
        micro && self.dependence.forward.contains(id)
    }

    /// An argument or a constant.
    pub(super) fn source(&mut self, device: usize, item: Item) {
        let function = self.dependence.function;
        let (value, when) = item;
        if is_constant(function, value) {
            let known = self.devices[device].constant(function, value);
            self.devices[device].known.insert(item, known);
            return;
        }
        if when.microbatch.is_some_and(|it| it < 0) || when.is_earlier() {
            self.in_flight(device, item);
            return;
        }
        let index = function.inputs.iter().position(|it| *it == value);
        let index = index.expect("what no op makes is an argument or a constant");
        let argument = self.argument(device, index);
        let known = match when.microbatch {
            None => argument,
            Some(microbatch) => self.part(device, argument, (index, microbatch as usize)),
        };
        self.devices[device].known.insert(item, known);
    }

    /// An argument of the whole, of all microbatches if it varies.
    pub(super) fn argument(&mut self, device: usize, index: usize) -> ValueId {
        if let Some(known) = self.devices[device].arguments.get(&index) {
            return *known;
        }
        let value = self
            .dependence
            .function
            .value(self.dependence.function.inputs[index]);
        let mut ty = value.ty.clone();
        let sharding = &self.interface.inputs[index].sharding;
        if let Some(dim) = micro_dim(sharding, self.dependence.axis) {
            ty.shape.insert(dim, self.microbatches);
        }
        let build = &mut self.devices[device].build;
        let argument = build.argument(value.name.clone(), ty);
        self.devices[device].arguments.insert(index, argument);
        argument
    }

    /// The part of an argument that is of one microbatch.
    pub(super) fn part(
        &mut self,
        device: usize,
        argument: ValueId,
        (index, microbatch): (usize, usize),
    ) -> ValueId {
        let function = self.dependence.function;
        let shape = function.ty(function.inputs[index]).shape.clone();
        let sharding = &self.interface.inputs[index].sharding;
        let dim = micro_dim(sharding, self.dependence.axis).expect("it varies");
        let build = &mut self.devices[device].build;
        let mut limit = build.shape(argument).to_vec();
        let mut start = vec![0; limit.len()];
        (start[dim], limit[dim]) = (microbatch, microbatch + 1);
        let part = build.slice(argument, start, limit);
        build.shaped(part, shape)
    }

    /// Copies an op to a device, whose operands are there.
    pub(super) fn compute(&mut self, device: usize, id: OpId, when: When, again: bool) {
        let function = self.dependence.function;
        let op = function.op(id);
        let varies = op
            .outputs
            .first()
            .is_some_and(|it| self.dependence.varying.contains(*it));
        let microbatch = when.microbatch.filter(|_| varies);
        let results = match (index_axes(op, self.dependence.axis), microbatch) {
            (Some(axes), Some(microbatch)) => {
                let own = (self.dependence.axis, self.microbatches);
                vec![self.devices[device].position(axes, own, microbatch, self.sizes)]
            }
            _ => {
                let operands = op.operands().map(|it| self.there(device, it, when));
                let operands: Vec<ValueId> = operands.collect();
                self.devices[device].copy(function, op, &operands)
            }
        };
        self.note_weights(device, id, (when, again), &results);
        let free = matches!(self.dependence.parts[id], Part::Free | Part::FreeMicro);
        let block = self.devices[device].block();
        for (value, result) in op.outputs.iter().zip(results) {
            let item = self.item(*value, when);
            match again {
                true => self.devices[device].again.insert(item, result),
                false => self.devices[device].known.insert(item, result),
            };
            if !again && !free {
                self.made.insert(item, (device, block));
            }
        }
    }

    /// Notes what an op of a microbatch computes of weights, `again` in a backward pass.
    fn note_weights(
        &mut self,
        device: usize,
        id: OpId,
        (when, again): (When, bool),
        results: &[ValueId],
    ) {
        let (Some(asynchronous), Some(microbatch)) = (&self.asynchronous, when.microbatch) else {
            return;
        };
        let mut operands = self.dependence.function.op(id).operands();
        let micro = matches!(self.dependence.parts[id], Part::Micro(_));
        if !micro || !operands.any(|it| asynchronous.roles.of_weights.contains(it)) {
            return;
        }
        let backward = again || !self.dependence.forward.contains(id);
        let parts = asynchronous.clock.parts as isize;
        let reads = results.iter().map(|&value| PodWeightsRead {
            value,
            microbatch: microbatch.div_euclid(parts),
            backward,
        });
        self.devices[device].reads.extend(reads);
    }

    /// What a value is on a device.
    pub(super) fn there(&self, device: usize, value: ValueId, when: When) -> ValueId {
        let item = self.item(value, when);
        let device = &self.devices[device];
        let again = device.again.get(&item);
        let known = again.or_else(|| device.known.get(&item));
        *known.unwrap_or_else(|| {
            panic!(
                "`{}` of {:?} is not there",
                self.dependence.function.value(item.0).name,
                item.1
            )
        })
    }

    /// One message from the block that has made some values.
    pub(super) fn message(&mut self, (from, block): (usize, Block), to: usize, items: Vec<Item>) {
        let function = self.dependence.function;
        let channel = self.channels;
        self.channels += 1;
        let values = items.iter().map(|item| self.devices[from].known[item]);
        let values: Vec<ValueId> = values.collect();
        let types = values
            .iter()
            .map(|it| self.devices[from].build.ty(*it).clone());
        let names = items
            .iter()
            .map(|(value, _)| function.value(*value).name.clone());
        let named = names.zip(types).collect();
        self.devices[from].send(block, channel, &values, to);
        let received = self.devices[to].receive(channel, named, from);
        for (item, value) in items.into_iter().zip(received) {
            self.devices[to].known.insert(item, value);
        }
    }
}

/// The axes of an index along microbatches.
fn index_axes(op: &Op, micro: AxisId) -> Option<&[AxisId]> {
    if let Some(TensorOp::PartitionIndex(it)) = op.kind.tensor() {
        return it.axes.contains(&micro).then_some(&it.axes);
    }
    None
}
