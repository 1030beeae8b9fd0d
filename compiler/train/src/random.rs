//! Random numbers in the IR: a hash of seed, step, layer and index of the element in the whole
//! tensor, so that they do not depend on how the tensor is sharded.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};

use crate::init::fnv1a;
use crate::scope::Random;

/// The golden ratio's fraction, in 32 bits: spreads counters.
const GOLDEN: u32 = 0x9e37_79b9;

/// Emits 32 random bits per element of a tensor of this shape, as `u32`.
///
/// A layer, told apart by its path, has numbers of its own in each step.
pub(crate) fn bits(build: &mut Builder, random: Random, layer: &str, shape: &[usize]) -> ValueId {
    let own = fnv1a(layer);
    let own = word(build, (own ^ (own >> 32)) as u32);
    let step = build.convert(random.counter, DType::U32);
    let step = times(build, step, GOLDEN);
    let step = build.binary(BinaryOp::Xor, step, own);
    let step = finalised(build, step);
    let key = build.binary(BinaryOp::Xor, step, random.seed);
    let key = finalised(build, key);
    let index = indices(build, shape);
    let spread = times(build, index, GOLDEN);
    let key = build.spread(key, spread);
    let mixed = build.binary(BinaryOp::Xor, spread, key);
    let mixed = finalised(build, mixed);
    // A second round, with the key added: one alone leaves neighbouring keys related.
    let sum = build.add(mixed, key);
    finalised(build, sum)
}

/// The row-major index of every element.
fn indices(build: &mut Builder, shape: &[usize]) -> ValueId {
    let ty = TensorType::new(DType::U32, shape);
    let zero = build.fill(ty.clone(), Scalar::Integer(0));
    let mut stride = 1_usize;
    let mut sum = zero;
    for dim in (0..shape.len()).rev() {
        let along = build.iota(ty.clone(), dim);
        let along = times(build, along, stride as u32);
        sum = build.add(sum, along);
        stride = stride.wrapping_mul(shape[dim]);
    }
    sum
}

/// The finaliser of MurmurHash3 (Appleby 2011), which every bit of the input changes half the
/// bits of.
fn finalised(build: &mut Builder, x: ValueId) -> ValueId {
    let x = folded(build, x, 16);
    let x = times(build, x, 0x85eb_ca6b);
    let x = folded(build, x, 13);
    let x = times(build, x, 0xc2b2_ae35);
    folded(build, x, 16)
}

/// The upper bits mixed into the lower ones.
fn folded(build: &mut Builder, x: ValueId, by: u32) -> ValueId {
    let by = like(build, x, by);
    let shifted = build.binary(BinaryOp::ShiftRightLogical, x, by);
    build.binary(BinaryOp::Xor, x, shifted)
}

fn times(build: &mut Builder, x: ValueId, factor: u32) -> ValueId {
    let factor = like(build, x, factor);
    build.mul(x, factor)
}

fn like(build: &mut Builder, x: ValueId, number: u32) -> ValueId {
    let ty = build.ty(x).clone();
    build.fill(ty, Scalar::Integer(i64::from(number)))
}

fn word(build: &mut Builder, number: u32) -> ValueId {
    build.scalar(DType::U32, Scalar::Integer(i64::from(number)))
}
