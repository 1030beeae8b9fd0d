//! A program as the executor sees it: what `load` has read, checked and prepared.

use std::ops::Range;

use peapod_schemas::pod::{DType, OpT};

use crate::arena::Lines;
use crate::kernels::fusion::FusionPlan;

/// A checked program. Everything in it is consistent: [`load`](crate::load) is the only way to one.
#[derive(Debug)]
pub struct Program {
    pub(crate) name: String,
    pub(crate) mesh: Mesh,
    pub(crate) inputs: Vec<Port>,
    pub(crate) outputs: Vec<Port>,
    pub(crate) computations: Vec<Computation>,
    pub(crate) arena_bytes: usize,
    pub(crate) constants: Lines,
    pub(crate) locations: Vec<Location>,
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
    /// Per dimension of `stored_shape` the axes of the mesh that split it, major first.
    pub sharding: Vec<Vec<usize>>,
    /// Value of the entry that holds the shard.
    pub value: usize,
    /// For an output: the input that it replaces in the next step.
    pub replaces: Option<usize>,
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
    pub(crate) used_inputs: Vec<usize>,
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
    /// Extents, outermost first; at least 1 each.
    pub shape: Vec<usize>,
    /// Size in bytes.
    pub bytes: usize,
    /// Where it lies; `None` for a value that is never in memory.
    pub place: Option<Place>,
}

/// Where a value lies: bytes from the start.
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
    pub op: OpT,
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
    /// Of a fusion, how it is run.
    pub(crate) fusion: Option<FusionPlan>,
}

/// Where a step came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Name in the source.
    pub name: String,
    /// Line of the source; 0 if unknown.
    pub line: u32,
}

impl Program {
    /// Name of the program.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The mesh of devices.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }

    /// Arguments of the whole program, in order.
    pub fn inputs(&self) -> &[Port] {
        &self.inputs
    }

    /// Results of the whole program, in order.
    pub fn outputs(&self) -> &[Port] {
        &self.outputs
    }

    /// Computations; the entry is the first.
    pub fn computations(&self) -> &[Computation] {
        &self.computations
    }

    /// Bytes of memory that each device needs.
    pub fn arena_bytes(&self) -> usize {
        self.arena_bytes
    }

    /// Where steps came from.
    pub fn locations(&self) -> &[Location] {
        &self.locations
    }

    /// Whether an input still holds its elements after a step: no other value shares its memory.
    /// Else it is to be set again, or replaced by an output, before the next step.
    pub fn keeps_input(&self, index: usize) -> bool {
        let own = self.inputs[index].value;
        let Some(range) = self.computations[0].values[own].arena_range() else {
            return true;
        };
        let computations = self.computations.iter().enumerate();
        computations.into_iter().all(|(number, computation)| {
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

impl Value {
    /// Its bytes in the arena, if it lies there.
    pub fn arena_range(&self) -> Option<Range<usize>> {
        match self.place {
            Some(Place::Arena(offset)) => Some(offset..offset + self.bytes),
            Some(Place::Constant(_)) | None => None,
        }
    }

    /// Number of elements.
    pub fn elements(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Whether two ranges that are not empty have bytes in common.
pub(crate) fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

impl Port {
    /// Bytes of the whole tensor.
    pub fn global_bytes(&self) -> usize {
        self.shape.iter().product::<usize>() * element_bytes(self.dtype)
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

    /// Between devices that are neighbours along an axis: the difference of their ids.
    pub fn stride(&self, axis: usize) -> usize {
        self.axes[axis + 1..].iter().map(|(_, size)| size).product()
    }

    /// Place of a device along several axes taken together, the first being the major one.
    pub fn position(&self, device: usize, axes: &[usize]) -> usize {
        let step = |position: usize, &axis: &usize| {
            let size = self.axes[axis].1;
            position * size + device / self.stride(axis) % size
        };
        axes.iter().fold(0, step)
    }
}

/// Bytes of one element; 0 for a type that this version does not know.
pub fn element_bytes(dtype: DType) -> usize {
    match dtype {
        DType::I8 | DType::U8 | DType::Bool => 1,
        DType::F16 | DType::Bf16 | DType::I16 => 2,
        DType::F32 | DType::I32 | DType::U32 => 4,
        DType::F64 | DType::I64 => 8,
        _ => 0,
    }
}
