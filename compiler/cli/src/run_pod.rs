//! `peapod run` for a pod: a program on virtual devices of this machine.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use peapod_ir::{DType, TensorType};
use peapod_pod::{Executor, ExecutorOptions, Port, Program};
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
    };
    let mut executor = Executor::new(program, options)?;
    let seconds = run_steps(args, &mut executor, &inputs)?;
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
        let report = report(source, &executor, &seconds);
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    let written = outputs.len();
    let median = median(&seconds);
    print(&format!(
        "{} steps, median {median:.4} s; {written} outputs written\n",
        seconds.len()
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

/// Runs the steps and says what each of them yields; seconds per step.
fn run_steps(args: &args::Run, executor: &mut Executor, inputs: &[Vec<u8>]) -> Result<Vec<f64>> {
    for (index, bytes) in inputs.iter().enumerate() {
        executor.set_input(index, bytes)?;
    }
    let scalars = scalars(executor.program());
    let replaced: Vec<bool> = replaced(executor.program());
    let progress = progress(args.steps);
    let mut seconds = Vec::with_capacity(args.steps);
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
        executor.run_step()?;
        seconds.push(began.elapsed().as_secs_f64());
        for (index, name, dtype) in &scalars {
            let value = scalar(*dtype, &executor.output(*index));
            if value.is_nan() {
                progress.finish_and_clear();
                anyhow::bail!("step {step}: output {index} `{name}` is not a number");
            }
            progress.suspend(|| print(&format!("step {step}: {name} {value}\n")))?;
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(seconds)
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

/// A bar for a terminal, where there are several steps.
fn progress(steps: usize) -> ProgressBar {
    if steps < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(steps as u64);
    let style = ProgressStyle::with_template("{bar:40} step {pos}/{len}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn report(source: &Source, executor: &Executor, seconds: &[f64]) -> Json {
    let program = executor.program();
    let mesh = program.mesh();
    let axes = mesh
        .axes
        .iter()
        .map(|(name, size)| json!({ "name": name, "size": size }));
    let collectives = executor.traffic().iter().map(|traffic| {
        json!({
            "kind": traffic.kind.name(),
            "count": traffic.count,
            "bytes": traffic.payload_bytes,
            "wire_bytes_per_device": traffic.wire_bytes_per_device,
        })
    });
    json!({
        "target": "local",
        "model": source.name,
        "devices": mesh.devices(),
        "mesh": axes.collect::<Vec<_>>(),
        "collectives": collectives.collect::<Vec<_>>(),
        "memory": {
            "per_device_bytes": program.arena_bytes(),
            "peak_resident_bytes": profile_pod::peak_resident_bytes(),
        },
        "step_seconds": median(seconds),
        "steps": seconds,
        "profile": profile_pod::profile(executor),
    })
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
fn tensor_type(port: &Port) -> TensorType {
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
