//! What the folder of a run says.

use std::path::Path;

use peapod_diagnostic::{Diagnostic, Result, cannot_read, code, read_text};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::train::folder::RunFolder;
use crate::train::metrics::events;
use crate::train::quality::{Measure, Measures};

/// Bytes of a file of a run.
const MAX_BYTES: u64 = 1 << 30;

/// A run, as its files tell it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunRecord {
    /// The name of its folder.
    pub name: String,
    /// All parameters of the experiment.
    pub experiment: String,
    /// Single numbers that steps yield, by name: step and value.
    pub curves: Vec<Curve>,
    /// Evaluations: split, epoch, loss, what is measured.
    pub evaluations: Vec<Evaluation>,
    /// Seconds since the run began, by step.
    pub seconds: Vec<(f64, f64)>,
    /// What the network said of each sample of the test split that has a class.
    pub predictions: Vec<Prediction>,
    /// How far off it was from those that have values.
    pub errors: Vec<SampleError>,
}

/// A number by step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// What it is.
    pub name: String,
    /// Steps and values, in order.
    pub points: Vec<(f64, f64)>,
}

/// What a split was found to be like.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// `validation` or `test`.
    pub split: String,
    /// Steps done.
    pub step: f64,
    /// Epochs done.
    pub epoch: f64,
    /// Mean loss.
    pub loss: f64,
    /// What is measured of outputs.
    pub measures: Measures,
}

/// What the network said of a sample that has a class: a line of `predictions.jsonl`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prediction {
    /// Number of the sample in the data.
    pub sample: usize,
    /// Its class.
    pub label: String,
    /// The class that the network names.
    pub predicted: String,
    /// What the network gives its class, from 0 to 1.
    pub probability: f64,
    /// Of the worst examples, what the network saw: extents without the batch, and elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<(Vec<usize>, Vec<f32>)>,
}

/// How far off the network was from the values of a sample: a line of `predictions.jsonl`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SampleError {
    /// Number of the sample in the data.
    pub sample: usize,
    /// Mean over its values of squared differences.
    pub error: f64,
    /// Whether it is anomalous, where the data says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anomalous: Option<bool>,
    /// Of the largest errors, what the network saw: extents without the batch, and elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<(Vec<usize>, Vec<f32>)>,
}

impl RunRecord {
    /// Reads the files of a folder.
    ///
    /// # Errors
    ///
    /// It has no run, or a file cannot be read.
    pub fn read(folder: &RunFolder) -> Result<Self> {
        let experiment = folder.begun()?;
        let name = folder.path().file_name();
        let name = name.map_or_else(|| ".".into(), |it| it.to_string_lossy().into_owned());
        let mut run = Self {
            name,
            experiment,
            ..Self::default()
        };
        let path = folder.metrics();
        for event in events(&text(&path)?, &path) {
            run.take(&event?.1);
        }
        let path = folder.predictions();
        if path.exists() {
            for (number, line) in text(&path)?.lines().enumerate() {
                let said = run.said(line);
                said.map_err(|error| damaged(&error, number, &path))?;
            }
        }
        Ok(run)
    }

    /// Takes in a line of `predictions.jsonl`.
    fn said(&mut self, line: &str) -> Result<(), serde_json::Error> {
        let line: Json = serde_json::from_str(line)?;
        match line.get("error") {
            Some(_) => self.errors.push(serde_json::from_value(line)?),
            None => self.predictions.push(serde_json::from_value(line)?),
        }
        Ok(())
    }

    fn take(&mut self, event: &Json) {
        let number = |key: &str| event.get(key).and_then(Json::as_f64);
        let Some(step) = number("step") else { return };
        if let Some(split) = event.get("split").and_then(Json::as_str) {
            self.evaluations.push(Evaluation {
                split: split.to_owned(),
                step,
                epoch: number("epoch").unwrap_or(0.0),
                loss: number("loss").unwrap_or(f64::NAN),
                measures: Measure::ALL
                    .into_iter()
                    .filter_map(|it| Some((it, number(it.name())?)))
                    .collect(),
            });
            return;
        }
        for (name, value) in event.as_object().into_iter().flatten() {
            let Some(value) = value.as_f64() else {
                continue;
            };
            match name.as_str() {
                "step" => {}
                "seconds" => self.seconds.push((step, value)),
                name => self.point(name, step, value),
            }
        }
    }

    fn point(&mut self, name: &str, step: f64, value: f64) {
        match self.curves.iter_mut().find(|it| it.name == name) {
            Some(curve) => curve.points.push((step, value)),
            None => self.curves.push(Curve {
                name: name.to_owned(),
                points: vec![(step, value)],
            }),
        }
    }

    /// The last evaluation of a split.
    pub fn last(&self, split: &str) -> Option<&Evaluation> {
        self.evaluations.iter().rev().find(|it| it.split == split)
    }

    /// The classes that occur, in the order of their numbers where they are numbers.
    pub fn classes(&self) -> Vec<String> {
        let said = self.predictions.iter();
        let said = said.flat_map(|it| [it.label.clone(), it.predicted.clone()]);
        let mut classes: Vec<String> = said.collect();
        classes.sort_by(|a, b| match (a.parse::<i64>(), b.parse::<i64>()) {
            (Ok(a), Ok(b)) => a.cmp(&b),
            (Ok(_) | Err(_), Ok(_) | Err(_)) => a.cmp(b),
        });
        classes.dedup();
        classes
    }
}

fn text(path: &Path) -> Result<String> {
    Ok(read_text(path, MAX_BYTES).map_err(cannot_read(path))?)
}

fn damaged(error: &serde_json::Error, number: usize, path: &Path) -> Diagnostic {
    let message = format!("line {}: {error}", number + 1);
    let help = "each line is what `peapod train` wrote; restore the file, or train again";
    code::RUN_FOLDER
        .error(message, help)
        .in_file(path.display().to_string())
}
