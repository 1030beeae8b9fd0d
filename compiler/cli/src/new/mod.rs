//! `peapod new`: projects around a model, of the templates in `templates/`.

mod firmware;
mod library;
mod memory;
mod project;
mod values;

use clap::{Args, Subcommand};
pub use firmware::Firmware;
use peapod_diagnostic::Result;

/// Write a project around a model.
#[derive(Args, Debug)]
pub struct New {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Firmware(Firmware),
}

/// Writes it.
pub fn run(args: &New) -> Result<()> {
    match &args.what {
        What::Firmware(args) => firmware::run(args),
    }
}
