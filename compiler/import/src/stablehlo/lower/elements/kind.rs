//! Element types of StableHLO that the IR does not have, and what stands for them.

use peapod_ir::Shown;

use crate::stablehlo::{ElementType, FloatType, Signedness, Type};

/// An element type that is kept as others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Two tensors: real and imaginary parts of this type.
    Complex(FloatType),
    /// One tensor of another element type.
    Narrow(Narrow),
}

/// An element type that is kept as one other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::stablehlo::lower) enum Narrow {
    /// Integers of 2 or 4 bits: one to a byte, as integers of 8 bits.
    Small {
        /// Number of bits.
        width: u32,
        /// Whether there are no negative ones.
        unsigned: bool,
    },
    /// Unsigned integers of 16 bits: signed ones with the same bits.
    U16,
    /// Unsigned integers of 64 bits: signed ones with the same bits.
    U64,
    /// Floats of at most 8 bits: their bits, one to a byte.
    Float(FloatType),
}

const fn unsigned(width: u32) -> ElementType {
    ElementType::Integer {
        width,
        signedness: Signedness::Unsigned,
    }
}

impl Kind {
    /// `None` of types that the IR has, and of those that nothing stands for.
    pub(super) fn of(ty: &Type) -> Option<Self> {
        let element = &ty.as_tensor()?.element;
        if let ElementType::Complex(float) = element {
            return Some(Self::Complex(*float));
        }
        Narrow::of(element).map(Self::Narrow)
    }

    /// How the interface of a program calls it; `None` of complex numbers of other floats.
    pub(super) fn shown(self) -> Option<Shown> {
        match self {
            Self::Complex(FloatType::F32) => Some(Shown::Complex64),
            Self::Complex(FloatType::F64) => Some(Shown::Complex128),
            Self::Complex(_) => None,
            Self::Narrow(narrow) => Shown::of_name(&narrow.element().to_string()),
        }
    }
}

impl Narrow {
    /// `None` of types that the IR has, and of those that nothing stands for.
    pub(in crate::stablehlo::lower) fn of(element: &ElementType) -> Option<Self> {
        match element {
            ElementType::Integer { width, signedness } => {
                let unsigned = *signedness == Signedness::Unsigned;
                match (width, unsigned) {
                    (2 | 4, _) => Some(Self::Small {
                        width: *width,
                        unsigned,
                    }),
                    (16, true) => Some(Self::U16),
                    (64, true) => Some(Self::U64),
                    _ => None,
                }
            }
            ElementType::Float(float) => (float.width_bits() <= 8).then_some(Self::Float(*float)),
            ElementType::Complex(_) | ElementType::Index | ElementType::Quantized(_) => None,
        }
    }

    /// What elements are kept as.
    pub(super) fn storage(self) -> ElementType {
        match self {
            Self::Small { unsigned: true, .. } | Self::Float(_) => unsigned(8),
            Self::Small { .. } => ElementType::integer(8),
            Self::U16 => ElementType::integer(16),
            Self::U64 => ElementType::integer(64),
        }
    }

    /// What elements are computed as. Unsigned integers of 64 bits are then signed ones of the same
    /// order.
    pub(super) fn wide(self) -> ElementType {
        match self {
            Self::Small { .. } | Self::U64 => self.storage(),
            Self::U16 => unsigned(32),
            Self::Float(_) => ElementType::Float(FloatType::F32),
        }
    }

    /// The type itself.
    pub(super) fn element(self) -> ElementType {
        match self {
            Self::Small { width, unsigned } => ElementType::Integer {
                width,
                signedness: match unsigned {
                    true => Signedness::Unsigned,
                    false => Signedness::Signless,
                },
            },
            Self::U16 => unsigned(16),
            Self::U64 => unsigned(64),
            Self::Float(float) => ElementType::Float(float),
        }
    }

    /// Whether an op makes the same bits of what stands for elements.
    pub(super) fn same_bits(self, name: &str) -> bool {
        const BITS: [&str; 3] = ["stablehlo.and", "stablehlo.or", "stablehlo.xor"];
        const SUMS: [&str; 10] = [
            "stablehlo.add",
            "stablehlo.bitcast_convert",
            "stablehlo.count_leading_zeros",
            "stablehlo.dot",
            "stablehlo.dot_general",
            "stablehlo.multiply",
            "stablehlo.negate",
            "stablehlo.not",
            "stablehlo.popcnt",
            "stablehlo.subtract",
        ];
        const SHIFTS: [&str; 6] = [
            "stablehlo.iota",
            "stablehlo.power",
            "stablehlo.rng_bit_generator",
            "stablehlo.shift_left",
            "stablehlo.shift_right_arithmetic",
            "stablehlo.shift_right_logical",
        ];
        let is_product = name.starts_with("stablehlo.dot");
        match self {
            Self::Small { .. } => BITS.contains(&name),
            Self::U16 => {
                // The first bit counts as a sign, also of what has none.
                let is_signed = name == "stablehlo.shift_right_arithmetic";
                let is_random = name == "stablehlo.rng_bit_generator";
                let is_sum = SUMS.contains(&name) && !is_product;
                BITS.contains(&name) || is_random || is_signed || is_sum
            }
            Self::U64 => [&BITS[..], &SUMS, &SHIFTS]
                .iter()
                .any(|names| names.contains(&name)),
            Self::Float(_) => false,
        }
    }
}
