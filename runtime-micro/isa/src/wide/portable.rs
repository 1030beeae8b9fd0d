//! The same layouts and results where the instructions are missing.

use super::{DEPTH, Rescaling, rescale};
use crate::{COLUMNS, ROWS};

/// The sums that a block begins with become its results.
fn results(mut sums: [i32; ROWS], rescaling: &Rescaling, products: [i32; ROWS]) -> [i16; ROWS] {
    let [.., a, b, c, d] = *rescaling;
    for (sum, product) in sums.iter_mut().zip(products) {
        *sum = sum.wrapping_add(product);
    }
    let [p, q, r, s] = sums;
    [rescale(p, a), rescale(q, b), rescale(r, c), rescale(s, d)]
}

/// What the sums of a block begin with.
fn biases(rescaling: &Rescaling) -> [i32; ROWS] {
    let [a, b, c, d, ..] = *rescaling;
    [a, b, c, d]
}

/// Of a column and block after block of rows of as many values.
fn each(
    column: &[i16],
    rows: &[i8],
    rescaling: &[Rescaling],
    room: &mut [[i16; ROWS]],
    products: impl Fn(&[i16], &[i8]) -> [i32; ROWS],
) {
    let block = column.len().wrapping_mul(ROWS);
    let count = rescaling.len().min(room.len());
    if block == 0 || count.checked_mul(block).is_none_or(|len| len > rows.len()) {
        return;
    }
    let blocks = rows.chunks(block).zip(rescaling);
    for ((rows, rescaling), result) in blocks.zip(room) {
        *result = results(biases(rescaling), rescaling, products(column, rows));
    }
}

/// Values in whole steps.
fn whole(column: &[i16]) -> &[i16] {
    column.as_chunks::<DEPTH>().0.as_flattened()
}

#[cfg(not(peapod_dsp))]
pub(super) mod dsp {
    use super::{COLUMNS, DEPTH, ROWS, Rescaling, each, whole};

    /// The products of pairs of values with two values each of four rows.
    fn products(column: &[i16], rows: &[i8]) -> [i32; ROWS] {
        let mut sums = [0_i32; ROWS];
        let steps = rows.as_chunks::<{ 2 * ROWS }>().0;
        for ([x, y], rows) in column.as_chunks().0.iter().zip(steps) {
            let [a, b, p, q, c, d, r, s] = *rows;
            for (sum, [v, w]) in sums.iter_mut().zip([[a, p], [b, q], [c, r], [d, s]]) {
                let both = i32::from(*x) * i32::from(v) + i32::from(*y) * i32::from(w);
                *sum = sum.wrapping_add(both);
            }
        }
        sums
    }

    pub(in crate::wide) fn put(words: &mut [i32], column: usize, run: &[i16], pairs: usize) {
        let words = words.iter_mut().skip(column).step_by(COLUMNS);
        for (word, [a, b]) in words.zip(run.as_chunks().0).take(pairs) {
            *word = i32::from(*b) << 16 | i32::from(*a) & 0xffff;
        }
    }

    pub(in crate::wide) fn pairs(
        columns: &[[i32; COLUMNS]],
        rows: &[[i32; 2]],
        rescaling: &[Rescaling],
        [first, second]: [&mut [[i16; ROWS]]; COLUMNS],
    ) {
        let len = columns.len() & !(DEPTH / 2 - 1);
        let rows: &[i8] = bytemuck::cast_slice(rows);
        let block = len.wrapping_mul(2 * ROWS);
        let count = rescaling.len().min(first.len()).min(second.len());
        if block == 0 || count.checked_mul(block).is_none_or(|len| len > rows.len()) {
            return;
        }
        let blocks = rows.chunks(block).zip(rescaling);
        for ((rows, rescaling), (first, second)) in blocks.zip(first.iter_mut().zip(second)) {
            for (column, result) in [first, second].into_iter().enumerate() {
                let mut sums = super::biases(rescaling);
                let steps = columns.iter().zip(rows.as_chunks::<{ 2 * ROWS }>().0);
                for (words, rows) in steps {
                    let word = words.get(column).copied().unwrap_or_default();
                    let values = [word as i16, (word >> 16) as i16];
                    for (sum, product) in sums.iter_mut().zip(products(&values, rows)) {
                        *sum = sum.wrapping_add(product);
                    }
                }
                *result = super::results(sums, rescaling, [0; ROWS]);
            }
        }
    }

    pub(in crate::wide) fn ones(
        column: &[i16],
        rows: &[[i32; 4]],
        rescaling: &[Rescaling],
        results: &mut [[i16; ROWS]],
    ) {
        let rows = bytemuck::cast_slice(rows);
        each(whole(column), rows, rescaling, results, products);
    }
}

#[cfg(not(peapod_mve))]
pub(super) mod mve {
    use super::{COLUMNS, DEPTH, ROWS, Rescaling, each, whole};

    fn products(column: &[i16], rows: &[i8]) -> [i32; ROWS] {
        let mut sums = [0_i32; ROWS];
        let steps = rows.as_chunks::<DEPTH>().0.as_chunks::<ROWS>().0;
        for (xs, rows) in column.as_chunks::<DEPTH>().0.iter().zip(steps) {
            for (sum, row) in sums.iter_mut().zip(rows) {
                for (x, w) in xs.iter().zip(row) {
                    *sum = sum.wrapping_add(i32::from(*x) * i32::from(*w));
                }
            }
        }
        sums
    }

    pub(in crate::wide) fn pairs(
        [x, y]: [&[i16]; COLUMNS],
        rows: &[i8],
        rescaling: &[Rescaling],
        [first, second]: [&mut [[i16; ROWS]]; COLUMNS],
    ) {
        let count = first.len().min(second.len());
        let len = x.len().min(y.len());
        for (column, results) in [(x, first), (y, second)] {
            let column = whole(column.get(..len).unwrap_or_default());
            let results = results.get_mut(..count).unwrap_or_default();
            each(column, rows, rescaling, results, products);
        }
    }

    pub(in crate::wide) fn ones(
        column: &[i16],
        rows: &[i8],
        rescaling: &[Rescaling],
        results: &mut [[i16; ROWS]],
    ) {
        each(whole(column), rows, rescaling, results, products);
    }
}
