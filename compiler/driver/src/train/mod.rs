//! Training: from an experiment's file to a folder with metrics, checkpoints and parameters.

mod culprit;
pub mod deploy;
mod described;
pub mod evaluate;
pub mod experiment;
pub mod features;
mod feed;
pub mod folder;
mod initial;
pub mod metrics;
mod mllog;
mod predictions;
mod programs;
pub mod quality;
pub mod report;
mod resume;
mod session;
pub mod simulated;

use std::path::PathBuf;
use std::time::Duration;

use peapod_data::Dataset;
use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_params::{Frozen, to_toml};
use peapod_pod::EngineOptions;
use serde_json::json;

use crate::observer::{Kept, Silent};
use crate::options::{
    AnnotateOptions, GradientReduction, PodOptions, WeightUpdateOptions, parse_mesh, threads,
};
use crate::pod::compile;
use crate::pod::run::engine::EngineSpec;
use crate::pod::{agreed, rank_waits};
use crate::tensor_file::archive;
use crate::{Observer, Staging, diagnose, staging};
pub use described::{Described, described};
use evaluate::Evaluator;
use experiment::{Experiment, Run};
use folder::RunFolder;
use initial::Initial;
use metrics::Metrics;
use mllog::{At, MlLog};
use programs::{Loaded, Place};
pub use session::Outcome;
use session::Session;

/// What runs an experiment, and how many devices that has: what is to be known before other
/// processes are started for it.
///
/// # Errors
///
/// The target or the mesh cannot be read, or they do not go together.
pub fn engine(experiment: &Experiment) -> Result<(EngineSpec, usize)> {
    let mesh = compile::mesh_of(
        &pod_options(experiment)?,
        &programs::target(&experiment.run.target)?,
    )?;
    let devices = mesh.axes.iter().map(|axis| axis.size).product();
    Ok((EngineSpec::parse(&experiment.run.engine), devices))
}

/// A run that is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// What is run.
    pub experiment: Frozen<Experiment>,
    /// Where its data paths begin.
    pub base: PathBuf,
    /// The folder of the run.
    pub out: PathBuf,
    /// Whether it goes on with what is there.
    pub resume: bool,
    /// Whether checkpoints that are damaged are passed over.
    pub skip_damaged: bool,
    /// Threads of the engine; 0 takes all cores.
    pub threads: usize,
    /// For how long a process waits for another one; none is for ever.
    pub rank_timeout: Option<Duration>,
}

/// How the programs of an experiment are compiled.
///
/// # Errors
///
/// The mesh or a rule of shardings cannot be read.
pub fn pod_options(experiment: &Experiment) -> Result<PodOptions> {
    let run = &experiment.run;
    let mut shards = vec![];
    for rule in &run.shard {
        match rule.parse() {
            Ok(rule) => shards.push(rule),
            Err(error) => bail!(code::OPTION_VALUE.error(
                format!("run.shard: `{rule}`: {error}"),
                "write NAME=AXES, for example `*kernel*=-,model`",
            )),
        }
    }
    Ok(PodOptions {
        annotate: AnnotateOptions {
            mesh: run.mesh.as_deref().map(parse_mesh).transpose()?,
            shards,
            ..AnnotateOptions::default()
        },
        weight_update: WeightUpdateOptions {
            // Norms of a sharded update would be summed in the order of devices.
            sharded: run.shard_update && !run.deterministic,
            split_parameters: false,
        },
        gradient_reduction: gradient_reduction(&experiment.run)?,
        ..PodOptions::default()
    })
}

/// As the compiler takes it.
fn gradient_reduction(run: &Run) -> Result<GradientReduction> {
    let text = &run.gradient_reduction;
    let reduction = text.parse::<GradientReduction>().map_err(|error| {
        code::OPTION_VALUE.error(
            format!("run.gradient_reduction: `{text}`: {error}"),
            "write sum, adasum, or the axes that it is between, as in adasum:data.0",
        )
    })?;
    ensure!(
        !run.deterministic || reduction == GradientReduction::Sum,
        code::OPTION_VALUE.error(
            format!("run.gradient_reduction: `{text}` with run.deterministic"),
            "leave one of them out: what Adasum makes of gradients depends on how many devices \
             have a part of them",
        )
    );
    Ok(reduction)
}

