//! Optimizers: what becomes of a parameter with its gradient. A file each; definitions are those of
//! optax 0.2.8, unless a file says otherwise.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::TrainError;
use crate::ports::StateInit;

pub mod adafactor;
pub mod adam;
pub mod adamw;
pub mod lamb;
pub mod lars;
pub mod lion;
pub mod momentum;
pub mod nesterov;
pub mod sgd;

pub use adafactor::Adafactor;
pub use adam::Adam;
pub use adamw::AdamW;
pub use lamb::Lamb;
pub use lars::{Lars, LarsMomentum};
pub use lion::Lion;
pub use momentum::Momentum;
pub use nesterov::Nesterov;
pub use sgd::Sgd;

/// An optimizer, told apart by the field `kind`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Optimizer {
    /// Gradient descent.
    Sgd(Sgd),
    /// Gradient descent with momentum.
    Momentum(Momentum),
    /// Gradient descent with Nesterov's momentum.
    Nesterov(Nesterov),
    /// Moments of gradients.
    Adam(Adam),
    /// Adam with decoupled weight decay.
    #[serde(rename = "adamw")]
    AdamW(AdamW),
    /// Momentum, with a rate for each tensor.
    Lars(Lars),
    /// Adam, with a rate for each tensor.
    Lamb(Lamb),
    /// Second moments of rows and columns.
    Adafactor(Adafactor),
    /// Signs of moments.
    Lion(Lion),
}

/// The rule of an optimizer.
pub trait Rule {
    /// Emits the new parameter.
    fn update(&self, at: &mut Update<'_>) -> ValueId;

    /// Its numbers by name, with what they may be.
    fn ranges(&self) -> Vec<(&'static str, f32, Range)>;
}

/// What a number of an optimizer may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// From 0 to below 1: what is kept of an average.
    Decay,
    /// 0 or more.
    NotNegative,
    /// Above 0.
    Positive,
}

impl Range {
    fn holds(self, number: f32) -> bool {
        number.is_finite()
            && match self {
                Self::Decay => (0.0..1.0).contains(&number),
                Self::NotNegative => number >= 0.0,
                Self::Positive => number > 0.0,
            }
    }

    const fn description(self) -> &'static str {
        match self {
            Self::Decay => "a number from 0 to below 1",
            Self::NotNegative => "a number of 0 or more",
            Self::Positive => "a number above 0",
        }
    }
}

impl Optimizer {
    /// Its rule.
    pub fn rule(&self) -> &dyn Rule {
        match self {
            Self::Sgd(it) => it,
            Self::Momentum(it) => it,
            Self::Nesterov(it) => it,
            Self::Adam(it) => it,
            Self::AdamW(it) => it,
            Self::Lars(it) => it,
            Self::Lamb(it) => it,
            Self::Adafactor(it) => it,
            Self::Lion(it) => it,
        }
    }

    /// Refuses numbers that are out of range.
    ///
    /// # Errors
    ///
    /// One is.
    pub fn check(&self) -> Result<(), TrainError> {
        let mut ranges = self.rule().ranges().into_iter();
        let wrong = ranges.find(|(_, number, range)| !range.holds(*number));
        match wrong {
            None => Ok(()),
            Some((name, number, range)) => {
                Err(TrainError::option(name, range.description(), number))
            }
        }
    }
}

/// State that an optimizer keeps for a parameter.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) name: String,
    pub(crate) init: StateInit,
    pub(crate) argument: ValueId,
    pub(crate) new: ValueId,
}

/// A parameter that is updated.
#[derive(Debug)]
pub struct Update<'a> {
    /// Where ops are emitted.
    pub build: &'a mut Builder,
    /// The parameter, `f32`.
    pub parameter: ValueId,
    /// Its gradient.
    pub gradient: ValueId,
    /// The learning rate, `f32[]`.
    pub learning_rate: ValueId,
    /// Which update this is, counted from 1, `f32[]`.
    pub count: ValueId,
    /// Whether weights of it decay.
    pub decays: bool,
    pub(crate) name: String,
    pub(crate) slots: Vec<Slot>,
}

impl Update<'_> {
    /// State of this shape that begins with 0.
    pub fn state(&mut self, name: &str, shape: impl Into<Vec<usize>>) -> ValueId {
        let name = format!("{}/{name}", self.name);
        let ty = TensorType::new(DType::F32, shape);
        let argument = self.build.argument(name.clone(), ty);
        self.slots.push(Slot {
            name,
            init: StateInit::Fill(0.0),
            argument,
            new: argument,
        });
        argument
    }

    /// State of the parameter's shape that begins with 0.
    pub fn state_like(&mut self, name: &str) -> ValueId {
        let shape = self.build.shape(self.parameter).to_vec();
        self.state(name, shape)
    }

    /// Says what state is after the update.
    pub fn keep(&mut self, state: ValueId, new: ValueId) {
        for slot in &mut self.slots {
            if slot.argument == state {
                slot.new = new;
            }
        }
    }

    /// Emits the average of what was and what is: (1 − decay) · new + decay · old.
    pub fn average(&mut self, old: ValueId, new: ValueId, decay: f32) -> ValueId {
        let decay = f64::from(decay);
        let new = self.build.times(new, 1.0 - decay);
        let old = self.build.times(old, decay);
        self.build.add(new, old)
    }

    /// Emits a tensor plus so much of the parameter, if its weights decay.
    pub fn decayed(&mut self, x: ValueId, weight_decay: f32) -> ValueId {
        if weight_decay == 0.0 || !self.decays {
            return x;
        }
        let part = self.build.times(self.parameter, f64::from(weight_decay));
        self.build.add(x, part)
    }

    /// Emits a tensor times the learning rate.
    pub fn at_rate(&mut self, x: ValueId) -> ValueId {
        let rate = self.build.spread(self.learning_rate, x);
        self.build.mul(rate, x)
    }

    /// Emits the parameter less so much.
    pub fn less(&mut self, x: ValueId) -> ValueId {
        self.build.sub(self.parameter, x)
    }

    /// Emits the Euclidean norm of a tensor, `f32[]`.
    pub fn norm(&mut self, x: ValueId) -> ValueId {
        let squares = self.build.mul(x, x);
        let sum = self.build.total(squares);
        self.build.unary(UnaryOp::Sqrt, sum)
    }

    /// Emits 1 − decay^count, `f32[]`: what averages that began with 0 lack.
    pub fn correction(&mut self, decay: f32) -> ValueId {
        let base = self.build.number(self.count, f64::from(decay));
        let power = self.build.binary(BinaryOp::Pow, base, self.count);
        let negative = self.build.neg(power);
        self.build.plus(negative, 1.0)
    }

    /// Emits a ratio of norms (`f32[]`); 1 where one of them is 0.
    pub fn ratio(&mut self, [above, below]: [ValueId; 2], factor: f32, epsilon: f32) -> ValueId {
        let build = &mut *self.build;
        let scaled = build.times(above, f64::from(factor));
        let divisor = build.plus(below, f64::from(epsilon));
        let ratio = build.div(scaled, divisor);
        let one = build.scalar(DType::F32, Scalar::Single(1.0));
        let none = [above, below].map(|norm| build.is(norm, Direction::Eq, 0.0));
        let ratio = build.select(none[0], one, ratio);
        build.select(none[1], one, ratio)
    }

    /// Emits a tensor times a scalar.
    pub fn scaled(&mut self, x: ValueId, factor: ValueId) -> ValueId {
        let factor = self.build.spread(factor, x);
        self.build.mul(x, factor)
    }
}

#[cfg(test)]
mod tests;
