//! 2-D convolution.

use super::{Activation, Padding2d};

/// 2-D convolution, NHWC.
///
/// Operands: input [n, h, w, c], weights [oc, kh, kw, c / groups], bias [oc] (optional).
/// Result: [n, oh, ow, oc]. The number of groups is c / weights.shape[3].
#[derive(Clone, Debug, PartialEq)]
pub struct Conv2d {
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns; ≥ 1.
    pub dilation: [usize; 2],
    /// Explicit padding; padded taps contribute nothing.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}
