//! Functions of complex numbers, of their real and imaginary parts.

use std::f64::consts::PI;

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::inverse;
use crate::stablehlo::lower::error::{Lowered, malformed, unsupported};
use crate::stablehlo::lower::special::{Math, hyperbolic};

/// Real and imaginary part.
pub(in crate::stablehlo::lower) type Complex = [ValueId; 2];

/// A function of one number.
type Function = fn(&mut Math<'_>, Complex) -> Complex;

/// Whether there is such an op: `complex.exponential`, for example.
pub(in crate::stablehlo::lower) fn is_known(name: &str) -> bool {
    let Some(name) = name.strip_prefix("complex.") else {
        return false;
    };
    const OTHERS: [&str; 10] = [
        "abs",
        "atan2",
        "clamp",
        "divide",
        "fft",
        "is_finite",
        "maximum",
        "minimum",
        "multiply",
        "power",
    ];
    function(name).is_some() || OTHERS.contains(&name)
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "acos" => inverse::acos,
        "acosh" => inverse::acosh,
        "asin" => inverse::asin,
        "asinh" => inverse::asinh,
        "atan" => inverse::atan,
        "atanh" => inverse::atanh,
        "cbrt" => cbrt,
        "cosh" => cosh,
        "cosine" => cosine,
        "exponential" => exp,
        "exponential_minus_one" => expm1,
        "log" => log,
        "log_plus_one" => log1p,
        "logistic" => logistic,
        "rsqrt" => rsqrt,
        "sign" => sign,
        "sine" => sine,
        "sinh" => sinh,
        "sqrt" => sqrt,
        "square" => square,
        "tan" => tan,
        "tanh" => tanh,
        _ => return None,
    })
}

/// What such an op yields; `None` for others.
pub(super) fn values(
    build: &mut Builder,
    name: &str,
    operands: &[ValueId],
) -> Option<Lowered<Vec<ValueId>>> {
    let mut types = operands.iter().map(|id| build.ty(*id));
    let first = types.next();
    if !types.all(|ty| Some(ty) == first) {
        return Some(malformed("expected operands of one type"));
    }
    let mut math = Math(build);
    let math = &mut math;
    Some(Ok(match (name, operands) {
        ("unpack", &[x]) => unpack(math.0, x),
        ("pack", &[re, im]) => vec![pack(math.0, [re, im])],
        ("abs", &[re, im]) => vec![abs(math, [re, im])],
        ("is_finite", &[re, im]) => {
            let [re, im] = [re, im].map(|part| math.unary(UnaryOp::IsFinite, part));
            vec![math.binary(BinaryOp::And, re, im)]
        }
        ("multiply", &[a, b, c, d]) => multiply(math, [a, b], [c, d]).to_vec(),
        ("divide", &[a, b, c, d]) => divide(math, [a, b], [c, d]).to_vec(),
        ("maximum", &[a, b, c, d]) => chosen(math, [a, b], [c, d], Direction::Gt).to_vec(),
        ("minimum", &[a, b, c, d]) => chosen(math, [a, b], [c, d], Direction::Lt).to_vec(),
        ("clamp", &[a, b, c, d, e, f]) => {
            let above = chosen(math, [a, b], [c, d], Direction::Gt);
            chosen(math, above, [e, f], Direction::Lt).to_vec()
        }
        ("atan2", &[a, b, c, d]) => atan2(math, [a, b], [c, d]).to_vec(),
        ("power", &[a, b, c, d]) => power(math, [a, b], [c, d]).to_vec(),
        (name, &[re, im]) => match function(name) {
            Some(function) => function(math, [re, im]).to_vec(),
            None => return Some(unsupported(format!("{name} of complex numbers"))),
        },
        _ => return Some(malformed(format!("{} operands", operands.len()))),
    }))
}

/// The parts that a further dimension holds.
fn unpack(build: &mut Builder, x: ValueId) -> Vec<ValueId> {
    let mut shape = build.shape(x).to_vec();
    shape.pop();
    let last = shape.len();
    let part = |part| {
        let cut = build.cut(x, last, part, part + 1);
        build.reshape(cut, &shape)
    };
    [0, 1].map(part).to_vec()
}

/// Both parts along a further dimension.
fn pack(build: &mut Builder, parts: Complex) -> ValueId {
    let mut shape = build.shape(parts[0]).to_vec();
    let last = shape.len();
    shape.push(1);
    let parts = parts.map(|part| build.reshape(part, &shape));
    build.concatenate(&parts, last)
}

/// (a + bi) (c + di).
pub(super) fn multiply(math: &mut Math<'_>, [a, b]: Complex, [c, d]: Complex) -> Complex {
    let (ac, bd) = (math.mul(a, c), math.mul(b, d));
    let (ad, bc) = (math.mul(a, d), math.mul(b, c));
    [math.sub(ac, bd), math.add(ad, bc)]
}

