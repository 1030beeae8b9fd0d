//! Dimensions in another order.

use peapod_schemas::pod::Transpose;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};

/// Result dimension i is operand dimension `permutation[i]`.
pub fn run(op: &Transpose, x: Dense<'_>, out: DenseMut<'_>) {
    let own = strides(x.shape);
    let from = Walk {
        first: 0,
        steps: op.permutation.iter().map(|&dim| own[dim]).collect(),
    };
    region::fill(&from, x.bytes, out);
}
