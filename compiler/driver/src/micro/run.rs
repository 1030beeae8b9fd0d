//! A model on this machine, with the interpreter that devices run.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code, ensure};
use peapod_emit::micro::report::Op;
use peapod_emit::micro::{Form, Report};
use peapod_ir::TensorType;
use peapod_micro::{Model, Session, StepEvent};
use peapod_passes::MicroOptions;
use serde_json::{Value as Json, json};

use super::compiled::Compiled;
use super::host::{Host, tensor_type};
use crate::seeded::Seeded;
use crate::tensor_file::archive::{self, Need, Others, Wanted};
use crate::tensor_file::prepare::{Preparation, Reader};
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
    /// What each run was of, and how many of the outputs it yielded.
    pub runs: Vec<Run>,
    /// Where the first of them were written.
    pub files: Vec<PathBuf>,
    /// What was done with each file of inputs that is no tensor.
    pub prepared: Vec<String>,
}

/// A run of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Key of the signature, if several were chosen.
    pub signature: Option<String>,
    /// How many outputs it has.
    pub outputs: usize,
}

/// Loads or compiles, runs every round of inputs, and only then writes what was requested. Where
/// signatures are chosen, a round has inputs for each of them, which run one after the other.
///
/// # Errors
///
/// The model cannot be compiled or loaded, an inference may make more than `max_work` element
/// operations, an input file is not what it takes, or a file cannot be written.
pub fn run(source: &Source, io: &Io, max_work: u64, observer: &dyn Observer) -> Result<Ran> {
    run_prepared(source, io, &Preparation::default(), max_work, observer)
}

/// As [`run`], with files of inputs that are images, sounds and tables.
///
/// # Errors
///
/// As those of [`run`]; or such a file does not become what the model takes.
pub fn run_prepared(
    source: &Source,
    io: &Io,
    preparation: &Preparation,
    max_work: u64,
    observer: &dyn Observer,
) -> Result<Ran> {
    let (pea, report) = pea(source, observer)?;
    let mut host = Host::read(source, &pea, observer)?;
    let sequence = sequence(source, &host.model()?, max_work)?;
    // Ports may share memory in the arena; here each has its own.
    let ports = sequence.iter().map(|chosen| &chosen.ports);
    let types = ports.flat_map(|ports| ports.inputs.iter().chain(&ports.outputs));
    let bytes = types.map(|ty| ty.size_bytes() as u128).sum();
    memory::check("all inputs and outputs", bytes)?;
    let mut reader = Reader::new(preparation, observer);
    let rounds = match &io.inputs {
        TensorFiles::Archives(paths) => archived_round(&sequence, paths)?,
        TensorFiles::Files(_) | TensorFiles::Folder(_) => {
            let inputs = sequence.iter().map(|chosen| chosen.ports.inputs.len());
            rounds(&sequence, &io.inputs.inputs(inputs.sum())?, &mut reader)?
        }
    };
    let counts = rounds
        .iter()
        .map(|(chosen, _)| sequence[*chosen].ports.outputs.len());
    let files = output_files(&io.outputs, counts.sum(), rounds.len())?;
    let mut profiles: Vec<Profile> = sequence.iter().map(|_| Profile::default()).collect();
    let mut session = host.session()?;
    let (mut outputs, mut runs) = (Vec::new(), Vec::new());
    for (index, inputs) in &rounds {
        let chosen = &sequence[*index];
        let selected = session.select(chosen.index);
        selected.ok_or_else(|| Diagnostic::bug("a signature is not there any more"))?;
        chosen.ports.write_inputs(&mut session, inputs)?;
        profiles[*index].run(&mut session);
        outputs.extend(chosen.ports.outputs(&session)?);
        runs.push(Run {
            signature: chosen.key.clone().filter(|_| sequence.len() > 1),
            outputs: chosen.ports.outputs.len(),
        });
    }
    let mut staging = staged(io, &files, &outputs)?;
    if let Some(path) = &io.report {
        let report = report_of(source, &host, &sequence, &profiles, report.as_ref())?;
        staging.add(path, format!("{report:#}\n").as_bytes())?;
    }
    staging.commit()?;
    Ok(Ran {
        outputs,
        runs,
        files,
        prepared: reader.into_done(),
    })
}

/// The files of outputs, not committed yet.
fn staged(io: &Io, files: &[PathBuf], outputs: &[(TensorType, Vec<u8>)]) -> Result<Staging> {
    let mut staging = Staging::default();
    if let TensorFiles::Archives(paths) = &io.outputs {
        for path in paths {
            staging.add(path, &archive::encode(path, &named(outputs))?)?;
        }
    }
    for (path, (ty, bytes)) in files.iter().zip(outputs) {
        staging.add(path, &tensor_file::encode(path, ty, bytes)?)?;
    }
    Ok(staging)
}

