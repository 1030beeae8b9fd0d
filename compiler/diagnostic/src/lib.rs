//! Errors and warnings as users see them: a stable code, places, notes and help.
//!
//! A library error stays an ordinary error type of its crate and implements [`Diagnose`] beside
//! itself; the rim of the program collects [`Diagnostics`] with `?` and renders them. Codes are
//! rows of the table in [`code`], which also has the long form that `peapod explain` prints.

pub mod code;
mod diagnostics;
mod file;
mod label;
mod reference;

use std::fmt;

pub use code::Code;
pub use diagnostics::{Diagnose, Diagnostics, Result, ResultExt, cannot_read, cannot_write};
pub use file::{open_file, read_file, read_text};
pub use label::{Label, Place, TextPlace};
pub use reference::reference;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The command fails.
    Error,
    /// The command continues.
    Warning,
}

impl Severity {
    /// The word that a rendered diagnostic begins with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// One problem: what is wrong, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Its row in the table.
    pub code: Code,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where, from the outermost place to the innermost.
    pub labels: Vec<Label>,
    /// Further facts.
    pub notes: Vec<String>,
    /// Limits that are exceeded, for programs; the message or the notes say the same.
    pub excesses: Box<[Excess]>,
    /// What to do about it.
    pub help: Box<str>,
}

impl Code {
    /// An error with this code.
    pub fn error(self, message: impl Into<String>, help: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code: self,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            excesses: Box::default(),
            help: help.into().into_boxed_str(),
        }
    }

    /// A warning with this code.
    pub fn warning(self, message: impl Into<String>, help: impl Into<String>) -> Diagnostic {
        let severity = Severity::Warning;
        Diagnostic {
            severity,
            ..self.error(message, help)
        }
    }
}

/// A limit that is exceeded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excess {
    /// What is too large.
    pub what: String,
    /// Bytes needed.
    pub needed: u64,
    /// Bytes available.
    pub available: u64,
}

impl Diagnostic {
    /// A bug of the compiler, which users are asked to report.
    pub fn bug(message: impl Into<String>) -> Self {
        code::INTERNAL.error(
            format!("internal compiler error: {}", message.into()),
            "report this, with the command line and the model if possible",
        )
    }

    /// With one more place.
    pub fn at(mut self, place: Place) -> Self {
        self.labels.push(Label { file: None, place });
        self
    }

    /// With one more fact.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// In this file: labels that name none so far are places in it.
    pub fn in_file(mut self, file: impl Into<String>) -> Self {
        let file = file.into();
        if self.labels.is_empty() {
            self = self.at(Place::Whole);
        }
        for label in &mut self.labels {
            label.file.get_or_insert_with(|| file.clone());
        }
        self
    }
}

/// Places and message; neither code nor help.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = self.labels.iter().map(|label| label.place.to_string());
        let places: Vec<String> = places.filter(|place| !place.is_empty()).collect();
        let separator = if places.is_empty() { "" } else { ": " };
        write!(f, "{}{separator}{}", places.join(", "), self.message)
    }
}

/// What a terminal can show of text that came from a file: control characters and those that
/// reverse the direction of text are spelled out. Line ends and tabs stay.
pub fn escaped(text: &str) -> String {
    spelled(text, |c| c.escape_unicode().to_string())
}

/// As [`escaped`], for JSON: a reader of it gets the same strings.
pub fn escaped_json(text: &str) -> String {
    spelled(text, |c| format!("\\u{:04x}", u32::from(c)))
}

fn spelled(text: &str, spell: impl Fn(char) -> String) -> String {
    let dangerous = |c: char| {
        let reverses = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        reverses || (c.is_control() && c != '\n' && c != '\t')
    };
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match dangerous(c) {
            true => shown += &spell(c),
            false => shown.push(c),
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_escapes_are_spelled_out() {
        assert_eq!(escaped("a\x1b[31mb\n\tc"), "a\\u{1b}[31mb\n\tc");
        assert_eq!(escaped("näme"), "näme");
        assert_eq!(escaped_json("\"\u{9b}1m\u{2066}\""), "\"\\u009b1m\\u2066\"");
        assert_eq!(escaped("x\u{202e}y"), "x\\u{202e}y");
    }

    #[test]
    fn a_file_names_the_labels_that_have_none() {
        let tensor = Place::Tensor {
            index: None,
            name: "x".into(),
            dtype: "i8".into(),
        };
        let error = Diagnostic::bug("x").at(tensor).in_file("a").in_file("b");
        assert_eq!(error.labels.len(), 1);
        assert_eq!(error.labels[0].file.as_deref(), Some("a"));
        let whole = Diagnostic::bug("x").in_file("c");
        assert_eq!(whole.labels[0].place, Place::Whole);
    }
}
