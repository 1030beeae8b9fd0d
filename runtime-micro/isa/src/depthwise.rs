//! Windows of 3 x 3 over lines of one channel, on cores without instructions for several products.

#[cfg(peapod_riscv)]
#[allow(unsafe_code, reason = "plain Rust spills the weights")]
mod riscv;

#[cfg(peapod_riscv)]
use riscv as rows;

/// Taps of a window in each direction.
pub const TAPS: usize = 3;
/// Results that are computed together.
pub const TOGETHER: usize = 4;
/// Numbers of a channel: bias, nine weights, and as of [`crate::Rescaling`] its multiplier, offset
/// and shift.
pub const NUMBERS: usize = 1 + TAPS * TAPS + 3;

/// The numbers of a channel.
pub type Channel = [i32; NUMBERS];

/// Values under this many fours of windows.
fn under<const S: usize>(fours: usize) -> usize {
    let steps = fours.wrapping_mul(TOGETHER).wrapping_sub(1);
    steps.wrapping_mul(S).wrapping_add(TAPS)
}

/// Writes the results of as many fours of windows, at stride `S`, each `step` values after the one
/// before. Where a slice is too short nothing is written.
///
/// Twice the sum of a window must fit a word.
#[inline(always)]
pub fn row<const S: usize>(
    lines: [&[i8]; TAPS],
    channel: &Channel,
    fours: usize,
    results: &mut [i8],
    step: usize,
) {
    const { assert!(S == 1 || S == 2, "strides of a window") };
    let last = fours
        .wrapping_mul(TOGETHER)
        .wrapping_sub(1)
        .wrapping_mul(step);
    let long = lines.iter().all(|line| line.len() >= under::<S>(fours));
    // Few of each, so that nothing above has wrapped.
    if fours == 0 || fours > 1 << 8 || step > 1 << 16 || !long || last >= results.len() {
        return;
    }
    rows::row::<S>(lines, channel, fours, results, step);
}

/// Values at equal distances become neighbours, as many as there are and fit.
#[inline(always)]
pub fn gather(values: &[i8], step: usize, slots: &mut [i8]) {
    let last = slots.len().wrapping_sub(1).wrapping_mul(step);
    if slots.is_empty() || slots.len() > 1 << 8 || step > 1 << 16 || last >= values.len() {
        return;
    }
    rows::gather(values, step, slots);
}

#[cfg(peapod_mla)]
#[allow(unsafe_code, reason = "plain Rust spills the sums")]
mod rows {
    use super::{Channel, TAPS, TOGETHER};
    use core::arch::asm;

    /// The products of one line, whose pointer is moved to the next four windows.
    macro_rules! line {
        (1 $line:literal) => {
            concat!(
                "ldm r11!, {{r3, r4, r5}}\n",
                line!(@ $line "0" "r0" "r3"),
                line!(@ $line "1" "r0" "r4" "r1" "r3"),
                line!(@ $line "2" "r0" "r5" "r1" "r4" "r2" "r3"),
                line!(@ $line "3" "r1" "r5" "r2" "r4" "r8" "r3"),
                line!(@ $line "4" "r2" "r5" "r8" "r4"),
                line!(@ $line "5" "r8" "r5"),
                "add ", $line, ", ", $line, ", #4\n",
            )
        };
        (2 $line:literal) => {
            concat!(
                "ldm r11!, {{r3, r4, r5}}\n",
                line!(@ $line "0" "r0" "r3"),
                line!(@ $line "1" "r0" "r4"),
                line!(@ $line "2" "r0" "r5" "r1" "r3"),
                line!(@ $line "3" "r1" "r4"),
                line!(@ $line "4" "r1" "r5" "r2" "r3"),
                line!(@ $line "5" "r2" "r4"),
                line!(@ $line "6" "r2" "r5" "r8" "r3"),
                line!(@ $line "7" "r8" "r4"),
                line!(@ $line "8" "r8" "r5"),
                "add ", $line, ", ", $line, ", #8\n",
            )
        };
        (@ $line:literal $at:literal $($sum:literal $weight:literal)*) => {
            concat!(
                "ldrsb r6, [", $line, ", #", $at, "]\n",
                $("mla ", $sum, ", r6, ", $weight, ", ", $sum, "\n",)*
            )
        };
    }

