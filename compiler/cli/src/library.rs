//! What the Python package calls: the options of the command, for models that are in memory.
//!
//! Options are words of a line, as after the model: `--target`, its value, and so on. Nothing here
//! prints or writes.

use std::ffi::OsString;

use clap::FromArgMatches;
use peapod_diagnostic::{Diagnostic, Result, bail};
use peapod_driver::micro::{self, Fit};
use peapod_driver::pod::compile::{Built, compile};
use peapod_driver::pod::search::search as search_for;
use peapod_driver::targets::{Pod, Target};
use peapod_driver::{Observer, Source};

use crate::args::{self, Command, CommandLine};
use crate::given::Given;
use crate::print::json;
use crate::simulate::Simulation;
use crate::{compile as boards, compile_pod, search as searches, usage};

/// A model for a board, as of `peapod compile`.
///
/// # Errors
///
/// The words cannot be read, the model cannot be compiled, or is too large for the board.
pub fn compile_for_board(
    words: &[String],
    source: Source,
    observer: &dyn Observer,
) -> Result<micro::Built> {
    let (args, given) = compile_args(words, &source)?;
    let target = Target::open(&args.target)?;
    boards::refuse_for_pods(&given, &target)?;
    let source = args.chosen.of(source)?;
    match micro::compile(&source, &target, &boards::request(&args), observer)? {
        Fit::Fits(built) => Ok(built),
        Fit::TooLarge(why) => bail!(*why),
    }
}

/// A program for a pod, as of `peapod compile`, and what people read of it.
///
/// # Errors
///
/// The words cannot be read, or the model cannot be compiled as asked.
pub fn compile_for_pod(
    words: &[String],
    source: Source,
    observer: &dyn Observer,
) -> Result<(Built, String)> {
    let (args, given) = compile_args(words, &source)?;
    let target = Pod::open(&args.target)?;
    compile_pod::refuse_for_boards(&given, &target)?;
    let source = args.chosen.of(source)?;
    let (model, options) = compile_pod::modelled(&args, &source, &target, observer)?;
    let extras = compile_pod::extras(&args);
    let built = compile(model, &target, &options, extras, observer)?;
    let text = compile_pod::summary(&built);
    Ok((built, text))
}

/// How the values of some names got their shardings, as of `peapod compile --explain`.
///
/// # Errors
///
/// As those of [`compile_for_pod`], or no value has such a name.
pub fn explain(
    words: &[String],
    source: Source,
    pattern: &str,
    observer: &dyn Observer,
) -> Result<String> {
    let (args, given) = compile_args(words, &source)?;
    let target = Pod::open(&args.target)?;
    compile_pod::refuse_for_boards(&given, &target)?;
    let source = args.chosen.of(source)?;
    let (model, options) = compile_pod::modelled(&args, &source, &target, observer)?;
    compile_pod::explained(&model, &target, &options, pattern)
}

/// A simulated step, as of `peapod simulate`: for other programs, for people, and for browsers.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// JSON.
    pub report: String,
    /// Text.
    pub text: String,
    /// HTML.
    pub page: String,
}

/// Simulates a step, as `peapod simulate` does.
///
/// # Errors
///
/// The words cannot be read, or the program cannot be compiled or simulated.
pub fn simulate(words: &[String], source: &Source, observer: &dyn Observer) -> Result<Simulated> {
    let (command, given) = parsed("simulate", words, source)?;
    let Command::Simulate(args) = command else {
        bail!(other_command("simulate"));
    };
    let simulation = Simulation::new(&args, &given, source, observer)?;
    Ok(Simulated {
        report: simulation.report()?,
        text: simulation.text(),
        page: simulation.page(),
    })
}

/// What a search found, as of `peapod search`: for other programs, and for people.
#[derive(Clone, Debug)]
pub struct Searched {
    /// JSON.
    pub report: String,
    /// Text.
    pub text: String,
}

/// Searches as `peapod search` does.
///
/// # Errors
///
/// The words cannot be read, the model cannot be compiled for a pod, or nothing that was tried
/// fits.
pub fn search(words: &[String], source: &Source, observer: &dyn Observer) -> Result<Searched> {
    let (command, given) = parsed("search", words, source)?;
    let Command::Search(args) = command else {
        bail!(other_command("search"));
    };
    let target = Pod::open(&args.target)?;
    let found = search_for(source, &target, &args.options()?, observer)?;
    let summary = searches::summary(&args, &given, &found);
    match summary.failure() {
        Some(why) => bail!(why),
        None => Ok(Searched {
            report: json(&found.json())?,
            text: summary.text(args.top),
        }),
    }
}

fn compile_args(words: &[String], source: &Source) -> Result<(args::Compile, Given)> {
    // A line has to say where files go; here they stay in memory.
    let words: Vec<String> = words.iter().cloned().chain(["--output=.".into()]).collect();
    match parsed("compile", &words, source)? {
        (Command::Compile(args), given) => Ok((args, given)),
        _ => bail!(other_command("compile")),
    }
}

fn other_command(name: &str) -> Diagnostic {
    Diagnostic::bug(format!("words of `{name}` are another command"))
}

/// Reads the words of a subcommand for a model.
fn parsed(name: &str, words: &[String], source: &Source) -> Result<(Command, Given)> {
    // A model that is called like an option is none.
    let model = match source.path.starts_with('-') {
        true => format!("./{}", source.path),
        false => source.path.clone(),
    };
    let own = ["peapod", name, &model].map(OsString::from).into_iter();
    let line: Vec<OsString> = own.chain(words.iter().map(OsString::from)).collect();
    let mut command = args::command();
    let matches = command.try_get_matches_from_mut(&line);
    let read = matches.and_then(|matches| {
        let read = CommandLine::from_arg_matches(&matches)?;
        Ok((read.command, Given::new(&command, &matches, line)))
    });
    Ok(read.map_err(|error| {
        let problem = usage::diagnostic(&error);
        problem.unwrap_or_else(|| Diagnostic::bug("an option asks for help"))
    })?)
}
