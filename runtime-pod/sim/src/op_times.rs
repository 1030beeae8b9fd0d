//! Times of kernels that the user gives, in the place of those of the model: measured on another
//! accelerator, or known from its own simulator.
//!
//! The file is CSV with a header. The columns `stage`, `kernel`, `op`, `shape` and `layer` say
//! which kernels a row is about: `*` and `?` are wildcards, and an empty cell stands for anything,
//! as does a column that is missing. The first row that a kernel matches counts. `seconds` is the
//! time of one run, with its overhead. `runs` is for the reader of a template.

use std::fmt::Write as _;

use peapod_diagnostic::{Diagnostic, Place, TextPlace, code};
use peapod_schemas::pod::{Computation, Program};
use wildmatch::WildMatch;

use crate::compute::Cluster;
use crate::labels::layer;
use crate::simulation::{Simulation, Work};

/// Columns that name kernels.
const KEYS: [&str; 5] = ["stage", "kernel", "op", "shape", "layer"];
/// All columns, in the order of a template.
const COLUMNS: [&str; 7] = ["stage", "kernel", "op", "shape", "layer", "runs", "seconds"];

/// Rows of a file, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpTimes {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
struct Row {
    line: usize,
    /// In the order of [`KEYS`]; `None` for anything.
    patterns: [Option<WildMatch>; KEYS.len()],
    seconds: f64,
}

/// A cell with its first byte in the text.
type Cell = (usize, String);

impl OpTimes {
    /// Reads the text of a file.
    ///
    /// # Errors
    ///
    /// At a line and column: a quote that does not end, a column that there is not or that is
    /// missing, a row with more or fewer cells than the header, or a time that is not a number of
    /// seconds.
    pub fn parse(text: &str) -> Result<Self, Diagnostic> {
        let mut records = records(text)?.into_iter();
        let header = records.next().unwrap_or_default();
        let columns = header_columns(text, &header)?;
        let rows = records.map(|cells| Row::new(text, &columns, &cells));
        Ok(Self {
            rows: rows.collect::<Result<_, _>>()?,
        })
    }

    /// The first row for a kernel of a program, or of a stage: its position, and seconds.
    pub(crate) fn find(
        &self,
        (program, stage): (&Program, Option<usize>),
        at: usize,
        kernel: &Cluster,
    ) -> Option<(usize, f64)> {
        if self.rows.is_empty() {
            return None;
        }
        let keys = keys((program, stage), at, kernel);
        let fits = |row: &Row| {
            let mut pairs = row.patterns.iter().zip(&keys);
            pairs.all(|(pattern, key)| pattern.as_ref().is_none_or(|it| it.matches(key)))
        };
        let row = self.rows.iter().position(fits)?;
        Some((row, self.rows[row].seconds))
    }

    /// Number of rows.
    pub(crate) const fn len(&self) -> usize {
        self.rows.len()
    }

    /// The line of a row, counted from 1.
    pub(crate) fn line(&self, row: usize) -> usize {
        self.rows[row].line
    }
}

/// A file with every kernel of a simulated program, its runs in a step, and its time by the model.
pub fn template(program: &Program, simulation: &Simulation) -> String {
    let parts = program.parts().zip(simulation.parts()).enumerate();
    let rows = parts.map(|(number, (part, simulation))| {
        let stage = (!program.stages.is_empty()).then_some(number);
        rows((part, stage), simulation)
    });
    COLUMNS.join(",") + "\n" + &rows.collect::<String>()
}

