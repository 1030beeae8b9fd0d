//! Depthwise separable convolutions on spectrograms.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mobilenet::separable;
use crate::layers::activation::Activate;
use crate::layers::dropout::Dropout;
use crate::layers::pool::{Pool, PoolFunction};
use crate::layers::reshape::Reshape;
use crate::layers::{Activation, BatchNorm, Conv2d, Dense, Layer, Sequence};
use crate::net::Net;

/// DS-CNN for keywords (Zhang et al. 2017, "Hello Edge"): a convolution, separable blocks, the mean
/// over time and frequency, a unit per class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DsCnn {
    /// Steps of time and channels of the features.
    pub input: [usize; 2],
    /// Classes.
    pub classes: usize,
    /// Channels of all layers.
    #[serde(default = "channels")]
    pub channels: usize,
    /// Separable blocks.
    #[serde(default = "blocks")]
    pub blocks: usize,
    /// Extents of the filters of the first convolution.
    #[serde(default = "first_kernel")]
    pub first_kernel: [usize; 2],
    /// Steps of the first convolution.
    #[serde(default = "first_stride")]
    pub first_stride: [usize; 2],
    /// Probability of dropout before the last layer.
    #[serde(default)]
    pub dropout: f32,
    /// The batch norms behind its convolutions.
    #[serde(default)]
    pub batch_norm: BatchNorm,
}

const fn channels() -> usize {
    64
}

const fn blocks() -> usize {
    4
}

const fn first_kernel() -> [usize; 2] {
    [10, 4]
}

const fn first_stride() -> [usize; 2] {
    [2, 2]
}

impl DsCnn {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let norm = &self.batch_norm;
        let [time, features] = self.input;
        let mut first = Conv2d::new(self.channels, self.first_kernel);
        first.stride = self.first_stride;
        first.use_bias = false;
        let mut layers: Vec<Layer> = vec![
            Reshape {
                shape: vec![time, features, 1],
            }
            .into(),
            first.into(),
            norm.clone().into(),
            Activate::new(Activation::Relu).into(),
        ];
        for _ in 0..self.blocks {
            layers.extend(separable(self.channels, [1, 1], Activation::Relu, norm));
        }
        layers.push(Pool::global(PoolFunction::Average).into());
        if self.dropout != 0.0 {
            layers.push(Dropout { rate: self.dropout }.into());
        }
        layers.push(Dense::new(self.classes).into());
        Net::new("ds_cnn", self.input, Sequence::new(layers))
    }
}
