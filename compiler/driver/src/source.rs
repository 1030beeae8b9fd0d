//! Model files: which format they are, and the module in them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use peapod_import::Imported;
use peapod_ir::{Module, text};
use peapod_passes::graph::batch;

use crate::Observer;

/// A model file and what kind it is of.
#[derive(Clone, Debug)]
pub struct Source {
    /// What the model is called: the file's stem, or its folder's name where that says nothing.
    pub name: String,
    /// The file as messages name it.
    pub path: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What they are.
    pub format: Format,
}

/// Formats of model files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// LiteRT.
    Tflite,
    /// A compiled model.
    Pea,
    /// A compiled program for many devices.
    Pod,
    /// StableHLO as MLIR text.
    Mlir,
    /// The IR as text.
    Ir,
}

impl Format {
    /// What messages call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tflite => "tflite",
            Self::Pea => "pea",
            Self::Pod => "pod",
            Self::Mlir => "mlir",
            Self::Ir => "ir",
        }
    }

    /// The format of these bytes; a file's name decides where they do not tell.
    fn of(path: &Path, bytes: &[u8]) -> Option<Self> {
        let extension = path.extension().and_then(|it| it.to_str());
        match (bytes.get(4..8), extension) {
            (Some(b"TFL3"), _) | (_, Some("tflite")) => Some(Self::Tflite),
            (Some(b"PEA1"), _) | (_, Some("pea")) => Some(Self::Pea),
            (Some(b"POD1"), _) | (_, Some("pod")) => Some(Self::Pod),
            (_, Some("ir")) => Some(Self::Ir),
            (_, Some("mlir")) => Some(Self::Mlir),
            _ if peapod_import::stablehlo::is_stablehlo(bytes) => Some(Self::Mlir),
            (_, Some(_) | None) => None,
        }
    }
}

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// It cannot be read, or is no model.
    pub fn open(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let Some(format) = Format::of(path, &bytes) else {
            bail!(
                "{} is not a model: it has the identifier of neither a .tflite nor a .pea nor a .pod, \
                 it is no StableHLO text, and its name does not end in .ir",
                path.display()
            );
        };
        Ok(Self {
            name: name(path),
            path: path.display().to_string(),
            bytes,
            format,
        })
    }

    /// The module in a `.tflite` of one row, for several rows.
    ///
    /// # Errors
    ///
    /// It is another file, damaged, or has an op that cannot be imported or batched.
    pub fn batched(&self, rows: usize, observer: &dyn Observer) -> Result<Module> {
        if self.format != Format::Tflite {
            bail!(
                "{}: --batch is for a .tflite; a {} has the rows that it was exported with",
                self.path,
                self.format.name(),
            );
        }
        let mut module = self.module(observer)?;
        batch::batch(&mut module, rows).with_context(|| self.path.clone())?;
        Ok(module)
    }

    /// The module, once its warnings are told.
    fn warned(&self, imported: Imported, observer: &dyn Observer) -> Module {
        for warning in &imported.warnings {
            observer.warning(&self.path, &warning.to_string());
        }
        imported.module
    }

    /// The module in the file. Warnings of the importer go to the observer.
    ///
    /// # Errors
    ///
    /// The file is damaged, compiled already, or has an op that cannot be imported.
    pub fn module(&self, observer: &dyn Observer) -> Result<Module> {
        match self.format {
            Format::Tflite | Format::Mlir => {
                let imported = peapod_import::import(&self.bytes, &self.name);
                Ok(self.warned(imported.with_context(|| self.path.clone())?, observer))
            }
            Format::Ir => {
                let text = std::str::from_utf8(&self.bytes).with_context(|| self.path.clone())?;
                text::parse(text).with_context(|| self.path.clone())
            }
            Format::Pea | Format::Pod => bail!(
                "{}: a {} is compiled already, and holds no graph; take the model it came from",
                self.path,
                self.format.name(),
            ),
        }
    }
}

fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    match path.parent().and_then(Path::file_name) {
        Some(folder) if stem == "model" => folder.to_string_lossy().into_owned(),
        Some(_) | None => stem.into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_tell_the_format_before_the_name_does() {
        let format = |path: &str, bytes: &[u8]| Format::of(Path::new(path), bytes);
        assert_eq!(format("a.bin", b"....TFL3..."), Some(Format::Tflite));
        assert_eq!(format("a.bin", b"....PEA1"), Some(Format::Pea));
        assert_eq!(format("a.tflite", b"damaged"), Some(Format::Tflite));
        assert_eq!(format("a.ir", b"module"), Some(Format::Ir));
        assert_eq!(format("a.bin", b"........"), None);
        assert_eq!(format("a", b""), None);
    }

    #[test]
    fn a_model_called_model_takes_the_name_of_its_folder() {
        assert_eq!(name(Path::new("x/digits.tflite")), "digits");
        assert_eq!(name(Path::new("x/kws/model.tflite")), "kws");
        assert_eq!(name(Path::new("model.tflite")), "model");
    }
}
