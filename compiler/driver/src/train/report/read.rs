//! What the folder of a run says.

use std::path::Path;

use peapod_diagnostic::{Result, cannot_read, code, read_text};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::train::folder::RunFolder;
use crate::train::metrics::events;

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
    /// Evaluations: split, epoch, loss, accuracy.
    pub evaluations: Vec<Evaluation>,
    /// Seconds since the run began, by step.
    pub seconds: Vec<(f64, f64)>,
    /// What the network said of each sample of the test split.
    pub predictions: Vec<Prediction>,
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
    /// Share of the samples whose class is predicted.
    pub accuracy: Option<f64>,
}

/// What the network said of a sample: a line of `predictions.jsonl`.
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
                run.predictions.push(prediction(line, number, &path)?);
            }
        }
        Ok(run)
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
                accuracy: number("accuracy"),
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

fn prediction(line: &str, number: usize, path: &Path) -> Result<Prediction> {
    serde_json::from_str(line).map_err(|error| {
        let message = format!("line {}: {error}", number + 1);
        let help = "each line is what `peapod train` wrote; restore the file, or train again";
        code::RUN_FOLDER
            .error(message, help)
            .in_file(path.display().to_string())
            .into()
    })
}
