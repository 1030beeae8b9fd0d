//! Sums of int8 and float products, in the instructions of each core.
//!
//! All that is specific to an instruction set, and all unsafe code of the micro runtime, is here.
//! A kernel gathers the input of an output pixel, its *column*, in scratch memory; a *row* is what
//! one output channel multiplies it with. Rows come four at a time, columns two at a time or alone,
//! so that what is loaded is used several times. [`Isa`] says how both lie in memory, [`mve`] for
//! vectors, which need not be gathered; compilers pack rows to match. Where a core lacks the
//! instructions, the same layouts are computed on in portable Rust, with the same results.
#![no_std]

#[cfg(test)]
extern crate std;

pub mod depthwise;
pub mod dots;
pub mod dsp;
pub mod elementwise;
pub mod float;
pub mod mve;
pub mod pool;
mod scalar;
pub mod scale;

use bytemuck::Pod;

pub use dsp::Dsp;
pub use scalar::Scalar;

/// Rows that are multiplied at once.
pub const ROWS: usize = 4;

/// Columns that are multiplied at once where there are as many.
pub const COLUMNS: usize = 2;

/// An instruction set: layouts of rows and columns, and their products.
///
/// `depth` is the length of the sums. Lengths that do not match never panic: what is missing adds
/// nothing.
pub trait Isa {
    /// What rows and columns are stored in.
    type Word: Pod;

    /// Values in a word.
    const VALUES: usize;

    /// Runs of taps that lie side by side in the input are padded to a multiple of this.
    const RUN: usize;

    /// The depth is padded to a multiple of this.
    const DEPTH: usize;

    /// Writes a run of a column that starts at `at`, and zeros up to the next multiple of
    /// [`Isa::RUN`]. `C` columns lie together, this is number `column` of them.
    fn put<const C: usize>(columns: &mut [Self::Word], column: usize, at: usize, run: &[i8]);

    /// Writes `len` equal values, as [`Isa::put`].
    fn fill<const C: usize>(
        columns: &mut [Self::Word],
        column: usize,
        at: usize,
        len: usize,
        value: i8,
    );

    /// Writes one value, as [`Isa::put`].
    fn set<const C: usize>(columns: &mut [Self::Word], column: usize, at: usize, value: i8);

    /// Columns, one after the other and without padding, as they are multiplied; `None` where they
    /// must be gathered.
    fn direct(values: &[i8]) -> Option<&[Self::Word]>;

    /// The results of two columns and four rows: bytes as they are stored, one word per column.
    fn pair(
        columns: &[Self::Word],
        rows: &[Self::Word],
        rescaling: &Rescaling,
    ) -> [[i8; ROWS]; COLUMNS];

    /// The results of two columns and block after block of four rows, as many as there is room for
    /// in both lists.
    fn pairs(
        columns: &[Self::Word],
        rows: &[Self::Word],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    );

    /// The results of one column and four rows.
    fn one(column: &[Self::Word], rows: &[Self::Word], rescaling: &Rescaling) -> [i8; ROWS];
}

/// What becomes of the sums of four rows, 16 words in the order of the instruction set.
///
/// Of a row: what its sum begins with, `bias`; `multiplier`; `offset`, which is half a unit of the
/// result and the zero point; `shift`. With the scalar and DSP sets the biases of all rows come
/// first, then the other three of each row; with MVE, each of the four for all rows, and shifts are
/// negative.
pub type Rescaling = [i32; 4 * ROWS];

/// The result of a sum, of which twice as much must fit a word, by the numbers of [`Rescaling`].
#[inline(always)]
pub fn rescale(sum: i32, multiplier: i32, offset: i32, shift: i32) -> i8 {
    scalar::rescale(sum, multiplier, offset, shift)
}

/// [`Isa::pairs`] by way of [`Isa::pair`].
#[cfg(not(peapod_dsp))]
#[inline(always)]
fn each_pair<I: Isa>(
    columns: &[I::Word],
    mut rows: &[I::Word],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
) {
    let len = (columns.len() / COLUMNS).wrapping_mul(ROWS);
    let results = first.iter_mut().zip(second);
    for ((first, second), rescaling) in results.zip(rescaling) {
        let Some((block, rest)) = rows.split_at_checked(len) else {
            return;
        };
        [*first, *second] = I::pair(columns, block, rescaling);
        rows = rest;
    }
}

/// A rescaled sum: `high` is the sum times its multiplier times 2^-31, rounded to nearest with ties
/// up. The second rounding has ties away from zero.
#[inline(always)]
fn round(high: i32, offset: i32, shift: i32) -> i8 {
    let x = high.wrapping_add(high >> 31).wrapping_add(offset);
    x.wrapping_shr(shift as u32).clamp(-128, 127) as i8
}
