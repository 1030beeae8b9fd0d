//! A program on virtual devices of this machine.

use std::time::{Duration, Instant};

use peapod_diagnostic::{Diagnostic, Result, code, ensure};
use peapod_emit::pod;
use peapod_pod::{Engine, EngineOptions};
use peapod_schemas::pod::{Port, Program};
use serde_json::{Value as Json, json};

use super::checkpoint::saver;
use super::feedback::listed;
use super::partitioned::{self, Partitioner};
use super::ports::{Outputs, replaced, tensor_type};
use super::training::{Taken, Training, scalars};
use super::{agreed, checkpoint, data, profile};
use crate::observer::Silent;
use crate::options::threads;
use crate::tensor_file::Io;
use crate::{Observer, Source, Staging, diagnose, memory};

pub use peapod_pod::{MAX_ITERATIONS, engine};

/// How a program is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Files of tensors.
    pub io: Io,
    /// The engine, one of [`engine::ENGINES`], and its argument.
    pub engine: engine::EngineSpec,
    /// Who partitions the program, for engines that compile it.
    pub partitioned_by: Partitioner,
    /// Runs of the program, those before a checkpoint included; results take the place of the
    /// inputs that they replace. Without a number they are as many as there are frames of data,
    /// or one.
    pub steps: Option<usize>,
    /// Threads; 0 takes all cores.
    pub threads: usize,
    /// Iterations that all loops of a device may take together in a step.
    pub max_iterations: u64,
    /// Element operations that a device may make in a step.
    pub max_work: u64,
    /// Whether devices that are to hold the same of an output are compared after the last step.
    pub check_replicas: bool,
    /// For how long a rank waits for another one; none is for ever.
    pub rank_timeout: Option<Duration>,
    /// Inputs that get other elements at every step.
    pub data: data::Options,
    /// What is kept of a run, and what it goes on from.
    pub checkpoint: checkpoint::Options,
}

/// What a run was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ran {
    /// Devices of the mesh.
    pub devices: usize,
    /// Steps that were done before, by the run that this one resumes.
    pub resumed: usize,
    /// Steps that are done now.
    pub steps: usize,
    /// Median of the times of the steps.
    pub median_seconds: f64,
    /// Outputs that were written.
    pub written: usize,
    /// Number of this process among those of the engine: the first says what the run was.
    pub rank: usize,
}

