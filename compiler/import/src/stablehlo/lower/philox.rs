//! Random bits by Philox-4x32 of ten rounds (Salmon et al., "Parallel random numbers: as easy as 1,
//! 2, 3", 2011), as XLA counts: elements in row-major order take the words of one block after the
//! other.
//!
//! The counter has 128 bits. A state of two numbers holds the key and the lower half of the
//! counter; the upper half is the key again.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::types::MAX_RANK;
use peapod_ir::{DType, ValueId};

use super::random::{counted, double, low_and_high, word};

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
    build: &mut Builder,
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
            side_by_side(build, start, wide, &grouped)
        }
        Some(_) | None => picked(build, start, wide, shape),
    };
    (made, blocks)
}

/// Whole blocks along the last dimension.
fn side_by_side(build: &mut Builder, start: &Start, wide: bool, grouped: &[usize]) -> ValueId {
    let zero = double(build, 0);
    let counts = counted(build, zero, grouped);
    let parts = parts(build, start, wide, counts);
    let (axis, count) = (grouped.len(), parts.len());
    let apart = [grouped, &[1]].concat();
    let parts = parts.into_iter();
    let parts: Vec<ValueId> = parts.map(|part| build.reshape(part, &apart[..])).collect();
    let joined = build.concatenate(&parts, axis);
    let mut whole = grouped.to_vec();
    whole[axis - 1] *= count;
    build.reshape(joined, whole)
}

/// A block for every element, of which one word is taken.
fn picked(build: &mut Builder, start: &Start, wide: bool, shape: &[usize]) -> ValueId {
    let zero = double(build, 0);
    let index = counted(build, zero, shape);
    let per_block: i64 = if wide { 2 } else { 4 };
    let [shift, mask] = [per_block.trailing_zeros().into(), per_block - 1].map(|number| {
        let number = double(build, number);
        build.broadcast(number, [], shape)
    });
    let counts = build.binary(BinaryOp::ShiftRightLogical, index, shift);
    let place = build.binary(BinaryOp::And, index, mask);
    let mut parts = parts(build, start, wide, counts).into_iter().enumerate();
    let (_, mut made) = parts.next().expect("a block has words");
    for (number, part) in parts {
        let number = double(build, number as i64);
        let number = build.broadcast(number, [], shape);
        let is_it = build.compare(Direction::Eq, place, number);
        made = build.select(is_it, part, made);
    }
    made
}

/// The words of the blocks of these counts, or pairs of them, the low one first.
fn parts(build: &mut Builder, start: &Start, wide: bool, counts: ValueId) -> Vec<ValueId> {
    let words = blocks(build, start, counts);
    if !wide {
        return words.to_vec();
    }
    let shape = build.ty(counts).shape.clone();
    let [first, second, third, fourth] = words.map(|word| build.convert(word, DType::I64));
    let pairs = [(first, second), (third, fourth)].map(|(low, high)| {
        let bits = double(build, 32);
        let bits = build.broadcast(bits, [], &shape[..]);
        let high = build.binary(BinaryOp::ShiftLeft, high, bits);
        build.binary(BinaryOp::Or, low, high)
    });
    pairs.to_vec()
}

/// The four words of each block.
fn blocks(build: &mut Builder, start: &Start, counts: ValueId) -> [ValueId; 4] {
    let shape = build.ty(counts).shape.clone();
    let [low, high] = start
        .counter
        .map(|half| build.broadcast(half, [], &shape[..]));
    let counter = advanced(build, [low, high], counts);
    let [first, second] = low_and_high(build, counter[0]);
    let [third, fourth] = low_and_high(build, counter[1]);
    let mut block = [first, second, third, fourth];
    let mut key = low_and_high(build, start.key);
    for round in 0..ROUNDS {
        if round > 0 {
            for (part, step) in key.iter_mut().zip(STEPS) {
                let step = word(build, step);
                *part = build.binary(BinaryOp::Add, *part, step);
            }
        }
        let [a, b] = [0, 1].map(|half| {
            let wide = build.convert(block[2 * half], DType::I64);
            let factor = double(build, FACTORS[half]);
            let factor = build.broadcast(factor, [], &shape[..]);
            let product = build.binary(BinaryOp::Mul, wide, factor);
            low_and_high(build, product)
        });
        let keys = key.map(|part| build.broadcast(part, [], &shape[..]));
        let mut mix = |high: ValueId, other: ValueId, key: ValueId| {
            let mixed = build.binary(BinaryOp::Xor, high, other);
            build.binary(BinaryOp::Xor, mixed, key)
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
    build: &mut Builder,
    [low, high]: [ValueId; 2],
    counts: ValueId,
) -> [ValueId; 2] {
    let shape = build.ty(counts).shape.clone();
    let sum = build.binary(BinaryOp::Add, low, counts);
    // As numbers without sign: the comparison is one of numbers with it.
    let sign = double(build, i64::MIN);
    let sign = build.broadcast(sign, [], &shape[..]);
    let [unsigned_sum, unsigned_low] = [sum, low].map(|x| build.binary(BinaryOp::Xor, x, sign));
    let carries = build.compare(Direction::Lt, unsigned_sum, unsigned_low);
    let carry = build.convert(carries, DType::I64);
    [sum, build.binary(BinaryOp::Add, high, carry)]
}
