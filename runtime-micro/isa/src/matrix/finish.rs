//! What becomes of the sums of products of two computed matrices: four columns of some rows, by one
//! multiplier.

use super::{COLUMNS, Sums};

/// The scale of a result.
///
/// For factors of 8 bits as of [`crate::Rescaling`]: twice a sum fits a word, `shift` is to the
/// right and at least 1. For factors of 16 bits the result is `sum * multiplier + 2^31` without its
/// low word, within 16 bits; the other numbers are not used.
#[derive(Clone, Copy, Debug)]
pub struct Scaling {
    /// What a sum is multiplied with.
    pub multiplier: i32,
    /// Half a unit of the result, and the zero point.
    pub offset: i32,
    /// To the right.
    pub shift: i32,
}

/// Whether there is room for the results of so many rows, `step` apart; not so if there is none.
fn fits(rows: usize, step: usize, len: usize) -> bool {
    let last = rows.checked_sub(1).and_then(|rows| rows.checked_mul(step));
    let end = last.and_then(|last| last.checked_add(COLUMNS));
    end.is_some_and(|end| end <= len)
}

/// Writes the results of sums of 32 bits, those of a row `step` values after those of the row
/// before. Where there is no room for all nothing is written.
#[inline(always)]
pub(super) fn bytes(sums: &[Sums<i32>], scaling: &Scaling, results: &mut [i8], step: usize) {
    if fits(sums.len(), step, results.len()) {
        of_bytes::write(sums, scaling, results, step);
    }
}

/// The same of sums of 64 bits.
#[inline(always)]
pub(super) fn halves(sums: &[Sums<i64>], scaling: &Scaling, results: &mut [i16], step: usize) {
    if fits(sums.len(), step, results.len()) {
        of_halves::write(sums, scaling, results, step);
    }
}

#[cfg(not(peapod_dsp))]
mod of_bytes {
    use super::{Scaling, Sums};

    pub(super) fn write(sums: &[Sums<i32>], scaling: &Scaling, results: &mut [i8], step: usize) {
        let Scaling {
            multiplier,
            offset,
            shift,
        } = *scaling;
        for (row, sums) in sums.iter().enumerate() {
            let row = results
                .get_mut(row.wrapping_mul(step)..)
                .unwrap_or_default();
            for (result, sum) in row.iter_mut().zip(sums) {
                *result = crate::rescale(*sum, multiplier, offset, shift);
            }
        }
    }
}

