//! Element types as Rust types: how they are stored, and what they are computed as.

use bytemuck::{Pod, Zeroable};
use peapod_schemas::pod::Combiner;

use super::half;

/// An element as it is stored in a tensor.
pub(crate) trait Element: Pod + Send + Sync {
    /// What it is computed as.
    type Wide: Number;

    /// The element as it is computed with.
    fn to_wide(self) -> Self::Wide;

    /// The element nearest to a number.
    fn narrow(wide: Self::Wide) -> Self;

    /// The element nearest to a double, which is rounded once.
    fn of_double(x: f64) -> Self
    where
        f64: Cast<Self::Wide>,
    {
        Self::narrow(x.cast())
    }
}

/// A number that elements are computed as; sums and products of integers wrap.
pub(crate) trait Number: Copy + Send + Sync + PartialOrd + 'static {
    /// The sum; or of truth values.
    fn add(self, other: Self) -> Self;
    /// The product; and of truth values.
    fn mul(self, other: Self) -> Self;
    /// The larger one; what is not a number prevails.
    fn max(self, other: Self) -> Self;
    /// The smaller one; what is not a number prevails.
    fn min(self, other: Self) -> Self;
    /// Bitwise and.
    fn and(self, other: Self) -> Self;
    /// Bitwise or.
    fn or(self, other: Self) -> Self;
    /// Whether it is not a number.
    fn is_nan(self) -> bool;
    /// The order of floats by their bits; that of integers.
    fn total_order(self, other: Self) -> std::cmp::Ordering;
}

/// Bits of an IEEE half.
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
#[repr(transparent)]
pub(crate) struct F16(pub(crate) u16);

/// Bits of a bfloat16.
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
#[repr(transparent)]
pub(crate) struct Bf16(pub(crate) u16);

/// A byte that is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Pod, Zeroable)]
#[repr(transparent)]
pub(crate) struct Truth(pub(crate) u8);

impl Element for F16 {
    type Wide = f32;

    fn to_wide(self) -> f32 {
        ::half::f16::from_bits(self.0).to_f32()
    }

    fn narrow(wide: f32) -> Self {
        Self(::half::f16::from_f32(wide).to_bits())
    }

    fn of_double(x: f64) -> Self {
        Self::narrow(half::sticky(x))
    }
}

impl Element for Bf16 {
    type Wide = f32;

    fn to_wide(self) -> f32 {
        half::bf16_value(self.0)
    }

    fn narrow(wide: f32) -> Self {
        Self(half::bf16_bits(wide))
    }

    fn of_double(x: f64) -> Self {
        Self::narrow(half::sticky(x))
    }
}

impl Element for Truth {
    type Wide = Self;

    fn to_wide(self) -> Self {
        Self(u8::from(self.0 != 0))
    }

    fn narrow(wide: Self) -> Self {
        wide
    }
}

macro_rules! stored_as_computed {
    ($($type:ty),*) => {$(
        impl Element for $type {
            type Wide = Self;

            #[inline(always)]
            fn to_wide(self) -> Self {
                self
            }

            #[inline(always)]
            fn narrow(wide: Self) -> Self {
                wide
            }
        }
    )*};
}

stored_as_computed!(f32, f64, i8, i16, i32, i64, u8, u32);

/// A number as one of another type: to floats the nearest, ties to even; to integers towards zero,
/// saturating from floats and wrapping from integers; to truth values whether it is not 0.
pub(crate) trait Cast<T> {
    /// The number in that type.
    fn cast(self) -> T;
}

macro_rules! casts {
    ($($from:ty),*) => {
        $(
            casts!(@ $from: f32, f64, i8, i16, i32, i64, u8, u32);

            impl Cast<Truth> for $from {
                #[inline(always)]
                fn cast(self) -> Truth {
                    Truth(u8::from(self != 0 as $from))
                }
            }

            impl Cast<$from> for Truth {
                #[inline(always)]
                fn cast(self) -> $from {
                    self.0 as $from
                }
            }
        )*
    };
    (@ $from:ty: $($to:ty),*) => {$(
        impl Cast<$to> for $from {
            #[inline(always)]
            fn cast(self) -> $to {
                self as $to
            }
        }
    )*};
}

casts!(f32, f64, i8, i16, i32, i64, u8, u32);

macro_rules! floats {
    ($($type:ty),*) => {$(
        impl Number for $type {
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self + other
            }

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self * other
            }

            #[inline(always)]
            fn max(self, other: Self) -> Self {
                // Of two zeros the positive one is larger.
                let equal = (self == other) & self.is_sign_positive();
                let first = (self > other) | self.is_nan() | equal;
                if first { self } else { other }
            }

            #[inline(always)]
            fn min(self, other: Self) -> Self {
                let equal = (self == other) & self.is_sign_negative();
                let first = (self < other) | self.is_nan() | equal;
                if first { self } else { other }
            }

            fn and(self, _: Self) -> Self {
                unreachable!("the reader refuses bits of floats")
            }

            fn or(self, _: Self) -> Self {
                unreachable!("the reader refuses bits of floats")
            }

            #[inline(always)]
            fn is_nan(self) -> bool {
                <$type>::is_nan(self)
            }

            #[inline(always)]
            fn total_order(self, other: Self) -> std::cmp::Ordering {
                self.total_cmp(&other)
            }
        }
    )*};
}

