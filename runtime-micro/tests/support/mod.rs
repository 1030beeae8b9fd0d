//! Makes peas by hand, with the generated builder, and runs them.
#![allow(
    dead_code,
    clippy::wildcard_enum_match_arm,
    reason = "each test file uses its own part, and the rest of an enum is one case here"
)]

pub mod arithmetic;
mod coded;
pub mod custom;
mod filters;
pub mod looping;
pub mod memories;

pub mod random;
mod recurrent;
pub mod refusals;
pub mod samples;
mod signal;
mod unweighted;

use bytemuck::Pod;
pub use custom::kernels;
use flatbuffers::FlatBufferBuilder;
use peapod_micro::{Element, KernelId, Model, Session};
pub use peapod_schemas::micro::Params;
use peapod_schemas::micro::{self as pea, Operand};
use peapod_schemas::micro_generated::peapod::micro as generated;
use peapod_schemas::{aligned, footer};

/// A pea in the making: operands are placed as they are asked for, steps as they are added.
#[derive(Clone, Default)]
pub struct Pea {
    pub arena_len: u32,
    pub constants: Vec<u8>,
    pub kernels: Vec<u16>,
    pub steps: Vec<pea::Step>,
    pub operands: Vec<Operand>,
    pub inputs: Vec<pea::Port>,
    pub outputs: Vec<pea::Port>,
    pub states: Vec<pea::State>,
    pub params: ParamLists,
}

macro_rules! param_lists {
    ($($field:ident: $name:ident,)*) => {
        /// A list of each struct of parameters.
        #[derive(Clone, Default)]
        pub struct ParamLists {
            $(pub $field: Vec<pea::$name>,)*
        }

        impl ParamLists {
            /// Stores parameters; their index in their list.
            fn push(&mut self, params: Params) -> usize {
                match params {
                    Params::None => 0,
                    $(Params::$name(it) => {
                        self.$field.push(it);
                        self.$field.len() - 1
                    })*
                }
            }
        }
    };
}

peapod_schemas::for_each_param_list!(param_lists);

impl Pea {
    /// Room for `count` elements in the arena.
    pub fn arena<T: Element>(&mut self, count: usize) -> Operand {
        let len_bytes = (count * size_of::<T>()) as u32;
        let offset = self.arena_len.next_multiple_of(size_of::<T>() as u32);
        self.arena_len = (offset + len_bytes).next_multiple_of(4);
        let memory = pea::Memory::Arena as u8;
        Operand {
            offset,
            len_bytes,
            memory,
            element: T::TYPE as u8,
            reserved: 0,
        }
    }

    /// A graph input of these elements.
    pub fn input<T: Element>(&mut self, count: usize) -> Operand {
        let operand = self.arena::<T>(count);
        self.inputs.push(port(operand, count));
        operand
    }

    /// A graph output that some step writes.
    pub fn output<T: Element>(&mut self, count: usize) -> Operand {
        let operand = self.arena::<T>(count);
        self.outputs.push(port(operand, count));
        operand
    }

    /// A graph output in the place of an input, for kernels that run in place.
    pub fn output_over<T: Element>(&mut self, operand: Operand, count: usize) -> Operand {
        let operand = Operand {
            element: T::TYPE as u8,
            ..operand
        };
        self.outputs.push(port(operand, count));
        operand
    }

    /// Constant elements.
    pub fn constant<T: Element>(&mut self, elements: &[T]) -> Operand {
        let offset = self.constants.len().next_multiple_of(4);
        self.constants.resize(offset, 0);
        let bytes: &[u8] = bytemuck::cast_slice(elements);
        self.constants.extend_from_slice(bytes);
        Operand {
            offset: offset as u32,
            len_bytes: bytes.len() as u32,
            memory: pea::Memory::Constants as u8,
            element: T::TYPE as u8,
            reserved: 0,
        }
    }

    /// A state that starts as `fill` everywhere.
    pub fn state<T: Element>(&mut self, count: usize, fill: i32) -> Operand {
        let operand = self.arena::<T>(count);
        self.states.push(pea::State { operand, fill });
        operand
    }

    /// Adds a kernel call.
    pub fn step(&mut self, id: KernelId, params: Params, inputs: &[Operand], output: Operand) {
        let step = self.call(id, params, inputs, output);
        self.steps.push(step);
    }

