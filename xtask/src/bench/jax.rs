//! JAX, the peer of pods: installed into a folder of its own, and asked by a script.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{process, python, report};

/// The release that is compared with; the same as in `requirements.txt`.
pub const VERSION: &str = "0.10.2";
/// What is said where the script prints what it should not.
const STRANGE: &str = "the script says something else than expected";
/// Its script and its packages, in the repository.
const FOLDER: &str = "benchmarks/pod";

/// A Python that has JAX, and the script.
pub struct Jax {
    python: PathBuf,
    script: PathBuf,
}

/// One argument of an exported step.
#[derive(Debug, Deserialize)]
pub struct Argument {
    /// Its name in the program.
    pub name: String,
    /// Extents.
    pub shape: Vec<usize>,
    /// Per dimension the axis of the mesh of two axes that splits it.
    pub axes: Vec<Option<String>>,
}

/// One run of a training step again and again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Of compiling.
    pub compile_seconds: f64,
    /// Of every step, warm-ups too.
    pub steps: Vec<f64>,
    /// After every step.
    pub losses: Vec<f64>,
    /// Memory of the process at its peak.
    pub peak_bytes: u64,
}

impl Jax {
    /// Finds or installs it below `target_dir`.
    pub fn prepare(root: &Path, target_dir: &Path) -> Result<Self> {
        let folder = root.join(FOLDER);
        let it = Self {
            python: python::environment(&target_dir.join("jax"), &folder.join("requirements.txt"))?,
            script: folder.join("jax_step.py"),
        };
        let version = it.version();
        ensure!(
            version.as_deref() == Some(VERSION),
            "requirements.txt installs jax {version:?}, not {VERSION}"
        );
        Ok(it)
    }

    fn version(&self) -> Option<String> {
        let mut command = Command::new(&self.python);
        let code = "import importlib.metadata as m; print(m.version('jax'))";
        let said = process::output(command.args(["-c", code])).ok()?;
        Some(said.trim().to_owned())
    }

    /// The script that exports and runs loops.
    pub fn loops(&self) -> Command {
        let mut command = Command::new(&self.python);
        command.arg(self.script.with_file_name("jax_loop.py"));
        command
    }

    /// Writes `step.mlir`, its inputs and a list of its arguments.
    pub fn export(&self, case: &str, folder: &Path) -> Result<Vec<Argument>> {
        let mut command = Command::new(&self.python);
        process::output(command.arg(&self.script).args(["export", case]).arg(folder))?;
        report::read(&folder.join("arguments.json"))
    }

    /// Writes `step.mlir` with a batch of so many rows; sequences are short.
    pub fn program(&self, case: &str, folder: &Path, rows: usize) -> Result<()> {
        let mut command = Command::new(&self.python);
        command.arg(&self.script).args(["program", case]);
        process::output(command.arg(folder).arg(rows.to_string()))?;
        Ok(())
    }

    /// Runs steps under a layout.
    pub fn time(&self, case: &str, layout: &str, steps: usize) -> Result<Run> {
        let mut command = Command::new(&self.python);
        command.arg(&self.script);
        command.args(["time", case, layout, &steps.to_string()]);
        let said = process::output(&mut command)?;
        serde_json::from_str(&said).context(STRANGE)
    }

    /// Runs steps in two processes with a device each, the batch sharded.
    pub fn distributed(&self, case: &str, steps: usize) -> Result<Run> {
        let mut command = Command::new(&self.python);
        command.arg(&self.script);
        command.args(["distributed", case, &steps.to_string()]);
        let said = process::output(&mut command)?;
        // The processes log where they connect.
        let run = said.lines().find(|line| line.starts_with('{'));
        serde_json::from_str(run.unwrap_or_default()).context(STRANGE)
    }

    /// Bytes that a device sends in the program that XLA has optimised last, of those that it
    /// wrote into a folder.
    pub fn bytes_sent(&self, dump: &Path) -> Result<f64> {
        let mut command = Command::new(&self.python);
        command.arg(&self.script).arg("bytes").arg(dump);
        let said = process::output(&mut command)?;
        said.trim().parse().context(STRANGE)
    }
}
