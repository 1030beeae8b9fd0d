//! Model files: which format they are, and the module in them.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{
    Diagnose, Diagnostic, Place, Result, ResultExt, bail, code, ensure, read_file,
};
use peapod_import::tflite::Choices;
use peapod_import::{Imported, onnx};
use peapod_ir::{Module, Numerics, text};
use peapod_micro::MAX_SIGNATURES;
use peapod_passes::graph::batch;

use crate::micro::front_end::FrontEnd;
use crate::{Observer, artefact, memory, stdin};

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
    /// The signatures that are chosen, in this order: the model is the subgraph of one, or has an
    /// entry for each of several. Without any it is the first subgraph of a `.tflite`.
    pub signatures: Vec<String>,
    /// Shapes of the first inputs of a `.tflite` that leaves them open.
    pub input_shapes: Vec<Vec<usize>>,
    /// Extents of dimensions that an `.onnx` leaves open.
    pub dims: Vec<(String, usize)>,
    /// Inputs of an `.onnx` that are constants, and their elements.
    pub constants: Vec<(String, Vec<f64>)>,
    /// The folder with files of weights beside an `.onnx`, if it was read from one.
    pub folder: Option<PathBuf>,
    /// The contract of its arithmetic, if it is chosen: that of textual IR is in the text, and any
    /// other model has TensorFlow Lite Micro's.
    pub numerics: Option<Numerics>,
    /// What makes its features, if it takes samples in their place.
    pub front_end: Option<Box<FrontEnd>>,
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
    /// ONNX.
    Onnx,
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
            Self::Onnx => "onnx",
            Self::Mlir => "mlir",
            Self::Ir => "ir",
        }
    }

    /// The format of these bytes; a file's name decides where they do not.
    fn of(path: &Path, bytes: &[u8]) -> Option<Self> {
        let extension = path.extension().and_then(|it| it.to_str());
        match (bytes.get(4..8), extension) {
            (Some(b"TFL3"), _) | (_, Some("tflite")) => Some(Self::Tflite),
            (Some(b"PEA1"), _) | (_, Some("pea")) => Some(Self::Pea),
            (Some(b"POD1"), _) | (_, Some("pod")) => Some(Self::Pod),
            (_, Some("ir")) => Some(Self::Ir),
            (_, Some("mlir")) => Some(Self::Mlir),
            (_, Some("onnx")) => Some(Self::Onnx),
            _ if peapod_import::stablehlo::is_stablehlo(bytes) => Some(Self::Mlir),
            _ if onnx::is_onnx(bytes) => Some(Self::Onnx),
            (_, Some(_) | None) => None,
        }
    }
}

impl Source {
    /// Reads a file; of a folder the one compiled model in it, of `-` standard input.
    ///
    /// # Errors
    ///
    /// It cannot be read, or is not a model; the folder has none or several.
    pub fn open(path: &Path) -> Result<Self> {
        if stdin::is_standard_input(path) {
            return Self::of_standard_input();
        }
        let within = match path.is_dir() {
            true => Some(artefact::only(path)?),
            false => None,
        };
        let path = within.as_deref().unwrap_or(path);
        let bytes = stdin::read(path)?;
        let Some(format) = Format::of(path, &bytes) else {
            bail!(not_a_model(path));
        };
        Ok(Self {
            path: path.display().to_string(),
            folder: Some(path.parent().unwrap_or(Path::new("")).to_owned()),
            ..Self::of_bytes(&name(path), format, bytes)
        })
    }

    /// A model on standard input. What is a text of no other format is one of the IR.
    fn of_standard_input() -> Result<Self> {
        let path = Path::new(stdin::STANDARD_INPUT);
        let bytes = stdin::read(path)?;
        let is_text = || !bytes.is_empty() && std::str::from_utf8(&bytes).is_ok();
        let format = Format::of(path, &bytes).or_else(|| is_text().then_some(Format::Ir));
        let Some(format) = format else {
            bail!(not_a_model(Path::new("standard input")));
        };
        Ok(Self {
            path: "standard input".to_owned(),
            ..Self::of_bytes("stdin", format, bytes)
        })
    }

