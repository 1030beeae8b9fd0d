//! The largest elements of the last dimension, and where they stand.

use super::element::{Element, Number, by_dtype};
use super::{Dense, DenseMut};
use rayon::prelude::*;

/// Computes it: values, largest first, and their indices.
pub fn run(x: Dense<'_>, values: DenseMut<'_>, indices: DenseMut<'_>) {
    let last = |shape: &[usize]| shape.last().copied().unwrap_or(1);
    let (extent, k) = (last(x.shape), last(values.shape));
    if k == 0 || values.bytes.is_empty() {
        return;
    }
    let indices: &mut [i32] = bytemuck::cast_slice_mut(indices.bytes);
    by_dtype!(x.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let values: &mut [T] = bytemuck::cast_slice_mut(values.bytes);
        let places = values.par_chunks_exact_mut(k).zip(indices.par_chunks_exact_mut(k));
        let lines = elements.par_chunks_exact(extent).zip(places);
        lines.for_each(|(line, (values, indices))| top(line, values, indices));
    });
}

fn top<T: Element>(line: &[T], values: &mut [T], indices: &mut [i32]) {
    let mut order: Vec<usize> = (0..line.len()).collect();
    // Of equal ones the first comes first, so no two compare equal.
    let compare = |a: &usize, b: &usize| {
        let larger = line[*b].widen().total_order(line[*a].widen());
        larger.then(a.cmp(b))
    };
    if values.len() < order.len() {
        order.select_nth_unstable_by(values.len(), compare);
        order.truncate(values.len());
    }
    order.sort_unstable_by(compare);
    for ((value, index), i) in values.iter_mut().zip(indices).zip(order) {
        *value = line[i];
        *index = i as i32;
    }
}
