//! Part of a tensor, with steps.

use peapod_schemas::pod::Slice;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};

/// Takes indices from a start on, with steps.
pub fn run(op: &Slice, x: Dense<'_>, out: DenseMut<'_>) {
    let own = strides(x.shape);
    let first = own
        .iter()
        .zip(&op.start)
        .map(|(step, &start)| *step as usize * start);
    let from = Walk {
        first: first.sum(),
        steps: own
            .iter()
            .zip(&op.stride)
            .map(|(step, &by)| step * by as isize)
            .collect(),
    };
    let to = Walk::whole(out.shape);
    region::copy(
        x.dtype.size_bytes(),
        out.shape,
        (&from, x.bytes),
        (&to, out.bytes),
    );
}
