//! One product at a time: any core, and the fallback of the others.

#[cfg(peapod_mla)]
#[allow(unsafe_code, reason = "plain Rust spills the sums")]
mod mla;
mod portable;
#[cfg(peapod_riscv)]
#[allow(unsafe_code, reason = "plain Rust spills the sums or counts addresses")]
mod riscv;
#[cfg(peapod_no_wide_product)]
#[allow(unsafe_code, reason = "plain Rust spills the sums")]
mod thumb1;

#[cfg(peapod_mla)]
use mla as products;
#[cfg(not(any(peapod_mla, peapod_riscv, peapod_no_wide_product)))]
use portable as products;
#[cfg(peapod_riscv)]
use riscv as products;
#[cfg(peapod_no_wide_product)]
use thumb1 as products;

#[cfg(peapod_no_wide_product)]
pub(crate) use portable::product;
pub(crate) use portable::rescale;

use crate::{COLUMNS, Isa, ROWS, Rescaling, Runs};

/// Cores without instructions for several products.
///
/// Rows: `[depth][4]`; columns: `[C][depth]`, as in the input where nothing is gathered.
#[derive(Clone, Copy, Debug)]
pub struct Scalar;

impl Isa for Scalar {
    type Word = i8;
    const VALUES: usize = 1;
    const ALONE: usize = 1;
    const ROW_VALUES: usize = 1;
    const RUN: usize = 1;
    const DEPTH: usize = 1;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i8], column: usize, at: usize, run: &[i8]) {
        let slots = column_mut::<C>(columns, column)
            .get_mut(at..)
            .unwrap_or_default();
        let len = slots.len().min(run.len());
        if let (Some(slots), Some(run)) = (slots.get_mut(..len), run.get(..len)) {
            products::copy(run, slots);
        }
    }

    #[inline(always)]
    fn window<const C: usize>(columns: &mut [i8], column: usize, values: &[i8], runs: &Runs<Self>) {
        crate::each_run::<Self, C>(columns, column, values, runs);
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i8], column: usize, at: usize, len: usize, value: i8) {
        let slots = column_mut::<C>(columns, column)
            .get_mut(at..)
            .unwrap_or_default();
        for slot in slots.iter_mut().take(len) {
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
    fn direct(values: &[i8]) -> Option<&[i8]> {
        Some(values)
    }

    #[inline(always)]
    fn pair(columns: &[i8], rows: &[i8], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        let [mut first, mut second] = [[[0; ROWS]]; COLUMNS];
        let results: [&mut [[i8; ROWS]]; COLUMNS] = [&mut first, &mut second];
        Self::pairs(columns, rows, core::slice::from_ref(rescaling), results);
        [first, second].map(|[results]| results)
    }

    #[inline(always)]
    fn pairs(
        columns: &[i8],
        rows: &[i8],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        let depth = columns.len() / COLUMNS;
        if let Some((first, second)) = columns.split_at_checked(depth) {
            products::pairs([first, second], rows, rescaling, results);
        }
    }

    #[inline(always)]
    fn ones(column: &[i8], rows: &[i8], rescaling: &[Rescaling], results: &mut [[i8; ROWS]]) {
        ones(column, rows, rescaling, results);
    }
}

#[cfg(peapod_no_wide_product)]
use thumb1::ones;

/// As [`Isa::ones`].
#[cfg(not(peapod_no_wide_product))]
#[inline(never)]
fn ones(column: &[i8], mut rows: &[i8], rescaling: &[Rescaling], results: &mut [[i8; ROWS]]) {
    let len = column.len().wrapping_mul(ROWS);
    for (result, rescaling) in results.iter_mut().zip(rescaling) {
        let Some((block, rest)) = rows.split_at_checked(len) else {
            return;
        };
        *result = products::one(column, block.as_chunks().0, rescaling);
        rows = rest;
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
