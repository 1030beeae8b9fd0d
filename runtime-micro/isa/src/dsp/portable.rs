//! The same in plain Rust.

use super::{Dsp, pair};
use crate::{COLUMNS, ROWS, Rescaling, Runs, round};

/// The products of two words.
fn dot(sum: i32, x: i32, w: i32) -> i32 {
    let low = i32::from(x as i16) * i32::from(w as i16);
    let high = (x >> 16).wrapping_mul(w >> 16);
    sum.wrapping_add(low).wrapping_add(high)
}

/// Adds the products of a word of a column and of four rows.
fn add(sums: &mut [i32; ROWS], x: i32, rows: [i32; 2]) {
    for (sums, both) in sums.as_chunks_mut::<2>().0.iter_mut().zip(rows) {
        sums[0] = dot(sums[0], x, pair(both as i8, (both >> 16) as i8));
        sums[1] = dot(sums[1], x, both);
    }
}

pub(super) fn window(columns: &mut [i32], column: usize, values: &[i8], runs: &Runs<Dsp>) {
    crate::each_run::<Dsp, COLUMNS>(columns, column, values, runs);
}

pub(super) fn pairs(
    columns: &[[i32; COLUMNS]],
    rows: &[[i32; 2]],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
) {
    let count = rescaling.len().min(first.len()).min(second.len());
    if count
        .checked_mul(columns.len())
        .is_none_or(|words| words > rows.len())
    {
        return;
    }
    let results = first.iter_mut().zip(second).zip(rescaling);
    for (block, ((first, second), rescaling)) in results.enumerate() {
        let rows = &rows[block * columns.len()..];
        for (column, slot) in [first, second].into_iter().enumerate() {
            let mut sums = begin(rescaling);
            for (words, &rows) in columns.iter().zip(rows) {
                add(&mut sums, words[column], rows);
            }
            *slot = finish(sums, rescaling);
        }
    }
}

pub(super) fn ones(
    column: &[[i8; 4]],
    rows: &[[[i32; 2]; 2]],
    rescaling: &[Rescaling],
    results: &mut [[i8; ROWS]],
) {
    let count = rescaling.len().min(results.len());
    if count
        .checked_mul(column.len())
        .is_none_or(|words| words > rows.len())
    {
        return;
    }
    for (block, (slot, rescaling)) in results.iter_mut().zip(rescaling).enumerate() {
        let rows = rows[block * column.len()..].as_flattened();
        let mut sums = begin(rescaling);
        let words = column.iter().flat_map(super::widen);
        for (x, &rows) in words.zip(rows) {
            add(&mut sums, x, rows);
        }
        *slot = finish(sums, rescaling);
    }
}

/// What the sums begin with.
fn begin(&[a, b, c, d, ..]: &Rescaling) -> [i32; ROWS] {
    [a, b, c, d]
}

/// Results of the sums of the first and third row, and of the two rows from the first on, and from
/// the third on.
fn finish(sums: [i32; ROWS], rescaling: &Rescaling) -> [i8; ROWS] {
    let sums = split(sums);
    let [_, _, _, _, rows @ ..] = rescaling;
    let rows = rows.as_chunks().0;
    core::array::from_fn(|row| {
        let [multiplier, offset, shift] = rows[row];
        let product = i64::from(sums[row]) * i64::from(multiplier);
        round(((product + (1 << 30)) >> 31) as i32, offset, shift)
    })
}

/// The sums of each row, where the second and the fourth are 256 times their own plus that of the
/// row before.
fn split([a, b, c, d]: [i32; ROWS]) -> [i32; ROWS] {
    [a, b.wrapping_sub(a) >> 8, c, d.wrapping_sub(c) >> 8]
}
