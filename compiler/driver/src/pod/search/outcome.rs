//! What became of candidates, and their order.

use peapod_sim::report::Report;
use serde_json::{Value as Json, json};

use super::candidate::{Candidate, Update};
use super::compared::{self, Parts};

/// Everything that a search found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Name of the model.
    pub model: String,
    /// The file as the user named it.
    pub path: String,
    /// Name of the target.
    pub target: String,
    /// Its devices.
    pub devices: usize,
    /// Bytes that a device may use.
    pub capacity_bytes: u64,
    /// Which meshes were looked at.
    pub axes: String,
    /// Candidates, in the order in which they were tried.
    pub tried: Vec<Tried>,
    /// Meshes that do not fit the torus, and why.
    pub unfit: Vec<(String, String)>,
    /// Why nothing more was tried.
    pub ended: Ended,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// No neighbour of the best is better.
    Settled,
    /// So many candidates were to be tried.
    Candidates,
    /// Time was up.
    Budget,
    /// The user interrupted it.
    Interrupted,
}

impl Ended {
    /// In a word, as the report has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Settled => "settled",
            Self::Candidates => "max_candidates",
            Self::Budget => "budget",
            Self::Interrupted => "interrupted",
        }
    }
}

impl Found {
    /// The report: all candidates, those that fit in order of their time.
    pub fn json(&self) -> Json {
        let fell_out = self.tried.iter();
        let fell_out = fell_out.filter(|it| !matches!(it.outcome, Outcome::Fits(_)));
        let meshes = self.unfit.iter();
        let all = ranked(&self.tried);
        let entries = |of: &[(&Tried, Figures)]| -> Vec<Json> {
            of.iter().map(|(it, _)| it.json()).collect()
        };
        json!({
            "model": self.model,
            "target": self.target,
            "devices": self.devices,
            "capacity_bytes": self.capacity_bytes,
            "axes": self.axes,
            "tried": self.tried.len(),
            "ended": self.ended.name(),
            "ranked": entries(&all),
            "pareto": entries(&compared::front(&all)),
            "presets": entries(&compared::presets(&self.tried)),
            "runner_up": compared::runner_up(&all).map(|it| it.json()),
            "fell_out": fell_out.map(Tried::json).collect::<Vec<_>>(),
            "unfit_meshes": meshes
                .map(|(mesh, why)| json!({ "mesh": mesh, "message": why }))
                .collect::<Vec<_>>(),
        })
    }
}

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
    /// What the step is made of.
    pub parts: Parts,
}

impl Figures {
    /// Those of a report.
    pub fn of(report: &Report) -> Self {
        Self {
            step_seconds: report.step_seconds,
            exposed_seconds: report.exposed_seconds,
            memory_bytes: report.memory.per_device_bytes,
            utilisation: report.flops_utilisation,
            parts: Parts::of(report),
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
    /// Mesh and layout.
    pub fn name(&self) -> String {
        self.candidate.name()
    }

    /// As an entry of the report.
    pub fn json(&self) -> Json {
        let Candidate {
            mesh,
            layout,
            preset,
            rules,
            update,
            pipeline,
            uncut: _,
        } = &self.candidate;
        let axes = mesh
            .iter()
            .map(|(name, size)| json!({ "name": name, "size": size }));
        let mut json = json!({
            "mesh": axes.collect::<Vec<_>>(),
            "layout": layout,
            "preset": preset,
            "rules": rules,
            "weight_update_sharding": *update != Update::Whole,
            "split_parameters": *update == Update::Narrow,
            "pipeline": pipeline.as_ref().map(|it| json!({
                "schedule": it.schedule.to_string(),
                "microbatches": it.microbatches,
                "rematerialise": it.rematerialise,
            })),
            "arguments": self.candidate.arguments(),
        });
        let mut figures = |of: &Figures| {
            json["step_seconds"] = json!(of.step_seconds);
            json["exposed_seconds"] = json!(of.exposed_seconds);
            json["memory_bytes"] = json!(of.memory_bytes);
            json["flops_utilisation"] = json!(of.utilisation);
            json["parts"] = of.parts.json();
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
