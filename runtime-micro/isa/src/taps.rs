//! Sums of products of the values under a window, for a few adjacent channels at once.

/// Channels that are summed up together.
pub const CHANNELS: usize = 8;

/// Whether this is quicker than one product after the other: the core has instructions for it.
/// Where tests of kernels run, too.
pub const IS_QUICK: bool = cfg!(any(peapod_dsp, not(target_os = "none")));

/// Taps of a window that are inside an image. Steps are in values.
#[derive(Clone, Copy, Debug)]
pub struct Taps {
    /// Taps of a row.
    pub columns: usize,
    /// From a tap to the next, of values and of weights.
    pub step: usize,
    /// Rows of taps.
    pub rows: usize,
    /// From a row to the next, of values.
    pub row_step: usize,
    /// From a row to the next, of weights.
    pub weights_step: usize,
}

impl Taps {
    /// Adds the products of the taps of the first channels; nothing if some are not there.
    #[inline(always)]
    pub fn add_products(&self, sums: &mut [i32; CHANNELS], values: &[i8], weights: &[i8]) {
        let within = |len: usize, row_step| self.end(row_step).is_some_and(|end| end <= len);
        if within(values.len(), self.row_step) && within(weights.len(), self.weights_step) {
            products::add(sums, values, weights, self);
        }
    }

    /// Values from the first to the end of the last; `None` without any.
    #[inline(always)]
    fn end(&self, row_step: usize) -> Option<usize> {
        let row = self.columns.checked_sub(1)?.checked_mul(self.step)?;
        let rows = self.rows.checked_sub(1)?.checked_mul(row_step)?;
        rows.checked_add(row)?.checked_add(CHANNELS)
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{CHANNELS, Taps};

    #[inline(always)]
    pub(super) fn add(sums: &mut [i32; CHANNELS], values: &[i8], weights: &[i8], taps: &Taps) {
        let (mut values, mut weights) = (values, weights);
        for _ in 0..taps.rows {
            let mut at = 0_usize;
            for _ in 0..taps.columns {
                let [values, weights] = [values, weights].map(|it| it.get(at..));
                let values = values.and_then(|it| it.first_chunk::<CHANNELS>());
                let weights = weights.and_then(|it| it.first_chunk::<CHANNELS>());
                if let (Some(values), Some(weights)) = (values, weights) {
                    for ((sum, &x), &w) in sums.iter_mut().zip(values).zip(weights) {
                        *sum = sum.wrapping_add(i32::from(x).wrapping_mul(w.into()));
                    }
                }
                at = at.wrapping_add(taps.step);
            }
            values = values.get(taps.row_step..).unwrap_or_default();
            weights = weights.get(taps.weights_step..).unwrap_or_default();
        }
    }
}

#[cfg(all(peapod_dsp, not(peapod_mve)))]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{CHANNELS, Taps};
    use core::arch::asm;

    #[inline(always)]
    pub(super) fn add(sums: &mut [i32; CHANNELS], values: &[i8], weights: &[i8], taps: &Taps) {
        let (fours, _) = sums.as_chunks_mut();
        let (mut values, mut weights) = (values.as_ptr(), weights.as_ptr());
        for sums in fours {
            add_four(sums, values, weights, taps);
            values = values.wrapping_add(4);
            weights = weights.wrapping_add(4);
        }
    }

