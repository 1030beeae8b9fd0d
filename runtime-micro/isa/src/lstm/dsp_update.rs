//! States of all units, one after the other.

use crate::lstm::{Gates, Lines, MIDDLE, Update};
use core::arch::asm;

/// What the states are computed with, in the order in which it is loaded.
#[repr(C)]
struct Job {
    update: Update,
    /// The end of the gates.
    end: *const Gates,
}

/// A gate in a half of r6 or r3, at an offset in the unit's, times three.
macro_rules! thrice {
    ($to:literal, $word:literal, $half:literal) => {
        concat!(
            "ldr ", $to, ", [r0, ", $word, "]\n", "smul", $half, "b ", $to, ", ", $to, ", r9\n",
        )
    };
}

/// The logistic function of what is three times its input; r4 and r5 are free. r8 is the middle
/// of the table; r10, which is 65535, and r11, which is 512, make two weights of a fraction, and
/// r12 is 2^24 + 512.
macro_rules! logistic {
    ($x:literal) => {
        concat!(
            "ubfx r5, ",
            $x,
            ", #0, #9\n",
            "asr r4, ",
            $x,
            ", #9\n",
            "ldr r4, [r8, r4, lsl #1]\n",
            "mla r5, r5, r10, r11\n",
            "smlad r4, r4, r5, r12\n",
            "add r4, r4, ",
            $x,
            ", asr #31\n",
            "asr ",
            $x,
            ", r4, #10\n",
        )
    };
}

/// The hyperbolic tangent of what is three times its input; r4 and r5 are free.
macro_rules! tanh {
    ($x:literal) => {
        concat!(
            "ssat ",
            $x,
            ", #17, ",
            $x,
            "\n",
            "ubfx r4, ",
            $x,
            ", #0, #8\n",
            "mov r5, #256\n",
            "mla r5, r4, r10, r5\n",
            "asr r4, ",
            $x,
            ", #8\n",
            "ldr r4, [r8, r4, lsl #1]\n",
            "smuad r4, r4, r5\n",
            "add r4, r4, ",
            $x,
            ", asr #31\n",
            "add r4, r4, #128\n",
            "asr ",
            $x,
            ", r4, #8\n",
        )
    };
}

/// Adds -2 to a product where a factor is negative.
macro_rules! away {
    ($product:literal, $factor:literal) => {
        concat!(
            "add ",
            $product,
            ", ",
            $product,
            ", ",
            $factor,
            ", asr #31\n",
            "add ",
            $product,
            ", ",
            $product,
            ", ",
            $factor,
            ", asr #31\n",
        )
    };
}

macro_rules! update {
    ($name:ident, $result:ty, $bits:literal, $store:literal) => {
        /// Makes the next states of `count` units, for which there are gates, cells and results,
        /// at least one.
        #[inline(never)]
        pub(in crate::lstm) fn $name(
            update: &Update,
            lines: &Lines,
            (gates, count): (&[Gates], usize),
            cells: &mut [i16],
            results: &mut [$result],
        ) {
            let job = Job {
                update: *update,
                end: gates.as_ptr().wrapping_add(count),
            };
            // SAFETY: the caller counted units; the loop ends when the pointer to the gates has
            // gone as far, and each round reads and writes one cell and writes one result. The
            // table is read at entries -192 to 191 from its middle, as three times a number of
            // 16 bits is shifted, or -256 to 255, as what is shifted has 17 bits; and at the
            // one after each. Loads need no alignment. The registers that the compiler keeps
            // for itself are put back, as is the stack pointer.
            unsafe {
                asm!(
                    "push {{r6, r7}}",
                    "mov r7, r10",
                    "movw r10, #65535",
                    "2:",
                    // Input gate times candidate.
                    thrice!("r3", "#4", "b"),
                    tanh!("r3"),
                    thrice!("r6", "#0", "b"),
                    logistic!("r6"),
                    "ldrd r4, r5, [r7]",
                    "smlabb r6, r6, r3, r4",
                    away!("r6", "r3"),
                    "asr r6, r6, r5",
                    "ssat r6, #16, r6",
                    // Forget gate times cell.
                    "ldrsh lr, [r1]",
                    thrice!("r3", "#0", "t"),
                    logistic!("r3"),
                    "movw r4, #16385",
                    "smlabb r3, r3, lr, r4",
                    away!("r3", "lr"),
                    "add r3, r6, r3, asr #15",
                    "ssat r3, #16, r3",
                    "ldrd r4, r5, [r7, #8]",
                    "cmp r3, r4",
                    "it lt",
                    "movlt r3, r4",
                    "cmp r3, r5",
                    "it gt",
                    "movgt r3, r5",
                    "strh r3, [r1], #2",
                    // Output gate times the function of the cell.
                    "ldrd r4, r5, [r7, #16]",
                    "ldr r6, [r7, #24]",
                    "mla r3, r3, r4, r5",
                    "asr r3, r3, r6",
                    tanh!("r3"),
                    thrice!("r6", "#4", "t"),
                    logistic!("r6"),
                    "smulbb r3, r3, r6",
                    "ldrd r4, r5, [r7, #28]",
                    "ldr r6, [r7, #36]",
                    "lsl r3, r3, #1",
                    "add r5, r5, r3, asr #31",
                    "smmlar r3, r3, r4, r5",
                    "asr r3, r3, r6",
                    concat!("ssat r3, ", $bits, ", r3"),
                    $store,
                    "ldr r4, [r7, #40]",
                    "adds r0, #8",
                    "cmp r0, r4",
                    "bne 2b",
                    "pop {{r6, r7}}",
                    inout("r0") gates.as_ptr() => _,
                    inout("r1") cells.as_mut_ptr() => _,
                    inout("r2") results.as_mut_ptr() => _,
                    out("r3") _, out("r4") _, out("r5") _,
                    in("r8") lines.as_ptr().wrapping_add(MIDDLE),
                    in("r9") 3,
                    inout("r10") &raw const job => _,
                    in("r11") 512,
                    in("r12") (1 << 24) + 512,
                    out("lr") _,
                );
            }
        }
    };
}

update!(update_narrow, i8, "#8", "strb r3, [r2], #1");
update!(update_wide, i16, "#16", "strh r3, [r2], #2");
