//! Writes the programs of all stages.
//!
//! The slots of a schedule are gone through in an order in which they can be done. An op of a slot
//! is copied to the device of the slot; what it needs and is not there is computed again if that
//! takes nothing but arguments, or sent by the device that has it, at the end of the slot that made
//! it. So what is sent follows from what is read: boundaries of stages, values that skip stages, a
//! table that two stages share.

mod needs;
mod results;
mod sinks;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use peapod_ir::entity::EntitySet;
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, OpId, ValueId};

use super::dependence::{Dependence, Part};
use super::device::{Block, Device, Item, Written};
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
    /// The device of every stage for every microbatch.
    places: BTreeMap<(usize, usize), usize>,
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
            places: table.places(),
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
        self.places.get(&(stage, microbatch)).copied().unwrap_or(0)
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
}

/// The dimension that is split over microbatches.
pub(in crate::pod::pipeline) fn micro_dim(
    sharding: &peapod_ir::Sharding,
    axis: AxisId,
) -> Option<usize> {
    sharding.dims.iter().position(|axes| axes.contains(&axis))
}
