//! What an importer repaired or left out.

use std::fmt;

use crate::error::TensorRef;

/// Tensors that a warning names before it only counts.
const NAMED_TENSORS: usize = 1;

/// Something that was repaired or left out without changing what the model computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// These tensors say that their scales belong to a dimension they do not have. Old converters
    /// wrote so for biases. The only dimension there is was taken.
    QuantizedDimension {
        /// The tensors.
        tensors: Vec<TensorRef>,
    },
    /// The extents of these tensors may vary, or are given twice and differently. The plain shapes
    /// were taken.
    ShapeSignature {
        /// The tensors.
        tensors: Vec<TensorRef>,
    },
    /// The model has more subgraphs than the entry; nothing that was imported calls them.
    UnreadSubgraphs {
        /// How many.
        count: usize,
    },
    /// Entry points that name tensors which are no inputs or outputs of their subgraph.
    StraySignatures {
        /// Their keys, cut short where they are long.
        keys: Vec<String>,
    },
    /// Entry points into subgraphs that were not read.
    UnreadSignatures {
        /// Their keys, cut short where they are long.
        keys: Vec<String>,
    },
    /// The first dimensions of inputs that an ONNX file leaves open have the extent 1.
    OpenDimensions {
        /// Their names, or inputs with the places of dimensions.
        names: Vec<String>,
    },
    /// Calls back into Python that yield nothing, such as `jax.debug.print`.
    Callbacks {
        /// How many.
        count: usize,
        /// The line of the first one in the text.
        line: usize,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::QuantizedDimension { tensors } => write!(
                f,
                "the quantized_dimension of {} is not one of its dimensions; read as 0",
                Counted(tensors)
            ),
            Self::ShapeSignature { tensors } => write!(
                f,
                "the shape_signature of {} differs from its shape (dynamic batch?); \
                 using the static shape",
                Counted(tensors)
            ),
            Self::UnreadSubgraphs { count } => {
                write!(f, "{count} subgraphs besides the first were left out")
            }
            Self::StraySignatures { keys } => write!(
                f,
                "signatures of tensors that are no inputs or outputs were left out: {keys:?}"
            ),
            Self::UnreadSignatures { keys } => write!(
                f,
                "signatures of other subgraphs than the first were left out: {keys:?}"
            ),
            Self::OpenDimensions { names } => write!(
                f,
                "the model leaves the extents of first dimensions open; using 1 for {}",
                names.join(", ")
            ),
            Self::Callbacks { count, line } => write!(
                f,
                "callbacks into Python that yield nothing (jax.debug.print, jax.debug.callback, \
                 io_callback without a result) were left out: {count}, the first in line {line}"
            ),
        }
    }
}

/// The first tensors by name, and how many more there are.
struct Counted<'a>(&'a [TensorRef]);

impl fmt::Display for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, tensor) in self.0.iter().take(NAMED_TENSORS).enumerate() {
            let separator = if position == 0 { "" } else { ", " };
            write!(f, "{separator}{tensor}")?;
        }
        match self.0.len().checked_sub(NAMED_TENSORS) {
            None | Some(0) => Ok(()),
            Some(more) => write!(f, " and {more} more"),
        }
    }
}
