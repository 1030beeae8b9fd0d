//! Unsigned and short integers, kept as integers that the IR has.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{BitcastConvert, Clamp};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

/// An integer in every element, of the type of another value.
pub(super) fn number(build: &mut Builder, like: ValueId, number: i64) -> ValueId {
    let ty = build.ty(like).clone();
    build.fill(ty, Scalar::Integer(number))
}

/// A function of elements and one number.
pub(super) fn with(build: &mut Builder, op: BinaryOp, x: ValueId, by: i64) -> ValueId {
    let by = number(build, x, by);
    build.binary(op, x, by)
}

/// Numbers of 64 bits without a sign as numbers with one that have the same order; and back.
pub(super) fn in_order(build: &mut Builder, x: ValueId) -> ValueId {
    with(build, BinaryOp::Xor, x, i64::MIN)
}

/// Whether a < b, of numbers without a sign.
fn less(build: &mut Builder, a: ValueId, b: ValueId) -> ValueId {
    let [a, b] = [a, b].map(|x| in_order(build, x));
    build.compare(Direction::Lt, a, b)
}

/// 0 of 0, else 1.
pub(super) fn sign(build: &mut Builder, x: ValueId) -> ValueId {
    let zero = number(build, x, 0);
    let some = build.compare(Direction::Ne, x, zero);
    build.convert(some, DType::I64)
}

/// Quotient and remainder of numbers of 64 bits without a sign. By 0 the quotient has all bits set,
/// and the remainder is what was divided, as XLA has it.
pub(super) fn divide(build: &mut Builder, a: ValueId, b: ValueId) -> [ValueId; 2] {
    let (zero, one) = (number(build, a, 0), number(build, a, 1));
    let is_large = build.compare(Direction::Lt, b, zero);
    let is_zero = build.compare(Direction::Eq, b, zero);
    // Half of a has no sign bit: its quotient by b, doubled, is at most 1 too small.
    let half = with(build, BinaryOp::ShiftRightLogical, a, 1);
    let never = build.binary(BinaryOp::Or, is_large, is_zero);
    let divisor = build.select(never, one, b);
    let quotient = build.binary(BinaryOp::Div, half, divisor);
    let quotient = with(build, BinaryOp::ShiftLeft, quotient, 1);
    let quotient = build.select(is_large, zero, quotient);
    let product = build.binary(BinaryOp::Mul, quotient, b);
    let rest = build.binary(BinaryOp::Sub, a, product);
    let is_less = less(build, rest, b);
    let more = build.select(is_less, zero, one);
    let quotient = build.binary(BinaryOp::Add, quotient, more);
    let taken = build.select(is_less, zero, b);
    let rest = build.binary(BinaryOp::Sub, rest, taken);
    let all = number(build, a, -1);
    [
        build.select(is_zero, all, quotient),
        build.select(is_zero, a, rest),
    ]
}

/// The upper 64 bits of products of 128 bits, of numbers with a sign or without: by the products
/// of halves, of which none has more than 64 bits.
pub(in crate::stablehlo::lower) fn high_product(
    build: &mut Builder,
    a: ValueId,
    b: ValueId,
    unsigned: bool,
) -> ValueId {
    const LOW: i64 = u32::MAX as i64;
    let halves = [a, b].map(|x| {
        let low = with(build, BinaryOp::And, x, LOW);
        [low, with(build, BinaryOp::ShiftRightLogical, x, 32)]
    });
    let [[a_low, a_high], [b_low, b_high]] = halves;
    let mut product = |x, y| build.binary(BinaryOp::Mul, x, y);
    let (low, high) = (product(a_low, b_low), product(a_high, b_high));
    let middle = [product(a_low, b_high), product(a_high, b_low)];
    let mut carried = with(build, BinaryOp::ShiftRightLogical, low, 32);
    let mut sum = high;
    for part in middle {
        let low = with(build, BinaryOp::And, part, LOW);
        carried = build.binary(BinaryOp::Add, carried, low);
        let high = with(build, BinaryOp::ShiftRightLogical, part, 32);
        sum = build.binary(BinaryOp::Add, sum, high);
    }
    let carried = with(build, BinaryOp::ShiftRightLogical, carried, 32);
    sum = build.binary(BinaryOp::Add, sum, carried);
    if unsigned {
        return sum;
    }
    // A negative number is 2^64 less than its bits say.
    let zero = number(build, a, 0);
    for (x, other) in [(a, b), (b, a)] {
        let is_negative = build.compare(Direction::Lt, x, zero);
        let less = build.select(is_negative, other, zero);
        sum = build.binary(BinaryOp::Sub, sum, less);
    }
    sum
}

