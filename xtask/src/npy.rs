//! Tensors in files: `.npy`, or raw little-endian bytes under any other name.

use anyhow::{Context, Result, bail, ensure};
use peapod_npy::Array;
use std::fs;
use std::path::Path;

pub use peapod_npy::Element;

/// The type of graph inputs and outputs of this name in a report.
pub fn element(name: &str) -> Result<Element> {
    Ok(match name {
        "i8" | "s8" => Element::I8,
        "u8" => Element::U8,
        "i16" | "s16" => Element::I16,
        "i32" | "s32" => Element::I32,
        "f32" => Element::F32,
        "f16" => Element::F16,
        "bf16" => Element::Bf16,
        "f64" => Element::F64,
        "i64" | "s64" => Element::I64,
        "u16" => Element::U16,
        "u32" => Element::U32,
        "u64" => Element::U64,
        "bool" => Element::Bool,
        other => bail!("no tensor file can hold elements of type {other}"),
    })
}

/// A graph input or output as a file holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// Type of an element.
    pub element: Element,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
}

impl TensorType {
    /// Bytes of the tensor.
    pub fn len_bytes(&self) -> usize {
        self.shape.iter().product::<usize>() * self.element.len_bytes()
    }
}

/// Reads a tensor of this type as little-endian bytes.
pub fn read(path: &Path, ty: &TensorType) -> Result<Vec<u8>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let place = || path.display().to_string();
    let raw = if is_npy(path) {
        from_npy(&bytes, ty).with_context(place)?
    } else {
        bytes
    };
    ensure!(
        raw.len() == ty.len_bytes(),
        "{}: {} bytes, but the tensor {:?} has {}",
        path.display(),
        raw.len(),
        ty.shape,
        ty.len_bytes()
    );
    Ok(raw)
}

/// Writes a tensor of this type.
pub fn write(path: &Path, ty: &TensorType, raw: &[u8]) -> Result<()> {
    let bytes = match is_npy(path) {
        true => peapod_npy::write(ty.element, &ty.shape, raw),
        false => raw.to_vec(),
    };
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn is_npy(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "npy")
}

fn from_npy(bytes: &[u8], ty: &TensorType) -> Result<Vec<u8>> {
    let array = Array::read(bytes)?;
    ensure!(
        array.shape() == ty.shape,
        "expected shape {:?}, found {:?}",
        ty.shape,
        array.shape()
    );
    Ok(array.elements(ty.element)?)
}
