//! Moves what batch norms become at inference, a factor and a summand for each output channel, into
//! the weights and the bias of the op before them.
//!
//! The op before must have constant weights, no activation, and no other reader. Results are the
//! same but for rounding.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, Binary, BinaryOp};
use peapod_ir::{DType, Module, OpId, OpKind, Tensor, TensorType, ValueId};

use super::form::weighted;
use super::groups::floats;
use super::weights::Weights;
use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            if let Some(fold) = Fold::of(&editor, id) {
                fold.apply(&mut editor, id);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// How a contraction takes in the op after it.
struct Fold {
    contraction: OpId,
    kind: OpKind,
    weights: (TensorType, Vec<f32>),
    bias: (TensorType, Vec<f32>),
    result: ValueId,
}

impl Fold {
    fn of(editor: &Editor<'_>, id: OpId) -> Option<Self> {
        let op = editor.op(id);
        let OpKind::Binary(binary) = &op.kind else {
            return None;
        };
        let [Some(left), Some(right)] = op.inputs[..] else {
            return None;
        };
        let function = &*editor.function;
        let (sums, numbers, flipped) = match (function.constant(left), function.constant(right)) {
            (None, Some(_)) => (left, right, false),
            (Some(_), None) => (right, left, true),
            (Some(_), Some(_)) | (None, None) => return None,
        };
        let contraction = editor.definer(sums)?;
        let mut kind = editor.op(contraction).kind.clone();
        let axis = weighted(function, editor.op(contraction))?;
        let activation = kind.activation_mut()?;
        let same = function.ty(sums) == function.ty(op.outputs[0]);
        if *activation != Activation::None || !editor.has_one_use(sums) || !same {
            return None;
        }
        *activation = binary.activation;
        let inputs = &editor.op(contraction).inputs;
        let (weights, bias) = (inputs[1]?, inputs.get(2).copied().flatten());
        let channels = function.ty(weights).shape[axis];
        let numbers = per_channel(function.ty(numbers), floats(function, numbers)?, channels)?;
        let change = Change::of(binary, flipped, &numbers)?;
        let elements = floats(function, weights)?;
        let of = Weights {
            ty: function.ty(weights),
            elements: &elements,
            axis,
        };
        let scaled = elements.iter().enumerate();
        let scaled = scaled.map(|(index, x)| x * change.factors[of.channel(index)]);
        let flat = TensorType::new(DType::F32, [channels]);
        let (bias_ty, old) = match bias {
            Some(bias) => (function.ty(bias).clone(), floats(function, bias)?),
            None => (flat, vec![0.0; channels]),
        };
        let terms = change.factors.iter().zip(&change.summands);
        let bias = old
            .iter()
            .zip(terms)
            .map(|(x, (factor, more))| x * factor + more);
        Some(Self {
            contraction,
            kind,
            weights: (function.ty(weights).clone(), scaled.collect()),
            bias: (bias_ty, bias.collect()),
            result: op.outputs[0],
        })
    }

    fn apply(self, editor: &mut Editor<'_>, id: OpId) {
        editor.before(self.contraction);
        let mut constant = |(ty, elements): (TensorType, Vec<f32>)| {
            let bytes = Tensor::from_floats(&ty, elements).into_bytes();
            editor.literal(ty, bytes)
        };
        let (weights, bias) = (constant(self.weights), constant(self.bias));
        let input = editor.op(self.contraction).inputs[0];
        editor.set_operands(self.contraction, vec![input, Some(weights), Some(bias)]);
        editor.remove(id);
        editor.set_kind(self.contraction, self.kind);
        editor.set_result(self.contraction, self.result);
    }
}

/// What an op does to each output channel.
struct Change {
    factors: Vec<f32>,
    summands: Vec<f32>,
}

impl Change {
    /// By numbers of each channel, which are the left operand where `flipped`.
    fn of(binary: &Binary, flipped: bool, numbers: &[f32]) -> Option<Self> {
        let all = |x: f32| vec![x; numbers.len()];
        let each = |of: fn(f32) -> f32| numbers.iter().copied().map(of).collect::<Vec<_>>();
        let (factors, summands) = match (binary.op, flipped) {
            (BinaryOp::Mul, _) => (each(|x| x), all(0.0)),
            (BinaryOp::Add, _) => (all(1.0), each(|x| x)),
            (BinaryOp::Sub, false) => (all(1.0), each(|x| -x)),
            (BinaryOp::Sub, true) => (all(-1.0), each(|x| x)),
            (BinaryOp::Div, false) => (each(f32::recip), all(0.0)),
            (BinaryOp::Div, true) => return None,
            (BinaryOp::Rem | BinaryOp::Max | BinaryOp::Min | BinaryOp::Pow, _) => return None,
            (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::ShiftLeft, _) => return None,
            (BinaryOp::ShiftRightLogical | BinaryOp::ShiftRightArithmetic, _) => return None,
            (BinaryOp::Atan2, _) => return None,
        };
        let all = factors.iter().chain(&summands);
        all.into_iter()
            .all(|x| x.is_finite())
            .then_some(Self { factors, summands })
    }
}

/// A number for each channel, where a constant has one for each or one for all.
fn per_channel(ty: &TensorType, elements: Vec<f32>, channels: usize) -> Option<Vec<f32>> {
    let is_last = ty.shape.last() == Some(&channels) && elements.len() == channels;
    match elements[..] {
        [single] => Some(vec![single; channels]),
        _ => is_last.then_some(elements),
    }
}
