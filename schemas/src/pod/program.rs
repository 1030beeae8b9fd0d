//! A program as everything but its writer sees it.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::{Deref, Range};

use super::{AlignedBytes, Collective, DType, Message, Op, Shown, Stage};

/// A [`Program`] that passed every check; [`read`](super::read) is the door to it.
#[derive(Debug)]
pub struct Checked(pub(super) Program);

/// One SPMD program: every device runs the same steps on its own shards. Or one in stages, each of
/// which is such a program.
#[derive(Debug)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Devices that run it.
    pub mesh: Mesh,
    /// Arguments of the whole program, in order.
    pub inputs: Vec<Port>,
    /// Results of the whole program, in order.
    pub outputs: Vec<Port>,
    /// Computations; the entry is the first. None of a program in stages.
    pub computations: Vec<Computation>,
    /// Bytes of memory that each device needs, without constants. Of stages each has its own.
    pub arena_bytes: usize,
    /// Bytes that all devices share.
    pub constants: AlignedBytes,
    /// Whether further outputs may replace inputs in the next step, which the source left open.
    pub feedback_open: bool,
    /// Where steps came from.
    pub locations: Vec<Location>,
    /// Stages of a pipeline, by position along the first axis of the mesh; none of a program that
    /// all devices run alike.
    pub stages: Vec<Stage>,
    /// What stages send one another in a step, in an order in which all of it can be received.
    pub messages: Vec<Message>,
}

/// Devices in a grid with named axes. Ids count row-major: the last axis varies fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// Axes, outermost first: name and devices along it.
    pub axes: Vec<(String, usize)>,
}

/// One argument or result of the whole program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name for people, e.g. `[0]['w1']`.
    pub name: String,
    /// Element type.
    pub dtype: DType,
    /// Shape of the whole tensor, as the user knows it.
    pub shape: Vec<usize>,
    /// The same elements, row-major, under the shape that is sharded.
    pub stored_shape: Vec<usize>,
    /// Per dimension of `stored_shape` the axes of the mesh that it is sharded over, major first.
    pub sharding: Vec<Vec<usize>>,
    /// Value of the entry that holds the shard; 0 of a program in stages.
    pub value: usize,
    /// For an output: the input that it replaces in the next step.
    pub replaces: Option<usize>,
    /// What the user knows the elements as.
    pub shown: Shown,
    /// Whether nobody gives it or asks for it: it begins as zeros, and is kept from step to step.
    pub in_flight: bool,
}

/// Steps in order; all ids of values are of this computation.
#[derive(Debug)]
pub struct Computation {
    /// Its name.
    pub name: String,
    /// Tensors on one device.
    pub values: Vec<Value>,
    /// Values that the caller fills.
    pub inputs: Vec<usize>,
    /// Positions of the inputs whose memory a step reads.
    pub used_inputs: Vec<usize>,
    /// Values that the caller takes.
    pub outputs: Vec<usize>,
    /// What is done, in order.
    pub steps: Vec<Step>,
    /// Whether a step, or one of a computation that it calls, is a collective.
    pub communicates: bool,
}

/// A tensor on one device.
#[derive(Clone, Debug)]
pub struct Value {
    /// Name for people; may be empty.
    pub name: String,
    /// Element type.
    pub dtype: DType,
    /// Extents, outermost first; at least 1 each of what steps read and write.
    pub shape: Vec<usize>,
    /// Size in bytes.
    pub bytes: usize,
    /// Where it is; `None` for a value that is never in memory.
    pub place: Option<Place>,
    /// The value whose bytes these are: itself, or what it is a copy or another shape of.
    pub root: usize,
}

/// Where a value is: bytes from the start, a multiple of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Of the arena of its device.
    Arena(usize),
    /// Of the constants, which all devices share.
    Constant(usize),
}

/// One step.
#[derive(Debug)]
pub struct Step {
    /// What it does.
    pub op: Op,
    /// Values that are read.
    pub operands: Vec<usize>,
    /// Values that are written.
    pub results: Vec<usize>,
    /// Floating-point operations on one device.
    pub flops: u64,
    /// Bytes read from and written to memory on one device.
    pub memory_bytes: u64,
    /// Index into the program's locations.
    pub location: Option<usize>,
    /// Whether devices wait for one another here: a collective, or control flow around one.
    pub communicates: bool,
}

/// Where a step came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Name in the source.
    pub name: String,
    /// Line of the source; 0 if unknown.
    pub line: u32,
}

impl Checked {
    /// The program, to be changed; it is unchecked from then on.
    pub fn into_inner(self) -> Program {
        self.0
    }
}

impl Deref for Checked {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.0
    }
}

impl Program {
    /// The computation that the whole program is.
    ///
    /// # Panics
    ///
    /// If it is in stages, each of which has an entry of its own.
    pub fn entry(&self) -> &Computation {
        &self.computations[0]
    }

    /// Bytes of a constant; `None` for other values.
    pub fn constant(&self, value: &Value) -> Option<&[u8]> {
        match value.place {
            Some(Place::Constant(at)) => Some(&self.constants.bytes()[at..at + value.bytes]),
            Some(Place::Arena(_)) | None => None,
        }
    }

