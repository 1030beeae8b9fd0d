//! Why a module cannot be compiled.

use std::fmt;

use peapod_diagnostic::Code;
use peapod_ir::verify::VerifyErrors;
use peapod_ir::{DType, Function, Location, OpId, TensorType, ValueId};

use crate::graph::batch::Unbatchable;

/// Why a pass gave up.
#[derive(Debug, thiserror::Error)]
pub enum PassError {
    /// The module breaks a rule of the IR.
    #[error(transparent)]
    Invalid(#[from] VerifyErrors),
    /// Parts of the model that a microcontroller cannot run as they are; all of them.
    #[error("{0}")]
    Unsupported(Unsupported),
    /// Ops that pods have no steps for, and that nothing lowers to others; all of them.
    #[error("no pod lowering for these ops:{}", listed(.0))]
    NoLowering(Vec<UnsupportedOp>),
    /// The network takes one row and cannot take several.
    #[error(transparent)]
    Unbatchable(#[from] Unbatchable),
    /// The compiler gives up on something that is allowed.
    #[error("{what}; {help}")]
    Refused {
        /// Its row in the table of diagnostics.
        code: Code,
        /// What it is.
        what: String,
        /// What can be done about it.
        help: String,
    },
    /// A compiler bug: a pass made something it must not make.
    #[error("bug in the compiler, after {after}: {message}; please report it with the model")]
    Bug {
        /// What had run.
        after: &'static str,
        /// What was wrong.
        message: String,
    },
}

/// Everything in a model that no kernel takes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unsupported {
    /// Inputs and outputs of the model.
    pub ports: Vec<UnsupportedPort>,
    /// Ops, in execution order.
    pub ops: Vec<UnsupportedOp>,
}

/// A graph input or output whose elements no arena holds.
#[derive(Clone, Debug, PartialEq)]
pub struct UnsupportedPort {
    /// `input` or `output`.
    pub what: &'static str,
    /// Its name in the source file.
    pub name: String,
    /// Its element type.
    pub dtype: DType,
}

/// Why an op cannot be compiled, and what its owner can do.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) reason: String,
    pub(crate) help: &'static str,
}

impl Refusal {
    pub(crate) fn new(reason: impl Into<String>, help: &'static str) -> Self {
        Self {
            reason: reason.into(),
            help,
        }
    }
}

/// An op that cannot be compiled.
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
    pub help: String,
}

impl UnsupportedOp {
    pub(crate) fn new(function: &Function, id: OpId, refusal: Refusal) -> Self {
        let op = function.op(id);
        let tensors = op.inputs.iter().flatten().chain(&op.outputs);
        Self {
            op: id,
            mnemonic: op.kind.mnemonic(),
            location: op.location.clone(),
            tensors: tensors.map(|value| named_type(function, *value)).collect(),
            reason: refusal.reason,
            help: refusal.help.to_owned(),
        }
    }
}

/// `name: dtype[shape]`.
fn named_type(function: &Function, value: ValueId) -> String {
    let name = &function.value(value).name;
    let TensorType { dtype, shape, .. } = function.ty(value);
    format!("`{name}`: {}{shape:?}", dtype.name())
}

/// One line each.
fn listed(ops: &[UnsupportedOp]) -> String {
    ops.iter().map(|op| format!("\n  {op}")).collect()
}

impl Unsupported {
    /// Whether the whole model can run.
    pub fn is_empty(&self) -> bool {
        self.ports.is_empty() && self.ops.is_empty()
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no kernel takes these parts of the model:")?;
        self.ports
            .iter()
            .try_for_each(|port| write!(f, "\n  {port}"))?;
        f.write_str(&listed(&self.ops))
    }
}

impl fmt::Display for UnsupportedPort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, name, dtype } = self;
        let dtype = dtype.name();
        write!(
            f,
            "{what} `{name}` is {dtype}: a device holds i8, u8, bool, i16, i32 and f32; change its \
             type when converting the model"
        )
    }
}

impl fmt::Display for UnsupportedOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mnemonic)?;
        match self.location.index {
            Some(index) => write!(f, " (operator {index}, {})", self.location.name)?,
            None => write!(f, " (op {})", self.op.0)?,
        }
        let tensors = self.tensors.join(", ");
        write!(f, " on {tensors}: {}; {}", self.reason, self.help)
    }
}
