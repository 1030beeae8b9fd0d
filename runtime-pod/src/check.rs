//! Checks of a whole file: mesh, ports, values, and how computations call one another.

use std::collections::HashSet;

use peapod_schemas::pod::DType;
use peapod_schemas::pod::{AxisT, ComputationT, OpT, Place as FilePlace, PodT, StepT, ValueT};

use crate::arena::Lines;
use crate::check_calls::{callees, case, order_calls, while_loop};
use crate::check_ports::{ports, replacements};
use crate::check_rule::{Check, Rule, ensure};
use crate::kernels::fusion::FusionPlan;
use crate::load::LoadError;
use crate::program::{
    Computation, Location, Mesh, Place, Program, Step, Value, element_bytes, overlap,
};
use crate::{check_collective, check_fusion, check_indexed, check_movement, check_window};

/// Most devices of a mesh.
const MAX_DEVICES: usize = 1 << 20;
/// Most bytes of one value: with as many devices as are allowed, sizes do not overflow.
const MAX_VALUE_BYTES: usize = 1 << 40;
/// Most dimensions of a tensor.
const MAX_RANK: usize = 32;

fn at(place: impl Into<String>) -> impl FnOnce(String) -> LoadError {
    let place = place.into();
    move |reason| LoadError::Unsound { place, reason }
}

/// Checks everything about an unpacked file.
pub(crate) fn program(pod: PodT) -> Result<Program, LoadError> {
    let mesh = mesh(&pod.mesh).map_err(at("mesh"))?;
    let arena_bytes = usize::try_from(pod.arena_bytes).unwrap_or(usize::MAX);
    let memory = Memory {
        arena: arena_bytes,
        constants: pod.constants.len(),
    };
    ensure_arena(arena_bytes).map_err(at("arena"))?;
    let mut computations = Vec::with_capacity(pod.computations.len());
    for computation in pod.computations {
        let name = format!("computation `{}`", computation.name);
        let unchecked = resolve(computation, &memory, pod.locations.len());
        computations.push(unchecked.map_err(at(name))?);
    }
    ensure_entry(&computations).map_err(at("computations"))?;
    order_calls(&mut computations).map_err(at("computations"))?;
    let plans = check_steps(&computations, &mesh)?;
    for (computation, plans) in computations.iter_mut().zip(plans) {
        for (step, plan) in computation.steps.iter_mut().zip(plans) {
            step.fusion = plan;
        }
    }
    let entry = &computations[0];
    let inputs = ports(pod.inputs, &entry.inputs, entry, &mesh).map_err(at("inputs"))?;
    let outputs = ports(pod.outputs, &entry.outputs, entry, &mesh).map_err(at("outputs"))?;
    replacements(&inputs, &outputs).map_err(at("outputs"))?;
    let locations = pod.locations.into_iter().map(|location| Location {
        name: location.name,
        line: location.line,
    });
    Ok(Program {
        name: pod.name,
        inputs,
        outputs,
        arena_bytes,
        constants: Lines::copy_of(&pod.constants)?,
        locations: locations.collect(),
        computations,
        mesh,
    })
}

fn mesh(axes: &[AxisT]) -> Check<Mesh> {
    let mut devices = 1_usize;
    for (position, axis) in axes.iter().enumerate() {
        let name = &axis.name;
        ensure!(axis.size >= 1, "axis `{name}` has no devices");
        let twice = axes[..position].iter().any(|other| other.name == *name);
        ensure!(!twice, "axis `{name}` occurs twice");
        devices = devices.saturating_mul(axis.size as usize);
        ensure!(devices <= MAX_DEVICES, "more than {MAX_DEVICES} devices");
        ensure!(position < MAX_RANK, "more than {MAX_RANK} axes");
    }
    let axes = axes
        .iter()
        .map(|axis| (axis.name.clone(), axis.size as usize));
    Ok(Mesh {
        axes: axes.collect(),
    })
}

fn ensure_arena(bytes: usize) -> Check {
    ensure!(bytes <= 1 << 48, "{bytes} bytes for each device");
    Ok(())
}

fn ensure_entry(computations: &[Computation]) -> Check {
    ensure!(!computations.is_empty(), "there is no entry");
    Ok(())
}

/// Sizes of what places lie in.
struct Memory {
    arena: usize,
    constants: usize,
}

/// A shape whose extents are at least 1, and its bytes.
pub(crate) fn sized(dtype: DType, extents: &[u64]) -> Check<(Vec<usize>, usize)> {
    let element = element_bytes(dtype);
    ensure!(element > 0, "unknown element type {}", dtype.0);
    ensure!(extents.len() <= MAX_RANK, "{} dimensions", extents.len());
    let mut bytes = element;
    for &extent in extents {
        ensure!(extent >= 1, "shape {extents:?} has an extent of 0");
        bytes = bytes.saturating_mul(usize::try_from(extent).unwrap_or(usize::MAX));
        ensure!(bytes <= MAX_VALUE_BYTES, "shape {extents:?} is too large");
    }
    Ok((
        extents.iter().map(|&extent| extent as usize).collect(),
        bytes,
    ))
}

