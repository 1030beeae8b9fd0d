//! Functions of 16-bit numbers as lines of equal length.

/// Lines of a curve.
pub const LINES: usize = 512;

/// Lines as words: where one begins in the high half, and how far it rises in the low half, both
/// with a sign. The one at the middle of the list begins at 0.
pub type Lines = [i32; LINES];

/// How numbers become places on the lines.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    /// What a number is multiplied with, of 16 bits.
    pub multiplier: i16,
    /// To the right, rounded to nearest with ties up: up to 31.
    pub right: u32,
}

/// Computes the results of as many numbers as there are, or room for.
///
/// Lines are 2^`BITS` places long. The value at a place is 2^`BITS` times what its line begins
/// with, and what it has risen by to there; `offset` is added, less one left of 0, for ties to go
/// away from it, and the sum shifted by `SHIFT` to the right. Places beyond all lines are their
/// ends.
#[inline(always)]
pub fn each<const BITS: u32, const SHIFT: u32>(
    numbers: &[i16],
    steps: &Steps,
    lines: &Lines,
    offset: i32,
    results: &mut [i16],
) {
    let count = numbers.len().min(results.len());
    let pairs = count / 2;
    let left = products::each::<BITS, SHIFT>(numbers, steps, lines, offset, results, pairs);
    let rest = numbers.iter().zip(results).take(count).skip(left);
    for (number, result) in rest {
        *result = one::<BITS, SHIFT>(*number, steps, lines, offset);
    }
}

/// [`each`] over the numbers themselves.
#[inline(always)]
pub fn each_in_place<const BITS: u32, const SHIFT: u32>(
    numbers: &mut [i16],
    steps: &Steps,
    lines: &Lines,
    offset: i32,
) {
    let pairs = numbers.len() / 2;
    let left = products::each_in_place::<BITS, SHIFT>(numbers, steps, lines, offset, pairs);
    for number in numbers.iter_mut().skip(left) {
        *number = one::<BITS, SHIFT>(*number, steps, lines, offset);
    }
}

