//! The same elements under another shape.

/// The same elements under the shape of the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Reshape;
