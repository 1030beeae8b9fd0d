//! The same by two 16-bit products per instruction (`smlad`, `smlald`).

use super::Sums;
use core::arch::asm;

/// Two factors that follow each other make a word: one of each column, then the next ones.
#[inline(always)]
pub(super) fn place(k: usize, column: usize) -> usize {
    (k / 2 * 4 + column) * 2 + k % 2
}

/// Of four factors the first and the third make a word, then the second and the fourth, as bytes
/// are widened.
#[inline(always)]
pub(super) fn place_of_bytes(k: usize, column: usize) -> usize {
    (k / 4 * 8 + k % 2 * 4 + column) * 2 + k / 2 % 2
}

/// The products of four bytes of a row and of four columns.
macro_rules! byte_step {
    () => {
        concat!(
            "ldr r12, [r10], #4\n",
            "ldm r11!, {{r4, r5, r8, r9}}\n",
            "sxtab16 lr, r6, r12\n",
            "sxtab16 r12, r6, r12, ror #8\n",
            byte_step!("lr"),
            "ldm r11!, {{r4, r5, r8, r9}}\n",
            byte_step!("r12"),
        )
    };
    ($both:literal) => {
        concat!(
            "smlad r0, ",
            $both,
            ", r4, r0\n",
            "smlad r1, ",
            $both,
            ", r5, r1\n",
            "smlad r2, ",
            $both,
            ", r8, r2\n",
            "smlad r3, ",
            $both,
            ", r9, r3\n",
        )
    };
}

#[inline(never)]
pub(super) fn of_bytes(
    rows: &[i8],
    [step, _]: [usize; 2],
    offset: i32,
    block: &[i32],
    sums: &mut [Sums<i32>],
) {
    let both = offset << 16 | offset & 0xffff;
    let end = block.as_ptr_range().end;
    // SAFETY: there are rows for all sums, of which there is one at least, `step` bytes apart; each
    // is read for as many bytes as the block has words of four columns, two each: whole steps of
    // eight, at least one, after which the loop ends at the end of the block. Each row's four sums
    // are written. Rows need no alignment. The registers that the compiler keeps for itself are put
    // back, as is the stack pointer.
    unsafe {
        asm!(
            // From the stack pointer on: sums, step, rows left, two saved registers, the row, the
            // block.
            "push {{r0, r1, r2, r6, r7, r10, r11, r12}}",
            "mov r6, r3",
            "mov r7, r12",
            "4:",
            "ldrd r10, r11, [sp, #20]",
            "movs r0, #0\nmovs r1, #0\nmovs r2, #0\nmovs r3, #0",
            concat!("2:\n", byte_step!(), byte_step!()),
            "cmp r11, r7",
            "bne 2b",
            "ldm sp, {{r4, r5, r8}}",
            "ldr r10, [sp, #20]",
            "stm r4!, {{r0, r1, r2, r3}}",
            "add r10, r10, r5",
            "str r10, [sp, #20]",
            "subs r8, r8, #1",
            "stm sp, {{r4, r5, r8}}",
            "bne 4b",
            "pop {{r0, r1, r2, r6, r7, r10, r11, r12}}",
            inout("r0") sums.as_mut_ptr() => _,
            inout("r1") step => _,
            inout("r2") sums.len() => _,
            inout("r3") both => _,
            out("r4") _, out("r5") _, out("r8") _, out("r9") _,
            inout("r10") rows.as_ptr() => _,
            inout("r11") block.as_ptr() => _,
            inout("r12") end => _,
            out("lr") _,
        );
    }
}

/// The products of two factors of a row and of four columns.
macro_rules! half_step {
    () => {
        "ldr r12, [r10], #4
         ldrd r6, r7, [r11], #8
         smlald r0, r1, r12, r6
         smlald r2, r3, r12, r7
         ldrd r6, r7, [r11], #8
         smlald r4, r5, r12, r6
         smlald r8, r9, r12, r7\n"
    };
}

#[inline(never)]
pub(super) fn of_halves(
    rows: &[i16],
    [step, _]: [usize; 2],
    block: &[i32],
    sums: &mut [Sums<i64>],
) {
    let end = block.as_ptr_range().end;
    let step = step.wrapping_mul(size_of::<i16>());
    // SAFETY: as in `of_bytes`, with two factors of a row at a time and sums of two words.
    unsafe {
        asm!(
            // From the stack pointer on: sums, step, rows left, the row, the block; eight zeros;
            // two saved registers.
            "push {{r6, r7}}",
            "movs r6, #0\nmovs r7, #0",
            "push {{r6, r7}}\npush {{r6, r7}}\npush {{r6, r7}}\npush {{r6, r7}}",
            "push {{r0, r1, r2, r10, r11, r12}}",
            "mov lr, r12",
            "4:",
            "ldrd r10, r11, [sp, #12]",
            "add r6, sp, #24",
            "ldm r6, {{r0, r1, r2, r3, r4, r5, r8, r9}}",
            concat!("2:\n", half_step!(), half_step!(), half_step!(), half_step!()),
            "cmp r11, lr",
            "bne 2b",
            "ldm sp, {{r6, r7, r12}}",
            "ldr r10, [sp, #12]",
            "stm r6!, {{r0, r1, r2, r3, r4, r5, r8, r9}}",
            "add r10, r10, r7",
            "str r10, [sp, #12]",
            "subs r12, r12, #1",
            "stm sp, {{r6, r7, r12}}",
            "bne 4b",
            "add sp, sp, #56",
            "pop {{r6, r7}}",
            inout("r0") sums.as_mut_ptr() => _,
            inout("r1") step => _,
            inout("r2") sums.len() => _,
            out("r3") _, out("r4") _, out("r5") _, out("r8") _, out("r9") _,
            inout("r10") rows.as_ptr() => _,
            inout("r11") block.as_ptr() => _,
            inout("r12") end => _,
            out("lr") _,
        );
    }
}
