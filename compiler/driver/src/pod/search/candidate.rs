//! What is tried: a mesh, rules for arguments, and how the program is compiled.

use std::fmt;

use peapod_passes::pod::pipeline::schedule::Schedule;

use super::meshes::{Axes, mesh_text};

/// How a weight update is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// Every device computes its shard of it (ZeRO-2: gradients are reduce-scattered).
    Sharded,
    /// The same; parameters of which the forward pass reads a narrower copy stay sharded, too.
    Narrow,
    /// Every device computes all of it.
    Whole,
}

/// How the stages of a pipeline run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stages {
    /// What each device does in which order.
    pub schedule: Schedule,
    /// Parts of the batch of a device.
    pub microbatches: usize,
    /// Whether the backward pass computes activations again.
    pub rematerialise: bool,
}

impl fmt::Display for Stages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} microbatches", self.schedule, self.microbatches)?;
        match self.rematerialise {
            true => f.write_str(", rematerialised"),
            false => Ok(()),
        }
    }
}

/// A mesh with a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Axes, the last one varying fastest.
    pub mesh: Axes,
    /// What the layout is called.
    pub layout: String,
    /// The preset that it is, for comparison.
    pub preset: Option<&'static str>,
    /// Rules as `--shard` takes them.
    pub rules: Vec<String>,
    /// How the weight update is computed.
    pub update: Update,
    /// The stages, if it is a pipeline.
    pub pipeline: Option<Stages>,
    /// Whether products beside collectives stay whole although the user leaves that open.
    pub uncut: bool,
}

impl Candidate {
    /// How `peapod simulate` and `peapod compile` are told of it.
    pub fn arguments(&self) -> Vec<String> {
        let mut arguments = vec!["--mesh".to_owned(), mesh_text(&self.mesh)];
        for rule in &self.rules {
            arguments.extend(["--shard".to_owned(), rule.clone()]);
        }
        let mut more = |words: [&str; 2]| arguments.extend(words.map(str::to_owned));
        match self.update {
            Update::Sharded => {}
            Update::Narrow => more(["--split-parameters", "on"]),
            Update::Whole => more(["--weight-update-sharding", "off"]),
        }
        if self.uncut {
            more(["--windowed-einsum", "never"]);
        }
        if let Some(stages) = &self.pipeline {
            more(["--pipeline", &stages.schedule.to_string()]);
            more(["--microbatches", &stages.microbatches.to_string()]);
            if stages.rematerialise {
                arguments.push("--rematerialise".to_owned());
            }
        }
        arguments
    }

    /// Mesh, layout, and how it runs.
    pub fn name(&self) -> String {
        let mut name = format!("{}, {}", mesh_text(&self.mesh), self.layout);
        if let Some(stages) = &self.pipeline {
            name += &format!(", {stages}");
        }
        if self.preset.is_some() {
            return name;
        }
        match self.update {
            Update::Sharded => {}
            Update::Narrow => name += ", parameters split",
            Update::Whole => name += ", update whole",
        }
        name
    }

    /// Whether the same is compiled.
    pub fn is_like(&self, other: &Self) -> bool {
        let key = |it: &Self| {
            let Self {
                mesh,
                layout: _,
                preset: _,
                rules,
                update,
                pipeline,
                uncut,
            } = it.clone();
            (mesh, rules, update, pipeline, uncut)
        };
        key(self) == key(other)
    }
}
