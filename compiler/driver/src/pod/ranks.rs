//! This command as several processes, which are the ranks of an engine.

use std::ffi::OsString;
use std::path::Path;
use std::thread;
use std::time::Duration;

use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_pod::{engine::EngineSpec, mpi};

pub use mpi::is_rank;

use crate::diagnose;

/// Which process runs the pod.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// This one.
    Here,
    /// Others, which have done so; the exit code for this one.
    Elsewhere(i32),
}

/// Runs this command in other processes if its engine is `mpi`: as several ranks if `mpi:N` asks
/// for them and this process is none itself; in a child that is supervised if it is one.
///
/// # Errors
///
/// The processes cannot be started, one of several ranks failed, or a signal has ended the child.
pub fn start(engine: &EngineSpec) -> Result<Runs> {
    if engine.name != mpi::NAME {
        return Ok(Runs::Here);
    }
    let program = std::env::current_exe().unwrap_or_else(|_| "peapod".into());
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    if is_rank() {
        return supervise(&program, &args);
    }
    let Some(argument) = &engine.argument else {
        return Ok(Runs::Here);
    };
    let succeeded = mpi::start(argument, &program, &args).map_err(diagnose::pod_run)?;
    ensure!(
        succeeded,
        code::PEER.error("a rank failed", "see what the ranks printed")
    );
    Ok(Runs::Elsewhere(0))
}

fn supervise(program: &Path, args: &[OsString]) -> Result<Runs> {
    let ended = mpi::supervise(program, args).map_err(|error| {
        let help = "the host may have too many processes, or the command was moved";
        let message = format!("cannot start `{}` as a rank", program.display());
        code::PEER.error(message, help).note(error.to_string())
    })?;
    let Some(ended) = ended else {
        return Ok(Runs::Here);
    };
    let Some(code) = ended.code() else {
        let help = "out of memory, or ended by hand? see the log of this host's kernel";
        bail!(code::PEER.error(format!("this rank was ended by {ended}"), help));
    };
    Ok(Runs::Elsewhere(code))
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
