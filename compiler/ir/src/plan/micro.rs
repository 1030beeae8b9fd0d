//! The plan of a pea: kernel calls with baked parameters, and where every buffer lies.
//!
//! Mirrors `schemas/micro.fbs`, in wide integers: the emitter checks what must be narrow.

use crate::graph::{OpId, ValueId};
use crate::types::TensorType;

pub use crate::numerics::Multiplier;
pub use peapod_schemas::micro::Kernel as KernelId;

/// Everything the emitter needs to write a pea.
#[derive(Clone, Debug, PartialEq)]
pub struct MicroPlan {
    /// Bytes of RAM for activations, scratch and state.
    pub arena_len: usize,
    /// Bytes at the front of the arena that hold state from run to run.
    pub state_len: usize,
    /// Kernel calls in execution order.
    pub steps: Vec<Step>,
    /// The constants section; operands point into it.
    pub constants: Vec<u8>,
    /// Graph inputs in order.
    pub inputs: Vec<Port>,
    /// Graph outputs in order.
    pub outputs: Vec<Port>,
    /// State buffers and their values after reset.
    pub states: Vec<State>,
    /// Every buffer of the arena, for reports.
    pub buffers: Vec<Buffer>,
    /// What was cut into bands of rows, if anything, for reports.
    pub bands: Option<Bands>,
}

/// Parts of a network that were cut into bands of rows to save RAM.
#[derive(Clone, Debug, PartialEq)]
pub struct Bands {
    /// Bytes of RAM that the arena would have without.
    pub arena_len_whole: usize,
    /// Instructions that bands cost in a run, as the compiler estimates.
    pub instructions: u64,
    /// The parts, in the order in which they were cut.
    pub sections: Vec<BandSection>,
}

/// Consecutive ops that were cut into bands of rows.
#[derive(Clone, Debug, PartialEq)]
pub struct BandSection {
    /// Name of what the first of them computes.
    pub first: String,
    /// Name of what the last of them computes.
    pub last: String,
    /// How many ops they are.
    pub ops: usize,
    /// How many bands.
    pub bands: usize,
}

/// One kernel call.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which kernel, with its parameters.
    pub kernel: Kernel,
    /// Inputs in the order the schema documents.
    pub inputs: Vec<Operand>,
    /// Outputs.
    pub outputs: Vec<Operand>,
    /// The op it came from.
    pub op: OpId,
    /// Multiply-accumulates of one run.
    pub macs: u64,
}

/// Element type of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Signed 8-bit.
    S8,
    /// Unsigned 8-bit.
    U8,
    /// Signed 16-bit.
    S16,
    /// Signed 32-bit.
    S32,
    /// IEEE single precision.
    F32,
}

/// Which memory an operand lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// Planned RAM.
    Arena,
    /// [`MicroPlan::constants`].
    Constants,
}

/// One tensor as a step sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Where it lies.
    pub memory: Memory,
    /// Element type.
    pub element: Element,
    /// Bytes from the start of that memory.
    pub offset: usize,
    /// Length in bytes.
    pub len_bytes: usize,
}

/// A graph input or output.
#[derive(Clone, Debug, PartialEq)]
pub struct Port {
    /// Name in the source file.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// Where it lies in the arena.
    pub operand: Operand,
}

/// A state buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Where it lies.
    pub operand: Operand,
    /// Every element after reset.
    pub fill: i32,
}

/// A buffer of the arena: who uses the bytes, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// The value it holds; `None` for scratch.
    pub value: Option<ValueId>,
    /// Name for reports.
    pub name: String,
    /// Bytes from the start of the arena.
    pub offset: usize,
    /// Length in bytes.
    pub len_bytes: usize,
    /// First step that needs it.
    pub first_step: usize,
    /// Last step that needs it.
    pub last_step: usize,
}

/// NHWC spatial window shared by convolutions and pools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Window {
    pub batches: usize,
    pub in_h: usize,
    pub in_w: usize,
    pub in_c: usize,
    pub out_h: usize,
    pub out_w: usize,
    pub out_c: usize,
    pub kernel_h: usize,
    pub kernel_w: usize,
    pub stride_h: usize,
    pub stride_w: usize,
    pub dilation_h: usize,
    pub dilation_w: usize,
    pub pad_top: usize,
    pub pad_left: usize,
}

/// Range a result is clamped to, in its own units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clamp {
    /// Quantised results.
    Integer {
        /// Smallest value.
        min: i32,
        /// Largest value.
        max: i32,
    },
    /// Float results.
    Float {
        /// Smallest value.
        min: f32,
        /// Largest value.
        max: f32,
    },
}

