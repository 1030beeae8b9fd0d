//! Slots of an asynchronous pipeline, and the updates of its stages.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, Location, OpId, TensorType, ValueId};

use super::super::asynchronous::{After, BackwardWeights, Clock, DelayOptions, Roles, refused};
use super::super::dependence::Part;
use super::super::device::{Kept, Weights, When};
use super::super::schedule::Work;
use super::{Units, Writer};
use crate::error::PassError;

/// How stages go on without one another.
pub(in crate::pod::pipeline) struct Asynchronous {
    pub(in crate::pod::pipeline) clock: Clock,
    pub(in crate::pod::pipeline) backward: BackwardWeights,
    pub(in crate::pod::pipeline) delays: DelayOptions,
    pub(in crate::pod::pipeline) roles: Roles,
}

impl Asynchronous {
    /// The weights that a forward pass reads.
    fn forward(&self, stage: usize, microbatch: isize) -> Weights {
        Weights::Version(self.clock.forward_version(stage, microbatch))
    }

    /// The weights that a backward pass reads.
    fn backward(&self, stage: usize, microbatch: isize) -> Weights {
        let newest = self.clock.backward_version(stage, microbatch);
        let delayed = self.clock.lag(stage) > 0;
        match (self.backward, self.delays.discrepancy_correction) {
            (BackwardWeights::Stashed, _) => self.forward(stage, microbatch),
            (BackwardWeights::Newest, Some(_)) if delayed => Weights::Corrected(newest),
            (BackwardWeights::Newest, _) => Weights::Version(newest),
        }
    }
}

impl Writer<'_, '_> {
    /// A step of steady state.
    pub(super) fn steady(&mut self, clock: Clock, units: &Units) {
        // Stages begin one after another, since a minibatch goes through all of them in a step.
        for time in 0..clock.microbatches + clock.stages - 1 {
            for stage in 0..clock.stages.min(time + 1) {
                let slot = time - stage;
                if slot < clock.microbatches {
                    self.steady_slot(stage, slot, units);
                }
            }
        }
        self.once_of(None);
    }

    fn steady_slot(&mut self, stage: usize, slot: usize, units: &Units) {
        let Some(asynchronous) = &self.asynchronous else {
            return;
        };
        let clock = asynchronous.clock;
        let done = slot as isize - clock.lag(stage) as isize;
        let forward = asynchronous.forward(stage, slot as isize);
        let backward = asynchronous.backward(stage, done);
        let works = [
            (Work::Forward, slot as isize, forward),
            (Work::Backward, done, backward),
        ];
        let parts = clock.parts as isize;
        for (work, microbatch, weights) in works {
            let Some(ops) = units.get(&(self.dependence.main, work, stage)) else {
                continue;
            };
            for part in microbatch * parts..(microbatch + 1) * parts {
                let when = When {
                    microbatch: Some(part),
                    minibatch: clock.minibatch(microbatch),
                    weights,
                };
                self.slot(stage, work, when, ops);
            }
        }
        if slot == clock.update_slot(stage) {
            self.update(stage);
        }
    }

    /// Ops that are done once, after the backward passes of a stage or the forward passes of all.
    fn once_of(&mut self, updated: Option<usize>) {
        let Some(asynchronous) = &self.asynchronous else {
            return;
        };
        let function = self.dependence.function;
        let (after, minibatch) = match updated {
            None => (After::Forward, 0),
            Some(stage) => {
                let late = asynchronous.clock.steps_late(stage);
                (After::Backward, -(late as isize))
            }
        };
        let own = function.op_ids().filter(|id| {
            let result = function.op(*id).outputs.first();
            let roles = &asynchronous.roles;
            let stage = self.stages.of[*id];
            result.is_some_and(|it| roles.after[*it] == Some(after))
                && updated.is_none_or(|it| stage == Some(it))
        });
        let own: Vec<OpId> = own.collect();
        match updated {
            None => self.devices.iter_mut().for_each(super::Device::next_part),
            Some(stage) => self.devices[stage].next_part(),
        }
        let when = When {
            minibatch,
            ..When::default()
        };
        for id in own {
            let stage = self.stages.of[id].unwrap_or(0);
            if matches!(self.dependence.parts[id], Part::Sink(_)) {
                self.complete(stage, id);
                for result in &function.op(id).outputs {
                    self.sums.remove(&(*result, stage));
                }
            } else {
                self.compute_once(stage, id, when);
            }
        }
    }

