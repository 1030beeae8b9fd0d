//! Checks of a whole file: mesh, ports, values, and what its computations consist of.

mod calls;
mod collective;
mod delays;
mod fusion;
mod indexed;
mod movement;
mod ports;
mod ragged;
mod roots;
mod rule;
mod stages;
mod step;
mod window;

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::file::{AxisT, ComputationT, Place as FilePlace, PodT, StepT, ValueT};
use super::limits::{MAX_ARENA_BYTES, MAX_DEVICES, MAX_RANK, MAX_VALUE_BYTES};
use super::{
    AlignedBytes, Computation, DType, Location, Mesh, Place, Program, ReadError, Step, Value,
};
pub(super) use rule::Check;
use rule::ensure;

fn at(place: impl Into<String>) -> impl FnOnce(String) -> ReadError {
    let place = place.into();
    move |reason| ReadError::Unsound { place, reason }
}

/// What a program is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// All of a file.
    Whole,
    /// One stage of a pipeline.
    Stage,
}

/// Checks everything about an unpacked file.
pub(super) fn program(pod: PodT) -> Result<Program, ReadError> {
    match pod.stages.as_ref().is_some_and(|it| !it.is_empty()) {
        true => stages::program(pod),
        false => part(pod, Part::Whole),
    }
}

/// Checks a program that has no stages.
fn part(pod: PodT, part: Part) -> Result<Program, ReadError> {
    let constants = AlignedBytes::copy_of(&pod.constants)?;
    let (told, len) = (pod.work, pod.constants.len());
    let mut program = unfilled(pod, len, part)?;
    program.constants = constants;
    tells(&program, told)?;
    Ok(program)
}

/// A program makes the work that its file tells, if it tells any.
fn tells(program: &Program, told: u64) -> Result<(), ReadError> {
    let work = program.least_work();
    match told == work || told == 0 {
        true => Ok(()),
        false => Err(at("work")(format!(
            "expected {work} element operations, found {told}"
        ))),
    }
}

/// The work that a file without stages is to tell, less its constants, of which it has this many
/// bytes.
///
/// # Errors
///
/// The file contradicts itself.
pub fn least_work(pod: PodT, constants: usize) -> Result<u64, ReadError> {
    Ok(unfilled(pod, constants, Part::Stage)?.least_work())
}

/// A program without its constants.
fn unfilled(pod: PodT, constants: usize, part: Part) -> Result<Program, ReadError> {
    let mesh = mesh(&pod.mesh).map_err(at("mesh"))?;
    let arena_bytes = arena_bytes(pod.arena_bytes).map_err(at("arena"))?;
    let room = Room {
        arena: arena_bytes,
        constants,
    };
    let (computations, steps): (Vec<_>, Vec<_>) = pod
        .computations
        .into_iter()
        .map(|file| outline(file, room))
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .unzip();
    let mut program = Program {
        name: pod.name,
        inputs: Vec::new(),
        outputs: Vec::new(),
        arena_bytes,
        constants: AlignedBytes::default(),
        feedback_open: pod.feedback_open,
        locations: pod.locations.into_iter().map(location).collect(),
        computations,
        mesh,
        stages: Vec::new(),
        messages: Vec::new(),
    };
    fill(&mut program, steps, part)?;
    let Some(entry) = program.computations.first() else {
        return Err(at("computations")(
            "expected an entry, found none".to_string(),
        ));
    };
    let ports =
        |files, ids, place| ports::ports(files, ids, entry, &program.mesh).map_err(at(place));
    let inputs = ports(pod.inputs, &entry.inputs, "inputs")?;
    let outputs = ports(pod.outputs, &entry.outputs, "outputs")?;
    ports::replacements(&inputs, &outputs).map_err(at("outputs"))?;
    (program.inputs, program.outputs) = (inputs, outputs);
    Ok(program)
}

fn location(file: super::file::LocationT) -> Location {
    Location {
        name: file.name,
        line: file.line,
    }
}

fn mesh(axes: &[AxisT]) -> Check<Mesh> {
    let mut devices = 1_usize;
    for (position, axis) in axes.iter().enumerate() {
        let name = &axis.name;
        ensure!(
            axis.size >= 1,
            "expected devices along axis `{name}`, found none"
        );
        let twice = axes[..position].iter().any(|other| other.name == *name);
        ensure!(!twice, "axis `{name}` occurs twice");
        devices = devices.saturating_mul(axis.size as usize);
        ensure!(
            devices <= MAX_DEVICES,
            "expected at most {MAX_DEVICES} devices, found more"
        );
        ensure!(
            position < MAX_RANK,
            "expected at most {MAX_RANK} axes, found {}",
            axes.len()
        );
    }
    let axes = axes
        .iter()
        .map(|axis| (axis.name.clone(), axis.size as usize));
    Ok(Mesh {
        axes: axes.collect(),
    })
}

fn arena_bytes(bytes: u64) -> Check<usize> {
    let arena = usize::try_from(bytes).ok();
    let arena = arena.filter(|&bytes| bytes <= MAX_ARENA_BYTES);
    arena.ok_or_else(|| format!("expected at most {MAX_ARENA_BYTES} bytes, found {bytes}"))
}

/// Bytes of what places are in.
#[derive(Clone, Copy)]
struct Room {
    arena: usize,
    constants: usize,
}

