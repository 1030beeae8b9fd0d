//! This command as several processes, which are the ranks of an engine.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_pod::{engine::EngineSpec, mpi};

pub use mpi::{forward, is_rank};

use crate::{Source, diagnose};

/// Which process runs the pod.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "a command has one")]
pub enum Runs {
    /// This one.
    Here(Source),
    /// Others, which have done so.
    Elsewhere,
}

/// Runs this command as several ranks if `mpi:N` asks for them and this process is none itself. It
/// does not keep the pod in memory meanwhile.
///
/// # Errors
///
/// The processes cannot be started, there are more than devices, or one of them failed.
pub fn start(engine: &EngineSpec, source: Source) -> Result<Runs> {
    let Some(argument) = asked(engine) else {
        return Ok(Runs::Here(source));
    };
    check_count(argument, &source)?;
    drop(source);
    launch(argument)?;
    Ok(Runs::Elsewhere)
}

/// As [`start`], for a command that has no pod yet, but knows how many devices it will run on;
/// whether other processes have run it.
///
/// # Errors
///
/// As of [`start`].
pub fn start_for(engine: &EngineSpec, devices: usize) -> Result<bool> {
    let Some(argument) = asked(engine) else {
        return Ok(false);
    };
    check_ranks(argument, devices)?;
    launch(argument)?;
    Ok(true)
}

/// What follows the colon of an engine whose ranks this process is to start.
fn asked(engine: &EngineSpec) -> Option<&str> {
    let argument = engine.argument.as_deref();
    argument.filter(|_| engine.name == mpi::NAME && !is_rank())
}

/// Runs this command as so many ranks.
fn launch(argument: &str) -> Result<()> {
    let (program, args) = this_command();
    let succeeded = mpi::start(argument, &program, &args).map_err(diagnose::pod_run)?;
    ensure!(
        succeeded,
        code::PEER.error("a rank failed", "see what the ranks printed")
    );
    Ok(())
}

/// There are no more ranks than devices.
///
/// # Errors
///
/// There are, or this is no number of ranks.
pub(super) fn check_count(argument: &str, source: &Source) -> Result<()> {
    // What is wrong with a pod is said where it is run.
    let devices = peapod_pod::load(&source.bytes).map_or(usize::MAX, |it| it.mesh.devices());
    check_ranks(argument, devices).in_file(&source.path)
}

fn check_ranks(argument: &str, devices: usize) -> Result<()> {
    let ranks = mpi::ranks(argument).map_err(diagnose::pod_run)?;
    ensure!(ranks <= devices, {
        let message =
            format!("expected at most {devices} ranks, one for each device, found {ranks}");
        let help = "ask for fewer ranks, or compile the program for more devices";
        code::RANKS.error(message, help)
    });
    Ok(())
}

/// How this command was started, where the file of this process is not the command.
static START: OnceLock<Start> = OnceLock::new();

/// How a command is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The file that is run.
    pub program: PathBuf,
    /// Its first arguments, which make it the command.
    pub leading: Vec<OsString>,
    /// The arguments of the command.
    pub words: Vec<OsString>,
}

/// Says, once, how this command was started, where the file of this process is not the command.
pub fn started(start: Start) {
    START.get_or_init(|| start);
}

/// The program of this process, and its arguments.
fn this_command() -> (PathBuf, Vec<OsString>) {
    match START.get() {
        Some(Start {
            program,
            leading,
            words,
        }) => (program.clone(), [&leading[..], words].concat()),
        None => (this_file(), std::env::args_os().skip(1).collect()),
    }
}

/// This command without arguments.
pub(super) fn command() -> Command {
    let Some(start) = START.get() else {
        return Command::new(this_file());
    };
    let mut command = Command::new(&start.program);
    command.args(&start.leading);
    command
}

fn this_file() -> PathBuf {
    std::env::current_exe().unwrap_or_else(|_| "peapod".into())
}

/// Runs this command in a child that is supervised if its engine is `mpi` and this process a rank;
/// its exit code, or none if this process is such a child, or no rank. To be called before anything
/// that can fail: the others wait for a rank that ends without a word.
///
/// # Errors
///
/// The child cannot be started, or a signal has ended it.
pub fn supervise(engine: &EngineSpec) -> Result<Option<i32>> {
    if engine.name != mpi::NAME || !is_rank() || mpi::is_supervised() {
        return Ok(None);
    }
    let (program, args) = this_command();
    let ended = mpi::supervise(&program, &args).map_err(|error| {
        let help = "the host may have too many processes, or the command was moved";
        let message = format!("cannot start `{}` as a rank", program.display());
        code::PEER.error(message, help).note(error.to_string())
    })?;
    let Some(code) = ended.code() else {
        let help = "out of memory, or ended by hand? see the log of this host's kernel";
        bail!(code::PEER.error(format!("this rank was ended by {ended}"), help));
    };
    Ok(Some(code))
}

/// Reports success to the process that launched the ranks.
///
/// # Errors
///
/// That cannot be told.
pub fn succeed() -> Result<()> {
    let help = "start the ranks by `mpirun` and --engine mpi";
    mpi::succeed().map_err(|error| {
        let message = "cannot tell the process that started the ranks that they are done";
        code::PEER.error(message, help).note(error.to_string())
    })?;
    Ok(())
}

/// Time in which all ranks print their errors.
const LINGER: Duration = Duration::from_millis(500);

/// Lets the other ranks, if this process is one, print their errors too: an `mpiexec` may end all
/// of them when the first one ends.
pub fn linger() {
    if is_rank() {
        thread::sleep(LINGER);
    }
}

/// The exit code of this process, if it is a rank that failed before it joined the others.
pub fn failure() -> Option<u8> {
    mpi::failure().and_then(|code| u8::try_from(code).ok())
}
