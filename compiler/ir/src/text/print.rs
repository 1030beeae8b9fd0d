//! Modules to text.

use std::fmt::{self, Display, Formatter, Write};

use cranelift_entity::EntitySet;

use super::mesh::{AnnotationText, MeshLine};
use crate::eval::scalar::{bf16_bits, bf16_value, f16_bits, f16_value};
use crate::graph::{Function, Location, Module, Op, Origin, Signature, Value, ValueId};
use crate::mesh::Mesh;
use crate::numerics::Numerics;
use crate::shown::Shown;
use crate::types::{DType, Quantization, TensorType};

/// Constants with more elements are printed as hexadecimal bytes.
const LIST_ELEMENTS: usize = 32;

/// Bytes of hexadecimal per line.
const HEX_LINE_BYTES: usize = 40;

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "module {}", Quoted(&self.name))?;
        if self.numerics != Numerics::default() {
            writeln!(f, "numerics {}", self.numerics)?;
        }
        write!(f, "{}", MeshLine(&self.mesh))?;
        if !self.metadata.is_empty() {
            writeln!(f)?;
        }
        for (name, bytes) in &self.metadata {
            writeln!(f, "metadata {} = {}", Quoted(name), Hex(bytes))?;
        }
        for signature in &self.signatures {
            write!(f, "\n{signature}")?;
        }
        for function in &self.functions {
            writeln!(f)?;
            let mesh = &self.mesh;
            FunctionText { function, mesh }.fmt(f)?;
        }
        Ok(())
    }
}

impl Display for Signature {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "signature {}", Quoted(&self.key))?;
        if let Some(function) = &self.function {
            write!(f, " @{}", FunctionName(function))?;
        }
        writeln!(f, " {{")?;
        for (name, id) in &self.inputs {
            writeln!(f, "  input {} = %{}", Quoted(name), id.0)?;
        }
        for (name, id) in &self.outputs {
            writeln!(f, "  output {} = %{}", Quoted(name), id.0)?;
        }
        writeln!(f, "}}")
    }
}

/// Axes are numbered: only the module knows their names.
impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (function, mesh) = (self, &Mesh::default());
        FunctionText { function, mesh }.fmt(f)
    }
}

/// A function with the names of its module's axes.
struct FunctionText<'a> {
    function: &'a Function,
    mesh: &'a Mesh,
}

impl Display for FunctionText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let function = self.function;
        write!(f, "func @{}(", FunctionName(&function.name))?;
        for (position, &id) in function.inputs.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { ", " })?;
            match function.values.get(id) {
                Some(value) => {
                    write!(f, "{}: ", Definition(function, id))?;
                    self.fmt_type(f, value)?;
                }
                None => write!(f, "%{}", id.0)?,
            }
        }
        f.write_str(")")?;
        let pairs = function.replaces.iter();
        let pairs = pairs.map(|(result, argument)| format!("{result}: {argument}"));
        let open = function.feedback_open.then(|| "?".to_owned());
        let pairs: Vec<String> = pairs.chain(open).collect();
        if !pairs.is_empty() {
            write!(f, " replaces({})", pairs.join(", "))?;
        }
        self.fmt_shown(f)?;
        f.write_str(" {\n")?;
        self.fmt_values(f)?;
        for op in &function.ops {
            self.fmt_op(f, op)?;
        }
        write!(f, "  return")?;
        for (position, id) in function.outputs.iter().enumerate() {
            let comma = if position == 0 { "" } else { "," };
            write!(f, "{comma} %{}", id.0)?;
        }
        writeln!(f, "\n}}")
    }
}

