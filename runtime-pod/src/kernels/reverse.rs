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
    let to = Walk::whole(out.shape);
    region::copy(
        x.dtype.size_bytes(),
        out.shape,
        (&from, x.bytes),
        (&to, out.bytes),
    );
}
