//! Why a file cannot be imported, by whose fault it is.

use std::fmt;

use crate::onnx::OnnxErrors;
use crate::stablehlo::{BytecodeError, LowerErrors, ParseErrors};

/// Most parts that an error lists before it only counts.
const LONGEST_LIST: usize = 10_000;

/// Longest name that messages repeat, in characters.
const LONGEST_NAME: usize = 60;

/// Why a file cannot be imported. Messages have one line per problem.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    /// The bytes are in no supported format.
    #[error(transparent)]
    UnknownFormat(UnknownFormat),
    /// The file breaks the rules of its own format.
    #[error(transparent)]
    Malformed(Box<Malformed>),
    /// The file is sound, but uses what Peapod does not do.
    #[error(transparent)]
    Unsupported(UnsupportedList),
    /// The file is sound, but describes more than the compiler takes.
    #[error(transparent)]
    TooLarge(Box<TooLarge>),
    /// The file has no signature of a name that was asked for.
    #[error(transparent)]
    NoSignature(NoSignature),
    /// The text cannot be read as StableHLO.
    #[error("{0}")]
    Text(ParseErrors),
    /// The text is StableHLO, but breaks its rules or uses what Peapod does not do.
    #[error("{0}")]
    Lower(LowerErrors),
    /// The file is MLIR in its binary form, damaged or not a portable artifact.
    #[error("{0}")]
    Bytecode(BytecodeError),
    /// The file is ONNX, but breaks its rules or uses what Peapod does not do.
    #[error("{0}")]
    Onnx(OnnxErrors),
}

/// The file has no signature of a name that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no signature {key:?}; the file has {}", listed(.known))]
pub struct NoSignature {
    /// The name.
    pub key: String,
    /// The names of those that there are, cut short where they are long.
    pub known: Vec<String>,
}

/// The first of some names.
fn listed(names: &[String]) -> String {
    let shown: Vec<String> = names
        .iter()
        .take(10)
        .map(|name| format!("{name:?}"))
        .collect();
    match (names.len(), names.len() - shown.len()) {
        (0, _) => "none".to_owned(),
        (_, 0) => shown.join(", "),
        (_, more) => format!("{} and {more} more", shown.join(", ")),
    }
}

/// The bytes are in no supported format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unrecognised model format ({len} bytes, starting with {start:02x?}); expected a TensorFlow \
     Lite file (.tflite, \"TFL3\" at byte 4), ONNX (.onnx) or StableHLO (.mlir, .mlirbc, or a file of \
     jax.export)"
)]
pub struct UnknownFormat {
    /// Size of the file.
    pub len: usize,
    /// Its first bytes, at most eight.
    pub start: Vec<u8>,
}

impl UnknownFormat {
    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self {
            len: bytes.len(),
            start: bytes[..bytes.len().min(8)].to_vec(),
        }
    }
}

