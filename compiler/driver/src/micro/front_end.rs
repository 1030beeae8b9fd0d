//! A front end of audio before a network: `--front-end`.

use peapod_diagnostic::{Result, ResultExt, code};
use peapod_emit::micro::report;
use peapod_ir::Module;
pub use peapod_passes::micro::front_end::{FeatureNumbers, FrontEndOptions};
use peapod_passes::micro::front_end::{Joined, check, join};

use crate::{Observer, Source};

/// A model that makes the features that a network takes, of samples.
#[derive(Clone, Debug)]
pub struct FrontEnd {
    /// Its file.
    pub source: Source,
    /// How it is put before the network.
    pub options: FrontEndOptions,
}

impl Source {
    /// Puts the front end before the network that was read of this file, if there is one, and warns
    /// of features of another scale that nobody said are to be taken as they are stored.
    ///
    /// # Errors
    ///
    /// The front end cannot be read, or its features are not what the network takes.
    pub(crate) fn join(
        &self,
        network: &mut Module,
        observer: &dyn Observer,
    ) -> Result<Option<report::FrontEnd>> {
        let Some(front_end) = &self.front_end else {
            return Ok(None);
        };
        let FrontEnd { source, options } = &**front_end;
        let source = source.clone();
        let source = match self.numerics {
            Some(numerics) => source.with_numerics(Some(numerics))?,
            None => source,
        };
        let front = source.module(observer)?;
        check(&front, options).in_file(&source.path)?;
        let joined = join(&front, network, options).in_file(&self.path)?;
        if joined.reinterpreted && options.numbers.is_none() {
            let Joined {
                features, taken_as, ..
            } = &joined;
            let message =
                format!("features are {features}, and are taken for {taken_as} as they are stored");
            let help =
                "say that they are meant so with --front-end-numbers stored, or have them rescaled";
            let warning = code::FEATURE_SCALE.warning(message, help);
            observer.warning(&warning.in_file(&source.path));
        }
        Ok(Some(report::FrontEnd {
            model: source.name,
            input: joined.input,
            samples: joined.samples,
            rows: joined.rows,
            window: joined.window,
            features: joined.features.elements(),
            history: joined.history,
        }))
    }
}
