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
//! Where the batch meets a parameter in fewer bits only, the parameter may stay sharded between
//! steps, too, if that is asked for: then the narrow copy is gathered in the next step, half the
//! bytes.
//!
//! Parameters that the user has split over the axis himself stay so between steps, too (`stored`):
//! they are gathered in front of the ops that use them with the batch, and gradients are scattered
//! onto them. What they say of the axis counts after the batch has taken its place.

mod draft;
mod flatten;
mod split;
pub(super) mod stored;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use peapod_diagnostic::code;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::Reshape;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{
    Annotation, AnnotationSource, AxisId, Function, Location, Mesh, Module, Op, OpKind, Sharding,
    TensorType, ValueId,
};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::pod::annotate::data_axes;
use crate::pod::propagate::{Propagation, propagate};
use draft::Draft;
use split::split_sharding;

/// Annotations of others count first.
const PRIORITY: u32 = 1;

/// Elements that a vector has at most: places in it are computed in 32 bits.
const LONGEST_VECTOR: usize = 1 << 30;

/// How a weight update is sharded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightUpdateOptions {
    /// Whether it is sharded over the axes of data, if there are any.
    pub sharded: bool,
    /// Whether it leaves parameters that the batch meets in fewer bits sharded between steps, and
    /// gathers the narrow copy.
    pub split_parameters: bool,
}

impl Default for WeightUpdateOptions {
    fn default() -> Self {
        Self {
            sharded: true,
            split_parameters: false,
        }
    }
}

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
    /// The sharding of the argument without the pass.
    base: Sharding,
}

impl Replaced {
    /// The argument, and the result that replaces it.
    fn values(&self, entry: &Function) -> (ValueId, ValueId) {
        (entry.inputs[self.input], entry.outputs[self.output])
    }
}

/// Runs the pass over the axes of data, if there are any.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    shard(module, false, &OnceLock::new()).map(|_| ())
}

/// Runs the pass on the entry, whose results are constraints of their own.
///
/// `split_parameters` says that what the batch meets in fewer bits may stay sharded between steps.
/// `before` are shardings without the pass; it is found if requested.
///
/// # Errors
///
/// Which results replace which arguments is open.
pub fn shard(
    module: &mut Module,
    split_parameters: bool,
    before: &OnceLock<Propagation>,
) -> Result<WeightUpdate, PassError> {
    let mesh = module.mesh.clone();
    let axes = &data_axes(&mesh)[..];
    if mesh.parts(axes) == 1 || module.functions.is_empty() {
        return Ok(WeightUpdate::default());
    }
    let off = "--weight-update-sharding off";
    refuse_open(&module.functions[0], ["shard the weight update", off])?;
    let stored;
    let gathered;
    let (batched, propagation) = match stored::is_sharded_over(module, axes) {
        // All that the axes split is the batch.
        false => {
            stored = vec![];
            let propagation = before.get_or_init(|| propagate(module));
            (stored::split_over(propagation, axes), propagation)
        }
        true => {
            let batched = stored::batched(module, axes);
            stored = stored::gather_before_use(module, axes, &batched);
            gathered = propagate(module);
            (batched, &gathered)
        }
    };
    let reaching = stored::reaching(&module.functions[0], &batched);
    let replaced = replaced(&module.functions[0], propagation, &reaching);
    let met = split_parameters.then_some([&batched, &reaching]);
    let mut done = Done::default();
    done.update.stored = stored;
    split(
        &mut module.functions[0],
        (&mesh, axes),
        &replaced,
        met,
        &mut done,
    );
    dead_code::remove(module);
    Ok(done.update)
}

