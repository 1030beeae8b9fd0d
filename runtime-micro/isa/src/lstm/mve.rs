//! The same by sixteen products of 8 bits per instruction, or eight of 16 (`vmladava`), and four
//! units at a time.

use super::{Biases, Gates, Lines, MIDDLE, SUMS, Scales, Update};
use crate::ROWS;
use core::arch::asm;

/// What the sums read and write, in the order in which they load it.
#[repr(C)]
struct Job<T> {
    columns: [*const T; SUMS],
    lens: [usize; SUMS],
    rows: [*const i8; SUMS],
    biases: *const Biases,
    /// Numbers of the sums of four gates over the input, then over the hidden state.
    numbers: *const i32,
    /// Where the next unit's gates go.
    results: *mut Gates,
    /// Units that are left.
    count: usize,
}

impl<T> Job<T> {
    #[inline(always)]
    fn new(
        columns: [&[T]; SUMS],
        rows: [&[i8]; SUMS],
        (biases, count): (&[Biases], usize),
        numbers: *const i32,
        results: &mut [Gates],
    ) -> Self {
        Self {
            columns: columns.map(<[_]>::as_ptr),
            lens: columns.map(<[_]>::len),
            rows: rows.map(<[_]>::as_ptr),
            biases: biases.as_ptr(),
            numbers,
            results: results.as_mut_ptr(),
            count,
        }
    }
}

/// What becomes of four sums: vectors of shifts to the left, multipliers, signs that count, as ties
/// go away from zero where something is shifted out, and shifts to the right, which are negative.
#[repr(C)]
struct Numbers {
    left: [i32; ROWS],
    multipliers: [i32; ROWS],
    signs: [i32; ROWS],
    right: [i32; ROWS],
}

impl Numbers {
    #[inline(always)]
    fn new(scales: &Scales) -> Self {
        Self {
            left: scales.shifts.map(|shift| shift.max(0)),
            multipliers: scales.multipliers,
            signs: scales.shifts.map(|shift| shift >> 31),
            right: scales.shifts.map(|shift| shift.min(0)),
        }
    }
}

/// The sums over one column with four rows that follow each other, in q0. The operands tell where
/// the job has column, its length and rows; the width of an element, and how a vector of the column
/// and one of a row are loaded.
macro_rules! sums {
    ($column:literal $len:literal $rows:literal, $loop:literal, $values:literal,
     $row:literal $step:literal, $mul:literal) => {
        concat!(
            "ldr r12, [r11, ",
            $len,
            "]\n",
            "ldr r1, [r11, ",
            $rows,
            "]\n",
            "ldr r9, [r11, #24]\n",
            "ldr r10, [r11, ",
            $column,
            "]\n",
            "add r3, r1, r12\n",
            "add r5, r3, r12\n",
            "add r7, r5, r12\n",
            "add r8, r7, r12\n",
            "str r8, [r11, ",
            $rows,
            "]\n",
            "ldrd r0, r2, [r9], #8\n",
            "ldrd r4, r6, [r9], #8\n",
            "str r9, [r11, #24]\n",
            "wlstp.",
            $loop,
            " lr, r12, 4f\n",
            "3:\n",
            $values,
            " q0, [r10], #16\n",
            $row,
            " q1, [r1], ",
            $step,
            "\n",
            $mul,
            " r0, q0, q1\n",
            $row,
            " q2, [r3], ",
            $step,
            "\n",
            $mul,
            " r2, q0, q2\n",
            $row,
            " q1, [r5], ",
            $step,
            "\n",
            $mul,
            " r4, q0, q1\n",
            $row,
            " q2, [r7], ",
            $step,
            "\n",
            $mul,
            " r6, q0, q2\n",
            "letp lr, 3b\n",
            "4:\n",
            "vmov q0[2], q0[0], r0, r4\n",
            "vmov q0[3], q0[1], r2, r6\n",
            "ldr r9, [r11, #28]\n",
        )
    };
}

