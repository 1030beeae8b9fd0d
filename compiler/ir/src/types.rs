//! Element types, shapes and quantisation of values.

use std::hash::{Hash, Hasher};

/// Largest rank the compiler accepts. What a file format or a kernel takes may be less.
pub const MAX_RANK: usize = 16;

macro_rules! dtypes {
    ($($(#[$doc:meta])* $dtype:ident = $name:literal: $bytes:literal, $range:expr;)*) => {
        /// Element type of a tensor.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum DType {
            $($(#[$doc])* $dtype,)*
        }

        impl DType {
            /// Every element type.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$dtype),*];

            /// Name in the text form.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$dtype => $name,)*
                }
            }

            /// Bytes of one element in memory.
            pub const fn size_bytes(self) -> usize {
                match self {
                    $(Self::$dtype => $bytes,)*
                }
            }

            /// Smallest and largest value of an integer type that can carry a quantised tensor.
            pub const fn integer_range(self) -> Option<(i64, i64)> {
                match self {
                    $(Self::$dtype => $range,)*
                }
            }
        }
    };
}

// Name in the text form, bytes in memory, range of an integer type.
dtypes! {
    /// IEEE single precision.
    F32 = "f32": 4, None;
    /// IEEE half precision.
    F16 = "f16": 2, None;
    /// Brain float: the upper half of an f32.
    Bf16 = "bf16": 2, None;
    /// IEEE double precision.
    F64 = "f64": 8, None;
    /// Signed 4-bit integer, stored one to a byte, sign-extended.
    I4 = "i4": 1, Some((-8, 7));
    /// Signed 8-bit integer.
    I8 = "i8": 1, Some((i8::MIN as i64, i8::MAX as i64));
    /// Signed 16-bit integer.
    I16 = "i16": 2, Some((i16::MIN as i64, i16::MAX as i64));
    /// Signed 32-bit integer.
    I32 = "i32": 4, Some((i32::MIN as i64, i32::MAX as i64));
    /// Signed 64-bit integer.
    I64 = "i64": 8, Some((i64::MIN, i64::MAX));
    /// Unsigned 8-bit integer.
    U8 = "u8": 1, Some((0, u8::MAX as i64));
    /// Unsigned 32-bit integer.
    U32 = "u32": 4, Some((0, u32::MAX as i64));
    /// Truth value, one byte, 0 or 1.
    Bool = "bool": 1, None;
}

impl DType {
    /// Every float type.
    pub const FLOATS: [Self; 4] = [Self::F32, Self::F16, Self::Bf16, Self::F64];

    /// Every integer type that is computed on as such.
    pub const INTEGERS: [Self; 6] = {
        let [.., i8, i16, i32, i64, u8, u32] = Self::NUMBERS;
        [i8, i16, i32, i64, u8, u32]
    };

    /// Every numeric element type that uses all of its bits.
    pub const NUMBERS: [Self; 10] = [
        Self::F32,
        Self::F16,
        Self::Bf16,
        Self::F64,
        Self::I8,
        Self::I16,
        Self::I32,
        Self::I64,
        Self::U8,
        Self::U32,
    ];

    /// What an op of reals computes on, if it does not say otherwise: integers by a scale, or
    /// floats.
    pub const REALS: [Self; 2] = [Self::I8, Self::F32];

    /// The same with integers of 16 bits, whose zero point is 0.
    pub const WIDE_REALS: [Self; 3] = [Self::I8, Self::I16, Self::F32];
}

/// Affine quantisation: real = scale · (stored − zero point).
///
/// One scale for the whole tensor, or one per index of dimension `axis`.
#[derive(Clone, Debug)]
pub struct Quantization {
    /// One scale, or one per index along `axis`; finite and positive; of
    /// several, some may be 0.
    pub scales: Vec<f32>,
    /// As many as scales; within the range of the element type.
    pub zero_points: Vec<i32>,
    /// The dimension the scales belong to; `None` when there is one scale for all.
    pub axis: Option<usize>,
}

impl PartialEq for Quantization {
    /// Compares scales by their bits.
    fn eq(&self, other: &Self) -> bool {
        let [own, others] = [self, other].map(|it| it.scales.iter().map(|it| it.to_bits()));
        own.eq(others) && (&self.zero_points, self.axis) == (&other.zero_points, other.axis)
    }
}

impl Eq for Quantization {}

impl Hash for Quantization {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let bits = self.scales.iter().map(|scale| scale.to_bits());
        bits.for_each(|scale| scale.hash(state));
        (&self.zero_points, self.axis).hash(state);
    }
}

impl Quantization {
    /// One scale and zero point for the whole tensor.
    pub fn per_tensor(scale: f32, zero_point: i32) -> Self {
        Self {
            scales: vec![scale],
            zero_points: vec![zero_point],
            axis: None,
        }
    }

    /// The single scale and zero point, when there is only one (also a per-axis list of length 1).
    pub fn single(&self) -> Option<(f32, i32)> {
        match (self.scales.as_slice(), self.zero_points.as_slice()) {
            ([scale], [zero_point]) => Some((*scale, *zero_point)),
            _ => None,
        }
    }
}

/// Type of a value: element type, static shape, quantisation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TensorType {
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first; empty for a scalar.
    pub shape: Vec<usize>,
    /// How integers represent reals, if quantised.
    pub quant: Option<Quantization>,
}

impl TensorType {
    /// A tensor without quantisation.
    pub fn new(dtype: DType, shape: impl Into<Vec<usize>>) -> Self {
        Self {
            dtype,
            shape: shape.into(),
            quant: None,
        }
    }

    /// The same element type and quantisation with other extents.
    pub fn with_shape(&self, shape: impl Into<Vec<usize>>) -> Self {
        Self {
            dtype: self.dtype,
            shape: shape.into(),
            quant: self.quant.clone(),
        }
    }

    /// The same type with this quantisation.
    pub fn with_quant(mut self, quant: Quantization) -> Self {
        self.quant = Some(quant);
        self
    }

    /// Number of elements. After the verifier has bounded every shape this does not overflow.
    pub fn elements(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether there are no elements: an extent is 0.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// Bytes in memory, one element after another, row-major.
    pub fn size_bytes(&self) -> usize {
        self.elements() * self.dtype.size_bytes()
    }

    /// The zero point of a tensor quantised with one scale, 0 for any other.
    pub fn zero_point(&self) -> i32 {
        let single = self.quant.as_ref().and_then(Quantization::single);
        single.map_or(0, |(_, zero_point)| zero_point)
    }
}
