//! Tensors one after another along a dimension.

use super::Activation;

/// Tensors one after another along a dimension.
#[derive(Clone, Debug, PartialEq)]
pub struct Concatenation {
    /// The dimension.
    pub axis: usize,
    /// Applied to the result.
    pub activation: Activation,
}
