//! Inverses of trigonometric and hyperbolic functions of complex numbers, by logarithms and roots.

use super::complex::{
    Complex, add, from_quarter, is_negative, log, log1p, multiply, plus, scale, sqrt, times_i,
};
use crate::stablehlo::lower::special::Math;

/// ln (x + √(x² + 1)), of the number whose real part is not negative: the function is odd.
pub(super) fn asinh(math: &mut Math<'_>, x: Complex) -> Complex {
    let below = is_negative(math, x[0]);
    let opposite = x.map(|part| math.neg(part));
    let x = [0, 1].map(|part| math.select(below, opposite[part], x[part]));
    let square = multiply(math, x, x);
    let more = plus(math, square, 1.0);
    let root = sqrt(math, more);
    let sum = add(math, x, root);
    let found = log(math, sum);
    found.map(|part| {
        let opposite = math.neg(part);
        math.select(below, opposite, part)
    })
}

/// ln (x + √(x + 1) √(x − 1)).
pub(super) fn acosh(math: &mut Math<'_>, x: Complex) -> Complex {
    let roots = [1.0, -1.0].map(|number| {
        let shifted = plus(math, x, number);
        sqrt(math, shifted)
    });
    let product = multiply(math, roots[0], roots[1]);
    let sum = add(math, x, product);
    log(math, sum)
}

/// (ln (1 + x) − ln (1 − x)) / 2.
pub(super) fn atanh(math: &mut Math<'_>, x: Complex) -> Complex {
    let opposite = x.map(|part| math.neg(part));
    let up = log1p(math, x);
    let down = log1p(math, opposite);
    let difference = [math.sub(up[0], down[0]), math.sub(up[1], down[1])];
    scale(math, difference, 0.5)
}

/// −i asinh (i x).
pub(super) fn asin(math: &mut Math<'_>, x: Complex) -> Complex {
    let turned = times_i(math, x, false);
    let found = asinh(math, turned);
    times_i(math, found, true)
}

/// π/2 − asin x.
pub(super) fn acos(math: &mut Math<'_>, x: Complex) -> Complex {
    let found = asin(math, x);
    from_quarter(math, found)
}

/// −i atanh (i x).
pub(super) fn atan(math: &mut Math<'_>, x: Complex) -> Complex {
    let turned = times_i(math, x, false);
    let found = atanh(math, turned);
    times_i(math, found, true)
}
