//! Writes the programs of all stages.
//!
//! The slots of a schedule are gone through in an order in which they can be done. An op of a slot
//! is copied to the device of the slot; what it needs and is not there is computed again if that
//! takes nothing but arguments, or sent by the device that has it, at the end of the slot that made
//! it. So what is sent follows from what is read: boundaries of stages, values that skip stages, a
//! table that two stages share.

mod in_flight;
mod needs;
mod results;
mod sinks;
mod steady;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use peapod_ir::entity::EntitySet;
use peapod_ir::plan::pod::{PodInterface, PodWeights, PodWeightsRead};
use peapod_ir::{AxisId, OpId, TensorType, ValueId};

use super::dependence::{Dependence, Part};
use super::device::{Block, Device, Item, When, Written};
use super::schedule::{Table, Work};
use super::stages::Stages;
use crate::error::PassError;
pub(super) use steady::Asynchronous;

/// What is computed in one slot.
type Unit = (usize, Work, usize);

/// The ops of each, in the order of the program.
type Units = BTreeMap<Unit, Vec<OpId>>;

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
    /// Names and types of its last arguments and results, which are in flight between steps.
    pub(super) in_flight: Vec<(String, TensorType)>,
    /// Weights of a stage of an asynchronous pipeline, and what is computed of them.
    pub(super) weights: Vec<PodWeights>,
    pub(super) reads: Vec<PodWeightsRead>,
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
    /// If stages do not wait for updates.
    pub(super) asynchronous: Option<Asynchronous>,
    /// The device of every stage for every microbatch.
    places: BTreeMap<(usize, usize), usize>,
    devices: Vec<Device>,
    /// Who has made what, and in which block.
    made: HashMap<Item, (usize, Block)>,
    /// Sums so far, by result of the sink and device.
    sums: HashMap<(ValueId, usize), ValueId>,
    /// New average changes, by parameter and device.
    averages: HashMap<(ValueId, usize), ValueId>,
    channels: usize,
}

impl<'a, 'm> Writer<'a, 'm> {
    pub(super) fn new(
        dependence: &'a Dependence<'m>,
        interface: &'a PodInterface,
        (stages, table): (&'a Stages, &'a Table),
        (microbatches, rematerialise): (usize, bool),
        sizes: &'a dyn Fn(AxisId) -> usize,
        asynchronous: Option<Asynchronous>,
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
            asynchronous,
            places: table.places(),
            devices: devices.map(|_| Device::new(name)).collect(),
            made: HashMap::new(),
            sums: HashMap::new(),
            averages: HashMap::new(),
            channels: 0,
        }
    }

    /// Writes everything.
    ///
    /// # Errors
    ///
    /// Two stages hold a parameter that they would update at different times.
    pub(super) fn write(mut self) -> Result<Programs, PassError> {
        let units = self.units();
        if let Some(clock) = self.asynchronous.as_ref().map(|it| it.clock) {
            self.steady(clock, &units);
            return self.outputs();
        }
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
    fn units(&self) -> Units {
        let outgoing = self.outgoing();
        let mut units = Units::new();
        for id in self.dependence.function.op_ids() {
            let (Part::Micro(phase) | Part::Sink(phase)) = self.dependence.parts[id] else {
                continue;
            };
            let Some(stage) = self.stages.of[id] else {
                continue;
            };
            let work = match self.dependence.is_forward(id) {
                true => Work::Forward,
                false if outgoing.contains(id) || !self.table.splits_backward() => Work::Backward,
                false => Work::Weights,
            };
            units.entry((phase, work, stage)).or_default().push(id);
        }
        units
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
        if self.asynchronous.is_some() {
            return stage;
        }
        self.places.get(&(stage, microbatch)).copied().unwrap_or(0)
    }

    /// What a phase computes for all microbatches, before the pipeline begins.
    fn one_by_one(&mut self, phase: usize, units: &Units) {
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
                self.slot(device, *work, When::of(microbatch), ops);
            }
        }
    }

    /// The phase that follows the schedule.
    fn pipelined(&mut self, phase: usize, units: &Units) {
        // It was checked when it was made.
        for (device, slot) in self.table.order().unwrap_or_default() {
            if let Some(ops) = units.get(&(phase, slot.work, slot.stage)) {
                self.slot(device, slot.work, When::of(slot.microbatch), ops);
            }
        }
    }

    /// Ops of a slot.
    fn slot(&mut self, device: usize, work: Work, when: When, ops: &[OpId]) {
        self.devices[device].next_part();
        let again = self.rematerialise && work != Work::Forward;
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
        self.provide(device, &read, when, again);
        for &id in ops {
            match self.dependence.parts[id] {
                Part::Sink(_) => self.sink(device, id, when),
                Part::Free | Part::FreeMicro | Part::Micro(_) | Part::Once(_) => {
                    self.compute(device, id, when, false);
                }
            }
        }
        if work == Work::Weights || !self.table.splits_backward() {
            self.forget(device, when.microbatch);
        }
    }

    /// What was computed again for a microbatch is of no use any more.
    fn forget(&mut self, device: usize, microbatch: Option<isize>) {
        let again = &mut self.devices[device].again;
        again.retain(|(_, of), _| of.microbatch != microbatch);
    }
}

/// The dimension that is split over microbatches.
pub(in crate::pod::pipeline) fn micro_dim(
    sharding: &peapod_ir::Sharding,
    axis: AxisId,
) -> Option<usize> {
    sharding.dims.iter().position(|axes| axes.contains(&axis))
}
