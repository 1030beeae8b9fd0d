//! The `peapod` command: parses, calls the driver, prints.

mod args;
mod compile;
#[cfg(feature = "pod")]
mod compile_pod;
mod diagnostics;
mod diff;
mod explain;
mod inspect;
mod inspect_pea;
#[cfg(feature = "pod")]
mod inspect_pod;
#[cfg(feature = "pod")]
mod mlperf;
#[cfg(feature = "pod")]
mod mlperf_args;
mod named;
mod print;
mod run;
#[cfg(feature = "pod")]
mod search;
#[cfg(feature = "pod")]
mod simulate;
#[cfg(feature = "pod")]
mod simulate_args;
mod terminal;

use std::process::ExitCode;

use clap::Parser;
#[cfg(not(feature = "pod"))]
use peapod_diagnostic::{Diagnostic, code};

fn main() -> ExitCode {
    let line = args::CommandLine::parse();
    diagnostics::choose(line.message_format);
    let outcome = match &line.command {
        args::Command::Inspect(args) => inspect::run(args),
        args::Command::Compile(args) => compile::run(args),
        args::Command::Run(args) => run::run(args),
        args::Command::Diff(args) => diff::run(args),
        #[cfg(feature = "pod")]
        args::Command::Simulate(args) => simulate::run(args),
        #[cfg(feature = "pod")]
        args::Command::Search(args) => search::run(args),
        #[cfg(feature = "pod")]
        args::Command::Mlperf(args) => mlperf::run(args),
        args::Command::Explain(args) => explain::run(args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            errors.iter().for_each(diagnostics::show);
            ExitCode::FAILURE
        }
    }
}

/// Why a build for boards alone stops at a pod.
#[cfg(not(feature = "pod"))]
fn without_pods(what: &str) -> Diagnostic {
    Diagnostic::error(
        code::OTHER_TARGETS,
        format!("{what} is for pods, this build of peapod is for boards only"),
        "build all of it with `cargo build -p peapod`",
    )
}
