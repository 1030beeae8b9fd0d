//! Tensors of element types that the IR has others for: complex numbers, short floats, and integers
//! of few bits or without a sign.
//!
//! In `.npy` files types of `ml_dtypes` are bytes without a meaning (`V1`): integers of 2 and 4
//! bits in the low bits of a byte, floats as their bits.

use std::path::Path;

use peapod_diagnostic::{Result, ResultExt, cannot_read, code, ensure, read_file};
use peapod_ir::{Shown, TensorType};
use peapod_npy::{Array, Element};

use super::{Format, mismatch};
use crate::memory;

/// Reads the bytes of a tensor of what stands for elements, from a file of these elements.
///
/// # Errors
///
/// The file cannot be read, or holds another type or shape.
pub fn read(path: &Path, ty: &TensorType, shown: Shown) -> Result<Vec<u8>> {
    let format = Format::of(path)?;
    let bytes = read_file(path, memory::limit()).map_err(cannot_read(path))?;
    decode(&format, bytes, ty, shown).in_file(path.display())
}

/// The bytes of a tensor of what stands for elements, of what an `.npy` file of these holds.
///
/// # Errors
///
/// It is no such file, or holds another type or shape.
pub fn from_npy(bytes: &[u8], ty: &TensorType, shown: Shown) -> Result<Vec<u8>> {
    decode(&Format::Npy, bytes.to_vec(), ty, shown)
}

/// What an `.npy` file of these elements holds.
pub fn to_npy(ty: &TensorType, shown: Shown, bytes: &[u8]) -> Vec<u8> {
    peapod_npy::write(element(shown), &shape(ty, shown), &masked(shown, bytes))
}

/// Elements of few bits with zeros in the others.
fn masked(shown: Shown, bytes: &[u8]) -> Vec<u8> {
    let mask = bits(shown).map_or(u8::MAX, |bits| u8::MAX >> (8 - bits));
    bytes.iter().map(|byte| byte & mask).collect()
}

fn decode(format: &Format, bytes: Vec<u8>, ty: &TensorType, shown: Shown) -> Result<Vec<u8>> {
    let bytes = match format {
        Format::Raw => {
            let (found, expected) = (bytes.len(), ty.size_bytes());
            let what = typed(ty, shown);
            let message = format!("expected {expected} bytes for {what}, found {found}");
            ensure!(found == expected, mismatch(message, ty));
            bytes
        }
        Format::Npy => {
            let array = Array::read(&bytes)?;
            let shape = shape(ty, shown);
            let message = format!("expected shape {shape:?}, found {:?}", array.shape());
            ensure!(
                array.shape() == shape,
                code::TENSOR_MISMATCH.error(message, format!("save {}", typed(ty, shown)))
            );
            let elements = array.elements(element(shown));
            // Integers of a byte may say the numbers as well, or the bits of floats.
            let elements = elements.or_else(|error| {
                let plain = array.elements(plain(shown).ok_or(error.clone())?);
                plain.map_err(|_| error)
            });
            elements.note(|| format!("the program takes {}", typed(ty, shown)))?
        }
    };
    let bits = bits(shown);
    let one = |byte: u8| match bits {
        Some(bits) => extended(byte, bits, is_signed(shown)),
        None => Some(byte),
    };
    let each = bytes.iter().map(|byte| one(*byte));
    let found: Option<Vec<u8>> = each.collect();
    found.ok_or_else(|| {
        let strange = bytes.iter().find(|byte| one(**byte).is_none());
        let message = format!(
            "{} is not a value of {}",
            strange.copied().unwrap_or_default(),
            shown.name()
        );
        let help = "write the elements in the range of their type";
        code::TENSOR_VALUE.error(message, help).into()
    })
}

/// The bytes of a file of these elements.
///
/// # Errors
///
/// The file's name says no format.
pub fn encode(path: &Path, ty: &TensorType, shown: Shown, bytes: &[u8]) -> Result<Vec<u8>> {
    Ok(match Format::of(path)? {
        Format::Raw => masked(shown, bytes),
        Format::Npy => to_npy(ty, shown, bytes),
    })
}

/// Extents as the user knows them.
pub fn shape(ty: &TensorType, shown: Shown) -> Vec<usize> {
    let parts = usize::from(shown.is_complex());
    ty.shape[..ty.shape.len().saturating_sub(parts)].to_vec()
}

/// Element type and shape as messages show them.
pub fn typed(ty: &TensorType, shown: Shown) -> String {
    format!("{}{:?}", shown.name(), shape(ty, shown))
}

