//! Parameters that are sharded over the data axis by the user's wish.
//!
//! The batch has the same axis. An op on both would have to give one of them up; that is the
//! parameter, which is gathered: it is whole only while it is used. Of a parameter that is rounded
//! before use the narrower copy is gathered, and tables stay where they are: their rows are looked
//! up.

use peapod_ir::entity::EntitySet;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{
    Annotation, AnnotationSource, AxisId, Function, Module, Op, OpKind, Origin, Sharding, ValueId,
};

use super::draft::Draft;
use super::{PRIORITY, location};
use crate::pod::parted::PartedMesh;
use crate::pod::propagate::{Propagation, propagate};

/// Whether an op uses a replaced argument, or the result that replaces it, over the axes.
pub(super) fn is_sharded_over(module: &Module, axes: &[AxisId]) -> bool {
    let entry = &module.functions[0];
    replaced(entry).into_iter().any(|id| {
        let annotation = entry.value(id).annotation.as_ref();
        let mut own = annotation.into_iter().flat_map(|it| it.sharding.axes());
        own.any(|axis| axes.contains(&axis))
    })
}

/// Values of the entry that are sharded over the axes.
pub(super) fn split_over(propagation: &Propagation, axes: &[AxisId]) -> EntitySet<ValueId> {
    split_in(propagation, 0, axes)
}

/// The same of any function.
fn split_in(propagation: &Propagation, function: usize, axes: &[AxisId]) -> EntitySet<ValueId> {
    let shardings = propagation.shardings[function].iter();
    let split = shardings.filter(|(_, sharding)| uses(&propagation.mesh, sharding, axes));
    let mut values = EntitySet::new();
    values.extend(split.map(|(value, _)| value));
    values
}

/// Values of the entry that are sharded over the axes because data are: what replaced
/// arguments and results say of the axes does not count, nor what the weight update does. Such an
/// argument is state that belongs to rows of the batch, as a mean over some of them, and stays with
/// them.
pub(in crate::pod) fn batched(module: &Module, axes: &[AxisId]) -> EntitySet<ValueId> {
    batched_everywhere(module, axes).swap_remove(0)
}

/// The same of every function, the entry first.
pub(in crate::pod) fn batched_everywhere(
    module: &Module,
    axes: &[AxisId],
) -> Vec<EntitySet<ValueId>> {
    let mut module = module.clone();
    let entry = &mut module.functions[0];
    let of_update = entry.values.iter().filter(|(_, value)| {
        let annotation = value.annotation.as_ref();
        annotation.is_some_and(|it| it.source == AnnotationSource::WeightUpdate)
    });
    let of_update: Vec<ValueId> = of_update.map(|(id, _)| id).collect();
    for id in replaced(entry).into_iter().chain(of_update) {
        if let Some(annotation) = &mut entry.values[id].annotation {
            let dims = annotation.sharding.dims.iter_mut();
            for (own, open) in dims.zip(&mut annotation.open) {
                *open |= own.iter().any(|axis| axes.contains(axis));
                own.retain(|axis| !axes.contains(axis));
            }
        }
    }
    let propagation = propagate(&module);
    let functions = 0..module.functions.len();
    functions
        .map(|function| split_in(&propagation, function, axes))
        .collect()
}

/// A constraint of a value to what an annotation says.
fn gathered(entry: &mut Function, value: ValueId, annotation: &Annotation) -> Op {
    let source = entry.value(value).clone();
    let whole = entry.add_value(source.name, source.ty, Origin::Result);
    entry.values[whole].annotation = Some(annotation.clone());
    Op::new(
        ShardingConstraint::default(),
        [Some(value)],
        [whole],
        &location(),
    )
}

fn replace(op: &mut Op, value: ValueId, by: ValueId) {
    for operand in op.inputs.iter_mut().flatten() {
        if *operand == value {
            *operand = by;
        }
    }
}

/// Whether an op makes a copy of fewer bytes.
fn is_narrower(entry: &Function, op: &Op) -> bool {
    let bytes = |value: ValueId| entry.ty(value).dtype.size_bytes();
    matches!(op.kind, OpKind::Tensor(TensorOp::Convert(_)))
        && op.inputs[0].is_some_and(|x| bytes(op.outputs[0]) < bytes(x))
        && !entry.outputs.contains(&op.outputs[0])
}

/// The narrower copies of an argument that the batch meets; `None` if it meets the argument in
/// another way, too.
pub(super) fn narrow_copies(
    draft: &Draft<'_>,
    argument: ValueId,
    [batched, reaching]: [&EntitySet<ValueId>; 2],
) -> Option<Vec<ValueId>> {
    let readers = draft.users(argument);
    let ops = draft.in_order(readers).into_iter().map(|op| draft.op(op));
    let uses = ops.filter(|op| reaches(op, batched, reaching));
    let copy = |op: &Op| is_narrower(draft.function, op).then_some(op.outputs[0]);
    uses.map(copy).collect()
}

