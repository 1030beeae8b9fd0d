//! Sums of float products, of one or two columns with four rows.
//!
//! Where the core multiplies and adds in one instruction, products are not rounded before they are
//! added.

use crate::{COLUMNS, ROWS};

/// Adds to the sums of two columns the products of their values with those of each row.
#[inline(always)]
pub fn add_pair(
    sums: &mut [[f32; ROWS]; COLUMNS],
    columns: [&[f32]; COLUMNS],
    rows: [&[f32]; ROWS],
) {
    products::add_pair(sums, columns, rows);
}

/// As [`add_pair`] with one column.
#[inline(always)]
pub fn add_one(sums: &mut [f32; ROWS], column: &[f32], rows: [&[f32]; ROWS]) {
    products::add_one(sums, column, rows);
}

#[cfg(peapod_vfma)]
#[allow(
    unsafe_code,
    reason = "core has no operation that becomes this instruction"
)]
mod products {
    use crate::{COLUMNS, ROWS};
    use core::arch::asm;

    /// Adds the products of a value of each column with four rows. Neighbours belong to different
    /// sums, for each instruction takes a few cycles.
    macro_rules! step {
        ($x:literal: $a:literal $b:literal $c:literal $d:literal) => {
            concat!(
                "vfma.f32 s0, ", $x, ", ", $a, "\n",
                "vfma.f32 s1, ", $x, ", ", $b, "\n",
                "vfma.f32 s2, ", $x, ", ", $c, "\n",
                "vfma.f32 s3, ", $x, ", ", $d, "\n",
            )
        };
        ($x:literal $y:literal: $a:literal $b:literal $c:literal $d:literal) => {
            concat!(
                step!($x: $a $b $c $d),
                "vfma.f32 s4, ", $y, ", ", $a, "\n",
                "vfma.f32 s5, ", $y, ", ", $b, "\n",
                "vfma.f32 s6, ", $y, ", ", $c, "\n",
                "vfma.f32 s7, ", $y, ", ", $d, "\n",
            )
        };
    }

    /// Loads the next four values of each row.
    macro_rules! load_rows {
        () => {
            "vldmia {a}!, {{s16-s19}}
             vldmia {b}!, {{s20-s23}}
             vldmia {c}!, {{s24-s27}}
             vldmia {d}!, {{s28-s31}}"
        };
    }

    /// Loads the next value of each row.
    macro_rules! load_rows_one {
        () => {
            "vldmia {a}!, {{s16}}
             vldmia {b}!, {{s20}}
             vldmia {c}!, {{s24}}
             vldmia {d}!, {{s28}}"
        };
    }

    #[inline(always)]
    pub(super) fn add_pair(
        sums: &mut [[f32; ROWS]; COLUMNS],
        [x, y]: [&[f32]; COLUMNS],
        [a, b, c, d]: [&[f32]; ROWS],
    ) {
        let len = [y, a, b, c, d]
            .iter()
            .fold(x.len(), |len, values| len.min(values.len()));
        // SAFETY: each slice is read from its beginning, four values as often as `len / 4` tells
        // and one as often as `len % 4` does. All sums are read and written.
        unsafe {
            asm!(
                "vldmia {sums}, {{s0-s7}}",
                "cmp {fours}, #0",
                "beq 3f",
                "2:",
                "vldmia {x}!, {{s8-s11}}",
                "vldmia {y}!, {{s12-s15}}",
                load_rows!(),
                step!("s8" "s12": "s16" "s20" "s24" "s28"),
                step!("s9" "s13": "s17" "s21" "s25" "s29"),
                step!("s10" "s14": "s18" "s22" "s26" "s30"),
                step!("s11" "s15": "s19" "s23" "s27" "s31"),
                "subs {fours}, {fours}, #1",
                "bne 2b",
                "3:",
                "cmp {ones}, #0",
                "beq 5f",
                "4:",
                "vldmia {x}!, {{s8}}",
                "vldmia {y}!, {{s12}}",
                load_rows_one!(),
                step!("s8" "s12": "s16" "s20" "s24" "s28"),
                "subs {ones}, {ones}, #1",
                "bne 4b",
                "5:",
                "vstmia {sums}, {{s0-s7}}",
                sums = in(reg) sums.as_mut_ptr(),
                x = inout(reg) x.as_ptr() => _,
                y = inout(reg) y.as_ptr() => _,
                a = inout(reg) a.as_ptr() => _,
                b = inout(reg) b.as_ptr() => _,
                c = inout(reg) c.as_ptr() => _,
                d = inout(reg) d.as_ptr() => _,
                fours = inout(reg) len / 4 => _,
                ones = inout(reg) len % 4 => _,
                out("s0") _, out("s1") _, out("s2") _, out("s3") _,
                out("s4") _, out("s5") _, out("s6") _, out("s7") _,
                out("s8") _, out("s9") _, out("s10") _, out("s11") _,
                out("s12") _, out("s13") _, out("s14") _, out("s15") _,
                out("s16") _, out("s17") _, out("s18") _, out("s19") _,
                out("s20") _, out("s21") _, out("s22") _, out("s23") _,
                out("s24") _, out("s25") _, out("s26") _, out("s27") _,
                out("s28") _, out("s29") _, out("s30") _, out("s31") _,
                options(nostack)
            );
        }
    }