    /// A model that is in no file.
    pub fn of_bytes(name: &str, format: Format, bytes: Vec<u8>) -> Self {
        Self {
            name: name.to_owned(),
            path: format!("{name}.{}", format.name()),
            bytes,
            format,
            signatures: Vec::new(),
            input_shapes: Vec::new(),
            dims: Vec::new(),
            constants: Vec::new(),
            folder: None,
            numerics: None,
            front_end: None,
        }
    }

    /// The entry points of these names, if there are any to choose.
    ///
    /// # Errors
    ///
    /// Some are chosen of a file that names none.
    pub fn with_signatures(self, signatures: Vec<String>) -> Result<Self> {
        if !signatures.is_empty() && self.format != Format::Pea {
            self.require_tflite("--signature")?;
        }
        Ok(Self { signatures, ..self })
    }

    /// All entry points that a `.tflite` names.
    ///
    /// # Errors
    ///
    /// It is another file, or is damaged.
    pub fn with_all_signatures(self) -> Result<Self> {
        self.require_tflite("--all-signatures")?;
        let signatures = peapod_import::tflite::signature_keys(&self.bytes);
        let signatures = signatures.in_file(&self.path)?;
        ensure!(!signatures.is_empty(), {
            let help = "leave out --all-signatures: the model is the first subgraph";
            code::NO_SIGNATURE
                .error("the file names no signatures", help)
                .in_file(&self.path)
        });
        Ok(Self { signatures, ..self })
    }

    /// The model for inputs of these shapes, where the file leaves them open.
    ///
    /// # Errors
    ///
    /// There are shapes for a file that is no `.tflite`.
    pub fn with_input_shapes(self, input_shapes: Vec<Vec<usize>>) -> Result<Self> {
        if !input_shapes.is_empty() {
            self.require_tflite("--input-shape")?;
        }
        Ok(Self {
            input_shapes,
            ..self
        })
    }

    /// The model for these extents of dimensions that the file leaves open.
    ///
    /// # Errors
    ///
    /// There are extents for a file that is no `.onnx`.
    pub fn with_dims(self, dims: Vec<(String, usize)>) -> Result<Self> {
        if !dims.is_empty() {
            self.require("--dim", Format::Onnx)?;
        }
        Ok(Self { dims, ..self })
    }

    /// The model with these elements of inputs, which are none then.
    ///
    /// # Errors
    ///
    /// There are some for a file that is no `.onnx`.
    pub fn with_constants(self, constants: Vec<(String, Vec<f64>)>) -> Result<Self> {
        if !constants.is_empty() {
            self.require("--constant", Format::Onnx)?;
        }
        Ok(Self { constants, ..self })
    }

    /// The model by another contract, where one is chosen.
    ///
    /// # Errors
    ///
    /// One is chosen for a compiled file, whose numbers are in it.
    pub fn with_numerics(self, numerics: Option<Numerics>) -> Result<Self> {
        let compiled = matches!(self.format, Format::Pea | Format::Pod);
        ensure!(!compiled || numerics.is_none(), self.compiled_already());
        Ok(Self { numerics, ..self })
    }

    /// The model behind a front end, if there is one.
    ///
    /// # Errors
    ///
    /// There is one for a compiled file.
    pub fn with_front_end(self, front_end: Option<FrontEnd>) -> Result<Self> {
        let compiled = matches!(self.format, Format::Pea | Format::Pod);
        ensure!(!compiled || front_end.is_none(), self.compiled_already());
        let front_end = front_end.map(Box::new);
        Ok(Self { front_end, ..self })
    }

    /// Refuses an option that is for `.tflite` only.
    fn require_tflite(&self, option: &str) -> Result<()> {
        self.require(option, Format::Tflite)
    }

