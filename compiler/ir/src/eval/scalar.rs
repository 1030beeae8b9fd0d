//! Elements as numbers: what they are computed as, and how they are stored.

use super::Tensor;
use crate::types::{DType, TensorType};

/// An element as it is computed with. Half precisions are computed with as `Single`: storing them
/// rounds once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    /// An f32, f16 or bf16.
    Single(f32),
    /// An f64.
    Double(f64),
    /// An integer of any width and sign.
    Integer(i64),
    /// A truth value.
    Truth(bool),
}

/// A binary float format below f64.
struct Format {
    mantissa_bits: i32,
    min_exponent: i32,
    largest: f64,
}

const F16: Format = Format {
    mantissa_bits: 10,
    min_exponent: -14,
    largest: 65504.0,
};

const BF16: Format = Format {
    mantissa_bits: 7,
    min_exponent: -126,
    largest: 338_953_138_925_153_547_590_470_800_371_487_866_880.0,
};

impl Format {
    /// The nearest number of the format, ties to even; infinite beyond the largest.
    fn round(&self, x: f64) -> f64 {
        if x == 0.0 || !x.is_finite() {
            return x;
        }
        let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023;
        let exponent = exponent.max(self.min_exponent);
        let quantum = 2.0_f64.powi(exponent - self.mantissa_bits);
        let rounded = (x / quantum).round_ties_even() * quantum;
        match rounded.abs() > self.largest {
            true => f64::INFINITY.copysign(x),
            false => rounded,
        }
    }
}

/// The bits of the f16 nearest to a number, ties to even.
pub fn f16_bits(x: f64) -> u16 {
    let sign = u16::from(x.is_sign_negative()) << 15;
    let magnitude = F16.round(x).abs();
    if magnitude.is_nan() {
        return sign | 0x7e00;
    }
    if magnitude.is_infinite() {
        return sign | 0x7c00;
    }
    if magnitude < 2.0_f64.powi(F16.min_exponent) {
        return sign | (magnitude * 2.0_f64.powi(24)) as u16;
    }
    let exponent = (magnitude.to_bits() >> 52) as i32 - 1023;
    let mantissa = (magnitude.to_bits() >> 42) as u16 & 0x3ff;
    sign | (((exponent + 15) as u16) << 10) | mantissa
}

/// The number that these bits of an f16 represent.
pub fn f16_value(bits: u16) -> f32 {
    let exponent = i32::from(bits >> 10 & 0x1f);
    let mantissa = f32::from(bits & 0x3ff);
    let magnitude = match exponent {
        0 => mantissa * 2.0_f32.powi(-24),
        31 if mantissa == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (1024.0 + mantissa) * 2.0_f32.powi(exponent - 25),
    };
    if bits >> 15 == 0 {
        magnitude
    } else {
        -magnitude
    }
}

/// The bits of the bf16 nearest to a number, ties to even.
pub fn bf16_bits(x: f64) -> u16 {
    ((BF16.round(x) as f32).to_bits() >> 16) as u16
}

