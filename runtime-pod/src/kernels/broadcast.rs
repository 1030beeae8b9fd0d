//! A tensor repeated along new dimensions and along those of extent 1.

use peapod_schemas::pod::BroadcastInDimT;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};
use crate::program::element_bytes;

/// Operand dimension i becomes result dimension `dims[i]`.
pub fn run(op: &BroadcastInDimT, x: Dense<'_>, out: DenseMut<'_>) {
    let mut steps = vec![0; out.shape.len()];
    let own = strides(x.shape);
    for (source, &dim) in op.dims.iter().flatten().enumerate() {
        if x.shape[source] != 1 {
            steps[dim as usize] = own[source];
        }
    }
    let from = Walk { first: 0, steps };
    let to = Walk::whole(out.shape);
    region::copy(
        element_bytes(x.dtype),
        out.shape,
        (&from, x.bytes),
        (&to, out.bytes),
    );
}
