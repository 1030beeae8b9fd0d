//! Arrays of NumPy: `.npz` archives, and `.npy` files of features and labels.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code, open_file, read_file};
use peapod_npy::npz::Npz;
use peapod_npy::{Array, Element};

use super::numbers::{floats, integers};
use super::{Budget, Loaded, Origin, RawLabels, Samples, empty, required, unlabelled_only};
use crate::params::{Arrays, Target};
use crate::problem::{cannot_read, listed, of_file, of_part};

/// An array, read whole.
struct Read {
    name: String,
    element: Element,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// Where arrays are.
enum Store {
    Archive(PathBuf, Npz<BufReader<File>>),
    Files(PathBuf),
}

/// Reads features, labels and groups.
pub(crate) fn load(params: &Arrays, folder: &Path, budget: Budget) -> Result<Loaded> {
    let path = required(&params.path, folder, "path")?;
    let mut store = Store::open(&path)?;
    let (features, labels) = (Some(&params.features), Some(&params.labels));
    let mut loaded = pair(params, &mut store, features, labels, folder, budget)?;
    let count = rows(&loaded);
    let test = (&params.test_features, &params.test_labels);
    if let (Some(features), labels) = test {
        let labels = labels.as_ref();
        let test = pair(params, &mut store, Some(features), labels, folder, budget)?;
        loaded = joined(loaded, test, &path)?;
        let groups = (0..rows(&loaded)).map(|row| if row < count { "train" } else { "test" });
        loaded.groups = Some(groups.map(str::to_owned).collect());
    }
    if let Some(name) = &params.groups {
        let array = store.read(name, budget)?;
        let numbers = integers(array.element, &array.bytes);
        let numbers = numbers.filter(|numbers| numbers.len() == rows(&loaded));
        let numbers = numbers.ok_or_else(|| {
            let expected = format!("an integer for each of {} samples", rows(&loaded));
            mismatch(&path, &array, &expected)
        })?;
        loaded.groups = Some(numbers.iter().map(i64::to_string).collect());
    }
    if let Some(name) = &params.anomalies {
        unlabelled_only(&params.target, "anomalies")?;
        let array = store.read(name, budget)?;
        loaded.anomalies = Some(marks(&array, rows(&loaded), &path)?);
    }
    loaded.origin = Origin::Rows(path, count);
    Ok(loaded)
}

/// Whether each sample is anomalous.
fn marks(array: &Read, count: usize, path: &Path) -> Result<Vec<bool>> {
    let numbers = integers(array.element, &array.bytes);
    let numbers = numbers.filter(|numbers| numbers.len() == count);
    let expected = format!("0 or 1 for each of {count} samples");
    let numbers = numbers.ok_or_else(|| mismatch(path, array, &expected))?;
    if let Some(row) = numbers.iter().position(|it| !(0..=1).contains(it)) {
        let part = format!("array `{}`, row {row}", array.name);
        let message = format!("expected 0 or 1, found {}", numbers[row]);
        let help = "save 1 for anomalous samples and 0 for others";
        return Err(of_part(code::DATA_LABEL, path, part, message, help).into());
    }
    Ok(numbers.iter().map(|it| *it == 1).collect())
}

/// How many samples there are.
fn rows(loaded: &Loaded) -> usize {
    match &loaded.samples {
        Samples::Memory(elements) => elements.len() / loaded.shape.iter().product::<usize>().max(1),
        Samples::Files(files) => files.len(),
    }
}

/// Features and their labels.
fn pair(
    params: &Arrays,
    store: &mut Store,
    features: Option<&String>,
    labels: Option<&String>,
    folder: &Path,
    budget: Budget,
) -> Result<Loaded> {
    let features = store.features(features, budget)?;
    let path = store.path().to_owned();
    if features.shape.first() == Some(&0) {
        return Err(empty(&path, &format!("rows of `{}`", features.name)).into());
    }
    let (count, shape) = match features.shape.split_first() {
        Some((count, shape)) if !shape.contains(&0) => (*count, shape.to_vec()),
        Some(_) | None => {
            let expected = "a shape `[samples, …]` without zeros";
            return Err(mismatch(&path, &features, expected).into());
        }
    };
    let elements = floats(features.element, &features.bytes);
    let elements = elements.ok_or_else(|| mismatch(&path, &features, "real numbers"))?;
    let shape = if shape.is_empty() { vec![1] } else { shape };
    let labels = match (&params.target, labels) {
        (Target::Unlabelled, _) => RawLabels::Unlabelled,
        (Target::Class | Target::Value, None) => {
            let message = "there are test features, but no `test_labels`".to_owned();
            let help = "name the array of their labels, or set `target = \"unlabelled\"`";
            return Err(of_file(code::DATA_SOURCE, &path, message, help).into());
        }
        (Target::Class | Target::Value, Some(labels)) => {
            let labels = store.labels(labels, folder, budget)?;
            labelled(&params.target, &labels, count, store.path())?
        }
    };
    Ok(Loaded {
        samples: Samples::Memory(elements),
        shape,
        labels,
        groups: None,
        anomalies: None,
        origin: Origin::Rows(path, count),
    })
}

/// The labels that an array has, one or a row for each sample.
fn labelled(target: &Target, array: &Read, count: usize, path: &Path) -> Result<RawLabels> {
    let (rows, inner) = match array.shape.split_first() {
        Some((rows, inner)) => (*rows, inner.iter().product::<usize>()),
        None => (1, 1),
    };
    if rows != count || inner == 0 {
        let expected = format!("a label for each of {count} samples");
        return Err(mismatch(path, array, &expected).into());
    }
    let labels = match target {
        Target::Unlabelled => Some(RawLabels::Unlabelled),
        Target::Value => {
            floats(array.element, &array.bytes).map(|values| RawLabels::Values(values, inner))
        }
        Target::Class if inner == 1 => classes(array, path)?.map(RawLabels::Numbers),
        Target::Class => {
            let found = format!("found shape {:?}", array.shape);
            let message = format!(
                "array `{}`: expected one class a sample, {found}",
                array.name
            );
            let help = "save numbers of classes, such as `one_hot.argmax(axis=1)`, or set \
                        `target = \"value\"`";
            return Err(of_file(code::DATA_SHAPE, path, message, help).into());
        }
    };
    labels.ok_or_else(|| mismatch(path, array, "integers").into())
}

/// Numbers of classes, of integers or of floats that are integers.
fn classes(array: &Read, path: &Path) -> Result<Option<Vec<i64>>> {
    let numbers = integers(array.element, &array.bytes);
    if numbers.is_some() {
        return Ok(numbers);
    }
    let Some(floats) = floats(array.element, &array.bytes) else {
        return Ok(None);
    };
    let integer = |number: f32| number.fract() == 0.0 && number.abs() < 1e9;
    if let Some(row) = floats.iter().position(|number| !integer(*number)) {
        let part = format!("array `{}`, row {row}", array.name);
        let message = format!("expected the number of a class, found {}", floats[row]);
        let help = "save integers from 0, or set `target = \"value\"`";
        return Err(of_part(code::DATA_LABEL, path, part, message, help).into());
    }
    Ok(Some(floats.iter().map(|number| *number as i64).collect()))
}

/// One after the other.
fn joined(mut first: Loaded, second: Loaded, path: &Path) -> Result<Loaded> {
    if first.shape != second.shape {
        let message = format!(
            "samples of the test arrays: expected shape {:?}, found {:?}",
            first.shape, second.shape
        );
        let help = "save features of both parts with the same shape";
        return Err(of_file(code::DATA_SHAPE, path, message, help).into());
    }
    if let (Samples::Memory(elements), Samples::Memory(more)) =
        (&mut first.samples, &second.samples)
    {
        elements.extend(more);
    }
    match (&mut first.labels, second.labels) {
        (RawLabels::Numbers(labels), RawLabels::Numbers(more)) => labels.extend(more),
        (RawLabels::Values(labels, inner), RawLabels::Values(more, width)) if *inner == width => {
            labels.extend(more);
        }
        (RawLabels::Unlabelled, RawLabels::Unlabelled) => {}
        (RawLabels::Numbers(_) | RawLabels::Names(_), _)
        | (RawLabels::Values(..) | RawLabels::Unlabelled, _) => {
            let message = "labels of the test arrays are not like those of the others".to_owned();
            let help = "save labels of both parts with the same shape and type";
            return Err(of_file(code::DATA_SHAPE, path, message, help).into());
        }
    }
    Ok(first)
}

fn mismatch(path: &Path, array: &Read, expected: &str) -> Diagnostic {
    let found = format!("'{}' of shape {:?}", array.element.code(), array.shape);
    let message = format!("array `{}`: expected {expected}, found {found}", array.name);
    let help = "reshape the array, or convert it with `array.astype(…)`";
    of_file(code::DATA_SHAPE, path, message, help)
}

impl Store {
    fn open(path: &Path) -> Result<Self> {
        if path.extension().is_some_and(|it| it == "npy") {
            return Ok(Self::Files(path.to_owned()));
        }
        let file = open_file(path).map_err(cannot_read(path))?;
        let archive = Npz::open(BufReader::new(file)).in_file(path.display())?;
        Ok(Self::Archive(path.to_owned(), archive))
    }

