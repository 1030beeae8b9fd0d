//! Text for standard output, whose reader may leave early; with `--format json`, one document.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};

use peapod_diagnostic::{Result, cannot_write, escaped, escaped_json};
use peapod_driver::diagnose;
use peapod_driver::staging::STANDARD_OUTPUT;
use serde::Serialize;

use crate::document::{Document, Message, Scalar};

/// Whether a file goes to standard output: then texts for people go to standard error.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// How often `--quiet` is on the command line.
static QUIET: AtomicU8 = AtomicU8::new(0);

/// What `--format json` prints at the end, if it is chosen.
static DOCUMENT: Mutex<Option<Document>> = Mutex::new(None);

/// Leaves standard output to a file that is named `-`.
pub fn leave_standard_output() {
    TAKEN.store(true, Ordering::Relaxed);
}

/// Prints less: once without reports of what was done, twice without warnings.
pub fn be_quiet(times: u8) {
    QUIET.store(times, Ordering::Relaxed);
}

/// How often `--quiet` is on the command line.
pub fn quiet() -> u8 {
    QUIET.load(Ordering::Relaxed)
}

/// Begins the document of a command, in place of texts.
pub fn begin_document(command: String) {
    with_document(|document| *document = Some(Document::new(command)));
}

/// Prints the document, if there is one.
///
/// # Errors
///
/// Standard output cannot be written.
pub fn end_document(success: bool) -> Result<()> {
    let document = with_document(Option::take);
    let Some(mut document) = document else {
        return Ok(());
    };
    document.success = success;
    emit(&json(&document)?)
}

/// Drops the document: another process prints it.
#[cfg(feature = "pod")]
pub fn drop_document() {
    with_document(Option::take);
}

/// Whether there is a document in place of texts.
pub fn is_document() -> bool {
    with_document(|document| document.is_some())
}

fn with_document<T>(change: impl FnOnce(&mut Option<Document>) -> T) -> T {
    change(&mut DOCUMENT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Adds an error or a warning to the document, if there is one. Whoever holds it right now is about
/// to end: there is no memory left, or a panic.
pub fn tell_document(message: Message) {
    if let Ok(mut document) = DOCUMENT.try_lock()
        && let Some(document) = document.as_mut()
    {
        document.diagnostics.push(message);
    }
}

/// Has the document give this as its result, if there is one.
///
/// # Errors
///
/// The value has no form as JSON.
pub fn result(value: &impl Serialize) -> Result<()> {
    if !is_document() {
        return Ok(());
    }
    let value = serde_json::to_value(value).map_err(diagnose::json)?;
    with_document(|document| {
        if let Some(document) = document {
            document.result = Some(value);
        }
    });
    Ok(())
}

/// As [`result`], of a JSON text.
///
/// # Errors
///
/// It is none.
pub fn result_text(text: &str) -> Result<()> {
    let value: serde_json::Value = serde_json::from_str(text).map_err(diagnose::json)?;
    result(&value)
}

/// Tells the document what a step yielded; `false` if there is none.
pub fn scalar(step: usize, name: &str, value: f64) -> bool {
    with_document(|document| match document {
        Some(document) => {
            let name = name.to_owned();
            document.scalars.push(Scalar { step, name, value });
            true
        }
        None => false,
    })
}

/// Prints a text that was asked for, with control characters of names in it spelled out. A reader
/// that has seen enough, such as `head`, is not an error.
pub fn print(text: &str) -> Result<()> {
    let in_document = with_document(|document| match document {
        Some(document) => {
            document.text += text;
            true
        }
        None => false,
    });
    match in_document {
        true => Ok(()),
        false => emit(&escaped(text)),
    }
}

/// Prints what was done, unless `--quiet` is given.
pub fn report(text: &str) -> Result<()> {
    match quiet() > 0 && !is_document() {
        true => Ok(()),
        false => print(text),
    }
}

/// Says that a file or a folder was written.
pub fn written(path: &Path) -> Result<()> {
    let name = match path.to_str() {
        Some(STANDARD_OUTPUT) => "standard output".into(),
        _ => path.to_string_lossy(),
    };
    wrote(path);
    report(&format!("written to {name}\n"))
}

/// Tells the document of a file that was written, without a word about it.
pub fn wrote(path: &Path) {
    with_document(|document| {
        if let Some(document) = document {
            document.files.push(path.to_string_lossy().into_owned());
        }
    });
}

fn emit(text: &str) -> Result<()> {
    let mut out: Box<dyn Write> = match TAKEN.load(Ordering::Relaxed) {
        true => Box::new(io::stderr().lock()),
        false => Box::new(io::stdout().lock()),
    };
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(cannot_write("standard output")(error))?
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Prints what `--json` asks for, indented, with a line end; in a document, it is the result.
pub fn print_json(value: &impl Serialize) -> Result<()> {
    match is_document() {
        true => result(value),
        false => print(&json(value)?),
    }
}

/// A number of things: `1 step`, `3 steps`.
#[cfg(feature = "pod")]
pub fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Bytes in the unit in which people read them, of three digits: `5.18 GiB`, `47.0 KiB`.
#[cfg(any(test, feature = "pod"))]
pub fn sized(bytes: u64) -> String {
    const UNITS: [&str; 5] = ["KiB", "MiB", "GiB", "TiB", "PiB"];
    if bytes < 1024 {
        return format!("{bytes} B");
    }
    let mut number = bytes as f64 / 1024.0;
    let mut units = UNITS.iter();
    let mut unit = units.next();
    // What would be shown as 1024 of a unit is 1 of the next.
    while number >= 1023.5
        && let Some(next) = units.next()
    {
        number /= 1024.0;
        unit = Some(next);
    }
    let digits = match number {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{number:.digits$} {}", unit.unwrap_or(&"KiB"))
}

/// A JSON text for a file or a reader, indented, with a line end.
pub fn json(value: &impl Serialize) -> Result<String> {
    // By way of a value, so that an f32 has the digits of the f64 that a reader makes of it.
    let value = serde_json::to_value(value).map_err(diagnose::json)?;
    Ok(escaped_json(&format!("{value:#}\n")))
}

#[cfg(test)]
mod tests {
    use super::sized;

    #[test]
    fn sizes_have_three_digits_and_a_unit() {
        let gib = 1 << 30;
        let cases = [
            (0, "0 B"),
            (1023, "1023 B"),
            (1024, "1.00 KiB"),
            (48_128, "47.0 KiB"),
            (1_048_575, "1.00 MiB"),
            (5_557_890_048, "5.18 GiB"),
            (16 * gib, "16.0 GiB"),
            (1000 * gib, "1000 GiB"),
            (1023 * gib + gib / 2, "1.00 TiB"),
            (u64::MAX, "16384 PiB"),
        ];
        for (bytes, expected) in cases {
            assert_eq!(sized(bytes), expected);
        }
    }
}
