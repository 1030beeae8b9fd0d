//! The table of ops and element types in `docs/stablehlo-types.md`: a program of one op is
//! imported, verified and evaluated for every cell.
//!
//! `BLESS=1 cargo test -p peapod-import --test stablehlo_types` writes it.

#[path = "types/programs.rs"]
mod programs;
#[path = "types/rows.rs"]
mod rows;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::verify;

use programs::{GROUPS, Row};
use rows::rows;

const PAGE: &str = "../../docs/stablehlo-types.md";

const INTRODUCTION: &str = "\
<!-- Generated: BLESS=1 cargo test -p peapod-import --test stablehlo_types -->

# Which ops take which element types

For every cell a program with this op on elements of this type was imported, verified and
evaluated. [stablehlo.md](stablehlo.md) says how; that the numbers are right is shown elsewhere:
by JAX's results in `conformance/stablehlo`.

| in the table | is |
|---|---|
| yes | there is the op on this type |
| **no** | the specification has it, and it is refused (E0304) |
| a type | of the types of this column there is this one only |
| | the specification has no such op on this type |

`f4–f8` are `f4E2M1FN`, `f6E2M3FN`, `f6E3M2FN`, `f8E3M4`, `f8E4M3`, `f8E4M3FN`, `f8E4M3FNUZ`,
`f8E4M3B11FNUZ`, `f8E5M2`, `f8E5M2FNUZ` and `f8E8M0FNU`; `complex` is `complex<f32>` and
`complex<f64>`; `quant` is `!quant.uniform<…>` of `i4`, `i8` and `u8` that stand for `f32`, and of
`i16` that stand for `f64`.

";

/// Whether a program of this op is imported and evaluated.
fn works(row: &Row, element: &str) -> Result<(), String> {
    let text = row.program(element);
    let module = import(text.as_bytes(), "cell").map_err(|error| format!("{error}\nin\n{text}"))?;
    let verified = verify(&module.module).map_err(|errors| format!("{errors}\nin\n{text}"))?;
    let name = verified.entry().name.clone();
    let mut states = States::new(&verified, &name).map_err(|error| format!("{error:?}"))?;
    let outputs = eval(&verified, &name, &[], &mut states).map_err(|error| format!("{error:?}"))?;
    match outputs.is_empty() {
        false => Ok(()),
        true => Err("no outputs".to_owned()),
    }
}

fn cell(row: &Row, group: &programs::Group) -> String {
    if !row.takes.contains(group.class) {
        return String::new();
    }
    let found: Vec<_> = group
        .types
        .iter()
        .filter(|ty| works(row, ty).is_ok())
        .collect();
    match found.len() {
        0 => "**no**".to_owned(),
        count if count == group.types.len() => "yes".to_owned(),
        _ => {
            let names: Vec<_> = found.iter().map(|ty| format!("`{ty}`")).collect();
            names.join(" ")
        }
    }
}

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    page.push_str("| op |");
    for group in GROUPS {
        write!(page, " {} |", group.name).expect("a string");
    }
    page.push_str("\n|---|");
    page.push_str(&"---|".repeat(GROUPS.len()));
    page.push('\n');
    for row in rows() {
        write!(page, "| `{}` |", row.name).expect("a string");
        for group in GROUPS {
            write!(page, " {} |", cell(&row, group)).expect("a string");
        }
        page.push('\n');
    }
    page
}

#[test]
fn the_page_is_what_programs_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    let page = page();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, page).expect("the page is written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let first = kept.lines().zip(page.lines()).find(|(a, b)| a != b);
    assert!(
        kept == page,
        "docs/stablehlo-types.md is out of date at {first:?}: BLESS=1 cargo test -p peapod-import \
         --test stablehlo_types"
    );
}

/// A cell alone, with why it is refused: `PEAPOD_CELL="stablehlo.add f32"`.
#[test]
fn one_cell() {
    let Ok(wanted) = std::env::var("PEAPOD_CELL") else {
        return;
    };
    let (op, element) = wanted.split_once(' ').expect("an op and a type");
    let row = rows()
        .into_iter()
        .find(|row| row.name == op)
        .expect("an op of the table");
    works(&row, element).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn what_no_program_is_does_not_work() {
    let row = Row {
        name: "stablehlo.no_such_op",
        takes: "f",
        body: "%r = \"stablehlo.no_such_op\"(%a) : (tensor<4x$T>) -> tensor<4x$T>",
        result: "tensor<4x$T>",
    };
    let why = works(&row, "f32").expect_err("refused");
    assert!(why.contains("no_such_op"), "{why}");
}
