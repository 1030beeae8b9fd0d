//! The same by two 16-bit products per instruction (`smlad`).

use super::{DEPTH, Rescaling, blocks};
use crate::{COLUMNS, ROWS};
use core::arch::asm;

/// Writes `pairs` pairs of values, of which `run` has as many, to the words at `column` of as many
/// groups of two, which there are.
#[inline(always)]
pub(super) fn put(words: &mut [i32], column: usize, run: &[i16], pairs: usize) {
    // SAFETY: the caller counted pairs of values and groups of words, of which there is one at
    // least, and the column is the first or second word of a group. Four pairs are copied at a
    // time, then one at a time. Loads need no alignment.
    unsafe {
        asm!(
            "subs {pairs}, {pairs}, #4",
            "blo 3f",
            "2:",
            "ldr {a}, [{from}], #4",
            "ldr {b}, [{from}], #4",
            "str {a}, [{to}], #8",
            "str {b}, [{to}], #8",
            "ldr {a}, [{from}], #4",
            "ldr {b}, [{from}], #4",
            "str {a}, [{to}], #8",
            "str {b}, [{to}], #8",
            "subs {pairs}, {pairs}, #4",
            "bhs 2b",
            "3:",
            "adds {pairs}, {pairs}, #4",
            "beq 5f",
            "4:",
            "ldr {a}, [{from}], #4",
            "str {a}, [{to}], #8",
            "subs {pairs}, {pairs}, #1",
            "bne 4b",
            "5:",
            pairs = inout(reg) pairs => _,
            from = inout(reg) run.as_ptr() => _,
            to = inout(reg) words.as_mut_ptr().add(column) => _,
            a = out(reg) _,
            b = out(reg) _,
            options(nostack)
        );
    }
}

/// The products of two values of a column each, in the named registers, with those of two rows,
/// which are the next word.
macro_rules! two_rows {
    ($($sum:literal $other:literal)*) => {
        concat!(
            "ldr r12, [r11], #4\n",
            "sxtb16 lr, r12\n",
            "sxtb16 r12, r12, ror #8\n",
            two_rows!(add $($sum $other)*),
        )
    };
    (add $a:literal $b:literal $c:literal $d:literal) => {
        concat!(
            "smlad ", $a, ", r6, lr, ", $a, "\n",
            "smlad ", $c, ", r7, lr, ", $c, "\n",
            "smlad ", $b, ", r6, r12, ", $b, "\n",
            "smlad ", $d, ", r7, r12, ", $d, "\n",
        )
    };
}

/// The products of two values of both columns and of four rows.
macro_rules! pair_step {
    () => {
        concat!(
            "ldrd r6, r7, [r10], #8\n",
            two_rows!("r0" "r1" "r4" "r5"),
            two_rows!("r2" "r3" "r8" "r9"),
        )
    };
}

/// Sums become results, by multipliers in registers.
macro_rules! finish {
    ($($sum:literal $multiplier:literal)*) => {
        concat!(
            $(
                "smmulr ", $sum, ", ", $sum, ", ", $multiplier, "\n",
                "ssat ", $sum, ", #16, ", $sum, "\n",
            )*
        )
    };
}

