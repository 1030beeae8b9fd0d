//! RELU_0_TO_1, FAKE_QUANT, BUCKETIZE and LOCAL_RESPONSE_NORMALIZATION, of their parts.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, Fold, FoldOp, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use super::compare::broadcast;
use crate::error::ImportError;

/// Input: any shape.
pub(in super::super) fn relu_0_to_1(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    let ty = op.result().ty.clone();
    let value = op.value(x)?;
    let build = &mut op.emitter.build;
    let above = build.emit(UnaryOp::Relu, &[value], ty.clone());
    let one = match ty.quant.as_ref().and_then(|quant| quant.single()) {
        Some((scale, zero_point)) if ty.dtype == DType::I8 => {
            let stored = f64::from(zero_point) + (1.0 / f64::from(scale)).round();
            let scalar = ty.with_shape([]);
            let tensor = Tensor::from_integers(&scalar, [stored.clamp(-128.0, 127.0) as i32]);
            build.literal(scalar, tensor.into_bytes())
        }
        _ => build.single(1.0),
    };
    let result = build.emit(BinaryOp::Min, &[above, one], ty);
    op.define_as(&[result])
}

/// Input: any shape. The nearest of so many levels between two limits, one of which is moved so
/// that 0 is a level.
pub(in super::super) fn fake_quant(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::FakeQuantOptions,
        op.table.builtin_options_as_fake_quant_options(),
    )?;
    let (min, max, bits) = (options.min(), options.max(), options.num_bits());
    if !(min <= 0.0 && max >= 0.0 && min < max && (2..=16).contains(&bits)) {
        let what = format!("expected limits around 0 and 2 to 16 bits, found {min}, {max}, {bits}");
        return Err(op.malformed(what));
    }
    // As its kernel has it, which does not look at narrow ranges.
    let last = ((1_u32 << bits) - 1) as f32;
    let step = (max - min) / last;
    let zero_point = (-min / step).clamp(0.0, last).round();
    let (least, greatest) = (-zero_point * step, (last - zero_point) * step);
    let x = op.operand(0, "operand")?;
    let mut value = op.value(x)?;
    let build = &mut op.emitter.build;
    let steps = [
        (BinaryOp::Max, least),
        (BinaryOp::Min, greatest),
        (BinaryOp::Sub, least),
        (BinaryOp::Mul, 1.0 / step),
        (BinaryOp::Add, 0.5),
    ];
    value = each(build, value, &steps);
    value = build.unary(UnaryOp::Floor, value);
    value = each(
        build,
        value,
        &[(BinaryOp::Mul, step), (BinaryOp::Add, least)],
    );
    op.define_as(&[value])
}

/// Functions of a value and a number, one after the other.
fn each(build: &mut Builder, value: ValueId, steps: &[(BinaryOp, f32)]) -> ValueId {
    steps.iter().fold(value, |value, (of, number)| {
        let number = build.single(*number);
        build.binary(*of, value, number)
    })
}

/// Most limits of buckets.
const BOUNDARIES: usize = 1024;

/// Input: any shape. How many of the ascending limits are not above each element.
pub(in super::super) fn bucketize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::BucketizeOptions,
        op.table.builtin_options_as_bucketize_options(),
    )?;
    let limits: Vec<f32> = options.boundaries().into_iter().flatten().collect();
    let count = limits.len();
    if !(1..=BOUNDARIES).contains(&count) {
        return Err(op.malformed(format!("expected 1 to {BOUNDARIES} limits, found {count}")));
    }
    let x = op.operand(0, "operand")?;
    let elements = x.ty.elements();
    let shape = [elements, count];
    op.check_elements(&shape)?;
    let value = op.value(x)?;
    let build = &mut op.emitter.build;
    let reals = build.convert(value, DType::F32);
    let column = build.reshape(reals, [elements, 1]);
    let bytes: Vec<u8> = limits.into_iter().flat_map(f32::to_le_bytes).collect();
    let limits = build.literal(TensorType::new(DType::F32, vec![count]), bytes);
    let [column, limits] = [column, limits].map(|it| broadcast(op, it, &shape));
    let build = &mut op.emitter.build;
    let reached = build.compare(Direction::Ge, column, limits);
    let ones = build.convert(reached, DType::I32);
    let kind = OpKind::Fold(Fold {
        op: FoldOp::Sum,
        axes: vec![1],
        keep_dims: false,
    });
    let sums = build.emit(kind, &[ones], TensorType::new(DType::I32, vec![elements]));
    let result = build.reshape(sums, &x.ty.shape);
    op.define_as(&[result])
}

/// Widest window: each channel of it is an op.
const RADIUS: usize = 64;

/// Input: channels last. Elements over a power of the sum of the squares of the channels from
/// `radius` before to the last one before `radius` after, as its kernel has it.
pub(in super::super) fn local_response_normalization(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::LocalResponseNormalizationOptions,
        op.table
            .builtin_options_as_local_response_normalization_options(),
    )?;
    let x = op.operand(0, "operand")?;
    let Some((&channels, outer)) = x.ty.shape.split_last() else {
        return Err(op
            .tensors
            .malformed(x.tensor, "expected channels, found a scalar"));
    };
    let radius = usize::try_from(options.radius()).ok();
    let Some(radius) = radius.filter(|radius| (1..=RADIUS).contains(radius)) else {
        let found = options.radius();
        return Err(op.malformed(format!("expected a radius of 1 to {RADIUS}, found {found}")));
    };
    let pixels: usize = outer.iter().product();
    op.check_elements(&[pixels, channels + 2 * radius])?;
    let value = op.value(x)?;
    let build = &mut op.emitter.build;
    let rows = build.reshape(value, [pixels, channels]);
    let squares = build.unary(UnaryOp::Square, rows);
    let kind = peapod_ir::ops::Pad {
        padding: vec![[0, 0], [radius, radius - 1]],
        value: 0.0,
    };
    let ty = build
        .ty(squares)
        .with_shape([pixels, channels + 2 * radius - 1]);
    let padded = build.emit(kind, &[squares], ty);
    let mut part = |from: usize| build.slice(padded, vec![0, from], vec![pixels, from + channels]);
    let parts: Vec<ValueId> = (0..2 * radius).map(&mut part).collect();
    let sums = parts
        .into_iter()
        .reduce(|sum, part| build.binary(BinaryOp::Add, sum, part));
    let sums = sums.expect("there are two parts at least");
    let numbers = [
        (BinaryOp::Mul, options.alpha()),
        (BinaryOp::Add, options.bias()),
        (BinaryOp::Pow, -options.beta()),
    ];
    let factors = each(build, sums, &numbers);
    let scaled = build.binary(BinaryOp::Mul, rows, factors);
    let result = build.reshape(scaled, &x.ty.shape);
    op.define_as(&[result])
}
