//! Tensors in files: `.npy`, or raw little-endian bytes under any other name.

use anyhow::{Context, Result, bail, ensure};
use npyz::{AutoSerialize, Deserialize, NpyFile, Order, WriterBuilder};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Element types that graph inputs and outputs can have, by the names of the reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Signed 8-bit.
    I8,
    /// Unsigned 8-bit.
    U8,
    /// Signed 16-bit.
    I16,
    /// Signed 32-bit.
    I32,
    /// IEEE single precision.
    F32,
}

impl Element {
    /// By its name in a report.
    pub fn from_name(name: &str) -> Result<Self> {
        Ok(match name {
            "i8" | "s8" => Self::I8,
            "u8" => Self::U8,
            "i16" | "s16" => Self::I16,
            "i32" | "s32" => Self::I32,
            "f32" => Self::F32,
            other => bail!("no tensor file can hold elements of type {other}"),
        })
    }

    /// Bytes of one element.
    pub fn len_bytes(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 => 2,
            Self::I32 | Self::F32 => 4,
        }
    }
}

/// A graph input or output as a file holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// Type of an element.
    pub element: Element,
    /// Extents, outermost first.
    pub shape: Vec<u64>,
}

impl TensorType {
    /// Bytes of the tensor.
    pub fn len_bytes(&self) -> usize {
        self.shape.iter().product::<u64>() as usize * self.element.len_bytes()
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
    let bytes = if is_npy(path) {
        to_npy(raw, ty)?
    } else {
        raw.to_vec()
    };
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn is_npy(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "npy")
}

fn from_npy(bytes: &[u8], ty: &TensorType) -> Result<Vec<u8>> {
    let file = NpyFile::new(bytes)?;
    ensure!(
        file.order() == Order::C,
        "Fortran order; save it in C order"
    );
    ensure!(
        file.shape() == ty.shape,
        "shape {:?}, but the tensor is {:?}",
        file.shape(),
        ty.shape
    );
    fn values<T: Deserialize, const N: usize>(
        file: NpyFile<&[u8]>,
        bytes_of: fn(T) -> [u8; N],
    ) -> Result<Vec<u8>> {
        Ok(file
            .into_vec::<T>()?
            .into_iter()
            .flat_map(bytes_of)
            .collect())
    }
    match ty.element {
        Element::I8 => values(file, i8::to_le_bytes),
        Element::U8 => values(file, u8::to_le_bytes),
        Element::I16 => values(file, i16::to_le_bytes),
        Element::I32 => values(file, i32::to_le_bytes),
        Element::F32 => values(file, f32::to_le_bytes),
    }
}

fn to_npy(raw: &[u8], ty: &TensorType) -> Result<Vec<u8>> {
    fn written<T: AutoSerialize + Copy, const N: usize>(
        raw: &[u8],
        shape: &[u64],
        value_of: fn([u8; N]) -> T,
    ) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let options = npyz::WriteOptions::new().default_dtype().shape(shape);
        let mut writer = options.writer(&mut bytes as &mut dyn Write).begin_nd()?;
        writer.extend(raw.as_chunks::<N>().0.iter().map(|&chunk| value_of(chunk)))?;
        writer.finish()?;
        Ok(bytes)
    }
    match ty.element {
        Element::I8 => written(raw, &ty.shape, i8::from_le_bytes),
        Element::U8 => written(raw, &ty.shape, u8::from_le_bytes),
        Element::I16 => written(raw, &ty.shape, i16::from_le_bytes),
        Element::I32 => written(raw, &ty.shape, i32::from_le_bytes),
        Element::F32 => written(raw, &ty.shape, f32::from_le_bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn npy_round_trips_every_element_type() {
        for element in [
            Element::I8,
            Element::U8,
            Element::I16,
            Element::I32,
            Element::F32,
        ] {
            let ty = TensorType {
                element,
                shape: vec![3, 2],
            };
            let raw: Vec<u8> = (0..ty.len_bytes()).map(|i| i as u8 * 3).collect();
            assert_eq!(
                from_npy(&to_npy(&raw, &ty).unwrap(), &ty).unwrap(),
                raw,
                "{element:?}"
            );
        }
    }

    #[test]
    fn refuses_another_shape_or_type() {
        let ty = TensorType {
            element: Element::I16,
            shape: vec![4],
        };
        let npy = to_npy(&[0; 8], &ty).unwrap();
        assert!(
            from_npy(
                &npy,
                &TensorType {
                    element: Element::I16,
                    shape: vec![2, 2]
                }
            )
            .is_err()
        );
        assert!(
            from_npy(
                &npy,
                &TensorType {
                    element: Element::F32,
                    shape: vec![4]
                }
            )
            .is_err()
        );
    }
}
