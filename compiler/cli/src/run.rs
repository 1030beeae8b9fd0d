//! `peapod run`: a model on this machine.

use std::path::PathBuf;

use peapod_diagnostic::{Result, code, ensure};
use peapod_driver::micro::run::run_prepared;
use peapod_driver::tensor_file::archive::Kind;
use peapod_driver::tensor_file::{Io, TensorFiles};
use peapod_driver::{Format, Source};

use crate::args;
#[cfg(feature = "pod")]
use crate::diagnostics;
use crate::given::{BOARDS, Given, PODS};
#[cfg(feature = "pod")]
use crate::print::{counted, drop_document};
use crate::print::{is_document, print, report, result, wrote};
use crate::run_pod_args::RunPod;
use crate::terminal::Terminal;

/// Loads or compiles, runs, writes what was requested.
pub fn run(args: &args::Run, given: &Given) -> Result<()> {
    supervise(&args.pod)?;
    let source = args.chosen.open(&args.artifact)?;
    let io = Io {
        inputs: match &args.inputs[..] {
            [] => TensorFiles::Files(args.input.clone()),
            [one] => TensorFiles::of_path(one),
            several => archives(several)?,
        },
        outputs: match &args.outputs {
            Some(path) => TensorFiles::of_path(path),
            None => TensorFiles::Files(args.output.clone()),
        },
        report: args.report.clone(),
    };
    if matches!(source.format, Format::Pod | Format::Mlir) {
        given.refuse(BOARDS, |option| {
            let help = format!("leave out {option}; outputs of a pod are tensors of a program");
            code::OTHER_TARGETS.error(format!("{option} is for models of boards"), help)
        })?;
        return on_devices(&args.pod, given, args.max_work, source, io);
    }
    given.refuse(PODS, |option| {
        let help = format!("leave out {option}; a pea runs once per set of inputs");
        code::OTHER_TARGETS.error(format!("{option} is for pods"), help)
    })?;
    let labels = args.shown.labels()?;
    let terminal = Terminal::new(format!("running {}", source.path));
    let preparation = args.preparation.preparation();
    let ran = run_prepared(&source, &io, &preparation, args.max_work, &terminal)?;
    drop(terminal);
    for done in &ran.prepared {
        report(&format!("{done}\n"))?;
    }
    if is_document() {
        result(&crate::outputs::shown(&ran))?;
    }
    ran.files.iter().chain(&io.report).for_each(|it| wrote(it));
    print(&args.shown.summary(&ran, labels.as_deref())?)
}

/// The engine that runs pods.
#[cfg(feature = "pod")]
fn engine(args: &RunPod) -> peapod_driver::pod::run::engine::EngineSpec {
    use peapod_driver::pod::run::engine::{DEFAULT, EngineSpec};
    EngineSpec::parse(args.engine.as_deref().unwrap_or(DEFAULT))
}

/// Has a child do everything, if this process is a rank, and ends when it has.
#[cfg(feature = "pod")]
fn supervise(args: &RunPod) -> Result<()> {
    match peapod_driver::pod::ranks::supervise(&engine(args))? {
        // The child has printed what there is to say.
        Some(code) => std::process::exit(code),
        None => Ok(()),
    }
}

#[cfg(not(feature = "pod"))]
fn supervise(_args: &RunPod) -> Result<()> {
    Ok(())
}

/// Several --inputs, which are archives.
fn archives(paths: &[PathBuf]) -> Result<TensorFiles> {
    let other = paths.iter().find(|it| Kind::of(it).is_none());
    ensure!(other.is_none(), {
        let path = other.map_or(String::new(), |it| it.display().to_string());
        let message = format!("expected archives in several --inputs, found {path}");
        let help = "give one folder, or archives only, .npz or .safetensors";
        code::USAGE.error(message, help)
    });
    Ok(TensorFiles::Archives(paths.to_vec()))
}

#[cfg(not(feature = "pod"))]
fn on_devices(
    _args: &RunPod,
    _given: &Given,
    _max_work: u64,
    source: Source,
    _io: Io,
) -> Result<()> {
    peapod_diagnostic::bail!(crate::without_pods(&source.path))
}

