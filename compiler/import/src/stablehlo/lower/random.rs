//! Random bits from a counter: integer ops on the index of each element, so that any shard of the
//! result holds the bits that the whole one has there.
//!
//! The bits are those that XLA makes by Threefry-2x32 (Salmon et al., "Parallel random numbers: as
//! easy as 1, 2, 3", 2011) or by Philox, and the state after them is too. What `DEFAULT` means is
//! left open by StableHLO; here it is Philox, as on XLA's CPUs.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::BitcastConvert;
use peapod_ir::{DType, TensorType, ValueId};

use super::error::{Lowered, malformed, unsupported};
use super::philox;
use super::scope::Scope;
use crate::stablehlo::Operation;

/// By how much words are rotated, in turn.
const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];

/// Makes the third word of a key depend on more than the other two.
const PARITY: u32 = 0x1bd1_1bda;

/// `stablehlo.rng_bit_generator`: the state afterwards, and random bits.
pub(super) fn rng_bit_generator<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [state] = scope.operands::<1>(op)?;
    let is_philox = match scope.attributes(op).word("rng_algorithm")? {
        "THREE_FRY" => false,
        "DEFAULT" | "PHILOX" => true,
        other => return malformed(format!("unknown rng_algorithm {other}")),
    };
    let types = scope.result_types(op)?;
    let [_, bits] = &types[..] else {
        return malformed(format!("expected 2 results, found {}", types.len()));
    };
    let given = scope.ty(state).clone();
    let words = numbers(scope, state, is_philox)?;
    let is_wide = match bits.dtype {
        // Short ones are the lowest bits of words.
        DType::U32 | DType::I32 | DType::I8 | DType::I16 | DType::U8 => false,
        DType::I64 => true,
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => {
            return malformed("expected random bits of an integer type");
        }
        DType::I4 | DType::Bool => {
            return unsupported(format!(
                "random bits of type {}; generate ui32 and convert",
                bits.dtype.name()
            ));
        }
    };
    let (made, after) = match is_philox {
        true => by_philox(&mut scope.build, &words, is_wide, &bits.shape),
        false => by_three_fry(&mut scope.build, [words[0], words[1]], is_wide, &bits.shape),
    };
    let size = scope.ty(made).dtype.size_bytes();
    let made = match scope.ty(made).dtype == bits.dtype {
        true => made,
        false if bits.dtype.size_bytes() < size => scope.build.convert(made, bits.dtype),
        false => scope.build.emit(BitcastConvert, &[made], bits.clone()),
    };
    let after = state_after(&mut scope.build, &after, &given);
    scope.define_as(op, &[after, made])
}

/// The state as numbers of 64 bits each: the key, and one for the counter, or two.
fn numbers(scope: &mut Scope<'_, '_>, state: ValueId, is_philox: bool) -> Lowered<Vec<ValueId>> {
    let given = scope.ty(state).clone();
    let count = match (given.dtype, &given.shape[..]) {
        (DType::I64, [2]) | (DType::U32, [4]) => 2,
        (DType::I64, [3]) | (DType::U32, [6]) if is_philox => 3,
        _ => {
            let expected = match is_philox {
                true => "tensor<2xui64>, tensor<3xui64>, tensor<4xui32> or tensor<6xui32>",
                false => "tensor<2xui64> or tensor<4xui32>",
            };
            return unsupported(format!("a state of type {given}; expected {expected}"));
        }
    };
    let words = match given.dtype == DType::I64 {
        true => state,
        false => {
            let pairs = scope.build.reshape(state, [count, 2]);
            let ty = TensorType::new(DType::I64, [count]);
            scope.build.emit(BitcastConvert, &[pairs], ty)
        }
    };
    Ok((0..count)
        .map(|index| element(&mut scope.build, words, index))
        .collect())
}

/// Random bits, and the numbers of the state after them.
fn by_philox(
    build: &mut Builder,
    words: &[ValueId],
    is_wide: bool,
    shape: &[usize],
) -> (ValueId, Vec<ValueId>) {
    let (key, low) = (words[0], words[1]);
    let counter = [low, words.get(2).copied().unwrap_or(key)];
    let start = philox::Start { key, counter };
    let (made, blocks) = philox::bits(build, &start, is_wide, shape);
    let blocks = double(build, blocks as i64);
    let counter = philox::advanced(build, counter, blocks);
    let mut after = vec![key];
    after.extend(&counter[..words.len() - 1]);
    (made, after)
}

/// Random bits, and the numbers of the state after them: as many counts further on as there are
/// pairs of words.
fn by_three_fry(
    build: &mut Builder,
    [key, counter]: [ValueId; 2],
    is_wide: bool,
    shape: &[usize],
) -> (ValueId, Vec<ValueId>) {
    let made = match is_wide {
        true => double_words(build, key, counter, shape),
        false => single_words(build, key, counter, shape),
    };
    let count: usize = match is_wide {
        true => shape.iter().product(),
        false => halves(shape).0.iter().product(),
    };
    let count = double(build, count as i64);
    let counter = build.binary(BinaryOp::Add, counter, count);
    (made, vec![key, counter])
}

/// One number of a list, as a scalar.
fn element(build: &mut Builder, list: ValueId, index: usize) -> ValueId {
    let one = build.slice(list, vec![index], vec![index + 1]);
    build.reshape(one, [])
}

pub(super) fn double(build: &mut Builder, value: i64) -> ValueId {
    build.scalar(DType::I64, Scalar::Integer(value))
}

pub(super) fn word(build: &mut Builder, value: u32) -> ValueId {
    build.scalar(DType::U32, Scalar::Integer(value.into()))
}

