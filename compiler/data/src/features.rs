//! Features of sounds: what a network takes in place of samples.
//!
//! What makes them is handed in, as it is a model that devices run as well.

use std::fmt::Debug;
use std::sync::Arc;

use peapod_diagnostic::{Diagnostic, Result, code};

use crate::params::{DataParams, Features, Normalize, Source};

/// Makes features of a sound, on any thread.
pub trait FeatureExtractor: Debug + Send + Sync {
    /// Shape of the features of a sound: rows, and what is in a row.
    fn shape(&self) -> &[usize];

    /// Makes the features of the samples of a sound, row-major, of that shape. What came before
    /// the sound is of no account.
    ///
    /// # Errors
    ///
    /// They cannot be computed.
    fn extract(&self, samples: &[i16], features: &mut [f32]) -> Result<(), Diagnostic>;
}

/// Called whenever a file is decoded, from any thread.
pub type Tick = Box<dyn Fn() + Send + Sync>;

/// What a data set takes from others than the experiment.
#[derive(Clone, Default)]
pub struct Hooks<'a> {
    /// Makes the features that the experiment asks for.
    pub features: Option<Arc<dyn FeatureExtractor>>,
    /// Told how many files are going to be decoded; yields what is called for each of them.
    pub decoding: Option<&'a dyn Fn(usize) -> Option<Tick>>,
}

impl Hooks<'_> {
    /// Holds what is asked for against the rest of the experiment and against what is there.
    ///
    /// # Errors
    ///
    /// There are no sounds, or of two channels; numbers of features are to be scaled.
    pub(crate) fn check(&self, params: &DataParams) -> Result {
        if params.features == Features::Nothing {
            return Ok(());
        }
        let kind = params.features.kind();
        let refused =
            |message: String, help: &str| Err(code::DATA_SHAPE.error(message, help).into());
        let source = params.source.kind();
        let Source::Sounds(sounds) = &params.source else {
            let message =
                format!("`data.features`: `{kind}` is made of sounds, found a source of {source}");
            return refused(message, "leave `features` out, or give a folder of sounds");
        };
        if sounds.channels != 1 {
            let channels = sounds.channels;
            let message =
                format!("`data.source.channels`: features are made of 1 channel, found {channels}");
            return refused(message, "set it to 1, which averages two");
        }
        if params.normalize != Normalize::Nothing {
            let scaled = params.normalize.kind();
            let message = format!("`data.normalize`: features are not scaled, found `{scaled}`");
            let help = "leave it out: a device hands features to the network as they are; a \
                        `batch_norm` layer scales them";
            return refused(message, help);
        }
        match self.features {
            Some(_) => Ok(()),
            None => Err(Diagnostic::bug("nothing makes the features of a data set").into()),
        }
    }
}
