//! Why bytes could not be written.

/// Why an emitter gave up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmitError {
    /// A number that does not fit its field of the file.
    #[error(
        "{place}: {what} is {value}, but a pea holds at most {limit}; \
         split the tensor or shrink the model"
    )]
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
    #[error("`{name}` gives no identifier; choose a name with at least one ASCII letter or digit")]
    Name {
        /// What was asked for.
        name: String,
    },
    /// The plan breaks its own rules.
    #[error("bug in the plan: {place}: {message}; please report it with the model")]
    Bug {
        /// The step, port or part of the file.
        place: String,
        /// What is wrong.
        message: String,
    },
    /// An op that a pod has no step for.
    #[error(
        "`{op}`, which makes `{tensor}`, is no op of a pod: {reason}; \
         lower it to tensor ops before it is planned"
    )]
    NoStep {
        /// Its mnemonic.
        op: &'static str,
        /// Name of its first result.
        tensor: String,
        /// What is in the way.
        reason: &'static str,
    },
    /// An element type that a pod does not have.
    #[error("`{tensor}` has elements {dtype}, which a pod does not hold; convert it to i8")]
    Element {
        /// The tensor.
        tensor: String,
        /// The element type.
        dtype: &'static str,
    },
    /// What StableHLO has nothing for, all of it.
    #[error(
        "StableHLO has no {}; lower ops of networks and quantised elements to tensor ops before \
         the export, and pass memory as arguments and results",
        .problems.join("; no ")
    )]
    NoStablehlo {
        /// Ops and the tensors they make; tensors and what is special about them.
        problems: Vec<String>,
    },
    /// The object writer refused.
    #[error("object file: {0}")]
    Object(String),
}
