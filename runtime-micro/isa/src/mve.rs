//! Arm's M-profile vector extension: sixteen 8-bit products per instruction (`vmladava`).
//!
//! Rows: `[blocks][depth / 16][4][16]`. A column is `depth` values side by side, so that one that
//! is contiguous in the input is read there: what comes after its taps is multiplied with zeros.
//! The numbers of rescaling come each for all rows of a block, and shifts are negative, as `vshl`
//! wants them to go right.

use crate::{COLUMNS, ROWS};

pub mod columns;
pub mod depthwise;
#[cfg(not(peapod_mve))]
mod portable;
pub mod windows;

#[cfg(not(peapod_mve))]
use portable as products;

/// Values in a vector; the depth is a multiple.
pub const LANES: usize = 16;

/// Words of a block's rescaling: bias, multiplier, offset and shift of four rows.
pub const WORDS: usize = 4 * ROWS;

/// All rows of a product, and what becomes of their sums.
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a> {
    /// More than none, and whole vectors.
    depth: usize,
    /// As many blocks as the channels need.
    rows: &'a [i8],
    rescaling: &'a [[i32; WORDS]],
    /// More than none.
    channels: usize,
}

impl<'a> Matrix<'a> {
    /// As many rows as channels; `None` if some are missing, and without any, and where the depth
    /// is not whole vectors.
    pub fn new(
        depth: usize,
        channels: usize,
        rows: &'a [i8],
        rescaling: &'a [i32],
    ) -> Option<Self> {
        let blocks = channels.div_ceil(ROWS);
        let len = depth.checked_mul(ROWS)?.checked_mul(blocks)?;
        if len == 0 || !depth.is_multiple_of(LANES) {
            return None;
        }
        Some(Self {
            depth,
            rows: rows.get(..len)?,
            rescaling: rescaling.as_chunks().0.get(..blocks)?,
            channels,
        })
    }

    /// Computes the results of columns that start `step` values apart, by pairs: of as many as
    /// there are, and have room in `results`. Returns how many columns that was.
    #[inline(always)]
    pub fn pairs(&self, columns: &[i8], step: usize, results: &mut [i8]) -> usize {
        let room = results.len().checked_div(self.channels).unwrap_or(0);
        let there = match columns.len().checked_sub(self.depth) {
            Some(rest) => rest
                .checked_div(step)
                .map_or(room, |more| more.saturating_add(1)),
            None => 0,
        };
        let count = room.min(there) / COLUMNS;
        if count > 0 {
            products::pairs(self, columns, step, count, results);
        }
        count.wrapping_mul(COLUMNS)
    }

    /// Computes the results of one column; where it or room is missing nothing is done.
    #[inline(always)]
    pub fn one(&self, column: &[i8], results: &mut [i8]) {
        if self.depth <= column.len() && self.channels <= results.len() {
            products::one(self, column, results);
        }
    }
}

/// Runs of `len` values, `step` apart.
#[derive(Clone, Copy, Debug)]
pub struct Runs {
    /// Values of a run.
    pub len: usize,
    /// Runs.
    pub count: usize,
    /// Distance where they are read.
    pub from_step: usize,
    /// Distance where they are written.
    pub to_step: usize,
}

/// Copies runs; where some are not there, or do not have a place, nothing.
#[inline(always)]
pub fn copy(runs: &Runs, from: &[i8], to: &mut [i8]) {
    let fits = |step, len| ends(step, runs.count, runs.len).is_some_and(|end| end <= len);
    if fits(runs.from_step, from.len()) && fits(runs.to_step, to.len()) {
        products::copy(runs, from, to);
    }
}

