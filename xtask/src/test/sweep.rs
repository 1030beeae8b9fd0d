//! The recorded vectors of `conformance/` on every board: each kernel as built for that board.

use super::tally::Tally;
use crate::build::{Builder, Compiled};
use crate::device::{self, Tensors};
use crate::list;
use crate::models::{Case, Model};
use crate::repository::Repository;
use anyhow::{Context, Result, anyhow, ensure};
use peapod_targets::Target;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// What the sweep firmware has room for: one model, padded to 16 bytes, and its arena.
const CAPACITY_BYTES: usize = 12 * 1024;

/// A recorded model, compiled.
struct Recorded {
    model: Model,
    compiled: Compiled,
    pea: Vec<u8>,
}

/// Compiles every recorded model for each kind of instructions, as its kernels are others, and runs
/// all of them on each target.
pub fn run(repository: &Repository, builder: &Builder, targets: &[Target], tally: &Tally) {
    let runnable = targets
        .iter()
        .filter(|target| list::missing(target).is_none());
    let mut rest: Vec<&Target> = runnable.collect();
    while let Some(first) = rest.first() {
        let products = first.chip.products;
        let (alike, others): (Vec<_>, Vec<_>) = rest
            .into_iter()
            .partition(|target| target.chip.products == products);
        run_alike(repository, builder, &alike, tally);
        rest = others;
    }
}

/// As [`run`], for targets that the same peas are for.
fn run_alike(repository: &Repository, builder: &Builder, targets: &[&Target], tally: &Tally) {
    let Some(first) = targets.first() else {
        return;
    };
    let recorded = match compile_all(repository, builder, first) {
        Ok(recorded) => recorded,
        Err(error) => return tally.fail("conformance vectors", &error),
    };
    let fits = |case: &&Recorded| case.size_bytes() <= CAPACITY_BYTES;
    for case in recorded.iter().filter(|case| !fits(case)) {
        let reason = format!(
            "{} bytes, {CAPACITY_BYTES} fit on the boards",
            case.size_bytes()
        );
        tally.skip(&format!("conformance {}", case.model.name), &reason);
    }
    let fitting: Vec<&Recorded> = recorded.iter().filter(fits).collect();
    for target in targets {
        let name = format!("{} conformance", target.name);
        match sweep(repository, builder, target, &fitting) {
            Ok(detail) => tally.pass(&name, &detail),
            Err(error) => tally.fail(&name, &error),
        }
    }
}

/// Compiles the models on as many threads as there are cores.
fn compile_all(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
) -> Result<Vec<Recorded>> {
    let files = model_files(&repository.root.join("conformance"))?;
    ensure!(!files.is_empty(), "conformance/ holds no model");
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(threads);
    let compile = |files: &[PathBuf]| -> Result<Vec<Recorded>> {
        let each = files.iter();
        each.map(|file| compile_one(repository, builder, target, file))
            .collect()
    };
    thread::scope(|scope| {
        let shares: Vec<_> = files
            .chunks(share)
            .map(|files| scope.spawn(move || compile(files)))
            .collect();
        let mut recorded = Vec::new();
        for share in shares {
            recorded.extend(
                share
                    .join()
                    .map_err(|_| anyhow!("a compiling thread died"))??,
            );
        }
        Ok(recorded)
    })
}

fn compile_one(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    file: &Path,
) -> Result<Recorded> {
    let name = file.with_extension("");
    let name = name
        .strip_prefix(repository.root.join("conformance"))?
        .display()
        .to_string();
    let folder = repository.target_dir.join("conformance").join(&name);
    let compiled = builder.compile(target, file, &folder)?;
    let pea = fs::read(folder.join("model.pea"))?;
    let ports = (compiled.inputs.len(), compiled.outputs.len());
    let cases = cases(file, ports).with_context(|| name.clone())?;
    let model = Model {
        name,
        file: file.to_owned(),
        cases,
    };
    Ok(Recorded {
        model,
        compiled,
        pea,
    })
}

