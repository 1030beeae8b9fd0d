//! Attributes, shardings and locations to text.

use crate::stablehlo::attribute::{
    Attribute, Attributes, DenseTensor, DialectAttribute, FloatValue,
};
use crate::stablehlo::float;
use crate::stablehlo::location::Location;
use crate::stablehlo::sharding::{AxisReference, DimensionSharding, Mesh, MeshReference, Sharding};
use crate::stablehlo::types::{ElementType, FloatType, Signedness};
use std::fmt::{self, Display, Formatter, Write};

/// Elements beyond which a constant is printed in hexadecimal.
const MAX_LISTED: usize = 64;

/// `"text"` with its escapes.
pub(super) struct QuotedText<'a>(pub &'a [u8]);

impl Display for QuotedText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for &byte in self.0 {
            match byte {
                b'"' | b'\\' => write!(f, "\\{}", char::from(byte))?,
                b' '..=b'~' => f.write_char(byte.into())?,
                _ => write!(f, "\\{byte:02X}")?,
            }
        }
        f.write_char('"')
    }
}

/// `@name`, in quotes where it is not a word.
pub(super) struct SymbolName<'a>(pub &'a str);

impl Display for SymbolName<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "_$.".contains(c);
        let is_word = self.0.chars().all(is_part) && !self.0.starts_with(|c: char| c.is_numeric());
        if is_word && !self.0.is_empty() {
            return write!(f, "@{}", self.0);
        }
        write!(f, "@{}", QuotedText(self.0.as_bytes()))
    }
}

/// `{a = 1, b}`.
pub(super) struct Dictionary<'a>(pub &'a Attributes);

impl Display for Dictionary<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('{')?;
        for (index, (name, value)) in self.0.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            let is_part = |c: char| c.is_ascii_alphanumeric() || "_$.".contains(c);
            let starts_as_word = |c: char| c.is_ascii_alphabetic() || c == '_';
            if name.starts_with(starts_as_word) && name.chars().all(is_part) {
                f.write_str(name)?;
            } else {
                write!(f, "{}", QuotedText(name.as_bytes()))?;
            }
            if *value != Attribute::Unit {
                write!(f, " = {value}")?;
            }
        }
        f.write_char('}')
    }
}

/// Items with commas between them.
struct Commas<'a, T>(&'a [T]);

impl<T: Display> Display for Commas<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_joined(f, self.0, ", ")
    }
}

fn write_joined<T: Display>(
    f: &mut Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    separator: &str,
) -> fmt::Result {
    for (index, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if index > 0 { separator } else { "" })?;
    }
    Ok(())
}

impl Display for Attribute {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit => f.write_str("unit"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Integer { value, ty } => write!(f, "{value} : {ty}"),
            Self::Float { value, ty } => {
                write_float(f, *value, ty)?;
                write!(f, " : {ty}")
            }
            Self::String(text) => write!(f, "{}", QuotedText(text.as_bytes())),
            Self::Bytes(bytes) => write!(f, "{}", QuotedText(bytes)),
            Self::Symbol(path) => write_joined(f, path.iter().map(|name| SymbolName(name)), "::"),
            Self::Array(items) => write!(f, "[{}]", Commas(items)),
            Self::IntegerArray { ty, values } => write_integers(f, ty, values),
            Self::FloatArray { ty, values } => {
                write!(f, "array<{ty}")?;
                for (index, value) in values.iter().enumerate() {
                    f.write_str(if index > 0 { ", " } else { ": " })?;
                    write_float(f, *value, ty)?;
                }
                f.write_char('>')
            }
            Self::Dense(dense) => write!(f, "{dense}"),
            Self::Type(ty) => write!(f, "{ty}"),
            Self::Dictionary(items) => write!(f, "{}", Dictionary(items)),
            Self::Enum {
                dialect,
                kind,
                value,
            } => write!(f, "#{dialect}<{kind} {value}>"),
            Self::Keyword(word) => f.write_str(word),
            Self::Dialect(attribute) => write!(f, "{attribute}"),
            Self::Mesh(mesh) => write!(f, "#sdy.mesh{mesh}"),
            Self::Sharding(sharding) => write!(f, "#sdy.sharding{sharding}"),
            Self::ShardingPerValue(all) => write!(f, "#sdy.sharding_per_value<[{}]>", Commas(all)),
            Self::Axis(axis) => {
                write!(
                    f,
                    "#stablehlo.axis_ref<name = {}",
                    QuotedText(axis.name.as_bytes())
                )?;
                if let Some(part) = axis.sub_axis {
                    write!(f, ", sub_axis_info = ({}){}", part.pre_size, part.size)?;
                }
                f.write_char('>')
            }
            Self::ManualAxes(axes) => {
                let axes = axes.iter().map(|axis| QuotedText(axis.as_bytes()));
                let axes: Vec<_> = axes.collect();
                write!(f, "#sdy<manual_axes{{{}}}>", Commas(&axes))
            }
            Self::Location(location) => write!(f, "loc({location})"),
            Self::Opaque(text) => f.write_str(text),
        }
    }
}

