//! Models as Python hands them over.

use std::path::Path;

use peapod_diagnostic::{Diagnostic, Result};
use peapod_driver::{Format, Source};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

/// A file, or bytes with a name and a format.
pub enum Given {
    File(String),
    Bytes(String, String, Vec<u8>),
}

impl Given {
    /// From a path, or from the name, the format and the content of a model that is in no file.
    pub fn of(model: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(path) = model.extract::<String>() {
            return Ok(Self::File(path));
        }
        let (name, format, bytes) = model.extract::<(String, String, PyBackedBytes)>()?;
        Ok(Self::Bytes(name, format, bytes.to_vec()))
    }

    /// Reads it.
    pub fn open(self) -> Result<Source> {
        match self {
            Self::File(path) => Source::open(Path::new(&path)),
            Self::Bytes(name, format, bytes) => Ok(Source::of_bytes(&name, named(&format)?, bytes)),
        }
    }
}

fn named(format: &str) -> Result<Format> {
    let all = [
        Format::Tflite,
        Format::Pea,
        Format::Pod,
        Format::Mlir,
        Format::Ir,
    ];
    let found = all.into_iter().find(|it| it.name() == format);
    Ok(found.ok_or_else(|| Diagnostic::bug(format!("no format {format}")))?)
}
