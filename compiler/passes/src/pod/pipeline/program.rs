//! Writes the programs of all stages.
//!
//! The slots of a schedule are gone through in an order in which they can be done. An op of a slot
//! is copied to the device of the slot; what it needs and is not there is computed again if that
//! takes nothing but arguments, or sent by the device that has it, at the end of the slot that made
//! it. So what is sent follows from what is read: boundaries of stages, values that skip stages, a
//! table that two stages share.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use peapod_ir::builder::Emit;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::tensor::{AllGather, AllReduce, Combiner, TensorOp};
use peapod_ir::ops::{Concatenation, OpKind};
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, DType, Op, OpId, ValueId};

use super::dependence::{Dependence, Part};
use super::device::{Block, Device, Item, Written, is_constant};
use super::schedule::{Table, Work};
use super::stages::Stages;

/// What is computed in one slot.
type Unit = (usize, Work, usize);

/// The programs of all stages.
pub(super) struct Programs {
    /// Per device along the axis of stages: its function, and which arguments and results of the
    /// whole it has.
    pub(super) devices: Vec<DeviceProgram>,
}

/// The program of one device along the axis of stages.
pub(super) struct DeviceProgram {
    pub(super) written: Written,
    pub(super) inputs: Vec<usize>,
    pub(super) outputs: Vec<usize>,
}

pub(super) struct Writer<'a, 'm> {
    pub(super) dependence: &'a Dependence<'m>,
    pub(super) interface: &'a PodInterface,
    pub(super) stages: &'a Stages,
    pub(super) table: &'a Table,
    pub(super) microbatches: usize,
    /// Whether the backward pass computes activations again, of what the stage received.
    pub(super) rematerialise: bool,
    /// Devices along an axis.
    pub(super) sizes: &'a dyn Fn(AxisId) -> usize,
    devices: Vec<Device>,
    /// Who has made what, and in which block.
    made: HashMap<Item, (usize, Block)>,
    /// Sums so far, by result of the sink and device.
    sums: HashMap<(ValueId, usize), ValueId>,
    channels: usize,
}

impl<'a, 'm> Writer<'a, 'm> {
    pub(super) fn new(
        dependence: &'a Dependence<'m>,
        interface: &'a PodInterface,
        (stages, table): (&'a Stages, &'a Table),
        (microbatches, rematerialise): (usize, bool),
        sizes: &'a dyn Fn(AxisId) -> usize,
    ) -> Self {
        let name = &dependence.function.name;
        let devices = 0..table.devices.len();
        Self {
            dependence,
            interface,
            stages,
            table,
            microbatches,
            rematerialise,
            sizes,
            devices: devices.map(|_| Device::new(name)).collect(),
            made: HashMap::new(),
            sums: HashMap::new(),
            channels: 0,
        }
    }

    /// Writes everything.
    pub(super) fn write(mut self) -> Programs {
        let units = self.units();
        for phase in 0..=self.dependence.main {
            if phase == self.dependence.main {
                self.pipelined(phase, &units);
            } else {
                self.one_by_one(phase, &units);
            }
            self.once_after(phase);
        }
        self.outputs()
    }

    /// The ops of each unit, in the order of the program.
    fn units(&self) -> BTreeMap<Unit, Vec<OpId>> {
        let outgoing = self.outgoing();
        let mut units: BTreeMap<Unit, Vec<OpId>> = BTreeMap::new();
        for id in self.dependence.function.op_ids() {
            let (Part::Micro(phase) | Part::Sink(phase)) = self.dependence.parts[id] else {
                continue;
            };
            let Some(stage) = self.stages.of[id] else {
                continue;
            };
            let work = match self.is_forward(id) {
                true => Work::Forward,
                false if outgoing.contains(id) || !self.table.splits_backward() => Work::Backward,
                false => Work::Weights,
            };
            units.entry((phase, work, stage)).or_default().push(id);
        }
        units
    }

