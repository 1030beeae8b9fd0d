//! How good the outputs of a network are: what is measured of them beside the loss.

use std::collections::BTreeMap;

use peapod_data::{Batch, Dataset, Labels, PADDING};
use peapod_train::Loss;
use serde::Serialize;

/// Something that is measured of outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Share of the samples whose class is predicted.
    Accuracy,
    /// Area under the receiver operating characteristic: the share of pairs of an anomalous sample
    /// and another in which the anomalous one has the larger error, equal ones counting half.
    Auc,
    /// Mean squared error of what is predicted or restored; of samples that are not anomalous.
    Mse,
    /// Mean absolute error of the same.
    Mae,
    /// Squared error of a sample above which it is taken for an anomaly.
    Threshold,
    /// Share of the anomalous samples above the threshold.
    Recall,
    /// Share of the others above it.
    FalsePositiveRate,
}

/// What was measured.
pub type Measures = BTreeMap<Measure, f64>;

impl Measure {
    /// Every one, in the order in which they are told.
    pub const ALL: [Self; 7] = [
        Self::Accuracy,
        Self::Auc,
        Self::Mse,
        Self::Mae,
        Self::Threshold,
        Self::Recall,
        Self::FalsePositiveRate,
    ];

    /// Name in reports and metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Accuracy => "accuracy",
            Self::Auc => "auc",
            Self::Mse => "mse",
            Self::Mae => "mae",
            Self::Threshold => "threshold",
            Self::Recall => "recall",
            Self::FalsePositiveRate => "false_positive_rate",
        }
    }

    /// A value for people.
    pub fn shown(self, value: f64) -> String {
        match self {
            Self::Accuracy | Self::Recall | Self::FalsePositiveRate => {
                format!("{:.2} %", 100.0 * value)
            }
            Self::Auc => format!("{value:.4}"),
            Self::Mse | Self::Mae | Self::Threshold => format!("{value:.4e}"),
        }
    }
}

/// What is wanted of a network for a sample.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// The number of its class.
    Class(usize),
    /// Values; of samples without labels, the sample itself.
    Values(Vec<f32>),
}

/// A sample, and what is wanted of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Its number in the data.
    pub index: usize,
    /// What the network sees.
    pub features: Vec<f32>,
    /// What it should say.
    pub wanted: Wanted,
    /// Whether the data marks it as anomalous.
    pub is_anomalous: bool,
}

/// What a network said of a sample.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The sample.
    pub sample: Sample,
    /// Scores of classes, or values.
    pub outputs: Vec<f32>,
}

/// The samples of a batch, without what it is filled up with.
pub fn samples(data: &Dataset, batch: &Batch) -> impl Iterator<Item = Sample> {
    let count = batch.indices.len();
    let each = batch.features.len() / count.max(1);
    let places = (0..count).filter(move |at| batch.indices[*at] != PADDING);
    places.map(move |at| {
        let features = batch.features[at * each..][..each].to_vec();
        let wanted = match &batch.labels {
            Labels::Classes(labels) => Wanted::Class(usize::try_from(labels[at]).unwrap_or(0)),
            Labels::Values(values, width) => {
                Wanted::Values(values[at * width..][..*width].to_vec())
            }
            Labels::Unlabelled => Wanted::Values(features.clone()),
        };
        Sample {
            index: batch.indices[at],
            features,
            wanted,
            is_anomalous: data.is_anomalous(batch.indices[at]),
        }
    })
}

/// Outputs of a network as what labels are: those for the cross-entropy of the sigmoid are logits.
pub fn values(loss: &Loss, outputs: Vec<f32>) -> Vec<f32> {
    match loss {
        Loss::SigmoidCrossEntropy {} => {
            let logistic = |x: f32| 1.0 / (1.0 + (-x).exp());
            outputs.into_iter().map(logistic).collect()
        }
        Loss::SoftmaxCrossEntropy { .. }
        | Loss::MeanSquaredError {}
        | Loss::MeanAbsoluteError {}
        | Loss::Huber { .. } => outputs,
    }
}

/// Position of the largest element, of equal ones the first.
pub fn largest(outputs: &[f32]) -> usize {
    let best = outputs.iter().enumerate();
    let best = best.reduce(|best, it| if it.1 > best.1 { it } else { best });
    best.map_or(0, |it| it.0)
}

/// The mean over elements of the squares of differences.
pub fn squared_error(outputs: &[f32], wanted: &[f32]) -> f64 {
    mean(outputs, wanted, |apart| apart * apart)
}

fn mean(outputs: &[f32], wanted: &[f32], of: impl Fn(f64) -> f64) -> f64 {
    let pairs = outputs.iter().zip(wanted);
    let sum: f64 = pairs.map(|(a, b)| of(f64::from(*a) - f64::from(*b))).sum();
    sum / outputs.len().max(1) as f64
}

/// What outputs of several samples come to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    classes: usize,
    right: usize,
    /// Squared errors of samples that are not anomalous.
    errors: Vec<f64>,
    absolute: f64,
    /// Squared errors of anomalous samples.
    anomalies: Vec<f64>,
}

impl Tally {
    /// Takes in what a network said of a sample. Outputs of another shape than what is wanted have
    /// no error.
    pub fn add(&mut self, sample: &Sample, outputs: &[f32]) {
        match &sample.wanted {
            Wanted::Values(wanted) if wanted.len() != outputs.len() => {}
            Wanted::Class(class) => {
                self.classes += 1;
                self.right += usize::from(largest(outputs) == *class);
            }
            Wanted::Values(wanted) if sample.is_anomalous => {
                self.anomalies.push(squared_error(outputs, wanted));
            }
            Wanted::Values(wanted) => {
                self.errors.push(squared_error(outputs, wanted));
                self.absolute += mean(outputs, wanted, f64::abs);
            }
        }
    }

