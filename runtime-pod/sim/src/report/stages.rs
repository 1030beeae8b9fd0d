//! The report of a pipeline: of what its stages say.

use std::collections::BTreeMap;

use peapod_schemas::pod::Program;

use serde::Serialize;

use super::{Axis, Collective, CoreSeconds, Given, Input, Kind, LISTED, Layer, Report};
use crate::compute::Core;
use crate::simulation::Simulation;

/// The stages of a pipeline in time.
#[derive(Clone, Debug, Serialize)]
pub struct Pipeline {
    /// Share of the time from the start to the end of the last stage in which a core waits, on
    /// average.
    pub bubble: f64,
    /// One per stage, in order.
    pub stages: Vec<Stage>,
}

/// A stage of a pipeline in time.
#[derive(Clone, Debug, Serialize)]
pub struct Stage {
    /// Seconds in which its core runs kernels, or starts them.
    pub busy_seconds: f64,
    /// Seconds in which it waits: for messages, collectives, or the end of the others.
    pub waiting_seconds: f64,
    /// The most bytes at once in the memory of a device.
    pub per_device_bytes: u64,
    /// Whether they fit.
    pub fits: bool,
}

/// The report of a program in stages.
pub(super) fn report(
    program: &Program,
    simulation: &Simulation,
    core: &Core,
    mut input: Input,
    target: &str,
) -> Report {
    let parts = program.stages.iter().zip(&simulation.stages);
    let parts = parts.map(|(stage, simulation)| {
        Report::of_part(&stage.program, simulation, core, Input::default(), target)
    });
    let parts: Vec<Report> = parts.collect();
    input.bounds_step = input.seconds > simulation.step_seconds();
    let step_seconds = simulation.step_seconds().max(input.seconds);
    let mean =
        |of: fn(&Report) -> f64| parts.iter().map(of).sum::<f64>() / parts.len().max(1) as f64;
    let busy = CoreSeconds {
        matrix: mean(|it| it.core_seconds.matrix),
        vector: mean(|it| it.core_seconds.vector),
        memory: mean(|it| it.core_seconds.memory),
        overhead: mean(|it| it.core_seconds.overhead),
        waiting: 0.0,
    };
    let flops = mean(|it| it.flops);
    let fullest = parts.iter().max_by_key(|it| it.memory.per_device_bytes);
    let fullest = fullest.expect("a pipeline has a stage").memory.clone();
    let axes = program.mesh.axes.iter().map(|(name, size)| Axis {
        name: name.clone(),
        size: *size,
    });
    Report {
        target: target.to_owned(),
        model: program.name.clone(),
        devices: program.mesh.devices(),
        mesh: axes.collect(),
        step_seconds,
        core_seconds: CoreSeconds {
            waiting: (step_seconds - busy.busy() - busy.overhead).max(0.0),
            ..busy
        },
        op_times: given(simulation, &parts),
        communication_seconds: mean(|it| it.communication_seconds),
        exposed_seconds: mean(|it| it.exposed_seconds),
        flops,
        flops_utilisation: flops / (step_seconds * core.peak_flops_per_s()).max(1e-30),
        memory_traffic_bytes: mean(|it| it.memory_traffic_bytes),
        instructions: parts.iter().map(|it| it.instructions).sum(),
        kernels: parts.iter().map(|it| it.kernels).sum(),
        collectives: collectives(&parts),
        kinds: kinds(&parts),
        layers: layers(&parts),
        input,
        memory: fullest,
        assumptions: simulation.assumptions.clone(),
        pipeline: Some(pipeline(simulation, &parts)),
    }
}

