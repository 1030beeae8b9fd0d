//! Sums of products with rows of a matrix, for layers that have one column and few rows; and the
//! memory of such a layer.

#[cfg(peapod_no_wide_product)]
#[allow(unsafe_code, reason = "plain Rust spills the sums")]
mod thumb1;

#[cfg(not(peapod_no_wide_product))]
use products::{ROWS, several};
#[cfg(peapod_no_wide_product)]
use thumb1::{ROWS, several};

/// Writes for each row of the matrix, which has as many values as the column, the sum of its
/// products with `x + offset` of the column's values. There are at least as many rows as sums.
///
/// `offset` is within -127 and 128.
#[inline(never)]
pub fn dots(column: &[i8], offset: i32, matrix: &[i8], sums: &mut [i32]) {
    let len = column.len();
    if len == 0 {
        sums.fill(0);
        return;
    }
    let mut rest = matrix;
    // Rows that are computed together share what is loaded of the column.
    let (blocks, last) = sums.as_chunks_mut::<ROWS>();
    for sums in blocks {
        let Some((rows, others)) = rest.split_at_checked(len.wrapping_mul(ROWS)) else {
            return;
        };
        *sums = several(column, offset, rows);
        rest = others;
    }
    for sum in last {
        let Some((row, others)) = rest.split_at_checked(len) else {
            return;
        };
        *sum = products::one(column, offset, row);
        rest = others;
    }
}

/// One step of time for each of some memories of `len` values, which are consecutive: the low byte
/// of its sum moves in as the newest value, and the sum becomes that of the products of `x +
/// offset` of its values with its weights. As many as there are.
#[inline(never)]
pub fn remember(memories: &mut [i8], len: usize, offset: i32, weights: &[i8], sums: &mut [i32]) {
    let (mut memories, mut weights) = (memories, weights);
    for sum in sums {
        let halves = core::mem::take(&mut memories).split_at_mut_checked(len);
        let (Some((memory, others)), Some((row, rest))) = (halves, weights.split_at_checked(len))
        else {
            return;
        };
        #[cfg(peapod_no_wide_product)]
        {
            *sum = thumb1::shift_in(memory, *sum as i8, offset, row);
        }
        #[cfg(not(peapod_no_wide_product))]
        {
            shift_in(memory, *sum as i8);
            *sum = dot(memory, offset, row);
        }
        (memories, weights) = (others, rest);
    }
}

/// The sum of the products of `x + offset` with the weights, as [`dots`].
#[cfg(not(peapod_no_wide_product))]
#[inline(always)]
fn dot(column: &[i8], offset: i32, row: &[i8]) -> i32 {
    let len = column.len().min(row.len());
    match (column.get(..len), row.get(..len)) {
        (Some(column), Some(row)) if len > 0 => products::one(column, offset, row),
        _ => 0,
    }
}

/// Moves values one place to the front, over the first, and puts another one last.
#[cfg(not(peapod_no_wide_product))]
#[inline(always)]
fn shift_in(values: &mut [i8], newest: i8) {
    products::shift(values);
    if let Some(last) = values.last_mut() {
        *last = newest;
    }
}

#[cfg(not(peapod_mve))]
mod products {
    use super::steps::{STEPS, add, widened};

    #[cfg(not(peapod_no_wide_product))]
    pub(super) const ROWS: usize = 2;

    /// The rows are consecutive, and each has as many values as the column.
    #[cfg(not(peapod_no_wide_product))]
    #[inline(always)]
    pub(super) fn several(column: &[i8], offset: i32, rows: &[i8]) -> [i32; ROWS] {
        match rows.split_at_checked(column.len()) {
            Some((a, b)) => two(column, offset, [a, b]),
            None => [0; ROWS],
        }
    }

    /// The column and both rows have one length.
    #[cfg(not(peapod_no_wide_product))]
    #[inline(never)]
    fn two(column: &[i8], offset: i32, [a, b]: [&[i8]; 2]) -> [i32; 2] {
        let (fours, rest) = column.as_chunks::<STEPS>();
        let (a_fours, a_rest) = a.as_chunks::<STEPS>();
        let (b_fours, b_rest) = b.as_chunks::<STEPS>();
        let (mut a, mut b) = (0_i32, 0_i32);
        for ((xs, a_weights), b_weights) in fours.iter().zip(a_fours).zip(b_fours) {
            let xs = widened(*xs, offset);
            a = add(a, xs, *a_weights);
            b = add(b, xs, *b_weights);
        }
        for ((x, a_weight), b_weight) in rest.iter().zip(a_rest).zip(b_rest) {
            let x = i32::from(*x).wrapping_add(offset);
            a = a.wrapping_add(x.wrapping_mul((*a_weight).into()));
            b = b.wrapping_add(x.wrapping_mul((*b_weight).into()));
        }
        [a, b]
    }

