//! Convolutions and products with weights.

use peapod_ir::ops::tensor::{Convolution, DotGeneral, Sliding};
use peapod_ir::ops::{
    Activation, BinaryOp, Conv2d, DepthwiseConv2d, FullyConnected, Padding2d, Reshape,
};
use peapod_ir::{Op, OpKind, TensorType, ValueId};

use crate::graph::rewrite::{Rewriter, plain};

/// Batch, channels, rows, columns of NHWC.
const NHWC: [usize; 4] = [0, 3, 1, 2];

pub(super) fn conv2d(rewriter: &mut Rewriter<'_>, op: &Op, conv: &Conv2d) {
    let [x, weights] = operands(op);
    let channels = rewriter.shape(x)[3];
    let kind = Convolution {
        // Weights are [outputs, rows, columns, inputs of a group].
        layouts: [NHWC.to_vec(), vec![3, 0, 1, 2], NHWC.to_vec()],
        sliding: sliding(conv.stride, conv.dilation, conv.padding),
        reversed: vec![false; 2],
        feature_groups: channels / rewriter.shape(weights)[3],
        batch_groups: 1,
    };
    contraction(rewriter, kind.into(), op, conv.activation, op.outputs[0]);
}

pub(super) fn depthwise_conv2d(rewriter: &mut Rewriter<'_>, op: &Op, conv: &DepthwiseConv2d) {
    let [x, _] = operands(op);
    let kind = Convolution {
        // Weights are [1, rows, columns, outputs].
        layouts: [NHWC.to_vec(), vec![0, 3, 1, 2], NHWC.to_vec()],
        sliding: sliding(conv.stride, conv.dilation, conv.padding),
        reversed: vec![false; 2],
        feature_groups: rewriter.shape(x)[3],
        batch_groups: 1,
    };
    contraction(rewriter, kind.into(), op, conv.activation, op.outputs[0]);
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

pub(super) fn fully_connected(rewriter: &mut Rewriter<'_>, op: &Op, product: &FullyConnected) {
    let [x, weights] = operands(op);
    let (n, k) = (rewriter.shape(weights)[0], rewriter.shape(weights)[1]);
    let (from, to) = (rewriter.shape(x), rewriter.shape(op.outputs[0]));
    let leading = |shape: &[usize]| shape.split_last().map(|(_, leading)| leading.to_vec());
    let in_rows = from.last() == Some(&k) && leading(&from) == leading(&to);
    let rows = rewriter.function.ty(x).elements() / k;
    let x = match in_rows {
        true => x,
        false => rewriter.reshaped(x, &[rows, k]),
    };
    let last = rewriter.shape(x).len() - 1;
    let kind = DotGeneral {
        batch: [vec![], vec![]],
        contracting: [vec![last], vec![1]],
    };
    let product_op = Op {
        inputs: [&[Some(x)], &op.inputs[1..]].concat(),
        ..op.clone()
    };
    let ty = rewriter.function.ty(op.outputs[0]).clone();
    if in_rows || ty.shape == [rows, n] {
        let result = op.outputs[0];
        contraction(
            rewriter,
            kind.into(),
            &product_op,
            product.activation,
            result,
        );
        return;
    }
    let result = rewriter.result(TensorType::new(ty.dtype, [rows, n]));
    contraction(
        rewriter,
        kind.into(),
        &product_op,
        product.activation,
        result,
    );
    rewriter.put(OpKind::Reshape(Reshape), [Some(result)], op.outputs[0]);
}

/// Input and weights.
fn operands(op: &Op) -> [ValueId; 2] {
    [0, 1].map(|index| op.inputs[index].expect("the type rule asks for input and weights"))
}

/// Sums of products, the bias added to each, and the activation.
fn contraction(
    rewriter: &mut Rewriter<'_>,
    kind: OpKind,
    op: &Op,
    activation: Activation,
    result: ValueId,
) {
    let Some(bias) = op.inputs.get(2).copied().flatten() else {
        return rewriter.put_activated(kind, operands(op), activation, result);
    };
    let ty = rewriter.function.ty(result).clone();
    let (shape, last) = (ty.shape.clone(), ty.shape.len() - 1);
    let sums = rewriter.op(kind, operands(op), ty);
    let bias = rewriter.reshaped(bias, &shape[last..]);
    let bias = rewriter.broadcast(bias, vec![last], &shape);
    rewriter.put_activated(plain(BinaryOp::Add), [sums, bias], activation, result);
}
