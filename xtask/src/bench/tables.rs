//! The generated parts of BENCHMARKS.md.

use super::figures::{DEFAULT, Figure, Figures, Measured};
use super::{means, modes, ops, peer};
use crate::report::grouped;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::Path;

/// Puts fresh tables of boards into the page.
pub fn write(page: &Path, figures: &Figures) -> Result<()> {
    let tables = [
        instructions(figures),
        means::table(figures),
        ops::table(figures),
        ops::around(figures),
        ram(figures),
        flash(figures),
        modes::table(figures),
    ];
    replace(page, "tables", &tables.join("\n"))
}

/// Puts text between the marks of that name.
pub fn replace(page: &Path, name: &str, tables: &str) -> Result<()> {
    let begin = format!("<!-- {name}: begin; written by `cargo xtask bench` -->");
    let end = format!("<!-- {name}: end -->");
    let text =
        fs::read_to_string(page).with_context(|| format!("cannot read {}", page.display()))?;
    let parts = text
        .split_once(&begin)
        .and_then(|(before, rest)| Some((before, rest.split_once(&end)?.1)));
    let (before, after) =
        parts.with_context(|| format!("{} lacks the marks of {name}", page.display()))?;
    fs::write(page, format!("{before}{begin}\n\n{tables}\n{end}{after}"))?;
    Ok(())
}

/// The middle one; NaN of none.
pub fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    let half = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        even if even % 2 == 0 => f64::midpoint(sorted[half - 1], sorted[half]),
        _ => sorted[half],
    }
}

/// The first lines of a table: the first column is of words, the others of numbers.
pub fn head(first: &str, others: &[impl Display]) -> String {
    row(first, others) + &row("---", others.iter().map(|_| "---:"))
}

/// A line of a table.
pub fn row(head: &str, cells: impl IntoIterator<Item = impl Display>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|it| it.to_string()).collect();
    format!("| {head} | {} |\n", cells.join(" | "))
}

/// How often `theirs` goes into `ours`.
pub fn ratio(ours: u64, theirs: u64) -> String {
    format!("{:.2}×", ours as f64 / theirs as f64)
}

/// Rows of models as compiled by default; one cell per board.
fn by_board(figures: &Figures, cell: impl Fn(&str, &str, &Measured) -> String) -> String {
    let boards: Vec<&str> = figures.boards.keys().map(String::as_str).collect();
    let mut table = head("model", &boards);
    for model in figures.models.keys() {
        let cells = boards
            .iter()
            .map(|&board| match figures.get(model, board, DEFAULT) {
                Some(Figure::Measured(measured)) => cell(model, board, measured),
                Some(Figure::Refused { .. }) => REFUSED.to_owned(),
                None => String::new(),
            });
        table += &row(model, cells);
    }
    table
}

/// A cell of what was not measured.
pub const REFUSED: &str = "does not fit";

fn instructions(figures: &Figures) -> String {
    let table = by_board(figures, |model, board, measured| {
        let ours = measured.first;
        let chip = figures.boards.get(board).map_or("", |board| &board.chip);
        match peer::instructions(&figures.peer, model, chip) {
            Some(theirs) => format!("{} ({})", grouped(ours), ratio(ours, theirs)),
            None => grouped(ours),
        }
    });
    format!(
        "### Instructions per inference\n\nOptimised for `{}`, which is the default. In brackets: ours / the \
         fewest of all TFLM builds for that core (reference and CMSIS-NN kernels, -O3, -Os and default).\n\n{table}",
        DEFAULT
    )
}

fn ram(figures: &Figures) -> String {
    let mut table = head(
        "model",
        &["activations", "runtime", "stack", "TFLM arena", "ratio"],
    );
    for model in figures.models.keys() {
        let Some(measured) = largest(figures, model, |it| it.runtime + it.stack) else {
            continue;
        };
        let ours = measured.activations + measured.runtime;
        let theirs = peer::arena_bytes(&figures.peer, model);
        let cells = [
            grouped(measured.activations),
            grouped(measured.runtime),
            grouped(measured.stack),
            theirs.map(grouped).unwrap_or_default(),
            theirs.map(|theirs| ratio(ours, theirs)).unwrap_or_default(),
        ];
        table += &row(model, cells);
    }
    format!(
        "### RAM, bytes\n\nOn the board that needs most beside the activations. TFLM: its smallest arena. \
         Ratio: (activations + runtime) / TFLM's arena, which does not count its stack either.\n\n{table}"
    )
}

/// The measurement of the default with the largest key over all boards.
fn largest<'f>(
    figures: &'f Figures,
    model: &str,
    key: impl Fn(&Measured) -> u64,
) -> Option<&'f Measured> {
    let boards = figures.boards.keys();
    let measured = boards.filter_map(|board| figures.measured(model, board));
    measured.max_by_key(|measured| key(measured))
}

fn flash(figures: &Figures) -> String {
    let mut code = by_board(figures, |_, _, measured| grouped(measured.code));
    let harness = figures.boards.values();
    code += &row(
        "(firmware around it)",
        harness.map(|it| grouped(it.harness)),
    );
    format!(
        "### Flash, bytes\n\nInterpreter and kernels, without the model and without the firmware \
         around them, which is measured by itself: start-up, vectors, clock, files of the host. \
         TFLM's figures have their own subtracted in the same way. Compiled by {}.\n\n{code}",
        compilers(figures)
    )
}

/// What compiled the code of the boards, with the boards where it is not the same for all.
fn compilers(figures: &Figures) -> String {
    let mut boards = BTreeMap::<&str, Vec<&str>>::new();
    for (name, board) in &figures.boards {
        boards.entry(&board.rustc).or_default().push(name);
    }
    let all = boards.len() == 1;
    let words = boards.iter().map(|(rustc, boards)| match all {
        true => (*rustc).to_owned(),
        false => format!("{rustc} ({})", boards.join(", ")),
    });
    words.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn medians() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 3.0].into_iter()), 2.5);
        assert!(median(std::iter::empty()).is_nan());
    }
}