    /// The column and the row have one length.
    #[inline(always)]
    pub(super) fn one(column: &[i8], offset: i32, row: &[i8]) -> i32 {
        let (fours, rest) = column.as_chunks::<STEPS>();
        let (row_fours, row_rest) = row.as_chunks::<STEPS>();
        let mut sum = 0_i32;
        for (xs, weights) in fours.iter().zip(row_fours) {
            sum = add(sum, widened(*xs, offset), *weights);
        }
        for (x, weight) in rest.iter().zip(row_rest) {
            let x = i32::from(*x).wrapping_add(offset);
            sum = sum.wrapping_add(x.wrapping_mul((*weight).into()));
        }
        sum
    }

    #[cfg(not(any(peapod_mla, peapod_no_wide_product)))]
    #[inline(always)]
    pub(super) fn shift(values: &mut [i8]) {
        let cells = core::cell::Cell::from_mut(values).as_slice_of_cells();
        for (to, from) in cells.iter().zip(cells.iter().skip(1)) {
            to.set(from.get());
        }
    }

    #[cfg(peapod_mla)]
    #[allow(unsafe_code, reason = "plain Rust calls a function for few bytes")]
    #[inline(always)]
    pub(super) fn shift(values: &mut [i8]) {
        let Some(len) = values.len().checked_sub(1).filter(|len| *len > 0) else {
            return;
        };
        // SAFETY: all bytes but the first are read, and all but the last written: four at a time,
        // then one at a time, what is read before what is written over it. Words need not be
        // aligned on these cores.
        unsafe {
            core::arch::asm!(
                "subs {len}, {len}, #4",
                "blo 3f",
                "2:",
                "ldr {value}, [{to}, #1]",
                "str {value}, [{to}], #4",
                "subs {len}, {len}, #4",
                "bhs 2b",
                "3:",
                "adds {len}, {len}, #4",
                "beq 5f",
                "4:",
                "ldrb {value}, [{to}, #1]",
                "strb {value}, [{to}], #1",
                "subs {len}, {len}, #1",
                "bne 4b",
                "5:",
                value = out(reg) _,
                to = inout(reg) values.as_mut_ptr() => _,
                len = inout(reg) len => _,
                options(nostack)
            );
        }
    }
}

/// Four products, in pairs of 16 bits.
#[cfg(all(peapod_dsp, not(peapod_mve)))]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod steps {
    use core::arch::asm;

    pub(super) const STEPS: usize = 4;

    /// Bytes 0 and 2, then 1 and 3, all with the offset added.
    #[inline(always)]
    pub(super) fn widened(values: [i8; STEPS], offset: i32) -> [i32; 2] {
        let both = offset << 16 | offset & 0xffff;
        let word = i32::from_le_bytes(values.map(i8::cast_unsigned));
        let (mut even, mut odd);
        // SAFETY: arithmetic on registers.
        unsafe {
            asm!(
                "sxtab16 {even}, {both}, {word}",
                "sxtab16 {odd}, {both}, {word}, ror #8",
                even = out(reg) even,
                odd = lateout(reg) odd,
                both = in(reg) both,
                word = in(reg) word,
                options(pure, nomem, nostack, preserves_flags)
            );
        }
        [even, odd]
    }

    /// Adds the products with four weights.
    #[inline(always)]
    pub(super) fn add(mut sum: i32, [even, odd]: [i32; 2], weights: [i8; STEPS]) -> i32 {
        let word = i32::from_le_bytes(weights.map(i8::cast_unsigned));
        // SAFETY: arithmetic on registers.
        unsafe {
            asm!(
                "sxtb16 {half}, {word}",
                "smlad {sum}, {even}, {half}, {sum}",
                "sxtb16 {half}, {word}, ror #8",
                "smlad {sum}, {odd}, {half}, {sum}",
                half = out(reg) _,
                sum = inout(reg) sum,
                even = in(reg) even,
                odd = in(reg) odd,
                word = in(reg) word,
                options(pure, nomem, nostack)
            );
        }
        sum
    }
}

#[cfg(not(peapod_dsp))]
mod steps {
    pub(super) const STEPS: usize = 4;

    #[inline(always)]
    pub(super) fn widened(values: [i8; STEPS], offset: i32) -> [i32; STEPS] {
        values.map(|x| i32::from(x).wrapping_add(offset))
    }

