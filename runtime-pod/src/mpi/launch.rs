//! Starts the ranks: `mpi:N` without an `mpiexec` around it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

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

/// The number after `mpi:`.
pub(super) fn ranks(argument: &str) -> Result<usize, RunError> {
    let ranks = argument.parse().ok().filter(|ranks| *ranks > 0);
    ranks.ok_or_else(|| RunError::Argument {
        engine: "mpi",
        argument: argument.to_owned(),
        expected: "a number of ranks, such as mpi:4",
    })
}

/// Runs this very command as so many ranks, and waits for them.
///
/// # Errors
///
/// No such number, no library of MPI, or no `mpiexec`.
pub fn start(argument: &str, program: &Path, args: &[OsString]) -> Result<ExitStatus, RunError> {
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
    let ended = command.arg(program).args(args).status();
    ended.map_err(|source| RunError::Starter {
        starter: starter.display().to_string(),
        source,
    })
}

/// That of the library, or the one of the path.
fn starter(library: &Path) -> PathBuf {
    let folder = library.parent().and_then(Path::parent);
    let beside = folder.map(|folder| folder.join("bin").join("mpiexec"));
    let beside = beside.filter(|path| path.is_file());
    beside.unwrap_or_else(|| "mpiexec".into())
}
