//! Functions of elements: arithmetic, comparisons, choices and conversions.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{BitcastConvert, Clamp};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::broadcast::broadcast;
use super::super::call::{Call, is_true};
use super::super::error::{Imported, malformed};
use super::super::tensor;

/// Results of a node.
type Results = Imported<Vec<ValueId>>;

/// A function of two elements of one type.
pub(in super::super) fn binary(c: &mut Call<'_, '_>, op: BinaryOp) -> Results {
    let (a, b) = (c.x(0)?, c.x(1)?);
    from_the_end(c)?;
    Ok(vec![c.both(op, a, b)?])
}

/// That the operands' dimensions are beside each other from the last one on: before opset 7 an
/// attribute could say otherwise.
fn from_the_end(c: &Call<'_, '_>) -> Imported<()> {
    match c.version < 7 && c.opt_int("axis")?.is_some() {
        true => Err(super::super::error::unsupported(
            "broadcasting along an axis",
            "convert the model with `onnx.version_converter.convert_version`",
        )),
        false => Ok(()),
    }
}

/// A function of the elements of all operands.
pub(in super::super) fn variadic(c: &mut Call<'_, '_>, op: BinaryOp) -> Results {
    let values = c.all()?;
    let mut result = values[0];
    for value in &values[1..] {
        result = c.both(op, result, *value)?;
    }
    Ok(vec![result])
}

/// The mean of all operands.
pub(in super::super) fn mean(c: &mut Call<'_, '_>) -> Results {
    let count = c.count();
    let sum = variadic(c, BinaryOp::Add)?[0];
    c.floats_only(sum)?;
    Ok(vec![c.with(BinaryOp::Div, sum, count as f64)?])
}

/// What a division leaves: with the sign of the divisor, or of the dividend.
pub(in super::super) fn modulo(c: &mut Call<'_, '_>) -> Results {
    let (a, b) = (c.x(0)?, c.x(1)?);
    let rest = c.both(BinaryOp::Rem, a, b)?;
    let unsigned = matches!(c.dtype(a), DType::U8 | DType::U32);
    if c.flag("fmod")? || unsigned {
        return Ok(vec![rest]);
    }
    let shape = c.dims(rest);
    let b = c.spread(b, &shape);
    let sum = c.both(BinaryOp::Add, rest, b)?;
    let zero = c.fill(
        TensorType::new(c.dtype(rest), &shape[..]),
        Scalar::Integer(0),
    );
    let is_zero = c.compare(Direction::Eq, rest, zero);
    let [own, others] = [rest, b].map(|it| c.compare(Direction::Lt, it, zero));
    let alike = c.binary(BinaryOp::Xor, own, others);
    let alike = c.unary(UnaryOp::Not, alike);
    let keeps = c.binary(BinaryOp::Or, is_zero, alike);
    Ok(vec![c.select(keeps, rest, sum)])
}

/// A power, of the type of the base.
pub(in super::super) fn power(c: &mut Call<'_, '_>) -> Results {
    let (a, b) = (c.x(0)?, c.x(1)?);
    let exponent = c.known(b).filter(|it| it.ty().elements() == 1);
    let exponent = exponent.map(|it| it.scalars()[0].double());
    let is_float = DType::FLOATS.contains(&c.dtype(a));
    let shape = broadcast(c.shape(a), c.shape(b))?;
    let simple = match exponent {
        Some(2.0) => Some(UnaryOp::Square),
        Some(0.5) if is_float => Some(UnaryOp::Sqrt),
        _ => None,
    };
    if let Some(op) = simple
        && shape == c.shape(a)
    {
        return Ok(vec![c.unary(op, a)]);
    }
    let result = c.dtype(a);
    let within = match is_float || c.dtype(a) == c.dtype(b) {
        true => result,
        false if DType::FLOATS.contains(&c.dtype(b)) => DType::F64,
        false => result,
    };
    let [a, b] = [a, b].map(|it| c.convert(it, within));
    let power = c.both(BinaryOp::Pow, a, b)?;
    Ok(vec![c.convert(power, result)])
}

/// Bits moved to higher or lower places.
pub(in super::super) fn bit_shift(c: &mut Call<'_, '_>) -> Results {
    let word = c.word("direction", "")?;
    let op = match word.as_str() {
        "LEFT" => BinaryOp::ShiftLeft,
        "RIGHT" if matches!(c.dtype(c.x(0)?), DType::U8 | DType::U32) => {
            BinaryOp::ShiftRightLogical
        }
        "RIGHT" => BinaryOp::ShiftRightArithmetic,
        other => return Err(c.other_word("direction", other)),
    };
    binary(c, op)
}

/// How two elements relate.
pub(in super::super) fn relation(c: &mut Call<'_, '_>, direction: Direction) -> Results {
    let operands = [c.x(0)?, c.x(1)?];
    from_the_end(c)?;
    c.same_dtype(&operands)?;
    let [a, b] = c.alike(operands)?;
    Ok(vec![c.compare(direction, a, b)])
}

/// Elements of one operand or another.
pub(in super::super) fn choose(c: &mut Call<'_, '_>) -> Results {
    let operands = [c.x(0)?, c.x(1)?, c.x(2)?];
    c.same_dtype(&operands[1..])?;
    if c.dtype(operands[0]) != DType::Bool {
        return Err(malformed("expected a condition of BOOL"));
    }
    let [condition, x, y] = c.alike(operands)?;
    Ok(vec![c.select(condition, x, y)])
}