/// The pea of a file, and the report where it was compiled just now.
fn pea(source: &Source, observer: &dyn Observer) -> Result<(Vec<u8>, Option<Report>)> {
    match source.format {
        Format::Pea => Ok((source.bytes.clone(), None)),
        Format::Tflite | Format::Onnx | Format::Mlir | Format::Ir | Format::Pod => {
            let compiled = Compiled::new(source.entries(observer)?, &MicroOptions::default());
            let compiled = compiled.in_file(&source.path)?;
            let report = compiled.report(HOST, &source.name, Form::Pea)?;
            Ok((compiled.pea, Some(report)))
        }
    }
}

/// A signature that is run.
struct Chosen {
    /// Its number in the pea.
    index: usize,
    key: Option<String>,
    ports: Ports,
}

/// What a round runs: the chosen signatures in order, or else the first entry.
fn sequence(source: &Source, model: &Model<'_>, max_work: u64) -> Result<Vec<Chosen>> {
    let keys: Vec<Option<&str>> = (0..model.signature_count())
        .map(|index| model.signature_key(index))
        .collect();
    let chosen = match (&source.signatures[..], &keys[..]) {
        ([], _) => vec![0],
        // One signature of a `.tflite`, once or more: the pea is that, and does not name it.
        (signatures, [None]) if source.format != Format::Pea => vec![0; signatures.len()],
        (signatures, _) => {
            let place = |key: &String| {
                let place = keys.iter().position(|it| *it == Some(key));
                place.ok_or_else(|| no_signature(source, key, &keys))
            };
            signatures.iter().map(place).collect::<Result<_, _>>()?
        }
    };
    let chosen = chosen.into_iter().map(|index| {
        let entry = model.signature(index);
        let entry = entry.ok_or_else(|| Diagnostic::bug(format!("no signature {index}")))?;
        let work = entry.work();
        ensure!(work <= max_work, diagnose::pea_work(work, max_work));
        Ok(Chosen {
            index,
            key: keys[index].map(str::to_owned),
            ports: Ports::of(&entry)?,
        })
    });
    chosen.collect()
}

fn no_signature(source: &Source, key: &str, keys: &[Option<&str>]) -> Diagnostic {
    let known: Vec<String> = keys
        .iter()
        .flatten()
        .map(|key| format!("{key:?}"))
        .collect();
    let known = match known.is_empty() {
        true => "none".to_owned(),
        false => known.join(", "),
    };
    code::NO_SIGNATURE
        .error(
            format!("no signature {key:?}; the pea has {known}"),
            "choose one that is there, or compile the model with the signature",
        )
        .in_file(&source.path)
}

/// A run of each round: its place in the sequence, and its inputs.
type Rounds = Vec<(usize, Vec<Vec<u8>>)>;

/// Files in rounds of those of each signature in turn. No files are one round of zeros.
fn rounds(sequence: &[Chosen], files: &[PathBuf], reader: &mut Reader<'_>) -> Result<Rounds> {
    reader.check(files)?;
    if let [only] = sequence {
        let rounds = only.ports.read_rounds(files, reader)?;
        return Ok(rounds.into_iter().map(|inputs| (0, inputs)).collect());
    }
    let count: usize = sequence.iter().map(|it| it.ports.inputs.len()).sum();
    ensure!(
        files.is_empty() || count > 0 && files.len().is_multiple_of(count),
        code::FILE_COUNT.error(
            format!(
                "expected {count} input files for all signatures, found {} files",
                files.len()
            ),
            "give one file per input of each signature, in order, and as many for each further round",
        )
    );
    let mut rounds = Rounds::new();
    let mut rest = files;
    loop {
        for (index, chosen) in sequence.iter().enumerate() {
            let count = chosen.ports.inputs.len().min(rest.len());
            let (own, others) = rest.split_at(count);
            rest = others;
            rounds.push((index, chosen.ports.read_round(own, reader)?));
        }
        if rest.is_empty() {
            return Ok(rounds);
        }
    }
}

/// What other programs read: of several signatures, that of the first, and of each.
fn report_of(
    source: &Source,
    host: &Host,
    sequence: &[Chosen],
    profiles: &[Profile],
    compiled: Option<&Report>,
) -> Result<Json> {
    let ops = |index: usize| {
        let signature = compiled.and_then(|it| it.signatures.get(sequence[index].index));
        let ops = signature.map(|it| &it.ops[..]);
        ops.or(compiled.map(|it| &it.ops[..])).unwrap_or_default()
    };
    let mut report = profiles[0].report(source, host, ops(0))?;
    if sequence.len() > 1 {
        let mut signatures = Vec::new();
        for (index, (chosen, profile)) in sequence.iter().zip(profiles).enumerate() {
            let mut one = profile.measured(ops(index));
            one["key"] = json!(chosen.key);
            signatures.push(one);
        }
        report["signatures"] = json!(signatures);
    }
    Ok(report)
}

/// What reports call this machine.
const HOST: &str = "host";

