//! Spells out network-level ops on reals as tensor-level ones: what is differentiated, sharded and
//! run on pods.
//!
//! Convolutions, pools, matrix products, means, pads and softmaxes become convolutions, products
//! and reductions of any rank with what follows them: bias, division, activation. Elementwise ops
//! on shapes that differ get broadcasts. Elementwise ops of equal shapes, reshapes and
//! concatenations are tensor-level ops already and stay, as an activation does that becomes an op
//! of its own.
//! Nothing is computed in another order: the oracle gives the same bits, except that the maximum of
//! a pool yields NaN where an element is NaN.
//!
//! Quantised integers are only unpacked and packed (`dequantize`, `quantize`); arithmetic on them,
//! and ops that keep state, are refused, all at once.

mod contraction;
mod elementwise;
mod reduction;
mod refusal;

use peapod_ir::{Module, OpId, OpKind};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    refusal::check(module)?;
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            lower(&mut editor, id);
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// Replaces an op by tensor-level ones, if it is not one already.
fn lower(editor: &mut Editor<'_>, id: OpId) {
    if matches!(
        editor.op(id).kind,
        OpKind::Unary(_) | OpKind::Reshape(_) | OpKind::Tensor(_)
    ) {
        return;
    }
    let op = editor.take(id);
    match &op.kind {
        OpKind::Conv2d(conv) => contraction::conv2d(editor, &op, conv),
        OpKind::DepthwiseConv2d(conv) => contraction::depthwise_conv2d(editor, &op, conv),
        OpKind::TransposeConv(conv) => contraction::transpose_conv(editor, &op, conv),
        OpKind::BatchMatmul(product) => contraction::batch_matmul(editor, &op, product),
        OpKind::FullyConnected(product) => contraction::fully_connected(editor, &op, product),
        OpKind::AveragePool2d(pool) => reduction::average_pool2d(editor, &op, pool),
        OpKind::MaxPool2d(pool) => reduction::max_pool2d(editor, &op, pool),
        OpKind::Mean(mean) => reduction::mean(editor, &op, mean),
        OpKind::Softmax(softmax) => reduction::softmax(editor, &op, softmax),
        OpKind::Binary(binary) => elementwise::binary(editor, &op, binary),
        OpKind::Composite(composite) => elementwise::composite(editor, &op, composite),
        OpKind::Paired(paired) => elementwise::paired(editor, &op, paired),
        OpKind::Pad(pad) => elementwise::pad(editor, &op, pad),
        OpKind::Concatenation(joined) => elementwise::concatenation(editor, &op, joined),
        OpKind::Quantize(_) => elementwise::quantize(editor, &op),
        OpKind::Dequantize(_) => elementwise::dequantize(editor, &op),
        OpKind::Unary(_) | OpKind::Reshape(_) | OpKind::Tensor(_) => unreachable!("stays"),
        OpKind::Svdf(_) | OpKind::Resize(_) | OpKind::Fold(_) => unreachable!("refused before"),
        OpKind::Along(_) | OpKind::AddN(_) | OpKind::Lstm(_) => unreachable!("refused before"),
        OpKind::ReadState(_) | OpKind::WriteState(_) | OpKind::Signal(_) => {
            unreachable!("refused before")
        }
        OpKind::InitialiseState(_) | OpKind::FullyConnectedSgd(_) => {
            unreachable!("states are refused before")
        }
        OpKind::HybridConv2d(_) => unreachable!("integer weights are refused before"),
        OpKind::DetectionPostprocess(_)
        | OpKind::PoseDecoder(_)
        | OpKind::NonMaxSuppression(_)
        | OpKind::Custom(_) => {
            unreachable!("it has no form for pods")
        }
    }
}
