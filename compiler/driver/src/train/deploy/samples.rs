//! What a deployed model takes for each sample.

use peapod_data::Dataset;
use peapod_diagnostic::{Diagnostic, Result};
use peapod_ir::TensorType;

use super::host::stored;
use crate::train::features::SoundFeatures;
use crate::train::quality::Sample;

/// The inputs of a model for each sample: of a network alone one, of a network behind a front end
/// those of consecutive runs, one after the other, which are the samples of the sound.
///
/// # Errors
///
/// A file of a sound cannot be read any more.
pub fn inputs(
    samples: &[Sample],
    data: &Dataset,
    features: Option<&SoundFeatures>,
    port: &TensorType,
) -> Result<Vec<Vec<u8>>> {
    let Some(features) = features else {
        let each = samples.iter().map(|it| stored(&it.features, port));
        return Ok(each.collect());
    };
    let sound = |sample: &Sample| -> Result<Vec<u8>> {
        let sound = data.sound(sample.index)?;
        let sound = sound.ok_or_else(|| Diagnostic::bug("features of what is no sound"))?;
        let heard = sound.iter().take(features.samples());
        Ok(heard.flat_map(|it| it.to_le_bytes()).collect())
    };
    samples.iter().map(sound).collect()
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
