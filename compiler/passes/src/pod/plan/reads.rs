//! What every op of a function reads from memory, once views are seen through.
//!
//! A view op (see `view.rs`) that only elementwise ops read is never run: they read its operand at
//! other places. A view op that anything else reads is run, or is the same bytes under another
//! shape. Iotas are computed wherever they are read.

use peapod_ir::ops::{Class, OpKind, TensorOp};
use peapod_ir::plan::pod::View;
use peapod_ir::{Function, Op, OpId, ValueId};

use super::view::{self, Seen};
use crate::graph::editor::op_id;

/// How an op reads one operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Read {
    /// All of a value in memory, as it lies there.
    Whole(ValueId),
    /// The element at the iteration index itself: nothing needs to lie in memory.
    Same(ValueId),
    /// Elements of a value in memory; one stride per dimension of the iteration space.
    At(ValueId, View),
    /// The index along a dimension of the iteration space, which the op counts.
    Index(OpId, usize),
}

/// What an op is to the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nobody needs it.
    Idle,
    /// It works element by element.
    Elementwise,
    /// It writes elements of its operand in another order: a fusion without body.
    Gathering,
    /// Its results lie where its operands do.
    Alias,
    /// Anything else.
    Kernel,
}

/// A function as the plan sees it.
pub(super) struct Reads {
    /// Per op.
    pub(super) kinds: Vec<Kind>,
    /// Per op, how each of its operands is read; absent operands are left out.
    pub(super) reads: Vec<Vec<Read>>,
    /// Per value, the op that makes it.
    pub(super) makers: Vec<Option<OpId>>,
    /// Per value, whether it is a result of the function.
    pub(super) is_output: Vec<bool>,
}

/// Whether an op works element by element, and every operand has the result's shape, is a scalar,
/// or broadcasts to it.
pub(super) fn is_elementwise(function: &Function, op: &Op) -> bool {
    let quantised = |value: &ValueId| function.ty(*value).quant.is_some();
    if op.inputs.iter().flatten().chain(&op.outputs).any(quantised) {
        return false;
    }
    // Bits of another width are several elements of one, or one of several.
    let width = |value: ValueId| function.ty(value).dtype.size_bytes();
    let bits = matches!(op.kind.tensor(), Some(TensorOp::BitcastConvert(_)));
    let operand = op.inputs.first().copied().flatten().filter(|_| bits);
    let keeps_width = operand.is_none_or(|operand| width(operand) == width(op.outputs[0]));
    let class = op.kind.class();
    (class.is_elementwise() && keeps_width) || matches!(class, Class::Index)
}

impl Reads {
    pub(super) fn of(function: &Function) -> Self {
        let mut it = Self {
            kinds: vec![Kind::Idle; function.ops.len()],
            reads: vec![Vec::new(); function.ops.len()],
            makers: vec![None; function.values.len()],
            is_output: vec![false; function.values.len()],
        };
        for output in &function.outputs {
            it.is_output[output.index()] = true;
        }
        for (index, op) in function.ops.iter().enumerate() {
            for value in &op.outputs {
                it.makers[value.index()] = Some(op_id(index));
            }
        }
        let in_memory = it.needs_memory(function);
        let seen = it.seen(function, &in_memory);
        for index in 0..function.ops.len() {
            it.classify(function, index, &in_memory, &seen);
        }
        it.drop_idle(function);
        it
    }

    /// Per value, whether someone reads it as it lies in memory.
    fn needs_memory(&self, function: &Function) -> Vec<bool> {
        let mut needs = self.is_output.clone();
        for op in &function.ops {
            if !is_elementwise(function, op) && !view::is_view(function, op) {
                for operand in op.inputs.iter().flatten() {
                    needs[operand.index()] = true;
                }
            }
        }
        needs
    }

    /// Per value, where its elements are to be found: views of views are views.
    fn seen(&self, function: &Function, in_memory: &[bool]) -> Vec<Seen> {
        let itself = |index: usize| Seen {
            base: ValueId(u32::try_from(index).expect("fewer than 2^32 values")),
            view: view::dense(&function.values[index].ty.shape),
        };
        let mut seen: Vec<Seen> = (0..function.values.len()).map(itself).collect();
        for op in &function.ops {
            if !view::is_view(function, op) {
                continue;
            }
            let (Some(operand), result) = (op.inputs[0], op.outputs[0]) else {
                continue;
            };
            let shape = &function.ty(result).shape;
            let of_operand = &seen[operand.index()];
            let Some(view) = view::through(function, op, &of_operand.view) else {
                continue;
            };
            // What lies in memory anyway is best read in order; but a small tensor repeated is
            // better read than a large one.
            let repeats = squeezed_repeats(&view, shape);
            let same = is_dense(function, of_operand.base, &view, shape);
            if !in_memory[result.index()] || repeats || same {
                let base = of_operand.base;
                seen[result.index()] = Seen { base, view };
            }
        }
        seen
    }

