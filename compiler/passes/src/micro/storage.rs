//! Which values are the same bytes, or bytes of others: a reshape costs nothing, nor does a slice
//! or a concatenation whose pieces are contiguous.
//!
//! What is read of a state is the state, until it is written.
//!
//! Every value has a root, the one whose bytes it is. A root may be inside another value, its host:
//! a slice within what it is cut from, an operand of a concatenation within the result, where the
//! planner puts it from the start. What no piece provides is copied.

use peapod_ir::entity::{EntitySet, PrimaryMap, SecondaryMap};
use peapod_ir::ops::{Concatenation, TensorOp};
use peapod_ir::{Function, Op, OpKind, Origin, TensorType, ValueId};

/// Pieces of other values begin at multiples of this, as whole values do: kernels move words.
const ALIGN_BYTES: usize = 4;

/// An operand of a concatenation, and the byte of the result that it begins at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) operand: ValueId,
    pub(crate) start: usize,
}

/// Which values of a function are inside others, and where.
pub(crate) struct Storage {
    roots: PrimaryMap<ValueId, ValueId>,
    /// Per root, the value that it is a part of, and from which byte of it on.
    hosts: SecondaryMap<ValueId, Option<(ValueId, usize)>>,
}

impl Storage {
    /// Finds the reshapes, slices and concatenations of a function that need no copy.
    pub(crate) fn of(function: &Function) -> Self {
        let mut storage = Self {
            roots: function.values.keys().collect(),
            hosts: SecondaryMap::new(),
        };
        let mut outputs = EntitySet::new();
        outputs.extend(function.outputs.iter().copied());
        for (result, state) in state_results(function, &outputs) {
            storage.roots[result] = state;
        }
        for op in &function.ops {
            storage.visit(function, op, &outputs);
        }
        storage
    }

    /// Finds where the result of an op is, or its operands. Those of ops with several results are
    /// nowhere else.
    fn visit(&mut self, function: &Function, op: &Op, outputs: &EntitySet<ValueId>) {
        let (&[Some(operand), ..], &[result]) = (&op.inputs[..], &op.outputs[..]) else {
            return;
        };
        if let OpKind::Concatenation(joined) = &op.kind {
            self.join(function, op, joined, result);
        } else if self.is_visible(function, operand, outputs.contains(result)) {
            if let OpKind::Reshape(_) = &op.kind {
                self.roots[result] = self.root(operand);
            } else if let Some(start) = slice_start(function, op)
                && start.is_multiple_of(ALIGN_BYTES)
            {
                self.hosts[result] = Some((self.root(operand), start));
            }
        }
    }

    /// Whether an operand can be read in the place of a result.
    fn is_visible(&self, function: &Function, operand: ValueId, is_output: bool) -> bool {
        match function.value(self.outermost(operand).0).origin {
            Origin::Result => true,
            // The caller reads results from the arena, and never finds one in an argument.
            Origin::Argument | Origin::Constant(_) => !is_output,
            Origin::State => false,
        }
    }

    /// Puts the operands of a concatenation within its result, those that can be.
    fn join(&mut self, function: &Function, op: &Op, joined: &Concatenation, result: ValueId) {
        if !is_contiguous(function.ty(result), joined.axis) {
            return;
        }
        for Piece { operand, start } in pieces(function, op) {
            let root = self.root(operand);
            let is_free =
                self.hosts[root].is_none() && function.value(root).origin == Origin::Result;
            if is_free && start.is_multiple_of(ALIGN_BYTES) {
                self.hosts[root] = Some((result, start));
            }
        }
    }

    /// The value whose bytes this one is.
    pub(crate) fn root(&self, value: ValueId) -> ValueId {
        self.roots[value]
    }

    /// The value that a root is a part of, and from which byte of it on.
    pub(crate) fn host(&self, root: ValueId) -> Option<(ValueId, usize)> {
        self.hosts[root].map(|(host, start)| (self.root(host), start))
    }

    /// The value that is a part of nothing and that this one is a part of, and from which byte on.
    pub(crate) fn outermost(&self, value: ValueId) -> (ValueId, usize) {
        let (mut root, mut start) = (self.root(value), 0);
        while let Some((host, offset)) = self.host(root) {
            (root, start) = (host, start + offset);
        }
        (root, start)
    }

