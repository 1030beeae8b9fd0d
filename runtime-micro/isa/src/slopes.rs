//! Bytes that are scaled by one multiplier where they are not negative, and elsewhere by a slope of
//! their own and another multiplier.

/// How numbers become bytes: multiplier, offset and shift as of [`crate::Rescaling`], or a shift to
/// the left before the product, to which the offset is added.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Scaling {
    /// What is multiplied with.
    pub multiplier: i32,
    /// Half a unit of the result, and the zero point.
    pub offset: i32,
    /// To the right, or to the left if it is not positive: within -20 and 21.
    pub right: i32,
}

/// What is added to values and to slopes, both within -128 and 128, and what becomes of them.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Slopes {
    /// Added to each value.
    pub value_offset: i32,
    /// Added to each slope.
    pub slope_offset: i32,
    /// Of values that are not negative.
    pub above: Scaling,
    /// Of products of the others with their slopes: to the right.
    pub below: Scaling,
}

impl Slopes {
    /// Replaces values by their results, as many as have slopes.
    #[inline(always)]
    pub fn replace(&self, values: &mut [i8], slopes: &[i8]) {
        let count = values.len().min(slopes.len());
        if let (Some(values), Some(slopes)) = (values.get_mut(..count), slopes.get(..count))
            && count != 0
        {
            products::replace(self, values, slopes);
        }
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{Scaling, Slopes};

    impl Scaling {
        #[inline(always)]
        fn of(&self, x: i32) -> i8 {
            if self.right > 0 {
                return crate::rescale(x, self.multiplier, self.offset, self.right);
            }
            let left = self.right.wrapping_neg() as u32;
            let product = i64::from(x.wrapping_shl(left)) * i64::from(self.multiplier);
            let high = ((product + (1 << 30)) >> 31) as i32;
            high.wrapping_add(self.offset).clamp(-128, 127) as i8
        }
    }

    pub(super) fn replace(numbers: &Slopes, values: &mut [i8], slopes: &[i8]) {
        for (value, slope) in values.iter_mut().zip(slopes) {
            let x = i32::from(*value).wrapping_add(numbers.value_offset);
            *value = if x < 0 {
                let slope = i32::from(*slope).wrapping_add(numbers.slope_offset);
                numbers.below.of(x.wrapping_mul(slope))
            } else {
                numbers.above.of(x)
            };
        }
    }
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::Slopes;
    use core::arch::asm;

    /// All values, with instructions that scale one that is not negative, in r3.
    macro_rules! all {
        ($above:literal, $numbers:expr, $values:expr, $slopes:expr) => {
            // SAFETY: there is a value, and there are as many slopes; all are read, and values
            // written again. Eight numbers are read. The registers that the compiler keeps for
            // itself are put back, as is the stack pointer.
            unsafe {
                asm!(
                    "push {{r6, r7}}",
                    "ldm r3, {{r4, r5, r6, r7, r8, r9, r10, r11}}",
                    "2:",
                    "ldrsb r3, [r0]",
                    "adds r3, r3, r4",
                    "bmi 3f",
                    $above,
                    "adds r1, r1, #1",
                    "ssat r3, #8, r3",
                    "strb r3, [r0], #1",
                    "cmp r0, r2",
                    "bne 2b",
                    "b 4f",
                    "3:",
                    "ldrsb r12, [r1], #1",
                    "add r12, r12, r5",
                    "mul r3, r3, r12",
                    // Ties go away from zero, so one less where the product is negative.
                    "add lr, r10, r3, asr #31",
                    "lsl r3, r3, #1",
                    "smmlar r3, r3, r9, lr",
                    "asr r3, r3, r11",
                    "ssat r3, #8, r3",
                    "strb r3, [r0], #1",
                    "cmp r0, r2",
                    "bne 2b",
                    "4:",
                    "pop {{r6, r7}}",
                    inout("r0") $values.as_mut_ptr() => _,
                    inout("r1") $slopes.as_ptr() => _,
                    in("r2") $values.as_ptr_range().end,
                    inout("r3") core::ptr::from_ref($numbers) => _,
                    out("r4") _, out("r5") _, out("r8") _, out("r9") _, out("r10") _,
                    out("r11") _, out("r12") _, out("lr") _,
                );
            }
        };
    }

    #[inline(always)]
    pub(super) fn replace(numbers: &Slopes, values: &mut [i8], slopes: &[i8]) {
        if numbers.above.right > 0 {
            to_the_right(numbers, values, slopes);
        } else {
            to_the_left(numbers, values, slopes);
        }
    }

    #[inline(never)]
    fn to_the_right(numbers: &Slopes, values: &mut [i8], slopes: &[i8]) {
        all!(
            "lsls r3, r3, #1\nsmmlar r3, r3, r6, r7\nasr r3, r3, r8",
            numbers,
            values,
            slopes
        );
    }

    #[inline(never)]
    fn to_the_left(numbers: &Slopes, values: &mut [i8], slopes: &[i8]) {
        // Once more to the left, as the product's high word is taken.
        let right = 1_i32.wrapping_sub(numbers.above.right);
        let above = super::Scaling {
            right,
            ..numbers.above
        };
        let numbers = &Slopes { above, ..*numbers };
        all!(
            "lsls r3, r3, r8\nsmmlar r3, r3, r6, r7",
            numbers,
            values,
            slopes
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// By the rules, in 64 bits.
        #[test]
        fn values_and_products_are_scaled(
            values in prop::collection::vec(any::<i8>(), 0..20),
            slopes in prop::collection::vec(any::<i8>(), 0..20),
            [value_offset, slope_offset] in [-127..=128_i32, -127..=128_i32],
            [above, below] in [(1 << 30..=i32::MAX, -20..=21), (1 << 30..=i32::MAX, 1..=21)],
            zero_point in -128..128_i32,
        ) {
            let scaling = |(multiplier, right): (i32, i32)| Scaling {
                multiplier,
                offset: if right > 0 {
                    (1 << (right - 1)) + (zero_point << right)
                } else {
                    zero_point
                },
                right,
            };
            let numbers = Slopes {
                value_offset,
                slope_offset,
                above: scaling(above),
                below: scaling(below),
            };
            let mut found = values.clone();
            numbers.replace(&mut found, &slopes);
            for (at, (found, value)) in found.iter().zip(&values).enumerate() {
                let Some(slope) = slopes.get(at) else {
                    prop_assert_eq!(found, value);
                    continue;
                };
                let x = i64::from(*value) + i64::from(value_offset);
                let product = x * (i64::from(*slope) + i64::from(slope_offset));
                let (x, (multiplier, right)) = if x < 0 { (product, below) } else { (x, above) };
                let left = (-right).max(0);
                let high = ((x << left) * i64::from(multiplier) + (1 << 30)) >> 31;
                let divisor = 1_i64 << right.max(0);
                let rounded = high.signum() * ((2 * high.abs() + divisor) / (2 * divisor));
                let expected = (rounded + i64::from(zero_point)).clamp(-128, 127);
                prop_assert_eq!(i64::from(*found), expected);
            }
        }
    }
}
