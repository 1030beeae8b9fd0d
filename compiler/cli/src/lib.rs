//! The `peapod` command: parses, calls the driver, prints. A library, so that the Python package
//! has the same command and the same options.

mod args;
mod chosen;
#[cfg(feature = "pod")]
mod compare;
mod compile;
#[cfg(feature = "pod")]
mod compile_pod;
#[cfg(feature = "pod")]
mod compile_pod_args;
#[cfg(feature = "pod")]
mod deploy;
mod diagnostics;
mod diff;
#[cfg(feature = "pod")]
mod experiment;
mod explain;
mod front_end;
mod given;
#[cfg(feature = "pod")]
mod gradient;
mod inspect;
mod inspect_pea;
#[cfg(feature = "pod")]
mod inspect_pod;
mod interrupt;
#[cfg(feature = "pod")]
pub mod library;
#[cfg(feature = "manual")]
mod manual;
#[cfg(feature = "pod")]
mod mlperf;
#[cfg(feature = "pod")]
mod mlperf_args;
mod named;
mod outputs;
#[cfg(all(test, feature = "pod", feature = "manual"))]
mod pages;
mod print;
mod quantize;
#[cfg(feature = "pod")]
mod report;
mod run;
mod run_pod_args;
#[cfg(feature = "pod")]
mod search;
mod sign;
#[cfg(feature = "pod")]
mod simulate;
#[cfg(feature = "pod")]
mod simulate_args;
mod target;
mod terminal;
#[cfg(feature = "pod")]
mod train;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
pub use diagnostics::{plain, show};
use given::Given;
use peapod_diagnostic::Diagnostic;

/// The command for the words of a line, of which the first is its own name. `limit` has memory
/// limited once it is known how.
pub fn main(words: Vec<OsString>, limit: impl FnOnce()) -> ExitCode {
    report_panics();
    interrupt::watch();
    let mut command = args::command();
    let parsed = command.try_get_matches_from_mut(&words);
    let parsed = parsed.and_then(|matches| {
        let line = args::CommandLine::from_arg_matches(&matches)?;
        Ok((line, Given::new(&command, &matches, words.clone())))
    });
    let (line, given) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return refuse(&error, &words),
    };
    diagnostics::choose(line.message_format);
    if given.takes_standard_output() {
        print::leave_standard_output();
    }
    line.max_memory
        .into_iter()
        .for_each(peapod_driver::memory::choose);
    limit();
    let declared = line
        .custom_ops
        .iter()
        .map(|path| peapod_driver::custom_ops::declare(path));
    let outcome = declared
        .collect::<peapod_diagnostic::Result<()>>()
        .and_then(|()| run(&line, &given));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            errors.iter().for_each(diagnostics::show);
            #[cfg(feature = "pod")]
            {
                peapod_driver::pod::ranks::linger();
                if let Some(code) = peapod_driver::pod::ranks::failure() {
                    return ExitCode::from(code);
                }
            }
            ExitCode::FAILURE
        }
    }
}

/// Runs the command.
fn run(line: &args::CommandLine, given: &Given) -> peapod_diagnostic::Result<()> {
    match &line.command {
        args::Command::Inspect(args) => inspect::run(args),
        args::Command::Compile(args) => compile::run(args, given),
        args::Command::Run(args) => run::run(args, given),
        args::Command::Diff(args) => diff::run(args),
        #[cfg(feature = "pod")]
        args::Command::Compare(args) => compare::run(args),
        #[cfg(feature = "pod")]
        args::Command::Grad(args) => gradient::run(args),
        args::Command::Quantize(args) => quantize::run(args),
        #[cfg(feature = "pod")]
        args::Command::Train(args) => train::run(args),
        #[cfg(feature = "pod")]
        args::Command::Experiment(args) => experiment::run(args),
        #[cfg(feature = "pod")]
        args::Command::Report(args) => report::run(args),
        #[cfg(feature = "pod")]
        args::Command::Deploy(args) => deploy::run(args),
        #[cfg(feature = "pod")]
        args::Command::Simulate(args) => simulate::run(args, given),
        #[cfg(feature = "pod")]
        args::Command::Search(args) => search::run(args, given),
        #[cfg(feature = "pod")]
        args::Command::Mlperf(args) => mlperf::run(args),
        args::Command::NewFrontend(args) => front_end::run(args),
        args::Command::Keygen(args) => sign::keygen(args),
        args::Command::Sign(args) => sign::run(args),
        args::Command::Verify(args) => sign::verify(args),
        args::Command::Explain(args) => explain::run(args),
        args::Command::Target(args) => target::run(args),
        #[cfg(feature = "manual")]
        args::Command::Completions(args) => manual::completions(args),
        #[cfg(feature = "manual")]
        args::Command::Man(args) => manual::pages(args),
    }
}

/// Prints what is wrong with the command line, or the help that it asks for.
fn refuse(error: &clap::Error, words: &[OsString]) -> ExitCode {
    let Some(diagnostic) = usage::diagnostic(error) else {
        error.exit();
    };
    let words = words.iter().map(|it| it.to_string_lossy().into_owned());
    diagnostics::choose(diagnostics::asked(words));
    diagnostics::show(&diagnostic);
    ExitCode::from(2)
}

/// Makes a panic, which is a bug, a diagnostic too. `RUST_BACKTRACE` shows where it comes from.
fn report_panics() {
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = info.payload_as_str().unwrap_or("panic");
        let place = info.location().map(|place| format!("at {place}"));
        let bug = Diagnostic::bug(message);
        diagnostics::show(&place.into_iter().fold(bug, Diagnostic::note));
        if std::env::var_os("RUST_BACKTRACE").is_some_and(|it| it != "0") {
            default(info);
        }
    }));
}

/// Why a build for boards alone stops at a pod.
#[cfg(not(feature = "pod"))]
fn without_pods(what: &str) -> Diagnostic {
    peapod_diagnostic::code::OTHER_TARGETS.error(
        format!("{what} is for pods, this build of peapod is for boards only"),
        "build all of it with `cargo build -p peapod`",
    )
}
