//! GATHER, GATHER_ND and EMBEDDING_LOOKUP.

use std::ops::Range;

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{Gather, Points};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: the tensor, indices along an axis of it.
pub(in super::super) fn gather(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::GatherOptions,
        op.table.builtin_options_as_gather_options(),
    )?;
    let (x, indices) = (op.operand(0, "operand")?, op.operand(1, "indices")?);
    let (axis, batch) = options.map_or((0, 0), |it| (it.axis(), it.batch_dims()));
    let axis = op.dimension(axis.into(), x.ty.shape.len())?;
    let rank = indices.ty.shape.len();
    let batch = match i64::from(batch) {
        negative @ ..0 => negative + rank as i64,
        batch => batch,
    };
    let most = axis.min(rank);
    let batch = usize::try_from(batch).ok().filter(|batch| *batch <= most);
    let Some(batch) = batch else {
        return Err(op.malformed(format!("expected at most {most} batch dimensions")));
    };
    let points = Points {
        dims: vec![axis],
        batch: (0..batch).collect(),
        indices_batch: (0..batch).collect(),
        index_vector_dim: rank,
    };
    define(op, x, indices, points)
}

/// Inputs: the tensor, indices whose last dimension holds a number for each of its first
/// dimensions.
pub(in super::super) fn gather_nd(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, indices) = (op.operand(0, "operand")?, op.operand(1, "indices")?);
    let rank = x.ty.shape.len();
    let Some((&parts, _)) = indices
        .ty
        .shape
        .split_last()
        .filter(|(parts, _)| **parts <= rank)
    else {
        let shape = &indices.ty.shape;
        let what = format!("expected a last extent of at most {rank}, found shape {shape:?}");
        return Err(op.tensors.malformed(indices.tensor, what));
    };
    let points = Points {
        dims: (0..parts).collect(),
        batch: Vec::new(),
        indices_batch: Vec::new(),
        index_vector_dim: indices.ty.shape.len() - 1,
    };
    define(op, x, indices, points)
}

/// Inputs: indices of one dimension, the table. Reals may be stored as integers with scales: one,
/// or one per row of the table.
pub(in super::super) fn embedding_lookup(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (indices, table) = (op.operand(0, "indices")?, op.operand(1, "table")?);
    let [count] = op.extents(indices)?;
    let Some((&rows, row)) = table.ty.shape.split_first() else {
        return Err(op
            .tensors
            .malformed(table.tensor, "expected rows, found a scalar"));
    };
    let points = Points {
        dims: vec![0],
        batch: Vec::new(),
        indices_batch: Vec::new(),
        index_vector_dim: 1,
    };
    if op.result().ty.dtype == table.ty.dtype {
        return define(op, table, indices, points);
    }
    let places = indices_of(op, indices, &[rows])?;
    let (values, scales) = stored_reals(op, table)?;
    let shape: Vec<usize> = [&[count], row].concat();
    op.check_elements(&shape)?;
    let take = |op: &mut ForeignOp<'_, '_>, x: ValueId, row: &[usize]| {
        let kind = Gather {
            offset_dims: (1..=row.len()).collect(),
            collapsed: vec![0],
            slice_sizes: [&[1], row].concat(),
            points: points.clone(),
        };
        let ty = op.emitter.build.ty(x).with_shape([&[count], row].concat());
        op.emitter.build.emit(kind, &[x, places], ty)
    };
    let values = take(op, values, row);
    let values = op.emitter.build.convert(values, DType::F32);
    // Ones on the right, so that a row has one scale.
    let scales = match op.emitter.build.shape(scales) {
        [] => scales,
        _ => {
            let scales = take(op, scales, &[]);
            let shape: Vec<_> = [count].into_iter().chain(row.iter().map(|_| 1)).collect();
            op.emitter.build.shaped(scales, shape)
        }
    };
    let ty = TensorType::new(DType::F32, shape);
    let reals = op.emitter.build.emit(BinaryOp::Mul, &[values, scales], ty);
    op.define_as(&[reals])
}