/// The result of one number.
fn one<const BITS: u32, const SHIFT: u32>(
    number: i16,
    steps: &Steps,
    lines: &Lines,
    offset: i32,
) -> i16 {
    let half = (1_u32.wrapping_shl(steps.right) >> 1) as i32;
    let product = i32::from(number).wrapping_mul(steps.multiplier.into());
    let place = product.wrapping_add(half).wrapping_shr(steps.right);
    let end = (LINES as i32 / 2) << BITS;
    let place = place.clamp(-end, end - 1);
    let index = (place >> BITS).wrapping_add(LINES as i32 / 2) as usize;
    let line = lines[index % LINES];
    let (begin, rise) = (line >> 16, i32::from(line as i16));
    let part = place & ((1 << BITS) - 1);
    let value = (begin << BITS).wrapping_add(part.wrapping_mul(rise));
    (value.wrapping_add(offset).wrapping_add(place >> 31) >> SHIFT) as i16
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{Lines, Steps};

    /// None is done here.
    pub(super) fn each<const BITS: u32, const SHIFT: u32>(
        _numbers: &[i16],
        _steps: &Steps,
        _lines: &Lines,
        _offset: i32,
        _results: &mut [i16],
        _pairs: usize,
    ) -> usize {
        0
    }

    pub(super) fn each_in_place<const BITS: u32, const SHIFT: u32>(
        _numbers: &mut [i16],
        _steps: &Steps,
        _lines: &Lines,
        _offset: i32,
        _pairs: usize,
    ) -> usize {
        0
    }
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{LINES, Lines, Steps};
    use core::arch::asm;

    /// The value of a number, a half of r4, in a register; r8 is free.
    macro_rules! value {
        ($multiply:literal, $value:literal) => {
            concat!(
                $multiply,
                " r8, r4, r0, r1\n",
                "asr r8, r8, r0\n",
                "ssat r8, #{places}, r8\n",
                "asr ",
                $value,
                ", r8, #{bits}\n",
                "ldr ",
                $value,
                ", [r2, ",
                $value,
                ", lsl #2]\n",
                "bfi r3, r8, #0, #{bits}\n",
                "smlad ",
                $value,
                ", r3, ",
                $value,
                ", r5\n",
                "add ",
                $value,
                ", ",
                $value,
                ", r8, asr #31\n",
            )
        };
    }

    /// The results of two numbers.
    macro_rules! pair {
        () => {
            concat!(
                "ldr r4, [r10], #4\n",
                value!("smlabt", "r9"),
                value!("smlatt", "r4"),
                "lsl r4, r4, #{up}\n",
                "pkhtb r4, r4, r9, asr #{shift}\n",
                "str r4, [r11], #4\n",
            )
        };
    }

    #[inline(always)]
    pub(super) fn each<const BITS: u32, const SHIFT: u32>(
        numbers: &[i16],
        steps: &Steps,
        lines: &Lines,
        offset: i32,
        results: &mut [i16],
        pairs: usize,
    ) -> usize {
        let (from, to) = (numbers.as_ptr(), results.as_mut_ptr());
        // SAFETY: the caller counted pairs of numbers and of results.
        unsafe { all::<BITS, SHIFT>(from, steps, lines, offset, to, pairs) }
        2 * pairs
    }

    #[inline(always)]
    pub(super) fn each_in_place<const BITS: u32, const SHIFT: u32>(
        numbers: &mut [i16],
        steps: &Steps,
        lines: &Lines,
        offset: i32,
        pairs: usize,
    ) -> usize {
        let numbers = numbers.as_mut_ptr();
        // SAFETY: the caller counted pairs of numbers; each is read before its result is written.
        unsafe { all::<BITS, SHIFT>(numbers, steps, lines, offset, numbers, pairs) }
        2 * pairs
    }

    /// So many pairs.
    ///
    /// # Safety
    /// There are as many pairs of numbers to read, and room for as many of results, which may be
    /// where the numbers are.
    #[inline(never)]
    unsafe fn all<const BITS: u32, const SHIFT: u32>(
        numbers: *const i16,
        steps: &Steps,
        lines: &Lines,
        offset: i32,
        results: *mut i16,
        pairs: usize,
    ) {
        const {
            assert!(
                LINES == 512,
                "a place has nine bits more than a part of a line"
            )
        };
        // The multiplier is used as a high half, the shift as a low byte.
        let both = i32::from(steps.multiplier) << 16 | (steps.right & 31) as i32;
        let half = (1_u32.wrapping_shl(steps.right) >> 1) as i32;
        // SAFETY: pairs are read and written one after the other, as many as the caller says: those
        // beyond a multiple of four first, by ones. Words of numbers and results need no alignment.
        // Places are saturated to nine bits and those of a part, so that all of them have a line.
        unsafe {
            asm!(
                "ands r4, lr, #3",
                "beq 4f",
                "sub lr, lr, r4",
                "mov r12, r4",
                "2:",
                pair!(),
                "subs r12, r12, #1",
                "bne 2b",
                "4:",
                "cmp lr, #0",
                "beq 5f",
                "3:",
                pair!(), pair!(), pair!(), pair!(),
                "subs lr, lr, #4",
                "bne 3b",
                "5:",
                places = const BITS + 9,
                bits = const BITS,
                shift = const SHIFT,
                up = const 16 - SHIFT,
                in("r0") both,
                in("r1") half,
                in("r2") lines.as_ptr().wrapping_add(LINES / 2),
                inout("r3") 1_i32 << (16 + BITS) => _,
                out("r4") _,
                in("r5") offset,
                out("r8") _, out("r9") _,
                inout("r10") numbers => _,
                inout("r11") results => _,
                out("r12") _,
                inout("lr") pairs => _,
                options(nostack)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::vec;

    proptest! {
        /// As many as there are, in place as beside.
        #[test]
        fn numbers_become_results(
            numbers in prop::collection::vec(any::<i16>(), 0..30),
            room in 0..30_usize,
            (multiplier, right) in (any::<i16>(), 0..32_u32),
            seed in any::<i32>(),
        ) {
            let mut lines = [0; LINES];
            for (at, line) in lines.iter_mut().enumerate() {
                *line = seed.wrapping_mul(at as i32 | 1).wrapping_add(at as i32);
            }
            let steps = Steps { multiplier, right };
            let mut results = vec![5; room];
            each::<9, 10>(&numbers, &steps, &lines, 512, &mut results);
            let mut expected = numbers.clone();
            each_in_place::<9, 10>(&mut expected, &steps, &lines, 512);
            expected.truncate(room);
            expected.resize(room, 5);
            prop_assert_eq!(results, expected);
        }
    }
}
