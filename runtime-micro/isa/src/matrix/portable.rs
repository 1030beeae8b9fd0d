//! Products where the instructions are missing, with the same results.

use super::{COLUMNS, DEPTH, Sums};

/// Eight factors of each column follow each other.
#[inline(always)]
pub(super) fn place(k: usize, column: usize) -> usize {
    (k / DEPTH * COLUMNS + column) * DEPTH + k % DEPTH
}

pub(super) use place as place_of_bytes;

pub(super) fn of_bytes(
    rows: &[i8],
    [step, depth]: [usize; 2],
    offset: i32,
    block: &[i32],
    sums: &mut [Sums<i32>],
) {
    for (row, sums) in sums.iter_mut().enumerate() {
        *sums = [0; COLUMNS];
        let row = rows.get(row.wrapping_mul(step)..).unwrap_or_default();
        each(row, depth, block, |column, x, w| {
            let product = i32::from(x).wrapping_add(offset).wrapping_mul(w.into());
            if let Some(sum) = sums.get_mut(column) {
                *sum = sum.wrapping_add(product);
            }
        });
    }
}

pub(super) fn of_halves(
    rows: &[i16],
    [step, depth]: [usize; 2],
    block: &[i32],
    sums: &mut [Sums<i64>],
) {
    for (row, sums) in sums.iter_mut().enumerate() {
        *sums = [0; COLUMNS];
        let row = rows.get(row.wrapping_mul(step)..).unwrap_or_default();
        each(row, depth, block, |column, x, w| {
            if let Some(sum) = sums.get_mut(column) {
                *sum = sum.wrapping_add(i64::from(x) * i64::from(w));
            }
        });
    }
}

/// Each factor of a row with those it is multiplied with.
#[inline(always)]
fn each<F: Copy>(row: &[F], depth: usize, block: &[i32], mut add: impl FnMut(usize, F, i16)) {
    let factors: &[i16] = bytemuck::cast_slice(block);
    for (k, x) in row.iter().take(depth).enumerate() {
        for column in 0..COLUMNS {
            if let Some(w) = factors.get(place(k, column)) {
                add(column, *x, *w);
            }
        }
    }
}
