//! Why a module cannot be compiled.

use std::fmt;

use peapod_ir::{Location, OpId};

/// Why a pass gave up.
#[derive(Debug, thiserror::Error)]
pub enum PassError {
    /// The module breaks a rule of the IR.
    #[error("{0}")]
    Invalid(String),
    /// No kernel takes these ops as they are; all of them are listed.
    #[error("{} of the model's ops cannot run on a microcontroller:{}", .0.len(), Lines(.0))]
    Unsupported(Vec<UnsupportedOp>),
    /// A graph input, output or state that a device cannot hold.
    #[error("{what} `{name}`: {reason}")]
    UnsupportedPort {
        /// `input`, `output` or `state`.
        what: &'static str,
        /// Its name in the source file.
        name: String,
        /// Why, and the way out.
        reason: String,
    },
    /// A compiler bug: a pass made something it must not make.
    #[error("bug in pass `{pass}`: {message}; please report it with the model")]
    Bug {
        /// Name of the pass.
        pass: &'static str,
        /// What was wrong.
        message: String,
    },
}

/// An op that no kernel takes.
#[derive(Clone, Debug, PartialEq)]
pub struct UnsupportedOp {
    /// The op in the module as it was when kernels were selected.
    pub op: OpId,
    /// Name of the operation.
    pub mnemonic: &'static str,
    /// Where it came from.
    pub location: Location,
    /// Its operands and results, each as `name: type`.
    pub tensors: Vec<String>,
    /// What does not fit.
    pub reason: String,
    /// What can be done about it.
    pub way_out: String,
}

impl fmt::Display for UnsupportedOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mnemonic)?;
        match self.location.index {
            Some(index) => write!(f, " (operator {index}, {})", self.location.name)?,
            None => write!(f, " ({})", self.op.0)?,
        }
        let tensors = self.tensors.join(", ");
        write!(f, " on {tensors}: {}; {}", self.reason, self.way_out)
    }
}

/// One indented line per element.
struct Lines<'a>(&'a [UnsupportedOp]);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|op| write!(f, "\n  {op}"))
    }
}