/// Trains: compiles the steps, runs them, and leaves in the folder what a run leaves. Where the
/// engine consists of several processes, each of them calls it, and the first one writes.
///
/// # Errors
///
/// The experiment cannot be run as described, the folder has another run, or a step fails.
pub fn train(options: &Options, observer: &dyn Observer) -> Result<Outcome> {
    let experiment = &options.experiment;
    let folder = RunFolder::new(&options.out);
    let place = place(options)?;
    let kept = Kept::default();
    // Which process is the first is known once the engine is loaded.
    let early: &dyn Observer = match place.engine.processes {
        true => &kept,
        false => observer,
    };
    let data = features::open(&experiment.data, &options.base, early)?.data;
    let described = described(experiment, &data, &options.base)?;
    let text = to_toml(&**experiment, false);
    let goes_on = resume::goes_on(options, &folder)?;
    let initial = Initial::read(&experiment.run, &options.base, &described.training)?;
    let mut training = place.load("train", described.training, early)?;
    let mut evaluation = place.load("evaluate", described.evaluation, early)?;
    let engine = &mut *training.engine;
    let given = [("the experiment", text.clone())];
    engine.compare(&given).map_err(diagnose::pod_run)?;
    let first = engine.rank() == 0;
    for engine in [engine, &mut *evaluation.engine] {
        let warner = observer.warner();
        engine.on_wait(Box::new(move |message| warner(&rank_waits(message))));
    }
    let observer: &dyn Observer = if first { observer } else { &Silent };
    kept.tell(observer);
    let begun = match first {
        true => {
            let programs = [&training, &evaluation];
            begin(options, &folder, (&text, goes_on), programs, &data)
        }
        false => Ok(MlLog::elsewhere()),
    };
    let log = agreed(&mut *training.engine, begun, "begin the run")?;
    let evaluator = Evaluator::new(evaluation, &training, experiment.run.batch, described.loss)?;
    let mut session = Session {
        experiment,
        out: &options.out,
        data: &data,
        training,
        evaluator,
        initial,
        saver: None,
        resumed: None,
        metrics: Metrics::elsewhere(),
        log,
        steps_per_epoch: described.steps_per_epoch,
        steps: described.steps,
    };
    resume::resume(options, &folder, &mut session, observer)?;
    let outcome = session.run(observer)?;
    if first {
        keep(&folder, &session.evaluator, &outcome, &data)?;
    }
    session.close(outcome.steps)?;
    Ok(outcome)
}

/// Writes what there is before the first step; yields the log.
fn begin(
    options: &Options,
    folder: &RunFolder,
    (text, goes_on): (&str, bool),
    programs: [&Loaded; 2],
    data: &Dataset,
) -> Result<MlLog> {
    for program in programs {
        staging::write(&folder.program(program.name), &program.files)?;
    }
    let mut log = MlLog::open(&folder.mllog(), goes_on)?;
    introduce(&mut log, &options.experiment, data)?;
    if !goes_on {
        folder.begin(text, &options.base)?;
    }
    Ok(log)
}

fn place(options: &Options) -> Result<Place> {
    let run = &options.experiment.run;
    let (engine, argument) = programs::engine(&run.engine)?;
    Ok(Place {
        target: programs::target(&run.target)?,
        options: pod_options(&options.experiment)?,
        engine,
        argument,
        limits: EngineOptions {
            threads: threads(options.threads)?,
            rank_timeout: options.rank_timeout,
            ..EngineOptions::default()
        },
    })
}

/// Says in the log what the run is.
fn introduce(log: &mut MlLog, experiment: &Experiment, data: &Dataset) -> Result<()> {
    let (run, mlperf) = (&experiment.run, &experiment.mlperf);
    log.point("submission_benchmark", mlperf.benchmark.as_str())?;
    log.point("submission_org", mlperf.organization.as_str())?;
    log.point("submission_division", "open")?;
    log.point("submission_status", "research")?;
    log.point("submission_platform", run.target.as_str())?;
    log.point("cache_clear", true)?;
    log.say(At::Start, "init_start", json!(null), &json!({}))?;
    log.point("seed", run.seed)?;
    log.point("global_batch_size", run.batch)?;
    log.point("train_samples", data.train().len())?;
    log.point("eval_samples", data.validation().len())?;
    log.point("opt_name", experiment.optimizer.rule.kind())?;
    log.point("opt_base_learning_rate", experiment.optimizer.learning_rate)
}

/// Leaves parameters and predictions in the folder.
fn keep(
    folder: &RunFolder,
    evaluator: &Evaluator,
    outcome: &Outcome,
    data: &Dataset,
) -> Result<()> {
    let values = evaluator.values()?;
    let tensors = values.into_iter();
    let tensors = tensors.map(|(name, it)| (name, it.ty().clone(), it.into_bytes()));
    let path = folder.parameters();
    let bytes = archive::encode(&path, &tensors.collect::<Vec<_>>())?;
    let mut staging = Staging::default();
    staging.add(&path, &bytes)?;
    let said = predictions::lines(&outcome.said, data)?;
    staging.add(&folder.predictions(), said.as_bytes())?;
    staging.commit()
}
