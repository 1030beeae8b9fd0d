//! Text for standard output, whose reader may leave early.

use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};

/// Prints a text. A reader that has seen enough, such as `head`, is no error.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(error).context("cannot write to standard output")
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
