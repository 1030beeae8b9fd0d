//! What a simulation says, as JSON: the keys are part of the command line's contract.

mod stages;

use peapod_schemas::pod::{Op, Program, Step};
use std::collections::BTreeMap;

use serde::Serialize;

use crate::compute::{Bound, Core};
use crate::labels::{self, layer};
use crate::machine::Machine;
use crate::memory::Category;
use crate::schedule::Run;
use crate::simulation::{Sent, Simulation, Timeline, Work};
use stages::longest;
pub use stages::{Pipeline, Stage};

/// Layers and live values that a report lists.
const LISTED: usize = 40;

/// A simulated step of a program.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Name of the machine.
    pub target: String,
    /// Name of the program.
    pub model: String,
    /// Cores that run it.
    pub devices: usize,
    /// Axes of the mesh.
    pub mesh: Vec<Axis>,
    /// From start to end, or what the host takes for the next input where that is longer.
    pub step_seconds: f64,
    /// Where the time of the core goes; the parts add up to the step.
    pub core_seconds: CoreSeconds,
    /// Of the time of kernels, what a file of op times gave; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub op_times: Option<Given>,
    /// While the links are busy.
    pub communication_seconds: f64,
    /// Of it, while the core waits.
    pub exposed_seconds: f64,
    /// Floating-point operations of one device.
    pub flops: f64,
    /// Share of the peak of the matrix units that they are.
    pub flops_utilisation: f64,
    /// Bytes to and from the memory of one device.
    pub memory_traffic_bytes: f64,
    /// Steps that run, iterations of loops counted, as the executor counts them.
    pub instructions: u64,
    /// Kernels that they are.
    pub kernels: u64,
    /// Collectives by kind and axes.
    pub collectives: Vec<Collective>,
    /// Steps by kind.
    pub kinds: Vec<Kind>,
    /// Parts of the source by time, the longest first.
    pub layers: Vec<Layer>,
    /// What the host has to supply for a step.
    pub input: Input,
    /// What is in the memory of a device.
    pub memory: Memory,
    /// What had to be assumed.
    pub assumptions: Vec<String>,
    /// The stages of a pipeline. What is above is then the mean of their devices, but for memory,
    /// that of the device that needs most, and for collectives, messages and parts of the source,
    /// which are summed up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pipeline: Option<Pipeline>,
}

/// An axis of the mesh.
#[derive(Clone, Debug, Serialize)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// Devices along it.
    pub size: usize,
}

/// Where the time of a core goes, in seconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct CoreSeconds {
    /// Kernels bound by the matrix units.
    pub matrix: f64,
    /// Kernels bound by the vector unit.
    pub vector: f64,
    /// Kernels bound by memory.
    pub memory: f64,
    /// Starting kernels, and what is between two steps.
    pub overhead: f64,
    /// Waiting for collectives.
    pub waiting: f64,
}

/// Time of kernels that a file gave, not the model.
#[derive(Clone, Debug, Serialize)]
pub struct Given {
    /// Seconds of these kernels.
    pub seconds: f64,
    /// What they are of all kernels.
    pub share: f64,
    /// Lines of the file that no kernel was found for.
    pub unmatched_lines: Vec<usize>,
}

impl Given {
    fn new(tally: &Tally, simulation: &Simulation) -> Self {
        Self {
            seconds: tally.given_s,
            share: tally.given_s / tally.kernels_s.max(1e-30),
            unmatched_lines: simulation.unmatched_lines.clone(),
        }
    }
}

/// Collectives of one kind over the same axes.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Collective {
    /// Mnemonic.
    pub kind: String,
    /// Names of axes.
    pub axes: Vec<String>,
    /// Bytes of one device's operands, of all-gathers of its results.
    pub bytes: u64,
    /// How many run; each operand counts.
    pub count: u64,
    /// How they are done.
    pub strategy: String,
    /// What they take.
    pub seconds: f64,
    /// Of it, while the core waits.
    pub exposed_seconds: f64,
}

