//! The passes of the pod end, in the order they run.
//!
//! One program for all devices comes in, one program of each device goes out. [`shard_program`]
//! decides how everything is sharded, [`compile`] continues from there. Compiling the same module
//! with other options is for [`crate::pod::compilation`].

pub mod annotate;
pub mod bucket;
pub mod compilation;
mod diagnose;
pub mod fold_windows;
pub mod gradient_reduction;
mod idle;
pub mod one_hot_einsum;
pub mod parted;
pub mod partition;
pub mod pipeline;
pub mod plan;
pub mod propagate;
pub mod scan_blocks;
mod sharding_groups;
pub mod shift_buffers;
pub mod split_axes;
pub mod two_level;
pub mod weight_update;
pub mod windowed_einsum;

use std::sync::{Arc, OnceLock};

use peapod_diagnostic::code;
use peapod_ir::plan::pod::{PodInterface, PodPlan};
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use wildmatch::WildMatch;

pub(crate) use diagnose::denied;
pub use diagnose::describe;
pub use idle::Idle;
pub(crate) use idle::idle;

use crate::error::PassError;
use crate::graph::drop_empty;
use crate::graph::fold_transpose;
use crate::graph::inline;
use crate::graph::loop_captures;
use crate::graph::lower;
use crate::graph::ragged_dot;
use crate::graph::simplify;
use crate::pod::annotate::{AnnotateOptions, ShardRule};
use crate::pod::bucket::BUCKET_BYTES;
use crate::pod::gradient_reduction::{Adasum, GradientReduction};
use crate::pod::one_hot_einsum::{OneHotEinsum, OneHotProduct};
use crate::pod::partition::{Partitioned, Replication, Strategy, partition_verified};
use crate::pod::pipeline::PipelineOptions;
use crate::pod::propagate::{Propagation, propagate};
use crate::pod::two_level::{Exchange, TwoLevel};
use crate::pod::weight_update::{WeightUpdate, WeightUpdateOptions};
use crate::pod::windowed_einsum::{Decision, Estimator, Pair, WindowedEinsum};

/// Choices the caller makes for a pod: of every stage those that it reads (see
/// [`crate::pod::compilation`]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PodOptions {
    /// Mesh, rules and layout.
    pub annotate: AnnotateOptions,
    /// How the weight update is sharded.
    pub weight_update: WeightUpdateOptions,
    /// How the devices' parts of a gradient become one.
    pub gradient_reduction: GradientReduction,
    /// How the program of one device is finished.
    pub plan: PlanOptions,
    /// How it is cut into stages, if it is: then [`pipeline::compile`] compiles it.
    pub pipeline: Option<PipelineOptions>,
}

impl PodOptions {
    /// Default options on a mesh, with rules for values of some names.
    pub fn new(mesh: Mesh, shards: Vec<ShardRule>) -> Self {
        Self {
            annotate: AnnotateOptions {
                mesh: Some(mesh),
                shards,
                ..AnnotateOptions::default()
            },
            ..Self::default()
        }
    }
}

/// How the program of one device is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanOptions {
    /// Whether unrequested replication is an error.
    pub deny_replication: bool,
    /// Bytes after which a bucket of collectives is full.
    pub bucket_bytes: usize,
    /// Which products with one-hot operands become gathers and scatters.
    pub one_hot_einsum: OneHotEinsum,
    /// Which products are cut along with the collectives beside them.
    pub windowed_einsum: WindowedEinsum,
    /// Which all-to-alls are done along one axis after another.
    pub two_level: TwoLevel,
}

impl Default for PlanOptions {
    fn default() -> Self {
        Self {
            deny_replication: false,
            bucket_bytes: BUCKET_BYTES,
            one_hot_einsum: OneHotEinsum::default(),
            windowed_einsum: WindowedEinsum::default(),
            two_level: TwoLevel::default(),
        }
    }
}

/// The program of all devices, and how its values are sharded.
#[derive(Clone, Debug)]
pub struct ShardedProgram {
    /// Without calls, with annotations.
    pub module: Module,
    /// A sharding per value, and why.
    pub propagation: Propagation,
    /// What was done about the weight update.
    pub weight_update: WeightUpdate,
    /// Gradients that are not added up.
    pub adasum: Adasum,
}

