//! Tensors as files: `.npy`, or `.bin` for raw little-endian bytes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use npyz::{NpyFile, Order, WriterBuilder};
use peapod_ir::{DType, TensorType};

/// Where the tensors of a run come from or go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// One file each, in order.
    Files(Vec<PathBuf>),
    /// A folder with `in_000.npy`, or `out_000.npy`, and so on.
    Folder(PathBuf),
}

/// The files of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Io {
    /// Inputs; no files are zeros.
    pub inputs: Place,
    /// Outputs; those without a file are not written.
    pub outputs: Place,
    /// A report as JSON.
    pub report: Option<PathBuf>,
}

/// Reads the bytes of a tensor of this type: little-endian elements, row-major.
///
/// # Errors
///
/// The file cannot be read, or holds another type or shape.
pub fn read(path: &Path, ty: &TensorType) -> Result<Vec<u8>> {
    let in_file = || path.display().to_string();
    let format = Format::of(path)?;
    let bytes = fs::read(path).with_context(in_file)?;
    match format {
        Format::Raw => raw(bytes, ty),
        Format::Npy => from_npy(&bytes, ty),
    }
    .with_context(in_file)
}

/// The bytes of a file that holds this tensor.
///
/// # Errors
///
/// The file's name says no format, or its format has no such elements.
pub fn encode(path: &Path, ty: &TensorType, bytes: &[u8]) -> Result<Vec<u8>> {
    match Format::of(path)? {
        Format::Raw => Ok(bytes.to_vec()),
        Format::Npy => to_npy(ty, bytes).with_context(|| path.display().to_string()),
    }
}

/// Files `<stem>_000.npy` and so on of a folder, or `.bin`, as many as `count`.
///
/// # Errors
///
/// One of them is missing.
pub fn in_folder(folder: &Path, stem: &str, count: usize) -> Result<Vec<PathBuf>> {
    let file = |index: usize| {
        let npy = folder.join(format!("{stem}_{index:03}.npy"));
        let bin = npy.with_extension("bin");
        let found = [&npy, &bin]
            .into_iter()
            .find(|path| path.is_file())
            .cloned();
        found.with_context(|| {
            format!(
                "{} is not there, nor as .bin: {count} are needed",
                npy.display()
            )
        })
    };
    (0..count).map(file).collect()
}

/// Whether `.npy` files hold elements of this type.
pub fn has_npy(dtype: DType) -> bool {
    !matches!(dtype, DType::F16 | DType::Bf16 | DType::I4)
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
                "{}: a tensor file ends in .npy, or in .bin for raw little-endian bytes",
                path.display()
            ),
        }
    }
}

fn raw(bytes: Vec<u8>, ty: &TensorType) -> Result<Vec<u8>> {
    let (found, expected) = (bytes.len(), ty.size_bytes());
    ensure!(
        found == expected,
        "{found} bytes, but {} takes {expected}",
        typed(ty)
    );
    let strange = |byte: &u8| match ty.dtype {
        DType::Bool => *byte > 1,
        DType::I4 => !(-8..8).contains(&i8::from_le_bytes([*byte])),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 | DType::U8 | DType::U32 => false,
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => false,
    };
    if let Some(at) = bytes.iter().position(strange) {
        bail!(
            "byte {at} is {}, which no {} is",
            bytes[at],
            ty.dtype.name()
        );
    }
    Ok(bytes)
}

fn from_npy(bytes: &[u8], ty: &TensorType) -> Result<Vec<u8>> {
    let npy = NpyFile::new(bytes).context("not a .npy file")?;
    let found = npy.shape().to_vec();
    let matches = found.len() == ty.shape.len()
        && found
            .iter()
            .zip(&ty.shape)
            .all(|(found, expected)| *found == *expected as u64);
    ensure!(
        matches,
        "shape {found:?}, but the model takes {}",
        typed(ty)
    );
    let (order, dtype) = (npy.order(), npy.dtype().descr());
    let little = match ty.dtype {
        DType::I8 => elements(npy, i8::to_le_bytes),
        DType::U8 => elements(npy, u8::to_le_bytes),
        DType::I16 => elements(npy, i16::to_le_bytes),
        DType::I32 => elements(npy, i32::to_le_bytes),
        DType::F32 => elements(npy, f32::to_le_bytes),
        DType::Bool => elements(npy, |truth: bool| [truth.into()]),
        DType::F64 => elements(npy, f64::to_le_bytes),
        DType::I64 => elements(npy, i64::to_le_bytes),
        DType::U32 => elements(npy, u32::to_le_bytes),
        DType::F16 | DType::Bf16 | DType::I4 => return Err(no_file(ty)),
    };
    let little = little
        .with_context(|| format!("elements are {dtype}, but the model takes {}", typed(ty)))?;
    Ok(match order {
        Order::C => little,
        Order::Fortran => row_major(&little, ty),
    })
}

fn elements<T: npyz::Deserialize, const N: usize>(
    npy: NpyFile<&[u8]>,
    to_bytes: impl Fn(T) -> [u8; N],
) -> std::io::Result<Vec<u8>> {
    Ok(npy.into_vec()?.into_iter().flat_map(to_bytes).collect())
}

