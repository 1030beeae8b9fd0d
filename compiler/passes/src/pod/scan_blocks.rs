//! Running sums, and running products and extremes, in two levels.
//!
//! Exported cumulative sums are windows that reach from the first element to every one: `n`
//! elements for each of `n` results. In blocks of `b` elements that is a window of `b` elements
//! within the block, one over the last results of the `n / b` blocks before it, and both together:
//! a window over 2048 elements becomes one over 16 and, for every 16th element, one over 128. XLA
//! rewrites such windows likewise (`ReduceWindowRewriter`). Windows that reach from every element
//! to the last one are the same the other way round.
//!
//! Sums of floats come in another order, with a smaller error.

use std::collections::BTreeMap;

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, InteriorPad, ReduceWindow, Sliding, TensorOp};
use peapod_ir::ops::{BinaryOp, Reshape};
use peapod_ir::{DType, Function, Module, Op, OpKind, Tensor, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Windows of so few elements stay as they are.
const SHORT: usize = 32;

/// A window that reaches from every element to one end of a dimension.
struct Scan {
    x: ValueId,
    initial: ValueId,
    combiner: Combiner,
    /// What joins two elements.
    join: BinaryOp,
    dim: usize,
    /// Elements of a block.
    block: usize,
    /// Whether windows reach to the last element rather than to the first.
    is_reversed: bool,
}

/// Values that are others with padding around them, which are found by what was made.
type Pads = BTreeMap<ValueId, (ValueId, ValueId, InteriorPad)>;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        let mut pads = Pads::new();
        for id in editor.ids() {
            let op = editor.op(id);
            if let (OpKind::Tensor(TensorOp::InteriorPad(pad)), &[Some(x), Some(fill)]) =
                (&op.kind, &op.inputs[..])
            {
                pads.insert(op.outputs[0], (x, fill, pad.clone()));
            }
            if let Some(scan) = Scan::of(editor.function, &pads, op) {
                let op = editor.take(id);
                scan.write(&mut editor, op.outputs[0]);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

impl Scan {
    /// What an op is, if it is one that is worth it.
    fn of(function: &Function, pads: &Pads, op: &Op) -> Option<Self> {
        let (OpKind::Tensor(TensorOp::ReduceWindow(kind)), &[Some(x), Some(initial)]) =
            (&op.kind, &op.inputs[..])
        else {
            return None;
        };
        let join = match kind.combiner {
            Combiner::Add => BinaryOp::Add,
            Combiner::Mul => BinaryOp::Mul,
            Combiner::Max => BinaryOp::Max,
            Combiner::Min => BinaryOp::Min,
            Combiner::And | Combiner::Or => return None,
        };
        let (x, sliding) = unpadded(function, pads, x, initial, kind);
        let ty = function.ty(x);
        let mut long = (0..ty.shape.len()).filter(|dim| kind.window[*dim] > 1);
        let (dim, None) = (long.next()?, long.next()) else {
            return None;
        };
        let extent = ty.shape[dim];
        let is_reversed = sliding.padding[dim][0] == 0;
        let reaches = kind.window[dim] == extent
            && sliding == reaching(ty.shape.len(), dim, extent, is_reversed);
        // Halves are rounded once, and truth values are not added.
        let is_exact = !matches!(ty.dtype, DType::F16 | DType::Bf16 | DType::Bool);
        let is_neutral = is_neutral(function, initial, kind.combiner);
        let block = block_of(extent)?;
        (reaches && is_neutral && is_exact).then_some(Self {
            x,
            initial,
            combiner: kind.combiner,
            join,
            dim,
            block,
            is_reversed,
        })
    }

    fn write(&self, editor: &mut Editor<'_>, result: ValueId) {
        let (dim, block) = (self.dim, self.block);
        let mut shape = editor.shape(self.x).to_vec();
        shape[dim] /= block;
        shape.insert(dim + 1, block);
        let blocks = editor.reshape(self.x, &shape);
        let within = self.running(editor, blocks, dim + 1);
        let ends = self.ends(editor, within);
        let before = self.running(editor, ends, dim);
        let all: Vec<usize> = (0..shape.len()).collect();
        let before = editor.broadcast(before, all, &shape);
        let ty = editor.ty(within).clone();
        let joined = editor.emit(self.join, &[before, within], ty);
        editor.put(Reshape, [Some(joined)], result);
    }

    /// The running combination along a dimension.
    fn running(&self, editor: &mut Editor<'_>, x: ValueId, dim: usize) -> ValueId {
        let ty = editor.ty(x).clone();
        let (rank, extent) = (ty.shape.len(), ty.shape[dim]);
        let mut window = vec![1; rank];
        window[dim] = extent;
        let kind = ReduceWindow {
            combiner: self.combiner,
            window,
            sliding: reaching(rank, dim, extent, self.is_reversed),
        };
        editor.emit(kind, &[x, self.initial], ty)
    }

    /// What every block comes to, in the place of the block that follows it.
    fn ends(&self, editor: &mut Editor<'_>, within: ValueId) -> ValueId {
        let mut limit = editor.shape(within).to_vec();
        let rank = limit.len();
        let mut start = vec![0; rank];
        let end = if self.is_reversed { 0 } else { self.block - 1 };
        start[self.dim + 1] = end;
        limit[self.dim + 1] = end + 1;
        let ends = editor.slice(within, start, limit);
        let ty = editor.ty(ends).clone();
        let mut moved = InteriorPad {
            low: vec![0; rank],
            high: vec![0; rank],
            interior: vec![0; rank],
        };
        let by = if self.is_reversed { -1 } else { 1 };
        (moved.low[self.dim], moved.high[self.dim]) = (by, -by);
        editor.emit(moved, &[ends, self.initial], ty)
    }
}

/// What a window slides over, and how, where padding was added before that adds nothing.
fn unpadded(
    function: &Function,
    pads: &Pads,
    x: ValueId,
    initial: ValueId,
    kind: &ReduceWindow,
) -> (ValueId, Sliding) {
    let mut sliding = kind.sliding.clone();
    let alike = |a: ValueId, b: ValueId| {
        let (own, other) = (function.constant(a), function.constant(b));
        a == b || own.is_some() && own == other
    };
    let Some((inner, fill, pad)) = pads.get(&x) else {
        return (x, sliding);
    };
    let is_outside = pad.interior.iter().all(|between| *between == 0);
    let is_rest = sliding.padding.iter().flatten().all(|end| *end == 0);
    if !(is_outside && is_rest && alike(*fill, initial)) {
        return (x, sliding);
    }
    let ends = pad.low.iter().zip(&pad.high);
    sliding.padding = ends.map(|(low, high)| [*low, *high]).collect();
    (*inner, sliding)
}

/// Whether a value is a constant that adds nothing.
pub(super) fn is_neutral(function: &Function, value: ValueId, combiner: Combiner) -> bool {
    let dtype = function.ty(value).dtype;
    let ty = TensorType::new(dtype, []);
    let bytes = Tensor::from_scalars(&ty, [combiner.identity(dtype)]).into_bytes();
    let constant = function.constant(value);
    constant.is_some_and(|own| own[..] == bytes[..])
}

/// Elements of a block, of those that divide all what takes the fewest steps; `None` if these are
/// not half as many as without blocks.
fn block_of(extent: usize) -> Option<usize> {
    let taps = |block: &usize| block + extent / block.pow(2);
    let blocks = (2..extent).filter(|block| extent.is_multiple_of(*block));
    let block = blocks.min_by_key(taps)?;
    (extent > SHORT && 2 * taps(&block) < extent).then_some(block)
}

/// How a window of the extent of a dimension slides to reach from one of its ends.
pub(super) fn reaching(rank: usize, dim: usize, extent: usize, is_reversed: bool) -> Sliding {
    let mut sliding = Sliding::plain(rank);
    let others = extent as i64 - 1;
    sliding.padding[dim] = if is_reversed {
        [0, others]
    } else {
        [others, 0]
    };
    sliding
}
