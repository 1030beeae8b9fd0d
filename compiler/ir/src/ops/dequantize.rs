//! Integers to reals.

/// Quantised integers to reals.
#[derive(Clone, Debug, PartialEq)]
pub struct Dequantize;
