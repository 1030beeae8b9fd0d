//! Tables of comma-separated values: a sample a row.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};

use csv::{ErrorKind, ReaderBuilder, StringRecord, Trim};
use peapod_diagnostic::{Diagnostic, Result, code, open_file};

use super::{Budget, Loaded, Origin, RawLabels, Samples, empty, required, unlabelled_only};
use crate::params::{Csv, Target};
use crate::problem::{Problems, cannot_read, listed, of_file, of_part};

/// A table that is read row by row.
pub(crate) struct Table {
    path: PathBuf,
    reader: csv::Reader<File>,
    /// Names of the columns.
    pub(crate) columns: Vec<String>,
}

impl Table {
    /// Opens a table. Without a header, columns are called by their positions.
    pub(crate) fn open(path: &Path, header: bool, delimiter: &str) -> Result<Self> {
        let &[delimiter] = delimiter.as_bytes() else {
            let message = format!("`delimiter`: expected one character, found `{delimiter}`");
            let help = "write `delimiter = \";\"`, or \"\\t\" for tabulators";
            return Err(code::DATA_SOURCE.error(message, help).into());
        };
        let file = open_file(path).map_err(cannot_read(path))?;
        let mut builder = ReaderBuilder::new();
        builder
            .has_headers(header)
            .delimiter(delimiter)
            .trim(Trim::All);
        let mut reader = builder.from_reader(file);
        let first = reader.headers().map_err(|error| unreadable(path, &error))?;
        let columns: Vec<String> = match header {
            true => first.iter().map(str::to_owned).collect(),
            false => (0..first.len()).map(|at| at.to_string()).collect(),
        };
        let mut seen = BTreeSet::new();
        if let Some(twice) = columns.iter().find(|name| !seen.insert(*name)) {
            let message = format!("two columns are called `{twice}`");
            let help = "give columns different names, or set `header = false`";
            return Err(of_file(code::DATA_SOURCE, path, message, help).into());
        }
        let path = path.to_owned();
        Ok(Self {
            path,
            reader,
            columns,
        })
    }

    /// The position of a column.
    pub(crate) fn column(&self, name: &str) -> Result<usize, Diagnostic> {
        let found = self.columns.iter().position(|it| it == name);
        found.ok_or_else(|| {
            let message = format!("there is no column `{name}`");
            let columns = listed(self.columns.iter().map(String::as_str));
            let help = format!("name a column that there is: {columns}");
            of_file(code::DATA_SOURCE, &self.path, message, &help)
        })
    }

    /// The next row and its line.
    pub(crate) fn row(&mut self) -> Result<Option<(u64, StringRecord)>, Diagnostic> {
        let mut record = StringRecord::new();
        let read = self.reader.read_record(&mut record);
        let read = read.map_err(|error| unreadable(&self.path, &error))?;
        let line = record.position().map_or(0, csv::Position::line);
        Ok(read.then_some((line, record)))
    }
}

fn unreadable(path: &Path, error: &csv::Error) -> Diagnostic {
    let line = error.position().map_or(0, csv::Position::line);
    let message = match error.kind() {
        ErrorKind::UnequalLengths {
            expected_len, len, ..
        } => format!("expected {expected_len} columns, found {len}"),
        ErrorKind::Utf8 { .. } => "the text is not valid UTF-8".to_owned(),
        ErrorKind::Io(_) | ErrorKind::Seek | ErrorKind::Serialize(_) => error.to_string(),
        // Kinds of csv, to which versions may add.
        ErrorKind::Deserialize { .. } | _ => error.to_string(),
    };
    let help = "correct the row; a value with the delimiter in it stands in double quotes";
    of_part(
        code::DATA_SHAPE,
        path,
        format!("line {line}"),
        message,
        help,
    )
}

/// A column of features as it is read.
enum Column {
    Numbers(Vec<f32>),
    /// Names in the order in which they were met, and which of them each row has.
    Categories(BTreeMap<String, usize>, Vec<usize>),
}

/// What is known of a table besides its features.
struct Meanings {
    features: Vec<usize>,
    label: Option<usize>,
    group: Option<usize>,
    anomaly: Option<usize>,
    id: Option<usize>,
}

