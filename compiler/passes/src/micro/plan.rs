//! Kernel calls with every operand at its last address: the plan that is emitted.

use peapod_ir::plan::micro::{Buffer, Element, Memory, MicroPlan, Operand, Port, State, Step};
use peapod_ir::{Function, OpId, ValueId};

use crate::micro::arena::{Arena, Tenant};
use crate::micro::bake::{self, Source};
use crate::micro::select::Selection;

/// Puts a selection and the arena it was given together.
pub(crate) fn assemble(function: &Function, selection: Selection, arena: &Arena) -> MicroPlan {
    let assembly = Assembly { function, arena };
    let port = |value: &ValueId| Port {
        name: function.value(*value).name.clone(),
        ty: function.ty(*value).clone(),
        operand: assembly.value(selection.storage.root(*value)),
    };
    MicroPlan {
        arena_len: arena.len_bytes(),
        state_len: arena.state_len,
        steps: assembly.steps(&selection),
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
        states: arena
            .states
            .iter()
            .map(|value| assembly.state(*value))
            .collect(),
        buffers: assembly.buffers(&selection),
        constants: selection.constants,
        bands: None,
    }
}

struct Assembly<'a> {
    function: &'a Function,
    arena: &'a Arena,
}

impl Assembly<'_> {
    fn steps(&self, selection: &Selection) -> Vec<Step> {
        let step = |(at, (op, call)): (usize, &(_, bake::Call))| {
            let inputs = call.inputs.iter().enumerate();
            let op: OpId = *op;
            Step {
                kernel: call.kernel.clone(),
                inputs: inputs
                    .map(|(input, source)| self.input(at, input, *source))
                    .collect(),
                outputs: vec![self.output(at, op, call)],
                op,
                macs: call.macs,
            }
        };
        selection.calls.iter().enumerate().map(step).collect()
    }

    fn output(&self, at: usize, op: OpId, call: &bake::Call) -> Operand {
        let whole = self.value(self.function.ops[op.index()].outputs[0]);
        match &call.part {
            None => whole,
            Some(bytes) => Operand {
                offset: self.arena.offset(Tenant::Part { call: at }),
                len_bytes: bytes.len(),
                ..whole
            },
        }
    }

    fn input(&self, call: usize, input: usize, source: Source) -> Operand {
        match source {
            Source::Value(value) => self.value(value),
            Source::Part {
                value,
                start,
                len_bytes,
            } => {
                let whole = self.value(value);
                Operand {
                    offset: whole.offset + start,
                    len_bytes,
                    ..whole
                }
            }
            Source::Constant(operand) => operand,
            Source::Scratch { element, len_bytes } => Operand {
                memory: Memory::Arena,
                element,
                offset: self.arena.offset(Tenant::Scratch { call, input }),
                len_bytes,
            },
        }
    }

    fn value(&self, value: ValueId) -> Operand {
        let ty = self.function.ty(value);
        Operand {
            memory: Memory::Arena,
            element: bake::element(ty.dtype).unwrap_or(Element::U8),
            offset: self.arena.offset(Tenant::Value(value)),
            len_bytes: ty.size_bytes(),
        }
    }

    fn state(&self, value: ValueId) -> State {
        State {
            operand: self.value(value),
            fill: self.function.ty(value).zero_point(),
        }
    }

    /// Every buffer, for reports: the states, then the rest in the order it is first needed.
    fn buffers(&self, selection: &Selection) -> Vec<Buffer> {
        let last_step = selection.calls.len().saturating_sub(1);
        let states = self.arena.states.iter().map(|state| {
            let tenant = Tenant::Value(*state);
            let len_bytes = self.function.ty(*state).size_bytes();
            self.buffer(selection, tenant, len_bytes, [0, last_step])
        });
        let tenants = self.arena.tenants.iter().map(|(tenant, buffer)| {
            // Moment i + 1 is step i; before the first and after the last step there is the caller.
            let steps = [buffer.first, buffer.last].map(|at| at.saturating_sub(1).min(last_step));
            self.buffer(selection, *tenant, buffer.len_bytes, steps)
        });
        states.chain(tenants).collect()
    }

    fn buffer(
        &self,
        selection: &Selection,
        tenant: Tenant,
        len_bytes: usize,
        [first_step, last_step]: [usize; 2],
    ) -> Buffer {
        let (value, name) = match tenant {
            Tenant::Value(value) => (Some(value), self.function.value(value).name.clone()),
            Tenant::Part { call } => {
                let op: OpId = selection.calls[call].0;
                let value = self.function.ops[op.index()].outputs[0];
                (
                    Some(value),
                    format!("part of {}", self.function.value(value).name),
                )
            }
            Tenant::Scratch { call, .. } => {
                let op = &self.function.ops[selection.calls[call].0.index()];
                (None, format!("scratch of step {call}, {}", op.kind))
            }
        };
        Buffer {
            value,
            name,
            offset: self.arena.offset(tenant),
            len_bytes,
            first_step,
            last_step,
        }
    }
}
