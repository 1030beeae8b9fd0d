//! Inverse roots in fixed point, as TensorFlow Lite Micro defines them.

use crate::fixed_point::{doubling_high_mul, rounding_shift_right, saturating_shift_left};

/// 1 over the root of a number, as a Q0.31 factor and a power of two, which is not positive; of
/// numbers below 1 as of 1.
pub(crate) fn inverse_root(square: i32) -> (i32, i32) {
    const ROOT_OF_HALF: i32 = 1_518_500_250;
    /// 3/2 in Q3.28.
    const THREE_HALVES: i32 = 3 << 27;
    if square <= 1 {
        return (i32::MAX, 0);
    }
    // Moved by whole powers of 4 to between 2^27 and 2^29, which is 1/2 to 2 in Q3.28.
    let (mut x, mut right) = (square, 11_i32);
    while x >= 1 << 29 {
        x >>= 2;
        right = right.wrapping_add(1);
    }
    let pairs = (x.leading_zeros().wrapping_sub(1) >> 1).wrapping_sub(1);
    right = right.wrapping_sub(pairs as i32);
    let half = x.wrapping_shl(pairs.wrapping_mul(2)) >> 1;
    let half = rounding_shift_right(half, 1);
    let mut y = 1 << 28;
    for _ in 0..5 {
        let cube = doubling_high_mul(doubling_high_mul(y, y), y);
        let cube = saturating_shift_left(cube, 6);
        let grown = doubling_high_mul(THREE_HALVES, y);
        y = saturating_shift_left(grown.wrapping_sub(doubling_high_mul(half, cube)), 3);
    }
    let factor = doubling_high_mul(y, ROOT_OF_HALF);
    match right {
        0.. => (factor, right.wrapping_neg()),
        _ => (factor.wrapping_shl(right.wrapping_neg() as u32), 0),
    }
}
