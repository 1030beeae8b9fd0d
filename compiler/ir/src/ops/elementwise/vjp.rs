//! Derivatives of elementwise functions: a row each.

use super::{Binary, BinaryOp, Unary, UnaryOp};
use crate::builder::{Builder, Emit};
use crate::graph::ValueId;
use crate::ops::Activation;
use crate::ops::tensor::compare::Direction;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};

impl Vjp for Unary {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (x, y, g) = (at.operands[0], at.results[0], at.cotangent());
        Ok(vec![self.op.pull_back(at.build, [x, y, g])])
    }
}

impl UnaryOp {
    /// The cotangent of x for `g`, that of y = f(x); `None` where f has no slope.
    fn pull_back(self, b: &mut Builder, [x, y, g]: [ValueId; 3]) -> Option<ValueId> {
        if let Some(slope) = self.slope(b, x, y) {
            return Some(b.mul(g, slope));
        }
        Some(match self {
            Self::Relu => {
                let is_slope = b.is(x, Direction::Gt, 0.0);
                b.masked(is_slope, g)
            }
            Self::ReluN1To1 => between(b, x, g, -1.0, 1.0),
            Self::Relu6 => between(b, x, g, 0.0, 6.0),
            Self::Neg => b.neg(g),
            Self::Log => b.div(g, x),
            Self::Log1p => {
                let whole = b.plus(x, 1.0);
                b.div(g, whole)
            }
            Self::Sqrt => {
                let half = b.times(g, 0.5);
                b.div(half, y)
            }
            Self::Cbrt => {
                let square = b.mul(y, y);
                let square = b.times(square, 3.0);
                b.div(g, square)
            }
            Self::Logistic | Self::Tanh | Self::Abs | Self::Square | Self::Exp => return None,
            Self::Expm1 | Self::Rsqrt | Self::Sin | Self::Cos | Self::Tan => return None,
            Self::Erf | Self::Erfc | Self::Sign | Self::Floor | Self::Ceil => return None,
            Self::RoundNearestEven | Self::RoundNearestAfz | Self::Not => return None,
            Self::Popcnt | Self::CountLeadingZeros | Self::IsFinite => return None,
        })
    }

    /// The slope of y = f(x), of functions whose cotangent is a product with it.
    fn slope(self, b: &mut Builder, x: ValueId, y: ValueId) -> Option<ValueId> {
        Some(match self {
            Self::Logistic => {
                let rest = b.neg(y);
                let rest = b.plus(rest, 1.0);
                b.mul(y, rest)
            }
            Self::Tanh => {
                let square = b.mul(y, y);
                let square = b.neg(square);
                b.plus(square, 1.0)
            }
            Self::Abs => b.unary(Self::Sign, x),
            Self::Square => b.times(x, 2.0),
            Self::Exp => y,
            Self::Expm1 => b.plus(y, 1.0),
            Self::Rsqrt => {
                let slope = b.div(y, x);
                b.times(slope, -0.5)
            }
            Self::Sin => b.unary(Self::Cos, x),
            Self::Cos => {
                let sine = b.unary(Self::Sin, x);
                b.neg(sine)
            }
            Self::Tan => {
                let square = b.mul(y, y);
                b.plus(square, 1.0)
            }
            Self::Erf => bell(b, x, std::f64::consts::FRAC_2_SQRT_PI),
            Self::Erfc => bell(b, x, -std::f64::consts::FRAC_2_SQRT_PI),
            Self::Relu | Self::ReluN1To1 | Self::Relu6 | Self::Neg | Self::Log => return None,
            Self::Log1p | Self::Sqrt | Self::Cbrt | Self::Sign | Self::Floor => return None,
            Self::Ceil | Self::RoundNearestEven | Self::RoundNearestAfz => return None,
            Self::Not | Self::Popcnt | Self::CountLeadingZeros | Self::IsFinite => return None,
        })
    }
}

/// `g` where x is between two numbers.
fn between(b: &mut Builder, x: ValueId, g: ValueId, least: f64, most: f64) -> ValueId {
    let above = b.is(x, Direction::Gt, least);
    let below = b.is(x, Direction::Lt, most);
    let inside = b.binary(BinaryOp::And, above, below);
    b.masked(inside, g)
}

