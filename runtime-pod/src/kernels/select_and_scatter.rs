//! Values brought to the elements that their windows select: the gradient of a pool.

use super::element::{Combine, Element, by_combiner, by_dtype};
use super::sliding::{Dimension, Windows};
use super::{Dense, DenseMut};
use peapod_schemas::pod::{ElementOp, SelectAndScatterT};
use rayon::prelude::*;

/// Windows that one job looks through.
const JOB: usize = 1 << 10;

/// Computes it.
pub fn run(
    op: &SelectAndScatterT,
    x: Dense<'_>,
    source: Dense<'_>,
    initial: Dense<'_>,
    out: DenseMut<'_>,
) {
    let padding = op.padding.iter().step_by(2);
    let dimensions = op.stride.iter().zip(padding);
    let dimensions: Vec<_> = dimensions
        .map(|(&stride, &low)| Dimension::plain(stride, low))
        .collect();
    let windows = Windows::new(&dimensions, &op.window, x.shape, source.shape);
    by_dtype!(x.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let source: &[T] = bytemuck::cast_slice(source.bytes);
        let first = bytemuck::cast_slice::<_, T>(initial.bytes)[0].widen();
        let selected = selected(&windows, op.select, elements, source.len());
        // One after another: windows may overlap.
        let mut sums = vec![first; elements.len()];
        by_combiner!(op.combiner, C => for (place, value) in selected.iter().zip(source) {
            if let Some(place) = place {
                let sum = &mut sums[*place];
                *sum = C::combine(*sum, value.widen());
            }
        });
        let out: &mut [T] = bytemuck::cast_slice_mut(out.bytes);
        for (out, &sum) in out.iter_mut().zip(&sums) {
            *out = T::narrow(sum);
        }
    });
}

/// Of each window the element that it selects.
fn selected<T: Element>(
    windows: &Windows,
    select: ElementOp,
    x: &[T],
    count: usize,
) -> Vec<Option<usize>> {
    let select = |number| {
        let mut selected: Option<usize> = None;
        windows.visit(number, &mut |next| match selected {
            Some(own) if holds(select, x[own].widen(), x[next].widen()) => {}
            Some(_) | None => selected = Some(next),
        });
        selected
    };
    let all = (0..count).into_par_iter().with_min_len(JOB);
    all.map(select).collect()
}

/// Whether two numbers relate so.
fn holds<N: PartialOrd>(relation: ElementOp, a: N, b: N) -> bool {
    match relation {
        ElementOp::CompareEq => a == b,
        ElementOp::CompareNe => a != b,
        ElementOp::CompareLt => a < b,
        ElementOp::CompareLe => a <= b,
        ElementOp::CompareGt => a > b,
        ElementOp::CompareGe => a >= b,
        _ => unreachable!("the loader refuses other relations"),
    }
}