/// Steps of one kind.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Kind {
    /// Mnemonic.
    pub kind: String,
    /// How many run.
    pub count: u64,
    /// Floating-point operations.
    pub flops: f64,
}

/// A part of the source.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Layer {
    /// Name in the source.
    pub name: String,
    /// Seconds on the core.
    pub core_seconds: f64,
    /// Seconds on the links.
    pub communication_seconds: f64,
    /// Of these, while the core waits.
    pub exposed_seconds: f64,
}

/// What hosts supply for a step while the previous one runs.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Input {
    /// Bytes of the arguments of one device that no result replaces.
    pub device_bytes: u64,
    /// Until they are in the memory of all devices of a host.
    pub seconds: f64,
    /// Whether devices wait for them.
    pub bounds_step: bool,
}

impl Input {
    /// Over PCIe, which the cores of a chip share. What the host reads from afar is taken to be in
    /// its memory.
    pub fn of(program: &Program, machine: &Machine) -> Self {
        let replaced =
            |part: &Program, index| part.outputs.iter().any(|it| it.replaces == Some(index));
        let bytes = |part: &Program| -> usize {
            let data = part
                .inputs
                .iter()
                .enumerate()
                .filter(|(index, _)| !replaced(part, *index));
            data.map(|(_, port)| part.entry().values[port.value].bytes)
                .sum()
        };
        // Every stage of a pipeline has hosts of its own.
        let device_bytes = program.parts().map(bytes).max().unwrap_or(0) as u64;
        let chip_bytes = device_bytes as f64 * machine.cores_per_chip as f64;
        Self {
            device_bytes,
            seconds: chip_bytes / machine.settings.pcie_bandwidth_bytes_per_s.value,
            bounds_step: false,
        }
    }
}

/// What is in the memory of a device.
#[derive(Clone, Debug, Serialize)]
pub struct Memory {
    /// The most bytes at once.
    pub per_device_bytes: u64,
    /// Bytes that there are.
    pub capacity_bytes: u64,
    /// Whether the step fits.
    pub fits: bool,
    /// When the most are live, in seconds from the start.
    pub peak_seconds: f64,
    /// Bytes of the executor's memory plan, without constants.
    pub plan_bytes: u64,
    /// Bytes of arguments.
    pub argument_bytes: u64,
    /// Bytes live at the peak by what they are for.
    pub categories: BTreeMap<Category, u64>,
    /// The largest values live at the peak.
    pub live: Vec<LiveValue>,
}

/// A value that is live at the peak.
#[derive(Clone, Debug, Serialize)]
pub struct LiveValue {
    /// Name, or what makes it.
    pub name: String,
    /// What it is for.
    pub category: Category,
    /// Bytes with padding.
    pub bytes: u64,
    /// Extents.
    pub shape: Vec<usize>,
}

impl Report {
    /// The report of a simulation.
    pub fn new(
        program: &Program,
        simulation: &Simulation,
        core: &Core,
        input: Input,
        target: &str,
    ) -> Self {
        match program.stages.is_empty() {
            true => Self::of_part(program, simulation, core, input, target),
            false => stages::report(program, simulation, core, input, target),
        }
    }