/// The update of what counts as data because its result is unknown would be wrong.
pub(super) fn refuse_open(entry: &Function, [what, off]: [&str; 2]) -> Result<(), PassError> {
    if !entry.feedback_open || entry.replaces.is_empty() {
        return Ok(());
    }
    let unpaired = entry
        .unpaired()
        .into_iter()
        .map(|(results, arguments)| format!("results {results:?} and arguments {arguments:?}"));
    let unpaired: Vec<String> = unpaired.collect();
    Err(PassError::Refused {
        code: code::FEEDBACK,
        what: format!(
            "cannot {what}: which results replace which arguments is unknown for {}",
            unpaired.join("; ")
        ),
        help: format!(
            "pair them with --feed RESULT=ARGUMENT, give --no-feed if no others replace anything, \
             or say {off}; text from JAX names arguments with `as_text(debug_info=True)`"
        ),
    })
}

/// What the entry replaces. Everything is looked at before anything changes.
fn replaced(
    entry: &Function,
    propagation: &Propagation,
    reaching: &EntitySet<ValueId>,
) -> Vec<Replaced> {
    let replaced = entry.replaces.iter().map(|&(output, input)| {
        let argument = entry.inputs[input];
        let axes = propagation.shardings[0][argument].dims.iter();
        Replaced {
            output,
            input,
            is_parameter: reaching.contains(argument),
            base: Sharding {
                dims: axes.map(|axes| propagation.mesh.wholes(axes)).collect(),
                partial: vec![],
            },
        }
    });
    replaced.collect()
}

/// Splits all updates, on vectors where that can be. `met` says which values are sharded over the
/// batch, and which reach it, if parameters may stay sharded between steps.
fn split(
    entry: &mut Function,
    (mesh, axes): (&Mesh, &[AxisId]),
    replaced: &[Replaced],
    met: Option<[&EntitySet<ValueId>; 2]>,
    done: &mut Done,
) {
    let state = replaced.iter().filter(|pair| !pair.is_parameter);
    let state: Vec<ValueId> = state.map(|pair| entry.inputs[pair.input]).collect();
    let mut draft = Draft::new(entry, &state);
    for pair in replaced.iter().filter(|pair| pair.is_parameter) {
        let narrow = met.map(|met| narrow_copies(&draft, pair, met));
        pin(draft.function, pair);
        let ty = draft.function.ty(draft.function.inputs[pair.input]);
        if pair.base.is_replicated() && ty.shape.len() > 1 && ty.elements() > 1 {
            let update = Update {
                mesh,
                axes,
                pair,
                all: replaced,
                narrow: narrow.unwrap_or_default(),
            };
            flatten_update(&mut draft, &update, done);
        }
    }
    for pair in replaced {
        split_along_dimension(&mut draft, mesh, axes, pair, done);
    }
    draft.finish();
}

/// What was done so far, and the names in it.
#[derive(Default)]
struct Done {
    update: WeightUpdate,
    parameters: BTreeSet<String>,
    state: BTreeSet<String>,
}

impl Done {
    fn parameter(&mut self, name: String) {
        self.parameters.insert(name.clone());
        self.update.parameters.push(name);
    }

    fn state(&mut self, name: String) {
        self.state.insert(name.clone());
        self.update.state.push(name);
    }
}

/// Keeps the sharding that a parameter has without the pass: it is gathered once, after its update.
fn pin(entry: &mut Function, pair: &Replaced) {
    for value in [entry.inputs[pair.input], entry.outputs[pair.output]] {
        let annotation = &mut entry.values[value].annotation;
        if annotation.is_none() {
            *annotation = Some(self::annotation(&pair.base));
        }
    }
}

/// The narrower copies of a parameter without annotations, if the batch meets it as such only.
fn narrow_copies(
    draft: &Draft<'_>,
    pair: &Replaced,
    met: [&EntitySet<ValueId>; 2],
) -> Vec<ValueId> {
    let entry = &*draft.function;
    let (argument, result) = pair.values(entry);
    let free = is_free(entry, argument) && is_free(entry, result);
    let copies = stored::narrow_copies(draft, argument, met);
    copies.filter(|_| free).unwrap_or_default()
}