/// Where the last of `count` things of some length, `step` apart, ends; `None` if there is none.
fn ends(step: usize, count: usize, len: usize) -> Option<usize> {
    step.checked_mul(count.checked_sub(1)?)?.checked_add(len)
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{COLUMNS, LANES, Matrix, ROWS, Runs, WORDS};
    use core::arch::asm;

    /// What the products read and write, in the order in which they load it.
    #[repr(C)]
    struct Job {
        columns: [*const i8; 2],
        rows: *const i8,
        rescaling: *const [i32; WORDS],
        /// Of the first column, where the next block goes.
        results: *mut i8,
        /// From a result to that of the second column.
        apart: usize,
        /// Vectors of a column but one.
        steps: usize,
        /// Left to do of these columns.
        channels: usize,
        /// From a pair of columns to the next.
        advance: usize,
        /// Pairs of columns.
        count: usize,
    }

    impl Job {
        #[inline(always)]
        fn new(matrix: &Matrix<'_>, columns: &[i8], results: &mut [i8]) -> Self {
            Self {
                columns: [columns.as_ptr(); COLUMNS],
                rows: matrix.rows.as_ptr(),
                rescaling: matrix.rescaling.as_ptr(),
                results: results.as_mut_ptr(),
                apart: 0,
                steps: matrix.depth / LANES - 1,
                channels: matrix.channels,
                advance: 0,
                count: 1,
            }
        }
    }

    /// The products of a vector of both columns and of four rows: added, or the first.
    macro_rules! pair_step {
        ($op:literal) => {
            concat!(
                "vldrb.u8 q0, [r1], #16\n",
                "vldrb.u8 q1, [r3], #16\n",
                "vldrb.u8 q2, [r5], #16\n",
                $op,
                " r0, q0, q2\n",
                $op,
                " r8, q1, q2\n",
                "vldrb.u8 q3, [r5], #16\n",
                $op,
                " r2, q0, q3\n",
                $op,
                " r10, q1, q3\n",
                "vldrb.u8 q2, [r5], #16\n",
                $op,
                " r4, q0, q2\n",
                $op,
                " r12, q1, q2\n",
                "vldrb.u8 q3, [r5], #16\n",
                $op,
                " r6, q0, q3\n",
                $op,
                " lr, q1, q3\n",
            )
        };
    }

    /// The products of a vector of one column and of eight rows.
    macro_rules! one_step {
        ($op:literal) => {
            concat!(
                "vldrb.u8 q0, [r1], #16\n",
                one_step!($op, "r5", "r0" "r2" "r4" "r6"),
                one_step!($op, "r3", "r8" "r10" "r12" "lr"),
            )
        };
        ($op:literal, $rows:literal, $($sum:literal)*) => {
            concat!($("vldrb.u8 q1, [", $rows, "], #16\n", $op, " ", $sum, ", q0, q1\n",)*)
        };
    }

    /// All steps, of which there is one more than r7 tells.
    macro_rules! steps {
        ($step:ident) => {
            concat!(
                $step!("vmladav.s8"),
                "lsrs r7, r7, #1\n",
                "bcc 3f\n",
                $step!("vmladava.s8"),
                "3:\n",
                "beq.w 5f\n",
                "4:\n",
                $step!("vmladava.s8"),
                $step!("vmladava.s8"),
                "subs r7, #1\n",
                "bne 4b\n",
                "5:\n",
                "vmov q0[2], q0[0], r0, r4\n",
                "vmov q0[3], q0[1], r2, r6\n",
                "vmov q1[2], q1[0], r8, r12\n",
                "vmov q1[3], q1[1], r10, lr\n",
            )
        };
    }

    /// Four sums, times their multiplier already, become bytes: q2 offset, q3 shift.
    macro_rules! finish {
        ($sums:literal) => {
            concat!(
                "vshr.s32 q4, ",
                $sums,
                ", #31\n",
                "vadd.i32 ",
                $sums,
                ", ",
                $sums,
                ", q4\n",
                "vadd.i32 ",
                $sums,
                ", ",
                $sums,
                ", q2\n",
                "vshl.s32 ",
                $sums,
                ", ",
                $sums,
                ", q3\n",
                "vqmovnb.s32 ",
                $sums,
                ", ",
                $sums,
                "\n",
                "vqmovnb.s16 ",
                $sums,
                ", ",
                $sums,
                "\n",
            )
        };
    }

    /// Results of four rows and both columns, `q0` and `q1`, from their sums.
    macro_rules! rescale_pair {
        () => {
            concat!(
                "vldrw.u32 q2, [r9], #16\n",
                "vldrw.u32 q3, [r9], #16\n",
                "vadd.i32 q0, q0, q2\n",
                "vadd.i32 q1, q1, q2\n",
                "vqrdmulh.s32 q0, q0, q3\n",
                "vqrdmulh.s32 q1, q1, q3\n",
                "vldrw.u32 q2, [r9], #16\n",
                "vldrw.u32 q3, [r9], #16\n",
                finish!("q0"),
                finish!("q1"),
            )
        };
    }

    /// Results of two blocks of four rows, `q0` and `q1`, from their sums.
    macro_rules! rescale_two_blocks {
        () => {
            concat!(
                "vldrw.u32 q2, [r9, #0]\n",
                "vldrw.u32 q3, [r9, #64]\n",
                "vadd.i32 q0, q0, q2\n",
                "vadd.i32 q1, q1, q3\n",
                "vldrw.u32 q2, [r9, #16]\n",
                "vldrw.u32 q3, [r9, #80]\n",
                "vqrdmulh.s32 q0, q0, q2\n",
                "vqrdmulh.s32 q1, q1, q3\n",
                "vldrw.u32 q2, [r9, #32]\n",
                "vldrw.u32 q3, [r9, #48]\n",
                finish!("q0"),
                "vldrw.u32 q2, [r9, #96]\n",
                "vldrw.u32 q3, [r9, #112]\n",
                finish!("q1"),
                "add r9, #128\n",
            )
        };
    }

    #[inline(always)]
    pub(super) fn pairs(
        matrix: &Matrix<'_>,
        columns: &[i8],
        step: usize,
        count: usize,
        results: &mut [i8],
    ) {
        let mut job = Job::new(matrix, columns, results);
        let [_, second] = &mut job.columns;
        *second = second.wrapping_add(step);
        job.apart = matrix.channels;
        job.advance = step.wrapping_mul(COLUMNS);
        job.count = count;
        // SAFETY: `Matrix` has as many blocks as channels need. The caller counted columns of
        // `depth` values, `step` apart, and those for which there is room in `results`.
        unsafe { all(job) }
    }

    /// All blocks of pairs of columns.
    ///
    /// # Safety
    /// Columns have `steps + 1` vectors, as have the `count - 1` pairs that follow, each `advance`
    /// bytes after the one before; rows and rescaling have a block for each four channels begun;
    /// `channels` results can be written from `results` on and from `apart` bytes further, and if
    /// there are more pairs, in which case both are the same number, right after those.
    #[inline(never)]
    unsafe fn all(mut job: Job) {
        // SAFETY: reads and writes what the caller promises: each block reads the columns from
        // their start, four rows of them, and 64 bytes of rescaling, and predicates the writes of
        // channels that are not left. The registers that the compiler keeps for itself are put
        // back, as are the stack pointer and the predicate.
        unsafe {
            asm!(
                "push {{r6, r7}}",
                "vmrs r7, p0",
                "push {{r6, r7}}",
                "6:",
                "ldrd r5, r9, [r11, #8]",
                "2:",
                "ldrd r1, r3, [r11]",
                "ldr r7, [r11, #24]",
                steps!(pair_step),
                rescale_pair!(),
                "ldr r7, [r11, #28]",
                "ldrd r1, r3, [r11, #16]",
                "add r3, r1",
                "vctp.32 r7",
                "vpstt",
                "vstrbt.32 q0, [r1], #4",
                "vstrbt.32 q1, [r3]",
                "str r1, [r11, #16]",
                "subs r7, #4",
                "str r7, [r11, #28]",
                "bgt 2b",
                // The last block may have written fewer than four, which r7 tells.
                "ldrd r0, r2, [r11, #32]",
                "ldr r3, [r11, #20]",
                "add r1, r7",
                "add r1, r3",
                "str r1, [r11, #16]",
                "str r3, [r11, #28]",
                "ldrd r1, r3, [r11]",
                "add r1, r0",
                "add r3, r0",
                "strd r1, r3, [r11]",
                "subs r2, #1",
                "str r2, [r11, #36]",
                "bne 6b",
                "pop {{r6, r7}}",
                "vmsr p0, r7",
                "pop {{r6, r7}}",
                inout("r11") &raw mut job => _,
                out("r0") _, out("r1") _, out("r2") _, out("r3") _, out("r4") _, out("r5") _,
                out("r8") _, out("r9") _, out("r10") _, out("r12") _, out("lr") _,
                out("q0") _, out("q1") _, out("q2") _, out("q3") _, out("q4") _,
            );
        }
    }

    #[inline(always)]
    pub(super) fn one(matrix: &Matrix<'_>, column: &[i8], results: &mut [i8]) {
        let mut job = Job::new(matrix, column, results);
        let twos = matrix.rescaling.len() / 2;
        if twos > 0 {
            // SAFETY: two blocks of rows and rescaling for each two that are counted, and results
            // for all of their channels but for those that `channels` has not.
            unsafe { eights(&mut job, twos) }
        }
        if matrix.rescaling.len() % 2 == 1 {
            // SAFETY: what is left is a block, whose results are written twice.
            unsafe { all(job) }
        }
    }

    /// Blocks of one column, two at a time; leaves in `job` what comes after.
    ///
    /// # Safety
    /// The column has `steps + 1` vectors; there are `2 * twos` blocks of rows and rescaling, and
    /// twos of results but for the last three at most, which `channels` tells.
    #[inline(never)]
    unsafe fn eights(job: &mut Job, twos: usize) {
        let block = (job.steps + 1) * LANES * ROWS;
        // SAFETY: reads and writes what the caller promises: each round reads the column from its
        // start, two blocks of rows and 128 bytes of rescaling, and predicates the writes of the
        // second. The registers that the compiler keeps for itself are put back, as are the stack
        // pointer and the predicate.
        unsafe {
            asm!(
                "push {{r6, r7}}",
                "vmrs r7, p0",
                "push {{r2, r7}}",
                "push {{r0, r4}}",
                "ldrd r5, r9, [r11, #8]",
                "2:",
                "ldr r1, [r11]",
                "ldr r7, [r11, #24]",
                "ldr r3, [sp]",
                "add r3, r5",
                steps!(one_step),
                "mov r5, r3",
                rescale_two_blocks!(),
                "ldr r1, [r11, #16]",
                "ldr r7, [r11, #28]",
                "subs r7, #4",
                "vstrb.32 q0, [r1], #4",
                "vctp.32 r7",
                "vpst",
                "vstrbt.32 q1, [r1], #4",
                "subs r7, #4",
                "str r1, [r11, #16]",
                "str r7, [r11, #28]",
                "ldr r7, [sp, #8]",
                "subs r7, #1",
                "str r7, [sp, #8]",
                "bne 2b",
                "strd r5, r9, [r11, #8]",
                "pop {{r0, r4}}",
                "pop {{r2, r7}}",
                "vmsr p0, r7",
                "pop {{r6, r7}}",
                in("r11") &raw mut *job,
                inout("r0") block => _,
                inout("r2") twos => _,
                out("r1") _, out("r3") _, out("r4") _, out("r5") _,
                out("r8") _, out("r9") _, out("r10") _, out("r12") _, out("lr") _,
                out("q0") _, out("q1") _, out("q2") _, out("q3") _, out("q4") _,
            );
        }
    }

    #[inline(always)]
    pub(super) fn copy(runs: &Runs, from: &[i8], to: &mut [i8]) {
        // SAFETY: the caller checked that runs are there in both; there is at least one, and loops
        // of this kind end after as many bytes as `len` says.
        unsafe {
            asm!(
                "2:",
                "mov {a}, {from}",
                "mov {b}, {to}",
                "wlstp.8 lr, {len}, 4f",
                "3:",
                "vldrb.u8 q0, [{a}], #16",
                "vstrb.8 q0, [{b}], #16",
                "letp lr, 3b",
                "4:",
                "add {from}, {from_step}",
                "add {to}, {to_step}",
                "subs {count}, #1",
                "bne 2b",
                a = out(reg) _,
                b = out(reg) _,
                len = in(reg) runs.len,
                count = inout(reg) runs.count => _,
                from = inout(reg) from.as_ptr() => _,
                from_step = in(reg) runs.from_step,
                to = inout(reg) to.as_mut_ptr() => _,
                to_step = in(reg) runs.to_step,
                out("lr") _,
                out("q0") _,
                options(nostack)
            );
        }
    }
}