floats!(f32, f64);

macro_rules! integers {
    ($($type:ty),*) => {$(
        impl Number for $type {
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn max(self, other: Self) -> Self {
                Ord::max(self, other)
            }

            #[inline(always)]
            fn min(self, other: Self) -> Self {
                Ord::min(self, other)
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }

            fn is_nan(self) -> bool {
                false
            }

            fn total_order(self, other: Self) -> std::cmp::Ordering {
                self.cmp(&other)
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u32);

impl Number for Truth {
    fn add(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn mul(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn max(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn min(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn is_nan(self) -> bool {
        false
    }

    fn total_order(self, other: Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

/// A function of two numbers that is associative.
pub(crate) trait Combine: Copy + Send + Sync + 'static {
    /// Two numbers made one.
    fn combine<N: Number>(self, a: N, b: N) -> N;
}

macro_rules! combines {
    ($($name:ident = $method:ident),*) => {$(
        #[doc = concat!("[`Number::", stringify!($method), "`].")]
        #[derive(Clone, Copy)]
        pub(crate) struct $name;

        impl Combine for $name {
            #[inline(always)]
            fn combine<N: Number>(self, a: N, b: N) -> N {
                a.$method(b)
            }
        }
    )*};
}

combines!(Sum = add, Largest = max);

/// Any combiner, told at run time: for what is not worth code of its own.
impl Combine for Combiner {
    #[inline(always)]
    fn combine<N: Number>(self, a: N, b: N) -> N {
        match self {
            Self::Add => a.add(b),
            Self::Mul => a.mul(b),
            Self::Max => a.max(b),
            Self::Min => a.min(b),
            Self::And => a.and(b),
            Self::Or => a.or(b),
        }
    }
}

/// Evaluates an expression with a type standing for the Rust type of a `DType`.
macro_rules! by_dtype {
    ($dtype:expr, $type:ident => $body:expr) => {{
        use peapod_schemas::pod::DType;
        match $dtype {
            DType::F32 => by_dtype!(@ $type, f32, $body),
            DType::F16 => by_dtype!(@ $type, $crate::kernels::element::F16, $body),
            DType::Bf16 => by_dtype!(@ $type, $crate::kernels::element::Bf16, $body),
            DType::F64 => by_dtype!(@ $type, f64, $body),
            DType::I8 => by_dtype!(@ $type, i8, $body),
            DType::I16 => by_dtype!(@ $type, i16, $body),
            DType::I32 => by_dtype!(@ $type, i32, $body),
            DType::I64 => by_dtype!(@ $type, i64, $body),
            DType::U8 => by_dtype!(@ $type, u8, $body),
            DType::U32 => by_dtype!(@ $type, u32, $body),
            DType::Bool => by_dtype!(@ $type, $crate::kernels::element::Truth, $body),
        }
    }};
    (@ $type:ident, $rust:ty, $body:expr) => {{
        type $type = $rust;
        $body
    }};
}

/// As [`by_dtype`], where the reader lets integers through only.
macro_rules! by_integer {
    ($dtype:expr, $type:ident => $body:expr) => {{
        use peapod_schemas::pod::DType;
        match $dtype {
            DType::I8 => by_dtype!(@ $type, i8, $body),
            DType::I16 => by_dtype!(@ $type, i16, $body),
            DType::I32 => by_dtype!(@ $type, i32, $body),
            DType::I64 => by_dtype!(@ $type, i64, $body),
            DType::U8 => by_dtype!(@ $type, u8, $body),
            DType::U32 => by_dtype!(@ $type, u32, $body),
            DType::F32 | DType::F16 | DType::Bf16 | DType::F64 | DType::Bool => {
                unreachable!("the reader refuses what is no integer")
            }
        }
    }};
}

/// Evaluates an expression with a name standing for a combiner. Sums and maxima of f32, which
/// training steps are full of, get code of their own; every pair of type and combiner would take
/// minutes to compile.
macro_rules! by_combiner {
    ($dtype:expr, $combiner:expr, $name:ident => $body:expr) => {{
        use peapod_schemas::pod::{Combiner, DType};
        use $crate::kernels::element;
        match ($dtype, $combiner) {
            (DType::F32, Combiner::Add) => {
                let $name = element::Sum;
                $body
            }
            (DType::F32, Combiner::Max) => {
                let $name = element::Largest;
                $body
            }
            (_, $name) => $body,
        }
    }};
}

pub(crate) use {by_combiner, by_dtype, by_integer};
