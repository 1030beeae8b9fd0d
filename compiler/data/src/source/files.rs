//! Folders of files that are a sample each: which there are, and what they have been labelled.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use peapod_diagnostic::{Diagnostic, Result, code, read_file};

use super::table::Table;
use super::{
    Budget, DecodeError, Loaded, Origin, RawLabels, Samples, empty, image, required, sound,
};
use crate::features::{FeatureExtractor, Hooks, Tick};
use crate::params::{Images, Sounds};
use crate::problem::{Problems, cannot_read, of_file, of_part};

/// Bytes of one file, which is in memory while it is decoded: an hour of sound in good quality.
const MAX_FILE: u64 = 1 << 30;

/// Files that are decoded when they are asked for.
#[derive(Debug)]
pub(crate) struct Files {
    paths: Vec<PathBuf>,
    format: Format,
}

/// How files are decoded.
#[derive(Clone, Debug)]
enum Format {
    Sound(Sounds),
    /// What is made of the samples of a sound.
    Features(Sounds, Arc<dyn FeatureExtractor>),
    Image(Images),
}

/// Where files are and how they are labelled.
struct Layout<'a> {
    folder: PathBuf,
    manifest: Option<PathBuf>,
    group_folders: bool,
    endings: &'a [&'a str],
}

/// A file and what it is.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Labelled {
    path: PathBuf,
    label: String,
    group: Option<String>,
}

/// Lists a folder of sounds, decodes them if they fit, and makes features of them if it is asked
/// for.
pub(crate) fn load_sounds(
    params: &Sounds,
    folder: &Path,
    budget: Budget,
    hooks: &Hooks<'_>,
) -> Result<Loaded> {
    let layout = Layout {
        folder: required(&params.path, folder, "path")?,
        manifest: params.manifest.as_ref().map(|it| folder.join(it)),
        group_folders: params.group_folders,
        endings: &["wav"],
    };
    let (format, shape) = match &hooks.features {
        Some(features) => {
            let shape = features.shape().to_vec();
            (
                Format::Features(params.clone(), Arc::clone(features)),
                shape,
            )
        }
        None => {
            let shape = vec![params.samples, params.channels];
            (Format::Sound(params.clone()), shape)
        }
    };
    load(&layout, format, shape, budget, hooks)
}

/// The samples of a file, each of 16 bits: nearest to what they are.
pub(crate) fn read_sound(path: &Path, params: &Sounds) -> Result<Vec<i16>, Diagnostic> {
    let file = read_file(path, MAX_FILE).map_err(cannot_read(path))?;
    let decoded = sound::decode(&file, params).map_err(|error| undecodable(path, error))?;
    Ok(sound::of_16_bits(&decoded))
}

fn undecodable(path: &Path, error: DecodeError) -> Diagnostic {
    let DecodeError { message, help } = error;
    of_file(code::DATA_SOURCE, path, message, help)
}

/// Lists a folder of images and decodes them if they fit.
pub(crate) fn load_images(
    params: &Images,
    folder: &Path,
    budget: Budget,
    hooks: &Hooks<'_>,
) -> Result<Loaded> {
    if params.channels == 2 {
        let message = "`channels`: expected 1 or 3 for images, found 2";
        let help = "1 is grey; 3 is red, green and blue";
        return Err(code::DATA_SHAPE.error(message, help).into());
    }
    let layout = Layout {
        folder: required(&params.path, folder, "path")?,
        manifest: params.manifest.as_ref().map(|it| folder.join(it)),
        group_folders: params.group_folders,
        endings: &["png", "jpg", "jpeg"],
    };
    let shape = vec![params.height, params.width, params.channels];
    load(&layout, Format::Image(params.clone()), shape, budget, hooks)
}

fn load(
    layout: &Layout<'_>,
    format: Format,
    shape: Vec<usize>,
    budget: Budget,
    hooks: &Hooks<'_>,
) -> Result<Loaded> {
    let files = layout.files()?;
    let elements = shape
        .iter()
        .try_fold(1_usize, |product, it| product.checked_mul(*it));
    let elements = elements.filter(|elements| budget.fits(1, *elements));
    let elements = elements.ok_or_else(|| budget.exceeded(&layout.folder, "one sample"))?;
    let paths: Vec<PathBuf> = files.iter().map(|it| it.path.clone()).collect();
    let groups: Option<Vec<String>> = files.iter().map(|it| it.group.clone()).collect();
    let labels = files.into_iter().map(|it| it.label).collect();
    let files = Files {
        paths: paths.clone(),
        format,
    };
    let samples = match budget.fits(files.len(), elements) {
        true => {
            let tick = hooks.decoding.and_then(|begin| begin(files.len()));
            Samples::Memory(files.decode_all(elements, tick.as_ref())?)
        }
        false => Samples::Files(files),
    };
    Ok(Loaded {
        samples,
        shape,
        labels: RawLabels::Names(labels),
        groups,
        anomalies: None,
        origin: Origin::Files(paths),
    })
}