    /// Refuses an option that is for another format only.
    fn require(&self, option: &str, format: Format) -> Result<()> {
        if self.format == format {
            return Ok(());
        }
        let (wanted, found) = (format.name(), self.format.name());
        let message = format!("{option} is for .{wanted}, found a .{found}");
        let help = format!("leave out {option}");
        bail!(code::OTHER_TARGETS.error(message, help).in_file(&self.path));
    }

    /// The entry points that a `.tflite` names; none of any other file, and of a damaged one.
    pub fn signatures(&self) -> Vec<String> {
        match self.format {
            Format::Tflite => peapod_import::tflite::signatures(&self.bytes).unwrap_or_default(),
            Format::Pea | Format::Pod | Format::Onnx | Format::Mlir | Format::Ir => Vec::new(),
        }
    }

    /// The module in a `.tflite` of one row, for several rows.
    ///
    /// # Errors
    ///
    /// It is another file, damaged, or has an op that cannot be imported or batched.
    pub fn batched(&self, rows: usize, observer: &dyn Observer) -> Result<Module> {
        if self.format != Format::Tflite {
            let message = format!("--batch is for .tflite, found a .{}", self.format.name());
            let help = "leave out --batch, and export the model with the batch size that you want";
            bail!(code::OTHER_TARGETS.error(message, help).in_file(&self.path));
        }
        let mut module = self.module(observer)?;
        batch::batch(&mut module, rows).in_file(&self.path)?;
        Ok(module)
    }

    /// The module, once its warnings are told.
    fn warned(&self, imported: Imported, observer: &dyn Observer) -> Module {
        for warning in imported.warnings.iter().flat_map(Diagnose::diagnostics) {
            observer.warning(&warning.in_file(&self.path));
        }
        imported.module
    }

    /// That the file is of a version without a checksum.
    pub(crate) fn without_checksum(&self) -> Diagnostic {
        let message = format!(
            "expected a .{} with a checksum, found none",
            self.format.name()
        );
        let help = "compile the model again, so that a damaged file is refused";
        code::NO_CHECKSUM.warning(message, help).in_file(&self.path)
    }

    /// That the file is compiled, where a model is expected.
    pub(crate) fn compiled_already(&self) -> Diagnostic {
        let message = format!("a .{} is compiled already", self.format.name());
        let help = "give the model that it was compiled from";
        code::ALREADY_COMPILED
            .error(message, help)
            .in_file(&self.path)
    }

    /// The module in the file: a single entry. Warnings of the importer go to the observer.
    ///
    /// # Errors
    ///
    /// The file is damaged, compiled already, or has an op that cannot be imported; or several
    /// signatures are chosen.
    pub fn module(&self, observer: &dyn Observer) -> Result<Module> {
        let mut module = self.single(observer)?;
        ensure!(
            !module.has_entries(),
            self.several("leave one signature in the text")
        );
        self.join(&mut module, observer)?;
        Ok(module)
    }

    /// The module in the file, which may have entries in its text.
    fn single(&self, observer: &dyn Observer) -> Result<Module> {
        let keys = self.distinct_signatures();
        ensure!(keys.len() < 2, self.several("give one --signature"));
        let mut module = self.read(keys.first().map(String::as_str), observer)?;
        module.numerics = self.numerics.unwrap_or(module.numerics);
        Ok(module)
    }

    fn read(&self, signature: Option<&str>, observer: &dyn Observer) -> Result<Module> {
        match self.format {
            Format::Tflite | Format::Mlir => {
                let (bytes, name) = (&self.bytes, &self.name);
                let choices = Choices {
                    signature,
                    input_shapes: &self.input_shapes,
                    numerics: self.numerics.unwrap_or_default(),
                };
                let imported = match peapod_import::tflite::is_tflite(bytes) {
                    true => peapod_import::tflite::import_chosen(bytes, name, choices),
                    false => peapod_import::import(bytes, name),
                };
                Ok(self.warned(imported.in_file(&self.path)?, observer))
            }
            Format::Onnx => self.read_onnx(observer),
            Format::Ir => {
                let text = std::str::from_utf8(&self.bytes).map_err(not_utf8);
                text::parse(text.in_file(&self.path)?).in_file(&self.path)
            }
            Format::Pea | Format::Pod => bail!(self.compiled_already()),
        }
    }

