//! Residual networks on images.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mobilenet::{convolved, head};
use crate::layers::pool::Pool;
use crate::layers::{Activation, BatchNorm, Conv2d, Layer, Padding, Residual, Sequence};
use crate::net::Net;

/// ResNet-8, as MLPerf Tiny's for small images: three stages of one block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resnet8 {
    /// Rows, columns, channels of an image.
    pub input: [usize; 3],
    /// Classes.
    pub classes: usize,
    /// Channels of the first stage; each next one has twice as many.
    #[serde(default = "narrow")]
    pub channels: usize,
    /// The batch norms behind its convolutions.
    #[serde(default)]
    pub batch_norm: BatchNorm,
}

/// ResNet-50 (He et al. 2016), in the form whose steps are in the 3×3 convolutions (v1.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resnet50 {
    /// Rows, columns, channels of an image.
    pub input: [usize; 3],
    /// Classes.
    pub classes: usize,
    /// Channels of the first stage; each next one has twice as many, blocks yield four times as
    /// many.
    #[serde(default = "wide")]
    pub channels: usize,
    /// The batch norms behind its convolutions.
    #[serde(default)]
    pub batch_norm: BatchNorm,
}

const fn narrow() -> usize {
    16
}

const fn wide() -> usize {
    64
}

/// Blocks of each stage of ResNet-50.
const RESNET50_BLOCKS: [usize; 4] = [3, 4, 6, 3];

/// A body with its shortcut: a 1×1 convolution where the shape changes.
fn residual(body: Vec<Layer>, changed: Option<(usize, usize)>, norm: &BatchNorm) -> Layer {
    let shortcut = changed.map(|(channels, step)| {
        let mut around = Conv2d::new(channels, [1, 1]);
        around.stride = [step; 2];
        convolved(around, Activation::None, norm)
    });
    let residual = Residual {
        body,
        shortcut: shortcut.unwrap_or_default(),
        activation: Activation::Relu,
    };
    residual.into()
}

fn conv(channels: usize, extent: usize, step: usize) -> Conv2d {
    let mut layer = Conv2d::new(channels, [extent; 2]);
    layer.stride = [step; 2];
    layer
}

impl Resnet8 {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let norm = &self.batch_norm;
        let mut layers = convolved(conv(self.channels, 3, 1), Activation::Relu, norm);
        for stage in 0..3 {
            let channels = self.channels << stage;
            let step = if stage == 0 { 1 } else { 2 };
            let mut body = convolved(conv(channels, 3, step), Activation::Relu, norm);
            body.extend(convolved(conv(channels, 3, 1), Activation::None, norm));
            let changed = (stage > 0).then_some((channels, step));
            layers.push(residual(body, changed, norm));
        }
        layers.extend(head(self.classes));
        Net::new("resnet8", self.input, Sequence::new(layers))
    }
}

impl Resnet50 {
    /// The network; its outputs are logits.
    pub fn net(&self) -> Net {
        let norm = &self.batch_norm;
        let mut layers = convolved(conv(self.channels, 7, 2), Activation::Relu, norm);
        layers.push(
            Pool {
                stride: Some([2, 2]),
                padding: Padding::Same,
                ..Pool::max([3, 3])
            }
            .into(),
        );
        for (stage, blocks) in RESNET50_BLOCKS.into_iter().enumerate() {
            let channels = self.channels << stage;
            for block in 0..blocks {
                let step = if block == 0 && stage > 0 { 2 } else { 1 };
                let mut body = convolved(conv(channels, 1, 1), Activation::Relu, norm);
                body.extend(convolved(conv(channels, 3, step), Activation::Relu, norm));
                body.extend(convolved(conv(4 * channels, 1, 1), Activation::None, norm));
                let changed = (block == 0).then_some((4 * channels, step));
                layers.push(residual(body, changed, norm));
            }
        }
        layers.extend(head(self.classes));
        Net::new("resnet50", self.input, Sequence::new(layers))
    }
}