impl Meanings {
    fn of(params: &Csv, table: &Table) -> Result<Self> {
        let optional = |name: &Option<String>| name.as_ref().map(|it| table.column(it)).transpose();
        let label = match params.target {
            Target::Unlabelled => None,
            Target::Class | Target::Value => Some(table.column(&params.label)?),
        };
        let (group, id) = (optional(&params.group)?, optional(&params.id)?);
        let anomaly = optional(&params.anomaly)?;
        if anomaly.is_some() {
            unlabelled_only(&params.target, "anomaly")?;
        }
        let others = [label, group, anomaly, id];
        let features = match params.features.is_empty() {
            true => (0..table.columns.len())
                .filter(|it| !others.contains(&Some(*it)))
                .collect(),
            false => {
                let named = params.features.iter().map(|name| table.column(name));
                named.collect::<Result<Vec<usize>, Diagnostic>>()?
            }
        };
        for name in &params.categorical {
            table.column(name)?;
        }
        if features.is_empty() {
            let message = "no column is left for features".to_owned();
            let help = "name columns with `features`";
            return Err(of_file(code::DATA_SHAPE, &table.path, message, help).into());
        }
        Ok(Self {
            features,
            label,
            group,
            anomaly,
            id,
        })
    }
}

/// What was read of a table so far.
struct Rows<'a> {
    params: &'a Csv,
    path: &'a Path,
    names: &'a [String],
    columns: Vec<Column>,
    lines: Vec<u64>,
    labels: Vec<String>,
    values: Vec<f32>,
    groups: Vec<String>,
    anomalies: Vec<bool>,
    ids: BTreeMap<String, u64>,
    problems: Problems,
}

impl Rows<'_> {
    fn take(&mut self, line: u64, record: &StringRecord, meanings: &Meanings) {
        self.lines.push(line);
        for (at, column) in meanings.features.iter().enumerate() {
            let cell = record.get(*column).unwrap_or_default();
            match &mut self.columns[at] {
                Column::Categories(names, rows) => {
                    let next = names.len();
                    rows.push(*names.entry(cell.to_owned()).or_insert(next));
                }
                Column::Numbers(_) => {
                    let number = self.number(line, *column, cell, self.params.missing);
                    if let Column::Numbers(numbers) = &mut self.columns[at] {
                        numbers.push(number);
                    }
                }
            }
        }
        if let Some(column) = meanings.label {
            self.label(line, column, record.get(column).unwrap_or_default());
        }
        if let Some(group) = meanings.group.and_then(|it| record.get(it)) {
            self.groups.push(group.to_owned());
        }
        if let Some(column) = meanings.anomaly {
            self.mark(line, column, record.get(column).unwrap_or_default());
        }
        if let Some(id) = meanings.id.and_then(|it| record.get(it))
            && let Some(first) = self.ids.insert(id.to_owned(), line)
        {
            let message = format!("id `{id}` occurs twice, first in line {first}");
            let help = "remove one of the rows, or leave `id` out";
            let part = format!("line {line}");
            let problem = of_part(code::DATA_DUPLICATE, self.path, part, message, help);
            self.problems.push(problem);
        }
    }

    /// Whether the sample is anomalous.
    fn mark(&mut self, line: u64, column: usize, cell: &str) {
        self.anomalies.push(cell == "1");
        if !["0", "1"].contains(&cell) {
            let part = format!("line {line}, column `{}`", self.names[column]);
            let message = format!("expected 0 or 1, found `{cell}`");
            let help = "write 1 for anomalous samples and 0 for others";
            let problem = of_part(code::DATA_LABEL, self.path, part, message, help);
            self.problems.push(problem);
        }
    }

    fn label(&mut self, line: u64, column: usize, cell: &str) {
        match self.params.target {
            Target::Value => {
                let value = self.number(line, column, cell, None);
                self.values.push(value);
            }
            Target::Class if cell.is_empty() => {
                let part = format!("line {line}, column `{}`", self.names[column]);
                let message = "expected a class, found nothing".to_owned();
                let help = "remove the row, or name its class";
                self.problems
                    .push(of_part(code::DATA_LABEL, self.path, part, message, help));
            }
            Target::Class => self.labels.push(cell.to_owned()),
            Target::Unlabelled => {}
        }
    }

    /// A number; what is none is a problem, and 0 from then on.
    fn number(&mut self, line: u64, column: usize, cell: &str, missing: Option<f64>) -> f32 {
        if let (true, Some(missing)) = (cell.is_empty(), missing) {
            return missing as f32;
        }
        let number = cell.parse().ok().filter(|number: &f32| number.is_finite());
        number.unwrap_or_else(|| {
            let part = format!("line {line}, column `{}`", self.names[column]);
            let found = if cell.is_empty() {
                "nothing".into()
            } else {
                format!("`{cell}`")
            };
            let message = format!("expected a finite number, found {found}");
            let help = match cell.is_empty() {
                true => "set `missing` to the number that stands for empty values",
                false => "correct it, or name the column in `categorical`",
            };
            self.problems
                .push(of_part(code::DATA_VALUE, self.path, part, message, help));
            0.0
        })
    }
}

