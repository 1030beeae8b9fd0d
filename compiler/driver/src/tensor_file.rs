//! Tensors as files: `.npy`, or `.bin` for raw little-endian bytes; many of them in an archive.

pub mod archive;
pub mod prepare;

use std::path::{Path, PathBuf};

use crate::staging::STANDARD_OUTPUT;
use crate::stdin;
use peapod_diagnostic::{Diagnostic, Place, Result, ResultExt, bail, code, ensure};
use peapod_ir::plan::micro::port_shape;
use peapod_ir::{DType, TensorType};
use peapod_npy::{Array, Element};

pub mod shown;

/// Files that the tensors of a run are read from or written to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TensorFiles {
    /// One file each, in order.
    Files(Vec<PathBuf>),
    /// A folder with `in_000.npy`, or `out_000.npy`, and so on.
    Folder(PathBuf),
    /// Archives, `.npz` or `.safetensors`, with the tensors by name; of outputs, one.
    Archives(Vec<PathBuf>),
}

impl TensorFiles {
    /// What a path means: an archive by its ending, else a folder.
    pub fn of_path(path: &Path) -> Self {
        match archive::Kind::of(path) {
            Some(_) => Self::Archives(vec![path.to_path_buf()]),
            None => Self::Folder(path.to_path_buf()),
        }
    }

    /// The files to read so many inputs from, where this is a folder; else those given; of
    /// archives none.
    ///
    /// # Errors
    ///
    /// One of them is missing.
    pub fn inputs(&self, count: usize) -> Result<Vec<PathBuf>> {
        match self {
            Self::Folder(folder) => (0..count)
                .map(|index| input(folder, index, count))
                .collect(),
            Self::Files(files) => Ok(files.clone()),
            Self::Archives(_) => Ok(vec![]),
        }
    }
}

/// The files of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Io {
    /// Inputs; no files are zeros.
    pub inputs: TensorFiles,
    /// Outputs; those without a file are not written.
    pub outputs: TensorFiles,
    /// A report as JSON.
    pub report: Option<PathBuf>,
}

/// Reads the bytes of a tensor of this type: little-endian elements, row-major.
///
/// # Errors
///
/// The file cannot be read, or holds another type or shape.
pub fn read(path: &Path, ty: &TensorType) -> Result<Vec<u8>> {
    let (format, bytes) = contents(path)?;
    match format {
        Format::Raw => raw(bytes, ty),
        Format::Npy => from_npy(&bytes, ty),
    }
    .in_file(path.display())
}

/// As [`read`], of a file that may hold several such tensors: raw bytes one after another, or an
/// array that is longer along one dimension, before which there is none with an extent above 1.
///
/// # Errors
///
/// As [`read`], which says what one tensor is.
pub fn read_several(path: &Path, ty: &TensorType) -> Result<Vec<Vec<u8>>> {
    let (format, bytes) = contents(path)?;
    let shape = match format {
        Format::Raw => {
            let len = ty.size_bytes().max(1);
            let times = bytes.len() / len;
            let whole = times > 1 && bytes.len() == times * len;
            whole.then(|| [&[times], &ty.shape[..]].concat())
        }
        Format::Npy => {
            let shape = Array::read(&bytes)
                .in_file(path.display())?
                .shape()
                .to_vec();
            times(&shape, &ty.shape).map(|_| shape)
        }
    };
    let all = shape.map_or_else(|| ty.clone(), |shape| ty.with_shape(shape));
    let bytes = match format {
        Format::Raw => raw(bytes, &all),
        Format::Npy => from_npy(&bytes, &all),
    };
    let one = ty.size_bytes().max(1);
    let bytes = bytes.in_file(path.display())?;
    Ok(match bytes.is_empty() {
        true => vec![bytes],
        false => bytes.chunks_exact(one).map(<[u8]>::to_vec).collect(),
    })
}

/// The bytes of a file and what they are; on standard input, what begins as an `.npy` file is one.
fn contents(path: &Path) -> Result<(Format, Vec<u8>)> {
    if stdin::is_standard_input(path) {
        let bytes = stdin::read(path)?;
        return Ok(match bytes.starts_with(b"\x93NUMPY") {
            true => (Format::Npy, bytes),
            false => (Format::Raw, bytes),
        });
    }
    Ok((Format::of(path)?, stdin::read(path)?))
}