    #[inline(always)]
    pub(super) fn add_one(sums: &mut [f32; ROWS], x: &[f32], [a, b, c, d]: [&[f32]; ROWS]) {
        let len = [a, b, c, d]
            .iter()
            .fold(x.len(), |len, values| len.min(values.len()));
        // SAFETY: as in `add_pair`.
        unsafe {
            asm!(
                "vldmia {sums}, {{s0-s3}}",
                "cmp {fours}, #0",
                "beq 3f",
                "2:",
                "vldmia {x}!, {{s8-s11}}",
                load_rows!(),
                step!("s8": "s16" "s20" "s24" "s28"),
                step!("s9": "s17" "s21" "s25" "s29"),
                step!("s10": "s18" "s22" "s26" "s30"),
                step!("s11": "s19" "s23" "s27" "s31"),
                "subs {fours}, {fours}, #1",
                "bne 2b",
                "3:",
                "cmp {ones}, #0",
                "beq 5f",
                "4:",
                "vldmia {x}!, {{s8}}",
                load_rows_one!(),
                step!("s8": "s16" "s20" "s24" "s28"),
                "subs {ones}, {ones}, #1",
                "bne 4b",
                "5:",
                "vstmia {sums}, {{s0-s3}}",
                sums = in(reg) sums.as_mut_ptr(),
                x = inout(reg) x.as_ptr() => _,
                a = inout(reg) a.as_ptr() => _,
                b = inout(reg) b.as_ptr() => _,
                c = inout(reg) c.as_ptr() => _,
                d = inout(reg) d.as_ptr() => _,
                fours = inout(reg) len / 4 => _,
                ones = inout(reg) len % 4 => _,
                out("s0") _, out("s1") _, out("s2") _, out("s3") _,
                out("s8") _, out("s9") _, out("s10") _, out("s11") _,
                out("s16") _, out("s17") _, out("s18") _, out("s19") _,
                out("s20") _, out("s21") _, out("s22") _, out("s23") _,
                out("s24") _, out("s25") _, out("s26") _, out("s27") _,
                out("s28") _, out("s29") _, out("s30") _, out("s31") _,
                options(nostack)
            );
        }
    }
}

#[cfg(not(peapod_vfma))]
mod products {
    use crate::{COLUMNS, ROWS};

    #[inline(always)]
    pub(super) fn add_pair(
        sums: &mut [[f32; ROWS]; COLUMNS],
        columns: [&[f32]; COLUMNS],
        rows: [&[f32]; ROWS],
    ) {
        for (sums, column) in sums.iter_mut().zip(columns) {
            add_one(sums, column, rows);
        }
    }

    #[inline(always)]
    pub(super) fn add_one(
        [s0, s1, s2, s3]: &mut [f32; ROWS],
        column: &[f32],
        [a, b, c, d]: [&[f32]; ROWS],
    ) {
        let rows = a.iter().zip(b).zip(c.iter().zip(d));
        for (x, ((a, b), (c, d))) in column.iter().zip(rows) {
            *s0 += x * a;
            *s1 += x * b;
            *s2 += x * c;
            *s3 += x * d;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums are those of the products, to rounding, whatever is left over of fours.
    #[test]
    fn adds_products_of_all_lengths() {
        for len in 0..20_u8 {
            let values = |seed: f32| (0..len).map(move |i| (seed * f32::from(i)).sin());
            let slices: std::vec::Vec<std::vec::Vec<f32>> =
                (1..7_u8).map(|i| values(f32::from(i)).collect()).collect();
            let [x, y, a, b, c, d] = [0, 1, 2, 3, 4, 5].map(|i| &slices[i][..]);
            let rows = [a, b, c, d];
            let mut sums = [[0.5; ROWS], [-1.0; ROWS]];
            add_pair(&mut sums, [x, y], rows);
            let mut alone = [-1.0; ROWS];
            add_one(&mut alone, y, rows);
            for (index, row) in rows.iter().enumerate() {
                let dot =
                    |column: &[f32]| -> f32 { column.iter().zip(*row).map(|(x, w)| x * w).sum() };
                assert!((sums[0][index] - 0.5 - dot(x)).abs() < 1e-5);
                assert!((sums[1][index] + 1.0 - dot(y)).abs() < 1e-5);
                assert!((alone[index] + 1.0 - dot(y)).abs() < 1e-5);
            }
        }
    }
}
