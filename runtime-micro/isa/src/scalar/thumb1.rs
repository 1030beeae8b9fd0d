//! Arm cores with eight low registers: four sums in the high ones, weights loaded by words.

use super::portable::{self, each_block, finish};
use crate::{COLUMNS, ROWS, Rescaling};
use core::arch::asm;

/// The products of a value of a column and of four rows; the last one sets the flags.
macro_rules! step {
    () => {
        concat!(
            "ldm r1!, {{r2}}\n",
            "ldrsb r3, [r0, r5]\n",
            "sxtb r4, r2\n",
            "muls r4, r3, r4\n",
            "add r8, r4\n",
            "lsls r4, r2, #16\n",
            "asrs r4, r4, #24\n",
            "muls r4, r3, r4\n",
            "add r9, r4\n",
            "lsls r4, r2, #8\n",
            "asrs r4, r4, #24\n",
            "muls r4, r3, r4\n",
            "add r10, r4\n",
            "asrs r2, r2, #24\n",
            "muls r2, r3, r2\n",
            "add r11, r2\n",
            "adds r5, r5, #1\n",
        )
    };
}

/// As [`crate::Isa::pairs`].
#[inline(never)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: [&mut [[i8; ROWS]]; COLUMNS],
) {
    each_block(
        columns,
        rows,
        rescaling,
        results,
        |columns, rows, rescaling| columns.map(|column| one(column, rows, rescaling)),
    );
}

/// As [`crate::Isa::one`].
#[inline(never)]
pub(super) fn one(column: &[i8], rows: &[[i8; ROWS]], rescaling: &Rescaling) -> [i8; ROWS] {
    let len = column.len().min(rows.len());
    if len == 0 || !rows.as_ptr().addr().is_multiple_of(size_of::<u32>()) {
        return portable::one(column, rows, rescaling);
    }
    let (a, b, c, d): (i32, i32, i32, i32);
    // SAFETY: `len` bytes of the column and as many words of the rows, which are aligned, are read
    // from where the slices begin: the column is counted up to its end. Of the table, four words
    // are read.
    unsafe {
        asm!(
            "ldm r2!, {{r3, r4}}",
            "mov r8, r3",
            "mov r9, r4",
            "ldm r2!, {{r3, r4}}",
            "mov r10, r3",
            "mov r11, r4",
            // Odd lengths begin with the second step.
            "lsrs r3, r5, #1",
            "bcs 3f",
            "2:",
            step!(),
            "3:",
            step!(),
            "bne 2b",
            "mov r0, r8",
            "mov r1, r9",
            "mov r2, r10",
            "mov r3, r11",
            inout("r0") column.as_ptr().wrapping_add(len) => a,
            inout("r1") rows.as_ptr() => b,
            inout("r2") rescaling.as_ptr() => c,
            out("r3") d,
            out("r4") _,
            inout("r5") len.wrapping_neg() => _,
            out("r8") _, out("r9") _, out("r10") _, out("r11") _,
            options(readonly, nostack)
        );
    }
    finish([a, b, c, d], rescaling)
}

/// Copies as many values as both slices have: mostly few.
#[inline(always)]
pub(super) fn copy(from: &[i8], to: &mut [i8]) {
    if from.is_empty() || from.len() != to.len() {
        return;
    }
    // SAFETY: `from.len()` bytes are read and written, four at a time, then one at a time.
    unsafe {
        asm!(
            "subs {len}, {len}, #4",
            "blo 3f",
            "2:",
            "ldrb {value}, [{from}, #0]",
            "strb {value}, [{to}, #0]",
            "ldrb {value}, [{from}, #1]",
            "strb {value}, [{to}, #1]",
            "ldrb {value}, [{from}, #2]",
            "strb {value}, [{to}, #2]",
            "ldrb {value}, [{from}, #3]",
            "strb {value}, [{to}, #3]",
            "adds {from}, {from}, #4",
            "adds {to}, {to}, #4",
            "subs {len}, {len}, #4",
            "bhs 2b",
            "3:",
            "adds {len}, {len}, #4",
            "beq 5f",
            "4:",
            "ldrb {value}, [{from}]",
            "strb {value}, [{to}]",
            "adds {from}, {from}, #1",
            "adds {to}, {to}, #1",
            "subs {len}, {len}, #1",
            "bne 4b",
            "5:",
            value = out(reg) _,
            from = inout(reg) from.as_ptr() => _,
            to = inout(reg) to.as_mut_ptr() => _,
            len = inout(reg) from.len() => _,
            options(nostack)
        );
    }
}
