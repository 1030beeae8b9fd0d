//! Filters over time.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{self, DepthwiseConv2d, Padding2d};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::recurrence::product;
use super::{Activation, Build};
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// Rank-decomposed filters over a window of past steps (Nakkiran et al. 2015):
/// `[batch, time, inputs]` to `[batch, time, units]`. Before the first step there are zeros.
///
/// It is a product with feature weights at each step, then a filter over time for each feature;
/// the features of a unit are added up. A streamed model takes a step at a time.
///
/// Parameters: `feature` `[units · rank, inputs]`, `time` `[1, memory, 1, units · rank]`, `bias`
/// `[units]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Svdf {
    /// Results per step; ≥ 1.
    pub units: usize,
    /// Steps that a filter sees, the present one included; ≥ 1.
    pub memory: usize,
    /// Filters per unit; ≥ 1.
    #[serde(default = "one")]
    pub rank: usize,
    /// Applied to the result.
    #[serde(default)]
    pub activation: Activation,
    /// How both weights begin; the bias begins with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

const fn one() -> usize {
    1
}

impl Build for Svdf {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let help = "put a `reshape` before it that makes steps of time";
        at.expect_rank(x, 2, "[time, channels]", help)?;
        at.expect_positive("units", self.units)?;
        at.expect_positive("memory", self.memory)?;
        at.expect_positive("rank", self.rank)?;
        let shape = at.shape(x).to_vec();
        let [batch, time, inputs] = [shape[0], shape[1], shape[2]];
        let features = self.units * self.rank;
        let fans = |inputs| Fans {
            inputs,
            outputs: self.units,
        };
        let init = self.kernel_initializer;
        let feature = at.parameter("feature", [features, inputs], init, fans(inputs))?;
        let window = [1, self.memory, 1, features];
        let over_time = at.parameter("time", window, init, fans(self.memory))?;
        let bias = at.channelwise("bias", self.units, 0.0)?;
        let found = product(at.builder(), &[x, feature]);
        let column = at.builder().reshape(found, [batch, time, 1, features]);
        let kind = DepthwiseConv2d {
            stride: [1, 1],
            dilation: [1, 1],
            padding: Padding2d {
                top: self.memory - 1,
                ..Padding2d::default()
            },
            activation: ops::Activation::None,
        };
        let filtered = at.emit(kind, &[column, over_time], [batch, time, 1, features]);
        let parts = [batch, time, self.units, self.rank];
        let parts = at.builder().reshape(filtered, parts);
        // The sum, by an op that both ends have: the mean times how many there are.
        let mean = at.mean(parts, vec![3], false);
        let rank = at.number(self.rank as f32);
        let sum = at.mul(mean, rank)?;
        let sum = at.add(sum, bias)?;
        self.activation.apply(at, sum)
    }
}
