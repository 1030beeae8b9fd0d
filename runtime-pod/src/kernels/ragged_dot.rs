//! Products of rows with the matrix of their group, and sums of products over the rows of a group.
//!
//! Rows of a group are a matrix, whose size is known when the step runs. A row is multiplied once,
//! whatever the number of groups.

use std::ops::Range;

use peapod_schemas::pod::RaggedDot;

use super::element::by_dtype;
use super::gemm::{Factor, Products};
use super::product::{Accumulator, by_accumulator};
use super::{Dense, DenseMut};

/// Computes it.
pub fn run(op: &RaggedDot, operands: &[Dense<'_>], out: DenseMut<'_>) {
    let &[left, right, starts, ends] = operands else {
        unreachable!("the reader asks for four operands");
    };
    let groups = Groups::new(op, left.shape, right.shape, [starts, ends]);
    by_accumulator!(left.dtype, out.dtype, T => {
        let [left, right] = [left, right].map(T::factors);
        T::store(out, |sums: &mut [T]| {
            sums.fill(<T as bytemuck::Zeroable>::zeroed());
            for group in &groups.all {
                groups.add(group, &left, &right, sums);
            }
        });
    });
}

/// A group of a batch, and its rows.
struct Group {
    batch: usize,
    index: usize,
    rows: Range<usize>,
    /// Whether one before it has some of them.
    overlaps: bool,
}

/// The groups that have rows.
struct Groups {
    all: Vec<Group>,
    summed: bool,
    transposed: bool,
    rows: usize,
    depth: usize,
    columns: usize,
}

impl Groups {
    fn new(op: &RaggedDot, left: &[usize], right: &[usize], bounds: [Dense<'_>; 2]) -> Self {
        let rank = left.len();
        let rows = left[rank - 2];
        let [starts, ends]: [&[i64]; 2] = bounds.map(|of| bytemuck::cast_slice(of.bytes));
        let count = bounds[0].shape[rank - 2].max(1);
        let mut all: Vec<Group> = Vec::new();
        for (at, (start, end)) in starts.iter().zip(ends).enumerate() {
            let [start, end] = [start, end].map(|row| (*row).clamp(0, rows as i64) as usize);
            if start < end {
                let batch = at / count;
                let earlier = all.iter().rev().take_while(|group| group.batch == batch);
                let mut earlier = earlier.map(|group| &group.rows);
                let overlaps = earlier.any(|rows| rows.start < end && start < rows.end);
                all.push(Group {
                    batch,
                    index: at,
                    rows: start..end,
                    overlaps,
                });
            }
        }
        Self {
            all,
            summed: op.summed,
            transposed: op.transposed,
            rows,
            depth: left[rank - 1],
            columns: right[right.len() - if op.transposed { 2 } else { 1 }],
        }
    }

    /// Adds what a group makes to a result that is 0 where no group was.
    fn add<T: Factor>(&self, group: &Group, left: &[T], right: &[T], sums: &mut [T]) {
        let (depth, columns) = (self.depth, self.columns);
        let count = group.rows.len();
        let line = group.batch * self.rows + group.rows.start;
        let matrix = group.index * depth * columns;
        let (size, begins, strides) = match self.summed {
            true => (
                [depth, columns, count],
                [line * depth, line * columns, matrix],
                [[1, depth], [columns, 1], [columns, 1]],
            ),
            false => (
                [count, columns, depth],
                [line * depth, matrix, line * columns],
                [
                    [depth, 1],
                    if self.transposed {
                        [1, depth]
                    } else {
                        [columns, 1]
                    },
                    [columns, 1],
                ],
            ),
        };
        if self.summed || !group.overlaps {
            return multiply(size, begins, strides, (left, right, sums));
        }
        let [left_start, right_start, to] = begins;
        // bounded: a part of the result
        let mut own = vec![<T as bytemuck::Zeroable>::zeroed(); count * columns];
        multiply(
            size,
            [left_start, right_start, 0],
            strides,
            (left, right, &mut own),
        );
        let before = &mut sums[to..to + count * columns];
        for (sum, own) in before.iter_mut().zip(own) {
            *sum = sum.sum(own);
        }
    }
}

fn multiply<T: Factor>(
    size: [usize; 3],
    begins: [usize; 3],
    strides: [[usize; 2]; 3],
    (left, right, sums): (&[T], &[T], &mut [T]),
) {
    let products = Products::new(size, vec![begins], strides);
    // SAFETY: one product, whose element (i, j), j < columns, is at i * columns + j of the result,
    // as both callers set its strides to [columns, 1]: all are different.
    #[allow(unsafe_code, reason = "blocks of a matrix interleave in memory")]
    unsafe {
        products.run(left, right, sums);
    }
}

#[cfg(test)]
mod tests {
    use super::super::check::{self, Tensor};
    use super::*;
    use peapod_schemas::pod::DType;
    use proptest::prelude::*;

    /// Extents of batch, rows, depth, columns; and the rows of each group of each batch.
    #[derive(Clone, Debug)]
    struct Case {
        op: RaggedDot,
        extents: [usize; 4],
        bounds: Vec<[i64; 2]>,
    }

    fn cases() -> impl Strategy<Value = Case> {
        let extents = [1..3_usize, 1..24, 1..20, 1..20];
        (extents, 1..5_usize, any::<bool>(), any::<bool>()).prop_flat_map(
            |(extents, groups, summed, turned)| {
                let rows = extents[1] as i64;
                // Sizes as programs have them, and beginnings and ends of all kinds.
                let sizes = prop::collection::vec(0..=rows / 2, groups * extents[0]);
                let sizes = sizes.prop_map(move |sizes| {
                    let batches = sizes.chunks(groups);
                    let bounds = batches.flat_map(|sizes| {
                        sizes.iter().scan(0, |end, size| {
                            let start = *end;
                            *end += size;
                            Some([start, *end])
                        })
                    });
                    bounds.collect::<Vec<_>>()
                });
                let any = prop::collection::vec([-2..rows + 3, -2..rows + 3], groups * extents[0]);
                prop_oneof![sizes, any].prop_map(move |bounds| Case {
                    op: RaggedDot {
                        summed,
                        transposed: turned && !summed,
                        groups,
                    },
                    extents,
                    bounds,
                })
            },
        )
    }

    impl Case {
        fn shapes(&self) -> [Vec<usize>; 2] {
            let [batch, rows, depth, columns] = self.extents;
            let groups = self.op.groups;
            let lines = vec![batch, rows, columns];
            let matrices = match self.op.transposed {
                true => vec![batch, groups, columns, depth],
                false => vec![batch, groups, depth, columns],
            };
            match self.op.summed {
                true => [lines, matrices],
                false => [matrices, lines],
            }
        }

        /// The sums, the obvious way: of every product of a row, a group, a depth and a column.
        fn sums(&self, x: &[f32], y: &[f32]) -> Vec<f64> {
            let [_, rows, depth, columns] = self.extents;
            let mut sums = vec![0.0; self.shapes()[1].iter().product()];
            for (group, [start, end]) in self.bounds.iter().enumerate() {
                let batch = group / self.op.groups;
                for row in (0..rows).filter(|row| (*start..*end).contains(&(*row as i64))) {
                    for at in 0..depth * columns {
                        let (k, n) = (at / columns, at % columns);
                        let line = batch * rows + row;
                        let place = match self.op.transposed {
                            true => n * depth + k,
                            false => at,
                        };
                        let matrix = group * depth * columns + place;
                        let (beside, to) = match self.op.summed {
                            true => (line * columns + n, matrix),
                            false => (matrix, line * columns + n),
                        };
                        sums[to] += f64::from(x[line * depth + k]) * f64::from(y[beside]);
                    }
                }
            }
            sums
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn rows_meet_the_matrices_of_their_groups(case in cases(), seed: u64) {
            let [batch, rows, depth, _] = case.extents;
            let (left, [right, result]) = ([batch, rows, depth], case.shapes());
            let numbers = |shape: &[usize], seed| check::whole(shape.iter().product(), seed);
            let (x, y) = (numbers(&left, seed), numbers(&right, !seed));
            let sums = case.sums(&x, &y);
            let [starts, ends] = [0, 1].map(|side| {
                let of: Vec<i64> = case.bounds.iter().map(|bounds| bounds[side]).collect();
                Tensor::new(DType::I64, &[batch, case.op.groups], &of)
            });
            let run = |x: &Tensor, y: &Tensor, like: &Tensor| {
                let operands = [x.dense(), y.dense(), starts.dense(), ends.dense()];
                check::result(like, |out| run(&case.op, &operands, out))
            };
            let like = Tensor::f32(&result, &vec![0.0; sums.len()]);
            let found = run(&Tensor::f32(&left, &x), &Tensor::f32(&right, &y), &like);
            let found: Vec<f64> = found.elements::<f32>().into_iter().map(f64::from).collect();
            prop_assert_eq!(found, sums.clone());
            let narrow = |x: &[f32]| x.iter().map(|&x| x as i8).collect::<Vec<_>>();
            let [x8, y8] = [(&left[..], &x), (&right[..], &y)]
                .map(|(shape, x)| Tensor::new(DType::I8, shape, &narrow(x)));
            let like = Tensor::new(DType::I32, &result, &vec![0_i32; sums.len()]);
            let found = run(&x8, &y8, &like).elements::<i32>();
            prop_assert_eq!(found, sums.iter().map(|&sum| sum as i32).collect::<Vec<_>>());
        }
    }
}