/// Parameters of a convolution.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Conv2d {
    pub window: Window,
    pub groups: usize,
    pub input_zero_point: i32,
    pub output_zero_point: i32,
    pub clamp: Clamp,
}

/// Parameters of a matrix product.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct FullyConnected {
    pub rows: usize,
    pub in_len: usize,
    pub out_len: usize,
    pub weights_offset: i32,
    pub output_zero_point: i32,
    pub clamp: Clamp,
}

/// Parameters of a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Pool2d {
    pub window: Window,
    pub clamp: Clamp,
}

/// Parameters of a broadcasting function of two tensors. Lists are right-aligned: leading dims 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Binary {
    pub dims: [usize; 6],
    pub a_strides: [usize; 6],
    pub b_strides: [usize; 6],
    pub a_offset: i32,
    pub b_offset: i32,
    pub output_offset: i32,
    pub left_shift: i32,
    pub a: Multiplier,
    pub b: Multiplier,
    pub output: Multiplier,
    pub clamp: Clamp,
}

/// Parameters of a mean.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Mean {
    pub dims: [usize; 6],
    pub reduced: u32,
    pub count: usize,
    pub input_zero_point: i32,
    pub output_zero_point: i32,
    pub output: Multiplier,
    pub clamp: Clamp,
}

/// Parameters of a pad; `value` is the element's own bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Pad {
    pub dims: [usize; 6],
    pub before: [usize; 6],
    pub after: [usize; 6],
    pub value: u32,
}

/// Parameters of a softmax.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Softmax {
    pub rows: usize,
    pub depth: usize,
    pub input: Multiplier,
    pub diff_min: i32,
    pub beta: f32,
}

/// Scale and zero point.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Affine {
    pub scale: f32,
    pub zero_point: i32,
}

/// Parameters of an integer change of scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Requantize {
    pub input_zero_point: i32,
    pub output_zero_point: i32,
    pub multiplier: Multiplier,
}

/// Parameters of an SVDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the schema's, documented there")]
pub struct Svdf {
    pub batches: usize,
    pub in_len: usize,
    pub filters: usize,
    pub rank: usize,
    pub memory: usize,
    pub input_zero_point: i32,
    pub state_zero_point: i32,
    pub output_zero_point: i32,
    pub feature: Multiplier,
    pub time: Multiplier,
    pub state_min: i32,
    pub state_max: i32,
    pub act_min: i32,
    pub act_max: i32,
}

/// Instructions that kernels on packed weights are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InstructionSet {
    /// One product at a time: any core.
    #[default]
    Scalar,
    /// Arm's DSP extension: two products per instruction.
    Dsp,
    /// Arm's M-profile vector extension: sixteen products per instruction.
    Mve,
}

/// A device kernel with its parameters: the names of `micro.fbs`.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    missing_docs,
    reason = "one row per kernel of the schema, documented there"
)]
pub enum Kernel {
    Conv2dS8(Conv2d),
    Conv2dF32(Conv2d),
    DepthwiseConv2dS8(Conv2d),
    DepthwiseConv2dF32(Conv2d),
    FullyConnectedS8(FullyConnected),
    FullyConnectedF32(FullyConnected),
    AveragePool2dS8(Pool2d),
    AveragePool2dF32(Pool2d),
    MaxPool2dS8(Pool2d),
    MaxPool2dF32(Pool2d),
    AddS8(Binary),
    AddF32(Binary),
    SubS8(Binary),
    SubF32(Binary),
    MulS8(Binary),
    MulF32(Binary),
    MeanS8(Mean),
    MeanF32(Mean),
    PadX8(Pad),
    PadX32(Pad),
    CopyX8,
    ConcatenationX8 { outer: usize },
    SoftmaxS8(Softmax),
    SoftmaxS8S16(Softmax),
    SoftmaxF32(Softmax),
    LookupS8,
    ClampF32 { min: f32, max: f32 },
    LogisticF32,
    TanhF32,
    QuantizeF32(Affine),
    Requantize(Requantize),
    Dequantize(Affine),
    SvdfS8(Svdf),
    Conv2dS8Scalar(Conv2d),
    Conv2dS8Dsp(Conv2d),
    Conv2dS8Mve(Conv2d),
    DepthwiseConv2dS8Dsp(Conv2d),
    DepthwiseConv2dS8Mve(Conv2d),
    DepthwiseConv2dS8Scalar(Conv2d),
    WeightedSumS8(Binary),
    FullyConnectedS8Dsp(FullyConnected),
    FullyConnectedS8Scalar(FullyConnected),
}