/// The number that these bits of a bf16 represent.
pub fn bf16_value(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// An integer as a type stores it: the lowest bits, read with or without sign.
pub fn narrow(dtype: DType, value: i64) -> i64 {
    match dtype {
        DType::I4 => value << 60 >> 60,
        DType::I8 => i64::from(value as i8),
        DType::I16 => i64::from(value as i16),
        DType::I32 => i64::from(value as i32),
        DType::U8 => i64::from(value as u8),
        DType::U32 => i64::from(value as u32),
        DType::Bool => value & 1,
        DType::I64 | DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => value,
    }
}

impl Scalar {
    /// Zero of an element type.
    pub fn zero(dtype: DType) -> Self {
        Self::Integer(0).convert(dtype)
    }

    /// One of an element type.
    pub fn one(dtype: DType) -> Self {
        Self::Integer(1).convert(dtype)
    }

    /// The element of another type that represents the same number, or nearly.
    ///
    /// To integers: floats are cut off towards zero and saturate, what is not a number becomes 0,
    /// wider integers lose their upper bits. To truth: whether it is other than 0. To floats: the
    /// nearest, ties to even.
    pub fn convert(self, dtype: DType) -> Self {
        match dtype {
            DType::Bool => Self::Truth(match self {
                Self::Single(x) => x != 0.0,
                Self::Double(x) => x != 0.0,
                Self::Integer(x) => x != 0,
                Self::Truth(x) => x,
            }),
            DType::F64 => Self::Double(self.double()),
            DType::F32 => Self::Single(match self {
                Self::Single(x) => x,
                Self::Double(x) => x as f32,
                Self::Integer(x) => x as f32,
                Self::Truth(x) => f32::from(u8::from(x)),
            }),
            DType::F16 => Self::Single(F16.round(self.sticky_double()) as f32),
            DType::Bf16 => Self::Single(BF16.round(self.sticky_double()) as f32),
            DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => self.to_integer(dtype),
            DType::U8 | DType::U32 => self.to_integer(dtype),
        }
    }

    fn to_integer(self, dtype: DType) -> Self {
        let (min, max) = dtype.integer_range().expect("an integer type");
        // Casts from floats saturate.
        Self::Integer(match self {
            Self::Single(x) => (x as i64).clamp(min, max),
            Self::Double(x) => (x as i64).clamp(min, max),
            Self::Integer(x) => narrow(dtype, x),
            Self::Truth(x) => i64::from(x),
        })
    }

    /// As a double, rounded where an integer is beyond 53 bits.
    pub fn double(self) -> f64 {
        match self {
            Self::Single(x) => f64::from(x),
            Self::Double(x) => x,
            Self::Integer(x) => x as f64,
            Self::Truth(x) => f64::from(u8::from(x)),
        }
    }

    /// As a double that rounds to fewer bits as the element itself does: what an integer has beyond
    /// 53 bits is gathered in the last of them.
    fn sticky_double(self) -> f64 {
        match self {
            Self::Integer(x) if x.unsigned_abs() >= 1 << 53 => {
                let lost = i64::from(x & 0x7ff != 0) << 11;
                ((x & !0x7ff) | lost) as f64
            }
            Self::Single(_) | Self::Double(_) | Self::Integer(_) | Self::Truth(_) => self.double(),
        }
    }

    /// As an integer, which the type rule has granted.
    pub fn integer(self) -> i64 {
        match self {
            Self::Integer(x) => x,
            Self::Truth(x) => i64::from(x),
            Self::Single(_) | Self::Double(_) => unreachable!("a float where indices are"),
        }
    }

    /// As a truth value, which the type rule has granted.
    pub fn truth(self) -> bool {
        match self {
            Self::Truth(x) => x,
            Self::Single(_) | Self::Double(_) | Self::Integer(_) => {
                unreachable!("a number where truth values are")
            }
        }
    }

    fn read(dtype: DType, bytes: &[u8]) -> Self {
        let mut whole = [0; 8];
        whole[..bytes.len()].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(whole);
        match dtype {
            DType::F32 => Self::Single(f32::from_bits(bits as u32)),
            DType::F16 => Self::Single(f16_value(bits as u16)),
            DType::Bf16 => Self::Single(bf16_value(bits as u16)),
            DType::F64 => Self::Double(f64::from_bits(bits)),
            DType::Bool => Self::Truth(bits != 0),
            DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => {
                Self::Integer(narrow(dtype, bits as i64))
            }
            DType::U8 | DType::U32 => Self::Integer(narrow(dtype, bits as i64)),
        }
    }

    fn write(self, dtype: DType) -> [u8; 8] {
        let bits = match (dtype, self) {
            (DType::F16, _) => u64::from(f16_bits(self.double())),
            (DType::Bf16, _) => u64::from(bf16_bits(self.double())),
            (_, Self::Single(x)) => u64::from(x.to_bits()),
            (_, Self::Double(x)) => x.to_bits(),
            (_, Self::Integer(x)) => narrow(dtype, x) as u64,
            (_, Self::Truth(x)) => u64::from(x),
        };
        bits.to_le_bytes()
    }
}

impl Tensor {
    /// Every element as a number.
    pub fn scalars(&self) -> Vec<Scalar> {
        let dtype = self.ty().dtype;
        let elements = self.bytes().chunks_exact(dtype.size_bytes());
        elements.map(|bytes| Scalar::read(dtype, bytes)).collect()
    }

    /// A tensor of numbers that are of the kind its type is computed with.
    pub fn from_scalars(ty: &TensorType, scalars: impl IntoIterator<Item = Scalar>) -> Self {
        let size = ty.dtype.size_bytes();
        let scalars = scalars.into_iter();
        let bytes = scalars.flat_map(|scalar| scalar.write(ty.dtype).into_iter().take(size));
        Self::of_bytes(ty, bytes.collect())
    }

    /// A tensor of the elements of `source` with these positions, as they are stored.
    pub(crate) fn copied(
        ty: &TensorType,
        source: &Self,
        from: impl IntoIterator<Item = usize>,
    ) -> Self {
        let size = ty.dtype.size_bytes();
        let mut bytes = Vec::with_capacity(ty.size_bytes());
        for position in from {
            bytes.extend_from_slice(&source.bytes()[position * size..][..size]);
        }
        Self::of_bytes(ty, bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_precisions_come_back() {
        for bits in 0..=u16::MAX {
            let value = f16_value(bits);
            let back = f16_bits(f64::from(value));
            assert!(back == bits || value.is_nan(), "{bits:#06x}");
            let value = bf16_value(bits);
            let back = bf16_bits(f64::from(value));
            assert!(back == bits || value.is_nan(), "{bits:#06x}");
        }
    }

    #[test]
    fn half_precisions_round_to_even() {
        let halfway = |x: f64| f16_value(f16_bits(x));
        assert_eq!([halfway(2049.0), halfway(2051.0)], [2048.0, 2052.0]);
        assert_eq!(
            [halfway(65519.0), halfway(65520.0)],
            [65504.0, f32::INFINITY]
        );
        assert_eq!(halfway(2.0_f64.powi(-25)), 0.0);
        assert_eq!(halfway(2.0_f64.powi(-25) * 1.01), 2.0_f32.powi(-24));
        assert_eq!(bf16_value(bf16_bits(257.0)), 256.0);
        assert_eq!(bf16_value(bf16_bits(f64::MAX)), f32::INFINITY);
        assert!(bf16_value(bf16_bits(f64::NAN)).is_nan());
        // One more than a tie, in the last of 63 bits.
        let above = Scalar::Integer((257 << 54) + 1).convert(DType::Bf16);
        assert_eq!(above, Scalar::Single(258.0 * 2.0_f32.powi(54)));
    }

    #[test]
    fn conversions_saturate_or_wrap() {
        let convert = |x: f32, dtype| Scalar::Single(x).convert(dtype);
        assert_eq!(convert(-1.9, DType::I8), Scalar::Integer(-1));
        assert_eq!(convert(300.0, DType::U8), Scalar::Integer(255));
        assert_eq!(convert(f32::NAN, DType::I32), Scalar::Integer(0));
        assert_eq!(convert(f32::NAN, DType::Bool), Scalar::Truth(true));
        let wide = Scalar::Integer(0x1_8000_0080);
        assert_eq!(wide.convert(DType::I8), Scalar::Integer(-128));
        assert_eq!(wide.convert(DType::U32), Scalar::Integer(0x8000_0080));
        assert_eq!(Scalar::Integer(9).convert(DType::I4), Scalar::Integer(-7));
    }
}
