//! Elements along dimensions combined into one.
//!
//! Work is cut into pieces of fixed size, each combined in several lanes, and what the pieces yield
//! is combined in their order.

use super::element::{Combine, Element, by_combiner, by_dtype};
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::Reduce;

/// Elements of a piece.
const PIECE: usize = 1 << 15;

/// Elements of a line that are combined side by side.
const LANES: usize = 32;

/// Elements of a line up to which several lines are combined as one.
const SHORT: usize = 64;

/// Columns that are combined by one job at a time.
const WIDTH: usize = 1 << 11;

/// Computes it.
pub fn run(op: &Reduce, x: Dense<'_>, initial: Dense<'_>, out: DenseMut<'_>) {
    by_dtype!(x.dtype, T => {
        let initial = bytemuck::cast_slice::<_, T>(initial.bytes)[0];
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let out: &mut [T] = bytemuck::cast_slice_mut(out.bytes);
        by_combiner!(x.dtype, op.combiner, by => {
            reduce::<T, _>(by, op, x.shape, elements, initial, out);
        });
    });
}

/// Neighbours of one role become one dimension.
fn merged(shape: &[usize], reduced: &[usize]) -> Vec<(Dim, bool)> {
    let mut merged: Vec<(Dim, bool)> = Vec::new();
    for (i, dim) in strides::dims(shape).into_iter().enumerate() {
        let role = reduced.contains(&i);
        match merged.last_mut() {
            _ if dim.extent == 1 => {}
            Some((outer, same)) if *same == role => {
                *outer = Dim {
                    extent: outer.extent * dim.extent,
                    stride: dim.stride,
                };
            }
            Some(_) | None => merged.push((dim, role)),
        }
    }
    merged
}

/// Elements of a line, where few lines that follow one another become an element each.
fn whole_lines(shape: &[usize], reduced: &[usize]) -> Option<usize> {
    let kept = shape.len() - reduced.len();
    let line: usize = shape[kept..].iter().product();
    let trailing = reduced.iter().all(|&dim| dim >= kept);
    let small = shape.iter().product::<usize>() <= PIECE;
    (trailing && small && line > 1).then_some(line)
}

fn reduce<T: Element, C: Combine>(
    by: C,
    op: &Reduce,
    shape: &[usize],
    x: &[T],
    initial: T,
    out: &mut [T],
) {
    let first = initial.to_wide();
    if x.is_empty() {
        out.fill(T::narrow(first));
        return;
    }
    if let Some(line) = whole_lines(shape, &op.dims) {
        // What `lines` does with them, without a list of where each begins.
        for (out, line) in out.iter_mut().zip(x.chunks_exact(line)) {
            *out = T::narrow(by.combine(first, fold_line::<T, C>(by, line)));
        }
        return;
    }
    let merged = merged(shape, &op.dims);
    let of_role = |role: bool| {
        let dims = merged.iter().filter(move |(_, reduced)| *reduced == role);
        dims.map(|(dim, _)| *dim).collect::<Vec<_>>()
    };
    let [kept, reduced] = [of_role(false), of_role(true)];
    match merged.last() {
        Some((line, true)) => lines::<T, C>(by, *line, &kept, &reduced, x, first, out),
        Some((line, false)) => columns::<T, C>(by, *line, &kept, &reduced, x, first, out),
        None => out[0] = T::narrow(by.combine(first, x[0].to_wide())),
    }
}

