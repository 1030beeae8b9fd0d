//! Random bits from a counter: integer ops on the index of each element, so that any shard of the
//! result holds the bits that the whole one has there.
//!
//! The bits are those that XLA makes by Threefry-2x32 (Salmon et al., "Parallel random numbers: as
//! easy as 1, 2, 3", 2011) or by Philox, and the state after them is too. What `DEFAULT` means is
//! left open by StableHLO; here it is Philox, as on XLA's CPUs.

use peapod_ir::ops::tensor::{BitcastConvert, BroadcastInDim, Iota, Slice};
use peapod_ir::ops::{Activation, BinaryOp, Concatenation, Reshape};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

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
        other => return malformed(format!("the algorithm {other}")),
    };
    let types = scope.result_types(op)?;
    let [_, bits] = &types[..] else {
        return malformed(format!("{} results, expected 2", types.len()));
    };
    let given = scope.ty(state).clone();
    let words = numbers(scope, state, is_philox)?;
    let is_wide = match bits.dtype {
        DType::U32 | DType::I32 => false,
        DType::I64 => true,
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => {
            return malformed("random bits are integers");
        }
        DType::I4 | DType::I8 | DType::I16 | DType::U8 | DType::Bool => {
            return unsupported(format!(
                "random bits of type {}; make them as ui32 and convert them",
                bits.dtype.name()
            ));
        }
    };
    let (made, after) = match is_philox {
        true => by_philox(scope, &words, is_wide, &bits.shape),
        false => by_three_fry(scope, [words[0], words[1]], is_wide, &bits.shape),
    };
    let made = match scope.ty(made).dtype == bits.dtype {
        true => made,
        false => scope.emit_one(BitcastConvert, &[made], bits.clone()),
    };
    let after = state_after(scope, &after, &given);
    scope.define_as(op, &[after, made])
}

/// The state as numbers of 64 bits each: the key, and one for the counter, or two.
fn numbers(scope: &mut Scope<'_, '_>, state: ValueId, is_philox: bool) -> Lowered<Vec<ValueId>> {
    let given = scope.ty(state).clone();
    let count = match (given.dtype, &given.shape[..]) {
        (DType::I64, [2]) | (DType::U32, [4]) => 2,
        (DType::I64, [3]) | (DType::U32, [6]) if is_philox => 3,
        _ => {
            let more = if is_philox { ", or one more" } else { "" };
            return unsupported(format!(
                "a state of type {given}; it is two numbers of ui64 as such or as pairs of ui32{more}"
            ));
        }
    };
    let words = match given.dtype == DType::I64 {
        true => state,
        false => {
            let pairs = TensorType::new(DType::U32, [count, 2]);
            let pairs = scope.emit_one(OpKind::Reshape(Reshape), &[state], pairs);
            scope.emit_one(
                BitcastConvert,
                &[pairs],
                TensorType::new(DType::I64, [count]),
            )
        }
    };
    Ok((0..count)
        .map(|index| element(scope, words, index))
        .collect())
}

/// Random bits, and the numbers of the state after them.
fn by_philox(
    scope: &mut Scope<'_, '_>,
    words: &[ValueId],
    is_wide: bool,
    shape: &[usize],
) -> (ValueId, Vec<ValueId>) {
    let (key, low) = (words[0], words[1]);
    let counter = [low, words.get(2).copied().unwrap_or(key)];
    let start = philox::Start { key, counter };
    let (made, blocks) = philox::bits(scope, &start, is_wide, shape);
    let blocks = double(scope, blocks as i64);
    let counter = philox::advanced(scope, counter, blocks);
    let mut after = vec![key];
    after.extend(&counter[..words.len() - 1]);
    (made, after)
}

