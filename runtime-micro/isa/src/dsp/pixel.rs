//! Pixels of depthwise convolutions with windows of any shape.
//!
//! The channels of a pixel are computed four at a time, tap by tap: where the taps are is a list of
//! offsets, whether they are in an image or have been gathered side by side. A word of four values
//! becomes two of 16-bit numbers, which the weights, two words of a tap, are stored as.

use crate::ROWS;

/// Channels that are computed together.
pub const CHANNELS: usize = ROWS;

/// Words of four channels' rescaling: their biases times two; then multiplier, offset and shift of
/// each channel, as of [`crate::Rescaling`].
pub const WORDS: usize = 4 * CHANNELS;

/// The weights of a tap, times two: those of channels 0 and 2, then of 1 and 3, as words of two.
pub type Weights = [i32; 2];

/// Where the taps of a window are.
#[derive(Clone, Copy, Debug)]
pub struct Taps<'a> {
    /// How far each is from the first channel of the pixel's window: an even number of them.
    offsets: &'a [[u32; 2]],
    /// How far the last one is.
    reach: usize,
}

impl<'a> Taps<'a> {
    /// Taps at these offsets. One of an odd number is left out: a window that has one more is
    /// written with a tap of no weight.
    pub fn new(offsets: &'a [u32]) -> Self {
        let offsets = offsets.as_chunks().0;
        let reach = offsets
            .as_flattened()
            .iter()
            .fold(0, |most, it| most.max(*it));
        Self {
            offsets,
            reach: reach as usize,
        }
    }

