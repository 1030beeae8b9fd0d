//! Convolutions and products with weights.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Convolution, DotGeneral, Precision, Sliding};
use peapod_ir::ops::{
    Activation, BatchMatmul, BinaryOp, Conv2d, DepthwiseConv2d, FullyConnected, Padding2d, Reshape,
    TransposeConv,
};
use peapod_ir::{Op, OpKind, TensorType, ValueId};

use crate::graph::editor::Editor;

/// Batch, channels, rows, columns of NHWC.
const NHWC: [usize; 4] = [0, 3, 1, 2];

/// Ops of models know no other.
const EXACT: [Precision; 2] = [Precision::Highest; 2];

pub(super) fn conv2d(editor: &mut Editor<'_>, op: &Op, conv: &Conv2d) {
    let [x, weights] = operands(op);
    let channels = editor.shape(x)[3];
    let kind = Convolution {
        // Weights are [outputs, rows, columns, inputs of a group].
        layouts: [NHWC.to_vec(), vec![3, 0, 1, 2], NHWC.to_vec()],
        sliding: sliding(conv.stride, conv.dilation, conv.padding),
        reversed: vec![false; 2],
        feature_groups: channels / editor.shape(weights)[3],
        batch_groups: 1,
        precision: EXACT,
    };
    contraction(editor, kind.into(), op, conv.activation, op.outputs[0]);
}

pub(super) fn depthwise_conv2d(editor: &mut Editor<'_>, op: &Op, conv: &DepthwiseConv2d) {
    let [x, _] = operands(op);
    let kind = Convolution {
        // Weights are [1, rows, columns, outputs].
        layouts: [NHWC.to_vec(), vec![0, 3, 1, 2], NHWC.to_vec()],
        sliding: sliding(conv.stride, conv.dilation, conv.padding),
        reversed: vec![false; 2],
        feature_groups: editor.shape(x)[3],
        batch_groups: 1,
        precision: EXACT,
    };
    contraction(editor, kind.into(), op, conv.activation, op.outputs[0]);
}

/// The gradient of a convolution by its input, as a convolution: the taps reversed over an input
/// with gaps, and as much padding as there are results.
pub(super) fn transpose_conv(editor: &mut Editor<'_>, op: &Op, conv: &TransposeConv) {
    let [x, weights] = operands(op);
    let padding = [0, 1].map(|axis| {
        let dim = axis + 1;
        let [from, to] = [x, op.outputs[0]].map(|value| editor.shape(value)[dim] as i64);
        let kernel = editor.shape(weights)[dim] as i64;
        let before = kernel - 1 - conv.cropped[axis] as i64;
        let pulled = (from - 1) * conv.stride[axis] as i64 + 1;
        [before, to - 1 + kernel - pulled - before]
    });
    let kind = Convolution {
        // Weights are [outputs, rows, columns, inputs].
        layouts: [NHWC.to_vec(), vec![3, 0, 1, 2], NHWC.to_vec()],
        sliding: Sliding {
            padding: padding.to_vec(),
            base_dilation: conv.stride.to_vec(),
            ..Sliding::plain(2)
        },
        reversed: vec![true; 2],
        feature_groups: 1,
        batch_groups: 1,
        precision: EXACT,
    };
    contraction(editor, kind.into(), op, conv.activation, op.outputs[0]);
}

/// Operands with all dimensions of the result before the matrices, then products of these.
pub(super) fn batch_matmul(editor: &mut Editor<'_>, op: &Op, product: &BatchMatmul) {
    let shape = editor.shape(op.outputs[0]).to_vec();
    let batches = shape.len() - 2;
    let repeated = operands(op).map(|value| {
        let own = editor.shape(value).to_vec();
        let (matrix, leading) = (own[own.len() - 2..].to_vec(), shape.len() - own.len());
        let dims: Vec<usize> = (leading..shape.len()).collect();
        let full = [&shape[..batches], &matrix].concat();
        Some(editor.broadcast(value, dims, full))
    });
    let [last, other] = [batches + 1, batches];
    let kind = DotGeneral {
        batch: [(0..batches).collect(), (0..batches).collect()],
        contracting: [
            vec![if product.adj_x { other } else { last }],
            vec![if product.adj_y { last } else { other }],
        ],
        precision: EXACT,
    };
    editor.put(kind, repeated, op.outputs[0]);
}

/// How a window of rows and columns slides.
fn sliding(stride: [usize; 2], dilation: [usize; 2], padding: Padding2d) -> Sliding {
    let Padding2d {
        top,
        bottom,
        left,
        right,
    } = padding;
    let pair = |before: usize, after: usize| [before as i64, after as i64];
    Sliding {
        stride: stride.to_vec(),
        padding: vec![pair(top, bottom), pair(left, right)],
        window_dilation: dilation.to_vec(),
        ..Sliding::plain(2)
    }
}

pub(super) fn fully_connected(editor: &mut Editor<'_>, op: &Op, product: &FullyConnected) {
    let [x, weights] = operands(op);
    let (n, k) = (editor.shape(weights)[0], editor.shape(weights)[1]);
    let [from, to] = [x, op.outputs[0]].map(|value| editor.shape(value).to_vec());
    let leading = |shape: &[usize]| shape.split_last().map(|(_, leading)| leading.to_vec());
    let in_rows = from.last() == Some(&k) && leading(&from) == leading(&to);
    let rows = editor.ty(x).elements() / k;
    let x = match in_rows {
        true => x,
        false => editor.reshape(x, [rows, k]),
    };
    let last = editor.shape(x).len() - 1;
    let kind = DotGeneral {
        batch: [vec![], vec![]],
        contracting: [vec![last], vec![1]],
        precision: EXACT,
    };
    let mut product_op = op.clone();
    product_op.inputs[0] = Some(x);
    let (end, dtype) = (op.outputs[0], editor.ty(op.outputs[0]).dtype);
    let result = match in_rows || to == [rows, n] {
        true => end,
        false => editor.result(TensorType::new(dtype, [rows, n])),
    };
    contraction(editor, kind.into(), &product_op, product.activation, result);
    if result != end {
        editor.put(Reshape, [Some(result)], end);
    }
}

/// Input and weights.
fn operands(op: &Op) -> [ValueId; 2] {
    [0, 1].map(|index| op.inputs[index].expect("the type rule asks for input and weights"))
}

/// Sums of products, the bias added to each, and the activation.
fn contraction(
    editor: &mut Editor<'_>,
    kind: OpKind,
    op: &Op,
    activation: Activation,
    result: ValueId,
) {
    let Some(bias) = op.inputs.get(2).copied().flatten() else {
        return editor.put_activated(kind, &operands(op), activation, result);
    };
    let ty = editor.ty(result).clone();
    let (shape, last) = (ty.shape.clone(), ty.shape.len() - 1);
    let sums = editor.emit(kind, &operands(op), ty);
    let bias = editor.reshape(bias, &shape[last..]);
    let bias = editor.broadcast(bias, [last], &shape);
    editor.put_activated(BinaryOp::Add, &[sums, bias], activation, result);
}
