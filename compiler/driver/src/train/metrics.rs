//! `metrics.jsonl`: what a run yields, a line of JSON for each event.
//!
//! A step is `{"step": 1, "loss": 2.3, …}` with every single number that the step yields. An
//! evaluation is `{"step": 45, "epoch": 1, "split": "validation", "loss": 0.4, "accuracy": 0.9}`,
//! with all that is measured of its outputs.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, cannot_read, cannot_write, code, read_text};
use serde_json::{Map, Value as Json, json};

use super::quality::{Measure, Measures};

/// Bytes of a file that is read again when a run goes on.
const MAX_BYTES: u64 = 1 << 30;

/// What is said of a split after some epochs.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    /// Steps done.
    pub step: usize,
    /// Epochs done, the first being 1; 0 before the first.
    pub epoch: usize,
    /// `validation` or `test`.
    pub split: &'static str,
    /// Mean of the losses of the samples.
    pub loss: f64,
    /// What is measured of outputs.
    pub measures: Measures,
    /// Samples.
    pub samples: usize,
}

impl Evaluated {
    /// Share of the samples whose class is predicted, from 0 to 1; none where there are no classes.
    pub fn accuracy(&self) -> Option<f64> {
        self.measures.get(&Measure::Accuracy).copied()
    }
}

/// The file, open at its end.
pub struct Metrics {
    path: PathBuf,
    /// None where another process writes it.
    file: Option<File>,
}

impl Metrics {
    /// Begins a file, or goes on after the events of the first `done` steps: what a run wrote that
    /// was ended after its last checkpoint is dropped.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or a line of it is no event.
    pub fn open(path: &Path, done: usize) -> Result<Self> {
        let kept = match done {
            0 => String::new(),
            _ => kept(path, done)?,
        };
        // Renamed, so that a run which is killed here loses nothing.
        let beside = path.with_extension("jsonl.new");
        fs::write(&beside, kept).map_err(cannot_write(&beside))?;
        fs::rename(&beside, path).map_err(cannot_write(path))?;
        let open = OpenOptions::new().append(true).open(path);
        let file = open.map_err(cannot_write(path))?;
        Ok(Self {
            path: path.to_owned(),
            file: Some(file),
        })
    }

    /// Metrics of which nothing is kept: another process writes them.
    pub fn elsewhere() -> Self {
        Self {
            path: PathBuf::new(),
            file: None,
        }
    }

    /// Adds the line of a step.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn step(&mut self, step: usize, scalars: &[(String, f64)]) -> Result<()> {
        let mut event = Map::new();
        event.insert("step".into(), json!(step));
        for (name, value) in scalars {
            event.insert(name.clone(), json!(value));
        }
        self.line(&Json::Object(event))
    }

    /// Adds the line of an evaluation.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn evaluation(&mut self, evaluated: &Evaluated) -> Result<()> {
        let mut event = json!({
            "step": evaluated.step,
            "epoch": evaluated.epoch,
            "split": evaluated.split,
            "loss": evaluated.loss,
            "samples": evaluated.samples,
        });
        for (measure, value) in &evaluated.measures {
            event[measure.name()] = json!(value);
        }
        self.line(&event)
    }

    /// Writes a line at once: a checkpoint is never ahead of the lines of its steps.
    fn line(&mut self, event: &Json) -> Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let written = file.write_all(format!("{event}\n").as_bytes());
        Ok(written.map_err(cannot_write(&self.path))?)
    }
}

/// The accuracy of the validation after so many steps, if there was one.
///
/// # Errors
///
/// The file cannot be read, or a line of it is no event.
pub fn accuracy_at(path: &Path, step: usize) -> Result<Option<f64>> {
    let text = read_text(path, MAX_BYTES).map_err(cannot_read(path))?;
    let mut found = None;
    for event in events(&text, path) {
        let (_, event) = event?;
        let is_it = event["split"] == "validation" && event["step"] == json!(step);
        found = event["accuracy"].as_f64().filter(|_| is_it).or(found);
    }
    Ok(found)
}

/// The lines of the first steps. The last line may be torn, if the run was killed.
fn kept(path: &Path, done: usize) -> Result<String> {
    if !path.exists() {
        return Ok(String::new());
    }
    let text = read_text(path, MAX_BYTES).map_err(cannot_read(path))?;
    let mut kept = String::new();
    for event in events(&text, path) {
        let (line, event) = event?;
        let step = event.get("step").and_then(Json::as_u64);
        if step.is_some_and(|it| it <= done as u64) {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    Ok(kept)
}

/// The events of a file, each with its line; a torn line at the end is left out.
///
/// # Errors
///
/// A whole line is no JSON object.
pub fn events<'a>(
    text: &'a str,
    path: &'a Path,
) -> impl Iterator<Item = Result<(&'a str, Json)>> + 'a {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let lines = text[..whole].lines().enumerate();
    lines.map(move |(number, line)| match serde_json::from_str(line) {
        Ok(event @ Json::Object(_)) => Ok((line, event)),
        Ok(_) | Err(_) => {
            let message = format!("line {}: expected a JSON object", number + 1);
            let help = "each line is what `peapod train` wrote; restore the file, or train again";
            Err(code::RUN_FOLDER
                .error(message, help)
                .in_file(path.display().to_string())
                .into())
        }
    })
}
