//! `peapod search`: the mesh and the layout with the shortest simulated step.

pub mod args;
mod report;

use peapod_diagnostic::{Result, bail};
use peapod_driver::pages::search::page;
use peapod_driver::pod::search::{Found, search};
use peapod_driver::targets::Pod;
use peapod_driver::{Source, Staging};

use crate::given::Given;
use crate::html::write_page;
use crate::print::{json, print, report as report_of, result, written};
use crate::terminal::Terminal;
use args::Search;
use report::Summary;

/// Options of both commands that are not for the step.
const OWN: [&str; 3] = ["--target", "--report", "--html"];

/// Tries all candidates, ranks them, and only then writes.
pub fn run(args: &Search, given: &Given) -> Result<()> {
    let source = Source::open(&args.model)?;
    let target = Pod::open(&args.target)?;
    let options = args.options()?;
    let terminal = Terminal::new(format!("searching for {}", source.path));
    let found = search(&source, &target, &options, &terminal)?;
    drop(terminal);
    result(&found.json())?;
    let summary = summary(args, given, &found);
    let mut staging = Staging::default();
    if let Some(path) = &args.report {
        staging.add(path, json(&found.json())?.as_bytes())?;
    }
    staging.commit()?;
    print(&summary.text(args.top))?;
    if let Some(path) = &args.report {
        report_of("\n")?;
        written(path)?;
    }
    if let Some(path) = &args.html {
        let page = page(&found, &given.command(), summary.best().as_deref());
        write_page(path, &page)?;
    }
    match summary.failure() {
        Some(why) => bail!(why),
        None => Ok(()),
    }
}

/// What people read of what was found.
pub fn summary<'a>(args: &'a Search, given: &Given, found: &'a Found) -> Summary<'a> {
    Summary {
        found,
        target: &args.target,
        options: options_of_simulate(given),
    }
}

/// What the user gave of what `peapod simulate` takes, too.
fn options_of_simulate(given: &Given) -> Vec<String> {
    let command = crate::args::command();
    let simulate = command.find_subcommand("simulate");
    let known = simulate.into_iter().flat_map(clap::Command::get_arguments);
    let known: Vec<String> = known
        .filter_map(|it| Some(format!("--{}", it.get_long()?)))
        .filter(|it| !OWN.contains(&it.as_str()))
        .collect();
    given.words(|option| known.iter().any(|it| it == option))
}
