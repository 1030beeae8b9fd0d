//! Products where the instructions are missing, with the same results.

use super::{COLUMNS, LANES, Matrix, ROWS, Runs, WORDS};
use crate::round;

pub(super) fn pairs(
    matrix: &Matrix<'_>,
    columns: &[i8],
    step: usize,
    count: usize,
    results: &mut [i8],
) {
    let results = results.chunks_mut(matrix.channels);
    for (index, results) in results.take(count.wrapping_mul(COLUMNS)).enumerate() {
        let column = columns.get(index.wrapping_mul(step)..);
        one(matrix, column.unwrap_or_default(), results);
    }
}

pub(super) fn copy(runs: &Runs, from: &[i8], to: &mut [i8]) {
    for run in 0..runs.count {
        let from = from.get(run.wrapping_mul(runs.from_step)..);
        let to = to.get_mut(run.wrapping_mul(runs.to_step)..);
        let (from, to) = (from.unwrap_or_default(), to.unwrap_or_default());
        for (slot, x) in to.iter_mut().zip(from).take(runs.len) {
            *slot = *x;
        }
    }
}

pub(super) fn one(matrix: &Matrix<'_>, column: &[i8], results: &mut [i8]) {
    let block = matrix.depth.wrapping_mul(ROWS).max(1);
    let blocks = matrix.rows.chunks(block).zip(matrix.rescaling);
    let results = results
        .chunks_mut(matrix.channels)
        .next()
        .unwrap_or_default();
    for ((rows, rescaling), results) in blocks.zip(results.chunks_mut(ROWS)) {
        let mut sums = [0_i32; ROWS];
        let steps = rows.as_chunks::<LANES>().0.as_chunks::<ROWS>().0.iter();
        for (rows, x) in steps.zip(column.as_chunks::<LANES>().0) {
            for (sum, w) in sums.iter_mut().zip(rows) {
                *sum = dot(*sum, x, w);
            }
        }
        let finished = finish(sums, rescaling);
        for (result, finished) in results.iter_mut().zip(finished) {
            *result = finished;
        }
    }
}

pub(super) fn dot(sum: i32, x: &[i8; LANES], w: &[i8; LANES]) -> i32 {
    let products = x.iter().zip(w).map(|(&x, &w)| i32::from(x) * i32::from(w));
    products.fold(sum, i32::wrapping_add)
}

pub(super) fn finish(mut sums: [i32; ROWS], rescaling: &[i32; WORDS]) -> [i8; ROWS] {
    let mut results = [0; ROWS];
    for (row, (result, sum)) in results.iter_mut().zip(&mut sums).enumerate() {
        let mut numbers = rescaling.iter().skip(row).step_by(ROWS).copied();
        let mut number = || numbers.next().unwrap_or_default();
        let (bias, multiplier, offset, shift) = (number(), number(), number(), number());
        let product = i64::from(sum.wrapping_add(bias)) * i64::from(multiplier);
        let high = ((product + (1 << 30)) >> 31) as i32;
        *result = round(high, offset, shift.wrapping_neg());
    }
    results
}
