//! `cargo xtask bench`: figures as JSON and as the tables of BENCHMARKS.md.

mod check;
mod cycles;
mod engines;
mod figures;
mod jax;
mod kernels;
mod local;
mod loops;
mod means;
mod measure;
mod micro;
mod modes;
mod operators;
mod ops;
mod peer;
mod pod;
mod scale;
mod search;
mod simulator;
mod tables;
mod train;
mod weights;

use crate::repository::Repository;
use anyhow::{Result, ensure};
use micro::Filter;
pub use micro::compare;
use std::path::PathBuf;

/// The page with the tables.
const PAGE: &str = "BENCHMARKS.md";

/// Options of `bench`.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured.
    #[arg(value_enum, default_value_t = Subject::Micro)]
    subject: Subject,
    /// Where the JSON of boards goes besides `benchmarks/micro.json`.
    #[arg(long)]
    report: Option<PathBuf>,
    #[command(flatten)]
    filter: Filter,
    /// Write nothing; fail where instructions, RAM or flash of a board have grown by more than 2 %
    /// against `benchmarks/micro.json`.
    #[arg(long, conflicts_with = "tables_only")]
    check: bool,
    /// Measure nothing; make the tables again from the JSON in `benchmarks/`.
    #[arg(long)]
    tables_only: bool,
    /// The `peapod` that is measured as a pod, instead of one that is built, optimised.
    #[arg(long)]
    peapod: Option<PathBuf>,
    /// How often pods and their peer alternate.
    #[arg(long, default_value_t = 2)]
    rounds: usize,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Subject {
    /// Instructions, RAM and flash on emulated boards.
    Micro,
    /// Flash that each kernel takes in an image.
    Kernels,
    /// Cycles of models on the cores of emulated boards, modelled.
    Cycles,
    /// Instructions of single operators on emulated boards.
    Operators,
    /// Instructions of whole networks of published architectures on emulated boards.
    Networks,
    /// Flash and instructions of layers whose weights are decoded while they run.
    Weights,
    /// Time and memory of training steps on virtual devices, beside JAX, and `engines`.
    Pod,
    /// Training steps on a plug-in of PJRT, as Peapod and as XLA partitions them, and on ranks of
    /// MPI, beside `jax.distributed`.
    Engines,
    /// Time of programs that are mostly a loop, on one device, beside JAX.
    Loops,
    /// Time of steps of whole trainings, beside JAX and optax.
    Train,
    /// Size and compile time of one program from few devices to many.
    Compile,
    /// Simulated steps of MLPerf Training beside the measured ones; rewrites the tables of
    /// docs/simulator-accuracy.md.
    Simulator,
    /// What `peapod search` finds, beside the best preset.
    Search,
}

/// `cargo xtask bench`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    ensure!(
        !args.check || args.subject == Subject::Micro,
        "--check is for `bench micro`; `bench compile` always checks"
    );
    match args.subject {
        Subject::Micro => micro::run(repository, args),
        Subject::Cycles => cycles::run(repository, args),
        Subject::Kernels => kernels::run(repository, args),
        Subject::Operators => operators::run(repository, args, &operators::OPERATORS),
        Subject::Networks => operators::run(repository, args, &operators::NETWORKS),
        Subject::Weights => weights::run(repository, args),
        Subject::Pod => {
            let done = pod::run(repository, args.rounds, args.tables_only)?;
            Ok(engines(repository, args)? && done)
        }
        Subject::Engines => engines(repository, args),
        Subject::Loops => loops::run(repository, args.rounds, args.tables_only),
        Subject::Train => {
            let how = (args.rounds, args.tables_only);
            train::run(repository, how, args.peapod.as_deref())
        }
        Subject::Simulator => simulator::run(repository, args.tables_only),
        Subject::Search => search::run(repository, args.tables_only),
        Subject::Compile => scale::run(repository, args.tables_only),
    }
}

fn engines(repository: &Repository, args: &Args) -> Result<bool> {
    let how = (args.rounds, args.tables_only);
    engines::run(repository, how, args.peapod.as_deref())
}