    /// A kernel call with its operands and parameters, for the list of steps or a program.
    pub fn call(
        &mut self,
        id: KernelId,
        params: Params,
        inputs: &[Operand],
        output: Operand,
    ) -> pea::Step {
        let number = id as u16;
        let listed = self.kernels.iter().position(|&kernel| kernel == number);
        let kernel = listed.unwrap_or_else(|| {
            self.kernels.push(number);
            self.kernels.len() - 1
        });
        let params = self.params.push(params);
        let step = pea::Step {
            kernel: kernel as u16,
            params: params as u16,
            first_operand: self.operands.len() as u16,
            inputs: inputs.len() as u8,
            outputs: 1,
        };
        self.operands.extend_from_slice(inputs);
        self.operands.push(output);
        step
    }

    /// The file.
    pub fn build(&self) -> Vec<u8> {
        let mut builder = FlatBufferBuilder::new();
        macro_rules! list {
            ($list:expr, $name:ident) => {{
                let list: Vec<_> = $list
                    .iter()
                    .map(|it| {
                        generated::$name(
                            bytemuck::bytes_of(it)
                                .try_into()
                                .expect("a struct of this size"),
                        )
                    })
                    .collect();
                Some(builder.create_vector(&list))
            }};
        }
        let kernels: Vec<_> = self
            .kernels
            .iter()
            .map(|&it| generated::Kernel(it))
            .collect();
        let args = generated::ModelArgs {
            version: pea::VERSION,
            arena_len: self.arena_len,
            kernels: Some(builder.create_vector(&kernels)),
            steps: list!(self.steps, Step),
            operands: list!(self.operands, Operand),
            inputs: list!(self.inputs, Port),
            outputs: list!(self.outputs, Port),
            states: list!(self.states, State),
            constants: Some(aligned::bytes(&mut builder, &self.constants)),
            ..Default::default()
        };
        macro_rules! params {
            ($($field:ident: $name:ident,)*) => {
                generated::ModelArgs { $($field: list!(self.params.$field, $name),)* ..args }
            };
        }
        let args = peapod_schemas::for_each_param_list!(params);
        let root = generated::Model::create(&mut builder, &args);
        aligned::finish(&mut builder);
        builder.finish(root, Some(generated::MODEL_IDENTIFIER));
        footer::write(builder.finished_data(), None)
    }

    /// Runs it once on these inputs; the first output, which is the same in parts.
    pub fn run<T: Element>(&self, inputs: &[&[u8]]) -> Vec<T> {
        let file = Aligned::new(&self.build());
        let model = peapod_micro::load(file.bytes(), &kernels::ALL).expect("the pea is sound");
        let work = model.work();
        let results = run_by(&model, inputs, |session| session.run());
        for budget in [1, 61, work / 3, work.saturating_sub(1)] {
            let parts = run_by(
                &model,
                inputs,
                |session| while session.step_within(budget) {},
            );
            assert!(
                parts == results,
                "in parts within {budget} results are others"
            );
        }
        results
            .chunks_exact(size_of::<T>())
            .map(bytemuck::pod_read_unaligned)
            .collect()
    }
}

/// Runs a model once, one way or another; the bytes of the first output.
fn run_by(model: &Model<'_>, inputs: &[&[u8]], run: impl Fn(&mut Session<'_, '_>)) -> Vec<u8> {
    // What a step leaves unwritten would show.
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model
        .clone()
        .session(arena.bytes_mut())
        .expect("the arena is long enough");
    for (index, input) in inputs.iter().enumerate() {
        session
            .input_mut(index)
            .expect("the port exists")
            .copy_from_slice(input);
    }
    run(&mut session);
    session.output(0).expect("the port exists").to_vec()
}

/// A port of one dimension.
pub fn port(operand: Operand, count: usize) -> pea::Port {
    let mut dims = [0; pea::MAX_RANK];
    dims[0] = count as i32;
    pea::Port {
        operand,
        scale: 0.0,
        zero_point: 0,
        rank: 1,
        dims,
    }
}

/// Elements as the bytes that a session takes.
pub fn bytes<T: Pod>(elements: &[T]) -> &[u8] {
    bytemuck::cast_slice(elements)
}

/// Bytes that begin at a multiple of 16.
pub struct Aligned {
    blocks: Vec<u128>,
    len: usize,
}

impl Aligned {
    pub fn new(bytes: &[u8]) -> Self {
        let mut aligned = Self {
            blocks: vec![0; bytes.len().div_ceil(16)],
            len: bytes.len(),
        };
        aligned.bytes_mut().copy_from_slice(bytes);
        aligned
    }

    pub fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.blocks)[..self.len]
    }

    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.blocks)[..self.len]
    }
}
