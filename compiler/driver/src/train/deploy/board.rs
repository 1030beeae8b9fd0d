//! The test split on the emulated board, by `cargo xtask run` of the repository around the current
//! folder: firmware is built from source.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use peapod_diagnostic::{
    Diagnostic, Result, cannot_read, cannot_write, code, read_file, read_text,
};
use peapod_targets::Target;
use serde_json::Value as Json;

use super::calls::{self, Answer, Call};
use super::samples::evenly;
use crate::micro::front_end::FrontEnd;
use crate::micro::{Optimize, Request, Weights};
use crate::{Observer, diagnose, memory};

/// What the board said.
#[derive(Clone, Debug, PartialEq)]
pub struct OnBoard {
    /// Positions of the samples that were run.
    pub samples: Vec<usize>,
    /// The bytes of the first output for each of them.
    pub outputs: Vec<Vec<u8>>,
    /// Instructions of each inference.
    pub instructions: Vec<u64>,
}

/// A network for a board.
#[derive(Clone, Copy, Debug)]
pub struct Network<'a> {
    /// Its file.
    pub model: &'a Path,
    /// What makes its features, if it takes those of sounds.
    pub front_end: Option<&'a FrontEnd>,
    /// Whether it keeps a state from run to run, which a sample begins without.
    pub keeps_state: bool,
    /// The board.
    pub target: &'a Target,
    /// What counts most.
    pub optimize: Option<Optimize>,
    /// Which weights are stored in fewer bits than they have.
    pub weights: Option<Weights>,
}

/// Samples that run on the board unless it is said how many: of sounds, for each of which the
/// board is started anew.
pub const SOUNDS: usize = 50;

/// Runs samples on the emulated board, whose inputs are as those of `host::outputs`, all or so
/// many of them, evenly spaced; `None`, and the observer hears why, outside of the repository.
///
/// # Errors
///
/// Firmware cannot be built or run.
pub fn run(
    network: Network<'_>,
    samples: &[Vec<u8>],
    count: Option<usize>,
    work: &Path,
    observer: &dyn Observer,
) -> Result<Option<OnBoard>> {
    let Some(root) = told(observer) else {
        return Ok(None);
    };
    let folder = fresh(&work.join("samples"))?;
    let report = folder.join("report.json");
    let mut command = network.command(&root)?;
    if network.keeps_state || network.front_end.is_some() {
        // A board that is started anew has no state.
        command.arg("--streams");
    }
    command.arg("--report").arg(&report);
    let usual = network.front_end.map_or(samples.len(), |_| SOUNDS);
    let chosen = evenly(count.unwrap_or(usual), samples.len());
    let file = |kind: &str, index: usize| folder.join(format!("{kind}_{index:05}.bin"));
    for &index in &chosen {
        let path = file("in", index);
        fs::write(&path, &samples[index]).map_err(cannot_write(&path))?;
        command.arg("--input").arg(path);
        command.arg("--output").arg(file("out", index));
    }
    said(&mut command)?;
    let mut outputs = vec![];
    for &index in &chosen {
        let path = file("out", index);
        outputs.push(read_file(&path, memory::limit()).map_err(cannot_read(&path))?);
    }
    let text = read_text(&report, memory::limit()).map_err(cannot_read(&report))?;
    let report: Json = serde_json::from_str(&text).map_err(diagnose::json)?;
    let runs = report["instructions_per_run"].as_array();
    let runs = runs.map_or(&[][..], Vec::as_slice);
    Ok(Some(OnBoard {
        samples: chosen,
        outputs,
        instructions: runs.iter().filter_map(Json::as_u64).collect(),
    }))
}

/// Makes calls of a network with a layer that learns so many classes, one after the other; `here`
/// is what they yield on this machine. `None`, and the observer hears why, outside of the
/// repository.
///
/// # Errors
///
/// Firmware cannot be built or run.
pub fn answers(
    network: Network<'_>,
    classes: usize,
    (calls, here): (&[Call], &[Answer]),
    work: &Path,
    observer: &dyn Observer,
) -> Result<Option<Vec<Answer>>> {
    let Some(root) = told(observer) else {
        return Ok(None);
    };
    let folder = fresh(&work.join("calls"))?;
    let [script, file] = ["script.bin", "answers.bin"].map(|name| folder.join(name));
    fs::write(&script, calls::script(calls)).map_err(cannot_write(&script))?;
    let mut command = network.command(&root)?;
    command.args(["--learn", "--learn-classes", &classes.to_string()]);
    command.arg("--script").arg(&script);
    said(command.arg("--output").arg(&file))?;
    let bytes = read_file(&file, memory::limit()).map_err(cannot_read(&file))?;
    let answers = calls::said(&bytes, here);
    Ok(Some(answers.ok_or_else(|| {
        Diagnostic::bug("firmware answers other calls")
    })?))
}

/// The folder of the repository; without one the observer hears that there is no board.
fn told(observer: &dyn Observer) -> Option<PathBuf> {
    let root = repository();
    if root.is_none() {
        let help = "run it in a clone of Peapod, or leave the board out with --no-board";
        let message = "the test split is not run on the board: firmware is built from source";
        observer.warning(&code::EMULATION.warning(message, help));
    }
    root
}

/// A folder without anything in it.
fn fresh(folder: &Path) -> Result<PathBuf> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(cannot_write(folder))?;
    Ok(folder.canonicalize().map_err(cannot_read(folder))?)
}

impl<'a> Network<'a> {
    /// A file and what makes its features, for a board, compiled so.
    pub fn of(
        (model, front_end): (&'a Path, Option<&'a FrontEnd>),
        keeps_state: bool,
        target: &'a Target,
        request: &Request,
    ) -> Self {
        Self {
            model,
            front_end,
            keeps_state,
            target,
            optimize: request.optimize,
            weights: request.weights,
        }
    }

    /// The command that builds firmware and runs it, without what it is run on.
    fn command(&self, root: &Path) -> Result<Command> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command
            .current_dir(root)
            .args(["xtask", "run", "--target"])
            .arg(absolute_file(self.target)?)
            .arg("--model")
            .arg(absolute(self.model)?);
        if let Some(optimize) = self.optimize {
            command.arg("--optimize").arg(optimize.name());
        }
        if let Some(weights) = self.weights {
            command.arg("--weights").arg(weights.name());
        }
        if let Some(front_end) = self.front_end {
            let file = absolute(Path::new(&front_end.source.path))?;
            command.arg("--front-end").arg(file);
            let options = &front_end.options;
            for (name, number) in [("rows", options.rows), ("hop", options.hop)] {
                let number = number.map(|it| [format!("--front-end-{name}"), it.to_string()]);
                command.args(number.into_iter().flatten());
            }
            if let Some(numbers) = options.numbers {
                command.args(["--front-end-numbers", numbers.name()]);
            }
        }
        Ok(command)
    }
}

/// A target as the command takes it in another folder.
fn absolute_file(target: &Target) -> Result<PathBuf> {
    let argument = Path::new(&target.argument);
    match target.argument == target.name {
        true => Ok(argument.to_owned()),
        false => absolute(argument),
    }
}

fn absolute(path: &Path) -> Result<PathBuf> {
    Ok(path.canonicalize().map_err(cannot_read(path))?)
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