    #[inline(always)]
    fn add_four(sums: &mut [i32; 4], mut values: *const i8, mut weights: *const i8, taps: &Taps) {
        let [mut a, mut b, mut c, mut d] = *sums;
        let mut row = taps.rows;
        loop {
            // SAFETY: the caller has checked that eight bytes are there for each tap of each row,
            // at least one, of values and of weights, by the steps of each; these are four of
            // them. Words need not be aligned on these cores.
            unsafe {
                asm!(
                    "2:",
                    "ldr {x}, [{values}]",
                    "ldr {w}, [{weights}]",
                    "add {values}, {values}, {step}",
                    "add {weights}, {weights}, {step}",
                    "sxtb16 {y}, {x}",
                    "sxtb16 {v}, {w}",
                    "sxtb16 {x}, {x}, ror #8",
                    "sxtb16 {w}, {w}, ror #8",
                    "smlabb {a}, {y}, {v}, {a}",
                    "smlatt {c}, {y}, {v}, {c}",
                    "smlabb {b}, {x}, {w}, {b}",
                    "smlatt {d}, {x}, {w}, {d}",
                    "subs {count}, {count}, #1",
                    "bne 2b",
                    x = out(reg) _,
                    y = out(reg) _,
                    w = out(reg) _,
                    v = out(reg) _,
                    a = inout(reg) a,
                    b = inout(reg) b,
                    c = inout(reg) c,
                    d = inout(reg) d,
                    values = inout(reg) values => _,
                    weights = inout(reg) weights => _,
                    step = in(reg) taps.step,
                    count = inout(reg) taps.columns => _,
                    options(readonly, nostack)
                );
            }
            row = row.wrapping_sub(1);
            if row == 0 {
                break;
            }
            values = values.wrapping_add(taps.row_step);
            weights = weights.wrapping_add(taps.weights_step);
        }
        *sums = [a, b, c, d];
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{CHANNELS, Taps};
    use core::arch::asm;

    #[inline(always)]
    pub(super) fn add(sums: &mut [i32; CHANNELS], values: &[i8], weights: &[i8], taps: &Taps) {
        let back = taps.step.wrapping_mul(taps.columns);
        // SAFETY: the caller has checked that eight bytes are there for each tap of each row, at
        // least one, of values and of weights, by the steps of each. The sums are as long as two
        // vectors. A product of bytes fits 16 bits.
        unsafe {
            asm!(
                // Sums of even and of odd channels.
                "vld20.32 {{q0, q1}}, [{sums}]",
                "vld21.32 {{q0, q1}}, [{sums}]",
                "3:",
                "dls lr, {columns}",
                "2:",
                "vldrb.s16 q2, [r0]",
                "vldrb.s16 q3, [r1]",
                "add r0, {step}",
                "add r1, {step}",
                "vmul.i16 q2, q2, q3",
                "vmovlb.s16 q3, q2",
                "vmovlt.s16 q2, q2",
                "vadd.i32 q0, q0, q3",
                "vadd.i32 q1, q1, q2",
                "le lr, 2b",
                "add r0, {row_step}",
                "add r1, {weights_step}",
                "subs {rows}, {rows}, #1",
                "bne 3b",
                "vst20.32 {{q0, q1}}, [{sums}]",
                "vst21.32 {{q0, q1}}, [{sums}]",
                // Loads that widen take only low registers.
                inout("r0") values.as_ptr() => _,
                inout("r1") weights.as_ptr() => _,
                step = in(reg) taps.step,
                columns = in(reg) taps.columns,
                rows = inout(reg) taps.rows => _,
                row_step = in(reg) taps.row_step.wrapping_sub(back),
                weights_step = in(reg) taps.weights_step.wrapping_sub(back),
                sums = in(reg) sums.as_mut_ptr(),
                out("lr") _,
                out("q0") _, out("q1") _, out("q2") _, out("q3") _,
                options(nostack)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::vec::Vec;

    proptest! {
        /// Where some taps lack, nothing.
        #[test]
        fn products_of_taps(
            values in prop::collection::vec(any::<i8>(), 0..400),
            weights in prop::collection::vec(any::<i8>(), 0..400),
            [step, row_step, weights_step] in [0..12_usize, 0..40_usize, 0..40_usize],
            [columns, rows] in [0..9_usize, 0..6_usize],
        ) {
            let taps = Taps { columns, step, rows, row_step, weights_step };
            let mut sums = [5; CHANNELS];
            taps.add_products(&mut sums, &values, &weights);
            let places: Vec<_> = (0..rows)
                .flat_map(|row| (0..columns).map(move |column| (row, column * step)))
                .map(|(row, at)| (row * row_step + at, row * weights_step + at))
                .collect();
            let there = places
                .iter()
                .all(|(x, w)| x + CHANNELS <= values.len() && w + CHANNELS <= weights.len());
            for (channel, sum) in sums.into_iter().enumerate() {
                let places = places.iter().filter(|_| there);
                let products = places.map(|(x, w)| {
                    i32::from(values[x + channel]) * i32::from(weights[w + channel])
                });
                prop_assert_eq!(sum, products.sum::<i32>() + 5);
            }
        }
    }
}
