//! Kernel calls with every operand at its last address: the plan that is emitted.

mod program;

use std::collections::BTreeMap;

use peapod_ir::plan::micro::{
    Buffer, Element, KernelId, Memory, MicroPlan, ModelTensor, Operand, Params, State, Step,
};
use peapod_ir::{Function, ValueId};

use crate::micro::arena::{Arena, Tenant};
use crate::micro::bake::{self, Source};
use crate::micro::calls::{Calls, Site};
use crate::micro::choose::{self, Choice, Context};
use crate::micro::constants::Constants;

/// Bakes the choices for the calls of a function, and puts them and the arena together.
pub(crate) fn assemble(
    cx: &Context<'_>,
    calls: &Calls,
    choices: Vec<Choice>,
    arena: &Arena,
) -> MicroPlan {
    let function = cx.function;
    let assembly = Assembly {
        function,
        calls,
        arena,
        memory: Memory::Arena,
        base: 0,
        outside: BTreeMap::new(),
    };
    let port = |value: &ValueId| ModelTensor {
        name: function.value(*value).name.clone(),
        ty: function.ty(*value).clone(),
        operand: assembly.value(calls.storage.root(*value)),
    };
    let mut constants = Constants::default();
    let mut steps = Vec::new();
    // Per call, its first step and its last.
    let mut steps_of = Vec::new();
    for (at, choice) in choices.into_iter().enumerate() {
        let first = steps.len();
        let step = assembly.step(cx, at, choice, &mut constants);
        if !step.program.is_empty() {
            steps.push(rewind(&step, &mut constants));
        }
        steps_of.push([first, steps.len()]);
        steps.push(step);
    }
    MicroPlan {
        arena_len: arena.len_bytes(),
        shared_len: None,
        state_len: arena.state_len,
        others: arena.others.clone(),
        regions: arena.report,
        weights: Vec::new(),
        steps,
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
        states: arena.states.iter().map(|it| assembly.state(*it)).collect(),
        buffers: assembly.buffers(&steps_of),
        constants: constants.into_bytes(),
        tiles: None,
        key: None,
        entries: Vec::new(),
    }
}

/// What sets a program to its first entry: it is not known to be there, since its scratch memory
/// is used for other things before.
fn rewind(step: &Step, constants: &mut Constants) -> Step {
    let place = Operand {
        len_bytes: size_of::<u32>(),
        ..step.inputs[0]
    };
    Step {
        kernel: KernelId::CopyX8,
        params: Params::None,
        inputs: vec![constants.add(&[0; size_of::<u32>()], place.element)],
        outputs: vec![place],
        op: step.op,
        macs: 0,
        program: Vec::new(),
    }
}

/// A function whose arena has its place.
pub(super) struct Assembly<'a> {
    pub(super) function: &'a Function,
    pub(super) calls: &'a Calls,
    pub(super) arena: &'a Arena,
    /// The memory that the arena is in, or begins in.
    pub(super) memory: Memory,
    /// Bytes from the start of all memory to the arena.
    pub(super) base: usize,
    /// What is elsewhere.
    pub(super) outside: BTreeMap<ValueId, Operand>,
}

