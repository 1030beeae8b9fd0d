//! A folder of frames: archives, a folder of files for each input, or a file with all frames.

use std::cmp::Ordering;
use std::fs;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use peapod_diagnostic::{
    Diagnostic, Result, ResultExt, bail, cannot_read, code, ensure, open_file,
};
use peapod_ir::TensorType;
use peapod_npy::Header;

use super::{Fed, Frame, Frames, Names};
use crate::pod::tensor_type;
use crate::tensor_file::archive::{self, Archive, Need, Others, Wanted};
use crate::tensor_file::{self, element};

/// Where frames are.
#[derive(Clone, Debug)]
pub struct Folder {
    layout: Layout,
    frames: usize,
}

#[derive(Clone, Debug)]
enum Layout {
    /// A file with one array for each input.
    Archives {
        files: Vec<PathBuf>,
        /// All inputs of the program.
        wanted: Vec<Wanted>,
        /// Positions of those that are fed, in order.
        fed: Vec<usize>,
    },
    /// For each input, its arrays.
    Columns(Vec<Column>),
}

/// The arrays of one input.
#[derive(Clone, Debug)]
struct Column {
    ty: TensorType,
    arrays: Arrays,
}

#[derive(Clone, Debug)]
enum Arrays {
    /// A file each.
    Files(Vec<PathBuf>),
    /// One after another in a file, which has one dimension more.
    Stacked { file: PathBuf, frames: usize },
}

/// Endings of files that are not taken for data.
const OTHERS: [&str; 4] = ["json", "md", "txt", "yaml"];

impl Folder {
    /// Looks at what is in a folder, and which inputs it feeds.
    pub fn new(path: &Path, names: &Names<'_>) -> Result<(Vec<Fed>, Self)> {
        let entries = entries(path)?;
        let (archives, columns): (Vec<_>, Vec<_>) = entries
            .into_iter()
            .partition(|it| archive::Kind::of(it).is_some() && it.is_file());
        ensure!(
            archives.is_empty() || columns.is_empty(),
            layout(
                path,
                &format!(
                    "expected archives only, or folders and .npy files only, found {} and {}",
                    archives
                        .first()
                        .map_or(String::new(), |it| it.display().to_string()),
                    columns
                        .first()
                        .map_or(String::new(), |it| it.display().to_string()),
                )
            )
        );
        match archives.is_empty() {
            false => Self::of_archives(archives, names),
            true => Self::of_columns(path, columns, names),
        }
    }

    fn of_archives(files: Vec<PathBuf>, names: &Names<'_>) -> Result<(Vec<Fed>, Self)> {
        let first = Archive::open(&files[0])?;
        let fed = first.names().iter().map(|name| names.fed(name));
        let fed = fed
            .collect::<Result<Vec<_>>>()
            .in_file(files[0].display())?;
        let frames = files.len();
        let positions: Vec<usize> = fed.iter().map(|it| it.input).collect();
        let wanted = names.names.iter().enumerate().map(|(input, name)| Wanted {
            name: name.clone(),
            ty: tensor_type(&names.program.inputs[input]),
            need: match positions.contains(&input) {
                true => Need::Needed,
                false => Need::Refused,
            },
        });
        let layout = Layout::Archives {
            files,
            wanted: wanted.collect(),
            fed: positions,
        };
        Ok((fed, Self { layout, frames }))
    }

    fn of_columns(
        path: &Path,
        entries: Vec<PathBuf>,
        names: &Names<'_>,
    ) -> Result<(Vec<Fed>, Self)> {
        let mut all: Vec<(Fed, Column)> = vec![];
        for entry in entries {
            let name = match entry.is_dir() {
                true => entry.file_name(),
                false => entry.file_stem(),
            };
            let name = name.unwrap_or_default().to_string_lossy();
            let fed = names.fed(&name).in_file(entry.display())?;
            let ty = fed.ty.clone();
            let arrays = match entry.is_dir() {
                true => Arrays::Files(self::entries(&entry)?),
                false => stacked(&entry, &ty)?,
            };
            all.push((fed, Column { ty, arrays }));
        }
        let Some((first, column)) = all.first() else {
            bail!(layout(path, "expected frames, found none"));
        };
        let frames = column.frames();
        for (fed, column) in &all {
            let found = column.frames();
            ensure!(
                found == frames,
                layout(
                    path,
                    &format!(
                        "expected {frames} frames of `{}`, as of `{}`, found {found}",
                        fed.name, first.name
                    )
                )
            );
        }
        ensure!(frames > 0, layout(path, "expected frames, found none"));
        let (fed, columns) = all.into_iter().unzip();
        let layout = Layout::Columns(columns);
        Ok((fed, Self { layout, frames }))
    }

    /// Frames that there are.
    pub fn frames(&self) -> usize {
        self.frames
    }

    /// The frames from this one on.
    pub fn frames_from(&self, start: u64) -> Walk {
        Walk {
            folder: self.clone(),
            next: usize::try_from(start).unwrap_or(usize::MAX),
        }
    }

    fn frame(&self, index: usize) -> Result<Frame> {
        match &self.layout {
            Layout::Archives { files, wanted, fed } => {
                let mut read = archive::read(&files[index..=index], wanted, Others::Refused)?;
                let taken = fed.iter().map(|it| read[*it].take().unwrap_or_default());
                Ok(taken.collect())
            }
            Layout::Columns(columns) => columns.iter().map(|it| it.array(index)).collect(),
        }
    }
}