/// Elements that lie with the first index fastest, put in the order of the last index fastest.
fn row_major(column_major: &[u8], ty: &TensorType) -> Vec<u8> {
    let size = ty.dtype.size_bytes();
    let mut bytes = Vec::with_capacity(column_major.len());
    for index in 0..ty.elements() {
        let (mut rest, mut from, mut stride) = (index, 0, ty.elements());
        for &extent in ty.shape.iter().rev() {
            stride /= extent;
            from += rest % extent * stride;
            rest /= extent;
        }
        bytes.extend_from_slice(&column_major[from * size..][..size]);
    }
    bytes
}

fn to_npy(ty: &TensorType, bytes: &[u8]) -> Result<Vec<u8>> {
    match ty.dtype {
        DType::I8 => npy_of(ty, bytes, i8::from_le_bytes),
        DType::U8 => npy_of(ty, bytes, u8::from_le_bytes),
        DType::I16 => npy_of(ty, bytes, i16::from_le_bytes),
        DType::I32 => npy_of(ty, bytes, i32::from_le_bytes),
        DType::F32 => npy_of(ty, bytes, f32::from_le_bytes),
        DType::Bool => npy_of(ty, bytes, |[byte]| byte != 0),
        DType::F64 => npy_of(ty, bytes, f64::from_le_bytes),
        DType::I64 => npy_of(ty, bytes, i64::from_le_bytes),
        DType::U32 => npy_of(ty, bytes, u32::from_le_bytes),
        DType::F16 | DType::Bf16 | DType::I4 => Err(no_file(ty)),
    }
}

fn npy_of<T: npyz::AutoSerialize, const N: usize>(
    ty: &TensorType,
    bytes: &[u8],
    from_bytes: impl Fn([u8; N]) -> T,
) -> Result<Vec<u8>> {
    let shape: Vec<u64> = ty.shape.iter().map(|&extent| extent as u64).collect();
    let mut file = Vec::new();
    let options = npyz::WriteOptions::new().default_dtype().shape(&shape);
    let mut writer = options.writer(&mut file).begin_nd()?;
    let (elements, _) = bytes.as_chunks();
    writer.extend(elements.iter().map(|element| from_bytes(*element)))?;
    writer.finish()?;
    Ok(file)
}

fn no_file(ty: &TensorType) -> anyhow::Error {
    anyhow::anyhow!("no .npy file for elements of {}; use .bin", ty.dtype.name())
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
    fn npy_round_trips_every_element_type() {
        for dtype in DType::ALL {
            for shape in [&[][..], &[3], &[2, 1, 3]] {
                let ty = ty(dtype, shape);
                let divisor = if dtype == DType::Bool { 2 } else { 255 };
                let bytes = 1..=ty.size_bytes() as u8;
                let bytes: Vec<u8> = bytes.map(|byte| byte % divisor).collect();
                if !has_npy(dtype) {
                    to_npy(&ty, &bytes).unwrap_err();
                    continue;
                }
                let file = to_npy(&ty, &bytes).unwrap();
                assert_eq!(from_npy(&file, &ty).unwrap(), bytes, "{}", typed(&ty));
            }
        }
    }

    /// A file as NumPy writes it: version 1.0, and a header padded to 64 bytes.
    fn npy(header: &str, data: &[u8]) -> Vec<u8> {
        let text = format!("{header:117}\n");
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((text.len() as u16).to_le_bytes());
        file.extend(text.as_bytes());
        file.extend(data);
        file
    }

    #[test]
    fn other_byte_and_index_orders_are_turned_round() {
        let header = "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }";
        // Big-endian, columns first: (0,0) (1,0) (0,1) (1,1) (0,2) (1,2).
        let file = npy(header, &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6]);
        let bytes = from_npy(&file, &ty(DType::I16, &[2, 3])).unwrap();
        assert_eq!(bytes, [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]);
    }

    #[test]
    fn what_does_not_match_says_both() {
        let header = "{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }";
        let file = npy(header, &[0; 8]);
        let error = |ty: &TensorType| format!("{:#}", from_npy(&file, ty).unwrap_err());
        let wrong_type = error(&ty(DType::F32, &[1]));
        assert!(
            wrong_type.contains("'<f8'") && wrong_type.contains("f32[1]"),
            "{wrong_type}"
        );
        let wrong_shape = error(&ty(DType::F32, &[1, 2]));
        assert!(
            wrong_shape.contains("[1]") && wrong_shape.contains("f32[1, 2]"),
            "{wrong_shape}"
        );
        let error = raw(vec![0; 3], &ty(DType::I16, &[2])).unwrap_err();
        assert_eq!(error.to_string(), "3 bytes, but i16[2] takes 4");
        let error = raw(vec![0, 1, 2], &ty(DType::Bool, &[3])).unwrap_err();
        assert_eq!(error.to_string(), "byte 2 is 2, which no bool is");
        raw(vec![0xf8, 7], &ty(DType::I4, &[2])).unwrap();
        raw(vec![0xf7, 7], &ty(DType::I4, &[2])).unwrap_err();
        assert!(from_npy(b"nonsense", &ty(DType::I8, &[1])).is_err());
        assert!(Format::of(Path::new("x.txt")).is_err());
    }
}