/// Random bits, and the numbers of the state after them: as many counts further on as there are
/// pairs of words.
fn by_three_fry(
    scope: &mut Scope<'_, '_>,
    [key, counter]: [ValueId; 2],
    is_wide: bool,
    shape: &[usize],
) -> (ValueId, Vec<ValueId>) {
    let made = match is_wide {
        true => double_words(scope, key, counter, shape),
        false => single_words(scope, key, counter, shape),
    };
    let count: usize = match is_wide {
        true => shape.iter().product(),
        false => halves(shape).0.iter().product(),
    };
    let count = double(scope, count as i64);
    let counter = scope.binary(BinaryOp::Add, counter, count);
    (made, vec![key, counter])
}

/// One number of a list, as a scalar.
fn element(scope: &mut Scope<'_, '_>, list: ValueId, index: usize) -> ValueId {
    let dtype = scope.ty(list).dtype;
    let kind = Slice {
        start: vec![index],
        limit: vec![index + 1],
        stride: vec![1],
    };
    let one = scope.emit_one(kind, &[list], TensorType::new(dtype, [1]));
    scope.emit_one(OpKind::Reshape(Reshape), &[one], TensorType::new(dtype, []))
}

pub(super) fn double(scope: &mut Scope<'_, '_>, value: i64) -> ValueId {
    let ty = TensorType::new(DType::I64, []);
    scope.constant(ty, value.to_le_bytes().to_vec())
}

pub(super) fn word(scope: &mut Scope<'_, '_>, value: u32) -> ValueId {
    let ty = TensorType::new(DType::U32, []);
    scope.constant(ty, value.to_le_bytes().to_vec())
}

pub(super) fn spread(scope: &mut Scope<'_, '_>, scalar: ValueId, shape: &[usize]) -> ValueId {
    let ty = TensorType::new(scope.ty(scalar).dtype, shape);
    scope.emit_one(BroadcastInDim { dims: vec![] }, &[scalar], ty)
}

/// The numbers of a state, in the form that it came in.
fn state_after(scope: &mut Scope<'_, '_>, numbers: &[ValueId], given: &TensorType) -> ValueId {
    let one = TensorType::new(DType::I64, [1]);
    let parts = numbers.iter();
    let parts = parts.map(|part| scope.emit_one(OpKind::Reshape(Reshape), &[*part], one.clone()));
    let parts: Vec<ValueId> = parts.collect();
    let count = parts.len();
    let kind = OpKind::Concatenation(Concatenation {
        axis: 0,
        activation: Activation::None,
    });
    let all = scope.emit_one(kind, &parts, TensorType::new(DType::I64, [count]));
    if given.dtype == DType::I64 {
        return all;
    }
    let words = TensorType::new(DType::U32, [count, 2]);
    let words = scope.emit_one(BitcastConvert, &[all], words);
    scope.emit_one(OpKind::Reshape(Reshape), &[words], given.clone())
}

/// The shape of either half of some words, and the dimension in which they take turns: the first
/// of even extent, or else the longest.
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
fn single_words(
    scope: &mut Scope<'_, '_>,
    key: ValueId,
    counter: ValueId,
    shape: &[usize],
) -> ValueId {
    let (half, dim) = halves(shape);
    let pair = three_fry(scope, key, counter, &half);
    let mut apart = half.clone();
    apart.insert(dim + 1, 1);
    let ty = TensorType::new(DType::U32, apart.clone());
    let parts = pair.map(|part| scope.emit_one(OpKind::Reshape(Reshape), &[part], ty.clone()));
    apart[dim + 1] = 2;
    let kind = OpKind::Concatenation(Concatenation {
        axis: dim + 1,
        activation: Activation::None,
    });
    let joined = scope.emit_one(kind, &parts, TensorType::new(DType::U32, apart));
    let mut whole = half;
    whole[dim] *= 2;
    let flat = TensorType::new(DType::U32, whole.clone());
    let mut made = scope.emit_one(OpKind::Reshape(Reshape), &[joined], flat);
    let Some(&extent) = shape.get(dim) else {
        return element(scope, made, 0);
    };
    if whole[dim] > extent {
        let rank = shape.len();
        let kind = Slice {
            start: vec![0; rank],
            limit: shape.to_vec(),
            stride: vec![1; rank],
        };
        made = scope.emit_one(kind, &[made], TensorType::new(DType::U32, shape));
    }
    made
}

