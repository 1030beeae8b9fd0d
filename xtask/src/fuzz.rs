//! `cargo xtask fuzz`: the program `peapod-fuzz`, built as tests are, with all checks.

use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result};

/// Options of `fuzz`: those of the program.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

/// `cargo xtask fuzz`: whether nothing was found.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    Ok(command(repository)
        .args(&args.args)
        .status()
        .context("cannot run cargo")?
        .success())
}

/// The program, to which arguments can be added.
pub fn command(repository: &Repository) -> std::process::Command {
    let mut cargo = process::cargo(&repository.root);
    cargo.args([
        "run",
        "--quiet",
        "--package",
        "peapod-fuzz",
        "--bin",
        "peapod-fuzz",
        "--",
    ]);
    cargo
}
