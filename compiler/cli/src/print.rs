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

/// A number of things: `1 step`, `3 steps`.
pub fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Bytes in the unit in which people read them, of three digits: `5.18 GiB`, `47.0 KiB`.
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
