//! Updates on one dimension of all elements.
//!
//! An update that is elementwise but for norms over the whole tensor may as well run on the
//! tensor's elements in a row: a vector is padded by less than one element per device. State is
//! kept as such a vector between steps; its elements are in the same order.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::ops::tensor::Reduce;
use peapod_ir::ops::{Reshape, TensorOp};
use peapod_ir::{Op, OpId, OpKind, Origin, TensorType, ValueId};

use super::draft::Draft;
use super::location;

/// Arguments that the update of a value reads, through elementwise ops on its shape.
pub(super) fn arguments(draft: &Draft<'_>, updated: ValueId) -> BTreeSet<ValueId> {
    let flattener = Flattener::new(draft, updated);
    let inside = flattener.inside(draft, updated, &[]);
    let operands = inside.iter().flat_map(|op| draft.op(*op).operands());
    let is_argument = |id: &ValueId| draft.function.value(*id).origin == Origin::Argument;
    operands.filter(is_argument).collect()
}

/// Whether an update may run on vectors: nothing in it looks at dimensions, or is laid out by the
/// user.
///
/// `owned` are state and the results that replace it, which become vectors, too.
pub(super) fn fits(draft: &Draft<'_>, updated: ValueId, owned: &[(ValueId, ValueId)]) -> bool {
    let flattener = Flattener::new(draft, updated);
    let inside = flattener.inside(draft, updated, owned);
    let is_owned = |id: ValueId| {
        owned
            .iter()
            .any(|(argument, result)| [*argument, *result].contains(&id))
    };
    let ends = |op: OpId| {
        let mut results = draft.op(op).outputs.iter();
        draft.is_constraint(op)
            && results.all(|id| *id == updated || is_owned(*id) || draft.is_output(*id))
    };
    for id in flattener.vectors(draft, &inside) {
        match draft.function.value(id).origin {
            // State of any parameter that does not become a vector.
            Origin::Argument if draft.is_from_state(id) && !is_owned(id) => return false,
            Origin::Result if !draft.is_spread(id) => {}
            Origin::Argument | Origin::Constant(_) | Origin::State | Origin::Result => continue,
        }
        if let Some(maker) = draft.definer(id).filter(|maker| !inside.contains(maker)) {
            let mut operands = draft.op(maker).inputs.iter().flatten();
            if draft.is_constraint(maker) || operands.any(|id| draft.is_from_state(*id)) {
                return false;
            }
        }
        let mut readers = draft.users(id);
        if !readers.all(|op| inside.contains(&op) || ends(op) || flattener.is_norm(draft.op(op))) {
            return false;
        }
    }
    true
}

/// Whether all that reads a parameter but some copies of it belongs to its update: the pair of
/// argument and result may become a vector.
pub(super) fn takes_all(
    draft: &Draft<'_>,
    updated: ValueId,
    pair: (ValueId, ValueId),
    copies: &[ValueId],
) -> bool {
    let flattener = Flattener::new(draft, updated);
    let inside = flattener.inside(draft, updated, &[pair]);
    let is_copy = |op: &Op| op.outputs.iter().any(|id| copies.contains(id));
    let mut readers = draft.users(pair.0);
    !draft.is_output(pair.0)
        && readers.all(|reader| {
            let op = draft.op(reader);
            inside.contains(&reader) || flattener.is_norm(op) || is_copy(op)
        })
}

/// Rewrites the update that leads to `updated`, and what it keeps of state, to vectors.
///
/// `state` lists arguments, and the results that replace them, of the same type as `updated`.
/// Returns the vector of the updated value.
pub(super) fn update(
    draft: &mut Draft<'_>,
    updated: ValueId,
    state: &[(ValueId, ValueId)],
) -> ValueId {
    let mut flattener = Flattener::new(draft, updated);
    let arguments = state.iter().map(|(argument, _)| *argument);
    let start = arguments.map(|argument| flattener.argument(draft, argument));
    let start = start.collect();
    draft.push_front(start);
    let inside = flattener.inside(draft, updated, state);
    let mut vectors = flattener.vectors(draft, &inside);
    vectors.extend(flattener.region.keys());
    let readers = vectors.iter().flat_map(|id| draft.users(*id));
    let norms = readers.filter(|op| flattener.is_norm(draft.op(*op)));
    let touched: Vec<OpId> = norms.chain(inside.iter().copied()).collect();
    for op in draft.in_order(touched) {
        match inside.contains(&op) {
            true => flattener.flat_op(draft, op),
            false => flattener.norm(draft, op),
        }
    }
    let vector = flattener.flat(draft, updated, None);
    for (_, result) in state {
        flattener.result(draft, *result);
    }
    vector
}

