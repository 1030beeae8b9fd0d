//! RISC-V cores that multiply: eight sums in registers, loads without arithmetic on addresses.

pub(super) use super::portable::copy;
use super::portable::{each_block, finish};
use crate::{COLUMNS, ROWS, Rescaling};
use core::arch::asm;

/// Adds the products of a value of the column in `x` with four rows, which are in registers.
macro_rules! products {
    ($x:literal * $a:literal $b:literal $c:literal $d:literal) => {
        concat!(
            "mul {t}, {",
            $x,
            "}, {w0}\n",
            "add {",
            $a,
            "}, {",
            $a,
            "}, {t}\n",
            "mul {t}, {",
            $x,
            "}, {w1}\n",
            "add {",
            $b,
            "}, {",
            $b,
            "}, {t}\n",
            "mul {t}, {",
            $x,
            "}, {w2}\n",
            "add {",
            $c,
            "}, {",
            $c,
            "}, {t}\n",
            "mul {t}, {",
            $x,
            "}, {w3}\n",
            "add {",
            $d,
            "}, {",
            $d,
            "}, {t}\n",
        )
    };
}

/// Loads a value of four rows, which lie this many bytes on.
macro_rules! rows {
    ($row:literal) => {
        concat!(
            "lb {w0}, ",
            $row,
            "({rows})\n",
            "lb {w1}, ",
            $row,
            " + 1({rows})\n",
            "lb {w2}, ",
            $row,
            " + 2({rows})\n",
            "lb {w3}, ",
            $row,
            " + 3({rows})\n",
        )
    };
}

/// One value of both columns.
macro_rules! pair_step {
    ($column:literal $row:literal) => {
        concat!(
            "lb {x}, ", $column, "({first})\n",
            "lb {y}, ", $column, "({second})\n",
            rows!($row),
            products!("x" * "a0" "a1" "a2" "a3"),
            products!("y" * "b0" "b1" "b2" "b3"),
        )
    };
}

/// One value of a column.
macro_rules! one_step {
    ($column:literal $row:literal) => {
        concat!(
            "lb {x}, ", $column, "({columns})\n",
            rows!($row),
            products!("x" * "a0" "a1" "a2" "a3"),
        )
    };
}

/// As [`crate::Isa::pairs`].
#[inline(never)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: [&mut [[i8; ROWS]]; COLUMNS],
) {
    each_block(columns, rows, rescaling, results, pair);
}

/// The results of two columns and four rows.
#[inline(always)]
fn pair(
    [first, second]: [&[i8]; COLUMNS],
    rows: &[[i8; ROWS]],
    rescaling: &Rescaling,
) -> [[i8; ROWS]; COLUMNS] {
    let len = first.len().min(second.len()).min(rows.len());
    let &[mut a0, mut a1, mut a2, mut a3, ..] = rescaling;
    let [mut b0, mut b1, mut b2, mut b3] = [a0, a1, a2, a3];
    // SAFETY: `len` steps are read from where the slices begin: eight at a time up to `eights`, then
    // one at a time up to `end`, both counted by the first column's pointer.
    unsafe {
        asm!(
            "beq {first}, {eights}, 3f",
            "2:",
            pair_step!("0" "0"),
            pair_step!("1" "4"),
            pair_step!("2" "8"),
            pair_step!("3" "12"),
            pair_step!("4" "16"),
            pair_step!("5" "20"),
            pair_step!("6" "24"),
            pair_step!("7" "28"),
            "addi {first}, {first}, 8",
            "addi {second}, {second}, 8",
            "addi {rows}, {rows}, 32",
            "bne {first}, {eights}, 2b",
            "3:",
            "beq {first}, {end}, 5f",
            "4:",
            pair_step!("0" "0"),
            "addi {first}, {first}, 1",
            "addi {second}, {second}, 1",
            "addi {rows}, {rows}, 4",
            "bne {first}, {end}, 4b",
            "5:",
            first = inout(reg) first.as_ptr() => _,
            second = inout(reg) second.as_ptr() => _,
            rows = inout(reg) rows.as_ptr() => _,
            eights = in(reg) first.as_ptr().wrapping_add(len & !7),
            end = in(reg) first.as_ptr().wrapping_add(len),
            a0 = inout(reg) a0, a1 = inout(reg) a1, a2 = inout(reg) a2, a3 = inout(reg) a3,
            b0 = inout(reg) b0, b1 = inout(reg) b1, b2 = inout(reg) b2, b3 = inout(reg) b3,
            x = out(reg) _, y = out(reg) _, t = out(reg) _,
            w0 = out(reg) _, w1 = out(reg) _, w2 = out(reg) _, w3 = out(reg) _,
            options(readonly, nostack)
        );
    }
    [[a0, a1, a2, a3], [b0, b1, b2, b3]].map(|sums| finish(sums, rescaling))
}

/// As [`crate::Isa::one`].
#[inline(always)]
pub(super) fn one(column: &[i8], rows: &[[i8; ROWS]], rescaling: &Rescaling) -> [i8; ROWS] {
    let len = column.len().min(rows.len());
    let &[mut a0, mut a1, mut a2, mut a3, ..] = rescaling;
    // SAFETY: as in `pair`.
    unsafe {
        asm!(
            "beq {columns}, {eights}, 3f",
            "2:",
            one_step!("0" "0"),
            one_step!("1" "4"),
            one_step!("2" "8"),
            one_step!("3" "12"),
            one_step!("4" "16"),
            one_step!("5" "20"),
            one_step!("6" "24"),
            one_step!("7" "28"),
            "addi {columns}, {columns}, 8",
            "addi {rows}, {rows}, 32",
            "bne {columns}, {eights}, 2b",
            "3:",
            "beq {columns}, {end}, 5f",
            "4:",
            one_step!("0" "0"),
            "addi {columns}, {columns}, 1",
            "addi {rows}, {rows}, 4",
            "bne {columns}, {end}, 4b",
            "5:",
            columns = inout(reg) column.as_ptr() => _,
            rows = inout(reg) rows.as_ptr() => _,
            eights = in(reg) column.as_ptr().wrapping_add(len & !7),
            end = in(reg) column.as_ptr().wrapping_add(len),
            a0 = inout(reg) a0, a1 = inout(reg) a1, a2 = inout(reg) a2, a3 = inout(reg) a3,
            x = out(reg) _, t = out(reg) _,
            w0 = out(reg) _, w1 = out(reg) _, w2 = out(reg) _, w3 = out(reg) _,
            options(readonly, nostack)
        );
    }
    finish([a0, a1, a2, a3], rescaling)
}