    /// Whether nothing is left to do for an op.
    pub(crate) fn is_free(&self, function: &Function, op: &Op) -> bool {
        let (&[result], false) = (&op.outputs[..], op.kind.yields_state()) else {
            return false;
        };
        let operand = op.inputs.first().copied().flatten();
        let cut = slice_start(function, op).zip(operand);
        let is_cut = cut.is_some_and(|(start, operand)| {
            self.hosts[result] == Some((self.root(operand), start))
        });
        let is_joined = || self.copied(function, op).is_some_and(|it| it.is_empty());
        self.root(result) != result || is_cut || is_joined()
    }

    /// Operands of a concatenation that must be copied into its result; `None` if no operand is
    /// there already.
    pub(crate) fn copied(&self, function: &Function, op: &Op) -> Option<Vec<Piece>> {
        let OpKind::Concatenation(joined) = &op.kind else {
            return None;
        };
        let result = op.result();
        if !is_contiguous(function.ty(result), joined.axis) {
            return None;
        }
        let lies_there =
            |piece: &Piece| self.hosts[self.root(piece.operand)] == Some((result, piece.start));
        let (there, copied): (Vec<_>, Vec<_>) = pieces(function, op).partition(lies_there);
        (!there.is_empty()).then_some(copied)
    }
}

/// Results that are states: of writes, and of reads whose readers come before the next write.
fn state_results(function: &Function, outputs: &EntitySet<ValueId>) -> Vec<(ValueId, ValueId)> {
    let mut last_read = SecondaryMap::new();
    for (at, op) in function.ops.iter().enumerate() {
        op.operands().for_each(|operand| last_read[operand] = at);
    }
    let mut next_write: SecondaryMap<ValueId, Option<usize>> = SecondaryMap::new();
    let mut results = Vec::new();
    for (at, op) in function.ops.iter().enumerate().rev() {
        if op.kind.writes_shared_states() {
            let states = op.kind.states().iter();
            let states = states.filter_map(|index| op.inputs[*index]);
            states.for_each(|state| next_write[state] = Some(at));
        }
        let (&[Some(state), ..], &[result]) = (&op.inputs[..], &op.outputs[..]) else {
            continue;
        };
        let is_in_place = if op.kind.yields_state() {
            true
        } else if let OpKind::ReadState(_) = op.kind {
            let before_write = next_write[state].is_none_or(|write| last_read[result] < write);
            before_write && !outputs.contains(result)
        } else {
            false
        };
        results.extend(is_in_place.then_some((result, state)));
    }
    results
}

/// The byte of its operand that a slice begins with, if the slice is contiguous.
pub(crate) fn slice_start(function: &Function, op: &Op) -> Option<usize> {
    let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind else {
        return None;
    };
    let from = function.ty(op.inputs[0]?);
    let to = function.ty(op.result());
    // The first dimension with more than one index left; all of the inner ones are there.
    let cut = to
        .shape
        .iter()
        .position(|extent| *extent != 1)
        .unwrap_or(to.shape.len());
    let is_whole = |dim: usize| to.shape[dim] == from.shape[dim];
    let inner = cut + 1..to.shape.len();
    let steps = cut >= to.shape.len() || slice.stride[cut] == 1;
    if !steps || !inner.into_iter().all(is_whole) {
        return None;
    }
    let element = (0..from.shape.len()).fold(0, |at, dim| at * from.shape[dim] + slice.start[dim]);
    Some(element * from.dtype.size_bytes())
}

/// Whether the pieces of a concatenation along an axis are consecutive.
fn is_contiguous(result: &TensorType, axis: usize) -> bool {
    result.shape[..axis].iter().all(|extent| *extent == 1)
}

/// Operands of a concatenation along its outermost dimension.
fn pieces<'f>(function: &'f Function, op: &'f Op) -> impl Iterator<Item = Piece> + 'f {
    let mut start = 0;
    op.inputs.iter().flatten().map(move |operand| {
        let at = start;
        start += function.ty(*operand).size_bytes();
        Piece {
            operand: *operand,
            start: at,
        }
    })
}