    /// Whether an op is done in the forward pass: a sink is if all that it combines is.
    fn is_forward(&self, id: OpId) -> bool {
        let dependence = self.dependence;
        if !matches!(dependence.parts[id], Part::Sink(_)) {
            return dependence.forward.contains(id);
        }
        dependence.function.op(id).operands().all(|it| {
            let maker = dependence.makers[it];
            maker.is_none_or(|maker| match dependence.parts[maker] {
                Part::Micro(_) => dependence.forward.contains(maker),
                Part::Free | Part::FreeMicro | Part::Once(_) | Part::Sink(_) => true,
            })
        })
    }

    /// Ops of the backward pass that another stage waits for.
    fn outgoing(&self) -> EntitySet<OpId> {
        let dependence = self.dependence;
        let mut found: EntitySet<OpId> = EntitySet::new();
        for id in dependence.function.op_ids().rev() {
            if !matches!(dependence.parts[id], Part::Micro(_)) || dependence.forward.contains(id) {
                continue;
            }
            for operand in dependence.function.op(id).operands() {
                let Some(maker) = dependence.makers[operand] else {
                    continue;
                };
                let elsewhere = self.stages.of[maker] != self.stages.of[id];
                let varies = matches!(dependence.parts[maker], Part::Micro(_));
                if varies && (elsewhere || found.contains(id)) {
                    found.insert(maker);
                }
            }
        }
        found
    }

    /// The device of a stage for a microbatch, and of what it computes once.
    fn device_of(&self, stage: usize, microbatch: usize) -> usize {
        self.table.device_of(stage, microbatch).unwrap_or(0)
    }

    /// What a phase computes for all microbatches, before the pipeline begins.
    fn one_by_one(&mut self, phase: usize, units: &BTreeMap<Unit, Vec<OpId>>) {
        let own = units.range((phase, Work::Forward, 0)..(phase + 1, Work::Forward, 0));
        let mut own: Vec<(Unit, &Vec<OpId>)> = own.map(|(unit, ops)| (*unit, ops)).collect();
        // Stages of the backward pass go down.
        own.sort_by_key(|((_, work, stage), _)| match work {
            Work::Forward => (*work, *stage as isize),
            Work::Backward | Work::Weights => (*work, -(*stage as isize)),
        });
        for microbatch in 0..self.microbatches {
            for ((_, work, stage), ops) in &own {
                let device = self.device_of(*stage, microbatch);
                self.slot(device, (*work, microbatch), ops);
            }
        }
    }

    /// The phase that follows the schedule.
    fn pipelined(&mut self, phase: usize, units: &BTreeMap<Unit, Vec<OpId>>) {
        // It was checked when it was made.
        for (device, slot) in self.table.order().unwrap_or_default() {
            if let Some(ops) = units.get(&(phase, slot.work, slot.stage)) {
                self.slot(device, (slot.work, slot.microbatch), ops);
            }
        }
    }

    /// Ops of a slot.
    fn slot(&mut self, device: usize, (work, microbatch): (Work, usize), ops: &[OpId]) {
        self.devices[device].next_part();
        let again = self.rematerialise && work != Work::Forward;
        let micro = Some(microbatch);
        let own: BTreeSet<ValueId> = {
            let made = ops
                .iter()
                .flat_map(|id| &self.dependence.function.op(*id).outputs);
            made.copied().collect()
        };
        let read = ops
            .iter()
            .flat_map(|id| self.dependence.function.op(*id).operands());
        let read: Vec<ValueId> = read.filter(|it| !own.contains(it)).collect();
        self.provide(device, &read, micro, again);
        for &id in ops {
            match self.dependence.parts[id] {
                Part::Sink(_) => self.sink(device, id, microbatch),
                Part::Free | Part::FreeMicro | Part::Micro(_) | Part::Once(_) => {
                    self.compute(device, id, micro, false);
                }
            }
        }
        if work == Work::Weights || !self.table.splits_backward() {
            self.forget(device, microbatch);
        }
    }

    /// What was computed again for a microbatch is of no use any more.
    fn forget(&mut self, device: usize, microbatch: usize) {
        let again = &mut self.devices[device].again;
        again.retain(|(_, of), _| *of != Some(microbatch));
    }

