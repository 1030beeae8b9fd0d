//! Our side of `bench pod`: the `peapod` command, optimised, compiling and running steps.

use anyhow::{Context, Result};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::jax::Run;
use crate::process;
use crate::repository::Repository;

/// The command.
pub struct Peapod {
    program: PathBuf,
}

/// How a step is compiled.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The step.
    pub model: &'a Path,
    /// Name of the target.
    pub target: &'a str,
    /// Axes of the mesh.
    pub mesh: &'a str,
    /// Values of `--shard`.
    pub shards: &'a [String],
    /// Whether the weight update is sharded.
    pub update: bool,
}

/// What compiling took and made.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// From the start of the process to its end.
    pub seconds: f64,
    /// The program.
    pub pod: PathBuf,
    /// Its size.
    pub bytes: u64,
}

impl Peapod {
    /// Builds it.
    pub fn build(repository: &Repository) -> Result<Self> {
        println!("bench: building peapod, optimised");
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&repository.root);
        process::shown(cargo.args(["build", "--release", "--quiet", "--package", "peapod"]))?;
        let program = repository.target_dir.join("release/peapod");
        Ok(Self { program })
    }

    /// Builds it as tests are: for what does not depend on how fast it is.
    pub fn build_for_tests(repository: &Repository) -> Result<Self> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&repository.root);
        process::shown(cargo.args(["build", "--quiet", "--package", "peapod"]))?;
        let program = repository.target_dir.join("debug/peapod");
        Ok(Self { program })
    }

    /// Where it is.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Compiles into a folder.
    pub fn compile(&self, request: &Request<'_>, folder: &Path) -> Result<Compiled> {
        let mut command = Command::new(&self.program);
        command.arg("compile").arg(request.model);
        command.args(["--target", request.target, "--mesh", request.mesh]);
        for shard in request.shards {
            command.args(["--shard", shard]);
        }
        let update = if request.update { "on" } else { "off" };
        command.args(["--weight-update-sharding", update]);
        command.arg("-o").arg(folder);
        let start = Instant::now();
        process::output(&mut command)?;
        let seconds = start.elapsed().as_secs_f64();
        let pod = folder.join("step.pod");
        let bytes = fs::metadata(&pod)
            .with_context(|| format!("no {}", pod.display()))?
            .len();
        Ok(Compiled {
            seconds,
            pod,
            bytes,
        })
    }

    /// Runs steps of a compiled program.
    pub fn run(&self, compiled: &Compiled, inputs: &Path, steps: usize) -> Result<Run> {
        let report = compiled.pod.with_extension("run.json");
        let mut command = Command::new(&self.program);
        command.arg("run").arg(&compiled.pod);
        command.arg("--inputs").arg(inputs);
        command.args(["--steps", &steps.to_string(), "--report"]);
        let said = process::output(command.arg(&report))?;
        let report: Value = serde_json::from_str(&fs::read_to_string(&report)?)?;
        let seconds = report["steps"].as_array().context("no steps reported")?;
        let peak = &report["memory"]["peak_resident_bytes"];
        Ok(Run {
            compile_seconds: compiled.seconds,
            steps: seconds.iter().filter_map(Value::as_f64).collect(),
            losses: losses(&said),
            peak_bytes: peak.as_u64().context("no peak of memory reported")?,
        })
    }
}

/// The numbers after `step 1: name`.
fn losses(said: &str) -> Vec<f64> {
    let lines = said.lines().filter(|line| line.starts_with("step "));
    lines
        .filter_map(|line| line.split_whitespace().last()?.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::losses;

    #[test]
    fn reads_losses() {
        let said = "step 1: result[2] 8.5\nstep 2: result[2] 7.25\n2 steps, median 0.1 s\n";
        assert_eq!(losses(said), [8.5, 7.25]);
    }
}
