//! Activations and other functions of one element that are composed of several.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, Composer, Composite, CompositeOp, Paired, PairedOp, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::broadcast::broadcast;
use super::super::call::Call;
use super::super::error::{Imported, malformed};
use super::elementwise::apply;

type Results = Imported<Vec<ValueId>>;

/// max(x, 0).
pub(in super::super) fn relu(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    Ok(vec![match DType::FLOATS.contains(&c.dtype(x)) {
        true => c.unary(UnaryOp::Relu, x),
        false => c.with(BinaryOp::Max, x, 0.0)?,
    }])
}

/// A function that the IR composes.
pub(super) fn composite(c: &mut Call<'_, '_>, op: CompositeOp, x: ValueId) -> Imported<ValueId> {
    let dtype = c.floats_only(x)?;
    let ty = c.ty(x).clone();
    Ok(match dtype == DType::F32 {
        true => c.emit(OpKind::Composite(Composite { op }), &[x], ty),
        false => op.compose(&mut Wide(c, x), x),
    })
}

/// Composes ops on elements that the IR has no composed functions for.
struct Wide<'w, 'c, 'a>(&'w mut Call<'c, 'a>, ValueId);

impl Composer for Wide<'_, '_, '_> {
    type Value = ValueId;

    fn constant(&mut self, number: f32) -> ValueId {
        let ty = self.0.ty(self.1).clone();
        self.0.fill(ty, Scalar::Single(number))
    }

    fn unary(&mut self, op: UnaryOp, x: ValueId) -> ValueId {
        self.0.unary(op, x)
    }

    fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        self.0.binary(op, a, b)
    }

    fn where_positive(&mut self, x: ValueId, positive: ValueId, other: ValueId) -> ValueId {
        where_above(self.0, x, 0.0, positive, other)
    }
}

/// Elements of one value where those of x are above a number, of another elsewhere.
fn where_above(
    c: &mut Call<'_, '_>,
    x: ValueId,
    number: f64,
    above: ValueId,
    other: ValueId,
) -> ValueId {
    let ty = c.ty(x).clone();
    let number = c.fill(ty, Scalar::Double(number));
    let is_above = c.compare(Direction::Gt, x, number);
    c.select(is_above, above, other)
}

/// x where it is not negative, elsewhere a part of it.
pub(in super::super) fn leaky_relu(c: &mut Call<'_, '_>) -> Results {
    let (x, alpha) = (c.x(0)?, c.float("alpha", 0.01)?);
    Ok(vec![composite(c, CompositeOp::LeakyRelu { alpha }, x)?])
}

/// x where it is positive, elsewhere alpha · (e^x − 1), all times gamma.
fn exponential(c: &mut Call<'_, '_>, alpha: f64, gamma: f64) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    if (alpha, gamma) == (1.0, 1.0) {
        return Ok(vec![composite(c, CompositeOp::Elu, x)?]);
    }
    let below = c.unary(UnaryOp::Expm1, x);
    let below = c.with(BinaryOp::Mul, below, alpha)?;
    let result = where_above(c, x, 0.0, x, below);
    Ok(vec![c.with(BinaryOp::Mul, result, gamma)?])
}

/// x where it is positive, elsewhere alpha · (e^x − 1).
pub(in super::super) fn elu(c: &mut Call<'_, '_>) -> Results {
    let alpha = c.float("alpha", 1.0)?;
    exponential(c, f64::from(alpha), 1.0)
}

/// The same, scaled.
pub(in super::super) fn selu(c: &mut Call<'_, '_>) -> Results {
    let alpha = c.float("alpha", 1.673_263_2)?;
    let gamma = c.float("gamma", 1.050_701)?;
    exponential(c, f64::from(alpha), f64::from(gamma))
}

/// max(0, x) + min(0, alpha · (e^(x / alpha) − 1)).
pub(in super::super) fn celu(c: &mut Call<'_, '_>) -> Results {
    let (x, alpha) = (c.x(0)?, f64::from(c.float("alpha", 1.0)?));
    c.floats_only(x)?;
    let scaled = c.with(BinaryOp::Div, x, alpha)?;
    let below = c.unary(UnaryOp::Expm1, scaled);
    let below = c.with(BinaryOp::Mul, below, alpha)?;
    let below = c.with(BinaryOp::Min, below, 0.0)?;
    let above = c.with(BinaryOp::Max, x, 0.0)?;
    Ok(vec![c.both(BinaryOp::Add, above, below)?])
}

