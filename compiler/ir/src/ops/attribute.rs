//! Attribute values of ops in the text form: numbers, words and lists under names.

use std::fmt;

use super::{Activation, Padding2d};
use crate::mesh::AxisId;
use crate::text::FunctionName;

/// A number or word as written, or a list of such.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// A number or a word, in the spelling of the text form.
    Scalar(String),
    /// Values in order.
    List(Vec<Attribute>),
}

/// Attributes of an op, in the order in which they are printed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attributes(Vec<(&'static str, Attribute)>);

/// Attributes as they were read, until an op has taken them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AttributeReader(Vec<(String, Attribute)>);

/// An attribute that is missing, unknown or not of the kind the op wants.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AttributeError {
    /// The op needs it.
    #[error("attribute `{0}` is missing")]
    Missing(&'static str),
    /// The op has none of this name.
    #[error("this op has no attribute `{0}`")]
    Unknown(String),
    /// It has the wrong form.
    #[error("attribute `{name}` is {found}, expected {expected}")]
    Malformed {
        /// Its name.
        name: &'static str,
        /// What the op wants.
        expected: &'static str,
        /// What was written.
        found: Attribute,
    },
}

impl AttributeError {
    /// The attribute it is about.
    pub fn name(&self) -> &str {
        match self {
            Self::Missing(name) | Self::Malformed { name, .. } => name,
            Self::Unknown(name) => name,
        }
    }
}

impl Attributes {
    /// No attributes.
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more.
    pub fn with(mut self, name: &'static str, value: impl Into<Attribute>) -> Self {
        self.0.push((name, value.into()));
        self
    }

    /// With one more, where there is a value.
    pub fn with_present<T: Into<Attribute>>(self, name: &'static str, value: Option<T>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// With one more, unless it says what is understood anyway.
    pub fn with_unless<T: Into<Attribute> + PartialEq>(
        self,
        understood: T,
        name: &'static str,
        value: T,
    ) -> Self {
        if value == understood {
            self
        } else {
            self.with(name, value)
        }
    }
}

impl AttributeReader {
    /// Attributes to be taken.
    pub fn new(entries: Vec<(String, Attribute)>) -> Self {
        Self(entries)
    }

    /// Takes the attribute with this name.
    pub fn take<T: FromAttribute>(&mut self, name: &'static str) -> Result<T, AttributeError> {
        self.take_optional(name)?
            .ok_or(AttributeError::Missing(name))
    }

    /// Takes the attribute with this name, or what is understood where it is absent.
    pub fn take_or<T: FromAttribute>(
        &mut self,
        understood: T,
        name: &'static str,
    ) -> Result<T, AttributeError> {
        Ok(self.take_optional(name)?.unwrap_or(understood))
    }

    /// Takes the attribute with this name, if there is one.
    pub fn take_optional<T: FromAttribute>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<T>, AttributeError> {
        let Some(position) = self.0.iter().position(|(key, _)| key == name) else {
            return Ok(None);
        };
        let (_, found) = self.0.remove(position);
        match T::from_attribute(&found) {
            Some(value) => Ok(Some(value)),
            None => Err(AttributeError::Malformed {
                name,
                expected: T::EXPECTED,
                found,
            }),
        }
    }

    /// Says that the op has taken all it knows; what is left is an error.
    pub fn finish(&self) -> Result<(), AttributeError> {
        match self.0.first() {
            Some((name, _)) => Err(AttributeError::Unknown(name.clone())),
            None => Ok(()),
        }
    }
}

/// What an attribute can be read as.
pub trait FromAttribute: Sized {
    /// For messages.
    const EXPECTED: &'static str;

