//! Results of the program, and the ends of all programs.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::builder::Emit;
use peapod_ir::plan::pod::PodWeights;
use peapod_ir::{Function, ValueId};

use super::super::device::{Device, Kept, When};
use super::{DeviceProgram, Programs, Writer, micro_dim};
use crate::error::PassError;

impl Writer<'_, '_> {
    /// Hands results out, and ends all programs.
    ///
    /// # Errors
    ///
    /// Two stages hold a parameter that they would update at different times.
    pub(super) fn outputs(mut self) -> Result<Programs, PassError> {
        let function = self.dependence.function;
        self.check_updated()?;
        // It may read arguments that nothing else does, which have to be replaced then.
        let next = self.next_in_flight();
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
        self.check_updated()?;
        let devices = self.devices.into_iter().zip(results).enumerate();
        let devices = devices.map(|(number, (device, results))| {
            let kept = device.kept.keys().map(|it| next[&(number, *it)]);
            let kept = kept.collect();
            ended(device, results, kept, function)
        });
        Ok(Programs {
            devices: devices.collect(),
        })
    }

    /// Per result, the devices that have it: those that have the argument that it replaces, or the
    /// one that makes it.
    pub(super) fn holders(&self) -> Vec<BTreeSet<usize>> {
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
    pub(super) fn home(&self, value: ValueId) -> usize {
        let stage = self.dependence.makers[value].and_then(|it| self.stages.of[it]);
        stage.map_or(0, |it| self.device_of(it, 0))
    }

    /// A result on a device.
    pub(super) fn result(&mut self, device: usize, index: usize) -> ValueId {
        let value = self.dependence.function.outputs[index];
        self.devices[device].next_block();
        if let Some(updated) = self.updated(device, index) {
            return updated;
        }
        let sharding = &self.interface.outputs[index].sharding;
        let Some(dim) = micro_dim(sharding, self.dependence.axis) else {
            // One that does not vary, or does so in name only.
            let when = match self.dependence.varying.contains(value) {
                true => When::of(0),
                false => When::default(),
            };
            self.provide(device, &[value], when, false);
            return self.there(device, value, when);
        };
        let parts = (0..self.microbatches).map(|microbatch| {
            let when = When::of(microbatch);
            self.provide(device, &[value], when, false);
            let part = self.there(device, value, when);
            let build = &mut self.devices[device].build;
            let mut shape = build.shape(part).to_vec();
            shape.insert(dim, 1);
            build.shaped(part, shape)
        });
        let parts: Vec<ValueId> = parts.collect();
        self.joined(device, &parts, dim)
    }
}

/// The program of a device, whose results are some of the whole, and what is in flight.
fn ended(
    mut device: Device,
    results: BTreeMap<usize, ValueId>,
    kept: Vec<ValueId>,
    function: &Function,
) -> DeviceProgram {
    let inputs: Vec<usize> = device.arguments.keys().copied().collect();
    let outputs: Vec<usize> = results.keys().copied().collect();
    let in_flight = device.in_flight();
    let weights = weights(&device, &inputs, function);
    let reads = std::mem::take(&mut device.reads);
    let values = results.into_values().chain(kept);
    let mut written = device.finish(values.collect());
    let position = |own: &[usize], index: usize| own.iter().position(|it| *it == index);
    let pairs = function.replaces.iter().filter_map(|&(output, input)| {
        Some((position(&outputs, output)?, position(&inputs, input)?))
    });
    let kept = (0..in_flight.len()).map(|it| (outputs.len() + it, inputs.len() + it));
    written.function.replaces = pairs.chain(kept).collect();
    DeviceProgram {
        written,
        inputs,
        outputs,
        in_flight,
        weights,
        reads,
    }
}

/// Weights that a device updates, by its arguments: those of the whole that it has, then what is in
/// flight.
fn weights(device: &Device, inputs: &[usize], function: &Function) -> Vec<PodWeights> {
    let kept = |wanted: Kept| {
        let place = device.kept.keys().position(|it| *it == wanted);
        place.map(|it| inputs.len() + it)
    };
    let weights = device.updated.iter().filter_map(|&(input, updated)| {
        let index = function.inputs.iter().position(|it| *it == input)?;
        Some(PodWeights {
            input: inputs.iter().position(|it| *it == index)?,
            older: kept(Kept::Versions(input)),
            average: kept(Kept::Average(input)),
            updated,
        })
    });
    weights.collect()
}
