//! Asynchronous pipelines: weights are updated without waiting for microbatches that are on their
//! way, so that no device ever has to (Narayanan et al., "PipeDream", 2019; Yang et al.,
//! "PipeMare", 2019).

mod clock;
mod roles;

use std::fmt;
use std::str::FromStr;

pub use clock::Clock;
pub(super) use roles::{After, Roles, refused};

/// The weights that a backward pass is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackwardWeights {
    /// The newest that there are (PipeMare).
    Newest,
    /// Those of the forward pass of the same microbatch, which are kept until then (PipeDream).
    Stashed,
}

/// What an asynchronous pipeline does about delays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DelayOptions {
    /// In so many steps the learning rate of a stage goes from the given one divided by the delay
    /// of the stage to the given one (T1 of PipeMare).
    pub annealing_steps: Option<usize>,
    /// Backward passes estimate the weights of their forward passes from a moving average of the
    /// changes of the weights that decays so (T2 of PipeMare).
    pub discrepancy_correction: Option<Decay>,
}

/// By how much a moving average of changes decays over the delay of a stage: more than 0, less
/// than 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decay(f64);

// It is never NaN.
impl Eq for Decay {}

impl Decay {
    /// What the paper takes: e^-2.
    pub const DEFAULT: Self = Self(0.135_335_283_236_612_7);

    /// A decay, if it is one.
    pub fn new(decay: f64) -> Option<Self> {
        (decay > 0.0 && decay < 1.0).then_some(Self(decay))
    }

    /// What is left of an average after one update, if the delay is so many.
    pub(super) fn per_update(self, delay: f64) -> f64 {
        self.0.powf(1.0 / delay)
    }
}

impl FromStr for Decay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| format!("expected a number between 0 and 1, found {text:?}"))
    }
}

impl fmt::Display for Decay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
