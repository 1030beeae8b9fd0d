//! A tensor repeated along new dimensions and along those of extent 1.

use peapod_schemas::pod::BroadcastInDim;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};

/// Operand dimension i becomes result dimension `dims[i]`.
pub fn run(op: &BroadcastInDim, x: Dense<'_>, out: DenseMut<'_>) {
    let mut steps = vec![0; out.shape.len()];
    let own = strides(x.shape);
    for (source, &dim) in op.dims.iter().enumerate() {
        if x.shape[source] != 1 {
            steps[dim] = own[source];
        }
    }
    let from = Walk { first: 0, steps };
    region::fill(&from, x.bytes, out);
}
