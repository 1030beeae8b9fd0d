//! The `peapod` command: reads, calls the pipeline, writes. It only wires.

mod args;
mod compile;
mod compile_plan;
mod compile_pod;
mod compiled;
mod diff;
mod elements;
mod host;
mod inspect;
mod inspect_pea;
mod inspect_pod;
mod inspect_step;
mod mlperf;
mod mlperf_args;
mod print;
mod profile_pod;
mod run;
mod run_pod;
mod search;
mod simulate;
mod simulate_args;
mod simulated;
mod source;
mod staging;
mod tensor_file;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let outcome = match &args::CommandLine::parse().command {
        args::Command::Inspect(args) => inspect::run(args),
        args::Command::Compile(args) => compile::run(args),
        args::Command::Run(args) => run::run(args),
        args::Command::Diff(args) => diff::run(args),
        args::Command::Simulate(args) => simulate::run(args),
        args::Command::Search(args) => search::run(args),
        args::Command::Mlperf(args) => mlperf::run(args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
