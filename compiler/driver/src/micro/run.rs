//! A model on this machine, with the interpreter that devices run.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code, ensure};
use peapod_emit::micro::{Form, Report};
use peapod_ir::TensorType;
use peapod_micro::{Model, Session, StepEvent};
use peapod_passes::MicroOptions;
use serde_json::{Value as Json, json};

use super::compiled::Compiled;
use super::host::{Host, tensor_type};
use crate::seeded::Seeded;
use crate::tensor_file::{self, Io, TensorFiles, typed};
use crate::{Format, Observer, Source, Staging, diagnose, memory};

/// Element operations of an inference after which it is not run, unless the caller says otherwise:
/// hours of a core.
pub const MAX_WORK: u64 = 10_000_000_000_000;

/// What consecutive runs of a model yielded.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Type and bytes of every output, run by run.
    pub outputs: Vec<(TensorType, Vec<u8>)>,
    /// Outputs of a run.
    pub per_run: usize,
    /// Where the first of them were written.
    pub files: Vec<PathBuf>,
}

/// Loads or compiles, runs every round of inputs, and only then writes what was requested.
///
/// # Errors
///
/// The model cannot be compiled or loaded, an inference may make more than `max_work` element
/// operations, an input file is not what it takes, or a file cannot be written.
pub fn run(source: &Source, io: &Io, max_work: u64, observer: &dyn Observer) -> Result<Ran> {
    let (pea, report) = pea(source, observer)?;
    let mut host = Host::read(source, &pea, observer)?;
    let work = host.model()?.work();
    ensure!(work <= max_work, diagnose::pea_work(work, max_work));
    let ports = Ports::of(&host.model()?)?;
    // Ports may share memory in the arena; here each has its own.
    let types = ports.inputs.iter().chain(&ports.outputs);
    let bytes = types.map(|ty| ty.size_bytes() as u128).sum();
    memory::check("all inputs and outputs", bytes)?;
    let rounds = ports.read_rounds(&io.inputs.inputs(ports.inputs.len())?)?;
    let files = ports.output_files(&io.outputs, rounds.len())?;
    let mut profile = Profile::default();
    let mut session = host.session()?;
    let mut outputs = Vec::new();
    for inputs in &rounds {
        ports.write_inputs(&mut session, inputs)?;
        profile.run(&mut session);
        outputs.extend(ports.outputs(&session)?);
    }
    let mut staging = Staging::default();
    for (path, (ty, bytes)) in files.iter().zip(&outputs) {
        staging.add(path, &tensor_file::encode(path, ty, bytes)?)?;
    }
    if let Some(path) = &io.report {
        let report = profile.report(source, &host, report)?;
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    Ok(Ran {
        outputs,
        per_run: ports.outputs.len(),
        files,
    })
}

/// The pea of a file, and the report where it was compiled just now.
fn pea(source: &Source, observer: &dyn Observer) -> Result<(Vec<u8>, Option<Report>)> {
    match source.format {
        Format::Pea => Ok((source.bytes.clone(), None)),
        Format::Tflite | Format::Mlir | Format::Ir | Format::Pod => {
            let compiled = Compiled::new(source.module(observer)?, &MicroOptions::default());
            let compiled = compiled.in_file(&source.path)?;
            let report = compiled.report(HOST, &source.name, Form::Pea)?;
            Ok((compiled.pea, Some(report)))
        }
    }
}

/// What reports call this machine.
const HOST: &str = "host";

/// Types of a model's inputs and outputs.
pub(super) struct Ports {
    /// Inputs in order.
    inputs: Vec<TensorType>,
    /// Outputs in order.
    outputs: Vec<TensorType>,
    /// Whether the model keeps anything from run to run.
    stateful: bool,
}

impl Ports {
    /// Those of a loaded model.
    pub(super) fn of(model: &Model<'_>) -> Result<Self> {
        Ok(Self {
            stateful: model.state_count() > 0,
            inputs: model
                .inputs()
                .iter()
                .map(tensor_type)
                .collect::<Result<_>>()?,
            outputs: model
                .outputs()
                .iter()
                .map(tensor_type)
                .collect::<Result<_>>()?,
        })
    }

    /// Rounds of elements that follow from a number.
    pub(super) fn seeded_rounds(&self, mut seeded: Seeded, runs: usize) -> Vec<Vec<Vec<u8>>> {
        let mut round = || self.inputs.iter().map(|ty| seeded.bytes(ty)).collect();
        (0..runs).map(|_| round()).collect()
    }

    /// Files in rounds of one per input. No files are one round of zeros.
    pub(super) fn read_rounds(&self, files: &[PathBuf]) -> Result<Vec<Vec<Vec<u8>>>> {
        if files.is_empty() {
            let zeros = self
                .inputs
                .iter()
                .map(|ty| memory::zeros("an input", ty.size_bytes()));
            return Ok(vec![zeros.collect::<Result<_>>()?]);
        }
        let count = self.inputs.len();
        if let ([only], true) = (&self.inputs[..], self.stateful) {
            // A file may hold many frames of a stream.
            let read = |file: &PathBuf| {
                let several = tensor_file::read_several(file, only);
                several.note(|| "input 0 of the model".to_owned())
            };
            let several = files.iter().map(read).collect::<Result<Vec<_>>>()?;
            return Ok(several.into_iter().flatten().map(|one| vec![one]).collect());
        }
        ensure!(
            count > 0 && files.len().is_multiple_of(count),
            code::FILE_COUNT
                .error(
                    format!(
                        "expected {count} input files per run, found {} files",
                        files.len()
                    ),
                    "give one file per input, in order, and that many again for each further run",
                )
                .note(format!(
                    "the inputs are {}",
                    self.inputs.iter().map(typed).collect::<Vec<_>>().join(", ")
                )),
        );
        let read = |(index, (file, ty)): (usize, (&PathBuf, &TensorType))| {
            tensor_file::read(file, ty).note(|| format!("input {index} of the model"))
        };
        let round = |files: &[PathBuf]| {
            files
                .iter()
                .zip(&self.inputs)
                .enumerate()
                .map(read)
                .collect()
        };
        files.chunks(count).map(round).collect()
    }

    /// The files for the outputs of so many runs.
    fn output_files(&self, place: &TensorFiles, rounds: usize) -> Result<Vec<PathBuf>> {
        let results = rounds * self.outputs.len();
        let files = match place {
            TensorFiles::Folder(folder) => {
                let file = |index| folder.join(format!("out_{index:03}.npy"));
                (0..results).map(file).collect()
            }
            TensorFiles::Files(files) => files.clone(),
        };
        ensure!(
            files.len() <= results,
            code::FILE_COUNT.error(
                format!(
                    "expected at most {results} output files for {rounds} runs, found {}",
                    files.len()
                ),
                "give at most one file per output and run",
            ),
        );
        Ok(files)
    }

    /// Puts the inputs of one run into the arena.
    pub(super) fn write_inputs(
        &self,
        session: &mut Session<'_, '_>,
        inputs: &[Vec<u8>],
    ) -> Result<()> {
        for (index, bytes) in inputs.iter().enumerate() {
            let input = session.input_mut(index);
            let input = input.ok_or_else(|| no_port("input", index))?;
            ensure!(
                input.len() == bytes.len(),
                Diagnostic::bug(format!(
                    "input {index} takes {} bytes, found {}",
                    input.len(),
                    bytes.len()
                ))
            );
            input.copy_from_slice(bytes);
        }
        Ok(())
    }

    /// Copies of the outputs of one run.
    fn outputs(&self, session: &Session<'_, '_>) -> Result<Vec<(TensorType, Vec<u8>)>> {
        let output = |(index, ty): (usize, &TensorType)| {
            let bytes = session.output(index);
            let bytes = bytes.ok_or_else(|| no_port("output", index))?;
            Ok((ty.clone(), bytes.to_vec()))
        };
        self.outputs.iter().enumerate().map(output).collect()
    }
}

fn no_port(what: &str, index: usize) -> Diagnostic {
    Diagnostic::bug(format!("the session has no {what} {index}"))
}

/// Time that runs and their steps took.
#[derive(Default)]
struct Profile {
    runs: u32,
    steps: Vec<(&'static str, Duration)>,
}

impl Profile {
    fn run(&mut self, session: &mut Session<'_, '_>) {
        let mut began = Instant::now();
        session.run_with(|event| match event {
            StepEvent::Begin { step, kernel } => {
                if step == self.steps.len() {
                    self.steps.push((kernel.name(), Duration::ZERO));
                }
                began = Instant::now();
            }
            StepEvent::End { step, .. } => self.steps[step].1 += began.elapsed(),
        });
        self.runs += 1;
    }

    /// What other programs read, with the mean time of every op over all runs.
    fn report(&self, source: &Source, host: &Host, compiled: Option<Report>) -> Result<Json> {
        let mean = |time: Duration| (time / self.runs.max(1)).as_nanos() as u64;
        let total = self.steps.iter().map(|(_, time)| *time).sum();
        let mut ops = Vec::new();
        for (index, (kernel, time)) in self.steps.iter().enumerate() {
            let mut op = json!({ "index": index, "kernel": kernel, "nanoseconds": mean(*time) });
            // A pea tells kernels only; what they came from is known where it was just compiled.
            if let Some(known) = compiled.as_ref().and_then(|report| report.ops.get(index)) {
                op["op"] = json!(known.op);
                op["name"] = json!(known.name);
                op["macs"] = json!(known.macs);
            }
            ops.push(op);
        }
        Ok(json!({
            "target": HOST,
            "model": source.name,
            "runs": self.runs,
            "nanoseconds": mean(total),
            "ops": ops,
            "ram": { "activations": host.model()?.arena_len() },
            "flash": { "model": host.pea().len() },
        }))
    }
}
