//! What is in a model file, for people and programs.

mod model;
mod pea;
#[cfg(feature = "pod")]
mod pod;

use std::fmt;

use peapod_diagnostic::Result;
use peapod_ir::TensorType;
use serde::Serialize;

pub use peapod_import::tflite::OutlinedOp;

pub use model::{
    Affine, Annotated, Footprint, Metadata, Model, Named, Op, Program, Signature, Tensor,
};
pub use pea::{KernelCall, Operand, Pea, PeaPort, PeaSignature, State};
#[cfg(feature = "pod")]
pub use pod::{Pod, PodPort};

use crate::{Format, Observer, Source};

/// The contents of a model file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Contents {
    /// Of a graph that is not compiled yet.
    Model(Model),
    /// Of a pea.
    Pea(Pea),
    /// Of a pod.
    #[cfg(feature = "pod")]
    Pod(Pod),
}

/// Reads and checks a model file.
///
/// # Errors
///
/// The file is damaged, or has an op that cannot be imported.
pub fn inspect(source: &Source, observer: &dyn Observer) -> Result<Contents> {
    match source.format {
        Format::Pea => Ok(Contents::Pea(Pea::new(source, observer)?)),
        #[cfg(feature = "pod")]
        Format::Pod => Ok(Contents::Pod(Pod::new(source, observer)?)),
        #[cfg(not(feature = "pod"))]
        Format::Pod => peapod_diagnostic::bail!(source.compiled_already()),
        Format::Tflite | Format::Onnx | Format::Mlir | Format::Ir => {
            Ok(Contents::Model(Model::new(source, observer)?))
        }
    }
}

/// The operators of a `.tflite`, also of one that cannot be imported; `None` of any other file, and
/// of a damaged one.
pub fn outline(source: &Source) -> Option<Vec<OutlinedOp>> {
    let tflite = source.format == Format::Tflite;
    let outline = tflite.then(|| peapod_import::tflite::outline(&source.bytes));
    outline.and_then(Result::ok)
}

/// Element type and shape; shown as `i8[1, 8]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Typed {
    /// Name of the element type.
    pub dtype: &'static str,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
}

impl Typed {
    fn of(ty: &TensorType) -> Self {
        Self {
            dtype: ty.dtype.name(),
            shape: ty.shape.clone(),
        }
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.dtype, self.shape)
    }
}
