//! Matrix product with weights.

use super::Activation;

/// Matrix product with weights.
///
/// Operands: input with k · rows elements, weights [n, k], bias [n] (optional).
/// Result: rows · n elements, last dimension n.
#[derive(Clone, Debug, PartialEq)]
pub struct FullyConnected {
    /// Applied to the result.
    pub activation: Activation,
}
