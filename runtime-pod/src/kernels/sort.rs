//! Elements in order along a dimension.

use super::disjoint::Disjoint;
use super::element::{Element, Number, by_dtype};
use super::strides::{self, Dim};
use super::{Dense, DenseMut};
use peapod_schemas::pod::SortT;
use rayon::prelude::*;
use std::cmp::Ordering;

/// Compares two elements of a key, by their positions.
type Compare<'a> = Box<dyn Fn(usize, usize) -> Ordering + Sync + 'a>;

/// Computes it.
pub fn run(op: &SortT, operands: &[Dense<'_>], outs: &mut [DenseMut<'_>]) {
    let shape = operands[0].shape;
    let dims = strides::dims(shape);
    let along = dims[op.dim as usize];
    let others = strides::others(dims.len(), &[op.dim as usize]);
    let starts = strides::offsets(&strides::pick(&dims, &others));
    if along.extent == 0 || starts.is_empty() {
        return;
    }
    let keys = operands[..op.keys as usize]
        .iter()
        .map(|key| compare(*key, op.total_order));
    let keys: Vec<_> = keys.collect();
    let outs: Vec<_> = outs
        .iter_mut()
        .map(|out| Disjoint::new(&mut *out.bytes))
        .collect();
    starts.par_iter().for_each(|&start| {
        let precedes = |a: usize, b: usize| {
            let place = |i: usize| start + i * along.stride;
            let unequal = keys.iter().map(|key| key(place(a), place(b)));
            let order = unequal.into_iter().find(|order| order.is_ne());
            let wanted = if op.descending {
                Ordering::Greater
            } else {
                Ordering::Less
            };
            order == Some(wanted)
        };
        let order = ordered(along.extent, &precedes);
        for (x, out) in operands.iter().zip(&outs) {
            put(start, along, &order, x, out);
        }
    });
}

/// How elements of a key relate. What is not a number is equal to everything, unless the order is
/// total.
fn compare(key: Dense<'_>, total: bool) -> Compare<'_> {
    by_dtype!(key.dtype, T => {
        let elements: &[T] = bytemuck::cast_slice(key.bytes);
        Box::new(move |a, b| {
            let (a, b) = (elements[a].widen(), elements[b].widen());
            match total {
                true => a.total_order(b),
                false => a.partial_cmp(&b).unwrap_or(Ordering::Equal),
            }
        })
    })
}

/// Writes a line in its new order.
fn put(start: usize, along: Dim, order: &[usize], x: &Dense<'_>, out: &Disjoint<'_, u8>) {
    let bytes = x.bytes.len() / x.shape.iter().product::<usize>();
    for (to, from) in order.iter().enumerate() {
        let [to, from] = [to, *from].map(|i| (start + i * along.stride) * bytes);
        // SAFETY: every line has its own elements.
        #[allow(unsafe_code, reason = "lines of a tensor interleave")]
        let place = unsafe { out.range(to, bytes) };
        place.copy_from_slice(&x.bytes[from..][..bytes]);
    }
}

/// The order of a line's elements, merged from single ones, so that any relation comes to an end,
/// also one that is no order.
fn ordered(len: usize, precedes: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    let mut merged = Vec::with_capacity(len);
    let mut run = 1;
    while run < len {
        merged.clear();
        for pair in order.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at(run.min(pair.len()));
            while let (Some((&a, after_a)), Some((&b, after_b))) =
                (left.split_first(), right.split_first())
            {
                // The right one only goes first where it must: equal elements keep their order.
                if precedes(b, a) {
                    merged.push(b);
                    right = after_b;
                } else {
                    merged.push(a);
                    left = after_a;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    order
}
