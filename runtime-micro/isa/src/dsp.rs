//! Arm's DSP extension: two 16-bit products per instruction (`smlad`).

use crate::{COLUMNS, Isa, ROWS, Rescaling};

pub mod depthwise;

/// Armv7E-M, and Armv8-M with the DSP extension.
///
/// A word holds two values that follow each other in the sum, as 16-bit numbers, the first in the
/// low half. Rows: `[depth / 2][4]` words of values times two, so that the rounding product
/// `smmulr` needs no shift; columns: `[depth / 2][C]` words.
#[derive(Clone, Copy, Debug)]
pub struct Dsp;

impl Isa for Dsp {
    type Word = i32;
    const VALUES: usize = 2;
    const RUN: usize = 4;
    const DEPTH: usize = 4;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i32], column: usize, at: usize, run: &[i8]) {
        let start = (at / 2).wrapping_mul(C).wrapping_add(column);
        let mut words = columns.get_mut(start..).unwrap_or_default();
        let (quads, rest) = run.as_chunks();
        for quad in quads {
            words = write::<C>(words, quad);
        }
        if !rest.is_empty() {
            let mut quad = [0; 4];
            for (slot, x) in quad.iter_mut().zip(rest) {
                *slot = *x;
            }
            write::<C>(words, &quad);
        }
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i32], column: usize, at: usize, len: usize, value: i8) {
        let word = pair(value, value);
        let slots = columns.as_chunks_mut::<C>().0.iter_mut().skip(at / 2);
        for slot in slots.take(len.next_multiple_of(Self::RUN) / 2) {
            if let Some(slot) = slot.get_mut(column) {
                *slot = word;
            }
        }
    }

    #[inline(always)]
    fn set<const C: usize>(columns: &mut [i32], column: usize, at: usize, value: i8) {
        let word = (at / 2).wrapping_mul(C).wrapping_add(column);
        if let Some(word) = columns.get_mut(word) {
            *word = match at % 2 {
                0 => *word & !0xffff | i32::from(value) & 0xffff,
                _ => *word & 0xffff | i32::from(value) << 16,
            };
        }
    }

    #[inline(always)]
    fn direct(_values: &[i8]) -> Option<&[i32]> {
        None
    }

    #[inline(always)]
    fn pair(columns: &[i32], rows: &[i32], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        products::pair(columns.as_chunks().0, rows.as_chunks().0, rescaling)
    }

    #[inline(always)]
    fn pairs(
        columns: &[i32],
        rows: &[i32],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        products::pairs(
            columns.as_chunks().0,
            rows.as_chunks().0,
            rescaling,
            results,
        );
    }

    #[inline(always)]
    fn one(column: &[i32], rows: &[i32], rescaling: &Rescaling) -> [i8; ROWS] {
        let rows = rows.as_chunks::<ROWS>().0.as_chunks().0;
        products::one(column.as_chunks().0, rows, rescaling)
    }
}

/// Writes four values to a column of `C`, from the first word on; returns the words after them.
#[inline(always)]
fn write<'a, const C: usize>(words: &'a mut [i32], quad: &[i8; 4]) -> &'a mut [i32] {
    let [low, high] = widen(quad);
    if C == 1 {
        if let Some(slots) = words.first_chunk_mut() {
            *slots = [low, high];
        }
    } else if let Some(slots) = words.first_chunk_mut::<{ COLUMNS + 1 }>() {
        slots[0] = low;
        slots[COLUMNS] = high;
    }
    words.get_mut(2 * C..).unwrap_or_default()
}

/// Two values as a word.
#[inline(always)]
fn pair(low: i8, high: i8) -> i32 {
    i32::from(high) << 16 | i32::from(low) & 0xffff
}