impl Assembly<'_> {
    /// A call with all that it reads.
    pub(super) fn step(
        &self,
        cx: &Context<'_>,
        at: usize,
        choice: Choice,
        constants: &mut Constants,
    ) -> Step {
        let site = &self.calls.sites[at];
        let op = site.op(self.function);
        let inputs = bake::inputs(cx, op, choice.inputs, constants);
        let inputs: Vec<Operand> = inputs.into_iter().map(|it| self.input(at, it)).collect();
        let program = choice.program.map_or_else(Vec::new, |program| {
            self.program(cx, at, program, inputs[0], constants)
        });
        Step {
            kernel: choice.kernel,
            params: choice.params,
            inputs,
            outputs: self.outputs(at, site),
            op: site.op,
            macs: choice.macs,
            program,
        }
    }

    fn outputs(&self, call: usize, site: &Site) -> Vec<Operand> {
        let results = site.op(self.function).outputs.iter();
        let whole = results.map(|result| self.value(self.calls.storage.root(*result)));
        let Some(piece) = site.piece else {
            return whole.collect();
        };
        let (memory, offset) = self.place(Tenant::Part { call });
        let part = |whole| Operand {
            memory,
            offset,
            len_bytes: self.function.ty(piece.operand).size_bytes(),
            ..whole
        };
        whole.map(part).collect()
    }

    pub(super) fn input(&self, call: usize, source: Source) -> Operand {
        match source {
            Source::Value { root, bytes } => {
                let whole = self.value(root);
                Operand {
                    offset: whole.offset + bytes.start,
                    len_bytes: bytes.len(),
                    ..whole
                }
            }
            Source::Constant(operand) => operand,
            Source::Scratch { element, len_bytes } => {
                let (memory, offset) = self.place(Tenant::Scratch { call });
                Operand {
                    memory,
                    element,
                    offset,
                    len_bytes,
                }
            }
        }
    }

    /// Where a tenant of the arena is.
    fn place(&self, tenant: Tenant) -> (Memory, usize) {
        let (region, offset) = self.arena.place(tenant);
        let memory = match region {
            0 => self.memory,
            _ => Memory::of_region(region).expect("targets have no more regions"),
        };
        (memory, self.base + offset)
    }

    pub(super) fn value(&self, value: ValueId) -> Operand {
        let ty = self.function.ty(value);
        let (outermost, start) = self.calls.storage.outermost(value);
        let (memory, offset) = match self.outside.get(&outermost) {
            Some(place) => (place.memory, place.offset + start),
            None if ty.is_empty() => (Memory::Arena, 0),
            None => self.place(Tenant::Value(value)),
        };
        Operand {
            memory,
            element: choose::element(ty.dtype).unwrap_or(Element::U8),
            offset,
            len_bytes: ty.size_bytes(),
        }
    }

    fn state(&self, value: ValueId) -> State {
        State {
            name: self.function.value(value).name.clone(),
            operand: self.value(value),
            fill: self.function.ty(value).zero_point(),
        }
    }

    /// Every buffer, for reports: the states, then the rest in the order it is first needed.
    fn buffers(&self, steps_of: &[[usize; 2]]) -> Vec<Buffer> {
        let last_step = steps_of.last().map_or(0, |[_, last]| *last);
        let last_call = self.calls.sites.len().saturating_sub(1);
        let step = |call: usize, side: usize| steps_of.get(call).map_or(0, |steps| steps[side]);
        let states = self.arena.states.iter().map(|state| {
            let tenant = Tenant::Value(*state);
            let len_bytes = self.function.ty(*state).size_bytes();
            self.buffer(tenant, len_bytes, [0, last_step])
        });
        let tenants = self.arena.tenants.iter().map(|(tenant, buffer)| {
            // Moment i + 1 is call i; before the first and after the last there is the caller.
            let calls = [buffer.first, buffer.last].map(|at| at.saturating_sub(1).min(last_call));
            let steps = [step(calls[0], 0), step(calls[1], 1)];
            self.buffer(*tenant, buffer.len_bytes, steps)
        });
        states.chain(tenants).collect()
    }

    fn buffer(
        &self,
        tenant: Tenant,
        len_bytes: usize,
        [first_step, last_step]: [usize; 2],
    ) -> Buffer {
        let op = |call: usize| self.calls.sites[call].op(self.function);
        let name = |value: ValueId| self.function.value(value).name.clone();
        let (value, name) = match tenant {
            Tenant::Value(value) => (Some(value), name(value)),
            Tenant::Part { call } => {
                let value = op(call).result();
                (Some(value), format!("part of {}", name(value)))
            }
            Tenant::Scratch { call } => {
                (None, format!("scratch of step {call}, {}", op(call).kind))
            }
        };
        let (memory, offset) = self.place(tenant);
        Buffer {
            value,
            name,
            memory,
            offset,
            len_bytes,
            first_step,
            last_step,
        }
    }
}
