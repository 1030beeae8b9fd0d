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
    /// The object writer refused.
    #[error("object file: {0}")]
    Object(String),
}
