//! The generated parts of BENCHMARKS.md.

use super::{Figure, Figures, Measured, peer};
use crate::report::grouped;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Puts fresh tables of boards into the page.
pub fn write(page: &Path, figures: &Figures) -> Result<()> {
    let tables = [instructions(figures), ram(figures), flash(figures)].join("\n");
    replace(page, "tables", &tables)
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

/// Rows of models; one cell per board.
fn by_board(figures: &Figures, cell: impl Fn(&str, &str, &Figure) -> String) -> String {
    let boards: Vec<_> = figures.boards.keys().collect();
    let mut table = row("model", boards.iter().map(|board| board.to_string()));
    table += &row("---", boards.iter().map(|_| "---:".to_owned()));
    for (model, by_board) in &figures.models {
        let cells = boards.iter().map(|&board| match by_board.get(board) {
            Some(figure) => cell(model, &figures.boards[board], figure),
            None => String::new(),
        });
        table += &row(model, cells);
    }
    table
}

/// A line of a table.
pub fn row(head: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {head} | {} |\n", cells.join(" | "))
}

const REFUSED: &str = "does not fit";

fn instructions(figures: &Figures) -> String {
    let table = by_board(figures, |model, chip, figure| match figure {
        Figure::Refused { .. } => REFUSED.to_owned(),
        Figure::Measured(measured) => {
            let ours = measured.instructions;
            match peer::instructions(&figures.peer, model, chip) {
                Some(theirs) => format!("{} ({})", grouped(ours), ratio(ours, theirs)),
                None => grouped(ours),
            }
        }
    });
    format!(
        "### Instructions per inference\n\nIn brackets: ours / the fewest of all TFLM builds for that \
         core (reference and CMSIS-NN kernels, -O3, -Os and default).\n\n{table}"
    )
}

fn ratio(ours: u64, theirs: u64) -> String {
    format!("{:.2}×", ours as f64 / theirs as f64)
}

fn ram(figures: &Figures) -> String {
    let mut table = row(
        "model",
        ["activations", "runtime", "stack", "TFLM arena", "ratio"]
            .map(str::to_owned)
            .into_iter(),
    );
    table += &row("---", (0..5).map(|_| "---:".to_owned()));
    for (model, by_board) in &figures.models {
        let Some(measured) = largest(by_board.values(), |measured| {
            measured.runtime + measured.stack
        }) else {
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
        table += &row(model, cells.into_iter());
    }
    format!(
        "### RAM, bytes\n\nRuntime and stack of the board that needs most. TFLM: its smallest arena. \
         Ratio: (activations + runtime) / TFLM's arena, which does not count its stack either.\n\n{table}"
    )
}

/// The measurement with the largest key.
fn largest<'f>(
    figures: impl Iterator<Item = &'f Figure>,
    key: impl Fn(&Measured) -> u64,
) -> Option<&'f Measured> {
    let measured = figures.filter_map(|figure| match figure {
        Figure::Measured(measured) => Some(measured),
        Figure::Refused { .. } => None,
    });
    measured.max_by_key(|measured| key(measured))
}

fn flash(figures: &Figures) -> String {
    let code = by_board(figures, |_, _, figure| match figure {
        Figure::Measured(measured) => grouped(measured.code),
        Figure::Refused { .. } => REFUSED.to_owned(),
    });
    let mut models = row(
        "model",
        ["compiled model", "TFLM code, -O3", "TFLM code, -Os"]
            .map(str::to_owned)
            .into_iter(),
    );
    models += &row("---", (0..3).map(|_| "---:".to_owned()));
    for (model, by_board) in &figures.models {
        let theirs = |level| {
            peer::code_bytes(&figures.peer, model, level)
                .map(grouped)
                .unwrap_or_default()
        };
        let ours = largest(by_board.values(), |measured| measured.model);
        let ours = ours
            .map(|measured| grouped(measured.model))
            .unwrap_or_default();
        models += &row(model, [ours, theirs("O3"), theirs("Os")].into_iter());
    }
    format!(
        "### Flash, bytes\n\nProgram without the model, file access of the test firmware included:\n\n{code}\n\
         The compiled model, and the smallest TFLM program on Cortex-M4 without its model:\n\n{models}"
    )
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
