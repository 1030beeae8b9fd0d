//! What `peapod run` says of outputs of a model: elements, numbers that they stand for, classes.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::{Result, cannot_read, code, ensure, read_text};
use peapod_driver::TensorType;
use peapod_driver::elements::{self, reals};
use peapod_driver::micro::run::Ran;
use peapod_driver::tensor_file::typed;
use serde_json::{Value as Json, json};

use crate::named::at_least;

/// Most elements that are printed of an output, and rows of which the largest are.
const SHOWN: usize = 16;

/// Classes that are printed unless `--top` asks for another number.
const TOP: usize = 5;

/// Largest file of labels: a million of them.
const LABELS_BYTES: u64 = 64 << 20;

/// What is printed of outputs.
#[derive(Args, Debug)]
pub struct Shown {
    /// File with the name of a class in each line: the classes of the largest elements are printed
    /// of each output that has as many elements in its last dimension.
    #[arg(long, value_name = "FILE", help_heading = "For boards")]
    labels: Option<PathBuf>,
    /// How many of the largest elements of each output are printed, with their number or label
    /// [default: 5 with --labels].
    #[arg(long, value_name = "NUMBER", value_parser = at_least::<1>, help_heading = "For boards")]
    top: Option<usize>,
}

impl Shown {
    /// The names of classes, if there is a file of them.
    pub fn labels(&self) -> Result<Option<Vec<String>>> {
        let Some(path) = &self.labels else {
            return Ok(None);
        };
        let text = read_text(path, LABELS_BYTES).map_err(cannot_read(path))?;
        let lines = text.trim_end().lines();
        let labels: Vec<String> = lines.map(|it| it.trim().to_owned()).collect();
        ensure!(
            !labels.is_empty(),
            code::USAGE
                .error(
                    "expected labels, found an empty file",
                    "write one in each line"
                )
                .in_file(path.display().to_string())
        );
        Ok(Some(labels))
    }

    /// Lines for each output: its first elements, where it went, the numbers that they stand for,
    /// and its largest ones.
    pub fn summary(&self, ran: &Ran, labels: Option<&[String]>) -> Result<String> {
        if let Some(labels) = labels {
            let mut classes = ran.outputs.iter().map(|(ty, _)| classes(ty));
            ensure!(classes.clone().any(|it| it == labels.len()), {
                let found = labels.len();
                let expected = classes.next().unwrap_or_default();
                let message = format!("expected {expected} labels, found {found}");
                let help = "write the name of a class in each line, in the order of the output";
                let error = code::USAGE.error(message, help);
                match &self.labels {
                    Some(path) => error.in_file(path.display().to_string()),
                    None => error,
                }
            });
        }
        let mut text = String::new();
        let runs = ran.runs.iter().enumerate();
        let places = runs.flat_map(|(run, it)| (0..it.outputs).map(move |at| (run, it, at)));
        for (index, ((ty, bytes), (run, of, output))) in ran.outputs.iter().zip(places).enumerate()
        {
            let shown = &bytes[..bytes.len().min(SHOWN * ty.dtype.size_bytes())];
            let more = if shown.len() < bytes.len() {
                " …"
            } else {
                ""
            };
            let file = ran.files.get(index);
            let file = file.map(|file| format!(" -> {}", file.display()));
            let signature = of.signature.iter().map(|key| format!(" of {key}"));
            text += &format!(
                "run {run}{} output {output} {}: {}{more}{}\n",
                signature.collect::<String>(),
                typed(ty),
                elements::text(ty, shown).join(" "),
                file.unwrap_or_default(),
            );
            if ty.quant.is_some() {
                let reals: Vec<String> = reals(ty, shown).into_iter().map(short).collect();
                text += &format!("  is {}{more}\n", reals.join(" "));
            }
            text += &self.largest(ty, bytes, labels);
        }
        Ok(text)
    }

    /// The largest elements in the last dimension of an output, a line for each.
    fn largest(&self, ty: &TensorType, bytes: &[u8], labels: Option<&[String]>) -> String {
        let classes = classes(ty);
        let labels = labels.filter(|it| it.len() == classes);
        let top = match (self.top, labels) {
            (None, None) => return String::new(),
            (top, _) => top.unwrap_or(TOP),
        };
        let reals = reals(ty, bytes);
        let rows = reals.chunks_exact(classes.max(1));
        let several = rows.len() > 1;
        let mut text = String::new();
        for (row, elements) in rows.take(SHOWN).enumerate() {
            let mut order: Vec<usize> = (0..elements.len()).collect();
            // What is not a number is not the largest one.
            let rank = |class: usize| match elements[class].is_nan() {
                true => f32::NEG_INFINITY,
                false => elements[class],
            };
            order.sort_by(|&a, &b| rank(b).total_cmp(&rank(a)));
            for &class in order.iter().take(top) {
                let row = if several {
                    format!("row {row} ")
                } else {
                    String::new()
                };
                let name = labels.map_or_else(|| class.to_string(), |it| it[class].clone());
                text += &format!("  {row}{}  {name}\n", short(elements[class]));
            }
        }
        text
    }
}

/// What other programs read of outputs, a member for each.
pub fn shown(ran: &Ran) -> Vec<Json> {
    let runs = ran.runs.iter().enumerate();
    let places = runs.flat_map(|(run, it)| (0..it.outputs).map(move |at| (run, it, at)));
    let outputs = ran.outputs.iter().zip(places).enumerate();
    let shown = outputs.map(|(index, ((ty, bytes), (run, of, output)))| {
        let numbers = reals(ty, bytes);
        let file = ran.files.get(index);
        json!({
            "run": run,
            "signature": of.signature,
            "output": output,
            "dtype": ty.dtype.name(),
            "shape": ty.shape,
            "file": file.map(|file| file.display().to_string()),
            // Of large ones that are in files, the files have the numbers.
            "numbers": (file.is_none() || numbers.len() <= SHOWN).then_some(numbers),
        })
    });
    shown.collect()
}

/// Elements in the last dimension.
fn classes(ty: &TensorType) -> usize {
    ty.shape.last().copied().unwrap_or(1)
}

/// A number of four digits behind the point at most.
fn short(number: f32) -> String {
    let text = format!("{number:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" => "0".to_owned(),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.996_093_75, "0.9961"),
            (10.0, "10"),
            (-0.00001, "0"),
            (-2.5, "-2.5"),
        ];
        for (number, expected) in cases {
            assert_eq!(short(number), expected);
        }
        assert_eq!(short(f32::NAN), "NaN");
    }
}
