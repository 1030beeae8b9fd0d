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
mod print;
mod profile_pod;
mod run;
mod run_pod;
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
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
