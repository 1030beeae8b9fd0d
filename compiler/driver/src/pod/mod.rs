//! Programs for pods: compiled, run on virtual devices, simulated, searched for.

pub mod checkpoint;
pub mod compile;
pub mod data;
pub mod feedback;
pub mod ports;
mod profile;
pub mod run;
pub mod search;
pub mod simulate;
mod training;

pub use compile::Recompiled;
use peapod_diagnostic::{Result, ResultExt};
use peapod_schemas::footer::FooterError;
use peapod_schemas::pod::{Checked, ReadError, read as read_strictly, read_without_checksum};
pub use ports::tensor_type;

use crate::{Observer, Source};

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