pub(super) fn add(math: &mut Math<'_>, a: Complex, b: Complex) -> Complex {
    [math.add(a[0], b[0]), math.add(a[1], b[1])]
}

pub(super) fn scale(math: &mut Math<'_>, x: Complex, by: f64) -> Complex {
    x.map(|part| math.times(part, by))
}

/// x · i, and x · −i.
pub(super) fn times_i(math: &mut Math<'_>, [re, im]: Complex, negative: bool) -> Complex {
    match negative {
        false => [math.neg(im), re],
        true => [im, math.neg(re)],
    }
}

/// x + number.
pub(super) fn plus(math: &mut Math<'_>, [re, im]: Complex, number: f64) -> Complex {
    [math.plus(re, number), im]
}

fn square(math: &mut Math<'_>, x: Complex) -> Complex {
    multiply(math, x, x)
}

/// By the larger part of the divisor, so that squares neither overflow nor vanish. By 0 the
/// quotient is infinite, by an infinite number 0.
pub(in crate::stablehlo::lower) fn divide(
    math: &mut Math<'_>,
    [a, b]: Complex,
    [c, d]: Complex,
) -> Complex {
    let (size_c, size_d) = (math.abs(c), math.abs(d));
    let largest = math.binary(BinaryOp::Max, size_c, size_d);
    let is_zero = math.equals(largest, 0.0);
    let infinite = math.equals(largest, f64::INFINITY);
    let by = math.number_where(is_zero, 1.0, largest);
    let [p, q] = [c, d].map(|part| math.div(part, by));
    let [p, q] = [p, q].map(|part| {
        // Of infinite parts their sign counts.
        let size = math.abs(part);
        let odd = math.compare(Direction::Ne, size, size);
        let sign = sign_of(math, part);
        let unit = math.select(odd, sign, part);
        math.select(infinite, unit, part)
    });
    let (cp, dq) = (math.mul(c, p), math.mul(d, q));
    let norm = math.add(cp, dq);
    let (ap, bq) = (math.mul(a, p), math.mul(b, q));
    let (bp, aq) = (math.mul(b, p), math.mul(a, q));
    let (re, im) = (math.add(ap, bq), math.sub(bp, aq));
    // The sign of a zero divisor is that of its real part.
    let zero = math.only_where(is_zero, c, 1.0);
    let limit = math.over(1.0, zero);
    let finite = [a, b].map(|part| math.unary(UnaryOp::IsFinite, part));
    let finite = math.binary(BinaryOp::And, finite[0], finite[1]);
    let vanishes = math.binary(BinaryOp::And, finite, infinite);
    let mut of = |part: ValueId, whole: ValueId| {
        let quotient = math.div(part, norm);
        let quotient = math.number_where(vanishes, 0.0, quotient);
        let unbounded = math.mul(whole, limit);
        math.select(is_zero, unbounded, quotient)
    };
    [of(re, a), of(im, b)]
}

fn sign_of(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let one = math.number(x, 1.0);
    let negative = is_negative(math, x);
    math.number_where(negative, -1.0, one)
}

/// Whether there is a sign, that of zero too.
pub(super) fn is_negative(math: &mut Math<'_>, x: ValueId) -> ValueId {
    let below = math.is(Direction::Lt, x, 0.0);
    let inverse = math.over(1.0, x);
    let of_zero = math.equals(inverse, f64::NEG_INFINITY);
    math.binary(BinaryOp::Or, below, of_zero)
}

/// √(a² + b²), without overflow on the way.
pub(in crate::stablehlo::lower) fn abs(math: &mut Math<'_>, x: Complex) -> ValueId {
    let [a, b] = x.map(|part| math.abs(part));
    let large = math.binary(BinaryOp::Max, a, b);
    let small = math.binary(BinaryOp::Min, a, b);
    let is_zero = math.equals(large, 0.0);
    let by = math.number_where(is_zero, 1.0, large);
    let ratio = math.div(small, by);
    let square = math.mul(ratio, ratio);
    let square = math.plus(square, 1.0);
    let root = math.sqrt(square);
    let size = math.mul(large, root);
    let infinite = math.equals(large, f64::INFINITY);
    math.number_where(infinite, f64::INFINITY, size)
}

/// The number on the unit circle in the same direction; 0 of 0.
fn sign(math: &mut Math<'_>, x: Complex) -> Complex {
    let size = abs(math, x);
    let is_zero = math.equals(size, 0.0);
    let by = math.number_where(is_zero, 1.0, size);
    x.map(|part| {
        let unit = math.div(part, by);
        math.select(is_zero, part, unit)
    })
}