#[inline(never)]
pub(super) fn pairs(
    columns: &[[i32; COLUMNS]],
    rows: &[[i32; 2]],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i16; ROWS]]; COLUMNS],
) {
    // Whole rounds of four steps.
    let len = columns.len() & !(DEPTH / 2 - 1);
    let room = first.len().min(second.len());
    let Some(count) = blocks(len, rows.len(), rescaling, room) else {
        return;
    };
    // SAFETY: of each of `count` blocks, `len` words of both columns are read from where they
    // begin, and of the rows `len` groups of two that follow those of the block before: the loop
    // ends when the columns' pointer has gone `len * 8` bytes, and the rows' pointer goes as far.
    // It has two rounds of 32 bytes of columns, of which an odd one comes first. Of the table, 8
    // words are read, of both results eight bytes are written, each after those of the block
    // before. The registers that the compiler keeps for itself are put back, as is the stack
    // pointer.
    unsafe {
        asm!(
            // From the stack pointer on: results, blocks left, two saved registers, columns, their
            // end, the table.
            "push {{r0, r1, r2, r6, r7, r10, r12, lr}}",
            "4:",
            "ldm lr, {{r0, r1, r2, r3}}",
            "ldm lr!, {{r4, r5, r8, r9}}",
            "ldrd r10, r6, [sp, #20]",
            "str lr, [sp, #28]",
            "sub r6, r6, r10",
            "lsls r6, r6, #27",
            "bcs 3f",
            concat!("2:\n", pair_step!(), pair_step!(), pair_step!(), pair_step!()),
            concat!("3:\n", pair_step!(), pair_step!(), pair_step!(), pair_step!()),
            "ldr r6, [sp, #24]\ncmp r10, r6\nbne 2b",
            "ldr lr, [sp, #28]\nldm lr!, {{r6, r7, r10, r12}}",
            finish!("r0" "r6" "r4" "r6" "r1" "r7" "r5" "r7"),
            finish!("r2" "r10" "r8" "r10" "r3" "r12" "r9" "r12"),
            "pkhbt r0, r0, r1, lsl #16\npkhbt r1, r2, r3, lsl #16",
            "pkhbt r4, r4, r5, lsl #16\npkhbt r5, r8, r9, lsl #16",
            "ldm sp, {{r2, r3, r6}}",
            "str r1, [r2, #4]\nstr r0, [r2], #8",
            "str r5, [r3, #4]\nstr r4, [r3], #8",
            "subs r6, r6, #1",
            "stm sp, {{r2, r3, r6}}",
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

/// The products of two values, in a register, with those of two rows in another.
macro_rules! half_step {
    ($values:literal $rows:literal $a:literal $b:literal) => {
        concat!(
            "sxtb16 lr, ",
            $rows,
            "\n",
            "sxtb16 ",
            $rows,
            ", ",
            $rows,
            ", ror #8\n",
            "smlad ",
            $a,
            ", ",
            $values,
            ", lr, ",
            $a,
            "\n",
            "smlad ",
            $b,
            ", ",
            $values,
            ", ",
            $rows,
            ", ",
            $b,
            "\n",
        )
    };
}

/// The products of four values of one column, which need not be aligned, and of four rows.
macro_rules! one_step {
    () => {
        concat!(
            "ldm r11!, {{r5, r8, r9, r12}}\n",
            "ldr r4, [r10], #4\n",
            "ldr r6, [r10], #4\n",
            half_step!("r4" "r5" "r0" "r1"),
            half_step!("r4" "r8" "r2" "r3"),
            half_step!("r6" "r9" "r0" "r1"),
            half_step!("r6" "r12" "r2" "r3"),
        )
    };
}

#[inline(never)]
pub(super) fn ones(
    column: &[i16],
    rows: &[[i32; 4]],
    rescaling: &[Rescaling],
    results: &mut [[i16; ROWS]],
) {
    let len = column.len() & !(DEPTH - 1);
    let Some(count) = blocks(len / 4, rows.len(), rescaling, results.len()) else {
        return;
    };
    // SAFETY: of each of `count` blocks, `len` values are read from where the column begins and of
    // the rows from where those of the block before end: the loop ends when the column's pointer
    // has gone `len * 2` bytes, and the rows' pointer goes twice as far. The loop of sixteen values
    // is entered where those left are a multiple of sixteen. Of the table, 8 words are read, of the
    // results eight bytes are written, each after those of the block before. The registers that the
    // compiler keeps for itself are put back, as is the stack pointer.
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
            "lsls r6, r6, #28",
            "bcs 3f",
            concat!("2:\n", one_step!(), one_step!()),
            concat!("3:\n", one_step!(), one_step!()),
            "cmp r10, r7",
            "bne 2b",
            "ldr lr, [sp, #20]",
            "ldm lr!, {{r4, r5, r8, r9}}",
            finish!("r0" "r4" "r1" "r5" "r2" "r8" "r3" "r9"),
            "pkhbt r0, r0, r1, lsl #16\npkhbt r1, r2, r3, lsl #16",
            "ldrd r2, r3, [sp]",
            "str r1, [r2, #4]\nstr r0, [r2], #8",
            "subs r3, r3, #1",
            "strd r2, r3, [sp]",
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

/// The products of four values, of which the first and third are in r6 and the others in r7, with
/// the next four weights of a row.
#[cfg(not(peapod_mve))]
macro_rules! row_step {
    ($($row:literal $sum:literal)*) => {
        concat!(
            $(
                "ldr r12, [", $row, "], #4\n",
                "sxtb16 lr, r12\n",
                "smlad ", $sum, ", r6, lr, ", $sum, "\n",
                "sxtb16 r12, r12, ror #8\n",
                "smlad ", $sum, ", r7, r12, ", $sum, "\n",
            )*
        )
    };
}

/// The products of lists of one length.
#[cfg(not(peapod_mve))]
#[inline(never)]
pub(super) fn add(sums: &mut [i32; ROWS], column: &[i16], rows: [&[i8]; ROWS]) {
    let (fours, rest) = column.as_chunks::<4>();
    let done = fours.as_flattened().len();
    if !fours.is_empty() {
        let [a, b, c, d] = sums;
        let [of_a, of_b, of_c, of_d] = rows;
        // SAFETY: values are read four at a time until the end of whole fours, of which there is
        // one, as are the weights of each row, which has as many. Loads need no alignment. The
        // registers that the compiler keeps for itself are put back, as is the stack pointer.
        unsafe {
            asm!(
                "push {{r6, r7}}",
                "2:",
                "ldr r12, [r4], #4",
                "ldr lr, [r4], #4",
                "pkhbt r6, r12, lr, lsl #16",
                "pkhtb r7, lr, r12, asr #16",
                row_step!("r5" "r0" "r8" "r1" "r9" "r2" "r10" "r3"),
                "cmp r4, r11",
                "bne 2b",
                "pop {{r6, r7}}",
                inout("r0") *a, inout("r1") *b, inout("r2") *c, inout("r3") *d,
                inout("r4") fours.as_ptr() => _,
                inout("r5") of_a.as_ptr() => _,
                inout("r8") of_b.as_ptr() => _,
                inout("r9") of_c.as_ptr() => _,
                inout("r10") of_d.as_ptr() => _,
                in("r11") fours.as_ptr_range().end,
                out("r12") _,
                out("lr") _,
            );
        }
    }
    if !rest.is_empty() {
        let rows = rows.map(|row| row.get(done..).unwrap_or_default());
        super::add_each(sums, rest, rows);
    }
}
