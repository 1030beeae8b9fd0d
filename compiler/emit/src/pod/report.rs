//! The report: what a pod costs each device.

use std::collections::BTreeMap;

use peapod_schemas::pod::{Computation, Program, Step};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
        let steps = || program.computations.iter().flat_map(|it| &it.steps);
        let total = |part: fn(&Step) -> u64| steps().map(part).fold(0, u64::saturating_add);
        let mut kinds = BTreeMap::new();
        for step in steps() {
            *kinds.entry(step.op.name()).or_insert(0) += 1;
        }
        let constants = program.constants.bytes().len() as u64;
        let arena = program.arena_bytes as u64;
        Self {
            target: target.to_owned(),
            model: model.to_owned(),
            devices: program.mesh.devices() as u64,
            mesh: axes.collect(),
            collectives: collectives(program),
            memory: Memory {
                per_device_bytes: arena + constants,
                arguments: arguments(program.entry()),
                constants,
                arena,
            },
            steps: steps().count() as u64,
            flops: total(|step| step.flops),
            bytes: total(|step| step.memory_bytes),
            kinds,
        }
    }

    /// As JSON, with a final newline.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("plain structs with string keys have a JSON form") + "\n"
    }
}

fn arguments(entry: &Computation) -> u64 {
    let inputs = entry.inputs.iter();
    inputs.map(|&input| entry.values[input].bytes as u64).sum()
}

fn collectives(program: &Program) -> Vec<Collective> {
    let mut found: Vec<Collective> = Vec::new();
    for computation in &program.computations {
        for step in &computation.steps {
            let Some(op) = step.op.collective() else {
                continue;
            };
            let kind = op.kind().name();
            let axes: Vec<String> = program.mesh.names(&op.axes).map(str::to_owned).collect();
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
