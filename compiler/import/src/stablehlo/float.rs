//! Bits of the narrow floating-point formats.

use super::types::FloatType;

/// What the patterns with the largest exponent mean.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Special {
    /// Infinity and NaNs, as in IEEE 754.
    Ieee,
    /// `FN`: the largest magnitude is NaN; there is no infinity.
    LargestIsNan,
    /// `FNUZ`: what would be −0 is NaN; there is no infinity.
    NegativeZeroIsNan,
    /// Neither NaN nor infinity: too large a value becomes the largest.
    None,
}

/// Exponent bits, mantissa bits, bias and special values of a format with a sign.
pub(super) struct Layout {
    pub(super) exponent_bits: u32,
    pub(super) mantissa_bits: u32,
    pub(super) bias: i32,
    pub(super) special: Special,
}

impl Layout {
    /// `None` of doubles, and of exponents alone.
    pub(super) fn of(ty: FloatType) -> Option<Self> {
        let (exponent_bits, mantissa_bits, bias, special) = match ty {
            FloatType::F4E2M1FN => (2, 1, 1, Special::None),
            FloatType::F6E2M3FN => (2, 3, 1, Special::None),
            FloatType::F6E3M2FN => (3, 2, 3, Special::None),
            FloatType::F8E3M4 => (3, 4, 3, Special::Ieee),
            FloatType::F8E4M3 => (4, 3, 7, Special::Ieee),
            FloatType::F8E4M3FN => (4, 3, 7, Special::LargestIsNan),
            FloatType::F8E4M3FNUZ => (4, 3, 8, Special::NegativeZeroIsNan),
            FloatType::F8E4M3B11FNUZ => (4, 3, 11, Special::NegativeZeroIsNan),
            FloatType::F8E5M2 => (5, 2, 15, Special::Ieee),
            FloatType::F8E5M2FNUZ => (5, 2, 16, Special::NegativeZeroIsNan),
            FloatType::F16 => (5, 10, 15, Special::Ieee),
            FloatType::Bf16 => (8, 7, 127, Special::Ieee),
            FloatType::Tf32 => (8, 10, 127, Special::Ieee),
            FloatType::F32 => (8, 23, 127, Special::Ieee),
            FloatType::F64 | FloatType::F8E8M0FNU => return None,
        };
        Some(Self {
            exponent_bits,
            mantissa_bits,
            bias,
            special,
        })
    }

    /// The sign's bit.
    pub(super) fn sign(&self) -> u64 {
        1 << (self.exponent_bits + self.mantissa_bits)
    }

    /// The magnitude with every exponent bit set and no mantissa bit.
    pub(super) fn top_exponent(&self) -> u64 {
        ((1 << self.exponent_bits) - 1) << self.mantissa_bits
    }

    /// What is no number; negative zero in formats without such.
    pub(super) fn nan(&self) -> u64 {
        match self.special {
            Special::Ieee => self.top_exponent() | 1 << (self.mantissa_bits - 1),
            Special::LargestIsNan => self.sign() - 1,
            Special::NegativeZeroIsNan | Special::None => self.sign(),
        }
    }

    /// The pattern of `value` rounded to nearest, ties to even.
    fn encode(&self, value: f64) -> u64 {
        if value.is_nan() {
            return self.nan();
        }
        let sign = if value.is_sign_negative() {
            self.sign()
        } else {
            0
        };
        let least_exponent = 1 - self.bias;
        let exponent = ((value.abs().to_bits() >> 52) as i32 - 1023).max(least_exponent);
        let scale = f64::from(exponent - self.mantissa_bits as i32);
        let significand = (value.abs() / scale.exp2()).round_ties_even() as u64;
        // The leading one of a normal number adds itself to the exponent, and so does a carry.
        let steps = ((exponent - least_exponent) as u64) << self.mantissa_bits;
        let magnitude = steps.saturating_add(significand);
        if value.is_finite() && magnitude <= self.largest() {
            let unsigned_zero = self.special == Special::NegativeZeroIsNan && magnitude == 0;
            return if unsigned_zero { 0 } else { sign | magnitude };
        }
        match self.special {
            Special::Ieee => sign | self.top_exponent(),
            Special::None => sign | self.largest(),
            Special::LargestIsNan => sign | self.nan(),
            Special::NegativeZeroIsNan => self.nan(),
        }
    }

    /// The largest finite magnitude.
    pub(super) fn largest(&self) -> u64 {
        match self.special {
            Special::Ieee => self.top_exponent() - 1,
            Special::LargestIsNan => self.sign() - 2,
            Special::NegativeZeroIsNan | Special::None => self.sign() - 1,
        }
    }

    fn decode(&self, bits: u64) -> f64 {
        let magnitude = bits & (self.sign() - 1);
        let negative = bits & self.sign() != 0;
        let nan = match self.special {
            Special::NegativeZeroIsNan => negative && magnitude == 0,
            Special::Ieee => magnitude > self.top_exponent(),
            Special::LargestIsNan | Special::None => magnitude > self.largest(),
        };
        if nan {
            return f64::NAN;
        }
        let absolute = if magnitude > self.largest() {
            f64::INFINITY
        } else {
            let field = (magnitude >> self.mantissa_bits) as i32;
            let hidden = if field > 0 {
                1 << self.mantissa_bits
            } else {
                0
            };
            let significand = (magnitude & ((1 << self.mantissa_bits) - 1)) | hidden;
            let scale = f64::from(field.max(1) - self.bias - self.mantissa_bits as i32);
            significand as f64 * scale.exp2()
        };
        if negative { -absolute } else { absolute }
    }
}

/// The bit pattern of `value` in `ty`, rounded to nearest, ties to even.
pub(super) fn encode(value: f64, ty: FloatType) -> u64 {
    match Layout::of(ty) {
        Some(layout) => layout.encode(value),
        None if ty == FloatType::F64 => value.to_bits(),
        None => encode_power_of_two(value),
    }
}

/// The value of the bit pattern `bits` of `ty`.
pub(super) fn decode(bits: u64, ty: FloatType) -> f64 {
    match Layout::of(ty) {
        Some(layout) => layout.decode(bits),
        None if ty == FloatType::F64 => f64::from_bits(bits),
        None if bits == 0xFF => f64::NAN,
        None => (f64::from(bits as u8) - 127.0).exp2(),
    }
}

/// `f8E8M0FNU`: an exponent alone, without sign or zero.
fn encode_power_of_two(value: f64) -> u64 {
    if value.is_nan() || value <= 0.0 {
        return 0xFF;
    }
    let exponent = (value.to_bits() >> 52) as i32 - 1023;
    let half_way_up = value >= f64::from(exponent).exp2() * 1.5;
    let field = exponent + 127 + i32::from(half_way_up);
    if field > 0xFE {
        0xFF
    } else {
        field.max(0) as u64
    }
}