    /// The report of a program without stages.
    fn of_part(
        program: &Program,
        simulation: &Simulation,
        core: &Core,
        mut input: Input,
        target: &str,
    ) -> Self {
        let mut tally = Tally {
            inner_overhead_s: core.instruction_overhead_s,
            ..Tally::default()
        };
        for (timeline, iterations) in simulation.timelines.iter().zip(simulation.iterations()) {
            if let Some(timeline) = timeline {
                tally.add(program, timeline, iterations);
            }
        }
        tally.core.overhead += simulation.step_overhead_s;
        input.bounds_step = input.seconds > simulation.step_seconds();
        let step_seconds = simulation.step_seconds().max(input.seconds);
        let mesh = program.mesh.axes.iter();
        let entry = simulation.entry();
        let links = |it: &Timeline| {
            it.schedule
                .runs
                .iter()
                .map(|run| run.exposed_s)
                .sum::<f64>()
        };
        let waiting = step_seconds - tally.core.matrix - tally.core.vector - tally.core.memory;
        tally.core.waiting = (waiting - tally.core.overhead).max(0.0);
        Self {
            target: target.to_owned(),
            model: program.name.clone(),
            devices: program.mesh.devices(),
            mesh: mesh
                .map(|(name, size)| Axis {
                    name: name.clone(),
                    size: *size,
                })
                .collect(),
            step_seconds,
            core_seconds: tally.core,
            op_times: (tally.given_s > 0.0 || !simulation.unmatched_lines.is_empty())
                .then(|| Given::new(&tally, simulation)),
            communication_seconds: tally.communication_s,
            exposed_seconds: tally.exposed_s.max(links(entry)),
            flops: tally.flops,
            flops_utilisation: tally.flops / (step_seconds * core.peak_flops_per_s()).max(1e-30),
            memory_traffic_bytes: tally.memory_bytes,
            instructions: tally.instructions,
            kernels: tally.kernels,
            collectives: tally.collectives.into_values().collect(),
            kinds: tally.kinds.into_values().collect(),
            layers: longest(tally.layers),
            input,
            memory: memory(program, entry, core),
            assumptions: simulation.assumptions.clone(),
            pipeline: None,
        }
    }

    /// The mesh: `data=4, model=2`.
    pub fn mesh_text(&self) -> String {
        let axes = self.mesh.iter();
        let axes: Vec<String> = axes.map(|it| format!("{}={}", it.name, it.size)).collect();
        axes.join(", ")
    }

    /// As JSON, indented.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// Sums over all computations.
#[derive(Default)]
struct Tally {
    core: CoreSeconds,
    communication_s: f64,
    exposed_s: f64,
    flops: f64,
    memory_bytes: f64,
    instructions: u64,
    kernels: u64,
    kernels_s: f64,
    /// Of it, what the user gave.
    given_s: f64,
    /// Of a loop or a case, besides what runs inside.
    inner_overhead_s: f64,
    collectives: BTreeMap<(&'static str, Vec<String>, String), Collective>,
    kinds: BTreeMap<&'static str, Kind>,
    layers: BTreeMap<String, Layer>,
}

impl Tally {
    fn add(&mut self, program: &Program, timeline: &Timeline, iterations: u64) {
        let computation = &program.computations[timeline.computation];
        let times = iterations as f64;
        for step in &computation.steps {
            self.instructions += iterations;
            self.flops += step.flops as f64 * times;
            let name = step.op.name();
            let kind = self.kinds.entry(name).or_insert_with(|| Kind {
                kind: name.to_owned(),
                ..Kind::default()
            });
            kind.count += iterations;
            kind.flops += step.flops as f64 * times;
        }
        for (work, run) in timeline.work.iter().zip(&timeline.schedule.runs) {
            let seconds = (run.end_s - run.start_s) * times;
            match work {
                Work::Kernel(cluster, time) => {
                    self.kernels += iterations;
                    self.memory_bytes += time.memory_bytes * times;
                    self.core.overhead += time.overhead_s * times;
                    self.kernels_s += time.seconds() * times;
                    self.given_s += time.given_s.unwrap_or(0.0) * times;
                    let busy = (time.seconds() - time.overhead_s) * times;
                    match time.busiest() {
                        Bound::Matrix => self.core.matrix += busy,
                        Bound::Vector => self.core.vector += busy,
                        Bound::Memory | Bound::Overhead => self.core.memory += busy,
                    }
                    let layer = self.layer(program, &computation.steps[cluster.anchor]);
                    layer.core_seconds += seconds;
                }
                Work::Collective(step, sent) => {
                    let step = &computation.steps[*step];
                    let exposed = run.exposed_s * times;
                    self.communication_s += seconds;
                    self.exposed_s += exposed;
                    let layer = self.layer(program, step);
                    layer.communication_seconds += seconds;
                    layer.exposed_seconds += exposed;
                    let entry = self.collective(program, step, &sent.strategy);
                    entry.bytes += computation.payload_bytes(step) * iterations;
                    entry.count += step.operands.len() as u64 * iterations;
                    entry.seconds += seconds;
                    entry.exposed_seconds += exposed;
                }
                Work::Message(step, sent) => {
                    self.message(program, &computation.steps[*step], sent, (*run, iterations));
                }
                // What runs inside is counted with its own computation.
                Work::Inner(..) => self.core.overhead += self.inner_overhead_s * times,
            }
        }
    }

