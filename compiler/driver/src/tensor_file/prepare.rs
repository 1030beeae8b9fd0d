//! Images, sounds and tables as inputs of a model: which file becomes which elements, and in words
//! what was done with it.

#[cfg(feature = "pod")]
mod array;
#[cfg(feature = "pod")]
mod media;
#[cfg(feature = "pod")]
mod numbers;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use peapod_diagnostic::{Result, bail, code};
use peapod_ir::TensorType;

use crate::Observer;
use crate::tensor_file::{read, read_several};

/// How an image of another size becomes one of the size that the model takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resize {
    /// Its height and its width, each by a factor of its own.
    Stretch,
    /// Both by the same factor, until it covers the input; what is beyond on two sides is cut off.
    Crop,
    /// Both by the same factor, until it is within the input; what is missing is black.
    Pad,
}

impl Resize {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Stretch, Self::Crop, Self::Pad];

    /// Its name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stretch => "stretch",
            Self::Crop => "crop",
            Self::Pad => "pad",
        }
    }

    /// What it does, in a line.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Stretch => "Height and width by a factor each",
            Self::Crop => "By one factor until it covers the input, centred; the rest is cut off",
            Self::Pad => "By one factor until it is within the input, centred; the rest is black",
        }
    }
}

impl FromStr for Resize {
    type Err = String;

    fn from_str(name: &str) -> std::result::Result<Self, String> {
        let found = Self::ALL.into_iter().find(|it| it.name() == name);
        found.ok_or_else(|| format!("no way to resize is called {name:?}"))
    }
}

/// What is done with files that are not tensors yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preparation {
    /// What becomes of images of another size; they are refused without it.
    pub resize: Option<Resize>,
    /// What is subtracted from numbers: one number, or one for each channel.
    pub mean: Vec<f64>,
    /// What numbers are multiplied by then, likewise.
    pub scale: Vec<f64>,
    /// Whether cosine transforms are made of sounds.
    pub mfcc: bool,
    /// Samples a second that the model takes; 16,000 if none are given.
    pub rate: Option<usize>,
}

impl Preparation {
    /// Whether numbers are to be scaled.
    fn scales(&self) -> bool {
        !self.mean.is_empty() || !self.scale.is_empty()
    }

    /// Refuses what no file is there for.
    ///
    /// # Errors
    ///
    /// There are options for images, sounds or numbers, but no such files.
    pub fn check(&self, files: &[PathBuf]) -> Result<()> {
        let of = |kind| files.iter().any(|file| Medium::of(file) == Some(kind));
        let has_numbers = files.iter().any(|file| {
            Medium::of(file).is_some() || file.extension().is_some_and(|it| it == "npy")
        });
        let refusals = [
            (
                self.resize.is_some() && !of(Medium::Image),
                "--resize",
                "a .png or .jpg",
            ),
            (self.mfcc && !of(Medium::Sound), "--mfcc", "a .wav"),
            (
                self.rate.is_some() && !of(Medium::Sound),
                "--sample-rate",
                "a .wav",
            ),
            (!self.mean.is_empty() && !has_numbers, "--mean", NUMBERS),
            (
                !self.scale.is_empty() && !has_numbers,
                "--input-scale",
                NUMBERS,
            ),
        ];
        match refusals.iter().find(|(refused, ..)| *refused) {
            None => Ok(()),
            Some((_, option, kind)) => {
                let message = format!("expected {kind} among --input for {option}, found none");
                bail!(code::USAGE.error(message, format!("leave out {option}")))
            }
        }
    }
}

/// Files that have numbers.
const NUMBERS: &str = "a .png, .jpg, .wav, .csv or .npy";

/// What a file holds that is not a tensor yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// PNG or JPEG.
    Image,
    /// WAV.
    Sound,
    /// Numbers in a text, with commas between them.
    Table,
}

impl Medium {
    /// By the ending of a name.
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "png" | "jpg" | "jpeg" => Some(Self::Image),
            "wav" => Some(Self::Sound),
            "csv" => Some(Self::Table),
            _ => None,
        }
    }
}

/// An input, made of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// Its elements, for one run or for several.
    pub runs: Vec<Vec<u8>>,
    /// What was done with the file, if it is more than reading it.
    pub done: Option<String>,
}

/// Reads a file for an input of this type; with `several`, the elements of several runs where it
/// has them.
///
/// # Errors
///
/// The file cannot be read, or does not become such an input.
pub fn prepare(
    path: &Path,
    ty: &TensorType,
    preparation: &Preparation,
    several: bool,
    observer: &dyn Observer,
) -> Result<Prepared> {
    let is_npy = path.extension().is_some_and(|it| it == "npy");
    if Medium::of(path).is_some() || is_npy && preparation.scales() {
        return converted(path, ty, preparation, several, observer);
    }
    let runs = match several {
        true => read_several(path, ty)?,
        false => vec![read(path, ty)?],
    };
    Ok(Prepared { runs, done: None })
}

/// Reads files of inputs, and keeps what was done with them.
pub struct Reader<'r> {
    preparation: &'r Preparation,
    observer: &'r dyn Observer,
    done: Vec<String>,
}

impl<'r> Reader<'r> {
    /// For files that are prepared so.
    pub const fn new(preparation: &'r Preparation, observer: &'r dyn Observer) -> Self {
        Self {
            preparation,
            observer,
            done: vec![],
        }
    }

    /// Refuses what no file is there for.
    ///
    /// # Errors
    ///
    /// As those of [`Preparation::check`].
    pub fn check(&self, files: &[PathBuf]) -> Result<()> {
        self.preparation.check(files)
    }

    /// The elements of a file, of one run or of several.
    ///
    /// # Errors
    ///
    /// As those of [`prepare`].
    pub fn read(&mut self, file: &Path, ty: &TensorType, several: bool) -> Result<Vec<Vec<u8>>> {
        let prepared = prepare(file, ty, self.preparation, several, self.observer)?;
        self.done.extend(prepared.done);
        Ok(prepared.runs)
    }

    /// What was done with each file that is no tensor.
    pub fn into_done(self) -> Vec<String> {
        self.done
    }
}

#[cfg(feature = "pod")]
use media::converted;

#[cfg(not(feature = "pod"))]
fn converted(
    path: &Path,
    _ty: &TensorType,
    _preparation: &Preparation,
    _several: bool,
    _observer: &dyn Observer,
) -> Result<Prepared> {
    let error = code::TENSOR_FORMAT.error(
        "this build of peapod reads tensors only, as .npy or .bin",
        "build all of it with `cargo build -p peapod`",
    );
    bail!(error.in_file(path.display().to_string()))
}
