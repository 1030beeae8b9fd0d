//! What is in the memory of a device, and what for.
//!
//! Arguments are there from the start; an argument that a result replaces is given up when the last
//! task has read it. When the rest is there depends on the schedule: `live.rs`.

use peapod_schemas::pod::{Computation, Op, Program};

use crate::compute::padded_bytes;

/// What bytes are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// State from which the loss is computed.
    Weights,
    /// Other state: what only the update reads.
    OptimizerState,
    /// Arguments that no result replaces.
    Data,
    /// What the loss is computed from.
    Activations,
    /// The rest: gradients, gathered weights, results.
    Temporaries,
    /// Constants of the program.
    Constants,
    /// Elements that fill up tiles.
    Padding,
}

impl Category {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// All of them, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Weights,
        Self::OptimizerState,
        Self::Data,
        Self::Activations,
        Self::Temporaries,
        Self::Constants,
        Self::Padding,
    ];
}

/// Sizes and lifetimes that do not depend on the schedule; values of one computation.
#[derive(Clone, Debug, Default)]
pub struct Buffers {
    bytes: Vec<u64>,
    padding: Vec<u64>,
    category: Vec<Category>,
    given: Vec<bool>,
    kept: Vec<bool>,
    root: Vec<usize>,
}

impl Buffers {
    /// Buffers of the whole program: arguments are its own.
    pub fn of_entry(program: &Program) -> Self {
        let computation = program.entry();
        let mut buffers = Self::sizes(computation);
        let origin = Origin::of(program);
        for (value, tensor) in computation.values.iter().enumerate() {
            buffers.category[value] = match () {
                () if tensor.is_constant() => Category::Constants,
                () if !origin.needed[value] => Category::Temporaries,
                () if origin.from_data[value] => Category::Activations,
                () => Category::Weights,
            };
            buffers.given[value] = tensor.is_constant();
            buffers.kept[value] = tensor.is_constant();
        }
        for (index, port) in program.inputs.iter().enumerate() {
            let replaced = program.outputs.iter().any(|it| it.replaces == Some(index));
            let value = buffers.root(port.value);
            buffers.category[value] = match (replaced, origin.needed[value]) {
                (false, _) => Category::Data,
                (true, true) => Category::Weights,
                (true, false) => Category::OptimizerState,
            };
            buffers.given[value] = true;
            buffers.kept[value] |= !replaced;
        }
        for port in &program.outputs {
            let value = buffers.root(port.value);
            buffers.kept[value] = true;
            let old = port.replaces.map(|input| program.inputs[input].value);
            if let Some(old) = old.filter(|_| !buffers.given[value]) {
                buffers.category[value] = buffers.category[old];
            }
        }
        buffers
    }

    /// Buffers of a computation that another one runs: its arguments and results are the caller's.
    pub fn of_callee(computation: &Computation) -> Self {
        let mut buffers = Self::sizes(computation);
        for (value, tensor) in computation.values.iter().enumerate() {
            if tensor.is_constant() {
                buffers.give(value);
            }
        }
        for &value in computation.inputs.iter().chain(&computation.outputs) {
            buffers.give(buffers.root(value));
        }
        buffers
    }

    /// The value takes no bytes of this computation's own.
    fn give(&mut self, value: usize) {
        (self.bytes[value], self.padding[value]) = (0, 0);
        (self.given[value], self.kept[value]) = (true, true);
    }

    fn sizes(computation: &Computation) -> Self {
        let count = computation.values.len();
        let padding = computation.values.iter().map(|it| {
            padded_bytes(&it.shape, it.dtype.size_bytes()).saturating_sub(it.bytes as u64)
        });
        Self {
            bytes: computation
                .values
                .iter()
                .map(|it| it.bytes as u64)
                .collect(),
            padding: padding.collect(),
            category: vec![Category::Temporaries; count],
            given: vec![false; count],
            kept: vec![false; count],
            root: computation.values.iter().map(|it| it.root).collect(),
        }
    }

    /// Number of values.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The value whose bytes this one shares: copies are the same bytes.
    pub fn root(&self, value: usize) -> usize {
        self.root[value]
    }

    /// Bytes of a value, tiles filled up.
    pub fn bytes(&self, value: usize) -> u64 {
        self.bytes[value] + self.padding[value]
    }

    /// Of those, the bytes that only fill up tiles.
    pub fn padding(&self, value: usize) -> u64 {
        self.padding[value]
    }

    /// What a value is for.
    pub fn category(&self, value: usize) -> Category {
        self.category[value]
    }

    /// Whether it is there before the first task.
    pub fn is_given(&self, value: usize) -> bool {
        self.given[value]
    }

    /// Whether it is still there after the last task.
    pub fn is_kept(&self, value: usize) -> bool {
        self.kept[value]
    }
}

/// Which values of the entry come from data, and which the loss needs.
struct Origin {
    from_data: Vec<bool>,
    needed: Vec<bool>,
}

impl Origin {
    /// The loss is whatever comes out and replaces nothing; where nothing does, what matrix
    /// products read counts as needed.
    fn of(program: &Program) -> Self {
        let entry = program.entry();
        let root = |value: &usize| entry.values[*value].root;
        let (mut from_data, mut needed) = (
            vec![false; entry.values.len()],
            vec![false; entry.values.len()],
        );
        for (index, port) in program.inputs.iter().enumerate() {
            let replaced = program.outputs.iter().any(|it| it.replaces == Some(index));
            from_data[root(&port.value)] = !replaced;
        }
        for step in &entry.steps {
            if step.operands.iter().map(root).any(|value| from_data[value]) {
                let results = step.results.iter().map(root);
                results.for_each(|value| from_data[value] = true);
            }
        }
        let mut losses = program
            .outputs
            .iter()
            .filter(|it| it.replaces.is_none())
            .peekable();
        if losses.peek().is_none() {
            let matrix = |op: &Op| matches!(op, Op::DotGeneral(_) | Op::Convolution(_));
            let products = entry.steps.iter().filter(|step| matrix(&step.op));
            let read = products.flat_map(|step| step.operands.iter().map(root));
            read.for_each(|value| needed[value] = true);
        }
        losses.for_each(|port| needed[root(&port.value)] = true);
        for step in entry.steps.iter().rev() {
            if step.results.iter().map(root).any(|value| needed[value]) {
                let operands = step.operands.iter().map(root);
                operands.for_each(|value| needed[value] = true);
            }
        }
        Self { from_data, needed }
    }
}