/// Integers without a scale, and their scales: a scalar, or one for each row.
fn stored_reals(
    op: &mut ForeignOp<'_, '_>,
    table: Operand<'_>,
) -> Result<(ValueId, ValueId), ImportError> {
    let quant = table
        .ty
        .quant
        .as_ref()
        .filter(|_| table.ty.dtype == DType::I8);
    let Some(quant) = quant.filter(|_| op.is_constant(table)) else {
        let what = "a table of another type than the result's".to_owned();
        let help = "store it as float32, or as int8 with a scale for float32 results";
        return Err(op.unsupported(&[table, op.result()], what, Some(help)));
    };
    let by_row = quant.scales.len() == 1 || quant.axis == Some(0);
    if !by_row || quant.zero_points.iter().any(|zero_point| *zero_point != 0) {
        let what = "expected scales of rows, with zero points of 0";
        return Err(op.tensors.malformed(table.tensor, what));
    }
    let value = op.value(table)?;
    let bytes = op.emitter.build.function().constant(value);
    let bytes = bytes.expect("it has been found constant").clone();
    let (name, plain) = (
        op.tensors.name(table.tensor),
        TensorType::new(DType::I8, table.ty.shape.clone()),
    );
    let values = op.emitter.build.constant(name, plain, bytes);
    let scales: Vec<u8> = quant
        .scales
        .iter()
        .flat_map(|scale| scale.to_le_bytes())
        .collect();
    let shape = match quant.scales.len() {
        1 => Vec::new(),
        rows => vec![rows],
    };
    let ty = TensorType::new(DType::F32, shape);
    let scales = op
        .emitter
        .build
        .constant(format!("{name}.scales"), ty, scales);
    Ok((values, scales))
}

/// Emits the op: along neighbouring dimensions one element is taken, of others all.
fn define(
    op: &mut ForeignOp<'_, '_>,
    x: Operand<'_>,
    indices: Operand<'_>,
    points: Points,
) -> Result<(), ImportError> {
    let (from, batch) = (&x.ty.shape, points.batch.len());
    let first = points.dims.first().copied().unwrap_or(0);
    let pointed = first..first + points.dims.len();
    let own = &indices.ty.shape[batch..points.index_vector_dim];
    let (before, after) = (&from[..first], &from[pointed.end..]);
    let shape = [before, own, after].concat();
    let last = first + own.len();
    let single = |dim: &usize| pointed.contains(dim) || *dim < batch;
    let kind = Gather {
        offset_dims: (batch..first).chain(last..shape.len()).collect(),
        collapsed: pointed.clone().collect(),
        slice_sizes: (0..from.len())
            .map(|dim| if single(&dim) { 1 } else { from[dim] })
            .collect(),
        points,
    };
    op.check_elements(&shape)?;
    let value = op.stored(x)?;
    if shape.contains(&0) {
        // There may be no elements to point at, as long as nothing does.
        let ty = op.emitter.build.ty(value).with_shape(shape);
        let none = op.emitter.build.literal(ty, [0_u8; 0]);
        return op.define_stored(&[none]);
    }
    let places = indices_of(op, indices, &from[pointed])?;
    let ty = op.emitter.build.ty(value).with_shape(shape);
    let gathered = op.emitter.build.emit(kind, &[value, places], ty);
    op.define_stored(&[gathered])
}

/// The indices as kernels take them; those that are known are held against the extents that they
/// point into.
fn indices_of(
    op: &mut ForeignOp<'_, '_>,
    indices: Operand<'_>,
    extents: &[usize],
) -> Result<ValueId, ImportError> {
    if op.is_constant(indices) {
        let known = op.integers(indices, usize::MAX)?;
        let each = known.iter().zip(extents.iter().cycle());
        let out = |(index, extent): &(&i64, &usize)| {
            let range: Range<i64> = 0..**extent as i64;
            !range.contains(index)
        };
        if let Some((index, extent)) = each.into_iter().find(out) {
            let what = format!("index {index} is out of range of extent {extent}");
            return Err(op.tensors.malformed(indices.tensor, what));
        }
    }
    let value = op.value(indices)?;
    Ok(op.emitter.build.convert(value, DType::I32))
}