fn write_integers(f: &mut Formatter<'_>, ty: &ElementType, values: &[i64]) -> fmt::Result {
    write!(f, "array<{ty}")?;
    for (index, value) in values.iter().enumerate() {
        f.write_str(if index > 0 { ", " } else { ": " })?;
        if *ty == ElementType::integer(1) {
            write!(f, "{}", *value != 0)?;
        } else {
            write!(f, "{value}")?;
        }
    }
    f.write_char('>')
}

fn write_float(f: &mut Formatter<'_>, value: FloatValue, ty: &ElementType) -> fmt::Result {
    let ElementType::Float(format) = ty else {
        return write!(f, "{}", value.get());
    };
    write_float_bits(f, float::encode(value.get(), *format), *format)
}

/// The shortest decimal that reads back to the same bits, or the bits in hexadecimal.
fn write_float_bits(f: &mut Formatter<'_>, bits: u64, ty: FloatType) -> fmt::Result {
    let value = float::decode(bits, ty);
    let shortest = if ty == FloatType::F64 {
        format!("{value:e}")
    } else {
        format!("{:e}", value as f32)
    };
    let reread = shortest
        .parse::<f64>()
        .map(|value| float::encode(value, ty));
    if !value.is_finite() || reread != Ok(bits) {
        let digits = ty.width_bits().div_ceil(4) as usize;
        return write!(f, "0x{bits:0digits$X}");
    }
    // MLIR wants a point in every float.
    let (digits, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let point = if digits.contains('.') { "" } else { ".0" };
    write!(f, "{digits}{point}e{exponent}")
}

impl Display for DialectAttribute {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            write!(f, "#{}.{}", self.dialect, self.name)?;
        }
        f.write_str(if self.name == "conv" { "<raw " } else { "<" })?;
        for (index, field) in self.fields.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            if let Some(name) = &field.name {
                write!(f, "{name} = ")?;
            }
            write_field(f, &field.value)?;
        }
        f.write_char('>')
    }
}

/// A field's value: numbers of the usual type do not say it there.
fn write_field(f: &mut Formatter<'_>, value: &Attribute) -> fmt::Result {
    if let Attribute::Integer { value, ty } = value
        && *ty == ElementType::integer(64)
    {
        return write!(f, "{value}");
    }
    // Infinities are printed as bits, which would be an integer without their type.
    if let Attribute::Float { value, ty } = value
        && *ty == ElementType::Float(FloatType::F64)
        && value.get().is_finite()
    {
        return write_float(f, *value, ty);
    }
    let Attribute::Array(items) = value else {
        return write!(f, "{value}");
    };
    f.write_char('[')?;
    for (index, item) in items.iter().enumerate() {
        f.write_str(if index > 0 { ", " } else { "" })?;
        write_field(f, item)?;
    }
    f.write_char(']')
}

impl Display for DenseTensor {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let element_len = self.ty.element.storage_len_bytes().unwrap_or(1);
        let elements: Vec<&[u8]> = self.data.chunks(element_len).collect();
        f.write_str("dense<")?;
        if self.is_splat() {
            write_element(f, &self.data, &self.ty.element)?;
        } else if elements.len() > MAX_LISTED {
            f.write_str("\"0x")?;
            self.data
                .iter()
                .try_for_each(|byte| write!(f, "{byte:02X}"))?;
            f.write_char('"')?;
        } else if !elements.is_empty() {
            let shape: Vec<u64> = self.ty.shape.iter().flatten().copied().collect();
            write_elements(f, &elements, &shape, &self.ty.element)?;
        }
        write!(f, "> : {}", self.ty)
    }
}

