//! The fixed-point definitions, written on wide integers and the way they are printed in papers.

/// `a / b`, rounded to nearest; a tie goes up.
fn divide_ties_up(a: i128, b: i128) -> i128 {
    (2 * a + b).div_euclid(2 * b)
}

/// `a / b`, rounded to nearest; a tie goes away from zero.
pub fn divide_ties_away(a: i128, b: i128) -> i128 {
    a.signum() * ((2 * a.abs() + b) / (2 * b))
}

/// Saturating rounding doubling high product.
pub fn high_product(a: i32, b: i32) -> i32 {
    divide_ties_up(i128::from(a) * i128::from(b), 1 << 31).min(i128::from(i32::MAX)) as i32
}

/// `x * multiplier * 2^(shift - 31)`, rounded after the product and after the shift.
pub fn scale(x: i32, multiplier: i32, shift: i32) -> i32 {
    let x = x.wrapping_mul(1_i32.wrapping_shl(shift.max(0) as u32));
    let product = high_product(x, multiplier);
    divide_ties_away(i128::from(product), 1 << (-shift).max(0)) as i32
}
