//! Element types that arguments and results of a program show to its user, where the IR has others
//! in their place.

use crate::types::DType;

macro_rules! shown {
    ($($(#[$doc:meta])* $shown:ident = $name:literal as $dtype:ident;)*) => {
        /// An element type that the IR does not have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Shown {
            $($(#[$doc])* $shown,)*
        }

        impl Shown {
            /// All of them.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$shown),*];

            /// Name, as StableHLO has it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$shown => $name,)*
                }
            }

            /// What the IR has in its place: numbers of this type with the same bits; of integers
            /// of less than 8 bits one to a byte; of complex numbers the parts.
            pub const fn dtype(self) -> DType {
                match self {
                    $(Self::$shown => DType::$dtype,)*
                }
            }
        }
    };
}

// Name, and the element type in its place.
shown! {
    /// Real and imaginary part in single precision, along a further dimension of 2.
    Complex64 = "complex<f32>" as F32;
    /// Real and imaginary part in double precision, along a further dimension of 2.
    Complex128 = "complex<f64>" as F64;
    /// 16 bits, unsigned.
    U16 = "ui16" as I16;
    /// 64 bits, unsigned.
    U64 = "ui64" as I64;
    /// 2 bits, signed.
    I2 = "i2" as I8;
    /// 4 bits, signed.
    I4 = "i4" as I8;
    /// 2 bits, unsigned.
    U2 = "ui2" as U8;
    /// 4 bits, unsigned.
    U4 = "ui4" as U8;
    /// 4 bits: 2 of the exponent, 1 of the mantissa.
    F4E2M1FN = "f4E2M1FN" as U8;
    /// 6 bits: 2 of the exponent, 3 of the mantissa.
    F6E2M3FN = "f6E2M3FN" as U8;
    /// 6 bits: 3 of the exponent, 2 of the mantissa.
    F6E3M2FN = "f6E3M2FN" as U8;
    /// 3 bits of the exponent, 4 of the mantissa.
    F8E3M4 = "f8E3M4" as U8;
    /// 4 bits of the exponent, 3 of the mantissa; infinities.
    F8E4M3 = "f8E4M3" as U8;
    /// 4 bits of the exponent, 3 of the mantissa; no infinities.
    F8E4M3FN = "f8E4M3FN" as U8;
    /// 4 bits of the exponent, 3 of the mantissa; no infinities, no negative zero.
    F8E4M3FNUZ = "f8E4M3FNUZ" as U8;
    /// The same, of smaller numbers.
    F8E4M3B11FNUZ = "f8E4M3B11FNUZ" as U8;
    /// 5 bits of the exponent, 2 of the mantissa; infinities.
    F8E5M2 = "f8E5M2" as U8;
    /// 5 bits of the exponent, 2 of the mantissa; no infinities, no negative zero.
    F8E5M2FNUZ = "f8E5M2FNUZ" as U8;
    /// An exponent alone.
    F8E8M0FNU = "f8E8M0FNU" as U8;
}

impl Shown {
    /// The one of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shown| shown.name() == name)
    }

    /// Whether numbers are of two parts, along a further dimension.
    pub const fn is_complex(self) -> bool {
        matches!(self, Self::Complex64 | Self::Complex128)
    }
}

/// What arguments and results of a program show, by their positions, ascending. Those that are not
/// listed show what they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownPorts {
    /// Of arguments.
    pub inputs: Vec<(usize, Shown)>,
    /// Of results.
    pub outputs: Vec<(usize, Shown)>,
}

impl ShownPorts {
    /// What an argument shows.
    pub fn input(&self, index: usize) -> Option<Shown> {
        of(&self.inputs, index)
    }

    /// What a result shows.
    pub fn output(&self, index: usize) -> Option<Shown> {
        of(&self.outputs, index)
    }
}

fn of(ports: &[(usize, Shown)], index: usize) -> Option<Shown> {
    let found = ports.iter().find(|(port, _)| *port == index);
    found.map(|(_, shown)| *shown)
}