/// max(0, min(1, alpha · x + beta)).
pub(in super::super) fn hard_sigmoid(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let (alpha, beta) = (c.float("alpha", 0.2)?, c.float("beta", 0.5)?);
    c.floats_only(x)?;
    Ok(vec![hard(c, x, f64::from(alpha), f64::from(beta))?])
}

fn hard(c: &mut Call<'_, '_>, x: ValueId, alpha: f64, beta: f64) -> Imported<ValueId> {
    let line = c.with(BinaryOp::Mul, x, alpha)?;
    let line = c.with(BinaryOp::Add, line, beta)?;
    let line = c.with(BinaryOp::Min, line, 1.0)?;
    c.with(BinaryOp::Max, line, 0.0)
}

/// x · max(0, min(1, x / 6 + 1/2)).
pub(in super::super) fn hard_swish(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    Ok(vec![composite(c, CompositeOp::HardSwish, x)?])
}

/// The logistic function.
pub(in super::super) fn sigmoid(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    Ok(vec![apply(c, UnaryOp::Logistic, x)?])
}

/// log(1 + e^x).
pub(in super::super) fn softplus(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    Ok(vec![soft(c, x)?])
}

fn soft(c: &mut Call<'_, '_>, x: ValueId) -> Imported<ValueId> {
    c.floats_only(x)?;
    let distance = c.unary(UnaryOp::Abs, x);
    let distance = c.unary(UnaryOp::Neg, distance);
    let rest = c.unary(UnaryOp::Exp, distance);
    let rest = c.unary(UnaryOp::Log1p, rest);
    let above = c.with(BinaryOp::Max, x, 0.0)?;
    c.both(BinaryOp::Add, above, rest)
}

/// x / (1 + |x|).
pub(in super::super) fn softsign(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let below = c.unary(UnaryOp::Abs, x);
    let below = c.with(BinaryOp::Add, below, 1.0)?;
    Ok(vec![c.both(BinaryOp::Div, x, below)?])
}

/// x · Φ(x), or what is near to it.
pub(in super::super) fn gelu(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let word = c.word("approximate", "none")?;
    let op = match word.as_str() {
        "none" => CompositeOp::Gelu,
        "tanh" => CompositeOp::GeluTanh,
        other => return Err(c.other_word("approximate", other)),
    };
    Ok(vec![composite(c, op, x)?])
}

/// x · tanh(log(1 + e^x)).
pub(in super::super) fn mish(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let factor = soft(c, x)?;
    let factor = c.unary(UnaryOp::Tanh, factor);
    Ok(vec![c.both(BinaryOp::Mul, x, factor)?])
}

/// x · logistic(alpha · x).
pub(in super::super) fn swish(c: &mut Call<'_, '_>) -> Results {
    let (x, alpha) = (c.x(0)?, c.float("alpha", 1.0)?);
    c.floats_only(x)?;
    let scaled = c.with(BinaryOp::Mul, x, f64::from(alpha))?;
    let factor = c.unary(UnaryOp::Logistic, scaled);
    Ok(vec![c.both(BinaryOp::Mul, x, factor)?])
}

/// x where it is above alpha, elsewhere 0.
pub(in super::super) fn thresholded_relu(c: &mut Call<'_, '_>) -> Results {
    let (x, alpha) = (c.x(0)?, c.float("alpha", 1.0)?);
    c.floats_only(x)?;
    let ty = c.ty(x).clone();
    let zero = c.fill(ty, Scalar::Integer(0));
    Ok(vec![where_above(c, x, f64::from(alpha), x, zero)])
}

/// x without what is near to 0.
pub(in super::super) fn shrink(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let (bias, lambda) = (
        f64::from(c.float("bias", 0.0)?),
        f64::from(c.float("lambd", 0.5)?),
    );
    let (dtype, shape) = (c.dtype(x), c.dims(x));
    let real = c.convert(
        x,
        if DType::FLOATS.contains(&dtype) {
            dtype
        } else {
            DType::F64
        },
    );
    let ty = TensorType::new(c.dtype(real), shape);
    let zero = c.fill(ty.clone(), Scalar::Integer(0));
    let below = c.fill(ty, Scalar::Double(-lambda));
    let is_below = c.compare(Direction::Lt, real, below);
    let up = c.with(BinaryOp::Add, real, bias)?;
    let down = c.with(BinaryOp::Sub, real, bias)?;
    let low = c.select(is_below, up, zero);
    let result = where_above(c, real, lambda, down, low);
    Ok(vec![c.convert(result, dtype)])
}

