//! Python with packages of its own.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process;

/// The interpreter of a virtual environment with the packages of a `requirements.txt`; makes it if
/// it is not there, or was made from another file.
pub fn environment(venv: &Path, requirements: &Path) -> Result<PathBuf> {
    environment_of(venv, requirements, &[])
}

/// As [`environment`], with further options of `pip install`.
pub fn environment_of(venv: &Path, requirements: &Path, options: &[&str]) -> Result<PathBuf> {
    let (python, made_from) = (venv.join("bin/python"), venv.join("requirements.txt"));
    let wanted = fs::read_to_string(requirements)
        .with_context(|| format!("cannot read {}", requirements.display()))?;
    if fs::read_to_string(&made_from).is_ok_and(|found| found == wanted) {
        return Ok(python);
    }
    println!(
        "installing {} into {}",
        requirements.display(),
        venv.display()
    );
    let help =
        "cannot install Python packages; it takes python3 with venv and pip, and the network";
    process::shown(Command::new("python3").args(["-m", "venv"]).arg(venv)).context(help)?;
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "-r"]);
    process::shown(install.arg(requirements).args(options)).context(help)?;
    fs::write(&made_from, wanted)?;
    Ok(python)
}
