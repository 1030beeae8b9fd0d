//! `peapod report`: runs of training as a page.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use peapod_diagnostic::Result;
use peapod_driver::Staging;
use peapod_driver::pages::diff;
use peapod_driver::train::folder::RunFolder;
use peapod_driver::train::report::report;

use crate::given::Given;
use crate::html::write_page;
use crate::print::{print, result, written};
use crate::terminal::Terminal;

/// Write one page about one or several runs of training.
///
/// Curves, confusion matrix, worst examples, and what the same steps take on pods of 32 to 512
/// cores. The page needs no other file.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(after_help = "Examples:\n  \
    peapod report runs/digits\n  \
    peapod report diff before.json after.json --html diff.html\n  \
    peapod report runs/a runs/b -o compare.html")]
pub struct Report {
    /// Folders that `peapod train --out` was given.
    #[arg(required = true, value_name = "RUN")]
    pub runs: Vec<PathBuf>,
    /// File for the page [default: report.html in the first folder].
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Leave out what steps take on pods, for which the programs are compiled again.
    #[arg(long)]
    pub no_simulation: bool,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What else is done with reports.
#[derive(Debug, Subcommand)]
pub enum Command {
    Diff(Diff),
}

/// Compare two reports in JSON, number by number: of simulations, searches or compiled models.
///
/// Entries of lists are compared by their name, so that it does not matter where they are. The
/// largest change comes first.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  \
    peapod report diff before.json after.json --html diff.html")]
pub struct Diff {
    /// The report before.
    pub before: PathBuf,
    /// The report after.
    pub after: PathBuf,
    /// File for an HTML page of all that differs.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Report, given: &Given) -> Result<()> {
    if let Some(Command::Diff(args)) = &args.command {
        return compare(args, given);
    }
    let folders: Vec<RunFolder> = args.runs.iter().map(RunFolder::new).collect();
    let terminal = Terminal::new("writing a page");
    let page = report(&folders, !args.no_simulation, &terminal)?;
    drop(terminal);
    let path = match &args.output {
        Some(path) => path.clone(),
        None => args.runs[0].join("report.html"),
    };
    let mut staging = Staging::default();
    staging.add(&path, page.as_bytes())?;
    staging.commit()?;
    written(&path)
}

fn compare(args: &Diff, given: &Given) -> Result<()> {
    let difference = diff::compare(&args.before, &args.after)?;
    result(&difference)?;
    print(&difference.text())?;
    match &args.html {
        Some(path) => write_page(path, &difference.page(&given.command())),
        None => Ok(()),
    }
}
