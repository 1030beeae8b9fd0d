//! Normalised exponentials over the last dimension.

/// exp(beta · x) over its sum along the last dimension.
#[derive(Clone, Debug, PartialEq)]
pub struct Softmax {
    /// Factor before the exponential.
    pub beta: f32,
}
