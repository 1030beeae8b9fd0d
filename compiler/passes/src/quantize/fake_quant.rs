//! Fake quantisation: ops of a training step that round reals as integers would, so that a network
//! learns to do with them.
//!
//! Rounding has the derivative zero almost everywhere. Here it has that of the identity inside the
//! range and zero outside (the straight-through estimator; Bengio et al. 2013, Jacob et al. 2018),
//! which follows from the ops: the rounded number is a constant to the gradient, and to it is added
//! x − x, of which the second is a constant, too.
//!
//! All is in tensor-level ops on f32, for [`gradient`](crate::train::gradient), sharding and pods.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Reduce};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

/// Levels of an integer type of so many bits.
fn levels(bits: u32) -> f32 {
    2.0_f32.powi(bits as i32)
}

/// A number or a scalar for every element.
fn spread(build: &mut impl Emit, scalar: ValueId, like: ValueId) -> ValueId {
    let shape = build.shape(like).to_vec();
    build.broadcast(scalar, [], shape)
}

fn number(build: &mut impl Emit, number: f32, like: ValueId) -> ValueId {
    let ty = build.ty(like).clone();
    build.fill(ty, Scalar::Single(number))
}

/// x in steps of a scale, of which `low` is a multiple, and where `low` and `high` are where they
/// are beyond these; all of one shape. The derivative is 1 from `low` to `high`, both included.
fn straight_through(
    build: &mut impl Emit,
    x: ValueId,
    scale: ValueId,
    [low, high]: [ValueId; 2],
) -> ValueId {
    let [scale, low, high] = [scale, low, high].map(|it| build.stop_gradient(it));
    let raised = build.binary(BinaryOp::Max, x, low);
    let clipped = build.binary(BinaryOp::Min, raised, high);
    let steps = build.binary(BinaryOp::Div, clipped, scale);
    let whole = build.unary(UnaryOp::RoundNearestAfz, steps);
    let rounded = build.binary(BinaryOp::Mul, whole, scale);
    let rounded = build.stop_gradient(rounded);
    let own = build.stop_gradient(x);
    let slope = build.binary(BinaryOp::Sub, x, own);
    let above = build.compare(Direction::Ge, x, low);
    let below = build.compare(Direction::Le, x, high);
    let inside = build.binary(BinaryOp::And, above, below);
    let nothing = number(build, 0.0, x);
    let slope = build.select(inside, slope, nothing);
    build.binary(BinaryOp::Add, rounded, slope)
}

/// Activations as integers of so many bits have them, by a range: that of
/// [`scale::of_range`](super::scale::of_range), which is extended to zero and moved so that zero is
/// a level.
///
/// `x` f32 of any shape, `min` and `max` f32 scalars, which may be computed: of what was seen so
/// far, say.
pub fn activations(
    build: &mut impl Emit,
    x: ValueId,
    [min, max]: [ValueId; 2],
    bits: u32,
) -> ValueId {
    let zero = number(build, 0.0, min);
    let min = build.binary(BinaryOp::Min, min, zero);
    let max = build.binary(BinaryOp::Max, max, zero);
    let last = number(build, levels(bits) - 1.0, min);
    let width = build.binary(BinaryOp::Sub, max, min);
    let scale = build.binary(BinaryOp::Div, width, last);
    let scale = sound(build, scale);
    let below = build.binary(BinaryOp::Div, min, scale);
    let below = build.unary(UnaryOp::RoundNearestAfz, below);
    let low = build.binary(BinaryOp::Mul, below, scale);
    let above = build.binary(BinaryOp::Add, below, last);
    let high = build.binary(BinaryOp::Mul, above, scale);
    let [scale, low, high] = [scale, low, high].map(|it| spread(build, it, x));
    straight_through(build, x, scale, [low, high])
}

/// Numbers within ±`cap`, in so many bits without a zero point: from −cap to the last step before
/// it, as Lingvo's `SymmetricScheduledClipQDomain` has them.
///
/// `x` f32 of any shape, `cap` an f32 scalar above zero, such as
/// [`ClippingCap::at`](super::schedule::ClippingCap::at) of the step.
pub fn capped(build: &mut impl Emit, x: ValueId, cap: ValueId, bits: u32) -> ValueId {
    let part = number(build, 2.0 / levels(bits), cap);
    let scale = build.binary(BinaryOp::Mul, cap, part);
    let low = build.unary(UnaryOp::Neg, cap);
    let high = build.binary(BinaryOp::Sub, cap, scale);
    let [scale, low, high] = [scale, low, high].map(|it| spread(build, it, x));
    straight_through(build, x, scale, [low, high])
}

/// Numbers within ±`cap`, clipped and not rounded: what comes before [`capped`] in training.
pub fn clipped(build: &mut impl Emit, x: ValueId, cap: ValueId) -> ValueId {
    let low = build.unary(UnaryOp::Neg, cap);
    let [low, high] = [low, cap].map(|it| spread(build, it, x));
    let raised = build.binary(BinaryOp::Max, x, low);
    build.binary(BinaryOp::Min, raised, high)
}

