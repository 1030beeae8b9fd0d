//! What can keep a simulation from giving an answer: never a silent guess.

use thiserror::Error;

/// Why there is no answer, where, and what helps.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum SimError {
    /// The target is any number of virtual devices of the host.
    #[error("target `{target}` has no chips to simulate; targets with chips: {known}")]
    NoChip {
        /// The target.
        target: String,
        /// Targets that have.
        known: String,
    },
    /// A setting of the machine that there is not.
    #[error("no setting `{name}`; known settings: {known}")]
    UnknownSetting {
        /// The requested name.
        name: String,
        /// All settings, separated by commas.
        known: String,
    },
    /// A setting outside what its sources allow.
    #[error("{name} = {value:e} is outside {low:e}..{high:e} ({source_text})")]
    OutOfRange {
        /// The setting, its unit at the end.
        name: String,
        /// The requested value.
        value: f64,
        /// Least value.
        low: f64,
        /// Greatest value.
        high: f64,
        /// From where the range is.
        source_text: String,
    },
    /// A mesh of more or fewer devices than the machine has.
    #[error("the mesh {mesh} has {devices} devices, {machine} has {there}: {fits}")]
    MeshSize {
        /// The axes with their sizes.
        mesh: String,
        /// Their product.
        devices: usize,
        /// Name and shape of the machine.
        machine: String,
        /// Devices of the machine.
        there: usize,
        /// What would fit.
        fits: String,
    },
    /// A mesh whose axes cannot be laid along cores and dimensions of the torus.
    #[error(
        "the mesh {mesh} does not fit onto {machine}: the size {size} of axis `{axis}` is not a \
         product of parts of the torus dimensions"
    )]
    MeshFit {
        /// The axes with their sizes.
        mesh: String,
        /// Name and shape of the machine.
        machine: String,
        /// The axis that does not fit.
        axis: String,
        /// Its size.
        size: usize,
        /// What would fit.
        fits: String,
    },
    /// An embedding that cannot be, as the user gave it.
    #[error("embedding `{text}`: {message}")]
    Embedding {
        /// What was given.
        text: String,
        /// What is wrong and what would be right.
        message: String,
    },
    /// An axis that the mesh has not, or has once and is named twice.
    #[error("a collective over axis {axis} of the mesh {mesh}: {message}")]
    Axis {
        /// Index of the axis.
        axis: usize,
        /// The axes with their sizes.
        mesh: String,
        /// What is wrong.
        message: &'static str,
    },
    /// A strategy that the collective or the shape of its groups does not allow.
    #[error("{kind} over {group} by {strategy}: {message}")]
    Strategy {
        /// The collective.
        kind: &'static str,
        /// Its axes and their places.
        group: String,
        /// The strategy.
        strategy: String,
        /// Why not, and what there is instead.
        message: String,
    },
    /// A route or source that names positions that are not there.
    #[error("{kind} over {group}: {message}")]
    Position {
        /// The collective.
        kind: &'static str,
        /// Its axes and their places.
        group: String,
        /// What is wrong.
        message: String,
    },
    /// Too many messages to follow one by one.
    #[error(
        "{kind} over {group}: {messages} messages exceed the limit of {most} that are simulated \
         one by one"
    )]
    TooLarge {
        /// The collective.
        kind: &'static str,
        /// Its axes and their places.
        group: String,
        /// Messages there would be.
        messages: u64,
        /// Messages there may be.
        most: u64,
    },
}
