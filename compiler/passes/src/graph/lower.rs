//! Spells out network-level ops on reals as tensor-level ones: what is differentiated, sharded and
//! run on pods.
//!
//! Convolutions, pools, matrix products, means, pads and softmaxes become convolutions, products
//! and reductions of any rank with what follows them: bias, division, activation. Elementwise ops
//! on shapes that differ get broadcasts. Elementwise ops of equal shapes, reshapes and
//! concatenations are tensor-level ops already and stay, as an activation does that becomes an op
//! of its own.
//! Nothing is computed in another order: the oracle gives the same bits, except that the maximum of
//! a pool is not a number where an element is none.
//!
//! Integers that stand for reals are only unpacked and packed (`dequantize`, `quantize`);
//! arithmetic on them, and ops that keep state, are refused, all at once.

mod contraction;
mod elementwise;
mod reduction;
mod refusal;

use peapod_ir::{Module, Op, OpKind};

use crate::error::PassError;
use crate::graph::edit;
use crate::graph::rewrite::Rewriter;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    refusal::check(module)?;
    for function in &mut module.functions {
        let (mut rewriter, ops) = Rewriter::new(function);
        for op in ops {
            rewriter.at(&op);
            lower(&mut rewriter, op);
        }
        rewriter.finish();
    }
    edit::remove_dead(module);
    Ok(())
}

/// Writes what does the same as an op.
fn lower(rewriter: &mut Rewriter<'_>, op: Op) {
    match &op.kind {
        OpKind::Conv2d(conv) => contraction::conv2d(rewriter, &op, conv),
        OpKind::DepthwiseConv2d(conv) => contraction::depthwise_conv2d(rewriter, &op, conv),
        OpKind::FullyConnected(product) => contraction::fully_connected(rewriter, &op, product),
        OpKind::AveragePool2d(pool) => reduction::average_pool2d(rewriter, &op, pool),
        OpKind::MaxPool2d(pool) => reduction::max_pool2d(rewriter, &op, pool),
        OpKind::Mean(mean) => reduction::mean(rewriter, &op, mean),
        OpKind::Softmax(softmax) => reduction::softmax(rewriter, &op, softmax),
        OpKind::Binary(binary) => elementwise::binary(rewriter, &op, binary),
        OpKind::Pad(pad) => elementwise::pad(rewriter, &op, pad),
        OpKind::Concatenation(joined) => elementwise::concatenation(rewriter, &op, joined),
        OpKind::Quantize(_) => elementwise::quantize(rewriter, &op),
        OpKind::Dequantize(_) => elementwise::dequantize(rewriter, &op),
        OpKind::Unary(_) | OpKind::Reshape(_) | OpKind::Tensor(_) => rewriter.ops.push(op),
        OpKind::Svdf(_) => unreachable!("refused before"),
    }
}
