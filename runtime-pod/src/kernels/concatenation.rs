//! Tensors one after another along a dimension.

use peapod_schemas::pod::Concatenation;

use super::region::{self, Walk};
use super::{Dense, DenseMut};

/// Joins tensors along a dimension.
pub fn run(op: &Concatenation, parts: &[Dense<'_>], out: DenseMut<'_>) {
    let dim = op.dim;
    let mut index = vec![0; out.shape.len()];
    for part in parts {
        let (from, to) = (Walk::whole(part.shape), Walk::at(out.shape, &index));
        let size = part.dtype.size_bytes();
        region::copy(
            size,
            part.shape,
            (&from, part.bytes),
            (&to, &mut *out.bytes),
        );
        index[dim] += part.shape[dim];
    }
}
