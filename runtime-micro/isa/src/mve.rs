//! Arm's M-profile vector extension: sixteen 8-bit products per instruction (`vmladava`).

use crate::{COLUMNS, Isa, ROWS, Rescaling, each_pair};

/// Values in a vector.
const LANES: usize = 16;

/// Armv8.1-M with integer MVE.
///
/// Rows: `[depth / 16][4][16]`; columns: `[C][depth]`.
#[derive(Clone, Copy, Debug)]
pub struct Mve;

impl Isa for Mve {
    type Word = i8;
    const VALUES: usize = 1;
    const RUN: usize = 1;
    const DEPTH: usize = LANES;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i8], column: usize, at: usize, run: &[i8]) {
        let slots = slots::<C>(columns, column, at).and_then(|slots| slots.get_mut(..run.len()));
        if let Some(slots) = slots {
            slots.copy_from_slice(run);
        }
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i8], column: usize, at: usize, len: usize, value: i8) {
        if let Some(slots) = slots::<C>(columns, column, at).and_then(|slots| slots.get_mut(..len))
        {
            slots.fill(value);
        }
    }

    #[inline(always)]
    fn set<const C: usize>(columns: &mut [i8], column: usize, at: usize, value: i8) {
        if let Some([slot, ..]) = slots::<C>(columns, column, at) {
            *slot = value;
        }
    }

    #[inline(always)]
    fn pair(columns: &[i8], rows: &[i8], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        let (a, b) = columns.split_at(columns.len() / 2);
        let columns = [a.as_chunks().0, b.as_chunks().0];
        products::pair(columns, blocks(rows), rescaling)
    }

    #[inline(always)]
    fn pairs(
        columns: &[i8],
        rows: &[i8],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        each_pair::<Self>(columns, rows, rescaling, results);
    }

    #[inline(always)]
    fn one(column: &[i8], rows: &[i8], rescaling: &Rescaling) -> [i8; ROWS] {
        products::one(column.as_chunks().0, blocks(rows), rescaling)
    }
}

/// Four rows' worth of vectors each.
#[inline(always)]
fn blocks(rows: &[i8]) -> &[[[i8; LANES]; ROWS]] {
    rows.as_chunks().0.as_chunks().0
}

/// The values of one of `C` columns from `at` on.
#[inline(always)]
fn slots<const C: usize>(columns: &mut [i8], column: usize, at: usize) -> Option<&mut [i8]> {
    let depth = columns.len().checked_div(C)?;
    columns.get_mut(column.wrapping_mul(depth)..)?.get_mut(at..)
}

mod products {
    use super::LANES;
    use crate::{COLUMNS, ROWS, Rescaling, round};

    fn dot(sum: i32, x: &[i8; LANES], w: &[i8; LANES]) -> i32 {
        let products = x.iter().zip(w).map(|(&x, &w)| i32::from(x) * i32::from(w));
        products.fold(sum, i32::wrapping_add)
    }

    pub(super) fn pair(
        columns: [&[[i8; LANES]]; COLUMNS],
        rows: &[[[i8; LANES]; ROWS]],
        rescaling: &Rescaling,
    ) -> [[i8; ROWS]; COLUMNS] {
        columns.map(|column| one(column, rows, rescaling))
    }

    pub(super) fn one(
        column: &[[i8; LANES]],
        rows: &[[[i8; LANES]; ROWS]],
        rescaling: &Rescaling,
    ) -> [i8; ROWS] {
        let [mut sums, multipliers, offsets, shifts] = split(rescaling);
        for (x, rows) in column.iter().zip(rows) {
            for (sum, w) in sums.iter_mut().zip(rows) {
                *sum = dot(*sum, x, w);
            }
        }
        let mut results = [0; ROWS];
        let numbers = multipliers.iter().zip(offsets).zip(shifts);
        for ((result, sum), ((&multiplier, offset), shift)) in
            results.iter_mut().zip(sums).zip(numbers)
        {
            let product = i64::from(sum) * i64::from(multiplier);
            *result = round(((product + (1 << 30)) >> 31) as i32, offset, shift);
        }
        results
    }

    /// Biases, multipliers, offsets and shifts.
    fn split(rescaling: &Rescaling) -> [[i32; ROWS]; 4] {
        let &[a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = rescaling;
        [[a, b, c, d], [e, f, g, h], [i, j, k, l], [m, n, o, p]]
    }
}