/// Loads, runs all steps, and only then writes outputs; checkpoints are written on the way.
///
/// # Errors
///
/// The program cannot be loaded, an input file is not what it takes, there is nothing to resume
/// from, a step fails or yields a scalar that is not a number, or a file cannot be written.
pub fn run(source: &Source, options: &Options, observer: &dyn Observer) -> Result<Ran> {
    let program = peapod_pod::Program::from(super::read(source, observer)?);
    let data = data::Plan::new(&options.data, &program)?;
    let steps = steps_of(options.steps, data.as_ref())?;
    refuse_open(&program, steps)?;
    check_memory(&program, options, steps)?;
    let outputs = Outputs::new(&options.io, &program)?;
    let kind = engine::named(&options.engine.name).map_err(diagnose::engine)?;
    let by = options.partitioned_by;
    let program = partitioned::with_stablehlo(program, source, &kind, by)?;
    let (argument, began) = (options.engine.argument.as_deref(), Instant::now());
    let engine = kind.load(program, argument, engine_options(options)?);
    let mut engine = engine.map_err(diagnose::pod_run)?;
    let engine = &mut *engine;
    let load_seconds = began.elapsed().as_secs_f64();
    let given = given(options, steps);
    engine.compare(&given).map_err(diagnose::pod_run)?;
    let first = engine.rank() == 0;
    // Any rank may be the one that others wait for.
    let warner = observer.warner();
    let observer: &dyn Observer = if first { observer } else { &Silent };
    let lock = saver::lock(&options.checkpoint, engine)?;
    let resumed = checkpoint::resume(&options.checkpoint, engine, observer)?;
    let done = resumed.as_ref().map_or(0, |it| it.step);
    if done >= steps {
        return complete((done, steps), engine, &outputs, &options.io, observer);
    }
    let mut training = Training::new(engine, options, data, resumed, lock)?;
    let taken = training.run(done, steps, observer, warner);
    observer.end();
    let taken = taken?;
    if options.check_replicas {
        let checked = training.engine.check_replicas();
        checked.map_err(diagnose::pod_run)?;
    }
    let mut staging = Staging::default();
    let written = outputs.stage(training.engine, &mut staging)?;
    if let (Some(path), 0) = (&options.io.report, training.engine.rank()) {
        let mut report = report(source, training.engine, &kind, &taken)?;
        report["load_seconds"] = json!(load_seconds);
        report["resumed_steps"] = json!(done);
        report["checkpoint_wait_seconds"] = json!(training.waited_seconds());
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    // After the outputs: a run that is resumed from its last step has written them.
    training.finish(steps)?;
    Ok(Ran {
        devices: training.engine.program().mesh.devices(),
        resumed: done,
        steps: steps - done,
        median_seconds: median(&taken.seconds),
        written,
        rank: training.engine.rank(),
    })
}

fn engine_options(options: &Options) -> Result<EngineOptions> {
    Ok(EngineOptions {
        threads: threads(options.threads)?,
        max_iterations: options.max_iterations,
        max_work: options.max_work,
        rank_timeout: options.rank_timeout,
    })
}

/// What ranks have to be given alike beside the program: they would wait for one another.
fn given(options: &Options, steps: usize) -> Vec<(&'static str, String)> {
    let (save, resume) = (&options.checkpoint.save, &options.checkpoint.resume);
    let or_none = |it: Option<String>| it.unwrap_or_else(|| "none".to_owned());
    let of_save = |it: fn(&checkpoint::Save) -> String| or_none(save.as_ref().map(it));
    vec![
        ("--steps", steps.to_string()),
        (
            "--checkpoint",
            of_save(|it| it.folder.display().to_string()),
        ),
        ("--every", of_save(|it| it.every.to_string())),
        ("--keep", of_save(|it| it.keep.to_string())),
        (
            "--resume",
            or_none(resume.as_ref().map(|it| format!("{it:?}"))),
        ),
        (
            "--data",
            or_none(options.data.source.as_ref().map(|it| format!("{it:?}"))),
        ),
        ("--check-replicas", options.check_replicas.to_string()),
    ]
}

/// How many steps are asked for.
fn steps_of(asked: Option<usize>, data: Option<&data::Plan>) -> Result<usize> {
    let steps = match (asked, data) {
        (Some(steps), Some(data)) => {
            data.check(steps)?;
            steps
        }
        (Some(steps), None) => steps,
        (None, Some(data)) => data.steps().ok_or_else(|| {
            let message = "how many steps there are does not follow from the data";
            code::OPTION_VALUE.error(message, "say so with --steps")
        })?,
        (None, None) => 1,
    };
    ensure!(
        steps > 0,
        code::OPTION_VALUE.error("no steps to run", "give --steps 1 or more")
    );
    Ok(steps)
}

fn check_memory(program: &Program, options: &Options, steps: usize) -> Result<()> {
    let saved = saver::needed(&options.checkpoint, program);
    let needed = needed(program).saturating_add(saved);
    memory::check("the program on all its devices", needed)?;
    let kept = size_of::<f64>() * (1 + scalars(program).len());
    memory::check("what is kept of every step", kept as u128 * steps as u128)
}

/// A run that a checkpoint shows to be complete: there is nothing to do, if the first rank, which
/// writes them, finds the outputs. All ranks of an engine call it.
///
/// # Errors
///
/// Fewer steps than are done are asked for, or outputs are missing.
pub fn complete(
    (done, steps): (usize, usize),
    engine: &mut dyn Engine,
    outputs: &Outputs,
    io: &Io,
    observer: &dyn Observer,
) -> Result<Ran> {
    let message = format!("the checkpoint is of step {done}, asked for are {steps} steps");
    let mut files = outputs.paths().into_iter().chain(&io.report);
    let whole = engine.rank() != 0 || done == steps && files.all(|it| it.exists());
    let own = match whole {
        true => Ok(()),
        false => {
            let error = code::RUN_COMPLETE.error(message.clone(), "give more --steps");
            let error = error.note("outputs are those of a step that is run");
            Err(error.into())
        }
    };
    agreed(engine, own, "find the outputs of the run")?;
    let help = "give more --steps to go on";
    observer.warning(&code::RUN_COMPLETE.warning(message, help));
    Ok(Ran {
        devices: engine.program().mesh.devices(),
        resumed: done,
        steps: 0,
        median_seconds: 0.0,
        written: 0,
        rank: engine.rank(),
    })
}

/// Bytes that a run takes: arenas of all devices, constants, messages between stages, inputs and
/// outputs, and a copy of one of these, which are cut and put together one after another.
pub(super) fn needed(program: &Program) -> u128 {
    let ports = program.inputs.iter().chain(&program.outputs);
    let ports: Vec<u128> = ports.map(port_bytes).collect();
    let copy = ports.iter().max().copied().unwrap_or(0);
    let of_devices = |part: &Program, bytes: usize| {
        let devices = product(part.mesh.axes.iter().map(|axis| axis.1));
        devices.saturating_mul(bytes as u128)
    };
    let parts = program.parts().flat_map(|part| {
        let constants = part.constants.bytes().len() as u128;
        [of_devices(part, part.arena_bytes), constants]
    });
    let messages = of_devices(program.part(0), program.message_bytes());
    let sums = ports.into_iter().chain([copy, messages]).chain(parts);
    sums.fold(0, u128::saturating_add)
}

/// Bytes of all outputs.
pub(super) fn outputs_bytes(program: &Program) -> u128 {
    let outputs = program.outputs.iter().map(port_bytes);
    outputs.fold(0, u128::saturating_add)
}

fn port_bytes(port: &Port) -> u128 {
    let elements = product(port.shape.iter().copied());
    elements.saturating_mul(port.dtype.size_bytes() as u128)
}

fn product(extents: impl Iterator<Item = usize>) -> u128 {
    extents.fold(1, |product: u128, extent| {
        product.saturating_mul(extent as u128)
    })
}

/// Steps after the first need to know what every output replaces.
pub(super) fn refuse_open(program: &Program, steps: usize) -> Result<()> {
    let replaced = replaced(program);
    let inputs = program.inputs.iter().zip(replaced);
    let kept: Vec<&Port> = inputs.filter(|(_, it)| !it).map(|(port, _)| port).collect();
    let outputs = program
        .outputs
        .iter()
        .filter(|port| port.replaces.is_none());
    let same = |port: &&Port| kept.iter().any(|it| tensor_type(it) == tensor_type(port));
    let outputs: Vec<&Port> = outputs.filter(same).collect();
    let named = |ports: &[&Port]| listed(ports.iter().map(|port| port.name.as_str()));
    ensure!(
        !program.feedback_open || steps == 1,
        code::FEEDBACK
            .error(
                "cannot run more than one step: which outputs replace which inputs is unknown",
                "compile again with --feed RESULT=ARGUMENT for those that do, or with --no-feed if \
                 no others do; text from JAX names arguments with `as_text(debug_info=True)`",
            )
            .note(format!("outputs that replace nothing: {}", named(&outputs)))
            .note(format!("inputs that stay as they are: {}", named(&kept))),
    );
    Ok(())
}

/// What the compiler says of the program, and what running it took.
fn report(
    source: &Source,
    engine: &dyn Engine,
    kind: &engine::EngineKind,
    ran: &Taken,
) -> Result<Json> {
    let compiled = pod::Report::new(engine.program(), "local", &source.name);
    let mut report = serde_json::to_value(&compiled).map_err(diagnose::json)?;
    let traffic = engine.traffic().into_iter().map(|traffic| {
        json!({
            "kind": traffic.kind.name(),
            "count": traffic.count,
            "bytes": traffic.payload_bytes,
            "wire_bytes_per_device": traffic.wire_bytes_per_device,
        })
    });
    report["traffic"] = json!(traffic.collect::<Vec<_>>());
    report["memory"]["peak_resident_bytes"] = json!(profile::peak_resident_bytes());
    report["profile"] = json!(profile::profile(engine));
    report["step_seconds"] = json!(median(&ran.seconds));
    // Seconds of every step; that of the compiler counts the steps of the program.
    report["steps"] = json!(ran.seconds);
    let scalars = ran.scalars.iter();
    report["scalars"] = scalars
        .map(|(name, values)| json!({ "name": name, "values": values }))
        .collect();
    report["engine"] = json!(kind.name);
    if kind.compiles_stablehlo {
        not_measured(&mut report, kind.name);
    }
    Ok(report)
}

/// Says in a report that an engine tells neither times of ops nor traffic.
fn not_measured(report: &mut Json, engine: &str) {
    report["profile"] = Json::Null;
    report["traffic"] = Json::Null;
    report["notes"] = json!([format!(
        "engine `{engine}` runs what a plug-in has compiled, which tells neither times of ops nor \
         what collectives send: `profile` and `traffic` are null; --engine local measures both"
    )]);
}

/// That an option does nothing with an engine.
pub fn no_effect(option: &str, kind: &engine::EngineKind) -> Diagnostic {
    let message = format!("{option} has no effect with engine `{}`", kind.name);
    code::NO_EFFECT.warning(message, "leave it out, or take another engine")
}

pub(super) fn median(seconds: &[f64]) -> f64 {
    let mut sorted = seconds.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
