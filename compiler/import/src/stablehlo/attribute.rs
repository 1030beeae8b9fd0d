//! Attributes: what an op says besides its operands.

use std::sync::Arc;

use super::location::Location;
use super::sharding::{AxisReference, Mesh, Sharding};
use super::types::{ElementType, TensorType, Type};

/// A constant attached to an op, an argument or a module.
#[derive(Debug, Clone, PartialEq)]
pub enum Attribute {
    /// A name without a value, which says that something holds.
    Unit,
    /// `true` or `false`.
    Bool(bool),
    /// `1 : i64`.
    Integer {
        /// The value; an unsigned type's is never negative.
        value: i128,
        /// Its type, `i64` where the text gives none.
        ty: ElementType,
    },
    /// `1.0 : f32`.
    Float {
        /// The value.
        value: FloatValue,
        /// Its type, `f64` where the text gives none.
        ty: ElementType,
    },
    /// `"text"`.
    String(String),
    /// A string that is not UTF-8, such as a custom call's binary configuration.
    Bytes(Vec<u8>),
    /// `@outer::@inner`, outermost first.
    Symbol(Vec<String>),
    /// `[…]`.
    Array(Vec<Attribute>),
    /// `array<i64: …>`, and `array<i1: …>` as 0 and 1.
    IntegerArray {
        /// Type of the elements.
        ty: ElementType,
        /// The elements.
        values: Vec<i64>,
    },
    /// `array<f32: …>`.
    FloatArray {
        /// Type of the elements.
        ty: ElementType,
        /// The elements.
        values: Vec<FloatValue>,
    },
    /// `dense<…> : tensor<…>`.
    Dense(DenseTensor),
    /// A type.
    Type(Type),
    /// `{…}`.
    Dictionary(Attributes),
    /// `#stablehlo<precision DEFAULT>`.
    Enum {
        /// `stablehlo`.
        dialect: String,
        /// `precision`.
        kind: String,
        /// `DEFAULT`.
        value: String,
    },
    /// A bare word inside a dialect attribute, such as `must_alias` or `?`.
    Keyword(String),
    /// `#stablehlo.gather<…>` and its like.
    Dialect(DialectAttribute),
    /// `#sdy.mesh<…>`.
    Mesh(Mesh),
    /// `#sdy.sharding<…>`.
    Sharding(Sharding),
    /// `#sdy.sharding_per_value<[…]>`.
    ShardingPerValue(Vec<Sharding>),
    /// `#stablehlo.axis_ref<name = "x">`, a whole axis or a part of one.
    Axis(AxisReference),
    /// `#sdy<manual_axes{…}>`.
    ManualAxes(Vec<String>),
    /// `loc(…)` where an attribute is expected.
    Location(Box<Location>),
    /// Another dialect's attribute, as it was written.
    Opaque(String),
}

impl Attribute {
    /// The `i64` of `value`.
    pub fn i64(value: i64) -> Self {
        Self::Integer {
            value: value.into(),
            ty: ElementType::integer(64),
        }
    }

    /// The `array<i64: …>` of `values`.
    pub fn i64_array(values: Vec<i64>) -> Self {
        Self::IntegerArray {
            ty: ElementType::integer(64),
            values,
        }
    }

    /// The value of StableHLO's enumeration `kind`.
    pub fn stablehlo_enum(kind: &str, value: &str) -> Self {
        Self::Enum {
            dialect: "stablehlo".into(),
            kind: kind.into(),
            value: value.into(),
        }
    }
}

/// A floating-point value that is equal to itself bit by bit, NaN included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FloatValue(u64);

impl FloatValue {
    /// Wraps `value`.
    pub fn new(value: f64) -> Self {
        Self(value.to_bits())
    }

    /// The value.
    pub fn get(self) -> f64 {
        f64::from_bits(self.0)
    }
}

/// A constant tensor: elements in row-major order, little-endian, narrow types a byte each.
#[derive(Debug, Clone, PartialEq)]
pub struct DenseTensor {
    /// Its type, without dynamic dimensions.
    pub ty: TensorType,
    /// The elements, or one element for all ([`DenseTensor::is_splat`]). Functions that are made
    /// of others, and ops of ops, share them.
    pub data: Arc<Vec<u8>>,
}

impl DenseTensor {
    /// A constant of type `ty` with these elements, or one for all of them. Equal elements are kept
    /// once: a text may list them all or give one.
    pub fn new(ty: TensorType, mut data: Vec<u8>) -> Self {
        if let Some(len_bytes) = ty.element.storage_len_bytes()
            && data.len() > len_bytes
            && data[len_bytes..] == data[..data.len() - len_bytes]
        {
            data.truncate(len_bytes);
        }
        let data = Arc::new(data);
        Self { ty, data }
    }

    /// Whether `data` holds one element for all.
    pub fn is_splat(&self) -> bool {
        self.ty.element.storage_len_bytes() == Some(self.data.len())
    }
}

/// A dialect's own structure: a name and fields in the order in which they were written.
#[derive(Debug, Clone, PartialEq)]
pub struct DialectAttribute {
    /// `stablehlo`.
    pub dialect: String,
    /// `gather`.
    pub name: String,
    /// `offset_dims = [2]` and so on.
    pub fields: Vec<Field>,
}

impl DialectAttribute {
    /// The value of the field called `name`.
    pub fn get(&self, name: &str) -> Option<&Attribute> {
        self.fields
            .iter()
            .find(|f| f.name.as_deref() == Some(name))
            .map(|f| &f.value)
    }
}

/// One field of a dialect's structure.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Its name; some fields are told by their place alone.
    pub name: Option<String>,
    /// Its value.
    pub value: Attribute,
}

impl Field {
    /// A field with a name.
    pub fn named(name: &str, value: Attribute) -> Self {
        Self {
            name: Some(name.into()),
            value,
        }
    }
}

/// Attributes by name. Those of an op have its own first, then those with a dialect's prefix.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Attributes(Vec<(String, Attribute)>);

impl Attributes {
    /// The attribute called `name`.
    pub fn get(&self, name: &str) -> Option<&Attribute> {
        self.0
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)
    }

    /// Takes out the attribute called `name`.
    pub fn remove(&mut self, name: &str) -> Option<Attribute> {
        let index = self.0.iter().position(|(key, _)| key == name)?;
        Some(self.0.remove(index).1)
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Attribute)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Names and values in order, as the caller's own.
    pub(super) fn into_pairs(self) -> impl Iterator<Item = (String, Attribute)> {
        self.0.into_iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends an attribute whose name is not there yet.
    pub(super) fn push(&mut self, name: impl Into<String>, value: Attribute) {
        self.0.push((name.into(), value));
    }

    /// Puts an op's own attributes before those with a dialect's prefix, each in their order: the
    /// text may or may not keep the two apart.
    pub(super) fn own_first(&mut self) {
        self.0.sort_by_key(|(name, _)| name.contains('.'));
    }
}
