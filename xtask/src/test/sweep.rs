//! Small models on every board, each kernel as built for that board: the recorded vectors of
//! `conformance/`, and random ops of odd shapes against their evaluation.

mod jobs;

use super::tally::Tally;
use crate::build::Builder;
use crate::compiled::Compiled;
use crate::device::{self, Tensors};
use crate::list;
use crate::models::{Case, Model};
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, anyhow, ensure};
use peapod_schemas::micro::{Kernel, View};
use peapod_targets::Target;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

/// What the sweep firmware of a small board has room for: one model, padded to 16 bytes, and its
/// arena. A board of 16 kB has 4.5 kB of stack beside it.
const CAPACITY_BYTES: usize = 23 * 512;

/// Room is a multiple of this: the guard behind it is aligned to its length.
const CAPACITY_UNIT: usize = 32;

/// The program that makes random models of one op.
pub const MAKER: &str = "random-ops";

/// Random models of one op that are made for a sweep; `PEAPOD_CASES` asks for another number.
const RANDOM_CASES: &str = "400";

/// What the compiler says of a model that is too large for a board.
const DOES_NOT_FIT: &str = "peapod::E0504";

/// A recorded model, compiled.
struct Recorded {
    model: Model,
    compiled: Compiled,
    pea: Vec<u8>,
}

/// Models that are swept together.
struct Suite {
    /// What they are called.
    name: String,
    /// Where they are, one folder down.
    folder: PathBuf,
    /// What their files end with.
    extension: &'static str,
    /// What they are compiled for.
    optimize: Option<&'static str>,
    /// Whether each of them must fit on the boards.
    all_fit: bool,
}

/// Compiles every model of every suite for each kind of instructions, as its kernels are others,
/// and runs all of them on each target. `maker` is the program of random models, if it is built.
pub fn run(
    repository: &Repository,
    builder: &Builder,
    targets: &[Target],
    maker: Option<PathBuf>,
    tally: &Tally,
) {
    let suites = suites(repository, maker, tally);
    let runnable = targets
        .iter()
        .filter(|target| list::missing(target).is_none());
    let mut rest: Vec<&Target> = runnable.collect();
    let mut compiled = Vec::new();
    while let Some(first) = rest.first() {
        let products = first.chip.products;
        let (alike, others): (Vec<_>, Vec<_>) = rest
            .into_iter()
            .partition(|target| target.chip.products == products);
        for suite in &suites {
            let builder = builder.optimizing(suite.optimize);
            match compile_all(repository, &builder, suite, alike[0], tally) {
                Ok(recorded) => compiled.push((suite, alike.clone(), recorded)),
                Err(error) => tally.fail(&suite.name, &error),
            }
        }
        rest = others;
    }
    let jobs = compiled.iter().flat_map(|(suite, targets, recorded)| {
        let fitting = fitting(suite, recorded, tally);
        jobs::jobs(suite, targets, &fitting)
    });
    jobs::emulate_all(repository, builder, jobs.collect(), tally);
}

/// The recorded models, and random ones.
fn suites(repository: &Repository, maker: Option<PathBuf>, tally: &Tally) -> Vec<Suite> {
    let mut suites = Vec::new();
    match peapod_conformance::vectors() {
        Ok(folder) => suites.push(Suite {
            name: "conformance".to_owned(),
            folder,
            extension: "tflite",
            optimize: None,
            all_fit: true,
        }),
        Err(error) => tally.fail("conformance", &error),
    }
    match random(repository, maker) {
        Ok(random) => suites.extend(random),
        Err(error) => tally.fail("random ops", &error),
    }
    suites
}

/// The models that boards have room for.
fn fitting<'r>(suite: &Suite, recorded: &'r [Recorded], tally: &Tally) -> Vec<&'r Recorded> {
    let (fitting, large): (Vec<_>, Vec<_>) = recorded
        .iter()
        .partition(|case| case.size_bytes() <= CAPACITY_BYTES);
    for case in large.iter().filter(|_| suite.all_fit) {
        let reason = format!(
            "{} bytes, {CAPACITY_BYTES} fit on the boards",
            case.size_bytes()
        );
        tally.skip(&format!("{} {}", suite.name, case.model.name), &reason);
    }
    fitting
}

