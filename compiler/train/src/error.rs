//! Why a network cannot be built or trained.

use peapod_diagnostic::{Diagnose, Diagnostic, code};
use peapod_ir::verify::VerifyErrors;
use peapod_passes::PassError;

/// Why a description of a network, a loss or a training is refused.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A layer cannot take its input, or a field of it is out of range.
    #[error("layer `{layer}`: {problem}")]
    Layer {
        /// Path of the layer, as in the names of its parameters.
        layer: String,
        /// What is wrong: "expected …, found …".
        problem: String,
        /// What to do.
        help: String,
    },
    /// The loss does not fit the output of the network.
    #[error("loss `{loss}`: {problem}")]
    Loss {
        /// Name of the loss.
        loss: &'static str,
        /// What is wrong: "expected …, found …".
        problem: String,
        /// What to do.
        help: String,
    },
    /// An option of training is out of range.
    #[error("option `{option}`: expected {expected}, found {found}")]
    Option {
        /// Its name.
        option: &'static str,
        /// What it may be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// Values of parameters do not fit the network.
    #[error("parameter `{name}`: expected {expected}, found {found}")]
    Parameter {
        /// Its name.
        name: String,
        /// Type that the network wants.
        expected: String,
        /// What is given.
        found: String,
    },
    /// A pass gave up.
    #[error(transparent)]
    Pass(#[from] PassError),
    /// What was built breaks a rule of the IR: shapes that no layer has checked.
    #[error(transparent)]
    Invalid(#[from] VerifyErrors),
}

impl TrainError {
    /// An option that is out of range.
    pub(crate) fn option(
        option: &'static str,
        expected: impl Into<String>,
        found: impl ToString,
    ) -> Self {
        Self::Option {
            option,
            expected: expected.into(),
            found: found.to_string(),
        }
    }
}

impl Diagnose for TrainError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Layer { help, .. } => vec![code::LAYER.error(self.to_string(), help)],
            Self::Loss { help, .. } => vec![code::LOSS.error(self.to_string(), help)],
            Self::Option { .. } => {
                let help = "give a value within the range";
                vec![code::TRAINING_OPTION.error(self.to_string(), help)]
            }
            Self::Parameter { .. } => {
                let help = "give the values of a run of the same network";
                vec![code::NETWORK_VALUE.error(self.to_string(), help)]
            }
            Self::Pass(error) => error.diagnostics(),
            Self::Invalid(errors) => errors.diagnostics(),
        }
    }
}
