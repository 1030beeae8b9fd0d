//! Our side of `bench pod`: the `peapod` command, optimised, compiling and running steps.

use anyhow::{Context, Result};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::jax::Run;
use crate::repository::Repository;
use crate::{build, process, report};

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
    /// Further options.
    pub options: &'a [&'a str],
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
        Self::built(repository, &["--release"], "release/peapod")
    }

    /// Builds it as tests are: for what does not depend on how fast it is.
    pub fn build_for_tests(repository: &Repository) -> Result<Self> {
        Self::built(repository, &[], "debug/peapod")
    }

    fn built(repository: &Repository, profile: &[&str], program: &str) -> Result<Self> {
        let mut cargo = process::cargo(&repository.root);
        cargo.args(["build", "--quiet", "--package", "peapod"]);
        process::shown(cargo.args(profile))?;
        let program = repository.target_dir.join(program);
        Ok(Self { program })
    }

    /// One that is there.
    pub fn at(program: &Path) -> Self {
        let program = program.to_owned();
        Self { program }
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
        command.args(request.options).arg("-o").arg(folder);
        let seconds = process::timed(&mut command)?;
        let pod = folder.join(build::model_name(request.model));
        let pod = pod.with_added_extension("pod");
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
        let run = self.run_with(compiled, inputs, steps, &[], &[])?;
        Ok(Run {
            compile_seconds: compiled.seconds,
            ..run
        })
    }

    /// The same with further options and variables of the environment; compiling is what the
    /// engine compiles when it loads the program.
    pub fn run_with(
        &self,
        compiled: &Compiled,
        inputs: &Path,
        steps: usize,
        options: &[&str],
        variables: &[(&str, String)],
    ) -> Result<Run> {
        let report = compiled.pod.with_extension("run.json");
        let mut command = Command::new(&self.program);
        command.arg("run").arg(&compiled.pod);
        command.arg("--inputs").arg(inputs);
        command.args(["--steps", &steps.to_string(), "--report"]);
        command.arg(&report).args(options);
        process::output(command.envs(variables.iter().map(|(name, it)| (name, it))))?;
        let report: Value = report::read(&report)?;
        let seconds = report["steps"].as_array().context("no steps reported")?;
        let peak = &report["memory"]["peak_resident_bytes"];
        Ok(Run {
            compile_seconds: report["load_seconds"].as_f64().unwrap_or(f64::NAN),
            steps: seconds.iter().filter_map(Value::as_f64).collect(),
            losses: losses(&report),
            peak_bytes: peak.as_u64().context("no peak of memory reported")?,
        })
    }
}

/// The values of every scalar output, step by step.
fn losses(report: &Value) -> Vec<f64> {
    let scalars = report["scalars"].as_array().into_iter().flatten();
    let values = scalars.filter_map(|scalar| scalar["values"].as_array());
    values.flatten().filter_map(Value::as_f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_losses() {
        let report = serde_json::json!({
            "scalars": [{ "name": "result[2]", "values": [8.5, 7.25] }]
        });
        assert_eq!(losses(&report), [8.5, 7.25]);
    }
}