/// How often a tensor of shape `one` follows itself in one of shape `all`: along one dimension,
/// before which there are none with an extent above 1.
fn times(all: &[usize], one: &[usize]) -> Option<usize> {
    let dim = (0..one.len().min(all.len())).find(|dim| all[*dim] != one[*dim])?;
    let alike = all.len() == one.len() && all[dim + 1..] == one[dim + 1..];
    let outermost = one[..dim].iter().all(|extent| *extent == 1);
    let times = all[dim].checked_div(one[dim])?;
    (alike && outermost && all[dim] == times * one[dim]).then_some(times)
}

/// The bytes of a file that holds this tensor; of standard output, an `.npy` file.
///
/// # Errors
///
/// The file's name says no format, or its format has no such elements.
pub fn encode(path: &Path, ty: &TensorType, bytes: &[u8]) -> Result<Vec<u8>> {
    let format = match path.as_os_str() == STANDARD_OUTPUT {
        true => Format::Npy,
        false => Format::of(path)?,
    };
    match format {
        Format::Raw => Ok(bytes.to_vec()),
        Format::Npy => to_npy(ty, bytes).in_file(path.display()),
    }
}

/// The file `in_000.npy` and so on of a folder, or `.bin`, of which `count` are needed.
///
/// # Errors
///
/// It is missing.
pub fn input(folder: &Path, index: usize, count: usize) -> Result<PathBuf> {
    let npy = folder.join(format!("in_{index:03}.npy"));
    let bin = npy.with_extension("bin");
    let found = [&npy, &bin].into_iter().find(|path| path.is_file());
    let found = found.cloned();
    let npy = npy.display();
    let missing = || {
        code::FILE_COUNT.error(
            format!("expected {count} tensor files, {npy} is missing"),
            "add the file, as .npy or .bin",
        )
    };
    Ok(found.ok_or_else(missing)?)
}

/// Whether NumPy knows what elements of this type in an `.npy` file mean.
pub fn has_npy(dtype: DType) -> bool {
    !matches!(dtype, DType::Bf16 | DType::I4)
}

enum Format {
    Raw,
    Npy,
}

impl Format {
    fn of(path: &Path) -> Result<Self> {
        match path.extension().and_then(|it| it.to_str()) {
            Some("npy") => Ok(Self::Npy),
            Some("bin") => Ok(Self::Raw),
            Some(_) | None => bail!(
                code::TENSOR_FORMAT
                    .error(
                        "a tensor file is .npy or .bin",
                        "save the tensor as .npy, or its raw little-endian bytes as .bin; archives \
                         of tensors, .npz and .safetensors, are for --inputs and --outputs; \
                         images, sounds and tables (.png, .jpg, .wav, .csv) are for --input of \
                         `run` with models of boards",
                    )
                    .in_file(path.display().to_string())
            ),
        }
    }
}

fn raw(bytes: Vec<u8>, ty: &TensorType) -> Result<Vec<u8>> {
    let (found, expected) = (bytes.len(), ty.size_bytes());
    ensure!(
        found == expected,
        mismatch(
            format!("expected {expected} bytes for {}, found {found}", typed(ty)),
            ty
        ),
    );
    let strange = |byte: &u8| match ty.dtype {
        DType::Bool => *byte > 1,
        DType::I4 => !(-8..8).contains(&i8::from_le_bytes([*byte])),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 | DType::U8 | DType::U32 => false,
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => false,
    };
    if let Some(at) = bytes.iter().position(strange) {
        let (found, dtype) = (bytes[at], ty.dtype.name());
        let message = format!("{found} is not a value of {dtype}");
        let help = "write the elements in the range of their type";
        bail!(code::TENSOR_VALUE.error(message, help).at(Place::Bytes {
            start: at,
            end: at + 1,
        }));
    }
    Ok(bytes)
}

/// The bytes of a tensor of this type, of what an `.npy` file holds.
///
/// # Errors
///
/// It is no such file, or holds another type or shape.
pub fn from_npy(bytes: &[u8], ty: &TensorType) -> Result<Vec<u8>> {
    let array = Array::read(bytes)?;
    // A pea has the outermost of many dimensions as one.
    ensure!(
        array.shape() == &ty.shape[..] || port_shape(array.shape()) == ty.shape,
        mismatch(
            format!("expected shape {:?}, found {:?}", ty.shape, array.shape()),
            ty
        )
    );
    let elements = array.elements(element(ty)?);
    elements.note(|| format!("the model takes {}", typed(ty)))
}

