//! Text for standard output, whose reader may leave early.

use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use peapod_diagnostic::{Result, cannot_write, escaped, escaped_json};
use peapod_driver::diagnose;
use serde::Serialize;

/// Whether a file goes to standard output: then texts for people go to standard error.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Leaves standard output to a file that is named `-`.
pub fn leave_standard_output() {
    TAKEN.store(true, Ordering::Relaxed);
}

/// Prints a text, with control characters of names in it spelled out. A reader that has seen
/// enough, such as `head`, is not an error.
pub fn print(text: &str) -> Result<()> {
    let mut out: Box<dyn Write> = match TAKEN.load(Ordering::Relaxed) {
        true => Box::new(io::stderr().lock()),
        false => Box::new(io::stdout().lock()),
    };
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

/// Prints what `--json` asks for, indented, with a line end.
pub fn print_json(value: &impl Serialize) -> Result<()> {
    print(&json(value)?)
}

/// A JSON text for a file or a reader, indented, with a line end.
pub fn json(value: &impl Serialize) -> Result<String> {
    // By way of a value, so that an f32 has the digits of the f64 that a reader makes of it.
    let value = serde_json::to_value(value).map_err(diagnose::json)?;
    Ok(escaped_json(&format!("{value:#}\n")))
}
