//! Starts the ranks: `mpi:N` without an `mpiexec` around it.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::Duration;

use super::library::Mpi;
use crate::engine::RunError;

/// Variables that starters of ranks set: PMI of MPICH, PMIx of Open MPI, and of others.
const VARIABLES: [&str; 4] = ["PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK", "PMI_ID"];

/// Whether this process was started as a rank.
pub fn is_rank() -> bool {
    VARIABLES
        .iter()
        .any(|name| std::env::var_os(name).is_some())
}

/// Environment variable of a process that [`supervise`] has started.
const SUPERVISED_VARIABLE: &str = "PEAPOD_MPI_SUPERVISED";

/// Time in which the other ranks find that this one is lost, and print it.
const NOTICE: Duration = Duration::from_millis(500);

/// Runs this very command as a child of this process, and waits for it; none if this process is
/// such a child.
///
/// A launcher ends all ranks at once when it finds that a signal has ended one, so that none of
/// them could say which (Hydra's proxy even with `-disable-auto-cleanup`). It sees this process,
/// which holds the connections to it as well, and which ends by itself, a while after the rank.
///
/// # Errors
///
/// The child cannot be started.
pub fn supervise(program: &Path, args: &[OsString]) -> std::io::Result<Option<ExitStatus>> {
    if std::env::var_os(SUPERVISED_VARIABLE).is_some() {
        return Ok(None);
    }
    let mut rank = Command::new(program);
    let ended = rank.args(args).env(SUPERVISED_VARIABLE, "1").status()?;
    if ended.code().is_none() {
        thread::sleep(NOTICE);
    }
    Ok(Some(ended))
}

/// The number after `mpi:`.
pub(super) fn ranks(argument: &str) -> Result<usize, RunError> {
    let ranks = argument.parse().ok().filter(|ranks| *ranks > 0);
    ranks.ok_or_else(|| RunError::Argument {
        engine: super::NAME,
        argument: argument.to_owned(),
        expected: "a number of ranks, such as mpi:4",
    })
}

/// Environment variable that names the file which says that all went well: an `mpiexec` that lets
/// survivors go on yields 0 whatever becomes of them.
const DONE_VARIABLE: &str = "PEAPOD_MPI_DONE";

/// Reports success to the process that called [`start`], if there is one. Called by rank 0.
///
/// # Errors
///
/// The file cannot be made.
pub fn succeed() -> std::io::Result<()> {
    match std::env::var_os(DONE_VARIABLE) {
        Some(path) => File::create_new(path).map(drop),
        None => Ok(()),
    }
}

/// Runs this very command as so many ranks, and waits for them; whether all went well.
///
/// # Errors
///
/// No such number, no library of MPI, or no `mpiexec`.
pub fn start(argument: &str, program: &Path, args: &[OsString]) -> Result<bool, RunError> {
    let ranks = ranks(argument)?;
    let (_, library) = Mpi::load()?;
    let starter = starter(&library);
    let mut command = Command::new(&starter);
    let version = Command::new(&starter).arg("--version").output();
    let version = version.map_err(|source| RunError::Starter {
        starter: starter.display().to_string(),
        source,
    })?;
    // Survivors are to say who is gone before they are ended.
    if String::from_utf8_lossy(&version.stdout).contains("HYDRA") {
        command.arg("-disable-auto-cleanup");
    } else {
        command.args(["--enable-recovery", "--oversubscribe"]);
    }
    command.arg("-n").arg(ranks.to_string());
    let done = std::env::temp_dir().join(format!("peapod-mpi-{}", std::process::id()));
    let _ = fs::remove_file(&done);
    command.env(DONE_VARIABLE, &done);
    let ended = command.arg(program).args(args).status();
    let ended = ended.map_err(|source| RunError::Starter {
        starter: starter.display().to_string(),
        source,
    })?;
    // It is there only if rank 0 has made it.
    let said = fs::remove_file(&done).is_ok();
    Ok(said && ended.success())
}

/// That of the library, or the one of the path. The library below a shim is found by the system.
fn starter(library: &Path) -> PathBuf {
    let name = library.file_name().unwrap_or_default();
    if name.to_string_lossy().starts_with("libpeapod_mpi") {
        return "mpiexec".into();
    }
    let folder = library.parent().and_then(Path::parent);
    let beside = folder.map(|folder| folder.join("bin").join("mpiexec"));
    let beside = beside.filter(|path| path.is_file());
    beside.unwrap_or_else(|| "mpiexec".into())
}
