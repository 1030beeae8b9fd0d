//! Tensors one after another along a dimension.

use peapod_schemas::pod::Concatenation;

use super::region::{self, Walk};
use super::{Dense, DenseMut};

/// Joins tensors along a dimension.
pub fn run(op: &Concatenation, parts: &[Dense<'_>], out: DenseMut<'_>) {
    let mut index = vec![0; out.shape.len()];
    for part in parts {
        let from = (&Walk::whole(part.shape), part.bytes);
        let to = (&Walk::at(out.shape, &index), &mut *out.bytes);
        region::copy(part.dtype.size_bytes(), part.shape, from, to);
        index[op.dim] += part.shape[op.dim];
    }
}
