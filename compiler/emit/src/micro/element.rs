//! What element types are called in C and in Rust.

use peapod_ir::plan::micro::Element;

/// The type in C; truth values are bytes.
pub(super) fn c_type(element: Element) -> &'static str {
    match element {
        Element::S8 => "int8_t",
        Element::U8 | Element::Bool => "uint8_t",
        Element::S16 => "int16_t",
        Element::S32 => "int32_t",
        Element::F32 => "float",
        Element::S64 => "int64_t",
        Element::U32 => "uint32_t",
    }
}

/// The type in Rust; truth values are bytes.
pub(super) fn rust_type(element: Element) -> &'static str {
    match element {
        Element::S8 => "i8",
        Element::U8 | Element::Bool => "u8",
        Element::S16 => "i16",
        Element::S32 => "i32",
        Element::F32 => "f32",
        Element::S64 => "i64",
        Element::U32 => "u32",
    }
}

/// Smallest and largest value of an integer type whose elements may have a scale.
pub(super) fn range(element: Element) -> Option<(i64, i64)> {
    match element {
        Element::S8 => Some((i8::MIN.into(), i8::MAX.into())),
        Element::U8 => Some((u8::MIN.into(), u8::MAX.into())),
        Element::S16 => Some((i16::MIN.into(), i16::MAX.into())),
        Element::S32 => Some((i32::MIN.into(), i32::MAX.into())),
        Element::U32 => Some((u32::MIN.into(), u32::MAX.into())),
        Element::F32 | Element::S64 | Element::Bool => None,
    }
}
