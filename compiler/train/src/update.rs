//! From gradients to new parameters: clipping, accumulation, the optimizer's rule, averages.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Location, TensorType, ValueId};

use crate::optimizers::{Slot, Update};
use crate::ports::StateInit;
use crate::scope::Parameter;
use crate::training::{LossScale, Training};

/// A parameter that the loss has a gradient with respect to.
pub(crate) struct Trained<'p> {
    pub(crate) parameter: &'p Parameter,
    pub(crate) gradient: ValueId,
}

/// What an update makes.
pub(crate) struct Updated {
    /// New parameters, in order.
    pub(crate) parameters: Vec<ValueId>,
    /// State of the optimizer.
    pub(crate) slots: Vec<Slot>,
    /// The norm of all gradients before clipping, `f32[]`.
    pub(crate) norm: ValueId,
    /// The learning rate, `f32[]`.
    pub(crate) learning_rate: ValueId,
    /// Whether gradients are finite, `bool[]`, where that is asked.
    pub(crate) is_finite: Option<ValueId>,
}

/// The factor of the loss, as an argument where it changes.
pub(crate) struct Scaling {
    pub(crate) scale: ValueId,
    /// `f32[]`: steps since the factor was changed; with it, the factor is state.
    pub(crate) steady: Option<ValueId>,
}

/// Emits the factor of the loss, if there is one.
pub(crate) fn scaling(build: &mut Builder, training: &Training) -> Option<Scaling> {
    let ty = TensorType::new(DType::F32, []);
    match training.loss_scale {
        LossScale::None => None,
        LossScale::Static { scale } => Some(Scaling {
            scale: build.single(scale),
            steady: None,
        }),
        LossScale::Dynamic { .. } => Some(Scaling {
            scale: build.argument("loss_scale", ty.clone()),
            steady: Some(build.argument("loss_scale/steady", ty)),
        }),
    }
}

/// Emits the update of all parameters.
pub(crate) fn update(
    build: &mut Builder,
    training: &Training,
    counter: ValueId,
    scaling: Option<&Scaling>,
    trained: &[Trained<'_>],
) -> Updated {
    let mut emit = Emitter {
        training,
        slots: vec![],
        apply: None,
    };
    build.set_source(Location::named("update/gradients"), "update");
    let mut gradients: Vec<ValueId> = trained.iter().map(|it| it.gradient).collect();
    if let Some(scaling) = scaling {
        gradients = emit.unscaled(build, &gradients, scaling);
    }
    let norm = global_norm(build, &gradients);
    let is_finite = scaling.and_then(|scaling| {
        scaling.steady?;
        Some(build.unary(UnaryOp::IsFinite, norm))
    });
    emit.apply = is_finite;
    if training.accumulate_steps > 1 {
        gradients = emit.accumulated(build, counter, trained, gradients);
    }
    // Clipping follows accumulation: the mean gradient is what an update is made of.
    if let Some(most) = training.clip_global_norm {
        let norm = match training.accumulate_steps {
            1 => norm,
            _ => global_norm(build, &gradients),
        };
        gradients = clipped(build, &gradients, norm, most);
    }
    let updates = emit.updates_done(build, counter);
    let learning_rate = training.schedule.emit(build, updates);
    let count = build.convert(updates, DType::F32);
    let count = build.plus(count, 1.0);
    let pairs = trained.iter().zip(&gradients);
    let parameters = pairs
        .map(|(it, gradient)| emit.updated(build, it.parameter, *gradient, [learning_rate, count]));
    let parameters: Vec<ValueId> = parameters.collect();
    if let (Some(scaling), Some(is_finite)) = (scaling, is_finite) {
        emit.rescale(build, scaling, is_finite);
    }
    Updated {
        parameters,
        slots: emit.slots,
        norm,
        learning_rate,
        is_finite,
    }
}

/// The root of the sum of all squares, `f32[]`.
fn global_norm(build: &mut Builder, gradients: &[ValueId]) -> ValueId {
    let zero = build.single(0.0);
    let sum = gradients.iter().fold(zero, |sum, gradient| {
        let squares = build.mul(*gradient, *gradient);
        let own = build.total(squares);
        build.add(sum, own)
    });
    build.unary(UnaryOp::Sqrt, sum)
}

/// Gradients as they are, or so much shorter that their norm is `most`: optax's
/// `clip_by_global_norm`.
fn clipped(build: &mut Builder, gradients: &[ValueId], norm: ValueId, most: f32) -> Vec<ValueId> {
    let most = f64::from(most);
    let is_short = build.is(norm, Direction::Lt, most);
    let limit = build.number(norm, most);
    let one = build.number(norm, 1.0);
    let factor = build.div(limit, norm);
    let factor = build.select(is_short, one, factor);
    let each = gradients.iter().map(|gradient| {
        let factor = build.spread(factor, *gradient);
        build.mul(*gradient, factor)
    });
    each.collect()
}

struct Emitter<'t> {
    training: &'t Training,
    slots: Vec<Slot>,
    /// Whether parameters and state change at all in this step, `bool[]`.
    apply: Option<ValueId>,
}