/// The sums in q0 become gates in the even halves of a register.
macro_rules! rescale {
    ($gates:literal) => {
        concat!(
            "vldrw.u32 q1, [r9], #16\n",
            "vldrw.u32 q2, [r9], #16\n",
            "vldrw.u32 q3, [r9], #16\n",
            "vldrw.u32 q4, [r9], #16\n",
            "vshl.s32 q0, q0, q1\n",
            "vqrdmulh.s32 q0, q0, q2\n",
            "vshr.s32 q1, q0, #31\n",
            "vand q1, q1, q3\n",
            "vadd.i32 q0, q0, q1\n",
            "vrshl.s32 q0, q0, q4\n",
            "vqmovnb.s32 ",
            $gates,
            ", q0\n",
        )
    };
}

/// As `rescale` by multipliers of which the high word counts.
macro_rules! rescale_wide {
    ($gates:literal) => {
        concat!(
            "vldrw.u32 q1, [r9], #16\n",
            "vrmulh.s32 q0, q0, q1\n",
            "vqmovnb.s32 ",
            $gates,
            ", q0\n",
        )
    };
}

/// Adds the gates of both parts, stores them, and counts the unit.
macro_rules! finish {
    () => {
        "ldrd r3, r5, [r11, #32]
         vqadd.s16 q0, q0, q5
         vstrh.32 q0, [r3], #8
         subs r5, r5, #1
         strd r3, r5, [r11, #32]\n"
    };
}

/// The gates of all units of a job: those over the input, then over the hidden state, whose numbers
/// are behind those of the input.
macro_rules! units {
    ($job:ident, [$($sums:tt)*], $rescale:ident, $numbers:literal) => {
        asm!(
            "push {{r6, r7}}",
            "2:",
            sums!("#0" "#8" "#16", $($sums)*),
            $rescale!("q5"),
            sums!("#4" "#12" "#20", $($sums)*),
            $numbers,
            $rescale!("q0"),
            finish!(),
            "bne 2b",
            "pop {{r6, r7}}",
            in("r11") &raw mut $job,
            out("r0") _, out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r10") _, out("r12") _, out("lr") _,
            out("q0") _, out("q1") _, out("q2") _, out("q3") _, out("q4") _, out("q5") _,
        )
    };
}

/// Computes the gates of `count` units, at least one, for which there are biases, results and
/// blocks of rows.
#[inline(never)]
pub(super) fn gates(
    columns: [&[i8]; SUMS],
    rows: [&[i8]; SUMS],
    units: (&[Biases], usize),
    [of_input, of_hidden]: &[Scales; SUMS],
    results: &mut [Gates],
) {
    let numbers = [Numbers::new(of_input), Numbers::new(of_hidden)];
    let mut job = Job::new(columns, rows, units, numbers.as_ptr().cast(), results);
    // SAFETY: of each unit, both columns are read from where they begin, and as many bytes of four
    // rows each, which follow those of the unit before: loops of this kind end after as many, with
    // the last loads predicated. Of the biases 32 bytes are read, of the numbers 64 for each
    // column, and eight bytes of results written, as often as the job counts. The registers that
    // the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        units!(
            job,
            ["8", "vldrb.u8", "vldrb.u8" "#16", "vmladava.s8"],
            rescale,
            "add r9, #64"
        );
    }
}

/// As [`gates`].
#[inline(never)]
pub(super) fn wide_gates(
    columns: [&[i16]; SUMS],
    rows: [&[i8]; SUMS],
    units: (&[Biases], usize),
    multipliers: &[[i32; ROWS]; SUMS],
    results: &mut [Gates],
) {
    let mut job = Job::new(columns, rows, units, multipliers.as_ptr().cast(), results);
    // SAFETY: as above, with 16 bytes of numbers for each column.
    unsafe {
        units!(
            job,
            ["16", "vldrh.u16", "vldrb.s16" "#8", "vmladava.s16"],
            rescale_wide,
            "add r9, #16"
        );
    }
}

