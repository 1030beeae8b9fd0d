//! The Python package: its wheel in an environment of its own, and the tests of it there.

use super::tally::Tally;
use crate::repository::Repository;
use crate::{process, python, wheel};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The tests.
const TESTS: &str = "compiler/python/tests";

/// Random models of one op on which the package, the command and the evaluator are compared.
const RANDOM_CASES: &str = "1000";

/// Packs what `cargo test` has built, installs it and runs the tests.
pub fn run(repository: &Repository, tally: &Tally) {
    let name = "python package";
    if process::find("python3").is_none() {
        return tally.skip(name, "no python3");
    }
    let prepared = wheel::packed(repository).and_then(|wheel| {
        let python = environment(repository)?;
        Ok((wheel, python))
    });
    match prepared {
        Err(error) => tally.skip(name, &format!("{error:#}")),
        Ok((wheel, python)) => tally.note(name, tested(repository, &wheel, &python)),
    }
}

/// A Python with what the tests take.
fn environment(repository: &Repository) -> Result<PathBuf> {
    let venv = repository.target_dir.join("python/test");
    python::environment(&venv, &repository.root.join(TESTS).join("requirements.txt"))
}

/// Installs the wheel in place of whatever was there, and runs the tests; what they say last.
fn tested(repository: &Repository, wheel: &Path, python: &Path) -> Result<String> {
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--no-deps"]);
    process::output(install.arg("--force-reinstall").arg(wheel))?;
    let models = random_models(repository)?;
    let command = repository.tested("peapod");
    let command = command.context("`cargo test` has built no peapod")?;
    let mut tests = Command::new(python);
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    tests.arg(repository.root.join(TESTS));
    tests.env("PEAPOD_RANDOM_MODELS", models);
    tests.env("PEAPOD_COMMAND", command);
    tests.env("PYTHONDONTWRITEBYTECODE", "1");
    // Nothing of the checkout is imported in place of the wheel.
    let said = process::output(tests.current_dir(&repository.target_dir))?;
    Ok(said.lines().last().unwrap_or_default().to_owned())
}

/// Random models of one op, with inputs and what the evaluator makes of them.
fn random_models(repository: &Repository) -> Result<PathBuf> {
    let folder = repository.target_dir.join("python/random");
    let maker = repository.tested(super::sweep::MAKER);
    let maker = maker.context("`cargo test` has built no random-ops")?;
    let seed = super::seed();
    let arguments = [seed.as_str(), RANDOM_CASES];
    process::output(Command::new(maker).arg(&folder).args(arguments))?;
    fs::metadata(&folder)?;
    Ok(folder)
}