/// What a file of op times gave of the kernels of all stages.
fn given(simulation: &Simulation, parts: &[Report]) -> Option<Given> {
    let given = parts.iter().filter_map(|it| it.op_times.as_ref());
    let seconds: f64 = given.map(|it| it.seconds).sum();
    let core = parts.iter().map(|it| &it.core_seconds);
    let kernels_s: f64 = core
        .map(|it| it.busy() + it.overhead - simulation.step_overhead_s)
        .sum();
    let unmatched_lines = simulation.unmatched_lines.clone();
    (seconds > 0.0 || !unmatched_lines.is_empty()).then(|| Given {
        seconds,
        share: (seconds / kernels_s.max(1e-30)).min(1.0),
        unmatched_lines,
    })
}

fn pipeline(simulation: &Simulation, parts: &[Report]) -> Pipeline {
    let total = simulation.step_seconds() - simulation.step_overhead_s;
    let stages = parts.iter().map(|part| {
        let busy = part.core_seconds.busy() + part.core_seconds.overhead;
        let busy_seconds = busy - simulation.step_overhead_s;
        Stage {
            busy_seconds,
            waiting_seconds: (total - busy_seconds).max(0.0),
            per_device_bytes: part.memory.per_device_bytes,
            fits: part.memory.fits,
        }
    });
    let stages: Vec<Stage> = stages.collect();
    let busy: f64 = stages.iter().map(|stage| stage.busy_seconds).sum();
    Pipeline {
        bubble: 1.0 - busy / (total * stages.len() as f64).max(1e-30),
        stages,
    }
}

impl CoreSeconds {
    /// Kernels, without what it takes to start them.
    fn busy(&self) -> f64 {
        self.matrix + self.vector + self.memory
    }
}

fn collectives(parts: &[Report]) -> Vec<Collective> {
    let mut all: BTreeMap<_, Collective> = BTreeMap::new();
    for own in parts.iter().flat_map(|part| &part.collectives) {
        let key = (own.kind.clone(), own.axes.clone(), own.strategy.clone());
        let sum = all.entry(key).or_insert_with(|| Collective {
            kind: own.kind.clone(),
            axes: own.axes.clone(),
            strategy: own.strategy.clone(),
            ..Collective::default()
        });
        sum.bytes += own.bytes;
        sum.count += own.count;
        sum.seconds += own.seconds;
        sum.exposed_seconds += own.exposed_seconds;
    }
    all.into_values().collect()
}

fn kinds(parts: &[Report]) -> Vec<Kind> {
    let mut all: BTreeMap<String, Kind> = BTreeMap::new();
    for own in parts.iter().flat_map(|part| &part.kinds) {
        let sum = all.entry(own.kind.clone()).or_default();
        sum.kind.clone_from(&own.kind);
        sum.count += own.count;
        sum.flops += own.flops;
    }
    all.into_values().collect()
}

fn layers(parts: &[Report]) -> Vec<Layer> {
    let mut all: BTreeMap<String, Layer> = BTreeMap::new();
    for own in parts.iter().flat_map(|part| &part.layers) {
        let sum = all.entry(own.name.clone()).or_default();
        sum.name.clone_from(&own.name);
        sum.core_seconds += own.core_seconds;
        sum.communication_seconds += own.communication_seconds;
        sum.exposed_seconds += own.exposed_seconds;
    }
    longest(all)
}

/// The longest layers, and the rest as one.
pub(super) fn longest(layers: BTreeMap<String, Layer>) -> Vec<Layer> {
    let mut layers: Vec<Layer> = layers.into_values().collect();
    let seconds = |layer: &Layer| layer.core_seconds + layer.exposed_seconds;
    layers.sort_by(|a, b| seconds(b).total_cmp(&seconds(a)));
    if layers.len() > LISTED {
        let rest = layers.split_off(LISTED - 1);
        let sum = |of: fn(&Layer) -> f64| rest.iter().map(of).sum();
        layers.push(Layer {
            name: format!("({} more)", rest.len()),
            core_seconds: sum(|it| it.core_seconds),
            communication_seconds: sum(|it| it.communication_seconds),
            exposed_seconds: sum(|it| it.exposed_seconds),
        });
    }
    layers
}
