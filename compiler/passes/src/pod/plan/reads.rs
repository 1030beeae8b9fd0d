//! What every op of a function reads from memory, once views are seen through.
//!
//! A view op (see `view.rs`) that only elementwise ops read is never run: they read its operand at
//! other places. A view op that anything else reads is run, or is the same bytes under another
//! shape. Iotas are computed wherever they are read.

use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::ops::{Class, OpKind, TensorOp};
use peapod_ir::plan::pod::View;
use peapod_ir::{Function, Op, OpId, ValueId};

use super::view::{self, Seen};

/// How an op reads one operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Read {
    /// All of a value, as it is in memory.
    Whole(ValueId),
    /// The element at the iteration index itself: nothing needs to be in memory.
    Same(ValueId),
    /// Elements of a value in memory; one stride per dimension of the iteration space.
    At(ValueId, View),
    /// The index along a dimension of the iteration space, which the op counts.
    Index(OpId, usize),
}

/// What an op is to the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It is unused.
    Idle,
    /// It works element by element.
    Elementwise,
    /// It writes elements of its operand in another order: a fusion without body.
    Gathering,
    /// Its results share the place of its operands.
    Alias,
    /// Anything else.
    Kernel,
}

/// Per value, where its elements are to be found.
type AllSeen = PrimaryMap<ValueId, Seen>;

/// A function as the plan sees it.
pub(super) struct Reads {
    /// Per op.
    pub(super) kinds: SecondaryMap<OpId, Kind>,
    /// Per op, how each of its operands is read; absent operands are left out.
    pub(super) reads: SecondaryMap<OpId, Vec<Read>>,
    /// Per value, the op that makes it.
    pub(super) makers: SecondaryMap<ValueId, Option<OpId>>,
    /// Results of the function.
    pub(super) outputs: EntitySet<ValueId>,
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
            kinds: SecondaryMap::with_default(Kind::Idle),
            reads: SecondaryMap::new(),
            makers: SecondaryMap::new(),
            outputs: EntitySet::new(),
        };
        it.outputs.extend(function.outputs.iter().copied());
        for (id, op) in function.op_ids().zip(&function.ops) {
            for value in &op.outputs {
                it.makers[*value] = Some(id);
            }
        }
        let in_memory = it.needs_memory(function);
        let seen = it.seen(function, &in_memory);
        for op in function.op_ids() {
            it.classify(function, op, &in_memory, &seen);
        }
        it.drop_idle(function);
        it
    }

    /// Values that are read as they are laid out in memory.
    fn needs_memory(&self, function: &Function) -> EntitySet<ValueId> {
        let mut needs = self.outputs.clone();
        for op in &function.ops {
            if !is_elementwise(function, op) && !view::is_view(function, op) {
                needs.extend(op.operands());
            }
        }
        needs
    }

    /// Per value, where its elements are to be found: views of views are views.
    fn seen(&self, function: &Function, in_memory: &EntitySet<ValueId>) -> AllSeen {
        let itself = |base: ValueId| Seen {
            base,
            view: view::dense(&function.ty(base).shape),
        };
        let mut seen: AllSeen = function.values.keys().map(itself).collect();
        for op in &function.ops {
            if !view::is_view(function, op) {
                continue;
            }
            let (Some(operand), result) = (op.inputs[0], op.outputs[0]) else {
                continue;
            };
            let shape = &function.ty(result).shape;
            let of_operand = &seen[operand];
            let Some(view) = view::through(function, op, &of_operand.view) else {
                continue;
            };
            // What is in memory anyway is best read in order; but a small tensor repeated is better
            // read than a large one.
            let repeats = squeezed_repeats(&view, shape);
            let same = is_dense(function, of_operand.base, &view, shape);
            if !in_memory.contains(result) || repeats || same {
                let base = of_operand.base;
                seen[result] = Seen { base, view };
            }
        }
        seen
    }

    fn classify(
        &mut self,
        function: &Function,
        id: OpId,
        in_memory: &EntitySet<ValueId>,
        seen: &AllSeen,
    ) {
        let op = function.op(id);
        let operands = op.operands();
        if is_elementwise(function, op) {
            self.kinds[id] = Kind::Elementwise;
            let shape = function.ty(op.outputs[0]).shape.clone();
            let read = |operand| self.element_read(function, &seen[operand], operand, &shape);
            self.reads[id] = operands.map(read).collect();
        } else if view::is_view(function, op) {
            if in_memory.contains(op.outputs[0]) {
                self.classify_view(function, id, seen);
            }
        } else {
            self.reads[id] = operands.map(Read::Whole).collect();
            let keeps_bytes = matches!(
                op.kind,
                OpKind::Reshape(_)
                    | OpKind::Tensor(
                        TensorOp::OptimizationBarrier(_) | TensorOp::BitcastConvert(_)
                    )
            );
            let constant = |value: &ValueId| function.constant(*value).is_some();
            let alias = keeps_bytes && !op.inputs.iter().flatten().any(constant);
            self.kinds[id] = if alias { Kind::Alias } else { Kind::Kernel };
        }
    }

    /// A view op whose result has to be in memory.
    fn classify_view(&mut self, function: &Function, id: OpId, seen: &AllSeen) {
        let op = function.op(id);
        let (Some(operand), result) = (op.inputs[0], op.outputs[0]) else {
            return;
        };
        let shape = &function.ty(result).shape;
        let of_operand = &seen[operand];
        let Some(view) = view::through(function, op, &of_operand.view) else {
            return;
        };
        let base = of_operand.base;
        if is_dense(function, base, &view, shape) && function.constant(base).is_none() {
            self.kinds[id] = Kind::Alias;
            self.reads[id] = vec![Read::Whole(base)];
        } else if base == operand && !matches!(op.kind, OpKind::Reshape(_)) {
            self.kinds[id] = Kind::Kernel;
            self.reads[id] = vec![Read::Whole(base)];
        } else {
            self.kinds[id] = Kind::Gathering;
            self.reads[id] = vec![Read::At(base, view::squeeze(&view, shape))];
        }
    }

    fn element_read(
        &self,
        function: &Function,
        seen: &Seen,
        operand: ValueId,
        shape: &[usize],
    ) -> Read {
        let own = &function.ty(operand).shape;
        let whole = view::broadcast(&seen.view, own, shape);
        let base = seen.base;
        let maker = self.makers[base].map(|maker| (maker, function.op(maker)));
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

    /// Leaves out ops whose results are unused, and that nobody else notices.
    fn drop_idle(&mut self, function: &Function) {
        let mut needed = self.outputs.clone();
        for (id, op) in function.op_ids().zip(&function.ops).rev() {
            let used = op.outputs.iter().any(|value| needed.contains(*value));
            if !used && !op.kind.has_effect() {
                self.kinds[id] = Kind::Idle;
            }
            if self.kinds[id] == Kind::Idle {
                self.reads[id].clear();
            }
            for read in &self.reads[id] {
                if let Read::Whole(base) | Read::Same(base) | Read::At(base, _) = read {
                    needed.insert(*base);
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
