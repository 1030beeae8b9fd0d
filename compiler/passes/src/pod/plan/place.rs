//! Where values are placed, and how long.
//!
//! Time counts steps; the steps of functions that an op runs come within that op's own time. Values
//! that are the same bytes share a buffer: reshapes, and arguments of functions that a loop or a
//! case only passes on. What goes around a loop is in the loop's results, which its functions read
//! in place; `carry.rs` has it written in place, too, where that is possible.
//!
//! An argument of the entry that a result replaces is that result's buffer, if it is dead by the
//! time the result is born: the next run finds it there.

use std::collections::HashMap;

use peapod_ir::entity::{EntityRef, SecondaryMap};
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::plan::pod::{PodInterface, PodStep, ValuePlace};
use peapod_ir::{Function, Module, Op, OpId, ValueId};

use super::carry::Called;
use super::in_place::{Moment, Written};
use super::{Planned, callees};
use crate::memory_plan::{self, Buffer, Planner};

/// Alignment of everything in the arena, in bytes.
const ALIGN_BYTES: usize = 64;

/// Places of the values of one function; `None` for those that never exist in memory.
pub(super) type Places = SecondaryMap<ValueId, Option<ValuePlace>>;

/// Places of all values of all functions.
pub(super) struct Layout {
    pub(super) places: Vec<Places>,
    pub(super) arena_bytes: usize,
    pub(super) lower_bound: usize,
}

pub(super) fn lay_out(module: &Module, interface: &PodInterface, planned: &[Planned]) -> Layout {
    let mut census = Census::new(module, planned);
    census.share_arguments();
    let entry = &module.functions[0];
    for &input in &entry.inputs {
        census.touch(0, input, 0);
    }
    let end = census.run(0, 0) + 1;
    for &output in &entry.outputs {
        census.touch(0, output, end);
    }
    census.share_carries();
    census.donate(interface);
    census.place()
}

/// Lifetimes of buffers. A buffer is named by one of its values, numbered through all functions.
pub(super) struct Census<'a> {
    pub(super) module: &'a Module,
    /// Positions of the functions.
    named: HashMap<&'a str, usize>,
    planned: &'a [Planned],
    /// Number of each function's first value.
    first_value: Vec<usize>,
    /// Per value, another value of its buffer, or itself.
    parents: Vec<usize>,
    /// Per buffer, its first and last moment.
    pub(super) lives: Vec<Option<(usize, usize)>>,
    /// Steps that may write in place, in order.
    pub(super) moments: Vec<Moment<'a>>,
    /// Loops and branches, inner ones first.
    pub(super) called: Vec<Called>,
}

impl<'a> Census<'a> {
    fn new(module: &'a Module, planned: &'a [Planned]) -> Self {
        let mut count = 0;
        let first_value = module.functions.iter().map(|function| {
            let first = count;
            count += function.values.len();
            first
        });
        let first_value: Vec<usize> = first_value.collect();
        let mut census = Self {
            module,
            named: module.function_index(),
            planned,
            first_value,
            parents: (0..count).collect(),
            lives: vec![None; count],
            moments: Vec::new(),
            called: Vec::new(),
        };
        for (function, planned) in planned.iter().enumerate() {
            for &(operand, result) in &planned.aliases {
                census.share((function, operand), (function, result));
            }
        }
        census
    }