/// The file breaks the rules of its own format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Malformed {
    /// Offset of the broken table or field, in bytes from the start of the file.
    pub offset: Option<usize>,
    /// The current operator.
    pub op: Option<OpRef>,
    /// The current tensor.
    pub tensor: Option<TensorRef>,
    /// What was found and what was expected.
    pub what: String,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("malformed file")?;
        if let Some(offset) = self.offset {
            write!(f, ", byte {offset}")?;
        }
        if let Some(op) = &self.op {
            write!(f, ", {op}")?;
        }
        if let Some(tensor) = &self.tensor {
            write!(f, ", {tensor}")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// The file describes more than the compiler takes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {offset}, {tensor}: expected {what} of at most {limit} bytes, found {bytes}")]
pub struct TooLarge {
    /// Where in the file the tensor is described.
    pub offset: usize,
    /// The tensor that is one too many.
    pub tensor: TensorRef,
    /// What was measured.
    pub what: &'static str,
    /// Its size; saturated where the shape overflows.
    pub bytes: u64,
    /// Largest size possible.
    pub limit: u64,
}

/// Everything in a model that Peapod does not do.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
pub struct UnsupportedList {
    /// In the order of the file.
    pub items: Vec<Unsupported>,
    /// How many more there are; 0 for any file that a converter wrote.
    pub more: usize,
}

impl UnsupportedList {
    /// Adds what was found next. Counts only, once the list is absurdly long.
    pub(crate) fn extend(&mut self, other: Self) {
        self.more += other.more;
        for item in other.items {
            if self.items.len() < LONGEST_LIST {
                self.items.push(item);
            } else {
                self.more += 1;
            }
        }
    }

    /// Keeps what a result says is not supported, and passes on any other error.
    pub(crate) fn collect(&mut self, result: Result<(), ImportError>) -> Result<(), ImportError> {
        match result {
            Err(ImportError::Unsupported(list)) => {
                self.extend(list);
                Ok(())
            }
            other => other,
        }
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl fmt::Display for UnsupportedList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.items.len() + self.more {
            1 => write!(f, "1 part of the model is not supported:")?,
            count => write!(f, "{count} parts of the model are not supported:")?,
        }
        for item in &self.items {
            write!(f, "\n  {item}")?;
        }
        if self.more > 0 {
            write!(f, "\n  and {} more", self.more)?;
        }
        let mut told: Vec<&str> = Vec::new();
        for help in self.items.iter().filter_map(|item| item.help) {
            if !told.contains(&help) {
                told.push(help);
                write!(f, "\n  help: {help}")?;
            }
        }
        Ok(())
    }
}

/// A part of a model that Peapod does not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The operator, unless it is an input or output of the model.
    pub op: Option<OpRef>,
    /// The tensors it concerns; the first few where they are many.
    pub tensors: Vec<TensorRef>,
    /// What is not supported.
    pub what: String,
    /// What the user can do about it.
    pub help: Option<&'static str>,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        if let Some(op) = &self.op {
            write!(f, "{op}")?;
            separator = ", ";
        }
        for tensor in &self.tensors {
            write!(f, "{separator}{tensor}")?;
            separator = ", ";
        }
        write!(f, ": {}", self.what)
    }
}

/// An operator of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpRef {
    /// Its position among the operators.
    pub index: usize,
    /// Its name in the format, e.g. `CONV_2D`.
    pub name: String,
    /// What a custom operator is called.
    pub custom_code: Option<String>,
}

impl fmt::Display for OpRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "operator {} {}", self.index, self.name)?;
        match &self.custom_code {
            Some(code) => write!(f, " {code:?}"),
            None => Ok(()),
        }
    }
}

/// A tensor of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorRef {
    /// Its position among the tensors.
    pub index: usize,
    /// Its name; cut short where it is long.
    pub name: String,
    /// The format's name of its element type.
    pub dtype: String,
}

impl fmt::Display for TensorRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { index, name, dtype } = self;
        write!(f, "tensor {index} {name:?} ({dtype})")
    }
}

/// A name as messages repeat it: whole, or cut short so that a file cannot flood them.
pub(crate) fn excerpt(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

impl From<Malformed> for ImportError {
    fn from(malformed: Malformed) -> Self {
        Self::Malformed(Box::new(malformed))
    }
}

impl From<Unsupported> for ImportError {
    fn from(unsupported: Unsupported) -> Self {
        Self::Unsupported(UnsupportedList {
            items: vec![unsupported],
            more: 0,
        })
    }
}

impl From<TooLarge> for ImportError {
    fn from(too_large: TooLarge) -> Self {
        Self::TooLarge(Box::new(too_large))
    }
}

impl ImportError {
    /// The same error, found while this operator was read.
    pub(crate) fn in_op(mut self, op: &OpRef) -> Self {
        match &mut self {
            Self::Malformed(malformed) => malformed.op = Some(op.clone()),
            Self::Unsupported(list) => {
                for unsupported in &mut list.items {
                    unsupported.op = Some(op.clone());
                }
            }
            Self::UnknownFormat(_) | Self::TooLarge(_) | Self::NoSignature(_) => {}
            Self::Text(_) | Self::Lower(_) | Self::Bytecode(_) | Self::Onnx(_) => {}
        }
        self
    }
}