/// Splits what is not updated as a vector.
fn split_along_dimension(
    draft: &mut Draft<'_>,
    mesh: &Mesh,
    axes: &[AxisId],
    pair: &Replaced,
    done: &mut Done,
) {
    let (argument, result) = pair.values(draft.function);
    let handed_on = is_handed_on(draft, argument, result);
    let entry = &mut *draft.function;
    let name = entry.value(argument).name.clone();
    if done.parameters.contains(&name) || done.state.contains(&name) {
        return;
    }
    let split = split_sharding(mesh, entry.ty(argument), &pair.base, axes);
    match split {
        // What stays as it is, is not gathered either.
        _ if handed_on => done.update.whole.push(name),
        Some(split) if pair.is_parameter => {
            split_update(draft, result, &split);
            done.parameter(name);
        }
        Some(split) if is_free(entry, argument) && is_free(entry, result) => {
            for value in [argument, result] {
                entry.values[value].annotation = Some(annotation(&split));
            }
            done.state(name);
        }
        Some(_) | None => done.update.whole.push(name),
    }
}

/// The update of one parameter among all that is replaced.
struct Update<'a> {
    mesh: &'a Mesh,
    axes: &'a [AxisId],
    pair: &'a Replaced,
    all: &'a [Replaced],
    /// What the batch meets of it, if it may stay sharded between steps.
    narrow: Vec<ValueId>,
}

/// Makes the update of a parameter, and the state that belongs to it, one of vectors.
fn flatten_update(draft: &mut Draft<'_>, update: &Update<'_>, done: &mut Done) {
    let entry = &*draft.function;
    let result = entry.outputs[update.pair.output];
    let parameter = entry.inputs[update.pair.input];
    let name = entry.value(parameter).name.clone();
    let Some(updated) = operand_of(draft, result) else {
        return;
    };
    if done.parameters.contains(&name) || updated == parameter {
        return;
    }
    let ty = entry.ty(updated).clone();
    let state = state_of(draft, update, updated);
    let values = state.iter().map(|pair| pair.values(entry));
    let mut values: Vec<(ValueId, ValueId)> = values.collect();
    let own = (parameter, result);
    let is_kept =
        !update.narrow.is_empty() && flatten::takes_all(draft, updated, own, &update.narrow);
    values.extend(is_kept.then_some(own));
    let parts = update.mesh.parts(update.axes);
    let padded = ty.elements().next_multiple_of(parts);
    // What several axes cut into shards that are mostly padding does not line up with anything.
    let is_short = update.axes.len() > 1 && padded > ty.elements() + ty.elements() / 16;
    let is_long = padded > LONGEST_VECTOR;
    if is_short || is_long || !flatten::fits(draft, updated, &values) {
        return;
    }
    for pair in state {
        let argument = entry.value(entry.inputs[pair.input]);
        done.state(argument.name.clone());
        let ty = argument.ty.clone();
        done.update.vectors.push((pair.input, pair.output, ty));
    }
    done.parameter(name);
    let vector = flatten::update(draft, updated, &values);
    let split = Sharding {
        dims: vec![update.axes.to_vec()],
        partial: vec![],
    };
    for (argument, result) in values {
        for value in [argument, result] {
            draft.function.values[value].annotation = Some(annotation(&split));
        }
    }
    if is_kept {
        let (input, output) = (update.pair.input, update.pair.output);
        done.update.vectors.push((input, output, ty));
        gather_copies(draft, parameter, &update.narrow);
    } else {
        gather_updated(draft, [vector, result], &split, ty);
    }
}

/// State that the update of a value reads, and that has no annotation.
fn state_of<'a>(draft: &Draft<'_>, update: &Update<'a>, updated: ValueId) -> Vec<&'a Replaced> {
    let entry = &*draft.function;
    let read = flatten::arguments(draft, updated);
    let shape = &entry.ty(updated).shape;
    let belongs = |pair: &&Replaced| {
        let (argument, result) = pair.values(entry);
        let fits = |value| entry.ty(value).shape == *shape && is_free(entry, value);
        !pair.is_parameter && read.contains(&argument) && fits(argument) && fits(result)
    };
    update.all.iter().filter(belongs).collect()
}

