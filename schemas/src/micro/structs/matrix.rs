//! Parameters of transposed convolutions and of products of matrices.

use super::Window;
use crate::micro::declare::structs;

structs! {
    /// Transposed convolutions. Tap i of input row y adds to output row y * stride_h + i - pad_top,
    /// where there is one; so do columns. Dilations are 1.
    ///
    /// An output row has phase (row + pad_top) % stride_h, which says which taps reach it: those of
    /// the same remainder. Weights are `[stride_h][stride_w][out_c][taps_h][taps_w][in_c]`: for
    /// each phase of rows and of columns the taps that reach it, of the last row and column first,
    /// so that they meet rows and columns of the input in their order. s8: the bias is
    /// `[stride_h][stride_w][out_c]`, and `-input_zero_point * sum(w)` of each phase is in it.
    ///
    /// transpose_conv_s8_scalar and its like read packed weights and rescaling as convolutions do,
    /// one convolution after the other for the phases, each of a window of taps_h rows and taps_w
    /// columns; where a phase has no taps, of one whose weights are 0. Scratch is that of two
    /// columns of the largest window.
    pub struct TransposeConv {
        /// Shapes, strides and padding.
        pub window: Window,
        /// What is read beyond the edges of the input (s8).
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

    /// Products of matrices, both of which may be computed. Of `dims` (row-major, leading dims 1)
    /// the last two are rows and columns, the others count products of matrices. A result at an
    /// index is the sum over k of `(a + a_offset) * (b + b_offset)`, `a` at sum(i * a_strides) +
    /// k * a_step, `b` likewise; a stride of 0 repeats. Bias, multipliers and shifts: one, or one
    /// per column.
    pub struct BatchMatmul {
        /// Lengths of the output.
        pub dims: [u32; 6],
        /// Elements of `a` from one index to the next, per dimension; 0 for columns.
        pub a_strides: [u32; 6],
        /// Elements of `b` from one index to the next, per dimension; 0 for rows.
        pub b_strides: [u32; 6],
        /// Products of a sum.
        pub depth: u32,
        /// Elements of `a` from one factor of a sum to the next.
        pub a_step: u32,
        /// Elements of `b` from one factor of a sum to the next.
        pub b_step: u32,
        /// Minus `a`'s zero point.
        pub a_offset: i32,
        /// Minus `b`'s zero point.
        pub b_offset: i32,
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
}
