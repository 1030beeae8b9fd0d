//! Arm cores with eight low registers: sums in the high ones, all values by one index.

use core::arch::asm;

/// Rows that share what is loaded of the column.
pub(super) const ROWS: usize = 4;

/// The products of a value and of the weights of all rows; the last one sets the flags.
macro_rules! step {
    () => {
        concat!(
            "ldrsb r6, [r0, r5]\n",
            "add r6, r12\n",
            "ldrsb r7, [r1, r5]\n",
            "muls r7, r6, r7\n",
            "add r8, r7\n",
            "ldrsb r7, [r2, r5]\n",
            "muls r7, r6, r7\n",
            "add r9, r7\n",
            "ldrsb r7, [r3, r5]\n",
            "muls r7, r6, r7\n",
            "add r10, r7\n",
            "ldrsb r7, [r4, r5]\n",
            "muls r7, r6, r7\n",
            "add r11, r7\n",
            "adds r5, r5, #1\n",
        )
    };
}

/// The rows are consecutive, and each has as many values as the column, at least one.
#[inline(always)]
pub(super) fn several(column: &[i8], offset: i32, rows: &[i8]) -> [i32; ROWS] {
    let len = column.len();
    if len == 0 || rows.len() / ROWS < len {
        return [0; ROWS];
    }
    let (a, b, c, d): (i32, i32, i32, i32);
    // SAFETY: `len` bytes of the column and of each row are read, which are counted up to their
    // ends. The registers that the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "mov r12, r2",
            "adds r2, r1, r3",
            "mov r6, r3",
            "adds r3, r2, r6",
            "adds r4, r3, r6",
            "negs r5, r6",
            "movs r7, #0",
            "mov r8, r7",
            "mov r9, r7",
            "mov r10, r7",
            "mov r11, r7",
            // Odd lengths begin with the second step.
            "lsrs r7, r5, #1",
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
            "pop {{r6, r7}}",
            inout("r0") column.as_ptr_range().end => a,
            inout("r1") rows.as_ptr().wrapping_add(len) => b,
            inout("r2") offset => c,
            inout("r3") len => d,
            out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r10") _, out("r11") _, out("r12") _,
            options(readonly)
        );
    }
    [a, b, c, d]
}

/// A value makes room for the one behind it, which is multiplied; then the carry is clear after the
/// first value of all.
macro_rules! shift_step {
    ($carried:literal $other:literal) => {
        concat!(
            "ldrsb ",
            $other,
            ", [r0, r3]\n",
            "strb ",
            $carried,
            ", [r0, r3]\n",
            "add ",
            $carried,
            ", r8\n",
            "ldrsb r2, [r1, r3]\n",
            "muls r2, ",
            $carried,
            ", r2\n",
            "add r9, r2\n",
            "subs r3, r3, #1\n",
        )
    };
}

/// Moves values one place to the front, over the first, and puts another one last. Returns the sum
/// of the products of `x + offset` with the weights, which are as many.
#[inline(always)]
pub(super) fn shift_in(values: &mut [i8], newest: i8, offset: i32, weights: &[i8]) -> i32 {
    let Some(last) = values.len().checked_sub(1) else {
        return 0;
    };
    if weights.len() <= last {
        return 0;
    }
    let mut sum = offset;
    // SAFETY: as many bytes of the values are read and written as there are, and as many of the
    // weights are read, from the last one to the first.
    unsafe {
        asm!(
            "mov r8, r2",
            "movs r2, #0",
            "mov r9, r2",
            // Odd lengths begin with the second step.
            "movs r5, r4",
            "lsrs r2, r3, #1",
            "bcc 3f",
            "2:",
            shift_step!("r4" "r5"),
            "3:",
            shift_step!("r5" "r4"),
            "bcs 2b",
            "mov r2, r9",
            inout("r0") values.as_mut_ptr() => _,
            inout("r1") weights.as_ptr() => _,
            inout("r2") sum,
            inout("r3") last => _,
            inout("r4") i32::from(newest) => _,
            out("r5") _,
            out("r8") _, out("r9") _,
            options(nostack)
        );
    }
    sum
}
