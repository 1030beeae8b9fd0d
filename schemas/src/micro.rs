//! The pea (`micro.fbs`): what a compiled model for a microcontroller looks like in its file.

mod reader;
mod structs;

pub use reader::{Field, ParamList, Params, ReadError, View};
pub use structs::*;

/// Version of `micro.fbs` that this code reads and writes.
pub const VERSION: u32 = 1;

/// File identifier, at byte 4 of every pea.
pub const IDENTIFIER: [u8; 4] = *b"PEA1";

/// Largest rank a port or a strided operation can have.
pub const MAX_RANK: usize = 6;

/// Alignment in bytes of a pea in memory, of its constants, and of the arena.
pub const ALIGNMENT: usize = 16;

/// One entry per device kernel: op + element type. Numbers are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u16)]
pub enum Kernel {
    /// 2-D convolution, s8.
    Conv2dS8 = 0,
    /// 2-D convolution, f32.
    Conv2dF32 = 1,
    /// Depthwise 2-D convolution, s8.
    DepthwiseConv2dS8 = 2,
    /// Depthwise 2-D convolution, f32.
    DepthwiseConv2dF32 = 3,
    /// Rows times a matrix, s8.
    FullyConnectedS8 = 4,
    /// Rows times a matrix, f32.
    FullyConnectedF32 = 5,
    /// Average of a window, s8.
    AveragePool2dS8 = 6,
    /// Average of a window, f32.
    AveragePool2dF32 = 7,
    /// Maximum of a window, s8.
    MaxPool2dS8 = 8,
    /// Maximum of a window, f32.
    MaxPool2dF32 = 9,
    /// Broadcasting sum, s8.
    AddS8 = 10,
    /// Broadcasting sum, f32.
    AddF32 = 11,
    /// Broadcasting difference, s8.
    SubS8 = 12,
    /// Broadcasting difference, f32.
    SubF32 = 13,
    /// Broadcasting product, s8.
    MulS8 = 14,
    /// Broadcasting product, f32.
    MulF32 = 15,
    /// Mean over dimensions, s8.
    MeanS8 = 16,
    /// Mean over dimensions, f32.
    MeanF32 = 17,
    /// Constant padding, elements of 1 byte.
    PadX8 = 18,
    /// Constant padding, elements of 4 bytes.
    PadX32 = 19,
    /// Copy of bytes.
    CopyX8 = 20,
    /// Tensors joined along a dimension, in bytes.
    ConcatenationX8 = 21,
    /// Softmax, s8.
    SoftmaxS8 = 22,
    /// Softmax, s8 to s16.
    SoftmaxS8S16 = 23,
    /// Softmax, f32.
    SoftmaxF32 = 24,
    /// Elementwise table, s8.
    LookupS8 = 25,
    /// Elementwise limits, f32.
    ClampF32 = 26,
    /// Elementwise logistic function, f32.
    LogisticF32 = 27,
    /// Elementwise hyperbolic tangent, f32.
    TanhF32 = 28,
    /// f32 to integers.
    QuantizeF32 = 29,
    /// Integers to integers of another scale.
    Requantize = 30,
    /// Integers to f32.
    Dequantize = 31,
    /// Singular value decomposition filter, s8.
    SvdfS8 = 32,
    /// 2-D convolution on packed weights, s8, one product at a time.
    Conv2dS8Scalar = 33,
    /// 2-D convolution on packed weights, s8, with Arm's DSP instructions.
    Conv2dS8Dsp = 34,
    /// 2-D convolution on packed weights, s8, with Arm's vector instructions.
    Conv2dS8Mve = 35,
    /// Depthwise 2-D convolution of 3 x 3 taps, s8, with Arm's DSP instructions.
    DepthwiseConv2dS8Dsp = 36,
    /// Depthwise 2-D convolution of at most 16 taps, s8, with Arm's vector instructions.
    DepthwiseConv2dS8Mve = 37,
    /// Depthwise 2-D convolution of 3 x 3 taps, s8, one product at a time.
    DepthwiseConv2dS8Scalar = 38,
    /// Broadcasting sum of multiples, s8.
    WeightedSumS8 = 39,
    /// Row times a matrix of packed weights, s8, with Arm's DSP instructions.
    FullyConnectedS8Dsp = 40,
    /// Row times a matrix of packed weights, s8, one product at a time.
    FullyConnectedS8Scalar = 41,
}

