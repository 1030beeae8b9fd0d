//! The same by eight products per instruction (`vmladava`, `vmlaldava`).

use super::{COLUMNS, DEPTH, Sums};
use core::arch::asm;

/// Eight factors of each column follow each other.
#[inline(always)]
pub(super) fn place(k: usize, column: usize) -> usize {
    (k / DEPTH * COLUMNS + column) * DEPTH + k % DEPTH
}

pub(super) use place as place_of_bytes;

/// What the products read and write, in the order in which they load it.
#[repr(C)]
struct Job<F, S> {
    row: *const F,
    block: *const i32,
    /// Vectors of a column.
    steps: usize,
    /// Bytes from a row to the next.
    step: usize,
    sums: *mut Sums<S>,
    /// Rows that are left.
    rows: usize,
}

impl<F, S> Job<F, S> {
    #[inline(always)]
    fn new(rows: &[F], [step, depth]: [usize; 2], block: &[i32], sums: &mut [Sums<S>]) -> Self {
        Self {
            row: rows.as_ptr(),
            block: block.as_ptr(),
            steps: depth / DEPTH,
            step: step.wrapping_mul(size_of::<F>()),
            sums: sums.as_mut_ptr(),
            rows: sums.len(),
        }
    }
}

/// The products of a vector of both rows and of four columns.
macro_rules! two_rows {
    ($($column:literal $first:literal $second:literal)*) => {
        concat!(
            "vldrb.s16 q0, [r1], #8\n",
            "vldrb.s16 q1, [r3], #8\n",
            "vadd.i16 q0, q0, q7\n",
            "vadd.i16 q1, q1, q7\n",
            $(
                "vldrh.u16 ", $column, ", [r5], #16\n",
                "vmladava.s16 ", $first, ", q0, ", $column, "\n",
                "vmladava.s16 ", $second, ", q1, ", $column, "\n",
            )*
        )
    };
}

/// Rows two at a time: of an odd number the last one meets the columns twice.
#[inline(never)]
pub(super) fn of_bytes(
    rows: &[i8],
    lens: [usize; 2],
    offset: i32,
    block: &[i32],
    sums: &mut [Sums<i32>],
) {
    let mut job = Job::new(rows, lens, block, sums);
    // SAFETY: there are rows for all sums, of which there is one at least, and each is read for as
    // many vectors as the block has of four columns, at least one. Each row's four sums are
    // written: a second row is the one after it if one is left, else the same. The registers that
    // the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "vdup.16 q7, r0",
            "2:",
            "ldm r11, {{r1, r5, r7, r9}}",
            "ldr r0, [r11, #20]",
            "mov r3, r1",
            "cmp r0, #1",
            "it ne",
            "addne r3, r9",
            "movs r0, #0\nmovs r2, #0\nmovs r4, #0\nmovs r6, #0",
            "mov r8, r0\nmov r10, r0\nmov r12, r0\nmov lr, r0",
            "3:",
            two_rows!("q2" "r0" "r8" "q3" "r2" "r10" "q2" "r4" "r12" "q3" "r6" "lr"),
            "subs r7, #1",
            "bne 3b",
            "ldr r1, [r11]",
            "ldrd r5, r7, [r11, #16]",
            "add r1, r1, r9, lsl #1",
            "str r1, [r11]",
            "stm r5!, {{r0, r2, r4, r6}}",
            "subs r7, #2",
            "it lo",
            "sublo r5, #16",
            "strd r8, r10, [r5], #8",
            "strd r12, lr, [r5], #8",
            "strd r5, r7, [r11, #16]",
            "bhi 2b",
            "pop {{r6, r7}}",
            in("r11") &raw mut job,
            inout("r0") offset => _,
            out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _, out("r8") _,
            out("r9") _, out("r10") _, out("r12") _, out("lr") _,
            out("q0") _, out("q1") _, out("q2") _, out("q3") _, out("q7") _,
        );
    }
}

#[inline(never)]
pub(super) fn of_halves(rows: &[i16], lens: [usize; 2], block: &[i32], sums: &mut [Sums<i64>]) {
    let mut job = Job::new(rows, lens, block, sums);
    // SAFETY: as above, with sums of two words. The two registers that the compiler keeps for
    // itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "2:",
            "ldm r11, {{r10, r12, lr}}",
            "movs r0, #0\nmovs r1, #0\nmovs r2, #0\nmovs r3, #0",
            "movs r4, #0\nmovs r5, #0\nmov r8, #0\nmov r9, #0",
            "dls lr, lr",
            "3:",
            "vldrh.u16 q0, [r10], #16",
            "vldrh.u16 q1, [r12], #16",
            "vldrh.u16 q2, [r12], #16",
            "vmlaldava.s16 r0, r1, q0, q1",
            "vldrh.u16 q1, [r12], #16",
            "vmlaldava.s16 r2, r3, q0, q2",
            "vldrh.u16 q2, [r12], #16",
            "vmlaldava.s16 r4, r5, q0, q1",
            "vmlaldava.s16 r8, r9, q0, q2",
            "le lr, 3b",
            "ldr r10, [r11]",
            "ldrd r12, r6, [r11, #12]",
            "ldr r7, [r11, #20]",
            "add r10, r12",
            "str r10, [r11]",
            "stm r6!, {{r0, r1, r2, r3, r4, r5, r8, r9}}",
            "subs r7, r7, #1",
            "strd r6, r7, [r11, #16]",
            "bne 2b",
            "pop {{r6, r7}}",
            in("r11") &raw mut job,
            out("r0") _, out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r10") _, out("r12") _, out("lr") _,
            out("q0") _, out("q1") _, out("q2") _,
        );
    }
}