/// Weights as integers of so many bits have them, one scale for each output channel, which are
/// along dimension `axis`: what [`quantize`](super::quantize) is going to store of them, but that
/// it may clip those of 4 bits.
///
/// `w` f32 of any shape. Nothing is clipped: the derivative is 1.
pub fn weights(build: &mut impl Emit, w: ValueId, axis: usize, bits: u32) -> ValueId {
    let shape = build.shape(w).to_vec();
    let dims: Vec<usize> = (0..shape.len()).filter(|dim| *dim != axis).collect();
    let magnitudes = build.unary(UnaryOp::Abs, w);
    let initial = build.single(0.0);
    let combiner = Combiner::Max;
    let channels = TensorType::new(DType::F32, [shape[axis]]);
    let most = build.emit(Reduce { combiner, dims }, &[magnitudes, initial], channels);
    let last = number(build, levels(bits) / 2.0 - 1.0, most);
    let scale = build.binary(BinaryOp::Div, most, last);
    let scale = sound(build, scale);
    let high = build.binary(BinaryOp::Mul, scale, last);
    let low = build.unary(UnaryOp::Neg, high);
    let [scale, low, high] = [scale, low, high].map(|it| build.broadcast(it, [axis], &shape));
    // Half a step of a product of scales may be missing at the ends.
    let [low, high] = [
        build.binary(BinaryOp::Min, low, w),
        build.binary(BinaryOp::Max, high, w),
    ];
    straight_through(build, w, scale, [low, high])
}

/// A scale that is above zero, also of zeros alone.
fn sound(build: &mut impl Emit, scale: ValueId) -> ValueId {
    let least = number(build, f32::MIN_POSITIVE, scale);
    build.binary(BinaryOp::Max, scale, least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quantize::scale;
    use crate::train::gradient::{GradientOptions, gradient};
    use peapod_ir::builder::Builder;
    use peapod_ir::eval::{States, eval};
    use peapod_ir::{Module, Tensor, verify};
    use proptest::prelude::*;

    type Build<'a> = &'a dyn Fn(&mut Builder, ValueId) -> ValueId;

    /// What a function of a vector yields, and the gradient of the sum of its results.
    fn run(x: &[f32], shape: &[usize], of: Build<'_>) -> [Vec<f32>; 2] {
        let ty = TensorType::new(DType::F32, shape);
        let mut build = Builder::new("main");
        let argument = build.argument("x", ty.clone());
        let y = of(&mut build, argument);
        let initial = build.single(0.0);
        let combiner = Combiner::Add;
        let dims = (0..shape.len()).collect();
        let scalar = TensorType::new(DType::F32, []);
        let sum = build.emit(Reduce { combiner, dims }, &[y, initial], scalar);
        let mut module = Module {
            functions: vec![build.finish(vec![sum, y])],
            ..Module::default()
        };
        gradient(&mut module, &GradientOptions::default()).unwrap();
        let verified = verify(&module).unwrap();
        let inputs = [Tensor::from_floats(&ty, x.iter().copied())];
        let mut states = States::new(&verified, "main").unwrap();
        let results = eval(&verified, "main", &inputs, &mut states).unwrap();
        [results[1].floats(), results[2].floats()]
    }

    proptest! {
        #[test]
        fn activations_are_those_of_integers(
            x in prop::collection::vec(-6.0_f32..6.0, 4),
            (min, max) in (-4.0_f32..1.0, 0.5_f32..4.0),
        ) {
            let [y, slope] = run(&x, &[4], &|build, x| {
                let [min, max] = [min, max].map(|it| build.single(it));
                activations(build, x, [min, max], 8)
            });
            let quant = scale::of_range((min, max), DType::I8);
            let (scale, zero_point) = quant.single().unwrap();
            let end = |stored: i32| scale * (stored - zero_point) as f32;
            for (index, x) in x.iter().enumerate() {
                let expected = scale::rounded(*x, &quant, DType::I8);
                // Which side a tie falls to depends on the last bits of the scale.
                prop_assert!((y[index] - expected).abs() <= scale * 1.001, "{x}");
                let near_end = [end(-128), end(127)].iter().any(|it| (x - it).abs() < scale);
                let inside = (end(-128)..=end(127)).contains(x);
                prop_assert!(near_end || slope[index] == f32::from(u8::from(inside)), "{x}");
            }
        }

        #[test]
        fn weights_are_those_of_integers(w in prop::collection::vec(-3.0_f32..3.0, 6)) {
            let [y, slope] = run(&w, &[2, 3], &|build, w| weights(build, w, 0, 8));
            prop_assert_eq!(slope, vec![1.0; 6]);
            for (index, x) in w.iter().enumerate() {
                let channel = &w[index / 3 * 3..][..3];
                let most = channel.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
                let scale = scale::symmetric(most, DType::I8);
                prop_assert!((y[index] - x).abs() <= scale * 0.501, "{x}: {}", y[index]);
                let steps = y[index] / scale;
                prop_assert!((steps - steps.round()).abs() < 1e-3, "{steps}");
            }
        }
    }

    #[test]
    fn caps_clip_and_stop_gradients() {
        let x = [-3.0, -1.0, 0.3, 0.98, 2.0];
        let [y, slope] = run(&x, &[5], &|build, x| {
            let cap = build.single(1.0);
            capped(build, x, cap, 4)
        });
        assert_eq!(y, [-1.0, -1.0, 0.25, 0.875, 0.875]);
        assert_eq!(slope, [0.0, 1.0, 1.0, 0.0, 0.0]);
        let [y, _] = run(&x, &[5], &|build, x| {
            let cap = build.single(1.0);
            clipped(build, x, cap)
        });
        assert_eq!(y, [-1.0, -1.0, 0.3, 0.98, 1.0]);
    }
}
