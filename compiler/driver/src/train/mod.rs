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
mod session;
pub mod simulated;

use std::path::PathBuf;

use peapod_data::Dataset;
use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_params::{Frozen, to_toml};
use peapod_pod::EngineOptions;
use serde_json::json;

use crate::options::{AnnotateOptions, PodOptions, WeightUpdateOptions, parse_mesh, threads};
use crate::pod::checkpoint::{self, From, Resume, Save, Saver, saver};
use crate::tensor_file::archive;
use crate::{Observer, Staging, staging};
pub use described::{Described, described};
use evaluate::Evaluator;
use experiment::Experiment;
use folder::RunFolder;
use initial::Initial;
use metrics::Metrics;
use mllog::{At, MlLog};
use programs::Place;
pub use session::Outcome;
use session::Session;

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
        ..PodOptions::default()
    })
}

/// Trains: compiles the steps, runs them, and leaves in the folder what a run leaves.
///
/// # Errors
///
/// The experiment cannot be run as described, the folder has another run, or a step fails.
pub fn train(options: &Options, observer: &dyn Observer) -> Result<Outcome> {
    let experiment = &options.experiment;
    let folder = RunFolder::new(&options.out);
    let data = features::open(&experiment.data, &options.base, observer)?.data;
    let described = described(experiment, &data, &options.base)?;
    let place = place(options)?;
    let text = to_toml(&**experiment, false);
    let goes_on = options.resume && folder.is_begun();
    match goes_on {
        true => same_experiment(&folder, &text)?,
        false => folder.refuse_begun()?,
    }
    let initial = Initial::read(&experiment.run, &options.base, &described.training)?;
    let mut training = place.load("train", described.training, observer)?;
    let evaluation = place.load("evaluate", described.evaluation, observer)?;
    for program in [&training, &evaluation] {
        staging::write(&folder.program(program.name), &program.files)?;
    }
    let mut log = MlLog::open(&folder.mllog(), goes_on)?;
    introduce(&mut log, experiment, &data)?;
    if !goes_on {
        folder.begin(&text, &options.base)?;
    }
    let evaluator = Evaluator::new(evaluation, &training, experiment.run.batch, described.loss)?;
    let checkpoints = checkpoints(options, &folder, described.steps_per_epoch);
    let engine = &mut *training.engine;
    let lock = saver::lock(&checkpoints, engine)?;
    let resumed = checkpoint::resume(&checkpoints, engine, observer)?;
    let done = resumed.as_ref().map_or(0, |it| it.step);
    ensure!(
        done < described.steps,
        code::RUN_COMPLETE
            .error(
                format!("the run is complete: {done} steps are done"),
                "begin another in another folder, or see it with `peapod report`",
            )
            .in_file(options.out.display().to_string())
    );
    let saver = Saver::new(&checkpoints, lock, engine, resumed.as_ref(), &[])?;
    log.say(At::Stop, "init_stop", json!(null), &json!({}))?;
    let mut session = Session {
        experiment,
        out: &options.out,
        data: &data,
        training,
        evaluator,
        initial,
        saver,
        resumed,
        metrics: Metrics::open(&folder.metrics(), done)?,
        log,
        steps_per_epoch: described.steps_per_epoch,
        steps: described.steps,
    };
    let outcome = session.run(observer)?;
    keep(&folder, &session.evaluator, &outcome, &data)?;
    session.close(outcome.steps)?;
    Ok(outcome)
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
            ..EngineOptions::default()
        },
    })
}

fn checkpoints(options: &Options, folder: &RunFolder, epoch: usize) -> checkpoint::Options {
    let run = &options.experiment.run;
    checkpoint::Options {
        save: Some(Save {
            folder: folder.checkpoints(),
            every: run.checkpoint_every.unwrap_or(epoch),
            keep: run.keep,
            shard_bytes: SHARD_BYTES,
        }),
        resume: options.resume.then_some(Resume {
            from: From::Latest,
            skip_damaged: options.skip_damaged,
            changed_inputs: false,
        }),
    }
}

/// Bytes of a file of a checkpoint.
const SHARD_BYTES: u64 = 1 << 30;

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

/// Refuses to go on with a run of another experiment.
fn same_experiment(folder: &RunFolder, text: &str) -> Result<()> {
    let begun = folder.begun()?;
    if begun == text {
        return Ok(());
    }
    let mut error = code::RUN_FOLDER.error(
        "the run in the folder is of another experiment",
        "go on with the parameters it began with, or name another folder with --out",
    );
    let differ = begun.lines().zip(text.lines());
    for (was, is) in differ.filter(|(was, is)| was != is).take(MOST_NOTES) {
        error = error.note(format!("it began with `{was}`, now it is `{is}`"));
    }
    bail!(error.in_file(folder.path().display().to_string()))
}

const MOST_NOTES: usize = 8;

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