    /// What a value is called for a microbatch.
    fn item(&self, value: ValueId, microbatch: Option<usize>) -> Item {
        let varies = self.dependence.varying.contains(value);
        (value, microbatch.filter(|_| varies))
    }

    /// Has everything there that the ops of a block read, and does not make itself.
    fn provide(&mut self, device: usize, values: &[ValueId], micro: Option<usize>, again: bool) {
        let function = self.dependence.function;
        let mut missing: BTreeSet<OpId> = BTreeSet::new();
        let mut sent: BTreeMap<(usize, Block), BTreeSet<Item>> = BTreeMap::new();
        let mut seen: BTreeSet<ValueId> = BTreeSet::new();
        let mut pending = values.to_vec();
        while let Some(value) = pending.pop() {
            let item = self.item(value, micro);
            if !seen.insert(value) || self.devices[device].again.contains_key(&item) {
                continue;
            }
            let maker = self.dependence.makers[value];
            let own = self.made.get(&item).copied();
            let recomputed = again
                && own.is_some_and(|(maker, _)| maker == device)
                && maker.is_some_and(|it| self.is_activation(it));
            if self.devices[device].known.contains_key(&item) && !recomputed {
                continue;
            }
            match (maker, own) {
                (Some(maker), Some(_)) if recomputed => {
                    missing.insert(maker);
                    pending.extend(function.op(maker).operands());
                }
                (_, Some(from)) => {
                    sent.entry(from).or_default().insert(item);
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
            self.compute(device, id, micro, computed_again);
        }
    }

    /// Whether an op is of the forward pass and done for every microbatch.
    fn is_activation(&self, id: OpId) -> bool {
        let micro = matches!(self.dependence.parts[id], Part::Micro(_));
        micro && self.dependence.forward.contains(id)
    }

    /// An argument or a constant.
    fn source(&mut self, device: usize, item: Item) {
        let function = self.dependence.function;
        let (value, micro) = item;
        let known = if is_constant(function, value) {
            self.devices[device].constant(function, value)
        } else {
            let index = function.inputs.iter().position(|it| *it == value);
            let index = index.expect("what no op makes is an argument or a constant");
            let argument = self.argument(device, index);
            match micro {
                None => argument,
                Some(microbatch) => self.part(device, argument, (index, microbatch)),
            }
        };
        self.devices[device].known.insert(item, known);
    }

    /// An argument of the whole, of all microbatches if it varies.
    fn argument(&mut self, device: usize, index: usize) -> ValueId {
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
    fn part(
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
    fn compute(&mut self, device: usize, id: OpId, micro: Option<usize>, again: bool) {
        let function = self.dependence.function;
        let op = function.op(id);
        let varies = op
            .outputs
            .first()
            .is_some_and(|it| self.dependence.varying.contains(*it));
        let microbatch = micro.filter(|_| varies);
        let results = match (index_axes(op, self.dependence.axis), microbatch) {
            (Some(axes), Some(microbatch)) => {
                let own = (self.dependence.axis, self.microbatches);
                vec![self.devices[device].position(axes, own, microbatch, self.sizes)]
            }
            _ => {
                let operands = op.operands().map(|it| self.there(device, it, micro));
                let operands: Vec<ValueId> = operands.collect();
                self.devices[device].copy(function, op, &operands)
            }
        };
        let free = matches!(self.dependence.parts[id], Part::Free | Part::FreeMicro);
        let block = self.devices[device].block();
        for (value, result) in op.outputs.iter().zip(results) {
            let item = (*value, microbatch);
            match again {
                true => self.devices[device].again.insert(item, result),
                false => self.devices[device].known.insert(item, result),
            };
            if !again && !free {
                self.made.insert(item, (device, block));
            }
        }
    }

    /// What a value is on a device.
    fn there(&self, device: usize, value: ValueId, micro: Option<usize>) -> ValueId {
        let item = self.item(value, micro);
        let device = &self.devices[device];
        let again = device.again.get(&item);
        let known = again.or_else(|| device.known.get(&item));
        *known.unwrap_or_else(|| {
            panic!(
                "`{}` of microbatch {:?} is not there",
                self.dependence.function.value(item.0).name,
                item.1
            )
        })
    }

    /// One message from the block that has made some values.
    fn message(&mut self, (from, block): (usize, Block), to: usize, items: Vec<Item>) {
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

    /// Takes what a microbatch adds to what all make together.
    fn sink(&mut self, device: usize, id: OpId, microbatch: usize) {
        let op = self.dependence.function.op(id);
        for (operand, result) in op.operands().zip(&op.outputs) {
            let value = self.there(device, operand, Some(microbatch));
            match combiner(op) {
                None => {
                    self.devices[device]
                        .known
                        .insert((*result, Some(microbatch)), value);
                    let block = self.devices[device].block();
                    self.made
                        .insert((*result, Some(microbatch)), (device, block));
                }
                Some(combiner) => {
                    let own = &mut self.devices[device];
                    let value = own
                        .build
                        .convert(value, wide(combiner, own.build.ty(value).dtype));
                    let sum = match self.sums.get(&(*result, device)) {
                        None => value,
                        Some(sum) => own.build.binary(combiner.op(), *sum, value),
                    };
                    let sum = own.barrier(sum);
                    self.sums.insert((*result, device), sum);
                }
            }
        }
    }

    /// Completes the sinks of a phase, and computes what follows from them.
    fn once_after(&mut self, phase: usize) {
        let function = self.dependence.function;
        for device in &mut self.devices {
            device.next_part();
        }
        for id in function.op_ids() {
            let stage = self.stages.of[id];
            match (self.dependence.parts[id], stage) {
                (Part::Sink(own), Some(stage)) if own == phase => {
                    self.complete(self.device_of(stage, 0), id);
                }
                (Part::Once(after), Some(stage)) if after == phase + 1 => {
                    let device = self.device_of(stage, 0);
                    let operands: Vec<ValueId> = function.op(id).operands().collect();
                    self.provide(device, &operands, None, false);
                    self.compute(device, id, None, false);
                    // What reads it elsewhere is sent right away.
                    self.devices[device].next_block();
                }
                _ => {}
            }
        }
    }

    /// One value of all microbatches, of what each device has of it.
    fn complete(&mut self, device: usize, id: OpId) {
        let op = self.dependence.function.op(id);
        for (index, result) in op.outputs.iter().enumerate() {
            let value = match combiner(op) {
                None => self.gathered(device, op, index),
                Some(combiner) => self.summed(device, (*result, combiner), op),
            };
            let value = self.over_other_axes(device, op, index, value);
            self.devices[device].known.insert((*result, None), value);
            let block = self.devices[device].block();
            self.made.insert((*result, None), (device, block));
        }
        self.devices[device].next_block();
    }

    fn summed(
        &mut self,
        device: usize,
        (result, combiner): (ValueId, Combiner),
        op: &Op,
    ) -> ValueId {
        let dtype = self.dependence.function.ty(result).dtype;
        let mut sum: Option<ValueId> = None;
        for from in 0..self.devices.len() {
            let Some(part) = self.sums.get(&(result, from)).copied() else {
                continue;
            };
            let part = match from == device {
                true => part,
                false => self.sum_of(from, device, part),
            };
            let build = &mut self.devices[device].build;
            build.set_source(op.location.clone(), "");
            sum = Some(match sum {
                None => part,
                Some(sum) => build.binary(combiner.op(), sum, part),
            });
        }
        let sum = sum.expect("a sink takes something");
        self.devices[device].build.convert(sum, dtype)
    }

    /// Sends the sum of some microbatches.
    fn sum_of(&mut self, from: usize, to: usize, part: ValueId) -> ValueId {
        let channel = self.channels;
        self.channels += 1;
        let ty = self.devices[from].build.ty(part).clone();
        let block = self.devices[from].block();
        self.devices[from].send(block, channel, &[part], to);
        self.devices[from].next_block();
        self.devices[to].receive(channel, vec![(String::new(), ty)], from)[0]
    }

    /// The parts of all microbatches one after another.
    fn gathered(&mut self, device: usize, op: &Op, index: usize) -> ValueId {
        let result = op.outputs[index];
        let parts = (0..self.microbatches).map(|microbatch| {
            let item = (result, Some(microbatch));
            self.fetched(device, item)
        });
        let parts: Vec<ValueId> = parts.collect();
        let Some(TensorOp::AllGather(it)) = op.kind.tensor() else {
            unreachable!("only gathers have parts");
        };
        self.joined(device, &parts, it.dims[index])
    }

    /// A value that some device has made.
    fn fetched(&mut self, device: usize, item: Item) -> ValueId {
        if let Some(known) = self.devices[device].known.get(&item) {
            return *known;
        }
        let from = self.made[&item];
        self.message(from, device, vec![item]);
        self.devices[device].known[&item]
    }

    fn joined(&mut self, device: usize, parts: &[ValueId], dim: usize) -> ValueId {
        let build = &mut self.devices[device].build;
        let [first, ..] = parts else {
            unreachable!("there is a microbatch");
        };
        let mut ty = build.ty(*first).clone();
        ty.shape[dim] *= parts.len();
        match parts.len() {
            1 => *first,
            _ => build.emit(Concatenation::along(dim), parts, ty),
        }
    }

    /// What a collective does over the axes besides that of microbatches.
    fn over_other_axes(&mut self, device: usize, op: &Op, index: usize, value: ValueId) -> ValueId {
        let (micro, function) = (self.dependence.axis, self.dependence.function);
        let rest = |axes: &[AxisId]| -> Vec<AxisId> {
            axes.iter().copied().filter(|axis| *axis != micro).collect()
        };
        let build = &mut self.devices[device].build;
        build.set_source(op.location.clone(), "");
        match op.kind.tensor() {
            Some(TensorOp::AllReduce(it)) if it.axes.len() > 1 => {
                let axes = rest(&it.axes);
                let ty = build.ty(value).clone();
                build.emit(AllReduce { axes, ..it.clone() }, &[value], ty)
            }
            Some(TensorOp::AllGather(it)) if it.axes.len() > 1 => {
                // Pieces of a microbatch are together: the other axes are minor.
                self.gather_pieces(device, it, index, (value, op.outputs[index]))
            }
            _ => {
                debug_assert_eq!(build.ty(value).dtype, function.ty(op.outputs[index]).dtype);
                value
            }
        }
    }

    /// Gathers every microbatch over axes that are minor to that of microbatches.
    fn gather_pieces(
        &mut self,
        device: usize,
        gather: &AllGather,
        index: usize,
        (value, result): (ValueId, ValueId),
    ) -> ValueId {
        let (micro, count) = (self.dependence.axis, self.microbatches);
        let ty = self.dependence.function.ty(result).clone();
        let dim = gather.dims[index];
        let build = &mut self.devices[device].build;
        let mut apart = build.shape(value).to_vec();
        apart[dim] /= count;
        apart.insert(dim, count);
        let value = build.shaped(value, &apart);
        let mut whole = apart;
        whole[dim + 1] = ty.shape[dim].div_ceil(count);
        let axes = gather
            .axes
            .iter()
            .copied()
            .filter(|axis| *axis != micro)
            .collect();
        let dims = vec![dim + 1];
        let gathered = build.emit(AllGather { axes, dims }, &[value], ty.with_shape(whole));
        build.shaped(gathered, &ty.shape)
    }

    /// Hands results out, and ends all programs.
    fn outputs(mut self) -> Programs {
        let function = self.dependence.function;
        let mut results: Vec<BTreeMap<usize, ValueId>> = vec![BTreeMap::new(); self.devices.len()];
        // What a result is computed of may be another argument that is replaced.
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (index, holders) in self.holders().into_iter().enumerate() {
                for device in holders {
                    if !results[device].contains_key(&index) {
                        let value = self.result(device, index);
                        results[device].insert(index, value);
                        changed = true;
                    }
                }
            }
        }
        // An argument that a result replaces is where the result is, read or not.
        for &(output, input) in &function.replaces {
            for (device, results) in results.iter().enumerate() {
                if results.contains_key(&output) {
                    self.argument(device, input);
                }
            }
        }
        for index in 0..function.inputs.len() {
            if self
                .devices
                .iter()
                .all(|it| !it.arguments.contains_key(&index))
            {
                self.argument(0, index);
            }
        }
        let devices = self
            .devices
            .into_iter()
            .zip(results)
            .map(|(device, results)| {
                let inputs: Vec<usize> = device.arguments.keys().copied().collect();
                let outputs: Vec<usize> = results.keys().copied().collect();
                let values: Vec<ValueId> = results.into_values().collect();
                let mut written = device.finish(values);
                let position = |own: &[usize], index: usize| own.iter().position(|it| *it == index);
                let pairs = function.replaces.iter().filter_map(|&(output, input)| {
                    Some((position(&outputs, output)?, position(&inputs, input)?))
                });
                written.function.replaces = pairs.collect();
                DeviceProgram {
                    written,
                    inputs,
                    outputs,
                }
            });
        Programs {
            devices: devices.collect(),
        }
    }

    /// Per result, the devices that have it: those that have the argument that it replaces, or the
    /// one that makes it.
    fn holders(&self) -> Vec<BTreeSet<usize>> {
        let function = self.dependence.function;
        let holders = function.outputs.iter().enumerate().map(|(index, value)| {
            let pair = function
                .replaces
                .iter()
                .find(|(output, _)| *output == index);
            let readers: BTreeSet<usize> = match pair {
                None => BTreeSet::new(),
                Some((_, input)) => {
                    let devices = self.devices.iter().enumerate();
                    let reading = devices.filter(|(_, it)| it.arguments.contains_key(input));
                    reading.map(|(device, _)| device).collect()
                }
            };
            match readers.is_empty() {
                false => readers,
                true => BTreeSet::from([self.home(*value)]),
            }
        });
        holders.collect()
    }

    /// The device that makes a value, of the first microbatch.
    fn home(&self, value: ValueId) -> usize {
        let stage = self.dependence.makers[value].and_then(|it| self.stages.of[it]);
        stage.map_or(0, |it| self.device_of(it, 0))
    }

    /// A result on a device.
    fn result(&mut self, device: usize, index: usize) -> ValueId {
        let value = self.dependence.function.outputs[index];
        self.devices[device].next_block();
        let sharding = &self.interface.outputs[index].sharding;
        let Some(dim) = micro_dim(sharding, self.dependence.axis) else {
            // One that does not vary, or does so in name only.
            let micro = self.dependence.varying.contains(value).then_some(0);
            self.provide(device, &[value], micro, false);
            return self.there(device, value, micro);
        };
        let parts = (0..self.microbatches).map(|microbatch| {
            self.provide(device, &[value], Some(microbatch), false);
            let part = self.there(device, value, Some(microbatch));
            let build = &mut self.devices[device].build;
            let mut shape = build.shape(part).to_vec();
            shape.insert(dim, 1);
            build.shaped(part, shape)
        });
        let parts: Vec<ValueId> = parts.collect();
        self.joined(device, &parts, dim)
    }
}

/// The dimension that is split over microbatches.
pub(super) fn micro_dim(sharding: &peapod_ir::Sharding, axis: AxisId) -> Option<usize> {
    sharding.dims.iter().position(|axes| axes.contains(&axis))
}

/// The combiner of a sink that is a sum of a kind.
fn combiner(op: &Op) -> Option<Combiner> {
    match op.kind.tensor() {
        Some(TensorOp::AllReduce(it)) => Some(it.combiner),
        _ => None,
    }
}

/// The axes of an index along microbatches.
fn index_axes(op: &Op, micro: AxisId) -> Option<&[AxisId]> {
    match &op.kind {
        OpKind::Tensor(TensorOp::PartitionIndex(it)) if it.axes.contains(&micro) => Some(&it.axes),
        _ => None,
    }
}

/// The element type that a sum of many is kept in.
fn wide(combiner: Combiner, dtype: DType) -> DType {
    let narrow = matches!(dtype, DType::Bf16 | DType::F16);
    let sums = matches!(combiner, Combiner::Add | Combiner::Mul);
    if narrow && sums { DType::F32 } else { dtype }
}
