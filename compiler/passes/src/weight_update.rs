//! Shards the weight update over the data axis.
//!
//! After data-parallel training every replica would compute the same update from the same gradient.
//! Instead each replica updates a shard: the gradient arrives by reduce-scatter in place of
//! all-reduce, optimizer state lives on the shard between steps, and the new parameters are
//! gathered (Xu et al., "Automatic cross-replica sharding of weight update in data-parallel
//! training", 2020).
//!
//! Nothing is annotated by the user, and no optimizer is known by name. What an argument is follows
//! from the graph:
//!
//! - *Replaced* arguments are those that a result takes the place of.
//! - One of them is a *parameter* if an op on shards of the batch uses it, or something computed
//!   from it without the batch. The others are *optimizer state*: they only meet reduced gradients.
//!
//! State is annotated as split over the data axis, in and out. The new value of a parameter is
//! split, too, in front of the result, which stays as the parameter is. Propagation carries that
//! backward through the update up to the gradient, forward into moments and ratios; norms of
//! shards become partial sums. All of this counts after what the user asks for.

use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{Annotation, AxisId, Function, Location, Mesh, Module, Op, Origin, Sharding};
use peapod_ir::{TensorType, ValueId};

use crate::annotate::WHOLE_BY_DEFAULT;
use crate::propagate::propagate;

/// Annotations of others count first.
const PRIORITY: u32 = 1;

/// What the pass did, by names of arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeightUpdate {
    /// Parameters whose update is sharded.
    pub parameters: Vec<String>,
    /// State that is split over the data axis.
    pub state: Vec<String>,
    /// Replaced arguments that stay as they are: scalars, and what the user pinned.
    pub whole: Vec<String>,
}

/// Runs the pass on the entry, whose results are constraints of their own.
pub fn shard(module: &mut Module, axis: AxisId) -> WeightUpdate {
    let mut done = WeightUpdate::default();
    let mesh = module.mesh.clone();
    if mesh.size(axis) == 1 || module.functions.is_empty() {
        return done;
    }
    let shardings = propagate(module).shardings.swap_remove(0);
    let entry = &mut module.functions[0];
    let batched: Vec<bool> = shardings
        .iter()
        .map(|sharding| sharding.uses(axis))
        .collect();
    // Everything is looked at before anything changes.
    let meets = |entry: &Function, input: usize| meets_batch(entry, entry.inputs[input], &batched);
    let pairs = entry.replaces.iter();
    let pairs: Vec<(usize, usize, bool)> = pairs
        .map(|&(output, input)| (output, input, meets(entry, input)))
        .collect();
    for (output, input, is_parameter) in pairs {
        let (argument, result) = (entry.inputs[input], entry.outputs[output]);
        let base = &shardings[argument.index()];
        let split = split_sharding(&mesh, entry.ty(argument), base, axis);
        let list = match split {
            Some(split) if is_parameter => {
                split_update(entry, result, &split);
                &mut done.parameters
            }
            Some(split) if is_free(entry, argument) && is_free(entry, result) => {
                for value in [argument, result] {
                    entry.values[value.index()].annotation = Some(annotation(&split));
                }
                &mut done.state
            }
            Some(_) | None => &mut done.whole,
        };
        list.push(entry.value(argument).name.clone());
    }
    done
}

/// Whether nobody but the default says how a value lies.
fn is_free(entry: &Function, value: ValueId) -> bool {
    let annotation = entry.value(value).annotation.as_ref();
    annotation.is_none_or(|annotation| annotation.source == WHOLE_BY_DEFAULT)
}

/// Whether an op on shards of the batch uses the argument, or what follows from it without them.
fn meets_batch(entry: &Function, argument: ValueId, batched: &[bool]) -> bool {
    let mut derived = vec![false; entry.values.len()];
    derived[argument.index()] = true;
    for op in &entry.ops {
        let mut operands = op.inputs.iter().flatten();
        if !operands.any(|operand| derived[operand.index()]) {
            continue;
        }
        let mut values = op.inputs.iter().flatten().chain(&op.outputs);
        if values.any(|value| batched[value.index()]) {
            return true;
        }
        for result in &op.outputs {
            derived[result.index()] = true;
        }
    }
    false
}

/// The sharding of a tensor with the axis added where it divides: as the major axis of a dimension
/// that is whole, else as the minor one of a dimension that is not; where it divides nothing, on
/// the dimension that is padded least. `None` where there is nothing to split.
fn split_sharding(mesh: &Mesh, ty: &TensorType, base: &Sharding, axis: AxisId) -> Option<Sharding> {
    if base.uses(axis) || ty.elements() < 2 {
        return None;
    }
    let parts = mesh.size(axis);
    let local = base.local_shape(mesh, &ty.shape);
    let padding = |dim: &usize| local[*dim].next_multiple_of(parts) as f64 / local[*dim] as f64;
    let candidates = (0..local.len()).filter(|dim| local[*dim] > 1);
    let best = candidates.min_by(|a, b| {
        let rank = |dim: &usize| (padding(dim), !base.dims[*dim].is_empty());
        rank(a).partial_cmp(&rank(b)).expect("ratios are numbers")
    })?;
    let mut split = base.clone();
    split.dims[best].push(axis);
    Some(split)
}

fn annotation(sharding: &Sharding) -> Annotation {
    Annotation {
        open: vec![false; sharding.dims.len()],
        sharding: sharding.clone(),
        priority: PRIORITY,
        source: "weight-update sharding".to_owned(),
    }
}

/// Puts a constraint in front of the one that a result is.
fn split_update(entry: &mut Function, result: ValueId, split: &Sharding) {
    let mut ops = entry.ops.iter();
    let position = ops.position(|op| op.outputs.contains(&result));
    let position = position.expect("every result is a constraint's");
    let updated = entry.ops[position].inputs[0];
    let value = entry.value(result).clone();
    let shard = entry.add_value(value.name, value.ty, Origin::Result);
    entry.values[shard.index()].annotation = Some(annotation(split));
    entry.ops[position].inputs[0] = Some(shard);
    let constraint = Op {
        kind: ShardingConstraint.into(),
        inputs: vec![updated],
        outputs: vec![shard],
        location: Location {
            index: None,
            name: "weight-update sharding".to_owned(),
            line: None,
        },
    };
    entry.ops.insert(position, constraint);
}
