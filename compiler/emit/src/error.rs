//! Why bytes could not be written.

/// Why an emitter gave up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmitError {
    /// A number that does not fit its field of the file.
    #[error("{place}: {what} is {value}, the limit of the file format is {limit}")]
    TooLarge {
        /// The step, port or part of the file.
        place: String,
        /// The quantity.
        what: &'static str,
        /// Its value.
        value: u64,
        /// Largest value the field takes.
        limit: u64,
    },
    /// A name that no C or Rust identifier can be made of.
    #[error("cannot make an identifier from `{name}`: expected an ASCII letter or digit")]
    Name {
        /// The requested name.
        name: String,
    },
    /// A form that models of several entries do not have.
    #[error("several signatures in one model do not become {form}")]
    Entries {
        /// What was asked for.
        form: &'static str,
    },
    /// The plan breaks its own rules.
    #[error("invalid plan: {place}: {message}")]
    Bug {
        /// The step, port or part of the file.
        place: String,
        /// What is wrong.
        message: String,
    },
    /// An op that a pod has no step for.
    #[error("no pod step for `{op}`, which defines `{tensor}`: {reason}")]
    NoStep {
        /// Its mnemonic.
        op: &'static str,
        /// Name of its first result.
        tensor: String,
        /// What is in the way.
        reason: &'static str,
    },
    /// A program that is beyond the limits of pods.
    #[error("{said}")]
    PodLimit {
        /// The value, op or part of the program.
        place: String,
        /// The limit, and what was found.
        said: String,
        /// What can be done.
        help: &'static str,
    },
    /// An element type that a pod does not have.
    #[error("pods do not support the element type {dtype} of `{tensor}`")]
    Element {
        /// The tensor.
        tensor: String,
        /// The element type.
        dtype: &'static str,
    },
    /// What StableHLO has nothing for, all of it.
    #[error("StableHLO has no {}", .problems.join("; no "))]
    NoStablehlo {
        /// Ops and the tensors they make; tensors and what is special about them.
        problems: Vec<String>,
    },
    /// What `.tflite` files have nothing for, all of it.
    #[error(".tflite has no {}", .problems.join("; no "))]
    NoTflite {
        /// Ops and the tensors they make; tensors and what is special about them.
        problems: Vec<String>,
    },
    /// The object writer refused.
    #[error("object file: {0}")]
    Object(String),
}