struct Flattener {
    /// Shape of the tensors that become vectors.
    shape: Vec<usize>,
    /// Values that have a vector.
    region: BTreeMap<ValueId, ValueId>,
}

impl Flattener {
    fn new(draft: &Draft<'_>, updated: ValueId) -> Self {
        Self {
            shape: draft.function.ty(updated).shape.clone(),
            region: BTreeMap::new(),
        }
    }

    fn vector_type(&self, draft: &Draft<'_>, value: ValueId) -> TensorType {
        let dtype = draft.function.ty(value).dtype;
        TensorType::new(dtype, [self.shape.iter().product()])
    }

    fn is_shaped(&self, draft: &Draft<'_>, value: ValueId) -> bool {
        draft.function.ty(value).shape == self.shape
    }

    /// Makes an argument a vector; the op that is returned gives it its shape back.
    fn argument(&mut self, draft: &mut Draft<'_>, argument: ValueId) -> Op {
        let old = draft.function.value(argument).clone();
        let shaped = draft.named_result(old.name, old.ty);
        draft.function.values[argument].ty = self.vector_type(draft, argument);
        draft.function.values[argument].annotation = None;
        draft.replace_uses(argument, shaped);
        self.region.insert(shaped, argument);
        reshape(argument, shaped)
    }

    /// Which ops belong to the update: elementwise ones on tensors of its shape, on the way to the
    /// updated value and to the results, and those on the way from there to norms.
    fn inside(
        &self,
        draft: &Draft<'_>,
        updated: ValueId,
        state: &[(ValueId, ValueId)],
    ) -> BTreeSet<OpId> {
        let mut pending = vec![updated];
        for (_, result) in state {
            let maker = draft.definer(*result).map(|maker| draft.op(maker));
            if let Some(Op {
                inputs, outputs, ..
            }) = maker
                && let (&[Some(operand)], &[_]) = (&inputs[..], &outputs[..])
            {
                pending.push(operand);
            }
        }
        let mut inside = BTreeSet::new();
        let mut wanted = BTreeSet::new();
        while let Some(value) = pending.pop() {
            if !wanted.insert(value) {
                continue;
            }
            let maker = draft.definer(value);
            let maker = maker.filter(|maker| self.is_elementwise(draft, draft.op(*maker)));
            if let Some(maker) = maker
                && inside.insert(maker)
            {
                let operands = draft.op(maker).inputs.iter().flatten();
                pending.extend(operands.filter(|id| self.is_shaped(draft, **id)));
            }
        }
        self.towards_norms(draft, wanted, &mut inside);
        inside
    }

    /// Adds the elementwise ops on vectors whose results go into norms, and nowhere else.
    fn towards_norms(
        &self,
        draft: &Draft<'_>,
        vectors: BTreeSet<ValueId>,
        inside: &mut BTreeSet<OpId>,
    ) {
        let vectors = vectors.into_iter().filter(|id| !draft.is_spread(*id));
        let mut pending: Vec<ValueId> = vectors.collect();
        let mut added = BTreeSet::new();
        while let Some(value) = pending.pop() {
            for reader in draft.users(value) {
                let op = draft.op(reader);
                let known = inside.contains(&reader) || added.contains(&reader);
                if !known && self.is_elementwise(draft, op) {
                    added.insert(reader);
                    pending.push(op.outputs[0]);
                }
            }
        }
        // Backward, so that what reads a result is known.
        let mut staying = BTreeSet::new();
        for op in draft.in_order(added).into_iter().rev() {
            let result = draft.op(op).outputs[0];
            let mut readers = draft.users(result);
            let stays = !draft.is_output(result)
                && readers.all(|op| staying.contains(&op) || self.is_norm(draft.op(op)));
            if stays {
                staying.insert(op);
            }
        }
        inside.extend(staying);
    }

