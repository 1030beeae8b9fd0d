//! Text for standard output, whose reader may leave early.

use std::io::{self, ErrorKind, Write};

use peapod_diagnostic::{Result, cannot_write, escaped};

/// Prints a text, with control characters of names in it spelled out. A reader that has seen enough, such as `head`, is no error.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out
        .write_all(escaped(text).as_bytes())
        .and_then(|()| out.flush())
    {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(cannot_write("standard output")(error))?
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
