//! This command as several processes, which are the ranks of an engine.

use std::ffi::OsString;
use std::thread;
use std::time::Duration;

use peapod_diagnostic::{Result, code, ensure};
use peapod_pod::{engine::EngineSpec, mpi};

use crate::diagnose;

/// Runs this command as several ranks if `--engine mpi:N` asks for it and it is none itself;
/// whether it did.
///
/// # Errors
///
/// The ranks cannot be started, or one of them failed.
pub fn start(engine: &EngineSpec) -> Result<bool> {
    let Some(argument) = engine.argument.as_ref().filter(|_| engine.name == "mpi") else {
        return Ok(false);
    };
    if mpi::is_rank() {
        return Ok(false);
    }
    let program = std::env::current_exe().unwrap_or_else(|_| "peapod".into());
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let succeeded = mpi::start(argument, &program, &args).map_err(diagnose::pod_run)?;
    ensure!(
        succeeded,
        code::PEER.error("a rank failed", "see what the ranks printed")
    );
    Ok(true)
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
    if mpi::is_rank() {
        thread::sleep(LINGER);
    }
}
