//! Elements in the opposite order along some dimensions.

use peapod_schemas::pod::Reverse;

use super::region::{self, Walk};
use super::{Dense, DenseMut};

/// Reverses `dims`.
pub fn run(op: &Reverse, x: Dense<'_>, out: DenseMut<'_>) {
    let mut from = Walk::whole(x.shape);
    for &dim in &op.dims {
        from.first += (x.shape[dim] - 1) * from.steps[dim] as usize;
        from.steps[dim] = -from.steps[dim];
    }
    region::fill(&from, x.bytes, out);
}
