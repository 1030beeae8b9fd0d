//! Elements under a sliding window combined into one.

use super::element::{Combine, Element, by_combiner, by_dtype};
use super::sliding::Windows;
use super::{Dense, DenseMut};
use peapod_schemas::pod::ReduceWindow;
use rayon::prelude::*;

/// Windows that one job combines.
const JOB: usize = 1 << 10;

/// Computes it.
pub fn run(op: &ReduceWindow, x: Dense<'_>, initial: Dense<'_>, out: DenseMut<'_>) {
    let windows = Windows::new(&op.sliding, &op.window, x.shape, out.shape);
    by_dtype!(x.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let first = bytemuck::cast_slice::<_, T>(initial.bytes)[0];
        let out: &mut [T] = bytemuck::cast_slice_mut(out.bytes);
        by_combiner!(x.dtype, op.combiner, by => {
            combine::<T, _>(by, &windows, elements, first, out);
        });
    });
}

fn combine<T: Element, C: Combine>(by: C, windows: &Windows, x: &[T], first: T, out: &mut [T]) {
    let all = out.par_iter_mut().with_min_len(JOB).enumerate();
    all.for_each(|(number, out)| {
        let mut sum = first.to_wide();
        windows.visit(number, &mut |at| sum = by.combine(sum, x[at].to_wide()));
        *out = T::narrow(sum);
    });
}