    /// Values of the update's shape that its ops read and make.
    fn vectors(&self, draft: &Draft<'_>, inside: &BTreeSet<OpId>) -> BTreeSet<ValueId> {
        let ops = inside.iter().map(|op| draft.op(*op));
        let values = ops.flat_map(|op| op.inputs.iter().flatten().chain(&op.outputs).copied());
        values.filter(|id| self.is_shaped(draft, *id)).collect()
    }

    /// Whether an op reduces all of a tensor of as many dimensions.
    fn is_norm(&self, op: &Op) -> bool {
        matches!(&op.kind, OpKind::Tensor(TensorOp::Reduce(reduce))
            if reduce.dims.len() == self.shape.len())
    }

    fn is_elementwise(&self, draft: &Draft<'_>, op: &Op) -> bool {
        let repeats = matches!(op.kind, OpKind::Tensor(TensorOp::BroadcastInDim(_)));
        let elementwise = repeats || op.kind.class().is_elementwise();
        let shaped = |value: &ValueId| {
            let ty = draft.function.ty(*value);
            ty.quant.is_none() && (ty.shape == self.shape || ty.shape.is_empty())
        };
        let mut values = op.inputs.iter().flatten().chain(&op.outputs);
        elementwise && values.all(shaped) && self.is_shaped(draft, op.outputs[0])
    }

    /// Puts the same op on vectors in front of an op.
    fn flat_op(&mut self, draft: &mut Draft<'_>, at: OpId) {
        let mut op = draft.op(at).clone();
        for input in op.inputs.iter_mut().flatten() {
            if self.is_shaped(draft, *input) {
                *input = self.flat(draft, *input, Some(at));
            }
        }
        op.outputs = vec![self.vector(draft, op.outputs[0])];
        draft.insert_before(at, op);
    }

    /// A reduction of a whole tensor that has a vector reads the vector.
    fn norm(&self, draft: &mut Draft<'_>, at: OpId) {
        let op = draft.op(at);
        if let OpKind::Tensor(TensorOp::Reduce(reduce)) = &op.kind
            && let Some(vector) = op.inputs[0].and_then(|operand| self.region.get(&operand))
        {
            let combiner = reduce.combiner;
            let dims = vec![0];
            draft.set_kind(at, Reduce { combiner, dims }.into());
            draft.set_operand(at, 0, *vector);
        }
    }

    /// A new vector for a value.
    fn vector(&mut self, draft: &mut Draft<'_>, value: ValueId) -> ValueId {
        let ty = self.vector_type(draft, value);
        let name = draft.function.value(value).name.clone();
        let vector = draft.named_result(name, ty);
        self.region.insert(value, vector);
        vector
    }

    /// The vector of a value, made from the value if it is missing: in front of an op, or at the
    /// end.
    fn flat(&mut self, draft: &mut Draft<'_>, value: ValueId, before: Option<OpId>) -> ValueId {
        if let Some(vector) = self.region.get(&value) {
            return *vector;
        }
        let vector = self.vector(draft, value);
        match before {
            Some(op) => draft.insert_before(op, reshape(value, vector)),
            None => draft.push(reshape(value, vector)),
        }
        vector
    }

    /// Makes a result, which is a constraint's, a vector.
    fn result(&mut self, draft: &mut Draft<'_>, result: ValueId) {
        let constraint = draft
            .definer(result)
            .expect("every result is a constraint's");
        let shaped = draft.op(constraint).inputs[0].expect("a constraint has an operand");
        let vector = self.flat(draft, shaped, None);
        draft.set_operand(constraint, 0, vector);
        draft.function.values[result].ty = self.vector_type(draft, result);
        draft.move_to_end(constraint);
    }
}

fn reshape(operand: ValueId, result: ValueId) -> Op {
    Op::new(Reshape, [Some(operand)], [result], &location())
}