    /// The measures that there are; with a threshold, those that it takes.
    pub fn measures(&self, threshold: Option<f64>) -> Measures {
        let mut measures = Measures::new();
        if self.classes > 0 {
            let accuracy = self.right as f64 / self.classes as f64;
            measures.insert(Measure::Accuracy, accuracy);
        }
        if !self.errors.is_empty() {
            let count = self.errors.len() as f64;
            measures.insert(Measure::Mse, self.errors.iter().sum::<f64>() / count);
            measures.insert(Measure::Mae, self.absolute / count);
        }
        if let Some(auc) = auc(&self.errors, &self.anomalies) {
            measures.insert(Measure::Auc, auc);
        }
        if let (Some(threshold), false) = (threshold, self.anomalies.is_empty()) {
            let above = |errors: &[f64]| {
                let above = errors.iter().filter(|it| **it > threshold).count();
                above as f64 / errors.len().max(1) as f64
            };
            measures.insert(Measure::Threshold, threshold);
            measures.insert(Measure::Recall, above(&self.anomalies));
            measures.insert(Measure::FalsePositiveRate, above(&self.errors));
        }
        measures
    }

    /// The least error such that this share of the samples, at most, is above it; none without
    /// samples.
    pub fn threshold(&self, false_positive_rate: f64) -> Option<f64> {
        let mut errors = self.errors.clone();
        errors.sort_by(f64::total_cmp);
        let above = (false_positive_rate * errors.len() as f64) as usize;
        let last = errors.len().checked_sub(1)?;
        errors.get(last.saturating_sub(above)).copied()
    }
}

/// The area under the curve, as Mann and Whitney's U over the number of pairs.
fn auc(normal: &[f64], anomalous: &[f64]) -> Option<f64> {
    let mut normal = normal.to_vec();
    normal.sort_by(f64::total_cmp);
    let pairs = normal.len() * anomalous.len();
    let ordered = anomalous.iter().map(|score| {
        let below = normal.partition_point(|it| it < score);
        let upto = normal.partition_point(|it| it <= score);
        (below + upto) as f64 / 2.0
    });
    (pairs > 0).then(|| ordered.sum::<f64>() / pairs as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample(wanted: Wanted, is_anomalous: bool) -> Sample {
        Sample {
            index: 0,
            features: vec![],
            wanted,
            is_anomalous,
        }
    }

    #[test]
    fn errors_are_of_samples_that_are_not_anomalous() {
        let mut tally = Tally::default();
        for (output, is_anomalous) in [(1.0, false), (-3.0, false), (9.0, true), (2.0, true)] {
            let sample = sample(Wanted::Values(vec![0.0, 0.0]), is_anomalous);
            tally.add(&sample, &[output, 0.0]);
        }
        // Errors are 0.5 and 4.5 of the ones, 40.5 and 2 of the others.
        let measures = tally.measures(Some(4.0));
        let expected = [
            (Measure::Auc, 0.75),
            (Measure::Mse, 2.5),
            (Measure::Mae, 1.0),
            (Measure::Threshold, 4.0),
            (Measure::Recall, 0.5),
            (Measure::FalsePositiveRate, 0.5),
        ];
        assert_eq!(measures, expected.into());
        assert_eq!(tally.threshold(0.0), Some(4.5));
        assert_eq!(tally.threshold(0.5), Some(0.5));
    }

    #[test]
    fn classes_have_an_accuracy_alone() {
        let mut tally = Tally::default();
        tally.add(&sample(Wanted::Class(1), false), &[0.5, 0.5]);
        tally.add(&sample(Wanted::Class(1), false), &[-1.0, 0.5]);
        assert_eq!(tally.measures(None), [(Measure::Accuracy, 0.5)].into());
        assert_eq!(tally.threshold(0.1), None);
    }

    #[test]
    fn names_are_those_of_reports() {
        for measure in Measure::ALL {
            let told = serde_json::to_value(measure).unwrap();
            assert_eq!(told, measure.name());
        }
    }

    proptest! {
        #[test]
        fn the_area_is_the_share_of_pairs_in_order(
            normal in prop::collection::vec(0_i32..20, 1..40),
            anomalous in prop::collection::vec(0_i32..20, 1..40),
        ) {
            let pairs = normal.iter().flat_map(|a| anomalous.iter().map(move |b| (a, b)));
            let shares = pairs.map(|(a, b)| match b.cmp(a) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            });
            let expected = shares.sum::<f64>() / (normal.len() * anomalous.len()) as f64;
            let floats = |of: &[i32]| of.iter().map(|it| f64::from(*it)).collect::<Vec<_>>();
            let found = auc(&floats(&normal), &floats(&anomalous)).unwrap();
            prop_assert!((found - expected).abs() < 1e-12);
        }

        #[test]
        fn no_more_than_the_rate_is_above_the_threshold(
            errors in prop::collection::vec(0.0_f64..9.0, 1..200), rate in 0.0_f64..1.0,
        ) {
            let tally = Tally { errors: errors.clone(), ..Tally::default() };
            let threshold = tally.threshold(rate).unwrap();
            let above = errors.iter().filter(|it| **it > threshold).count();
            prop_assert!(above as f64 <= rate * errors.len() as f64);
        }
    }
}
