//! Types of StableHLO values and how they are written.

use super::attribute::Attribute;
use std::fmt;

/// The type of a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Type {
    /// `tensor<…>`.
    Tensor(TensorType),
    /// A number outside any tensor, such as the `i64` of `1 : i64`.
    Element(ElementType),
    /// `tuple<…>`.
    Tuple(Vec<Type>),
    /// `(…) -> …`.
    Function(Box<FunctionType>),
    /// `!stablehlo.token`, which orders side effects.
    Token,
    /// `none`.
    None,
    /// Another dialect's type, as it was written.
    Opaque(String),
}

impl Type {
    /// The tensor type, if it is one.
    pub fn as_tensor(&self) -> Option<&TensorType> {
        if let Type::Tensor(tensor) = self {
            Some(tensor)
        } else {
            None
        }
    }
}

/// Inputs and results of a function.
#[derive(Debug, Clone, PartialEq)]
pub struct FunctionType {
    /// Types of the arguments.
    pub inputs: Vec<Type>,
    /// Types of the results.
    pub results: Vec<Type>,
}

/// A ranked tensor.
#[derive(Debug, Clone, PartialEq)]
pub struct TensorType {
    /// Dimension sizes; `None` if the text says `?`.
    pub shape: Vec<Option<u64>>,
    /// Type of the elements.
    pub element: ElementType,
    /// What follows the element type after a comma, such as `#stablehlo.bounds<…>`.
    pub encoding: Option<Box<Attribute>>,
}

impl TensorType {
    /// A tensor without encoding.
    pub fn new(shape: Vec<Option<u64>>, element: ElementType) -> Self {
        Self {
            shape,
            element,
            encoding: None,
        }
    }

    /// The number of elements; `None` with dynamic dimensions or past `u64`.
    pub fn element_count(&self) -> Option<u64> {
        if self.shape.contains(&Some(0)) && !self.shape.contains(&None) {
            return Some(0);
        }
        self.shape
            .iter()
            .try_fold(1u64, |count, size| count.checked_mul((*size)?))
    }
}

/// Whether an integer type says how its top bit is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signedness {
    /// `i32`: two's complement where it matters.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

/// The type of one element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ElementType {
    /// `i1` to `i64`, `ui2` to `ui64`, `si…`.
    Integer {
        /// Number of bits, 1 to 64.
        width: u32,
        /// How the top bit is meant.
        signedness: Signedness,
    },
    /// A floating-point type.
    Float(FloatType),
    /// `complex<…>`.
    Complex(FloatType),
    /// `index`, which only sizes and layouts have.
    Index,
    /// `!quant.uniform<…>`, as it was written.
    Quantized(String),
}

impl ElementType {
    /// The signless integer of `width` bits.
    pub const fn integer(width: u32) -> Self {
        Self::Integer {
            width,
            signedness: Signedness::Signless,
        }
    }

    /// The type that `word` names, if it names one without parameters.
    pub fn from_word(word: &str) -> Option<Self> {
        if word == "index" {
            return Some(Self::Index);
        }
        if let Some(&(_, float)) = FLOAT_NAMES.iter().find(|(name, _)| *name == word) {
            return Some(Self::Float(float));
        }
        let (signedness, digits) = if let Some(digits) = word.strip_prefix("ui") {
            (Signedness::Unsigned, digits)
        } else if let Some(digits) = word.strip_prefix("si") {
            (Signedness::Signed, digits)
        } else {
            (Signedness::Signless, word.strip_prefix('i')?)
        };
        let plain = !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
        let width = digits
            .parse()
            .ok()
            .filter(|width| plain && (1..=64).contains(width))?;
        Some(Self::Integer { width, signedness })
    }

    /// Bytes that one element takes in [`DenseTensor`](super::DenseTensor): narrow integers and
    /// floats take a whole byte each. `None` where constants of the type are not read.
    pub fn storage_len_bytes(&self) -> Option<usize> {
        match self {
            Self::Integer { width, .. } => Some(width.div_ceil(8) as usize),
            Self::Float(float) => Some(float.width_bits().div_ceil(8) as usize),
            Self::Index => Some(8),
            Self::Complex(float) => Some(2 * float.width_bits().div_ceil(8) as usize),
            Self::Quantized(_) => None,
        }
    }
}

macro_rules! float_types {
    ($($variant:ident $name:literal $bits:literal),+ $(,)?) => {
        /// Floating-point types, named as MLIR names them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum FloatType {
            $(#[doc = concat!("`", $name, "`.")] $variant,)+
        }

        const FLOAT_NAMES: &[(&str, FloatType)] = &[$(($name, FloatType::$variant)),+];

        impl FloatType {
            /// How MLIR writes it.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// Number of bits.
            pub fn width_bits(self) -> u32 {
                match self { $(Self::$variant => $bits),+ }
            }
        }
    };
}

float_types! {
    F4E2M1FN "f4E2M1FN" 4,
    F6E2M3FN "f6E2M3FN" 6,
    F6E3M2FN "f6E3M2FN" 6,
    F8E3M4 "f8E3M4" 8,
    F8E4M3 "f8E4M3" 8,
    F8E4M3FN "f8E4M3FN" 8,
    F8E4M3FNUZ "f8E4M3FNUZ" 8,
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" 8,
    F8E5M2 "f8E5M2" 8,
    F8E5M2FNUZ "f8E5M2FNUZ" 8,
    F8E8M0FNU "f8E8M0FNU" 8,
    F16 "f16" 16,
    Bf16 "bf16" 16,
    Tf32 "tf32" 19,
    F32 "f32" 32,
    F64 "f64" 64,
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer { width, signedness } => {
                let prefix = match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                };
                write!(f, "{prefix}{width}")
            }
            Self::Float(float) => f.write_str(float.name()),
            Self::Complex(float) => write!(f, "complex<{}>", float.name()),
            Self::Index => f.write_str("index"),
            Self::Quantized(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            match size {
                Some(size) => write!(f, "{size}x")?,
                None => f.write_str("?x")?,
            }
        }
        write!(f, "{}", self.element)?;
        if let Some(encoding) = &self.encoding {
            write!(f, ", {encoding}")?;
        }
        f.write_str(">")
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tensor(tensor) => write!(f, "{tensor}"),
            Self::Element(element) => write!(f, "{element}"),
            Self::Tuple(types) => write!(f, "tuple<{}>", TypeList(types)),
            Self::Function(function) => write!(f, "{function}"),
            Self::Token => f.write_str("!stablehlo.token"),
            Self::None => f.write_str("none"),
            Self::Opaque(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for FunctionType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}) -> ", TypeList(&self.inputs))?;
        match &self.results[..] {
            // A lone function type needs its parentheses to be told from a list.
            [result] if !matches!(result, Type::Function(_)) => write!(f, "{result}"),
            results => write!(f, "({})", TypeList(results)),
        }
    }
}

/// Types with commas between them.
struct TypeList<'t>(&'t [Type]);

impl fmt::Display for TypeList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, ty) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{ty}")?;
        }
        Ok(())
    }
}
