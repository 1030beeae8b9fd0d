//! Sums of int8 and float products, in the instructions of each core.
//!
//! All that is specific to an instruction set, and all unsafe code of the micro runtime, is here. A
//! kernel gathers the input of an output pixel, its *column*, in scratch memory; a *row* is what
//! one output channel multiplies it with. Rows come four at a time, columns two at a time or alone,
//! so that what is loaded is used several times. [`Isa`] gives the layout of both, [`mve`] for
//! vectors, which need not be gathered; compilers pack rows to match. Where a core lacks the
//! instructions, the same layouts are computed on in portable Rust, with the same results.
//!
//! # Soundness
//!
//! Every function here is safe for any arguments: one that reads and writes by pointers checks all
//! lengths, strides and counts against its slices first, without arithmetic that could wrap, and
//! does nothing where something is missing; what it says of values (offsets, shifts, sums) concerns
//! the results alone. What has no length to check is told by a type: [`Runs`] are those of one
//! instruction set. Alignment is that of the slices' types, or checked. `cargo xtask probe` calls
//! every one of them on every core with slices flush against memory that faults.
//!
//! # Memory
//!
//! Arm cores from Armv7-M on load and store words and vectors that need not be aligned. That needs
//! Normal memory, which MPU regions and the core's memory map must say of all slices, in RAM as in
//! flash, as Device memory faults there; and `CCR.UNALIGN_TRP` as it is after reset, 0. Armv6-M and
//! RISC-V cores make aligned accesses only. Stacks are those of the procedure call standard, with
//! room for 128 bytes more, and no interrupt needs more than it saves by itself: the stack pointer
//! is valid at every instruction.
#![no_std]

#[cfg(test)]
extern crate std;

pub mod curve;
pub mod depthwise;
pub mod dots;
pub mod dsp;
pub mod elementwise;
pub mod float;
pub mod lstm;
pub mod matrix;
pub mod mve;
pub mod pool;
mod scalar;
pub mod scale;
pub mod slopes;
pub mod softmax;
pub mod taps;
pub mod wide;

use bytemuck::Pod;
use core::marker::PhantomData;

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
pub trait Isa: Sized {
    /// What rows and columns are stored in.
    type Word: Pod;

    /// Values in a word of two columns.
    const VALUES: usize;

    /// Values in a word of a single column, in the order of the input.
    const ALONE: usize;

    /// Values in a word of rows.
    const ROW_VALUES: usize;

    /// Runs of taps that are adjacent in the input are padded to a multiple of this.
    const RUN: usize;

    /// The depth is padded to a multiple of this.
    const DEPTH: usize;

    /// Writes a run of a column that starts at `at`, and zeros up to the next multiple of
    /// [`Isa::RUN`]. `C` columns are stored together, this is number `column` of them.
    fn put<const C: usize>(columns: &mut [Self::Word], column: usize, at: usize, run: &[i8]);

    /// Writes a whole column, of which the first run begins where `values` does. Instead of zeros
    /// there may be anything, which rows have zeros for.
    fn window<const C: usize>(
        columns: &mut [Self::Word],
        column: usize,
        values: &[i8],
        runs: &Runs<Self>,
    );

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

    /// Columns, one after the other and without padding, as they are multiplied; `None` if they
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

    /// The results of one column, of `depth` values, and block after block of four rows, as many as
    /// there is room for.
    fn ones(
        column: &[i8],
        rows: &[Self::Word],
        rescaling: &[Rescaling],
        results: &mut [[i8; ROWS]],
    );
}

/// Runs of taps that become a column of an instruction set, padded as that one has them: another
/// set does not take them.
///
/// ```compile_fail,E0308
/// use peapod_isa::{Dsp, Isa, Runs, Scalar};
/// let runs = Runs::<Scalar>::new(2, 2, 2);
/// Dsp::window::<2>(&mut [0; 16], 0, &[0; 8], &runs);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Runs<I> {
    set: PhantomData<I>,
    count: usize,
    /// Values of each.
    len: usize,
    /// Values of each with its padding: a multiple of [`Isa::RUN`].
    padded: usize,
    /// How far each begins after the one before.
    step: usize,
    /// Values of all with their padding.
    values: usize,
    /// Values from the beginning of the first to the end of the last with its padding.
    reach: usize,
}

impl<I: Isa> Runs<I> {
    /// `count` runs of `len` values, each `step` after the one before.
    pub const fn new(count: usize, len: usize, step: usize) -> Self {
        // Where this wraps there is nothing, which no set takes for whole runs.
        let padded = len.wrapping_add(I::RUN - 1) / I::RUN * I::RUN;
        Self {
            set: PhantomData,
            count,
            len,
            padded,
            step,
            values: count.saturating_mul(padded),
            reach: count
                .saturating_sub(1)
                .saturating_mul(step)
                .saturating_add(padded),
        }
    }
}

/// What becomes of the sums of four rows, 16 words in the order of the instruction set.
///
/// Of a row: what its sum begins with, `bias`; `multiplier`; `offset`, which is half a unit of the
/// result and the zero point; `shift`. With the scalar and DSP sets the biases of all rows come
/// first, then the other three of each row; with DSP, 256 times the bias of a second row of two has
/// that of the first added to it. With MVE, each of the four for all rows, and shifts are negative.
pub type Rescaling = [i32; 4 * ROWS];

/// The result of a sum, of which twice as much must fit a word, by the numbers of [`Rescaling`].
#[inline(always)]
pub fn rescale(sum: i32, multiplier: i32, offset: i32, shift: i32) -> i8 {
    scalar::rescale(sum, multiplier, offset, shift)
}

/// [`Isa::window`] by way of [`Isa::put`].
#[inline(always)]
fn each_run<I: Isa, const C: usize>(
    columns: &mut [I::Word],
    column: usize,
    values: &[i8],
    runs: &Runs<I>,
) {
    let (mut rest, mut at) = (values, 0_usize);
    for _ in 0..runs.count {
        I::put::<C>(columns, column, at, rest.get(..runs.len).unwrap_or(rest));
        rest = rest.get(runs.step..).unwrap_or_default();
        at = at.wrapping_add(runs.padded);
    }
}

/// A rescaled sum: `high` is the sum times its multiplier times 2^-31, rounded to nearest with ties
/// up. The second rounding has ties away from zero.
#[inline(always)]
fn round(high: i32, offset: i32, shift: i32) -> i8 {
    let x = high.wrapping_add(high >> 31).wrapping_add(offset);
    saturated(x.wrapping_shr(shift as u32))
}

/// `x` within 8 bits.
#[inline(always)]
fn saturated(x: i32) -> i8 {
    if cfg!(any(peapod_mla, peapod_dsp)) {
        // One instruction.
        return x.clamp(-128, 127) as i8;
    }
    let narrow = x as i8;
    if i32::from(narrow) == x {
        return narrow;
    }
    if x < 0 { i8::MIN } else { i8::MAX }
}
