//! Sums of products of 16-bit values with 8-bit weights, four rows at a time.
//!
//! Columns and rows are those of the crate's head, of 16 bits and 8. Sums wrap in 32 bits: a
//! compiler takes these where the whole sum, its bias in it, fits. What becomes of it is one
//! product: of a 15-bit factor `f` and a shift to the right of `r` within 16 and 32, the multiplier
//! is `f << (32 - r)`, so that the high word of the rounded product is `(sum * f + 2^(r-1)) >> r`.

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod dsp;
#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod mve;
#[cfg(not(all(peapod_dsp, peapod_mve)))]
mod portable;

#[cfg(peapod_dsp)]
use dsp as dsp_products;
#[cfg(peapod_mve)]
use mve as mve_products;
#[cfg(not(peapod_dsp))]
use portable::dsp as dsp_products;
#[cfg(not(peapod_mve))]
use portable::mve as mve_products;

use crate::{COLUMNS, ROWS};

/// Values that the depth is padded to a multiple of.
pub const DEPTH: usize = 8;

/// What becomes of the sums of four rows: what they begin with, then their multipliers, which are
/// not negative.
pub type Rescaling = [i32; 2 * ROWS];

/// An instruction set, as [`crate::Isa`] is one of 8-bit values.
///
/// Lengths that do not match never panic: what is missing is left out.
pub trait Wide: Sized {
    /// Runs of taps that are adjacent in the input are padded to a multiple of this.
    const RUN: usize;

    /// Writes values of one of two columns, from `at` on: a multiple of [`Wide::RUN`] unless the
    /// run ends with the one that is. Both columns have as many words as values.
    fn put(columns: &mut [i32], column: usize, at: usize, run: &[i16]);

    /// Writes zeros to all of one of two columns.
    fn clear(columns: &mut [i32], column: usize);

    /// The results of two columns and block after block of four rows, as many as there is room for
    /// in both lists.
    fn pairs(
        columns: &[i32],
        rows: &[i32],
        rescaling: &[Rescaling],
        results: [&mut [[i16; ROWS]]; COLUMNS],
    );

    /// The results of one column, whose values are in order, and block after block of four rows, as
    /// many as there is room for.
    fn ones(column: &[i16], rows: &[i32], rescaling: &[Rescaling], results: &mut [[i16; ROWS]]);
}

/// Arm's DSP extension. A word of rows has two values each of two rows, `[2][2]`; those of four
/// rows follow each other: `[depth / 2][2]` words. Two columns: `[depth / 2][2]` words of two
/// values.
#[derive(Clone, Copy, Debug)]
pub struct Dsp;

/// Arm's M-profile vector extension. Rows: `[depth / 8][4][8]` values; columns: `[2][depth]`.
#[derive(Clone, Copy, Debug)]
pub struct Mve;

impl Wide for Dsp {
    const RUN: usize = 2;

    #[inline(always)]
    fn put(columns: &mut [i32], column: usize, at: usize, run: &[i16]) {
        let (mut at, mut run) = (at, run);
        if at % 2 == 1
            && let Some((first, rest)) = run.split_first()
        {
            set(columns, column, at, *first);
            (at, run) = (at.wrapping_add(1), rest);
        }
        let words = columns.get_mut(at..).unwrap_or_default();
        let pairs = (run.len() / 2).min(words.len() / COLUMNS);
        if column < COLUMNS && pairs > 0 {
            dsp_products::put(words, column, run, pairs);
        }
        if let [.., last] = run
            && run.len() % 2 == 1
        {
            set(columns, column, at.wrapping_add(run.len() - 1), *last);
        }
    }

    #[inline(always)]
    fn clear(columns: &mut [i32], column: usize) {
        let words = columns.as_chunks_mut::<COLUMNS>().0;
        match column {
            0 => words.iter_mut().for_each(|[word, _]| *word = 0),
            _ => words.iter_mut().for_each(|[_, word]| *word = 0),
        }
    }

    #[inline(always)]
    fn pairs(
        columns: &[i32],
        rows: &[i32],
        rescaling: &[Rescaling],
        results: [&mut [[i16; ROWS]]; COLUMNS],
    ) {
        let (columns, rows) = (columns.as_chunks().0, rows.as_chunks().0);
        dsp_products::pairs(columns, rows, rescaling, results);
    }

    #[inline(always)]
    fn ones(column: &[i16], rows: &[i32], rescaling: &[Rescaling], results: &mut [[i16; ROWS]]) {
        dsp_products::ones(column, rows.as_chunks().0, rescaling, results);
    }
}

