//! What comes of a change.

use peapod_sim::html::Change;
use peapod_sim::report::Report;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// The program with other options, or on another machine.
#[derive(Clone, Debug, Serialize)]
pub struct WhatIf {
    /// The change, as the caller says it.
    pub change: String,
    /// What comes of it, or why it is impossible.
    #[serde(flatten, serialize_with = "outcome")]
    pub outcome: Result<Report, String>,
    /// How long it took to find out.
    #[serde(skip)]
    pub took_seconds: f64,
}

impl WhatIf {
    /// As a page shows it.
    pub(super) fn shown(&self) -> Change<'_> {
        Change {
            name: &self.change,
            outcome: self.outcome.as_ref().map_err(String::as_str),
        }
    }
}

/// `report` or `error`.
fn outcome<S: Serializer>(
    outcome: &Result<Report, String>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    match outcome {
        Ok(report) => map.serialize_entry("report", report)?,
        Err(error) => map.serialize_entry("error", error)?,
    }
    map.end()
}