fn value(file: ValueT, memory: &Memory) -> Check<Value> {
    let name = file.name.unwrap_or_default();
    let extents = file.shape.unwrap_or_default();
    let sized = sized(file.dtype, &extents);
    let (shape, bytes) = sized.map_err(|reason| format!("value `{name}`: {reason}"))?;
    let (place, room) = match file.place {
        FilePlace::None => (None, usize::MAX),
        FilePlace::Arena => (Some(Place::Arena(file.offset as usize)), memory.arena),
        FilePlace::Constant => (
            Some(Place::Constant(file.offset as usize)),
            memory.constants,
        ),
        unknown => return Err(format!("value `{name}` is at unknown place {}", unknown.0)),
    };
    if place.is_some() {
        let offset = file.offset;
        ensure!(
            offset.is_multiple_of(64),
            "value `{name}` begins at {offset}, expected n · 64"
        );
        let end = offset.checked_add(bytes as u64);
        ensure!(
            end.is_some_and(|end| end <= room as u64),
            "value `{name}` of {bytes} bytes at {offset} is beyond {room}"
        );
    }
    Ok(Value {
        name,
        dtype: file.dtype,
        shape,
        bytes,
        place,
    })
}

/// Indices of values that exist.
fn known(ids: &[u32], count: usize) -> Check<Vec<usize>> {
    let ids: Vec<usize> = ids.iter().map(|&id| id as usize).collect();
    let unknown = ids.iter().find(|id| **id >= count);
    ensure!(unknown.is_none(), "value {unknown:?} of {count}");
    Ok(ids)
}

fn resolve(file: ComputationT, memory: &Memory, locations: usize) -> Check<Computation> {
    let values = file.values.into_iter().map(|file| value(file, memory));
    let values: Vec<Value> = values.collect::<Check<_>>()?;
    let count = values.len();
    let inputs = known(&file.inputs, count)?;
    let outputs = known(&file.outputs, count)?;
    for &id in &outputs {
        let name = &values[id].name;
        ensure!(values[id].place.is_some(), "output `{name}` has no place");
    }
    for &id in &inputs {
        let constant = matches!(values[id].place, Some(Place::Constant(_)));
        ensure!(!constant, "input `{}` is a constant", values[id].name);
    }
    let step = |(index, file): (usize, StepT)| {
        let name = file.op.op_type();
        let step = resolve_step(file, &values, locations);
        step.map_err(|reason| format!("step {index} ({name:?}): {reason}"))
    };
    let steps = file.steps.into_iter().enumerate().map(step);
    let steps: Vec<Step> = steps.collect::<Check<_>>()?;
    Ok(Computation {
        name: file.name,
        used_inputs: used_inputs(&values, &inputs, &outputs, &steps),
        inputs,
        outputs,
        steps,
        values,
        communicates: false,
    })
}

/// Positions of the inputs whose memory anything reads.
fn used_inputs(
    values: &[Value],
    inputs: &[usize],
    outputs: &[usize],
    steps: &[Step],
) -> Vec<usize> {
    let read = steps.iter().flat_map(|step| &step.operands).chain(outputs);
    let read: HashSet<usize> = read.copied().collect();
    let mut ranges: Vec<(usize, usize)> = read
        .into_iter()
        .filter_map(|id| values[id].arena_range())
        .map(|range| (range.start, range.end))
        .collect();
    ranges.sort_unstable();
    // The furthest end of this range and those before it.
    let mut furthest = 0;
    for range in &mut ranges {
        furthest = range.1.max(furthest);
        range.1 = furthest;
    }
    let used = |position: &usize| {
        let range = values[inputs[*position]].arena_range();
        range.is_some_and(|range| {
            let before = ranges.partition_point(|(start, _)| *start < range.end);
            before > 0 && ranges[before - 1].1 > range.start
        })
    };
    (0..inputs.len()).filter(used).collect()
}

fn resolve_step(file: StepT, values: &[Value], locations: usize) -> Check<Step> {
    let operands = known(&file.operands, values.len())?;
    let results = known(&file.results, values.len())?;
    for &id in operands.iter().chain(&results) {
        let name = &values[id].name;
        ensure!(values[id].place.is_some(), "`{name}` has no place");
    }
    for (position, &id) in results.iter().enumerate() {
        let name = &values[id].name;
        let Some(range) = values[id].arena_range() else {
            return Err(format!("result `{name}` is a constant"));
        };
        let mut earlier = results[..position].iter();
        let shared = earlier.any(|&other| {
            values[other]
                .arena_range()
                .is_some_and(|other| overlap(&range, &other))
        });
        ensure!(!shared, "result `{name}` overlaps another");
    }
    let location = usize::try_from(file.location).ok();
    ensure!(
        location.is_none_or(|index| index < locations),
        "unknown location"
    );
    let cost = file.cost.unwrap_or_default();
    Ok(Step {
        op: file.op,
        operands,
        results,
        flops: cost.flops,
        memory_bytes: cost.bytes,
        location,
        communicates: false,
        fusion: None,
    })
}