    #[inline(always)]
    pub(super) fn add(sum: i32, values: [i32; STEPS], weights: [i8; STEPS]) -> i32 {
        let products = values.iter().zip(weights);
        products.fold(sum, |sum, (x, w)| {
            sum.wrapping_add(x.wrapping_mul(w.into()))
        })
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use core::arch::asm;

    pub(super) const ROWS: usize = 2;

    /// The rows are consecutive, and each has as many values as the column.
    #[inline(always)]
    pub(super) fn several(column: &[i8], offset: i32, rows: &[i8]) -> [i32; ROWS] {
        match rows.split_at_checked(column.len()) {
            Some((a, b)) => [a, b].map(|row| one(column, offset, row)),
            None => [0; ROWS],
        }
    }

    /// The column and the row have one length.
    #[inline(always)]
    pub(super) fn one(column: &[i8], offset: i32, row: &[i8]) -> i32 {
        let (products, weights): (i32, i32);
        // SAFETY: both slices have `column.len()` values, and loops of this kind end after as many,
        // with the last loads predicated.
        unsafe {
            asm!(
                "wlstp.8 lr, {len}, 3f",
                "2:",
                "vldrb.u8 q0, [{column}], #16",
                "vldrb.u8 q1, [{row}], #16",
                "vmladava.s8 r0, q0, q1",
                "vaddva.s8 r2, q1",
                "letp lr, 2b",
                "3:",
                len = in(reg) column.len(),
                column = inout(reg) column.as_ptr() => _,
                row = inout(reg) row.as_ptr() => _,
                inout("r0") 0 => products,
                inout("r2") 0 => weights,
                out("lr") _,
                out("q0") _, out("q1") _,
                options(readonly, nostack)
            );
        }
        weights.wrapping_mul(offset).wrapping_add(products)
    }

    #[inline(always)]
    pub(super) fn shift(values: &mut [i8]) {
        let Some(len) = values.len().checked_sub(1) else {
            return;
        };
        // SAFETY: all bytes but the first are read, and all but the last written, what is read
        // before what is written over it; loops of this kind end after `len` bytes.
        unsafe {
            asm!(
                "wlstp.8 lr, {len}, 3f",
                "2:",
                "vldrb.u8 q0, [{from}], #16",
                "vstrb.8 q0, [{to}], #16",
                "letp lr, 2b",
                "3:",
                len = in(reg) len,
                from = inout(reg) values.as_ptr().wrapping_add(1) => _,
                to = inout(reg) values.as_mut_ptr() => _,
                out("lr") _,
                out("q0") _,
                options(nostack)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::vec::Vec;

    proptest! {
        /// Of each row, whatever the lengths.
        #[test]
        fn sums_of_products(
            column in prop::collection::vec(any::<i8>(), 0..40),
            offset in -127..=128,
            matrix in prop::collection::vec(any::<i8>(), 280),
            rows in 0..8_usize,
        ) {
            let mut sums = std::vec![-7; rows];
            dots(&column, offset, &matrix, &mut sums);
            for (row, sum) in sums.into_iter().enumerate() {
                let weights = &matrix[row * column.len()..][..column.len()];
                let products = column.iter().zip(weights);
                let products = products.map(|(x, w)| (i32::from(*x) + offset) * i32::from(*w));
                prop_assert_eq!(sum, products.sum::<i32>());
            }
        }

        /// Rows that are not there leave sums alone, and read nothing.
        #[test]
        fn short_matrices(
            column in prop::collection::vec(any::<i8>(), 1..20),
            matrix in prop::collection::vec(any::<i8>(), 0..60),
        ) {
            let mut sums = [77; 80];
            dots(&column, 1, &matrix, &mut sums);
            let rows = matrix.len() / column.len();
            prop_assert!(sums.iter().skip(rows).all(|sum| *sum == 77));
        }

        #[test]
        fn the_oldest_makes_room(
            len in 1..20_usize,
            newest in prop::collection::vec(any::<i8>(), 0..5),
            offset in -127..=128,
            values in prop::collection::vec(any::<i8>(), 100),
            weights in prop::collection::vec(any::<i8>(), 100),
        ) {
            let mut sums: Vec<i32> = newest.iter().map(|x| i32::from(*x) + 256).collect();
            let mut memories = values.clone();
            remember(&mut memories, len, offset, &weights, &mut sums);
            for (i, newest) in newest.iter().enumerate() {
                let at = i * len;
                let others = &values[at + 1..at + len];
                let expected: Vec<i8> = others.iter().copied().chain([*newest]).collect();
                let products = expected.iter().zip(&weights[at..]);
                let products = products.map(|(x, w)| (i32::from(*x) + offset) * i32::from(*w));
                prop_assert_eq!(sums[i], products.sum::<i32>());
                prop_assert_eq!(&memories[at..at + len], &expected);
            }
            prop_assert_eq!(&memories[newest.len() * len..], &values[newest.len() * len..]);
        }
    }
}