    pub(super) fn buffer(&mut self, function: usize, value: ValueId) -> usize {
        let mut at = self.first_value[function] + value.index();
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    pub(super) fn share(&mut self, (function, a): (usize, ValueId), (other, b): (usize, ValueId)) {
        let (a, b) = (self.buffer(function, a), self.buffer(other, b));
        self.parents[b] = a;
        let (Some(x), Some(y)) = (self.lives[a], self.lives[b]) else {
            self.lives[a] = self.lives[a].or(self.lives[b]);
            return;
        };
        self.lives[a] = Some((x.0.min(y.0), x.1.max(y.1)));
    }

    /// Lets functions read in place what a loop or case passes on to them.
    fn share_arguments(&mut self) {
        let module = self.module;
        for (index, function) in module.functions.iter().enumerate() {
            for step in &self.planned[index].steps {
                let PodStep::Op(id) = step else {
                    continue;
                };
                let op = function.op(*id);
                for callee in callees(&self.named, function, *id) {
                    let arguments = module.functions[callee].inputs.iter();
                    for (operand, argument) in passed_on(op).zip(arguments) {
                        if let Some(operand) = operand
                            && function.constant(operand).is_none()
                        {
                            self.share((index, operand), (callee, *argument));
                        }
                    }
                }
            }
        }
    }

    pub(super) fn touch(&mut self, function: usize, value: ValueId, time: usize) {
        if self.module.functions[function].constant(value).is_some() {
            return;
        }
        let buffer = self.buffer(function, value);
        let (first, last) = self.lives[buffer].unwrap_or((time, time));
        self.lives[buffer] = Some((first.min(time), last.max(time)));
    }

    /// Goes through a function that starts after `time`; says when it is through.
    fn run(&mut self, index: usize, mut time: usize) -> usize {
        let function = &self.module.functions[index];
        for step in &self.planned[index].steps {
            time += 1;
            match step {
                PodStep::Fusion(fusion) => {
                    let results = fusion.results.iter().map(|(value, _)| *value);
                    let values = fusion.operands.iter().map(|(value, _)| *value);
                    values
                        .chain(results)
                        .for_each(|value| self.touch(index, value, time));
                    self.moments.push(Moment {
                        function: index,
                        written: Written::Fusion(fusion),
                        time,
                    });
                }
                PodStep::Op(op) => time = self.run_op(index, function, *op, time),
            }
        }
        time
    }

    fn run_op(&mut self, index: usize, function: &'a Function, id: OpId, start: usize) -> usize {
        let op = function.op(id);
        let functions = callees(&self.named, function, id);
        if functions.is_empty() {
            for &value in op.inputs.iter().flatten().chain(&op.outputs) {
                self.touch(index, value, start);
            }
            self.moments.push(Moment {
                function: index,
                written: Written::Op(op),
                time: start,
            });
            return start;
        }
        let mut end = start;
        for &callee in &functions {
            end = self.run(callee, end);
        }
        end += 1;
        let called = Called {
            function: index,
            op: id,
            functions,
            start,
            end,
        };
        self.touch_called(&called);
        self.called.push(called);
        end
    }

    /// Puts results into the buffers of the arguments that they replace, where possible.
    fn donate(&mut self, interface: &PodInterface) {
        let module = self.module;
        let entry = &module.functions[0];
        for (output, port) in entry.outputs.iter().zip(&interface.outputs) {
            let Some(&input) = port
                .replaces
                .and_then(|replaced| entry.inputs.get(replaced))
            else {
                continue;
            };
            let sizes = [input, *output].map(|value| entry.ty(value).size_bytes());
            if entry.constant(*output).is_some() || sizes[0] != sizes[1] {
                continue;
            }
            let (old, new) = (self.buffer(0, input), self.buffer(0, *output));
            let (Some(dies), Some(born)) = (self.lives[old], self.lives[new]) else {
                continue;
            };
            if dies.1 < born.0 || dies.1 == born.0 && self.in_place(new, born.0).contains(&old) {
                self.share((0, input), (0, *output));
            }
        }
    }

    fn place(mut self) -> Layout {
        let sizes = self.sizes();
        let named: Vec<usize> = (0..self.lives.len())
            .filter(|&at| self.parents[at] == at && self.lives[at].is_some())
            .collect();
        let mut position = vec![usize::MAX; self.lives.len()];
        for (index, &buffer) in named.iter().enumerate() {
            position[buffer] = index;
        }
        let buffers: Vec<Buffer> = named
            .iter()
            .map(|&buffer| {
                let (first, last) = self.lives[buffer].unwrap_or_default();
                let sources = self.in_place(buffer, first);
                let sources = sources
                    .into_iter()
                    .filter(|&source| sizes[source] == sizes[buffer]);
                Buffer {
                    len_bytes: sizes[buffer],
                    align: ALIGN_BYTES,
                    first,
                    last,
                    in_place_of: sources.map(|source| position[source]).collect(),
                    within: None,
                }
            })
            .collect();
        let plan = memory_plan::plan(&buffers, Planner::Best);
        let offset = |buffer: usize| plan.offsets.get(position[buffer]).copied();
        let places = self.places(offset);
        Layout {
            places,
            arena_bytes: plan.len_bytes.next_multiple_of(ALIGN_BYTES),
            lower_bound: plan.lower_bound_bytes,
        }
    }

    /// Bytes of every buffer.
    fn sizes(&mut self) -> Vec<usize> {
        let module = self.module;
        let mut sizes = vec![0; self.lives.len()];
        for (index, function) in module.functions.iter().enumerate() {
            for (id, it) in &function.values {
                let buffer = self.buffer(index, id);
                sizes[buffer] = sizes[buffer].max(it.ty.size_bytes());
            }
        }
        sizes
    }

    fn places(&mut self, offset: impl Fn(usize) -> Option<usize>) -> Vec<Places> {
        let module = self.module;
        let functions = module.functions.iter().enumerate();
        let of_function = |(index, function): (usize, &Function)| {
            let mut place = |id: ValueId| match function.constant(id) {
                Some(_) => Some(ValuePlace::Constant),
                None => offset(self.buffer(index, id)).map(ValuePlace::Arena),
            };
            function.values.keys().map(|id| (id, place(id))).collect()
        };
        functions.map(of_function).collect()
    }
}

/// For every argument of the functions of a loop or case, the operand that it always is.
fn passed_on(op: &Op) -> impl Iterator<Item = Option<ValueId>> {
    let is_loop = matches!(op.kind, OpKind::Tensor(TensorOp::While(_)));
    let (skipped, changing) = if is_loop {
        (0, op.outputs.len())
    } else {
        (1, 0)
    };
    let operands = op.inputs[skipped..].iter().enumerate();
    operands.map(move |(index, operand)| operand.filter(|_| index >= changing))
}
