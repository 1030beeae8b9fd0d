//! What is wrong with an ONNX file, or not supported.

use std::fmt;

use peapod_diagnostic::{Diagnose, Diagnostic, Place, code};

use crate::error::excerpt;

/// Most problems that are listed before they are only counted.
const LONGEST_LIST: usize = 1000;

/// All that is wrong with a file, or not supported, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
pub struct OnnxErrors {
    /// The problems.
    pub items: Vec<OnnxError>,
    /// How many more there are.
    pub more: usize,
}

/// A problem of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnnxError {
    /// Whose fault it is.
    pub kind: OnnxErrorKind,
    /// The node, unless it is no node's.
    pub node: Option<NodeRef>,
    /// What was expected, and what was found.
    pub what: String,
    /// What the user can do about it.
    pub help: String,
}

/// Whose fault a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnnxErrorKind {
    /// The file breaks the rules of ONNX.
    Malformed,
    /// The file is sound, but uses what Peapod does not do.
    Unsupported,
    /// An extent that was asked for is of no dimension of the model, or is none.
    Dimension,
    /// A file of weights beside the model cannot be read.
    ExternalData,
}

/// A node of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeRef {
    /// Its position in its graph.
    pub index: usize,
    /// Its name; empty if it has none.
    pub name: String,
    /// Its operator, after its domain if it has one.
    pub op: String,
    /// The version of the set of operators.
    pub opset: i64,
}

/// A result of a step of the import.
pub(super) type Imported<T> = Result<T, OnnxError>;

/// That the file breaks a rule.
pub(super) fn malformed(what: impl Into<String>) -> OnnxError {
    OnnxError {
        kind: OnnxErrorKind::Malformed,
        node: None,
        what: what.into(),
        help: "check the file with `onnx.checker.check_model`, and export the model again".into(),
    }
}

/// That the file uses what is not supported.
pub(super) fn unsupported(what: impl Into<String>, help: impl Into<String>) -> OnnxError {
    OnnxError {
        kind: OnnxErrorKind::Unsupported,
        node: None,
        what: what.into(),
        help: help.into(),
    }
}

impl OnnxError {
    /// The same problem, of a node, unless it has one.
    pub(super) fn at(mut self, node: impl FnOnce() -> NodeRef) -> Self {
        self.node.get_or_insert_with(node);
        self
    }
}

impl OnnxErrors {
    /// One problem.
    pub(super) fn one(error: OnnxError) -> Self {
        let mut all = Self::default();
        all.push(error);
        all
    }

    /// Adds a problem.
    pub(super) fn push(&mut self, mut error: OnnxError) {
        error.what = short(&error.what);
        match self.items.len() < LONGEST_LIST {
            true => self.items.push(error),
            false => self.more += 1,
        }
    }
}

/// A message that no name in a file makes long.
fn short(what: &str) -> String {
    match what.char_indices().nth(400) {
        Some((end, _)) => format!("{}…", &what[..end]),
        None => what.to_owned(),
    }
}

impl fmt::Display for NodeRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            index, op, opset, ..
        } = self;
        write!(f, "node {index} {} (opset {opset})", excerpt(op))?;
        match self.name.is_empty() {
            true => Ok(()),
            false => write!(f, " {:?}", excerpt(&self.name)),
        }
    }
}

impl fmt::Display for OnnxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(node) = &self.node {
            write!(f, "{node}: ")?;
        }
        f.write_str(&self.what)
    }
}

impl fmt::Display for OnnxErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, item) in self.items.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{item}")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

impl Diagnose for OnnxErrors {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut all: Vec<Diagnostic> = self.items.iter().map(OnnxError::diagnostic).collect();
        if let (more @ 1.., Some(last)) = (self.more, all.last_mut()) {
            last.notes.push(format!("{more} more are not listed"));
        }
        all
    }
}

impl OnnxError {
    fn diagnostic(&self) -> Diagnostic {
        let (code, prefix) = match self.kind {
            OnnxErrorKind::Malformed => (code::ONNX_MALFORMED, "malformed file: "),
            OnnxErrorKind::Unsupported => (code::ONNX_UNSUPPORTED, "not supported: "),
            OnnxErrorKind::Dimension => (code::ONNX_DIMENSION, ""),
            OnnxErrorKind::ExternalData => (code::ONNX_EXTERNAL_DATA, ""),
        };
        let error = code.error(format!("{prefix}{}", self.what), self.help.clone());
        let Some(node) = &self.node else {
            return error;
        };
        let quoted = match node.name.is_empty() {
            true => String::new(),
            false => format!(" {:?}", excerpt(&node.name)),
        };
        error.at(Place::Op {
            index: Some(node.index),
            name: format!("{} (opset {}){quoted}", excerpt(&node.op), node.opset),
        })
    }
}