#[cfg(feature = "pod")]
fn on_devices(args: &RunPod, given: &Given, max_work: u64, source: Source, io: Io) -> Result<()> {
    use peapod_driver::pod::{ranks, run};
    let engine = engine(args);
    let source = for_a_device(source)?;
    let source = match ranks::start(&engine, source)? {
        ranks::Runs::Here(source) => source,
        ranks::Runs::Elsewhere => {
            drop_document();
            return Ok(());
        }
    };
    let options = run::Options {
        io,
        engine,
        partitioned_by: args.partitioned_by,
        steps: args.steps,
        threads: args.threads,
        max_iterations: args.max_iterations.unwrap_or(run::MAX_ITERATIONS),
        max_work,
        rank_timeout: args.rank_timeout.map(seconds),
        check_replicas: args.check_replicas,
        data: data(args)?,
        checkpoint: checkpoint(args),
    };
    if let Ok(kind) = run::engine::named(&options.engine.name) {
        let without = given.among(kind.no_effect).into_iter();
        without.for_each(|option| diagnostics::show(&run::no_effect(option, &kind)));
    }
    let terminal = Terminal::new(format!("running {}", source.path));
    let ran = run::run(&source, &options, &terminal)?;
    drop(terminal);
    if ran.rank > 0 {
        drop_document();
        return Ok(());
    }
    ranks::succeed()?;
    let resumed = match ran.resumed {
        0 => String::new(),
        done => format!(" after {done} of a checkpoint"),
    };
    result(&serde_json::json!({
        "steps": ran.steps,
        "resumed": ran.resumed,
        "devices": ran.devices,
        "median_seconds": ran.median_seconds,
        "written": ran.written,
    }))?;
    report(&format!(
        "{}{resumed} on {}, median {:.4} s; {} written\n",
        counted(ran.steps, "step"),
        counted(ran.devices, "device"),
        ran.median_seconds,
        counted(ran.written, "output"),
    ))
}

/// A model of StableHLO as a program for one virtual device; a pod as it is.
#[cfg(feature = "pod")]
fn for_a_device(source: Source) -> Result<Source> {
    use peapod_diagnostic::ResultExt;
    use peapod_driver::options::PodOptions;
    use peapod_driver::pod::compile::{Input, Recompiled, module};
    use peapod_driver::targets::Pod;
    if source.format == Format::Pod {
        return Ok(source);
    }
    let terminal = Terminal::new(format!("compiling {}", source.path));
    let module = module(&source, &Input::default(), &terminal)?;
    let local = Pod::open("local")?;
    let bytes = Recompiled::new(module).and_then(|mut it| it.bytes(&local, &PodOptions::default()));
    let bytes = bytes.in_file(&source.path)?;
    Ok(Source::of_bytes(&source.name, Format::Pod, bytes))
}

/// So many seconds.
#[cfg(feature = "pod")]
fn seconds(number: usize) -> std::time::Duration {
    std::time::Duration::from_secs(number as u64)
}

/// What yields frames, as the command line says.
#[cfg(feature = "pod")]
fn data(args: &RunPod) -> Result<peapod_driver::pod::data::Options> {
    use peapod_driver::pod::data::{Options, Source};
    let args = &args.data;
    let source = match (&args.data, &args.data_command) {
        (Some(folder), _) => Some(Source::Folder(folder.clone())),
        (None, Some(command)) => Some(Source::Command {
            command: command.clone(),
            inputs: args.data_inputs.clone(),
            seeks: args.data_seeks,
        }),
        (None, None) => None,
    };
    ensure!(
        source.is_some() || args.epochs.is_none(),
        code::USAGE.error("--epochs is for data", "give --data or --data-command")
    );
    Ok(Options {
        source,
        epochs: args.epochs.map_or(Some(1), |it| it.0),
        prefetch: args.prefetch,
        timeout: args.data_timeout.map(seconds),
    })
}

/// What is kept of the run and what it goes on from, as the command line says.
#[cfg(feature = "pod")]
fn checkpoint(args: &RunPod) -> peapod_driver::pod::checkpoint::Options {
    use peapod_driver::pod::checkpoint::{From, Options, Resume, Save};
    let args = &args.checkpoint;
    Options {
        save: args.checkpoint.clone().map(|folder| Save {
            folder,
            every: args.every,
            keep: args.keep,
            shard_bytes: args.shard_bytes,
            beside: vec![],
        }),
        resume: args.resume.clone().map(|from| Resume {
            from: match from.to_str() {
                Some("latest") => From::Latest,
                _ => From::Folder(from),
            },
            skip_damaged: args.skip_damaged,
            changed_inputs: args.allow_changed_inputs,
        }),
    }
}
