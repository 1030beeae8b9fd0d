//! Shards the weight update over the data axes.
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
//!
//! An update is elementwise but for norms over whole tensors, mostly: then it is done on a vector
//! of the tensor's elements (`flatten`), which is padded by less than an element per device
//! whatever the shape, so that the program is the same for any number of devices.
//!
//! Where the batch meets a parameter in fewer bits only, the parameter may lie split between steps,
//! too, if that is asked for: then the narrow copy is gathered in the next step, half the bytes.
//!
//! Parameters that the user has split over the axis himself lie so between steps, too (`stored`):
//! they are gathered in front of the ops that use them with the batch, and gradients are scattered
//! onto them. What they say of the axis counts after the batch has taken its place.

mod flatten;
mod stored;

use peapod_ir::ops::Reshape;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{
    Annotation, AxisId, Function, Location, Mesh, Module, Op, OpKind, Origin, Sharding,
};
use peapod_ir::{TensorType, ValueId};

use crate::annotate::{WHOLE_BY_DEFAULT, data_axes};
use crate::edit;
use crate::error::PassError;
use crate::propagate::{Propagation, propagate};

/// Annotations of others count first.
const PRIORITY: u32 = 1;
/// Where the annotations of this pass come from.
pub const SOURCE: &str = "weight-update sharding";

/// Elements that a vector has at most: places in it are computed in 32 bits.
const LONGEST_VECTOR: usize = 1 << 30;

/// What the pass did, by names of arguments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WeightUpdate {
    /// Parameters whose update is sharded.
    pub parameters: Vec<String>,
    /// State that is split over the data axis.
    pub state: Vec<String>,
    /// Replaced arguments that stay as they are: scalars, and what the user pinned.
    pub whole: Vec<String>,
    /// Parameters that the user has split over the data axis, and that are gathered before use.
    pub stored: Vec<String>,
    /// State that is kept as a vector: index of the argument, index of the result, and the type
    /// that both have for the user.
    pub vectors: Vec<(usize, usize, TensorType)>,
}

/// A replaced argument, and what is done about it.
struct Replaced {
    output: usize,
    input: usize,
    is_parameter: bool,
    /// How the argument lies without the pass.
    base: Sharding,
}

/// Runs the pass over the axes of data, where there are any.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    shard(module, false);
    Ok(())
}

/// Runs the pass on the entry, whose results are constraints of their own. `split_parameters` says
/// that what the batch meets in fewer bits may lie split between steps.
pub fn shard(module: &mut Module, split_parameters: bool) -> WeightUpdate {
    let mut done = WeightUpdate::default();
    let mesh = module.mesh.clone();
    let axes = &data_axes(&mesh)[..];
    if mesh.parts(axes) == 1 || module.functions.is_empty() {
        return done;
    }
    let batched = stored::batched(module, axes);
    done.stored = stored::gather_before_use(module, axes, &batched);
    let Propagation {
        mesh: parted,
        mut shardings,
        ..
    } = propagate(module);
    let shardings = shardings.swap_remove(0);
    let entry = &mut module.functions[0];
    // Everything is looked at before anything changes.
    let reaching = stored::reaching(entry, &batched);
    let replaced = entry.replaces.iter().map(|&(output, input)| {
        let argument = entry.inputs[input];
        let axes = shardings[argument.index()].dims.iter();
        Replaced {
            output,
            input,
            is_parameter: reaching[argument.index()],
            base: Sharding {
                dims: axes.map(|axes| parted.wholes(axes)).collect(),
                partial: vec![],
            },
        }
    });
    let replaced: Vec<Replaced> = replaced.collect();
    for pair in replaced.iter().filter(|pair| pair.is_parameter) {
        let narrow = match split_parameters {
            true => narrow_copies(entry, pair, &batched, &reaching),
            false => vec![],
        };
        pin(entry, pair);
        let ty = entry.ty(entry.inputs[pair.input]);
        if pair.base.is_replicated() && ty.shape.len() > 1 && ty.elements() > 1 {
            let update = Update {
                mesh: &mesh,
                axes,
                pair,
                all: &replaced,
                narrow,
            };
            flatten_update(entry, &update, &mut done);
        }
    }
    for pair in &replaced {
        split_along_dimension(entry, &mesh, axes, pair, &mut done);
    }
    edit::remove_dead(module);
    done
}

