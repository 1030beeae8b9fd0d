//! Tensors one after another along a dimension.

use peapod_schemas::pod::ConcatenationT;

use super::region::{self, Walk};
use super::{Dense, DenseMut};
use crate::program::element_bytes;

/// Joins tensors along a dimension.
pub fn run(op: &ConcatenationT, parts: &[Dense<'_>], out: DenseMut<'_>) {
    let dim = op.dim as usize;
    let mut index = vec![0; out.shape.len()];
    for part in parts {
        let (from, to) = (Walk::whole(part.shape), Walk::at(out.shape, &index));
        let size = element_bytes(part.dtype);
        region::copy(
            size,
            part.shape,
            (&from, part.bytes),
            (&to, &mut *out.bytes),
        );
        index[dim] += part.shape[dim];
    }
}
