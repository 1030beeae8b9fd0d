//! Files that may be standard input.

use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use peapod_diagnostic::{Result, bail, cannot_read, code, ensure, read_file};

use crate::memory;

/// The name of a file that stands for standard input.
pub const STANDARD_INPUT: &str = "-";

/// Whether standard input was read: there is nothing in it a second time.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether a path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == STANDARD_INPUT
}

/// Reads a file, or standard input, of as many bytes as models and tensors may take.
///
/// # Errors
///
/// It cannot be read, or is larger; or standard input was read before.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    if !is_standard_input(path) {
        return Ok(read_file(path, memory::limit()).map_err(cannot_read(path))?);
    }
    let again = TAKEN.swap(true, Ordering::Relaxed);
    ensure!(
        !again,
        code::USAGE.error(
            "expected `-` for one file, found it for several",
            "name the other files: standard input can be read once",
        )
    );
    let (limit, mut bytes) = (memory::limit(), Vec::new());
    let mut limited = io::stdin().lock().take(limit.saturating_add(1));
    let read = limited.read_to_end(&mut bytes);
    read.map_err(cannot_read("standard input"))?;
    if bytes.len() as u64 > limit {
        let too_large = io::Error::from(ErrorKind::FileTooLarge);
        bail!(cannot_read("standard input")(too_large));
    }
    Ok(bytes)
}
