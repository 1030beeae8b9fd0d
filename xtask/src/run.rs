//! `cargo xtask run`: build a model for a board or pod, run it there, and fetch its outputs.

use crate::ModelOnTarget;
use crate::build::{Builder, Image, model_name};
use crate::compiled::Port;
use crate::cycles;
use crate::device::{self, Outcome, Tensors};
use crate::npy;
use crate::pod::{self, Running, Sharding};
use crate::probe_rs;
use crate::report;
use crate::repository::Repository;
use crate::setup;
use anyhow::{Context, Result, bail, ensure};
use peapod_targets::{Pod, Target};
use std::fs;
use std::path::{Path, PathBuf};

/// Options of `run`.
#[derive(clap::Args)]
#[command(after_help = crate::examples("run", "--inputs examples/train/inputs --steps 10"))]
pub struct Args {
    #[command(flatten)]
    what: ModelOnTarget,
    /// One file per graph input, in order; further sets are consecutive inferences. Without any,
    /// the inputs are zeros. `.npy`, or raw little-endian bytes.
    #[arg(long)]
    input: Vec<PathBuf>,
    /// For boards: each input file is a stream, for a model of one input. It has what consecutive
    /// inferences take, one after the other. The board is started anew for each, and outputs are
    /// those of the last inference of each.
    #[arg(long, requires = "input")]
    streams: bool,
    /// For boards: calls of signatures, one after the other, each the number of one in a byte and
    /// its inputs. The output file has the instructions of each in eight bytes, and its outputs.
    #[arg(long, conflicts_with_all = ["input", "report"], requires = "output")]
    script: Option<PathBuf>,
    /// One file per graph output and inference, or stream, in order.
    #[arg(long)]
    output: Vec<PathBuf>,
    /// Where the JSON report goes.
    #[arg(long)]
    report: Option<PathBuf>,
    #[command(flatten)]
    sharding: Sharding,
    #[command(flatten)]
    running: Running,
}

/// `cargo xtask run`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    if let Some(pod) = pod::named(&args.what.target)? {
        args.what.refuse_for_pods()?;
        ensure!(!args.streams, "--streams is for boards");
        ensure!(args.script.is_none(), "--script is for boards");
        return on_pod(repository, &pod, args);
    }
    let target = Target::open(&args.what.target)?;
    pod::refuse(&target.name, &args.sharding.args())?;
    pod::refuse(&target.name, &args.running.args())?;
    if !device::reads_files(&target) {
        // That nothing runs it is said before anything is built.
        probe_rs::ready(&target, probe_rs::PROGRAM.as_ref())?;
    }
    setup::prepare(std::slice::from_ref(&target))?;
    let folder = repository.image_dir(&target.name, &model_name(&args.what.model));
    let builder = Builder::new(repository)?
        .optimizing(args.what.optimize.as_deref())
        .emitting(args.what.emit.as_deref())
        .weighing(args.what.weights.as_deref())
        .telling(&args.what.told());
    if let Some(script) = &args.script {
        return run_script(&builder, &target, args, (script, &folder));
    }
    let image = builder.image(&target, &args.what.model, &folder)?;
    eprint!("{}", image.compiled.warnings);
    let outcome = match args.streams {
        true => run_streams(&builder, &image, &args.input)?,
        false => device::run_built(&builder, &image, &read_inputs(&image, &args.input)?)?,
    };
    let wanted = outcome.outputs.len() * image.compiled.outputs.len();
    ensure!(
        args.output.len() <= wanted,
        "{} output files, but there are {wanted} outputs",
        args.output.len(),
    );
    let tensors = outcome
        .outputs
        .iter()
        .flat_map(|outputs| outputs.iter().zip(&image.compiled.outputs));
    for (path, (raw, port)) in args.output.iter().zip(tensors) {
        npy::write(path, &port.tensor()?, raw)?;
    }
    let estimate = match args.streams {
        true => None,
        false => cycles::estimate(repository, &image, &outcome.profile)?,
    };
    let report = report::of_run(&image, &outcome.profile, estimate.as_ref());
    if let Some(path) = &args.report {
        report::save(&report, path)?;
    }
    print!("{}", report::table(&report));
    Ok(true)
}

