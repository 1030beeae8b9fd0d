//! Elements of arrays as numbers.

use half::{bf16, f16};
use peapod_npy::Element;

/// The bytes of consecutive elements.
fn each<const N: usize, T>(bytes: &[u8], number: impl Fn([u8; N]) -> T) -> Vec<T> {
    bytes.as_chunks().0.iter().map(|it| number(*it)).collect()
}

/// Little-endian elements as floats; `None` for those that are no real numbers.
pub(crate) fn floats(element: Element, bytes: &[u8]) -> Option<Vec<f32>> {
    Some(match element {
        Element::Bool | Element::U8 => each(bytes, |it| u8::from_le_bytes(it).into()),
        Element::I8 => each(bytes, |it| i8::from_le_bytes(it).into()),
        Element::I16 => each(bytes, |it| i16::from_le_bytes(it).into()),
        Element::U16 => each(bytes, |it| u16::from_le_bytes(it).into()),
        Element::I32 => each(bytes, |it| i32::from_le_bytes(it) as f32),
        Element::U32 => each(bytes, |it| u32::from_le_bytes(it) as f32),
        Element::I64 => each(bytes, |it| i64::from_le_bytes(it) as f32),
        Element::U64 => each(bytes, |it| u64::from_le_bytes(it) as f32),
        Element::F16 => each(bytes, |it| f16::from_le_bytes(it).to_f32()),
        Element::Bf16 => each(bytes, |it| bf16::from_le_bytes(it).to_f32()),
        Element::F32 => each(bytes, f32::from_le_bytes),
        Element::F64 => each(bytes, |it| f64::from_le_bytes(it) as f32),
        Element::C64 | Element::C128 | Element::Byte => return None,
    })
}

/// Little-endian elements as integers; `None` for other types. What does not fit is -1, which is no
/// class either.
pub(crate) fn integers(element: Element, bytes: &[u8]) -> Option<Vec<i64>> {
    Some(match element {
        Element::Bool | Element::U8 => each(bytes, |it| u8::from_le_bytes(it).into()),
        Element::I8 => each(bytes, |it| i8::from_le_bytes(it).into()),
        Element::I16 => each(bytes, |it| i16::from_le_bytes(it).into()),
        Element::U16 => each(bytes, |it| u16::from_le_bytes(it).into()),
        Element::I32 => each(bytes, |it| i32::from_le_bytes(it).into()),
        Element::U32 => each(bytes, |it| u32::from_le_bytes(it).into()),
        Element::I64 => each(bytes, i64::from_le_bytes),
        Element::U64 => each(bytes, |it| {
            i64::try_from(u64::from_le_bytes(it)).unwrap_or(-1)
        }),
        Element::F16 | Element::Bf16 | Element::F32 | Element::F64 => return None,
        Element::C64 | Element::C128 | Element::Byte => return None,
    })
}
