//! Functions of each element of two 8-bit tensors.

/// A sum of multiples: `(a * factors[0] + b * factors[1] + offset) >> shift`, within 8 bits.
#[derive(Clone, Copy, Debug)]
pub struct WeightedSum {
    /// What the elements are multiplied with.
    pub factors: [i32; 2],
    /// What is added to the products.
    pub offset: i32,
    /// Places that the sum is shifted to the right: its low five bits count.
    pub shift: u32,
}

impl WeightedSum {
    /// Makes `results`, which hold `a`, the sums with `b`, as far as both go.
    #[inline(always)]
    pub fn add_to(&self, results: &mut [i8], b: &[i8]) {
        let len = results.len().min(b.len());
        if let (Some(results), Some(b)) = (results.get_mut(..len), b.get(..len)) {
            sums::weighted(self, results, b);
        }
    }

    /// The sum of two elements.
    #[cfg(any(test, not(peapod_mve)))]
    #[inline(always)]
    fn of(&self, a: i8, b: i8) -> i8 {
        let [fa, fb] = self.factors;
        let sum = i32::from(a).wrapping_mul(fa).wrapping_add(self.offset);
        let sum = i32::from(b).wrapping_mul(fb).wrapping_add(sum);
        crate::saturated(sum.wrapping_shr(self.shift))
    }
}

#[cfg(not(peapod_mve))]
mod sums {
    use super::WeightedSum;

    /// Elements between two looks at how many are left.
    const TOGETHER: usize = 4;

    #[inline(never)]
    pub(super) fn weighted(sum: &WeightedSum, results: &mut [i8], b: &[i8]) {
        let sum = *sum;
        let (fours, rest) = results.as_chunks_mut::<TOGETHER>();
        let (fours_of_b, rest_of_b) = b.as_chunks::<TOGETHER>();
        for (results, b) in fours.iter_mut().zip(fours_of_b) {
            for (result, b) in results.iter_mut().zip(b) {
                *result = sum.of(*result, *b);
            }
        }
        for (result, b) in rest.iter_mut().zip(rest_of_b) {
            *result = sum.of(*result, *b);
        }
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod sums {
    use super::WeightedSum;
    use core::arch::asm;

    #[inline(never)]
    pub(super) fn weighted(sum: &WeightedSum, results: &mut [i8], b: &[i8]) {
        let [fa, fb] = sum.factors;
        // SAFETY: both slices have `results.len()` elements, and loops of this kind end after as
        // many, with the last loads and stores predicated. No other state is changed.
        unsafe {
            asm!(
                "vdup.32 q2, {fa}",
                "wlstp.32 lr, {len}, 3f",
                "2:",
                "vldrb.s32 q0, [r0]",
                "vldrb.s32 q1, [r1], #4",
                "vmlas.s32 q0, q2, {offset}",
                "vmla.s32 q0, q1, {fb}",
                "vshl.s32 q0, {shift}",
                "vqmovnb.s32 q0, q0",
                "vqmovnb.s16 q0, q0",
                "vstrb.32 q0, [r0], #4",
                "letp lr, 2b",
                "3:",
                fa = in(reg) fa,
                fb = in(reg) fb,
                offset = in(reg) sum.offset,
                shift = in(reg) ((sum.shift & 31) as i32).wrapping_neg(),
                len = in(reg) results.len(),
                // Loads that widen and stores that narrow take only low registers.
                inout("r0") results.as_mut_ptr() => _,
                inout("r1") b.as_ptr() => _,
                out("lr") _,
                out("q0") _, out("q1") _, out("q2") _,
                options(nostack)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Sums of every length, and nothing beside them.
        #[test]
        fn weighted_sums(
            a in prop::collection::vec(any::<i8>(), 0..40),
            b in prop::collection::vec(any::<i8>(), 0..40),
            factors in [-(1 << 22)..1 << 22_i32, -(1 << 22)..1 << 22],
            offset in -(1 << 29)..1 << 29_i32,
            shift in 0..25_u32,
        ) {
            let mut results = a.clone();
            let sum = WeightedSum { factors, offset, shift };
            sum.add_to(&mut results, &b);
            for (i, result) in results.iter().enumerate() {
                let expected = match b.get(i) {
                    Some(b) => {
                        let products = i64::from(a[i]) * i64::from(factors[0])
                            + i64::from(*b) * i64::from(factors[1]);
                        ((products + i64::from(offset)) >> shift).clamp(-128, 127) as i8
                    }
                    None => a[i],
                };
                prop_assert_eq!(*result, expected);
            }
        }
    }
}
