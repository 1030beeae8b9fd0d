//! Elements put around and between those of a tensor, or taken away.

use peapod_schemas::pod::InteriorPad;

use super::region::{self, Walk, strides};
use super::{Dense, DenseMut};

/// Pads a tensor with a value.
pub fn run(op: &InteriorPad, x: Dense<'_>, value: Dense<'_>, mut out: DenseMut<'_>) {
    let everywhere = Walk {
        first: 0,
        steps: vec![0; out.shape.len()],
    };
    region::fill(&everywhere, value.bytes, out.lend());
    let (own, steps) = (strides(x.shape), strides(out.shape));
    let mut from = Walk::whole(x.shape);
    let mut to = Walk {
        first: 0,
        steps: vec![],
    };
    let mut extents = Vec::new();
    for (dim, pad) in op.dims.iter().enumerate() {
        let (low, step) = (pad.low, pad.interior as i64 + 1);
        // Elements i with 0 ≤ low + i · step < extent of the result.
        let start = div_ceil((-low).max(0), step);
        let end = div_ceil((out.shape[dim] as i64 - low).max(0), step);
        let end = end.min(x.shape[dim]);
        if start >= end {
            return;
        }
        extents.push(end - start);
        from.first += start * own[dim] as usize;
        to.first += (low + start as i64 * step) as usize * steps[dim] as usize;
        to.steps.push(step as isize * steps[dim]);
    }
    let size = x.dtype.size_bytes();
    region::copy(size, &extents, (&from, x.bytes), (&to, out.bytes));
}

fn div_ceil(a: i64, b: i64) -> usize {
    (a as usize).div_ceil(b as usize)
}
