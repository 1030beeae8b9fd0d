//! Rows of depthwise convolutions whose windows have more taps than a vector has values.
//!
//! Planes are those of [`depthwise`](super::depthwise), but that rows never take the place of
//! others: each has places of its own, so that the windows of a row of results begin one place
//! after those of the row before, and filters are in one order. A window is a few vectors, of which
//! the last has weights of zero behind it.

use super::depthwise::Windows;
#[cfg(not(peapod_mve))]
use super::depthwise::products;
use crate::ROWS;

/// As [`depthwise::row`](super::depthwise::row), of windows of any number of vectors.
#[inline(always)]
pub fn row(
    windows: &Windows<'_>,
    results: &mut [i8],
    step: usize,
    (count, channels): (usize, usize),
) {
    let size = (count, channels.min(ROWS));
    if windows.fit(results, step, size) {
        products::row(windows, results, step, size);
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::Windows;
    use crate::mve::LANES;
    use core::arch::asm;

    /// The products of a vector of a channel, whose pointers go on.
    macro_rules! channel {
        ($window:literal, $sum:literal) => {
            concat!(
                "vldrb.u8 q4, [",
                $window,
                "], #16\n",
                "vldrb.u8 q5, [r7], #16\n",
                "vmladava.s8 ",
                $sum,
                ", q4, q5\n",
            )
        };
    }

    /// Rescales the sums of four channels in q4, and writes those that the predicate has.
    macro_rules! finish {
        () => {
            concat!(
                "vadd.i32 q4, q4, q0\n",
                "vqrdmulh.s32 q4, q4, q1\n",
                "vshr.s32 q5, q4, #31\n",
                "vadd.i32 q4, q4, q5\n",
                "vadd.i32 q4, q4, q2\n",
                "vshl.s32 q4, q4, q3\n",
                "vqmovnb.s32 q4, q4\n",
                "vqmovnb.s16 q4, q4\n",
                "vpst\n",
                "vstrbt.32 q4, [r5]\n",
            )
        };
    }

    #[inline(never)]
    pub(super) fn row(
        windows: &Windows<'_>,
        results: &mut [i8],
        step: usize,
        (count, channels): (usize, usize),
    ) {
        let planes = windows.planes.as_ptr();
        let vectors = windows.filters.len();
        // What a window's pointers have gone is taken back on the way to the next window.
        let onward = windows.stride.wrapping_sub(vectors.wrapping_mul(LANES));
        // SAFETY: the caller checked that there are `vectors` vectors, at least one, in four planes
        // for `count` windows, `stride` apart, and room for so many results of `channels`, which
        // the predicate has written. Filters are 64 bytes for each vector, rescaling is 64 bytes.
        // The registers that the compiler keeps for itself are put back, as are the stack pointer
        // and the predicate.
        unsafe {
            asm!(
                "push {{r6, r7}}\nvmrs r7, p0",
                "vldrw.u32 q0, [r3]\nvldrw.u32 q1, [r3, #16]",
                "vldrw.u32 q2, [r3, #32]\nvldrw.u32 q3, [r3, #48]",
                "vctp.32 r4",
                // From the stack pointer on: filters, pixels left, the predicate and a register.
                "push {{r0, r2, r6, r7}}",
                "mov r4, r9\nadd r3, r1, r4\nadd r9, r3, r4\nadd r11, r9, r4",
                "2:",
                "ldr r7, [sp]",
                "movs r0, #0\nmovs r2, #0\nmovs r4, #0\nmovs r6, #0",
                "dls lr, r10",
                "3:",
                channel!("r1", "r0"),
                channel!("r3", "r2"),
                channel!("r9", "r4"),
                channel!("r11", "r6"),
                "le lr, 3b",
                "add r1, r12\nadd r3, r12\nadd r9, r12\nadd r11, r12",
                "vmov q4[2], q4[0], r0, r4\nvmov q4[3], q4[1], r2, r6",
                "ldr r0, [sp, #4]",
                finish!(),
                "add r5, r8\nsubs r0, #1",
                "str r0, [sp, #4]",
                "bne 2b",
                "pop {{r0, r2, r6, r7}}",
                "vmsr p0, r7",
                "pop {{r6, r7}}",
                inout("r0") windows.filters.as_ptr() => _,
                inout("r1") planes => _,
                inout("r2") count => _,
                inout("r3") windows.rescaling.as_ptr() => _,
                inout("r4") channels => _,
                inout("r5") results.as_mut_ptr() => _,
                in("r8") step,
                inout("r9") windows.plane => _,
                in("r10") vectors,
                out("r11") _,
                in("r12") onward,
                out("lr") _,
                out("q0") _, out("q1") _, out("q2") _, out("q3") _, out("q4") _, out("q5") _,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mve::depthwise::Filters;
    use crate::mve::{LANES, WORDS};
    use proptest::prelude::*;
    use std::vec;
    use std::vec::Vec;

    proptest! {
        /// Sums over vectors of a plane, or nothing where one of them ends early.
        #[test]
        fn windows_of_several_vectors(
            vectors in 0..4_usize,
            [plane, stride, step] in [16..80_usize, 0..9_usize, 0..7_usize],
            [count, channels] in [0..4_usize, 1..5_usize],
            planes in prop::collection::vec(any::<i8>(), 260..330),
            weights in prop::collection::vec(any::<i8>(), 3 * 64),
        ) {
            let filters: Vec<Filters> = weights.chunks(64).take(vectors).map(|all| {
                std::array::from_fn(|row| std::array::from_fn(|lane| all[row * LANES + lane]))
            }).collect();
            let mut rescaling = [0; WORDS];
            let numbers = [3, 1 << 30, 16, -5];
            for (number, block) in numbers.into_iter().zip(rescaling.chunks_mut(ROWS)) {
                block.fill(number);
            }
            let (filters, rescaling) = (&filters[..], &rescaling);
            let windows = Windows { planes: &planes, plane, stride, filters, rescaling };
            let mut results = vec![77; 20];
            row(&windows, &mut results, step, (count, channels));
            let mut expected = vec![77; 20];
            let reach = (ROWS - 1) * plane + count.saturating_sub(1) * stride + vectors * LANES;
            if vectors > 0 && count > 0 && reach <= planes.len() {
                for pixel in 0..count {
                    for channel in 0..channels {
                        let at = channel * plane + pixel * stride;
                        let products = (0..vectors * LANES).map(|tap| {
                            let weight = filters[tap / LANES][channel][tap % LANES];
                            i32::from(planes[at + tap]) * i32::from(weight)
                        });
                        let sum = products.sum::<i32>() + 3;
                        expected[pixel * step + channel] = crate::rescale(sum, 1 << 30, 16, 5);
                    }
                }
            }
            prop_assert_eq!(results, expected);
        }
    }
}
