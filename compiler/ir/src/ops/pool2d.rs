//! Sliding-window mean and maximum.

use super::{Activation, Padding2d};

/// Mean over a sliding window, NHWC; only taps inside the input count.
#[derive(Clone, Debug, PartialEq)]
pub struct AveragePool2d {
    /// Extents of the window: rows, columns; ≥ 1.
    pub window: [usize; 2],
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Explicit padding.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}

/// Maximum over a sliding window, NHWC.
#[derive(Clone, Debug, PartialEq)]
pub struct MaxPool2d {
    /// Extents of the window: rows, columns; ≥ 1.
    pub window: [usize; 2],
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Explicit padding.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}
