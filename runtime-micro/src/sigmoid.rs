//! Sigmoids of 16 bits, interpolated in a table as TensorFlow Lite Micro does.

/// The logistic function at `i / 24`, in steps of 2^-16 without a sign: a constant of the model.
pub(crate) type Table = [u16; 256];

/// The logistic function of an input, three times of which in steps of 2^-12 is `thrice`, times
/// 2^15: 0 to 32767.
#[inline]
pub(crate) fn logistic(thrice: i32, table: &Table) -> i32 {
    // Beyond the table the last step before 1.
    let value = interpolate::<9>(thrice.unsigned_abs(), table, 0x7fff << 10);
    let mirrored = (1_i32 << 25).wrapping_sub(1).wrapping_sub(value);
    let value = if thrice < 0 { mirrored } else { value };
    value.wrapping_add(512) >> 10
}

/// The hyperbolic tangent of an input in steps of 2^-12, three times of which is `thrice`, times
/// 2^15.
#[inline]
pub(crate) fn tanh(thrice: i32, table: &Table) -> i32 {
    let value = interpolate::<8>(thrice.unsigned_abs(), table, 0xffff << 8);
    let value = value.wrapping_sub(1 << 23);
    let value = if thrice < 0 { !value } else { value };
    value.wrapping_add(128) >> 8
}

/// Three times an input in steps of 2^`exponent`, for [`tanh`]: rounded to nearest with ties up.
/// The exponent is within -27 and 2.
#[inline]
pub(crate) fn thrice(x: i16, exponent: i32) -> i32 {
    let x = i32::from(x).wrapping_mul(3);
    let left = exponent.wrapping_add(12);
    if left >= 0 {
        return x.wrapping_shl(left as u32);
    }
    let right = left.wrapping_neg() as u32;
    let half = 1_i32.wrapping_shl(right.wrapping_sub(1));
    x.wrapping_add(half).wrapping_shr(right)
}

/// An entry and its neighbour weighed, where a step of the table is 2^`BITS`; from the last entry
/// on, `beyond`.
#[inline(always)]
fn interpolate<const BITS: u32>(magnitude: u32, table: &Table, beyond: i32) -> i32 {
    let index = magnitude >> BITS;
    if index >= 255 {
        return beyond;
    }
    let entry = |index: u32| i32::from(table[(index & 255) as usize]);
    let (from, to) = (entry(index), entry(index.wrapping_add(1)));
    let fraction = (magnitude & ((1 << BITS) - 1)).cast_signed();
    let difference = to.wrapping_sub(from);
    (from << BITS).wrapping_add(fraction.wrapping_mul(difference))
}
