//! Values brought to the elements that their windows select: the gradient of a pool.

use super::element::{Combine, Element, by_combiner, by_dtype};
use super::sliding::Windows;
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::{Relation, SelectAndScatter};

/// Windows that one job looks through.
const JOB: usize = 1 << 10;

/// Computes it.
pub fn run(
    op: &SelectAndScatter,
    x: Dense<'_>,
    source: Dense<'_>,
    initial: Dense<'_>,
    out: DenseMut<'_>,
) {
    let windows = Windows::new(&op.sliding, &op.window, x.shape, source.shape);
    by_dtype!(x.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let source: &[T] = bytemuck::cast_slice(source.bytes);
        let first = bytemuck::cast_slice::<_, T>(initial.bytes)[0].to_wide();
        let selected = selected(&windows, op.select, elements, source.len());
        // One after another: windows may overlap.
        let mut sums = vec![first; elements.len()];
        by_combiner!(x.dtype, op.combiner, by => for (place, value) in selected.iter().zip(source) {
            if let Some(place) = place {
                let sum = &mut sums[*place];
                *sum = by.combine(*sum, value.to_wide());
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
    select: Relation,
    x: &[T],
    count: usize,
) -> Vec<Option<usize>> {
    let select = |number| {
        let mut selected: Option<usize> = None;
        windows.visit(number, &mut |next| match selected {
            Some(own) if select.holds(x[own].to_wide(), x[next].to_wide()) => {}
            Some(_) | None => selected = Some(next),
        });
        selected
    };
    // bounded: one for each element of the source
    let mut all = vec![None; count];
    parallel::chunks(&mut all, JOB, 1, &|i, all| {
        let numbers = (i * JOB..).zip(all);
        numbers.for_each(|(number, selected)| *selected = select(number));
    });
    all
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::super::reduce_window;
    use super::*;
    use peapod_schemas::pod::{Combiner, ReduceWindow, Sliding};

    const SLIDING: Sliding = Sliding {
        stride: 2,
        low: 1,
        high: 1,
        base_dilation: 1,
        window_dilation: 1,
    };

    fn pool(combiner: Combiner, [base_dilation, window_dilation]: [usize; 2]) -> ReduceWindow {
        let sliding = Sliding {
            base_dilation,
            window_dilation,
            ..SLIDING
        };
        ReduceWindow {
            combiner,
            window: vec![3],
            sliding: vec![sliding],
        }
    }

    fn pooled(op: &ReduceWindow, x: &[f32], first: f32, count: usize) -> Vec<f32> {
        let like = Tensor::f32(&[count], &vec![0.0; count]);
        let (x, first) = (Tensor::f32(&[x.len()], x), Tensor::f32(&[], &[first]));
        let found = check::result(&like, |out| {
            reduce_window::run(op, x.dense(), first.dense(), out);
        });
        found.elements()
    }

    #[test]
    fn windows_are_combined() {
        let x = [1.0, 5.0, 2.0, 2.0, -7.0];
        let plain = pool(Combiner::Max, [1, 1]);
        assert_eq!(pooled(&plain, &x, f32::MIN, 3), [5.0, 5.0, 2.0]);
        // Windows over 0 1 0 5 0 2 0 2 0 -7 0, of every other element.
        let sums = pool(Combiner::Add, [2, 2]);
        assert_eq!(pooled(&sums, &x, 0.5, 4), [0.5; 4]);
        let sums = pool(Combiner::Add, [2, 1]);
        assert_eq!(pooled(&sums, &x, 0.0, 5), x);
    }

    #[test]
    fn values_go_where_windows_point() {
        let op = SelectAndScatter {
            select: Relation::Ge,
            combiner: Combiner::Add,
            window: vec![3],
            sliding: vec![SLIDING],
        };
        let x = Tensor::f32(&[5], &[1.0, 5.0, 2.0, 2.0, -7.0]);
        let source = Tensor::f32(&[3], &[10.0, 20.0, 30.0]);
        let initial = Tensor::f32(&[], &[0.25]);
        let found = check::result(&x, |out| {
            run(&op, x.dense(), source.dense(), initial.dense(), out);
        });
        assert_eq!(found.elements::<f32>(), [0.25, 30.25, 0.25, 30.25, 0.25]);
    }
}
