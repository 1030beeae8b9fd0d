//! Elements in order along a dimension.

use super::disjoint::{Disjoint, Share};
use super::element::{Element, Number, by_dtype};
use super::strides::{self, Dim};
use super::{Dense, DenseMut};
use peapod_schemas::pod::Sort;
use rayon::prelude::*;
use std::cmp::Ordering;

/// Compares two elements of a key, by their positions.
type Compare<'a> = Box<dyn Fn(usize, usize) -> Ordering + Sync + 'a>;

/// Computes it.
pub fn run(op: &Sort, operands: &[Dense<'_>], outs: &mut [DenseMut<'_>]) {
    let shape = operands[0].shape;
    let dims = strides::dims(shape);
    let along = dims[op.dim];
    let others = strides::others(dims.len(), &[op.dim]);
    let starts = strides::offsets(&strides::pick(&dims, &others));
    if along.extent == 0 || starts.is_empty() {
        return;
    }
    let keys = operands[..op.keys]
        .iter()
        .map(|key| compare(*key, op.total_order));
    let keys: Vec<_> = keys.collect();
    let outs: Vec<_> = outs
        .iter_mut()
        .map(|out| Disjoint::new(&mut *out.bytes))
        .collect();
    starts.par_iter().enumerate().for_each(|(line, &start)| {
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
            // SAFETY: every line has its own elements.
            #[allow(unsafe_code, reason = "lines of a tensor interleave")]
            let out = unsafe { out.share(line) };
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
            let (a, b) = (elements[a].to_wide(), elements[b].to_wide());
            match total {
                true => a.total_order(b),
                false => a.partial_cmp(&b).unwrap_or(Ordering::Equal),
            }
        })
    })
}

/// Writes a line in its new order.
fn put(start: usize, along: Dim, order: &[usize], x: &Dense<'_>, mut out: Share<'_, u8>) {
    let bytes = x.bytes.len() / x.shape.iter().product::<usize>();
    for (to, from) in order.iter().enumerate() {
        let [to, from] = [to, *from].map(|i| (start + i * along.stride) * bytes);
        out.range(to, bytes)
            .copy_from_slice(&x.bytes[from..][..bytes]);
    }
}

/// The order of a line's elements, merged from single ones, so that any relation comes to an end,
/// also one that is not an order.
fn ordered(len: usize, precedes: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    // bounded: a line of the operand
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

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::super::{arg_reduce, top_k};
    use super::*;
    use peapod_schemas::pod::{ArgReduce, DType};
    use proptest::prelude::*;

    fn op(dim: usize, keys: usize, descending: bool, total_order: bool) -> Sort {
        Sort {
            dim,
            keys,
            descending,
            total_order,
        }
    }

    fn sorted(op: &Sort, operands: &[Tensor]) -> Vec<Tensor> {
        check::results(operands, |mut outs| {
            let operands: Vec<_> = operands.iter().map(Tensor::dense).collect();
            run(op, &operands, &mut outs);
        })
    }

    proptest! {
        #[test]
        fn columns_are_sorted_by_two_keys(
            keys in prop::collection::vec((0_i32..4, 0_u8..4), 12..24),
            descending: bool,
        ) {
            let count = keys.len() / 2;
            let keys = &keys[..2 * count];
            let shape = [count, 2];
            let first: Vec<i32> = keys.iter().map(|key| key.0).collect();
            let second: Vec<u8> = keys.iter().map(|key| key.1).collect();
            let places: Vec<i64> = (0..2 * count as i64).collect();
            let operands = [
                Tensor::new(DType::I32, &shape, &first),
                Tensor::new(DType::U8, &shape, &second),
                Tensor::new(DType::I64, &shape, &places),
            ];
            let found = sorted(&op(0, 2, descending, false), &operands);
            let mut wanted = vec![0; 2 * count];
            for column in 0..2 {
                let mut order: Vec<i64> = places[column..].iter().step_by(2).copied().collect();
                order.sort_by(|&a, &b| {
                    let order = keys[a as usize].cmp(&keys[b as usize]);
                    if descending { order.reverse() } else { order }
                });
                for (i, place) in order.into_iter().enumerate() {
                    wanted[2 * i + column] = place;
                }
            }
            let of_first: Vec<i32> = wanted.iter().map(|&place| first[place as usize]).collect();
            prop_assert_eq!(found[0].elements::<i32>(), of_first);
            prop_assert_eq!(found[2].elements::<i64>(), wanted);
        }

        #[test]
        fn the_largest_come_first(x in prop::collection::vec(-4_i8..4, 1..40), k in 0_usize..40) {
            let k = k.min(x.len());
            let like = [
                Tensor::new(DType::I8, &[k], &vec![0_i8; k]),
                Tensor::new(DType::I32, &[k], &vec![0_i32; k]),
            ];
            let tensor = Tensor::new(DType::I8, &[x.len()], &x);
            let found = check::results(&like, |outs| {
                let [values, indices] = <[_; 2]>::try_from(outs).expect("two");
                top_k::run(tensor.dense(), values, indices);
            });
            let mut order: Vec<usize> = (0..x.len()).collect();
            order.sort_by_key(|&i| std::cmp::Reverse(x[i]));
            let indices: Vec<i32> = order[..k].iter().map(|&i| i as i32).collect();
            let values: Vec<i8> = order[..k].iter().map(|&i| x[i]).collect();
            prop_assert_eq!(found[0].elements::<i8>(), values);
            prop_assert_eq!(found[1].elements::<i32>(), indices);
        }
    }

    #[test]
    fn total_order_sets_zeros_and_others_apart() {
        let x = Tensor::f32(&[5], &[f32::NAN, 0.0, -0.0, 1.0, -f32::NAN]);
        let found = sorted(&op(0, 1, false, true), &[x]);
        let bits: Vec<u32> = found[0].elements();
        let wanted = [-f32::NAN, -0.0, 0.0, 1.0, f32::NAN].map(f32::to_bits);
        assert_eq!(bits, wanted);
    }

    #[test]
    fn the_first_extreme_counts() {
        let x = [3.0, 1.0, 3.0, f32::NAN, -1.0, -1.0, 0.0, 2.0];
        let tensor = Tensor::f32(&[2, 4], &x);
        let find = |dim, max| {
            let op = ArgReduce { dim, max };
            let kept = [4, 2][dim];
            let like = [
                Tensor::f32(&[kept], &vec![0.0; kept]),
                Tensor::new(DType::I32, &[kept], &vec![0_i32; kept]),
            ];
            let found = check::results(&like, |outs| {
                let [values, indices] = <[_; 2]>::try_from(outs).expect("two");
                arg_reduce::run(&op, tensor.dense(), values, indices);
            });
            found[1].elements::<i32>()
        };
        assert_eq!(find(1, true), [3, 3]);
        assert_eq!(find(1, false), [3, 0]);
        assert_eq!(find(0, true), [0, 0, 0, 0]);
    }
}