/// size · (cos angle, sin angle).
fn polar(math: &mut Math<'_>, size: ValueId, angle: ValueId) -> Complex {
    let is_real = math.equals(angle, 0.0);
    let (cos, sin) = (cos(math, angle), sin(math, angle));
    let (re, im) = (math.mul(size, cos), math.mul(size, sin));
    // Not 0 · ∞.
    let is_finite = math.unary(UnaryOp::IsFinite, size);
    let is_unbounded = math.unary(UnaryOp::Not, is_finite);
    let is_both = math.binary(BinaryOp::And, is_real, is_unbounded);
    [re, math.select(is_both, angle, im)]
}

fn cos(math: &mut Math<'_>, x: ValueId) -> ValueId {
    math.unary(UnaryOp::Cos, x)
}

fn sin(math: &mut Math<'_>, x: ValueId) -> ValueId {
    math.unary(UnaryOp::Sin, x)
}

pub(super) fn exp(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let size = math.exp(a);
    polar(math, size, b)
}

/// e^a (cos b + i sin b) − 1 where a is small: (e^a − 1) cos b − 2 sin² (b/2).
fn expm1(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let less_one = math.unary(UnaryOp::Expm1, a);
    let cos = cos(math, b);
    let first = math.mul(less_one, cos);
    let half = math.times(b, 0.5);
    let half = sin(math, half);
    let square = math.mul(half, half);
    let square = math.times(square, 2.0);
    let re = math.sub(first, square);
    [re, exp(math, [a, b])[1]]
}

/// (ln |x|, the angle). Near the unit circle by the square of |x| less 1, which does not cancel.
pub(super) fn log(math: &mut Math<'_>, x: Complex) -> Complex {
    let [a, b] = x.map(|part| math.abs(part));
    let large = math.binary(BinaryOp::Max, a, b);
    let small = math.binary(BinaryOp::Min, a, b);
    let (less, more) = (math.plus(large, -1.0), math.plus(large, 1.0));
    let product = math.mul(less, more);
    let square = math.mul(small, small);
    let excess = math.add(product, square);
    let size = abs(math, x);
    let above = math.is(Direction::Gt, size, 0.5);
    let below = math.is(Direction::Lt, size, 2.0);
    let is_near = math.binary(BinaryOp::And, above, below);
    let excess = math.only_where(is_near, excess, 0.0);
    let near = math.log1p(excess);
    let near = math.times(near, 0.5);
    let far = math.log(size);
    [math.select(is_near, near, far), angle(math, x)]
}

fn angle(math: &mut Math<'_>, [a, b]: Complex) -> ValueId {
    math.binary(BinaryOp::Atan2, b, a)
}

/// ln (1 + x): where x is small by 2a + a² + b².
pub(super) fn log1p(math: &mut Math<'_>, x: Complex) -> Complex {
    let [a, b] = x;
    let more = math.plus(a, 2.0);
    let product = math.mul(a, more);
    let square = math.mul(b, b);
    let excess = math.add(product, square);
    let near = math.log1p(excess);
    let near = math.times(near, 0.5);
    let shifted = plus(math, x, 1.0);
    let far = log(math, shifted);
    let size = abs(math, x);
    let is_near = math.is(Direction::Lt, size, 0.5);
    [math.select(is_near, near, far[0]), far[1]]
}

fn logistic(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let opposite = [math.neg(a), math.neg(b)];
    let power = exp(math, opposite);
    let divisor = plus(math, power, 1.0);
    let (one, zero) = (math.number(a, 1.0), math.number(a, 0.0));
    divide(math, [one, zero], divisor)
}

/// The root with a part that is not negative, by a sum that does not cancel.
pub(in crate::stablehlo::lower) fn sqrt(math: &mut Math<'_>, x: Complex) -> Complex {
    let [a, b] = x;
    let left = math.is(Direction::Lt, a, 0.0);
    let below = is_negative(math, b);
    // Not by `abs`, which has no slope at 0.
    let [size_a, size_b] = [(left, a), (below, b)].map(|(is_negative, part)| {
        let opposite = math.neg(part);
        math.select(is_negative, opposite, part)
    });
    let size = abs(math, x);
    let (half, half_a) = (math.times(size, 0.5), math.times(size_a, 0.5));
    let sum = math.add(half, half_a);
    let root = math.sqrt(sum);
    let twice = math.times(root, 2.0);
    let other = math.div(size_b, twice);
    let is_zero = math.equals(root, 0.0);
    let other = math.number_where(is_zero, 0.0, other);
    let re = math.select(left, other, root);
    let im = math.select(left, root, other);
    let opposite = math.neg(im);
    [re, math.select(below, opposite, im)]
}

/// |x|^power in the direction of power · angle.
fn root(math: &mut Math<'_>, x: Complex, size: ValueId, power: f64) -> Complex {
    let angle = angle(math, x);
    let angle = math.times(angle, power);
    polar(math, size, angle)
}