    fn path(&self) -> &Path {
        match self {
            Self::Archive(path, _) | Self::Files(path) => path,
        }
    }

    fn features(&mut self, name: Option<&String>, budget: Budget) -> Result<Read> {
        match self {
            Self::Archive(..) => self.read(name.map_or("x", |it| it), budget),
            Self::Files(path) => read_npy(&path.clone(), budget),
        }
    }

    fn labels(&mut self, name: &str, folder: &Path, budget: Budget) -> Result<Read> {
        match self {
            Self::Archive(..) => self.read(name, budget),
            Self::Files(_) => read_npy(&folder.join(name), budget),
        }
    }

    /// Reads an array of the archive.
    fn read(&mut self, name: &str, budget: Budget) -> Result<Read> {
        let (path, archive) = match self {
            Self::Archive(path, archive) => (path, archive),
            Self::Files(path) => {
                let message = format!("a .npy file has no array `{name}`");
                let help = "save the arrays together with `numpy.savez`";
                return Err(of_file(code::DATA_SOURCE, path, message, help).into());
            }
        };
        if !archive.names().iter().any(|it| it == name) {
            let names = listed(archive.names().iter().map(String::as_str));
            let message = format!("no array `{name}` in the archive");
            let help = format!("name one that it has with `features` and `labels`: {names}");
            return Err(of_file(code::DATA_SOURCE, path, message, &help).into());
        }
        let header = archive.header(name).in_file(path.display())?;
        let element = header.element();
        let element = element.ok_or_else(|| unknown_elements(path, name, &header.descr))?;
        let length = header.len_bytes(element).in_file(path.display())?;
        // As floats they take up to four times as much.
        let elements = length / element.len_bytes();
        if length as u64 > budget.bytes() || !budget.fits(elements, 1) {
            return Err(budget.exceeded(path, &format!("array `{name}`")).into());
        }
        let bytes = archive.read(name, element, &header.shape);
        Ok(Read {
            name: name.to_owned(),
            element,
            bytes: bytes.in_file(path.display())?,
            shape: header.shape,
        })
    }
}

fn unknown_elements(path: &Path, name: &str, descr: &str) -> Diagnostic {
    let message = format!("array `{name}`: expected numbers, found elements of '{descr}'");
    let help = "convert the array with `array.astype(…)`; names of classes go to `classes`";
    of_file(code::DATA_SHAPE, path, message, help)
}

/// Reads a `.npy` file.
fn read_npy(path: &Path, budget: Budget) -> Result<Read> {
    let file = read_file(path, budget.bytes()).map_err(cannot_read(path))?;
    let array = Array::read(&file).in_file(path.display())?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let element = array.header.element();
    let element = element.ok_or_else(|| unknown_elements(path, &name, &array.header.descr))?;
    let bytes = array.elements(element).in_file(path.display())?;
    if !budget.fits(bytes.len() / element.len_bytes(), 1) {
        return Err(budget.exceeded(path, "the array").into());
    }
    Ok(Read {
        name: name.into_owned(),
        element,
        shape: array.shape().to_vec(),
        bytes,
    })
}
