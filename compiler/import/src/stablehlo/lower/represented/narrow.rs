//! Floats of 8 bits and less, from and to single precision.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::unsigned::{abs, bitcast, number, with};
use crate::stablehlo::FloatType;
use crate::stablehlo::float::{Layout, Special};

/// Bits of the mantissa of single precision, and its bias.
const SINGLE: (i64, i64) = (23, 127);

/// The value of the exponent alone that is not a number.
const POWER_NAN: i64 = 0xff;

/// The numbers that these bits represent; all of them are numbers of single precision.
pub(super) fn decode(build: &mut Builder, x: ValueId, format: FloatType) -> ValueId {
    let code = build.convert(x, DType::I32);
    let Some(layout) = Layout::of(format) else {
        return decode_power(build, code);
    };
    let mantissa = i64::from(layout.mantissa_bits);
    let bias = i64::from(layout.bias);
    let sign_bit = layout.sign().cast_signed();
    let magnitude = with(build, BinaryOp::And, code, sign_bit - 1);
    // Below the normal numbers the mantissa counts the smallest of them.
    let count = build.convert(magnitude, DType::F32);
    let least = 2.0_f64.powi(1 - layout.bias - layout.mantissa_bits as i32);
    let least = single(build, count, least);
    let tiny = build.binary(BinaryOp::Mul, count, least);
    let bits = with(build, BinaryOp::ShiftLeft, magnitude, SINGLE.0 - mantissa);
    let bits = with(build, BinaryOp::Add, bits, (SINGLE.1 - bias) << SINGLE.0);
    let normal = bitcast(build, bits, DType::F32);
    let is_tiny = is(build, Direction::Lt, magnitude, 1 << mantissa);
    let value = build.select(is_tiny, tiny, normal);
    let top = layout.top_exponent().cast_signed();
    let value = match layout.special {
        Special::Ieee => {
            let infinite = is(build, Direction::Eq, magnitude, top);
            let value = single_where(build, infinite, f64::INFINITY, value);
            let nan = is(build, Direction::Gt, magnitude, top);
            single_where(build, nan, f64::NAN, value)
        }
        Special::LargestIsNan => {
            let nan = is(build, Direction::Eq, magnitude, sign_bit - 1);
            single_where(build, nan, f64::NAN, value)
        }
        Special::NegativeZeroIsNan => {
            let nan = is(build, Direction::Eq, code, sign_bit);
            single_where(build, nan, f64::NAN, value)
        }
        Special::None => value,
    };
    let opposite = build.unary(UnaryOp::Neg, value);
    let is_negative = is(build, Direction::Ge, code, sign_bit);
    build.select(is_negative, opposite, value)
}

/// Powers of two: an exponent alone.
fn decode_power(build: &mut Builder, code: ValueId) -> ValueId {
    let bits = with(build, BinaryOp::ShiftLeft, code, SINGLE.0);
    // The smallest one is below the normal numbers.
    let least = number(build, code, 1 << (SINGLE.0 - 1));
    let is_least = is(build, Direction::Eq, code, 0);
    let bits = build.select(is_least, least, bits);
    let value = bitcast(build, bits, DType::F32);
    let nan = is(build, Direction::Eq, code, POWER_NAN);
    single_where(build, nan, f64::NAN, value)
}