impl FunctionText<'_> {
    fn fmt_type(&self, f: &mut Formatter<'_>, value: &Value) -> fmt::Result {
        value.ty.fmt(f)?;
        match &value.annotation {
            Some(annotation) => AnnotationText(self.mesh, annotation).fmt(f),
            None => Ok(()),
        }
    }

    /// What the user knows arguments and results as.
    fn fmt_shown(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let shown = &self.function.shown;
        let lists = [("in", &shown.inputs), ("out", &shown.outputs)].into_iter();
        let each = |(what, ports): (&'static str, &Vec<(usize, Shown)>)| {
            let ports = ports.iter();
            let text = |(index, shown): &(usize, Shown)| {
                format!("{what} {index}: {}", Quoted(shown.name()))
            };
            ports.map(text).collect::<Vec<_>>()
        };
        let all: Vec<String> = lists.flat_map(each).collect();
        match all.is_empty() {
            true => Ok(()),
            false => write!(f, " shown({})", all.join(", ")),
        }
    }

    /// Everything that neither the header nor an op defines.
    fn fmt_values(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let function = self.function;
        let mut results = EntitySet::new();
        let outputs = function
            .ops
            .iter()
            .flat_map(|op| op.outputs.iter().copied());
        results.extend(outputs.filter(|id| function.values.is_valid(*id)));
        for (id, value) in &function.values {
            let word = match &value.origin {
                Origin::Constant(_) if value.compressed => "compressed",
                Origin::Constant(_) => "const",
                Origin::State => "state",
                Origin::Argument if !function.inputs.contains(&id) => "argument",
                Origin::Result if !results.contains(id) => "undefined",
                Origin::Argument | Origin::Result => continue,
            };
            write!(f, "  {word} {}: ", Definition(function, id))?;
            self.fmt_type(f, value)?;
            if let Origin::Constant(bytes) = &value.origin {
                f.write_str(" = ")?;
                fmt_constant(f, value, bytes)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    fn fmt_op(&self, f: &mut Formatter<'_>, op: &Op) -> fmt::Result {
        let function = self.function;
        f.write_str("  ")?;
        for (position, &id) in op.outputs.iter().enumerate() {
            let comma = if position == 0 { "" } else { ", " };
            write!(f, "{comma}{}", Definition(function, id))?;
        }
        let equals = if op.outputs.is_empty() { "" } else { " = " };
        write!(f, "{equals}{}(", op.kind)?;
        for (position, input) in op.inputs.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { ", " })?;
            match input {
                Some(id) => write!(f, "%{}", id.0)?,
                None => f.write_str("_")?,
            }
        }
        write!(f, "){}", op.kind.def().attributes())?;
        for (position, id) in op.outputs.iter().enumerate() {
            f.write_str(if position == 0 { " : " } else { ", " })?;
            match function.values.get(*id) {
                Some(value) => self.fmt_type(f, value)?,
                None => f.write_str("?")?,
            }
        }
        writeln!(f, "{}", op.location)
    }
}

impl Display for Location {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let index = self.index.map(|index| index.to_string());
        let name = (!self.name.is_empty()).then(|| Quoted(&self.name).to_string());
        let line = self.line.map(|line| format!("line {line}"));
        let parts: Vec<String> = [index, name, line].into_iter().flatten().collect();
        match parts.is_empty() {
            true => Ok(()),
            false => write!(f, " loc({})", parts.join(" ")),
        }
    }
}

impl Display for TensorType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.dtype.name(), self.shape)?;
        match &self.quant {
            Some(quant) => write!(f, " {quant}"),
            None => Ok(()),
        }
    }
}

impl Display for Quantization {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("quant(")?;
        if let Some(axis) = self.axis {
            write!(f, "axis = {axis}")?;
        }
        let count = self.scales.len().max(self.zero_points.len());
        for index in 0..count {
            let first = index == 0 && self.axis.is_none();
            f.write_str(if first { "" } else { ", " })?;
            // Unequal numbers of the two are invalid, but have to be seen.
            match self.scales.get(index) {
                Some(scale) => write!(f, "{scale:?}:")?,
                None => f.write_str("_:")?,
            }
            match self.zero_points.get(index) {
                Some(zero_point) => write!(f, "{zero_point}")?,
                None => f.write_str("_")?,
            }
        }
        f.write_str(")")
    }
}

/// `%3 "name"`
struct Definition<'a>(&'a Function, ValueId);

