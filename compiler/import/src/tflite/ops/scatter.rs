//! SCATTER_ND and sums, products and extrema of segments.

use peapod_ir::builder::Emit;
use peapod_ir::eval::{Scalar, Tensor};
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{Points, Scatter};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::shape::MAX_RANK;
use super::pad::number_of;
use crate::error::ImportError;

/// Inputs: indices whose last dimension holds a number for each of the result's first dimensions,
/// updates, the constant shape of the result. Updates of one place are added.
pub(in super::super) fn scatter_nd(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [indices, updates] = [op.operand(0, "indices")?, op.operand(1, "updates")?];
    let shape = op.sizes(op.operand(2, "shape")?, MAX_RANK)?;
    let most = shape.len();
    let split = indices.ty.shape.split_last();
    let Some((&parts, own)) = split.filter(|(parts, _)| (1..=most).contains(*parts)) else {
        let found = &indices.ty.shape;
        let what = format!("expected a last extent of 1 to {most}, found shape {found:?}");
        return Err(op.tensors.malformed(indices.tensor, what));
    };
    let expected = [own, &shape[parts..]].concat();
    expect_shape(op, updates, &expected)?;
    let points = Points {
        dims: (0..parts).collect(),
        batch: Vec::new(),
        indices_batch: Vec::new(),
        index_vector_dim: own.len(),
    };
    define(op, indices, updates, shape, points, Update::Add)
}

/// Inputs: the tensor, for each of its outermost slices the segment that it belongs to, in
/// ascending order. The result has as many segments as it was declared with.
pub(in super::super) fn segment_sum(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [x, segments] = [op.operand(0, "operand")?, op.operand(1, "segments")?];
    op.extents::<1>(segments)?;
    let Some(&count) = op.result().ty.shape.first() else {
        return Err(op.malformed("expected a dimension of segments, found a scalar".to_owned()));
    };
    if op.is_constant(segments) {
        let last = op
            .integers(segments, segments.ty.elements())?
            .last()
            .copied();
        if last.map(|last| last.saturating_add(1)) != Some(count as i64) {
            let what = format!("expected {count} segments, as in the result, found others");
            return Err(op.tensors.malformed(segments.tensor, what));
        }
    }
    of_segments(op, x, segments, count, Update::Add)
}

/// Inputs: the tensor, for each of its outermost slices the segment that it belongs to, the
/// constant number of segments. Slices of a negative one belong to none.
pub(in super::super) fn unsorted_segments(
    op: &mut ForeignOp<'_, '_>,
    combiner: Update,
) -> Result<(), ImportError> {
    let [x, segments] = [op.operand(0, "operand")?, op.operand(1, "segments")?];
    let count = op.operand(2, "number of segments")?;
    let Ok(count) = usize::try_from(op.integer(count)?) else {
        return Err(op.malformed("expected no negative number of segments".to_owned()));
    };
    of_segments(op, x, segments, count, combiner)
}

/// Inputs: places, the constant shape, what is there, the constant scalar that is elsewhere.
pub(in super::super) fn sparse_to_dense(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [indices, values] = [op.operand(0, "indices")?, op.operand(2, "values")?];
    let other = op.operand(3, "value of other places")?;
    let shape = op.sizes(op.operand(1, "shape")?, MAX_RANK)?;
    let own = &indices.ty.shape;
    let [count, parts] = match own[..] {
        [] => [1, 1],
        [count] => [count, 1],
        [count, parts] => [count, parts],
        _ => [0, 0],
    };
    let single = values.ty.shape.is_empty();
    if parts != shape.len() || !single && values.ty.shape != [count] {
        let values = &values.ty.shape;
        let what = format!("indices {own:?} and values {values:?} of a tensor {shape:?}");
        return Err(op.malformed(what));
    }
    op.check_elements(&shape)?;
    let number = number_of(op, other)?;
    let [indices, values] = [op.value(indices)?, op.stored(values)?];
    let build = &mut op.emitter.build;
    let dtype = build.ty(values).dtype;
    let plain = build.reshape(values, if single { vec![] } else { vec![count] });
    // There are kernels for fewer types than there are operators.
    let narrow = [DType::U8, DType::I16].contains(&dtype);
    let computed = if narrow { DType::I32 } else { dtype };
    let plain = build.convert(plain, computed);
    let plain = match single {
        true => build.broadcast(plain, [], [count]),
        false => plain,
    };
    let indices = build.convert(indices, DType::I32);
    let indices = build.shaped(indices, [count, parts]);
    let dims: Vec<usize> = (0..parts).collect();
    let kind = Scatter {
        combiner: Update::Assign,
        window_dims: Vec::new(),
        inserted: dims.clone(),
        points: Points {
            dims,
            batch: Vec::new(),
            indices_batch: Vec::new(),
            index_vector_dim: 1,
        },
    };
    let ty = TensorType::new(computed, shape);
    let scalar = if computed == DType::F32 {
        Scalar::Single(number as f32)
    } else {
        Scalar::Integer(number as i64)
    };
    let others = build.fill(ty.clone(), scalar);
    let dense = build.emit(kind, &[others, indices, plain], ty);
    let result = build.convert(dense, dtype);
    op.define_stored(&[result])
}

