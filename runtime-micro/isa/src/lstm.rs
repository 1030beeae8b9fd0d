//! Steps of long short-term memories of integers: what goes into the functions of all gates, and
//! what becomes of the states.
//!
//! Gates come in fours, those of a unit: input, forget, candidate and output. What goes into their
//! functions is in steps of 2^-12, saturated to 16 bits. It is the sum of two rescaled sums of
//! products, over the input and over the hidden state, each saturated before: TensorFlow Lite Micro
//! rounds all three.
//!
//! # Lines
//!
//! The logistic function and the hyperbolic tangent are lines between the entries of one table, as
//! in TensorFlow Lite Micro, which has half of it: `2^16 * logistic(i / 24)` for `i` from 0 to 255,
//! and mirrors what it finds where the input is negative. Here the table is [`Lines`], that minus
//! 2^15 for `i` from -256 to 256, so that no sign is taken apart. Its values are those of the half
//! table, mirrored: `-x`, and 32767 at its ends. That is the same, bit for bit. With `m` three
//! times the input, `i = m >> 9` and `f = m & 511`, the value of a line is
//! `v = (512 - f) * t[i] + f * t[i + 1]`, an integer without any rounding. Where `m` is negative,
//! the reference takes `w`, the value at `-m`, and continues with `2^25 - 1 - (2^24 + w)`, which is
//! `2^24 - 1 - w`. As `t` is odd and 0 at 0, `v = -w`: so it is `2^24 + v - 1`, and the last is
//! `m >> 31`. The same holds for 256 instead of 512, and for `!x`, which is `-1 - x`. Tests try
//! every input of 16 bits.

use crate::ROWS;

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
use dsp as dsp_sums;
#[cfg(peapod_mve)]
use mve as mve_sums;
#[cfg(not(peapod_dsp))]
use portable::dsp as dsp_sums;
#[cfg(not(peapod_mve))]
use portable::mve as mve_sums;

#[cfg(all(peapod_dsp, not(peapod_mve)))]
use dsp as states;
#[cfg(peapod_mve)]
use mve as states;
#[cfg(not(peapod_dsp))]
use portable as states;

/// What goes into the functions of a unit's gates.
pub type Gates = [i16; ROWS];

/// What the sums of a unit's gates begin with: those over the input, then over the hidden state.
pub type Biases = [[i32; ROWS]; 2];

/// The two sums of a gate: over the input, and over the hidden state.
pub const SUMS: usize = 2;

/// Entries of [`Lines`].
pub const LINES: usize = 513;

/// `2^16 * logistic(i / 24) - 2^15` for `i` from -256 to 256, as the crate's users tabulate it.
pub type Lines = [i16; LINES];

/// Where [`Lines`] has its value at 0.
const MIDDLE: usize = LINES / 2;

/// What becomes of four sums of 8-bit products, one of each gate: each is
/// [`scale`](crate::scale::scale)d.
///
/// A sum, shifted to the left where its shift is positive, must stay below 2^30.
#[derive(Clone, Copy, Debug)]
pub struct Scales {
    multipliers: [i32; ROWS],
    shifts: [i32; ROWS],
}

impl Scales {
    /// By `multipliers`, which are not negative, and `shifts` within -31 and 30.
    pub const fn new(multipliers: [i32; ROWS], shifts: [i32; ROWS]) -> Self {
        Self {
            multipliers,
            shifts,
        }
    }
}

