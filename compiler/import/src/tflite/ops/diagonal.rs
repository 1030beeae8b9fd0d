//! MATRIX_DIAG, MATRIX_SET_DIAG, DILATE and REVERSE_SEQUENCE: elements at places that depend on
//! their indices.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Gather, Points};
use peapod_ir::ops::{BinaryOp, Pad};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::op::ForeignOp;
use super::super::shape::MAX_RANK;
use super::super::wire::BuiltinOptions;
use super::compare::broadcast;
use super::pad::read_value;
use super::permute::permuted;
use crate::error::ImportError;

/// Most elements of a matrix of truth values, or places of a sequence: far more than fit a device.
const PLACES: usize = 1 << 20;

/// Input: diagonals `[…, n]`. Result: matrices `[…, n, n]` of stored zeros besides.
pub(in super::super) fn matrix_diag(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let x = op.operand(0, "diagonals")?;
    let Some((&side, outer)) = x.ty.shape.split_last() else {
        let what = "expected diagonals, found a scalar";
        return Err(op.tensors.malformed(x.tensor, what));
    };
    let rows: usize = outer.iter().product();
    op.check_elements(&[rows, side, side + 1])?;
    let value = op.stored(x)?;
    let build = &mut op.emitter.build;
    // An element and as many zeros as a side: line by line they come to the diagonal.
    let column = build.shaped(value, [rows, side, 1]);
    let kind = Pad {
        padding: vec![[0, 0], [0, 0], [0, side]],
        value: 0.0,
    };
    let ty = build.ty(column).with_shape([rows, side, side + 1]);
    let padded = build.emit(kind, &[column], ty);
    let line = build.shaped(padded, [rows, side * (side + 1)]);
    let cut = build.slice(line, vec![0, 0], vec![rows, side * side]);
    let matrices = build.shaped(cut, [outer, &[side, side]].concat());
    op.define_stored(&[matrices])
}

/// Inputs: matrices `[…, m, n]`, diagonals `[…, min(m, n)]` that replace theirs.
pub(in super::super) fn matrix_set_diag(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [x, diagonals] = [op.operand(0, "matrices")?, op.operand(1, "diagonals")?];
    let shape = x.ty.shape.clone();
    let [outer @ .., rows, columns] = &shape[..] else {
        let what = format!("expected matrices, found shape {shape:?}");
        return Err(op.tensors.malformed(x.tensor, what));
    };
    let (rows, columns) = (*rows, *columns);
    let expected = [outer, &[rows.min(columns)]].concat();
    if diagonals.ty.shape != expected || diagonals.ty.dtype != x.ty.dtype {
        let what = format!(
            "expected shape {expected:?} and the elements of the matrices, found {}",
            diagonals.ty
        );
        return Err(op.tensors.malformed(diagonals.tensor, what));
    }
    let count = rows.saturating_mul(columns);
    if count > PLACES {
        return Err(op.malformed(format!("matrices of {count} elements, expected {PLACES}")));
    }
    let [value, replaced] = [op.stored(x)?, op.stored(diagonals)?];
    let build = &mut op.emitter.build;
    // bounded: by the number of places
    let holds: Vec<u8> = (0..count)
        .map(|at| u8::from(at / columns == at % columns))
        .collect();
    let ty = TensorType::new(DType::Bool, vec![rows, columns]);
    let diagonal = build.literal(ty, holds);
    // As a row of each matrix that is wider than high it would be too short.
    let line = match columns <= rows {
        true => [outer, &[1, columns]].concat(),
        false => [outer, &[rows, 1]].concat(),
    };
    let replaced = build.shaped(replaced, line);
    let [diagonal, replaced] = [diagonal, replaced].map(|it| broadcast(op, it, &shape));
    let result = op.emitter.build.select(diagonal, replaced, value);
    op.define_stored(&[result])
}

/// Inputs: the tensor, for each dimension the constant distance of its elements in the result, the
/// constant scalar between them.
pub(in super::super) fn dilate(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, steps) = (op.operand(0, "operand")?, op.operand(1, "dilations")?);
    let (rank, steps) = (x.ty.shape.len(), op.sizes(steps, MAX_RANK)?);
    if steps.len() != rank || steps.contains(&0) {
        return Err(op.malformed(format!("expected {rank} dilations, found {steps:?}")));
    }
    let number = read_value(op, op.operand(2, "value between elements")?)?;
    let value = op.stored(x)?;
    let dilated = dilated(op, value, &steps, number)?;
    op.define_stored(&[dilated])
}

