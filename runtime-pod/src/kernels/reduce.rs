//! Elements along dimensions combined into one.
//!
//! Work is cut into pieces of fixed size, each combined in several lanes, and what the pieces yield
//! is combined in their order.

use super::element::{Combine, Element, by_combiner, by_dtype};
use super::strides::{self, Dim};
use super::{Dense, DenseMut};
use peapod_schemas::pod::ReduceT;
use rayon::prelude::*;

/// Elements of a piece.
const PIECE: usize = 1 << 15;

/// Elements of a line that are combined side by side.
const LANES: usize = 32;

/// Columns that are combined by one job at a time.
const WIDTH: usize = 1 << 11;

/// Computes it.
pub fn run(op: &ReduceT, x: Dense<'_>, initial: Dense<'_>, out: DenseMut<'_>) {
    by_dtype!(x.dtype, T => {
        let initial = bytemuck::cast_slice::<_, T>(initial.bytes)[0];
        let elements: &[T] = bytemuck::cast_slice(x.bytes);
        let out: &mut [T] = bytemuck::cast_slice_mut(out.bytes);
        by_combiner!(op.combiner, C => reduce::<T, C>(op, x.shape, elements, initial, out));
    });
}

/// Neighbours of one role become one dimension.
fn merged(shape: &[usize], reduced: &[u32]) -> Vec<(Dim, bool)> {
    let mut merged: Vec<(Dim, bool)> = Vec::new();
    for (i, dim) in strides::dims(shape).into_iter().enumerate() {
        let role = reduced.contains(&(i as u32));
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

fn reduce<T: Element, C: Combine>(
    op: &ReduceT,
    shape: &[usize],
    x: &[T],
    initial: T,
    out: &mut [T],
) {
    let first = initial.widen();
    if x.is_empty() {
        out.fill(T::narrow(first));
        return;
    }
    let merged = merged(shape, &op.dims);
    let of_role = |role: bool| {
        let dims = merged.iter().filter(move |(_, reduced)| *reduced == role);
        dims.map(|(dim, _)| *dim).collect::<Vec<_>>()
    };
    let [kept, reduced] = [of_role(false), of_role(true)];
    match merged.last() {
        Some((line, true)) => lines::<T, C>(*line, &kept, &reduced, x, first, out),
        Some((line, false)) => columns::<T, C>(*line, &kept, &reduced, x, first, out),
        None => out[0] = T::narrow(C::combine(first, x[0].widen())),
    }
}

/// Elements of a line combined, at least one of them.
#[inline]
fn fold_line<T: Element, C: Combine>(line: &[T]) -> T::Wide {
    let (chunks, rest) = line.as_chunks::<LANES>();
    let fold = |rest: &[T]| {
        let numbers = rest.iter().map(|element| element.widen());
        numbers.reduce(C::combine)
    };
    let Some((first, chunks)) = chunks.split_first() else {
        return fold(rest).expect("a line has elements");
    };
    let mut lanes = first.map(T::widen);
    for chunk in chunks {
        for (lane, element) in lanes.iter_mut().zip(chunk) {
            *lane = C::combine(*lane, element.widen());
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for i in 0..width {
            lanes[i] = C::combine(lanes[i], lanes[i + width]);
        }
        width /= 2;
    }
    fold(rest).map_or(lanes[0], |rest| C::combine(lanes[0], rest))
}

/// Combines numbers pair by pair, so that a sum of many loses little.
fn fold_tree<N: super::element::Number, C: Combine>(numbers: &[N]) -> N {
    match numbers {
        [number] => *number,
        _ => {
            let (left, right) = numbers.split_at(numbers.len() / 2);
            C::combine(fold_tree::<N, C>(left), fold_tree::<N, C>(right))
        }
    }
}

/// The innermost dimension vanishes.
fn lines<T: Element, C: Combine>(
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
        let combined = lines.map(|line| fold_line::<T, C>(line));
        combined.reduce(C::combine).expect("a piece has lines")
    };
    if pieces.len() == 1 {
        let pairs = out.par_iter_mut().zip(&kept);
        let pairs = pairs.with_min_len((PIECE / (len * segments.len())).max(1));
        pairs.for_each(|(out, &start)| {
            *out = T::narrow(C::combine(first, piece(start, pieces[0])));
        });
        return;
    }
    out.par_iter_mut().zip(&kept).for_each(|(out, &start)| {
        let parts: Vec<_> = pieces
            .par_iter()
            .map(|segments| piece(start, segments))
            .collect();
        *out = T::narrow(C::combine(first, fold_tree::<_, C>(&parts)));
    });
}

/// The innermost dimension stays.
fn columns<T: Element, C: Combine>(
    line: Dim,
    kept: &[Dim],
    reduced: &[Dim],
    x: &[T],
    first: T::Wide,
    out: &mut [T],
) {
    let width = line.extent.min(WIDTH);
    let rows = strides::offsets(reduced);
    let pieces: Vec<_> = rows.chunks((PIECE / width).max(8)).collect();
    let kept = strides::offsets(&kept[..kept.len() - 1]);
    let strips = out
        .par_chunks_mut(line.extent)
        .zip(kept)
        .flat_map(|(out, start)| {
            let strips = out.par_chunks_mut(width).enumerate();
            strips.map(move |(strip, out)| (out, start + strip * width))
        });
    strips.for_each(|(out, start)| {
        let parts = pieces.par_iter().map(|rows| {
            let mut sums = vec![first; out.len()];
            fold_rows::<T, C>(&x[start..], rows, &mut sums);
            sums
        });
        let mut parts: Vec<_> = parts.collect();
        // Pair by pair, as in `fold_tree`.
        while parts.len() > 1 {
            let pairs = parts.chunks(2).map(|pair| match pair {
                [a, b] => a.iter().zip(b).map(|(&a, &b)| C::combine(a, b)).collect(),
                _ => pair[0].clone(),
            });
            parts = pairs.collect();
        }
        for (out, &sum) in out.iter_mut().zip(&parts[0]) {
            *out = T::narrow(C::combine(first, sum));
        }
    });
}

/// Rows combined into `sums`, whatever it holds; eight at a time, pair by pair.
fn fold_rows<T: Element, C: Combine>(x: &[T], rows: &[usize], sums: &mut [T::Wide]) {
    let width = sums.len();
    let line = |row: usize| &x[row..][..width];
    let (chunks, rest) = rows.as_chunks::<8>();
    for (i, chunk) in chunks.iter().enumerate() {
        let [a, b, c, d, e, f, g, h] = chunk.map(line);
        for (at, sum) in sums.iter_mut().enumerate() {
            let of = |line: &[T]| line[at].widen();
            let pair = |a: &[T], b: &[T]| C::combine(of(a), of(b));
            let four = C::combine(pair(a, b), pair(c, d));
            let eight = C::combine(four, C::combine(pair(e, f), pair(g, h)));
            *sum = if i == 0 {
                eight
            } else {
                C::combine(*sum, eight)
            };
        }
    }
    for (i, &row) in rest.iter().enumerate() {
        for (sum, element) in sums.iter_mut().zip(line(row)) {
            let element = element.widen();
            *sum = match i == 0 && chunks.is_empty() {
                true => element,
                false => C::combine(*sum, element),
            };
        }
    }
}
