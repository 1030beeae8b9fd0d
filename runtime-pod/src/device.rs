//! What one device does by itself: steps on its own arena.

use std::ops::Range;
use std::time::Instant;

use peapod_schemas::pod::{self, Op, While};

use crate::arena::{self, Few, Lines};
use crate::kernels::Dense;
use crate::kernels::dynamic_slice::scalar;
use crate::prepared::{Block, Item};
use crate::program::{Computation, Program, Step, Value};
use crate::progress::{Monitor, StepId};
use crate::routine::{Routine, Spending};

/// A device between two collectives.
pub(crate) struct Device<'a> {
    pub(crate) program: &'a Program,
    pub(crate) arena: &'a mut Lines,
    /// Id in the mesh.
    pub(crate) id: usize,
    pub(crate) monitor: &'a Monitor,
    /// Called after every step.
    pub(crate) between: Option<&'a (dyn Fn() + Sync)>,
}

impl Device<'_> {
    /// Runs steps of a computation, none of which communicates.
    pub(crate) fn run(&mut self, number: usize, steps: Range<usize>) {
        let computation = &self.program.computations[number];
        let mut start = Instant::now();
        for index in steps {
            let step = &computation.steps[index];
            let id = StepId {
                computation: number,
                step: index,
            };
            self.step(id, step, Timed::Yes);
            let end = Instant::now();
            self.monitor.done(self.id, id, end - start);
            start = end;
            if let Some(between) = self.between {
                between();
            }
        }
    }

    fn step(&mut self, id: StepId, step: &Step, timed: Timed) {
        let program = self.program;
        if let Op::While(op) = step.op {
            return self.repeat(id, op, timed);
        }
        if let Op::Case(op) = &step.op {
            return self.choose(id, &op.branches, timed);
        }
        let Some(prepared) = program.prepared().step(id.computation, id.step) else {
            return;
        };
        let computation = &program.computations[id.computation];
        let (arena, constants) = (self.arena.bytes_mut(), program.constants.bytes());
        let (mesh, device) = (&program.mesh, self.id);
        let access = prepared.access();
        access.lend(computation, step, arena, constants, |operands, results| {
            if let Op::PartitionIndex(op) = &step.op {
                let position = mesh.position(device, &op.axes) as i32;
                results[0].bytes.copy_from_slice(&position.to_le_bytes());
            } else {
                prepared.run(&step.op, operands, results);
            }
        });
    }

    /// Runs a computation that a step calls, unless the device has exceeded a limit.
    fn call(&mut self, id: StepId, number: usize, timed: Timed) {
        if !self.monitor.spend(self.id, id, number) {
            return;
        }
        let program = self.program;
        let block = program.prepared().block(number);
        if let (Timed::No, Some(block)) = (timed, block) {
            self.block(number, block);
        } else {
            self.run(number, 0..program.computations[number].steps.len());
        }
    }

    /// Runs the steps of a computation, grouped, and takes no time.
    fn block(&mut self, number: usize, block: &Block) {
        let program = self.program;
        let computation = &program.computations[number];
        for item in &block.items {
            match item {
                Item::Routine(routine) => self.routine(routine, Timed::No),
                Item::Step(index) => {
                    let id = StepId {
                        computation: number,
                        step: *index,
                    };
                    self.step(id, &computation.steps[*index], Timed::No);
                }
            }
        }
        self.monitor.ran(number, 1);
    }

    /// Runs steps that are one.
    fn routine(&mut self, routine: &Routine, timed: Timed) {
        let start = (timed == Timed::Yes).then(Instant::now);
        if routine.calls() {
            let mut spending = self.monitor.spending(self.id);
            routine.run(self.program, self.arena.bytes_mut(), &mut spending);
            let time = start.map(|start| start.elapsed());
            self.monitor.spent(self.id, &spending, time);
        } else {
            let spending = &mut Spending::default();
            routine.run(self.program, self.arena.bytes_mut(), spending);
        }
    }

    /// Runs a loop until its end, or until a limit is exceeded, which the monitor records. The
    /// steps of some iterations are timed, unless it is itself run in one that is not.
    fn repeat(&mut self, id: StepId, called: While, timed: Timed) {
        let program = self.program;
        if let Some(routine) = program.prepared().routine(id.computation, id.step) {
            return self.routine(routine, timed);
        }
        let computation = &program.computations[id.computation];
        let step = &computation.steps[id.step];
        let loops = Loop::new(program, computation, step, called);
        self.move_values(&loops.enter);
        let [to_condition, to_body, back] =
            [&loops.to_condition, &loops.to_body, &loops.back].map(|it| Ranges::new(program, it));
        for iteration in 0_u64.. {
            let some = iteration < TIMED || iteration.is_multiple_of(EVERY);
            // Messages of other ranks go on after timed steps.
            let timed = match (timed == Timed::Yes && some) || self.between.is_some() {
                true => Timed::Yes,
                false => Timed::No,
            };
            to_condition.run(self.arena);
            self.call(id, loops.condition, timed);
            if !self.truth(loops.predicate) || !self.monitor.iterate(self.id, id) {
                return;
            }
            to_body.run(self.arena);
            self.call(id, loops.body, timed);
            back.run(self.arena);
        }
    }

    fn choose(&mut self, id: StepId, branches: &[usize], timed: Timed) {
        let computation = &self.program.computations[id.computation];
        let step = &computation.steps[id.step];
        let chosen = self.branch(&computation.values[step.operands[0]], branches);
        let (enter, leave) = branch_moves(self.program, computation, step, chosen);
        self.move_values(&enter);
        self.call(id, chosen, timed);
        self.move_values(&leave);
    }

    /// The branch that an index selects; the last one if it is out of range.
    pub(crate) fn branch(&self, index: &Value, branches: &[usize]) -> usize {
        let index = scalar(Dense {
            dtype: index.dtype,
            shape: &index.shape,
            bytes: read(self.program, self.arena, index),
        });
        let last = branches.len() - 1;
        branches[usize::try_from(index).map_or(last, |index| index.min(last))]
    }

    /// A truth value.
    pub(crate) fn truth(&self, value: &Value) -> bool {
        read(self.program, self.arena, value)[0] != 0
    }

    /// Copies values to others of their sizes, as if all were read before any is written.
    pub(crate) fn move_values(&mut self, moves: &[(&Value, &Value)]) {
        Ranges::new(self.program, moves).run(self.arena);
    }
}