/// A value whose elements are so far apart in each dimension, and a number between them.
pub(super) fn dilated(
    op: &mut ForeignOp<'_, '_>,
    mut value: ValueId,
    steps: &[usize],
    number: f64,
) -> Result<ValueId, ImportError> {
    let mut shape = op.emitter.build.shape(value).to_vec();
    for (axis, &step) in steps.iter().enumerate().filter(|(_, step)| **step > 1) {
        let extent = shape[axis];
        if extent == 0 {
            continue;
        }
        let before: usize = shape[..axis].iter().product();
        let after: usize = shape[axis + 1..].iter().product();
        op.check_elements(&[before, extent, step, after])?;
        let build = &mut op.emitter.build;
        let apart = build.shaped(value, [before, extent, 1, after]);
        let kind = Pad {
            padding: vec![[0, 0], [0, 0], [0, step - 1], [0, 0]],
            value: number,
        };
        let ty = build.ty(apart).with_shape([before, extent, step, after]);
        let padded = build.emit(kind, &[apart], ty);
        let line = build.shaped(padded, [before, extent * step, after]);
        let end = (extent - 1) * step + 1;
        let cut = build.slice(line, vec![0; 3], vec![before, end, after]);
        shape[axis] = end;
        value = build.shaped(cut, &shape);
    }
    Ok(value)
}

/// Inputs: the tensor, for each index of its batch dimension how many of the first elements along
/// its sequence dimension come in the opposite order.
pub(in super::super) fn reverse_sequence(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::ReverseSequenceOptions,
        op.table.builtin_options_as_reverse_sequence_options(),
    )?;
    let [x, lengths] = [op.operand(0, "operand")?, op.operand(1, "lengths")?];
    let rank = x.ty.shape.len();
    let time = op.dimension(options.seq_dim().into(), rank)?;
    let batch = op.dimension(options.batch_dim().into(), rank)?;
    let [count] = op.extents(lengths)?;
    if time == batch || count != x.ty.shape[batch] || x.ty.shape[time] > PLACES {
        let shape = &x.ty.shape;
        let what = format!("{count} lengths of sequences {time} of batches {batch} of {shape:?}");
        return Err(op.malformed(what));
    }
    let others = (0..rank).filter(|dim| ![time, batch].contains(dim));
    let order: Vec<usize> = [batch, time].into_iter().chain(others).collect();
    let mut back = vec![0; rank];
    for (to, from) in order.iter().enumerate() {
        back[*from] = to;
    }
    let [value, lengths] = [op.stored(x)?, op.value(lengths)?];
    let steps = x.ty.shape[time];
    op.check_elements(&[count, steps])?;
    let places = mirrored_places(op, lengths, [count, steps]);
    let build = &mut op.emitter.build;
    let moved = permuted(build, value, order);
    let ty = build.ty(moved).clone();
    let kind = Gather {
        offset_dims: (2..rank).collect(),
        collapsed: vec![1],
        slice_sizes: [&[1, 1], &ty.shape[2..]].concat(),
        points: Points {
            dims: vec![1],
            batch: vec![0],
            indices_batch: vec![0],
            index_vector_dim: 2,
        },
    };
    let gathered = build.emit(kind, &[moved, places], ty);
    let result = permuted(build, gathered, back);
    op.define_stored(&[result])
}

/// For each batch and step, where its element comes from: the first of a sequence from its end.
fn mirrored_places(
    op: &mut ForeignOp<'_, '_>,
    lengths: ValueId,
    [count, steps]: [usize; 2],
) -> ValueId {
    let build = &mut op.emitter.build;
    // bounded: by the number of places
    let numbers: Vec<u8> = (0..steps as i32).flat_map(i32::to_le_bytes).collect();
    let numbers = build.literal(TensorType::new(DType::I32, vec![steps]), numbers);
    let lengths = build.convert(lengths, DType::I32);
    let lengths = build.shaped(lengths, [count, 1]);
    let shape = [count, steps];
    let [numbers, lengths] = [numbers, lengths].map(|it| broadcast(op, it, &shape));
    let build = &mut op.emitter.build;
    let within = build.compare(Direction::Lt, numbers, lengths);
    let one = build.scalar(DType::I32, Scalar::Integer(1));
    let last = build.binary(BinaryOp::Sub, lengths, one);
    let mirrored = build.binary(BinaryOp::Sub, last, numbers);
    build.select(within, mirrored, numbers)
}
