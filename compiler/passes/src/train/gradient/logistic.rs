//! Takes 1 / (1 + e^−x), which is how JAX exports the logistic function, for the op.
//!
//! The derivative of the op is y (1 − y). Of what is spelled out it would be 0 · ∞ where e^−x
//! overflows, from x = −89 on in single precision.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::{Activation, BinaryOp, TensorOp, Unary, UnaryOp};
use peapod_ir::{Module, OpId, OpKind, Tensor, ValueId};

use crate::graph::editor::Editor;

/// Runs the pass on all functions. What nothing reads any more stays.
pub(super) fn run(module: &mut Module) {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids().collect::<Vec<_>>() {
            if let Some(x) = argument(&editor, id) {
                let result = editor.take(id).outputs[0];
                editor.put(UnaryOp::Logistic, [Some(x)], result);
            }
        }
        editor.finish();
    }
}

/// What an op is the logistic function of.
fn argument(editor: &Editor<'_>, id: OpId) -> Option<ValueId> {
    let op = editor.op(id);
    let [one, sum] = operands(&op.kind, &op.inputs, BinaryOp::Div)?;
    let sum = editor.definition(sum)?;
    let [a, b] = operands(&sum.kind, &sum.inputs, BinaryOp::Add)?;
    let power = match (is_one(editor, a), is_one(editor, b)) {
        (true, false) => b,
        (false, true) => a,
        (true, true) | (false, false) => return None,
    };
    let negated = unary(editor, power, UnaryOp::Exp)?;
    let x = unary(editor, negated, UnaryOp::Neg)?;
    (is_one(editor, one) && editor.ty(x) == editor.ty(op.outputs[0])).then_some(x)
}

/// The operands of a binary function.
fn operands(kind: &OpKind, inputs: &[Option<ValueId>], function: BinaryOp) -> Option<[ValueId; 2]> {
    let OpKind::Binary(binary) = kind else {
        return None;
    };
    let is_it = binary.op == function && binary.activation == Activation::None;
    is_it.then_some([inputs[0]?, inputs[1]?])
}

/// What a value is this function of.
fn unary(editor: &Editor<'_>, value: ValueId, function: UnaryOp) -> Option<ValueId> {
    let op = editor.definition(value)?;
    let is_it = op.kind == OpKind::Unary(Unary { op: function });
    op.inputs[0].filter(|_| is_it)
}

/// Whether all elements are 1: of a constant, or of one that is repeated.
fn is_one(editor: &Editor<'_>, mut value: ValueId) -> bool {
    loop {
        if let Some(element) = editor.function.splat(value) {
            let ty = editor.ty(value).with_shape([]);
            let one = Scalar::Double(1.0).convert(ty.dtype);
            return Tensor::from_scalars(&ty, [one]).bytes() == element;
        }
        let repeated = editor.definition(value).filter(|op| {
            matches!(
                op.kind,
                OpKind::Reshape(_) | OpKind::Tensor(TensorOp::BroadcastInDim(_))
            )
        });
        match repeated.and_then(|op| op.inputs[0]) {
            Some(source) => value = source,
            None => return false,
        }
    }
}