impl Emitter<'_> {
    /// Gradients over the factor of the loss.
    fn unscaled(
        &self,
        build: &mut Builder,
        gradients: &[ValueId],
        scaling: &Scaling,
    ) -> Vec<ValueId> {
        let one = build.single(1.0);
        let inverse = build.div(one, scaling.scale);
        let each = gradients.iter().map(|gradient| {
            let factor = build.spread(inverse, *gradient);
            build.mul(*gradient, factor)
        });
        each.collect()
    }

    /// State that is `new` after the step.
    fn keep(&mut self, name: String, init: StateInit, argument: ValueId, new: ValueId) {
        self.slots.push(Slot {
            name,
            init,
            argument,
            new,
        });
    }

    /// `new`, if the step changes anything, else `old`.
    fn chosen(&self, build: &mut Builder, new: ValueId, old: ValueId) -> ValueId {
        match self.apply {
            None => new,
            Some(apply) => build.select(apply, new, old),
        }
    }

    /// The running mean of gradients since the last update, as it is with this step's. The last of
    /// `accumulate_steps` applies it, and it begins anew.
    fn accumulated(
        &mut self,
        build: &mut Builder,
        counter: ValueId,
        trained: &[Trained<'_>],
        gradients: Vec<ValueId>,
    ) -> Vec<ValueId> {
        let steps = Scalar::Integer(self.training.accumulate_steps as i64);
        let steps = build.scalar(DType::I32, steps);
        let place = build.binary(BinaryOp::Rem, counter, steps);
        let one = build.scalar(DType::I32, Scalar::Integer(1));
        let seen = build.add(place, one);
        let is_last = build.compare(Direction::Eq, seen, steps);
        let seen = build.convert(seen, DType::F32);
        let finite = self.apply;
        let mut means = Vec::with_capacity(gradients.len());
        for (it, gradient) in trained.iter().zip(gradients) {
            let name = format!("{}/accumulated", it.parameter.name);
            let so_far = build.argument(name.clone(), it.parameter.ty.clone());
            let apart = build.sub(gradient, so_far);
            let divisor = build.spread(seen, apart);
            let share = build.div(apart, divisor);
            let mean = build.add(so_far, share);
            let zero = build.number(mean, 0.0);
            let left = build.select(is_last, zero, mean);
            let left = self.chosen(build, left, so_far);
            self.keep(name, StateInit::Fill(0.0), so_far, left);
            means.push(mean);
        }
        self.apply = Some(match finite {
            None => is_last,
            Some(finite) => build.binary(BinaryOp::And, finite, is_last),
        });
        means
    }

    /// Updates before this one, `i32[]`.
    fn updates_done(&self, build: &mut Builder, counter: ValueId) -> ValueId {
        match self.training.accumulate_steps {
            1 => counter,
            steps => {
                let steps = build.scalar(DType::I32, Scalar::Integer(steps as i64));
                build.div(counter, steps)
            }
        }
    }

    /// A parameter after the step.
    fn updated(
        &mut self,
        build: &mut Builder,
        parameter: &Parameter,
        gradient: ValueId,
        [learning_rate, count]: [ValueId; 2],
    ) -> ValueId {
        let name = &parameter.name;
        build.set_source(Location::named(format!("update/{name}/update")), "");
        let mut at = Update {
            build: &mut *build,
            parameter: parameter.value,
            gradient,
            learning_rate,
            count,
            decays: self.training.decays(name),
            name: name.clone(),
            slots: vec![],
        };
        let new = self.training.optimizer.rule().update(&mut at);
        let slots = at.slots;
        let new = self.chosen(build, new, parameter.value);
        for mut slot in slots {
            slot.new = self.chosen(build, slot.new, slot.argument);
            self.slots.push(slot);
        }
        if let Some(kept) = self.training.ema {
            self.averaged(build, parameter, new, f64::from(kept));
        }
        new
    }

    /// Keeps the moving average of a parameter.
    fn averaged(&mut self, build: &mut Builder, parameter: &Parameter, new: ValueId, kept: f64) {
        let name = format!("{}/ema", parameter.name);
        let average = build.argument(name.clone(), parameter.ty.clone());
        let old = build.times(average, kept);
        let added = build.times(new, 1.0 - kept);
        let moved = build.add(old, added);
        let moved = self.chosen(build, moved, average);
        let init = StateInit::Parameter {
            name: parameter.name.clone(),
            init: parameter.init.clone(),
        };
        self.keep(name, init, average, moved);
    }

    /// The factor of the next step: half where gradients are not finite, twice after a while.
    fn rescale(&mut self, build: &mut Builder, scaling: &Scaling, is_finite: ValueId) {
        let (LossScale::Dynamic { initial, period }, Some(steady)) =
            (self.training.loss_scale, scaling.steady)
        else {
            return;
        };
        let scale = scaling.scale;
        let longer = build.plus(steady, 1.0);
        let is_long = build.is(longer, Direction::Ge, period as f64);
        let zero = build.number(steady, 0.0);
        let twice = build.times(scale, 2.0);
        let half = build.times(scale, 0.5);
        let raised = build.select(is_long, twice, scale);
        let new = build.select(is_finite, raised, half);
        let since = build.select(is_long, zero, longer);
        let since = build.select(is_finite, since, zero);
        self.keep(
            "loss_scale".to_owned(),
            StateInit::Fill(initial),
            scale,
            new,
        );
        let name = "loss_scale/steady".to_owned();
        self.keep(name, StateInit::Fill(0.0), steady, since);
    }
}