fn rsqrt(math: &mut Math<'_>, x: Complex) -> Complex {
    let size = abs(math, x);
    let size = math.unary(UnaryOp::Rsqrt, size);
    root(math, x, size, -0.5)
}

fn cbrt(math: &mut Math<'_>, x: Complex) -> Complex {
    let size = abs(math, x);
    let size = math.unary(UnaryOp::Cbrt, size);
    root(math, x, size, 1.0 / 3.0)
}

/// e^(y ln x); of 0 it is 0, and 1 to the power 0.
fn power(math: &mut Math<'_>, x: Complex, y: Complex) -> Complex {
    let [of_zero, to_zero] = [x, y].map(|it| {
        let size = abs(math, it);
        math.equals(size, 0.0)
    });
    let logarithm = {
        let re = math.number_where(of_zero, 1.0, x[0]);
        log(math, [re, x[1]])
    };
    let product = multiply(math, y, logarithm);
    let found = exp(math, product);
    let re = math.number_where(of_zero, 0.0, found[0]);
    let im = math.number_where(of_zero, 0.0, found[1]);
    [
        math.number_where(to_zero, 1.0, re),
        math.number_where(to_zero, 0.0, im),
    ]
}

/// The first where it comes before the second by real parts, and by imaginary ones of equal real
/// parts; the second elsewhere.
fn chosen(math: &mut Math<'_>, x: Complex, y: Complex, direction: Direction) -> Complex {
    let comes = math.compare(direction, x[0], y[0]);
    let is_tied = math.compare(Direction::Eq, x[0], y[0]);
    let after = math.compare(direction, x[1], y[1]);
    let tied = math.binary(BinaryOp::And, is_tied, after);
    let first = math.binary(BinaryOp::Or, comes, tied);
    [0, 1].map(|part| math.select(first, x[part], y[part]))
}

/// −i ln ((x + i y) / √(x² + y²)).
fn atan2(math: &mut Math<'_>, y: Complex, x: Complex) -> Complex {
    let turned = times_i(math, y, false);
    let sum = add(math, x, turned);
    let (square, other) = (square(math, x), square(math, y));
    let squares = add(math, square, other);
    let root = sqrt(math, squares);
    let unit = divide(math, sum, root);
    let found = log(math, unit);
    times_i(math, found, true)
}

/// (f(a) g(b), ± h(a) k(b)).
fn crossed(math: &mut Math<'_>, re: [ValueId; 2], im: [ValueId; 2], negative: bool) -> Complex {
    let re = math.mul(re[0], re[1]);
    let im = math.mul(im[0], im[1]);
    [re, if negative { math.neg(im) } else { im }]
}

fn sine(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let (sin, cos) = (sin(math, a), cos(math, a));
    let (sinh, cosh) = (hyperbolic::sinh(math, b), hyperbolic::cosh(math, b));
    crossed(math, [sin, cosh], [cos, sinh], false)
}

fn cosine(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let (sin, cos) = (sin(math, a), cos(math, a));
    let (sinh, cosh) = (hyperbolic::sinh(math, b), hyperbolic::cosh(math, b));
    crossed(math, [cos, cosh], [sin, sinh], true)
}

fn sinh(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let (sin, cos) = (sin(math, b), cos(math, b));
    let (sinh, cosh) = (hyperbolic::sinh(math, a), hyperbolic::cosh(math, a));
    crossed(math, [sinh, cos], [cosh, sin], false)
}

fn cosh(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let (sin, cos) = (sin(math, b), cos(math, b));
    let (sinh, cosh) = (hyperbolic::sinh(math, a), hyperbolic::cosh(math, a));
    crossed(math, [cosh, cos], [sinh, sin], false)
}

/// With t = tan b and the hyperbolic tangent h of a: (h (1 + t²) + i t / cosh² a) / (1 + t² h²).
fn tanh(math: &mut Math<'_>, [a, b]: Complex) -> Complex {
    let (h, t) = (math.unary(UnaryOp::Tanh, a), math.unary(UnaryOp::Tan, b));
    let cosh = hyperbolic::cosh(math, a);
    let (square, squares) = (math.mul(t, t), math.mul(t, h));
    let squares = math.mul(squares, squares);
    let divisor = math.plus(squares, 1.0);
    let more = math.plus(square, 1.0);
    let re = math.mul(h, more);
    let im = math.div(t, cosh);
    let im = math.div(im, cosh);
    [math.div(re, divisor), math.div(im, divisor)]
}

/// −i tanh (i x).
fn tan(math: &mut Math<'_>, x: Complex) -> Complex {
    let turned = times_i(math, x, false);
    let found = tanh(math, turned);
    times_i(math, found, true)
}

/// π/2 − x.
pub(super) fn from_quarter(math: &mut Math<'_>, [re, im]: Complex) -> Complex {
    [math.from(PI / 2.0, re), math.neg(im)]
}
