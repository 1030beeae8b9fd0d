//! A network: what goes in, and its layers.

use peapod_ir::DType;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layers::{Files, Layer};
use crate::quantization::Quantization;
use crate::sparsity::Sparsity;

/// A network with one input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Net {
    /// Name, for messages and file names.
    pub name: String,
    /// What goes in.
    pub input: Input,
    /// The layers.
    pub body: Layer,
    /// How it is rounded while it is trained, if it is.
    #[serde(default)]
    pub quantization: Option<Quantization>,
    /// How many values its kernels have, if it is few.
    #[serde(default)]
    pub sparsity: Option<Sparsity>,
    /// Models that layers of kind `file` are of, by path.
    #[serde(skip)]
    pub files: Files,
}

/// The input of a network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// Extents of one sample, without the batch; images are `[rows, columns, channels]`.
    pub shape: Vec<usize>,
    /// Type of the elements.
    #[serde(default)]
    pub element: Element,
}

/// Type of the elements of an input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Single precision.
    #[default]
    F32,
    /// Integers: tokens.
    I32,
}

impl Element {
    /// The type in the IR.
    pub const fn dtype(self) -> DType {
        match self {
            Self::F32 => DType::F32,
            Self::I32 => DType::I32,
        }
    }
}

impl Net {
    /// A network of floats of this shape, without the batch.
    pub fn new(
        name: impl Into<String>,
        shape: impl Into<Vec<usize>>,
        body: impl Into<Layer>,
    ) -> Self {
        let input = Input {
            shape: shape.into(),
            element: Element::F32,
        };
        Self {
            name: name.into(),
            input,
            body: body.into(),
            quantization: None,
            sparsity: None,
            files: Files::new(),
        }
    }

    /// The same, rounded while it is trained.
    #[must_use]
    pub fn rounded(mut self, quantization: Quantization) -> Self {
        self.quantization = Some(quantization);
        self
    }

    /// The same with kernels of few values.
    #[must_use]
    pub fn sparse(mut self, sparsity: Sparsity) -> Self {
        self.sparsity = Some(sparsity);
        self
    }

    /// The same with tokens as its input.
    #[must_use]
    pub fn of_tokens(mut self) -> Self {
        self.input.element = Element::I32;
        self
    }
}