#[cfg(all(peapod_dsp, not(peapod_mve)))]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod of_bytes {
    use super::{Scaling, Sums};
    use core::arch::asm;

    /// A sum becomes a result.
    macro_rules! finish {
        ($($sum:literal)*) => {
            concat!($(
                // Ties go away from zero, so one less where the sum is negative.
                "add r12, r5, ", $sum, ", asr #31\n",
                "lsl ", $sum, ", ", $sum, ", #1\n",
                "smmlar ", $sum, ", ", $sum, ", r4, r12\n",
                "asr ", $sum, ", ", $sum, ", r8\n",
                "ssat ", $sum, ", #8, ", $sum, "\n",
            )*)
        };
    }

    #[inline(never)]
    pub(super) fn write(sums: &[Sums<i32>], scaling: &Scaling, results: &mut [i8], step: usize) {
        // SAFETY: there is a row at least; of each four sums are read, which are words, and four
        // bytes of results written, `step` after those of the row before, for which the caller has
        // found room. Stores need no alignment.
        unsafe {
            asm!(
                "2:",
                "ldm r10!, {{r0, r1, r2, r3}}",
                finish!("r0" "r1" "r2" "r3"),
                "bfi r0, r1, #8, #8",
                "bfi r0, r2, #16, #8",
                "bfi r0, r3, #24, #8",
                "str r0, [r11]",
                "add r11, r11, r9",
                "subs lr, lr, #1",
                "bne 2b",
                out("r0") _, out("r1") _, out("r2") _, out("r3") _,
                in("r4") scaling.multiplier,
                in("r5") scaling.offset,
                in("r8") scaling.shift,
                in("r9") step,
                inout("r10") sums.as_ptr() => _,
                inout("r11") results.as_mut_ptr() => _,
                out("r12") _,
                inout("lr") sums.len() => _,
                options(nostack)
            );
        }
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod of_bytes {
    use super::{Scaling, Sums};
    use core::arch::asm;

    #[inline(never)]
    pub(super) fn write(sums: &[Sums<i32>], scaling: &Scaling, results: &mut [i8], step: usize) {
        // SAFETY: there is a row at least; of each a vector of sums is read, and four bytes of
        // results written, `step` after those of the row before, for which the caller has found
        // room.
        unsafe {
            asm!(
                "dls lr, lr",
                "2:",
                "vldrw.u32 q0, [{sums}], #16",
                "vqrdmulh.s32 q0, q0, {multiplier}",
                "vshr.s32 q1, q0, #31",
                "vadd.i32 q0, q0, q1",
                "vadd.i32 q0, q0, {offset}",
                "vshl.s32 q0, {shift}",
                "vqmovnb.s32 q0, q0",
                "vqmovnb.s16 q0, q0",
                "vstrb.32 q0, [r0]",
                "add r0, {step}",
                "le lr, 2b",
                sums = inout(reg) sums.as_ptr() => _,
                multiplier = in(reg) scaling.multiplier,
                offset = in(reg) scaling.offset,
                shift = in(reg) scaling.shift.wrapping_neg(),
                // Stores that narrow take only low registers.
                inout("r0") results.as_mut_ptr() => _,
                step = in(reg) step,
                inout("lr") sums.len() => _,
                out("q0") _, out("q1") _,
                options(nostack)
            );
        }
    }
}

#[cfg(not(peapod_dsp))]
mod of_halves {
    use super::{Scaling, Sums};

    pub(super) fn write(sums: &[Sums<i64>], scaling: &Scaling, results: &mut [i16], step: usize) {
        for (row, sums) in sums.iter().enumerate() {
            let row = results
                .get_mut(row.wrapping_mul(step)..)
                .unwrap_or_default();
            for (result, sum) in row.iter_mut().zip(sums) {
                let product = sum.wrapping_mul(scaling.multiplier.into());
                let scaled = (product.wrapping_add(1 << 31) >> 32) as i32;
                *result = scaled.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            }
        }
    }
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod of_halves {
    use super::{Scaling, Sums};
    use core::arch::asm;

    /// A sum of two words becomes a result in the second.
    macro_rules! finish {
        ($($low:literal $high:literal)*) => {
            concat!($(
                "umull ", $low, ", lr, ", $low, ", r12\n",
                "mla ", $high, ", ", $high, ", r12, lr\n",
                "add ", $high, ", ", $high, ", ", $low, ", lsr #31\n",
                "ssat ", $high, ", #16, ", $high, "\n",
            )*)
        };
    }

    #[inline(never)]
    pub(super) fn write(sums: &[Sums<i64>], scaling: &Scaling, results: &mut [i16], step: usize) {
        // SAFETY: there is a row at least; of each four sums of two words are read, and eight bytes
        // of results written, `step` values after those of the row before, for which the caller has
        // found room. Stores need no alignment. The registers that the compiler keeps for itself
        // are put back, as is the stack pointer.
        unsafe {
            asm!(
                "push {{r6, r7}}",
                "mov r6, r0",
                "mov r7, r1",
                "2:",
                "ldm r10!, {{r0, r1, r2, r3, r4, r5, r8, r9}}",
                finish!("r0" "r1" "r2" "r3" "r4" "r5" "r8" "r9"),
                "pkhbt r1, r1, r3, lsl #16",
                "pkhbt r5, r5, r9, lsl #16",
                "str r1, [r11]",
                "str r5, [r11, #4]",
                "add r11, r11, r6",
                "subs r7, r7, #1",
                "bne 2b",
                "pop {{r6, r7}}",
                inout("r0") step.wrapping_mul(size_of::<i16>()) => _,
                inout("r1") sums.len() => _,
                out("r2") _, out("r3") _, out("r4") _, out("r5") _, out("r8") _, out("r9") _,
                inout("r10") sums.as_ptr() => _,
                inout("r11") results.as_mut_ptr() => _,
                in("r12") scaling.multiplier,
                out("lr") _,
            );
        }
    }
}
