//! The op set: one file per structured op, one table for elementwise ops.
//!
//! An op file holds everything that is true of the op on paper: attributes, type rule, meaning.
//! What is a choice (which kernel, what to fuse) lives in the passes.

use std::fmt;

pub mod attribute;
pub mod concatenation;
mod contraction;
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
pub mod tensor;
mod window;

pub use crate::type_rule;
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
pub use tensor::TensorOp;

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use attribute::{AttributeError, AttributeReader, Attributes};

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
    /// One of the tensor-level ops, which microcontrollers have no kernels for.
    Tensor(TensorOp),
}

/// Activation that an op applies to its result. On quantised tensors it is a clamp in the result's
/// own scale.
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

/// What is true of an op on paper. Nothing has a default: leaving something out is a decision.
pub trait OpDef {
    /// Attributes for the text form, without those that are understood.
    fn attributes(&self) -> Attributes;

    /// The op from its attributes. The mnemonic tells the rows of a table apart.
    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError>
    where
        Self: Sized;

    /// The type rule: states the constraints that the op's documentation numbers.
    ///
    /// All ids are in range, and every type is sound on its own.
    fn check(&self, rule: &mut TypeRule<'_>);

    /// Which dimensions of operands and results correspond.
    ///
    /// The type rule holds.
    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule;

    /// The meaning: the results, then the new contents of the states among the operands.
    ///
    /// The type rule holds.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor>;
}

impl Activation {
    /// Every activation.
    pub const ALL: [Self; 4] = [Self::None, Self::Relu, Self::ReluN1To1, Self::Relu6];

    /// Name in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Relu => "relu",
            Self::ReluN1To1 => "relu_n1_to_1",
            Self::Relu6 => "relu6",
        }
    }
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
            Self::Tensor(op) => op.mnemonic(),
        }
    }

    /// What is true of this op on paper.
    pub fn def(&self) -> &dyn OpDef {
        match self {
            Self::Conv2d(op) => op,
            Self::DepthwiseConv2d(op) => op,
            Self::FullyConnected(op) => op,
            Self::AveragePool2d(op) => op,
            Self::MaxPool2d(op) => op,
            Self::Binary(op) => op,
            Self::Unary(op) => op,
            Self::Mean(op) => op,
            Self::Pad(op) => op,
            Self::Reshape(op) => op,
            Self::Softmax(op) => op,
            Self::Quantize(op) => op,
            Self::Dequantize(op) => op,
            Self::Concatenation(op) => op,
            Self::Svdf(op) => op,
            Self::Tensor(op) => op.def(),
        }
    }

    /// Names of the functions of the module that it calls.
    pub fn callees(&self) -> Vec<&str> {
        match self {
            Self::Tensor(op) => op.callees(),
            Self::Conv2d(_) | Self::DepthwiseConv2d(_) | Self::FullyConnected(_) => vec![],
            Self::AveragePool2d(_) | Self::MaxPool2d(_) | Self::Binary(_) => vec![],
            Self::Unary(_) | Self::Mean(_) | Self::Pad(_) | Self::Reshape(_) => vec![],
            Self::Softmax(_) | Self::Quantize(_) | Self::Dequantize(_) => vec![],
            Self::Concatenation(_) | Self::Svdf(_) => vec![],
        }
    }

    /// The op of this name with these attributes, all of which it must know; `None` where no op has
    /// the name.
    pub fn read(
        mnemonic: &str,
        attributes: &mut AttributeReader,
    ) -> Option<Result<Self, AttributeError>> {
        let kind = Self::read_known(mnemonic, attributes)?;
        Some(kind.and_then(|kind| attributes.finish().map(|()| kind)))
    }

    fn read_known(
        name: &str,
        attributes: &mut AttributeReader,
    ) -> Option<Result<Self, AttributeError>> {
        Some(match name {
            "conv2d" => OpDef::read(name, attributes).map(Self::Conv2d),
            "depthwise_conv2d" => OpDef::read(name, attributes).map(Self::DepthwiseConv2d),
            "fully_connected" => OpDef::read(name, attributes).map(Self::FullyConnected),
            "average_pool2d" => OpDef::read(name, attributes).map(Self::AveragePool2d),
            "max_pool2d" => OpDef::read(name, attributes).map(Self::MaxPool2d),
            "mean" => OpDef::read(name, attributes).map(Self::Mean),
            "pad" => OpDef::read(name, attributes).map(Self::Pad),
            "reshape" => OpDef::read(name, attributes).map(Self::Reshape),
            "softmax" => OpDef::read(name, attributes).map(Self::Softmax),
            "quantize" => OpDef::read(name, attributes).map(Self::Quantize),
            "dequantize" => OpDef::read(name, attributes).map(Self::Dequantize),
            "concatenation" => OpDef::read(name, attributes).map(Self::Concatenation),
            "svdf" => OpDef::read(name, attributes).map(Self::Svdf),
            _ if BinaryOp::from_mnemonic(name).is_some() => {
                OpDef::read(name, attributes).map(Self::Binary)
            }
            _ if UnaryOp::from_mnemonic(name).is_some() => {
                OpDef::read(name, attributes).map(Self::Unary)
            }
            _ => return TensorOp::read(name, attributes).map(|op| op.map(Self::Tensor)),
        })
    }
}