impl Column {
    fn frames(&self) -> usize {
        match &self.arrays {
            Arrays::Files(files) => files.len(),
            Arrays::Stacked { frames, .. } => *frames,
        }
    }

    fn array(&self, index: usize) -> Result<Vec<u8>> {
        match &self.arrays {
            Arrays::Files(files) => tensor_file::read(&files[index], &self.ty),
            Arrays::Stacked { file, .. } => {
                let read = row(file, &self.ty, index);
                read.in_file(file.display())
            }
        }
    }
}

/// An array of a file with all of them.
fn row(path: &Path, ty: &TensorType, index: usize) -> Result<Vec<u8>> {
    let mut file = open_file(path).map_err(cannot_read(path))?;
    let header = stacked_header(&mut file, ty)?;
    let bytes = ty.size_bytes();
    let offset = i64::try_from(bytes.saturating_mul(index)).unwrap_or(i64::MAX);
    file.seek(SeekFrom::Current(offset))
        .map_err(cannot_read(path))?;
    // bounded: the length is that of an input of the program
    let mut data = vec![0; bytes];
    file.read_exact(&mut data).map_err(|error| {
        let message = format!("expected {bytes} bytes of frame {index}: {error}");
        code::NPY.error(message, "save the array again with `numpy.save`")
    })?;
    Ok(header.decode(element(ty)?, data)?)
}

/// The header of a file whose array has frames of this type along its first dimension.
fn stacked_header(file: &mut impl Read, ty: &TensorType) -> Result<Header> {
    let header = Header::read(file)?.ok_or(peapod_npy::NpyError::NotNpy)?;
    header.len_bytes(element(ty)?)?;
    ensure!(
        header.shape.len() == ty.shape.len() + 1 && header.shape[1..] == ty.shape[..],
        code::DATA_FRAME.error(
            format!(
                "expected shape [frames, {}], found {:?}",
                ty.shape
                    .iter()
                    .map(usize::to_string)
                    .collect::<Vec<_>>()
                    .join(", "),
                header.shape
            ),
            "stack the frames along a new first dimension, for example with `numpy.stack`",
        )
    );
    ensure!(
        header.is_row_major(),
        code::DATA_FRAME.error(
            "the array is in Fortran order, so that frames are not in one piece",
            "save it with `numpy.save(path, numpy.ascontiguousarray(array))`",
        )
    );
    Ok(header)
}

fn stacked(path: &Path, ty: &TensorType) -> Result<Arrays> {
    let mut file = open_file(path).map_err(cannot_read(path))?;
    let header = stacked_header(&mut file, ty).in_file(path.display())?;
    Ok(Arrays::Stacked {
        file: path.to_path_buf(),
        frames: header.shape[0],
    })
}

/// What is in a folder and may be data, in order of names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    for entry in fs::read_dir(folder).map_err(cannot_read(folder))? {
        let path = entry.map_err(cannot_read(folder))?.path();
        let hidden = path
            .file_name()
            .is_none_or(|it| it.to_string_lossy().starts_with('.'));
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or("");
        if hidden || (path.is_file() && OTHERS.contains(&ending)) {
            continue;
        }
        let data = ["npy", "bin"].contains(&ending) || archive::Kind::of(&path).is_some();
        ensure!(
            path.is_dir() || data,
            layout(
                folder,
                &format!(
                    "expected .npy, .npz or .safetensors, found {}",
                    path.display()
                )
            )
        );
        found.push(path);
    }
    found.sort_by(|a, b| natural(&a.to_string_lossy(), &b.to_string_lossy()));
    Ok(found)
}

/// Order of names in which numbers are numbers: `frame9` comes before `frame10`.
fn natural(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a, b);
    while let (Some(x), Some(y)) = (left.chars().next(), right.chars().next()) {
        let ordering = match x.is_ascii_digit() && y.is_ascii_digit() {
            true => {
                let [x, y] = [&mut left, &mut right].map(number);
                x.len().cmp(&y.len()).then_with(|| x.cmp(y))
            }
            false => {
                (left, right) = (&left[x.len_utf8()..], &right[y.len_utf8()..]);
                x.cmp(&y)
            }
        };
        if ordering != Ordering::Equal {
            return ordering;
        }
    }
    // Names that are alike but for zeros before a number still have one order.
    left.len().cmp(&right.len()).then_with(|| a.cmp(b))
}

/// Takes the digits at the beginning, without zeros before them.
fn number<'a>(text: &mut &'a str) -> &'a str {
    let end = text.find(|c: char| !c.is_ascii_digit());
    let (digits, rest) = text.split_at(end.unwrap_or(text.len()));
    *text = rest;
    digits.trim_start_matches('0')
}

fn layout(folder: &Path, message: &str) -> Diagnostic {
    let help = "make it as docs/data.md says: archives, a folder for each input, or an .npy for \
                each input";
    code::DATA_FOLDER
        .error(message, help)
        .in_file(folder.display().to_string())
}

/// Frames of a folder one after another.
pub struct Walk {
    folder: Folder,
    next: usize,
}

impl Frames for Walk {
    fn next(&mut self) -> Result<Option<Frame>> {
        if self.next >= self.folder.frames {
            return Ok(None);
        }
        let frame = self.folder.frame(self.next)?;
        self.next += 1;
        Ok(Some(frame))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_names_are_numbers() {
        let mut names = vec!["f10", "f9", "f09", "f1a", "f1", "g", "f", "f100", "f010"];
        names.sort_by(|a, b| natural(a, b));
        let expected = ["f", "f1", "f1a", "f09", "f9", "f010", "f10", "f100", "g"];
        assert_eq!(names, expected);
    }
}
