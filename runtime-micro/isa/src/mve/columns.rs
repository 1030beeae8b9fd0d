//! The vector extension as an instruction set of gathered columns, as [`crate::Isa`] has them.

use super::{LANES, Matrix, Runs};
use crate::{COLUMNS, Isa, ROWS, Rescaling};

/// Cores with the vector extension. Rows are those of [`Matrix`]; columns: `[C][depth]`.
#[derive(Clone, Copy, Debug)]
pub struct Mve;

impl Isa for Mve {
    type Word = i8;
    const VALUES: usize = 1;
    const ALONE: usize = 1;
    const ROW_VALUES: usize = 1;
    const RUN: usize = 1;
    const DEPTH: usize = LANES;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i8], column: usize, at: usize, run: &[i8]) {
        let place = column_mut::<C>(columns, column).get_mut(at..);
        let place = place.unwrap_or_default();
        let runs = Runs {
            len: run.len().min(place.len()),
            count: 1,
            from_step: 0,
            to_step: 0,
        };
        super::copy(&runs, run, place);
    }

    #[inline(always)]
    fn window<const C: usize>(
        columns: &mut [i8],
        column: usize,
        values: &[i8],
        runs: &crate::Runs<Self>,
    ) {
        let runs = Runs {
            len: runs.len,
            count: runs.count,
            from_step: runs.step,
            to_step: runs.len,
        };
        super::copy(&runs, values, column_mut::<C>(columns, column));
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i8], column: usize, at: usize, len: usize, value: i8) {
        let slots = column_mut::<C>(columns, column).get_mut(at..);
        for slot in slots.unwrap_or_default().iter_mut().take(len) {
            *slot = value;
        }
    }

    #[inline(always)]
    fn set<const C: usize>(columns: &mut [i8], column: usize, at: usize, value: i8) {
        if let Some(slot) = column_mut::<C>(columns, column).get_mut(at) {
            *slot = value;
        }
    }

    #[inline(always)]
    fn direct(_values: &[i8]) -> Option<&[i8]> {
        None
    }

    #[inline(always)]
    fn pair(columns: &[i8], rows: &[i8], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        let mut results = [[0; ROWS]; COLUMNS];
        let depth = columns.len() / COLUMNS;
        if let Some(matrix) = Matrix::new(depth, ROWS, rows, rescaling) {
            matrix.pairs(columns, depth, results.as_flattened_mut());
        }
        results
    }

    #[inline(always)]
    fn pairs(
        columns: &[i8],
        rows: &[i8],
        rescaling: &[Rescaling],
        [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        let depth = columns.len() / COLUMNS;
        let block = depth.wrapping_mul(ROWS);
        let mut rows = rows;
        for ((a, b), rescaling) in first.iter_mut().zip(second).zip(rescaling) {
            let Some((these, others)) = rows.split_at_checked(block) else {
                return;
            };
            [*a, *b] = Self::pair(columns, these, rescaling);
            rows = others;
        }
    }

    #[inline(always)]
    fn ones(column: &[i8], rows: &[i8], rescaling: &[Rescaling], results: &mut [[i8; ROWS]]) {
        let results = results.as_flattened_mut();
        let matrix = Matrix::new(column.len(), results.len(), rows, rescaling.as_flattened());
        if let Some(matrix) = matrix {
            matrix.one(column, results);
        }
    }
}

/// One of `C` columns.
#[inline(always)]
fn column_mut<const C: usize>(columns: &mut [i8], column: usize) -> &mut [i8] {
    let depth = columns.len() / C;
    let start = column.wrapping_mul(depth);
    columns
        .get_mut(start..start.wrapping_add(depth))
        .unwrap_or_default()
}
