//! `cargo xtask test`: everything that can be checked on this machine.

mod boards;
mod c_example;
mod host;
mod sweep;
mod tally;

use crate::build::Builder;
use crate::repository::Repository;
use crate::setup;
use anyhow::Result;
use tally::Tally;

/// Options of `test`.
#[derive(clap::Args)]
pub struct Args {
    /// Only the images of this target; without it, the host's tests and every target.
    #[arg(long)]
    target: Option<String>,
}

/// `cargo xtask test`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let targets = setup::targets(args.target.as_deref())?;
    let tally = Tally::default();
    // A machine that lacks an emulator can still run everything else.
    if let Err(error) = setup::prepare(&targets) {
        println!("setup: {error:#}");
    }
    if args.target.is_none() {
        host::run(repository, &tally)?;
    }
    let builder = Builder::new(repository)?;
    boards::run(repository, &builder, &targets, &tally)?;
    sweep::run(repository, &builder, &targets, &tally);
    c_example::run(repository, &builder, &targets, &tally);
    println!("{}", tally.summary());
    Ok(tally.is_clean())
}
