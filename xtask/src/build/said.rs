//! What the compiler prints: errors, warnings, and that a model is too large for a board.

use crate::report::grouped;
use anyhow::{Error, anyhow};
use serde::Deserialize;

/// The compiler's refusal of a model that is too large for a board, in the compiler's words.
#[derive(Debug)]
pub struct DoesNotFit {
    /// What the compiler prints.
    pub rendered: String,
    /// Limits that are exceeded.
    pub excesses: Vec<Excess>,
}

/// A limit that a model exceeds.
#[derive(Clone, Debug, Deserialize)]
pub struct Excess {
    /// What is too large.
    pub what: String,
    /// Bytes needed.
    pub needed: u64,
    /// Bytes available.
    pub available: u64,
}

/// An error or a warning of the compiler, as `--message-format json` prints it.
#[derive(Debug, Deserialize)]
struct Diagnostic {
    severity: String,
    code: String,
    rendered: String,
    excesses: Vec<Excess>,
}

/// The code of a model that does not fit its board.
const OVER_BUDGET: &str = "peapod::E0504";

impl std::fmt::Display for DoesNotFit {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.rendered)
    }
}

impl std::error::Error for DoesNotFit {}

impl DoesNotFit {
    /// What is needed and what is there, on one line.
    pub fn in_brief(&self) -> String {
        let first = self.excesses.first().map_or_else(String::new, |it| {
            let (needed, available) = (grouped(it.needed), grouped(it.available));
            format!(
                "it needs {needed} bytes of {}, there are {available}",
                it.what
            )
        });
        format!("does not fit: {first}")
    }
}

/// The diagnostics among the lines that the compiler printed.
fn diagnostics(said: &str) -> impl Iterator<Item = Diagnostic> {
    said.lines()
        .filter_map(|line| serde_json::from_str(line).ok())
}

/// Diagnostics of one severity as text.
pub(super) fn rendered(said: &str, severity: &str) -> String {
    let wanted = diagnostics(said).filter(|it| it.severity == severity);
    wanted.map(|it| it.rendered + "\n").collect()
}

/// Why the compiler stopped, without the warnings before.
pub(super) fn refusal(said: &str) -> Error {
    if let Some(over) = diagnostics(said).find(|it| it.code == OVER_BUDGET) {
        let Diagnostic {
            rendered, excesses, ..
        } = over;
        return DoesNotFit { rendered, excesses }.into();
    }
    match rendered(said, "error").trim_end() {
        "" => anyhow!("{}", said.trim_end()),
        errors => anyhow!("{errors}"),
    }
}
