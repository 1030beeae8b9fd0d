//! A tensor with slices combined into it, from computed indices on.

use super::disjoint::Disjoint;
use super::element::{Combine, Element, by_combiner, by_dtype};
use super::points::Indices;
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::Scatter;

/// Parts of the result, each written by one job, which goes through all updates in order.
const PARTS: usize = 16;

/// Elements that one job copies at least.
const JOB: usize = 1 << 14;

/// Computes it. Without `x` the result holds it already.
pub fn run(
    op: &Scatter,
    x: Option<Dense<'_>>,
    indices: Dense<'_>,
    updates: Dense<'_>,
    out: DenseMut<'_>,
) {
    let dtype = out.dtype;
    let indices = Indices::new(&op.points, indices);
    let plan = Plan::new(op, out.shape, updates.shape);
    by_dtype!(dtype, T => {
        let updates: &[T] = bytemuck::cast_slice(updates.bytes);
        let out: &mut [T] = bytemuck::cast_slice_mut(out.bytes);
        if let Some(x) = x {
            copy(bytemuck::cast_slice(x.bytes), out);
        }
        let Some(combiner) = op.combiner else {
            return plan.apply(&indices, updates, out, |_, update| update);
        };
        by_combiner!(dtype, combiner, by => {
            combine::<T, _>(by, &plan, &indices, updates, out);
        });
    });
}

fn copy<T: Element>(from: &[T], to: &mut [T]) {
    parallel::chunks(to, JOB, 1, &|i, to| {
        to.copy_from_slice(&from[i * JOB..][..to.len()]);
    });
}

/// Combines updates into `out`. Halves are rounded once, when all updates are in.
fn combine<T: Element, C: Combine>(
    by: C,
    plan: &Plan,
    indices: &Indices,
    updates: &[T],
    out: &mut [T],
) {
    if size_of::<T>() == size_of::<T::Wide>() {
        return plan.apply(indices, updates, out, |element, update| {
            T::narrow(by.combine(element.to_wide(), update.to_wide()))
        });
    }
    let wide = |elements: &[T]| {
        let wide = elements.iter().map(|element| element.to_wide());
        wide.collect::<Vec<_>>()
    };
    let (mut sums, updates) = (wide(out), wide(updates));
    plan.apply(indices, &updates, &mut sums, |a, b| by.combine(a, b));
    parallel::chunks(out, JOB, 1, &|i, out| {
        let pairs = out.iter_mut().zip(&sums[i * JOB..]);
        pairs.for_each(|(out, &sum)| *out = T::narrow(sum));
    });
}

/// How updates are laid out, and where they go.
struct Plan {
    /// Dimensions of x.
    target: Vec<Dim>,
    /// Dimensions of x that walk through a slice.
    window: Vec<usize>,
    /// Dimensions of the updates that walk through a slice; same order.
    slice: Vec<Dim>,
    /// Where a slice may begin at most, for every dimension of x.
    last: Vec<i64>,
    /// Where the slice of each index begins in the updates.
    starts: Vec<usize>,
    /// Whether slices are contiguous in the updates: then their order is that of the indices.
    trailing: bool,
    /// Dimensions of the updates.
    updates: Vec<Dim>,
    /// Dimensions of the updates that walk through the indices.
    positions: Vec<usize>,
    /// Dimensions of the updates that walk through a slice.
    window_dims: Vec<usize>,
}

impl Plan {
    fn new(op: &Scatter, x: &[usize], updates: &[usize]) -> Self {
        let single = [&op.inserted[..], &op.points.batch].concat();
        let window_dims = op.window_dims.clone();
        let from = strides::dims(updates);
        let positions = strides::others(from.len(), &window_dims);
        let (window, slice) = (
            strides::others(x.len(), &single),
            strides::pick(&from, &window_dims),
        );
        let mut last: Vec<i64> = x.iter().map(|&extent| extent as i64 - 1).collect();
        for (&dim, along) in window.iter().zip(&slice) {
            last[dim] = x[dim] as i64 - along.extent as i64;
        }
        Self {
            target: strides::dims(x),
            window,
            slice,
            last,
            starts: strides::offsets(&strides::pick(&from, &positions)),
            trailing: positions.iter().enumerate().all(|(i, &dim)| i == dim),
            updates: from,
            positions,
            window_dims,
        }
    }

    /// Whether a slice that begins at a point is inside as a whole.
    fn is_inside(&self, point: &[i64]) -> bool {
        let mut starts = point.iter().zip(&self.last);
        starts.all(|(&start, &last)| (0..=last).contains(&start))
    }