    /// The value, if the attribute has this form.
    fn from_attribute(attribute: &Attribute) -> Option<Self>;
}

macro_rules! scalar_attributes {
    ($($type:ty: $expected:literal, $format:literal;)*) => {$(
        impl From<$type> for Attribute {
            fn from(value: $type) -> Self {
                Self::Scalar(format!($format, value))
            }
        }

        impl FromAttribute for $type {
            const EXPECTED: &'static str = $expected;

            fn from_attribute(attribute: &Attribute) -> Option<Self> {
                match attribute {
                    Attribute::Scalar(text) => text.parse().ok(),
                    Attribute::List(_) => None,
                }
            }
        }
    )*};
}

// Floats print in the shortest form that reads back as the same number.
scalar_attributes! {
    usize: "a whole number", "{}";
    i64: "a whole number", "{}";
    u8: "a whole number up to 255", "{}";
    bool: "`true` or `false`", "{}";
    f32: "a number", "{:?}";
    f64: "a number", "{:?}";
}

/// `OpDef::attributes` and `OpDef::read` of an op, from the fields that are attributes, in the
/// order in which they are printed: `field` is always there, `field: or(default)` is understood
/// where it is absent, `field: optional` is an `Option`, and `field: in(Type)` has attributes of
/// its own. A default may mention the fields before it.
macro_rules! attributes {
    ($($field:ident $(: $how:ident $(($($with:tt)*))?)?),* $(,)?) => {
        #[allow(clippy::needless_borrow, reason = "a default borrows fields here and owns them below")]
        fn attributes(&self) -> $crate::ops::attribute::Attributes {
            let Self { $($field,)* .. } = self;
            let attributes = $crate::ops::attribute::Attributes::new();
            $(let attributes = $crate::ops::attribute::attributes!(
                @write attributes $field $($how $(($($with)*))?)?
            );)*
            attributes
        }

        fn read(
            _: &str,
            _attributes: &mut $crate::ops::attribute::AttributeReader,
        ) -> Result<Self, $crate::ops::attribute::AttributeError> {
            $(let $field = $crate::ops::attribute::attributes!(
                @read _attributes $field $($how $(($($with)*))?)?
            );)*
            Ok(Self { $($field),* })
        }
    };
    (@write $to:ident $field:ident) => {
        $to.with(stringify!($field), $field.clone())
    };
    (@write $to:ident $field:ident or ($default:expr)) => {
        $to.with_unless($default, stringify!($field), $field.clone())
    };
    (@write $to:ident $field:ident optional) => {
        $to.with_present(stringify!($field), $field.clone())
    };
    (@write $to:ident $field:ident in ($type:ty)) => {
        $field.attributes($to)
    };
    (@read $from:ident $field:ident) => {
        $from.take(stringify!($field))?
    };
    (@read $from:ident $field:ident or ($default:expr)) => {
        $from.take_or($default, stringify!($field))?
    };
    (@read $from:ident $field:ident optional) => {
        $from.take_optional(stringify!($field))?
    };
    (@read $from:ident $field:ident in ($type:ty)) => {
        <$type>::read($from)?
    };
}

pub(super) use attributes;

/// Words for the variants of an enum: text to them and back, and the list of all.
macro_rules! word_attributes {
    ($type:ident: $expected:literal; $($variant:ident = $word:literal,)*) => {
        impl $type {
            /// Every one.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Name in the text form.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }

        impl From<$type> for $crate::ops::attribute::Attribute {
            fn from(value: $type) -> Self {
                Self::Scalar(value.name().to_owned())
            }
        }

        impl $crate::ops::attribute::FromAttribute for $type {
            const EXPECTED: &'static str = $expected;

            fn from_attribute(attribute: &$crate::ops::attribute::Attribute) -> Option<Self> {
                let name = String::from_attribute(attribute)?;
                Self::ALL.iter().copied().find(|known| known.name() == name)
            }
        }
    };
}

pub(super) use word_attributes;

/// Axes of a mesh are numbered.
impl From<AxisId> for Attribute {
    fn from(value: AxisId) -> Self {
        value.0.into()
    }
}

impl FromAttribute for AxisId {
    const EXPECTED: &'static str = "the number of an axis of the mesh";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        usize::from_attribute(attribute).map(Self)
    }
}

impl From<Activation> for Attribute {
    fn from(value: Activation) -> Self {
        Self::Scalar(value.name().to_owned())
    }
}

impl FromAttribute for Activation {
    const EXPECTED: &'static str = "`none`, `relu`, `relu_n1_to_1` or `relu6`";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        let name = String::from_attribute(attribute)?;
        Self::ALL.into_iter().find(|known| known.name() == name)
    }
}

impl From<String> for Attribute {
    fn from(value: String) -> Self {
        Self::Scalar(value)
    }
}

impl FromAttribute for String {
    const EXPECTED: &'static str = "a word";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        match attribute {
            Attribute::Scalar(text) => Some(text.clone()),
            Attribute::List(_) => None,
        }
    }
}

impl<T: Into<Attribute>> From<Vec<T>> for Attribute {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: FromAttribute> FromAttribute for Vec<T> {
    const EXPECTED: &'static str = "a list of whole numbers or of pairs of them";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        match attribute {
            Attribute::List(items) => items.iter().map(T::from_attribute).collect(),
            Attribute::Scalar(_) => None,
        }
    }
}

impl<T: Into<Attribute>> From<[T; 2]> for Attribute {
    fn from(values: [T; 2]) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: FromAttribute> FromAttribute for [T; 2] {
    const EXPECTED: &'static str = "a pair of whole numbers";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        Vec::from_attribute(attribute)?.try_into().ok()
    }
}

/// Rows before and after, then columns before and after.
impl From<Padding2d> for Attribute {
    fn from(value: Padding2d) -> Self {
        [[value.top, value.bottom], [value.left, value.right]].into()
    }
}

impl FromAttribute for Padding2d {
    const EXPECTED: &'static str = "[[top, bottom], [left, right]]";

    fn from_attribute(attribute: &Attribute) -> Option<Self> {
        let [[top, bottom], [left, right]] = <[[usize; 2]; 2]>::from_attribute(attribute)?;
        Some(Self {
            top,
            bottom,
            left,
            right,
        })
    }
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // A name may be any string.
            Self::Scalar(text) => FunctionName(text).fmt(f),
            Self::List(items) => {
                f.write_str("[")?;
                for (position, item) in items.iter().enumerate() {
                    f.write_str(if position == 0 { "" } else { ", " })?;
                    item.fmt(f)?;
                }
                f.write_str("]")
            }
        }
    }
}

/// `{stride = [2, 2], activation = relu}`, or nothing if there is none.
impl fmt::Display for Attributes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, (name, value)) in self.0.iter().enumerate() {
            f.write_str(if position == 0 { " {" } else { ", " })?;
            write!(f, "{name} = {value}")?;
        }
        f.write_str(if self.0.is_empty() { "" } else { "}" })
    }
}
