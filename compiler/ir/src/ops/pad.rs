//! Surrounds a tensor with a constant.

/// Surrounds a tensor with a constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Pad {
    /// Elements added before and after, per dimension.
    pub padding: Vec<[usize; 2]>,
    /// The element added, in stored form: for quantised tensors the integer, for floats the value.
    /// Importers set it to the zero point (or 0.0) where the source gives none.
    pub value: f64,
}
