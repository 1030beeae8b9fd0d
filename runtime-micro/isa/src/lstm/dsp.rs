//! The same by two 16-bit products per instruction (`smlad`).

use super::{Biases, Gates, SUMS, Scales};
use crate::ROWS;
use core::arch::asm;

/// What the sums read and write, in the order in which they load it.
#[repr(C)]
struct Job {
    columns: [*const [i32; 2]; SUMS],
    ends: [*const [i32; 2]; SUMS],
    rows: [*const [i32; ROWS]; SUMS],
    biases: *const Biases,
    /// Numbers of the sums of four gates over the input, then over the hidden state.
    numbers: *const i32,
    /// Where the next unit's gates go.
    results: *mut Gates,
    /// Units that are left.
    count: usize,
    /// Gates of the input.
    of_input: [i32; 2],
}

impl Job {
    #[inline(always)]
    fn new(
        columns: [&[[i32; 2]]; SUMS],
        rows: [&[[i32; ROWS]]; SUMS],
        (biases, count): (&[Biases], usize),
        numbers: *const i32,
        results: &mut [Gates],
    ) -> Self {
        Self {
            columns: columns.map(<[_]>::as_ptr),
            ends: columns.map(|column| column.as_ptr_range().end),
            rows: rows.map(<[_]>::as_ptr),
            biases: biases.as_ptr(),
            numbers,
            results: results.as_mut_ptr(),
            count,
            of_input: [0; 2],
        }
    }
}

/// What becomes of a sum. It is shifted to the left by `left`; then comes the high word of its
/// product with `multiplier`, rounded; plus `half`, and where it was negative `sign`; shifted to
/// the right.
#[repr(C)]
struct Numbers {
    /// One place more than the shift, as the high word is half of what is wanted.
    left: i32,
    multiplier: i32,
    /// All ones or 0: ties go away from zero where something is shifted out.
    sign: i32,
    /// Half a unit.
    half: i32,
    right: i32,
}

impl Numbers {
    #[inline(always)]
    fn new(multiplier: i32, shift: i32) -> Self {
        let right = shift.min(0).wrapping_neg();
        Self {
            left: shift.max(0).wrapping_add(1),
            multiplier,
            sign: if shift < 0 { -1 } else { 0 },
            half: (1_u32.wrapping_shl(right as u32) >> 1).cast_signed(),
            right,
        }
    }
}

/// All steps of a column, from r10 to r6: at each four values with the four rows at r11. Those that
/// are no multiple of four come first.
macro_rules! steps {
    ($step:ident, $end:expr) => {
        concat!(
            "sub r4, r6, r10\n",
            "lsls r4, r4, #28\n",
            "bpl 5f\n",
            "bcs 6f\n",
            "b 8f\n",
            "5:\n",
            "bcs 7f\n",
            "3:\n",
            $step!(),
            "6:\n",
            $step!(),
            "7:\n",
            $step!(),
            "8:\n",
            $step!(),
            $end,
            "cmp r10, r6\n",
            "bne 3b\n",
        )
    };
}

/// The products of four values of 8 bits and of four rows.
macro_rules! step {
    () => {
        "ldm r11!, {{r8, r9, r12, lr}}
         ldrd r4, r5, [r10], #8
         smlad r1, r4, r8, r1
         smlad r3, r4, r9, r3
         smlad r1, r5, r12, r1
         smlad r3, r5, lr, r3
         sxtb16 r8, r8
         sxtb16 r9, r9
         sxtb16 r12, r12
         sxtb16 lr, lr
         smlad r0, r4, r8, r0
         smlad r2, r4, r9, r2
         smlad r0, r5, r12, r0
         smlad r2, r5, lr, r2\n"
    };
}

/// A sum becomes a gate of 16 bits; r4, r5, r8, r9, r10 and r12 are free.
macro_rules! rescale {
    ($($sum:literal)*) => {
        concat!(
            $(
                "ldm lr!, {{r4, r5, r8, r9, r12}}\n",
                "lsl ", $sum, ", ", $sum, ", r4\n",
                "and r10, r8, ", $sum, ", asr #31\n",
                "add r10, r10, r9\n",
                "smmlar ", $sum, ", ", $sum, ", r5, r10\n",
                "asr ", $sum, ", ", $sum, ", r12\n",
                "ssat ", $sum, ", #16, ", $sum, "\n",
            )*
        )
    };
}

/// The gates from the sums over one column, in r0 and r2. `$rows` and `$column` tell where the job
/// has them.
macro_rules! part {
    ($column:literal $end:literal $rows:literal, $numbers:literal) => {
        concat!(
            "ldr r10, [r7, ", $column, "]\n",
            "ldr r6, [r7, ", $end, "]\n",
            "ldr r11, [r7, ", $rows, "]\n",
            "movs r0, #0\nmovs r1, #0\nmovs r2, #0\nmovs r3, #0\n",
            steps!(step, ""),
            "str r11, [r7, ", $rows, "]\n",
            "ldr r12, [r7, #24]\n",
            "ldm r12!, {{r4, r5, r8, r9}}\n",
            "str r12, [r7, #24]\n",
            "ldr lr, [r7, #28]\n",
            $numbers,
            // The second of two rows is 256 times its own plus the first.
            "sub r1, r1, r0\n",
            "sub r3, r3, r2\n",
            "add r0, r0, r4\n",
            "add r1, r5, r1, asr #8\n",
            "add r2, r2, r8\n",
            "add r3, r9, r3, asr #8\n",
            rescale!("r0" "r1" "r2" "r3"),
            "pkhbt r0, r0, r1, lsl #16\n",
            "pkhbt r2, r2, r3, lsl #16\n",
        )
    };
}