/// Reads features, labels and groups of a table.
pub(crate) fn load(params: &Csv, folder: &Path, budget: Budget) -> Result<Loaded> {
    let path = required(&params.path, folder, "path")?;
    let mut table = Table::open(&path, params.header, &params.delimiter)?;
    let meanings = Meanings::of(params, &table)?;
    let names = table.columns.clone();
    let column = |column: &usize| match params.categorical.contains(&names[*column]) {
        true => Column::Categories(BTreeMap::new(), vec![]),
        false => Column::Numbers(vec![]),
    };
    let mut rows = Rows {
        params,
        path: &path,
        names: &names,
        columns: meanings.features.iter().map(column).collect(),
        lines: vec![],
        labels: vec![],
        values: vec![],
        groups: vec![],
        anomalies: vec![],
        ids: BTreeMap::new(),
        problems: Problems::default(),
    };
    while let Some((line, record)) = table.row()? {
        rows.take(line, &record, &meanings);
        if !budget.fits(rows.lines.len(), rows.columns.len()) {
            return Err(budget.exceeded(&path, "the table").into());
        }
    }
    std::mem::take(&mut rows.problems).finish()?;
    if rows.lines.is_empty() {
        return Err(empty(&path, "rows").into());
    }
    let width = rows.columns.iter().map(Column::width).sum();
    if !budget.fits(rows.lines.len(), width) {
        return Err(budget
            .exceeded(&path, "the table with a column for each category")
            .into());
    }
    Ok(Loaded {
        samples: Samples::Memory(assembled(&rows.columns, rows.lines.len(), width)),
        shape: shape(params, width, &path)?,
        labels: match params.target {
            Target::Class => RawLabels::Names(rows.labels),
            Target::Value => RawLabels::Values(rows.values, 1),
            Target::Unlabelled => RawLabels::Unlabelled,
        },
        groups: meanings.group.map(|_| rows.groups),
        anomalies: meanings.anomaly.map(|_| rows.anomalies),
        origin: Origin::Lines(path.clone(), rows.lines),
    })
}

impl Column {
    /// Features that it becomes.
    fn width(&self) -> usize {
        match self {
            Self::Numbers(_) => 1,
            Self::Categories(names, _) => names.len(),
        }
    }
}

/// Rows of features; categories are by alphabet.
fn assembled(columns: &[Column], count: usize, width: usize) -> Vec<f32> {
    // bounded: held against the budget
    let mut elements = vec![0.0; count * width];
    let mut first = 0;
    for column in columns {
        match column {
            Column::Numbers(numbers) => {
                for (row, number) in elements.chunks_exact_mut(width).zip(numbers) {
                    row[first] = *number;
                }
            }
            Column::Categories(names, rows) => {
                // The map is in the order of names, its values in that of the rows.
                let mut places = vec![0; names.len()];
                for (place, met) in names.values().enumerate() {
                    places[*met] = place;
                }
                for (row, met) in elements.chunks_exact_mut(width).zip(rows) {
                    row[first + places[*met]] = 1.0;
                }
            }
        }
        first += column.width();
    }
    elements
}

fn shape(params: &Csv, width: usize, path: &Path) -> Result<Vec<usize>> {
    let shape = match params.shape.is_empty() {
        true => vec![width],
        false => params.shape.clone(),
    };
    let elements = shape
        .iter()
        .try_fold(1_usize, |product, it| product.checked_mul(*it));
    if elements != Some(width) {
        let message = format!("expected a shape of {width} elements, found {shape:?}");
        let help = "correct `shape`, or name other columns with `features`";
        return Err(of_file(code::DATA_SHAPE, path, message, help).into());
    }
    Ok(shape)
}