/// The recorded runs of a model: `<case>.<run>.in<k>.bin` and `<case>.<run>.out<k>.bin`.
fn cases(model: &Path, (inputs, outputs): (usize, usize)) -> Result<Vec<Case>> {
    let stem = model.with_extension("");
    let file = |run: usize, what: &str, k: usize| {
        PathBuf::from(format!("{}.{run}.{what}{k}.bin", stem.display()))
    };
    let tensors = |run: usize, what: &str, count: usize| -> Result<Tensors> {
        let read =
            |k| fs::read(file(run, what, k)).with_context(|| format!("run {run}, {what}{k}"));
        (0..count).map(read).collect()
    };
    let mut cases = Vec::new();
    while file(cases.len(), "out", 0).is_file() {
        let run = cases.len();
        cases.push(Case {
            inputs: tensors(run, "in", inputs)?,
            expected: tensors(run, "out", outputs)?,
        });
    }
    ensure!(!cases.is_empty(), "no recorded run");
    Ok(cases)
}

/// Every `.tflite` one folder down, in order.
fn model_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for op in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let op = op?.path();
        if !op.is_dir() {
            continue;
        }
        for file in fs::read_dir(op)? {
            let file = file?.path();
            if file
                .extension()
                .is_some_and(|extension| extension == "tflite")
            {
                files.push(file);
            }
        }
    }
    files.sort();
    Ok(files)
}

impl Recorded {
    fn size_bytes(&self) -> usize {
        self.pea.len().next_multiple_of(16) + self.compiled.ram.activations as usize
    }

    /// The record of `cases.bin`; the firmware says what it holds.
    fn record(&self) -> Vec<u8> {
        let number = |number: usize| (number as u32).to_le_bytes();
        let mut bytes = [number(self.pea.len()), number(self.model.cases.len())].concat();
        bytes.extend(&self.pea);
        bytes.resize(8 + self.pea.len().next_multiple_of(16), 0);
        for case in &self.model.cases {
            bytes.extend(case.inputs.concat());
        }
        bytes
    }

    /// Takes this model's part of `outputs.bin` off the front and compares it.
    fn check(&self, outputs: &mut &[u8]) -> Result<()> {
        let mut take = |expected: &Vec<u8>| -> Result<Vec<u8>> {
            let (mine, rest) = outputs
                .split_at_checked(expected.len())
                .context("too few outputs")?;
            *outputs = rest;
            Ok(mine.to_vec())
        };
        let found = self
            .model
            .cases
            .iter()
            .map(|case| case.expected.iter().map(&mut take).collect());
        let found: Vec<Tensors> = found.collect::<Result<_>>()?;
        self.model.check(&self.compiled, &found)
    }
}

/// Runs the models in one go; returns how many there were.
fn sweep(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    recorded: &[&Recorded],
) -> Result<String> {
    let folder = repository.image_dir(&target.name, "conformance");
    fs::create_dir_all(&folder)?;
    let mut bytes: Vec<u8> = recorded.iter().flat_map(|case| case.record()).collect();
    bytes.extend(0_u32.to_le_bytes());
    fs::write(folder.join("cases.bin"), bytes)?;
    let elf = builder.sweep(target, &folder)?;
    device::emulate(target, &elf, &folder)?;
    let outputs = fs::read(folder.join("outputs.bin")).context("the device wrote no outputs")?;
    let mut rest = outputs.as_slice();
    let mut wrong = Vec::new();
    for case in recorded {
        if let Err(error) = case.check(&mut rest) {
            wrong.push(format!("{}: {error:#}", case.model.name));
        }
    }
    let runs: usize = recorded.iter().map(|case| case.model.cases.len()).sum();
    ensure!(
        wrong.is_empty(),
        "{} of {} models differ from the recorded outputs, among them {}",
        wrong.len(),
        recorded.len(),
        wrong.iter().take(5).cloned().collect::<Vec<_>>().join("; ")
    );
    Ok(format!("{} models, {runs} runs", recorded.len()))
}
