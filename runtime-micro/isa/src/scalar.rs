//! One product at a time: any core, and the fallback of the others.

#[cfg(peapod_mla)]
#[allow(unsafe_code, reason = "plain Rust spills the sums")]
mod mla;
mod portable;
#[cfg(peapod_riscv)]
#[allow(unsafe_code, reason = "plain Rust spills the sums or counts addresses")]
mod riscv;

#[cfg(peapod_mla)]
use mla as products;
#[cfg(not(any(peapod_mla, peapod_riscv)))]
use portable as products;
#[cfg(peapod_riscv)]
use riscv as products;

pub(crate) use portable::rescale;

use crate::{COLUMNS, Isa, ROWS, Rescaling, each_pair};

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
        products::pair(columns.as_chunks().0, rows.as_chunks().0, rescaling)
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
        products::one(column, rows.as_chunks().0, rescaling)
    }
}
