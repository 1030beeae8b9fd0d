//! From bytes to a checked program.

use flatbuffers::{InvalidFlatbuffer, VerifierOptions};
use peapod_schemas::pod;

use crate::check;
use crate::program::Program;

/// The version of the format that this runtime reads.
pub const VERSION: u32 = 1;

/// Why bytes are no program that can run.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file identifier is missing.
    #[error("not a pod: the file identifier `POD1` is missing")]
    NotAPod,
    /// The flatbuffer is damaged.
    #[error("the file is damaged")]
    Damaged(#[from] InvalidFlatbuffer),
    /// Made for another runtime.
    #[error("the pod has version {0}, this runtime reads version 1; compile it again")]
    Version(u32),
    /// The constants do not fit into memory.
    #[error("no memory for the constants")]
    Memory(#[from] std::collections::TryReserveError),
    /// Something in the file contradicts itself.
    #[error("{place}: {reason}")]
    Unsound {
        /// Where, e.g. ``computation `entry`, step 3 (Reduce)``.
        place: String,
        /// What is wrong there.
        reason: String,
    },
}

/// Reads and checks a pod. What passes runs without further checks; nothing in `bytes` is trusted.
pub fn load(bytes: &[u8]) -> Result<Program, LoadError> {
    if bytes.len() < 8 || !pod::pod_buffer_has_identifier(bytes) {
        return Err(LoadError::NotAPod);
    }
    let options = VerifierOptions {
        max_depth: 64,
        // A table takes four bytes at least; shared ones count each time that they are met.
        max_tables: bytes.len().max(1 << 10),
        max_apparent_size: bytes.len().saturating_mul(4).max(1 << 20),
        ignore_missing_null_terminator: false,
    };
    let file = pod::root_as_pod_with_opts(&options, bytes)?;
    if file.version() != VERSION {
        return Err(LoadError::Version(file.version()));
    }
    check::program(file.unpack())
}
