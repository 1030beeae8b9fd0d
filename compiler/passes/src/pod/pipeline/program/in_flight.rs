//! What a stage of an asynchronous pipeline keeps from step to step.
//!
//! Of everything that is kept there is one argument, with an entry for each microbatch, minibatch
//! or version that an earlier step has made and this one needs; the result that replaces it has
//! those that the next step needs. All of them begin as zeros, which nothing comes of: what a
//! stage computes of them is no part of an update that counts.

use std::collections::HashMap;
use std::ops::Range;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::{DType, TensorType, ValueId};

use super::super::asynchronous::Clock;
use super::super::device::{Item, Kept, Weights, When};
use super::Writer;

/// What replaces each argument of a device that is in flight.
pub(super) type Next = HashMap<(usize, Kept), ValueId>;

impl Writer<'_, '_> {
    /// The clock of an asynchronous pipeline.
    pub(super) fn clock(&self) -> Clock {
        let asynchronous = self.asynchronous.as_ref().map(|it| it.clock);
        asynchronous.expect("only an asynchronous pipeline has something in flight")
    }

    /// Has something there that is of an earlier step, or of other weights than the step begins
    /// with.
    pub(super) fn in_flight(&mut self, device: usize, item: Item) {
        let (value, when) = item;
        match (when.microbatch, when.weights) {
            (Some(_), _) => {
                let after = self.slots_after(value);
                self.entries(device, Kept::Microbatches(value, after));
            }
            (None, Weights::Corrected(version)) => {
                let known = self.corrected(device, value, version);
                self.devices[device].known.insert(item, known);
            }
            (None, Weights::Version(0)) => self.entries(device, Kept::Minibatches(value)),
            (None, Weights::Version(version)) if version < 0 => {
                self.entries(device, Kept::Versions(value));
            }
            (None, Weights::Version(_)) => {
                // Another stage updates it, which is refused in the end.
                let old = self.weights(device, value, 0);
                self.devices[device].known.insert(item, old);
            }
        }
    }

    /// A version of a parameter on a device.
    pub(super) fn weights(&mut self, device: usize, value: ValueId, version: isize) -> ValueId {
        let when = When {
            weights: Weights::Version(version),
            ..When::default()
        };
        self.provide(device, &[value], when, false);
        self.there(device, value, when)
    }

    /// Parts of microbatches between the forward pass of one and when a value of it is there.
    fn slots_after(&self, value: ValueId) -> usize {
        let Some(maker) = self.dependence.makers[value] else {
            return 0;
        };
        match (self.dependence.is_forward(maker), self.stages.of[maker]) {
            (false, Some(stage)) => self.clock().lag_in_parts(stage),
            (true, _) | (false, None) => 0,
        }
    }

    /// Which entries a device has of what is kept when a step begins.
    fn range(&self, device: usize, kept: Kept) -> Range<isize> {
        let clock = self.clock();
        let lag = clock.lag(device) as isize;
        match kept {
            Kept::Microbatches(_, after) => {
                -(clock.lag_in_parts(device) as isize)..-(after as isize)
            }
            Kept::Minibatches(_) => -(clock.steps_late(device) as isize)..0,
            Kept::Versions(_) => clock.forward_version(device, -lag)..0,
            Kept::Average(_) | Kept::Sum(_) | Kept::Steps => 0..1,
        }
    }

    /// What an entry is, by what values are; none of what is no value of the program.
    fn entry(kept: Kept, at: isize) -> Option<Item> {
        let none = When::default();
        match kept {
            Kept::Microbatches(value, _) => {
                let microbatch = Some(at);
                Some((value, When { microbatch, ..none }))
            }
            Kept::Minibatches(value) => {
                let minibatch = at;
                Some((value, When { minibatch, ..none }))
            }
            Kept::Versions(value) => {
                let weights = Weights::Version(at);
                Some((value, When { weights, ..none }))
            }
            Kept::Average(_) | Kept::Sum(_) | Kept::Steps => None,
        }
    }

    /// Has all entries of what is kept there.
    fn entries(&mut self, device: usize, kept: Kept) {
        let (Kept::Microbatches(value, _) | Kept::Minibatches(value) | Kept::Versions(value)) =
            kept
        else {
            return;
        };
        let ty = self.dependence.function.ty(value).clone();
        let argument = self.kept(device, kept, &ty);
        for (index, at) in self.range(device, kept).enumerate() {
            let build = &mut self.devices[device].build;
            let part = build.cut(argument, 1, index, index + 1);
            let part = build.shaped(part, &ty.shape);
            let item = Self::entry(kept, at).expect("it is a value of the program");
            self.devices[device].known.entry(item).or_insert(part);
        }
    }

    /// The argument of what is kept, whose entries have a type.
    fn kept(&mut self, device: usize, kept: Kept, entry: &TensorType) -> ValueId {
        if let Some(known) = self.devices[device].kept.get(&kept) {
            return *known;
        }
        let mut shape = vec![1, self.range(device, kept).len()];
        shape.extend(&entry.shape);
        let name = self.name(device, kept);
        let argument = &mut self.devices[device].build;
        let argument = argument.argument(name, entry.with_shape(shape));
        self.devices[device].kept.insert(kept, argument);
        argument
    }

