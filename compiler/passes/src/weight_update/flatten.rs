//! Updates on one dimension of all elements.
//!
//! An update that is elementwise but for norms over the whole tensor may as well run on the
//! tensor's elements in a row: a vector is padded by less than one element per device. State is
//! kept as such a vector between steps; its elements stand in the same order.

use std::collections::BTreeMap;

use peapod_ir::ops::tensor::Reduce;
use peapod_ir::ops::{Reshape, TensorOp};
use peapod_ir::{Function, Location, Op, OpKind, Origin, TensorType, ValueId};

/// Arguments that the update of a value reads, through elementwise ops on its shape.
pub(super) fn arguments(entry: &Function, updated: ValueId) -> Vec<ValueId> {
    let flattener = Flattener::new(entry, updated);
    let inside = flattener.inside(entry, updated, &[]);
    let ops = entry.ops.iter().zip(inside).filter(|(_, inside)| *inside);
    let mut read: Vec<ValueId> = ops
        .flat_map(|(op, _)| op.inputs.iter().flatten().copied())
        .collect();
    read.retain(|value| entry.value(*value).origin == Origin::Argument);
    read.sort_unstable();
    read.dedup();
    read
}

/// Whether an update may run on vectors: nothing in it looks at dimensions, or is laid out by the
/// user.
///
/// `owned` are state and the results that replace it, which become vectors, too, `kept` the
/// arguments that are state of any parameter.
pub(super) fn fits(
    entry: &Function,
    updated: ValueId,
    owned: &[(ValueId, ValueId)],
    kept: &[ValueId],
) -> bool {
    let flattener = Flattener::new(entry, updated);
    let inside = flattener.inside(entry, updated, owned);
    let shaped = |id: &ValueId| entry.ty(*id).shape == flattener.shape;
    let is_owned = |id: ValueId| {
        owned
            .iter()
            .any(|(argument, result)| [*argument, *result].contains(&id))
    };
    // Values that become vectors, and those among them that are computed.
    let mut vectors = vec![false; entry.values.len()];
    let mut computed = vec![false; entry.values.len()];
    // Every reader may have a spread scalar of its own.
    let spread = spread(entry);
    for (op, _) in entry.ops.iter().zip(&inside).filter(|(_, inside)| **inside) {
        for id in op.inputs.iter().flatten().chain(&op.outputs) {
            vectors[id.index()] |= shaped(id);
            let made = entry.value(*id).origin == Origin::Result;
            computed[id.index()] |= shaped(id) && made && !spread[id.index()];
        }
    }
    let tensors = kept.iter().filter(|id| entry.ty(**id).elements() > 1);
    let mut from_state = vec![false; entry.values.len()];
    for id in tensors {
        from_state[id.index()] = true;
        if vectors[id.index()] && !is_owned(*id) {
            return false;
        }
    }
    for (op, inside) in entry.ops.iter().zip(&inside) {
        let mut operands = op.inputs.iter().flatten();
        let reads_state = operands.any(|id| from_state[id.index()]);
        let mut operands = op.inputs.iter().flatten();
        let reads_vector = operands.any(|id| computed[id.index()]);
        let mut results = op.outputs.iter();
        let begins = !inside && op.outputs.iter().any(|id| computed[id.index()]);
        let constraint = matches!(op.kind, OpKind::Tensor(TensorOp::ShardingConstraint(_)));
        let ends = constraint
            && results.all(|id| *id == updated || is_owned(*id) || entry.outputs.contains(id));
        if begins && (reads_state || constraint) {
            return false;
        }
        if reads_vector && !(*inside || ends || flattener.is_norm(op)) {
            return false;
        }
        for id in &op.outputs {
            from_state[id.index()] |= reads_state;
        }
    }
    true
}

/// Whether all that reads a parameter but some copies of it belongs to its update: the pair of
/// argument and result may become a vector.
pub(super) fn takes_all(
    entry: &Function,
    updated: ValueId,
    pair: (ValueId, ValueId),
    copies: &[ValueId],
) -> bool {
    let flattener = Flattener::new(entry, updated);
    let inside = flattener.inside(entry, updated, &[pair]);
    let mut readers = entry.ops.iter().zip(inside);
    let reads = |op: &Op| op.inputs.contains(&Some(pair.0));
    let is_copy = |op: &Op| op.outputs.iter().any(|id| copies.contains(id));
    let taken = |op: &Op, inside| inside || flattener.is_norm(op) || is_copy(op);
    !entry.outputs.contains(&pair.0) && readers.all(|(op, inside)| !reads(op) || taken(op, inside))
}

