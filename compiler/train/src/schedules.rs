//! Learning rates by step: linear warm-up, then a way down. Computed in the IR from the counter.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::Clamp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::TrainError;

/// A learning rate for every step.
///
/// For the first `warmup_steps` it goes from `warmup_from` to `learning_rate` in a line; then the
/// decay begins, whose steps count from there: optax's `join_schedules` of `linear_schedule` and
/// the decay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The rate that the decay begins with.
    pub learning_rate: f32,
    /// Steps of warm-up.
    #[serde(default)]
    pub warmup_steps: usize,
    /// The rate of the first step of warm-up.
    #[serde(default)]
    pub warmup_from: f32,
    /// What follows.
    #[serde(default)]
    pub decay: Decay,
}

/// How a learning rate goes down.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Decay {
    /// Not at all.
    #[default]
    Constant,
    /// Along half a cosine (Loshchilov & Hutter 2017): optax's `cosine_decay_schedule`.
    Cosine {
        /// Steps until the end.
        steps: usize,
        /// Share of the rate that is left at the end.
        #[serde(default)]
        alpha: f32,
    },
    /// (r − end) · (1 − t / steps)^power + end: optax's `polynomial_schedule`.
    Polynomial {
        /// Steps until the end.
        steps: usize,
        /// The rate at the end.
        #[serde(default)]
        end: f32,
        /// 1 for a line.
        #[serde(default = "one")]
        power: f32,
    },
    /// Times a factor every so many steps: optax's `exponential_decay` with `staircase`.
    Step {
        /// Steps of a stair.
        every: usize,
        /// The factor.
        factor: f32,
    },
    /// Times a factor from each of these steps on: optax's `piecewise_constant_schedule`.
    Piecewise {
        /// Steps, ascending.
        boundaries: Vec<usize>,
        /// A factor for each.
        factors: Vec<f32>,
    },
}

const fn one() -> f32 {
    1.0
}

impl Schedule {
    /// The same rate for all steps.
    pub const fn constant(learning_rate: f32) -> Self {
        Self {
            learning_rate,
            warmup_steps: 0,
            warmup_from: 0.0,
            decay: Decay::Constant,
        }
    }

    /// Refuses what is out of range.
    ///
    /// # Errors
    ///
    /// A rate is no number, a decay has no steps, or lists differ in length.
    pub fn check(&self) -> Result<(), TrainError> {
        let finite = |option, value: f32| match value.is_finite() && value >= 0.0 {
            true => Ok(()),
            false => Err(TrainError::option(option, "a number of 0 or more", value)),
        };
        let counted = |option, steps: usize| match steps {
            0 => Err(TrainError::option(option, "1 step or more", 0)),
            _ => Ok(()),
        };
        finite("learning_rate", self.learning_rate)?;
        finite("warmup_from", self.warmup_from)?;
        match &self.decay {
            Decay::Constant => Ok(()),
            Decay::Cosine { steps, alpha } => {
                finite("decay.alpha", *alpha)?;
                counted("decay.steps", *steps)
            }
            Decay::Polynomial { steps, end, power } => {
                finite("decay.end", *end)?;
                finite("decay.power", *power)?;
                counted("decay.steps", *steps)
            }
            Decay::Step { every, factor } => {
                finite("decay.factor", *factor)?;
                counted("decay.every", *every)
            }
            Decay::Piecewise {
                boundaries,
                factors,
            } => {
                let ascending = boundaries.windows(2).all(|pair| pair[0] < pair[1]);
                if boundaries.len() != factors.len() || !ascending {
                    return Err(TrainError::option(
                        "decay.boundaries",
                        "ascending steps, as many as factors",
                        format!("{boundaries:?} with {} factors", factors.len()),
                    ));
                }
                let mut factors = factors.iter();
                factors.try_for_each(|factor| finite("decay.factors", *factor))
            }
        }
    }

    /// Emits the rate (`f32[]`) of the step that this many others (`i32[]`) came before.
    pub(crate) fn emit(&self, build: &mut Builder, counter: ValueId) -> ValueId {
        let done = build.convert(counter, DType::F32);
        let warmup = self.warmup_steps as f64;
        let decayed = {
            let since = build.plus(done, -warmup);
            self.decay.emit(build, since, f64::from(self.learning_rate))
        };
        if self.warmup_steps == 0 {
            return decayed;
        }
        let [from, to] = [self.warmup_from, self.learning_rate].map(f64::from);
        let slope = build.times(done, (to - from) / warmup);
        let rising = build.plus(slope, from);
        let is_warm = build.is(done, Direction::Ge, warmup);
        build.select(is_warm, decayed, rising)
    }
}

