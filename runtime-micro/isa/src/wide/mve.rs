//! The same by eight products per instruction (`vmladava`).

use super::{DEPTH, Rescaling, blocks};
use crate::{COLUMNS, ROWS};
use core::arch::asm;

/// What the products read and write, in the order in which they load it.
#[repr(C)]
struct Job {
    columns: [*const i16; COLUMNS],
    rows: *const i8,
    rescaling: *const Rescaling,
    /// Where the results of the next block go.
    results: [*mut [i16; ROWS]; COLUMNS],
    /// Vectors of a column but one.
    steps: usize,
    /// Blocks that are left.
    blocks: usize,
}

/// The products of a vector of both columns and of four rows: added, or the first.
macro_rules! step {
    ($op:literal) => {
        concat!(
            "vldrh.u16 q0, [r1], #16\n",
            "vldrh.u16 q1, [r3], #16\n",
            step!($op, "q2" "r0" "r8"),
            step!($op, "q3" "r2" "r10"),
            step!($op, "q2" "r4" "r12"),
            step!($op, "q3" "r6" "lr"),
        )
    };
    ($op:literal, $row:literal $first:literal $second:literal) => {
        concat!(
            "vldrb.s16 ", $row, ", [r5], #8\n",
            $op, " ", $first, ", q0, ", $row, "\n",
            $op, " ", $second, ", q1, ", $row, "\n",
        )
    };
}

#[inline(always)]
pub(super) fn pairs(
    [x, y]: [&[i16]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i16; ROWS]]; COLUMNS],
) {
    let len = x.len().min(y.len()) & !(DEPTH - 1);
    let room = first.len().min(second.len());
    let Some(count) = blocks(len, rows.len() / ROWS, rescaling, room) else {
        return;
    };
    let mut job = Job {
        columns: [x.as_ptr(), y.as_ptr()],
        rows: rows.as_ptr(),
        rescaling: rescaling.as_ptr(),
        results: [first.as_mut_ptr(), second.as_mut_ptr()],
        steps: len / DEPTH - 1,
        blocks: count,
    };
    // SAFETY: both columns have `len` values, of which there is a vector at least; there are as
    // many blocks of rows and rescaling as counted, and room for their results.
    unsafe { all(&mut job) }
}

#[inline(always)]
pub(super) fn ones(
    column: &[i16],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: &mut [[i16; ROWS]],
) {
    let len = column.len() & !(DEPTH - 1);
    let Some(count) = blocks(len, rows.len() / ROWS, rescaling, results.len()) else {
        return;
    };
    // The second column is the first again, and writes the same results over them.
    let mut job = Job {
        columns: [column.as_ptr(); COLUMNS],
        rows: rows.as_ptr(),
        rescaling: rescaling.as_ptr(),
        results: [results.as_mut_ptr(); COLUMNS],
        steps: len / DEPTH - 1,
        blocks: count,
    };
    // SAFETY: as above, with one column and its results.
    unsafe { all(&mut job) }
}

/// All blocks of two columns.
///
/// # Safety
/// Columns have `steps + 1` vectors of eight values; there are `blocks` of rows, four times as many
/// values each, of rescaling and of results, one at least.
#[inline(never)]
unsafe fn all(job: &mut Job) {
    // SAFETY: reads and writes what the caller promises: each block reads the columns from their
    // start, four rows of them and 32 bytes of rescaling, and writes eight bytes of both results.
    // The registers that the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "ldrd r5, r9, [r11, #8]",
            "2:",
            "ldrd r1, r3, [r11]",
            "ldr r7, [r11, #24]",
            step!("vmladav.s16"),
            "lsrs r7, r7, #1",
            "bcc 3f",
            step!("vmladava.s16"),
            "3:",
            "beq.w 5f",
            "4:",
            step!("vmladava.s16"),
            step!("vmladava.s16"),
            "subs r7, #1",
            "bne 4b",
            "5:",
            "vmov q0[2], q0[0], r0, r4",
            "vmov q0[3], q0[1], r2, r6",
            "vmov q1[2], q1[0], r8, r12",
            "vmov q1[3], q1[1], r10, lr",
            "vldrw.u32 q2, [r9], #16",
            "vldrw.u32 q3, [r9], #16",
            "vadd.i32 q0, q0, q2",
            "vadd.i32 q1, q1, q2",
            "vrmulh.s32 q0, q0, q3",
            "vrmulh.s32 q1, q1, q3",
            "ldrd r1, r3, [r11, #16]",
            "vqmovnb.s32 q0, q0",
            "vqmovnb.s32 q1, q1",
            "ldr r7, [r11, #28]",
            "vstrh.32 q0, [r1], #8",
            "vstrh.32 q1, [r3], #8",
            "subs r7, #1",
            "strd r1, r3, [r11, #16]",
            "str r7, [r11, #28]",
            "bne 2b",
            "pop {{r6, r7}}",
            in("r11") job,
            out("r0") _, out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _,
            out("r8") _, out("r9") _, out("r10") _, out("r12") _, out("lr") _,
            out("q0") _, out("q1") _, out("q2") _, out("q3") _,
        );
    }
}

/// The products of lists of one length.
#[inline(never)]
pub(super) fn add(sums: &mut [i32; ROWS], column: &[i16], rows: [&[i8]; ROWS]) {
    let [a, b, c, d] = sums;
    let [of_a, of_b, of_c, of_d] = rows;
    // SAFETY: all lists have `column.len()` values, and loops of this kind end after as many, with
    // the last loads predicated. The registers that the compiler keeps for itself are put back, as
    // is the stack pointer.
    unsafe {
        asm!(
            "push {{r6, r7}}",
            "mov r7, r10",
            "wlstp.16 lr, r11, 3f",
            "2:",
            "vldrh.u16 q0, [r9], #16",
            "vldrb.s16 q1, [r1], #8",
            "vmladava.s16 r0, q0, q1",
            "vldrb.s16 q2, [r3], #8",
            "vmladava.s16 r2, q0, q2",
            "vldrb.s16 q1, [r5], #8",
            "vmladava.s16 r4, q0, q1",
            "vldrb.s16 q2, [r7], #8",
            "vmladava.s16 r8, q0, q2",
            "letp lr, 2b",
            "3:",
            "pop {{r6, r7}}",
            inout("r0") *a, inout("r2") *b, inout("r4") *c, inout("r8") *d,
            inout("r1") of_a.as_ptr() => _,
            inout("r3") of_b.as_ptr() => _,
            inout("r5") of_c.as_ptr() => _,
            inout("r10") of_d.as_ptr() => _,
            inout("r9") column.as_ptr() => _,
            in("r11") column.len(),
            out("lr") _,
            out("q0") _, out("q1") _, out("q2") _,
        );
    }
}
