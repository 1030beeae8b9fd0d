//! Starts the ranks: `mpi:N` without an `mpiexec` around it.
#![allow(
    unsafe_code,
    reason = "a process ends with the one that started it by a call between fork and exec"
)]

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

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

/// What a rank yields that failed before it joined the others, who wait for it.
const NEVER_JOINED: i32 = 113;

/// The process that [`supervise`] waits for; 0 if there is none.
static RANK: AtomicI32 = AtomicI32::new(0);

/// Whether this process has joined the others.
static JOINED: AtomicBool = AtomicBool::new(false);

/// Notes that this process has joined the others.
pub(super) fn note_joined() {
    JOINED.store(true, Ordering::Release);
}

/// Has a process get a signal when the one that starts it ends, however that ends.
fn end_with_this(command: &mut Command, signal: Signal) {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::process::CommandExt;
        let ask = move || nix::sys::prctl::set_pdeathsig(signal).map_err(io::Error::from);
        // SAFETY: between fork and exec one system call is made, and nothing is allocated or
        // locked.
        unsafe { command.pre_exec(ask) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (command, signal);
}

/// Whether this process is a child that [`supervise`] has started.
pub fn is_supervised() -> bool {
    std::env::var_os(SUPERVISED_VARIABLE).is_some()
}

/// Runs this very command as a child of this process, and waits for it.
///
/// A launcher ends all ranks at once when it finds that a signal has ended one, so that none of
/// them could say which (Hydra's proxy even with `-disable-auto-cleanup`). It sees this process,
/// which holds the connections to it as well, and which ends by itself, a while after the rank.
/// A rank that failed before it joined the others would keep those waiting: then this process ends
/// by a signal, so that the launcher ends all.
///
/// # Errors
///
/// The child cannot be started.
pub fn supervise(program: &Path, args: &[OsString]) -> io::Result<ExitStatus> {
    let mut rank = Command::new(program);
    rank.args(args).env(SUPERVISED_VARIABLE, "1");
    end_with_this(&mut rank, Signal::SIGKILL);
    let mut rank = rank.spawn()?;
    RANK.store(i32::try_from(rank.id()).unwrap_or(0), Ordering::Release);
    let ended = rank.wait();
    RANK.store(0, Ordering::Release);
    let ended = ended?;
    if ended.code() == Some(NEVER_JOINED) {
        kill(Pid::this(), Signal::SIGKILL)?;
    }
    if ended.code().is_none() {
        thread::sleep(NOTICE);
    }
    Ok(ended)
}

/// Hands a signal to the rank that this process supervises; whether it does.
pub fn forward(signal: i32) -> bool {
    let (rank, signal) = (RANK.load(Ordering::Acquire), Signal::try_from(signal));
    let Some(signal) = signal.ok().filter(|_| rank > 0) else {
        return false;
    };
    kill(Pid::from_raw(rank), signal).is_ok()
}

/// The exit code of a rank that fails, if it has one of its own: [`supervise`] knows it.
pub fn failure() -> Option<i32> {
    (is_supervised() && !JOINED.load(Ordering::Acquire)).then_some(NEVER_JOINED)
}

/// The number after `mpi:`.
///
/// # Errors
///
/// It is no number from 1 on.
pub fn ranks(argument: &str) -> Result<usize, RunError> {
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
pub fn succeed() -> io::Result<()> {
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
    let folder = own_folder()?;
    let done = folder.join("done");
    command.env(DONE_VARIABLE, &done);
    // It ends the ranks.
    end_with_this(&mut command, Signal::SIGTERM);
    let ended = command.arg(program).args(args).status();
    // It is there only if rank 0 has made it.
    let said = fs::remove_file(&done).is_ok();
    let _ = fs::remove_dir(&folder);
    let ended = ended.map_err(|source| RunError::Starter {
        starter: starter.display().to_string(),
        source,
    })?;
    Ok(said && ended.success())
}

/// A new folder that nobody else writes to.
fn own_folder() -> Result<PathBuf, RunError> {
    let random = RandomState::new().hash_one(std::process::id());
    let folder = std::env::temp_dir().join(format!("peapod-mpi-{random:016x}"));
    let made = DirBuilder::new().mode(0o700).create(&folder);
    let failed = |source| RunError::Folder {
        path: folder.display().to_string(),
        source,
    };
    made.map_err(failed)?;
    Ok(folder)
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