/// x where it is not negative, elsewhere a part of it that an operand says.
pub(in super::super) fn prelu(c: &mut Call<'_, '_>) -> Results {
    let (x, slope) = (c.x(0)?, c.x(1)?);
    c.same_dtype(&[x, slope])?;
    let shape = broadcast(c.shape(x), c.shape(slope))?;
    if shape != c.shape(x) {
        return Err(malformed("expected a slope that broadcasts to the input"));
    }
    if c.dtype(x) == DType::F32 {
        let ty = c.ty(x).clone();
        return Ok(vec![c.emit(
            OpKind::Paired(Paired {
                op: PairedOp::Prelu,
            }),
            &[x, slope],
            ty,
        )]);
    }
    let below = c.both(BinaryOp::Mul, x, slope)?;
    let zero = c.fill(TensorType::new(c.dtype(x), shape), Scalar::Integer(0));
    let is_below = c.compare(Direction::Lt, x, zero);
    Ok(vec![c.select(is_below, below, x)])
}

/// 1 / x.
pub(in super::super) fn reciprocal(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let one = c.number(dtype, 1.0);
    Ok(vec![c.both(BinaryOp::Div, one, x)?])
}

/// √((1 − x) (1 + x)).
fn other_leg(c: &mut Call<'_, '_>, x: ValueId) -> Imported<ValueId> {
    let dtype = c.floats_only(x)?;
    let one = c.number(dtype, 1.0);
    let (below, above) = (
        c.both(BinaryOp::Sub, one, x)?,
        c.both(BinaryOp::Add, one, x)?,
    );
    let product = c.both(BinaryOp::Mul, below, above)?;
    Ok(c.unary(UnaryOp::Sqrt, product))
}

/// The angle of a sine.
pub(in super::super) fn asin(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let leg = other_leg(c, x)?;
    Ok(vec![c.both(BinaryOp::Atan2, x, leg)?])
}

/// The angle of a cosine.
pub(in super::super) fn acos(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let leg = other_leg(c, x)?;
    Ok(vec![c.both(BinaryOp::Atan2, leg, x)?])
}

/// The angle of a tangent.
pub(in super::super) fn atan(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let one = c.number(dtype, 1.0);
    Ok(vec![c.both(BinaryOp::Atan2, x, one)?])
}

/// (e^x ± e^−x) / 2.
pub(in super::super) fn hyperbolic(c: &mut Call<'_, '_>, op: BinaryOp) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let opposite = c.unary(UnaryOp::Neg, x);
    // Differences keep their digits where they are small.
    let power = match op == BinaryOp::Sub {
        true => UnaryOp::Expm1,
        false => UnaryOp::Exp,
    };
    let [up, down] = [x, opposite].map(|it| c.unary(power, it));
    let both = c.both(op, up, down)?;
    Ok(vec![c.with(BinaryOp::Mul, both, 0.5)?])
}

/// The number of a hyperbolic sine: log(|x| + √(x² + 1)) with the sign of x.
pub(in super::super) fn asinh(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let size = c.unary(UnaryOp::Abs, x);
    let square = c.unary(UnaryOp::Square, x);
    let root = c.with(BinaryOp::Add, square, 1.0)?;
    let root = c.unary(UnaryOp::Sqrt, root);
    let below = c.with(BinaryOp::Add, root, 1.0)?;
    let rest = c.both(BinaryOp::Div, square, below)?;
    let rest = c.both(BinaryOp::Add, size, rest)?;
    let size = c.unary(UnaryOp::Log1p, rest);
    let sign = c.unary(UnaryOp::Sign, x);
    Ok(vec![c.both(BinaryOp::Mul, sign, size)?])
}

/// The number of a hyperbolic cosine: log(x + √((x − 1) (x + 1))).
pub(in super::super) fn acosh(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let below = c.with(BinaryOp::Sub, x, 1.0)?;
    let above = c.with(BinaryOp::Add, x, 1.0)?;
    let root = c.both(BinaryOp::Mul, below, above)?;
    let root = c.unary(UnaryOp::Sqrt, root);
    let rest = c.both(BinaryOp::Add, below, root)?;
    Ok(vec![c.unary(UnaryOp::Log1p, rest)])
}

/// The number of a hyperbolic tangent: (log(1 + x) − log(1 − x)) / 2.
pub(in super::super) fn atanh(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    c.floats_only(x)?;
    let opposite = c.unary(UnaryOp::Neg, x);
    let [up, down] = [x, opposite].map(|it| c.unary(UnaryOp::Log1p, it));
    let both = c.both(BinaryOp::Sub, up, down)?;
    Ok(vec![c.with(BinaryOp::Mul, both, 0.5)?])
}
