//! What became of candidates, and their order.

use serde_json::{Value as Json, json};

use super::layouts::Candidate;
use crate::args::Switch;
use peapod_sim::report::Report;

/// A candidate, and what became of it.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What was tried.
    pub candidate: Candidate,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a candidate.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It fits, and takes so long.
    Fits(Figures),
    /// Devices have so many bytes too few.
    TooLarge(Figures, u64),
    /// The compiler or the simulator has a reason not to.
    Refused(String),
    /// Its program is that of an earlier candidate: mesh and layout.
    Same(String),
}

/// Figures of a simulated step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// Of the step.
    pub step_seconds: f64,
    /// On the links while the core waits.
    pub exposed_seconds: f64,
    /// The most bytes at once.
    pub memory_bytes: u64,
    /// Share of the peak of the matrix units.
    pub utilisation: f64,
}

impl Figures {
    /// Those of a report.
    pub fn of(report: &Report) -> Self {
        Self {
            step_seconds: report.step_seconds,
            exposed_seconds: report.exposed_seconds,
            memory_bytes: report.memory.per_device_bytes,
            utilisation: report.flops_utilisation,
        }
    }
}

/// Those that fit, the fastest first; of equal ones the one with less memory, then the one that
/// was tried first.
pub fn ranked(all: &[Tried]) -> Vec<(&Tried, Figures)> {
    let mut ranked: Vec<(&Tried, Figures)> = Vec::new();
    for tried in all {
        if let Outcome::Fits(figures) = &tried.outcome {
            ranked.push((tried, *figures));
        }
    }
    ranked.sort_by(|(_, a), (_, b)| {
        let time = a.step_seconds.total_cmp(&b.step_seconds);
        time.then(a.memory_bytes.cmp(&b.memory_bytes))
    });
    ranked
}

impl Tried {
    /// As an entry of the report.
    pub fn json(&self) -> Json {
        let Candidate {
            mesh,
            layout,
            rules,
            update,
        } = &self.candidate;
        let axes = mesh
            .iter()
            .map(|(name, size)| json!({ "name": name, "size": size }));
        let mut json = json!({
            "mesh": axes.collect::<Vec<_>>(),
            "layout": layout,
            "rules": rules,
            "weight_update_sharding": *update == Switch::On,
            "arguments": self.candidate.arguments(),
        });
        let mut figures = |of: &Figures| {
            json["step_seconds"] = json!(of.step_seconds);
            json["exposed_seconds"] = json!(of.exposed_seconds);
            json["memory_bytes"] = json!(of.memory_bytes);
            json["flops_utilisation"] = json!(of.utilisation);
        };
        let (reason, more) = match &self.outcome {
            Outcome::Fits(of) => {
                figures(of);
                return json;
            }
            Outcome::TooLarge(of, over) => {
                figures(of);
                ("too_large", json!({ "bytes_over": over }))
            }
            Outcome::Refused(message) => ("refused", json!({ "message": message })),
            Outcome::Same(other) => ("same_program", json!({ "as": other })),
        };
        json["reason"] = json!(reason);
        if let (Some(json), Json::Object(more)) = (json.as_object_mut(), more) {
            json.extend(more);
        }
        json
    }
}