impl Kernel {
    /// Every value, in order of its number.
    pub const ALL: [Self; 42] = [
        Self::Conv2dS8,
        Self::Conv2dF32,
        Self::DepthwiseConv2dS8,
        Self::DepthwiseConv2dF32,
        Self::FullyConnectedS8,
        Self::FullyConnectedF32,
        Self::AveragePool2dS8,
        Self::AveragePool2dF32,
        Self::MaxPool2dS8,
        Self::MaxPool2dF32,
        Self::AddS8,
        Self::AddF32,
        Self::SubS8,
        Self::SubF32,
        Self::MulS8,
        Self::MulF32,
        Self::MeanS8,
        Self::MeanF32,
        Self::PadX8,
        Self::PadX32,
        Self::CopyX8,
        Self::ConcatenationX8,
        Self::SoftmaxS8,
        Self::SoftmaxS8S16,
        Self::SoftmaxF32,
        Self::LookupS8,
        Self::ClampF32,
        Self::LogisticF32,
        Self::TanhF32,
        Self::QuantizeF32,
        Self::Requantize,
        Self::Dequantize,
        Self::SvdfS8,
        Self::Conv2dS8Scalar,
        Self::Conv2dS8Dsp,
        Self::Conv2dS8Mve,
        Self::DepthwiseConv2dS8Dsp,
        Self::DepthwiseConv2dS8Mve,
        Self::DepthwiseConv2dS8Scalar,
        Self::WeightedSumS8,
        Self::FullyConnectedS8Dsp,
        Self::FullyConnectedS8Scalar,
    ];

    /// The value with this number, if there is one.
    pub fn from_number(number: u16) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Name in `micro.fbs`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Conv2dS8 => "conv2d_s8",
            Self::Conv2dF32 => "conv2d_f32",
            Self::DepthwiseConv2dS8 => "depthwise_conv2d_s8",
            Self::DepthwiseConv2dF32 => "depthwise_conv2d_f32",
            Self::FullyConnectedS8 => "fully_connected_s8",
            Self::FullyConnectedF32 => "fully_connected_f32",
            Self::AveragePool2dS8 => "average_pool2d_s8",
            Self::AveragePool2dF32 => "average_pool2d_f32",
            Self::MaxPool2dS8 => "max_pool2d_s8",
            Self::MaxPool2dF32 => "max_pool2d_f32",
            Self::AddS8 => "add_s8",
            Self::AddF32 => "add_f32",
            Self::SubS8 => "sub_s8",
            Self::SubF32 => "sub_f32",
            Self::MulS8 => "mul_s8",
            Self::MulF32 => "mul_f32",
            Self::MeanS8 => "mean_s8",
            Self::MeanF32 => "mean_f32",
            Self::PadX8 => "pad_x8",
            Self::PadX32 => "pad_x32",
            Self::CopyX8 => "copy_x8",
            Self::ConcatenationX8 => "concatenation_x8",
            Self::SoftmaxS8 => "softmax_s8",
            Self::SoftmaxS8S16 => "softmax_s8_s16",
            Self::SoftmaxF32 => "softmax_f32",
            Self::LookupS8 => "lookup_s8",
            Self::ClampF32 => "clamp_f32",
            Self::LogisticF32 => "logistic_f32",
            Self::TanhF32 => "tanh_f32",
            Self::QuantizeF32 => "quantize_f32",
            Self::Requantize => "requantize",
            Self::Dequantize => "dequantize",
            Self::SvdfS8 => "svdf_s8",
            Self::Conv2dS8Scalar => "conv2d_s8_scalar",
            Self::Conv2dS8Dsp => "conv2d_s8_dsp",
            Self::Conv2dS8Mve => "conv2d_s8_mve",
            Self::DepthwiseConv2dS8Dsp => "depthwise_conv2d_s8_dsp",
            Self::DepthwiseConv2dS8Mve => "depthwise_conv2d_s8_mve",
            Self::DepthwiseConv2dS8Scalar => "depthwise_conv2d_s8_scalar",
            Self::WeightedSumS8 => "weighted_sum_s8",
            Self::FullyConnectedS8Dsp => "fully_connected_s8_dsp",
            Self::FullyConnectedS8Scalar => "fully_connected_s8_scalar",
        }
    }
}

/// Element types of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum ElementType {
    /// Signed 8-bit.
    S8 = 0,
    /// Unsigned 8-bit.
    U8 = 1,
    /// Signed 16-bit.
    S16 = 2,
    /// Signed 32-bit.
    S32 = 3,
    /// IEEE single precision.
    F32 = 4,
}

impl ElementType {
    /// Every value, in order of its number.
    pub const ALL: [Self; 5] = [Self::S8, Self::U8, Self::S16, Self::S32, Self::F32];

    /// The value with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Length of one element in bytes.
    pub const fn len_bytes(self) -> usize {
        match self {
            Self::S8 | Self::U8 => 1,
            Self::S16 => 2,
            Self::S32 | Self::F32 => 4,
        }
    }

    /// Name in `micro.fbs`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::S8 => "s8",
            Self::U8 => "u8",
            Self::S16 => "s16",
            Self::S32 => "s32",
            Self::F32 => "f32",
        }
    }
}

/// Where an operand's bytes lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Memory {
    /// Planned activations, scratch and state, in RAM.
    Arena = 0,
    /// Model.constants, in flash.
    Constants = 1,
}

impl Memory {
    /// Every value, in order of its number.
    pub const ALL: [Self; 2] = [Self::Arena, Self::Constants];

    /// The value with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Name in `micro.fbs`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arena => "arena",
            Self::Constants => "constants",
        }
    }
}
