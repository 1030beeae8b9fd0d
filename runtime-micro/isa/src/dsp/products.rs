//! The same by the instructions.

use super::Dsp;
use crate::{COLUMNS, ROWS, Rescaling, Runs};
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
    /// The sums of both halves.
    halves_sum(a, b) = "sadd16 {result}, {a}, {b}"
}
instruction! {
    /// The low half of one word and then that of another.
    low_halves(a, b) = "pkhbt {result}, {a}, {b}, lsl #16"
}
instruction! {
    /// The low half of one word and the high half of another.
    low_and_high(a, b) = "pkhbt {result}, {a}, {b}"
}

/// The first and second, and the second and third byte of a word, times two.
#[inline(always)]
pub(super) fn neighbours(word: i32) -> [i32; 2] {
    let [even, odd] = widen(word).map(|both| halves_sum(both, both));
    [low_halves(even, odd), low_and_high(odd, even)]
}

/// Four values of one byte as two words of two.
#[inline(always)]
pub(super) fn widen(quad: i32) -> [i32; 2] {
    [even(quad), odd(quad)]
}

/// Writes runs in whole quads.
#[inline(never)]
pub(super) fn window(columns: &mut [i32], column: usize, values: &[i8], runs: &Runs<Dsp>) {
    let Runs {
        count,
        step,
        padded,
        ..
    } = *runs;
    // SAFETY: runs of this instruction set are padded to whole quads. The caller made sure that
    // there are `count` runs of `padded` bytes, at least one of each, `step` bytes apart, and room
    // for two words of both columns for each quad, of which that at `column` is written. Loads need
    // no alignment.
    unsafe {
        asm!(
            "2:",
            "mov {from}, {values}",
            "add {values}, {step}",
            "lsrs r3, {quads}, #1",
            "bcc 3f",
            "ldr {a}, [{from}], #4",
            "sxtb16 {b}, {a}",
            "sxtb16 {a}, {a}, ror #8",
            "str {a}, [{to}, #8]",
            "str {b}, [{to}], #16",
            // Needs a low register.
            "cbz r3, 4f",
            "3:",
            "ldr {c}, [{from}, #4]",
            "ldr {a}, [{from}], #8",
            "sxtb16 {d}, {c}",
            "sxtb16 {c}, {c}, ror #8",
            "sxtb16 {b}, {a}",
            "sxtb16 {a}, {a}, ror #8",
            "str {d}, [{to}, #16]",
            "str {c}, [{to}, #24]",
            "str {a}, [{to}, #8]",
            "str {b}, [{to}], #32",
            "subs r3, r3, #1",
            "bne 3b",
            "4:",
            "subs {count}, {count}, #1",
            "bne 2b",
            values = inout(reg) values.as_ptr() => _,
            step = in(reg) step,
            quads = in(reg) padded / 4,
            count = inout(reg) count => _,
            to = inout(reg) columns.as_mut_ptr().add(column) => _,
            from = out(reg) _,
            out("r3") _,
            a = out(reg) _,
            b = out(reg) _,
            c = out(reg) _,
            d = out(reg) _,
            options(nostack)
        );
    }
}

