//! Mean over dimensions.

/// Mean over dimensions.
#[derive(Clone, Debug, PartialEq)]
pub struct Mean {
    /// Dimensions reduced, ascending, without repetition.
    pub axes: Vec<usize>,
    /// Whether the result keeps them with extent 1.
    pub keep_dims: bool,
}
