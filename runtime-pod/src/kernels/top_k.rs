//! The largest elements of the last dimension, and where they are.

use super::element::{Element, Number, by_dtype};
use super::{Dense, DenseMut, parallel};

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
        let line = |i: usize| &elements[i * extent..][..extent];
        parallel::chunks(indices, k, 1, &|i, indices| top(line(i), indices));
        for (i, values) in values.chunks_exact_mut(k).enumerate() {
            let places = &indices[i * k..];
            let pairs = values.iter_mut().zip(places);
            pairs.for_each(|(value, &place)| *value = line(i)[place as usize]);
        }
    });
}

/// Where the largest elements of a line are.
fn top<T: Element>(line: &[T], indices: &mut [i32]) {
    let mut order: Vec<usize> = (0..line.len()).collect();
    // Of equal ones the first comes first, so no two compare equal.
    let compare = |a: &usize, b: &usize| {
        let larger = line[*b].to_wide().total_order(line[*a].to_wide());
        larger.then(a.cmp(b))
    };
    if indices.len() < order.len() {
        order.select_nth_unstable_by(indices.len(), compare);
        order.truncate(indices.len());
    }
    order.sort_unstable_by(compare);
    for (index, i) in indices.iter_mut().zip(order) {
        *index = i as i32;
    }
}
