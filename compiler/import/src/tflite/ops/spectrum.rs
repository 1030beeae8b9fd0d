//! RFFT2D, COMPLEX_ABS, REAL and IMAG. Complex numbers are pairs of floats, a dimension of their
//! own.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::numerics::{fourier_fault, fourier_matrix};
use peapod_ir::ops::tensor::Transpose;
use peapod_ir::ops::{BatchMatmul, Fold, FoldOp, Pad, Signal, SignalOp, UnaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Most rows: columns are transformed by a matrix of twice as many rows and columns.
const ROWS: usize = 256;

/// Inputs: reals `[…, h, w]`, constant lengths of the transform. Result: complex numbers
/// `[…, h, w / 2 + 1]`. Zeros fill what is short of the lengths, the rest is cut off.
pub(in super::super) fn rfft2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, lengths) = (op.operand(0, "operand")?, op.operand(1, "lengths")?);
    let [rows, length] = op.sizes(lengths, 2)?[..] else {
        return Err(op.tensors.malformed(lengths.tensor, "expected two lengths"));
    };
    let Some((outer, &[own_rows, own])) = x.ty.shape.split_last_chunk() else {
        let what = format!("expected rank 2 or more, found shape {:?}", x.ty.shape);
        return Err(op.tensors.malformed(x.tensor, what));
    };
    if let Some(fault) = fourier_fault(length) {
        let help = "transform lines of a power of two from 4 on";
        return Err(op.unsupported(&[x], format!("RFFT2D of {fault}"), Some(help)));
    }
    if !(1..=ROWS).contains(&rows) {
        let what = format!("RFFT2D of {rows} rows, expected 1 to {ROWS}");
        let help = "transform lines (`tf.signal.rfft`), or fewer rows";
        return Err(op.unsupported(&[x], what, Some(help)));
    }
    let batches: usize = outer.iter().product();
    op.check_elements(&[batches, 2 * rows, length + 2])?;
    let value = op.value(x)?;
    let build = &mut op.emitter.build;
    let lines = build.reshape(value, [batches, own_rows, own]);
    let (taken, columns) = (own_rows.min(rows), own.min(length));
    let lines = match [own_rows, own] == [taken, columns] {
        true => lines,
        false => build.slice(lines, vec![0; 3], vec![batches, taken, columns]),
    };
    let lines = filled(build, lines, rows - taken);
    let ty = TensorType::new(DType::F32, vec![batches, rows, length + 2]);
    let function = SignalOp::Rfft { length };
    let kind = OpKind::Signal(Signal { op: function });
    let spectrum = build.emit(kind, &[lines], ty);
    let bins = length / 2 + 1;
    let mut pairs = build.reshape(spectrum, [batches, rows, bins, 2]);
    if rows > 1 {
        pairs = of_columns(build, pairs);
    }
    let result = build.reshape(pairs, [outer, &[rows, bins, 2]].concat());
    op.define_as(&[result])
}

/// Rows of zeros after those that are there.
fn filled(build: &mut Builder, lines: ValueId, missing: usize) -> ValueId {
    if missing == 0 {
        return lines;
    }
    let mut ty = build.ty(lines).clone();
    ty.shape[1] += missing;
    let padding = vec![[0, 0], [0, missing], [0, 0]];
    build.emit(
        Pad {
            padding,
            value: 0.0,
        },
        &[lines],
        ty,
    )
}

/// The transforms of all columns of complex numbers `[b, h, n, 2]`: products with a matrix of
/// cosines and sines.
fn of_columns(build: &mut Builder, pairs: ValueId) -> ValueId {
    let [batches, rows, bins, _] = build.shape(pairs)[..] else {
        unreachable!("it has four dimensions");
    };
    let ty = TensorType::new(DType::F32, vec![2 * rows, 2 * rows]);
    // bounded: by ROWS
    let numbers = fourier_matrix(rows).into_iter();
    let bytes: Vec<u8> = numbers.flat_map(f32::to_le_bytes).collect();
    let matrix = build.literal(ty, bytes);
    let apart = moved(build, pairs, [0, 3, 1, 2]);
    let columns = build.reshape(apart, [batches, 2 * rows, bins]);
    let product = BatchMatmul {
        adj_x: false,
        adj_y: false,
    };
    let ty = TensorType::new(DType::F32, vec![batches, 2 * rows, bins]);
    let product = build.emit(OpKind::BatchMatmul(product), &[matrix, columns], ty);
    let apart = build.reshape(product, [batches, 2, rows, bins]);
    moved(build, apart, [0, 2, 3, 1])
}

/// A value of four dimensions with these in another order.
fn moved(build: &mut Builder, value: ValueId, order: [usize; 4]) -> ValueId {
    let shape = build.shape(value);
    let ty = TensorType::new(DType::F32, order.map(|dim| shape[dim]).to_vec());
    let permutation = order.to_vec();
    build.emit(Transpose { permutation }, &[value], ty)
}

/// Input: complex numbers, as the table of operators sees to. Their magnitudes.
pub(in super::super) fn complex_abs(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    let value = op.value(x)?;
    let build = &mut op.emitter.build;
    let squares = build.unary(UnaryOp::Square, value);
    let last = x.ty.shape.len() - 1;
    let shape = &x.ty.shape[..last];
    let kind = Fold {
        op: FoldOp::Sum,
        axes: vec![last],
        keep_dims: false,
    };
    let ty = TensorType::new(DType::F32, shape.to_vec());
    let sums = build.emit(OpKind::Fold(kind), &[squares], ty);
    let result = build.unary(UnaryOp::Sqrt, sums);
    op.define_as(&[result])
}

/// Input: complex numbers. Their real parts, which are the first of each pair, or the imaginary
/// parts.
pub(in super::super) fn part(op: &mut ForeignOp<'_, '_>, index: usize) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    let value = op.value(x)?;
    let (mut start, mut limit) = (vec![0; x.ty.shape.len()], x.ty.shape.clone());
    let last = limit.len() - 1;
    (start[last], limit[last]) = (index, index + 1);
    let build = &mut op.emitter.build;
    let part = build.slice(value, start, limit);
    let result = build.reshape(part, &x.ty.shape[..last]);
    op.define_as(&[result])
}
