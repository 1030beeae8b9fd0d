//! Structs of the pea as stored in the file: little-endian, naturally aligned, without padding.
//! `micro.fbs` is generated from them (`cargo xtask codegen`); the tests hold them against what
//! flatc makes of it.

use super::declare::structs;

pub(super) mod coded;
pub(super) mod custom;
pub(super) mod detection;
pub(super) mod matrix;
pub(super) mod memory;
pub(super) mod relation;
pub(super) mod sequence;
pub(super) mod signal;

pub use coded::{Coded, GROUP, WeightCoding};
pub use custom::Custom;
pub use detection::{DetectionPostprocess, NonMaxSuppression, PoseDecoder};
pub use matrix::{BatchMatmul, TransposeConv};
pub use memory::OtherMemory;
pub use relation::{Relation, ScaledRelation};
pub use sequence::{Along, FullyConnectedSgd, Lstm, Svdf};
pub use signal::Signal;

structs! {
    /// One tensor as one step sees it. `offset` and `len_bytes` are in bytes, the offset from the
    /// start of `memory`.
    pub struct Operand {
        /// Bytes from the start of `memory`; a multiple of the element size.
        pub offset: u32,
        /// Length in bytes; never 0.
        pub len_bytes: u32,
        /// Where it is.
        pub memory: u8 as Memory,
        /// What its elements are.
        pub element: u8 as ElementType,
        /// 0.
        pub reserved: u16,
    }

    /// One kernel call. Its operands are the `inputs + outputs` entries of Model.operands that
    /// begin at `first_operand`, inputs first, in the order that the list of kernels in `micro.fbs`
    /// names.
    pub struct Step {
        /// Index into Model.kernels.
        pub kernel: u16,
        /// Index into the vector of the kernel's parameter struct; 0 where a kernel has none.
        pub params: u16,
        /// Index into Model.operands of the first input.
        pub first_operand: u16,
        /// Number of inputs.
        pub inputs: u8,
        /// Number of outputs; they follow the inputs.
        pub outputs: u8,
    }

    /// A graph input or output: tensor in the arena, with its meaning.
    pub struct Port {
        /// Where it is; always in the arena.
        pub operand: Operand,
        /// 0 when not quantised.
        pub scale: f32,
        /// The quantised value that means 0.0.
        pub zero_point: i32,
        /// How many of `dims` count.
        pub rank: u32,
        /// Lengths of the dimensions, outermost first, then zeros.
        pub dims: [i32; 6],
    }

    /// A state buffer: `fill` is its value in every element after reset, in the element's own bits.
    pub struct State {
        /// Where it is; always in the arena.
        pub operand: Operand,
        /// Bits of one element; only the low ones count for narrow elements.
        pub fill: i32,
    }

    /// NHWC spatial window shared by convolutions and pools. Input row of output row y, tap i:
    /// y * stride_h + i * dilation_h - pad_top; taps outside the input are padding.
    pub struct Window {
        /// Images in the batch.
        pub batches: u16,
        /// Rows of the input.
        pub in_h: u16,
        /// Columns of the input.
        pub in_w: u16,
        /// Channels of the input.
        pub in_c: u16,
        /// Rows of the output.
        pub out_h: u16,
        /// Columns of the output.
        pub out_w: u16,
        /// Channels of the output.
        pub out_c: u16,
        /// Taps of the window in a column.
        pub kernel_h: u16,
        /// Taps of the window in a row.
        pub kernel_w: u16,
        /// Input rows from one output row to the next.
        pub stride_h: u16,
        /// Input columns from one output column to the next.
        pub stride_w: u16,
        /// Input rows from one tap to the next.
        pub dilation_h: u16,
        /// Input columns from one tap to the next.
        pub dilation_w: u16,
        /// Rows of padding above the input.
        pub pad_top: u16,
        /// Columns of padding left of the input.
        pub pad_left: u16,
        /// 0.
        pub reserved: u16,
    }

    /// Convolutions. conv2d weights: `[out_c][kernel_h][kernel_w][in_c / groups]`. depthwise
    /// weights: `[kernel_h][kernel_w][out_c]`, where out_c = in_c * depth multiplier. s8:
    /// `-input_zero_point * sum(w)` is already in the bias, so padding reads as `input_zero_point`.
    ///
    /// conv2d_s8_scalar and its like multiply columns, the input of one output pixel, with rows,
    /// the weights of one output channel (runtime-micro/isa). Both are runs of taps that are side
    /// by side in the input (kernel_w * in_c values, or in_c where kernel columns are dilated),
    /// each padded with zeros to a multiple of `run`; all of them together are padded to a multiple
    /// of `depth`. C4 is the number of output channels, rounded up to a multiple of 4. In values:
    ///
    /// - scalar: run 1, depth 1; packed weights `[C4 / 4][depth][4]`; scratch `[2][depth]`
    /// - dsp: run 4, depth 4; packed weights `[C4 / 4][depth / 4][2][2][2]`; scratch `[depth /
    ///   4][2][2][2]`; all of 16 bits, two of which make a word (s32). Of four values the first and
    ///   third make a word, then the second and fourth. A weight of channel c + 1, times 256, plus
    ///   that of channel c is one number, c even; of the biases likewise
    /// - mve: run 1, depth 16; packed weights `[C4 / 4][depth / 16][4][16]`; scratch `[2][depth]`
    ///
    /// Scratch has room for one column where there is one output pixel, for dsp of bytes; but
    /// scalar and dsp have one element where that column is the whole input without padding, and so
    /// has mve for one batch.
    ///
    /// Rescaling, `[C4][4]`, is per output channel: bias; multiplier; offset; right shift of 1 and
    /// more. Of each block of four channels, scalar and dsp have the four biases first and then the
    /// other three of each channel, mve has each of the four for all channels, the shifts negative.
    /// Of a sum s, which begins with the bias: `x = s * multiplier * 2^-31`, rounded;
    /// `out = clamp((x + (x < 0 ? -1 : 0) + offset) >> shift)`, where the offset is
    /// `1 << (shift - 1)` and the output's zero point `<< shift`, which the compiler knows not to
    /// overflow. A fully connected layer is such a convolution of one tap; its rows are image rows.
    ///
    /// conv2d_s16_dsp and conv2d_s16_mve are such kernels as well, with columns of 16 bits, rows of
    /// 8 and a depth of 8; a word (s32) of weights is four, of scratch two values:
    ///
    /// - dsp: run 2; packed weights `[C4 / 4][depth / 2][2][2][2]`: of two values of four rows, the
    ///   first of rows c and c + 1, then the second of both; scratch `[depth / 2][2][2]`
    /// - mve: run 1; packed weights `[C4 / 4][depth / 8][4][8]`; scratch `[2][depth]`
    ///
    /// Scratch is one column or one element where that of scalar is. Rescaling, `[C4 / 4][2][4]`,
    /// has the biases of a block and then its multipliers, which are not negative: of a sum s,
    /// which begins with the bias, `out = clamp((s * multiplier + 2^31) >> 32)`.
    ///
    /// depthwise_conv2d_s8_dsp: lines run along the longer side of the output, rows where both are
    /// as long. The packed weights of a channel, `[C][3]`, are a word for each line of the window:
    /// its three taps as bytes, and a zero. Rescaling, `[C][4]`: multiplier, offset, shift, and the
    /// bias times two. Scratch, `[4][pairs][3]`, holds three input lines of four channels in pairs
    /// of neighbours: T results of a line / 2, rounded up; pairs = T + 1 for a stride of 1 along
    /// the lines, 2 * T + 1 for 2.
    ///
    /// depthwise_conv2d_s8_mve: scratch, `[8 * plane + 16]`, holds a plane of eight channels each,
    /// which are `[columns][kernel_h]` input values, columns = (out_w - 1) * stride_w + kernel_w,
    /// of at most 8191 values. Input row r, counted from the top padding, is line r % kernel_h.
    /// There are weights for each place that the first row of a window may have, its rotation,
    /// `[C4 / 4][kernel_h][4][16]`: of a channel `[kernel_w][kernel_h]`, line l being row
    /// (l - rotation) % kernel_h of the window, and zeros up to 16. Rescaling is that of
    /// conv2d_s8_mve.
    ///
    /// depthwise_conv2d_s8_vectors: planes as well, of V = ceil(taps / 16) vectors a window, but
    /// input row r is at r of each column, the first place of a column being kernel_h after that of
    /// the one before: a plane has (out_h - 1) * stride_h more values. Weights,
    /// `[C4 / 4][V][4][16]`: of a channel `[kernel_w][kernel_h]`, and zeros up to whole vectors.
    ///
    /// depthwise_conv2d_s8_taps: taps is the number of taps, or one more if it is odd. The packed
    /// weights, `[C4 / 4][taps][2]`, are two words of each tap: of channels 0 and 2 of the block,
    /// then of 1 and 3, each weight times two in 16 bits. The last block is the last four channels.
    /// Rescaling is that of conv2d_s8_dsp, the biases times two and each by itself. Scratch is
    /// `[2 * taps]` and `[taps][C]` bytes.
    pub struct Conv2d {
        /// Shapes, strides and padding.
        pub window: Window,
        /// Input and output channels fall into this many groups; 1 for depthwise kernels.
        pub groups: u32,
        /// What a tap in the padding reads (s8).
        pub input_zero_point: i32,
        /// Added after scaling: the output value that means 0.0.
        pub output_zero_point: i32,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
        /// Smallest float result.
        pub act_min_f32: f32,
        /// Largest float result.
        pub act_max_f32: f32,
    }

    /// Rows times a matrix: input `[rows][in_len]`, weights `[out_len][in_len]`, output
    /// `[rows][out_len]`. The constant part of the zero points is in the bias; `weights_offset`
    /// still multiplies the sum of each input row.
    pub struct FullyConnected {
        /// Rows of input and output: every dimension but the last.
        pub rows: u32,
        /// Elements of one input row.
        pub in_len: u32,
        /// Elements of one output row.
        pub out_len: u32,
        /// Minus the weights' zero point.
        pub weights_offset: i32,
        /// Added after scaling: the output value that means 0.0.
        pub output_zero_point: i32,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
        /// Smallest float result.
        pub act_min_f32: f32,
        /// Largest float result.
        pub act_max_f32: f32,
    }

    /// Pools. Cells in the padding count neither as values nor towards the average.
    pub struct Pool2d {
        /// Shapes, strides and padding; `in_c == out_c`.
        pub window: Window,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
        /// Smallest float result.
        pub act_min_f32: f32,
        /// Largest float result.
        pub act_max_f32: f32,
    }

    /// `out = f(a, b)` over `dims` (row-major, leading dims 1), with element strides per dimension;
    /// a stride of 0 broadcasts. mul has no factors of its operands; f32 has nothing but its
    /// limits; of s32, s64 and truth values only dims and strides count, of max and min the limits,
    /// too.
    ///
    /// add, sub: `x = mbqm((a + a_offset) << left_shift, a_multiplier, a_shift)`, y likewise, `out
    /// = clamp(mbqm(x +- y, output_multiplier, output_shift) + output_offset)`, where mbqm is
    /// TensorFlow Lite's MultiplyByQuantizedMultiplier. weighted_sum: `out = clamp((a *
    /// a_multiplier + b * b_multiplier + output_offset) >> -output_shift)`, which fits 32 bits for
    /// all a and b; the compiler has found it to be an add or a sub for all of them.
    /// squared_difference: as sub, of whose `x - y` it takes the square. prelu: `out = clamp(mbqm(a
    /// + a_offset, a_multiplier, a_shift) + output_offset)` where `a + a_offset` is not negative,
    /// elsewhere of its product with `b + b_offset` by the factor of the result. div: 1 / (b +
    /// b_offset) in fixed point, times `a + a_offset` and the factor of the result, whose shift is
    /// at most 22.
    pub struct Binary {
        /// Lengths of the output.
        pub dims: [u32; 6],
        /// Elements of `a` from one index to the next, per dimension.
        pub a_strides: [u32; 6],
        /// Elements of `b` from one index to the next, per dimension.
        pub b_strides: [u32; 6],
        /// Minus `a`'s zero point.
        pub a_offset: i32,
        /// Minus `b`'s zero point.
        pub b_offset: i32,
        /// The output's zero point.
        pub output_offset: i32,
        /// Bits of headroom both operands gain before they are scaled.
        pub left_shift: i32,
        /// Q0.31 factor of `a`.
        pub a_multiplier: i32,
        /// Power of two of `a`.
        pub a_shift: i32,
        /// Q0.31 factor of `b`.
        pub b_multiplier: i32,
        /// Power of two of `b`.
        pub b_shift: i32,
        /// Q0.31 factor of the result.
        pub output_multiplier: i32,
        /// Power of two of the result.
        pub output_shift: i32,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
        /// Smallest float result.
        pub act_min_f32: f32,
        /// Largest float result.
        pub act_max_f32: f32,
    }

    /// Mean over the dimensions set in `reduced`; the output keeps the others in order. Of reduce_
    /// kernels only `dims`, `reduced` and `count` count.
    pub struct Mean {
        /// Lengths of the input (row-major, leading dims 1).
        pub dims: [u32; 6],
        /// Bit i is set when dimension i is averaged away.
        pub reduced: u32,
        /// Product of the reduced dims.
        pub count: u32,
        /// The input value that means 0.0.
        pub input_zero_point: i32,
        /// Added after scaling: the output value that means 0.0.
        pub output_zero_point: i32,
        /// Q0.31 factor of the sum, the division by `count` included.
        pub multiplier: i32,
        /// Power of two of the sum.
        pub shift: i32,
        /// Smallest quantised result.
        pub act_min: i32,
        /// Largest quantised result.
        pub act_max: i32,
    }

    /// Constant padding round a tensor. dynamic_update_slice: the input is the update, and the
    /// output has `after` more elements than it; starts of the last dimensions are limited so that
    /// it is inside, those of others are 0.
    pub struct Pad {
        /// Lengths of the input (row-major, leading dims 1).
        pub dims: [u32; 6],
        /// Elements added before each dimension.
        pub before: [u32; 6],
        /// Elements added after each dimension.
        pub after: [u32; 6],
        /// What is added, in the element's own bits.
        pub value: u32,
    }

    /// Every input contributes `len_bytes / outer` consecutive bytes per outer step.
    pub struct Concatenation {
        /// Product of the dimensions before the joined one.
        pub outer: u32,
    }

    /// Softmax over rows. s8: differences to the row's maximum are scaled to fixed point. s16:
    /// likewise, to 65535 steps of -10 to 0; tables have 513 entries, one for each 128 steps.
    pub struct Softmax {
        /// How many distributions: every dimension but the last.
        pub rows: u32,
        /// Elements of one distribution.
        pub depth: u32,
        /// Q0.31 factor of a difference, to Q5.26 (s8).
        pub multiplier: i32,
        /// Left shift of a difference before its factor (s8).
        pub shift: i32,
        /// Smallest difference whose exponential is not taken as 0 (s8).
        pub diff_min: i32,
        /// Factor of the differences (f32).
        pub beta: f32,
    }

    /// Elementwise limits of clamp_f32.
    pub struct Clamp {
        /// Smallest result.
        pub min: f32,
        /// Largest result.
        pub max: f32,
    }

    /// quantize_f32: `round(x / scale) + zero_point`, saturated; dequantize: `(x - zero_point) *
    /// scale`.
    pub struct Affine {
        /// Real value of one step.
        pub scale: f32,
        /// The quantised value that means 0.0.
        pub zero_point: i32,
    }

    /// Integer to integer: `mbqm(x - input_zero_point, multiplier, shift) + output_zero_point`,
    /// saturated to the output's type. add_n_s8: of the sum of all `x - input_zero_point`, less
    /// input_zero_point, in steps of 2^-19, wrapping. logistic_s16, tanh_s16: `x * multiplier *
    /// 2^shift`, shift not positive, ties up, is in steps of 1/12288; the table, u16, has 2^16
    /// times the logistic function of i / 24. logistic_s16_lines, tanh_s16_lines: the same, by 512
    /// lines, of which number 256 begins at 0, 2^9 and 2^8 steps long: what the function has there
    /// less its value at 0, in 2^16, is the high half of a word, the rise to the next line is the
    /// low half. rsqrt_s16: `1 / sqrt(x)` in 2^20, times the factor.
    pub struct Requantize {
        /// The input value that means 0.0.
        pub input_zero_point: i32,
        /// Added after scaling: the output value that means 0.0.
        pub output_zero_point: i32,
        /// Q0.31 ratio of the scales.
        pub multiplier: i32,
        /// Power of two of that ratio.
        pub shift: i32,
    }

    /// The parameter of an elementwise function of one tensor.
    pub struct Alpha {
        /// What the function's definition calls alpha; finite.
        pub alpha: f32,
    }

    /// Part of a tensor: the output is runs of bytes of the input, in order.
    pub struct Slice {
        /// How many runs there are along each dimension (row-major, leading dims 1).
        pub dims: [u32; 6],
        /// Bytes of the input from one run to the next, per dimension.
        pub strides: [u32; 6],
        /// Bytes of a run.
        pub run: u32,
    }

    /// Elements in another order: the output's at i is the input's at `start` + sum(i * strides).
    pub struct StridedCopy {
        /// Lengths of the output (row-major, leading dims 1).
        pub dims: [u32; 6],
        /// Elements of the input from one index to the next, per dimension; 0 repeats them.
        pub strides: [i32; 6],
        /// Element of the input that is the first of the output.
        pub start: u32,
    }

    /// Runs at computed places: input `[batches][outer][dims][run]`, indices
    /// `[batches][count][parts]`, output `[batches][outer][count][run]`.
    pub struct Gather {
        /// How many lists of indices there are.
        pub batches: u32,
        /// How often each list is used.
        pub outer: u32,
        /// Indices of a list.
        pub count: u32,
        /// Lengths of the dimensions that indices point into (leading dims 1).
        pub dims: [u32; 6],
        /// Numbers of an index, one for each of the last of `dims`; 1 to 6.
        pub parts: u32,
        /// Bytes of a run.
        pub run: u32,
    }

    /// Updates `[count][run]` combined at places of indices `[count][parts]` into an output
    /// `[dims][run]` that is `initial` before. Those with a part outside of its dimension are
    /// dropped.
    pub struct Scatter {
        /// How many updates there are.
        pub count: u32,
        /// What the first part of an index counts from: 0, in parts of a step the first place.
        pub first: u32,
        /// Lengths of the dimensions that indices point into (leading dims 1).
        pub dims: [u32; 6],
        /// Numbers of an index, one for each of the last of `dims`; 1 to 6.
        pub parts: u32,
        /// Elements of an update.
        pub run: u32,
        /// What an element and its update become: 0 the update, 1 their sum, 2 their product, 3 the
        /// larger, 4 the smaller; of truth values 1 and 3 are or, 2 and 4 and.
        pub combiner: u32,
        /// What is there before, in the element's own bits; those of wider ones have their sign.
        pub initial: u32,
    }

    /// Images `[batches][in_h][in_w][depth]` to `[batches][out_h][out_w][depth]`. Rows and columns
    /// of the output lie in those of the input as constants tell: resize_nearest has the index of
    /// each; the others three numbers each, index before, index after, and how far from the former:
    /// in 2^-10 for s8, where `out = (sum of products with both weights +- 2^19) / 2^20`, cut off,
    /// and the bits of a float for f32.
    pub struct Resize {
        /// Images.
        pub batches: u32,
        /// Rows of the input.
        pub in_h: u32,
        /// Columns of the input.
        pub in_w: u32,
        /// Rows of the output.
        pub out_h: u32,
        /// Columns of the output.
        pub out_w: u32,
        /// Elements of a pixel.
        pub depth: u32,
    }

    /// The choice of one of two elements.
    pub struct Choose {
        /// How many choices there are.
        pub count: u32,
    }

    /// `out = clamp(mbqm(x, above_multiplier, above_shift))` where x is not negative, elsewhere
    /// with the other multiplier.
    pub struct TwoSlopes {
        /// Q0.31 factor of what is not negative.
        pub above_multiplier: i32,
        /// Power of two of that factor.
        pub above_shift: i32,
        /// Q0.31 factor of what is negative.
        pub below_multiplier: i32,
        /// Power of two of that factor.
        pub below_shift: i32,
        /// Smallest result.
        pub act_min: i32,
        /// Largest result.
        pub act_max: i32,
    }
}