/// Words of 64 bits: a pair each, the low one first.
fn double_words(
    scope: &mut Scope<'_, '_>,
    key: ValueId,
    counter: ValueId,
    shape: &[usize],
) -> ValueId {
    let pair = three_fry(scope, key, counter, shape);
    let [low, high] = pair.map(|part| scope.converted(part, DType::I64));
    let bits = double(scope, 32);
    let bits = spread(scope, bits, shape);
    let high = scope.binary(BinaryOp::ShiftLeft, high, bits);
    scope.binary(BinaryOp::Or, low, high)
}

/// The low and the high half of numbers of 64 bits.
pub(super) fn low_and_high(scope: &mut Scope<'_, '_>, value: ValueId) -> [ValueId; 2] {
    let shape = scope.ty(value).shape.clone();
    let bits = double(scope, 32);
    let bits = spread(scope, bits, &shape);
    let high = scope.binary(BinaryOp::ShiftRightLogical, value, bits);
    [value, high].map(|part| scope.converted(part, DType::U32))
}

/// Numbers of 64 bits that count on from one, in row-major order.
pub(super) fn counted(scope: &mut Scope<'_, '_>, counter: ValueId, shape: &[usize]) -> ValueId {
    let mut counts = spread(scope, counter, shape);
    let ty = TensorType::new(DType::I64, shape);
    let mut step = 1;
    for dim in (0..shape.len()).rev().filter(|dim| shape[*dim] > 1) {
        let index = scope.emit_one(Iota { dim }, &[], ty.clone());
        let scale = double(scope, step);
        let scale = spread(scope, scale, shape);
        let offset = scope.binary(BinaryOp::Mul, index, scale);
        counts = scope.binary(BinaryOp::Add, counts, offset);
        step *= shape[dim] as i64;
    }
    counts
}

/// Pairs of random words, one for each index of a shape, whose counts follow on the counter's.
fn three_fry(
    scope: &mut Scope<'_, '_>,
    key: ValueId,
    counter: ValueId,
    shape: &[usize],
) -> [ValueId; 2] {
    let counts = counted(scope, counter, shape);
    let [first, second] = low_and_high(scope, key);
    let parity = word(scope, PARITY);
    let third = scope.binary(BinaryOp::Xor, first, second);
    let third = scope.binary(BinaryOp::Xor, third, parity);
    let keys = [first, second, third].map(|key| spread(scope, key, shape));
    let [mut a, mut b] = low_and_high(scope, counts);
    a = scope.binary(BinaryOp::Add, a, keys[0]);
    b = scope.binary(BinaryOp::Add, b, keys[1]);
    for round in 0..5 {
        for bits in ROTATIONS[round % 2] {
            a = scope.binary(BinaryOp::Add, a, b);
            b = rotated(scope, b, bits);
            b = scope.binary(BinaryOp::Xor, a, b);
        }
        a = scope.binary(BinaryOp::Add, a, keys[(round + 1) % 3]);
        b = scope.binary(BinaryOp::Add, b, keys[(round + 2) % 3]);
        let number = word(scope, round as u32 + 1);
        let number = spread(scope, number, shape);
        b = scope.binary(BinaryOp::Add, b, number);
    }
    [a, b]
}

/// Words with their bits moved to the left; those that fall out come in on the right.
fn rotated(scope: &mut Scope<'_, '_>, words: ValueId, bits: u32) -> ValueId {
    let shape = scope.ty(words).shape.clone();
    let [left, right] = [bits, 32 - bits].map(|bits| {
        let bits = word(scope, bits);
        spread(scope, bits, &shape)
    });
    let left = scope.binary(BinaryOp::ShiftLeft, words, left);
    let right = scope.binary(BinaryOp::ShiftRightLogical, words, right);
    scope.binary(BinaryOp::Or, left, right)
}
