//! Arm cores that multiply and add in one instruction: eight sums in registers.

use crate::{COLUMNS, ROWS, Rescaling};
use core::arch::asm;

/// Four bytes that are stored as they lie in a word.
#[inline(always)]
fn bytes(word: i32) -> [i8; ROWS] {
    word.to_le_bytes().map(u8::cast_signed)
}

/// The products of a value of both columns and of four rows, which lie this many bytes on.
macro_rules! pair_step {
    ($column:literal $row:literal) => {
        concat!(
            "ldrsb.w r6, [r10, #",
            $column,
            "]\n",
            "ldrsb.w r7, [r10, #",
            $column,
            " + 1]\n",
            "ldrsb.w r12, [r11, #",
            $row,
            "]\n",
            "ldrsb.w lr, [r11, #",
            $row,
            " + 1]\n",
            "mla r0, r6, r12, r0\n",
            "mla r4, r7, r12, r4\n",
            "mla r1, r6, lr, r1\n",
            "mla r5, r7, lr, r5\n",
            "ldrsb.w r12, [r11, #",
            $row,
            " + 2]\n",
            "ldrsb.w lr, [r11, #",
            $row,
            " + 3]\n",
            "mla r2, r6, r12, r2\n",
            "mla r8, r7, r12, r8\n",
            "mla r3, r6, lr, r3\n",
            "mla r9, r7, lr, r9\n",
        )
    };
}

/// The products of a value of a column and of four rows.
macro_rules! one_step {
    ($column:literal $row:literal) => {
        concat!(
            "ldrsb.w r4, [r10, #",
            $column,
            "]\n",
            "ldrsb.w r8, [r11, #",
            $row,
            "]\n",
            "ldrsb.w r9, [r11, #",
            $row,
            " + 1]\n",
            "ldrsb.w r12, [r11, #",
            $row,
            " + 2]\n",
            "ldrsb.w lr, [r11, #",
            $row,
            " + 3]\n",
            "mla r0, r4, r8, r0\n",
            "mla r1, r4, r9, r1\n",
            "mla r2, r4, r12, r2\n",
            "mla r3, r4, lr, r3\n",
        )
    };
}

/// The sums of one row become results. The table lies at r11; r6, r7, r12 and lr are free.
macro_rules! finish_row {
    ($($sum:literal)*) => {
        concat!(
            "ldm r11!, {{r6, r7, r12}}\n",
            $(
                "lsl ", $sum, ", ", $sum, ", #1\n",
                "smull lr, ", $sum, ", ", $sum, ", r6\n",
                "add ", $sum, ", ", $sum, ", lr, lsr #31\n",
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

/// As [`crate::Isa::pair`].
#[inline(always)]
pub(super) fn pair(
    columns: &[[i8; COLUMNS]],
    rows: &[[i8; ROWS]],
    rescaling: &Rescaling,
) -> [[i8; ROWS]; COLUMNS] {
    let len = columns.len().min(rows.len());
    if len == 0 {
        return super::portable::pair(columns, rows, rescaling);
    }
    let (first, second): (i32, i32);
    // SAFETY: `len` steps of two and four bytes are read from where the slices begin. The loop has
    // eight; it is entered so that the last one ends with the columns, with both pointers as far
    // before their slices as the steps that are jumped over would have moved them. Each has 14
    // instructions of four bytes. Of the table, 16 words are read. The registers that the compiler
    // keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7, r12, lr}}",
            "ldm lr, {{r0, r1, r2, r3}}",
            "mov r4, r0\nmov r5, r1",
            "mov r8, r2",
            "mov r9, r3",
            "sub r6, r10, r12",
            "and r6, r6, #14",
            "sub r10, r10, r6",
            "sub r11, r11, r6, lsl #1",
            "mov r7, #28",
            "mul r7, r7, r6",
            "add pc, r7",
            "nop",
            "2:",
            pair_step!("0" "0"),
            pair_step!("2" "4"),
            pair_step!("4" "8"),
            pair_step!("6" "12"),
            pair_step!("8" "16"),
            pair_step!("10" "20"),
            pair_step!("12" "24"),
            pair_step!("14" "28"),
            "add r10, r10, #16",
            "add r11, r11, #32",
            "ldr r6, [sp, #8]",
            "cmp r10, r6",
            "bne 2b",
            "ldr r11, [sp, #12]\nadd r11, r11, #16",
            finish_row!("r0" "r4"),
            finish_row!("r1" "r5"),
            finish_row!("r2" "r8"),
            finish_row!("r3" "r9"),
            gather_bytes!("r0" "r1" "r2" "r3"),
            gather_bytes!("r4" "r5" "r8" "r9"),
            "pop {{r6, r7, r12, lr}}",
            out("r0") first,
            out("r1") _,
            out("r2") _,
            out("r3") _,
            out("r4") second,
            out("r5") _,
            out("r8") _,
            out("r9") _,
            inout("r10") columns.as_ptr() => _,
            inout("r11") rows.as_ptr() => _,
            inout("r12") columns.as_ptr().add(len) => _,
            inout("lr") rescaling.as_ptr() => _,
            options(readonly)
        );
    }
    [bytes(first), bytes(second)]
}

/// As [`crate::Isa::one`].
#[inline(always)]
pub(super) fn one(column: &[i8], rows: &[[i8; ROWS]], rescaling: &Rescaling) -> [i8; ROWS] {
    let len = column.len().min(rows.len());
    if len == 0 {
        return super::portable::one(column, rows, rescaling);
    }
    let first: i32;
    // SAFETY: as in `pair`, with steps of one and four bytes and nine instructions.
    unsafe {
        asm!(
            "push {{r6, r7, r12, lr}}",
            "ldm lr, {{r0, r1, r2, r3}}",
            "sub r6, r10, r12",
            "and r6, r6, #7",
            "sub r10, r10, r6",
            "sub r11, r11, r6, lsl #2",
            "mov r7, #36",
            "mul r7, r7, r6",
            "mov r6, r12",
            "add pc, r7",
            "nop",
            "2:",
            one_step!("0" "0"),
            one_step!("1" "4"),
            one_step!("2" "8"),
            one_step!("3" "12"),
            one_step!("4" "16"),
            one_step!("5" "20"),
            one_step!("6" "24"),
            one_step!("7" "28"),
            "add r10, r10, #8",
            "add r11, r11, #32",
            "cmp r10, r6",
            "bne 2b",
            "ldr r11, [sp, #12]",
            "add r11, r11, #16",
            finish_row!("r0"),
            finish_row!("r1"),
            finish_row!("r2"),
            finish_row!("r3"),
            gather_bytes!("r0" "r1" "r2" "r3"),
            "pop {{r6, r7, r12, lr}}",
            out("r0") first,
            out("r1") _,
            out("r2") _,
            out("r3") _,
            out("r4") _,
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