/// The products of a word of both columns and of four rows.
macro_rules! pair_step {
    () => {
        "ldr r7, [r10, #4]
         ldr r6, [r10], #8
         ldr lr, [r11, #4]
         ldr r12, [r11], #8
         smlad r1, r6, r12, r1
         smlad r5, r7, r12, r5
         smlad r3, r6, lr, r3
         smlad r9, r7, lr, r9
         sxtb16 r12, r12
         sxtb16 lr, lr
         smlad r0, r6, r12, r0
         smlad r4, r7, r12, r4
         smlad r2, r6, lr, r2
         smlad r8, r7, lr, r8\n"
    };
}

/// The sums of two rows, of which the second is 256 times its own plus the first, become twice what
/// they are.
macro_rules! split_rows {
    ($($first:literal $second:literal),*) => {
        concat!(
            $(
                "sub ", $second, ", ", $second, ", ", $first, "\n",
                "lsl ", $first, ", ", $first, ", #1\n",
                "asr ", $second, ", ", $second, ", #7\n",
            )*
        )
    };
}

/// The doubled sums of one row become results. The table is at lr; r6, r7, r10 and r12 are free.
macro_rules! finish_row {
    ($($sum:literal)*) => {
        concat!(
            "ldm lr!, {{r6, r7, r12}}\n",
            $(
                // Ties go away from zero, so one less where the sum is negative; where it is so
                // small that its product is zero, half a unit less one is less than a unit too.
                "add r10, r7, ", $sum, ", asr #31\n",
                "smmlar ", $sum, ", ", $sum, ", r6, r10\n",
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

/// The sums of a block of two columns become the bytes of r0 and r4.
macro_rules! finish_pair {
    () => {
        concat!(
            split_rows!("r0" "r1", "r4" "r5", "r2" "r3", "r8" "r9"),
            finish_row!("r0" "r4"),
            finish_row!("r1" "r5"),
            finish_row!("r2" "r8"),
            finish_row!("r3" "r9"),
            gather_bytes!("r0" "r1" "r2" "r3"),
            gather_bytes!("r4" "r5" "r8" "r9"),
        )
    };
}

/// Loads what four sums begin with, for the first column and the second, and where both are.
macro_rules! begin_pair {
    () => {
        concat!(
            "ldm lr!, {{r0, r1, r2, r3}}\n",
            "ldrd r10, r12, [sp, #20]\n",
            "str lr, [sp, #28]\n",
            "mov r4, r0\nmov r5, r1\nmov r8, r2\nmov r9, r3\n",
        )
    };
}

/// Stores the results of both columns, and counts the block.
macro_rules! store_pair {
    () => {
        concat!(
            "ldm sp, {{r1, r2, r3}}\n",
            "str r0, [r1], #4\n",
            "str r4, [r2], #4\n",
            "subs r3, r3, #1\n",
            "stm sp, {{r1, r2, r3}}\n",
        )
    };
}

#[inline(never)]
pub(super) fn pairs(
    columns: &[[i32; COLUMNS]],
    rows: &[[i32; 2]],
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
    // begin, and of the rows `len` groups of two that follow those of the block before: the loop
    // ends when the columns' pointer has gone `len * 8` bytes, and the rows' pointer goes as far.
    // The loop of eight steps is entered where those left are a multiple of eight. Of the table, 16
    // words are read, of both results four bytes are written, each after those of the block before.
    // The registers that the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            // From the stack pointer on: results, blocks left, two saved registers, columns, their
            // end, the table.
            "push {{r0, r1, r2, r6, r7, r10, r12, lr}}",
            "4:",
            begin_pair!(),
            "sub r6, r12, r10",
            "lsls r6, r6, #27",
            "bpl 5f",
            "bcs 6f",
            "b 8f",
            "5:",
            "bcs 7f",
            concat!("2:\n", pair_step!(), pair_step!()),
            concat!("6:\n", pair_step!(), pair_step!()),
            concat!("7:\n", pair_step!(), pair_step!()),
            concat!("8:\n", pair_step!(), pair_step!()),
            "ldr r6, [sp, #24]",
            "cmp r10, r6",
            "bne 2b",
            "ldr lr, [sp, #28]",
            finish_pair!(),
            store_pair!(),
            "bne 4b",
            "pop {{r0, r1, r2, r6, r7, r10, r12, lr}}",
            inout("r0") first.as_mut_ptr() => _,
            inout("r1") second.as_mut_ptr() => _,
            inout("r2") count => _,
            out("r3") _, out("r4") _, out("r5") _, out("r8") _, out("r9") _,
            inout("r10") columns.as_ptr() => _,
            inout("r11") rows.as_ptr() => _,
            inout("r12") columns.as_ptr().add(len) => _,
            inout("lr") rescaling.as_ptr() => _,
        );
    }
}

/// The products of four bytes of a column, in the named register, and of four rows.
macro_rules! one_step {
    ($bytes:literal) => {
        concat!(
            "ldm r11!, {{r8, r9, r12, lr}}\n",
            "sxtb16 r4, ",
            $bytes,
            "\n",
            "sxtb16 r5, ",
            $bytes,
            ", ror #8\n",
            "smlad r1, r4, r8, r1\n",
            "smlad r3, r4, r9, r3\n",
            "smlad r1, r5, r12, r1\n",
            "smlad r3, r5, lr, r3\n",
            "sxtb16 r8, r8\n",
            "sxtb16 r9, r9\n",
            "sxtb16 r12, r12\n",
            "sxtb16 lr, lr\n",
            "smlad r0, r4, r8, r0\n",
            "smlad r2, r4, r9, r2\n",
            "smlad r0, r5, r12, r0\n",
            "smlad r2, r5, lr, r2\n",
        )
    };
}

/// The products of the next eight bytes, which need not be aligned: `ldrd` would not do.
macro_rules! two_steps {
    () => {
        concat!(
            "ldr r6, [r10, #4]\n",
            "ldr r5, [r10], #8\n",
            one_step!("r5"),
            one_step!("r6"),
        )
    };
}

/// The results of four rows from the two halves of their sums, as bytes of `r0`; keeps `r7`.
macro_rules! finish_one {
    () => {
        concat!(
            "mov r8, r7\n",
            split_rows!("r0" "r1", "r2" "r3"),
            finish_row!("r0"),
            finish_row!("r1"),
            finish_row!("r2"),
            finish_row!("r3"),
            "mov r7, r8\n",
            gather_bytes!("r0" "r1" "r2" "r3"),
        )
    };
}

#[inline(never)]
pub(super) fn ones(
    column: &[[i8; 4]],
    rows: &[[[i32; 2]; 2]],
    rescaling: &[Rescaling],
    results: &mut [[i8; ROWS]],
) {
    let len = column.len();
    let count = rescaling.len().min(results.len());
    let whole = count
        .checked_mul(len)
        .is_some_and(|steps| steps <= rows.len());
    if len == 0 || count == 0 || !whole {
        return;
    }
    // SAFETY: of each of `count` blocks, `len` steps are read from where the column begins and of
    // the rows from where those of the block before end: the loop ends when the column's pointer
    // has gone `len * 4` bytes, and the rows' pointer goes 16 bytes each time. An odd step and two
    // more come before a loop of four. Of the table, 16 words are read, of the results four bytes
    // are written, each after those of the block before. The registers that the compiler keeps for
    // itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            // From the stack pointer on: results, blocks left, two saved registers, the column,
            // the table.
            "push {{r0, r1, r6, r7, r10, lr}}",
            "mov r7, r12",
            "4:",
            "ldm lr!, {{r0, r1, r2, r3}}",
            "ldr r10, [sp, #16]",
            "str lr, [sp, #20]",
            "sub r6, r7, r10",
            "lsls r6, r6, #29",
            "bpl 5f",
            concat!("ldr r5, [r10], #4\n", one_step!("r5")),
            "5:",
            "bcs 6f",
            "cmp r10, r7",
            "beq 8f",
            concat!("2:\n", two_steps!()),
            concat!("6:\n", two_steps!()),
            "cmp r10, r7",
            "bne 2b",
            "8:",
            "ldr lr, [sp, #20]",
            finish_one!(),
            "ldrd r1, r2, [sp]",
            "str r0, [r1], #4\nsubs r2, r2, #1\nstrd r1, r2, [sp]",
            "bne 4b",
            "pop {{r0, r1, r6, r7, r10, lr}}",
            inout("r0") results.as_mut_ptr() => _,
            inout("r1") count => _,
            out("r2") _, out("r3") _, out("r4") _, out("r5") _, out("r8") _, out("r9") _,
            inout("r10") column.as_ptr() => _,
            inout("r11") rows.as_ptr() => _,
            inout("r12") column.as_ptr().add(len) => _,
            inout("lr") rescaling.as_ptr() => _,
        );
    }
}
