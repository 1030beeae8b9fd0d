//! Changes of scale in fixed point, as TensorFlow Lite Micro defines them: rounded twice.

/// `x * multiplier * 2^(shift - 31)`: the product is rounded to nearest with ties up, then, where
/// the shift is negative, once more with ties away from zero. `shift` is within -31 and 30, and
/// `multiplier` is not negative.
#[inline(always)]
pub fn scale(x: i32, multiplier: i32, shift: i32) -> i32 {
    if shift >= 0 {
        return high_product(x.wrapping_shl(shift as u32), multiplier);
    }
    let high = high_product(x, multiplier);
    // It is above the least number, so that this does not wrap.
    let towards = high.wrapping_add(high >> 31);
    let twice = towards.wrapping_shr(shift.wrapping_neg().wrapping_sub(1) as u32);
    (twice >> 1).wrapping_add(twice & 1)
}

/// `a * b * 2^-31`, rounded to nearest with ties up.
#[inline(always)]
fn high_product(a: i32, b: i32) -> i32 {
    #[cfg(not(peapod_no_wide_product))]
    return ((i64::from(a) * i64::from(b) + (1 << 30)) >> 31) as i32;
    #[cfg(peapod_no_wide_product)]
    {
        let (high, low) = crate::scalar::product(a, b);
        let rest = ((low >> 30) + 1) >> 1;
        high.wrapping_shl(1).wrapping_add(rest.cast_signed())
    }
}

/// Whether [`scale_each`] takes several numbers per instruction.
pub const SCALES_SEVERAL: bool = cfg!(peapod_mve);

/// [`scale`] of each.
#[inline(always)]
pub fn scale_each(values: &mut [i32], multiplier: i32, shift: i32) {
    each::scale(values, multiplier, shift);
}

#[cfg(not(peapod_mve))]
mod each {
    #[inline(never)]
    pub(super) fn scale(values: &mut [i32], multiplier: i32, shift: i32) {
        for x in values {
            *x = super::scale(*x, multiplier, shift);
        }
    }
}

#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod each {
    use core::arch::asm;

    #[inline(never)]
    pub(super) fn scale(values: &mut [i32], multiplier: i32, shift: i32) {
        // SAFETY: all values are read and written, and loops of this kind end after as many, with
        // the last loads and stores predicated.
        unsafe {
            asm!(
                "wlstp.32 lr, {len}, 3f",
                "2:",
                "vldrw.u32 q0, [{values}]",
                "vshl.s32 q0, {left}",
                "vqrdmulh.s32 q0, q0, {multiplier}",
                // Ties go up, so negative numbers lose one where they are shifted.
                "vshr.s32 q1, q0, #31",
                "vmla.s32 q0, q1, {shifts}",
                "vrshl.s32 q0, {right}",
                "vstrw.32 q0, [{values}], #16",
                "letp lr, 2b",
                "3:",
                len = in(reg) values.len(),
                values = inout(reg) values.as_mut_ptr() => _,
                multiplier = in(reg) multiplier,
                left = in(reg) shift.max(0),
                right = in(reg) shift.min(0),
                shifts = in(reg) i32::from(shift < 0),
                out("lr") _,
                out("q0") _, out("q1") _,
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
        /// Both roundings, by the rules.
        #[test]
        fn rounds_twice(
            values in prop::collection::vec(any::<i32>(), 0..10),
            multiplier in 0..=i32::MAX,
            shift in -31..=30,
        ) {
            let mut scaled = values.clone();
            scale_each(&mut scaled, multiplier, shift);
            let expected: Vec<i32> = values
                .iter()
                .map(|x| {
                    let x = i64::from(x.wrapping_shl(shift.max(0) as u32));
                    let high = (x * i64::from(multiplier) + (1 << 30)).div_euclid(1 << 31);
                    let divisor = 1_i64 << (-shift).max(0);
                    let magnitude = (2 * high.abs() + divisor) / (2 * divisor);
                    (high.signum() * magnitude) as i32
                })
                .collect();
            prop_assert_eq!(scaled, expected);
        }
    }
}