    /// Combines updates into `out`, in their order. Each job owns a part of the result's elements
    /// and drops what falls outside of it, so that the order is that of one thread.
    fn apply<T: Copy + Send + Sync>(
        &self,
        indices: &Indices,
        updates: &[T],
        out: &mut [T],
        combine: impl Fn(T, T) -> T + Sync,
    ) {
        if updates.is_empty() || out.is_empty() {
            return;
        }
        if !self.trailing {
            return self.apply_each(indices, updates, out, combine);
        }
        // Cut along the last dimension if slices span it, as then all jobs have work.
        let last = self.target.last().map_or(1, |dim| dim.extent);
        let spans = self.window.last() == self.target.len().checked_sub(1).as_ref();
        let parts = match updates.len() < JOB {
            true => 1,
            false => PARTS,
        };
        let by_column = spans && last >= 4 * parts;
        let extent = if by_column { last } else { out.len() };
        let size = extent
            .div_ceil(parts)
            .next_multiple_of(if by_column { 16 } else { 1 });
        let out = &Disjoint::new(out);
        parallel::each(extent.div_ceil(size), 1, &|job| {
            let own = job * size..((job + 1) * size).min(extent);
            let mut part = Segment {
                plan: self,
                columns: if by_column { own.clone() } else { 0..last },
                elements: if by_column { 0..out.len() } else { own },
                point: vec![0; self.target.len()],
            };
            // SAFETY: columns or ranges of elements of different jobs do not meet.
            #[allow(unsafe_code, reason = "columns of a tensor interleave")]
            let mut share = unsafe { out.share(job) };
            for (i, &start) in self.starts.iter().enumerate() {
                indices.read(i, &mut part.point);
                if !self.is_inside(&part.point) {
                    continue;
                }
                part.slice(0, start, 0, &mut |from, to, len| {
                    let line = share.range(to, len);
                    for (i, place) in line.iter_mut().enumerate() {
                        *place = combine(*place, updates[from.at(i)]);
                    }
                });
            }
        });
    }
}

impl Plan {
    /// Combines one update after another, for slices that interleave.
    fn apply_each<T: Copy>(
        &self,
        indices: &Indices,
        updates: &[T],
        out: &mut [T],
        combine: impl Fn(T, T) -> T,
    ) {
        let mut point = vec![0; self.target.len()];
        for (u, &update) in updates.iter().enumerate() {
            let at = |dim: usize| u / self.updates[dim].stride % self.updates[dim].extent;
            let i = self.positions.iter().zip(&indices.shape);
            indices.read(
                i.fold(0, |i, (&dim, extent)| i * extent + at(dim)),
                &mut point,
            );
            if !self.is_inside(&point) {
                continue;
            }
            for (&dim, &own) in self.window.iter().zip(&self.window_dims) {
                point[dim] += at(own) as i64;
            }
            let steps = point.iter().zip(&self.target);
            let place = steps
                .map(|(&i, dim)| i as usize * dim.stride)
                .sum::<usize>();
            out[place] = combine(out[place], update);
        }
    }
}

/// Where a line of updates begins, and its stride.
struct Line {
    start: usize,
    stride: usize,
}

impl Line {
    fn at(&self, i: usize) -> usize {
        self.start + i * self.stride
    }
}

/// What one job writes.
struct Segment<'a> {
    plan: &'a Plan,
    /// Along the last dimension.
    columns: std::ops::Range<usize>,
    /// Positions of elements.
    elements: std::ops::Range<usize>,
    /// Where the slice begins.
    point: Vec<i64>,
}

