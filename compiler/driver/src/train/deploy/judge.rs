//! How good a compiled network is on samples.

use peapod_data::{BatchOptions, Dataset, Split};
use peapod_diagnostic::{Result, code, ensure};
use peapod_ir::TensorType;
use peapod_train::Loss;

use super::board::OnBoard;
use super::host::{outputs, ports};
use super::samples::inputs;
use crate::elements::reals;
use crate::train::features::SoundFeatures;
use crate::train::quality::{Measures, Sample, Tally, samples, values};

/// What networks are judged by.
pub struct Judge<'a> {
    /// The data.
    pub data: &'a Dataset,
    /// What outputs are for.
    pub loss: &'a Loss,
    /// Share of the samples for training that may be taken for anomalies.
    pub false_positive_rate: f64,
    /// Samples of the test split.
    pub test: Vec<Sample>,
}

/// The bytes of a tensor for each sample.
type Tensors = Vec<Vec<u8>>;

/// A network that was judged on this machine.
pub struct Judged {
    /// What it takes for each sample of the test.
    pub inputs: Tensors,
    /// The bytes of its output for each of them.
    pub outputs: Tensors,
    /// What is measured of them.
    pub measures: Measures,
    /// The type of its output.
    port: TensorType,
    threshold: Option<f64>,
}

impl<'a> Judge<'a> {
    /// By the test split of some data.
    ///
    /// # Errors
    ///
    /// It cannot be read, or has no samples.
    pub fn new(data: &'a Dataset, loss: &'a Loss, false_positive_rate: f64) -> Result<Self> {
        let test = all(data, data.test())?;
        ensure!(
            !test.is_empty(),
            code::RUN_FOLDER.error(
                "the run has no test split to evaluate",
                "set data.split.test above 0, or name groups for the test",
            )
        );
        Ok(Self {
            data,
            loss,
            false_positive_rate,
            test,
        })
    }

    /// Runs a pea on this machine, which takes samples of sounds where there are features. Where
    /// the data marks anomalies, samples for training say which error is an anomaly.
    ///
    /// # Errors
    ///
    /// Samples cannot be read; the pea does not load, which is a bug.
    pub fn on_host(&self, pea: &[u8], features: Option<&SoundFeatures>) -> Result<Judged> {
        let (input, port) = ports(pea)?;
        let said = |samples: &[Sample]| -> Result<(Tensors, Tensors)> {
            let inputs = inputs(samples, self.data, features, &input)?;
            let outputs = outputs(pea, &inputs)?;
            Ok((inputs, outputs))
        };
        let threshold = match self.data.marks_anomalies() {
            true => {
                let train = all(self.data, self.data.train())?;
                let (_, outputs) = said(&train)?;
                self.tally(&train, &outputs, &port)
                    .threshold(self.false_positive_rate)
            }
            false => None,
        };
        let (inputs, outputs) = said(&self.test)?;
        let measures = self.tally(&self.test, &outputs, &port).measures(threshold);
        Ok(Judged {
            inputs,
            outputs,
            measures,
            port,
            threshold,
        })
    }

    /// The same network elsewhere, whose outputs for these samples of the test are known.
    pub fn elsewhere(&self, judged: &Judged, there: &OnBoard) -> Measures {
        let samples = there.samples.iter().map(|index| self.test[*index].clone());
        let samples: Vec<Sample> = samples.collect();
        let tally = self.tally(&samples, &there.outputs, &judged.port);
        tally.measures(judged.threshold)
    }

    fn tally(&self, samples: &[Sample], outputs: &[Vec<u8>], port: &TensorType) -> Tally {
        let mut tally = Tally::default();
        for (sample, bytes) in samples.iter().zip(outputs) {
            tally.add(sample, &values(self.loss, reals(port, bytes)));
        }
        tally
    }
}

/// All samples of a split, in order.
fn all(data: &Dataset, split: &Split) -> Result<Vec<Sample>> {
    let mut all = vec![];
    for batch in split.batches(&BatchOptions::default())? {
        all.extend(samples(data, &batch?));
    }
    Ok(all)
}