/// Four values as two words.
#[inline(always)]
fn widen(&[a, b, c, d]: &[i8; 4]) -> [i32; 2] {
    #[cfg(peapod_dsp)]
    return products::widen(i32::from_le_bytes([a, b, c, d].map(i8::cast_unsigned)));
    #[cfg(not(peapod_dsp))]
    [pair(a, b), pair(c, d)]
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use crate::{COLUMNS, ROWS, Rescaling};
    use core::arch::asm;

    /// An instruction that makes a number of one or two others.
    macro_rules! instruction {
        ($(#[$doc:meta])* $name:ident($($operand:ident),*) = $text:literal) => {
            $(#[$doc])*
            #[inline(always)]
            fn $name($($operand: i32),*) -> i32 {
                let mut result: i32;
                // SAFETY: arithmetic on registers.
                unsafe {
                    asm!(
                        $text,
                        $($operand = in(reg) $operand,)*
                        result = lateout(reg) result,
                        options(pure, nomem, nostack, preserves_flags)
                    );
                }
                result
            }
        };
    }

    instruction! {
        /// Bytes 0 and 2 as a word.
        even(quad) = "sxtb16 {result}, {quad}"
    }
    instruction! {
        /// Bytes 1 and 3 as a word.
        odd(quad) = "sxtb16 {result}, {quad}, ror #8"
    }
    instruction! {
        /// The low halves of two words as a word.
        low(a, b) = "pkhbt {result}, {a}, {b}, lsl #16"
    }
    instruction! {
        /// The high halves of two words as a word.
        high(a, b) = "pkhtb {result}, {b}, {a}, asr #16"
    }
    /// Four values of one byte as two words of two.
    #[inline(always)]
    pub(super) fn widen(quad: i32) -> [i32; 2] {
        let (even, odd) = (even(quad), odd(quad));
        [low(even, odd), high(even, odd)]
    }

    /// Two values of four channels as a word of two for each channel.
    #[inline(always)]
    pub(super) fn transposed(first: i32, second: i32) -> [i32; 4] {
        let (a, b) = (even(first), even(second));
        let (c, d) = (odd(first), odd(second));
        [low(a, b), low(c, d), high(a, b), high(c, d)]
    }

    /// Four bytes that are stored as they lie in a word.
    #[inline(always)]
    fn bytes(word: i32) -> [i8; ROWS] {
        word.to_le_bytes().map(u8::cast_signed)
    }

    /// The products of a word of both columns and of four rows.
    macro_rules! pair_step {
        () => {
            "ldrd r6, r7, [r10], #8
             ldrd r12, lr, [r11], #8
             smlad r0, r6, r12, r0
             smlad r4, r7, r12, r4
             smlad r1, r6, lr, r1
             smlad r5, r7, lr, r5
             ldrd r12, lr, [r11], #8
             smlad r2, r6, r12, r2
             smlad r8, r7, r12, r8
             smlad r3, r6, lr, r3
             smlad r9, r7, lr, r9"
        };
    }

    /// The sums of one row become results. The table lies at lr; r6, r7 and r12 are free.
    macro_rules! finish_row {
        ($($sum:literal)*) => {
            concat!(
                "ldm lr!, {{r6, r7, r12}}\n",
                $(
                    "smmulr ", $sum, ", ", $sum, ", r6\n",
                    "add ", $sum, ", ", $sum, ", ", $sum, ", asr #31\n",
                    "add ", $sum, ", ", $sum, ", r7\n",
                    "asr ", $sum, ", ", $sum, ", r12\n",
                    "ssat ", $sum, ", #8, ", $sum, "\n",
                )*
            )
        };
    }

    /// Four results become the bytes of the first one's register.
    macro_rules! gather_bytes {
        ($first:literal $second:literal $third:literal $fourth:literal) => {
            concat!(
                "bfi ",
                $first,
                ", ",
                $second,
                ", #8, #8\n",
                "bfi ",
                $first,
                ", ",
                $third,
                ", #16, #8\n",
                "bfi ",
                $first,
                ", ",
                $fourth,
                ", #24, #8\n",
            )
        };
    }

    #[inline(always)]
    pub(super) fn pair(
        columns: &[[i32; COLUMNS]],
        rows: &[[i32; ROWS]],
        rescaling: &Rescaling,
    ) -> [[i8; ROWS]; COLUMNS] {
        let mut results = [[[0; ROWS]]; COLUMNS];
        let [first, second] = &mut results;
        pairs(
            columns,
            rows,
            core::slice::from_ref(rescaling),
            [first, second],
        );
        results.map(|[result]| result)
    }

    /// The sums of a block of two columns become the bytes of r0 and r4.
    macro_rules! finish_pair {
        () => {
            concat!(
                finish_row!("r0" "r4"),
                finish_row!("r1" "r5"),
                finish_row!("r2" "r8"),
                finish_row!("r3" "r9"),
                gather_bytes!("r0" "r1" "r2" "r3"),
                gather_bytes!("r4" "r5" "r8" "r9"),
            )
        };
    }

    #[inline(always)]
    pub(super) fn pairs(
        columns: &[[i32; COLUMNS]],
        rows: &[[i32; ROWS]],
        rescaling: &[Rescaling],
        [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        // Whole steps of two words, at least one.
        let len = columns.len() & !1;
        let count = rescaling.len().min(first.len()).min(second.len());
        let whole = count
            .checked_mul(len)
            .is_some_and(|words| words <= rows.len());
        if len == 0 || count == 0 || !whole {
            return;
        }
        // SAFETY: of each of `count` blocks, `len` words of both columns are read from where they
        // begin, and of the rows `len` groups of four that follow those of the block before: the
        // loop ends when the columns' pointer has gone `len * 8` bytes, and the rows' pointer goes
        // 16 bytes each time that one goes 8. Of the table, 16 words are read, of both results four
        // bytes are written, each after those of the block before. The registers that the compiler
        // keeps for itself are put back, as is the stack pointer.
        unsafe {
            asm!(
                // From the stack pointer on: results, blocks left, two saved registers, columns,
                // their end, the table.
                "push {{r0, r1, r2, r6, r7, r10, r12, lr}}",
                "4:",
                "ldm lr!, {{r0, r1, r2, r3}}",
                "ldrd r10, r12, [sp, #20]",
                "str lr, [sp, #28]",
                "mov r4, r0",
                "mov r5, r1",
                "mov r8, r2",
                "mov r9, r3",
                "sub r6, r12, r10",
                "lsls r6, r6, #27",
                "bmi 3f",
                "2:",
                pair_step!(),
                pair_step!(),
                "3:",
                pair_step!(),
                pair_step!(),
                "ldr r6, [sp, #24]",
                "cmp r10, r6",
                "bne 2b",
                "ldr lr, [sp, #28]",
                finish_pair!(),
                "ldm sp, {{r1, r2, r3}}",
                "str r0, [r1], #4",
                "str r4, [r2], #4",
                "subs r3, r3, #1",
                "stm sp, {{r1, r2, r3}}",
                "bne 4b",
                "pop {{r0, r1, r2, r6, r7, r10, r12, lr}}",
                inout("r0") first.as_mut_ptr() => _,
                inout("r1") second.as_mut_ptr() => _,
                inout("r2") count => _,
                out("r3") _,
                out("r4") _,
                out("r5") _,
                out("r8") _,
                out("r9") _,
                inout("r10") columns.as_ptr() => _,
                inout("r11") rows.as_ptr() => _,
                inout("r12") columns.as_ptr().add(len) => _,
                inout("lr") rescaling.as_ptr() => _,
            );
        }
    }

    /// The products of two words of a column and of four rows.
    macro_rules! one_step {
        () => {
            "ldrd r4, r5, [r10], #8
             ldm r11!, {{r8, r9, r12, lr}}
             smlad r0, r4, r8, r0
             smlad r1, r4, r9, r1
             smlad r2, r4, r12, r2
             smlad r3, r4, lr, r3
             ldm r11!, {{r8, r9, r12, lr}}
             smlad r0, r5, r8, r0
             smlad r1, r5, r9, r1
             smlad r2, r5, r12, r2
             smlad r3, r5, lr, r3"
        };
    }

    #[inline(always)]
    pub(super) fn one(
        column: &[[i32; 2]],
        rows: &[[[i32; ROWS]; 2]],
        rescaling: &Rescaling,
    ) -> [i8; ROWS] {
        let len = column.len().min(rows.len());
        if len == 0 {
            return [0; ROWS];
        }
        let first: i32;
        // SAFETY: `len` steps are read from where the slices begin: the loop ends when the
        // column's pointer has gone `len * 8` bytes, and the rows' pointer goes 32 bytes each
        // time. Of the table, 16 words are read. The registers that the compiler keeps for itself
        // are put back, as is the stack pointer.
        unsafe {
            asm!(
                "push {{r6, r7, lr}}",
                "ldm lr, {{r0, r1, r2, r3}}",
                "mov r6, r12",
                "sub r4, r12, r10",
                "lsls r4, r4, #28",
                "bmi 3f",
                "2:",
                one_step!(),
                "3:",
                one_step!(),
                "cmp r10, r6",
                "bne 2b",
                "ldr lr, [sp, #8]",
                "add lr, lr, #16",
                finish_row!("r0"),
                finish_row!("r1"),
                finish_row!("r2"),
                finish_row!("r3"),
                gather_bytes!("r0" "r1" "r2" "r3"),
                "pop {{r6, r7, lr}}",
                out("r0") first,
                out("r1") _,
                out("r2") _,
                out("r3") _,
                out("r4") _,
                out("r5") _,
                out("r8") _,
                out("r9") _,
                inout("r10") column.as_ptr() => _,
                inout("r11") rows.as_ptr() => _,
                inout("r12") column.as_ptr().add(len) => _,
                inout("lr") rescaling.as_ptr() => _,
                options(readonly)
            );
        }
        bytes(first)
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    use crate::{COLUMNS, ROWS, Rescaling, round};

    /// The products of two words.
    fn dot(sum: i32, x: i32, w: i32) -> i32 {
        let low = i32::from(x as i16) * i32::from(w as i16);
        let high = (x >> 16).wrapping_mul(w >> 16);
        sum.wrapping_add(low).wrapping_add(high)
    }

    pub(super) fn pair(
        columns: &[[i32; COLUMNS]],
        rows: &[[i32; ROWS]],
        rescaling: &Rescaling,
    ) -> [[i8; ROWS]; COLUMNS] {
        let &[a, b, c, d, ..] = rescaling;
        let mut sums = [[a, b, c, d]; COLUMNS];
        for (columns, rows) in columns.iter().zip(rows) {
            for (sums, &x) in sums.iter_mut().zip(columns) {
                for (sum, &w) in sums.iter_mut().zip(rows) {
                    *sum = dot(*sum, x, w);
                }
            }
        }
        sums.map(|sums| finish(sums, rescaling))
    }

    pub(super) fn pairs(
        columns: &[[i32; COLUMNS]],
        rows: &[[i32; ROWS]],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        crate::each_pair::<super::Dsp>(
            columns.as_flattened(),
            rows.as_flattened(),
            rescaling,
            results,
        );
    }

    pub(super) fn one(
        column: &[[i32; 2]],
        rows: &[[[i32; ROWS]; 2]],
        rescaling: &Rescaling,
    ) -> [i8; ROWS] {
        let &[a, b, c, d, ..] = rescaling;
        let mut sums = [a, b, c, d];
        for (&x, rows) in column.as_flattened().iter().zip(rows.as_flattened()) {
            for (sum, &w) in sums.iter_mut().zip(rows) {
                *sum = dot(*sum, x, w);
            }
        }
        finish(sums, rescaling)
    }

    /// Results of sums that are twice as large as they are meant.
    fn finish(sums: [i32; ROWS], rescaling: &Rescaling) -> [i8; ROWS] {
        let mut results = [0; ROWS];
        let [_, _, _, _, rows @ ..] = rescaling;
        let rows = rows.as_chunks().0.iter();
        for ((result, sum), &[multiplier, offset, shift]) in results.iter_mut().zip(sums).zip(rows)
        {
            let product = i64::from(sum) * i64::from(multiplier);
            *result = round(((product + (1 << 31)) >> 32) as i32, offset, shift);
        }
        results
    }
}