/// Nested lists in row-major order.
fn write_elements(
    f: &mut Formatter<'_>,
    elements: &[&[u8]],
    shape: &[u64],
    ty: &ElementType,
) -> fmt::Result {
    let [size, inner @ ..] = shape else {
        return elements
            .first()
            .map_or(Ok(()), |element| write_element(f, element, ty));
    };
    let parts = elements.chunks((elements.len() / *size as usize).max(1));
    f.write_char('[')?;
    for (index, part) in parts.enumerate() {
        f.write_str(if index > 0 { ", " } else { "" })?;
        write_elements(f, part, inner, ty)?;
    }
    f.write_char(']')
}

fn write_element(f: &mut Formatter<'_>, bytes: &[u8], ty: &ElementType) -> fmt::Result {
    if let ElementType::Complex(float) = ty {
        let (re, im) = bytes.split_at(bytes.len() / 2);
        let part = ElementType::Float(*float);
        f.write_char('(')?;
        write_element(f, re, &part)?;
        f.write_char(',')?;
        write_element(f, im, &part)?;
        return f.write_char(')');
    }
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(word);
    match ty {
        ElementType::Float(float) => write_float_bits(f, bits, *float),
        ElementType::Integer { .. } if *ty == ElementType::integer(1) => {
            write!(f, "{}", bits != 0)
        }
        ElementType::Integer { width, signedness } if *signedness != Signedness::Unsigned => {
            let unused = 64 - width;
            write!(f, "{}", ((bits << unused) as i64) >> unused)
        }
        ElementType::Integer { .. }
        | ElementType::Index
        | ElementType::Complex(_)
        | ElementType::Quantized(_) => write!(f, "{bits}"),
    }
}

impl Display for Mesh {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("<[")?;
        for (index, (name, size)) in self.axes.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{}={size}", QuotedText(name.as_bytes()))?;
        }
        f.write_char(']')?;
        if !self.device_ids.is_empty() {
            write!(f, ", device_ids=[{}]", Commas(&self.device_ids))?;
        }
        f.write_char('>')
    }
}

impl Display for Sharding {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.mesh {
            MeshReference::Named(name) => write!(f, "<{}", SymbolName(name))?,
            MeshReference::Inline(mesh) => write!(f, "<mesh{mesh}")?,
        }
        write!(f, ", [{}]", Commas(&self.dimensions))?;
        if !self.replicated.is_empty() {
            write!(f, ", replicated={{{}}}", Commas(&self.replicated))?;
        }
        if !self.unreduced.is_empty() {
            write!(f, ", unreduced={{{}}}", Commas(&self.unreduced))?;
        }
        f.write_char('>')
    }
}

impl Display for DimensionSharding {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}", Commas(&self.axes))?;
        if self.open {
            f.write_str(if self.axes.is_empty() { "?" } else { ", ?" })?;
        }
        f.write_char('}')?;
        self.priority
            .map_or(Ok(()), |priority| write!(f, "p{priority}"))
    }
}

impl Display for AxisReference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", QuotedText(self.name.as_bytes()))?;
        self.sub_axis
            .map_or(Ok(()), |sub| write!(f, ":({}){}", sub.pre_size, sub.size))
    }
}

/// What is between the parentheses of `loc(…)`.
impl Display for Location {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown"),
            Self::File { file, line, column } => {
                write!(f, "{}:{line}:{column}", QuotedText(file.as_bytes()))
            }
            Self::Name { name, child: None } => write!(f, "{}", QuotedText(name.as_bytes())),
            Self::Name {
                name,
                child: Some(child),
            } => {
                write!(f, "{}({child})", QuotedText(name.as_bytes()))
            }
            Self::CallSite { callee, caller } => write!(f, "callsite({callee} at {caller})"),
            Self::Fused {
                metadata,
                locations,
            } => {
                f.write_str("fused")?;
                if let Some(metadata) = metadata {
                    write!(f, "<{metadata}>")?;
                }
                write!(f, "[{}]", Commas(locations))
            }
            Self::Alias(name) => write!(f, "#{name}"),
        }
    }
}