/// A program compiled for a pod.
#[derive(Clone, Debug)]
pub struct PodProgram {
    /// What it was made from.
    pub sharded: Arc<ShardedProgram>,
    /// What each device runs; the plan's ids are of this module.
    pub module: Module,
    /// What goes in and out.
    pub interface: PodInterface,
    /// Steps, and where every buffer is placed.
    pub plan: PodPlan,
    /// Tensors that are gathered although no annotation asks for it.
    pub replications: Vec<Replication>,
    /// What was chosen for ops along split dimensions.
    pub strategies: Vec<Strategy>,
    /// Products with one-hot operands, and which of them became gathers and scatters.
    pub one_hot: Vec<OneHotProduct>,
    /// All-to-alls over several axes, and which of them are done along one after another.
    pub exchanges: Vec<Exchange>,
    /// Products beside collectives, and what was done about them; values are those of the program
    /// before it was cut.
    pub windowed: Vec<Pair>,
    /// Data of so few rows that some devices hold none: the first for every number of rows.
    pub idle: Vec<Idle>,
}

/// Compiles a module for a pod.
///
/// # Errors
///
/// The module breaks a rule of the IR, the requested shardings are impossible, or, if the options
/// say so, a value is replicated without an annotation that asks for it.
pub fn compile(module: Module, options: &PodOptions) -> Result<PodProgram, PassError> {
    compile_observed(module, options, None, |_, _| {})
}

/// As [`compile`], and shows `observer` the name of every step and the module after it. With an
/// estimate of what a program takes, [`WindowedEinsum::Auto`] chooses by it.
///
/// # Errors
///
/// As [`compile`].
pub fn compile_observed(
    mut module: Module,
    options: &PodOptions,
    estimator: Option<Estimator<'_>>,
    mut observer: impl FnMut(&str, &Module),
) -> Result<PodProgram, PassError> {
    lowered(&mut module, &mut observer)?;
    from_lowered(module, options, estimator, &mut observer)
}

/// Continues with a module that [`lowered`] returned.
pub(crate) fn from_lowered(
    module: Module,
    options: &PodOptions,
    estimator: Option<Estimator<'_>>,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<PodProgram, PassError> {
    let sharded = sharded(module, options, observer)?;
    let cut = cut(&sharded, options.plan.deny_replication, observer)?;
    planned(Arc::new(sharded), cut, options.plan, estimator, observer)
}