/// Types of a model's inputs and outputs.
pub(super) struct Ports {
    /// Inputs in order.
    pub(super) inputs: Vec<TensorType>,
    /// Outputs in order.
    pub(super) outputs: Vec<TensorType>,
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
    pub(super) fn read_rounds(
        &self,
        files: &[PathBuf],
        reader: &mut Reader<'_>,
    ) -> Result<Vec<Vec<Vec<u8>>>> {
        if files.is_empty() {
            return Ok(vec![self.read_round(files, reader)?]);
        }
        let count = self.inputs.len();
        if let ([only], true) = (&self.inputs[..], self.stateful) {
            // A file may hold many frames of a stream.
            let read = |file: &PathBuf| {
                let several = reader.read(file, only, true);
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
        let rounds = files.chunks(count);
        rounds.map(|files| self.read_round(files, reader)).collect()
    }

    /// The inputs of one run; zeros if there are no files.
    fn read_round(&self, files: &[PathBuf], reader: &mut Reader<'_>) -> Result<Vec<Vec<u8>>> {
        if files.is_empty() {
            let zeros = self.inputs.iter();
            let zeros = zeros.map(|ty| memory::zeros("an input", ty.size_bytes()));
            return zeros.collect();
        }
        let files = files.iter().zip(&self.inputs).enumerate();
        files
            .map(|(index, (file, ty))| {
                let runs = reader.read(file, ty, false);
                let runs = runs.note(|| format!("input {index} of the model"))?;
                Ok(runs.into_iter().flatten().collect())
            })
            .collect()
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
    pub(super) fn outputs(&self, session: &Session<'_, '_>) -> Result<Vec<(TensorType, Vec<u8>)>> {
        let output = |(index, ty): (usize, &TensorType)| {
            let bytes = session.output(index);
            let bytes = bytes.ok_or_else(|| no_port("output", index))?;
            Ok((ty.clone(), bytes.to_vec()))
        };
        self.outputs.iter().enumerate().map(output).collect()
    }
}

/// The files for the outputs of so many runs.
fn output_files(place: &TensorFiles, results: usize, runs: usize) -> Result<Vec<PathBuf>> {
    let files = match place {
        TensorFiles::Folder(folder) => {
            let file = |index| folder.join(format!("out_{index:03}.npy"));
            (0..results).map(file).collect()
        }
        TensorFiles::Files(files) => files.clone(),
        TensorFiles::Archives(_) => vec![],
    };
    ensure!(
        files.len() <= results,
        code::FILE_COUNT.error(
            format!(
                "expected at most {results} output files for {runs} runs, found {}",
                files.len()
            ),
            "give at most one file per output and run",
        ),
    );
    Ok(files)
}

/// One round of inputs from archives: peas name no inputs, they are `in_000` and so on.
fn archived_round(sequence: &[Chosen], paths: &[PathBuf]) -> Result<Rounds> {
    let types = sequence.iter().flat_map(|it| &it.ports.inputs);
    let wanted = types.enumerate().map(|(index, ty)| Wanted {
        name: format!("in_{index:03}"),
        ty: ty.clone(),
        need: Need::Needed,
    });
    let read = archive::read(paths, &wanted.collect::<Vec<_>>(), Others::Refused)?;
    let mut read = read.into_iter().flatten();
    let rounds = sequence.iter().enumerate();
    let rounds = rounds.map(|(index, chosen)| {
        let inputs = read.by_ref().take(chosen.ports.inputs.len());
        (index, inputs.collect())
    });
    Ok(rounds.collect())
}

/// Outputs as archives name them.
fn named(outputs: &[(TensorType, Vec<u8>)]) -> Vec<(String, TensorType, Vec<u8>)> {
    let named = outputs.iter().enumerate();
    let named =
        named.map(|(index, (ty, bytes))| (format!("out_{index:03}"), ty.clone(), bytes.clone()));
    named.collect()
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

    /// What other programs read, with the mean time of every op over all runs. `compiled` are the
    /// ops that the kernels came from, where they are known.
    fn report(&self, source: &Source, host: &Host, compiled: &[Op]) -> Result<Json> {
        let mut report = self.measured(compiled);
        report["target"] = json!(HOST);
        report["model"] = json!(source.name);
        report["ram"] = json!({ "activations": host.model()?.arena_len() });
        report["flash"] = json!({ "model": host.pea().len() });
        Ok(report)
    }

    /// How often it ran, and how long ops took.
    fn measured(&self, compiled: &[Op]) -> Json {
        let mean = |time: Duration| (time / self.runs.max(1)).as_nanos() as u64;
        let total = self.steps.iter().map(|(_, time)| *time).sum();
        let mut ops = Vec::new();
        for (index, (kernel, time)) in self.steps.iter().enumerate() {
            let mut op = json!({ "index": index, "kernel": kernel, "nanoseconds": mean(*time) });
            // A pea tells kernels only; what they came from is known where it was just compiled.
            if let Some(known) = compiled.get(index) {
                op["op"] = json!(known.op);
                op["name"] = json!(known.name);
                op["macs"] = json!(known.macs);
            }
            ops.push(op);
        }
        json!({ "runs": self.runs, "nanoseconds": mean(total), "ops": ops })
    }
}