/// Numbers of 64 bits without a sign as floats, rounded once.
pub(super) fn to_float(build: &mut Builder, x: ValueId, dtype: DType) -> ValueId {
    let zero = number(build, x, 0);
    let is_large = build.compare(Direction::Lt, x, zero);
    // The bit that is shifted out stays in the last one, so that ties are told.
    let half = with(build, BinaryOp::ShiftRightLogical, x, 1);
    let last = with(build, BinaryOp::And, x, 1);
    let half = build.binary(BinaryOp::Or, half, last);
    let half = build.convert(half, dtype);
    let twice = build.binary(BinaryOp::Add, half, half);
    let small = build.convert(x, dtype);
    build.select(is_large, twice, small)
}

/// Floats as numbers of 64 bits without a sign, towards zero, saturating; integers as they are.
pub(super) fn to_64_bits(build: &mut Builder, x: ValueId) -> ValueId {
    let dtype = build.ty(x).dtype;
    if !DType::FLOATS.contains(&dtype) {
        return build.convert(x, DType::I64);
    }
    let wide = match dtype == DType::F64 {
        true => DType::F64,
        false => DType::F32,
    };
    let x = build.convert(x, wide);
    let ty = build.ty(x).clone();
    let middle = build.fill(ty.clone(), Scalar::Double(2.0_f64.powi(63)));
    let limit = build.fill(ty.clone(), Scalar::Double(2.0_f64.powi(64)));
    let zero = build.fill(ty, Scalar::Integer(0));
    let is_large = build.compare(Direction::Ge, x, middle);
    let over = build.compare(Direction::Ge, x, limit);
    let positive = build.binary(BinaryOp::Max, x, zero);
    let above = build.binary(BinaryOp::Sub, x, middle);
    let [small, above] = [positive, above].map(|it| build.convert(it, DType::I64));
    let above = in_order(build, above);
    let number = build.select(is_large, above, small);
    let all = self::number(build, number, -1);
    build.select(over, all, number)
}

/// Floats within limits, which are of integers; integers as they are. What is no number is 0.
fn clamped(build: &mut Builder, x: ValueId, limits: [i64; 2]) -> ValueId {
    let ty = build.ty(x).clone();
    if !DType::FLOATS.contains(&ty.dtype) {
        return x;
    }
    // 65535 is no f16 and no bf16.
    let wide = match ty.dtype == DType::F64 {
        true => x,
        false => build.convert(x, DType::F32),
    };
    let [low, high] = limits.map(|limit| number(build, wide, limit));
    let ty = build.ty(wide).clone();
    build.emit(Clamp, &[low, wide, high], ty)
}

/// Numbers as integers of a few bits, which are kept in 8: floats saturate, integers wrap.
pub(super) fn small(build: &mut Builder, x: ValueId, width: u32, unsigned: bool) -> ValueId {
    let (limits, dtype) = match unsigned {
        true => ([0, (1 << width) - 1], DType::U8),
        false => ([-1 << (width - 1), (1 << (width - 1)) - 1], DType::I8),
    };
    let x = clamped(build, x, limits);
    let x = build.convert(x, dtype);
    if unsigned {
        return with(build, BinaryOp::And, x, limits[1]);
    }
    let unused = i64::from(8 - width);
    let high = with(build, BinaryOp::ShiftLeft, x, unused);
    with(build, BinaryOp::ShiftRightArithmetic, high, unused)
}

/// Numbers as 16 bits without a sign, kept with one: floats saturate, integers wrap.
pub(super) fn to_16_bits(build: &mut Builder, x: ValueId) -> ValueId {
    let x = clamped(build, x, [0, u16::MAX.into()]);
    let x = match DType::FLOATS.contains(&build.ty(x).dtype) {
        true => build.convert(x, DType::I32),
        false => x,
    };
    build.convert(x, DType::I16)
}

/// What 16 bits without a sign are as a number.
pub(super) fn from_16_bits(build: &mut Builder, x: ValueId) -> ValueId {
    let x = build.convert(x, DType::I32);
    let x = with(build, BinaryOp::And, x, u16::MAX.into());
    bitcast(build, x, DType::U32)
}

/// The bits of a value as another type of the same size.
pub(super) fn bitcast(build: &mut Builder, x: ValueId, dtype: DType) -> ValueId {
    let ty = TensorType::new(dtype, build.shape(x));
    build.emit(BitcastConvert, &[x], ty)
}

/// The magnitude of a float.
pub(super) fn abs(build: &mut Builder, x: ValueId) -> ValueId {
    build.unary(UnaryOp::Abs, x)
}
