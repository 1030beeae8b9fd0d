//! Arm cores with eight low registers: four sums in the high ones, weights loaded by words.

use super::portable;
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

/// The sum of a row becomes its result, which is stored this far from r3. The table is at r2; the
/// other low registers are free.
///
/// Sums stay within 2^30, so that the products of halves fit words, and so do the two in the middle
/// together: the low half is signed. The carry of the shift rounds ties up.
macro_rules! finish_row {
    ($sum:literal $index:literal) => {
        concat!(
            "ldm r2!, {{r4}}\n",
            "mov r0, ",
            $sum,
            "\n",
            "sxth r1, r0\n",
            "subs r0, r0, r1\n",
            "asrs r0, r0, #16\n",
            "uxth r7, r4\n",
            "lsrs r4, r4, #16\n",
            "movs r5, r1\n",
            "muls r5, r7, r5\n",
            "asrs r5, r5, #16\n",
            "muls r7, r0, r7\n",
            "adds r7, r7, r5\n",
            "muls r1, r4, r1\n",
            "adds r7, r7, r1\n",
            "muls r0, r4, r0\n",
            "lsls r0, r0, #1\n",
            "asrs r7, r7, #15\n",
            "adcs r0, r0, r7\n",
            "ldm r2!, {{r5, r6}}\n",
            "asrs r1, r0, #31\n",
            "adds r0, r0, r1\n",
            "adds r0, r0, r5\n",
            "asrs r0, r0, r6\n",
            "sxtb r1, r0\n",
            "cmp r0, r1\n",
            "beq 5f\n",
            "asrs r1, r0, #31\n",
            "movs r0, #127\n",
            "eors r1, r1, r0\n",
            "5:\n",
            "strb r1, [r3, #",
            $index,
            "]\n",
        )
    };
}

/// As [`crate::Isa::pairs`].
#[inline(always)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: [&mut [[i8; ROWS]]; COLUMNS],
) {
    for (column, results) in columns.into_iter().zip(results) {
        ones(column, rows, rescaling, results);
    }
}

/// Below this, a column and a count of blocks multiply within a word.
const SHORT: usize = 1 << 14;

/// As [`crate::Isa::ones`].
#[inline(never)]
pub(super) fn ones(
    column: &[i8],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: &mut [[i8; ROWS]],
) {
    let len = column.len();
    let blocks = results.len().min(rescaling.len());
    let aligned = rows.as_ptr().addr().is_multiple_of(size_of::<u32>());
    // A division would be slow here, and products of large numbers wrap.
    let there = match blocks {
        0 => return,
        1 => rows.len() / ROWS >= len,
        _ => (len | blocks) < SHORT && rows.len() / ROWS >= len.wrapping_mul(blocks),
    };
    if there && aligned && len > 0 {
        // SAFETY: there are as many blocks of everything, and both numbers are above 0.
        unsafe { each_block_of(column, rows, rescaling, results, blocks) };
        return;
    }
    let (mut rest, Some(block_len)) = (rows, len.checked_mul(ROWS)) else {
        return;
    };
    for (result, rescaling) in results.iter_mut().zip(rescaling) {
        let Some((rows, others)) = rest.split_at_checked(block_len) else {
            return;
        };
        if !aligned || len == 0 {
            *result = portable::one(column, rows.as_chunks().0, rescaling);
        } else {
            let rescaling = core::slice::from_ref(rescaling);
            ones(column, rows, rescaling, core::slice::from_mut(result));
        }
        rest = others;
    }
}

/// Four results from their sums.
macro_rules! finish_block {
    () => {
        concat!(
            "push {{r0, r1}}\n",
            finish_row!("r8" "0"),
            finish_row!("r9" "1"),
            finish_row!("r10" "2"),
            finish_row!("r11" "3"),
            "pop {{r0, r1}}\n",
        )
    };
}

/// The results of a column and so many blocks.
///
/// # Safety
///
/// The column has a value at least, and there is a block at least. There are as many of rows, which
/// are aligned as words, of rescaling and of results.
#[inline(always)]
unsafe fn each_block_of(
    column: &[i8],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: &mut [[i8; ROWS]],
    blocks: usize,
) {
    // SAFETY: of each block, as many words of the rows as the column has values are read, and the
    // column, which is counted up to its end; 16 words of the table, of which the first four are
    // what sums begin with; and four bytes are written. The registers that the compiler keeps for
    // itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "mov r12, r4",
            "mov lr, r5",
            "2:",
            "ldm r2!, {{r4, r5, r6, r7}}",
            "mov r8, r4",
            "mov r9, r5",
            "mov r10, r6",
            "mov r11, r7",
            "mov r6, r2",
            "mov r7, r3",
            // Odd lengths begin with the second step.
            "mov r5, r12",
            "lsrs r4, r5, #1",
            "bcs 4f",
            "3:",
            step!(),
            "4:",
            step!(),
            "bne 3b",
            "mov r2, r6",
            "mov r3, r7",
            finish_block!(),
            "adds r3, r3, #4",
            "mov r4, lr",
            "subs r4, r4, #1",
            "mov lr, r4",
            // Too far for a condition.
            "beq 6f",
            "b 2b",
            "6:",
            "pop {{r6, r7}}",
            inout("r0") column.as_ptr_range().end => _,
            inout("r1") rows.as_ptr() => _,
            inout("r2") rescaling.as_ptr() => _,
            inout("r3") results.as_mut_ptr() => _,
            inout("r4") column.len().wrapping_neg() => _,
            inout("r5") blocks => _,
            out("r8") _, out("r9") _, out("r10") _, out("r11") _,
            out("r12") _, out("lr") _,
        );
    }
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
