//! The plan of a pea: kernel calls with baked parameters, and where every buffer is placed.
//!
//! Kernels, their parameters and the types of elements are those of the file itself: a call whose
//! numbers do not fit the file cannot be planned. Places in memory are in wide integers.

use crate::graph::{OpId, ValueId};
use crate::types::{DType, TensorType};

pub use peapod_schemas::checked;
pub use peapod_schemas::micro::MAX_RANK;
pub use peapod_schemas::micro::program::{LOOP_BYTES, MAX_LOOPS as LOOPS_MAX};
pub use peapod_schemas::micro::{
    ElementType as Element, GROUP, InPlace, InstructionSet, Kernel as KernelId, MAX_REGIONS,
    Memory, Params, TooLarge, WeightCoding, Window,
};

macro_rules! param_structs {
    ($($field:ident: $name:ident,)*) => {
        pub use peapod_schemas::micro::{$($name),*};
    };
}

peapod_schemas::for_each_param_list!(param_structs);

/// Element type of a tensor in the arena, if kernels can hold it.
pub fn element(dtype: DType) -> Option<Element> {
    match dtype {
        DType::I4 | DType::I8 => Some(Element::S8),
        DType::U8 => Some(Element::U8),
        DType::Bool => Some(Element::Bool),
        DType::I16 => Some(Element::S16),
        DType::I32 => Some(Element::S32),
        DType::F32 => Some(Element::F32),
        DType::I64 => Some(Element::S64),
        DType::U32 => Some(Element::U32),
        DType::F16 | DType::Bf16 | DType::F64 => None,
    }
}

/// Extents of an input or output as a pea has them: of more than [`MAX_RANK`] the outermost are
/// one. The elements are the same.
pub fn port_shape(shape: &[usize]) -> Vec<usize> {
    let joined = match shape.len().saturating_sub(MAX_RANK) {
        0 => 0,
        spare => spare + 1,
    };
    let (outer, inner) = shape.split_at(joined);
    let outer = (joined > 0).then(|| outer.iter().product());
    outer.into_iter().chain(inner.iter().copied()).collect()
}

/// Everything the emitter needs to write a pea.
#[derive(Clone, Debug, PartialEq)]
pub struct MicroPlan {
    /// Bytes of RAM for activations, scratch and state.
    pub arena_len: usize,
    /// Bytes of the arena that the model, or entry, shares with others, if it does: states of all
    /// are before the activations, which begin at the same place.
    pub shared_len: Option<usize>,
    /// Bytes at the front of the arena that hold state from run to run.
    pub state_len: usize,
    /// Bytes of the regions of RAM that follow the arena, as far as the plan uses them.
    pub others: Vec<usize>,
    /// What is known of a plan in several regions.
    pub regions: Option<Regions>,
    /// Constants outside of the pea, in a flash of their own; operands point into it.
    pub weights: Vec<u8>,
    /// Kernel calls in execution order.
    pub steps: Vec<Step>,
    /// The constants section; operands point into it.
    pub constants: Vec<u8>,
    /// Graph inputs in order.
    pub inputs: Vec<ModelTensor>,
    /// Graph outputs in order.
    pub outputs: Vec<ModelTensor>,
    /// State buffers and their values after reset.
    pub states: Vec<State>,
    /// Every buffer of the arena, for reports.
    pub buffers: Vec<Buffer>,
    /// What was cut into row tiles, if anything, for reports.
    pub tiles: Option<RowTiling>,
    /// Key of the signature that it is, if it is one of several entries.
    pub key: Option<String>,
    /// The other entries, if this is the first of several; they have no others. All have the same
    /// constants and states, and `shared_len` is the arena of all.
    pub entries: Vec<MicroPlan>,
}

impl MicroPlan {
    /// The plan, then those of its other entries.
    pub fn each_entry(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(&self.entries)
    }

    /// Bytes of RAM of all regions.
    pub fn ram_len(&self) -> usize {
        self.arena_len + self.others.iter().sum::<usize>()
    }