/// The line of a table at `q0`, in steps of which a shift tells the width: times 2^shift in q1,
/// less one where q0 is negative; q2 and q3 are free. r3 is the middle of the table and r4 the
/// entry after it; fractions are what a register masks.
macro_rules! line {
    ($bits:literal, $mask:literal) => {
        concat!(
            "vshr.s32 q1, q0, ",
            $bits,
            "\n",
            "vldrh.s32 q2, [r3, q1, uxtw #1]\n",
            "vldrh.s32 q3, [r4, q1, uxtw #1]\n",
            "vand q1, q0, ",
            $mask,
            "\n",
            "vsub.i32 q3, q3, q2\n",
            "vmul.i32 q1, q1, q3\n",
            "vshl.i32 q2, q2, ",
            $bits,
            "\n",
            "vadd.i32 q1, q1, q2\n",
            "vshr.s32 q0, q0, #31\n",
            "vadd.i32 q1, q1, q0\n",
        )
    };
}

/// The gates at an offset in the units', times three, in q0.
macro_rules! thrice {
    ($offset:literal) => {
        concat!(
            "add r5, r0, ",
            $offset,
            "\n",
            "vldrh.s32 q0, [r5, q7]\n",
            "vmul.i32 q0, q0, r9\n",
        )
    };
}

/// The logistic function of what is three times its input, both in q0.
macro_rules! logistic {
    () => {
        concat!(
            line!("#9", "q6"),
            "vadd.i32 q1, q1, r10\n",
            "vshr.s32 q0, q1, #10\n",
        )
    };
}

/// The hyperbolic tangent of what is three times its input, both in q0. What is beyond the table
/// saturates before.
macro_rules! tanh {
    () => {
        concat!(
            "vqshl.s32 q0, q0, #15\n",
            "vshr.s32 q0, q0, #15\n",
            "vmov.i32 q4, #255\n",
            line!("#8", "q4"),
            "vrshr.s32 q0, q1, #8\n",
        )
    };
}

/// Adds -2 where a factor is negative.
macro_rules! away {
    ($product:literal, $factor:literal) => {
        concat!(
            "vshr.s32 q1, ",
            $factor,
            ", #31\n",
            "vadd.i32 ",
            $product,
            ", ",
            $product,
            ", q1\n",
            "vadd.i32 ",
            $product,
            ", ",
            $product,
            ", q1\n",
        )
    };
}

/// What the states are computed with, in the order in which it is loaded.
#[repr(C)]
struct States {
    update: Update,
    /// Shifts to the right, which are negative: of the product of input gate and candidate, of what
    /// goes into the table, and of the result.
    added_right: i32,
    right: i32,
    shift: i32,
}

/// The product of input gate and candidate, of 16 bits, in q5.
macro_rules! added {
    () => {
        concat!(
            thrice!("#4"),
            tanh!(),
            "vmov q5, q0\n",
            thrice!("#0"),
            logistic!(),
            "vmul.i32 q0, q0, q5\n",
            away!("q0", "q5"),
            "ldr r6, [r7]\n",
            "vadd.i32 q0, q0, r6\n",
            "ldr r6, [r7, #40]\n",
            "vshl.s32 q0, r6\n",
            "vqmovnb.s32 q0, q0\n",
            "vmovlb.s16 q5, q0\n",
        )
    };
}

