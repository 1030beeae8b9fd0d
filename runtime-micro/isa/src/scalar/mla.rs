//! Arm cores that multiply and add in one instruction: eight sums in registers.

use crate::{COLUMNS, ROWS, Rescaling};
use core::arch::asm;

/// What the products of two columns read and write, in the order in which they load it.
#[repr(C)]
struct Job {
    /// Where the loop starts to count, as far before the column as the steps jumped over reach.
    first: *const i8,
    rows: *const i8,
    rescaling: *const i32,
    /// As `first`.
    second: *const i8,
    /// How many bytes of code are jumped over.
    skipped: usize,
    /// Where the results of the next block go, of both columns.
    results: [*mut i8; COLUMNS],
    /// Blocks left.
    blocks: usize,
    /// Four times the steps jumped over.
    back: usize,
}

/// The products of a value of both columns and of four rows, which are this many bytes apart.
macro_rules! pair_step {
    ($column:literal $row:literal) => {
        concat!(
            "ldrsb.w r6, [r10, #", $column, "]\n",
            "ldrsb.w r7, [lr, #", $column, "]\n",
            pair_step!($row "+ 0" "r0" "r4"),
            pair_step!($row "+ 1" "r1" "r5"),
            pair_step!($row "+ 2" "r2" "r8"),
            pair_step!($row "+ 3" "r3" "r9"),
        )
    };
    ($row:literal $index:literal $first:literal $second:literal) => {
        concat!(
            "ldrsb.w r12, [r11, #", $row, $index, "]\n",
            "mla ", $first, ", r6, r12, ", $first, "\n",
            "mla ", $second, ", r7, r12, ", $second, "\n",
        )
    };
}

/// The products of several values.
macro_rules! pair_steps {
    ($($column:literal $row:literal),*) => {
        concat!($(pair_step!($column $row),)*)
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

/// All products of a column, which ends at r12, and of four rows: what is left over of eight steps
/// is jumped over in the first.
#[cfg(not(peapod_dsp))]
macro_rules! one_loop {
    () => {
        concat!(
            "sub r6, r10, r12\n",
            "and r6, r6, #7\n",
            "sub r10, r10, r6\n",
            "sub r11, r11, r6, lsl #2\n",
            "mov r7, #36\n",
            "mul r7, r7, r6\n",
            "mov r6, r12\n",
            "add pc, r7\n",
            "nop\n",
            "2:\n",
            one_step!("0" "0"),
            one_step!("1" "4"),
            one_step!("2" "8"),
            one_step!("3" "12"),
            one_step!("4" "16"),
            one_step!("5" "20"),
            one_step!("6" "24"),
            one_step!("7" "28"),
            "add r10, r10, #8\n",
            "add r11, r11, #32\n",
            "cmp r10, r6\n",
            "bne 2b\n",
        )
    };
}

/// The same: what is left over of fours comes first, one by one.
#[cfg(peapod_dsp)]
macro_rules! one_loop {
    () => {
        concat!(
            "mov r6, r12\n",
            "sub r7, r6, r10\n",
            "ands r7, r7, #3\n",
            "beq 3f\n",
            "2:\n",
            one_step!("0" "0"),
            "add r10, r10, #1\n",
            "add r11, r11, #4\n",
            "subs r7, r7, #1\n",
            "bne 2b\n",
            "cmp r10, r6\n",
            "beq 4f\n",
            "3:\n",
            "ldr r5, [r10], #4\n",
            "ldm r11!, {{r8, r9, r12, lr}}\n",
            "sxtb16 r4, r5\n",
            "sxtb16 r5, r5, ror #8\n",
            four_rows!("r8" "b" "r4"),
            four_rows!("r9" "b" "r5"),
            four_rows!("r12" "t" "r4"),
            four_rows!("lr" "t" "r5"),
            "cmp r10, r6\n",
            "bne 3b\n",
            "4:\n",
        )
    };
}

/// The products of a half of a word of the column and of four rows.
#[cfg(peapod_dsp)]
macro_rules! four_rows {
    ($weights:literal $half:literal $values:literal) => {
        concat!(
            "sxtb16 r7, ",
            $weights,
            "\n",
            "sxtb16 ",
            $weights,
            ", ",
            $weights,
            ", ror #8\n",
            "smlab",
            $half,
            " r0, r7, ",
            $values,
            ", r0\n",
            "smlab",
            $half,
            " r1, ",
            $weights,
            ", ",
            $values,
            ", r1\n",
            "smlat",
            $half,
            " r2, r7, ",
            $values,
            ", r2\n",
            "smlat",
            $half,
            " r3, ",
            $weights,
            ", ",
            $values,
            ", r3\n",
        )
    };
}

/// The sums of one row become results. The table is at r11; r6, r7, r12 and lr are free.
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

impl Job {
    /// Of all blocks that there are, and where they begin to be computed; `None` if there is none.
    #[inline(always)]
    fn new(
        [first, second]: [&[i8]; COLUMNS],
        rows: &[i8],
        rescaling: &[Rescaling],
        [first_results, second_results]: [&mut [[i8; ROWS]]; COLUMNS],
    ) -> Option<Self> {
        let depth = first.len();
        // What is left over of whole rounds is jumped over in the first.
        let skipped = depth.wrapping_neg() & (STEPS - 1);
        let room = first_results.len().min(second_results.len());
        let there = (rows.len() / ROWS).checked_div(depth)?;
        let blocks = room.min(there).min(rescaling.len());
        (blocks > 0 && second.len() == depth).then_some(Self {
            first: first.as_ptr().wrapping_sub(skipped),
            rows: rows.as_ptr().wrapping_sub(skipped * ROWS),
            rescaling: rescaling.as_ptr().cast(),
            second: second.as_ptr().wrapping_sub(skipped),
            skipped: skipped * STEP_LEN,
            results: [
                first_results.as_mut_ptr().cast(),
                second_results.as_mut_ptr().cast(),
            ],
            blocks,
            back: skipped * ROWS,
        })
    }
}

/// Results of both columns and four rows from their sums.
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

/// As [`crate::Isa::pairs`].
#[inline(never)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: [&mut [[i8; ROWS]]; COLUMNS],
) {
    let [first, _] = columns;
    let Some(mut job) = Job::new(columns, rows, rescaling, results) else {
        return;
    };
    // SAFETY: of each of the blocks, as many steps as the column has values are read, of a byte of
    // both columns and of four of the rows. The loop has eight; it is entered so that the last one
    // ends with the columns, with the pointers as far before them as the steps that are jumped over
    // would have moved them, and ends when the first column's pointer has come to its end. Each
    // step has 14 instructions of four bytes. Of the table, 16 words are read for each block, and
    // four bytes written for both columns, for which there is room. The registers that the compiler
    // keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            // From the stack pointer on: the job, the end of the first column.
            "push {{r6, r7}}",
            "push {{r0, r1}}",
            "2:",
            "ldr r6, [sp]",
            "ldm r6, {{r10, r11, r12, lr}}",
            "ldm r12!, {{r0, r1, r2, r3}}",
            "str r12, [r6, #8]",
            "ldr r7, [r6, #16]",
            "mov r4, r0\nmov r5, r1\nmov r8, r2\nmov r9, r3",
            "add pc, r7\nnop",
            "3:",
            pair_steps!("0" "0", "1" "4", "2" "8", "3" "12", "4" "16", "5" "20", "6" "24", "7" "28"),
            "add r10, r10, #8\nadd lr, lr, #8\nadd r11, r11, #32",
            "ldr r6, [sp, #4]",
            "cmp r10, r6",
            "bne 3b",
            "ldr r6, [sp]",
            "ldr r7, [r6, #32]",
            "sub r7, r11, r7",
            "ldr r11, [r6, #8]",
            "str r7, [r6, #4]",
            finish_pair!(),
            "ldr r6, [sp]",
            "str r11, [r6, #8]",
            "ldrd r1, r2, [r6, #20]",
            "ldr r3, [r6, #28]",
            "str r0, [r1], #4",
            "str r4, [r2], #4",
            "strd r1, r2, [r6, #20]",
            "subs r3, r3, #1",
            "str r3, [r6, #28]",
            "bne 2b",
            "pop {{r0, r1}}\npop {{r6, r7}}",
            inout("r0") &raw mut job => _,
            inout("r1") first.as_ptr_range().end => _,
            out("r2") _, out("r3") _, out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r10") _, out("r11") _, out("r12") _, out("lr") _,
        );
    }
}

