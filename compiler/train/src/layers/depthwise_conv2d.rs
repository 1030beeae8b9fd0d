//! 2-D convolution of each channel.

use peapod_ir::ValueId;
use peapod_ir::ops::{self, Contraction};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conv2d::{ones, slide};
use super::{Activation, Build, Padding, yes};
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// Filters over rows and columns of each channel: `[batch, rows, columns, channels]` to
/// `[batch, rows', columns', channels · multiplier]`.
///
/// Parameters: `kernel` `[1, rows, columns, channels · multiplier]`, `bias`
/// `[channels · multiplier]`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DepthwiseConv2d {
    /// Extents of a filter: rows, columns.
    pub kernel_size: [usize; 2],
    /// Filters per channel.
    #[serde(default = "one")]
    pub multiplier: usize,
    /// Steps between windows: rows, columns.
    #[serde(default = "ones")]
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns.
    #[serde(default = "ones")]
    pub dilation: [usize; 2],
    /// What is around the input.
    #[serde(default)]
    pub padding: Padding,
    /// Applied to the result.
    #[serde(default)]
    pub activation: Activation,
    /// Whether each filter adds a number of its own.
    #[serde(default = "yes")]
    pub use_bias: bool,
    /// How the kernel begins; the bias begins with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

const fn one() -> usize {
    1
}

impl DepthwiseConv2d {
    /// One filter per channel with step 1, padding `same`, a bias and no activation.
    pub fn new(kernel_size: [usize; 2]) -> Self {
        Self {
            kernel_size,
            multiplier: 1,
            stride: ones(),
            dilation: ones(),
            padding: Padding::default(),
            activation: Activation::None,
            use_bias: true,
            kernel_initializer: Initializer::default(),
        }
    }
}

impl Build for DepthwiseConv2d {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_positive("multiplier", self.multiplier)?;
        let geometry = (self.kernel_size, self.stride, self.dilation);
        let (window, [rows, columns]) = slide(at, x, geometry, self.padding)?;
        let (batch, channels) = (at.shape(x)[0], at.shape(x)[3] * self.multiplier);
        let [high, wide] = self.kernel_size;
        let fans = Fans {
            inputs: high * wide,
            outputs: high * wide * self.multiplier,
        };
        let kernel = [1, high, wide, channels];
        let kernel = at.parameter("kernel", kernel, self.kernel_initializer, fans)?;
        let mut operands = vec![at.quantized(x, "input")?];
        operands.push(at.weights(kernel, ops::DepthwiseConv2d::CHANNEL_AXIS)?);
        if self.use_bias {
            operands.push(at.channelwise("bias", channels, 0.0)?);
        }
        let kind = ops::DepthwiseConv2d {
            stride: window.stride,
            dilation: window.dilation,
            padding: window.padding,
            activation: ops::Activation::None,
        };
        let y = at.emit(kind, &operands, [batch, rows, columns, channels]);
        self.activation.apply(at, y)
    }
}
