//! The extreme element along a dimension, and where it is.

use super::element::{Element, Number, by_dtype, by_integer};
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::ArgReduce;

/// Elements that one job looks through at least.
const JOB: usize = 1 << 14;

/// Computes it: the values, and the first index of each. What is not a number is extreme.
pub fn run(op: &ArgReduce, x: Dense<'_>, values: DenseMut<'_>, indices: DenseMut<'_>) {
    let dims = strides::dims(x.shape);
    let along = dims[op.dim];
    let kept = strides::others(dims.len(), &[op.dim]);
    let starts = strides::offsets(&strides::pick(&dims, &kept));
    let found: Vec<usize> = by_dtype!(x.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let values: &mut [T] = bytemuck::cast_slice_mut(values.bytes);
        let together = JOB.div_ceil(along.extent.max(1));
        let mut found = vec![0; starts.len()];
        parallel::chunks(&mut found, together, 1, &|i, found| {
            let lines = found.iter_mut().zip(&starts[i * together..]);
            lines.for_each(|(found, &start)| *found = first(elements, start, along, op.max));
        });
        for ((value, i), start) in values.iter_mut().zip(&found).zip(&starts) {
            *value = elements[start + i * along.stride];
        }
        found
    });
    by_integer!(indices.dtype, T => {
        let out: &mut [T] = bytemuck::cast_slice_mut(indices.bytes);
        out.iter_mut().zip(&found).for_each(|(out, &i)| *out = i as T);
    });
}

/// The index of the first extreme element of a line.
fn first<T: Element>(x: &[T], start: usize, along: Dim, max: bool) -> usize {
    let mut best = (0, x[start].to_wide());
    for i in 1..along.extent {
        if best.1.is_nan() {
            break;
        }
        let next = x[start + i * along.stride].to_wide();
        let better = if max { next > best.1 } else { next < best.1 };
        if better || next.is_nan() {
            best = (i, next);
        }
    }
    best.0
}