/// What `.npy` files call these elements.
fn element(shown: Shown) -> Element {
    match shown {
        Shown::Complex64 => Element::C64,
        Shown::Complex128 => Element::C128,
        Shown::U16 => Element::U16,
        Shown::U64 => Element::U64,
        Shown::I2 | Shown::I4 | Shown::U2 | Shown::U4 => Element::Byte,
        Shown::F4E2M1FN | Shown::F6E2M3FN | Shown::F6E3M2FN => Element::Byte,
        Shown::F8E3M4 | Shown::F8E4M3 | Shown::F8E4M3FN | Shown::F8E4M3FNUZ => Element::Byte,
        Shown::F8E4M3B11FNUZ | Shown::F8E5M2 | Shown::F8E5M2FNUZ => Element::Byte,
        Shown::F8E8M0FNU => Element::Byte,
    }
}

/// The plain integers that say such elements as well.
fn plain(shown: Shown) -> Option<Element> {
    match (element(shown), is_signed(shown)) {
        (Element::Byte, true) => Some(Element::I8),
        (Element::Byte, false) => Some(Element::U8),
        _ => None,
    }
}

/// Bits of an element that has less than 8.
fn bits(shown: Shown) -> Option<u32> {
    match shown {
        Shown::I2 | Shown::U2 => Some(2),
        Shown::I4 | Shown::U4 | Shown::F4E2M1FN => Some(4),
        Shown::F6E2M3FN | Shown::F6E3M2FN => Some(6),
        Shown::Complex64 | Shown::Complex128 | Shown::U16 | Shown::U64 => None,
        Shown::F8E3M4 | Shown::F8E4M3 | Shown::F8E4M3FN | Shown::F8E4M3FNUZ => None,
        Shown::F8E4M3B11FNUZ | Shown::F8E5M2 | Shown::F8E5M2FNUZ | Shown::F8E8M0FNU => None,
    }
}

fn is_signed(shown: Shown) -> bool {
    matches!(shown, Shown::I2 | Shown::I4)
}

/// An element in the low bits of a byte, or with its sign in all of them, in the latter form.
fn extended(byte: u8, bits: u32, signed: bool) -> Option<u8> {
    let unused = 8 - bits;
    let high = byte << unused;
    let plain = high >> unused;
    let extended = (high.cast_signed() >> unused).cast_unsigned();
    match signed {
        true => (byte == plain || byte == extended).then_some(extended),
        false => (byte == plain).then_some(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_round_trip() {
        for shown in Shown::ALL {
            let shape: &[usize] = if shown.is_complex() { &[3, 2] } else { &[3] };
            let ty = TensorType::new(shown.dtype(), shape);
            let limit = bits(shown).map_or(255, |bits| (1 << bits) - 1);
            let bytes = (0..ty.size_bytes()).map(|index| {
                let byte = (index as u8).wrapping_mul(3) & limit;
                let bits = bits(shown).unwrap_or(8);
                extended(byte, bits, is_signed(shown)).unwrap()
            });
            let bytes: Vec<u8> = bytes.collect();
            for (name, format) in [("x.npy", Format::Npy), ("x.bin", Format::Raw)] {
                let file = encode(Path::new(name), &ty, shown, &bytes).unwrap();
                let found = decode(&format, file, &ty, shown).unwrap();
                assert_eq!(found, bytes, "{}, {name}", shown.name());
            }
        }
    }

    #[test]
    fn what_does_not_match_says_both() {
        let ty = TensorType::new(Shown::Complex64.dtype(), [4, 2]);
        let error = |file: Vec<u8>, ty: &TensorType, shown| {
            decode(&Format::Npy, file, ty, shown)
                .unwrap_err()
                .to_string()
        };
        let file = peapod_npy::write(Element::F32, &[4], &[0; 16]);
        let message = error(file, &ty, Shown::Complex64);
        assert!(
            message.contains("'c8'") && message.contains("'<f4'"),
            "{message}"
        );
        let file = peapod_npy::write(Element::C64, &[4, 2], &[0; 64]);
        let message = error(file, &ty, Shown::Complex64);
        assert!(message.contains("[4], found [4, 2]"), "{message}");
        let ty = TensorType::new(Shown::U4.dtype(), [1]);
        let file = peapod_npy::write(Element::U8, &[1], &[16]);
        let message = error(file, &ty, Shown::U4);
        assert_eq!(message, "16 is not a value of ui4");
        let file = peapod_npy::write(Element::I8, &[1], &[0xf8]);
        let ty = TensorType::new(Shown::I4.dtype(), [1]);
        assert_eq!(decode(&Format::Npy, file, &ty, Shown::I4).unwrap(), [0xf8]);
    }
}