/// Keeps a parameter as it lies without the pass: it is gathered once, after its update.
fn pin(entry: &mut Function, pair: &Replaced) {
    for value in [entry.inputs[pair.input], entry.outputs[pair.output]] {
        let annotation = &mut entry.values[value.index()].annotation;
        if annotation.is_none() {
            *annotation = Some(self::annotation(&pair.base));
        }
    }
}

/// The narrower copies of a parameter that nobody has said anything of, if the batch meets it as
/// such only.
fn narrow_copies(
    entry: &Function,
    pair: &Replaced,
    batched: &[bool],
    reaching: &[bool],
) -> Vec<ValueId> {
    let (argument, result) = (entry.inputs[pair.input], entry.outputs[pair.output]);
    let free = is_free(entry, argument) && is_free(entry, result);
    let copies = stored::narrow_copies(entry, argument, batched, reaching);
    copies.filter(|_| free).unwrap_or_default()
}

/// Splits what is not updated as a vector.
fn split_along_dimension(
    entry: &mut Function,
    mesh: &Mesh,
    axes: &[AxisId],
    pair: &Replaced,
    done: &mut WeightUpdate,
) {
    let (argument, result) = (entry.inputs[pair.input], entry.outputs[pair.output]);
    let name = entry.value(argument).name.clone();
    if done.parameters.contains(&name) || done.state.contains(&name) {
        return;
    }
    let split = split_sharding(mesh, entry.ty(argument), &pair.base, axes);
    let list = match split {
        // What stays as it is, is not gathered either.
        _ if is_handed_on(entry, argument, result) => &mut done.whole,
        Some(split) if pair.is_parameter => {
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
    list.push(name);
}

/// The update of one parameter among all that is replaced.
struct Update<'a> {
    mesh: &'a Mesh,
    axes: &'a [AxisId],
    pair: &'a Replaced,
    all: &'a [Replaced],
    /// What the batch meets of it, if it may lie split between steps.
    narrow: Vec<ValueId>,
}

/// Makes the update of a parameter, and the state that belongs to it, one of vectors.
fn flatten_update(entry: &mut Function, update: &Update<'_>, done: &mut WeightUpdate) {
    let result = entry.outputs[update.pair.output];
    let parameter = entry.inputs[update.pair.input];
    let name = entry.value(parameter).name.clone();
    let Some(updated) = operand_of(entry, result) else {
        return;
    };
    if done.parameters.contains(&name) || updated == parameter {
        return;
    }
    let read = flatten::arguments(entry, updated);
    let ty = entry.ty(updated).clone();
    let belongs = |pair: &&Replaced| {
        let (argument, result) = (entry.inputs[pair.input], entry.outputs[pair.output]);
        let free = is_free(entry, argument) && is_free(entry, result);
        let same = entry.ty(argument).shape == ty.shape && entry.ty(result).shape == ty.shape;
        !pair.is_parameter && free && same && read.contains(&argument)
    };
    let state: Vec<&Replaced> = update.all.iter().filter(belongs).collect();
    let values = state
        .iter()
        .map(|pair| (entry.inputs[pair.input], entry.outputs[pair.output]));
    let mut values: Vec<(ValueId, ValueId)> = values.collect();
    let own = (parameter, result);
    let is_kept =
        !update.narrow.is_empty() && flatten::takes_all(entry, updated, own, &update.narrow);
    values.extend(is_kept.then_some(own));
    let kept = update.all.iter().filter(|pair| !pair.is_parameter);
    let kept: Vec<ValueId> = kept.map(|pair| entry.inputs[pair.input]).collect();
    let parts = update.mesh.parts(update.axes);
    let padded = ty.elements().next_multiple_of(parts);
    // What several axes cut into shards that are mostly padding does not line up with anything.
    let is_short = update.axes.len() > 1 && padded > ty.elements() + ty.elements() / 16;
    let is_long = padded > LONGEST_VECTOR;
    if is_short || is_long || !flatten::fits(entry, updated, &values, &kept) {
        return;
    }
    for pair in state {
        let argument = entry.value(entry.inputs[pair.input]);
        done.state.push(argument.name.clone());
        done.vectors
            .push((pair.input, pair.output, argument.ty.clone()));
    }
    done.parameters.push(name);
    let vector = flatten::update(entry, updated, &values);
    let split = Sharding {
        dims: vec![update.axes.to_vec()],
        partial: vec![],
    };
    for (argument, result) in values {
        for value in [argument, result] {
            entry.values[value.index()].annotation = Some(annotation(&split));
        }
    }
    if is_kept {
        let (input, output) = (update.pair.input, update.pair.output);
        done.vectors.push((input, output, ty));
        gather_copies(entry, parameter, &update.narrow);
    } else {
        gather_updated(entry, [vector, result], &split, ty);
    }
}

/// Gathers narrow copies of a parameter that is a vector.
fn gather_copies(entry: &mut Function, parameter: ValueId, copies: &[ValueId]) {
    for &copy in copies {
        let mut ops = entry.ops.iter();
        let Some(position) = ops.position(|op| op.outputs.contains(&copy)) else {
            continue;
        };
        let mut after = entry.ops.split_off(position);
        let value = entry.value(copy).clone();
        let ty = TensorType::new(value.ty.dtype, [value.ty.elements()]);
        let narrow = entry.add_value(value.name, ty, Origin::Result);
        let convert = std::mem::replace(&mut after[0].kind, OpKind::Reshape(Reshape));
        entry.ops.push(Op {
            kind: convert,
            inputs: vec![Some(parameter)],
            outputs: vec![narrow],
            location: after[0].location.clone(),
        });
        let whole = constrained(entry, narrow, &Sharding::replicated(1));
        after[0].inputs[0] = Some(whole);
        entry.ops.append(&mut after);
    }
}

/// Gathers the vector of an updated parameter for the result.
fn gather_updated(
    entry: &mut Function,
    [vector, result]: [ValueId; 2],
    split: &Sharding,
    ty: TensorType,
) {
    let shard = constrained(entry, vector, split);
    // The new parameter is gathered as a vector, which nobody else says.
    let whole = constrained(entry, shard, &Sharding::replicated(1));
    let shaped = entry.add_value(entry.value(result).name.clone(), ty, Origin::Result);
    let reshape = Op {
        kind: OpKind::Reshape(Reshape),
        inputs: vec![Some(whole)],
        outputs: vec![shaped],
        location: location(),
    };
    entry.ops.push(reshape);
    // The result's constraint goes last: what it reads now stands at the end.
    let mut ops = entry.ops.iter();
    let position = ops.position(|op| op.outputs.contains(&result));
    let mut constraint = entry
        .ops
        .remove(position.expect("every result is a constraint's"));
    constraint.inputs[0] = Some(shaped);
    entry.ops.push(constraint);
}

/// What the constraint of a result reads.
fn operand_of(entry: &Function, result: ValueId) -> Option<ValueId> {
    let op = entry.ops.iter().find(|op| op.outputs.contains(&result))?;
    op.inputs[0]
}

/// Whether a result is the argument itself.
fn is_handed_on(entry: &Function, argument: ValueId, result: ValueId) -> bool {
    let constraint = OpKind::from(ShardingConstraint);
    let made_by = entry.ops.iter().find(|op| op.outputs.contains(&result));
    made_by.map_or(result == argument, |op| {
        op.kind == constraint && op.inputs == [Some(argument)]
    })
}

/// A value under a constraint, at the end of the function.
fn constrained(entry: &mut Function, value: ValueId, sharding: &Sharding) -> ValueId {
    let source = entry.value(value).clone();
    let result = entry.add_value(source.name, source.ty, Origin::Result);
    entry.values[result.index()].annotation = Some(annotation(sharding));
    entry.ops.push(Op {
        kind: ShardingConstraint.into(),
        inputs: vec![Some(value)],
        outputs: vec![result],
        location: location(),
    });
    result
}

fn location() -> Location {
    Location {
        index: None,
        name: SOURCE.to_owned(),
        line: None,
    }
}

/// Whether nobody but the default says how a value lies.
fn is_free(entry: &Function, value: ValueId) -> bool {
    let annotation = entry.value(value).annotation.as_ref();
    annotation.is_none_or(|annotation| annotation.source == WHOLE_BY_DEFAULT)
}

/// The sharding of a tensor with the axes added where it divides: as the major axis of a dimension
/// that is whole, else as the minor one of a dimension that is not; where it divides nothing, on
/// the dimension that is padded least. `None` where there is nothing to split.
fn split_sharding(
    mesh: &Mesh,
    ty: &TensorType,
    base: &Sharding,
    axes: &[AxisId],
) -> Option<Sharding> {
    if axes.iter().any(|axis| base.uses(*axis)) || ty.elements() < 2 {
        return None;
    }
    if axes.len() > 1 && !base.is_replicated() {
        return split_where_it_divides(mesh, ty, base, axes);
    }
    let parts = mesh.parts(axes);
    let local = base.local_shape(mesh, &ty.shape);
    let padding = |dim: &usize| local[*dim].next_multiple_of(parts) as f64 / local[*dim] as f64;
    let candidates = (0..local.len()).filter(|dim| local[*dim] > 1);
    let best = candidates.min_by(|a, b| {
        let rank = |dim: &usize| (padding(dim), !base.dims[*dim].is_empty());
        rank(a).partial_cmp(&rank(b)).expect("ratios are numbers")
    })?;
    // Part of several axes is no group of devices that a gradient could be scattered over.
    if axes.len() > 1 && parts > local[best] {
        return None;
    }
    let mut split = base.clone();
    split.dims[best].extend(axes);
    Some(split)
}

/// The sharding of a tensor that other axes split, too, with each of several axes on the longest
/// dimension that it divides, if any: shards that do not divide would not line up with those that
/// the other axes leave.
fn split_where_it_divides(
    mesh: &Mesh,
    ty: &TensorType,
    base: &Sharding,
    axes: &[AxisId],
) -> Option<Sharding> {
    let mut split = base.clone();
    for axis in axes {
        let local = split.local_shape(mesh, &ty.shape);
        let divides = |dim: &usize| {
            let parts = mesh.parts(&split.dims[*dim]) * mesh.size(*axis);
            ty.shape[*dim].is_multiple_of(parts)
        };
        let longest = (0..local.len())
            .filter(divides)
            .max_by_key(|dim| local[*dim]);
        if let Some(dim) = longest {
            split.dims[dim].push(*axis);
        }
    }
    (split != *base).then_some(split)
}

fn annotation(sharding: &Sharding) -> Annotation {
    Annotation {
        open: vec![false; sharding.dims.len()],
        sharding: sharding.clone(),
        priorities: vec![PRIORITY; sharding.dims.len()],
        source: SOURCE.to_owned(),
    }
}

/// Puts a constraint in front of the one that a result is.
fn split_update(entry: &mut Function, result: ValueId, split: &Sharding) {
    let mut ops = entry.ops.iter();
    let position = ops.position(|op| op.outputs.contains(&result));
    let mut last = entry
        .ops
        .remove(position.expect("every result is a constraint's"));
    let updated = last.inputs[0].expect("a constraint has an operand");
    let shard = constrained(entry, updated, split);
    last.inputs[0] = Some(shard);
    entry.ops.push(last);
}
