//! Pods: a program for all devices, built by the compiler and run on virtual devices of this
//! machine.

use crate::build::Builder;
use crate::process;
use crate::repository::Repository;
use anyhow::{Result, ensure};
use peapod_targets::Pod;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Options of the compiler that only concern pods; they go to `peapod compile` as they are.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "For pods: as of `peapod compile`")]
pub struct Sharding {
    /// Axes of the mesh and devices along them, e.g. `data=2,model=4`.
    #[arg(long, value_name = "AXES")]
    mesh: Option<OsString>,
    /// Sharding of the values whose name matches, e.g. `*w1*=-,model`.
    #[arg(long, value_name = "GLOB=AXES")]
    shard: Vec<OsString>,
    /// Mesh axes of the dimension names used in `--shard`, e.g. `batch:data`.
    #[arg(long, value_name = "RULES")]
    layout: Option<OsString>,
    /// `on` or `off`: whether the weight update is sharded over the axis `data`.
    #[arg(long, value_name = "SWITCH")]
    weight_update_sharding: Option<OsString>,
    /// Fail on implicit replication.
    #[arg(long)]
    deny_replication: bool,
}

/// Options of a run that only concern pods; they go to `peapod run` as they are.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "For pods: as of `peapod run`")]
pub struct Running {
    /// Folder of all inputs, `in_000.npy` and so on.
    #[arg(long, value_name = "FOLDER", conflicts_with = "input")]
    inputs: Option<PathBuf>,
    /// Folder for all outputs, `out_000.npy` and so on.
    #[arg(long, value_name = "FOLDER", conflicts_with = "output")]
    outputs: Option<PathBuf>,
    /// Steps; results take the place of the inputs that they replace.
    #[arg(long, value_name = "NUMBER")]
    steps: Option<OsString>,
    /// Threads; results do not depend on it.
    #[arg(long, value_name = "NUMBER")]
    threads: Option<OsString>,
    /// Engine in place of that of the pod, e.g. `mpi:4` for four ranks.
    #[arg(long, value_name = "NAME[:ARGUMENT]")]
    engine: Option<String>,
}

impl Sharding {
    /// Arguments for the compiler.
    pub fn args(&self) -> Vec<OsString> {
        let mut args = Vec::new();
        push(&mut args, "--mesh", self.mesh.as_ref());
        for rule in &self.shard {
            push(&mut args, "--shard", Some(rule));
        }
        push(&mut args, "--layout", self.layout.as_ref());
        let update = self.weight_update_sharding.as_ref();
        push(&mut args, "--weight-update-sharding", update);
        if self.deny_replication {
            args.push("--deny-replication".into());
        }
        args
    }
}

impl Running {
    /// Arguments for a run.
    pub fn args(&self) -> Vec<OsString> {
        let mut args = Vec::new();
        push(&mut args, "--inputs", self.inputs.as_ref());
        push(&mut args, "--outputs", self.outputs.as_ref());
        push(&mut args, "--steps", self.steps.as_ref());
        push(&mut args, "--threads", self.threads.as_ref());
        push(&mut args, "--engine", self.engine.as_ref());
        args
    }

    /// Options of the compiler that the engine needs: one that compiles takes StableHLO.
    pub fn compiled_with(&self) -> &'static [&'static str] {
        let engine = self.engine.as_deref().unwrap_or_default();
        match engine == "pjrt" || engine.starts_with("pjrt:") {
            true => &["--emit-stablehlo"],
            false => &[],
        }
    }
}

/// An option and its value, if it is given one.
pub fn push(args: &mut Vec<OsString>, option: &str, value: Option<impl Into<OsString> + Clone>) {
    if let Some(value) = value {
        args.extend([option.into(), value.clone().into()]);
    }
}

/// The pod of this name, if it is one.
pub fn named(name: &str) -> Result<Option<Pod>> {
    let is_pod = Pod::names().any(|pod| pod == name);
    Ok(is_pod.then(|| Pod::load(name)).transpose()?)
}

/// The pod of a name that may be given, if it is one.
pub fn asked(name: Option<&str>) -> Result<Option<Pod>> {
    name.map_or(Ok(None), named)
}

/// Refuses what only pods understand.
pub fn refuse(target: &str, args: &[OsString]) -> Result<()> {
    ensure!(
        args.is_empty(),
        "{} is for pods, and {target} is a board; `cargo xtask list` shows the pods",
        args[0].display(),
    );
    Ok(())
}

/// Compiles a model for a pod and shows what the compiler says; yields the program's file.
pub fn build(
    repository: &Repository,
    pod: &Pod,
    model: &Path,
    folder: &Path,
    options: &[OsString],
) -> Result<PathBuf> {
    let mut command = Builder::new(repository)?.peapod();
    command.arg("compile").arg(model);
    command.args(["--target", &pod.name]).arg("-o").arg(folder);
    process::shown(command.args(options))?;
    let file = folder.join(crate::build::model_name(model));
    Ok(file.with_added_extension("pod"))
}

/// Variable that names the library of engine `mpi`.
const MPI_LIBRARY: &str = "PEAPOD_MPI_LIBRARY";

/// Runs a program on the pod's engine, unless `args` name another one. Of the libraries of MPI the
/// one that `setup --engine mpi` installs is taken, unless the environment names one.
pub fn run(repository: &Repository, pod: &Pod, program: &Path, args: &[OsString]) -> Result<()> {
    let mut command = Builder::new(repository)?.peapod();
    let library = repository.target_dir.join("mpi/lib/libmpi_abi.so.1");
    if std::env::var_os(MPI_LIBRARY).is_none() && library.is_file() {
        command.env(MPI_LIBRARY, library);
    }
    command.arg("run").arg(program);
    process::shown(command.args(on_engine(&pod.runner.engine, args)))
}

/// The arguments with an engine, unless they name one.
fn on_engine(engine: &str, args: &[OsString]) -> Vec<OsString> {
    let mut args = args.to_vec();
    if !args.iter().any(|it| it == "--engine") {
        push(&mut args, "--engine", Some(engine));
    }
    args
}

/// Words for the table of targets.
pub fn described(pod: &Pod) -> String {
    match (pod.devices(), &pod.network) {
        (Some(devices), Some(network)) => {
            format!("{devices} devices on {} chips", network.shape())
        }
        (Some(_) | None, _) => "devices as the mesh says".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_is_that_of_the_pod_unless_another_is_named() {
        let of = |engine: Option<&str>| {
            let running = Running {
                steps: Some("2".into()),
                engine: engine.map(str::to_owned),
                ..Running::default()
            };
            let needs = running.compiled_with().to_vec();
            (on_engine("local", &running.args()), needs)
        };
        assert_eq!(of(None).0, ["--steps", "2", "--engine", "local"]);
        let (args, needs) = of(Some("mpi:4"));
        assert_eq!(args, ["--steps", "2", "--engine", "mpi:4"]);
        assert!(needs.is_empty());
        assert_eq!(of(Some("pjrt:cpu")).1, ["--emit-stablehlo"]);
    }
}