/// Per value, whether it is a constant, or made from scalars.
fn spread(entry: &Function) -> Vec<bool> {
    let values = entry.values.iter();
    let constant = values.map(|value| matches!(value.origin, Origin::Constant(_)));
    let mut spread: Vec<bool> = constant.collect();
    for op in &entry.ops {
        let mut operands = op.inputs.iter().flatten();
        if operands.all(|id| entry.ty(*id).shape.is_empty()) {
            op.outputs.iter().for_each(|id| spread[id.index()] = true);
        }
    }
    spread
}

/// Rewrites the update that leads to `updated`, and what it keeps of state, to vectors.
///
/// `state` lists arguments, and the results that replace them, of the same type as `updated`.
/// Returns the vector of the updated value.
pub(super) fn update(
    entry: &mut Function,
    updated: ValueId,
    state: &[(ValueId, ValueId)],
) -> ValueId {
    let mut flattener = Flattener::new(entry, updated);
    let arguments: Vec<ValueId> = state.iter().map(|(argument, _)| *argument).collect();
    let mut start = Vec::new();
    for argument in arguments {
        start.push(flattener.argument(entry, argument));
    }
    let inside = flattener.inside(entry, updated, state);
    for (index, op) in std::mem::take(&mut entry.ops).into_iter().enumerate() {
        if inside[index] {
            flattener.flat_op(entry, &op);
        }
        let op = flattener.norm(op);
        flattener.ops.push(op);
    }
    let vector = flattener.flat(entry, updated);
    for (_, result) in state {
        flattener.result(entry, *result);
    }
    entry.ops = start;
    entry.ops.append(&mut flattener.ops);
    vector
}

struct Flattener {
    /// Shape of the tensors that become vectors.
    shape: Vec<usize>,
    /// Values that have a vector.
    region: BTreeMap<ValueId, ValueId>,
    /// All ops so far, in order.
    ops: Vec<Op>,
}

impl Flattener {
    fn new(entry: &Function, updated: ValueId) -> Self {
        Self {
            shape: entry.ty(updated).shape.clone(),
            region: BTreeMap::new(),
            ops: Vec::new(),
        }
    }

    fn vector_type(&self, entry: &Function, value: ValueId) -> TensorType {
        TensorType::new(entry.ty(value).dtype, [self.shape.iter().product()])
    }

    /// Makes an argument a vector; the op that is returned gives it its shape back.
    fn argument(&mut self, entry: &mut Function, argument: ValueId) -> Op {
        let old = entry.value(argument).clone();
        let shaped = entry.add_value(old.name, old.ty, Origin::Result);
        entry.values[argument.index()].ty = self.vector_type(entry, argument);
        entry.values[argument.index()].annotation = None;
        for op in &mut entry.ops {
            for operand in op.inputs.iter_mut().flatten() {
                if *operand == argument {
                    *operand = shaped;
                }
            }
        }
        self.region.insert(shaped, argument);
        op(OpKind::Reshape(Reshape), argument, shaped)
    }

    /// Which ops belong to the update: elementwise ones on tensors of its shape, on the way to the
    /// updated value and to the results, and those on the way from there to norms.
    fn inside(
        &self,
        entry: &Function,
        updated: ValueId,
        state: &[(ValueId, ValueId)],
    ) -> Vec<bool> {
        let mut wanted = vec![false; entry.values.len()];
        wanted[updated.index()] = true;
        for op in &entry.ops {
            if let (&[Some(operand)], &[result]) = (&op.inputs[..], &op.outputs[..])
                && state.iter().any(|(_, own)| *own == result)
            {
                wanted[operand.index()] = true;
            }
        }
        let mut inside = vec![false; entry.ops.len()];
        for (index, op) in entry.ops.iter().enumerate().rev() {
            let mut results = op.outputs.iter();
            if !results.any(|result| wanted[result.index()]) || !self.is_elementwise(entry, op) {
                continue;
            }
            inside[index] = true;
            for operand in op.inputs.iter().flatten() {
                wanted[operand.index()] |= entry.ty(*operand).shape == self.shape;
            }
        }
        self.towards_norms(entry, &wanted, &mut inside);
        inside
    }

    /// Adds the elementwise ops on vectors whose results go into norms, and nowhere else.
    fn towards_norms(&self, entry: &Function, vectors: &[bool], inside: &mut [bool]) {
        let pairs = vectors.iter().zip(spread(entry));
        let mut vectors: Vec<bool> = pairs.map(|(is, spread)| *is && !spread).collect();
        let mut added = Vec::new();
        for (index, op) in entry.ops.iter().enumerate() {
            let mut operands = op.inputs.iter().flatten();
            if !inside[index]
                && operands.any(|id| vectors[id.index()])
                && self.is_elementwise(entry, op)
            {
                added.push(index);
                vectors[op.outputs[0].index()] = true;
            }
        }
        // Backward, so that what reads a result is known.
        let mut elsewhere = vec![false; entry.values.len()];
        for id in &entry.outputs {
            elsewhere[id.index()] = true;
        }
        for (index, op) in entry.ops.iter().enumerate().rev() {
            let stays = added.contains(&index) && !elsewhere[op.outputs[0].index()];
            inside[index] |= stays;
            if !stays && !self.is_norm(op) {
                for id in op.inputs.iter().flatten() {
                    elsewhere[id.index()] = true;
                }
            }
        }
    }