    /// Updates the weights of a stage, and what its optimiser keeps.
    fn update(&mut self, stage: usize) {
        self.once_of(Some(stage));
        let function = self.dependence.function;
        for &(output, input) in &function.replaces {
            let (output, input) = (function.outputs[output], function.inputs[input]);
            if self.updated_by(output, input) == Some(stage) {
                self.replace(stage, output, input);
            }
        }
    }

    /// The stage that updates an argument, if one does.
    fn updated_by(&self, output: ValueId, input: ValueId) -> Option<usize> {
        let roles = &self.asynchronous.as_ref()?.roles;
        let maker = self.dependence.makers[output]?;
        let own = roles.updated.contains(input);
        own.then(|| self.stages.of[maker]).flatten()
    }

    /// Puts what was computed into the place of an argument.
    fn replace(&mut self, stage: usize, output: ValueId, input: ValueId) {
        let old = self.weights(stage, input, 0);
        let mut new = self.there(stage, output, When::default());
        let source = Location::named(format!("update of stage {stage}"));
        self.devices[stage].build.set_source(source, "");
        let dtype = self.devices[stage].build.ty(old).dtype;
        let weights = self.asynchronous.as_ref();
        let weights = weights.is_some_and(|it| it.roles.weights.contains(input));
        let scaled = weights && DType::FLOATS.contains(&dtype);
        if let (true, Some(scale)) = (scaled, self.learning_rate_scale(stage)) {
            let change = self.change(stage, old, new);
            let build = &mut self.devices[stage].build;
            let scaled = times(build, change, scale);
            let whole = build.convert(old, build.ty(scaled).dtype);
            let slowed = build.binary(BinaryOp::Add, whole, scaled);
            new = build.convert(slowed, dtype);
        }
        new = self.counted(stage, new, old);
        let updated = When {
            weights: Weights::Version(1),
            ..When::default()
        };
        self.devices[stage].known.insert((input, updated), new);
        if weights {
            self.devices[stage].updated.push((input, new));
        }
        if self.devices[stage].kept.contains_key(&Kept::Average(input)) {
            let average = self.next_average(stage, input, [old, new]);
            self.averages.insert((input, stage), average);
        }
    }

    /// The new value, if it follows from a minibatch that there was; else the old one.
    fn counted(&mut self, stage: usize, new: ValueId, old: ValueId) -> ValueId {
        let late = self.clock().steps_late(stage);
        if late == 0 {
            return new;
        }
        let steps = self.steps(stage);
        let build = &mut self.devices[stage].build;
        let late = build.scalar(DType::I32, Scalar::Integer(late as i64));
        let counts = build.compare(Direction::Ge, steps, late);
        let shape = build.shape(new).to_vec();
        let counts = build.broadcast(counts, [], shape);
        build.select(counts, new, old)
    }

    /// The difference of two values, in `f32` where they are narrower.
    fn change(&mut self, stage: usize, old: ValueId, new: ValueId) -> ValueId {
        let build = &mut self.devices[stage].build;
        let dtype = wide(build.ty(old).dtype);
        let [old, new] = [old, new].map(|it| build.convert(it, dtype));
        build.binary(BinaryOp::Sub, new, old)
    }

    /// What T1 multiplies changes of weights by: delay^-p, p = 1 - min(k / K, 1) in step k of K.
    fn learning_rate_scale(&mut self, stage: usize) -> Option<ValueId> {
        let asynchronous = self.asynchronous.as_ref()?;
        let delay = asynchronous.clock.mean_delay(stage);
        let late = asynchronous.clock.steps_late(stage);
        let annealing = asynchronous.delays.annealing_steps?;
        if delay <= 1.0 {
            return None;
        }
        let steps = self.steps(stage);
        let build = &mut self.devices[stage].build;
        let late = build.scalar(DType::I32, Scalar::Integer(late as i64));
        let own = build.binary(BinaryOp::Sub, steps, late);
        let own = build.convert(own, DType::F32);
        let [zero, one] = [0.0, 1.0].map(|it| build.single(it));
        let whole = build.single(annealing as f32);
        let done = build.binary(BinaryOp::Div, own, whole);
        let done = build.binary(BinaryOp::Max, done, zero);
        let done = build.binary(BinaryOp::Min, done, one);
        let power = build.binary(BinaryOp::Sub, one, done);
        let base = build.single(-(delay.ln() as f32));
        let logarithm = build.binary(BinaryOp::Mul, power, base);
        Some(build.unary(UnaryOp::Exp, logarithm))
    }

