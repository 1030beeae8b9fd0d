//! `cargo xtask test`: everything that can be checked on this machine.

mod boards;
mod c_example;
mod chips;
mod crates;
mod cycles;
mod figures;
mod host;
mod host_models;
mod pods;
mod programs;
mod python;
mod sweep;
mod tally;
mod templates;

use crate::build::Builder;
use crate::models::{self, Model};
use crate::probe::{CALLS, Probes};
use crate::repository::Repository;
use crate::{device, list, ota, pod, process, setup};
use anyhow::Result;
use peapod_targets::{Pod, Target};
use std::thread;
pub use sweep::count;
use tally::Tally;

/// Why what reads the folder `shared` is left out.
const SHARED_MISSING: &str =
    "no ../shared/models/INDEX.md; set PEAPOD_SHARED to the folder that holds models/";

/// The mark of the models that must run.
const MARK: &str = "micro-first";

/// Calls of each wrapper on a board: a fifth of those of `cargo xtask probe`, which takes five
/// minutes on a board that emulates every vector instruction.
const PROBE_CALLS: u32 = CALLS / 5;

/// Emulators of models that run at the same time.
const EMULATORS: usize = 2;

/// What random cases are made from, so that the same tree gives the same verdict.
const SEED: &str = "1";

/// What random cases are made from in this run: `PEAPOD_SEED` asks for others.
fn seed() -> String {
    std::env::var("PEAPOD_SEED").unwrap_or(SEED.into())
}

/// Options of `test`.
#[derive(clap::Args)]
pub struct Args {
    /// Only what concerns this board or pod; without it, the host's tests and every target.
    #[arg(long)]
    target: Option<String>,
    /// Only these parts, such as `rules,python`.
    #[arg(
        long,
        value_name = "PARTS",
        value_delimiter = ',',
        conflicts_with = "target"
    )]
    only: Vec<Part>,
}

impl Args {
    fn has(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }
}

/// A part of what is tested.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Cargo's tests.
    Cargo,
    /// The rules of the house, clippy and documentation.
    Rules,
    /// Damaged files, licences, the oldest compiler and generated code.
    Checks,
    /// The Python package.
    Python,
    /// Models on the host, and pods.
    Models,
    /// Models on emulated boards.
    Boards,
    /// Random and recorded models of one operator on emulated boards.
    Sweeps,
    /// Other firmware: probes, examples, and figures.
    Firmware,
    /// Images for chips without an emulator.
    Chips,
    /// Projects that `peapod new firmware` writes.
    Projects,
}

/// `cargo xtask test`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let tally = Tally::default();
    if let Some(pod) = pod::asked(args.target.as_deref())? {
        pods::run(&Builder::new(repository)?, repository, &[pod], &tally)?;
        println!("{}", tally.summary());
        return Ok(tally.is_clean());
    }
    let targets = setup::targets(args.target.as_deref())?;
    // A machine that lacks an emulator can still run everything else.
    if let Err(error) = setup::prepare(&targets) {
        println!("setup: {error:#}");
    }
    if args.target.is_none() {
        on_host(repository, args, &tally)?;
    }
    let builder = match args.target {
        None => Builder::tested(repository)?,
        Some(_) => Builder::new(repository)?,
    };
    let models = models(repository, &tally)?;
    if args.target.is_none() && args.has(Part::Models) {
        host_models::run(repository, &builder, &models, &tally);
        pods::run(&builder, repository, &Pod::list()?, &tally)?;
    }
    if args.has(Part::Boards) {
        boards::run(repository, &builder, &targets, &models, &tally)?;
    }
    // All else reads many files of the host.
    let emulated = targets.into_iter().filter(device::reads_files);
    let targets: Vec<Target> = emulated.collect();
    let maker = match args.target {
        None => repository.tested(sweep::MAKER),
        Some(_) => None,
    };
    // An emulator takes one processor.
    thread::scope(|scope| {
        if args.has(Part::Sweeps) {
            scope.spawn(|| sweep::run(repository, &builder, &targets, maker, &tally));
        }
        if args.has(Part::Firmware) {
            firmware(repository, &builder, (&targets, &models[0]), &tally);
        }
        if args.has(Part::Projects) {
            templates::run(repository, &builder, &targets, &tally);
        }
        if args.target.is_none() && args.has(Part::Chips) {
            if let Err(error) = chips::run(repository, &builder, &models[0], &tally) {
                tally.fail("chips", &error);
            }
            chips::by_probe(repository, &builder, &models[0], &tally);
        }
    });
    println!("{}", tally.summary());
    Ok(tally.is_clean())
}

/// What needs no target.
fn on_host(repository: &Repository, args: &Args, tally: &Tally) -> Result<()> {
    if args.has(Part::Cargo)
        && let Err(error) = setup::prepare_browser(repository)
    {
        println!("setup: {error:#}");
    }
    setup::prepare_engines(repository);
    host::run(repository, args, tally)?;
    if args.has(Part::Python) {
        python::run(repository, tally);
    }
    Ok(())
}

/// What is other firmware than that of models: probes, examples, and figures, whose modes are
/// images of their own.
fn firmware(
    repository: &Repository,
    builder: &Builder<'_>,
    (targets, model): (&[Target], &Model),
    tally: &Tally,
) {
    c_example::run(repository, builder, targets, tally);
    probes(repository, builder, targets, tally);
    let has_updates = |target: &&Target| ota::is_for(target) && list::missing(target).is_none();
    for target in targets.iter().filter(has_updates) {
        let name = format!("{} examples/ota", target.name);
        tally.note(&name, ota::update(repository, builder, target));
    }
    figures::run(repository, builder, targets, tally);
    cycles::run(repository, builder, (targets, model), tally);
}

/// Every wrapper of the instruction sets on every board.
fn probes(repository: &Repository, builder: &Builder<'_>, targets: &[Target], tally: &Tally) {
    let probes = match seed()
        .parse()
        .map_err(Into::into)
        .and_then(|seed| Probes::new(seed, PROBE_CALLS))
    {
        Ok(probes) => probes,
        Err(error) => return tally.fail("probes", &error),
    };
    for target in targets
        .iter()
        .filter(|target| list::missing(target).is_none())
    {
        let name = format!("{} probes", target.name);
        tally.note(&name, probes.run(repository, builder, target));
    }
}

/// The example's model, and those beside the checkout that must run.
fn models(repository: &Repository, tally: &Tally) -> Result<Vec<Model>> {
    let mut models = vec![models::digits(repository)?];
    match process::find("cc") {
        Some(_) => models.push(models::custom_op(repository)?),
        None => tally.skip("examples/custom-op", "no cc, which builds it for the host"),
    }
    match repository.shared() {
        Some(shared) => {
            models.extend(models::marked(&shared, MARK)?);
            models.push(models::forward_pass(&shared)?);
            models.push(models::micro_speech_from_samples(repository, &shared)?);
        }
        None => tally.skip("models of ../shared", SHARED_MISSING),
    }
    Ok(models)
}
