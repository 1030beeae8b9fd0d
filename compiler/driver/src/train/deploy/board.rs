//! The test split on the emulated board, by `cargo xtask run` of the repository around the current
//! folder: firmware is built from source.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use peapod_diagnostic::{Result, cannot_read, cannot_write, code, read_file, read_text};
use peapod_ir::TensorType;
use serde_json::Value as Json;

use super::host::stored;
use crate::micro::{Optimize, Weights};
use crate::train::quality::Sample;
use crate::{Observer, diagnose, memory};

/// What the board said.
#[derive(Clone, Debug, PartialEq)]
pub struct OnBoard {
    /// The bytes of the first output for each sample.
    pub outputs: Vec<Vec<u8>>,
    /// Instructions of the first inference.
    pub instructions: Option<u64>,
}

/// A network for a board.
#[derive(Clone, Copy, Debug)]
pub struct Network<'a> {
    /// Its file.
    pub model: &'a Path,
    /// The type of its input.
    pub input: &'a TensorType,
    /// Whether it keeps a state from run to run, which a sample begins without.
    pub keeps_state: bool,
    /// Name of the board.
    pub target: &'a str,
    /// What counts most.
    pub optimize: Option<Optimize>,
    /// Which weights are stored in fewer bits than they have.
    pub weights: Option<Weights>,
}

/// Runs all samples on the emulated board; `None`, and the observer hears why, outside of the
/// repository.
///
/// # Errors
///
/// Firmware cannot be built or run.
pub fn run(
    network: Network<'_>,
    samples: &[Sample],
    work: &Path,
    observer: &dyn Observer,
) -> Result<Option<OnBoard>> {
    let Some(root) = repository() else {
        let help = "run it in a clone of Peapod, or leave the board out with --no-board";
        let message = "the test split is not run on the board: firmware is built from source";
        observer.warning(&code::EMULATION.warning(message, help));
        return Ok(None);
    };
    let folder = work.join("samples");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(cannot_write(&folder))?;
    let folder = folder.canonicalize().map_err(cannot_read(&folder))?;
    let model = network.model;
    let model = model.canonicalize().map_err(cannot_read(model))?;
    let report = folder.join("report.json");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(&root)
        .args(["xtask", "run", "--target"]);
    command.arg(network.target).arg("--model").arg(&model);
    command.arg("--report").arg(&report);
    if let Some(optimize) = network.optimize {
        command.arg("--optimize").arg(optimize.name());
    }
    if network.keeps_state {
        command.arg("--reset");
    }
    if let Some(weights) = network.weights {
        command.arg("--weights").arg(weights.name());
    }
    let file = |kind: &str, index: usize| folder.join(format!("{kind}_{index:05}.bin"));
    for (index, sample) in samples.iter().enumerate() {
        let path = file("in", index);
        let bytes = stored(&sample.features, network.input);
        fs::write(&path, bytes).map_err(cannot_write(&path))?;
        command.arg("--input").arg(path);
        command.arg("--output").arg(file("out", index));
    }
    said(&mut command)?;
    let mut outputs = vec![];
    for index in 0..samples.len() {
        let path = file("out", index);
        outputs.push(read_file(&path, memory::limit()).map_err(cannot_read(&path))?);
    }
    let text = read_text(&report, memory::limit()).map_err(cannot_read(&report))?;
    let report: Json = serde_json::from_str(&text).map_err(diagnose::json)?;
    Ok(Some(OnBoard {
        outputs,
        instructions: report["instructions"].as_u64(),
    }))
}

/// The folder of the repository that the current one is in.
fn repository() -> Option<PathBuf> {
    let current = env::current_dir().ok()?;
    let mut folders = current.ancestors();
    let root = folders.find(|it| it.join("targets/firmware/Cargo.toml").is_file())?;
    Some(root.to_owned())
}

/// Runs a command, whose words are for the error if it fails.
fn said(command: &mut Command) -> Result<()> {
    let ended = command.stdin(Stdio::null()).output();
    let ended = ended.map_err(|error| {
        let help = "install Rust with cargo, or leave the board out with --no-board";
        let message = "cannot start cargo, which builds firmware";
        code::EMULATION.error(message, help).note(error.to_string())
    })?;
    if ended.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&ended.stderr);
    let lines: Vec<&str> = words.lines().collect();
    let last = lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n");
    let help = "run `cargo xtask setup`, or leave the board out with --no-board";
    let message = "`cargo xtask run` failed";
    Err(code::EMULATION.error(message, help).note(last).into())
}

/// Lines of a failed command that are shown.
const SHOWN_LINES: usize = 12;