    /// What T2 takes the weights of a forward pass for: w - delay · average change.
    pub(super) fn corrected(&mut self, stage: usize, input: ValueId, version: isize) -> ValueId {
        let weights = self.weights(stage, input, version);
        let ty = self.devices[stage].build.ty(weights).clone();
        if !DType::FLOATS.contains(&ty.dtype) {
            return weights;
        }
        let delay = self.clock().mean_delay(stage);
        let average = match self.averages.get(&(input, stage)) {
            Some(average) if version > 0 => *average,
            Some(_) | None => self.average(stage, input, &ty),
        };
        let build = &mut self.devices[stage].build;
        let delay = build.single(delay as f32);
        let moved = times(build, average, delay);
        let whole = build.convert(weights, build.ty(moved).dtype);
        let before = build.binary(BinaryOp::Sub, whole, moved);
        build.convert(before, ty.dtype)
    }

    /// The average change of a parameter when the step begins.
    fn average(&mut self, stage: usize, input: ValueId, ty: &TensorType) -> ValueId {
        let ty = TensorType::new(wide(ty.dtype), &ty.shape[..]);
        self.single(stage, Kept::Average(input), &ty)
    }

    /// The average change with one change more.
    fn next_average(&mut self, stage: usize, input: ValueId, [old, new]: [ValueId; 2]) -> ValueId {
        let ty = self.devices[stage].build.ty(old).clone();
        let average = self.average(stage, input, &ty);
        let change = self.change(stage, old, new);
        let delay = self.clock().mean_delay(stage);
        let decay = self.asynchronous.as_ref();
        let decay = decay.and_then(|it| it.delays.discrepancy_correction);
        let decay = decay.map_or(0.0, |it| it.per_update(delay));
        let build = &mut self.devices[stage].build;
        let [kept, added] = [decay, 1.0 - decay].map(|it| build.single(it as f32));
        let kept = times(build, average, kept);
        let added = times(build, change, added);
        build.binary(BinaryOp::Add, kept, added)
    }

    /// The new value of an argument on the device that updates it.
    pub(super) fn updated(&self, device: usize, output: usize) -> Option<ValueId> {
        let function = self.dependence.function;
        let pair = function.replaces.iter().find(|(it, _)| *it == output);
        let input = function.inputs[pair?.1];
        self.updated_by(function.outputs[output], input)?;
        let updated = When {
            weights: Weights::Version(1),
            ..When::default()
        };
        self.devices[device].known.get(&(input, updated)).copied()
    }

    /// What is updated is on the stage that updates it, and on no other.
    pub(super) fn check_updated(&self) -> Result<(), PassError> {
        let function = self.dependence.function;
        for &(output, index) in &function.replaces {
            let input = function.inputs[index];
            let Some(stage) = self.updated_by(function.outputs[output], input) else {
                continue;
            };
            let devices = self.devices.iter().enumerate();
            let mut others = devices
                .filter(|(device, it)| *device != stage && it.arguments.contains_key(&index));
            if let Some((other, _)) = others.next() {
                let name = &function.value(input).name;
                return Err(refused(
                    format!(
                        "`{name}` is updated by stage {stage}, and stage {other} reads it, too"
                    ),
                    "begin stages elsewhere, so that one stage has all that reads it \
                     (--stage-at); or compile it with a synchronous schedule: --pipeline 1f1b",
                ));
            }
        }
        Ok(())
    }
}

/// The element type that changes of weights are kept in.
fn wide(dtype: DType) -> DType {
    match dtype == DType::F64 {
        true => DType::F64,
        false => DType::F32,
    }
}

/// All elements times a single number.
fn times(build: &mut impl Emit, x: ValueId, number: ValueId) -> ValueId {
    let ty = build.ty(x).clone();
    let number = build.convert(number, ty.dtype);
    let number = build.broadcast(number, [], &ty.shape);
    build.binary(BinaryOp::Mul, x, number)
}
