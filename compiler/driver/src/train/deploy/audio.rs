//! A front end before the network that is deployed.

use std::path::Path;

use peapod_data::DataParams;
use peapod_data::params::Source as DataSource;
use peapod_diagnostic::{Result, code, ensure};
use serde::Serialize;

use crate::micro::front_end::{FeatureNumbers, FrontEnd, FrontEndOptions};
use crate::train::features::SoundFeatures;
use crate::{Source, staging};

/// What a model of samples is like.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Audio {
    /// Rows of features that are new at each inference.
    pub rows: usize,
    /// Inferences of a second of sound.
    pub inferences_per_second: f64,
    /// Instructions of the emulated board for a second of sound: features and inferences.
    pub instructions_per_second: Option<u64>,
}

/// The front end as a file of the deployment.
const FRONT_END: &str = "frontend";

/// Writes the front end into the folder of the deployment, if there are features; how it is put
/// before the network.
///
/// # Errors
///
/// It cannot be written; the rows of a sound are no multiple of those that are asked for.
pub fn front_end(
    features: Option<&SoundFeatures>,
    rows: Option<usize>,
    work: &Path,
) -> Result<Option<FrontEnd>> {
    let Some(features) = features else {
        return Ok(None);
    };
    let all = features.rows();
    let rows = rows.unwrap_or_else(|| usual_rows(all));
    ensure!(
        rows > 0 && all.is_multiple_of(rows),
        code::OPTION_VALUE.error(
            format!("--rows {rows}: a sound has {all} rows of features, which is no multiple"),
            format!("give a divisor of {all}, so that the last inference is of the whole sound"),
        )
    );
    let name = format!("{FRONT_END}.{}", features.source.format.name());
    staging::write(work, &vec![(name.clone(), features.source.bytes.clone())])?;
    Ok(Some(FrontEnd {
        source: Source {
            name: FRONT_END.to_owned(),
            path: work.join(name).display().to_string(),
            ..features.source.clone()
        },
        options: FrontEndOptions {
            input: None,
            rows: Some(rows),
            hop: Some(features.hop),
            numbers: Some(FeatureNumbers::Rescaled),
        },
    }))
}

/// The most rows with which there are ten inferences of a sound or more, and the last one at its
/// end.
fn usual_rows(all: usize) -> usize {
    let most = (all / 10).max(1);
    let fits = (1..=most).rev().find(|rows| all.is_multiple_of(*rows));
    fits.unwrap_or(1)
}

impl Audio {
    /// Of a model of a run whose data is described so, if it has a front end.
    pub fn of(
        params: &DataParams,
        features: Option<&SoundFeatures>,
        front_end: Option<&FrontEnd>,
    ) -> Option<Self> {
        let DataSource::Sounds(sounds) = &params.source else {
            return None;
        };
        let rows = front_end?.options.rows?;
        let samples = (rows * features?.hop) as f64;
        Some(Self {
            rows,
            inferences_per_second: sounds.sample_rate as f64 / samples,
            instructions_per_second: None,
        })
    }

    /// Takes in what inferences took on a board.
    pub fn measured(&mut self, instructions: &[u64]) {
        let mean = instructions.iter().sum::<u64>() as f64 / instructions.len().max(1) as f64;
        self.instructions_per_second = Some((mean * self.inferences_per_second).round() as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::usual_rows;

    #[test]
    fn the_last_inference_is_at_the_end_of_the_sound() {
        let rows = [50, 49, 97, 100, 9, 1].map(usual_rows);
        assert_eq!(rows, [5, 1, 1, 10, 1, 1]);
    }
}
