//! Kernel calls with every operand at its last address: the plan that is emitted.

use peapod_ir::plan::micro::{
    Buffer, Element, Memory, MicroPlan, ModelTensor, Operand, State, Step,
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
    };
    let port = |value: &ValueId| ModelTensor {
        name: function.value(*value).name.clone(),
        ty: function.ty(*value).clone(),
        operand: assembly.value(calls.storage.root(*value)),
    };
    let mut constants = Constants::default();
    let sites = calls.sites.iter().zip(choices).enumerate();
    let steps = sites.map(|(at, (site, choice))| {
        let inputs = bake::inputs(cx, site.op(function), choice.inputs, &mut constants);
        Step {
            kernel: choice.kernel,
            params: choice.params,
            inputs: inputs
                .into_iter()
                .map(|it| assembly.input(at, it))
                .collect(),
            outputs: assembly.outputs(at, site),
            op: site.op,
            macs: choice.macs,
        }
    });
    MicroPlan {
        arena_len: arena.len_bytes(),
        state_len: arena.state_len,
        steps: steps.collect(),
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
        states: arena.states.iter().map(|it| assembly.state(*it)).collect(),
        buffers: assembly.buffers(),
        constants: constants.into_bytes(),
        tiles: None,
    }
}

struct Assembly<'a> {
    function: &'a Function,
    calls: &'a Calls,
    arena: &'a Arena,
}

impl Assembly<'_> {
    fn outputs(&self, call: usize, site: &Site) -> Vec<Operand> {
        let results = site.op(self.function).outputs.iter();
        let whole = results.map(|result| self.value(self.calls.storage.root(*result)));
        let Some(piece) = site.piece else {
            return whole.collect();
        };
        let part = |whole| Operand {
            offset: self.arena.offset(Tenant::Part { call }),
            len_bytes: self.function.ty(piece.operand).size_bytes(),
            ..whole
        };
        whole.map(part).collect()
    }

    fn input(&self, call: usize, source: Source) -> Operand {
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
            Source::Scratch { element, len_bytes } => Operand {
                memory: Memory::Arena,
                element,
                offset: self.arena.offset(Tenant::Scratch { call }),
                len_bytes,
            },
        }
    }

    fn value(&self, value: ValueId) -> Operand {
        let ty = self.function.ty(value);
        Operand {
            memory: Memory::Arena,
            element: choose::element(ty.dtype).unwrap_or(Element::U8),
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
    fn buffers(&self) -> Vec<Buffer> {
        let last_step = self.calls.sites.len().saturating_sub(1);
        let states = self.arena.states.iter().map(|state| {
            let tenant = Tenant::Value(*state);
            let len_bytes = self.function.ty(*state).size_bytes();
            self.buffer(tenant, len_bytes, [0, last_step])
        });
        let tenants = self.arena.tenants.iter().map(|(tenant, buffer)| {
            // Moment i + 1 is step i; before the first and after the last step there is the caller.
            let steps = [buffer.first, buffer.last].map(|at| at.saturating_sub(1).min(last_step));
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
