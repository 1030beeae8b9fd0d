//! Programs for pods: compiled, run on virtual devices, simulated, searched for.

pub mod checkpoint;
pub mod compare;
mod compare_ranks;
pub mod compile;
pub mod compiled;
pub mod data;
mod estimate;
pub mod feedback;
pub mod partitioned;
pub mod ports;
mod profile;
pub mod ranks;
pub mod run;
pub mod runner;
pub mod search;
pub mod simulate;
mod training;

pub use compile::Recompiled;
use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};
use peapod_pod::Engine;
use peapod_schemas::footer::FooterError;
use peapod_schemas::pod::{Checked, ReadError, read as read_strictly, read_without_checksum};
pub use ports::{shown, tensor_type};

use crate::{Observer, Source, diagnose};

/// The program of a source, checked. The observer is warned of a pod of a version without a
/// checksum, which is read all the same.
///
/// # Errors
///
/// The file is damaged, or not one that the runtime takes.
pub fn read(source: &Source, observer: &dyn Observer) -> Result<Checked> {
    let checked = match read_strictly(&source.bytes) {
        Err(ReadError::Footer(FooterError::Missing)) => read_without_checksum(&source.bytes)
            .inspect(|_| {
                observer.warning(&source.without_checksum());
            }),
        other => other,
    };
    checked.in_file(&source.path)
}

/// What this process has, if all others of the engine have theirs; else its own error, or that
/// another one could not do it.
pub(crate) fn agreed<T>(engine: &mut dyn Engine, own: Result<T>, what: &str) -> Result<T> {
    let failed = engine.agree(u64::from(own.is_err()));
    let own = own?;
    match failed.map_err(diagnose::pod_run)? {
        0 => Ok(own),
        _ => Err(of_another_rank(what).into()),
    }
}

/// That this process waits long for another one, which `message` names.
pub(crate) fn rank_waits(message: &str) -> Diagnostic {
    let help = "see what that process does; --rank-timeout SECONDS ends the run instead";
    code::RANK_WAITS.warning(message, help)
}

/// That another process failed, which says itself why.
fn of_another_rank(what: &str) -> Diagnostic {
    let message = format!("another process could not {what}");
    code::PEER.error(message, "see what the other process printed")
}
