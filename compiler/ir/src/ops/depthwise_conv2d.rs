//! Per-channel 2-D convolution.

use super::{Activation, Padding2d};

/// Per-channel 2-D convolution, NHWC.
///
/// Operands: input [n, h, w, c], weights [1, kh, kw, c · m], bias [c · m] (optional).
/// Result: [n, oh, ow, c · m], where channel c · m + j is filtered from input channel c.
#[derive(Clone, Debug, PartialEq)]
pub struct DepthwiseConv2d {
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns; ≥ 1.
    pub dilation: [usize; 2],
    /// Explicit padding; padded taps contribute nothing.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}