    /// A sum becomes a result: multiplier, offset and shift are in r3, r4 and r5.
    macro_rules! finish {
        ($sum:literal) => {
            concat!(
                "lsl ",
                $sum,
                ", ",
                $sum,
                ", #1\n",
                "smull r6, ",
                $sum,
                ", ",
                $sum,
                ", r3\n",
                "add ",
                $sum,
                ", ",
                $sum,
                ", r6, lsr #31\n",
                "add ",
                $sum,
                ", ",
                $sum,
                ", ",
                $sum,
                ", asr #31\n",
                "add ",
                $sum,
                ", ",
                $sum,
                ", r4\n",
                "asr ",
                $sum,
                ", ",
                $sum,
                ", r5\n",
                "ssat ",
                $sum,
                ", #8, ",
                $sum,
                "\n",
            )
        };
    }

    /// All fours of a row. The end of the first line is on the stack.
    macro_rules! fours {
        ($stride:tt) => {
            concat!(
                "push {{r6, r7}}\n",
                "mov r7, r5\n",
                "push {{r3, r4}}\n",
                "2:\n",
                "ldm r11!, {{r0}}\n",
                "mov r1, r0\n",
                "mov r2, r0\n",
                "mov r8, r0\n",
                line!($stride "r9"),
                line!($stride "r10"),
                line!($stride "r12"),
                "ldm r11, {{r3, r4, r5}}\n",
                "sub r11, r11, #40\n",
                finish!("r0"),
                finish!("r1"),
                finish!("r2"),
                finish!("r8"),
                "strb r0, [r7]\n",
                "strb r1, [r7, lr]\n",
                "add r7, r7, lr, lsl #1\n",
                "strb r2, [r7]\n",
                "strb r8, [r7, lr]\n",
                "add r7, r7, lr, lsl #1\n",
                "ldr r3, [sp]\n",
                "cmp r9, r3\n",
                "bne 2b\n",
                "pop {{r3, r4}}\n",
                "pop {{r6, r7}}\n",
            )
        };
    }

    #[inline(always)]
    pub(super) fn row<const S: usize>(
        [top, middle, bottom]: [&[i8]; TAPS],
        channel: &Channel,
        fours: usize,
        results: &mut [i8],
        step: usize,
    ) {
        let len = fours * TOGETHER * S;
        macro_rules! run {
            ($stride:tt) => {
                // SAFETY: the caller has checked that the lines have the values under all windows,
                // and that the last result is in its slice. Each round moves the lines' pointers
                // by four strides, the results' pointer by four steps, and the channel's pointer
                // goes over its 13 words and back by ten; the loop ends when the first line's
                // pointer has gone all rounds. The registers that the compiler keeps for itself are
                // put back, as is the stack pointer.
                unsafe {
                    asm!(
                        fours!($stride),
                        out("r0") _,
                        out("r1") _,
                        out("r2") _,
                        inout("r3") top.as_ptr().wrapping_add(len) => _,
                        out("r4") _,
                        inout("r5") results.as_mut_ptr() => _,
                        out("r8") _,
                        inout("r9") top.as_ptr() => _,
                        inout("r10") middle.as_ptr() => _,
                        inout("r12") bottom.as_ptr() => _,
                        inout("r11") channel.as_ptr() => _,
                        inout("lr") step => _,
                    );
                }
            };
        }
        if S == 1 {
            run!(1);
        } else {
            run!(2);
        }
    }

    #[inline(always)]
    pub(super) fn gather(values: &[i8], step: usize, slots: &mut [i8]) {
        // SAFETY: the caller has checked that the last value is in its slice, and that there is a
        // slot.
        unsafe {
            asm!(
                "2:",
                "ldrsb {value}, [{from}]",
                "add {from}, {from}, {step}",
                "strb {value}, [{to}], #1",
                "cmp {to}, {end}",
                "bne 2b",
                value = out(reg) _,
                from = inout(reg) values.as_ptr() => _,
                to = inout(reg) slots.as_mut_ptr() => _,
                end = in(reg) slots.as_ptr().wrapping_add(slots.len()),
                step = in(reg) step,
                options(nostack)
            );
        }
    }
}

#[cfg(not(any(peapod_mla, peapod_riscv)))]
mod rows {
    use super::{Channel, TAPS, TOGETHER};
    use crate::rescale;

