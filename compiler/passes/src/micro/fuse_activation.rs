//! Moves a standalone RELU, RELU6 or RELU_N1_TO_1 into the op that makes its operand.
//!
//! Bit-exact when the operand and the result have one and the same type, and nobody else reads the
//! operand. Then the change of scale inside the activation is a multiplication by exactly one, and
//! what is left is a clamp of stored values. The maker ends in such a clamp already, computed by
//! the same rule from the same scale. Two clamps make one, the intersection of their ranges,
//! provided that there is an activation with it: RELU of a RELU_N1_TO_1 would need [0, 1].
//!
//! Concatenation takes no activation here: its kernel copies bytes and does not look at them. Nor
//! does SVDF, whose integer form clamps to the range of the element and nothing else.

use peapod_ir::ops::{Activation, UnaryOp};
use peapod_ir::{Function, Module, Op, OpId, OpKind, ValueId};

use crate::error::PassError;
use crate::graph::edit::{self, Uses};

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    module.functions.iter_mut().for_each(fuse);
    edit::remove_dead(module);
    Ok(())
}

fn fuse(function: &mut Function) {
    let mut uses = Uses::of(function);
    let mut fused = vec![false; function.ops.len()];
    for (index, fused) in fused.iter_mut().enumerate() {
        if let Some((maker, activation, result)) = fusible(function, &uses, index) {
            let maker_op = &mut function.ops[maker.index()];
            *activation_of(maker_op).expect("fusible ops have one") = activation;
            maker_op.outputs[0] = result;
            uses.set_maker(result, maker);
            *fused = true;
        }
    }
    let mut fused = fused.into_iter();
    function.ops.retain(|_| !fused.next().unwrap_or(false));
}

/// The op that can take over the activation at `index`: with which activation, and which result.
fn fusible(
    function: &mut Function,
    uses: &Uses,
    index: usize,
) -> Option<(OpId, Activation, ValueId)> {
    let op = &function.ops[index];
    let outer = standalone(&op.kind)?;
    let (operand, result) = (op.inputs[0]?, op.outputs[0]);
    let same_type = function.ty(operand) == function.ty(result);
    if !same_type || !uses.is_private(operand) {
        return None;
    }
    let maker = uses.maker(operand)?;
    let inner = *activation_of(&mut function.ops[maker.index()])?;
    Some((maker, compose(inner, outer)?, result))
}

/// The activation that an elementwise op is.
fn standalone(kind: &OpKind) -> Option<Activation> {
    let OpKind::Unary(unary) = kind else {
        return None;
    };
    match unary.op {
        UnaryOp::Relu => Some(Activation::Relu),
        UnaryOp::ReluN1To1 => Some(Activation::ReluN1To1),
        UnaryOp::Relu6 => Some(Activation::Relu6),
        UnaryOp::Logistic | UnaryOp::Tanh | UnaryOp::Neg | UnaryOp::Abs | UnaryOp::Sign => None,
        UnaryOp::Square | UnaryOp::Not | UnaryOp::Popcnt | UnaryOp::IsFinite => None,
        UnaryOp::CountLeadingZeros => None,
        UnaryOp::Exp | UnaryOp::Expm1 | UnaryOp::Log | UnaryOp::Log1p => None,
        UnaryOp::Sqrt | UnaryOp::Rsqrt | UnaryOp::Cbrt | UnaryOp::Sin | UnaryOp::Cos => None,
        UnaryOp::Tan | UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::RoundNearestEven => None,
        UnaryOp::RoundNearestAfz | UnaryOp::Erf | UnaryOp::Erfc => None,
    }
}

/// The activation at the end of an op that can change it.
fn activation_of(op: &mut Op) -> Option<&mut Activation> {
    match &mut op.kind {
        OpKind::Conv2d(op) => Some(&mut op.activation),
        OpKind::DepthwiseConv2d(op) => Some(&mut op.activation),
        OpKind::FullyConnected(op) => Some(&mut op.activation),
        OpKind::AveragePool2d(op) => Some(&mut op.activation),
        OpKind::MaxPool2d(op) => Some(&mut op.activation),
        OpKind::Binary(op) => Some(&mut op.activation),
        OpKind::Unary(_)
        | OpKind::Mean(_)
        | OpKind::Pad(_)
        | OpKind::Reshape(_)
        | OpKind::Softmax(_)
        | OpKind::Quantize(_)
        | OpKind::Dequantize(_)
        | OpKind::Concatenation(_)
        | OpKind::Svdf(_)
        | OpKind::Tensor(_) => None,
    }
}

/// The activation that does what `inner` and then `outer` do.
fn compose(inner: Activation, outer: Activation) -> Option<Activation> {
    use Activation::{None as Identity, Relu, Relu6, ReluN1To1};
    match (inner, outer) {
        (Identity, other) | (other, Identity) => Some(other),
        (Relu, Relu) => Some(Relu),
        (Relu | Relu6, Relu6) | (Relu6, Relu) => Some(Relu6),
        (ReluN1To1, ReluN1To1) => Some(ReluN1To1),
        (ReluN1To1, Relu | Relu6) | (Relu | Relu6, ReluN1To1) => None,
    }
}