    fn read_onnx(&self, observer: &dyn Observer) -> Result<Module> {
        let beside = |location: &str| {
            let folder = self.folder.as_ref().ok_or("the model is in no folder")?;
            let own = |path: &Path| path.canonicalize().map_err(|error| error.to_string());
            let (folder, file) = (own(folder)?, own(&folder.join(location))?);
            if !file.starts_with(&folder) {
                return Err("a link leads out of the model's folder".to_owned());
            }
            // A pipe would be waited for, and a device be read without an end.
            if !file.is_file() {
                return Err("it is no file".to_owned());
            }
            read_file(file, memory::limit()).map_err(|error| error.to_string())
        };
        let choices = onnx::Choices {
            dims: &self.dims,
            constants: &self.constants,
            beside: Some(&beside),
            numerics: self.numerics.unwrap_or_default(),
        };
        let imported = onnx::import_chosen(&self.bytes, &self.name, choices);
        Ok(self.warned(imported.in_file(&self.path)?, observer))
    }

    /// As [`Source::module`], with an entry for each of several signatures.
    ///
    /// # Errors
    ///
    /// As those of [`Source::module`], but for several signatures.
    pub fn entries(&self, observer: &dyn Observer) -> Result<Module> {
        let mut module = self.network(observer)?;
        self.join(&mut module, observer)?;
        Ok(module)
    }

    /// As [`Source::entries`], without the front end.
    pub(crate) fn network(&self, observer: &dyn Observer) -> Result<Module> {
        let keys = self.distinct_signatures();
        if keys.len() < 2 || self.format != Format::Tflite {
            let module = self.single(observer)?;
            let count = module.signatures.len();
            ensure!(!module.has_entries() || count <= MAX_SIGNATURES, {
                let message =
                    format!("expected at most {MAX_SIGNATURES} signatures, found {count}");
                let help = "leave out those that the device does not run";
                code::SIGNATURES.error(message, help).in_file(&self.path)
            });
            return Ok(module);
        }
        let shapes = &self.input_shapes;
        ensure!(shapes.is_empty(), self.several("leave out --input-shape"));
        let numerics = self.numerics.unwrap_or_default();
        let (bytes, name) = (&self.bytes, &self.name);
        let imported = peapod_import::tflite::import_entries(bytes, name, &keys, numerics);
        Ok(self.warned(imported.in_file(&self.path)?, observer))
    }

    /// The chosen signatures, each once.
    pub fn distinct_signatures(&self) -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for key in &self.signatures {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
        keys
    }

    /// That several signatures are chosen where there can be one.
    pub(crate) fn several(&self, help: &str) -> Diagnostic {
        let found = match &self.signatures[..] {
            [] => "several in the text".to_owned(),
            keys => keys.join(", "),
        };
        let message = format!("expected one signature, found {found}");
        code::SIGNATURES.error(message, help).in_file(&self.path)
    }
}

pub(crate) fn not_a_model(path: &Path) -> Diagnostic {
    code::UNKNOWN_FORMAT
        .error(
            format!("{} is not a model file", path.display()),
            "give a .tflite, .onnx, .pea or .pod file, StableHLO (.mlir, .mlirbc, a file of jax.export), or textual IR (.ir)",
        )
        .note("formats are recognised by content, textual IR by its extension")
}

fn not_utf8(error: std::str::Utf8Error) -> Diagnostic {
    let start = error.valid_up_to();
    let end = start + error.error_len().unwrap_or(1);
    let help = "save the text as UTF-8";
    code::IR_SYNTAX
        .error("the text is not valid UTF-8", help)
        .at(Place::Bytes { start, end })
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
