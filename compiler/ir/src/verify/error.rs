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
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// Where a rule is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
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

impl fmt::Display for Place {
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
    #[error("there is no function")]
    Empty,
    #[error("it calls itself, directly or through others: make it a `while`")]
    Recursion,
    #[error("axis {index} of the mesh has no name")]
    UnnamedAxis { index: usize },
    #[error("the mesh has an axis {name:?} more than once")]
    DuplicateAxis { name: String },
    #[error("axis {name:?} of the mesh has no device; its size is 1 at least")]
    EmptyAxis { name: String },
    #[error("the mesh has {devices} devices, at most {MAX_DEVICES} are possible")]
    TooManyDevices { devices: u128 },
    #[error("its annotation says how {dims} dimensions are split and {open} are open, of {rank}")]
    AnnotationRank {
        dims: usize,
        open: usize,
        rank: usize,
    },
    #[error("its annotation names axis {axis}, but the mesh has {count}")]
    NoAxis { axis: usize, count: usize },
    #[error("its annotation names axis {name:?} more than once")]
    AxisTwice { name: String },
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
    #[error("another function has this name")]
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
    #[error("it is an argument, but no input of the function")]
    StrayArgument,
    #[error("it is a result of the function, but a state: copy it by an op")]
    StateIsResult,
    #[error("it is a state, but {count} ops use it; one may")]
    SharedState { count: usize },
    #[error("{rank} dimensions, at most {MAX_RANK} are possible")]
    Rank { rank: usize },
    #[error("extent 0 of dimension {dim}")]
    EmptyExtent { dim: usize },
    #[error("extent {extent} of dimension {dim}, at most {MAX_EXTENT} is possible")]
    Extent { dim: usize, extent: usize },
    #[error("{bytes} bytes, at most {MAX_VALUE_BYTES} are possible")]
    TooLarge { bytes: u128 },
    #[error("{dtype} elements are quantised, but only integers can be")]
    QuantisedReals { dtype: &'static str },
    #[error("{scales} scales and {zero_points} zero points")]
    UnequalCounts { scales: usize, zero_points: usize },
    #[error("{scales} scales, expected {expected} ({reason})")]
    ScaleCount {
        scales: usize,
        expected: usize,
        reason: &'static str,
    },
    #[error("scales along dimension {axis} of {rank}")]
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
    #[error("{role} {name:?} is %{id}, which is no {role} of the entry function @{entry}")]
    NotInSignature {
        role: &'static str,
        name: String,
        id: u32,
        entry: String,
    },
}