/// A shape, and its bytes. An extent of 0 counts as 1 where others have bounds.
fn sized(dtype: DType, extents: &[u64]) -> Check<(Vec<usize>, usize)> {
    let rank = extents.len();
    ensure!(
        rank <= MAX_RANK,
        "expected at most {MAX_RANK} dimensions, found {rank}"
    );
    let mut bytes = dtype.size_bytes();
    for &extent in extents {
        bytes = bytes.saturating_mul(usize::try_from(extent.max(1)).unwrap_or(usize::MAX));
        ensure!(
            bytes <= MAX_VALUE_BYTES,
            "expected at most {MAX_VALUE_BYTES} bytes, found shape {extents:?}"
        );
    }
    let shape: Vec<usize> = extents.iter().map(|&extent| extent as usize).collect();
    let bytes = if shape.contains(&0) { 0 } else { bytes };
    Ok((shape, bytes))
}

fn value(file: ValueT, index: usize, room: Room) -> Check<Value> {
    let name = file.name.unwrap_or_default();
    let within = |reason| format!("value {index} `{name}`: {reason}");
    let dtype = DType::read(file.dtype).map_err(within)?;
    let (shape, bytes) = sized(dtype, &file.shape.unwrap_or_default()).map_err(within)?;
    let place = place(file.place, file.offset, bytes, room).map_err(within)?;
    Ok(Value {
        name,
        dtype,
        shape,
        bytes,
        place,
        root: index,
    })
}

/// The place of a value of so many bytes.
fn place(place: FilePlace, offset: u64, bytes: usize, room: Room) -> Check<Option<Place>> {
    let at = offset as usize;
    let (place, room) = match place {
        FilePlace::None => return Ok(None),
        FilePlace::Arena => (Place::Arena(at), room.arena),
        FilePlace::Constant => (Place::Constant(at), room.constants),
        FilePlace(found) => return Err(format!("expected a place 0 to 2, found {found}")),
    };
    ensure!(
        offset.is_multiple_of(64),
        "expected an offset that is a multiple of 64, found {offset}"
    );
    let end = offset.checked_add(bytes as u64);
    ensure!(
        end.is_some_and(|end| end <= room as u64),
        "expected an end at {room} or before, found {bytes} bytes at {offset}"
    );
    Ok(Some(place))
}

/// Indices of values that exist.
fn known(ids: &[u32], count: usize) -> Check<Vec<usize>> {
    let ids: Vec<usize> = ids.iter().map(|&id| id as usize).collect();
    let unknown = ids.iter().find(|id| **id >= count);
    match unknown {
        None => Ok(ids),
        Some(id) => Err(format!("expected one of {count} values, found value {id}")),
    }
}

/// A computation without its steps, which follow.
fn outline(file: ComputationT, room: Room) -> Result<(Computation, Vec<StepT>), ReadError> {
    let signature = || {
        let values = file.values.into_iter().enumerate();
        let values = values.map(|(index, file)| value(file, index, room));
        let values: Vec<Value> = values.collect::<Check<_>>()?;
        let inputs = known(&file.inputs, values.len())?;
        let outputs = known(&file.outputs, values.len())?;
        for value in outputs.iter().map(|&id| &values[id]) {
            ensure!(
                value.place.is_some(),
                "expected outputs in memory, found `{}` without a place",
                value.name
            );
        }
        for value in inputs.iter().map(|&id| &values[id]) {
            ensure!(
                !value.is_constant(),
                "expected inputs in the arena, found constant `{}`",
                value.name
            );
        }
        Ok((values, inputs, outputs))
    };
    let signature = signature();
    let place = || format!("computation `{}`", file.name);
    let (values, inputs, outputs) = signature.map_err(|reason| at(place())(reason))?;
    let outline = Computation {
        name: file.name,
        values,
        inputs,
        used_inputs: Vec::new(),
        outputs,
        steps: Vec::new(),
        communicates: false,
    };
    Ok((outline, file.steps))
}

/// Checks the steps of all computations, and finds out what follows from them.
fn fill(program: &mut Program, files: Vec<Vec<StepT>>, part: Part) -> Result<(), ReadError> {
    let mut filled = Vec::with_capacity(files.len());
    for (number, files) in files.into_iter().enumerate() {
        let steps = files.into_iter().enumerate().map(|(index, file)| {
            let op = file.op.op_type();
            step::step(file, number, program, part).map_err(|reason| {
                let name = &program.computations[number].name;
                at(format!("computation `{name}`, step {index} ({op:?})"))(reason)
            })
        });
        filled.push(steps.collect::<Result<Vec<Step>, _>>()?);
    }
    for (computation, steps) in program.computations.iter_mut().zip(filled) {
        computation.steps = steps;
        computation.used_inputs = used_inputs(computation);
        roots::find(computation);
    }
    calls::order(&mut program.computations).map_err(at("computations"))
}

/// Positions of the inputs whose memory anything reads.
fn used_inputs(computation: &Computation) -> Vec<usize> {
    let values = &computation.values;
    let read = computation.steps.iter().flat_map(|step| &step.operands);
    let read: BTreeSet<usize> = read.chain(&computation.outputs).copied().collect();
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
        let range = values[computation.inputs[*position]].arena_range();
        range.is_some_and(|range| {
            let before = ranges.partition_point(|(start, _)| *start < range.end);
            before > 0 && ranges[before - 1].1 > range.start
        })
    };
    (0..computation.inputs.len()).filter(used).collect()
}
