//! The report: what a pod costs each device.

use std::collections::BTreeMap;

use peapod_schemas::pod as file;
use serde::Serialize;

use super::bug;
use crate::EmitError;

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
    /// Payload of one device, of all of them together.
    pub bytes: u64,
    /// How many there are.
    pub count: u64,
}

/// Memory in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// What each device needs: arena and constants.
    pub per_device_bytes: u64,
    /// Shards of the arguments; they lie in the arena.
    pub arguments: u64,
    /// Constants.
    pub constants: u64,
    /// Everything else.
    pub arena: u64,
}

impl Report {
    /// The report of the bytes of a `.pod`. `target` and `model` are labels.
    ///
    /// # Errors
    ///
    /// If the bytes are no pod.
    pub fn new(bytes: &[u8], target: &str, model: &str) -> Result<Self, EmitError> {
        let root = file::root_as_pod(bytes).map_err(|error| bug("the pod", &error.to_string()))?;
        let pod = root.unpack();
        let axis = |axis: &file::AxisT| Axis {
            name: axis.name.clone(),
            size: axis.size.into(),
        };
        let mesh: Vec<Axis> = pod.mesh.iter().map(axis).collect();
        let steps = || pod.computations.iter().flat_map(|it| &it.steps);
        let total = |part: fn(&file::CostT) -> u64| {
            let costs = steps().filter_map(|step| step.cost.as_ref());
            costs.map(part).fold(0, u64::saturating_add)
        };
        let mut kinds = BTreeMap::new();
        for step in steps() {
            *kinds.entry(name(&step.op)).or_insert(0) += 1;
        }
        let constants = pod.constants.len() as u64;
        Ok(Self {
            target: target.to_owned(),
            model: model.to_owned(),
            devices: mesh.iter().map(|axis| axis.size).product(),
            collectives: collectives(steps(), &mesh),
            memory: Memory {
                per_device_bytes: pod.arena_bytes + constants,
                arguments: arguments(&pod),
                constants,
                arena: pod.arena_bytes,
            },
            steps: steps().count() as u64,
            flops: total(|cost| cost.flops),
            bytes: total(|cost| cost.bytes),
            kinds,
            mesh,
        })
    }

    /// As JSON, with a final newline.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("plain structs with string keys have a JSON form") + "\n"
    }
}

fn arguments(pod: &file::PodT) -> u64 {
    let Some(entry) = pod.computations.first() else {
        return 0;
    };
    let values = entry
        .inputs
        .iter()
        .filter_map(|input| entry.values.get(*input as usize));
    let bytes = values.map(|value| {
        let elements: u64 = value.shape.iter().flatten().product();
        elements * size_bytes(value.dtype)
    });
    bytes.sum()
}

fn size_bytes(dtype: file::DType) -> u64 {
    match dtype {
        file::DType::I8 | file::DType::U8 | file::DType::Bool => 1,
        file::DType::F16 | file::DType::Bf16 | file::DType::I16 => 2,
        file::DType::F64 | file::DType::I64 => 8,
        // F32, I32 and U32: the generated type is a number, not an enum.
        _ => 4,
    }
}

fn collectives<'a>(steps: impl Iterator<Item = &'a file::StepT>, mesh: &[Axis]) -> Vec<Collective> {
    let mut found: Vec<Collective> = Vec::new();
    for step in steps {
        let Some(axes) = axes(&step.op) else {
            continue;
        };
        let kind = name(&step.op);
        let axis = |&axis: &u32| mesh.get(axis as usize).map(|axis| axis.name.clone());
        let axes: Vec<String> = axes.iter().filter_map(axis).collect();
        let bytes = step.cost.as_ref().map_or(0, |cost| cost.payload_bytes);
        match found
            .iter_mut()
            .find(|it| it.kind == kind && it.axes == axes)
        {
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
    found
}

/// Axes over which an op communicates.
fn axes(op: &file::OpT) -> Option<&[u32]> {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the rest stay on their device"
    )]
    match op {
        file::OpT::AllReduce(it) => Some(&it.axes),
        file::OpT::AllGather(it) => Some(&it.axes),
        file::OpT::ReduceScatter(it) => Some(&it.axes),
        file::OpT::AllToAll(it) => Some(&it.axes),
        file::OpT::CollectivePermute(it) => Some(&it.axes),
        file::OpT::CollectiveBroadcast(it) => Some(&it.axes),
        _ => None,
    }
}

/// What a step does, in snake case.
fn name(op: &file::OpT) -> &'static str {
    #[allow(clippy::wildcard_enum_match_arm, reason = "see the last arm")]
    match op {
        file::OpT::NONE => "none",
        file::OpT::Fusion(_) => "fusion",
        file::OpT::DotGeneral(_) => "dot_general",
        file::OpT::Convolution(_) => "convolution",
        file::OpT::Reduce(_) => "reduce",
        file::OpT::ReduceWindow(_) => "reduce_window",
        file::OpT::SelectAndScatter(_) => "select_and_scatter",
        file::OpT::Gather(_) => "gather",
        file::OpT::Scatter(_) => "scatter",
        file::OpT::Sort(_) => "sort",
        file::OpT::TopK(_) => "top_k",
        file::OpT::ArgReduce(_) => "arg_reduce",
        file::OpT::Concatenation(_) => "concatenation",
        file::OpT::InteriorPad(_) => "interior_pad",
        file::OpT::Slice(_) => "slice",
        file::OpT::DynamicSlice(_) => "dynamic_slice",
        file::OpT::DynamicUpdateSlice(_) => "dynamic_update_slice",
        file::OpT::Transpose(_) => "transpose",
        file::OpT::Reverse(_) => "reverse",
        file::OpT::BroadcastInDim(_) => "broadcast_in_dim",
        file::OpT::Copy(_) => "copy",
        file::OpT::Case(_) => "case",
        file::OpT::While(_) => "while",
        file::OpT::AllReduce(_) => "all_reduce",
        file::OpT::AllGather(_) => "all_gather",
        file::OpT::ReduceScatter(_) => "reduce_scatter",
        file::OpT::AllToAll(_) => "all_to_all",
        file::OpT::CollectivePermute(_) => "collective_permute",
        file::OpT::CollectiveBroadcast(_) => "collective_broadcast",
        file::OpT::PartitionIndex(_) => "partition_index",
        // The generated enum does not let other crates list all of it.
        _ => "unknown",
    }
}
