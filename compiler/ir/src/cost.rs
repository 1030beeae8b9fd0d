//! What ops cost on paper.

use crate::graph::{Function, Op, ValueId};
use crate::ops::{Activation, OpKind, TensorOp};

/// Elements of a shape; the largest number where there are more.
fn product(extents: &[usize]) -> u64 {
    let mut extents = extents.iter().map(|extent| *extent as u64);
    extents
        .try_fold(1_u64, u64::checked_mul)
        .unwrap_or(u64::MAX)
}

/// Multiply-accumulates of one op of a verified module. Taps in the padding count as any other.
pub fn macs(function: &Function, op: &Op) -> u64 {
    let shape = |id: Option<ValueId>| id.map_or(&[][..], |id| &function.ty(id).shape);
    let operand = |position: usize| shape(op.inputs.get(position).copied().flatten());
    let results = product(shape(op.outputs.first().copied()));
    match &op.kind {
        OpKind::Conv2d(_) | OpKind::FullyConnected(_) => {
            results.saturating_mul(product(operand(1).get(1..).unwrap_or_default()))
        }
        OpKind::DepthwiseConv2d(_) => {
            results.saturating_mul(product(operand(1).get(1..3).unwrap_or_default()))
        }
        OpKind::Svdf(_) => {
            let batches = product(operand(0).get(..1).unwrap_or_default());
            batches.saturating_mul(product(operand(1)).saturating_add(product(operand(2))))
        }
        OpKind::AveragePool2d(_)
        | OpKind::MaxPool2d(_)
        | OpKind::Binary(_)
        | OpKind::Unary(_)
        | OpKind::Mean(_)
        | OpKind::Pad(_)
        | OpKind::Reshape(_)
        | OpKind::Softmax(_)
        | OpKind::Quantize(_)
        | OpKind::Dequantize(_)
        | OpKind::Concatenation(_)
        | OpKind::Tensor(_) => 0,
    }
}

/// Floating-point operations of one op of a verified module, those of integers counted likewise; a
/// multiplication with an addition counts 2. Functions that it runs are not counted.
pub fn flops(function: &Function, op: &Op) -> u64 {
    let shape = |id: Option<ValueId>| id.map_or(&[][..], |id| &function.ty(id).shape);
    let operand = |position: usize| shape(op.inputs.get(position).copied().flatten());
    let results = product(shape(op.outputs.first().copied()));
    let OpKind::Tensor(kind) = &op.kind else {
        let each = flops_per_element(op).saturating_mul(results);
        return macs(function, op).saturating_mul(2).saturating_add(each);
    };
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the rest only move elements"
    )]
    match kind {
        TensorOp::DotGeneral(it) => {
            let summed = it.contracting[0].iter().map(|dim| operand(0)[*dim]);
            let summed = product(&summed.collect::<Vec<_>>());
            results.saturating_mul(2).saturating_mul(summed)
        }
        TensorOp::Convolution(it) => {
            let outputs = operand(1)[it.layouts[1][1]].max(1) as u64;
            let taps = product(operand(1)) / outputs;
            results.saturating_mul(2).saturating_mul(taps)
        }
        TensorOp::Reduce(_) => product(operand(0)),
        TensorOp::ReduceWindow(it) => results.saturating_mul(product(&it.window)),
        TensorOp::SelectAndScatter(it) => product(operand(1)).saturating_mul(product(&it.window)),
        TensorOp::Scatter(_) => product(operand(2)),
        _ => flops_per_element(op).saturating_mul(results),
    }
}

/// Operations that an elementwise op does for each element of its result; 0 for any other op.
pub fn flops_per_element(op: &Op) -> u64 {
    #[allow(clippy::wildcard_enum_match_arm, reason = "asks for a few of all ops")]
    match &op.kind {
        OpKind::Unary(_) => 1,
        OpKind::Binary(it) => 1 + u64::from(it.activation != Activation::None),
        OpKind::Tensor(TensorOp::Clamp(_)) => 2,
        OpKind::Tensor(TensorOp::Compare(_) | TensorOp::Select(_)) => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn counts_every_tap() {
        let module = text::parse(
            r#"module "m"
func @main(%x: f32[2, 5, 5, 4], %w: f32[6, 3, 3, 2], %d: f32[1, 2, 3, 4], %f: f32[7, 4],
           %i: f32[2, 3], %a: f32[8, 3], %t: f32[8, 5]) {
  state %s: f32[2, 40]
  %y = conv2d(%x, %w, _) {stride = [1, 1]}: f32[2, 3, 3, 6]
  %z = depthwise_conv2d(%x, %d, _) {stride = [1, 1]}: f32[2, 4, 3, 4]
  %r = fully_connected(%x, %f, _): f32[50, 7]
  %u = svdf(%i, %a, %t, _, %s) {rank = 2}: f32[2, 4]
  %v = relu(%y): f32[2, 3, 3, 6]
  return %v, %z, %r, %u
}
"#,
        );
        let module = module.unwrap();
        crate::verify(&module).unwrap();
        let main = &module.functions[0];
        let macs: Vec<u64> = main.ops.iter().map(|op| macs(main, op)).collect();
        assert_eq!(macs, [108 * 18, 96 * 6, 50 * 7 * 4, 2 * 8 * (3 + 5), 0]);
    }
}
