//! Tensors by name in an archive: `.npz` or `.safetensors`.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{
    Diagnostic, Result, ResultExt, bail, cannot_read, code, ensure, open_file,
};
use peapod_ir::TensorType;
use peapod_npy::npz::{self, Npz};
use peapod_npy::safe::{self, SafeFile, Tensor};

use super::{element, typed};

/// Formats of archives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// NumPy's.
    Npz,
    /// That of `safetensors`.
    Safetensors,
}

impl Kind {
    /// The format that a file's name says.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "npz" => Some(Self::Npz),
            "safetensors" => Some(Self::Safetensors),
            _ => None,
        }
    }
}

/// An archive that is open.
#[derive(Debug)]
enum Open {
    Npz(Npz<BufReader<File>>),
    Safetensors(SafeFile<BufReader<File>>),
}

/// An archive, and where it is.
#[derive(Debug)]
pub struct Archive {
    path: PathBuf,
    open: Open,
}

impl Archive {
    /// Reads the list of tensors.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is no archive.
    pub fn open(path: &Path) -> Result<Self> {
        let kind = Kind::of(path).ok_or_else(|| unknown(path))?;
        let file = BufReader::new(open_file(path).map_err(cannot_read(path))?);
        let open = match kind {
            Kind::Npz => Open::Npz(Npz::open(file).in_file(path.display())?),
            Kind::Safetensors => Open::Safetensors(SafeFile::open(file).in_file(path.display())?),
        };
        let path = path.to_path_buf();
        Ok(Self { path, open })
    }

    /// Names of the tensors, in the order of the file.
    pub fn names(&self) -> &[String] {
        match &self.open {
            Open::Npz(file) => file.names(),
            Open::Safetensors(file) => file.names(),
        }
    }

    /// The extents of a tensor.
    ///
    /// # Errors
    ///
    /// There is none of that name.
    pub fn shape(&mut self, name: &str) -> Result<Vec<usize>> {
        let shape = match &mut self.open {
            Open::Npz(file) => file.header(name).map(|it| it.shape),
            Open::Safetensors(file) => file.shape(name),
        };
        shape.in_file(self.path.display())
    }

    /// The bytes of a tensor of this type.
    ///
    /// # Errors
    ///
    /// There is none of that name, or it is of another type.
    pub fn read(&mut self, name: &str, ty: &TensorType) -> Result<Vec<u8>> {
        let element = element(ty)?;
        let bytes = match &mut self.open {
            Open::Npz(file) => file.read(name, element, &ty.shape),
            Open::Safetensors(file) => file.read(name, element, &ty.shape),
        };
        let bytes = bytes.note(|| format!("`{name}` of the program is {}", typed(ty)));
        bytes.in_file(self.path.display())
    }
}

fn unknown(path: &Path) -> Diagnostic {
    let help = "save the tensors with `numpy.savez` or `safetensors.numpy.save_file`";
    let error = code::TENSOR_FORMAT.error("an archive of tensors is .npz or .safetensors", help);
    error.in_file(path.display().to_string())
}

/// Names of ports that no two share, and that archives may have: those of ports that do not have
/// one say their position.
pub fn unique<'a>(names: impl Iterator<Item = &'a str>, prefix: &str) -> Vec<String> {
    let mut taken = BTreeSet::from(["", "__metadata__"]);
    let names = names
        .enumerate()
        .map(|(index, name)| match taken.insert(name) {
            true => name.to_owned(),
            false => format!("{prefix}_{index:03}"),
        });
    names.collect()
}

/// The position of the port that a name means: its own, or `in_002` and, as `numpy.savez` has it,
/// `arr_2`.
///
/// # Errors
///
/// No port is called so.
pub fn position(names: &[String], name: &str) -> Result<usize> {
    Ok(find(names, name).ok_or_else(|| no_port(names, name))?)
}

/// As [`position`]; `None` if no port is called so.
pub fn find(names: &[String], name: &str) -> Option<usize> {
    let exact = names.iter().position(|it| it == name);
    let number = name.strip_prefix("in_").or(name.strip_prefix("arr_"));
    let number = || number?.parse().ok().filter(|it| *it < names.len());
    exact.or_else(number)
}