impl Decay {
    /// The rate after these steps of decay (`f32[]`), which began with this rate.
    fn emit(&self, build: &mut Builder, done: ValueId, rate: f64) -> ValueId {
        match self {
            Self::Constant => build.number(done, rate),
            Self::Cosine { steps, alpha } => {
                let share = share_of(build, done, *steps);
                let angle = build.times(share, std::f64::consts::PI);
                let cosine = build.unary(UnaryOp::Cos, angle);
                let alpha = f64::from(*alpha);
                let half = (1.0 - alpha) * 0.5;
                let scaled = build.times(cosine, half);
                let left = build.plus(scaled, half + alpha);
                build.times(left, rate)
            }
            Self::Polynomial { steps, end, power } => {
                let share = share_of(build, done, *steps);
                let left = build.times(share, -1.0);
                let left = build.plus(left, 1.0);
                let power = build.number(left, f64::from(*power));
                let left = build.binary(BinaryOp::Pow, left, power);
                let end = f64::from(*end);
                let scaled = build.times(left, rate - end);
                build.plus(scaled, end)
            }
            Self::Step { every, factor } => {
                let every = build.number(done, *every as f64);
                let stairs = build.div(done, every);
                let stairs = build.unary(UnaryOp::Floor, stairs);
                let factor = build.number(stairs, f64::from(*factor));
                let power = build.binary(BinaryOp::Pow, factor, stairs);
                build.times(power, rate)
            }
            Self::Piecewise {
                boundaries,
                factors,
            } => {
                let start = build.number(done, rate);
                let pieces = boundaries.iter().zip(factors);
                pieces.fold(start, |rate, (boundary, factor)| {
                    let lower = build.times(rate, f64::from(*factor));
                    let is_past = build.is(done, Direction::Ge, *boundary as f64);
                    build.select(is_past, lower, rate)
                })
            }
        }
    }
}

/// Steps over all steps, from 0 to 1.
fn share_of(build: &mut Builder, done: ValueId, steps: usize) -> ValueId {
    let [none, all] = [0.0, steps as f64].map(|bound| build.number(done, bound));
    let ty = build.ty(done).clone();
    let within = build.emit(Clamp, &[none, done, all], ty);
    build.div(within, all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vectors::{Vectors, assert_close, run};
    use peapod_ir::{Module, Tensor, TensorType};

    fn rates(schedule: &Schedule, steps: i32) -> Vec<f32> {
        schedule.check().expect("numbers within their ranges");
        let mut build = Builder::new("main");
        let ty = TensorType::new(DType::I32, []);
        let counter = build.argument("step", ty.clone());
        let rate = schedule.emit(&mut build, counter);
        let module = Module {
            functions: vec![build.finish(vec![rate])],
            ..Module::default()
        };
        let steps = 0..steps;
        let rate = |step| run(&module, &[Tensor::from_integers(&ty, [step])])[0].floats()[0];
        steps.map(rate).collect()
    }

    #[test]
    fn rates_are_those_of_optax() {
        let decays = [
            ("constant", Decay::Constant),
            (
                "cosine",
                Decay::Cosine {
                    steps: 25,
                    alpha: 0.1,
                },
            ),
            (
                "polynomial",
                Decay::Polynomial {
                    steps: 25,
                    end: 0.02,
                    power: 2.0,
                },
            ),
            (
                "step",
                Decay::Step {
                    every: 7,
                    factor: 0.5,
                },
            ),
            (
                "piecewise",
                Decay::Piecewise {
                    boundaries: vec![6, 20],
                    factors: vec![0.1, 0.5],
                },
            ),
        ];
        let mut vectors = Vectors::open("schedules");
        assert_eq!(vectors.names().len(), 2 * decays.len());
        for (name, decay) in decays {
            let mut schedule = Schedule {
                decay,
                ..Schedule::constant(0.5)
            };
            let expected = vectors.floats(name, &[40]);
            assert_close(name, &rates(&schedule, 40), &expected, 1e-6);
            (schedule.warmup_steps, schedule.warmup_from) = (8, 0.01);
            let name = format!("warm_{name}");
            let expected = vectors.floats(&name, &[40]);
            assert_close(&name, &rates(&schedule, 40), &expected, 1e-6);
        }
    }
}