/// Elements of a line combined, at least one of them.
#[inline]
fn fold_line<T: Element, C: Combine>(by: C, line: &[T]) -> T::Wide {
    let (chunks, rest) = line.as_chunks::<LANES>();
    let fold = |rest: &[T]| {
        let numbers = rest.iter().map(|element| element.to_wide());
        numbers.reduce(|a, b| by.combine(a, b))
    };
    let Some((first, chunks)) = chunks.split_first() else {
        return fold(rest).expect("a line has elements");
    };
    let mut lanes = first.map(T::to_wide);
    for chunk in chunks {
        for (lane, element) in lanes.iter_mut().zip(chunk) {
            *lane = by.combine(*lane, element.to_wide());
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for i in 0..width {
            lanes[i] = by.combine(lanes[i], lanes[i + width]);
        }
        width /= 2;
    }
    fold(rest).map_or(lanes[0], |rest| by.combine(lanes[0], rest))
}

/// Combines numbers pair by pair, so that a sum of many loses little.
fn fold_tree<N: super::element::Number, C: Combine>(by: C, numbers: &[N]) -> N {
    match numbers {
        [number] => *number,
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            by.combine(fold_tree::<N, C>(by, left), fold_tree::<N, C>(by, right))
        }
    }
}

/// The innermost dimension vanishes.
fn lines<T: Element, C: Combine>(
    by: C,
    line: Dim,
    kept: &[Dim],
    reduced: &[Dim],
    x: &[T],
    first: T::Wide,
    out: &mut [T],
) {
    let len = line.extent.min(PIECE);
    // Lines that become one element: where they begin, and how long they are.
    let starts = strides::offsets(&reduced[..reduced.len() - 1]);
    let cut = |start: usize| {
        let parts = (0..line.extent).step_by(len);
        parts.map(move |at| (start + at, len.min(line.extent - at)))
    };
    let segments: Vec<(usize, usize)> = starts.into_iter().flat_map(cut).collect();
    let together = (PIECE / len).max(1);
    let pieces: Vec<_> = segments.chunks(together).collect();
    let kept = strides::offsets(kept);
    let piece = |start: usize, segments: &[(usize, usize)]| {
        let lines = segments.iter().map(|&(at, len)| &x[start + at..][..len]);
        let combined = lines.map(|line| fold_line::<T, C>(by, line));
        combined
            .reduce(|a, b| by.combine(a, b))
            .expect("a piece has lines")
    };
    if let [segments] = pieces[..] {
        let together = (PIECE / (len * segments.len())).max(1);
        parallel::chunks(out, together, 1, &|i, out| {
            for (out, &start) in out.iter_mut().zip(&kept[i * together..]) {
                *out = T::narrow(by.combine(first, piece(start, segments)));
            }
        });
        return;
    }
    // bounded: a partial result for each piece of the operand
    let mut parts = vec![first; out.len() * pieces.len()];
    parallel::chunks(&mut parts, 1, 1, &|i, part| {
        part[0] = piece(kept[i / pieces.len()], pieces[i % pieces.len()]);
    });
    for (out, parts) in out.iter_mut().zip(parts.chunks_exact(pieces.len())) {
        *out = T::narrow(by.combine(first, fold_tree::<_, C>(by, parts)));
    }
}

/// The innermost dimension stays.
fn columns<T: Element, C: Combine>(
    by: C,
    line: Dim,
    kept: &[Dim],
    reduced: &[Dim],
    x: &[T],
    first: T::Wide,
    out: &mut [T],
) {
    let width = line.extent.min(WIDTH);
    let (reduced, repeats) = widened(line, reduced);
    let rows = strides::offsets(&reduced);
    let pieces: Vec<_> = rows.chunks((PIECE / (width * repeats)).max(8)).collect();
    let kept = strides::offsets(&kept[..kept.len() - 1]);
    let strips = line.extent.div_ceil(width);
    // Per strip of columns, what each piece of the rows amounts to.
    // bounded: a partial result for each piece of the operand
    let mut parts = vec![first; kept.len() * strips * pieces.len() * width];
    parallel::chunks(&mut parts, width, 1, &|job, part| {
        let (strip, rows) = (job / pieces.len(), pieces[job % pieces.len()]);
        let column = strip % strips * width;
        let start = kept[strip / strips] + column;
        let part = &mut part[..width.min(line.extent - column)];
        if repeats == 1 {
            return fold_rows::<T, C>(by, &x[start..], rows, part);
        }
        // bounded: a piece of the operand
        let mut wide = vec![first; width * repeats];
        fold_rows::<T, C>(by, &x[start..], rows, &mut wide);
        let mut len = wide.len();
        while len > width {
            len /= 2;
            let (sums, more) = wide.split_at_mut(len);
            let pairs = sums.iter_mut().zip(more);
            pairs.for_each(|(sum, more)| *sum = by.combine(*sum, *more));
        }
        part.copy_from_slice(&wide[..width]);
    });
    for (i, out) in out.chunks_mut(line.extent).enumerate() {
        for (j, out) in out.chunks_mut(width).enumerate() {
            let own = (i * strips + j) * pieces.len() * width;
            let own = &parts[own..own + pieces.len() * width];
            if pieces.len() == 1 {
                let pairs = out.iter_mut().zip(own);
                pairs.for_each(|(out, &part)| *out = T::narrow(by.combine(first, part)));
                continue;
            }
            for (column, out) in out.iter_mut().enumerate() {
                let parts: Vec<_> = own.iter().skip(column).step_by(width).copied().collect();
                *out = T::narrow(by.combine(first, fold_tree::<_, C>(by, &parts)));
            }
        }
    }
}

