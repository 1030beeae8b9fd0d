//! `peapod run` for a pod: a program on virtual devices of this machine.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use peapod_emit::pod;
use peapod_ir::{DType, TensorType};
use peapod_pod::{Executor, ExecutorOptions, Port, Program, RunError};
use peapod_schemas::pod::DType as FileDType;
use serde_json::{Value as Json, json};

use crate::args;
use crate::print::print;
use crate::profile_pod;
use crate::source::Source;
use crate::staging::Staging;
use crate::tensor_file::{self, typed};

/// Loads, runs all steps, and only then writes.
pub fn run(args: &args::Run, source: &Source) -> Result<()> {
    let program = peapod_pod::load(&source.bytes).with_context(|| source.path.clone())?;
    ensure!(args.steps > 0, "no steps: give --steps 1 or more");
    let inputs = read_inputs(args, &program)?;
    let outputs = output_files(args, &program)?;
    let options = ExecutorOptions {
        threads: args.threads,
        max_iterations: args.max_iterations,
    };
    let mut executor = Executor::new(program, options)?;
    let ran = run_steps(args, &mut executor, &inputs)?;
    let mut staging = Staging::default();
    for (index, path) in &outputs {
        let port = &executor.program().outputs()[*index];
        let bytes = executor.output(*index);
        staging.add(
            path,
            &tensor_file::encode(path, &tensor_type(port), &bytes)?,
        )?;
    }
    if let Some(path) = &args.report {
        let report = report(source, &executor, &ran)?;
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    let written = outputs.len();
    print(&format!(
        "{} steps on {} devices, median {:.4} s; {written} outputs written\n",
        args.steps,
        executor.program().mesh().devices(),
        median(&ran.seconds),
    ))
}

/// Bytes of every input; zeros where no files are given.
fn read_inputs(args: &args::Run, program: &Program) -> Result<Vec<Vec<u8>>> {
    let ports = program.inputs();
    let files = match &args.inputs {
        Some(folder) => tensor_file::in_folder(folder, "in", ports.len())?,
        None => args.input.clone(),
    };
    if files.is_empty() {
        let zeros = ports.iter().map(|port| vec![0; port.global_bytes()]);
        return Ok(zeros.collect());
    }
    ensure!(
        files.len() == ports.len(),
        "{} input files, but the program has {} inputs: {}",
        files.len(),
        ports.len(),
        ports.iter().map(described).collect::<Vec<_>>().join(", "),
    );
    let read = |(index, (file, port)): (usize, (&PathBuf, &Port))| {
        let bytes = tensor_file::read(file, &tensor_type(port));
        bytes.with_context(|| format!("input {index} `{}`", port.name))
    };
    files.iter().zip(ports).enumerate().map(read).collect()
}

/// Indices of the outputs to write, and their files.
fn output_files(args: &args::Run, program: &Program) -> Result<Vec<(usize, PathBuf)>> {
    let count = program.outputs().len();
    ensure!(
        args.output.len() <= count,
        "{} output files, but the program has {count} outputs",
        args.output.len(),
    );
    let named = args.output.iter().cloned();
    Ok(match &args.outputs {
        Some(folder) => {
            let file = |index| folder.join(format!("out_{index:03}.npy"));
            // Where .npy has no such elements the raw bytes are written.
            let raw = |port: &Port| !tensor_file::has_npy(tensor_type(port).dtype);
            let ports = program.outputs().iter().enumerate();
            ports
                .map(|(index, port)| match raw(port) {
                    true => (index, file(index).with_extension("bin")),
                    false => (index, file(index)),
                })
                .collect()
        }
        None => named.enumerate().collect(),
    })
}

/// What the steps took and yielded.
struct Ran {
    /// Per step.
    seconds: Vec<f64>,
    /// Per single float that is an output, such as the loss: its name, and its value per step.
    scalars: Vec<(String, Vec<f64>)>,
}

/// Runs the steps and says what each of them yields.
fn run_steps(args: &args::Run, executor: &mut Executor, inputs: &[Vec<u8>]) -> Result<Ran> {
    for (index, bytes) in inputs.iter().enumerate() {
        executor.set_input(index, bytes)?;
    }
    let scalars = scalars(executor.program());
    let replaced: Vec<bool> = replaced(executor.program());
    let progress = progress(args.steps, executor);
    let mut ran = Ran {
        seconds: Vec::with_capacity(args.steps),
        scalars: scalars.iter().map(|it| (it.1.clone(), vec![])).collect(),
    };
    for step in 1..=args.steps {
        if step > 1 {
            executor.feed_back();
            for (index, bytes) in inputs.iter().enumerate() {
                if !replaced[index] && !executor.program().keeps_input(index) {
                    executor.set_input(index, bytes)?;
                }
            }
        }
        let began = Instant::now();
        run_step(executor)?;
        ran.seconds.push(began.elapsed().as_secs_f64());
        for ((index, name, dtype), (_, values)) in scalars.iter().zip(&mut ran.scalars) {
            let value = scalar(*dtype, &executor.output(*index));
            if value.is_nan() {
                progress.finish_and_clear();
                anyhow::bail!(
                    "step {step} of {}: output {index} `{name}` is NaN, not a number; nothing was \
                     written. Look at the inputs, or take smaller steps of learning",
                    args.steps,
                );
            }
            values.push(value);
            progress.suspend(|| print(&format!("step {step}: {name} {value}\n")))?;
        }
        progress.set_message(format!("{step}/{}", args.steps));
    }
    progress.finish_and_clear();
    Ok(ran)
}

fn run_step(executor: &mut Executor) -> Result<()> {
    let ran = executor.run_step();
    let help = "nothing was written. Allow more with --max-iterations";
    match &ran {
        Err(RunError::Endless { .. }) => ran.context(help),
        Err(_) | Ok(()) => Ok(ran?),
    }
}

/// Which inputs an output replaces.
fn replaced(program: &Program) -> Vec<bool> {
    let mut replaced = vec![false; program.inputs().len()];
    for output in program.outputs() {
        if let Some(input) = output.replaces {
            replaced[input] = true;
        }
    }
    replaced
}

/// Outputs that are single floats and replace nothing, such as the loss: index, name, type.
fn scalars(program: &Program) -> Vec<(usize, String, DType)> {
    let outputs = program.outputs().iter().enumerate();
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

/// A bar for a terminal, which also moves within a step: by what device 0 has done of the entry.
fn progress(steps: usize, executor: &mut Executor) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let within = executor.program().computations()[0].steps.len();
    let bar = ProgressBar::new((steps * within) as u64);
    bar.set_message(format!("0/{steps}"));
    let moved = bar.clone();
    executor.observe(move |done| moved.inc(u64::from(done.computation == 0)));
    let style = ProgressStyle::with_template("{bar:40} {msg} steps, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// What the compiler says of the program, and what running it took.
fn report(source: &Source, executor: &Executor, ran: &Ran) -> Result<Json> {
    let compiled = pod::Report::new(&source.bytes, "local", &source.name)?;
    let mut report = serde_json::to_value(&compiled)?;
    let traffic = executor.traffic().iter().map(|traffic| {
        json!({
            "kind": traffic.kind.name(),
            "count": traffic.count,
            "bytes": traffic.payload_bytes,
            "wire_bytes_per_device": traffic.wire_bytes_per_device,
        })
    });
    report["traffic"] = json!(traffic.collect::<Vec<_>>());
    report["memory"]["peak_resident_bytes"] = json!(profile_pod::peak_resident_bytes());
    report["profile"] = json!(profile_pod::profile(executor));
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
        // Flatbuffers' enums are open; the loader has refused all others.
        FileDType(_) => unreachable!("the loader knows every element type"),
    }
}