/// Steps of a loop.
const STEPS: usize = 8;

/// Bytes of code of a step.
const STEP_LEN: usize = 14 * 4;

/// Four bytes that are stored as they are in a word.
#[inline(always)]
fn bytes(word: i32) -> [i8; ROWS] {
    word.to_le_bytes().map(u8::cast_signed)
}

/// As [`crate::Isa::one`].
#[inline(always)]
pub(super) fn one(column: &[i8], rows: &[[i8; ROWS]], rescaling: &Rescaling) -> [i8; ROWS] {
    let len = column.len().min(rows.len());
    // Words are loaded several at a time, which must be aligned.
    let aligned = !cfg!(peapod_dsp) || rows.as_ptr().addr().is_multiple_of(size_of::<u32>());
    if len == 0 || !aligned {
        return super::portable::one(column, rows, rescaling);
    }
    let first: i32;
    // SAFETY: `len` steps of one byte of the column and four of the rows are read: as in `pairs`,
    // of nine instructions each; or with DSP instructions those over, then four at a time.
    unsafe {
        asm!(
            "push {{r6, r7, r12, lr}}",
            "ldm lr, {{r0, r1, r2, r3}}",
            one_loop!(),
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

/// Copies as many values as both slices have: mostly few.
#[inline(always)]
pub(super) fn copy(from: &[i8], to: &mut [i8]) {
    if from.is_empty() || from.len() != to.len() {
        return;
    }
    // SAFETY: `from.len()` bytes are read and written, four at a time, then one at a time; words
    // need not be aligned on these cores.
    unsafe {
        asm!(
            "subs {len}, {len}, #4",
            "blo 3f",
            "2:",
            "ldr {value}, [{from}], #4",
            "str {value}, [{to}], #4",
            "subs {len}, {len}, #4",
            "bhs 2b",
            "3:",
            "adds {len}, {len}, #4",
            "beq 5f",
            "4:",
            "ldrb {value}, [{from}], #1",
            "strb {value}, [{to}], #1",
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
