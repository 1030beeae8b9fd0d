//! A program on virtual devices of this machine.

use std::path::PathBuf;
use std::time::Instant;

use peapod_diagnostic::{Result, ResultExt, code, ensure};
use peapod_emit::pod;
use peapod_ir::{DType, TensorType};
use peapod_pod::{Engine, EngineOptions, mpi};
use peapod_schemas::pod::{DType as FileDType, Port, Program};
use serde_json::{Value as Json, json};

use super::feedback::listed;
use super::profile;
use crate::options::threads;
use crate::tensor_file::{self, Io, TensorFiles, typed};
use crate::{Observer, Source, Staging, Work, diagnose, memory};

pub use peapod_pod::{MAX_ITERATIONS, engine};

/// How a program is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Files of tensors.
    pub io: Io,
    /// The engine, one of [`engine::ENGINES`], and its argument.
    pub engine: engine::EngineSpec,
    /// Runs of the program; results take the place of the inputs that they replace.
    pub steps: usize,
    /// Threads; 0 takes all cores.
    pub threads: usize,
    /// Iterations that all loops of a device may take together in a step.
    pub max_iterations: u64,
    /// Element operations that a device may make in a step.
    pub max_work: u64,
}

/// What a run was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ran {
    /// Devices of the mesh.
    pub devices: usize,
    /// Median of the times of the steps.
    pub median_seconds: f64,
    /// Outputs that were written.
    pub written: usize,
    /// Whether this process is the one of several that says so.
    pub shown: bool,
}

/// Runs this command as several ranks if `--engine mpi:N` asks for it and it is none itself;
/// whether it did.
///
/// # Errors
///
/// The ranks cannot be started, or one of them failed.
pub fn start_ranks(engine: &engine::EngineSpec) -> Result<bool> {
    let Some(argument) = engine.argument.as_ref().filter(|_| engine.name == "mpi") else {
        return Ok(false);
    };
    if mpi::is_rank() {
        return Ok(false);
    }
    let program = std::env::current_exe().unwrap_or_else(|_| "peapod".into());
    let args: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    let ended = mpi::start(argument, &program, &args).map_err(diagnose::pod_run)?;
    ensure!(
        ended.success(),
        code::PEER.error("a rank failed", "see what the ranks printed")
    );
    Ok(true)
}

