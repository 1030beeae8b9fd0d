//! `peapod search`: the mesh and the layout with the shortest simulated step.

pub mod args;
mod report;

use peapod_diagnostic::{Result, bail};
use peapod_driver::pod::search::search;
use peapod_driver::targets::Pod;
use peapod_driver::{Source, Staging};

use crate::print::{json, print};
use crate::terminal::Terminal;
use args::Search;
use report::Summary;

/// Tries all candidates, ranks them, and only then writes.
pub fn run(args: &Search) -> Result<()> {
    let source = Source::open(&args.model)?;
    let target = Pod::open(&args.target)?;
    let options = args.options()?;
    let found = search(&source, &target, &options, &Terminal::new())?;
    let mut staging = Staging::default();
    if let Some(path) = &args.report {
        staging.add(path, json(&found.json())?.as_bytes())?;
    }
    staging.commit()?;
    let summary = Summary {
        found: &found,
        target: &args.target,
    };
    print(&summary.text(args.top))?;
    if let Some(path) = &args.report {
        print(&format!("\nwritten to {}\n", path.display()))?;
    }
    match summary.failure() {
        Some(why) => bail!(why),
        None => Ok(()),
    }
}