/// Decides how every value of a lowered module is sharded.
fn sharded(
    mut module: Module,
    options: &PodOptions,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<ShardedProgram, PassError> {
    annotated(&mut module, &options.annotate, observer)?;
    let update = (options.weight_update, &options.gradient_reduction);
    shard(module, &OnceLock::new(), update, observer)
}

/// The program of one device, before its collectives are combined.
#[derive(Clone, Debug)]
pub(crate) struct Cut {
    module: Module,
    interface: PodInterface,
    replications: Vec<Replication>,
    strategies: Vec<Strategy>,
    one_hot: Vec<OneHotProduct>,
    exchanges: Vec<Exchange>,
}

/// Cuts a program; where replication is denied, sorts and their like gather nothing whatever that
/// costs.
pub(crate) fn cut(
    sharded: &ShardedProgram,
    deny_replication: bool,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<Cut, PassError> {
    let Propagation {
        mesh, shardings, ..
    } = &sharded.propagation;
    let Partitioned {
        mut module,
        mut interface,
        replications,
        strategies,
    } = partition_verified(
        &sharded.module,
        mesh,
        shardings,
        (&sharded.adasum, deny_replication),
    )?;
    for (input, output, global) in &sharded.weight_update.vectors {
        interface.inputs[*input].global.clone_from(global);
        interface.outputs[*output].global.clone_from(global);
    }
    observer("partition", &module);
    simplify::run(&mut module)?;
    observer("simplify", &module);
    scan_blocks::run(&mut module)?;
    observer("scan_blocks", &module);
    Ok(Cut {
        module,
        interface,
        replications,
        strategies,
        one_hot: vec![],
        exchanges: vec![],
    })
}

/// Cuts products beside collectives, combines the other collectives, and plans the program of one
/// device.
pub(crate) fn planned(
    sharded: Arc<ShardedProgram>,
    mut cut: Cut,
    options: PlanOptions,
    estimator: Option<Estimator<'_>>,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<PodProgram, PassError> {
    if options.deny_replication && !cut.replications.is_empty() {
        return Err(denied(&cut.module.mesh, &cut.replications));
    }
    match (options.one_hot_einsum, estimator) {
        (OneHotEinsum::Auto, Some(estimator)) => moved(&sharded, &mut cut, options, estimator)?,
        (which, _) => cut.one_hot = one_hot_einsum::replace(&mut cut.module, which)?,
    }
    observer("one_hot_einsum", &cut.module);
    two_level::apply(&sharded, &mut cut, options, estimator)?;
    observer("two_level", &cut.module);
    let mut pairs = windowed_einsum::pairs(&cut.module, Some(&cut.interface));
    let mut reason = |why: &str| {
        let candidates = pairs.iter_mut().filter(|pair| pair.is_candidate());
        candidates.for_each(|pair| pair.decision = Decision::Left(why.to_owned()));
    };
    let bytes = options.bucket_bytes;
    match (options.windowed_einsum, estimator) {
        (WindowedEinsum::Never, _) => reason("as requested"),
        (WindowedEinsum::Auto, None) => reason("what a step takes on the target is not known"),
        (WindowedEinsum::Always, _) => {
            let all: Vec<usize> = windowed_einsum::candidates(&pairs).collect();
            return finished(sharded, cut, bytes, (pairs, &all), observer);
        }
        (WindowedEinsum::Auto, Some(estimator)) => {
            let chosen = windowed_einsum::choose(&pairs, estimator, |chosen| {
                let (sharded, cut) = (Arc::clone(&sharded), cut.clone());
                finished(sharded, cut, bytes, (pairs.clone(), chosen), &mut |_, _| {})
            })?;
            let all = (pairs, &chosen.pairs[..]);
            let mut program = finished(sharded, cut, bytes, all, observer)?;
            chosen.explain(&mut program.windowed);
            return Ok(program);
        }
    }
    finished(sharded, cut, bytes, (pairs, &[]), observer)
}

/// Replaces products with one-hot operands where the estimated step is shorter so.
fn moved(
    sharded: &Arc<ShardedProgram>,
    cut: &mut Cut,
    options: PlanOptions,
    estimator: Estimator<'_>,
) -> Result<(), PassError> {
    let products = one_hot_einsum::replace_forms(&mut cut.module, &[])?;
    if products.is_empty() {
        return Ok(());
    }
    let chosen = one_hot_einsum::choose(&products, estimator, |forms| {
        let mut cut = cut.clone();
        one_hot_einsum::replace_forms(&mut cut.module, forms)?;
        let ignore = &mut |_: &str, _: &Module| {};
        finished(
            Arc::clone(sharded),
            cut,
            options.bucket_bytes,
            (vec![], &[]),
            ignore,
        )
    })?;
    cut.one_hot = one_hot_einsum::replace_forms(&mut cut.module, &chosen.forms)?;
    chosen.explain(&mut cut.one_hot);
    Ok(())
}

/// The plan of a program with some pairs cut.
fn finished(
    sharded: Arc<ShardedProgram>,
    cut: Cut,
    bucket_bytes: usize,
    (mut windowed, chosen): (Vec<Pair>, &[usize]),
    observer: &mut impl FnMut(&str, &Module),
) -> Result<PodProgram, PassError> {
    let Cut {
        mut module,
        interface,
        replications,
        strategies,
        one_hot,
        exchanges,
    } = cut;
    windowed_einsum::cut(&mut module, &mut windowed, chosen)?;
    observer("windowed_einsum", &module);
    bucket::combine(&mut module, bucket_bytes);
    observer("bucket", &module);
    let verified = verify(&module).map_err(|errors| PassError::Bug {
        after: "the passes of the pod end",
        message: errors.to_string(),
    })?;
    let plan = plan::plan(&verified, &interface)?;
    let idle = idle(&sharded.module, &interface);
    Ok(PodProgram {
        sharded,
        module,
        interface,
        plan,
        replications,
        strategies,
        one_hot,
        exchanges,
        windowed,
        idle,
    })
}

/// Decides how every value is sharded.
///
/// # Errors
///
/// As [`compile`].
pub fn shard_program(
    mut module: Module,
    options: &PodOptions,
) -> Result<ShardedProgram, PassError> {
    let ignore = &mut |_: &str, _: &Module| {};
    lowered(&mut module, ignore)?;
    sharded(module, options, ignore)
}

/// Lowers a module to tensor-level ops without calls; without a mesh yet.
pub(crate) fn lowered(
    module: &mut Module,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<(), PassError> {
    verify(module)?;
    drop_empty::run(module)?;
    observer("drop_empty", module);
    inline::run(module)?;
    observer("inline", module);
    loop_captures::run(module)?;
    observer("loop_captures", module);
    lower::run(module)?;
    observer("lower", module);
    simplify::run(module)?;
    observer("simplify", module);
    fold_transpose::run(module)?;
    observer("fold_transpose", module);
    fold_windows::run(module)?;
    observer("fold_windows", module);
    ragged_dot::run(module)?;
    observer("ragged_dot", module);
    shift_buffers::run(module)?;
    observer("shift_buffers", module);
    Ok(())
}

/// Puts into a module what mesh, rules and layout ask.
pub(crate) fn annotated(
    module: &mut Module,
    options: &AnnotateOptions,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<(), PassError> {
    annotate::annotate(module, options)?;
    observer("annotate", module);
    split_axes::run(module)?;
    observer("split_axes", module);
    Ok(())
}

/// Decides how every value of an annotated module is sharded. `before` are their shardings where
/// the weight update is not sharded; it is found if requested.
pub(crate) fn shard(
    mut module: Module,
    before: &OnceLock<Propagation>,
    (options, reduction): (WeightUpdateOptions, &GradientReduction),
    observer: &mut impl FnMut(&str, &Module),
) -> Result<ShardedProgram, PassError> {
    let weight_update = match options.sharded {
        true => weight_update::shard(&mut module, options.split_parameters, before)?,
        false => WeightUpdate::default(),
    };
    observer("weight_update", &module);
    verify(&module)?;
    let mut propagation = match options.sharded {
        true => propagate(&module),
        false => before.get_or_init(|| propagate(&module)).clone(),
    };
    keep_state(&module, &mut propagation);
    Ok(ShardedProgram {
        adasum: gradient_reduction::find(&module, reduction)?,
        module,
        propagation,
        weight_update,
    })
}

/// What replaces an argument in the next step is sharded as the argument is.
fn keep_state(module: &Module, propagation: &mut Propagation) {
    let (Some(entry), Some(shardings)) =
        (module.functions.first(), propagation.shardings.first_mut())
    else {
        return;
    };
    for (output, input) in &entry.replaces {
        // The result is a constraint of its own: nothing else is moved by this.
        let sharding = shardings[entry.inputs[*input]].clone();
        shardings[entry.outputs[*output]] = sharding;
    }
}

impl ShardedProgram {
    /// Where the shardings of the values of this name (`*` and `?` are wildcards) came from.
    ///
    /// # Errors
    ///
    /// No value has such a name.
    pub fn explain(&self, pattern: &str) -> Result<String, PassError> {
        let wanted = WildMatch::new(pattern);
        let mut text = String::new();
        for (index, function) in self.module.functions.iter().enumerate() {
            for (id, value) in &function.values {
                if !value.name.is_empty() && wanted.matches(&value.name) {
                    text += &self.propagation.explain(&self.module, index, id);
                }
            }
        }
        if !text.is_empty() {
            return Ok(text);
        }
        Err(PassError::Refused {
            code: code::NO_MATCH,
            what: format!("no value is called {pattern:?}"),
            help: "give the name of an argument, of a result, or of a value in the source text"
                .to_owned(),
        })
    }
}
