//! Sums along dimensions, logarithms of softmaxes, and comparisons of integers by their scales.

use super::{Multiplier, SoftmaxScaling, quantize_multiplier, scale, softmax_scaling};
use crate::types::TensorType;

/// Multiplier of sums in steps of 2^−19, of elements along a dimension or of many tensors.
pub fn running_sum_multiplier(input: &TensorType, output: &TensorType) -> Multiplier {
    let twice = 2.0 * scale(input);
    quantize_multiplier(twice / (f64::from(1 << 20) * scale(output)))
}

/// Scaling of the logarithm of a softmax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogSoftmaxScaling {
    /// Of the exponents.
    pub exponents: SoftmaxScaling,
    /// From Q5.26 back to steps of the input.
    pub back: Multiplier,
}

/// Scaling of the logarithm of a quantised softmax.
pub fn log_softmax_scaling(input: &TensorType) -> LogSoftmaxScaling {
    let exponents = softmax_scaling(1.0, input);
    let Multiplier { multiplier, shift } = exponents.input;
    let whole = 2.0_f64.powi(31 - shift);
    LogSoftmaxScaling {
        exponents,
        back: quantize_multiplier(whole / f64::from(multiplier)),
    }
}

/// Left shift of elements before they are rescaled to be compared.
pub const COMPARISON_SHIFT: u32 = 8;

/// Multiplier of elements that are compared; its shift is not positive for scales below 1.
pub fn comparison_multiplier(operand: &TensorType) -> Multiplier {
    quantize_multiplier(scale(operand))
}
