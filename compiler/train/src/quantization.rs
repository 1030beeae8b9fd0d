//! Quantisation-aware training: how a network is rounded while it is trained, as data.

use peapod_passes::quantize::Precision;
use peapod_passes::quantize::schedule::{ClippingCap, FakeQuantSchedule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wildmatch::WildMatch;

use crate::error::TrainError;

/// How the operands of a network's products and sums are rounded while it is trained (Jacob et al.
/// 2018): as the integers that it is deployed in, weights with a scale for each output channel.
///
/// Gradients go through as if nothing were rounded, and stop where an activation is clipped.
/// Recurrent layers, embeddings and norms of rows stay as they are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Quantization {
    /// The integers.
    pub scheme: Scheme,
    /// Steps that are done before the first one that rounds. Ranges are followed from the first on.
    #[serde(default)]
    pub start_step: u64,
    /// Steps after which batch norms use their moving averages and leave these as they are; absent:
    /// as `start_step`, and never if that is 0.
    #[serde(default)]
    pub freeze_batch_norm: Option<u64>,
    /// Where the ranges of activations come from.
    #[serde(default)]
    pub ranges: Ranges,
    /// Layers that stay as they are, by path with `*` and `?`.
    #[serde(default)]
    pub keep_float: Vec<String>,
}

/// Integers that a network computes in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scheme {
    /// Activations and weights of 8 bits.
    #[default]
    #[serde(rename = "int8")]
    Int8,
    /// Activations of 16 bits, weights of 8.
    #[serde(rename = "16x8")]
    Int16,
    /// Activations of 8 bits, weights of 4.
    #[serde(rename = "int4")]
    Int4,
}

/// Where the ranges of activations come from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ranges {
    /// The smallest and largest element of batches, averaged over steps.
    MovingAverage {
        /// What is kept of the average in a step.
        #[serde(default = "momentum")]
        momentum: f32,
    },
    /// ± a cap, which goes linearly from `start_cap` to `end_cap` between two steps; what is beyond
    /// it is clipped. As Lingvo's `FakeQuantizationSchedule` (arXiv:1902.08295) for int8.
    Capped {
        /// The last step with the first cap.
        #[serde(default)]
        start_step: u64,
        /// The first step with the last cap.
        end_step: u64,
        /// The first cap.
        #[serde(default = "start_cap")]
        start_cap: f32,
        /// The last cap.
        #[serde(default = "end_cap")]
        end_cap: f32,
    },
}

/// What activations are rounded within: [`Ranges`], with what the scheme adds to them.
pub(crate) enum Limits {
    /// Ranges that are followed in each step.
    Followed {
        /// What is kept of the average in a step.
        momentum: f32,
    },
    /// Caps that follow from the step.
    Scheduled(FakeQuantSchedule),
}

const fn momentum() -> f32 {
    0.99
}

fn start_cap() -> f32 {
    ClippingCap::default().start_cap
}

fn end_cap() -> f32 {
    ClippingCap::default().end_cap
}

impl Default for Ranges {
    fn default() -> Self {
        Self::MovingAverage {
            momentum: momentum(),
        }
    }
}

impl Scheme {
    /// The precision of layers that the quantiser is asked for.
    pub const fn precision(self) -> Precision {
        match self {
            Self::Int8 => Precision::Int8,
            Self::Int16 => Precision::Int16,
            Self::Int4 => Precision::Int4,
        }
    }

    /// Bits of an activation.
    pub(crate) fn activation_bits(self) -> u32 {
        8 * self.precision().activations().size_bytes() as u32
    }

    /// Bits of a weight.
    pub(crate) const fn weight_bits(self) -> u32 {
        match self {
            Self::Int8 | Self::Int16 => 8,
            Self::Int4 => 4,
        }
    }
}

impl Quantization {
    /// From the first step on, by ranges of batches.
    pub fn new(scheme: Scheme) -> Self {
        Self {
            scheme,
            start_step: 0,
            freeze_batch_norm: None,
            ranges: Ranges::default(),
            keep_float: vec![],
        }
    }

    /// Refuses what is out of range.
    ///
    /// # Errors
    ///
    /// Something is.
    pub fn check(&self) -> Result<(), TrainError> {
        match self.ranges {
            Ranges::MovingAverage { momentum } if !(0.0..1.0).contains(&momentum) => {
                let option = "quantization.ranges.momentum";
                Err(TrainError::option(
                    option,
                    "a number from 0 to below 1",
                    momentum,
                ))
            }
            Ranges::Capped {
                start_cap, end_cap, ..
            } => {
                let mut caps = [start_cap, end_cap].into_iter();
                match caps.find(|cap| !(*cap > 0.0 && cap.is_finite())) {
                    Some(cap) => {
                        let option = "quantization.ranges";
                        Err(TrainError::option(option, "caps above 0", cap))
                    }
                    None => Ok(()),
                }
            }
            Ranges::MovingAverage { .. } => Ok(()),
        }
    }

    /// Whether a layer stays as it is.
    pub(crate) fn keeps_float(&self, layer: &str) -> bool {
        let mut patterns = self.keep_float.iter();
        patterns.any(|pattern| WildMatch::new(pattern).matches(layer))
    }

    /// What activations are rounded within.
    pub(crate) fn limits(&self) -> Limits {
        match self.ranges {
            Ranges::MovingAverage { momentum } => Limits::Followed { momentum },
            Ranges::Capped {
                start_step,
                end_step,
                start_cap,
                end_cap,
            } => Limits::Scheduled(FakeQuantSchedule {
                clip: ClippingCap {
                    start_step,
                    end_step,
                    start_cap,
                    end_cap,
                },
                quant_start_step: self.start_step,
                bits: self.scheme.activation_bits(),
            }),
        }
    }
}