    fn classify(&mut self, function: &Function, index: usize, in_memory: &[bool], seen: &[Seen]) {
        let op = &function.ops[index];
        let operands = op.operands();
        if is_elementwise(function, op) {
            self.kinds[index] = Kind::Elementwise;
            let shape = function.ty(op.outputs[0]).shape.clone();
            let read = |operand| self.element_read(function, &seen[operand], operand, &shape);
            self.reads[index] = operands.map(|operand| read(operand.index())).collect();
        } else if view::is_view(function, op) {
            if in_memory[op.outputs[0].index()] {
                self.classify_view(function, index, seen);
            }
        } else {
            self.reads[index] = operands.map(Read::Whole).collect();
            let keeps_bytes = matches!(
                op.kind,
                OpKind::Reshape(_)
                    | OpKind::Tensor(
                        TensorOp::OptimizationBarrier(_) | TensorOp::BitcastConvert(_)
                    )
            );
            let constant = |value: &ValueId| function.constant(*value).is_some();
            let alias = keeps_bytes && !op.inputs.iter().flatten().any(constant);
            self.kinds[index] = if alias { Kind::Alias } else { Kind::Kernel };
        }
    }

    /// A view op whose result has to lie in memory.
    fn classify_view(&mut self, function: &Function, index: usize, seen: &[Seen]) {
        let op = &function.ops[index];
        let (Some(operand), result) = (op.inputs[0], op.outputs[0]) else {
            return;
        };
        let shape = &function.ty(result).shape;
        let of_operand = &seen[operand.index()];
        let Some(view) = view::through(function, op, &of_operand.view) else {
            return;
        };
        let base = of_operand.base;
        if is_dense(function, base, &view, shape) && function.constant(base).is_none() {
            self.kinds[index] = Kind::Alias;
            self.reads[index] = vec![Read::Whole(base)];
        } else if base == operand && !matches!(op.kind, OpKind::Reshape(_)) {
            self.kinds[index] = Kind::Kernel;
            self.reads[index] = vec![Read::Whole(base)];
        } else {
            self.kinds[index] = Kind::Gathering;
            self.reads[index] = vec![Read::At(base, view::squeeze(&view, shape))];
        }
    }

    fn element_read(
        &self,
        function: &Function,
        seen: &Seen,
        operand: usize,
        shape: &[usize],
    ) -> Read {
        let own = &function.values[operand].ty.shape;
        let whole = view::broadcast(&seen.view, own, shape);
        let base = seen.base;
        let maker = self.makers[base.index()].map(|maker| (maker, &function.ops[maker.index()]));
        if let Some((maker, op)) = maker
            && let OpKind::Tensor(TensorOp::Iota(iota)) = &op.kind
            && let Some(dim) = index_dim(&function.ty(base).shape, iota.dim, &whole, shape)
        {
            return Read::Index(maker, dim);
        }
        if function.splat(base).is_some() {
            let strides = vec![0; view::squeezed(shape).len()];
            return Read::At(base, View { offset: 0, strides });
        }
        if is_dense(function, base, &whole, shape) {
            return Read::Same(base);
        }
        Read::At(base, view::squeeze(&whole, shape))
    }

    /// Leaves out ops whose results nobody needs.
    fn drop_idle(&mut self, function: &Function) {
        let mut needed = self.is_output.clone();
        for (index, op) in function.ops.iter().enumerate().rev() {
            if !op.outputs.iter().any(|value| needed[value.index()]) {
                self.kinds[index] = Kind::Idle;
            }
            if self.kinds[index] == Kind::Idle {
                self.reads[index].clear();
            }
            for read in &self.reads[index] {
                if let Read::Whole(base) | Read::Same(base) | Read::At(base, _) = read {
                    needed[base.index()] = true;
                }
            }
        }
    }
}

/// Whether a view of `shape` takes all of a value's elements in their order.
fn is_dense(function: &Function, base: ValueId, view: &View, shape: &[usize]) -> bool {
    let extents = view::squeezed(shape);
    let dense = view::dense(&extents);
    view::squeezed(&function.ty(base).shape) == extents && view::squeeze(view, shape) == dense
}

/// Whether a view reads elements several times.
fn squeezed_repeats(view: &View, shape: &[usize]) -> bool {
    view::squeeze(view, shape).strides.contains(&0)
}

/// The dimension, among those of `shape` that are not of extent 1, along which a view of an iota
/// counts. For a `shape` in which it counts nothing, one past the last.
fn index_dim(iota: &[usize], along: usize, view: &View, shape: &[usize]) -> Option<usize> {
    let extents = view::squeezed(shape);
    let view = view::squeeze(view, shape);
    if view.offset != 0 {
        return None;
    }
    if iota[along] == 1 {
        return Some(extents.len());
    }
    let counted = view::squeezed(&iota[..along]).len();
    if view::squeezed(iota) == extents && view == view::dense(&extents) {
        return Some(counted);
    }
    // A single counting dimension that was broadcast.
    let single = view::squeezed(iota).len() == 1;
    let mut strides = view
        .strides
        .iter()
        .enumerate()
        .filter(|(_, stride)| **stride != 0);
    match (single, strides.next(), strides.next()) {
        (true, Some((dim, 1)), None) => Some(dim),
        (true, None, None) => Some(extents.len()),
        _ => None,
    }
}