type Plans = Vec<Vec<Option<FusionPlan>>>;

fn check_steps(computations: &[Computation], mesh: &Mesh) -> Result<Plans, LoadError> {
    let check = |(number, computation): (usize, &Computation)| {
        let steps = computation.steps.iter().enumerate();
        let steps = steps.map(|(index, step)| {
            step_plan(computations, number, step, mesh).map_err(|reason| LoadError::Unsound {
                place: format!(
                    "computation `{}`, step {index} ({:?})",
                    computation.name,
                    step.op.op_type()
                ),
                reason,
            })
        });
        steps.collect()
    };
    computations.iter().enumerate().map(check).collect()
}

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the schema's enum is open; the loader has told its ops apart"
)]
fn step_plan(
    computations: &[Computation],
    number: usize,
    step: &Step,
    mesh: &Mesh,
) -> Check<Option<FusionPlan>> {
    let values = &computations[number].values;
    let pick = |ids: &[usize]| ids.iter().map(|&id| &values[id]).collect();
    let rule = Rule {
        operands: pick(&step.operands),
        results: pick(&step.results),
        mesh,
    };
    let mut plan = None;
    match &step.op {
        OpT::Fusion(op) => plan = Some(check_fusion::fusion(op, &rule)?),
        OpT::Case(op) => case(&op.branches, computations, &rule)?,
        OpT::While(op) => while_loop(
            [op.condition, op.body].map(|callee| &computations[callee as usize]),
            &rule,
        )?,
        op => kernel(op, &rule)?,
    }
    aliases(&step.op, plan.as_ref(), &rule)?;
    Ok(plan)
}

/// The rule of every op that calls nothing and is no fusion.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the schema's enum is open; the loader has told its ops apart"
)]
fn kernel(op: &OpT, rule: &Rule<'_>) -> Check {
    match op {
        OpT::DotGeneral(op) => check_window::dot_general(op, rule),
        OpT::Convolution(op) => check_window::convolution(op, rule),
        OpT::Reduce(op) => check_window::reduce(op, rule),
        OpT::ReduceWindow(op) => check_window::reduce_window(op, rule),
        OpT::SelectAndScatter(op) => check_window::select_and_scatter(op, rule),
        OpT::Gather(op) => check_indexed::gather(op, rule),
        OpT::Scatter(op) => check_indexed::scatter(op, rule),
        OpT::Sort(op) => check_window::sort(op, rule),
        OpT::TopK(_) => check_window::top_k(rule),
        OpT::ArgReduce(op) => check_window::arg_reduce(op, rule),
        OpT::Concatenation(op) => check_movement::concatenation(op, rule),
        OpT::InteriorPad(op) => check_movement::interior_pad(op, rule),
        OpT::Slice(op) => check_movement::slice(op, rule),
        OpT::DynamicSlice(_) => check_movement::dynamic_slice(rule),
        OpT::DynamicUpdateSlice(_) => check_movement::dynamic_update_slice(rule),
        OpT::Transpose(op) => check_movement::transpose(op, rule),
        OpT::Reverse(op) => check_movement::reverse(op, rule),
        OpT::BroadcastInDim(op) => check_movement::broadcast(op, rule),
        OpT::Copy(_) => check_movement::copy(rule),
        OpT::AllReduce(op) => check_collective::all_reduce(op, rule),
        OpT::AllGather(op) => check_collective::all_gather(op, rule),
        OpT::ReduceScatter(op) => check_collective::reduce_scatter(op, rule),
        OpT::AllToAll(op) => check_collective::all_to_all(op, rule),
        OpT::CollectivePermute(op) => check_collective::permute(op, rule),
        OpT::CollectiveBroadcast(op) => check_collective::broadcast(op, rule),
        OpT::PartitionIndex(op) => check_movement::partition_index(op, rule),
        _ => Err("there is no such op".to_owned()),
    }
}

/// Results only share memory with operands where the op can bear it.
fn aliases(op: &OpT, plan: Option<&FusionPlan>, rule: &Rule<'_>) -> Check {
    if !callees(op).is_empty() {
        return Ok(());
    }
    for (position, operand) in rule.operands.iter().enumerate() {
        for (index, result) in rule.results.iter().enumerate() {
            let (Some(a), Some(b)) = (operand.arena_range(), result.arena_range()) else {
                continue;
            };
            // Collectives take all of an operand before they write its result, one by one.
            let in_place = plan.is_some_and(|plan| plan.is_identity(position))
                || matches!(op, OpT::Copy(_)) && position == index
                || matches!(op, OpT::DynamicUpdateSlice(_)) && position == 0;
            let bearable = a == b && in_place || is_collective(op) && position <= index;
            ensure!(
                bearable || !overlap(&a, &b),
                "result `{}` overlaps operand `{}`",
                result.name,
                operand.name
            );
        }
    }
    Ok(())
}

fn is_collective(op: &OpT) -> bool {
    use peapod_schemas::pod::Op;
    (Op::AllReduce.0..=Op::CollectiveBroadcast.0).contains(&op.op_type().0)
}