fn no_port(names: &[String], name: &str) -> Diagnostic {
    let near = nearest(names, name);
    let shown = names
        .iter()
        .take(20)
        .map(String::as_str)
        .collect::<Vec<_>>();
    let more = match names.len() - shown.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let near = near.map_or(String::new(), |it| format!("did you mean `{it}`? "));
    let help = format!(
        "{near}the inputs are {}{more}; `in_000` and so on mean them by position",
        shown.join(", "),
    );
    let message = format!("the program has no input `{}`", beginning(name));
    code::TENSOR_NAME.error(message, help)
}

/// Longest name, in bytes, that others are compared with: time and memory of it grow with the
/// product of lengths.
const LONGEST: usize = 1 << 10;

/// The name that was probably meant.
fn nearest<'a>(names: &'a [String], name: &str) -> Option<&'a String> {
    let characters = name.chars().count();
    let most = 1 + characters / 3;
    // A distance is at least the difference of lengths.
    let near = |known: &String| {
        let within = known.len().max(name.len()) <= LONGEST;
        let difference = known.chars().count().abs_diff(characters);
        let distance =
            (within && difference <= most).then(|| strsim::damerau_levenshtein(known, name));
        distance.filter(|it| *it <= most)
    };
    let near = names.iter().filter_map(|it| Some((near(it)?, it)));
    near.min_by_key(|it| it.0).map(|it| it.1)
}

/// A name of a file as messages show it: all of it, or what it begins with.
fn beginning(name: &str) -> String {
    match name.char_indices().nth(100) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// An input that may be in an archive.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Its name, which no other has.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// Whether it has to be there.
    pub need: Need,
}

/// Whether an input has to be in an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It is read, and has to be there.
    Needed,
    /// It may be there, and is not read.
    Skipped,
    /// It must not be there.
    Refused,
}

/// What is done with arrays that are no inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// They stay where they are, if nothing is missing.
    Ignored,
    /// They are an error.
    Refused,
}

/// The bytes of inputs, by position: those that are needed.
///
/// # Errors
///
/// A file cannot be read, has what it must not have, has an input that another has, or an input is
/// missing.
pub fn read(paths: &[PathBuf], wanted: &[Wanted], others: Others) -> Result<Vec<Option<Vec<u8>>>> {
    let names: Vec<String> = wanted.iter().map(|it| it.name.clone()).collect();
    // bounded: inputs that there are
    let mut read: Vec<Option<(Vec<u8>, &PathBuf)>> = vec![None; wanted.len()];
    let mut strange = vec![];
    for path in paths {
        let mut archive = Archive::open(path)?;
        for name in archive.names().to_vec() {
            let index = match (find(&names, &name), others) {
                (Some(index), _) => index,
                (None, Others::Refused) => {
                    return Err(no_port(&names, &name)).in_file(path.display());
                }
                (None, Others::Ignored) => {
                    strange.push(name);
                    continue;
                }
            };
            let wanted = &wanted[index];
            let refused = match (wanted.need, &read[index]) {
                (Need::Refused, _) => Some("not in the first of these files".to_owned()),
                (_, Some((_, other))) => Some(format!("in {} too", other.display())),
                (_, None) => None,
            };
            if let Some(refused) = refused {
                let message = format!("input `{}` is {refused}", wanted.name);
                let error = code::TENSOR_NAME.error(message, "leave it out of this file");
                bail!(error.in_file(path.display().to_string()));
            }
            if wanted.need == Need::Needed {
                read[index] = Some((archive.read(&name, &wanted.ty)?, path));
            }
        }
    }
    let missing = wanted.iter().zip(&read);
    let missing = missing.filter(|(it, read)| it.need == Need::Needed && read.is_none());
    let missing: Vec<&Wanted> = missing.map(|(it, _)| it).collect();
    ensure!(missing.is_empty(), no_array(paths, &missing, &strange));
    Ok(read
        .into_iter()
        .map(|it| it.map(|(bytes, _)| bytes))
        .collect())
}

