//! Errors that show the place: line, column, and the line itself with a caret.

use std::fmt;

/// How much of a long line is shown on either side of the caret; constants make lines of megabytes.
const SHOWN_CHARS: usize = 60;

/// Text that could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}\n{excerpt}")]
pub struct ParseError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What was found and what was expected there.
    pub message: String,
    /// The line (around the place, if it is long) and, below it, a caret at the column.
    pub excerpt: String,
}

impl ParseError {
    /// An error at byte `offset` of `source`; an offset past the end is taken as the end.
    pub fn at(source: &str, offset: usize, message: impl Into<String>) -> Self {
        let offset = source.floor_char_boundary(offset);
        let line_start = source[..offset]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let line_end = source[offset..]
            .find('\n')
            .map_or(source.len(), |newline| offset + newline);
        let before = &source[line_start..offset];
        Self {
            line: line_number(source, offset),
            column: before.chars().count() + 1,
            message: message.into(),
            excerpt: excerpt(before, &source[offset..line_end]),
        }
    }
}

/// The line, counted from 1, that holds byte `offset`.
pub(super) fn line_number(source: &str, offset: usize) -> usize {
    source.as_bytes()[..offset.min(source.len())]
        .iter()
        .filter(|&&b| b == b'\n')
        .count()
        + 1
}

/// The part of the line around the caret, and the caret; control characters become blanks so that
/// the caret stands where it should.
fn excerpt(before: &str, after: &str) -> String {
    let hidden = before.chars().count().saturating_sub(SHOWN_CHARS);
    let mut shown: String = if hidden > 0 {
        "…".into()
    } else {
        String::new()
    };
    shown.extend(before.chars().skip(hidden));
    let caret = shown.chars().count();
    shown.extend(after.chars().take(SHOWN_CHARS));
    if after.chars().nth(SHOWN_CHARS).is_some() {
        shown.push('…');
    }
    let shown: String = shown
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    format!("  {}\n  {}^", shown.trim_end(), " ".repeat(caret))
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
