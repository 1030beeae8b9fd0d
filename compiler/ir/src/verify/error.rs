//! What the verifier finds.

use std::fmt;

use super::{MAX_DEVICES, MAX_EXTENT, MAX_VALUE_BYTES};
use crate::eval::TensorError;
use crate::graph::{OpId, ValueId};
use crate::type_rule::Violation;
use crate::types::MAX_RANK;

/// Everything that is wrong with a module; at least one error.
#[derive(Clone, Debug, PartialEq)]
pub struct VerifyErrors(pub(super) Vec<VerifyError>);

impl VerifyErrors {
    /// The errors, in the order of the module.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &VerifyError> {
        self.0.iter()
    }
}

impl std::error::Error for VerifyErrors {}

impl fmt::Display for VerifyErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, error) in self.0.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { "\n" })?;
            error.fmt(f)?;
        }
        Ok(())
    }
}

/// A rule that is broken, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct VerifyError {
    /// Where.
    pub place: ErrorSite,
    /// What.
    pub problem: Problem,
}

/// Where a rule is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorSite {
    /// In the module as a whole.
    Module,
    /// In the signature of this key.
    Signature(String),
    /// In a function.
    Function {
        /// Position in the module.
        index: usize,
        /// Its name.
        name: String,
        /// Which part of it.
        subject: Subject,
        /// What the part is called.
        description: String,
    },
}

/// Part of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The function itself.
    Function,
    /// A value.
    Value(ValueId),
    /// An op.
    Op(OpId),
}

impl fmt::Display for ErrorSite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Module => f.write_str("module"),
            Self::Signature(key) => write!(f, "signature {key:?}"),
            Self::Function {
                name, description, ..
            } => write!(f, "@{name}{description}"),
        }
    }
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum Problem {
    #[error("the module has no functions")]
    Empty,
    #[error("the function calls itself, directly or indirectly")]
    Recursion,
    #[error("axis {index} of the mesh has no name")]
    UnnamedAxis { index: usize },
    #[error("the mesh has an axis {name:?} more than once")]
    DuplicateAxis { name: String },
    #[error("axis {name:?} of the mesh has size 0, expected at least 1")]
    EmptyAxis { name: String },
    #[error("the mesh has {devices} devices, the limit is {MAX_DEVICES}")]
    TooManyDevices { devices: u128 },
    #[error(
        "expected an annotation of {rank} dimensions, found {dims}, and {open} flags for open dimensions"
    )]
    AnnotationRank {
        dims: usize,
        open: usize,
        rank: usize,
    },
    #[error("the annotation names axis {axis} of a mesh with {count} axes")]
    NoAxis { axis: usize, count: usize },
    #[error("the annotation names axis {name:?} more than once")]
    AxisTwice { name: String },
    #[error(
        "group {group} is of values of rank {expected}, found rank {rank}: its members are sharded \
         alike"
    )]
    GroupRank {
        group: u32,
        rank: usize,
        expected: usize,
    },
    #[error("{what} {index} is shown more than once")]
    ShownTwice { what: &'static str, index: usize },
    #[error("{what} {index} is shown as {shown}, but is {ty}")]
    Shown {
        what: &'static str,
        index: usize,
        shown: &'static str,
        ty: String,
    },
    #[error(
        "result {result} replaces argument {argument}, but there are {results} results and \
         {arguments} arguments"
    )]
    NothingReplaced {
        result: usize,
        argument: usize,
        results: usize,
        arguments: usize,
    },
    #[error("result {result} replaces argument {argument}, but one of them is replaced already")]
    ReplacedTwice { result: usize, argument: usize },
    #[error("result {result} is {output}, argument {argument} that it replaces {input}")]
    ReplacedType {
        result: usize,
        argument: usize,
        output: String,
        input: String,
    },
    #[error("duplicate function name")]
    DuplicateFunction,
    #[error("{role} is %{id}, but there are {count} values")]
    OutOfRange { role: String, id: u32, count: usize },
    #[error("{what} defines %{id}, which {first} defines already")]
    Redefined {
        id: u32,
        what: String,
        first: String,
    },
    #[error("{role} uses %{id}, which is not defined before")]
    Undefined { role: String, id: u32 },
    #[error("the argument is not an input of the function")]
    StrayArgument,
    #[error("a state is a result of the function; copy it by an op first")]
    StateIsResult,
    #[error("the state after a write is read; read the state")]
    WriteIsRead,
    #[error("the state has {count} uses, expected one, or `read_state` and `write_state` alone")]
    SharedState { count: usize },
    #[error("{rank} dimensions, the limit is {MAX_RANK}")]
    Rank { rank: usize },
    #[error("dimension {dim} has extent {extent}, the limit is {MAX_EXTENT}")]
    Extent { dim: usize, extent: usize },
    #[error("{bytes} bytes, the limit is {MAX_VALUE_BYTES}")]
    TooLarge { bytes: u128 },
    #[error("{dtype} elements cannot be quantised, only integers")]
    QuantisedReals { dtype: &'static str },
    #[error("{scales} scales and {zero_points} zero points")]
    UnequalCounts { scales: usize, zero_points: usize },
    #[error("{scales} scales, expected {expected} ({reason})")]
    ScaleCount {
        scales: usize,
        expected: usize,
        reason: &'static str,
    },
    #[error("quantised dimension {axis} of a tensor of rank {rank}")]
    QuantisationAxis { axis: usize, rank: usize },
    #[error("scale {index} is {scale:?}, expected a finite positive number")]
    Scale { index: usize, scale: f32 },
    #[error("zero point {index} is {zero_point}, expected {min} to {max}")]
    ZeroPoint {
        index: usize,
        zero_point: i32,
        min: i64,
        max: i64,
    },
    #[error("constant: {0}")]
    Constant(TensorError),
    #[error(transparent)]
    TypeRule(Violation),
    #[error("{role} {name:?} is %{id}, which is not an {role} of the entry function @{entry}")]
    NotInSignature {
        role: &'static str,
        name: String,
        id: u32,
        entry: String,
    },
    #[error("there is no function @{function}")]
    NoSuchFunction { function: String },
    #[error("another signature has the same key")]
    DuplicateSignature,
    #[error("two states of its function are called {name:?}, expected one")]
    RepeatedState { name: String },
    #[error("state {name:?} is {found}, expected {expected} as in the signature before")]
    SharedStateType {
        name: String,
        found: String,
        expected: String,
    },
}
