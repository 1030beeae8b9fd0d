//! Foreign model files to IR.
//!
//! [`import`] tells the format by content. An importer checks the container (bounds, indices,
//! lengths, order) and translates what it holds; whether the operators fit their operands is the
//! matter of [`peapod_ir::verify()`], which runs on the result. Nothing in a file is trusted:
//! whatever the bytes are, an importer answers with a module or an [`ImportError`], and what it
//! allocates is bounded by the size of the file.

pub mod onnx;
pub mod stablehlo;
pub mod tflite;

mod diagnose;
mod error;
mod warning;

use peapod_ir::Module;

pub use error::{
    ImportError, Malformed, NoSignature, OpRef, TensorRef, TooLarge, UnknownFormat, Unsupported,
    UnsupportedList,
};
pub use warning::Warning;

/// What an importer makes of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The program. It still has to pass [`peapod_ir::verify()`].
    pub module: Module,
    /// What was repaired or left out; nothing that changes what the model computes.
    pub warnings: Vec<Warning>,
}

/// Imports a file of any supported format, recognised by its content.
///
/// `name` becomes the name of the module.
pub fn import(bytes: &[u8], name: &str) -> Result<Imported, ImportError> {
    if tflite::is_tflite(bytes) {
        return tflite::import(bytes, name);
    }
    if stablehlo::is_stablehlo(bytes) {
        return stablehlo::import(bytes, name);
    }
    if onnx::is_onnx(bytes) {
        return onnx::import(bytes, name);
    }
    Err(ImportError::UnknownFormat(UnknownFormat::of(bytes)))
}
