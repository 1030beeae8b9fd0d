//! RISC-V cores that multiply: eight sums in registers, loads without arithmetic on addresses.

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

/// Loads a value of four rows, which are this many bytes apart.
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

/// A value of both columns and its products with two blocks of rows.
macro_rules! eight_step {
    ($column:literal $row:literal) => {
        concat!(
            "lb {x}, ", $column, "({first})\n",
            "lb {y}, ", $column, "({second})\n",
            eight_step!($row "+ 0" "rows" "a0" "b0"),
            eight_step!($row "+ 1" "rows" "a1" "b1"),
            eight_step!($row "+ 2" "rows" "a2" "b2"),
            eight_step!($row "+ 3" "rows" "a3" "b3"),
            eight_step!($row "+ 0" "next" "c0" "d0"),
            eight_step!($row "+ 1" "next" "c1" "d1"),
            eight_step!($row "+ 2" "next" "c2" "d2"),
            eight_step!($row "+ 3" "next" "c3" "d3"),
        )
    };
    ($row:literal $index:literal $rows:literal $a:literal $b:literal) => {
        concat!(
            "lb {w}, ", $row, $index, "({", $rows, "})\n",
            "mul {t}, {x}, {w}\n",
            "add {", $a, "}, {", $a, "}, {t}\n",
            "mul {t}, {y}, {w}\n",
            "add {", $b, "}, {", $b, "}, {t}\n",
        )
    };
}

/// As [`crate::Isa::pairs`].
#[inline(never)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
) {
    let [column, other] = columns;
    let Some(len) = column.len().checked_mul(2 * ROWS) else {
        return;
    };
    let (mut rows, mut rescaling) = (rows, rescaling);
    let (mut first, mut second) = (first, second);
    // Two blocks at a time share what is loaded of the columns.
    while column.len().is_multiple_of(STEPS) && column.len() == other.len() {
        let (Some((two, others)), Some((scales, rest))) =
            (rows.split_at_checked(len), rescaling.split_first_chunk())
        else {
            break;
        };
        if first.len() < 2 || second.len() < 2 {
            break;
        }
        let [a, b] = eight(columns, two, scales);
        if let (Some((firsts, more)), Some((seconds, others))) = (
            core::mem::take(&mut first).split_first_chunk_mut::<2>(),
            core::mem::take(&mut second).split_first_chunk_mut::<2>(),
        ) {
            (*firsts, *seconds) = (a, b);
            (first, second) = (more, others);
        }
        (rows, rescaling) = (others, rest);
    }
    each_block(columns, rows, rescaling, [first, second], pair);
}

/// Steps of the loop on two blocks.
const STEPS: usize = 4;

/// The results of two columns, whose length is a multiple of [`STEPS`], and of two blocks of rows
/// as long: of each column both blocks.
#[inline(always)]
fn eight(
    [first, second]: [&[i8]; COLUMNS],
    rows: &[i8],
    scales: &[Rescaling; 2],
) -> [[[i8; ROWS]; 2]; COLUMNS] {
    let &[mut a0, mut a1, mut a2, mut a3, ..] = &scales[0];
    let &[mut c0, mut c1, mut c2, mut c3, ..] = &scales[1];
    let [mut b0, mut b1, mut b2, mut b3] = [a0, a1, a2, a3];
    let [mut d0, mut d1, mut d2, mut d3] = [c0, c1, c2, c3];
    // SAFETY: all values of both columns and blocks are read, four steps at a time, of which the
    // length is a multiple, counted by the first column's pointer; if there are none, nothing.
    unsafe {
        asm!(
            "beq {first}, {end}, 3f",
            "2:",
            eight_step!("0" "0"),
            eight_step!("1" "4"),
            eight_step!("2" "8"),
            eight_step!("3" "12"),
            "addi {first}, {first}, 4",
            "addi {second}, {second}, 4",
            "addi {rows}, {rows}, 16",
            "addi {next}, {next}, 16",
            "bne {first}, {end}, 2b",
            "3:",
            first = inout(reg) first.as_ptr() => _,
            second = inout(reg) second.as_ptr() => _,
            rows = inout(reg) rows.as_ptr() => _,
            next = inout(reg) rows.as_ptr().wrapping_add(rows.len() / 2) => _,
            end = in(reg) first.as_ptr_range().end,
            a0 = inout(reg) a0, a1 = inout(reg) a1, a2 = inout(reg) a2, a3 = inout(reg) a3,
            b0 = inout(reg) b0, b1 = inout(reg) b1, b2 = inout(reg) b2, b3 = inout(reg) b3,
            c0 = inout(reg) c0, c1 = inout(reg) c1, c2 = inout(reg) c2, c3 = inout(reg) c3,
            d0 = inout(reg) d0, d1 = inout(reg) d1, d2 = inout(reg) d2, d3 = inout(reg) d3,
            x = out(reg) _, y = out(reg) _, w = out(reg) _, t = out(reg) _,
            options(readonly, nostack)
        );
    }
    let [low, high] = scales;
    [
        [
            finish([a0, a1, a2, a3], low),
            finish([c0, c1, c2, c3], high),
        ],
        [
            finish([b0, b1, b2, b3], low),
            finish([d0, d1, d2, d3], high),
        ],
    ]
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
    // SAFETY: `len` steps are read from where the slices begin: eight at a time up to `eights`, and
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

/// Copies as many values as both slices have: mostly few.
#[inline(always)]
pub(super) fn copy(from: &[i8], to: &mut [i8]) {
    /// From here on a call is worth it.
    const MANY: usize = 16;
    if from.len() != to.len() || from.is_empty() {
        return;
    }
    if from.len() >= MANY {
        to.copy_from_slice(from);
        return;
    }
    // SAFETY: `from.len()` bytes are read and written, of which there is at least one.
    unsafe {
        asm!(
            "2:",
            "lb {value}, 0({from})",
            "addi {from}, {from}, 1",
            "sb {value}, 0({to})",
            "addi {to}, {to}, 1",
            "bne {from}, {end}, 2b",
            value = out(reg) _,
            from = inout(reg) from.as_ptr() => _,
            to = inout(reg) to.as_mut_ptr() => _,
            end = in(reg) from.as_ptr_range().end,
            options(nostack)
        );
    }
}