/// Adds to each sum the products of values with a row of weights, as many as all five have. Sums
/// wrap.
#[inline(always)]
pub fn add_products(sums: &mut [i32; ROWS], column: &[i16], rows: [&[i8]; ROWS]) {
    let len = rows
        .iter()
        .fold(column.len(), |len, row| len.min(row.len()));
    let mut cut = [&[][..]; ROWS];
    for (slot, row) in cut.iter_mut().zip(rows) {
        *slot = row.get(..len).unwrap_or_default();
    }
    products::add(sums, column.get(..len).unwrap_or_default(), cut);
}

/// The products of lists of one length, one after the other.
#[cfg(not(peapod_mve))]
#[inline(always)]
fn add_each(sums: &mut [i32; ROWS], column: &[i16], [a, b, c, d]: [&[i8]; ROWS]) {
    let rows = a.iter().zip(b).zip(c.iter().zip(d));
    for (&x, ((a, b), (c, d))) in column.iter().zip(rows) {
        // Spelled out, as small code would call an iterator for each product.
        let [of_a, of_b, of_c, of_d] = &mut *sums;
        let x = i32::from(x);
        *of_a = of_a.wrapping_add(x.wrapping_mul((*a).into()));
        *of_b = of_b.wrapping_add(x.wrapping_mul((*b).into()));
        *of_c = of_c.wrapping_add(x.wrapping_mul((*c).into()));
        *of_d = of_d.wrapping_add(x.wrapping_mul((*d).into()));
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    pub(super) use super::add_each as add;
}
#[cfg(all(peapod_dsp, not(peapod_mve)))]
use dsp as products;
#[cfg(peapod_mve)]
use mve as products;

/// Writes one value of one of two columns of words of two.
#[inline(always)]
fn set(columns: &mut [i32], column: usize, at: usize, value: i16) {
    let index = (at / 2).wrapping_mul(COLUMNS).wrapping_add(column);
    if let Some(word) = columns.get_mut(index) {
        let value = i32::from(value);
        *word = match at % 2 {
            0 => *word & !0xffff | value & 0xffff,
            _ => *word & 0xffff | value << 16,
        };
    }
}

impl Wide for Mve {
    const RUN: usize = 1;

    #[inline(always)]
    fn put(columns: &mut [i32], column: usize, at: usize, run: &[i16]) {
        let column: &mut [i16] = bytemuck::cast_slice_mut(half_mut(columns, column));
        let Some(place) = column.get_mut(at..) else {
            return;
        };
        let len = run.len().min(place.len());
        let copied = crate::mve::Runs {
            len: 2 * len,
            count: 1,
            from_step: 0,
            to_step: 0,
        };
        crate::mve::copy(
            &copied,
            bytemuck::cast_slice(run),
            bytemuck::cast_slice_mut(place),
        );
    }

    #[inline(always)]
    fn clear(columns: &mut [i32], column: usize) {
        half_mut(columns, column).fill(0);
    }

    #[inline(always)]
    fn pairs(
        columns: &[i32],
        rows: &[i32],
        rescaling: &[Rescaling],
        results: [&mut [[i16; ROWS]]; COLUMNS],
    ) {
        if let Some((first, second)) = columns.split_at_checked(columns.len() / 2) {
            let both = [bytemuck::cast_slice(first), bytemuck::cast_slice(second)];
            mve_products::pairs(both, bytemuck::cast_slice(rows), rescaling, results);
        }
    }

    #[inline(always)]
    fn ones(column: &[i16], rows: &[i32], rescaling: &[Rescaling], results: &mut [[i16; ROWS]]) {
        mve_products::ones(column, bytemuck::cast_slice(rows), rescaling, results);
    }
}

/// One of two columns that follow each other.
#[inline(always)]
fn half_mut(columns: &mut [i32], column: usize) -> &mut [i32] {
    let len = columns.len() / COLUMNS;
    let start = column.wrapping_mul(len);
    columns
        .get_mut(start..start.wrapping_add(len))
        .unwrap_or_default()
}

/// Blocks of four rows, for which there are rescaling and room for results, and of which each has
/// so many values of 8 bits: `None` if some lack or there are none.
#[cfg(any(peapod_dsp, peapod_mve))]
#[inline(always)]
fn blocks(depth: usize, words: usize, rescaling: &[Rescaling], room: usize) -> Option<usize> {
    let count = rescaling.len().min(room);
    let whole = count.checked_mul(depth)? <= words;
    (count != 0 && depth != 0 && whole).then_some(count)
}

/// The result of a sum.
#[cfg(not(all(peapod_dsp, peapod_mve)))]
#[inline(always)]
fn rescale(sum: i32, multiplier: i32) -> i16 {
    let product = i64::from(sum).wrapping_mul(multiplier.into());
    let high = product.wrapping_add(1 << 31) >> 32;
    high.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}
