//! The test split, and what a deployed model takes for each of its samples.

use peapod_data::{BatchOptions, Dataset, Labels, PADDING};
use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_ir::TensorType;

use super::host::stored;
use crate::train::features::SoundFeatures;

/// Samples with the numbers of their classes.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// What the network takes, as floats.
    pub features: Vec<Vec<f32>>,
    /// The numbers of their classes.
    pub labels: Vec<usize>,
    /// Positions in the data set.
    indices: Vec<usize>,
}

impl Samples {
    /// The test split of a data set.
    ///
    /// # Errors
    ///
    /// It is empty, or has no classes.
    pub fn of(data: &Dataset) -> Result<Self> {
        let mut samples = Self::default();
        for batch in data.test().batches(&BatchOptions::default())? {
            let batch = batch?;
            let Labels::Classes(labels) = &batch.labels else {
                break;
            };
            let each = batch.features.len() / batch.indices.len();
            let rows = batch.features.chunks_exact(each).zip(labels);
            for ((features, label), index) in rows.zip(&batch.indices) {
                if *index != PADDING {
                    samples.features.push(features.to_vec());
                    samples.labels.push(usize::try_from(*label).unwrap_or(0));
                    samples.indices.push(*index);
                }
            }
        }
        ensure!(
            !samples.labels.is_empty(),
            code::RUN_FOLDER.error(
                "the run has no test split with classes to evaluate",
                "set data.split.test above 0, of data with classes",
            )
        );
        Ok(samples)
    }

    /// The inputs of a model for each sample: of a network alone one, of a network behind a front
    /// end those of consecutive runs, one after the other, which are the samples of the sound.
    ///
    /// # Errors
    ///
    /// A file of a sound cannot be read any more.
    pub fn inputs(
        &self,
        data: &Dataset,
        features: Option<&SoundFeatures>,
        port: &TensorType,
    ) -> Result<Vec<Vec<u8>>> {
        let Some(features) = features else {
            return Ok(self.features.iter().map(|it| stored(it, port)).collect());
        };
        let sound = |index: &usize| -> Result<Vec<u8>> {
            let sound = data.sound(*index)?;
            let sound = sound.ok_or_else(|| Diagnostic::bug("features of what is no sound"))?;
            let heard = sound.iter().take(features.samples());
            Ok(heard.flat_map(|it| it.to_le_bytes()).collect())
        };
        self.indices.iter().map(sound).collect()
    }
}

/// So many of the positions from 0 to `all`, evenly spaced; all of them if they are fewer.
pub fn evenly(count: usize, all: usize) -> Vec<usize> {
    let count = count.min(all);
    (0..count).map(|it| it * all / count).collect()
}

#[cfg(test)]
mod tests {
    use super::evenly;

    #[test]
    fn some_samples_are_evenly_among_all() {
        assert_eq!(evenly(3, 10), [0, 3, 6]);
        assert_eq!(evenly(5, 3), [0, 1, 2]);
        assert_eq!(evenly(0, 3), [0_usize; 0]);
    }
}
