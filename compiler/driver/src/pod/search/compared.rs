//! Candidates beside one another: what steps are made of, which are on the front of time and
//! memory, and why one is slower than another.

use peapod_sim::report::Report;
use serde_json::{Value as Json, json};

use super::outcome::{Figures, Outcome, Tried};

/// What a step is made of, in seconds: the parts add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts {
    /// Kernels, by [`Parts::NAMES`], then the core's waiting for each kind of collective, and what
    /// is left: bubbles, messages between stages, input.
    seconds: [f64; Parts::NAMES.len()],
}

impl Parts {
    /// What they are called.
    pub const NAMES: [&'static str; 9] = [
        "matrix units",
        "vector unit",
        "memory traffic",
        "overhead",
        "all-reduce",
        "all-gather",
        "reduce-scatter",
        "other collectives",
        "bubble",
    ];

    /// Those of a report.
    pub fn of(report: &Report) -> Self {
        let core = &report.core_seconds;
        let mut seconds = [0.0; Self::NAMES.len()];
        seconds[..4].copy_from_slice(&[core.matrix, core.vector, core.memory, core.overhead]);
        // Those of the stages of a pipeline are summed up, all else is their mean.
        let stages = report.pipeline.as_ref().map_or(1, |it| it.stages.len());
        for collective in &report.collectives {
            let part = match collective.kind.as_str() {
                "all_reduce" => 4,
                "all_gather" => 5,
                "reduce_scatter" => 6,
                _ => 7,
            };
            seconds[part] += collective.exposed_seconds / stages.max(1) as f64;
        }
        let known: f64 = seconds.iter().sum();
        seconds[8] = (report.step_seconds - known).max(0.0);
        Self { seconds }
    }

    /// Names and seconds.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, f64)> {
        Self::NAMES.into_iter().zip(self.seconds)
    }

    /// As an object of the report.
    pub fn json(&self) -> Json {
        let named = self
            .named()
            .map(|(name, seconds)| (name.to_owned(), json!(seconds)));
        Json::Object(named.collect())
    }

    /// What these have more than others, the largest difference first.
    fn beyond(&self, other: &Self) -> Vec<(&'static str, f64)> {
        let pairs = self.named().zip(other.seconds);
        let mut all: Vec<_> = pairs.map(|((name, own), its)| (name, own - its)).collect();
        all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        all.retain(|(_, seconds)| *seconds != 0.0);
        all
    }
}

/// Why the second lost.
#[derive(Clone, Debug, PartialEq)]
pub struct RunnerUp {
    /// Which it is.
    pub name: String,
    /// What it takes more, in seconds.
    pub slower_seconds: f64,
    /// What it needs more, in bytes.
    pub more_bytes: i64,
    /// The same by parts, the largest difference first.
    pub parts: Vec<(&'static str, f64)>,
}

impl RunnerUp {
    /// As an object of the report.
    pub fn json(&self) -> Json {
        let parts = self.parts.iter();
        let parts = parts.map(|(name, seconds)| ((*name).to_owned(), json!(seconds)));
        json!({
            "name": self.name,
            "slower_seconds": self.slower_seconds,
            "more_bytes": self.more_bytes,
            "parts": Json::Object(parts.collect()),
        })
    }
}

/// The second of those that fit, beside the first.
pub fn runner_up(ranked: &[(&Tried, Figures)]) -> Option<RunnerUp> {
    let [(_, best), (second, figures), ..] = ranked else {
        return None;
    };
    Some(RunnerUp {
        name: second.name(),
        slower_seconds: figures.step_seconds - best.step_seconds,
        more_bytes: figures.memory_bytes as i64 - best.memory_bytes as i64,
        parts: figures.parts.beyond(&best.parts),
    })
}

/// Of those that fit, fastest first, the ones that none beats in both time and memory.
pub fn front<'a>(ranked: &[(&'a Tried, Figures)]) -> Vec<(&'a Tried, Figures)> {
    let mut least = u64::MAX;
    let mut front = vec![];
    for (tried, figures) in ranked {
        if figures.memory_bytes < least {
            least = figures.memory_bytes;
            front.push((*tried, *figures));
        }
    }
    front
}

/// Of every preset the fastest that fits, in the order in which they were tried. One whose program
/// is that of an earlier candidate has its figures.
pub fn presets(tried: &[Tried]) -> Vec<(&Tried, Figures)> {
    let mut found: Vec<(&Tried, Figures)> = vec![];
    for one in tried.iter().filter(|it| it.candidate.preset.is_some()) {
        let Outcome::Fits(figures) = one.outcome else {
            continue;
        };
        let same = |(it, _): &&mut (&Tried, Figures)| it.candidate.preset == one.candidate.preset;
        match found.iter_mut().find(same) {
            Some((_, known)) if known.step_seconds <= figures.step_seconds => {}
            Some(slower) => *slower = (one, figures),
            None => found.push((one, figures)),
        }
    }
    found
}
