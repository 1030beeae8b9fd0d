//! Random bits by Philox-4x32 of ten rounds (Salmon et al., "Parallel random numbers: as easy as 1,
//! 2, 3", 2011), as XLA counts: elements in row-major order take the words of one block after the
//! other.
//!
//! The counter has 128 bits. A state of two numbers holds the key and the lower half of the
//! counter; the upper half is the key again.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Activation, BinaryOp, Concatenation, Reshape};
use peapod_ir::types::MAX_RANK;
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::random::{counted, double, low_and_high, spread, word};
use super::scope::Scope;

/// Rounds of mixing.
const ROUNDS: usize = 10;

/// What the first and the third word of a block are multiplied by.
const FACTORS: [i64; 2] = [0xd251_1f53, 0xcd9e_8d57];

/// What is added to the key after each round.
const STEPS: [u32; 2] = [0x9e37_79b9, 0xbb67_ae85];

/// Key and counter, as numbers of 64 bits.
pub(super) struct Start {
    /// The key.
    pub(super) key: ValueId,
    /// The lower half of the counter, and the upper one.
    pub(super) counter: [ValueId; 2],
}

/// Random bits of this shape, and how many blocks they take. Of 64 bits each, or else of 32.
pub(super) fn bits(
    scope: &mut Scope<'_, '_>,
    start: &Start,
    wide: bool,
    shape: &[usize],
) -> (ValueId, usize) {
    let per_block: usize = if wide { 2 } else { 4 };
    let elements: usize = shape.iter().product();
    let blocks = elements.div_ceil(per_block);
    let made = match shape.split_last() {
        Some((last, rows)) if last.is_multiple_of(per_block) && shape.len() < MAX_RANK => {
            let mut grouped = rows.to_vec();
            grouped.push(last / per_block);
            side_by_side(scope, start, wide, &grouped)
        }
        Some(_) | None => picked(scope, start, wide, shape),
    };
    (made, blocks)
}

/// Whole blocks along the last dimension.
fn side_by_side(
    scope: &mut Scope<'_, '_>,
    start: &Start,
    wide: bool,
    grouped: &[usize],
) -> ValueId {
    let zero = double(scope, 0);
    let counts = counted(scope, zero, grouped);
    let parts = parts(scope, start, wide, counts);
    let dtype = scope.ty(parts[0]).dtype;
    let mut apart = grouped.to_vec();
    apart.push(1);
    let ty = TensorType::new(dtype, apart.clone());
    let reshape = || OpKind::Reshape(Reshape);
    let apart_parts = parts.iter();
    let apart_parts = apart_parts.map(|part| scope.emit_one(reshape(), &[*part], ty.clone()));
    let apart_parts: Vec<ValueId> = apart_parts.collect();
    let axis = grouped.len();
    apart[axis] = parts.len();
    let kind = OpKind::Concatenation(Concatenation {
        axis,
        activation: Activation::None,
    });
    let joined = scope.emit_one(kind, &apart_parts, TensorType::new(dtype, apart));
    let mut whole = grouped.to_vec();
    whole[axis - 1] *= parts.len();
    scope.emit_one(reshape(), &[joined], TensorType::new(dtype, whole))
}

/// A block for every element, of which one word is taken.
fn picked(scope: &mut Scope<'_, '_>, start: &Start, wide: bool, shape: &[usize]) -> ValueId {
    let zero = double(scope, 0);
    let index = counted(scope, zero, shape);
    let per_block: i64 = if wide { 2 } else { 4 };
    let [shift, mask] = [per_block.trailing_zeros().into(), per_block - 1].map(|number| {
        let number = double(scope, number);
        spread(scope, number, shape)
    });
    let counts = scope.binary(BinaryOp::ShiftRightLogical, index, shift);
    let place = scope.binary(BinaryOp::And, index, mask);
    let mut parts = parts(scope, start, wide, counts).into_iter().enumerate();
    let (_, mut made) = parts.next().expect("a block has words");
    for (number, part) in parts {
        let number = double(scope, number as i64);
        let number = spread(scope, number, shape);
        let is_it = scope.compare(Direction::Eq, place, number);
        made = scope.select(is_it, part, made);
    }
    made
}

/// The words of the blocks of these counts, or pairs of them, the low one first.
fn parts(scope: &mut Scope<'_, '_>, start: &Start, wide: bool, counts: ValueId) -> Vec<ValueId> {
    let words = blocks(scope, start, counts);
    if !wide {
        return words.to_vec();
    }
    let shape = scope.ty(counts).shape.clone();
    let [first, second, third, fourth] = words.map(|word| scope.converted(word, DType::I64));
    let pairs = [(first, second), (third, fourth)].map(|(low, high)| {
        let bits = double(scope, 32);
        let bits = spread(scope, bits, &shape);
        let high = scope.binary(BinaryOp::ShiftLeft, high, bits);
        scope.binary(BinaryOp::Or, low, high)
    });
    pairs.to_vec()
}

/// The four words of each block.
fn blocks(scope: &mut Scope<'_, '_>, start: &Start, counts: ValueId) -> [ValueId; 4] {
    let shape = scope.ty(counts).shape.clone();
    let [low, high] = start.counter.map(|half| spread(scope, half, &shape));
    let counter = advanced(scope, [low, high], counts);
    let [first, second] = low_and_high(scope, counter[0]);
    let [third, fourth] = low_and_high(scope, counter[1]);
    let mut block = [first, second, third, fourth];
    let mut key = low_and_high(scope, start.key);
    for round in 0..ROUNDS {
        if round > 0 {
            for (part, step) in key.iter_mut().zip(STEPS) {
                let step = word(scope, step);
                *part = scope.binary(BinaryOp::Add, *part, step);
            }
        }
        let [a, b] = [0, 1].map(|half| {
            let wide = scope.converted(block[2 * half], DType::I64);
            let factor = double(scope, FACTORS[half]);
            let factor = spread(scope, factor, &shape);
            let product = scope.binary(BinaryOp::Mul, wide, factor);
            low_and_high(scope, product)
        });
        let keys = key.map(|part| spread(scope, part, &shape));
        let mut mix = |high: ValueId, other: ValueId, key: ValueId| {
            let mixed = scope.binary(BinaryOp::Xor, high, other);
            scope.binary(BinaryOp::Xor, mixed, key)
        };
        block = [
            mix(b[1], block[1], keys[0]),
            b[0],
            mix(a[1], block[3], keys[1]),
            a[0],
        ];
    }
    block
}

/// A counter of 128 bits some counts further on.
pub(super) fn advanced(
    scope: &mut Scope<'_, '_>,
    [low, high]: [ValueId; 2],
    counts: ValueId,
) -> [ValueId; 2] {
    let shape = scope.ty(counts).shape.clone();
    let sum = scope.binary(BinaryOp::Add, low, counts);
    // As numbers without sign: the comparison is one of numbers with it.
    let sign = double(scope, i64::MIN);
    let sign = spread(scope, sign, &shape);
    let [unsigned_sum, unsigned_low] = [sum, low].map(|x| scope.binary(BinaryOp::Xor, x, sign));
    let carries = scope.compare(Direction::Lt, unsigned_sum, unsigned_low);
    let carry = scope.converted(carries, DType::I64);
    [sum, scope.binary(BinaryOp::Add, high, carry)]
}
