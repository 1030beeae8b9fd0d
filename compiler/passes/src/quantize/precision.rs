//! In which integers a layer computes.

use peapod_ir::DType;

/// In which integers, if in any, a layer computes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Precision {
    /// Activations of 8 bits, weights of 4, one scale for each output channel.
    Int4,
    /// Activations and weights of 8 bits; of weights one scale for each output channel.
    #[default]
    Int8,
    /// Activations of 16 bits without zero points, weights as those of `Int8`.
    Int16,
    /// Single precision, as it was.
    Float,
}

/// A precision that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown scheme `{0}`, expected `int8`, `16x8`, `int4` or `float`")]
pub struct UnknownPrecision(pub String);

impl std::str::FromStr for Precision {
    type Err = UnknownPrecision;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|it| it.name() == name);
        found.ok_or_else(|| UnknownPrecision(name.to_owned()))
    }
}

impl Precision {
    /// Every one, from the coarsest to the finest.
    pub const ALL: [Self; 4] = [Self::Int4, Self::Int8, Self::Int16, Self::Float];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Int4 => "int4",
            Self::Int8 => "int8",
            Self::Int16 => "16x8",
            Self::Float => "float",
        }
    }

    /// The same for ops that keep a state, whose weights have 8 bits at least.
    pub(super) const fn of_states(self) -> Self {
        match self {
            Self::Int4 | Self::Int8 => Self::Int8,
            Self::Int16 => Self::Int16,
            Self::Float => Self::Float,
        }
    }

    /// The element type of activations.
    pub const fn activations(self) -> DType {
        match self {
            Self::Int4 | Self::Int8 => DType::I8,
            Self::Int16 => DType::I16,
            Self::Float => DType::F32,
        }
    }

    /// The element type of weights.
    pub const fn weights(self) -> DType {
        match self {
            Self::Int4 => DType::I4,
            Self::Int8 | Self::Int16 => DType::I8,
            Self::Float => DType::F32,
        }
    }
}