/// Adds the gates of both parts, stores them, and counts the unit.
macro_rules! finish {
    () => {
        "ldrd r4, r5, [r7, #40]
         qadd16 r0, r0, r4
         qadd16 r2, r2, r5
         ldrd r4, r5, [r7, #32]
         str r2, [r4, #4]
         str r0, [r4], #8
         subs r5, r5, #1
         strd r4, r5, [r7, #32]\n"
    };
}

/// The gates of all units of a job: those over the input, then over the hidden state.
macro_rules! units {
    ($job:ident, $of_input:expr, $of_hidden:expr) => {
        asm!(
            "push {{r6, r7}}",
            "mov r7, r10",
            "2:",
            $of_input,
            "str r0, [r7, #40]\nstr r2, [r7, #44]",
            $of_hidden,
            finish!(),
            "bne 2b",
            "pop {{r6, r7}}",
            inout("r10") &raw mut $job => _,
            out("r0") _, out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r11") _, out("r12") _, out("lr") _,
        )
    };
}

/// Computes the gates of `count` units, at least one, for which there are biases, results and
/// blocks of rows. No column is empty.
#[inline(never)]
pub(super) fn gates(
    columns: [&[[i32; 2]]; SUMS],
    rows: [&[[i32; ROWS]]; SUMS],
    units: (&[Biases], usize),
    scales: &[Scales; SUMS],
    results: &mut [Gates],
) {
    let numbers = scales.map(|scales| {
        let [p, q, r, s] = scales.multipliers;
        let [a, b, c, d] = scales.shifts;
        [(p, a), (q, b), (r, c), (s, d)].map(|(multiplier, shift)| Numbers::new(multiplier, shift))
    });
    let mut job = Job::new(columns, rows, units, numbers.as_ptr().cast(), results);
    // SAFETY: of each unit, both columns are read from where they begin to where they end, by whole
    // steps of eight bytes, at least one, and of the rows blocks of 16 bytes for each, which follow
    // those of the unit before. Of the biases 32 bytes are read, of the numbers 80 for each column,
    // and eight bytes of results written, as often as the job counts. The registers that the
    // compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        units!(
            job,
            part!("#0" "#8" "#16", ""),
            part!("#4" "#12" "#20", "add lr, #80\n")
        );
    }
}

/// The products of four values of 16 bits and of four rows.
macro_rules! wide_step {
    () => {
        concat!(
            "ldm r11!, {{r8, r9, r12, lr}}\n",
            "ldrd r4, r5, [r10], #8\n",
            wide_step!("r4" "r8" "r0" "r1"),
            wide_step!("r4" "r9" "r2" "r3"),
            wide_step!("r5" "r12" "r0" "r1"),
            wide_step!("r5" "lr" "r2" "r3"),
        )
    };
    ($values:literal $rows:literal $a:literal $b:literal) => {
        concat!(
            "sxtb16 r6, ", $rows, "\n",
            "sxtb16 ", $rows, ", ", $rows, ", ror #8\n",
            "smlad ", $a, ", ", $values, ", r6, ", $a, "\n",
            "smlad ", $b, ", ", $values, ", ", $rows, ", ", $b, "\n",
        )
    };
}

/// The gates from the sums over one column of 16 bits, in r0 and r2.
macro_rules! wide_part {
    ($column:literal $end:literal $rows:literal, $numbers:literal) => {
        concat!(
            "ldr r12, [r7, #24]\n",
            "ldr r10, [r7, ",
            $column,
            "]\n",
            "ldr r6, [r7, ",
            $end,
            "]\n",
            "ldr r11, [r7, ",
            $rows,
            "]\n",
            "ldm r12!, {{r0, r1, r2, r3}}\n",
            "str r12, [r7, #24]\n",
            steps!(wide_step, concat!("ldr r6, [r7, ", $end, "]\n")),
            "str r11, [r7, ",
            $rows,
            "]\n",
            "ldr lr, [r7, #28]\n",
            $numbers,
            "ldm lr, {{r4, r5, r8, r9}}\n",
            "smmulr r0, r0, r4\n",
            "smmulr r1, r1, r5\n",
            "smmulr r2, r2, r8\n",
            "smmulr r3, r3, r9\n",
            "ssat r0, #16, r0\n",
            "ssat r1, #16, r1\n",
            "ssat r2, #16, r2\n",
            "ssat r3, #16, r3\n",
            "pkhbt r0, r0, r1, lsl #16\n",
            "pkhbt r2, r2, r3, lsl #16\n",
        )
    };
}

/// As [`gates`].
#[inline(never)]
pub(super) fn wide_gates(
    columns: [&[[i32; 2]]; SUMS],
    rows: [&[[i32; ROWS]]; SUMS],
    units: (&[Biases], usize),
    multipliers: &[[i32; ROWS]; SUMS],
    results: &mut [Gates],
) {
    let mut job = Job::new(columns, rows, units, multipliers.as_ptr().cast(), results);
    // SAFETY: as above, with 16 bytes of numbers for each column.
    unsafe {
        units!(
            job,
            wide_part!("#0" "#8" "#16", ""),
            wide_part!("#4" "#12" "#20", "add lr, #16\n")
        );
    }
}

#[cfg(not(peapod_mve))]
pub(super) use update::{update_narrow, update_wide};

#[cfg(not(peapod_mve))]
#[path = "dsp_update.rs"]
mod update;