impl Display for Definition<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(function, id) = self;
        write!(f, "%{}", id.0)?;
        match function.values.get(*id) {
            Some(value) if !value.name.is_empty() => write!(f, " {}", Quoted(&value.name)),
            Some(_) | None => Ok(()),
        }
    }
}

/// A string with everything escaped that could be misread.
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                '\n' => f.write_str("\\n")?,
                '\t' => f.write_str("\\t")?,
                '\r' => f.write_str("\\r")?,
                _ if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                    write!(f, "\\u{{{:x}}}", u32::from(c))?;
                }
                _ => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

/// A function's name, quoted where it is not a plain word.
pub(crate) struct FunctionName<'a>(pub(crate) &'a str);

impl Display for FunctionName<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let plain = !self.0.is_empty() && self.0.chars().all(super::lexer::in_name);
        if plain {
            f.write_str(self.0)
        } else {
            Quoted(self.0).fmt(f)
        }
    }
}

/// `hex "…"`, a line for each stretch of bytes.
struct Hex<'a>(&'a [u8]);

impl Display for Hex<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("hex")?;
        let broken = self.0.len() > HEX_LINE_BYTES;
        for line in self.0.chunks(HEX_LINE_BYTES) {
            f.write_str(if broken { "\n    \"" } else { " \"" })?;
            for byte in line {
                write!(f, "{byte:02x}")?;
            }
            f.write_char('"')?;
        }
        f.write_str(if self.0.is_empty() { " \"\"" } else { "" })
    }
}

fn fmt_constant(f: &mut Formatter<'_>, value: &Value, bytes: &[u8]) -> fmt::Result {
    let size = value.ty.dtype.size_bytes();
    let listed = bytes.len() <= size * LIST_ELEMENTS && bytes.len().is_multiple_of(size);
    let elements = bytes
        .chunks_exact(size)
        .map(|bytes| element(value.ty.dtype, bytes));
    match elements.collect::<Option<Vec<_>>>() {
        Some(elements) if listed => write!(f, "[{}]", elements.join(", ")),
        Some(_) | None => write!(f, "{}", Hex(bytes)),
    }
}

/// An element as it reads back, or `None` where only its bytes say what it is.
fn element(dtype: DType, bytes: &[u8]) -> Option<String> {
    match dtype {
        DType::F32 => {
            let value = f32::from_le_bytes(bytes.try_into().ok()?);
            let plain = !value.is_nan() || value.to_bits() == f32::NAN.to_bits();
            plain.then(|| format!("{value:?}"))
        }
        DType::F64 => {
            let value = f64::from_le_bytes(bytes.try_into().ok()?);
            let plain = !value.is_nan() || value.to_bits() == f64::NAN.to_bits();
            plain.then(|| format!("{value:?}"))
        }
        DType::F16 => {
            let bits = u16::from_le_bytes(bytes.try_into().ok()?);
            exact(f16_value(bits), |back| f16_bits(back) == bits)
        }
        DType::Bf16 => {
            let bits = u16::from_le_bytes(bytes.try_into().ok()?);
            exact(bf16_value(bits), |back| bf16_bits(back) == bits)
        }
        DType::I4 => {
            let value = i8::from_le_bytes(bytes.try_into().ok()?);
            (-8..=7).contains(&value).then(|| value.to_string())
        }
        DType::I8 => Some(i8::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::I16 => Some(i16::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::I32 => Some(i32::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::I64 => Some(i64::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::U8 => Some(u8::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::U32 => Some(u32::from_le_bytes(bytes.try_into().ok()?).to_string()),
        DType::Bool => match bytes {
            [0] => Some("false".to_owned()),
            [1] => Some("true".to_owned()),
            _ => None,
        },
    }
}

/// A number whose text reads back as itself.
fn exact(value: f32, is_itself: impl Fn(f64) -> bool) -> Option<String> {
    let text = format!("{value:?}");
    text.parse().is_ok_and(is_itself).then_some(text)
}
