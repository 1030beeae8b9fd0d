//! Types, attributes and names as MLIR writes them.

use std::fmt::Display;

use peapod_ir::ops::tensor::Precision;
use peapod_ir::{DType, TensorType};

/// Name of an element type.
pub(super) fn element(dtype: DType) -> &'static str {
    match dtype {
        DType::F32 => "f32",
        DType::F16 => "f16",
        DType::Bf16 => "bf16",
        DType::F64 => "f64",
        DType::I4 => "i4",
        DType::I8 => "i8",
        DType::I16 => "i16",
        DType::I32 => "i32",
        DType::I64 => "i64",
        DType::U8 => "ui8",
        DType::U32 => "ui32",
        DType::Bool => "i1",
    }
}

/// `tensor<2x3xf32>`.
pub(super) fn tensor(ty: &TensorType) -> String {
    let extents: String = ty.shape.iter().map(|extent| format!("{extent}x")).collect();
    format!("tensor<{extents}{}>", element(ty.dtype))
}

/// Items with commas between them.
pub(super) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// `array<i64: 1, 2>`.
pub(super) fn array(values: &[impl Display]) -> String {
    typed_array("i64", values)
}

/// `array<i1: true, false>`.
pub(super) fn truths(values: &[bool]) -> String {
    typed_array("i1", values)
}

fn typed_array(element: &str, values: &[impl Display]) -> String {
    match values.is_empty() {
        true => format!("array<{element}>"),
        false => format!("array<{element}: {}>", list(values)),
    }
}

/// `1 : i64`.
pub(super) fn number(value: impl Display) -> String {
    format!("{value} : i64")
}

/// Rows of equal length: `dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>`.
pub(super) fn rows<T: Display>(rows: &[impl AsRef<[T]>]) -> String {
    let columns = rows.first().map_or(0, |row| row.as_ref().len());
    let lists = rows.iter().map(|row| format!("[{}]", list(row.as_ref())));
    format!(
        "dense<[{}]> : tensor<{}x{columns}xi64>",
        list(lists),
        rows.len()
    )
}

/// A structure of the dialect, without the lists that are empty.
pub(super) fn structure(name: &str, fields: &[(&str, String)]) -> String {
    let fields = fields.iter().filter(|(_, value)| value != "[]");
    let fields = fields.map(|(name, value)| format!("{name} = {value}"));
    format!("#stablehlo.{name}<{}>", list(fields))
}

/// The `precision_config` of two operands, where it says more than its absence.
pub(super) fn precisions(of: [Precision; 2]) -> Option<(&'static str, String)> {
    let words = of.map(|it| format!("#stablehlo<precision {}>", it.name().to_uppercase()));
    (of != [Precision::Default; 2]).then(|| ("precision_config", format!("[{}]", list(words))))
}

/// `[1, 2]`.
pub(super) fn dims(dims: &[usize]) -> String {
    format!("[{}]", list(dims))
}

/// Text in quotes.
pub(super) fn string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for char in text.chars() {
        match char {
            '"' | '\\' => quoted.extend(['\\', char]),
            char if char.is_ascii_control() => quoted += &format!("\\{:02X}", u32::from(char)),
            char => quoted.push(char),
        }
    }
    quoted + "\""
}

/// Whether a name needs no quotes, whether of a value or of a function.
pub(super) fn is_plain(name: &str) -> bool {
    let mut chars = name.chars();
    let first = chars.next();
    first.is_some_and(|char| char.is_ascii_alphabetic() || char == '_')
        && chars.all(|char| char.is_ascii_alphanumeric() || char == '_')
}

/// `@name`, in quotes where it has to be.
pub(super) fn symbol(name: &str) -> String {
    match is_plain(name) {
        true => format!("@{name}"),
        false => format!("@{}", string(name)),
    }
}