impl Files {
    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.paths.len()
    }

    /// Decodes one.
    pub(crate) fn decode(&self, index: usize, elements: &mut [f32]) -> Result<(), Diagnostic> {
        let path = &self.paths[index];
        let file = read_file(path, MAX_FILE).map_err(cannot_read(path))?;
        let decoded = match &self.format {
            Format::Sound(params) | Format::Features(params, _) => sound::decode(&file, params),
            Format::Image(params) => image::decode(&file, params),
        };
        let decoded = decoded.map_err(|error| undecodable(path, error))?;
        match &self.format {
            Format::Features(_, features) => {
                let made = features.extract(&sound::of_16_bits(&decoded), elements);
                made.map_err(|error| error.in_file(path.display().to_string()))
            }
            Format::Sound(_) | Format::Image(_) => {
                elements.copy_from_slice(&decoded);
                Ok(())
            }
        }
    }

    /// Decodes all of them, on all processors.
    fn decode_all(&self, elements: usize, tick: Option<&Tick>) -> Result<Vec<f32>> {
        // bounded: held against the budget
        let mut decoded = vec![0.0; self.len() * elements];
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let share = self.len().div_ceil(threads).max(1);
        let problems: Vec<Vec<Diagnostic>> = thread::scope(|scope| {
            let parts = decoded.chunks_mut(share * elements).enumerate();
            let parts = parts.map(|(part, chunk)| {
                scope.spawn(move || {
                    let files = chunk.chunks_exact_mut(elements).enumerate();
                    let decoded = files.map(|(at, file)| {
                        let decoded = self.decode(part * share + at, file);
                        tick.into_iter().for_each(|tick| tick());
                        decoded
                    });
                    decoded.filter_map(Result::err).collect()
                })
            });
            let parts: Vec<_> = parts.collect();
            let lost = |_| vec![Diagnostic::bug("a thread that decodes files panicked")];
            parts
                .into_iter()
                .map(|it| it.join().unwrap_or_else(lost))
                .collect()
        });
        let mut all = Problems::default();
        problems.into_iter().flatten().for_each(|it| all.push(it));
        all.finish()?;
        Ok(decoded)
    }
}

impl Layout<'_> {
    /// The files, in the order of their paths.
    fn files(&self) -> Result<Vec<Labelled>> {
        let mut files = match (&self.manifest, self.group_folders) {
            (Some(manifest), _) => self.of_manifest(manifest)?,
            (None, false) => self.of_labels(&self.folder, None)?,
            (None, true) => {
                let mut files = vec![];
                for (group, folder) in folders(&self.folder)? {
                    files.extend(self.of_labels(&folder, Some(&group))?);
                }
                files
            }
        };
        if files.is_empty() {
            let expected = match self.group_folders {
                true => "folders of groups with folders of classes in them",
                false => "a folder for each class",
            };
            return Err(empty(&self.folder, expected).into());
        }
        files.sort();
        Ok(files)
    }

    /// Those in a folder for each label.
    fn of_labels(&self, folder: &Path, group: Option<&str>) -> Result<Vec<Labelled>> {
        let mut files = vec![];
        for (label, folder) in folders(folder)? {
            let before = files.len();
            for (name, path) in entries(&folder)? {
                let ending = Path::new(&name).extension().unwrap_or_default();
                let ending = ending.to_string_lossy().to_ascii_lowercase();
                if path.is_file() && self.endings.contains(&&ending[..]) {
                    let (label, group) = (label.clone(), group.map(str::to_owned));
                    files.push(Labelled { path, label, group });
                }
            }
            // A group may lack a class; a data set may not.
            if files.len() == before && group.is_none() {
                let endings = self.endings.join(", ");
                let message = format!("class `{label}` is empty: expected files in {endings}");
                let help = "add files, or remove the folder";
                return Err(of_file(code::DATA_LABEL, &folder, message, help).into());
            }
        }
        Ok(files)
    }

    /// Those that a table lists.
    fn of_manifest(&self, manifest: &Path) -> Result<Vec<Labelled>> {
        let mut table = Table::open(manifest, true, ",")?;
        let (file, label) = (table.column("file")?, table.column("label")?);
        let group = table.column("group").ok();
        let mut lines = std::collections::BTreeMap::new();
        let (mut files, mut problems) = (vec![], Problems::default());
        while let Some((line, record)) = table.row()? {
            let cell = |column: usize| record.get(column).unwrap_or_default().to_owned();
            let (name, label) = (cell(file), cell(label));
            let path = self.folder.join(&name);
            let mut problem = |code: peapod_diagnostic::Code, message, help| {
                let part = format!("line {line}");
                problems.push(of_part(code, manifest, part, message, help));
            };
            if let Some(first) = lines.insert(path.clone(), line) {
                let message = format!("file `{name}` occurs twice, first in line {first}");
                problem(code::DATA_DUPLICATE, message, "remove one of the lines");
            } else if !path.is_file() {
                let message = format!("there is no file `{}`", path.display());
                let help = "names are seen from the `path` of the source";
                problem(code::DATA_SOURCE, message, help);
            } else if label.is_empty() {
                let message = "expected a class, found nothing".to_owned();
                problem(code::DATA_LABEL, message, "name the class of the file");
            }
            let group = group.map(cell);
            files.push(Labelled { path, label, group });
        }
        problems.finish()?;
        Ok(files)
    }
}

/// What is in a folder, by name, without what is hidden.
fn entries(folder: &Path) -> Result<Vec<(String, PathBuf)>, Diagnostic> {
    let mut entries = vec![];
    for entry in fs::read_dir(folder).map_err(cannot_read(folder))? {
        let entry = entry.map_err(cannot_read(folder))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            entries.push((name, entry.path()));
        }
    }
    entries.sort();
    Ok(entries)
}

fn folders(folder: &Path) -> Result<Vec<(String, PathBuf)>, Diagnostic> {
    let mut folders = entries(folder)?;
    folders.retain(|(_, path)| path.is_dir());
    Ok(folders)
}