impl Segment<'_> {
    /// Visits the lines of a slice in the job's columns, from dimension `dim` on: where the updates
    /// are, the position of the first element, and how many there are.
    fn slice(&self, dim: usize, from: usize, to: usize, visit: &mut dyn FnMut(Line, usize, usize)) {
        let target = &self.plan.target;
        if dim == target.len() {
            return self.line(from, 0, 1, to, visit);
        }
        let walk = self.plan.window.iter().position(|&own| own == dim);
        let Dim { extent, stride } = walk.map_or(
            Dim {
                extent: 1,
                stride: 0,
            },
            |walk| self.plan.slice[walk],
        );
        // Slices are inside as a whole.
        let start = self.point[dim] as usize;
        if dim + 1 == target.len() {
            let low = self.columns.start.saturating_sub(start);
            let high = self.columns.end.saturating_sub(start).min(extent);
            if low < high {
                let to = to + start + low;
                self.line(from + low * stride, stride, high - low, to, visit);
            }
            return;
        }
        for i in 0..extent {
            let to = to + (start + i) * target[dim].stride;
            self.slice(dim + 1, from + i * stride, to, visit);
        }
    }

    /// Visits the part of a line inside of the job's elements.
    fn line(
        &self,
        start: usize,
        stride: usize,
        len: usize,
        to: usize,
        visit: &mut dyn FnMut(Line, usize, usize),
    ) {
        let low = self.elements.start.max(to);
        let high = self.elements.end.min(to + len);
        if low < high {
            let start = start + (low - to) * stride;
            visit(Line { start, stride }, low, high - low);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::super::gather;
    use super::*;
    use peapod_schemas::pod::{Combiner, DType, Gather, Points};
    use proptest::prelude::*;

    /// Rows of a table, by indices of one part.
    fn rows(rank: usize) -> Points {
        Points {
            dims: vec![0],
            index_vector_dim: rank,
            ..Points::default()
        }
    }

    fn scattered<T: bytemuck::Pod>(
        op: &Scatter,
        dtype: DType,
        [x, indices, updates]: [&[usize]; 3],
        elements: &[T],
        at: &[i32],
        from: &[T],
    ) -> Vec<T> {
        let like = Tensor::new(dtype, x, elements);
        let tensors = (
            Tensor::new(DType::I32, indices, at),
            Tensor::new(dtype, updates, from),
        );
        let (at, from) = (tensors.0.dense(), tensors.1.dense());
        let x = Some(like.dense());
        let found = check::result(&like, |out| run(op, x, at, from, out));
        found.elements()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn rows_are_gathered_and_added(
            height in 1_usize..40,
            width in 1_usize..130,
            at in prop::collection::vec(-3_i32..45, 1..200),
        ) {
            let x = check::fractions(height * width, 1);
            let (table, count) = (Tensor::f32(&[height, width], &x), at.len());
            let indices = Tensor::new(DType::I32, &[count], &at);
            let op = Gather {
                points: rows(1),
                offset_dims: vec![1],
                collapsed: vec![0],
                slice_sizes: vec![1, width],
            };
            let like = Tensor::f32(&[count, width], &vec![0.0; count * width]);
            let found = check::result(&like, |out| {
                gather::run(&op, table.dense(), indices.dense(), out);
            });
            let row = |i: i32| i.clamp(0, height as i32 - 1) as usize * width;
            let wanted: Vec<f32> =
                at.iter().flat_map(|&i| x[row(i)..][..width].to_vec()).collect();
            prop_assert_eq!(found.elements::<f32>(), wanted);

            let updates = check::fractions(count * width, 2);
            let op = Scatter {
                points: rows(1),
                window_dims: vec![1],
                inserted: vec![0],
                combiner: Some(Combiner::Add),
            };
            let shapes: [&[usize]; 3] = [&[height, width], &[count], &[count, width]];
            let found = scattered(&op, DType::F32, shapes, &x, &at, &updates);
            let mut wanted = x.clone();
            for (update, &i) in updates.chunks(width).zip(&at) {
                if (0..height as i32).contains(&i) {
                    let line = &mut wanted[i as usize * width..][..width];
                    line.iter_mut().zip(update).for_each(|(to, from)| *to += from);
                }
            }
            prop_assert_eq!(found, wanted);
        }
    }

    #[test]
    fn windows_partly_outside_are_dropped() {
        let mut op = Scatter {
            points: rows(1),
            window_dims: vec![1],
            inserted: vec![],
            combiner: None,
        };
        let shapes: [&[usize]; 3] = [&[4], &[2], &[2, 3]];
        let found = scattered(
            &op,
            DType::I8,
            shapes,
            &[0_i8; 4],
            &[2, 1],
            &[1, 2, 3, 4, 5, 6],
        );
        assert_eq!(found, [0, 4, 5, 6]);
        // Slices that interleave: of what meets, the later in row-major order stays.
        op.window_dims = vec![0];
        let shapes: [&[usize]; 3] = [&[4], &[2], &[2, 2]];
        let found = scattered(&op, DType::I8, shapes, &[0_i8; 4], &[0, 1], &[1, 2, 3, 4]);
        assert_eq!(found, [1, 3, 4, 0]);
        let found = scattered(&op, DType::I8, shapes, &[0_i8; 4], &[3, -1], &[1, 2, 3, 4]);
        assert_eq!(found, [0; 4]);
    }

    #[test]
    fn indices_side_by_side() {
        let op = Scatter {
            points: Points {
                dims: vec![1],
                batch: vec![0],
                indices_batch: vec![0],
                index_vector_dim: 1,
            },
            window_dims: vec![],
            inserted: vec![1],
            combiner: Some(Combiner::Max),
        };
        let shapes: [&[usize]; 3] = [&[2, 3], &[2], &[2]];
        let found = scattered(&op, DType::U8, shapes, &[1_u8; 6], &[2, 0], &[7, 0]);
        assert_eq!(found, [1, 1, 7, 1, 1, 1]);
    }
}