/// Declares a function that computes the gates of all units, and checks that all is there. `$len`
/// tells how much each unit's rows have for a column.
macro_rules! gates {
    (
        $(#[$doc:meta])*
        $name:ident: $set:ident::$sums:ident of $column:ty, $row:ty, $scales:ty, $len:expr
    ) => {
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(
            columns: [&[$column]; SUMS],
            rows: [&[$row]; SUMS],
            biases: &[Biases],
            scales: &[$scales; SUMS],
            results: &mut [Gates],
        ) {
            let lens = columns.map($len);
            if let Some(count) = units(lens, rows.map(<[_]>::len), biases, results) {
                $set::$sums(columns, rows, (biases, count), scales, results);
            }
        }
    };
}

gates! {
    /// Computes the gates of all units from columns of 8 bits, with Arm's DSP extension: of as many
    /// as there are biases and results.
    ///
    /// A column has words of its values as [`dsp::widened`](crate::dsp::widened) writes them; rows
    /// are those of [`Dsp`](crate::Dsp), a block of the four gates for each unit. Sums without
    /// their bias fit 24 bits. Where rows are missing, or a column has no values, nothing is done.
    gates_dsp: dsp_sums::gates of [i32; 2], [i32; ROWS], Scales, <[_]>::len
}

gates! {
    /// As [`gates_dsp`] of columns of 16 bits, in the order of their values. A block of rows has of
    /// each two values a word of the first and second and one of the third and fourth gate:
    /// `[2][2]` bytes, values outermost. Sums fit 32 bits; results are the high words of their
    /// products with multipliers, which are not negative, rounded with ties up.
    wide_gates_dsp: dsp_sums::wide_gates of [i32; 2], [i32; ROWS], [i32; ROWS], <[_]>::len
}

gates! {
    /// As [`gates_dsp`], with Arm's vector extension. Rows are as long as columns, and those of a
    /// unit's four gates follow each other.
    gates_mve: mve_sums::gates of i8, i8, Scales, of_four
}

gates! {
    /// As [`wide_gates_dsp`], with Arm's vector extension and the rows of [`gates_mve`].
    wide_gates_mve: mve_sums::wide_gates of i16, i8, [i32; ROWS], of_four
}

/// Weights of four rows as long as a column.
#[inline(always)]
fn of_four<T>(column: &[T]) -> usize {
    column.len().saturating_mul(ROWS)
}

/// Units for which there are biases and room for results, and of which each has blocks of rows of
/// such lengths: `None` if some lack, or there are none.
#[inline(always)]
fn units(
    blocks: [usize; SUMS],
    rows: [usize; SUMS],
    biases: &[Biases],
    results: &[Gates],
) -> Option<usize> {
    let count = biases.len().min(results.len());
    for (block, there) in blocks.into_iter().zip(rows) {
        if block == 0 || block.checked_mul(count)? > there {
            return None;
        }
    }
    (count != 0).then_some(count)
}

/// Elements of the hidden state.
pub trait Hidden: Copy {
    /// Whether there are 16 bits, else 8.
    const IS_WIDE: bool;

    /// Makes the next states of as many units as there are gates, cells and results.
    fn update(
        update: &Update,
        lines: &Lines,
        gates: &[Gates],
        cells: &mut [i16],
        results: &mut [Self],
    );
}

macro_rules! hidden {
    ($element:ident, $is_wide:literal, $update:ident) => {
        impl Hidden for $element {
            const IS_WIDE: bool = $is_wide;

            #[inline(always)]
            fn update(
                update: &Update,
                lines: &Lines,
                gates: &[Gates],
                cells: &mut [i16],
                results: &mut [Self],
            ) {
                let count = gates.len().min(cells.len()).min(results.len());
                if count != 0 {
                    states::$update(update, lines, (gates, count), cells, results);
                }
            }
        }
    };
}

hidden!(i8, false, update_narrow);
hidden!(i16, true, update_wide);

/// What becomes of the states, in steps of fixed point, of which the scale is given.
///
/// Both roundings of a product with a power of two, `x * 2^-(r + 1)` as
/// [`scale`](crate::scale::scale) makes it with the multiplier 2^30, are one shift: first
/// `h = (x + 1) >> 1`, then, with ties away from zero, `(h + 2^(r - 1) - n) >> r` where `n` is 1 if
/// `h` is negative. As floors of halves nest, that is `(x + 1 + 2^r - 2n) >> (r + 1)`. Here `n` is
/// 1 if `x` is negative, which differs for `x = -1` alone, where both are 0.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Update {
    /// What is added to the product of input gate and candidate before it is shifted.
    added_offset: i32,
    /// Places that it is shifted to the right.
    added_right: i32,
    /// Limits of the cell state.
    least: i32,
    most: i32,
    /// `(cell * factor + half) >> right` is what goes into the table, in steps of 2^-12 / 3.
    factor: i32,
    half: i32,
    right: i32,
    /// The result: the high word of twice the product, with the multiplier, rounded; plus offset,
    /// which is half a unit and the zero point; shifted to the right.
    multiplier: i32,
    offset: i32,
    shift: i32,
}

impl Update {
    /// With a cell state in steps of 2^`exponent`, no more than `clip` from 0, and results that are
    /// the product of output gate and state, in steps of 2^-30, times
    /// `multiplier * 2^(shift - 31)`, plus the zero point. `None` where one of them is out of the
    /// bounds within which nothing wraps: `exponent` within -27 and 0, `clip` within 0 and 2^15,
    /// `multiplier` not negative, `shift` within -23 and -1, and the zero point within -128 and
    /// 127.
    pub const fn new(
        exponent: i32,
        clip: i32,
        (multiplier, shift): (i32, i32),
        zero_point: i32,
    ) -> Option<Self> {
        let fits = -27 <= exponent
            && exponent <= 0
            && 0 <= clip
            && clip <= 1 << 15
            && 0 <= multiplier
            && -23 <= shift
            && shift <= -1
            && -128 <= zero_point
            && zero_point <= 127;
        if !fits {
            return None;
        }
        // Shifts to the right: of the product by 29 + exponent after it was halved.
        let added = 29 + exponent;
        let left = if exponent < -12 { 0 } else { exponent + 12 };
        let right = if exponent < -12 { -12 - exponent } else { 0 };
        Some(Self {
            added_offset: 1 + (1 << added),
            added_right: added + 1,
            least: -clip,
            most: clip,
            factor: 3 << left,
            half: (1 << right) >> 1,
            right,
            multiplier,
            offset: (1 << (-shift - 1)) + (zero_point << -shift),
            shift: -shift,
        })
    }
}

#[cfg(test)]
mod tests;
