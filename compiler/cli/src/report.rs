//! `peapod report`: runs of training as a page.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::Staging;
use peapod_driver::train::folder::RunFolder;
use peapod_driver::train::report::report;

use crate::print::written;
use crate::terminal::Terminal;

/// Write one page about one or several runs of training.
///
/// Curves, confusion matrix, worst examples, and what the same steps take on pods of 32 to 512
/// cores. The page needs no other file.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod report runs/digits\n  \
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
}

/// Runs the command.
pub fn run(args: &Report) -> Result<()> {
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
