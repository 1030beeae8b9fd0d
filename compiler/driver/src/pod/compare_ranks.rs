//! Engine `mpi` beside others: its ranks are processes of their own, a `peapod run` whose inputs,
//! outputs and step times are files in a folder that is removed in the end.

use std::path::Path;
use std::process::{Command, Stdio};

use peapod_diagnostic::{Result, cannot_write, code, ensure};
use peapod_ir::TensorType;
use peapod_pod::engine::EngineSpec;
use peapod_pod::{Program, mpi};
use peapod_schemas::pod::Port;

use super::compare::{Options, Ran, inputs};
use super::ports::{Outputs, shown, tensor_type};
use super::ranks;
use crate::staging::NewFolder;
use crate::tensor_file::{self, Io, TensorFiles};
use crate::{Source, diagnose, memory};

/// Whether as many ranks can be started for a program.
///
/// # Errors
///
/// It is not said how many, there are more than devices, or this process is a rank itself.
pub(super) fn check(source: &Source, spec: &EngineSpec) -> Result<()> {
    let argument = spec.argument.as_ref().filter(|_| !mpi::is_rank());
    let argument = argument.ok_or_else(|| {
        code::OPTION_VALUE.error(
            "engine `mpi` consists of several processes, which are started for each comparison",
            "say how many, as in --engines local,mpi:4, without an `mpirun` around the command",
        )
    })?;
    ranks::check_count(argument, source)
}

/// Runs a program on ranks that are started for it.
///
/// # Errors
///
/// They cannot be started, or they fail.
pub(super) fn run(
    source: &Source,
    spec: &EngineSpec,
    program: &Program,
    options: &Options,
) -> Result<Ran> {
    let name = format!("peapod-compare-{}", std::process::id());
    let scratch = NewFolder::begin(&std::env::temp_dir().join(name))?;
    let [given, made] = ["inputs", "outputs"].map(|it| scratch.path().join(it));
    let report = scratch.path().join("report.json");
    write_inputs(&given, program, options)?;
    let mut command = ranks::command();
    command.arg("run").arg("--inputs").arg(&given);
    command.arg("--outputs").arg(&made);
    command.arg("--report").arg(&report);
    command.args(["--steps", &options.steps.to_string()]);
    command.args(["--threads", &options.threads.to_string()]);
    command.args(["--engine", &spec.to_string(), "--check-replicas"]);
    command.args(["--max-memory", &memory::limit().to_string()]);
    // It may begin like an option.
    command.arg("--").arg(&source.path);
    wait(&mut command)?;
    let io = Io {
        inputs: TensorFiles::Folder(given),
        outputs: TensorFiles::Folder(made),
        report: None,
    };
    let files = Outputs::new(&io, program)?;
    let outputs = program.outputs.iter().zip(files.paths());
    let outputs = outputs.map(|(port, path)| read(path, port));
    Ok(Ran {
        outputs: outputs.collect::<Result<_>>()?,
        seconds: seconds(&report)?,
    })
}

/// Writes the inputs as the files `in_000.bin` and so on.
fn write_inputs(folder: &Path, program: &Program, options: &Options) -> Result<()> {
    std::fs::create_dir(folder).map_err(cannot_write(folder))?;
    let ports = program.inputs.iter().zip(inputs(program, options.seed));
    for (index, (port, bytes)) in ports.enumerate() {
        let path = folder.join(format!("in_{index:03}.bin"));
        let bytes = match shown(port) {
            Some(shown) => tensor_file::shown::encode(&path, &tensor_type(port), shown, &bytes)?,
            None => bytes,
        };
        std::fs::write(&path, bytes).map_err(cannot_write(&path))?;
    }
    Ok(())
}

/// Waits for a command that prints losses and writes files.
fn wait(command: &mut Command) -> Result<()> {
    let ended = command.stdin(Stdio::null()).output();
    let ended = ended.map_err(|error| {
        let help = "the host may have too many processes, or the command was moved";
        let error = error.to_string();
        code::PEER
            .error("cannot start `peapod run`", help)
            .note(error)
    })?;
    let said = String::from_utf8_lossy(&ended.stderr);
    ensure!(
        ended.status.success(),
        code::PEER
            .error(
                "the ranks of engine `mpi` failed",
                "run the program alone, as in `peapod run step.pod --engine mpi:4`",
            )
            .note(first(&said).trim())
    );
    Ok(())
}

/// The first of the errors that ranks print, most of which say the same.
fn first(said: &str) -> &str {
    let second = said.match_indices("error[").nth(1);
    &said[..second.map_or(said.len(), |(at, _)| at)]
}

/// An output: its name, its type, and its bytes in a file.
fn read(path: &Path, port: &Port) -> Result<(String, TensorType, Vec<u8>)> {
    let ty = tensor_type(port);
    let bytes = match shown(port) {
        Some(shown) => tensor_file::shown::read(path, &ty, shown)?,
        None => tensor_file::read(path, &ty)?,
    };
    Ok((port.name.clone(), ty, bytes))
}

/// Seconds of every step, as the report of the run says.
fn seconds(report: &Path) -> Result<Vec<f64>> {
    let text = std::fs::read(report).map_err(peapod_diagnostic::cannot_read(report))?;
    let report: serde_json::Value = serde_json::from_slice(&text).map_err(diagnose::json)?;
    Ok(serde_json::from_value(report["steps"].clone()).map_err(diagnose::json)?)
}