    /// The values under four windows, at strides 1 and 2.
    #[inline(always)]
    fn under<const S: usize>(values: &[i8]) -> Option<[[i32; TAPS]; TOGETHER]> {
        if S == 1 {
            let [a, b, c, d, e, f] = values.first_chunk()?.map(i32::from);
            Some([[a, b, c], [b, c, d], [c, d, e], [d, e, f]])
        } else {
            let [a, b, c, d, e, f, g, h, i] = values.first_chunk()?.map(i32::from);
            Some([[a, b, c], [c, d, e], [e, f, g], [g, h, i]])
        }
    }

    #[inline(never)]
    pub(super) fn row<const S: usize>(
        lines: [&[i8]; TAPS],
        channel: &Channel,
        fours: usize,
        results: &mut [i8],
        step: usize,
    ) {
        let &[bias, ref weights @ .., multiplier, offset, shift] = channel;
        let (mut at, mut result) = (0_usize, 0_usize);
        for _ in 0..fours {
            let mut sums = [bias; TOGETHER];
            for (line, &[a, b, c]) in lines.iter().zip(weights.as_chunks::<TAPS>().0) {
                let Some(windows) = line.get(at..).and_then(under::<S>) else {
                    return;
                };
                for (sum, [x, y, z]) in sums.iter_mut().zip(windows) {
                    *sum = sum
                        .wrapping_add(x.wrapping_mul(a))
                        .wrapping_add(y.wrapping_mul(b))
                        .wrapping_add(z.wrapping_mul(c));
                }
            }
            for sum in sums {
                if let Some(slot) = results.get_mut(result) {
                    *slot = rescale(sum, multiplier, offset, shift);
                }
                result = result.wrapping_add(step);
            }
            at = at.wrapping_add(TOGETHER * S);
        }
    }

    #[inline(always)]
    pub(super) fn gather(values: &[i8], step: usize, slots: &mut [i8]) {
        let mut at = 0_usize;
        for slot in slots {
            *slot = values.get(at).copied().unwrap_or_default();
            at = at.wrapping_add(step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rescale;
    use proptest::prelude::*;
    use std::vec::Vec;

    fn check<const S: usize>(lines: &[Vec<i8>], weights: &[i8], fours: usize, step: usize) {
        let (multiplier, shift) = (1 << 30, 8);
        let mut channel = [0; NUMBERS];
        channel[0] = -77;
        for (slot, weight) in channel[1..].iter_mut().zip(weights) {
            *slot = (*weight).into();
        }
        channel[NUMBERS - TAPS..].copy_from_slice(&[multiplier, 1 << (shift - 1), shift]);
        let count = fours * TOGETHER;
        let mut results = std::vec![99; (count - 1) * step + 2];
        let lines = [0, 1, 2].map(|line| &lines[line][..(count - 1) * S + TAPS]);
        row::<S>(lines, &channel, fours, &mut results, step);
        let mut expected = std::vec![99; (count - 1) * step + 2];
        for x in 0..count {
            let mut sum = -77;
            for (line, weights) in lines.iter().zip(weights.chunks(TAPS)) {
                let products = line[x * S..].iter().zip(weights);
                sum += products
                    .map(|(x, w)| i32::from(*x) * i32::from(*w))
                    .sum::<i32>();
            }
            expected[x * step] = rescale(sum, multiplier, 1 << (shift - 1), shift);
        }
        assert_eq!(results, expected, "stride {S}");
    }

    proptest! {
        /// Results of whole rows, and nothing beside them.
        #[test]
        fn rows_of_both_strides(
            lines in prop::collection::vec(prop::collection::vec(any::<i8>(), 33), TAPS),
            weights in prop::collection::vec(any::<i8>(), TAPS * TAPS),
            fours in 1..5_usize,
            step in 1..4_usize,
        ) {
            check::<1>(&lines, &weights, fours, step);
            check::<2>(&lines, &weights, fours, step);
        }
    }

    /// Slices that are too short are left alone.
    #[test]
    fn short_slices() {
        let channel = [1; NUMBERS];
        let mut results = [99; 8];
        let [long, short] = [&[1; 10][..], &[1; 9]];
        row::<1>([long, long, short], &channel, 2, &mut results, 1);
        row::<2>([long; TAPS], &channel, 2, &mut results, 1);
        row::<1>([long; TAPS], &channel, 2, &mut results[..7], 1);
        gather(&[1; 6], 2, &mut results[..4]);
        assert_eq!(results, [99; 8]);
        gather(&[1, 2, 3, 4, 5, 6, 7], 2, &mut results[..4]);
        assert_eq!(results, [1, 3, 5, 7, 99, 99, 99, 99]);
    }
}
