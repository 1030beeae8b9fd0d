//! The op set: one file per structured op, one table for elementwise ops.
//!
//! An op file holds everything that is true of the op on paper: attributes, type rule, meaning.
//! What is a choice (which kernel, what to fuse) lives in the passes.

use std::fmt;

pub mod attribute;
pub mod concatenation;
pub mod conv2d;
pub mod depthwise_conv2d;
pub mod dequantize;
pub mod elementwise;
pub mod fully_connected;
pub mod mean;
pub mod pad;
pub mod pool2d;
pub mod quantize;
pub mod reshape;
pub mod softmax;
pub mod svdf;

pub use concatenation::Concatenation;
pub use conv2d::Conv2d;
pub use depthwise_conv2d::DepthwiseConv2d;
pub use dequantize::Dequantize;
pub use elementwise::{Binary, BinaryOp, Unary, UnaryOp};
pub use fully_connected::FullyConnected;
pub use mean::Mean;
pub use pad::Pad;
pub use pool2d::{AveragePool2d, MaxPool2d};
pub use quantize::Quantize;
pub use reshape::Reshape;
pub use softmax::Softmax;
pub use svdf::Svdf;

/// Which operation, with its attributes.
#[derive(Clone, Debug, PartialEq)]
pub enum OpKind {
    /// 2-D convolution, NHWC.
    Conv2d(Conv2d),
    /// Per-channel 2-D convolution, NHWC.
    DepthwiseConv2d(DepthwiseConv2d),
    /// Matrix product with constant or computed weights.
    FullyConnected(FullyConnected),
    /// Mean over a sliding window, padding not counted.
    AveragePool2d(AveragePool2d),
    /// Maximum over a sliding window.
    MaxPool2d(MaxPool2d),
    /// Elementwise function of two tensors, with broadcasting.
    Binary(Binary),
    /// Elementwise function of one tensor.
    Unary(Unary),
    /// Mean over dimensions.
    Mean(Mean),
    /// Surrounds a tensor with a constant.
    Pad(Pad),
    /// The same elements under another shape.
    Reshape(Reshape),
    /// Normalised exponentials over the last dimension.
    Softmax(Softmax),
    /// Reals or integers to integers of another scale.
    Quantize(Quantize),
    /// Integers to reals.
    Dequantize(Dequantize),
    /// Tensors one after another along a dimension.
    Concatenation(Concatenation),
    /// Rank-decomposed filter bank over a window of past inputs; keeps state.
    Svdf(Svdf),
}

/// Activation that an op applies to its result. On quantised tensors it is a clamp in the result's
/// own scale: see `reference` formulas of TensorFlow Lite Micro (`CalculateActivationRange`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activation {
    /// Unchanged.
    #[default]
    None,
    /// max(x, 0).
    Relu,
    /// min(max(x, −1), 1).
    ReluN1To1,
    /// min(max(x, 0), 6).
    Relu6,
}

/// Explicit padding of the two spatial dimensions, in elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Padding2d {
    /// Rows above.
    pub top: usize,
    /// Rows below.
    pub bottom: usize,
    /// Columns to the left.
    pub left: usize,
    /// Columns to the right.
    pub right: usize,
}

impl fmt::Display for OpKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mnemonic())
    }
}

impl OpKind {
    /// Name in the text form.
    pub fn mnemonic(&self) -> &'static str {
        match self {
            Self::Conv2d(_) => "conv2d",
            Self::DepthwiseConv2d(_) => "depthwise_conv2d",
            Self::FullyConnected(_) => "fully_connected",
            Self::AveragePool2d(_) => "average_pool2d",
            Self::MaxPool2d(_) => "max_pool2d",
            Self::Binary(binary) => binary.op.mnemonic(),
            Self::Unary(unary) => unary.op.mnemonic(),
            Self::Mean(_) => "mean",
            Self::Pad(_) => "pad",
            Self::Reshape(_) => "reshape",
            Self::Softmax(_) => "softmax",
            Self::Quantize(_) => "quantize",
            Self::Dequantize(_) => "dequantize",
            Self::Concatenation(_) => "concatenation",
            Self::Svdf(_) => "svdf",
        }
    }
}