/// factor · e^−x².
fn bell(b: &mut Builder, x: ValueId, factor: f64) -> ValueId {
    let square = b.mul(x, x);
    let square = b.neg(square);
    let bell = b.unary(UnaryOp::Exp, square);
    b.times(bell, factor)
}

impl Vjp for Binary {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let shape = at.build.shape(at.results[0]).to_vec();
        let same = at.operands.iter().all(|it| at.build.shape(*it) == shape);
        if !same || self.activation != Activation::None {
            return Err(NoVjp {
                reason: "its operands are broadcast or its result is clamped",
                help: "run the pass `lower` first, which makes ops of both",
            });
        }
        at.each(|at, side| Ok(binary(self.op, at, side)))
    }
}

/// The cotangent of an operand of a binary function; `None` where it has no slope.
fn binary(op: BinaryOp, at: &mut VjpScope<'_>, side: usize) -> Option<ValueId> {
    let (x, y, z, g) = (
        at.operands[0],
        at.operands[1],
        at.results[0],
        at.cotangent(),
    );
    let b = &mut *at.build;
    let is_left = side == 0;
    Some(match op {
        BinaryOp::Add => g,
        BinaryOp::Sub if is_left => g,
        BinaryOp::Sub => b.neg(g),
        BinaryOp::Mul => b.mul(g, if is_left { y } else { x }),
        BinaryOp::Div if is_left => b.div(g, y),
        BinaryOp::Div => {
            let slope = b.div(z, y);
            let product = b.mul(g, slope);
            b.neg(product)
        }
        BinaryOp::Rem if is_left => g,
        BinaryOp::Rem => {
            let quotient = b.div(x, y);
            let whole = truncated(b, quotient);
            let product = b.mul(g, whole);
            b.neg(product)
        }
        BinaryOp::Max => {
            let [own, other] = if is_left { [x, y] } else { [y, x] };
            shared(b, Direction::Gt, [own, other, g])
        }
        BinaryOp::Min => {
            let [own, other] = if is_left { [x, y] } else { [y, x] };
            shared(b, Direction::Lt, [own, other, g])
        }
        BinaryOp::Pow => power(b, is_left, [x, y, z, g]),
        BinaryOp::Atan2 => {
            let (a, c) = (b.mul(x, x), b.mul(y, y));
            let length = b.add(a, c);
            let other = if is_left { y } else { b.neg(x) };
            let slope = b.div(other, length);
            b.mul(g, slope)
        }
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::ShiftLeft => return None,
        BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic => return None,
    })
}

/// The nearest whole number that is not farther from zero.
fn truncated(b: &mut Builder, x: ValueId) -> ValueId {
    let is_negative = b.is(x, Direction::Lt, 0.0);
    let (up, down) = (b.unary(UnaryOp::Ceil, x), b.unary(UnaryOp::Floor, x));
    b.select(is_negative, up, down)
}

/// `g` where the own element prevails, half of it where both are equal.
fn shared(b: &mut Builder, direction: Direction, [own, other, g]: [ValueId; 3]) -> ValueId {
    let prevails = b.compare(direction, own, other);
    let is_equal = b.compare(Direction::Eq, own, other);
    let half = b.times(g, 0.5);
    let half = b.masked(is_equal, half);
    b.select(prevails, g, half)
}

/// Of z = x^y: y · x^(y − 1) on the left, none where y is 0; ln x · z on the right, none where x is
/// 0.
fn power(b: &mut Builder, is_left: bool, [x, y, z, g]: [ValueId; 4]) -> ValueId {
    if is_left {
        let is_flat = b.is(y, Direction::Eq, 0.0);
        let one = b.number(y, 1.0);
        let less = b.sub(y, one);
        let less = b.select(is_flat, one, less);
        let power = b.binary(BinaryOp::Pow, x, less);
        let slope = b.mul(y, power);
        return b.mul(g, slope);
    }
    let is_zero = b.is(x, Direction::Eq, 0.0);
    let one = b.number(x, 1.0);
    let base = b.select(is_zero, one, x);
    let log = b.unary(UnaryOp::Log, base);
    let slope = b.mul(log, z);
    b.mul(g, slope)
}
