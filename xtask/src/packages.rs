//! Models of real packages beside the runtimes that they were made for: `conformance/packages`.

use anyhow::Result;
use std::process::Command;

use crate::repository::Repository;
use crate::{process, python};

/// Options of `cargo xtask packages`.
#[derive(clap::Args)]
pub struct Args {
    /// Run the peers on models that are not in `peers.json`, too, and add them.
    #[arg(long)]
    record: bool,
}

/// Downloads the models, runs peapod on recorded inputs, and compares. Returns whether nothing
/// differs.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let folder = repository.root.join("conformance");
    let venv = repository.target_dir.join("conformance");
    let python = python::environment(&venv, &folder.join("requirements.txt"))?;
    let suite = |action: &str| {
        let mut command = Command::new(&python);
        command.arg(folder.join("packages/suite.py")).arg(action);
        command
            .arg("--cache")
            .arg(repository.target_dir.join("packages"));
        command
    };
    if args.record {
        process::shown(&mut suite("record"))?;
    }
    let mut cargo = process::cargo(&repository.root);
    process::shown(cargo.args(["build", "--quiet", "--package", "peapod"]))?;
    let peapod = repository.target_dir.join("debug/peapod");
    let checked = suite("check").arg("--peapod").arg(peapod).status()?;
    Ok(checked.success())
}