/// Whether an op only reads or writes some rows of a value: these travel, not the table.
fn looks_up(op: &Op, table: ValueId) -> bool {
    let kind = matches!(
        op.kind,
        OpKind::Tensor(TensorOp::Gather(_) | TensorOp::Scatter(_))
    );
    kind && op.inputs[0] == Some(table) && !op.inputs[1..].contains(&Some(table))
}

/// Whether a sharding has one of the axes.
fn uses(mesh: &PartedMesh, sharding: &Sharding, axes: &[AxisId]) -> bool {
    axes.iter().any(|axis| mesh.uses(sharding, *axis))
}

/// Replaced arguments, and the results that replace them.
fn replaced(entry: &Function) -> Vec<ValueId> {
    let pairs = entry.replaces.iter();
    pairs
        .flat_map(|&(output, input)| [entry.inputs[input], entry.outputs[output]])
        .collect()
}

/// Values of the entry that an op on shards of the batch uses, or what follows from them without
/// such ops.
pub(in crate::pod) fn reaching(
    entry: &Function,
    batched: &EntitySet<ValueId>,
) -> EntitySet<ValueId> {
    let mut reaching = EntitySet::new();
    for op in entry.ops.iter().rev() {
        if reaches(op, batched, &reaching) {
            reaching.extend(op.operands());
        }
    }
    reaching
}

fn reaches(op: &Op, batched: &EntitySet<ValueId>, reaching: &EntitySet<ValueId>) -> bool {
    let mut values = op.inputs.iter().flatten().chain(&op.outputs);
    let mut results = op.outputs.iter();
    values.any(|id| batched.contains(*id)) || results.any(|id| reaching.contains(*id))
}

/// Puts a constraint without the axis between parameters that are sharded over it and the ops on
/// the batch that use them. Returns names of these parameters.
///
/// What replaced arguments and results say of the axes counts later than what data say.
pub(super) fn gather_before_use(
    module: &mut Module,
    axes: &[AxisId],
    batched: &EntitySet<ValueId>,
) -> Vec<String> {
    let mesh = PartedMesh::new(&module.mesh);
    let entry = &mut module.functions[0];
    let reaching = reaching(entry, batched);
    let mut names = Vec::new();
    let mut gathers = Vec::new();
    for &(_, input) in &entry.replaces.clone() {
        let argument = entry.inputs[input];
        let value = entry.value(argument).clone();
        let Some(mut annotation) = value.annotation else {
            continue;
        };
        let of_batch = batched.contains(argument);
        if of_batch || !reaching.contains(argument) || !uses(&mesh, &annotation.sharding, axes) {
            continue;
        }
        let dims = annotation.sharding.dims.iter_mut();
        dims.for_each(|own| own.retain(|axis| !axes.contains(axis)));
        annotation.open.fill(false);
        annotation.groups.clear();
        annotation.source = AnnotationSource::GatheredBeforeUse;
        let ops = entry.ops.iter().enumerate().filter(|(_, op)| {
            let uses = op.inputs.contains(&Some(argument));
            uses && reaches(op, batched, &reaching) && !looks_up(op, argument)
        });
        let ops: Vec<usize> = ops.map(|(index, _)| index).collect();
        if !ops.is_empty() {
            names.push(value.name);
            gathers.extend(gather_for(entry, argument, &annotation, ops));
        }
    }
    entry.ops.splice(0..0, gathers);
    for id in replaced(entry) {
        if let Some(annotation) = &mut entry.values[id].annotation
            && uses(&mesh, &annotation.sharding, axes)
        {
            let dims = 0..annotation.sharding.dims.len();
            let later = dims.map(|dim| annotation.priority(dim).max(PRIORITY));
            annotation.priorities = later.collect();
        }
    }
    names
}

/// Gathers an argument as an annotation says for some ops, which read what is gathered: the
/// narrower copies that some of them make, and for the others the argument itself, by the op that
/// is returned.
fn gather_for(
    entry: &mut Function,
    argument: ValueId,
    annotation: &Annotation,
    ops: Vec<usize>,
) -> Option<Op> {
    let is_narrower = |index: &usize| is_narrower(entry, &entry.ops[*index]);
    let (narrow, wide): (Vec<usize>, Vec<usize>) = ops.into_iter().partition(is_narrower);
    let whole = (!wide.is_empty()).then(|| gathered(entry, argument, annotation));
    if let Some(whole) = &whole {
        for index in wide {
            replace(&mut entry.ops[index], argument, whole.outputs[0]);
        }
    }
    for index in narrow.into_iter().rev() {
        let copy = entry.ops[index].outputs[0];
        let whole = gathered(entry, copy, annotation);
        for op in &mut entry.ops[index + 1..] {
            replace(op, copy, whole.outputs[0]);
        }
        entry.ops.insert(index + 1, whole);
    }
    whole
}
