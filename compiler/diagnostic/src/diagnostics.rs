//! From error types to diagnostics, and what functions at the rim return.

use std::fmt;
use std::io;
use std::path::Path;

use crate::{Diagnostic, Place, code};

/// An error type that knows its diagnostics. There is no default: each type decides.
pub trait Diagnose {
    /// The problems, at least one, in the order in which they are shown.
    fn diagnostics(&self) -> Vec<Diagnostic>;
}

/// Why a command failed: one problem or several.
#[derive(Debug, PartialEq, Eq)]
pub struct Diagnostics(Vec<Diagnostic>);

/// What fails with diagnostics; `?` converts every error type that can [`Diagnose`] itself.
pub type Result<T = (), E = Diagnostics> = std::result::Result<T, E>;

impl Diagnose for Diagnostic {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        vec![self.clone()]
    }
}

impl<E: Diagnose> From<E> for Diagnostics {
    fn from(error: E) -> Self {
        Self(error.diagnostics())
    }
}

impl From<Vec<Diagnostic>> for Diagnostics {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self(diagnostics)
    }
}

impl Diagnostics {
    /// The problems, in the order in which they are shown.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Diagnostic> {
        self.0.iter()
    }

    /// Changes every problem.
    #[must_use]
    pub fn map(self, change: impl FnMut(Diagnostic) -> Diagnostic) -> Self {
        Self(self.0.into_iter().map(change).collect())
    }
}

/// Place and message of every problem, a line each.
impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, diagnostic) in self.0.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { "\n" })?;
            diagnostic.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

/// Returns with a [`Diagnostic`].
#[macro_export]
macro_rules! bail {
    ($diagnostic:expr) => {
        return ::core::result::Result::Err(::core::convert::Into::into($diagnostic))
    };
}

/// Returns with a [`Diagnostic`] unless a condition holds.
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $diagnostic:expr $(,)?) => {
        if !$condition {
            $crate::bail!($diagnostic)
        }
    };
}

/// What a caller knows of a failure besides.
pub trait ResultExt<T> {
    /// Names the file that the failure is about, where labels do not name one.
    fn in_file(self, file: impl fmt::Display) -> Result<T>;

    /// Adds a fact.
    fn note(self, note: impl FnOnce() -> String) -> Result<T>;

    /// Says that the failure is a bug of the compiler, found in this step of its work.
    fn or_bug(self, found_in: &str) -> Result<T>;
}

impl<T, E: Into<Diagnostics>> ResultExt<T> for std::result::Result<T, E> {
    fn in_file(self, file: impl fmt::Display) -> Result<T> {
        self.map_err(|error| error.into().map(|it| it.in_file(file.to_string())))
    }

    fn note(self, note: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| {
            let note = note();
            error.into().map(|it| it.note(&note))
        })
    }

    fn or_bug(self, found_in: &str) -> Result<T> {
        self.map_err(|error| {
            let message = |it: Diagnostic| format!("{found_in}: {}", it.message);
            error.into().map(|it| Diagnostic {
                labels: it.labels.clone(),
                notes: it.notes.clone(),
                ..Diagnostic::bug(message(it))
            })
        })
    }
}

/// The error of reading a file or folder.
pub fn cannot_read(path: impl AsRef<Path>) -> impl FnOnce(io::Error) -> Diagnostic {
    move |error| {
        let path = path.as_ref().display();
        let help = if error.kind() == io::ErrorKind::NotFound {
            "check the path; it is relative to the current folder"
        } else if error.kind() == io::ErrorKind::FileTooLarge {
            "check that it is the right file; --max-memory allows larger models and tensors"
        } else {
            "check that the path is a file that you may read"
        };
        code::CANNOT_READ
            .error(format!("cannot read {path}"), help)
            .note(error.to_string())
    }
}

/// The error of writing a file or folder.
pub fn cannot_write(path: impl AsRef<Path>) -> impl FnOnce(io::Error) -> Diagnostic {
    move |error| {
        let path = path.as_ref().display();
        let help = if error.kind() == io::ErrorKind::StorageFull {
            "free some space, or name another folder"
        } else {
            "name a path in a folder that you may write to"
        };
        code::CANNOT_WRITE
            .error(format!("cannot write {path}"), help)
            .note(error.to_string())
    }
}

impl Place {
    /// A part of the file, in words.
    pub fn part(words: impl Into<String>) -> Self {
        Self::Part(words.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failing() -> Result<()> {
        Err(code::CANNOT_READ.error("first", "help"))?;
        Ok(())
    }

    #[test]
    fn callers_add_what_they_know() {
        let failed = failing().note(|| "in passing".into()).in_file("x.ir");
        let diagnostics = failed.unwrap_err();
        let first = diagnostics.iter().next().unwrap();
        assert_eq!(first.notes, ["in passing"]);
        assert_eq!(first.labels[0].file.as_deref(), Some("x.ir"));
        assert_eq!(diagnostics.to_string(), "first");
    }

    #[test]
    fn bugs_keep_what_was_found() {
        let bug = failing().note(|| "n".into()).or_bug("after parsing");
        let bug = bug.unwrap_err();
        let bug = bug.iter().next().unwrap();
        assert_eq!(bug.code, code::INTERNAL);
        assert!(bug.message.contains("after parsing: first"));
        assert_eq!(bug.notes, ["n"]);
    }
}