/// That inputs are in no archive; `strange` are arrays that are no inputs.
fn no_array(paths: &[PathBuf], missing: &[&Wanted], strange: &[String]) -> Diagnostic {
    let names: Vec<String> = missing.iter().map(|it| it.name.clone()).collect();
    let typed = missing
        .iter()
        .map(|it| format!("`{}` {}", it.name, typed(&it.ty)));
    let files = paths.iter().map(|it| it.display().to_string());
    let [typed, files] = [typed.collect::<Vec<_>>(), files.collect()].map(|it| it.join(", "));
    let mut error = code::TENSOR_NAME.error(
        format!("no {typed} in {files}"),
        "add the arrays, or a further archive with --inputs",
    );
    for name in strange.iter().take(8) {
        let near = nearest(&names, name);
        let near = near.map_or(String::new(), |it| format!("; is it meant for `{it}`?"));
        let name = beginning(name);
        error = error.note(format!("array `{name}` is no input of the program{near}"));
    }
    error
}

/// The bytes of an archive with these tensors.
///
/// # Errors
///
/// The file's name says no format, or its format has no such elements or names.
pub fn encode(path: &Path, tensors: &[(String, TensorType, Vec<u8>)]) -> Result<Vec<u8>> {
    let kind = Kind::of(path).ok_or_else(|| unknown(path))?;
    let elements = tensors.iter().map(|(_, ty, _)| element(ty));
    let elements = elements.collect::<Result<Vec<_>>>()?;
    let tensors = tensors.iter().zip(elements);
    match kind {
        Kind::Npz => {
            let arrays = tensors.map(|((name, ty, bytes), element)| {
                (name.clone(), element, ty.shape.to_vec(), bytes.clone())
            });
            npz::write(&arrays.collect::<Vec<_>>()).in_file(path.display())
        }
        Kind::Safetensors => {
            let mut of = (vec![], vec![]);
            for ((name, ty, bytes), element) in tensors {
                let (name, shape) = (name.clone(), ty.shape.to_vec());
                of.0.push(Tensor {
                    name,
                    element,
                    shape,
                });
                of.1.push(bytes.as_slice());
            }
            let (tensors, bytes) = of;
            safe::write(&tensors, bytes).in_file(path.display())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_inputs_and_the_nearest_is_named() {
        let names = unique(["params['w']", "batch", "batch", ""].into_iter(), "in");
        assert_eq!(names, ["params['w']", "batch", "in_002", "in_003"]);
        assert_eq!(position(&names, "batch").unwrap(), 1);
        assert_eq!(position(&names, "in_000").unwrap(), 0);
        assert_eq!(position(&names, "arr_3").unwrap(), 3);
        position(&names, "arr_4").unwrap_err();
        let error = position(&names, "params['v']").unwrap_err();
        let help = &error.iter().next().unwrap().help;
        assert!(help.starts_with("did you mean `params['w']`? "), "{help}");
        let error = position(&names, "learning_rate").unwrap_err();
        let help = &error.iter().next().unwrap().help;
        assert!(
            help.starts_with("the inputs are params['w'], batch"),
            "{help}"
        );
    }

    #[test]
    fn long_names_are_neither_compared_nor_shown_whole() {
        let name = |letter: &str, bytes: usize| letter.repeat(bytes / letter.len());
        for letter in ["n", "ñ"] {
            let names = [name(letter, LONGEST)];
            assert_eq!(nearest(&names, &names[0]), Some(&names[0]));
            assert_eq!(nearest(&names, &name(letter, LONGEST + 2)), None);
            let names = [name(letter, LONGEST + 2)];
            assert_eq!(nearest(&names, &names[0]), None);
        }
        // Characters count, not bytes: two of four more are too many for a name of three.
        let names = ["ñññ", "nnnnnn"].map(str::to_owned);
        assert_eq!(nearest(&names, "nññ"), Some(&names[0]));
        assert_eq!(nearest(&names, "nnn"), None);
        // Would take 16 TB.
        let long = name("ñ", 4 << 20);
        let error = position(&[name("n", 4 << 20)], &long).unwrap_err();
        let error = error.iter().next().unwrap();
        let shown = format!("the program has no input `{}…`", name("ñ", 200));
        assert_eq!(error.message, shown);
        assert_eq!(find(&names, "in_001"), Some(1));
        assert_eq!(find(&names, "in_002"), None);
    }
}