/// The numbers of a state, in the form that it came in.
fn state_after(build: &mut Builder, numbers: &[ValueId], given: &TensorType) -> ValueId {
    let parts = numbers.iter();
    let parts: Vec<ValueId> = parts.map(|part| build.reshape(*part, [1])).collect();
    let all = build.concatenate(&parts, 0);
    if given.dtype == DType::I64 {
        return all;
    }
    let words = TensorType::new(DType::U32, [parts.len(), 2]);
    let words = build.emit(BitcastConvert, &[all], words);
    build.reshape(words, &given.shape[..])
}

/// The shape of either half of some words, and the dimension in which they alternate: the first of
/// even extent, or else the longest.
fn halves(shape: &[usize]) -> (Vec<usize>, usize) {
    if shape.is_empty() {
        return (vec![1], 0);
    }
    let longest = (0..shape.len()).rev().max_by_key(|dim| shape[*dim]);
    let even = shape.iter().position(|extent| extent % 2 == 0);
    let dim = even.or(longest).unwrap_or(0);
    let mut half = shape.to_vec();
    half[dim] = half[dim].div_ceil(2);
    (half, dim)
}

/// Words of 32 bits: both of a pair are used, side by side.
fn single_words(build: &mut Builder, key: ValueId, counter: ValueId, shape: &[usize]) -> ValueId {
    let (half, dim) = halves(shape);
    let pair = three_fry(build, key, counter, &half);
    let mut apart = half.clone();
    apart.insert(dim + 1, 1);
    let parts = pair.map(|part| build.reshape(part, &apart[..]));
    let joined = build.concatenate(&parts, dim + 1);
    let mut whole = half;
    whole[dim] *= 2;
    let made = build.reshape(joined, &whole[..]);
    let Some(&extent) = shape.get(dim) else {
        return element(build, made, 0);
    };
    match whole[dim] > extent {
        true => build.slice(made, vec![0; shape.len()], shape.to_vec()),
        false => made,
    }
}

/// Words of 64 bits: a pair each, the low one first.
fn double_words(build: &mut Builder, key: ValueId, counter: ValueId, shape: &[usize]) -> ValueId {
    let pair = three_fry(build, key, counter, shape);
    let [low, high] = pair.map(|part| build.convert(part, DType::I64));
    let bits = double(build, 32);
    let bits = build.broadcast(bits, [], shape);
    let high = build.binary(BinaryOp::ShiftLeft, high, bits);
    build.binary(BinaryOp::Or, low, high)
}

/// The low and the high half of numbers of 64 bits.
pub(super) fn low_and_high(build: &mut Builder, value: ValueId) -> [ValueId; 2] {
    let shape = build.ty(value).shape.clone();
    let bits = double(build, 32);
    let bits = build.broadcast(bits, [], &shape[..]);
    let high = build.binary(BinaryOp::ShiftRightLogical, value, bits);
    [value, high].map(|part| build.convert(part, DType::U32))
}

/// Numbers of 64 bits that count on from one, in row-major order.
pub(super) fn counted(build: &mut Builder, counter: ValueId, shape: &[usize]) -> ValueId {
    let mut counts = build.broadcast(counter, [], shape);
    let ty = TensorType::new(DType::I64, shape);
    let mut step = 1;
    for dim in (0..shape.len()).rev().filter(|dim| shape[*dim] > 1) {
        let index = build.iota(ty.clone(), dim);
        let scale = double(build, step);
        let scale = build.broadcast(scale, [], shape);
        let offset = build.binary(BinaryOp::Mul, index, scale);
        counts = build.binary(BinaryOp::Add, counts, offset);
        step *= shape[dim] as i64;
    }
    counts
}

/// Pairs of random words, one for each index of a shape, whose counts follow on the counter's.
fn three_fry(build: &mut Builder, key: ValueId, counter: ValueId, shape: &[usize]) -> [ValueId; 2] {
    let counts = counted(build, counter, shape);
    let [first, second] = low_and_high(build, key);
    let parity = word(build, PARITY);
    let third = build.binary(BinaryOp::Xor, first, second);
    let third = build.binary(BinaryOp::Xor, third, parity);
    let keys = [first, second, third].map(|key| build.broadcast(key, [], shape));
    let [mut a, mut b] = low_and_high(build, counts);
    a = build.binary(BinaryOp::Add, a, keys[0]);
    b = build.binary(BinaryOp::Add, b, keys[1]);
    for round in 0..5 {
        for bits in ROTATIONS[round % 2] {
            a = build.binary(BinaryOp::Add, a, b);
            b = rotated(build, b, bits);
            b = build.binary(BinaryOp::Xor, a, b);
        }
        a = build.binary(BinaryOp::Add, a, keys[(round + 1) % 3]);
        b = build.binary(BinaryOp::Add, b, keys[(round + 2) % 3]);
        let number = word(build, round as u32 + 1);
        let number = build.broadcast(number, [], shape);
        b = build.binary(BinaryOp::Add, b, number);
    }
    [a, b]
}

/// Words with their bits moved to the left; those that fall out come in on the right.
fn rotated(build: &mut Builder, words: ValueId, bits: u32) -> ValueId {
    let shape = build.ty(words).shape.clone();
    let [left, right] = [bits, 32 - bits].map(|bits| {
        let bits = word(build, bits);
        build.broadcast(bits, [], &shape[..])
    });
    let left = build.binary(BinaryOp::ShiftLeft, words, left);
    let right = build.binary(BinaryOp::ShiftRightLogical, words, right);
    build.binary(BinaryOp::Or, left, right)
}
