//! The steps of a softmax over a row of 16-bit numbers.

/// Values of a function at every 128th of 65536 places, and at their end.
pub type Table = [i16; 513];

/// How differences become places: as [`scale`](crate::scale::scale) with this multiplier, which is
/// not negative, and shift, within [`SHIFTS`].
#[derive(Clone, Copy, Debug)]
pub struct Scaling {
    /// What is multiplied with.
    pub multiplier: i32,
    /// To the left, or to the right if negative.
    pub shift: i32,
}

/// Shifts for which a difference of 17 bits stays within a word, as does a place.
pub const SHIFTS: core::ops::RangeInclusive<i32> = -14..=14;

/// Shifts to the right for which a share stays within a word.
const RIGHTS: core::ops::RangeInclusive<u32> = 14..=30;

/// The largest of a row; the least there is of an empty one.
#[inline(always)]
pub fn largest(row: &[i16]) -> i16 {
    let (pairs, rest) = row.as_chunks::<2>();
    let most = products::largest(pairs);
    rest.iter().fold(most, |most, x| most.max(*x))
}

/// Replaces a row by the exponentials of its differences to `max`, none of which is larger, and
/// returns their sum: the table has e^x at the places of x of -10 to 0.
#[inline(always)]
pub fn exponentials(row: &mut [i16], max: i16, scaling: &Scaling, table: &Table) -> i32 {
    let in_range = SHIFTS.contains(&scaling.shift);
    let (pairs, rest) = match in_range {
        true => row.as_chunks_mut::<2>(),
        false => (&mut [][..], row),
    };
    let mut sum = products::exponentials(pairs, max, scaling, table);
    for x in rest {
        let exponential = exponential(*x, max, scaling, table);
        sum = sum.wrapping_add(exponential);
        *x = exponential as i16;
    }
    sum
}

/// Multiplies a row by a reciprocal of 16 bits, and shifts it to the right by less than 31, rounded
/// to nearest with ties up and limited to 0 to 32767.
#[inline(always)]
pub fn shares(row: &mut [i16], reciprocal: i16, right: u32) {
    let (pairs, rest) = match RIGHTS.contains(&right) {
        true => row.as_chunks_mut::<2>(),
        false => (&mut [][..], row),
    };
    products::shares(pairs, reciprocal, right);
    for x in rest {
        *x = share(*x, reciprocal, right);
    }
}

/// What a table has at a place, or at the nearer end; -32768 is the first.
#[inline(always)]
pub fn look_up(table: &Table, place: i32) -> i32 {
    let place = place
        .clamp(i16::MIN.into(), i16::MAX.into())
        .wrapping_add(1 << 15);
    let index = (place >> 7 & 0x1ff) as usize;
    let [here, next] = [table[index], table[index + 1]].map(i32::from);
    let slope = next.wrapping_sub(here);
    let part = slope.wrapping_mul(place & 0x7f).wrapping_add(64);
    here.wrapping_add(part >> 7)
}

fn exponential(x: i16, max: i16, scaling: &Scaling, table: &Table) -> i32 {
    let difference = i32::from(x).wrapping_sub(max.into());
    let place = crate::scale::scale(difference, scaling.multiplier, scaling.shift);
    look_up(table, place.saturating_add(32767))
}