    /// The only entry of what is kept.
    pub(super) fn single(&mut self, device: usize, kept: Kept, entry: &TensorType) -> ValueId {
        let argument = self.kept(device, kept, entry);
        self.devices[device].build.shaped(argument, &entry.shape)
    }

    fn name(&self, device: usize, kept: Kept) -> String {
        let (what, value) = match kept {
            Kept::Microbatches(value, _) => ("in_flight", Some(value)),
            Kept::Minibatches(value) => ("minibatch", Some(value)),
            Kept::Versions(value) => ("stash", Some(value)),
            Kept::Average(value) => ("average_change", Some(value)),
            Kept::Sum(value) => ("sum", Some(value)),
            Kept::Steps => ("steps", None),
        };
        let name = value.map(|it| {
            let name = &self.dependence.function.value(it).name;
            match name.is_empty() {
                true => format!(".{}", it.as_u32()),
                false => format!(".{name}"),
            }
        });
        format!("stage{device}.{what}{}", name.unwrap_or_default())
    }

    /// What earlier steps have added up for the minibatch of a microbatch, whose `value` is added.
    pub(super) fn sum_before(
        &mut self,
        device: usize,
        result: ValueId,
        (value, when): (ValueId, When),
    ) -> Option<ValueId> {
        let count = self.asynchronous.as_ref()?.clock.minibatch_parts() as isize;
        let first = when.microbatch?.rem_euclid(count) == 0;
        let ty = self.devices[device].build.ty(value).clone();
        (!first).then(|| self.single(device, Kept::Sum(result), &ty))
    }

    /// Steps that were done before this one, or as many as can be counted.
    pub(super) fn steps(&mut self, device: usize) -> ValueId {
        let scalar = TensorType::new(DType::I32, []);
        self.single(device, Kept::Steps, &scalar)
    }

    /// What replaces what is in flight.
    pub(super) fn next_in_flight(&mut self) -> Next {
        let mut next = Next::new();
        for device in 0..self.devices.len() {
            let all: Vec<Kept> = self.devices[device].kept.keys().copied().collect();
            if all.is_empty() {
                continue;
            }
            self.devices[device].next_part();
            self.fetch_entries(device, &all);
            for kept in all {
                let value = self.next_of(device, kept);
                next.insert((device, kept), value);
            }
        }
        next
    }

    /// Has values of microbatches there that the next step needs: those of one in one message.
    fn fetch_entries(&mut self, device: usize, all: &[Kept]) {
        let count = self
            .asynchronous
            .as_ref()
            .map_or(0, |it| it.clock.minibatch_parts() as isize);
        for microbatch in 0..count {
            let needed = all.iter().filter_map(|kept| {
                let range = self.range(device, *kept);
                let value = match kept {
                    Kept::Microbatches(value, _) => *value,
                    Kept::Minibatches(_) | Kept::Versions(_) | Kept::Average(_) => return None,
                    Kept::Sum(_) | Kept::Steps => return None,
                };
                range.contains(&(microbatch - count)).then_some(value)
            });
            let needed: Vec<ValueId> = needed.collect();
            self.provide(device, &needed, When::of(microbatch as usize), false);
        }
    }

    fn next_of(&mut self, device: usize, kept: Kept) -> ValueId {
        let single = match kept {
            Kept::Average(value) => self.averages[&(value, device)],
            Kept::Sum(result) => self.sums[&(result, device)],
            Kept::Steps => self.next_steps(device),
            Kept::Microbatches(..) | Kept::Minibatches(_) | Kept::Versions(_) => {
                return self.next_entries(device, kept);
            }
        };
        let argument = self.devices[device].kept[&kept];
        let build = &mut self.devices[device].build;
        let shape = build.shape(argument).to_vec();
        build.shaped(single, shape)
    }

    /// The entries that the next step begins with.
    fn next_entries(&mut self, device: usize, kept: Kept) -> ValueId {
        let count = self.clock().minibatch_parts() as isize;
        let by = match kept {
            Kept::Microbatches(..) => count,
            Kept::Minibatches(_) | Kept::Versions(_) => 1,
            Kept::Average(_) | Kept::Sum(_) | Kept::Steps => 0,
        };
        let range = self.range(device, kept);
        let parts = (range.start + by..range.end + by).map(|at| {
            let (value, when) = Self::entry(kept, at).expect("it is a value of the program");
            self.provide(device, &[value], when, false);
            let part = self.there(device, value, when);
            let build = &mut self.devices[device].build;
            let mut shape = vec![1, 1];
            shape.extend(build.shape(part));
            build.shaped(part, shape)
        });
        let parts: Vec<ValueId> = parts.collect();
        self.joined(device, &parts, 1)
    }

    /// One step more, as long as they can be counted: of how many it makes a difference may be
    /// compiled anew.
    fn next_steps(&mut self, device: usize) -> ValueId {
        let steps = self.steps(device);
        let build = &mut self.devices[device].build;
        let most = i64::from(i32::MAX) - 1;
        let [one, most] = [1, most].map(|it| build.scalar(DType::I32, Scalar::Integer(it)));
        let steps = build.binary(BinaryOp::Min, steps, most);
        build.binary(BinaryOp::Add, steps, one)
    }
}
