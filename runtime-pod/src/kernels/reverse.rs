//! Elements in the opposite order along some dimensions.

use peapod_schemas::pod::ReverseT;

use super::region::{self, Walk};
use super::{Dense, DenseMut};
use crate::program::element_bytes;

/// Reverses `dims`.
pub fn run(op: &ReverseT, x: Dense<'_>, out: DenseMut<'_>) {
    let mut from = Walk::whole(x.shape);
    for &dim in &op.dims {
        let dim = dim as usize;
        from.first += (x.shape[dim] - 1) * from.steps[dim] as usize;
        from.steps[dim] = -from.steps[dim];
    }
    let to = Walk::whole(out.shape);
    region::copy(
        element_bytes(x.dtype),
        out.shape,
        (&from, x.bytes),
        (&to, out.bytes),
    );
}