/// Where lines are short and follow one another, so many of them make one line, and the dimensions
/// that vanish then. The number is a power of two.
fn widened(line: Dim, reduced: &[Dim]) -> (Vec<Dim>, usize) {
    let mut reduced = reduced.to_vec();
    let Some(inner) = reduced
        .last_mut()
        .filter(|inner| inner.stride == line.extent)
    else {
        return (reduced, 1);
    };
    let mut repeats = 1;
    while 2 * repeats * line.extent <= SHORT && inner.extent % (2 * repeats) == 0 {
        repeats *= 2;
    }
    inner.extent /= repeats;
    inner.stride *= repeats;
    (reduced, repeats)
}

/// Rows combined into `sums`, whatever it holds; eight at a time, pair by pair.
fn fold_rows<T: Element, C: Combine>(by: C, x: &[T], rows: &[usize], sums: &mut [T::Wide]) {
    let width = sums.len();
    let line = |row: usize| &x[row..][..width];
    let (chunks, rest) = rows.as_chunks::<8>();
    for (i, chunk) in chunks.iter().enumerate() {
        let [a, b, c, d, e, f, g, h] = chunk.map(line);
        for (at, sum) in sums.iter_mut().enumerate() {
            let of = |line: &[T]| line[at].to_wide();
            let pair = |a: &[T], b: &[T]| by.combine(of(a), of(b));
            let four = by.combine(pair(a, b), pair(c, d));
            let eight = by.combine(four, by.combine(pair(e, f), pair(g, h)));
            *sum = if i == 0 {
                eight
            } else {
                by.combine(*sum, eight)
            };
        }
    }
    for (i, &row) in rest.iter().enumerate() {
        for (sum, element) in sums.iter_mut().zip(line(row)) {
            let element = element.to_wide();
            *sum = match i == 0 && chunks.is_empty() {
                true => element,
                false => by.combine(*sum, element),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::*;
    use peapod_schemas::pod::{Combiner, DType};
    use proptest::prelude::*;

    fn op(combiner: Combiner, dims: &[usize]) -> Reduce {
        Reduce {
            combiner,
            dims: dims.to_vec(),
        }
    }

    fn reduced<T: bytemuck::Pod>(
        op: &Reduce,
        dtype: DType,
        shape: &[usize],
        x: &[T],
        first: T,
    ) -> Vec<T> {
        let kept = |dim: &usize| !op.dims.contains(dim);
        let kept: Vec<usize> = (0..shape.len())
            .filter(kept)
            .map(|dim| shape[dim])
            .collect();
        let like = vec![first; kept.iter().product()];
        let x = Tensor::new(dtype, shape, x);
        let initial = Tensor::new(dtype, &[], &[first]);
        let like = Tensor::new(dtype, &kept, &like);
        check::result(&like, |out| run(op, x.dense(), initial.dense(), out)).elements()
    }

    /// Every combination the obvious way.
    fn wanted(
        shape: &[usize],
        dims: &[usize],
        x: &[f32],
        first: f32,
        combine: fn(f32, f32) -> f32,
    ) -> Vec<f32> {
        let kept = strides::others(shape.len(), dims);
        let extents = strides::pick(shape, &kept);
        let mut combined = vec![first; extents.iter().product()];
        for (position, &element) in x.iter().enumerate() {
            let index = strides::pick(&check::index(shape, position), &kept);
            let place = &mut combined[check::position(&extents, &index)];
            *place = combine(*place, element);
        }
        combined
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn every_set_of_dimensions(
            shape in prop::collection::vec(prop_oneof![1_usize..6, 30_usize..70], 0..4),
            roles in [any::<bool>(), any::<bool>(), any::<bool>()],
            seed in 1_u64..1000,
        ) {
            let dims: Vec<usize> = (0..shape.len()).filter(|&dim| roles[dim]).collect();
            let x = check::whole(shape.iter().product(), seed);
            let sums = reduced(&op(Combiner::Add, &dims), DType::F32, &shape, &x, 3.0);
            prop_assert_eq!(sums, wanted(&shape, &dims, &x, 3.0, |a, b| a + b));
            let most = reduced(&op(Combiner::Max, &dims), DType::F32, &shape, &x, -9.0);
            prop_assert_eq!(most, wanted(&shape, &dims, &x, -9.0, f32::max));
            let ints: Vec<i16> = x.iter().map(|&x| x as i16).collect();
            let least = reduced(&op(Combiner::Min, &dims), DType::I16, &shape, &ints, 2);
            let least: Vec<f32> = least.into_iter().map(f32::from).collect();
            prop_assert_eq!(least, wanted(&shape, &dims, &x, 2.0, f32::min));
        }
    }

    #[test]
    fn long_sums_lose_little() {
        for (shape, dims) in [([1, 1 << 20], 1), ([1 << 20, 1], 0), ([1 << 18, 4], 0)] {
            let x = check::fractions(shape[0] * shape[1], 7);
            let sums = reduced(&op(Combiner::Add, &[dims]), DType::F32, &shape, &x, 0.0);
            for (column, sum) in sums.iter().enumerate() {
                let own = x.iter().skip(column).step_by(sums.len());
                let exact: f64 = own.map(|&x| f64::from(x)).sum();
                assert!((f64::from(*sum) - exact).abs() < 1e-2, "{sum} for {exact}");
            }
        }
    }

    #[test]
    fn what_is_not_a_number_prevails() {
        let mut x = vec![1.0_f32; 100];
        x[40] = f32::NAN;
        for combiner in [Combiner::Max, Combiner::Min] {
            for shape in [[1, 100], [100, 1]] {
                let found = reduced(&op(combiner, &[0, 1]), DType::F32, &shape, &x, 0.0);
                assert!(found[0].is_nan());
            }
        }
        let zeros = reduced(
            &op(Combiner::Max, &[0]),
            DType::F32,
            &[2],
            &[-0.0, 0.0],
            -0.0_f32,
        );
        assert!(zeros[0].is_sign_positive());
    }

    #[test]
    fn halves_are_rounded_once_and_truth_is_combined() {
        let ones = vec![0x3f80_u16; 300];
        let sum = reduced(&op(Combiner::Add, &[0]), DType::Bf16, &[300], &ones, 0);
        assert_eq!(sum, [0x4396]);
        let any = reduced(
            &op(Combiner::Or, &[1]),
            DType::Bool,
            &[2, 2],
            &[0_u8, 1, 0, 0],
            0,
        );
        assert_eq!(any, [1, 0]);
        let none = reduced(&op(Combiner::Add, &[0]), DType::F32, &[0, 2], &[], 5.0_f32);
        assert_eq!(none, [5.0, 5.0]);
    }
}
