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
pub mod document;
#[cfg(feature = "pod")]
mod entry;
#[cfg(feature = "pod")]
mod experiment;
mod explain;
mod front_end;
mod given;
#[cfg(feature = "pod")]
mod gradient;
mod html;
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
mod new;
mod outputs;
#[cfg(all(test, feature = "pod", feature = "manual"))]
mod pages;
mod place;
mod preparation;
mod print;
mod project;
mod quantize;
mod recipe;
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
mod suggest;
mod target;
mod terminal;
#[cfg(feature = "pod")]
mod train;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use diagnostics::{Colour, Format};
pub use diagnostics::{plain, show};
use given::Given;
use peapod_diagnostic::{Diagnostic, Diagnostics};

/// The command for the words of a line, of which the first is its own name. `limit` has memory
/// limited once it is known how.
pub fn main(words: Vec<OsString>, limit: impl FnOnce()) -> ExitCode {
    report_panics();
    interrupt::watch();
    let (line, given) = match parse(&words) {
        Ok(parsed) => parsed,
        Err(stop) => return stop.end(&words),
    };
    diagnostics::choose(line.message_format.unwrap_or(line.format), line.color);
    print::be_quiet(line.quiet);
    terminal::be_verbose(line.verbose > 0);
    if line.format == Format::Json {
        print::begin_document(given.subcommand().to_owned());
    }
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
        .and_then(|()| given.are_files_distinct())
        .and_then(|()| run(&line, &given));
    if let Err(errors) = &outcome {
        errors.iter().for_each(diagnostics::show);
    }
    match (print::end_document(outcome.is_ok()), outcome) {
        (Ok(()), Ok(())) => ExitCode::SUCCESS,
        (printed, outcome) => {
            if let Err(errors) = printed {
                errors.iter().for_each(diagnostics::show);
            }
            failed(outcome.is_err())
        }
    }
}

/// How the process ends when the command failed, or what it found could not be printed.
fn failed(of_command: bool) -> ExitCode {
    #[cfg(feature = "pod")]
    if of_command {
        peapod_driver::pod::ranks::linger();
        if let Some(code) = peapod_driver::pod::ranks::failure() {
            return ExitCode::from(code);
        }
    }
    #[cfg(not(feature = "pod"))]
    let _ = of_command;
    ExitCode::FAILURE
}

/// Runs the command.
fn run(line: &args::CommandLine, given: &Given) -> peapod_diagnostic::Result<()> {
    match &line.command {
        args::Command::Inspect(args) => inspect::run(args),
        args::Command::Compile(args) => compile::run(args, given),
        args::Command::Build(args) => recipe::list(args),
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
        args::Command::Report(args) => report::run(args, given),
        #[cfg(feature = "pod")]
        args::Command::Deploy(args) => deploy::run(args),
        #[cfg(feature = "pod")]
        args::Command::Simulate(args) => simulate::run(args, given),
        #[cfg(feature = "pod")]
        args::Command::Search(args) => search::run(args, given),
        #[cfg(feature = "pod")]
        args::Command::Mlperf(args) => mlperf::run(args, given),
        args::Command::NewFrontend(args) => front_end::run(args),
        args::Command::New(args) => new::run(args),
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

/// Why there is nothing to run.
enum Stop {
    /// A line that cannot be read, or that asks for help.
    Line(clap::Error),
    /// A recipe or an entry that is not there.
    Name(Diagnostics),
}

/// Reads a line; of a recipe, the line that it stands for.
fn parse(words: &[OsString]) -> Result<(args::CommandLine, Given), Stop> {
    let parsed = parse_once(words)?;
    let args::Command::Build(build) = &parsed.0.command else {
        return Ok(parsed);
    };
    let Some(name) = &build.name else {
        return Ok(parsed);
    };
    let mut command = args::command();
    command.build();
    let (program, given) = words.split_at(words.len().min(1));
    let recipe = recipe::words(build, name, given, &command).map_err(Stop::Name)?;
    parse_once(&[program, &recipe].concat())
}

/// Reads a line, with an entry in place of its name.
fn parse_once(words: &[OsString]) -> Result<(args::CommandLine, Given), Stop> {
    #[cfg(feature = "pod")]
    let words = entry::expanded(words.to_vec()).map_err(Stop::Name)?;
    let mut command = args::command();
    if let Some(colour) = diagnostics::asked::<Colour>(&words, "--color") {
        command = command.color(colour.into());
    }
    let matches = command.try_get_matches_from_mut(words.iter());
    let matches = matches.map_err(Stop::Line)?;
    let line = args::CommandLine::from_arg_matches(&matches).map_err(Stop::Line)?;
    Ok((line, Given::new(&command, &matches, words.to_vec())))
}

impl Stop {
    /// Prints what is wrong, or the help that the line asks for.
    fn end(self, words: &[OsString]) -> ExitCode {
        match self {
            Self::Name(errors) => refuse(&errors.iter().cloned().collect::<Vec<_>>(), words),
            Self::Line(error) => match usage::diagnostic(&error) {
                Some(diagnostic) => refuse(&[diagnostic], words),
                None => error.exit(),
            },
        }
    }
}

/// Prints what is wrong with the command line.
fn refuse(errors: &[Diagnostic], words: &[OsString]) -> ExitCode {
    let format: Option<Format> = diagnostics::asked(words, "--format");
    let of_messages = diagnostics::asked(words, "--message-format");
    let colour = diagnostics::asked(words, "--color").unwrap_or_default();
    diagnostics::choose(of_messages.or(format).unwrap_or_default(), colour);
    if format == Some(Format::Json) {
        print::begin_document(String::new());
    }
    errors.iter().for_each(diagnostics::show);
    // Nothing more can be said where standard output is closed.
    let _ = print::end_document(false);
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
