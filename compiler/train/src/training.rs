//! How a network is trained, as data.

use peapod_ir::DType;
use peapod_passes::train::gradient::Remat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wildmatch::WildMatch;

use crate::error::TrainError;
use crate::optimizers::Optimizer;
use crate::schedules::Schedule;

/// How a network is trained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// Samples of a step, over all devices.
    pub batch: usize,
    /// What becomes of parameters.
    pub optimizer: Optimizer,
    /// The learning rate of each step.
    pub schedule: Schedule,
    /// Parameters whose weights do not decay, by name with `*` and `?`.
    #[serde(default = "biases_and_norms")]
    pub no_decay: Vec<String>,
    /// Parameters that stay as they are, by name with `*` and `?`.
    #[serde(default)]
    pub frozen: Vec<String>,
    /// Largest norm of all gradients together; longer ones are scaled down to it.
    #[serde(default)]
    pub clip_global_norm: Option<f32>,
    /// Steps whose mean gradient makes one update: optax's `MultiSteps`. Schedules count updates.
    #[serde(default = "one")]
    pub accumulate_steps: usize,
    /// What is kept of the exponential moving average of parameters; absent for none.
    #[serde(default)]
    pub ema: Option<f32>,
    /// What products are computed in.
    #[serde(default)]
    pub compute: Compute,
    /// What the loss is multiplied by before it is differentiated.
    #[serde(default)]
    pub loss_scale: LossScale,
    /// What of the forward pass is computed again on the way back, to take less memory.
    #[serde(default)]
    pub remat: Rematerialise,
    /// Chunks of a batch whose sums are added in a fixed order, so that no bit depends on how many
    /// devices there are; absent: in any order.
    #[serde(default)]
    pub chunks: Option<Chunks>,
}

/// How a batch is cut for sums in a fixed order. Batch norms are over a chunk then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chunks {
    /// Chunks of a batch: a power of two that divides it.
    pub count: usize,
    /// Devices that the batch is sharded over; they divide the chunks.
    pub devices: usize,
}

/// Element type of the operands of matrix products and convolutions. Sums, parameters and
/// everything else are f32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Compute {
    /// Single precision.
    #[default]
    F32,
    /// Operands are rounded to bf16.
    Bf16,
    /// Operands are rounded to f16: wants a loss scale.
    F16,
}

/// What the loss is multiplied by, so that gradients are not lost in few bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum LossScale {
    /// Nothing.
    #[default]
    None,
    /// Always this.
    Static {
        /// The factor.
        scale: f32,
    },
    /// Doubled after so many steps of finite gradients; halved where they are not, and that step
    /// changes no parameter (Micikevicius et al. 2018).
    Dynamic {
        /// The factor at the beginning.
        initial: f32,
        /// Steps until it is doubled.
        period: usize,
    },
}

/// What of the forward pass is computed again on the way back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Rematerialise {
    /// Nothing.
    #[default]
    None,
    /// Everything within each outermost layer.
    All,
    /// Everything within these layers.
    Layers {
        /// Paths as in the names of parameters, with `*` and `?`.
        names: Vec<String>,
    },
    /// Of the outermost layers those that save most for what they take, until about so much is
    /// kept.
    Memory {
        /// Bytes of the whole batch, over all devices.
        bytes: u64,
    },
}

impl Rematerialise {
    /// The policy of the pass.
    pub(crate) fn policy(&self) -> Remat {
        match self {
            Self::None => Remat::None,
            Self::All => Remat::All,
            Self::Layers { names } => Remat::Layers(names.clone()),
            Self::Memory { bytes } => Remat::Memory { bytes: *bytes },
        }
    }
}

/// What does not decay, unless it is said: biases, and what norms scale and shift by.
fn biases_and_norms() -> Vec<String> {
    ["*bias", "*gamma", "*beta"].map(str::to_owned).to_vec()
}

const fn one() -> usize {
    1
}

impl Compute {
    /// The type that operands of products are rounded to, if it is another one.
    pub(crate) const fn dtype(self) -> Option<DType> {
        match self {
            Self::F32 => None,
            Self::Bf16 => Some(DType::Bf16),
            Self::F16 => Some(DType::F16),
        }
    }
}

impl Training {
    /// With everything else at its default.
    pub fn new(batch: usize, optimizer: Optimizer, schedule: Schedule) -> Self {
        Self {
            batch,
            optimizer,
            schedule,
            no_decay: biases_and_norms(),
            frozen: vec![],
            clip_global_norm: None,
            accumulate_steps: 1,
            ema: None,
            compute: Compute::F32,
            loss_scale: LossScale::None,
            remat: Rematerialise::None,
            chunks: None,
        }
    }

    /// Refuses what is out of range.
    ///
    /// # Errors
    ///
    /// Something is.
    pub fn check(&self) -> Result<(), TrainError> {
        let positive = |option, number: f32| match number > 0.0 && number.is_finite() {
            true => Ok(()),
            false => Err(TrainError::option(option, "a number above 0", number)),
        };
        for (option, count) in [
            ("batch", self.batch),
            ("accumulate_steps", self.accumulate_steps),
        ] {
            if count == 0 {
                return Err(TrainError::option(option, "1 or more", 0));
            }
        }
        if let Some(norm) = self.clip_global_norm {
            positive("clip_global_norm", norm)?;
        }
        if let Some(kept) = self.ema.filter(|kept| !(0.0..1.0).contains(kept)) {
            return Err(TrainError::option(
                "ema",
                "a number from 0 to below 1",
                kept,
            ));
        }
        match self.loss_scale {
            LossScale::None => {}
            LossScale::Static { scale } => positive("loss_scale.scale", scale)?,
            LossScale::Dynamic { initial, period } => {
                positive("loss_scale.initial", initial)?;
                if period == 0 {
                    return Err(TrainError::option("loss_scale.period", "1 step or more", 0));
                }
            }
        }
        if let Some(chunks) = self.chunks {
            chunks.check(self.batch)?;
        }
        self.schedule.check()?;
        self.optimizer.check()
    }

    /// Samples of the forward pass: of a batch, or of a chunk of it.
    pub(crate) fn samples(&self) -> usize {
        self.batch / self.chunks.map_or(1, |it| it.count)
    }

    /// Whether weights of a parameter decay.
    pub(crate) fn decays(&self, name: &str) -> bool {
        !matches_any(&self.no_decay, name)
    }

    /// Whether a parameter stays as it is.
    pub(crate) fn freezes(&self, name: &str) -> bool {
        matches_any(&self.frozen, name)
    }
}

/// Whether one of the patterns matches a name.
fn matches_any(patterns: &[String], name: &str) -> bool {
    let mut patterns = patterns.iter();
    patterns.any(|pattern| WildMatch::new(pattern).matches(name))
}
