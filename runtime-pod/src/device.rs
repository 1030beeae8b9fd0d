//! What one device does by itself: steps on its own arena.

use std::ops::Range;
use std::time::Instant;

use peapod_schemas::pod::{Op, While};

use crate::arena::{self, Few, Lines, Read};
use crate::kernels::dynamic_slice::scalar;
use crate::kernels::fusion::Source;
use crate::kernels::{self, Dense, DenseMut};
use crate::program::{Computation, Program, Step, Value};
use crate::progress::{Monitor, StepId};

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
        let program = self.program;
        let computation = &program.computations[number];
        let mut start = Instant::now();
        for index in steps {
            let step = &computation.steps[index];
            let id = StepId {
                computation: number,
                step: index,
            };
            if let Op::While(op) = step.op {
                self.repeat(id, op);
            } else if let Op::Case(op) = &step.op {
                self.choose(id, &op.branches);
            } else if let Op::PartitionIndex(op) = &step.op {
                let position = program.mesh.position(self.id, &op.axes) as i32;
                let (_, mut results) = self.views(computation, step);
                results[0].bytes.copy_from_slice(&position.to_le_bytes());
            } else {
                let (operands, mut results) = self.views(computation, step);
                match program.fusion(number, index) {
                    Some(plan) => plan.run(&operands, &mut results),
                    None => kernels::run(&step.op, &operands, &mut results),
                }
            }
            let end = Instant::now();
            self.monitor.done(self.id, id, end - start);
            start = end;
            if let Some(between) = self.between {
                between();
            }
        }
    }

    /// Runs a computation that a step calls, unless the device has exceeded a limit.
    fn call(&mut self, id: StepId, number: usize) {
        if self.monitor.spend(self.id, id, number) {
            self.run(number, 0..self.program.computations[number].steps.len());
        }
    }

    /// Runs a loop until its end, or until a limit is exceeded, which the monitor records.
    fn repeat(&mut self, id: StepId, called: While) {
        let computation = &self.program.computations[id.computation];
        let step = &computation.steps[id.step];
        let loops = Loop::new(self.program, computation, step, called);
        self.move_values(&loops.enter);
        loop {
            self.move_values(&loops.to_condition);
            self.call(id, loops.condition);
            if !self.truth(loops.predicate) || !self.monitor.iterate(self.id, id) {
                return;
            }
            self.move_values(&loops.to_body);
            self.call(id, loops.body);
            self.move_values(&loops.back);
        }
    }

    fn choose(&mut self, id: StepId, branches: &[usize]) {
        let computation = &self.program.computations[id.computation];
        let step = &computation.steps[id.step];
        let chosen = self.branch(&computation.values[step.operands[0]], branches);
        let (enter, leave) = branch_moves(self.program, computation, step, chosen);
        self.move_values(&enter);
        self.call(id, chosen);
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
        let ranges = moves
            .iter()
            .filter_map(|(from, to)| from.arena_range().zip(to.arena_range()));
        arena::move_ranges(self.arena.bytes_mut(), &ranges.collect::<Few<_>>());
        for (from, to) in moves {
            if let (Some(bytes), Some(to)) = (self.program.constant(from), to.arena_range()) {
                self.arena.bytes_mut()[to].copy_from_slice(bytes);
            }
        }
    }

    fn views<'a>(&'a mut self, computation: &'a Computation, step: &Step) -> Views<'a> {
        views(self.program, self.arena, computation, step)
    }
}

/// Operands and results of a step.
type Views<'a> = (Few<Source<'a>>, Few<DenseMut<'a>>);

fn views<'a>(
    program: &'a Program,
    arena: &'a mut Lines,
    computation: &'a Computation,
    step: &Step,
) -> Views<'a> {
    let values = &computation.values;
    let ranges = |ids: &[usize]| -> Few<Range<usize>> {
        let ranges = ids.iter().filter_map(|&id| values[id].arena_range());
        ranges.collect()
    };
    let (read, written) = (ranges(&step.operands), ranges(&step.results));
    let (reads, writes) = arena::split(arena.bytes_mut(), &read, &written);
    let mut reads = reads.into_iter();
    let operand = |&id: &usize| {
        let value = &values[id];
        let bytes = match program.constant(value) {
            Some(bytes) => Read::Shared(bytes),
            None => reads.next().expect("one for each in the arena"),
        };
        match bytes {
            Read::Shared(bytes) => Source::Dense(Dense {
                dtype: value.dtype,
                shape: &value.shape,
                bytes,
            }),
            Read::Result(index) => Source::Result(index, value.dtype),
        }
    };
    let operands = step.operands.iter().map(operand).collect();
    let results = step
        .results
        .iter()
        .zip(writes)
        .map(|(&id, bytes)| DenseMut {
            dtype: values[id].dtype,
            shape: &values[id].shape,
            bytes,
        });
    (operands, results.collect())
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
        program: &'a Program,
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
    program: &'a Program,
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