/// The next cell: the product of forget gate and cell plus what is added, limited.
macro_rules! cell {
    () => {
        concat!(
            "vldrh.s32 q4, [r1]\n",
            thrice!("#2"),
            logistic!(),
            "vmul.i32 q0, q0, q4\n",
            away!("q0", "q4"),
            "movw r6, #16385\n",
            "vadd.i32 q0, q0, r6\n",
            "vshr.s32 q0, q0, #15\n",
            "vadd.i32 q0, q0, q5\n",
            "vqmovnb.s32 q0, q0\n",
            "vmovlb.s16 q0, q0\n",
            "ldrd r6, r5, [r7, #8]\n",
            "vdup.32 q1, r6\n",
            "vmax.s32 q0, q0, q1\n",
            "vdup.32 q1, r5\n",
            "vmin.s32 q0, q0, q1\n",
            "vstrh.32 q0, [r1], #8\n",
        )
    };
}

/// The result, of 16 bits: the product of output gate and function of the cell.
macro_rules! result {
    () => {
        concat!(
            "ldrd r6, r5, [r7, #16]\n",
            "vmul.i32 q0, q0, r6\n",
            "vadd.i32 q0, q0, r5\n",
            "ldr r6, [r7, #44]\n",
            "vshl.s32 q0, r6\n",
            tanh!(),
            "vmov q5, q0\n",
            thrice!("#6"),
            logistic!(),
            "vmul.i32 q0, q0, q5\n",
            "ldrd r6, r5, [r7, #28]\n",
            "vqrdmulh.s32 q0, q0, r6\n",
            "vshr.s32 q1, q0, #31\n",
            "vadd.i32 q0, q0, q1\n",
            "vadd.i32 q0, q0, r5\n",
            "ldr r6, [r7, #48]\n",
            "vshl.s32 q0, r6\n",
            "vqmovnb.s32 q0, q0\n",
        )
    };
}

macro_rules! update {
    ($name:ident, $result:ty, $store:expr) => {
        /// Makes the next states of `count` units, for which there are gates, cells and results, at
        /// least one.
        #[inline(never)]
        pub(super) fn $name(
            update: &Update,
            lines: &Lines,
            (gates, count): (&[Gates], usize),
            cells: &mut [i16],
            results: &mut [$result],
        ) {
            let states = States {
                update: *update,
                added_right: update.added_right.wrapping_neg(),
                right: update.right.wrapping_neg(),
                shift: update.shift.wrapping_neg(),
            };
            // SAFETY: the caller counted units, and loops of this kind end after as many, with the
            // last loads and stores predicated: of gates, cells and results. The table is read at
            // entries -192 to 191 from its middle, as three times a number of 16 bits is shifted,
            // or -256 to 255, as what is shifted has 17 bits; and at the one after each. The
            // registers that the compiler keeps for itself are put back, as is the stack pointer.
            unsafe {
                asm!(
                    "push {{r6, r7}}",
                    "mov r7, r11",
                    "movs r6, #0",
                    "vidup.u32 q7, r6, #8",
                    "movw r6, #511",
                    "vdup.32 q6, r6",
                    "dlstp.32 lr, r12",
                    "2:",
                    added!(),
                    cell!(),
                    result!(),
                    $store,
                    "adds r0, #32",
                    "letp lr, 2b",
                    "pop {{r6, r7}}",
                    inout("r0") gates.as_ptr() => _,
                    inout("r1") cells.as_mut_ptr() => _,
                    inout("r2") results.as_mut_ptr() => _,
                    in("r3") lines.as_ptr().wrapping_add(MIDDLE),
                    in("r4") lines.as_ptr().wrapping_add(MIDDLE + 1),
                    out("r5") _,
                    in("r9") 3,
                    in("r10") (1 << 24) + 512,
                    in("r11") &raw const states,
                    in("r12") count,
                    out("lr") _,
                    out("q0") _, out("q1") _, out("q2") _, out("q3") _,
                    out("q4") _, out("q5") _, out("q6") _, out("q7") _,
                );
            }
        }
    };
}

update!(
    update_narrow,
    i8,
    "vqmovnb.s16 q0, q0\nvstrb.32 q0, [r2], #4"
);
update!(update_wide, i16, "vstrh.32 q0, [r2], #8");