/// Makes random models of one op with the results of their evaluation, for packed kernels and for
/// those of little flash.
fn random(repository: &Repository, maker: Option<PathBuf>) -> Result<[Suite; 2]> {
    let folder = repository.target_dir.join("random-ops");
    let cases = std::env::var("PEAPOD_CASES").unwrap_or(RANDOM_CASES.into());
    let seed = super::seed();
    let mut maker = maker.map_or_else(
        || {
            let mut cargo = process::cargo(&repository.root);
            cargo.args(["run", "--quiet", "--package", "peapod-filetests"]);
            cargo.args(["--bin", MAKER, "--"]);
            cargo
        },
        Command::new,
    );
    maker
        .current_dir(&repository.root)
        .arg(&folder)
        .args([&seed, &cases]);
    process::output(&mut maker)?;
    Ok(["speed", "flash"].map(|optimize| Suite {
        name: format!("random ops, seed {seed}, {}", optimize),
        folder: folder.clone(),
        extension: "ir",
        optimize: Some(optimize),
        all_fit: false,
    }))
}

/// Compiles the models on as many threads as there are cores.
fn compile_all(
    repository: &Repository,
    builder: &Builder,
    suite: &Suite,
    target: &Target,
    tally: &Tally,
) -> Result<Vec<Recorded>> {
    let files = model_files(suite)?;
    ensure!(
        !files.is_empty(),
        "{} holds no model",
        suite.folder.display()
    );
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(threads);
    let compile = |files: &[PathBuf]| -> Result<Vec<Recorded>> {
        let each = files.iter().filter_map(|file| {
            let compiled = compile_one(repository, builder, suite, target, file);
            match compiled {
                Err(error) if format!("{error:#}").contains(DOES_NOT_FIT) => {
                    let name = format!("{} {}", suite.name, file.display());
                    tally.skip(&name, &format!("too large for {}", target.name));
                    None
                }
                Ok(_) | Err(_) => Some(compiled),
            }
        });
        each.collect()
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
    suite: &Suite,
    target: &Target,
    file: &Path,
) -> Result<Recorded> {
    let name = file.with_extension("");
    let name = name.strip_prefix(&suite.folder)?.display().to_string();
    let folder = repository.target_dir.join("conformance").join(&name);
    let compiled = builder.compile(target, file, &folder)?;
    let pea = fs::read(folder.join("model.pea"))?;
    let ports = (compiled.inputs.len(), compiled.outputs.len());
    let cases = cases(file, ports).with_context(|| name.clone())?;
    let model = Model {
        name,
        file: file.to_owned(),
        options: Vec::new(),
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

/// Every model of a suite, in order.
fn model_files(suite: &Suite) -> Result<Vec<PathBuf>> {
    let folder = &suite.folder;
    let mut files = Vec::new();
    for op in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let op = op?.path();
        if !op.is_dir() {
            continue;
        }
        for file in fs::read_dir(op)? {
            let file = file?.path();
            let extension = file.extension();
            if extension.is_some_and(|extension| extension == suite.extension) {
                files.push(file);
            }
        }
    }
    files.sort();
    Ok(files)
}

impl Recorded {
    /// Those that the pea lists: a step may run others, such as a loop.
    fn kernels(&self) -> Result<BTreeSet<&'static str>> {
        let mut aligned = vec![0_u128; self.pea.len().div_ceil(size_of::<u128>())];
        let bytes = &mut bytemuck::cast_slice_mut(&mut aligned)[..self.pea.len()];
        bytes.copy_from_slice(&self.pea);
        let view = View::read(bytes)?;
        let kernels = view.kernels.iter().map(|number| {
            let kernel = Kernel::from_number(*number);
            kernel.map(Kernel::name).context("a kernel that is unknown")
        });
        kernels.collect()
    }

    fn size_bytes(&self) -> usize {
        self.pea.len().next_multiple_of(16) + self.compiled.ram.activations as usize
    }

    /// The record of `cases.bin`; the firmware says what it holds.
    fn record(&self, budget: u32) -> Vec<u8> {
        let [len, runs] = [self.pea.len(), self.model.cases.len()].map(|it| it as u32);
        let mut bytes = [len, runs, budget].map(u32::to_le_bytes).concat();
        let header_len = bytes.len();
        bytes.extend(&self.pea);
        bytes.resize(header_len + self.pea.len().next_multiple_of(16), 0);
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

/// Instructions of the first run of every model of a folder, by the models' names; outputs that are
/// not those recorded are an error.
pub fn count(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    folder: PathBuf,
) -> Result<BTreeMap<String, u64>> {
    let suite = Suite {
        name: "operators".to_owned(),
        folder,
        extension: "tflite",
        optimize: None,
        all_fit: true,
    };
    let compiled = model_files(&suite)?.into_iter().filter_map(|file| {
        let compiled = compile_one(repository, builder, &suite, target, &file);
        match compiled {
            Err(error) if format!("{error:#}").contains(DOES_NOT_FIT) => {
                println!("SKIPPED {} on {}: too large", file.display(), target.name);
                None
            }
            Ok(_) | Err(_) => Some(compiled),
        }
    });
    let recorded: Vec<_> = compiled.collect::<Result<_>>()?;
    let mut kernels = BTreeSet::new();
    for model in &recorded {
        kernels.extend(model.kernels()?);
    }
    let largest = recorded.iter().map(Recorded::size_bytes).max();
    let capacity = largest.context("no model")?.next_multiple_of(CAPACITY_UNIT);
    let folder = repository.image_dir(&target.name, &suite.name);
    fs::create_dir_all(&folder)?;
    let elf = builder.sweep(target, &folder, &kernels, capacity)?;
    let turns: Vec<Turn<'_>> = recorded.iter().map(|model| (model, 0)).collect();
    let counts = run_turns(target, &elf, &folder, &turns)?;
    let mut at = 0;
    let first = recorded.iter().map(|recorded| {
        let count = counts.get(at).context("too few counts")?;
        at += recorded.model.cases.len();
        Ok((recorded.model.name.clone(), *count))
    });
    first.collect()
}

/// A model, and the budget of each of its steps if it runs in parts, else 0.
type Turn<'r> = (&'r Recorded, u32);

/// Runs models in one go and compares their outputs; returns the instructions of every run.
fn run_turns(target: &Target, elf: &Path, folder: &Path, turns: &[Turn<'_>]) -> Result<Vec<u64>> {
    let records = turns.iter().flat_map(|(case, budget)| case.record(*budget));
    let mut bytes: Vec<u8> = records.collect();
    bytes.extend(0_u32.to_le_bytes());
    fs::write(folder.join("cases.bin"), bytes)?;
    device::emulate(target, elf, folder)?;
    let outputs = fs::read(folder.join("outputs.bin")).context("the device wrote no outputs")?;
    let mut rest = outputs.as_slice();
    let mut wrong = Vec::new();
    for (case, budget) in turns {
        if let Err(error) = case.check(&mut rest) {
            let name = &case.model.name;
            wrong.push(match budget {
                0 => format!("{name}: {error:#}"),
                _ => format!("{name} in parts of {budget}: {error:#}"),
            });
        }
    }
    ensure!(
        wrong.is_empty(),
        "{} of {} runs of models differ from the recorded outputs, among them {}",
        wrong.len(),
        turns.len(),
        wrong.iter().take(5).cloned().collect::<Vec<_>>().join("; ")
    );
    let counts = fs::read(folder.join("counts.bin")).context("the device wrote no counts")?;
    let counts: Vec<u64> = counts
        .as_chunks()
        .0
        .iter()
        .map(|it| u64::from_le_bytes(*it))
        .collect();
    let runs: usize = turns.iter().map(|(case, _)| case.model.cases.len()).sum();
    ensure!(
        counts.len() == runs,
        "{} counts of {runs} runs",
        counts.len()
    );
    Ok(counts)
}
