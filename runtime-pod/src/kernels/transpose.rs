//! Dimensions in another order.

use peapod_schemas::pod::TransposeT;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};
use crate::program::element_bytes;

/// Result dimension i is operand dimension `permutation[i]`.
pub fn run(op: &TransposeT, x: Dense<'_>, out: DenseMut<'_>) {
    let own = strides(x.shape);
    let from = Walk {
        first: 0,
        steps: op
            .permutation
            .iter()
            .map(|&dim| own[dim as usize])
            .collect(),
    };
    let to = Walk::whole(out.shape);
    region::copy(
        element_bytes(x.dtype),
        out.shape,
        (&from, x.bytes),
        (&to, out.bytes),
    );
}
