//! Whether and how a run is resumed.

use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_params::{Builder, Difference, Frozen, diff, to_toml};
use serde_json::json;

use super::Options;
use super::experiment::Experiment;
use super::folder::RunFolder;
use super::metrics::{self, Metrics};
use super::mllog::At;
use super::session::Session;
use crate::pod::agreed;
use crate::pod::checkpoint::{self, From, Resume, Save, Saver, saver};
use crate::{Observer, diagnose};

/// Whether the run goes on that is in the folder; there may be none, or that of the experiment.
///
/// # Errors
///
/// It is of another experiment, or not to be resumed.
pub fn goes_on(options: &Options, folder: &RunFolder) -> Result<bool> {
    let goes_on = options.resume && folder.is_begun();
    match goes_on {
        true => same_experiment(folder, &options.experiment)?,
        false => folder.refuse_begun()?,
    }
    Ok(goes_on)
}

/// Loads the checkpoint that the run resumes from, if it does, and has checkpoints and metrics
/// written. All ranks call it.
///
/// # Errors
///
/// The run is complete, or a checkpoint or the metrics cannot be read or written.
pub fn resume(
    options: &Options,
    folder: &RunFolder,
    session: &mut Session<'_>,
    observer: &dyn Observer,
) -> Result<()> {
    let checkpoints = checkpoints(options, folder, session.steps_per_epoch);
    let engine = &mut *session.training.engine;
    let lock = saver::lock(&checkpoints, engine)?;
    let resumed = checkpoint::resume(&checkpoints, engine, observer)?;
    let done = resumed.as_ref().map_or(0, |it| it.step);
    let own = match engine.rank() {
        0 => has_reached(options, folder, done),
        _ => Ok(false),
    };
    let own = agreed(engine, own, "read the metrics")?;
    let reached = engine.agree(own.into()).map_err(diagnose::pod_run)?;
    ensure!(
        done < session.steps && reached == 0,
        code::RUN_COMPLETE
            .error(
                format!("the run is complete: {done} steps are done"),
                "begin another in another folder, or see it with `peapod report`",
            )
            .in_file(options.out.display().to_string())
    );
    session.saver = Saver::new(&checkpoints, lock, engine, resumed.as_ref(), &[])?;
    session.resumed = resumed;
    if engine.rank() == 0 {
        session.metrics = Metrics::open(&folder.metrics(), done)?;
    }
    let log = &mut session.log;
    log.say(At::Stop, "init_stop", json!(null), &json!({}))
}

fn checkpoints(options: &Options, folder: &RunFolder, epoch: usize) -> checkpoint::Options {
    let run = &options.experiment.run;
    checkpoint::Options {
        save: Some(Save {
            folder: folder.checkpoints(),
            every: run.checkpoint_every.unwrap_or(epoch),
            keep: run.keep,
            shard_bytes: SHARD_BYTES,
            beside: vec![(
                "experiment.toml".into(),
                to_toml(&*options.experiment, false),
            )],
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

/// Whether the run has ended after so many steps, as it had reached its target.
fn has_reached(options: &Options, folder: &RunFolder, done: usize) -> Result<bool> {
    // Parameters are written at the end.
    match options.experiment.run.target_accuracy {
        Some(target) if done > 0 && folder.parameters().exists() => {
            let accuracy = metrics::accuracy_at(&folder.metrics(), done)?;
            Ok(accuracy.is_some_and(|it| it >= target))
        }
        Some(_) | None => Ok(false),
    }
}

/// Parameters of `run` that may change when a run is resumed: they decide where it runs and which
/// checkpoints it keeps, not what it computes.
const MAY_CHANGE: [&str; 6] = [
    "checkpoint_every",
    "data_threads",
    "engine",
    "keep",
    "mesh",
    "target",
];

/// Refuses to go on with a run of another experiment.
fn same_experiment(folder: &RunFolder, now: &Frozen<Experiment>) -> Result<()> {
    // Read rather than compared as text: what it does not say has its default.
    let mut begun = Builder::new(Experiment::default());
    let path = folder.experiment().display().to_string();
    begun.read(&path, &folder.begun()?)?;
    let may_change = |it: &Difference| {
        let name = it.path.strip_prefix("run.");
        name.is_some_and(|name| MAY_CHANGE.contains(&name))
    };
    let mut differ = diff(&*begun.freeze(), &**now);
    differ.retain(|it| !may_change(it));
    if differ.is_empty() {
        return Ok(());
    }
    let mut error = code::RUN_FOLDER.error(
        "the run in the folder is of another experiment",
        "resume with the parameters it began with, or name another folder with --out",
    );
    for it in differ.into_iter().take(MOST_NOTES) {
        let said = |value: Option<String>| match value {
            Some(value) => format!("`{} = {value}`", it.path),
            None => format!("nothing of `{}`", it.path),
        };
        let (was, is) = (said(it.left), said(it.right));
        error = error.note(format!("it began with {was}, now it has {is}"));
    }
    bail!(error.in_file(folder.path().display().to_string()))
}

const MOST_NOTES: usize = 8;