    /// Computes all channels of a pixel: as many as there are results, of blocks of four, the last
    /// of which are the last four channels. There are weights of all taps, block after block, and
    /// rescaling of each block. Twice the sum of a channel fits a word. Where something is missing,
    /// or there are fewer than four channels, nothing is done.
    #[inline(always)]
    pub fn pixel(
        &self,
        values: &[i8],
        weights: &[Weights],
        rescaling: &[[i32; WORDS]],
        results: &mut [i8],
    ) {
        let blocks = results.len().div_ceil(CHANNELS);
        let taps = self.offsets.len().wrapping_mul(2);
        let there = self.reach.checked_add(results.len());
        let whole = there.is_some_and(|end| end <= values.len())
            && blocks
                .checked_mul(taps)
                .is_some_and(|all| all <= weights.len())
            && blocks <= rescaling.len();
        if whole && taps != 0 && results.len() >= CHANNELS {
            products::pixel(self.offsets, values, weights, rescaling, results);
        }
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{CHANNELS, WORDS, Weights};
    use crate::round;

    pub(super) fn pixel(
        offsets: &[[u32; 2]],
        values: &[i8],
        weights: &[Weights],
        rescaling: &[[i32; WORDS]],
        results: &mut [i8],
    ) {
        let offsets = offsets.as_flattened();
        let last = results.len().wrapping_sub(CHANNELS);
        let blocks = weights.chunks(offsets.len().max(1)).zip(rescaling);
        for (block, (weights, rescaling)) in blocks.enumerate() {
            let first = block.wrapping_mul(CHANNELS).min(last);
            let (biases, numbers) = rescaling.split_at(CHANNELS);
            let channels = results.iter_mut().skip(first).take(CHANNELS);
            let numbers = biases.iter().zip(numbers.as_chunks::<3>().0);
            for (channel, (result, (bias, [multiplier, offset, shift]))) in
                channels.zip(numbers).enumerate()
            {
                let mut twice = *bias;
                for (offset, words) in offsets.iter().zip(weights) {
                    let place = (*offset as usize).wrapping_add(first).wrapping_add(channel);
                    let x = values.get(place).copied().unwrap_or_default();
                    let word = words[channel % 2];
                    let w = if channel < 2 {
                        word as i16
                    } else {
                        (word >> 16) as i16
                    };
                    twice = twice.wrapping_add(i32::from(x).wrapping_mul(w.into()));
                }
                let product = i64::from(twice) * i64::from(*multiplier);
                let high = ((product + (1 << 31)) >> 32) as i32;
                *result = round(high, *offset, *shift);
            }
        }
    }
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{CHANNELS, WORDS, Weights};
    use core::arch::asm;

    /// The products of four values in a word with the next weights; r12 is free.
    macro_rules! tap {
        ($values:literal) => {
            concat!(
                "ldrd r8, r9, [r11], #8\n",
                "sxtb16 r12, ",
                $values,
                "\n",
                "sxtb16 ",
                $values,
                ", ",
                $values,
                ", ror #8\n",
                "smlabb r0, r12, r8, r0\n",
                "smlatt r2, r12, r8, r2\n",
                "smlabb r1, ",
                $values,
                ", r9, r1\n",
                "smlatt r3, ",
                $values,
                ", r9, r3\n",
            )
        };
    }

    /// The next two taps.
    macro_rules! taps {
        () => {
            concat!(
                "ldm r7!, {{r4, r5}}\n",
                "ldr r4, [r10, r4]\n",
                "ldr r5, [r10, r5]\n",
                tap!("r4"),
                tap!("r5"),
            )
        };
    }

    /// A doubled sum becomes a result. The table is at lr.
    macro_rules! finish {
        ($($sum:literal)*) => {
            concat!($(
                "ldm lr!, {{r4, r5, r8}}\n",
                // Ties go away from zero, so one less where the sum is negative.
                "add r9, r5, ", $sum, ", asr #31\n",
                "smmlar ", $sum, ", ", $sum, ", r4, r9\n",
                "asr ", $sum, ", ", $sum, ", r8\n",
                "ssat ", $sum, ", #8, ", $sum, "\n",
            )*)
        };
    }

    #[inline(always)]
    pub(super) fn pixel(
        offsets: &[[u32; 2]],
        values: &[i8],
        weights: &[Weights],
        rescaling: &[[i32; WORDS]],
        results: &mut [i8],
    ) {
        let (whole, left) = (results.len() / CHANNELS, results.len() % CHANNELS);
        let values = values.as_ptr();
        // SAFETY: the caller has checked that there are as many channels after each offset as
        // results, at least four; at least two offsets; weights of all taps and rescaling for as
        // many blocks of four channels as are begun.
        unsafe { blocks(offsets, values, weights, rescaling, (results, whole)) }
        if left == 0 {
            return;
        }
        let taps = offsets.as_flattened().len();
        let last = results.len().wrapping_sub(CHANNELS);
        let (weights, rescaling) = (
            weights.get(whole.wrapping_mul(taps)..),
            rescaling.get(whole..),
        );
        if let (Some(weights), Some(rescaling)) = (weights, rescaling)
            && let Some(results) = results.get_mut(last..)
        {
            let values = values.wrapping_add(last);
            // SAFETY: as above: there is one block more, and these are the last four channels.
            unsafe { blocks(offsets, values, weights, rescaling, (results, 1)) }
        }
    }

    /// So many blocks of four channels.
    ///
    /// # Safety
    /// There is a pair of offsets, after each of which there are values of all blocks; of each
    /// block there are weights of all taps, rescaling and room for results. There is a block.
    #[inline(never)]
    unsafe fn blocks(
        offsets: &[[u32; 2]],
        values: *const i8,
        weights: &[Weights],
        rescaling: &[[i32; WORDS]],
        (results, count): (&mut [i8], usize),
    ) {
        let all = offsets.as_ptr_range();
        // SAFETY: of each block the list of offsets is read to its end, two at a time, of which an
        // odd pair comes first; as many words of values and twice as many of weights; 16 words of
        // rescaling. Weights and rescaling go on where those of the block before end, values and
        // results are four bytes further. Words of values need no alignment, those of other lists
        // have it. The registers that the compiler keeps for itself are put back, as is the stack
        // pointer.
        unsafe {
            asm!(
                // From the stack pointer on: results, blocks left, rescaling, offsets, their end, a
                // saved register.
                "push {{r0, r1, r2, r3, r4, r7}}",
                "4:",
                "ldrd r12, r7, [sp, #8]",
                "ldr lr, [sp, #16]",
                "ldm r12!, {{r0, r1, r2, r3}}",
                "str r12, [sp, #8]",
                "sub r4, lr, r7",
                "lsls r4, r4, #29",
                "bcs 3f",
                concat!("2:\n", taps!()),
                concat!("3:\n", taps!()),
                "cmp r7, lr",
                "bne 2b",
                "ldr lr, [sp, #8]",
                finish!("r0" "r1" "r2" "r3"),
                "str lr, [sp, #8]",
                "bfi r0, r1, #8, #8",
                "bfi r0, r2, #16, #8",
                "bfi r0, r3, #24, #8",
                "ldrd r4, r5, [sp]",
                "add r10, r10, #4",
                "str r0, [r4], #4",
                "subs r5, r5, #1",
                "strd r4, r5, [sp]",
                "bne 4b",
                "pop {{r0, r1, r2, r3, r4, r7}}",
                inout("r0") results.as_mut_ptr() => _,
                inout("r1") count => _,
                inout("r2") rescaling.as_ptr() => _,
                inout("r3") all.start => _,
                inout("r4") all.end => _,
                out("r5") _, out("r8") _, out("r9") _,
                inout("r10") values => _,
                inout("r11") weights.as_ptr() => _,
                out("r12") _, out("lr") _,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::vec;
    use std::vec::Vec;

    proptest! {
        /// Blocks of four and the last four, or nothing where something is missing.
        #[test]
        fn pixels_are_sums_of_taps(
            channels in 0..11_usize,
            offsets in prop::collection::vec(0..30_u32, 0..9),
            values in prop::collection::vec(any::<i8>(), 30..44),
            weights in prop::collection::vec(any::<i8>(), 3 * 8 * 4),
            missing in 0..4_usize,
        ) {
            let taps = offsets.len() & !1;
            let word = |a: i8, c: i8| (2 * i32::from(c)) << 16 | (2 * i32::from(a)) & 0xffff;
            let fours = weights.as_chunks::<4>().0.iter();
            let words = fours.map(|[a, b, c, d]| [word(*a, *c), word(*b, *d)]);
            let words: Vec<Weights> = words.collect();
            let block = [2, 4, 6, 8, 1 << 30, 4, 3, 1 << 30, 4, 3, 1 << 30, 4, 3, 1 << 30, 4, 3];
            let rescaling = vec![block; channels.div_ceil(4)];
            let mut results = vec![99; channels];
            let values = &values[..values.len() - missing];
            Taps::new(&offsets).pixel(values, &words, &rescaling, &mut results);
            let reach = offsets[..taps].iter().max().map_or(0, |it| *it as usize);
            let whole = taps > 0 && channels >= 4 && reach + channels <= values.len();
            let last = channels.saturating_sub(4);
            let mut expected = vec![99; channels];
            for block in (0..channels.div_ceil(4)).filter(|_| whole) {
                for channel in 0..4 {
                    let place = (4 * block).min(last) + channel;
                    let products = (0..taps).map(|tap| {
                        let x = values[offsets[tap] as usize + place];
                        i32::from(x) * i32::from(weights[(block * taps + tap) * 4 + channel])
                    });
                    let sum = products.sum::<i32>() + 1 + channel as i32;
                    expected[place] = crate::rescale(sum, 1 << 30, 4, 3);
                }
            }
            prop_assert_eq!(results, expected);
        }
    }
}