fn share(x: i16, reciprocal: i16, right: u32) -> i16 {
    let half = (1_u32.wrapping_shl(right) >> 1) as i32;
    let share = i32::from(x)
        .wrapping_mul(reciprocal.into())
        .wrapping_add(half);
    share.wrapping_shr(right).clamp(0, i16::MAX.into()) as i16
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{Scaling, Table, exponential, share};

    pub(super) fn largest(pairs: &[[i16; 2]]) -> i16 {
        let numbers = pairs.as_flattened().iter();
        numbers.fold(i16::MIN, |most, x| most.max(*x))
    }

    pub(super) fn exponentials(
        pairs: &mut [[i16; 2]],
        max: i16,
        scaling: &Scaling,
        table: &Table,
    ) -> i32 {
        let mut sum = 0_i32;
        for x in pairs.as_flattened_mut() {
            let exponential = exponential(*x, max, scaling, table);
            sum = sum.wrapping_add(exponential);
            *x = exponential as i16;
        }
        sum
    }

    pub(super) fn shares(pairs: &mut [[i16; 2]], reciprocal: i16, right: u32) {
        for x in pairs.as_flattened_mut() {
            *x = share(*x, reciprocal, right);
        }
    }
}

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{RIGHTS, Scaling, Table};
    use core::arch::asm;

    /// The larger of both halves of two words.
    macro_rules! larger {
        () => {
            "ldr {a}, [{from}], #4
             ssub16 {b}, {a}, {most}
             sel {most}, {a}, {most}\n"
        };
    }

    #[inline(never)]
    pub(super) fn largest(pairs: &[[i16; 2]]) -> i16 {
        let mut most = i32::MIN | 1 << 15;
        // SAFETY: as many words are read as there are pairs, those beyond a multiple of four first.
        // Loads need no alignment.
        unsafe {
            asm!(
                "ands {c}, {count}, #3",
                "beq 3f",
                "2:",
                larger!(),
                "subs {c}, {c}, #1",
                "bne 2b",
                "3:",
                "lsrs {count}, {count}, #2",
                "beq 5f",
                "4:",
                larger!(), larger!(), larger!(), larger!(),
                "subs {count}, {count}, #1",
                "bne 4b",
                "5:",
                from = inout(reg) pairs.as_ptr() => _,
                count = inout(reg) pairs.len() => _,
                most = inout(reg) most,
                a = out(reg) _,
                b = out(reg) _,
                c = out(reg) _,
                options(readonly, nostack)
            );
        }
        ((most >> 16) as i16).max(most as i16)
    }

    /// The exponential of a number, a half of r4, in a register.
    macro_rules! exponential {
        ($extend:literal, $scale:literal, $value:literal) => {
            concat!(
                "sxtah r5, r0, r4",
                $extend,
                "\n",
                $scale,
                "usat r5, #16, r5\n",
                "lsr ",
                $value,
                ", r5, #7\n",
                "ldr ",
                $value,
                ", [r8, ",
                $value,
                ", lsl #1]\n",
                "and r5, r5, #127\n",
                "mla r5, r5, r9, r10\n",
                "smlad ",
                $value,
                ", r5, ",
                $value,
                ", r11\n",
                "add r7, r7, ",
                $value,
                ", asr #7\n",
            )
        };
    }

    /// The exponentials of both halves of a word.
    macro_rules! exponentials {
        ($scale:literal) => {
            concat!(
                "ldr r4, [lr]\n",
                exponential!("", $scale, "r6"),
                exponential!(", ror #16", $scale, "r4"),
                "lsl r4, r4, #9\n",
                "pkhtb r4, r4, r6, asr #7\n",
                "str r4, [lr], #4\n",
            )
        };
    }

    /// All pairs, an odd one first, with instructions that scale r5 by r2 and r3 and the shift in
    /// r1.
    macro_rules! pairs {
        ($scale:literal, $numbers:expr, $table:expr, $pairs:expr) => {{
            let [minus_max, shift, multiplier, offset]: [i32; 4] = $numbers;
            let sum: i32;
            // SAFETY: there is a pair; all are read, and written again. Places are saturated to 16
            // bits, of which nine tell the entry of the table that is read with the one after it.
            // Words need no alignment. The registers that the compiler keeps for itself are put
            // back, as is the stack pointer.
            unsafe {
                asm!(
                    "push {{r6, r7}}",
                    "movs r7, #0",
                    "sub r6, r12, lr",
                    "lsls r6, r6, #29",
                    "bmi 3f",
                    "2:",
                    exponentials!($scale),
                    "3:",
                    exponentials!($scale),
                    "cmp lr, r12",
                    "bne 2b",
                    "mov r5, r7",
                    "pop {{r6, r7}}",
                    in("r0") minus_max,
                    in("r1") shift,
                    in("r2") multiplier,
                    in("r3") offset,
                    out("r4") _,
                    out("r5") sum,
                    in("r8") $table.as_ptr(),
                    in("r9") 0xffff,
                    in("r10") 128,
                    in("r11") 64,
                    in("r12") $pairs.as_ptr_range().end,
                    inout("lr") $pairs.as_mut_ptr() => _,
                );
            }
            sum
        }};
    }

    #[inline(always)]
    pub(super) fn exponentials(
        pairs: &mut [[i16; 2]],
        max: i16,
        scaling: &Scaling,
        table: &Table,
    ) -> i32 {
        if pairs.is_empty() {
            return 0;
        }
        if scaling.shift >= 0 {
            to_the_left(pairs, max, scaling, table)
        } else {
            to_the_right(pairs, max, scaling, table)
        }
    }

    #[inline(never)]
    fn to_the_left(pairs: &mut [[i16; 2]], max: i16, scaling: &Scaling, table: &Table) -> i32 {
        // Once more to the left, as the product's high word is taken.
        let shift = scaling.shift.wrapping_add(1);
        let numbers = [
            i32::from(max).wrapping_neg(),
            shift,
            scaling.multiplier,
            0xffff,
        ];
        pairs!(
            "lsl r5, r5, r1\nsmmlar r5, r5, r2, r3\n",
            numbers,
            table,
            pairs
        )
    }

    #[inline(never)]
    fn to_the_right(pairs: &mut [[i16; 2]], max: i16, scaling: &Scaling, table: &Table) -> i32 {
        let right = scaling.shift.wrapping_neg();
        // Ties go away from zero: no difference is positive, and one that is zero rounds to it.
        let half = 1_i32
            .wrapping_shl(right.wrapping_sub(1) as u32)
            .wrapping_sub(1);
        let offset = 0xffff_i32.wrapping_shl(right as u32).wrapping_add(half);
        let numbers = [
            i32::from(max).wrapping_neg(),
            right,
            scaling.multiplier,
            offset,
        ];
        pairs!(
            "lsl r5, r5, #1\nsmmlar r5, r5, r2, r3\nasr r5, r5, r1\n",
            numbers,
            table,
            pairs
        )
    }

    /// The shares of both halves of a word.
    macro_rules! shares {
        () => {
            "ldr {a}, [{from}]
             smlawb {b}, {factor}, {a}, {half}
             smlawt {a}, {factor}, {a}, {half}
             usat {b}, #15, {b}, asr #14
             usat {a}, #15, {a}, asr #14
             pkhbt {b}, {b}, {a}, lsl #16
             str {b}, [{from}], #4\n"
        };
    }

    #[inline(never)]
    pub(super) fn shares(pairs: &mut [[i16; 2]], reciprocal: i16, right: u32) {
        // A product loses 16 bits, so that 14 of the shift are left, with those of the rounding.
        let left = RIGHTS.end().wrapping_sub(right);
        // SAFETY: as many words are read and written again as there are pairs, an odd one first.
        // They need no alignment.
        unsafe {
            asm!(
                "lsrs r3, r3, #1",
                "bcc 3f",
                shares!(),
                "3:",
                "cbz r3, 5f",
                "4:",
                shares!(),
                shares!(),
                "subs r3, r3, #1",
                "bne 4b",
                "5:",
                from = inout(reg) pairs.as_mut_ptr() => _,
                // Which `cbz` takes.
                inout("r3") pairs.len() => _,
                factor = in(reg) i32::from(reciprocal).wrapping_shl(left),
                half = in(reg) 1 << 13,
                a = out(reg) _,
                b = out(reg) _,
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
        /// By the rules, in 64 bits.
        #[test]
        fn rows_become_shares(
            row in prop::collection::vec(any::<i16>(), 0..20),
            multiplier in 1 << 30..=i32::MAX,
            (shift, right) in (-31..=14, 0..30_u32),
            reciprocal in any::<i16>(),
        ) {
            let table: Table = std::array::from_fn(|at| (at * at / 9) as i16);
            let max = row.iter().copied().max().unwrap_or(i16::MIN);
            prop_assert_eq!(largest(&row), max);
            let mut found = row.clone();
            let sum = exponentials(&mut found, max, &Scaling { multiplier, shift }, &table);
            let mut total = 0;
            for (x, found) in row.iter().zip(&mut found) {
                let left = (i64::from(*x) - i64::from(max)) << shift.max(0);
                let high = (left * i64::from(multiplier) + (1 << 30)) >> 31;
                let divisor = 1_i64 << (-shift).max(0);
                let scaled = -((2 * high.abs() + divisor) / (2 * divisor));
                let place = (scaled + 32767).max(-32768) + 32768;
                let entry = |more: i64| i64::from(table[(place / 128 + more) as usize]);
                let [here, next] = [0, 1].map(entry);
                let expected = here + (((next - here) * (place % 128) + 64) >> 7);
                prop_assert_eq!(i64::from(*found), expected);
                total += expected;
            }
            prop_assert_eq!(i64::from(sum), total);
            let before = found.clone();
            shares(&mut found, reciprocal, right);
            for (before, found) in before.iter().zip(found) {
                let product = i64::from(*before) * i64::from(reciprocal) + ((1 << right) >> 1);
                prop_assert_eq!(i64::from(found), (product >> right).clamp(0, 32767));
            }
        }
    }
}
