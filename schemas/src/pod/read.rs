//! From bytes to a checked program.

use alloc::collections::TryReserveError;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use flatbuffers::{InvalidFlatbuffer, VerifierOptions};
use peapod_diagnostic::{Diagnose, Diagnostic, Place, code};

use super::{Checked, check, file};
use crate::footer::{self, FooterError};
use crate::versions::{POD, POD_DELAYS, POD_IN_FLIGHT, POD_STAGES};

/// The version of the format that is written: the oldest that says everything about a program.
pub const fn version(stages: bool, in_flight: bool, delays: bool) -> u32 {
    match (stages, in_flight, delays) {
        (_, _, true) => POD_DELAYS,
        (_, true, false) => POD_IN_FLIGHT,
        (true, false, false) => POD_STAGES,
        (false, false, false) => POD_STAGES - 1,
    }
}

/// Why bytes are no program.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file identifier is missing.
    #[error("not a pod: the file identifier `POD1` is missing")]
    NotAPod,
    /// The flatbuffer is damaged.
    #[error("the file is damaged")]
    Damaged(#[from] InvalidFlatbuffer),
    /// The file does not end in a sound footer.
    #[error("the file is damaged: {0}")]
    Footer(#[from] FooterError),
    /// Of a version that is not read.
    #[error("expected a pod of version {old} to {new}, found version {0}", old = POD.oldest, new = POD.current)]
    Version(u32),
    /// The constants do not fit into memory.
    #[error("no memory for the constants")]
    Memory(#[from] TryReserveError),
    /// Something in the file contradicts itself.
    #[error("{place}: {reason}")]
    Unsound {
        /// Where, e.g. ``computation `entry`, step 3 (Reduce)``.
        place: String,
        /// What is wrong there.
        reason: String,
    },
}

impl Diagnose for ReadError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "compile the program again";
        let damaged = |cause: String| {
            let message = alloc::format!("the file is damaged: {cause}");
            code::POD_DAMAGED.error(message, help)
        };
        vec![match self {
            Self::NotAPod => {
                code::NOT_A_POD.error(self.to_string(), "compile a model with `peapod compile`")
            }
            Self::Damaged(cause) => {
                // Its trace has a line for every table on the way.
                let cause = cause.to_string();
                let words: Vec<&str> = cause.split_whitespace().collect();
                damaged(words.join(" "))
            }
            Self::Footer(_) => code::POD_DAMAGED.error(self.to_string(), help),
            Self::Version(_) => code::POD_VERSION.error(self.to_string(), help),
            Self::Memory(_) => {
                code::RUN_MEMORY.error(self.to_string(), "use a machine with more memory")
            }
            Self::Unsound { place, reason } => damaged(reason.clone()).at(Place::part(place)),
        }]
    }
}

/// Reads and checks a pod. What passes runs without further checks; nothing in `bytes` is trusted.
///
/// # Errors
///
/// The bytes are no pod, have another checksum, or contradict themselves.
pub fn read(bytes: &[u8]) -> Result<Checked, ReadError> {
    identify(bytes)?;
    Checked::new(tables(footer::verify(bytes)?.payload)?)
}

/// As [`read`], but without the checksum; pods of version 1, which have none, are read.
///
/// # Errors
///
/// As those of [`read`].
pub fn read_without_checksum(bytes: &[u8]) -> Result<Checked, ReadError> {
    identify(bytes)?;
    let parts = footer::split(bytes);
    let tables = tables(parts.map_or(bytes, |parts| parts.payload))?;
    if tables.version >= POD.footer {
        parts?;
    }
    Checked::new(tables)
}

fn identify(bytes: &[u8]) -> Result<(), ReadError> {
    if bytes.len() < 8 || !file::pod_buffer_has_identifier(bytes) {
        return Err(ReadError::NotAPod);
    }
    Ok(())
}

fn tables(bytes: &[u8]) -> Result<file::PodT, ReadError> {
    let options = VerifierOptions {
        max_depth: 64,
        // A table takes four bytes at least; shared ones count each time that they are met.
        max_tables: bytes.len().max(1 << 10),
        max_apparent_size: bytes.len().saturating_mul(4).max(1 << 20),
        ignore_missing_null_terminator: false,
    };
    let tables = file::root_as_pod_with_opts(&options, bytes)?;
    if !POD.read(tables.version()) {
        return Err(ReadError::Version(tables.version()));
    }
    Ok(tables.unpack())
}

impl Checked {
    /// The program in the tables of a pod: what [`read`] makes of the file that they are packed
    /// into.
    ///
    /// # Errors
    ///
    /// The tables contradict themselves.
    pub fn new(tables: file::PodT) -> Result<Self, ReadError> {
        match tables.version {
            known if POD.read(known) => check::program(tables).map(Self),
            found => Err(ReadError::Version(found)),
        }
    }
}
