//! To integers of a scale.

/// Reals, or integers of another scale, to integers of the result's scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantize;
