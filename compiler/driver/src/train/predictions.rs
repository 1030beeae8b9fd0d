//! `predictions.jsonl`: what the network said of each sample of the test split.

use peapod_data::Dataset;
use peapod_diagnostic::Result;
use serde::Serialize;

use super::quality::{Said, Wanted, largest, squared_error};
use super::report::{Prediction, SampleError, WORST};
use crate::diagnose;

/// A line for each sample, in the order of the data.
///
/// # Errors
///
/// It cannot be written as JSON, which is a bug.
pub fn lines(said: &[Said], data: &Dataset) -> Result<String> {
    let mut lines: Vec<Line> = said.iter().map(|it| Line::of(it, data)).collect();
    let mut worst: Vec<(usize, f64)> = vec![];
    for (place, line) in lines.iter().enumerate() {
        worst.extend(line.badness().map(|it| (place, it)));
    }
    worst.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (place, _) in worst.into_iter().take(WORST) {
        let features = (data.shape().to_vec(), said[place].sample.features.clone());
        *lines[place].features() = Some(features);
    }
    let mut text = String::new();
    for line in &lines {
        text += &serde_json::to_string(line).map_err(diagnose::json)?;
        text.push('\n');
    }
    Ok(text)
}

/// What is told of a sample.
#[derive(Serialize)]
#[serde(untagged)]
enum Line {
    Class(Prediction),
    Values(SampleError),
}

impl Line {
    fn of(said: &Said, data: &Dataset) -> Self {
        match &said.sample.wanted {
            Wanted::Class(class) => Self::Class(prediction(said, *class, data)),
            Wanted::Values(wanted) => Self::Values(SampleError {
                sample: said.sample.index,
                error: squared_error(&said.outputs, wanted),
                anomalous: data.marks_anomalies().then_some(said.sample.is_anomalous),
                features: None,
            }),
        }
    }

    /// How bad it is, if it is wrong.
    fn badness(&self) -> Option<f64> {
        match self {
            Self::Class(it) => (it.label != it.predicted).then_some(-it.probability),
            Self::Values(it) => Some(it.error),
        }
    }

    fn features(&mut self) -> &mut Option<(Vec<usize>, Vec<f32>)> {
        match self {
            Self::Class(it) => &mut it.features,
            Self::Values(it) => &mut it.features,
        }
    }
}

fn prediction(said: &Said, label: usize, data: &Dataset) -> Prediction {
    let most = said.outputs.iter().copied().fold(f32::MIN, f32::max);
    let powers = said.outputs.iter().map(|it| f64::from(it - most).exp());
    let sum: f64 = powers.sum();
    let own = said.outputs.get(label).copied().unwrap_or(f32::MIN);
    let name = |class: usize| {
        let name = data.classes().get(class);
        name.cloned().unwrap_or_else(|| class.to_string())
    };
    Prediction {
        sample: said.sample.index,
        label: name(label),
        predicted: name(largest(&said.outputs)),
        probability: f64::from(own - most).exp() / sum,
        features: None,
    }
}