/// Loads, runs all steps, and only then writes.
///
/// # Errors
///
/// The program cannot be loaded, an input file is not what it takes, a step fails or yields a
/// scalar that is not a number, or a file cannot be written.
pub fn run(source: &Source, options: &Options, observer: &dyn Observer) -> Result<Ran> {
    let program = peapod_pod::Program::from(super::read(source, observer)?);
    ensure!(
        options.steps > 0,
        code::OPTION_VALUE.error("no steps to run", "give --steps 1 or more")
    );
    refuse_open(&program, options.steps)?;
    memory::check("the program on all its devices", needed(&program))?;
    let kept = size_of::<f64>() * (1 + scalars(&program).len());
    let kept = kept as u128 * options.steps as u128;
    memory::check("what is kept of every step", kept)?;
    let inputs = read_inputs(&options.io, &program)?;
    let outputs = output_files(&options.io, &program)?;
    let kind = engine::named(&options.engine.name).map_err(diagnose::engine)?;
    let engine_options = EngineOptions {
        threads: threads(options.threads)?,
        max_iterations: options.max_iterations,
        max_work: options.max_work,
    };
    let mut engine = kind
        .load_with(program, options.engine.argument.as_deref(), engine_options)
        .map_err(diagnose::pod_run)?;
    let silent = crate::observer::Silent;
    let first = engine.is_first();
    let observer: &dyn Observer = if first { observer } else { &silent };
    let taken = run_steps(options.steps, &mut *engine, &inputs, observer);
    observer.end();
    let taken = taken?;
    let mut staging = Staging::default();
    for (index, path) in &outputs {
        let ty = tensor_type(&engine.program().outputs[*index]);
        let bytes = engine.output(*index).map_err(diagnose::pod_run)?;
        if !first {
            continue;
        }
        staging.add(path, &tensor_file::encode(path, &ty, &bytes)?)?;
    }
    // Every rank counts the same traffic.
    if let Some(path) = &options.io.report.as_ref().filter(|_| first) {
        let mut report = report(source, &*engine, &taken)?;
        report["engine"] = json!(kind.name);
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    Ok(Ran {
        devices: engine.program().mesh.devices(),
        median_seconds: median(&taken.seconds),
        written: outputs.len(),
        shown: first,
    })
}

/// Bytes that a run takes: arenas of all devices, constants, inputs and outputs, and a copy of one
/// of these, which are cut and put together one after another.
fn needed(program: &Program) -> u128 {
    let product = |extents: &mut dyn Iterator<Item = usize>| {
        extents.fold(1_u128, |product, extent| {
            product.saturating_mul(extent as u128)
        })
    };
    let devices = product(&mut program.mesh.axes.iter().map(|axis| axis.1));
    let ports = program.inputs.iter().chain(&program.outputs);
    let ports: Vec<u128> = ports
        .map(|port| {
            let elements = product(&mut port.shape.iter().copied());
            elements.saturating_mul(port.dtype.size_bytes() as u128)
        })
        .collect();
    let copy = ports.iter().max().copied().unwrap_or(0);
    let arenas = devices.saturating_mul(program.arena_bytes as u128);
    let constants = program.constants.bytes().len() as u128;
    let sums = ports.into_iter().chain([copy, constants]);
    sums.fold(arenas, u128::saturating_add)
}

/// Steps after the first need to know what every output replaces.
fn refuse_open(program: &Program, steps: usize) -> Result<()> {
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

/// Bytes of every input; zeros where no files are given.
fn read_inputs(io: &Io, program: &Program) -> Result<Vec<Vec<u8>>> {
    let ports = &program.inputs;
    let files = io.inputs.inputs(ports.len())?;
    if files.is_empty() {
        let zeros = |port: &Port| memory::zeros(&port.name, port.global_bytes());
        return ports.iter().map(zeros).collect();
    }
    ensure!(
        files.len() == ports.len(),
        code::FILE_COUNT
            .error(
                format!(
                    "expected {} input files, found {}",
                    ports.len(),
                    files.len()
                ),
                "give one file per input, in order, or a folder with --inputs",
            )
            .note(format!(
                "the inputs are {}",
                ports.iter().map(described).collect::<Vec<_>>().join(", ")
            )),
    );
    let read = |(index, (file, port)): (usize, (&PathBuf, &Port))| {
        let bytes = tensor_file::read(file, &tensor_type(port));
        bytes.note(|| format!("input {index} `{}` of the program", port.name))
    };
    files.iter().zip(ports).enumerate().map(read).collect()
}

/// Indices of the outputs to write, and their files.
fn output_files(io: &Io, program: &Program) -> Result<Vec<(usize, PathBuf)>> {
    let ports = &program.outputs;
    let folder = match &io.outputs {
        TensorFiles::Files(files) => {
            let (named, count) = (files.len(), ports.len());
            ensure!(
                named <= count,
                code::FILE_COUNT.error(
                    format!("expected at most {count} output files, found {named}"),
                    "give at most one file per output",
                ),
            );
            return Ok(files.iter().cloned().enumerate().collect());
        }
        TensorFiles::Folder(folder) => folder,
    };
    let file = |(index, port): (usize, &Port)| {
        // Where .npy has no such elements the raw bytes are written.
        let ending = match tensor_file::has_npy(tensor_type(port).dtype) {
            true => "npy",
            false => "bin",
        };
        (index, folder.join(format!("out_{index:03}.{ending}")))
    };
    Ok(ports.iter().enumerate().map(file).collect())
}

/// What the steps took and yielded.
struct Taken {
    /// Per step.
    seconds: Vec<f64>,
    /// Per single float that is an output, such as the loss: its name, and its value per step.
    scalars: Vec<(String, Vec<f64>)>,
}

/// Runs the steps and says what each of them yields.
fn run_steps(
    steps: usize,
    engine: &mut dyn Engine,
    inputs: &[Vec<u8>],
    observer: &dyn Observer,
) -> Result<Taken> {
    for (index, bytes) in inputs.iter().enumerate() {
        engine.set_input(index, bytes).map_err(diagnose::pod_run)?;
    }
    let scalars = scalars(engine.program());
    let replaced: Vec<bool> = replaced(engine.program());
    watch(steps, engine, observer);
    let mut taken = Taken {
        seconds: vec![],
        scalars: scalars.iter().map(|it| (it.1.clone(), vec![])).collect(),
    };
    for step in 1..=steps {
        if step > 1 {
            engine.feed_back().map_err(diagnose::pod_run)?;
            for (index, bytes) in inputs.iter().enumerate() {
                if !replaced[index] && !engine.program().keeps_input(index) {
                    engine.set_input(index, bytes).map_err(diagnose::pod_run)?;
                }
            }
        }
        let began = Instant::now();
        let ran = engine.step().map_err(diagnose::pod_run);
        ran.note(|| "no outputs were written".to_owned())?;
        taken.seconds.push(began.elapsed().as_secs_f64());
        for ((index, name, dtype), (_, values)) in scalars.iter().zip(&mut taken.scalars) {
            let value = scalar(*dtype, &engine.output(*index).map_err(diagnose::pod_run)?);
            ensure!(
                !value.is_nan(),
                code::NOT_A_NUMBER
                    .error(
                        format!("step {step} of {steps}: output {index} `{name}` is NaN"),
                        "check the inputs, or lower the learning rate",
                    )
                    .note("no outputs were written"),
            );
            values.push(value);
            observer.scalar(step, name, value)?;
        }
        observer.stepped(step);
    }
    Ok(taken)
}

/// Shows the observer the progress of device 0 through the entry.
fn watch(steps: usize, engine: &mut dyn Engine, observer: &dyn Observer) {
    let units = engine.program().computations[0].steps.len();
    if let Some(tick) = observer.begin(Work::Steps { steps, units }) {
        engine.observe(Box::new(move |done| {
            if done.computation == 0 {
                tick();
            }
        }));
    }
}

/// Which inputs an output replaces.
fn replaced(program: &Program) -> Vec<bool> {
    let mut replaced = vec![false; program.inputs.len()];
    for output in &program.outputs {
        if let Some(input) = output.replaces {
            replaced[input] = true;
        }
    }
    replaced
}

/// Outputs that are single floats and replace nothing, such as the loss: index, name, type.
fn scalars(program: &Program) -> Vec<(usize, String, DType)> {
    let outputs = program.outputs.iter().enumerate();
    let scalars = outputs.filter_map(|(index, port)| {
        let ty = tensor_type(port);
        let single = port.replaces.is_none() && ty.shape.is_empty();
        let float = DType::FLOATS.contains(&ty.dtype);
        (single && float).then(|| (index, port.name.clone(), ty.dtype))
    });
    scalars.collect()
}

fn scalar(dtype: DType, bytes: &[u8]) -> f64 {
    let ty = TensorType::new(dtype, []);
    let tensor = peapod_ir::Tensor::new(ty, bytes.to_vec());
    tensor.map_or(f64::NAN, |tensor| tensor.scalars()[0].double())
}

/// What the compiler says of the program, and what running it took.
fn report(source: &Source, engine: &dyn Engine, ran: &Taken) -> Result<Json> {
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
    Ok(report)
}

fn median(seconds: &[f64]) -> f64 {
    let mut sorted = seconds.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn described(port: &Port) -> String {
    format!("`{}` {}", port.name, typed(&tensor_type(port)))
}

/// Type of a whole tensor.
pub fn tensor_type(port: &Port) -> TensorType {
    TensorType::new(dtype(port.dtype), port.shape.clone())
}

fn dtype(dtype: FileDType) -> DType {
    match dtype {
        FileDType::F32 => DType::F32,
        FileDType::F16 => DType::F16,
        FileDType::Bf16 => DType::Bf16,
        FileDType::F64 => DType::F64,
        FileDType::I8 => DType::I8,
        FileDType::I16 => DType::I16,
        FileDType::I32 => DType::I32,
        FileDType::I64 => DType::I64,
        FileDType::U8 => DType::U8,
        FileDType::U32 => DType::U32,
        FileDType::Bool => DType::Bool,
    }
}