    /// Whether an op reduces all of a tensor of as many dimensions.
    fn is_norm(&self, op: &Op) -> bool {
        matches!(&op.kind, OpKind::Tensor(TensorOp::Reduce(reduce))
            if reduce.dims.len() == self.shape.len())
    }

    fn is_elementwise(&self, entry: &Function, op: &Op) -> bool {
        let elementwise = match &op.kind {
            OpKind::Unary(_) | OpKind::Binary(_) => true,
            OpKind::Tensor(op) => matches!(
                op,
                TensorOp::Compare(_)
                    | TensorOp::Select(_)
                    | TensorOp::Clamp(_)
                    | TensorOp::Convert(_)
                    | TensorOp::BroadcastInDim(_)
            ),
            OpKind::Conv2d(_)
            | OpKind::DepthwiseConv2d(_)
            | OpKind::FullyConnected(_)
            | OpKind::AveragePool2d(_)
            | OpKind::MaxPool2d(_)
            | OpKind::Mean(_)
            | OpKind::Pad(_)
            | OpKind::Reshape(_)
            | OpKind::Softmax(_)
            | OpKind::Quantize(_)
            | OpKind::Dequantize(_)
            | OpKind::Concatenation(_)
            | OpKind::Svdf(_) => false,
        };
        let shaped = |value: &ValueId| {
            let ty = entry.ty(*value);
            ty.quant.is_none() && (ty.shape == self.shape || ty.shape.is_empty())
        };
        let mut values = op.inputs.iter().flatten().chain(&op.outputs);
        elementwise && values.all(shaped) && entry.ty(op.outputs[0]).shape == self.shape
    }

    /// The same op on vectors.
    fn flat_op(&mut self, entry: &mut Function, op: &Op) {
        let operand = |flattener: &mut Self, entry: &mut Function, operand: ValueId| match entry
            .ty(operand)
            .shape
            == flattener.shape
        {
            true => flattener.flat(entry, operand),
            false => operand,
        };
        let mut inputs = Vec::with_capacity(op.inputs.len());
        for input in &op.inputs {
            inputs.push(input.map(|input| operand(self, entry, input)));
        }
        let result = op.outputs[0];
        let ty = self.vector_type(entry, result);
        let name = entry.value(result).name.clone();
        let vector = entry.add_value(name, ty, Origin::Result);
        self.region.insert(result, vector);
        self.ops.push(Op {
            kind: op.kind.clone(),
            inputs,
            outputs: vec![vector],
            location: op.location.clone(),
        });
    }

    /// A reduction of a whole tensor that has a vector reads the vector.
    fn norm(&self, mut op: Op) -> Op {
        if let OpKind::Tensor(TensorOp::Reduce(reduce)) = &op.kind
            && reduce.dims.len() == self.shape.len()
            && let Some(vector) = op.inputs[0].and_then(|operand| self.region.get(&operand))
        {
            let combiner = reduce.combiner;
            op.inputs[0] = Some(*vector);
            op.kind = Reduce {
                combiner,
                dims: vec![0],
            }
            .into();
        }
        op
    }

    /// The vector of a value, made from the value where there is none.
    fn flat(&mut self, entry: &mut Function, value: ValueId) -> ValueId {
        if let Some(vector) = self.region.get(&value) {
            return *vector;
        }
        let ty = self.vector_type(entry, value);
        let name = entry.value(value).name.clone();
        let vector = entry.add_value(name, ty, Origin::Result);
        self.region.insert(value, vector);
        self.ops.push(op(OpKind::Reshape(Reshape), value, vector));
        vector
    }

    /// Makes a result, which is a constraint's, a vector.
    fn result(&mut self, entry: &mut Function, result: ValueId) {
        let mut ops = self.ops.iter();
        let position = ops.position(|op| op.outputs.contains(&result));
        let position = position.expect("every result is a constraint's");
        let mut constraint = self.ops.remove(position);
        let shaped = constraint.inputs[0].expect("a constraint has an operand");
        constraint.inputs[0] = Some(self.flat(entry, shaped));
        entry.values[result.index()].ty = self.vector_type(entry, result);
        self.ops.push(constraint);
    }
}

fn op(kind: OpKind, operand: ValueId, result: ValueId) -> Op {
    Op {
        kind,
        inputs: vec![Some(operand)],
        outputs: vec![result],
        location: Location {
            index: None,
            name: "weight-update sharding".to_owned(),
            line: None,
        },
    }
}