    /// ``computation `body`, step 3 (dot_general), `name` of line 7``: for messages.
    pub fn place(&self, computation: usize, step: usize) -> String {
        let computation = &self.computations[computation];
        let it = &computation.steps[step];
        let (within, op) = (&computation.name, it.op.name());
        let mut place = format!("computation `{within}`, step {step} ({op})");
        if let Some(Location { name, line }) = it.location.map(|at| &self.locations[at]) {
            place += &format!(", `{name}` of line {line}");
        }
        place
    }

    /// Whether an input still holds its elements after a step: no other value shares its memory.
    /// Else it is to be set again, or replaced by an output, before the next step.
    pub fn keeps_input(&self, index: usize) -> bool {
        if !self.stages.is_empty() {
            let held = self
                .stages
                .iter()
                .filter_map(|it| it.input(index).zip(Some(it)));
            let mut kept = held.map(|(own, stage)| stage.program.keeps_input(own));
            return kept.all(|kept| kept);
        }
        let own = self.inputs[index].value;
        let Some(range) = self.entry().values[own].arena_range() else {
            return true;
        };
        let mut computations = self.computations.iter().enumerate();
        computations.all(|(number, computation)| {
            let written = computation.steps.iter().flat_map(|step| &step.results);
            let written = written.chain(&computation.inputs);
            let mut others = written.filter(|value| number != 0 || **value != own);
            others.all(|&value| {
                let other = computation.values[value].arena_range();
                other.is_none_or(|other| !overlap(&other, &range))
            })
        })
    }
}

impl Computation {
    /// The value whose bytes a value has.
    pub fn root(&self, value: usize) -> usize {
        self.values[value].root
    }

    /// Bytes that one device contributes to a collective with all operands; 0 for other steps.
    pub fn payload_bytes(&self, step: &Step) -> u64 {
        let kind = step.op.collective().map(Collective::kind);
        let pairs = step.operands.iter().zip(&step.results);
        let bytes = pairs.filter_map(|(&operand, &result)| {
            Some(kind?.payload_bytes(&self.values[operand], &self.values[result]) as u64)
        });
        bytes.sum()
    }

    /// The values that a step reads, by the values whose bytes they have.
    pub fn reads<'a>(&'a self, step: &'a Step) -> impl Iterator<Item = usize> + 'a {
        step.operands.iter().map(|value| self.root(*value))
    }

    /// The values that a step makes; a copy makes none.
    pub fn makes<'a>(&'a self, step: &'a Step) -> impl Iterator<Item = usize> + 'a {
        let makes = step.op != Op::Copy;
        let results = step.results.iter().filter(move |_| makes);
        results.map(|value| self.root(*value))
    }
}

impl Value {
    /// Its bytes in the arena, if it is there.
    pub fn arena_range(&self) -> Option<Range<usize>> {
        match self.place {
            Some(Place::Arena(offset)) => Some(offset..offset + self.bytes),
            Some(Place::Constant(_)) | None => None,
        }
    }

    /// Whether it is a constant.
    pub const fn is_constant(&self) -> bool {
        matches!(self.place, Some(Place::Constant(_)))
    }

    /// Number of elements.
    pub fn elements(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Whether two ranges that are not empty have bytes in common.
pub(super) fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

impl Port {
    /// Bytes of the whole tensor.
    pub fn global_bytes(&self) -> usize {
        self.shape.iter().product::<usize>() * self.dtype.size_bytes()
    }

    /// Shape of one shard.
    pub fn local_shape(&self, mesh: &Mesh) -> Vec<usize> {
        let dims = self.stored_shape.iter().zip(&self.sharding);
        dims.map(|(extent, axes)| extent.div_ceil(mesh.parts(axes)))
            .collect()
    }
}

impl Mesh {
    /// Number of devices; 1 without axes.
    pub fn devices(&self) -> usize {
        self.axes.iter().map(|(_, size)| size).product()
    }

    /// Devices along several axes together.
    pub fn parts(&self, axes: &[usize]) -> usize {
        axes.iter().map(|&axis| self.axes[axis].1).product()
    }

    /// Names of these axes.
    pub fn names(&self, axes: &[usize]) -> impl Iterator<Item = &str> {
        axes.iter().map(|&axis| self.axes[axis].0.as_str())
    }

    /// Between devices that are neighbours along an axis: the difference of their ids.
    pub fn stride(&self, axis: usize) -> usize {
        self.axes[axis + 1..].iter().map(|(_, size)| size).product()
    }

    /// Devices at all positions along several axes taken together, the first being the major one,
    /// from device 0.
    pub fn along(&self, axes: &[usize]) -> Vec<usize> {
        axes.iter().fold(vec![0], |ids, &axis| {
            let (size, stride) = (self.axes[axis].1, self.stride(axis));
            let along = |id: usize| (0..size).map(move |i| id + i * stride);
            ids.into_iter().flat_map(along).collect()
        })
    }

    /// Position of a device along several axes taken together, the first being the major one.
    pub fn position(&self, device: usize, axes: &[usize]) -> usize {
        let step = |position: usize, &axis: &usize| {
            let size = self.axes[axis].1;
            position * size + device / self.stride(axis) % size
        };
        axes.iter().fold(0, step)
    }
}
