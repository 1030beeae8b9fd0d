//! Errors that show the place: line, column, and the line itself with a caret.

use std::fmt;

use peapod_diagnostic::{Diagnose, Diagnostic, Place, TextPlace, code};

/// Text that could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: {message}\n{place}", .place.line, .place.column)]
pub struct ParseError {
    /// Where.
    pub place: TextPlace,
    /// What was found and what was expected there.
    pub message: String,
}

impl ParseError {
    /// An error at byte `offset` of `source`; an offset past the end is taken as the end.
    pub fn at(source: &str, offset: usize, message: impl Into<String>) -> Self {
        Self {
            place: TextPlace::at(source, offset),
            message: message.into(),
        }
    }
}

/// All that is wrong with a text: at most one error for each function, in the order of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseErrors(pub Vec<ParseError>);

impl fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseErrors {}

impl Diagnose for ParseErrors {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "export the program again as StableHLO text; the reference of the syntax is the StableHLO specification";
        let diagnostic = |error: &ParseError| {
            code::STABLEHLO_SYNTAX
                .error(&error.message, help)
                .at(Place::Text(error.place.clone()))
        };
        self.0.iter().map(diagnostic).collect()
    }
}
