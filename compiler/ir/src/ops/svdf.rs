//! Rank-decomposed filters over past inputs.

use super::Activation;

/// Rank-decomposed filters over a window of past inputs.
///
/// Operands: input [n, k], feature weights [f, k], time weights [f, m], bias [f / rank] (optional),
/// state [n, f · m], which is shifted by one and extended on every run. Result: [n, f / rank].
#[derive(Clone, Debug, PartialEq)]
pub struct Svdf {
    /// Filters per output unit; ≥ 1.
    pub rank: usize,
    /// Applied to the result.
    pub activation: Activation,
}