/// Runs the firmware that makes calls of signatures.
fn run_script(
    builder: &Builder,
    target: &Target,
    args: &Args,
    (script, folder): (&Path, &Path),
) -> Result<bool> {
    let [answers] = &args.output[..] else {
        bail!("--script writes one --output, found {}", args.output.len());
    };
    let compiled = builder.compile(target, &args.what.model, folder)?;
    eprint!("{}", compiled.warnings);
    let run = folder.join("run");
    device::stage_script(&run, script)?;
    let elf = builder.holding(&run).signatures(target, folder)?;
    device::run_script(target, &elf, &run, answers)?;
    Ok(true)
}

/// Runs a stream after the other, each on a board that was just started. Outputs are those of the
/// last inference of each, instructions those of all.
fn run_streams(builder: &Builder, image: &Image, files: &[PathBuf]) -> Result<Outcome> {
    let [port] = &image.compiled.inputs[..] else {
        bail!("--streams is for a model of one input");
    };
    let each = port.tensor()?.len_bytes();
    let mut all: Option<Outcome> = None;
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        ensure!(
            each > 0 && !bytes.is_empty() && bytes.len().is_multiple_of(each),
            "{}: {} bytes, expected a multiple of the {each} of input `{}`",
            file.display(),
            bytes.len(),
            port.name
        );
        let inferences: Vec<Tensors> = bytes.chunks(each).map(|it| vec![it.to_vec()]).collect();
        let mut outcome = device::run_built(builder, image, &inferences)?;
        outcome.outputs.drain(..inferences.len() - 1);
        match &mut all {
            Some(all) => {
                all.outputs.append(&mut outcome.outputs);
                all.profile.runs.append(&mut outcome.profile.runs);
            }
            None => all = Some(outcome),
        }
    }
    all.context("--streams without --input")
}

fn on_pod(repository: &Repository, pod: &Pod, args: &Args) -> Result<bool> {
    let model = &args.what.model;
    let folder = repository.image_dir(&pod.name, &model_name(model));
    let mut options = args.sharding.args();
    options.extend(args.running.compiled_with().iter().map(|it| it.into()));
    let program = pod::build(repository, pod, model, &folder, &options)?;
    let mut passed_on = args.running.args();
    for file in &args.input {
        pod::push(&mut passed_on, "--input", Some(file));
    }
    for file in &args.output {
        pod::push(&mut passed_on, "--output", Some(file));
    }
    pod::push(&mut passed_on, "--report", args.report.as_ref());
    pod::run(repository, pod, &program, &passed_on)?;
    Ok(true)
}

/// The files in rounds of one per graph input.
fn read_inputs(image: &Image, files: &[PathBuf]) -> Result<Vec<Tensors>> {
    let ports = &image.compiled.inputs;
    if files.is_empty() {
        println!("no --input: every input is zeros");
        let zeros = |port: &Port| Ok(vec![0; port.tensor()?.len_bytes()]);
        return Ok(vec![ports.iter().map(zeros).collect::<Result<_>>()?]);
    }
    ensure!(
        files.len().is_multiple_of(ports.len().max(1)),
        "{} input files, but the model has {} inputs: {}",
        files.len(),
        ports.len(),
        ports
            .iter()
            .map(|port| port.name.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    );
    let round = |files: &[PathBuf]| -> Result<Tensors> {
        let read = |(file, port): (&PathBuf, &Port)| {
            npy::read(file, &port.tensor()?).with_context(|| format!("input `{}`", port.name))
        };
        files.iter().zip(ports).map(read).collect()
    };
    files.chunks(ports.len().max(1)).map(round).collect()
}
