//! Finds network-level ops in what frameworks write as tensor-level ones, so that a forward pass
//! from StableHLO reaches the kernels of microcontrollers.
//!
//! - `convolution` on NHWC with a constant kernel becomes `conv2d` or `depthwise_conv2d`,
//!   `dot_general` with constant weights `fully_connected`, another `batch_matmul`; an addition of
//!   constants after the former their bias. The constants are laid out anew. A convolution whose
//!   input is spread becomes `transpose_conv`, a product of one-hot rows with constants a `gather`.
//! - `reduce_window` becomes `max_pool2d`, or with a division after it `average_pool2d`; `reduce`
//!   with a division `mean`, alone `sum` and its like; the chain of a softmax `softmax`.
//! - `max`, `min`, `clamp` and `select` that are a clamp become `relu`, `relu6`, `relu_n1_to_1`;
//!   the formula of the logistic function becomes `logistic`.
//! - `interior_pad` around the elements becomes `pad`. Broadcasts into elementwise ops go, since
//!   those broadcast as NumPy does. What only changes the shape becomes a reshape.
//! - Indices of other integers become i32. Ops on constants are computed now.
//!
//! Everything else stays, and is refused by its name when kernels are selected. A module without
//! tensor-level ops stays as it is.
//!
//! Results are those of the tensor-level ops up to the order of float additions, with three
//! liberties where an element is not a number or a zero has a sign: the network-level maximum of a
//! pool passes over what is not a number, while `relu` keeps it where `select` would not; and it
//! keeps a negative zero. Annotations of shardings are of no use here and go.

mod contraction;
mod division;
mod elementwise;
mod indices;
mod known;
mod matrices;
mod one_hot;
mod reduction;
mod softmax;
mod transpose_conv;
mod window;

use peapod_ir::builder::Emit;
use peapod_ir::entity::PrimaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Module, Numerics, Op, OpKind, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::editor::Editor;
use crate::graph::simplify;

/// Elementary operations on constants that the pass may take per module.
const BUDGET: u64 = 1 << 24;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let (mut budget, numerics) = (BUDGET, module.numerics);
    // What a round finds can complete a pattern of the next. Each makes one op less of those that
    // the pass looks for.
    let rounds: usize = module.functions.iter().map(|f| f.ops.len()).sum();
    if !is_tensor_level(module) {
        return Ok(());
    }
    // What is not part of a larger pattern then is an op by itself.
    for alone in [false, true] {
        for _ in 0..=rounds {
            let mut changed = false;
            for function in &mut module.functions {
                changed |= round(function, numerics, &mut budget, alone)?;
            }
            simplify::canonicalise(module)?;
            if !changed {
                break;
            }
        }
    }
    Ok(())
}

/// Whether any op is a tensor-level one.
pub(crate) fn is_tensor_level(module: &Module) -> bool {
    let mut ops = module.functions.iter().flat_map(|function| &function.ops);
    ops.any(|op| matches!(op.kind, OpKind::Tensor(_)))
}

/// One walk from the first op to the last; whether anything was found.
fn round(
    function: &mut Function,
    numerics: Numerics,
    budget: &mut u64,
    alone: bool,
) -> Result<bool, PassError> {
    let mut readers = PrimaryMap::from(vec![0; function.values.len()]);
    let operands = function
        .ops
        .iter()
        .flat_map(|op| op.inputs.iter().flatten());
    // The caller counts as two, so that no op is the only user of a result.
    let results = function.outputs.iter().flat_map(|value| [value, value]);
    for value in operands.chain(results) {
        readers[*value] += 1;
    }
    let editor = Editor::new(function);
    let ids = editor.ids();
    let mut raiser = Raiser {
        editor,
        numerics,
        readers,
        budget,
        alone,
    };
    let mut changed = false;
    for id in ids {
        // What replaces the op goes before it.
        raiser.editor.before(id);
        let op = raiser.editor.op(id).clone();
        if raiser.fold(&op)? || raiser.raise(&op).is_some() {
            raiser.editor.remove(id);
            changed = true;
        }
    }
    raiser.editor.finish();
    Ok(changed)
}

/// A function in a round.
struct Raiser<'f, 'b> {
    editor: Editor<'f>,
    /// The contract of the module.
    numerics: Numerics,
    /// How often each value was read before the round.
    readers: PrimaryMap<ValueId, usize>,
    budget: &'b mut u64,
    /// Whether no larger patterns were found any more.
    alone: bool,
}

impl Raiser<'_, '_> {
    /// Writes the network-level ops in the place of an op, if there are any.
    fn raise(&mut self, op: &Op) -> Option<()> {
        if let OpKind::Binary(binary) = &op.kind {
            return self.binary(op, binary);
        }
        if let OpKind::Unary(unary) = &op.kind {
            return self.unary(op, unary);
        }
        match op.kind.tensor() {
            Some(TensorOp::Convolution(convolution)) => self.convolution(op, convolution),
            Some(TensorOp::DotGeneral(product)) => self.dot_general(op, product),
            Some(TensorOp::ReduceWindow(reduction)) => self.max_pool(op, reduction),
            Some(TensorOp::Reduce(reduction)) => {
                let pool = self.largest_of_pixels(op, reduction);
                pool.or_else(|| self.alone.then(|| self.reduction(op, reduction))?)
            }
            Some(TensorOp::InteriorPad(pad)) => self.pad(op, pad),
            Some(TensorOp::Gather(_)) => self.narrow_indices(op, 1, 2),
            Some(TensorOp::Scatter(_)) => self.narrow_indices(op, 1, 2),
            Some(TensorOp::DynamicUpdateSlice(_)) => self.narrow_indices(op, 2, op.inputs.len()),
            Some(TensorOp::Clamp(_)) => self.clamp(op),
            Some(TensorOp::Select(_)) => self.select(op),
            Some(TensorOp::Transpose(it)) => self.still_transpose(op, &it.permutation),
            Some(TensorOp::BroadcastInDim(it)) => self.still_broadcast(op, &it.dims),
            Some(TensorOp::Convert(_) | TensorOp::ShardingConstraint(_)) => self.copy(op),
            Some(TensorOp::OptimizationBarrier(_)) => self.copies(op),
            _ => None,
        }
    }

    /// The op that makes a value.
    fn maker(&self, value: ValueId) -> Option<&Op> {
        self.editor.definition(value)
    }

    /// Whether a value has one reader. Values of this round have.
    fn is_private(&self, value: ValueId) -> bool {
        self.readers.get(value).is_none_or(|readers| *readers == 1)
    }

    /// The type of a value.
    fn ty(&self, value: ValueId) -> &TensorType {
        self.editor.ty(value)
    }

    /// The value before reshapes.
    fn source(&self, mut value: ValueId) -> ValueId {
        while let Some(Op {
            kind: OpKind::Reshape(_),
            inputs,
            ..
        }) = self.maker(value)
        {
            value = operand(inputs, 0);
        }
        value
    }
}

/// An operand that the type rule asks for.
fn operand(inputs: &[Option<ValueId>], index: usize) -> ValueId {
    inputs[index].expect("the type rule asks for the operand")
}
