//! One product at a time: any core, and the fallback of the others.

use crate::{COLUMNS, Isa, ROWS, Rescaling, round};

/// Cores without instructions for several products.
///
/// Rows: `[depth][4]`; columns: `[depth][C]`.
#[derive(Clone, Copy, Debug)]
pub struct Scalar;

impl Isa for Scalar {
    type Word = i8;
    const VALUES: usize = 1;
    const RUN: usize = 1;
    const DEPTH: usize = 1;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i8], column: usize, at: usize, run: &[i8]) {
        let slots = columns.as_chunks_mut::<C>().0.iter_mut().skip(at);
        for (slot, &x) in slots.zip(run) {
            if let Some(slot) = slot.get_mut(column) {
                *slot = x;
            }
        }
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i8], column: usize, at: usize, len: usize, value: i8) {
        let slots = columns.as_chunks_mut::<C>().0.iter_mut().skip(at);
        for slot in slots.take(len) {
            if let Some(slot) = slot.get_mut(column) {
                *slot = value;
            }
        }
    }

    #[inline(always)]
    fn set<const C: usize>(columns: &mut [i8], column: usize, at: usize, value: i8) {
        let slot = columns.get_mut(at.wrapping_mul(C).wrapping_add(column));
        if let Some(slot) = slot {
            *slot = value;
        }
    }

    #[inline(always)]
    fn pair(columns: &[i8], rows: &[i8], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        let bias = first(rescaling);
        let (mut a, mut b) = (bias, bias);
        let columns = columns.as_chunks::<COLUMNS>().0.iter();
        for (&[x, y], row) in columns.zip(rows.as_chunks::<ROWS>().0) {
            for ((a, b), &w) in a.iter_mut().zip(&mut b).zip(row) {
                *a = a.wrapping_add(i32::from(x) * i32::from(w));
                *b = b.wrapping_add(i32::from(y) * i32::from(w));
            }
        }
        [finish(a, rescaling), finish(b, rescaling)]
    }

    #[inline(always)]
    fn one(column: &[i8], rows: &[i8], rescaling: &Rescaling) -> [i8; ROWS] {
        let mut sums = first(rescaling);
        for (&x, row) in column.iter().zip(rows.as_chunks::<ROWS>().0) {
            for (sum, &w) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(i32::from(x) * i32::from(w));
            }
        }
        finish(sums, rescaling)
    }
}

/// The first number of each row.
#[inline(always)]
fn first(&[a, b, c, d, ..]: &Rescaling) -> [i32; ROWS] {
    [a, b, c, d]
}

#[inline(always)]
fn finish(sums: [i32; ROWS], rescaling: &Rescaling) -> [i8; ROWS] {
    let mut results = [0; ROWS];
    let [_, _, _, _, channels @ ..] = rescaling;
    let channels = channels.as_chunks::<3>().0;
    for ((result, sum), &[multiplier, offset, shift]) in results.iter_mut().zip(sums).zip(channels)
    {
        let product = i64::from(sum) * i64::from(multiplier);
        *result = round(((product + (1 << 30)) >> 31) as i32, offset, shift);
    }
    results
}
