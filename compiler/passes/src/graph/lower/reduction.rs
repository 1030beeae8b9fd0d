//! Pools, means and softmaxes.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, Reduce, ReduceWindow, Sliding};
use peapod_ir::ops::{
    AveragePool2d, BinaryOp, MaxPool2d, Mean, Padding2d, Reshape, Softmax, Unary, UnaryOp,
};
use peapod_ir::{DType, Op, OpKind, TensorType, ValueId};

use crate::graph::editor::Editor;

/// A window of rows and columns on NHWC.
fn window(extent: [usize; 2], stride: [usize; 2], padding: Padding2d) -> (Vec<usize>, Sliding) {
    let Padding2d {
        top,
        bottom,
        left,
        right,
    } = padding;
    let pair = |before: usize, after: usize| [before as i64, after as i64];
    let around = |[rows, columns]: [usize; 2]| vec![1, rows, columns, 1];
    let sliding = Sliding {
        stride: around(stride),
        padding: vec![[0, 0], pair(top, bottom), pair(left, right), [0, 0]],
        ..Sliding::plain(4)
    };
    (around(extent), sliding)
}

pub(super) fn max_pool2d(editor: &mut Editor<'_>, op: &Op, pool: &MaxPool2d) {
    let (window, sliding) = window(pool.window, pool.stride, pool.padding);
    let kind = ReduceWindow {
        combiner: Combiner::Max,
        window,
        sliding,
    };
    let lowest = editor.single(f32::NEG_INFINITY);
    editor.put_activated(kind, &[operand(op), lowest], pool.activation, op.outputs[0]);
}

/// Sums, divided by how many elements each window met.
pub(super) fn average_pool2d(editor: &mut Editor<'_>, op: &Op, pool: &AveragePool2d) {
    let (window, sliding) = window(pool.window, pool.stride, pool.padding);
    let ty = editor.ty(op.outputs[0]).clone();
    let counts = counts(editor.shape(operand(op)), &ty.shape, &window, &sliding);
    let kind = ReduceWindow {
        combiner: Combiner::Add,
        window,
        sliding,
    };
    let zero = editor.single(0.0);
    let sums = editor.emit(kind, &[operand(op), zero], ty.clone());
    let divisor = if counts.iter().all(|count| *count == counts[0]) {
        let count = editor.single(counts[0]);
        editor.broadcast(count, [], &ty.shape)
    } else {
        let bytes = counts.iter().flat_map(|count| count.to_le_bytes());
        let bytes: Vec<u8> = bytes.collect();
        let positions = TensorType::new(DType::F32, &ty.shape[1..3]);
        let counts = editor.literal(positions, bytes);
        editor.broadcast(counts, [1, 2], &ty.shape)
    };
    editor.put_activated(
        BinaryOp::Div,
        &[sums, divisor],
        pool.activation,
        op.outputs[0],
    );
}

/// How many elements a window meets at every position, rows and columns.
fn counts(from: &[usize], to: &[usize], window: &[usize], sliding: &Sliding) -> Vec<f32> {
    let along = |dim: usize| -> Vec<usize> {
        let positions = 0..to[dim];
        let taps = |position| sliding.taps(dim, position, from[dim], window[dim]).len();
        positions.map(taps).collect()
    };
    let (rows, columns) = (along(1), along(2));
    let row = |row: &usize| columns.iter().map(|column| (row * column) as f32).collect();
    rows.iter()
        .flat_map(|count| -> Vec<f32> { row(count) })
        .collect()
}

pub(super) fn mean(editor: &mut Editor<'_>, op: &Op, mean: &Mean) {
    let from = editor.shape(operand(op));
    let count: usize = mean.axes.iter().map(|axis| from[*axis]).product();
    let kind = Reduce {
        combiner: Combiner::Add,
        dims: mean.axes.clone(),
    };
    let kept = (0..from.len()).filter(|dim| !mean.axes.contains(dim));
    let ty = TensorType::new(DType::F32, kept.map(|dim| from[dim]).collect::<Vec<_>>());
    let zero = editor.single(0.0);
    let sums = editor.emit(kind, &[operand(op), zero], ty.clone());
    let count = editor.single(count as f32);
    let count = editor.broadcast(count, [], &ty.shape);
    if *editor.ty(op.outputs[0]) == ty {
        let operands = [Some(sums), Some(count)];
        return editor.put(BinaryOp::Div, operands, op.outputs[0]);
    }
    let means = editor.binary(BinaryOp::Div, sums, count);
    editor.put(Reshape, [Some(means)], op.outputs[0]);
}

/// Exponentials of differences from the largest of a row, over their sum.
pub(super) fn softmax(editor: &mut Editor<'_>, op: &Op, softmax: &Softmax) {
    let x = operand(op);
    let ty = editor.ty(op.outputs[0]).clone();
    let lowest = editor.single(f32::NEG_INFINITY);
    let largest = along_rows(editor, Combiner::Max, x, lowest);
    let mut powers = editor.binary(BinaryOp::Sub, x, largest);
    if softmax.beta != 1.0 {
        let beta = editor.single(softmax.beta);
        let beta = editor.broadcast(beta, [], &ty.shape);
        powers = editor.binary(BinaryOp::Mul, powers, beta);
    }
    let exp = OpKind::Unary(Unary { op: UnaryOp::Exp });
    let exps = editor.emit(exp, &[powers], ty);
    let zero = editor.single(0.0);
    let sums = along_rows(editor, Combiner::Add, exps, zero);
    editor.put(BinaryOp::Div, [Some(exps), Some(sums)], op.outputs[0]);
}

/// The elements of every row combined, for all elements of the row.
fn along_rows(editor: &mut Editor<'_>, combiner: Combiner, x: ValueId, first: ValueId) -> ValueId {
    let shape = editor.shape(x).to_vec();
    let last = shape.len() - 1;
    let dims = vec![last];
    let ty = TensorType::new(DType::F32, &shape[..last]);
    let combined = editor.emit(Reduce { combiner, dims }, &[x, first], ty);
    editor.broadcast(combined, (0..last).collect::<Vec<_>>(), &shape)
}

fn operand(op: &Op) -> ValueId {
    op.inputs[0].expect("the type rule asks for the operand")
}