/// The rows of a program without stages, or of one stage.
fn rows((program, stage): (&Program, Option<usize>), simulation: &Simulation) -> String {
    let mut text = String::new();
    for (timeline, runs) in simulation.timelines.iter().zip(simulation.iterations()) {
        for work in timeline.iter().flat_map(|it| &it.work) {
            let (Some(timeline), Work::Kernel(kernel, time)) = (timeline, work) else {
                continue;
            };
            // Copies and the like take no time, whatever the accelerator.
            if time.seconds() > 0.0 {
                let keys = keys((program, stage), timeline.computation, kernel);
                let cells = keys.iter().map(|key| quoted(key));
                let cells: Vec<String> = cells.collect();
                let _ = writeln!(text, "{},{runs},{:e}", cells.join(","), time.seconds());
            }
        }
    }
    text
}

/// What rows know a kernel by, in the order of [`KEYS`].
fn keys(
    (program, stage): (&Program, Option<usize>),
    at: usize,
    kernel: &Cluster,
) -> [String; KEYS.len()] {
    let within = &program.computations[at];
    let mut ops: Vec<(&str, usize)> = vec![];
    for &step in &kernel.steps {
        let op = within.steps[step].op.name();
        match ops.last_mut().filter(|(last, _)| *last == op) {
            Some((_, count)) => *count += 1,
            None => ops.push((op, 1)),
        }
    }
    let ops = ops.into_iter().map(|(op, count)| match count {
        1 => op.to_owned(),
        count => format!("{count} {op}"),
    });
    let [reads, writes] = [&kernel.reads, &kernel.writes].map(|it| shapes(within, it));
    [
        stage.map_or(String::new(), |it| it.to_string()),
        format!("{}:{}", within.name, kernel.anchor),
        ops.collect::<Vec<_>>().join(" + "),
        format!("{reads} -> {writes}"),
        layer(program, &within.steps[kernel.anchor]).to_owned(),
    ]
}

/// `bf16[128x512] f32[512]`.
fn shapes(within: &Computation, values: &[usize]) -> String {
    let values = values.iter().map(|&value| {
        let value = &within.values[value];
        let extents: Vec<String> = value.shape.iter().map(ToString::to_string).collect();
        let dtype = format!("{:?}", value.dtype).to_lowercase();
        format!("{dtype}[{}]", extents.join("x"))
    });
    values.collect::<Vec<_>>().join(" ")
}

fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

fn wrong(text: &str, at: usize, message: String) -> Diagnostic {
    let help = "write a template with --op-times-template and fill in the seconds";
    let place = Place::Text(TextPlace::at(text, at));
    code::OP_TIMES.error(message, help).at(place)
}

/// The column that each cell is of: a position in [`COLUMNS`].
fn header_columns(text: &str, header: &[Cell]) -> Result<Vec<usize>, Diagnostic> {
    let mut columns = vec![];
    for (at, name) in header {
        let found = COLUMNS.iter().position(|column| column == name);
        let column = found.ok_or_else(|| {
            let known = COLUMNS.join(", ");
            wrong(
                text,
                *at,
                format!("no column `{name}`; the columns are: {known}"),
            )
        })?;
        if columns.contains(&column) {
            return Err(wrong(
                text,
                *at,
                format!("the column `{name}` is there twice"),
            ));
        }
        columns.push(column);
    }
    match columns.contains(&(COLUMNS.len() - 1)) {
        true => Ok(columns),
        false => Err(wrong(text, 0, "there is no column `seconds`".to_owned())),
    }
}

impl Row {
    fn new(text: &str, columns: &[usize], cells: &[Cell]) -> Result<Self, Diagnostic> {
        let first = cells.first().map_or(0, |(at, _)| *at);
        if cells.len() != columns.len() {
            let (found, expected) = (cells.len(), columns.len());
            let at = cells
                .get(expected)
                .or(cells.last())
                .map_or(first, |(at, _)| *at);
            let message = format!("expected {expected} cells as in the header, found {found}");
            return Err(wrong(text, at, message));
        }
        let mut row = Self {
            line: TextPlace::at(text, first).line,
            patterns: Default::default(),
            seconds: 0.0,
        };
        for (&column, (at, cell)) in columns.iter().zip(cells) {
            if let Some(pattern) = row.patterns.get_mut(column) {
                *pattern = (!cell.is_empty()).then(|| WildMatch::new(cell));
            } else if column == COLUMNS.len() - 1 {
                let seconds = cell.parse().ok();
                let seconds = seconds.filter(|it: &f64| it.is_finite() && *it >= 0.0);
                row.seconds = seconds.ok_or_else(|| {
                    let message = format!("expected a number of seconds, found {cell:?}");
                    wrong(text, *at, message)
                })?;
            }
        }
        Ok(row)
    }
}

