//! The diagnostics of simulations.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Place, code};

use crate::trip_count::MAX_OPERATIONS;
use crate::{SimError, WalkError};

impl Diagnose for SimError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let error = |code: Code, help: &str| code.error(self.to_string(), help);
        vec![match self {
            Self::NoChip { target, known } => code::NO_CHIP.error(
                format!("target `{target}` has no chips to simulate"),
                format!("targets with chips are: {known}"),
            ),
            Self::UnknownSetting { name, known } => code::SETTING.error(
                format!("no setting `{name}`"),
                format!("the settings are: {known}"),
            ),
            Self::OutOfRange { low, high, .. } => code::SETTING.error(
                self.to_string(),
                format!("choose a value from {low:e} to {high:e}"),
            ),
            Self::MeshSize {
                mesh,
                devices,
                machine,
                there,
                fits,
            } => code::MESH_FIT.error(
                format!("the mesh {mesh} has {devices} devices, {machine} has {there}"),
                fits,
            ),
            Self::MeshFit { fits, .. } => code::MESH_FIT.error(self.to_string(), fits),
            Self::Embedding { .. } => error(
                code::EMBEDDING,
                "name each dimension of the torus once, or leave the embedding to the simulator",
            ),
            Self::Axis { .. } | Self::Strategy { .. } | Self::Position { .. } => error(
                code::COLLECTIVE,
                "choose another strategy, or compile the program for this mesh again",
            ),
            Self::TooLarge { .. } => {
                error(code::COLLECTIVE, "use the closed form or a smaller slice")
            }
        }]
    }
}

impl Diagnose for WalkError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Program(error) => error.diagnostics(),
            Self::Network(error) => error.diagnostics(),
            Self::Cost { place, reason } => vec![
                code::UNKNOWN_COST
                    .error(
                        format!("cannot estimate the time of a step: {reason}"),
                        "compile the model for a target whose chip supports it",
                    )
                    .at(Place::part(place)),
            ],
            Self::Iterations { place } => vec![
                code::TRIP_COUNT
                    .error(
                        format!(
                            "the trip count of a loop depends on data, or takes more than \
                             {MAX_OPERATIONS} operations to count"
                        ),
                        "give the number of iterations with --iterations",
                    )
                    .at(Place::part(place)),
            ],
            Self::Stuck { .. } => vec![Diagnostic::bug(self.to_string())],
            Self::TraceSize { .. } => vec![code::TRACE_SIZE.error(
                self.to_string(),
                "simulate fewer iterations, or a smaller program",
            )],
            Self::Within { place, error } => {
                let inner = error.diagnostics().into_iter();
                inner.map(|it| it.at(Place::part(place))).collect()
            }
        }
    }
}
