//! Where samples come from. Every source is read to the same: samples, labels and groups.

mod arrays;
mod files;
mod image;
mod numbers;
mod resize;
mod sound;
mod table;

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, code};

use crate::DataParams;
use crate::features::Hooks;
use crate::params::{Source, Target};
use crate::problem::of_file;
use files::Files;
pub(crate) use files::read_sound;
pub use image::{ImageSize, decode as decode_image, size as image_size};
pub use sound::{SoundSize, decode as decode_sound, of_16_bits, size as sound_size};

/// What a source has.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// Elements of the samples.
    pub(crate) samples: Samples,
    /// Shape of each sample.
    pub(crate) shape: Vec<usize>,
    /// What each sample is, before classes have numbers.
    pub(crate) labels: RawLabels,
    /// The group of each sample, if the source has groups.
    pub(crate) groups: Option<Vec<String>>,
    /// Whether each sample is anomalous, if the source says so.
    pub(crate) anomalies: Option<Vec<bool>>,
    /// Where each sample was.
    pub(crate) origin: Origin,
}

/// Elements of samples, row-major.
#[derive(Debug)]
pub(crate) enum Samples {
    /// All of them, one sample after another.
    Memory(Vec<f32>),
    /// Those of files, decoded when they are asked for.
    Files(Files),
}

/// Labels as a source has them.
#[derive(Debug, PartialEq)]
pub(crate) enum RawLabels {
    /// None.
    Unlabelled,
    /// Numbers of classes.
    Numbers(Vec<i64>),
    /// Names of classes.
    Names(Vec<String>),
    /// Values, so many for each sample.
    Values(Vec<f32>, usize),
}

/// Where samples were.
#[derive(Debug)]
pub(crate) enum Origin {
    /// Rows of arrays, counted from 0; the second array begins at a row.
    Rows(PathBuf, usize),
    /// Lines of a text, counted from 1.
    Lines(PathBuf, Vec<u64>),
    /// A file each.
    Files(Vec<PathBuf>),
}

impl Origin {
    /// The file of a sample, and what part of it.
    pub(crate) fn place(&self, index: usize) -> (&Path, Option<String>) {
        match self {
            Self::Rows(path, test) if index >= *test => (
                path,
                Some(format!("row {} of the test arrays", index - test)),
            ),
            Self::Rows(path, _) => (path, Some(format!("row {index}"))),
            Self::Lines(path, lines) => (path, Some(format!("line {}", lines[index]))),
            Self::Files(paths) => (&paths[index], None),
        }
    }

    /// The sample in words.
    pub(crate) fn words(&self, index: usize) -> String {
        match self.place(index) {
            (path, Some(part)) => format!("{}, {part}", path.display()),
            (path, None) => path.display().to_string(),
        }
    }

    /// The file or folder that all samples are in.
    pub(crate) fn whole(&self) -> &Path {
        match self {
            Self::Rows(path, _) | Self::Lines(path, _) => path,
            Self::Files(paths) => {
                let first = paths.first().map_or(Path::new(""), PathBuf::as_path);
                first.parent().unwrap_or(first)
            }
        }
    }
}

/// Bytes that samples may take, and what is said where they take more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    bytes: u64,
}

impl Budget {
    fn of(params: &DataParams) -> Self {
        let bytes = (params.memory_mib as u64).saturating_mul(1 << 20);
        Self { bytes }
    }

    /// Bytes of a file or an array at most.
    fn bytes(self) -> u64 {
        self.bytes
    }

    /// Whether so many elements of 32 bits fit.
    fn fits(self, samples: usize, elements: usize) -> bool {
        let elements = (samples as u64).checked_mul(elements as u64);
        let bytes = elements.and_then(|elements| elements.checked_mul(4));
        bytes.is_some_and(|bytes| bytes <= self.bytes)
    }

    /// The error of what does not fit.
    fn exceeded(self, file: &Path, what: &str) -> Diagnostic {
        let mib = self.bytes >> 20;
        let message = format!("{what} takes more than the {mib} MiB that data may take");
        let help = "raise `memory_mib` of the data, or give less data";
        of_file(code::DATA_SIZE, file, message, help)
    }
}

/// Reads a source. Relative paths begin in `folder`.
pub(crate) fn load(params: &DataParams, folder: &Path, hooks: &Hooks<'_>) -> Result<Loaded> {
    let budget = Budget::of(params);
    match &params.source {
        Source::Arrays(arrays) => arrays::load(arrays, folder, budget),
        Source::Csv(csv) => table::load(csv, folder, budget),
        Source::Sounds(sounds) => files::load_sounds(sounds, folder, budget, hooks),
        Source::Images(images) => files::load_images(images, folder, budget, hooks),
    }
}

/// Refuses marks of anomalies where labels say what samples are.
fn unlabelled_only(target: &Target, name: &str) -> Result {
    match target {
        Target::Unlabelled => Ok(()),
        Target::Class | Target::Value => {
            let message = format!("`{name}` marks anomalies of samples that have labels");
            let help = "set `target = \"unlabelled\"`, or make the anomalous samples a class";
            Err(code::DATA_SOURCE.error(message, help).into())
        }
    }
}

/// Why the bytes of a file are no sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// What is wrong, in a sentence.
    pub message: String,
    /// What to do about it.
    pub help: &'static str,
}

impl DecodeError {
    fn new(message: impl Into<String>, help: &'static str) -> Self {
        let message = message.into();
        Self { message, help }
    }
}

/// The error of a source without samples.
fn empty(path: &Path, expected: &str) -> Diagnostic {
    let message = format!("the data set is empty: expected {expected}, found none");
    of_file(
        code::DATA_SOURCE,
        path,
        message,
        "check the path, and what is there",
    )
}

/// The path that a parameter names; leaving it out is an error.
fn required(path: &Path, folder: &Path, name: &str) -> Result<PathBuf> {
    if path.as_os_str().is_empty() {
        let message = format!("the source of the data has no `{name}`");
        let help = format!("write `{name} = \"…\"` in the table of the source");
        return Err(code::DATA_SOURCE.error(message, help).into());
    }
    Ok(folder.join(path))
}
