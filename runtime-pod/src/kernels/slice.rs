//! Part of a tensor, with steps.

use peapod_schemas::pod::Slice;

use super::region::{self, Walk};
use super::{Dense, DenseMut};

/// Takes indices from a start on, with steps.
pub fn run(op: &Slice, x: Dense<'_>, out: DenseMut<'_>) {
    let mut from = Walk::at(x.shape, &op.start);
    for (step, &by) in from.steps.iter_mut().zip(&op.stride) {
        *step *= by as isize;
    }
    region::fill(&from, x.bytes, out);
}