/// Iterations of a loop that are timed in any case, and how many there are from one that is timed
/// to the next after them.
const TIMED: u64 = 4;
const EVERY: u64 = 64;

/// Whether it is known how long each step takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Timed {
    Yes,
    No,
}

/// What is copied where, in bytes of the arena and of the constants.
struct Ranges<'a> {
    arena: Few<(Range<usize>, Range<usize>)>,
    constants: Few<(&'a [u8], Range<usize>)>,
}

impl<'a> Ranges<'a> {
    fn new(program: &'a Program, moves: &[(&Value, &Value)]) -> Self {
        let ranges = |(from, to): &(&Value, &Value)| from.arena_range().zip(to.arena_range());
        let constants = |(from, to): &(&Value, &Value)| {
            let bytes = program.constant(from)?;
            Some((bytes, to.arena_range()?))
        };
        Self {
            arena: moves.iter().filter_map(ranges).collect(),
            constants: moves.iter().filter_map(constants).collect(),
        }
    }

    #[inline]
    fn run(&self, arena: &mut Lines) {
        if !self.arena.is_empty() {
            arena::move_ranges(arena.bytes_mut(), &self.arena);
        }
        for (bytes, to) in &self.constants {
            arena.bytes_mut()[to.clone()].copy_from_slice(bytes);
        }
    }
}

/// The bytes of a value that has a place.
pub(crate) fn read<'a>(program: &'a Program, arena: &'a Lines, value: &Value) -> &'a [u8] {
    let range = value.arena_range();
    let bytes = range.map(|range| &arena.bytes()[range]);
    bytes
        .or_else(|| program.constant(value))
        .unwrap_or_default()
}

/// Pairs of values: from, to.
pub(crate) type Moves<'a> = Vec<(&'a Value, &'a Value)>;

/// How values go around a loop: what changes is in the loop's results.
pub(crate) struct Loop<'a> {
    pub(crate) condition: usize,
    pub(crate) body: usize,
    /// The condition's output.
    pub(crate) predicate: &'a Value,
    /// Once, at the start.
    pub(crate) enter: Moves<'a>,
    pub(crate) to_condition: Moves<'a>,
    pub(crate) to_body: Moves<'a>,
    pub(crate) back: Moves<'a>,
}

impl<'a> Loop<'a> {
    pub(crate) fn new(
        program: &'a pod::Program,
        computation: &'a Computation,
        step: &Step,
        While { condition, body }: While,
    ) -> Self {
        let [first, second] = [condition, body].map(|called| &program.computations[called]);
        let operands: Vec<&Value> = step
            .operands
            .iter()
            .map(|&id| &computation.values[id])
            .collect();
        let results: Vec<&Value> = step
            .results
            .iter()
            .map(|&id| &computation.values[id])
            .collect();
        let changing = results.len();
        let mut enter: Moves<'_> = operands
            .iter()
            .copied()
            .zip(results.iter().copied())
            .collect();
        for called in [first, second] {
            let inputs = used_inputs(called).filter(|(position, _)| *position >= changing);
            enter.extend(inputs.map(|(position, input)| (operands[position], input)));
        }
        let to = |called: &'a Computation| -> Moves<'a> {
            let inputs = used_inputs(called).filter(|(position, _)| *position < changing);
            inputs
                .map(|(position, input)| (results[position], input))
                .collect()
        };
        let outputs = second.outputs.iter().map(|&id| &second.values[id]);
        let back = outputs.zip(results.iter().copied()).collect();
        Self {
            condition,
            body,
            predicate: &first.values[first.outputs[0]],
            to_condition: needed(to(first)),
            to_body: needed(to(second)),
            back: needed(back),
            enter,
        }
    }
}

/// The moves without those of values that are in their place already.
fn needed(moves: Moves<'_>) -> Moves<'_> {
    let in_place = |(from, to): &(&Value, &Value)| from.arena_range() == to.arena_range();
    moves.into_iter().filter(|it| !in_place(it)).collect()
}

/// Inputs that a computation reads, and their positions.
fn used_inputs(called: &Computation) -> impl Iterator<Item = (usize, &Value)> {
    let input = |&position: &usize| (position, &called.values[called.inputs[position]]);
    called.used_inputs.iter().map(input)
}

/// What goes into a branch and comes out of it.
pub(crate) fn branch_moves<'a>(
    program: &'a pod::Program,
    computation: &'a Computation,
    step: &Step,
    branch: usize,
) -> (Moves<'a>, Moves<'a>) {
    let called = &program.computations[branch];
    let values = &computation.values;
    let inputs = used_inputs(called);
    let enter = inputs.map(|(position, input)| (&values[step.operands[position + 1]], input));
    let outputs = called.outputs.iter().zip(&step.results);
    let leave = outputs.map(|(&output, &result)| (&called.values[output], &values[result]));
    (enter.collect(), leave.collect())
}