/// Gathers narrow copies of a parameter that is a vector.
fn gather_copies(draft: &mut Draft<'_>, parameter: ValueId, copies: &[ValueId]) {
    for &copy in copies {
        let Some(maker) = draft.definer(copy) else {
            continue;
        };
        let value = draft.function.value(copy).clone();
        let ty = TensorType::new(value.ty.dtype, [value.ty.elements()]);
        let narrow = draft.named_result(value.name, ty);
        let op = draft.op(maker);
        let convert = Op::new(op.kind.clone(), [Some(parameter)], [narrow], &op.location);
        draft.insert_before(maker, convert);
        let (op, whole) = constraint(draft, narrow, &Sharding::replicated(1));
        draft.insert_before(maker, op);
        draft.set_kind(maker, OpKind::Reshape(Reshape));
        draft.set_operand(maker, 0, whole);
    }
}

/// Gathers the vector of an updated parameter for the result.
fn gather_updated(
    draft: &mut Draft<'_>,
    [vector, result]: [ValueId; 2],
    split: &Sharding,
    ty: TensorType,
) {
    let shard = constrained(draft, vector, split);
    // The new parameter is gathered as a vector, which no other annotation says.
    let whole = constrained(draft, shard, &Sharding::replicated(1));
    let name = draft.function.value(result).name.clone();
    let shaped = draft.named_result(name, ty);
    draft.push(Op::new(Reshape, [Some(whole)], [shaped], &location()));
    // The result's constraint goes last: what it reads is at the end now.
    redirect(draft, result, shaped);
}

/// Makes the constraint of a result read another value, and puts it behind all other ops.
fn redirect(draft: &mut Draft<'_>, result: ValueId, value: ValueId) {
    let constraint = draft
        .definer(result)
        .expect("every result is a constraint's");
    draft.set_operand(constraint, 0, value);
    draft.move_to_end(constraint);
}

/// What the constraint of a result reads.
fn operand_of(draft: &Draft<'_>, result: ValueId) -> Option<ValueId> {
    draft.op(draft.definer(result)?).inputs[0]
}

/// Whether a result is the argument itself.
fn is_handed_on(draft: &Draft<'_>, argument: ValueId, result: ValueId) -> bool {
    draft.definer(result).map_or(result == argument, |maker| {
        draft.is_constraint(maker) && draft.op(maker).inputs == [Some(argument)]
    })
}

/// A value under a constraint, at the end of the function.
fn constrained(draft: &mut Draft<'_>, value: ValueId, sharding: &Sharding) -> ValueId {
    let (op, result) = constraint(draft, value, sharding);
    draft.push(op);
    result
}

/// A constraint of a value, and its result.
fn constraint(draft: &mut Draft<'_>, value: ValueId, sharding: &Sharding) -> (Op, ValueId) {
    let source = draft.function.value(value).clone();
    let result = draft.named_result(source.name, source.ty);
    draft.function.values[result].annotation = Some(annotation(sharding));
    let kind = ShardingConstraint::default();
    (Op::new(kind, [Some(value)], [result], &location()), result)
}

fn location() -> Location {
    Location::named(AnnotationSource::WeightUpdate.words())
}

/// Whether only the default, and no group, says how a value is sharded.
fn is_free(entry: &Function, value: ValueId) -> bool {
    let said = entry.value(value).annotation.as_ref();
    said.is_none_or(|it| it.source == AnnotationSource::WholeByDefault && it.groups.is_empty())
}

fn annotation(sharding: &Sharding) -> Annotation {
    Annotation {
        open: vec![false; sharding.dims.len()],
        sharding: sharding.clone(),
        priorities: vec![PRIORITY; sharding.dims.len()],
        source: AnnotationSource::WeightUpdate,
        groups: vec![],
    }
}

/// Puts a constraint in front of the one that a result is.
fn split_update(draft: &mut Draft<'_>, result: ValueId, split: &Sharding) {
    let updated = operand_of(draft, result).expect("every result is a constraint's");
    let shard = constrained(draft, updated, split);
    redirect(draft, result, shard);
}