    /// The plan as if its regions were one, each after the one before: for drawings, and to count.
    pub fn flat(&self) -> Self {
        let start = |memory: Memory| {
            let before = memory.region().and_then(|region| region.checked_sub(1));
            let others = before.map(|last| self.others.iter().take(last).sum::<usize>());
            others.map_or(0, |others| self.arena_len + others)
        };
        let mut flat = Self {
            arena_len: self.ram_len(),
            others: Vec::new(),
            ..self.clone()
        };
        for step in &mut flat.steps {
            for it in step.inputs.iter_mut().chain(&mut step.outputs) {
                it.offset += start(it.memory);
                if it.memory.region().is_some() {
                    it.memory = Memory::Arena;
                }
            }
        }
        for it in &mut flat.buffers {
            it.offset += start(it.memory);
            it.memory = Memory::Arena;
        }
        flat
    }
}

/// How good a plan in several regions is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regions {
    /// Bytes that steps read and write, each times what it costs in its region.
    pub cost: u64,
    /// No plan costs less.
    pub lower_bound: u64,
    /// Whether there is known to be none that costs less.
    pub optimal: bool,
}

/// Parts of a network that were cut into row tiles to save RAM.
#[derive(Clone, Debug, PartialEq)]
pub struct RowTiling {
    /// Bytes of RAM that the arena would have without.
    pub arena_len_whole: usize,
    /// Instructions that tiles cost in a run, as the compiler estimates.
    pub instructions: u64,
    /// The parts, in the order in which they were cut.
    pub sections: Vec<TiledSection>,
}

/// Consecutive ops that were cut into row tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct TiledSection {
    /// Name of what the first of them computes.
    pub first: String,
    /// Name of what the last of them computes.
    pub last: String,
    /// How many ops they are.
    pub ops: usize,
    /// How many tiles.
    pub tiles: usize,
}

/// One kernel call.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Which kernel.
    pub kernel: KernelId,
    /// Its parameters: the struct that it takes.
    pub params: Params,
    /// Inputs in the order the schema documents.
    pub inputs: Vec<Operand>,
    /// Outputs.
    pub outputs: Vec<Operand>,
    /// The op it came from.
    pub op: OpId,
    /// Multiply-accumulates of one run; of a loop whose turns are not known, those of one turn.
    pub macs: u64,
    /// What a loop runs; empty for any other kernel.
    pub program: Vec<LoopEntry>,
}

/// A part of what a loop runs.
#[derive(Clone, Debug, PartialEq)]
pub enum LoopEntry {
    /// A kernel call.
    Run(Step),
    /// A loop begins: what follows is repeated from here to its end.
    Begin {
        /// Most turns.
        most: u32,
    },
    /// The innermost loop ends here unless this is true.
    Test(Operand),
    /// The innermost loop goes back to where it begins.
    End,
}

/// One tensor as a step sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Where it is.
    pub memory: Memory,
    /// Element type.
    pub element: Element,
    /// Bytes from the start of that memory.
    pub offset: usize,
    /// Length in bytes.
    pub len_bytes: usize,
}

/// A graph input or output.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelTensor {
    /// Name in the source file.
    pub name: String,
    /// Its type.
    pub ty: TensorType,
    /// Where it is in the arena.
    pub operand: Operand,
}

/// A state buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What the source file calls it; may be empty.
    pub name: String,
    /// Where it is.
    pub operand: Operand,
    /// Every element after reset.
    pub fill: i32,
}

/// A buffer of the arena: who uses the bytes, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// The value it holds; `None` for scratch.
    pub value: Option<ValueId>,
    /// Name for reports.
    pub name: String,
    /// The region of RAM that it is in.
    pub memory: Memory,
    /// Bytes from the start of that.
    pub offset: usize,
    /// Length in bytes.
    pub len_bytes: usize,
    /// First step that needs it.
    pub first_step: usize,
    /// Last step that needs it.
    pub last_step: usize,
}
