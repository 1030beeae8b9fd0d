//! The report: what a pod costs each device.

use std::collections::BTreeMap;

use peapod_schemas::pod::{self, Computation, Program, Step};
use serde::Serialize;

/// Everything known of a pod before it runs. Written as `report.json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Label of the machine it was compiled for.
    pub target: String,
    /// Label of the model.
    pub model: String,
    /// Number of devices.
    pub devices: u64,
    /// Its axes, outermost first.
    pub mesh: Vec<Axis>,
    /// Collectives, alike ones counted together.
    pub collectives: Vec<Collective>,
    /// Memory of one device.
    pub memory: Memory,
    /// Steps, those of loops' and cases' functions included, each once.
    pub steps: u64,
    /// Floating-point operations of one device, steps of loops counted once.
    pub flops: u64,
    /// Bytes that one device reads and writes, steps of loops counted once.
    pub bytes: u64,
    /// Steps by what they do.
    pub kinds: BTreeMap<&'static str, u64>,
    /// Stages of a pipeline; what is above is of all of them, but for memory, that of the device
    /// that needs most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<Stage>,
    /// What stages send one another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<Messages>,
}

/// What a stage of a pipeline costs each of its devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stage {
    /// Memory of one device.
    pub memory: Memory,
    /// As of the whole.
    pub steps: u64,
    /// As of the whole.
    pub flops: u64,
    /// As of the whole.
    pub bytes: u64,
    /// Arguments of the whole that it holds.
    pub inputs: Vec<usize>,
    /// Results of the whole that it holds.
    pub outputs: Vec<usize>,
    /// Of an asynchronous pipeline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delays: Option<Delays>,
}

/// How late the gradients of a stage of an asynchronous pipeline are, by microbatch of a minibatch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Delays {
    /// The weights that backward passes read: `newest`, `stashed` or `corrected`.
    pub backward_weights: &'static str,
    /// Updates of the weights between a forward pass and the update by its minibatch.
    pub updates: Vec<usize>,
    /// Updates of the weights that a backward pass reads, after those of its forward pass.
    pub backward: Vec<usize>,
}

/// Messages from one stage to another in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Messages {
    /// Who sends.
    pub from: usize,
    /// Who receives.
    pub to: usize,
    /// How many there are.
    pub count: u64,
    /// Bytes that one device sends, in all of them.
    pub bytes: u64,
}

/// An axis of the mesh.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// Devices along it.
    pub size: u64,
}

/// Collectives of one kind over the same axes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Collective {
    /// Name of the op.
    pub kind: &'static str,
    /// Names of the axes.
    pub axes: Vec<String>,
    /// Payload of one device, summed over all of them.
    pub bytes: u64,
    /// How many there are.
    pub count: u64,
}

/// Memory in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// What each device needs: arena and constants.
    pub per_device_bytes: u64,
    /// Shards of the arguments; they are in the arena.
    pub arguments: u64,
    /// Constants.
    pub constants: u64,
    /// Everything else.
    pub arena: u64,
}

impl Report {
    /// The report of a program. `target` and `model` are labels.
    pub fn new(program: &Program, target: &str, model: &str) -> Self {
        let axes = program.mesh.axes.iter();
        let axes = axes.map(|(name, size)| Axis {
            name: name.clone(),
            size: *size as u64,
        });
        let mut kinds = BTreeMap::new();
        for step in program.parts().flat_map(steps) {
            *kinds.entry(step.op.name()).or_insert(0) += 1;
        }
        let sum = |of: fn(&Step) -> u64| {
            let parts = program.parts().map(|part| total(part, of));
            parts.fold(0, u64::saturating_add)
        };
        let memories = program.parts().map(Memory::of);
        let memory = memories.max_by_key(|it| it.per_device_bytes);
        Self {
            target: target.to_owned(),
            model: model.to_owned(),
            devices: program.mesh.devices() as u64,
            mesh: axes.collect(),
            collectives: collectives(program),
            memory: memory.unwrap_or_default(),
            steps: sum(|_| 1),
            flops: sum(|step| step.flops),
            bytes: sum(|step| step.memory_bytes),
            kinds,
            stages: program.stages.iter().map(Stage::of).collect(),
            messages: messages(program),
        }
    }

    /// As JSON, with a final newline.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("plain structs with string keys have a JSON form") + "\n"
    }
}

impl Memory {
    /// That of one device of a program without stages.
    fn of(program: &Program) -> Self {
        let constants = program.constants.bytes().len() as u64;
        let arena = program.arena_bytes as u64;
        Self {
            per_device_bytes: arena + constants,
            arguments: arguments(program.entry()),
            constants,
            arena,
        }
    }
}

impl Stage {
    fn of(stage: &pod::Stage) -> Self {
        let program = &stage.program;
        Self {
            memory: Memory::of(program),
            steps: total(program, |_| 1),
            flops: total(program, |step| step.flops),
            bytes: total(program, |step| step.memory_bytes),
            inputs: stage.inputs.clone(),
            outputs: stage.outputs.clone(),
            delays: stage.delays.as_ref().map(|it| Delays {
                backward_weights: it.backward_weights.name(),
                updates: it.updates.clone(),
                backward: it.backward.clone(),
            }),
        }
    }
}

/// Steps of all computations of a program without stages.
fn steps(program: &Program) -> impl Iterator<Item = &Step> {
    numbered(program).map(|(_, step)| step)
}

/// A sum over all steps.
fn total(program: &Program, of: fn(&Step) -> u64) -> u64 {
    steps(program).map(of).fold(0, u64::saturating_add)
}

/// By sender and receiver.
fn messages(program: &Program) -> Vec<Messages> {
    let mut found = BTreeMap::new();
    for message in &program.messages {
        let (from, to) = (message.from, message.to);
        let all = found.entry((from, to)).or_insert(Messages {
            from,
            to,
            count: 0,
            bytes: 0,
        });
        all.count += 1;
        all.bytes += message.bytes as u64;
    }
    found.into_values().collect()
}

fn arguments(entry: &Computation) -> u64 {
    let inputs = entry.inputs.iter();
    inputs.map(|&input| entry.values[input].bytes as u64).sum()
}

/// All steps, each with its computation.
fn numbered(program: &Program) -> impl Iterator<Item = (&Computation, &Step)> {
    let computations = program.computations.iter();
    computations.flat_map(|it| it.steps.iter().map(move |step| (it, step)))
}

fn collectives(program: &Program) -> Vec<Collective> {
    let mut found: Vec<Collective> = Vec::new();
    for part in program.parts() {
        for (computation, step) in numbered(part) {
            let Some(op) = step.op.collective() else {
                continue;
            };
            let kind = op.kind().name();
            let axes: Vec<String> = part.mesh.names(&op.axes).map(str::to_owned).collect();
            let bytes = computation.payload_bytes(step);
            let known = found
                .iter_mut()
                .find(|it| it.kind == kind && it.axes == axes);
            match known {
                Some(known) => {
                    known.bytes += bytes;
                    known.count += 1;
                }
                None => found.push(Collective {
                    kind,
                    axes,
                    bytes,
                    count: 1,
                }),
            }
        }
    }
    found
}
