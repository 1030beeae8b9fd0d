//! `predictions.jsonl`: what the network said of each sample of the test split.

use peapod_data::Dataset;
use peapod_diagnostic::Result;

use super::evaluate::Said;
use super::report::{Prediction, WORST};
use crate::diagnose;

/// A line for each sample, in the order of the data.
///
/// # Errors
///
/// It cannot be written as JSON, which is a bug.
pub fn lines(said: &[Said], data: &Dataset) -> Result<String> {
    let mut all: Vec<(Prediction, &Said)> = said.iter().map(|it| (of(it, data), it)).collect();
    let wrong = all.iter_mut().filter(|(it, _)| it.label != it.predicted);
    let mut wrong: Vec<&mut (Prediction, &Said)> = wrong.collect();
    wrong.sort_by(|a, b| a.0.probability.total_cmp(&b.0.probability));
    for (prediction, said) in wrong.into_iter().take(WORST) {
        prediction.features = Some((data.shape().to_vec(), said.features.clone()));
    }
    let mut text = String::new();
    for (prediction, _) in &all {
        text += &serde_json::to_string(prediction).map_err(diagnose::json)?;
        text.push('\n');
    }
    Ok(text)
}

fn of(said: &Said, data: &Dataset) -> Prediction {
    let largest = said.outputs.iter().copied().fold(f32::MIN, f32::max);
    let powers = said.outputs.iter().map(|it| f64::from(it - largest).exp());
    let sum: f64 = powers.sum();
    let label = usize::try_from(said.label).unwrap_or(0);
    let own = said.outputs.get(label).copied().unwrap_or(f32::MIN);
    let predicted = said.outputs.iter().position(|it| *it == largest);
    let name = |class: usize| {
        let name = data.classes().get(class);
        name.cloned().unwrap_or_else(|| class.to_string())
    };
    Prediction {
        sample: said.sample,
        label: name(label),
        predicted: name(predicted.unwrap_or(0)),
        probability: f64::from(own - largest).exp() / sum,
        features: None,
    }
}