/// Lines of cells, as in RFC 4180; empty lines are left out.
fn records(text: &str) -> Result<Vec<Vec<Cell>>, Diagnostic> {
    let (mut records, mut cells) = (vec![], vec![]);
    let mut rest = text;
    while !rest.is_empty() {
        let at = text.len() - rest.len();
        let (cell, after) = match rest.strip_prefix('"') {
            Some(quoted) => unquoted(quoted).ok_or_else(|| {
                wrong(
                    text,
                    at,
                    "a quoted cell has no end, or more after it".to_owned(),
                )
            })?,
            None => {
                let end = rest.find([',', '\n']).unwrap_or(rest.len());
                (rest[..end].trim().to_owned(), &rest[end..])
            }
        };
        cells.push((at, cell));
        match after.strip_prefix(',') {
            Some(more) => {
                rest = more;
                if more.is_empty() {
                    cells.push((text.len(), String::new()));
                }
            }
            None => {
                rest = after.strip_prefix('\n').unwrap_or(after);
                let whole = std::mem::take(&mut cells);
                if !matches!(&whole[..], [(_, only)] if only.is_empty()) {
                    records.push(whole);
                }
            }
        }
    }
    if !cells.is_empty() {
        records.push(cells);
    }
    Ok(records)
}

/// The cell up to the quote that ends it, and what follows: a comma, the end of a line, or nothing.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut cell = String::new();
    let mut rest = text;
    loop {
        let (part, after) = rest.split_once('"')?;
        cell += part;
        match after.strip_prefix('"') {
            Some(more) => {
                cell.push('"');
                rest = more;
            }
            None => {
                let after = after.strip_prefix('\r').unwrap_or(after);
                let ends = after.is_empty() || after.starts_with([',', '\n']);
                return ends.then_some((cell, after));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        let records = records(text).unwrap().into_iter();
        let cells = records.map(|it| it.into_iter().map(|(_, cell)| cell).collect());
        cells.collect()
    }

    #[test]
    fn cells_are_read_as_they_are_written() {
        let odd = ["a,b", "say \"x\"", "two\nlines", "", "plain"];
        let line: Vec<String> = odd.iter().map(|it| quoted(it)).collect();
        assert_eq!(cells(&format!("{}\r\n\n", line.join(","))), [odd]);
        assert_eq!(cells("a,b,"), [["a", "b", ""]]);
        assert_eq!(cells("a , b\r\n\"c\"\n"), [vec!["a", "b"], vec!["c"]]);
    }

    #[test]
    fn mistakes_are_where_they_are() {
        for (text, line, column) in [
            ("op,second\n", 1, 4),
            ("op,op,seconds\n", 1, 4),
            ("op\nx\n", 1, 1),
            ("op,seconds\ndot_general,1e-6\n*,fast\n", 3, 3),
            ("op,seconds\ndot_general,-1\n", 2, 13),
            ("op,seconds\ndot_general\n", 2, 1),
            ("op,seconds\na,1,2\n", 2, 5),
            ("op,seconds\n\"a,1\n", 2, 1),
            ("", 1, 1),
        ] {
            let error = OpTimes::parse(text).unwrap_err();
            let Place::Text(place) = &error.labels[0].place else {
                panic!("{error:?}");
            };
            assert_eq!((place.line, place.column), (line, column), "{text:?}");
        }
    }
}
