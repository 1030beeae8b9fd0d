//! What is in the memory of a device, and what for.
//!
//! Arguments are there from the start; an argument that a result replaces is given up when the last
//! task has read it. When the rest is there depends on the schedule: `live.rs`.

use peapod_schemas::pod::{Computation, Op, Program, Value};

use crate::compute::{Tile, padded_bytes};

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

/// Size and lifetime of a value, which do not depend on the schedule.
#[derive(Clone, Copy, Debug)]
pub struct Buffer {
    /// Bytes, tiles filled up.
    pub bytes: u64,
    /// Of those, the bytes that only fill up tiles.
    pub padding: u64,
    /// What the value is for.
    pub category: Category,
    /// Whether it is there before the first task.
    pub given: bool,
    /// Whether it is still there after the last task.
    pub kept: bool,
    /// The value whose bytes this one shares: copies are the same bytes.
    pub root: usize,
}

impl Buffer {
    /// Buffers of the values of the whole program: arguments are its own.
    pub fn of_entry(program: &Program, tile: Tile) -> Vec<Self> {
        let origin = Origin::of(program);
        let mut buffers = Self::of_values(program.entry(), tile, |value, constant| match () {
            () if constant => Category::Constants,
            () if !origin.needed[value] => Category::Temporaries,
            () if origin.from_data[value] => Category::Activations,
            () => Category::Weights,
        });
        for (index, port) in program.inputs.iter().enumerate() {
            let replaced = program.outputs.iter().any(|it| it.replaces == Some(index));
            let value = buffers[port.value].root;
            let buffer = &mut buffers[value];
            buffer.category = match (replaced, origin.needed[value]) {
                (false, _) => Category::Data,
                (true, true) => Category::Weights,
                (true, false) => Category::OptimizerState,
            };
            buffer.given = true;
            buffer.kept |= !replaced;
        }
        for port in &program.outputs {
            let value = buffers[port.value].root;
            buffers[value].kept = true;
            let old = port.replaces.map(|input| program.inputs[input].value);
            if let Some(old) = old.filter(|_| !buffers[value].given) {
                buffers[value].category = buffers[old].category;
            }
        }
        buffers
    }

    /// Buffers of a computation that another one runs: its constants, arguments and results take no
    /// bytes of its own.
    pub fn of_callee(computation: &Computation, tile: Tile) -> Vec<Self> {
        let mut buffers = Self::of_values(computation, tile, |_, _| Category::Temporaries);
        let ports = computation.inputs.iter().chain(&computation.outputs);
        for &value in ports {
            let root = buffers[value].root;
            buffers[root].given = true;
        }
        for buffer in buffers.iter_mut().filter(|it| it.given) {
            (buffer.bytes, buffer.padding, buffer.kept) = (0, 0, true);
        }
        buffers
    }

    /// Constants are there all the time; `category` is told which values those are.
    fn of_values(
        computation: &Computation,
        tile: Tile,
        category: impl Fn(usize, bool) -> Category,
    ) -> Vec<Self> {
        let buffer = |(value, it): (usize, &Value)| {
            let (own, constant) = (it.bytes as u64, it.is_constant());
            let padding = padded_bytes(&it.shape, it.dtype.size_bytes(), tile);
            let padding = padding.saturating_sub(own);
            Self {
                bytes: own + padding,
                padding,
                category: category(value, constant),
                given: constant,
                kept: constant,
                root: it.root,
            }
        };
        computation.values.iter().enumerate().map(buffer).collect()
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
            let matrix = |op: &Op| {
                matches!(
                    op,
                    Op::DotGeneral(_) | Op::RaggedDot(_) | Op::Convolution(_)
                )
            };
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
