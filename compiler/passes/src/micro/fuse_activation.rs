//! Moves a standalone RELU, RELU6 or RELU_N1_TO_1 into the op that makes its operand.
//!
//! Bit-exact when the operand and the result have the same type, and no other op reads the operand.
//! Then the change of scale inside the activation is a multiplication by exactly one, and what is
//! left is a clamp of stored values. The maker ends in such a clamp already, computed by the same
//! rule from the same scale. Two clamps make one, the intersection of their ranges, provided that
//! there is an activation with it: RELU of a RELU_N1_TO_1 would need [0, 1].
//!
//! Concatenation takes no activation here: its kernel copies bytes and does not look at them. Nor
//! does SVDF, whose integer form clamps to the range of the element and nothing else.

use peapod_ir::builder::Emit;
use peapod_ir::ops::Activation;
use peapod_ir::{Function, Module, OpId, OpKind, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    module.functions.iter_mut().for_each(fuse);
    dead_code::remove(module);
    Ok(())
}

fn fuse(function: &mut Function) {
    let mut editor = Editor::new(function);
    for id in editor.ids() {
        if let Some((definer, kind, result)) = fusible(&editor, id) {
            editor.remove(id);
            editor.set_kind(definer, kind);
            editor.set_result(definer, result);
        }
    }
    editor.finish();
}

/// The op that can take over an activation: what it becomes, and which result it gets.
fn fusible(editor: &Editor<'_>, id: OpId) -> Option<(OpId, OpKind, ValueId)> {
    let op = editor.op(id);
    let outer = standalone(&op.kind)?;
    let (operand, result) = (op.inputs[0]?, op.outputs[0]);
    let same_type = editor.ty(operand) == editor.ty(result);
    if !same_type || !editor.has_one_use(operand) {
        return None;
    }
    let definer = editor.definer(operand)?;
    let mut kind = editor.op(definer).kind.clone();
    let activation = activation_of(&mut kind)?;
    *activation = compose(*activation, outer)?;
    Some((definer, kind, result))
}

/// The activation that an elementwise op is.
fn standalone(kind: &OpKind) -> Option<Activation> {
    let OpKind::Unary(unary) = kind else {
        return None;
    };
    let mut activations = Activation::ALL.into_iter();
    activations.find(|activation| activation.unary() == Some(unary.op))
}

/// The activation at the end of an op that can change it.
fn activation_of(kind: &mut OpKind) -> Option<&mut Activation> {
    if let OpKind::Concatenation(_) | OpKind::Svdf(_) = kind {
        return None;
    }
    kind.activation_mut()
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