/// A function of one element.
pub(in super::super) fn unary(c: &mut Call<'_, '_>, op: UnaryOp) -> Results {
    let x = c.x(0)?;
    apply(c, op, x).map(|result| vec![result])
}

/// A function of one element, if it is defined on its type.
pub(super) fn apply(c: &mut Call<'_, '_>, op: UnaryOp, x: ValueId) -> Imported<ValueId> {
    match op.result(c.dtype(x)) {
        Some(_) => Ok(c.unary(op, x)),
        None => Err(c.no_such_elements(x)),
    }
}

/// The value itself.
pub(in super::super) fn identity(c: &mut Call<'_, '_>) -> Results {
    Ok(vec![c.x(0)?])
}

/// The value itself: at inference nothing is dropped. The mask, if it is wanted, holds everywhere.
pub(in super::super) fn dropout(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let training = c.opt(2).and_then(|it| c.known(it));
    let trains = training.is_some_and(|it| it.scalars().iter().any(|it| is_true(*it)));
    let ratio = c
        .opt_reals(1)?
        .and_then(|it| it.first().copied())
        .unwrap_or(0.5);
    if c.opt(2).is_some() && c.known(c.x(2)?).is_none() || trains && ratio != 0.0 {
        let help = "export the model for inference";
        return Err(super::super::error::unsupported(
            "dropout in training",
            help,
        ));
    }
    if !c.wants(1) {
        return Ok(vec![x]);
    }
    let ty = TensorType::new(DType::Bool, c.dims(x));
    let mask = c.fill(ty, Scalar::Truth(true));
    Ok(vec![x, mask])
}

/// Elements within bounds.
pub(in super::super) fn clip(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.dtype(x);
    let [low, high] = if c.version < 11 {
        let bounds = [c.opt_float("min")?, c.opt_float("max")?];
        bounds.map(|it| it.map(|it| c.number(dtype, f64::from(it))))
    } else {
        [c.opt(1), c.opt(2)]
    };
    let bounds: Vec<ValueId> = [low, high].into_iter().flatten().collect();
    for bound in &bounds {
        c.same_dtype(&[x, *bound])?;
    }
    let bound = |c: &mut Call<'_, '_>, value: Option<ValueId>| match value {
        Some(value) if c.ty(value).elements() == 1 => Ok(Some(c.reshape(value, []))),
        Some(_) => Err(malformed("expected scalar bounds")),
        None => Ok(None),
    };
    let (low, high) = (bound(c, low)?, bound(c, high)?);
    Ok(vec![match (low, high) {
        (Some(low), Some(high)) => {
            let ty = c.ty(x).clone();
            c.emit(Clamp, &[low, x, high], ty)
        }
        (Some(low), None) => c.both(BinaryOp::Max, x, low)?,
        (None, Some(high)) => c.both(BinaryOp::Min, x, high)?,
        (None, None) => x,
    }])
}

/// Elements of another type.
pub(in super::super) fn cast(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let to = c.opt_int("to")?;
    let to = to.ok_or_else(|| malformed("expected an attribute to, found none"))?;
    let dtype = tensor::dtype(i32::try_from(to).unwrap_or(-1))?;
    plain(c, dtype)?;
    Ok(vec![c.convert(x, dtype)])
}

/// Elements of the type of another operand.
pub(in super::super) fn cast_like(c: &mut Call<'_, '_>) -> Results {
    let (x, like) = (c.x(0)?, c.x(1)?);
    let dtype = c.dtype(like);
    plain(c, dtype)?;
    Ok(vec![c.convert(x, dtype)])
}

/// That elements are of a type that is computed on.
fn plain(c: &Call<'_, '_>, dtype: DType) -> Imported<()> {
    let _ = c;
    if dtype == DType::I4 {
        let what = "a cast to elements of type INT4";
        return Err(super::super::error::unsupported(what, "cast to INT8"));
    }
    Ok(())
}

/// The same bits as another type.
pub(in super::super) fn bit_cast(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = tensor::dtype(i32::try_from(c.int("to", 0)?).unwrap_or(-1))?;
    let odd = |dtype| matches!(dtype, DType::I4 | DType::Bool);
    if odd(dtype) || odd(c.dtype(x)) || dtype.size_bytes() != c.dtype(x).size_bytes() {
        return Err(c.no_such_elements(x));
    }
    let ty = TensorType::new(dtype, c.dims(x));
    Ok(vec![c.emit(BitcastConvert, &[x], ty)])
}

/// Whether elements are no numbers.
pub(in super::super) fn is_nan(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    Ok(vec![c.compare(Direction::Ne, x, x)])
}

/// Whether elements are infinite.
pub(in super::super) fn is_inf(c: &mut Call<'_, '_>) -> Results {
    let x = c.x(0)?;
    let dtype = c.floats_only(x)?;
    let ty = TensorType::new(dtype, c.dims(x));
    let mut found = c.fill(
        TensorType::new(DType::Bool, c.dims(x)),
        Scalar::Truth(false),
    );
    let ends = [
        ("detect_positive", f64::INFINITY),
        ("detect_negative", f64::NEG_INFINITY),
    ];
    for (name, end) in ends {
        if c.int(name, 1)? != 0 {
            let end = c.fill(ty.clone(), Scalar::Double(end));
            let is_end = c.compare(Direction::Eq, x, end);
            found = c.binary(BinaryOp::Or, found, is_end);
        }
    }
    Ok(vec![found])
}