/// The bits of the numbers nearest to floats, ties to even.
pub(super) fn encode(build: &mut Builder, x: ValueId, format: FloatType) -> ValueId {
    let x = to_single(build, x);
    let bits = bitcast(build, x, DType::I32);
    let magnitude = with(build, BinaryOp::And, bits, i32::MAX.into());
    let Some(layout) = Layout::of(format) else {
        return encode_power(build, bits, magnitude);
    };
    let mantissa = i64::from(layout.mantissa_bits);
    let bias = i64::from(layout.bias);
    let sign_bit = layout.sign().cast_signed();
    let shift = SINGLE.0 - mantissa;
    let odd = with(build, BinaryOp::ShiftRightLogical, magnitude, shift);
    let odd = with(build, BinaryOp::And, odd, 1);
    let rounded = with(build, BinaryOp::Add, magnitude, (1 << (shift - 1)) - 1);
    let rounded = build.binary(BinaryOp::Add, rounded, odd);
    let rounded = with(build, BinaryOp::ShiftRightLogical, rounded, shift);
    let normal = with(build, BinaryOp::Sub, rounded, (SINGLE.1 - bias) << mantissa);
    // Below the normal numbers the smallest of them are counted.
    let absolute = abs(build, x);
    let scale = 2.0_f64.powi(layout.bias - 1 + layout.mantissa_bits as i32);
    let scale = single(build, x, scale);
    let count = build.binary(BinaryOp::Mul, absolute, scale);
    let count = build.unary(UnaryOp::RoundNearestEven, count);
    let count = build.convert(count, DType::I32);
    let least_normal = (SINGLE.1 + 1 - bias) << SINGLE.0;
    let is_tiny = is(build, Direction::Lt, magnitude, least_normal);
    let code = build.select(is_tiny, count, normal);
    let largest = layout.largest().cast_signed();
    let beyond = is(build, Direction::Gt, code, largest);
    let nan = build.compare(Direction::Ne, x, x);
    let negative = is(build, Direction::Lt, bits, 0);
    let (over, no_number) = match layout.special {
        Special::Ieee => (layout.top_exponent(), layout.nan()),
        Special::LargestIsNan => (layout.nan(), layout.nan()),
        Special::None => (layout.largest(), 0),
        Special::NegativeZeroIsNan => (0, 0),
    };
    let code = number_where(build, beyond, over.cast_signed(), code);
    let code = number_where(build, nan, no_number.cast_signed(), code);
    let signed = with(build, BinaryOp::Or, code, sign_bit);
    let has_sign = match layout.special {
        Special::Ieee | Special::LargestIsNan => negative,
        Special::None => build.binary(BinaryOp::Or, negative, nan),
        Special::NegativeZeroIsNan => {
            // Zero has no sign, and the sign alone is what is no number.
            let some = is(build, Direction::Ne, code, 0);
            let negative = build.binary(BinaryOp::And, negative, some);
            let special = build.binary(BinaryOp::Or, nan, beyond);
            build.binary(BinaryOp::Or, negative, special)
        }
    };
    let code = build.select(has_sign, signed, code);
    build.convert(code, DType::U8)
}

/// The exponents nearest to magnitudes, ties up; what is not positive is no number.
fn encode_power(build: &mut Builder, bits: ValueId, magnitude: ValueId) -> ValueId {
    // Half a bit of the exponent is the first one of the mantissa.
    let half = 1 << (SINGLE.0 - 1);
    let rounded = with(build, BinaryOp::Add, magnitude, half);
    let code = with(build, BinaryOp::ShiftRightLogical, rounded, SINGLE.0);
    // Below the normal numbers XLA rounds up whatever is above the smallest power.
    let is_least = is(build, Direction::Le, magnitude, half);
    let code = number_where(build, is_least, 0, code);
    let positive = is(build, Direction::Gt, bits, 0);
    let nan = number(build, code, POWER_NAN);
    let code = build.select(positive, code, nan);
    let beyond = is(build, Direction::Gt, code, POWER_NAN);
    let code = build.select(beyond, nan, code);
    build.convert(code, DType::U8)
}

/// A float in single precision; of doubles what is beyond that is gathered in the last bit, so that
/// they are rounded once.
fn to_single(build: &mut Builder, x: ValueId) -> ValueId {
    let near = build.convert(x, DType::F32);
    if build.ty(x).dtype != DType::F64 {
        return near;
    }
    let back = build.convert(near, DType::F64);
    let bits = bitcast(build, near, DType::I32);
    let [size, back_size] = [x, back].map(|it| abs(build, it));
    let too_large = build.compare(Direction::Gt, back_size, size);
    let below = with(build, BinaryOp::Sub, bits, 1);
    let below = build.select(too_large, below, bits);
    let odd = with(build, BinaryOp::Or, below, 1);
    let less = build.compare(Direction::Lt, back_size, size);
    let inexact = build.binary(BinaryOp::Or, less, too_large);
    let bits = build.select(inexact, odd, bits);
    bitcast(build, bits, DType::F32)
}

fn single(build: &mut Builder, like: ValueId, number: f64) -> ValueId {
    let ty = build.ty(like).clone();
    build.fill(ty, Scalar::Double(number))
}

fn single_where(build: &mut Builder, truth: ValueId, number: f64, x: ValueId) -> ValueId {
    let number = single(build, x, number);
    build.select(truth, number, x)
}

fn number_where(build: &mut Builder, truth: ValueId, it: i64, x: ValueId) -> ValueId {
    let it = number(build, x, it);
    build.select(truth, it, x)
}

fn is(build: &mut Builder, direction: Direction, x: ValueId, it: i64) -> ValueId {
    let it = number(build, x, it);
    build.compare(direction, x, it)
}
