//! `cargo xtask bench micro`: instructions, RAM and flash of every model on every board in every
//! mode, beside the peer's.

use super::check::{self, Outcome};
use super::figures::Figures;
use super::measure::measure;
use super::tables;
use super::{Args, PAGE};
use crate::build::Builder;
use crate::report;
use crate::repository::Repository;
use anyhow::Result;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/micro.json";

/// What is measured: all of it where nothing is named.
#[derive(clap::Args)]
pub struct Filter {
    /// Only this board; more than one may be named.
    #[arg(long)]
    pub board: Vec<String>,
    /// Only this model; more than one may be named.
    #[arg(long)]
    pub model: Vec<String>,
    /// Only models optimised for this; more than one may be named.
    #[arg(long)]
    pub optimize: Vec<String>,
}

impl Filter {
    /// Whether a name is among those asked for.
    pub fn lets(&self, asked: &[String], name: &str) -> bool {
        asked.is_empty() || asked.iter().any(|asked| asked == name)
    }

    fn is_all(&self) -> bool {
        self.board.is_empty() && self.model.is_empty() && self.optimize.is_empty()
    }
}

/// Measures one model on one board, and compares with the figures in the repository.
pub fn compare(
    repository: &Repository,
    builder: &Builder<'_>,
    board: &str,
    model: &str,
) -> Result<Outcome> {
    let kept: Figures = report::read(&repository.root.join(FIGURES))?;
    let filter = Filter {
        board: vec![board.to_owned()],
        model: vec![model.to_owned()],
        optimize: Vec::new(),
    };
    let fresh = measure(repository, builder, &filter)?;
    Ok(check::compare(&kept, &fresh))
}

/// Measures and writes, or measures and compares.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    if args.tables_only {
        tables::write(&repository.root.join(PAGE), &report::read(&path)?)?;
        println!("bench: {PAGE} is up to date");
        return Ok(true);
    }
    let kept = match args.check || !args.filter.is_all() {
        true => report::read(&path)?,
        false => Figures::default(),
    };
    let fresh = measure(repository, &Builder::new(repository)?, &args.filter)?;
    if let Some(copy) = &args.report {
        fresh.save(copy)?;
    }
    if args.check {
        return Ok(check::compare(&kept, &fresh).report());
    }
    let mut figures = kept;
    figures.update(fresh);
    figures.save(&path)?;
    tables::write(&repository.root.join(PAGE), &figures)?;
    println!("bench: {FIGURES} and {PAGE} are up to date");
    Ok(true)
}