    /// What is received has been counted where it was sent.
    fn message(
        &mut self,
        program: &Program,
        step: &Step,
        sent: &Sent,
        (run, iterations): (Run, u64),
    ) {
        self.exposed_s += run.exposed_s * iterations as f64;
        if matches!(step.op, Op::Send(_)) {
            let seconds = (run.end_s - run.start_s) * iterations as f64;
            self.communication_s += seconds;
            let entry = self.collective(program, step, &sent.strategy);
            entry.bytes += sent.payload_bytes * iterations;
            entry.count += step.operands.len() as u64 * iterations;
            entry.seconds += seconds;
        }
    }

    fn layer(&mut self, program: &Program, step: &Step) -> &mut Layer {
        let name = layer(program, step);
        self.layers.entry(name.to_owned()).or_insert_with(|| Layer {
            name: name.to_owned(),
            ..Layer::default()
        })
    }

    fn collective(&mut self, program: &Program, step: &Step, strategy: &str) -> &mut Collective {
        let axes = labels::axes(program, step).into_iter();
        let axes: Vec<String> = axes.map(str::to_owned).collect();
        let key = (step.op.name(), axes.clone(), strategy.to_owned());
        self.collectives.entry(key).or_insert_with(|| Collective {
            kind: step.op.name().to_owned(),
            axes,
            strategy: strategy.to_owned(),
            ..Collective::default()
        })
    }
}

fn memory(program: &Program, timeline: &Timeline, core: &Core) -> Memory {
    let (buffers, live) = (&timeline.buffers, &timeline.schedule.live);
    let mut categories: BTreeMap<Category, u64> =
        Category::ALL.into_iter().map(|kind| (kind, 0)).collect();
    let mut add = |kind, bytes| *categories.entry(kind).or_default() += bytes;
    add(Category::Temporaries, live.scratch_at_peak_bytes);
    for &value in &live.at_peak {
        let buffer = &buffers[value];
        add(buffer.category, buffer.bytes - buffer.padding);
        add(Category::Padding, buffer.padding);
    }
    let mut largest = live.at_peak.clone();
    largest.sort_by_key(|&value| (std::cmp::Reverse(buffers[value].bytes), value));
    largest.truncate(LISTED);
    let arguments = program.inputs.iter();
    Memory {
        per_device_bytes: live.peak_bytes,
        capacity_bytes: core.hbm_bytes,
        fits: live.peak_bytes <= core.hbm_bytes,
        peak_seconds: live.peak_s,
        plan_bytes: program.arena_bytes as u64,
        argument_bytes: arguments
            .map(|port| program.entry().values[port.value].bytes as u64)
            .sum(),
        categories,
        live: largest
            .into_iter()
            .map(|value| LiveValue {
                name: value_name(program, value),
                category: buffers[value].category,
                bytes: buffers[value].bytes,
                shape: program.entry().values[value].shape.clone(),
            })
            .collect(),
    }
}

/// Name of a value, else of what makes it.
fn value_name(program: &Program, value: usize) -> String {
    let entry = program.entry();
    let own = &entry.values[value].name;
    if !own.is_empty() {
        return own.clone();
    }
    if let Some(port) = program.inputs.iter().find(|port| port.value == value) {
        return port.name.clone();
    }
    let maker = entry.steps.iter().find(|it| it.results.contains(&value));
    maker.map_or_else(String::new, |step| {
        let name = step.location.map(|at| program.locations[at].name.as_str());
        format!("{} of `{}`", step.op.name(), name.unwrap_or_default())
    })
}
