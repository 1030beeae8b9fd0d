//! Channels brought to mean 0 and variance 1 over the batch.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::{Mode, Scope};

/// Batch normalisation (Ioffe & Szegedy 2015) of the last dimension.
///
/// While training, statistics are those of the whole batch, over all devices, or of groups of so
/// many samples; their moving averages are kept, and are what counts afterwards.
///
/// Parameters: `gamma`, `beta` `[channels]`; not trainable: `moving_mean`, `moving_variance`
/// `[channels]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BatchNorm {
    /// What is kept of moving averages in a step, as in Keras and flax.
    pub momentum: f32,
    /// Added to variances.
    pub epsilon: f32,
    /// Samples whose statistics count together, those next to one another; 0 for the whole batch.
    pub group: usize,
    /// Whether moving averages count while training, too, and stay as they are.
    pub frozen: bool,
}

impl Default for BatchNorm {
    fn default() -> Self {
        Self {
            momentum: 0.99,
            epsilon: 1e-3,
            group: 0,
            frozen: false,
        }
    }
}

impl BatchNorm {
    /// Normalises by statistics of the batch, and moves the averages.
    fn by_batch(
        &self,
        at: &mut Scope<'_>,
        x: ValueId,
        [gamma, beta]: [ValueId; 2],
        statistics: [(usize, ValueId); 2],
    ) -> Result<ValueId, TrainError> {
        let shape = at.shape(x).to_vec();
        let group = if self.group == 0 { shape[0] } else { self.group };
        if !shape[0].is_multiple_of(group) {
            return Err(at.refuse(
                format!("expected a batch of groups of {group}, found {}", shape[0]),
                "make `group` a divisor of the batch size",
            ));
        }
        let grouped = [&[shape[0] / group, group], &shape[1..]].concat();
        let axes: Vec<usize> = (1..grouped.len() - 1).collect();
        let y = at.builder().reshape(x, grouped);
        let is_frozen = at.freezes_batch_norms();
        let [mean_of_all, variance_of_all] = statistics;
        let mean = at.mean(y, axes.clone(), true);
        let mean = self.followed(at, mean_of_all, mean, is_frozen)?;
        let centred = at.sub(y, mean)?;
        let squares = at.mul(centred, centred)?;
        let variance = at.mean(squares, axes, true);
        let variance = self.followed(at, variance_of_all, variance, is_frozen)?;
        let epsilon = at.number(self.epsilon);
        let sum = at.add(variance, epsilon)?;
        let scale = at.builder().unary(UnaryOp::Rsqrt, sum);
        let scale = at.mul(scale, gamma)?;
        let scaled = at.mul(centred, scale)?;
        let shifted = at.add(scaled, beta)?;
        Ok(at.builder().reshape(shifted, shape))
    }

    /// Moves an average, and yields the statistic that counts: what was found of each group,
    /// `[groups, 1, …, channels]`, or the average in steps where it is frozen.
    fn followed(
        &self,
        at: &mut Scope<'_>,
        (index, moving): (usize, ValueId),
        found: ValueId,
        is_frozen: Option<ValueId>,
    ) -> Result<ValueId, TrainError> {
        let moved = self.moved(at, moving, found)?;
        let Some(is_frozen) = is_frozen else {
            at.replace(index, moved);
            return Ok(found);
        };
        let kept = at.chosen(is_frozen, moving, moved);
        at.replace(index, kept);
        let shape = at.shape(found).to_vec();
        let last = shape.len() - 1;
        let moving = at.builder().broadcast(moving, [last], shape);
        Ok(at.chosen(is_frozen, moving, found))
    }

    /// The moving average with the mean of all groups, `[groups, 1, …, channels]`.
    fn moved(
        &self,
        at: &mut Scope<'_>,
        moving: ValueId,
        found: ValueId,
    ) -> Result<ValueId, TrainError> {
        let last = at.shape(found).len() - 1;
        let found = at.mean(found, (0..last).collect(), false);
        let kept = at.number(self.momentum);
        let kept = at.mul(moving, kept)?;
        let share = at.number(1.0 - self.momentum);
        let share = at.mul(found, share)?;
        at.add(kept, share)
    }

    /// Normalises by moving averages: a factor and a summand per channel.
    fn by_average(
        &self,
        at: &mut Scope<'_>,
        x: ValueId,
        [gamma, beta]: [ValueId; 2],
        [mean, variance]: [ValueId; 2],
    ) -> Result<ValueId, TrainError> {
        let [scale, shift] = at.folded(|at| {
            let epsilon = at.number(self.epsilon);
            let sum = at.add(variance, epsilon)?;
            let inverse = at.builder().unary(UnaryOp::Rsqrt, sum);
            let scale = at.mul(inverse, gamma)?;
            let moved = at.mul(mean, scale)?;
            let shift = at.sub(beta, moved)?;
            Ok([scale, shift])
        })?;
        let scaled = at.binary(BinaryOp::Mul, x, scale)?;
        at.add(scaled, shift)
    }
}

impl Build for BatchNorm {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let channels = at.shape(x).last().copied().unwrap_or(1);
        let affine = [
            at.channelwise("gamma", channels, 1.0)?,
            at.channelwise("beta", channels, 0.0)?,
        ];
        let statistics = [
            at.statistic("moving_mean", [channels], 0.0)?,
            at.statistic("moving_variance", [channels], 1.0)?,
        ];
        match at.mode() {
            Mode::Train if !self.frozen => self.by_batch(at, x, affine, statistics),
            Mode::Train | Mode::Evaluate | Mode::Infer => {
                self.by_average(at, x, affine, statistics.map(|(_, value)| value))
            }
        }
    }
}
