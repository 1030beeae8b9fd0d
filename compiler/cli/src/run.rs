//! `peapod run`: a model on this machine.

use peapod_diagnostic::{Result, code};
use peapod_driver::micro::run::{Ran, run as run_micro};
use peapod_driver::tensor_file::{Io, TensorFiles, typed};
use peapod_driver::{Format, Source, elements};

use crate::args;
use crate::given::{Given, PODS};
use crate::print::print;
use crate::terminal::Terminal;

/// Loads or compiles, runs, writes what was requested.
pub fn run(args: &args::Run, given: &Given) -> Result<()> {
    let source = args.chosen.open(&args.artifact)?;
    let io = Io {
        inputs: match &args.inputs {
            Some(folder) => TensorFiles::Folder(folder.clone()),
            None => TensorFiles::Files(args.input.clone()),
        },
        outputs: match &args.outputs {
            Some(folder) => TensorFiles::Folder(folder.clone()),
            None => TensorFiles::Files(args.output.clone()),
        },
        report: args.report.clone(),
    };
    if source.format == Format::Pod {
        return on_devices(&args.pod, args.max_work, &source, io);
    }
    given.refuse(PODS, |option| {
        let help = format!("leave out {option}; a pea runs once per set of inputs");
        code::OTHER_TARGETS.error(format!("{option} is for pods"), help)
    })?;
    print(&summary(&run_micro(
        &source,
        &io,
        args.max_work,
        &Terminal::new(),
    )?))
}

#[cfg(not(feature = "pod"))]
fn on_devices(_args: &args::RunPod, _max_work: u64, source: &Source, _io: Io) -> Result<()> {
    peapod_diagnostic::bail!(crate::without_pods(&source.path))
}

#[cfg(feature = "pod")]
fn on_devices(args: &args::RunPod, max_work: u64, source: &Source, io: Io) -> Result<()> {
    use peapod_driver::pod::run;
    let engine = args.engine.as_deref().unwrap_or(run::engine::DEFAULT);
    let engine = run::engine::EngineSpec::parse(engine);
    if run::start_ranks(&engine)? {
        return Ok(());
    }
    let options = run::Options {
        io,
        engine,
        steps: args.steps,
        threads: args.threads,
        max_iterations: args.max_iterations.unwrap_or(run::MAX_ITERATIONS),
        max_work,
    };
    let ran = run::run(source, &options, &Terminal::new())?;
    if !ran.shown {
        return Ok(());
    }
    print(&format!(
        "{} steps on {} devices, median {:.4} s; {} outputs written\n",
        args.steps, ran.devices, ran.median_seconds, ran.written,
    ))
}

/// Most elements that are printed of an output.
const SHOWN: usize = 16;

/// One line per output: its first elements, and where it went.
fn summary(ran: &Ran) -> String {
    let mut text = String::new();
    let runs = ran.runs.iter().enumerate();
    let places = runs.flat_map(|(run, it)| (0..it.outputs).map(move |output| (run, it, output)));
    for (index, ((ty, bytes), (run, of, output))) in ran.outputs.iter().zip(places).enumerate() {
        let shown = bytes.len().min(SHOWN * ty.dtype.size_bytes());
        let values = elements::text(ty, &bytes[..shown]).join(" ");
        let more = if shown < bytes.len() { " …" } else { "" };
        let file = ran.files.get(index);
        let file = file.map(|file| format!(" -> {}", file.display()));
        let signature = of.signature.iter().map(|key| format!(" of {key}"));
        text += &format!(
            "run {run}{} output {output} {}: {values}{more}{}\n",
            signature.collect::<String>(),
            typed(ty),
            file.unwrap_or_default(),
        );
    }
    text
}
