//! Sums of the values under a window, for a few channels at once.

/// Channels that are summed up together.
pub const CHANNELS: usize = 8;

/// Taps whose sum fits 16 bits.
const TAPS_MAX: usize = 255;

/// Adds `count` taps, `step` values apart, of the first channels; nothing if some are not there.
#[inline(always)]
pub fn add_taps(sums: &mut [i32; CHANNELS], values: &[i8], step: usize, count: usize) {
    let last = count.wrapping_sub(1).checked_mul(step);
    let end = last.and_then(|last| last.checked_add(CHANNELS));
    if count == 0 || end.is_none_or(|end| end > values.len()) {
        return;
    }
    let (mut values, mut left) = (values, count);
    loop {
        let now = left.min(TAPS_MAX);
        for (sum, taps) in sums.iter_mut().zip(taps::sums(values, step, now)) {
            *sum = sum.wrapping_add(taps);
        }
        left = left.wrapping_sub(now);
        if left == 0 {
            return;
        }
        values = values.get(now.wrapping_mul(step)..).unwrap_or_default();
    }
}

#[cfg(not(peapod_dsp))]
mod taps {
    use super::CHANNELS;

    #[inline(always)]
    pub(super) fn sums(mut values: &[i8], step: usize, count: usize) -> [i32; CHANNELS] {
        let mut sums = [0_i32; CHANNELS];
        for _ in 0..count {
            if let Some(tap) = values.first_chunk::<CHANNELS>() {
                for (sum, x) in sums.iter_mut().zip(tap) {
                    *sum = sum.wrapping_add((*x).into());
                }
            }
            values = values.get(step..).unwrap_or_default();
        }
        sums
    }
}

#[cfg(all(peapod_dsp, not(peapod_mve)))]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod taps {
    use super::CHANNELS;
    use core::arch::asm;

    #[inline(always)]
    pub(super) fn sums(values: &[i8], step: usize, count: usize) -> [i32; CHANNELS] {
        let (mut a, mut b, mut c, mut d) = (0_i32, 0_i32, 0_i32, 0_i32);
        // SAFETY: the caller has checked that eight bytes are there `count` times, which is at
        // least once, `step` bytes apart. Words need not be aligned on these cores.
        unsafe {
            asm!(
                "2:",
                "ldr {x}, [{values}]",
                "ldr {y}, [{values}, #4]",
                "add {values}, {values}, {step}",
                "sxtab16 {a}, {a}, {x}",
                "sxtab16 {b}, {b}, {x}, ror #8",
                "sxtab16 {c}, {c}, {y}",
                "sxtab16 {d}, {d}, {y}, ror #8",
                "subs {count}, {count}, #1",
                "bne 2b",
                x = out(reg) _,
                y = out(reg) _,
                a = inout(reg) a,
                b = inout(reg) b,
                c = inout(reg) c,
                d = inout(reg) d,
                values = inout(reg) values.as_ptr() => _,
                step = in(reg) step,
                count = inout(reg) count => _,
                options(readonly, nostack)
            );
        }
        let low = |pair: i32| i32::from(pair as i16);
        let [e, f, g, h] = [a, b, c, d].map(|pair| pair >> 16);
        [low(a), low(b), e, f, low(c), low(d), g, h]
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod taps {
    use super::CHANNELS;
    use core::arch::asm;

    #[inline(always)]
    pub(super) fn sums(values: &[i8], step: usize, count: usize) -> [i32; CHANNELS] {
        let mut sums = [0_i16; CHANNELS];
        // SAFETY: the caller has checked that eight bytes are there `count` times, which is at
        // least once, `step` bytes apart. The sums are as long as the vector.
        unsafe {
            asm!(
                "vmov.i32 q0, #0",
                "dls lr, {count}",
                "2:",
                "vldrb.s16 q1, [r0]",
                "add r0, {step}",
                "vadd.i16 q0, q0, q1",
                "le lr, 2b",
                "vstrh.16 q0, [{sums}]",
                // Loads that widen take only low registers.
                inout("r0") values.as_ptr() => _,
                step = in(reg) step,
                count = in(reg) count,
                sums = in(reg) sums.as_mut_ptr(),
                out("lr") _,
                out("q0") _, out("q1") _,
                options(nostack)
            );
        }
        sums.map(i32::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Of as many taps as 16 bits can sum up, and more; where some lack, nothing.
        #[test]
        fn sums_of_taps(
            values in prop::collection::vec(any::<i8>(), 0..1200),
            step in 0..12_usize,
            count in 0..300_usize,
        ) {
            let mut sums = [5; CHANNELS];
            add_taps(&mut sums, &values, step, count);
            let there = count > 0 && (count - 1) * step + CHANNELS <= values.len();
            for (channel, sum) in sums.into_iter().enumerate() {
                let taps = (0..if there { count } else { 0 }).map(|tap| tap * step + channel);
                let expected: i32 = taps.map(|at| i32::from(values[at])).sum();
                prop_assert_eq!(sum, expected + 5);
            }
        }
    }

    #[test]
    fn many_equal_taps() {
        for x in [i8::MIN, i8::MAX] {
            let mut sums = [0; CHANNELS];
            add_taps(&mut sums, &[x; 1000], 1, 993);
            assert_eq!(sums, [993 * i32::from(x); CHANNELS]);
        }
    }
}