/// The combination of the slices of each segment.
fn of_segments(
    op: &mut ForeignOp<'_, '_>,
    x: Operand<'_>,
    segments: Operand<'_>,
    count: usize,
    combiner: Update,
) -> Result<(), ImportError> {
    let own = segments.ty.shape.len();
    let rest = x.ty.shape.get(own..).unwrap_or_default();
    let expected = [&segments.ty.shape, rest].concat();
    expect_shape(op, x, &expected)?;
    let shape = [&[count], rest].concat();
    let points = Points {
        dims: vec![0],
        batch: Vec::new(),
        indices_batch: Vec::new(),
        index_vector_dim: own,
    };
    define(op, segments, x, shape, points, combiner)
}

fn expect_shape(
    op: &ForeignOp<'_, '_>,
    operand: Operand<'_>,
    expected: &[usize],
) -> Result<(), ImportError> {
    let found = &operand.ty.shape;
    if found == expected {
        return Ok(());
    }
    let what = format!("expected shape {expected:?}, found {found:?}");
    Err(op.tensors.malformed(operand.tensor, what))
}

/// Combines stored elements of updates into what is neutral to the combiner.
fn define(
    op: &mut ForeignOp<'_, '_>,
    indices: Operand<'_>,
    updates: Operand<'_>,
    shape: Vec<usize>,
    points: Points,
    combiner: Update,
) -> Result<(), ImportError> {
    const COMBINED: [DType; 6] = [
        DType::F32,
        DType::I8,
        DType::I32,
        DType::I64,
        DType::Bool,
        DType::U8,
    ];
    let dtype = updates.ty.dtype;
    if !COMBINED.contains(&dtype) || op.tensors.is_legacy(updates.tensor) {
        let found = op.tensors.describe(updates.tensor).dtype;
        let help = "scatter float32, int8, uint8, int32, int64 or bool";
        return Err(op.unsupported(&[updates], format!("{found} updates"), Some(help)));
    }
    op.check_elements(&shape)?;
    let own = points.index_vector_dim;
    let kind = Scatter {
        combiner,
        window_dims: (own..updates.ty.shape.len()).collect(),
        inserted: points.dims.clone(),
        points,
    };
    let [indices, stored] = [op.value(indices)?, op.value(updates)?];
    let build = &mut op.emitter.build;
    let plain = TensorType::new(dtype, updates.ty.shape.clone());
    let stored = build.view(stored, plain);
    // Sums of uint8 wrap in the end.
    let computed = match dtype == DType::U8 {
        true => DType::I32,
        false => dtype,
    };
    let stored = build.convert(stored, computed);
    let ty = TensorType::new(computed, shape);
    let neutral = everywhere(op, &ty, neutral(combiner, computed));
    let build = &mut op.emitter.build;
    let result = build.emit(kind, &[neutral, indices, stored], ty);
    let result = build.convert(result, dtype);
    op.define_stored(&[result])
}

/// A constant that is this number everywhere, which kernels for scatter know by one element. Where
/// it is more than a file of this size may unfold to, it is a scalar and a broadcast.
fn everywhere(op: &mut ForeignOp<'_, '_>, ty: &TensorType, number: Scalar) -> ValueId {
    let scalar = TensorType::new(ty.dtype, []);
    let element = Tensor::from_scalars(&scalar, [number.convert(ty.dtype)]);
    // bounded: it allocates nothing, it counts
    let reserved = op.emitter.copies.reserve(ty.size_bytes() as u64);
    let build = &mut op.emitter.build;
    match reserved {
        // bounded: by what a file of this size may unfold to
        Ok(()) => build.literal(ty.clone(), element.bytes().repeat(ty.elements())),
        Err(_) => build.fill(ty.clone(), number),
    }
}

/// What an update combined with it remains.
fn neutral(combiner: Update, dtype: DType) -> Scalar {
    let (least, greatest) = dtype.integer_range().unwrap_or((0, 1));
    match (combiner, dtype) {
        (Update::Mul | Update::And, _) => Scalar::Integer(1),
        (Update::Max, DType::F32) => Scalar::Single(f32::MIN),
        (Update::Min, DType::F32) => Scalar::Single(f32::MAX),
        (Update::Max, _) => Scalar::Integer(least),
        (Update::Min, _) => Scalar::Integer(greatest),
        (Update::Assign | Update::Add | Update::Or, _) => Scalar::Integer(0),
    }
}
