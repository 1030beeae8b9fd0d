//! Element types, and functions of elements.

use alloc::format;

use super::check::Check;
use super::file;

/// A closed enum of the entries of an open one of the format.
macro_rules! closed {
    ($(#[$about:meta])* $name:ident ($what:literal) {
        $($(#[$entry_about:meta])* $entry:ident),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$entry_about])* $entry),+ }

        impl $name {
            /// All of them, in the order of the format.
            pub const ALL: &'static [Self] = &[$(Self::$entry),+];

            /// The entry with the number of the file.
            pub(super) fn read(file: file::$name) -> Check<Self> {
                match file {
                    $(file::$name::$entry => Ok(Self::$entry),)+
                    file::$name(found) => {
                        let most = Self::ALL.len() - 1;
                        Err(format!(concat!("expected ", $what, " 0 to {}, found {}"), most, found))
                    }
                }
            }
        }
    };
}

closed! {
    /// Element types. Elements are little-endian.
    DType ("an element type") {
        /// Single precision.
        F32,
        /// Half precision.
        F16,
        /// The upper half of single precision.
        Bf16,
        /// Double precision.
        F64,
        /// 8 bits, signed.
        I8,
        /// 16 bits, signed.
        I16,
        /// 32 bits, signed.
        I32,
        /// 64 bits, signed.
        I64,
        /// 8 bits, unsigned.
        U8,
        /// 32 bits, unsigned.
        U32,
        /// A byte that is 0 or 1.
        Bool,
    }
}

closed! {
    /// What the user knows the elements of a port as.
    Shown ("what elements are shown as") {
        /// What they are.
        Itself,
        /// Real and imaginary part in single precision, along a further dimension of 2.
        Complex64,
        /// Real and imaginary part in double precision, along a further dimension of 2.
        Complex128,
        /// 16 bits, unsigned.
        U16,
        /// 64 bits, unsigned.
        U64,
        /// 2 bits, signed.
        I2,
        /// 4 bits, signed.
        I4,
        /// 2 bits, unsigned.
        U2,
        /// 4 bits, unsigned.
        U4,
        /// 4 bits: 2 of the exponent, 1 of the mantissa.
        F4E2M1FN,
        /// 6 bits: 2 of the exponent, 3 of the mantissa.
        F6E2M3FN,
        /// 6 bits: 3 of the exponent, 2 of the mantissa.
        F6E3M2FN,
        /// 3 bits of the exponent, 4 of the mantissa.
        F8E3M4,
        /// 4 bits of the exponent, 3 of the mantissa; infinities.
        F8E4M3,
        /// 4 bits of the exponent, 3 of the mantissa; no infinities.
        F8E4M3FN,
        /// 4 bits of the exponent, 3 of the mantissa; no infinities, no negative zero.
        F8E4M3FNUZ,
        /// The same, of smaller numbers.
        F8E4M3B11FNUZ,
        /// 5 bits of the exponent, 2 of the mantissa; infinities.
        F8E5M2,
        /// 5 bits of the exponent, 2 of the mantissa; no infinities, no negative zero.
        F8E5M2FNUZ,
        /// An exponent alone.
        F8E8M0FNU,
    }
}

closed! {
    /// How two elements become one.
    #[allow(missing_docs)]
    Combiner ("a combiner") { Add, Mul, Max, Min, And, Or }
}

closed! {
    /// Elementwise functions: names and order of arguments are those of the IR.
    #[allow(missing_docs)]
    ElementOp ("an element op") {
        Add, Sub, Mul, Div, Rem, Max, Min, Pow, And, Or, Xor,
        ShiftLeft, ShiftRightLogical, ShiftRightArithmetic, Atan2,
        Relu, ReluN1To1, Relu6, Logistic, Tanh, Neg, Abs, Sign, Square, Not, Popcnt, IsFinite,
        Exp, Expm1, Log, Log1p, Sqrt, Rsqrt, Cbrt, Sin, Cos, Tan, Floor, Ceil,
        RoundNearestEven, RoundNearestAfz, Erf, Erfc, CountLeadingZeros,
        CompareEq, CompareNe, CompareLt, CompareLe, CompareGt, CompareGe,
        TotalEq, TotalNe, TotalLt, TotalLe, TotalGt, TotalGe,
        Select, Clamp, Convert, BitcastConvert, Iota, ReducePrecision,
    }
}

/// A closed enum of some entries of [`ElementOp`].
macro_rules! part {
    ($(#[$about:meta])* $name:ident { $($entry:ident),+ $(,)? }) => {
        $(#[$about])*
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($entry),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$entry),+];

            /// The entry of the same name.
            pub fn of(op: ElementOp) -> Option<Self> {
                Self::ALL.iter().copied().find(|part| part.op() == op)
            }

            /// The entry of the same name.
            const fn op(self) -> ElementOp {
                match self { $(Self::$entry => ElementOp::$entry),+ }
            }
        }
    };
}

part! {
    /// Functions of reals.
    RealOp {
        Add, Sub, Mul, Div, Rem, Max, Min, Pow, Atan2,
        Relu, ReluN1To1, Relu6, Logistic, Tanh, Neg, Abs, Sign, Square,
        Exp, Expm1, Log, Log1p, Sqrt, Rsqrt, Cbrt, Sin, Cos, Tan, Floor, Ceil,
        RoundNearestEven, RoundNearestAfz, Erf, Erfc, Clamp,
    }
}

part! {
    /// Functions of integers.
    IntegerOp {
        Add, Sub, Mul, Div, Rem, Max, Min, Pow, And, Or, Xor,
        ShiftLeft, ShiftRightLogical, ShiftRightArithmetic,
        Neg, Abs, Sign, Square, Not, Popcnt, CountLeadingZeros, Clamp,
    }
}

part! {
    /// Functions of truth values.
    LogicalOp { Add, Mul, Max, Min, And, Or, Xor, Not }
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// An elementwise function with the kind of elements that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// Of reals to reals.
    Real(RealOp),
    /// Of integers to integers.
    Integer(IntegerOp),
    /// Of truth values to truth values.
    Logical(LogicalOp),
    /// Of two elements to a truth value, by IEEE 754.
    Relation(Relation),
    /// Of two floats to a truth value, in their total order.
    TotalRelation(Relation),
    /// Whether a float is finite.
    IsFinite,
    /// One of two elements, by a truth value.
    Select,
    /// To another element type.
    Convert,
    /// The same bits as another element type.
    BitcastConvert,
    /// The index along a dimension.
    Iota,
    /// Rounded to a narrower format and back.
    ReducePrecision,
}

impl Relation {
    /// All of them, in the order of the format.
    const ALL: [Self; 6] = [Self::Eq, Self::Ne, Self::Lt, Self::Le, Self::Gt, Self::Ge];

    /// The comparison by IEEE 754 that an op is.
    pub fn of(op: ElementOp) -> Option<Self> {
        Self::from(ElementOp::CompareEq, op)
    }

    /// The comparison in total order that an op is.
    pub fn of_total(op: ElementOp) -> Option<Self> {
        Self::from(ElementOp::TotalEq, op)
    }

    fn from(first: ElementOp, op: ElementOp) -> Option<Self> {
        Self::ALL
            .get((op as usize).checked_sub(first as usize)?)
            .copied()
    }

    /// Whether two numbers relate so.
    pub fn holds<N: PartialOrd>(self, a: N, b: N) -> bool {
        match self {
            Self::Eq => a == b,
            Self::Ne => a != b,
            Self::Lt => a < b,
            Self::Le => a <= b,
            Self::Gt => a > b,
            Self::Ge => a >= b,
        }
    }
}

impl Function {
    /// The function whose arguments and result are of one type.
    pub fn of_one_type(op: ElementOp, dtype: DType) -> Option<Self> {
        if dtype.is_float() {
            RealOp::of(op).map(Self::Real)
        } else if dtype.is_integer() {
            IntegerOp::of(op).map(Self::Integer)
        } else {
            LogicalOp::of(op).map(Self::Logical)
        }
    }
}

impl DType {
    /// Bytes of one element.
    pub const fn size_bytes(self) -> usize {
        match self {
            Self::I8 | Self::U8 | Self::Bool => 1,
            Self::F16 | Self::Bf16 | Self::I16 => 2,
            Self::F32 | Self::I32 | Self::U32 => 4,
            Self::F64 | Self::I64 => 8,
        }
    }

    /// Whether elements are floats.
    pub const fn is_float(self) -> bool {
        matches!(self, Self::F32 | Self::F16 | Self::Bf16 | Self::F64)
    }

    /// Whether elements are integers.
    pub const fn is_integer(self) -> bool {
        !self.is_float() && !matches!(self, Self::Bool)
    }
}

impl Shown {
    /// The element type that stands for it; any for what is shown as it is.
    pub const fn dtype(self) -> Option<DType> {
        match self {
            Self::Itself => None,
            Self::Complex64 => Some(DType::F32),
            Self::Complex128 => Some(DType::F64),
            Self::U16 => Some(DType::I16),
            Self::U64 => Some(DType::I64),
            Self::I2 | Self::I4 => Some(DType::I8),
            Self::U2
            | Self::U4
            | Self::F4E2M1FN
            | Self::F6E2M3FN
            | Self::F6E3M2FN
            | Self::F8E3M4
            | Self::F8E4M3
            | Self::F8E4M3FN
            | Self::F8E4M3FNUZ
            | Self::F8E4M3B11FNUZ
            | Self::F8E5M2
            | Self::F8E5M2FNUZ
            | Self::F8E8M0FNU => Some(DType::U8),
        }
    }

    /// Whether a further dimension is of the parts of a number.
    pub const fn is_complex(self) -> bool {
        matches!(self, Self::Complex64 | Self::Complex128)
    }
}

impl Combiner {
    /// The function of two elements that it is.
    pub const fn function(self) -> ElementOp {
        match self {
            Self::Add => ElementOp::Add,
            Self::Mul => ElementOp::Mul,
            Self::Max => ElementOp::Max,
            Self::Min => ElementOp::Min,
            Self::And => ElementOp::And,
            Self::Or => ElementOp::Or,
        }
    }
}

impl ElementOp {
    /// Whether it compares, by IEEE 754 or in total order; the result is Bool.
    pub fn is_comparison(self) -> bool {
        (Self::CompareEq..=Self::TotalGe).contains(&self)
    }

    /// Number of arguments.
    pub fn arity(self) -> usize {
        if self == Self::Iota {
            0
        } else if matches!(self, Self::Select | Self::Clamp) {
            3
        } else if self <= Self::Atan2 || self.is_comparison() {
            2
        } else {
            1
        }
    }
}