/// What an `.npy` file of this tensor holds.
///
/// # Errors
///
/// Such files have no such elements.
pub fn to_npy(ty: &TensorType, bytes: &[u8]) -> Result<Vec<u8>> {
    Ok(peapod_npy::write(element(ty)?, &ty.shape, bytes))
}

/// What such files call these elements.
///
/// # Errors
///
/// They have no such elements.
pub fn element(ty: &TensorType) -> Result<Element> {
    Ok(match ty.dtype {
        DType::I8 => Element::I8,
        DType::U8 => Element::U8,
        DType::I16 => Element::I16,
        DType::I32 => Element::I32,
        DType::F32 => Element::F32,
        DType::Bool => Element::Bool,
        DType::F64 => Element::F64,
        DType::I64 => Element::I64,
        DType::U32 => Element::U32,
        DType::F16 => Element::F16,
        DType::Bf16 => Element::Bf16,
        DType::I4 => bail!(no_file(ty)),
    })
}

fn no_file(ty: &TensorType) -> Diagnostic {
    let message = format!(".npy does not represent elements of {}", ty.dtype.name());
    code::NPY.error(message, "use .bin")
}

fn mismatch(message: String, ty: &TensorType) -> Diagnostic {
    let help = format!("convert the tensor to {}", typed(ty));
    code::TENSOR_MISMATCH.error(message, help)
}

/// Element type and shape as messages show them.
pub fn typed(ty: &TensorType) -> String {
    format!("{}{:?}", ty.dtype.name(), ty.shape)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(dtype: DType, shape: &[usize]) -> TensorType {
        TensorType::new(dtype, shape)
    }

    #[test]
    fn frames_follow_each_other_along_one_dimension() {
        assert_eq!(times(&[1, 12, 3], &[1, 4, 3]), Some(3));
        assert_eq!(times(&[1, 12], &[1, 5]), None);
        assert_eq!(times(&[2, 12, 3], &[2, 4, 3]), None);
        assert_eq!(times(&[1, 8, 6], &[1, 4, 3]), None);
        assert_eq!(times(&[5, 4, 3], &[1, 4, 3]), Some(5));
        assert_eq!(times(&[4], &[1, 4]), None);
        assert_eq!(times(&[1, 4], &[1, 4]), None);
    }

    #[test]
    fn npy_round_trips_every_element_type() {
        for dtype in DType::ALL {
            for shape in [&[][..], &[3], &[2, 1, 3]] {
                let ty = ty(dtype, shape);
                let divisor = if dtype == DType::Bool { 2 } else { 255 };
                let bytes = 1..=ty.size_bytes() as u8;
                let bytes: Vec<u8> = bytes.map(|byte| byte % divisor).collect();
                if dtype == DType::I4 {
                    to_npy(&ty, &bytes).unwrap_err();
                    continue;
                }
                let file = to_npy(&ty, &bytes).unwrap();
                assert_eq!(from_npy(&file, &ty).unwrap(), bytes, "{}", typed(&ty));
            }
        }
    }

    #[test]
    fn what_does_not_match_says_both() {
        let file = peapod_npy::write(Element::F64, &[1], &[0; 8]);
        let error = |ty: &TensorType| from_npy(&file, ty).unwrap_err().to_string();
        let wrong_type = error(&ty(DType::F32, &[1]));
        assert!(
            wrong_type.contains("'<f8'") && wrong_type.contains("'f4'"),
            "{wrong_type}"
        );
        let wrong_shape = error(&ty(DType::F32, &[1, 2]));
        assert!(
            wrong_shape.contains("[1]") && wrong_shape.contains("[1, 2]"),
            "{wrong_shape}"
        );
        let error = raw(vec![0; 3], &ty(DType::I16, &[2])).unwrap_err();
        assert_eq!(error.to_string(), "expected 4 bytes for i16[2], found 3");
        let error = raw(vec![0, 1, 2], &ty(DType::Bool, &[3])).unwrap_err();
        assert_eq!(error.to_string(), "bytes 2..3: 2 is not a value of bool");
        raw(vec![0xf8, 7], &ty(DType::I4, &[2])).unwrap();
        raw(vec![0xf7, 7], &ty(DType::I4, &[2])).unwrap_err();
        assert!(from_npy(b"nonsense", &ty(DType::I8, &[1])).is_err());
        assert!(Format::of(Path::new("x.txt")).is_err());
    }
}
