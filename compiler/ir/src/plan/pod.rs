//! What the passes decide for a pod: the interface of the program, and how one device runs it.
//!
//! The program itself is a [`Module`] in which every device does the same on its own
//! shards, and collectives name axes of the module's mesh.

use cranelift_entity::SecondaryMap;

use crate::graph::{Module, OpId, ValueId};
use crate::mesh::{Mesh, Sharding};
use crate::shown::Shown;
use crate::types::TensorType;

/// What goes in and out of a partitioned module's entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodInterface {
    /// Arguments in order.
    pub inputs: Vec<PodTensor>,
    /// Results in order.
    pub outputs: Vec<PodTensor>,
}

/// One argument or result of the unpartitioned program, and how it is sharded over the devices.
#[derive(Clone, Debug, PartialEq)]
pub struct PodTensor {
    /// Name for people, e.g. `[0]['w1']`.
    pub name: String,
    /// Type of the whole tensor, as the user knows it.
    pub global: TensorType,
    /// The same elements, row-major, under the shape that is sharded: `global.shape`, or one
    /// dimension of all elements.
    pub stored_shape: Vec<usize>,
    /// How `stored_shape` is sharded over the mesh; never partial.
    pub sharding: Sharding,
    /// For a result, the argument that it replaces in the next step.
    pub replaces: Option<usize>,
    /// What the user knows its elements as, where that is another type.
    pub shown: Option<Shown>,
    /// Whether nobody gives it or asks for it: it begins as zeros, and what replaces it is kept
    /// for the next step.
    pub in_flight: bool,
}

/// How one device runs the module. Computations are parallel to the module's functions; each
/// function is called by one op at most.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodPlan {
    /// One per function.
    pub computations: Vec<Computation>,
    /// Bytes of memory that each device needs.
    pub arena_bytes: usize,
    /// No layout of the same buffers is shorter.
    pub arena_lower_bound: usize,
}

/// Steps of a function, and where its values are placed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Computation {
    /// In execution order.
    pub steps: Vec<PodStep>,
    /// Per value, where it is; `None` for values that never exist in memory: those that are born
    /// and die within one fusion, and unused ones.
    pub places: SecondaryMap<ValueId, Option<ValuePlace>>,
}

/// Where a value is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValuePlace {
    /// In the device's arena, at this offset in bytes, a multiple of 64.
    Arena(usize),
    /// Among the constants that all devices share.
    Constant,
}

/// What runs as one.
#[derive(Clone, Debug, PartialEq)]
pub enum PodStep {
    /// One op.
    Op(OpId),
    /// Elementwise ops over one iteration space, run tile by tile without temporaries.
    Fusion(Fusion),
}

/// Elementwise ops over one iteration space.
///
/// Registers: first one per operand, then one per entry of `body`. A body without entries copies. A
/// result may share its place with an operand that is read densely, so the results of a tile are
/// stored after all of its operands were read.
#[derive(Clone, Debug, PartialEq)]
pub struct Fusion {
    /// The op that represents it in messages.
    pub origin: OpId,
    /// The iteration space: the shape of all results, without extents of 1.
    pub shape: Vec<usize>,
    /// What is read, and how.
    pub operands: Vec<(ValueId, View)>,
    /// In execution order.
    pub body: Vec<Element>,
    /// What is stored, dense and row-major, and the register it comes from.
    pub results: Vec<(ValueId, usize)>,
}

/// Where a tensor is read at an index: at offset + Σ index · stride, in elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Where the first element is.
    pub offset: i64,
    /// Per dimension of the iteration space; 0 repeats, negative ones read backwards.
    pub strides: Vec<i64>,
}

/// One op of a fusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Which one.
    pub op: OpId,
    /// Registers of its operands.
    pub arguments: Vec<usize>,
    /// For an iota, the dimension of the iteration space along which it counts.
    pub dim: usize,
}

/// A program in stages: those devices that are at one position along the first axis of the mesh
/// run one program, on the mesh of the other axes.
#[derive(Clone, Debug, PartialEq)]
pub struct PodPipeline {
    /// The devices of all stages.
    pub mesh: Mesh,
    /// What goes in and out of the whole. No port is sharded over the first axis.
    pub interface: PodInterface,
    /// One per position along the first axis.
    pub stages: Vec<PodStage>,
}

/// The program of one stage, and what it has to do with the whole.
#[derive(Clone, Debug, PartialEq)]
pub struct PodStage {
    /// What each of its devices runs; its sends and receives are in its entry.
    pub module: Module,
    /// What goes in and out of it.
    pub interface: PodInterface,
    /// Steps of the module, and where values are placed.
    pub plan: PodPlan,
    /// Per argument, that of the whole. Several stages may have one.
    pub inputs: Vec<usize>,
    /// Per result, that of the whole. Of a result that several stages have all are the same.
    pub outputs: Vec<usize>,
    /// Of an asynchronous pipeline of several stages.
    pub delays: Option<PodDelays>,
}

/// How late the gradients of a stage are, and what of its entry shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct PodDelays {
    /// The weights that backward passes read.
    pub backward_weights: DelayedWeights,
    /// Per microbatch of a minibatch: updates of the weights between its forward pass and the
    /// update by its minibatch.
    pub updates: Vec<usize>,
    /// Per microbatch: updates of the weights that its backward pass reads, after those of its
    /// forward pass.
    pub backward: Vec<usize>,
    /// Arguments that updates replace, and that microbatches read.
    pub weights: Vec<PodWeights>,
    /// What is computed of them.
    pub reads: Vec<PodWeightsRead>,
}

/// The weights that a backward pass is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DelayedWeights {
    /// The newest that there are.
    Newest,
    /// Those of the forward pass.
    Stashed,
    /// An estimate, from the newest, of those of the forward pass.
    Corrected,
}

/// An argument of a stage that updates replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PodWeights {
    /// Argument of the stage: the version that a step begins with.
    pub input: usize,
    /// Argument of the stage that holds older versions.
    pub older: Option<usize>,
    /// Argument of the stage that holds the average change.
    pub average: Option<usize>,
    /// Value of the entry that is the version after the update.
    pub updated: ValueId,
}

/// A value of the entry that is computed of weights for a microbatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PodWeightsRead {
    /// The value.
    pub value: ValueId,
    /// The microbatch, counted from the first one of the step.
    pub microbatch: isize,
    /// Whether it is of the backward pass.
    pub backward: bool,
}
