//! Half precisions: f16 and bf16 from and to `f32`, ties to even.

/// The number that these bits of an f16 represent.
#[inline(always)]
pub(crate) fn f16_value(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let magnitude = u32::from(bits & 0x7fff) << 13;
    // The exponent's bias is 15 here and 127 there; infinities and NaN stay so.
    let value = f32::from_bits(magnitude) * f32::from_bits((254 - 15) << 23);
    let special = f32::from_bits(magnitude | 0x7f80_0000);
    let value = if magnitude >= 0x1f << 23 {
        special
    } else {
        value
    };
    f32::from_bits(value.to_bits() | sign)
}

/// The bits of the f16 nearest to a number.
#[inline(always)]
pub(crate) fn f16_bits(x: f32) -> u16 {
    let bits = x.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // Below the normal numbers: a sum with 1/2 rounds at 2^-24.
    let tiny = (f32::from_bits(magnitude) + 0.5)
        .to_bits()
        .wrapping_sub(0.5_f32.to_bits());
    let odd = magnitude >> 13 & 1;
    let normal = magnitude.wrapping_add(0xc800_0fff + odd) >> 13;
    let special = if magnitude > 0x7f80_0000 {
        0x7e00
    } else {
        0x7c00
    };
    let rounded = if magnitude < 0x3880_0000 {
        tiny
    } else {
        normal
    };
    let rounded = if magnitude >= 0x4780_0000 {
        special
    } else {
        rounded
    };
    sign | rounded as u16
}

/// The number that these bits of a bf16 represent.
#[inline(always)]
pub(crate) fn bf16_value(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// The bits of the bf16 nearest to a number.
#[inline(always)]
pub(crate) fn bf16_bits(x: f32) -> u16 {
    let bits = x.to_bits();
    let rounded = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
    let quiet = bits >> 16 | 0x40;
    (if x.is_nan() { quiet } else { rounded }) as u16
}

/// A double as an `f32` that rounds to half precisions as the double does: what it has beyond 24
/// bits is gathered in the last of them.
#[inline(always)]
pub(crate) fn sticky(x: f64) -> f32 {
    let near = x as f32;
    let back = f64::from(near);
    let bits = near.to_bits();
    // Towards zero, then odd.
    let below = if back.abs() > x.abs() {
        bits.wrapping_sub(1)
    } else {
        bits
    };
    let inexact = back != x && !x.is_nan();
    f32::from_bits(if inexact { below | 1 } else { bits })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_back() {
        for bits in 0..=u16::MAX {
            let value = f16_value(bits);
            assert!(f16_bits(value) == bits || value.is_nan(), "{bits:#06x}");
            let magnitude = bits & 0x7fff;
            if magnitude < 0x7c00 {
                let (exponent, mantissa) = (i32::from(magnitude >> 10), f64::from(bits & 0x3ff));
                let expected = match exponent {
                    0 => mantissa * 2.0_f64.powi(-24),
                    _ => (1024.0 + mantissa) * 2.0_f64.powi(exponent - 25),
                };
                assert_eq!(f64::from(value.abs()), expected, "{bits:#06x}");
            } else {
                assert_eq!(value.is_nan(), magnitude > 0x7c00);
            }
            let value = bf16_value(bits);
            assert!(bf16_bits(value) == bits || value.is_nan(), "{bits:#06x}");
        }
    }

    #[test]
    fn the_nearest_is_taken() {
        let f16 = |x: f32| f16_value(f16_bits(x));
        assert_eq!([f16(2049.0), f16(2051.0)], [2048.0, 2052.0]);
        assert_eq!([f16(65519.0), f16(65520.0)], [65504.0, f32::INFINITY]);
        assert_eq!([f16(2.0_f32.powi(-25)), f16(-1.0e-10)], [0.0, -0.0]);
        assert_eq!(f16(2.0_f32.powi(-25) * 1.01), 2.0_f32.powi(-24));
        assert_eq!(f16(f32::NEG_INFINITY), f32::NEG_INFINITY);
        assert_eq!(bf16_value(bf16_bits(257.0)), 256.0);
        assert_eq!(bf16_value(bf16_bits(f32::MAX)), f32::INFINITY);
        assert!(bf16_value(bf16_bits(f32::NAN)).is_nan() && f16(f32::NAN).is_nan());
    }

    #[test]
    fn doubles_round_once() {
        // Just above a tie between 256 and 258, by less than a single can tell.
        let above = 257.0 + 2.0_f64.powi(-40);
        assert_eq!(bf16_value(bf16_bits(sticky(above))), 258.0);
        assert_eq!(bf16_value(bf16_bits(sticky(-above))), -258.0);
        assert_eq!(bf16_value(bf16_bits(sticky(257.0))), 256.0);
        assert_eq!(f16_value(f16_bits(sticky(2049.0 - 1.0e-12))), 2048.0);
        assert_eq!(sticky(1.0e300).to_bits(), f32::MAX.to_bits());
    }
}
