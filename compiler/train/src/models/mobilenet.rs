//! Depthwise separable convolutions and inverted residuals on images.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::activation::Activate;
use crate::layers::pool::{Pool, PoolFunction};
use crate::layers::{
    Activation, BatchNorm, Conv2d, Dense, DepthwiseConv2d, Layer, Residual, Sequence,
};
use crate::net::Net;

/// MobileNet v1 (Howard et al. 2017).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MobilenetV1 {
    /// Rows, columns, channels of an image.
    pub input: [usize; 3],
    /// Classes.
    pub classes: usize,
    /// Factor of all channels.
    #[serde(default = "one")]
    pub width: f32,
    /// The batch norms behind its convolutions.
    #[serde(default)]
    pub batch_norm: BatchNorm,
}

/// MobileNet v2 (Sandler et al. 2018).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MobilenetV2 {
    /// Rows, columns, channels of an image.
    pub input: [usize; 3],
    /// Classes.
    pub classes: usize,
    /// Factor of all channels; those of the last convolution are not made fewer.
    #[serde(default = "one")]
    pub width: f32,
    /// The batch norms behind its convolutions.
    #[serde(default)]
    pub batch_norm: BatchNorm,
}

const fn one() -> f32 {
    1.0
}

/// Channels and step of each separable block of v1.
const V1_BLOCKS: [(usize, usize); 13] = [
    (64, 1),
    (128, 2),
    (128, 1),
    (256, 2),
    (256, 1),
    (512, 2),
    (512, 1),
    (512, 1),
    (512, 1),
    (512, 1),
    (512, 1),
    (1024, 2),
    (1024, 1),
];

/// Expansion, channels, blocks and first step of each stage of v2.
const V2_STAGES: [(usize, usize, usize, usize); 7] = [
    (1, 16, 1, 1),
    (6, 24, 2, 2),
    (6, 32, 3, 2),
    (6, 64, 4, 2),
    (6, 96, 3, 1),
    (6, 160, 3, 2),
    (6, 320, 1, 1),
];

/// A convolution, normalised, with a function after it.
pub(super) fn convolved(mut layer: Conv2d, activation: Activation, norm: &BatchNorm) -> Vec<Layer> {
    layer.use_bias = false;
    normalised(layer.into(), activation, norm)
}

fn normalised(layer: Layer, activation: Activation, norm: &BatchNorm) -> Vec<Layer> {
    let mut layers = vec![layer, norm.clone().into()];
    if activation != Activation::None {
        layers.push(Activate::new(activation).into());
    }
    layers
}

/// A convolution of each channel.
fn depthwise(stride: [usize; 2], activation: Activation, norm: &BatchNorm) -> Vec<Layer> {
    let mut layer = DepthwiseConv2d::new([3, 3]);
    layer.stride = stride;
    layer.use_bias = false;
    normalised(layer.into(), activation, norm)
}

/// A convolution of each channel, then one of all channels at each place.
pub(super) fn separable(
    channels: usize,
    stride: [usize; 2],
    activation: Activation,
    norm: &BatchNorm,
) -> Vec<Layer> {
    let pointwise = Conv2d::new(channels, [1, 1]);
    let mut layers = depthwise(stride, activation, norm);
    layers.extend(convolved(pointwise, activation, norm));
    layers
}

/// Channels by a factor: the nearest multiple of 8, at least 8, no less than 90 %.
fn scaled(channels: usize, width: f32) -> usize {
    let wanted = channels as f32 * width;
    let nearest = ((wanted + 4.0) as usize / 8 * 8).max(8);
    match (nearest as f32) < 0.9 * wanted {
        true => nearest + 8,
        false => nearest,
    }
}

/// The first convolution.
fn stem(channels: usize, norm: &BatchNorm) -> Vec<Layer> {
    let mut first = Conv2d::new(channels, [3, 3]);
    first.stride = [2, 2];
    convolved(first, Activation::Relu6, norm)
}

/// The mean over the image, and a unit per class.
pub(super) fn head(classes: usize) -> Vec<Layer> {
    vec![
        Pool::global(PoolFunction::Average).into(),
        Dense::new(classes).into(),
    ]
}

impl MobilenetV1 {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let norm = &self.batch_norm;
        // Multiples of 8 are v2's rule; v1 cuts channels off.
        let channels = |count: usize| ((count as f32 * self.width) as usize).max(1);
        let mut layers = stem(channels(32), norm);
        for (count, step) in V1_BLOCKS {
            let activation = Activation::Relu6;
            layers.extend(separable(channels(count), [step; 2], activation, norm));
        }
        layers.extend(head(self.classes));
        Net::new("mobilenet_v1", self.input, Sequence::new(layers))
    }
}

/// Channels made more, convolved each, and made fewer again.
fn inverted(from: usize, to: usize, expansion: usize, step: usize, norm: &BatchNorm) -> Vec<Layer> {
    let mut layers = vec![];
    if expansion != 1 {
        let wide = Conv2d::new(from * expansion, [1, 1]);
        layers.extend(convolved(wide, Activation::Relu6, norm));
    }
    layers.extend(depthwise([step; 2], Activation::Relu6, norm));
    let narrow = Conv2d::new(to, [1, 1]);
    layers.extend(convolved(narrow, Activation::None, norm));
    match step == 1 && from == to {
        true => vec![Residual::new(layers).into()],
        false => layers,
    }
}

impl MobilenetV2 {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let norm = &self.batch_norm;
        let mut from = scaled(32, self.width);
        let mut layers = stem(from, norm);
        for (expansion, channels, blocks, first) in V2_STAGES {
            let to = scaled(channels, self.width);
            for block in 0..blocks {
                let step = if block == 0 { first } else { 1 };
                layers.extend(inverted(from, to, expansion, step, norm));
                from = to;
            }
        }
        let last = Conv2d::new(scaled(1280, self.width.max(1.0)), [1, 1]);
        layers.extend(convolved(last, Activation::Relu6, norm));
        layers.extend(head(self.classes));
        Net::new("mobilenet_v2", self.input, Sequence::new(layers))
    }
}
