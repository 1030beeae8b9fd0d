//! Steps made ready to run: what is known of them is decided once, not whenever they run.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_schemas::pod::{Computation, Op, Place, Program, Slice, Step, Value};

use crate::access::Access;
use crate::kernels::dot_general::Plan as Products;
use crate::kernels::dynamic_slice::Part;
use crate::kernels::fusion::{FusionPlan, Source};
use crate::kernels::region::{Boxes, strides};
use crate::kernels::{self, DenseMut};
use crate::routine::{Compiler, Routine};

/// A step that a device runs by itself.
#[derive(Debug)]
pub(crate) struct Prepared {
    access: Access,
    kernel: Kernel,
}

/// What runs a step.
#[derive(Debug)]
enum Kernel {
    Fusion(FusionPlan),
    Products(Products),
    Slice(Part),
    Update(Part),
    /// A part that begins at an element, with its steps in the whole tensor.
    Fixed(usize, Boxes),
    /// One that decides everything anew.
    Other,
}

impl Kernel {
    fn new(computation: &Computation, step: &Step, access: &Access) -> Self {
        let operand = |index: usize| &computation.values[step.operands[index]];
        let result = || &computation.values[step.results[0]];
        if let Op::Fusion(op) = &step.op {
            Self::Fusion(FusionPlan::new(op, &access.replaced()))
        } else if let Op::DotGeneral(op) = &step.op {
            Self::Products(Products::new(op, &operand(0).shape, &operand(1).shape))
        } else if let Op::Slice(op) = &step.op {
            Self::fixed(op, operand(0), result())
        } else if step.op == Op::DynamicSlice {
            Self::Slice(Part::slice(
                operand(0).dtype,
                &operand(0).shape,
                &result().shape,
            ))
        } else if step.op == Op::DynamicUpdateSlice {
            Self::Update(Part::update(
                operand(1).dtype,
                &result().shape,
                &operand(1).shape,
            ))
        } else {
            Self::Other
        }
    }

    fn fixed(op: &Slice, whole: &Value, part: &Value) -> Self {
        let steps = strides(&whole.shape);
        let starts = op.start.iter().zip(&steps);
        let first = starts.map(|(start, step)| start * *step as usize).sum();
        let walked = steps.iter().zip(&op.stride);
        let walked: Vec<isize> = walked.map(|(step, by)| step * *by as isize).collect();
        let steps = [&walked[..], &strides(&part.shape)];
        Self::Fixed(
            first,
            Boxes::new(part.dtype.size_bytes(), &part.shape, steps),
        )
    }
}

impl Prepared {
    /// `None` for steps that call computations or communicate.
    fn new(computation: &Computation, step: &Step) -> Option<Self> {
        let calls = matches!(step.op, Op::While(_) | Op::Case(_) | Op::Collective(_));
        if calls || step.op.is_message() {
            return None;
        }
        let access = Access::new(computation, step);
        let kernel = Kernel::new(computation, step, &access);
        Some(Self { access, kernel })
    }

    /// Operands and results in the memory of a device.
    pub(crate) const fn access(&self) -> &Access {
        &self.access
    }

    /// Runs the step.
    pub(crate) fn run(&self, op: &Op, operands: &[Source<'_>], results: &mut [DenseMut<'_>]) {
        match &self.kernel {
            Kernel::Fusion(plan) => plan.run(operands, results),
            Kernel::Products(plan) => {
                if let [Some(left), Some(right)] = [&operands[0], &operands[1]].map(Source::dense) {
                    plan.run(left, right, results[0].lend());
                }
            }
            Kernel::Slice(part) => part.take(operands, results[0].lend()),
            Kernel::Update(part) => part.replace(operands, results[0].lend()),
            Kernel::Fixed(first, boxes) => {
                if let Some(x) = operands[0].dense() {
                    boxes.copy(*first, x.bytes, 0, results[0].bytes);
                }
            }
            Kernel::Other => kernels::run(op, operands, results),
        }
    }
}

/// Steps of a computation, grouped for loops that run it again and again.
#[derive(Debug, Default)]
pub(crate) struct Block {
    pub(crate) items: Vec<Item>,
}

/// What is done as one.
#[derive(Debug)]
pub(crate) enum Item {
    Routine(Routine),
    /// A step by itself.
    Step(usize),
}

/// All steps of a program.
#[derive(Debug)]
pub(crate) struct PreparedProgram {
    /// Per computation and step.
    steps: Vec<Vec<Option<Prepared>>>,
    /// Per computation, those of its loops that are routines.
    routines: Vec<BTreeMap<usize, Routine>>,
    /// Per computation that loops call and that no device waits for another in.
    blocks: Vec<Option<Block>>,
}

impl PreparedProgram {
    pub(crate) fn new(program: &Program) -> Self {
        let prepared = |computation: &Computation| {
            let steps = computation.steps.iter();
            steps.map(|step| Prepared::new(computation, step)).collect()
        };
        let count = program.computations.len();
        let mut it = Self {
            steps: program.computations.iter().map(prepared).collect(),
            routines: (0..count).map(|_| BTreeMap::new()).collect(),
            blocks: (0..count).map(|_| None).collect(),
        };
        // A program in stages has none of its own.
        if count > 0 {
            it.visit(program, 0, false);
        }
        it
    }

    /// Makes routines of the loops of a computation and of those that it calls.
    fn visit(&mut self, program: &Program, number: usize, in_loop: bool) {
        let computation = &program.computations[number];
        let reads = Reads::new(computation);
        if in_loop && !computation.communicates {
            self.blocks[number] = Some(block(program, number, &reads));
        }
        for (index, step) in computation.steps.iter().enumerate() {
            let repeats = matches!(step.op, Op::While(_));
            if repeats {
                let steps = index..index + 1;
                let needed = |at| reads.outside(at, &steps);
                let compiled = Compiler::routine(program, number, steps.clone(), needed);
                if let Some((routine, _)) = compiled {
                    self.routines[number].insert(index, routine);
                    continue;
                }
            }
            for called in step.op.callees() {
                self.visit(program, called, in_loop || repeats);
            }
        }
    }

    /// A step that is run by itself.
    pub(crate) fn step(&self, computation: usize, step: usize) -> Option<&Prepared> {
        self.steps[computation][step].as_ref()
    }

    /// The routine that a loop is.
    pub(crate) fn routine(&self, computation: usize, step: usize) -> Option<&Routine> {
        self.routines[computation].get(&step)
    }

    /// The steps of a computation, grouped.
    pub(crate) fn block(&self, computation: usize) -> Option<&Block> {
        self.blocks[computation].as_ref()
    }
}

/// Registers of steps that become one routine, at most.
const REGISTERS: usize = 200;

/// Groups the steps of a computation.
fn block(program: &Program, number: usize, reads: &Reads) -> Block {
    let steps = program.computations[number].steps.len();
    let of = |steps: Range<usize>| {
        let needed = |at| reads.outside(at, &steps);
        Compiler::routine(program, number, steps.clone(), needed)
    };
    let alone: Vec<Option<usize>> = (0..steps)
        .map(|step| of(step..step + 1).map(|(_, registers)| registers))
        .collect();
    let mut items = Vec::new();
    let mut start = 0;
    while start < steps {
        let mut registers = 0;
        let fits = alone[start..].iter().map_while(|it| {
            registers += (*it)?;
            (registers <= REGISTERS).then_some(())
        });
        let end = start + fits.count().max(1);
        match of(start..end) {
            Some((routine, _)) => items.push(Item::Routine(routine)),
            None => items.extend((start..end).map(Item::Step)),
        }
        start = end;
    }
    Block { items }
}

/// Which steps of a computation read what is at places of the arena.
struct Reads {
    /// Per place, the first and the last of them.
    by_place: BTreeMap<usize, Range<usize>>,
}

impl Reads {
    fn new(computation: &Computation) -> Self {
        let mut by_place: BTreeMap<usize, Range<usize>> = BTreeMap::new();
        let all = 0..computation.steps.len() + 1;
        let mut read = |value: usize, steps: Range<usize>| {
            if let Some(Place::Arena(at)) = computation.values[value].place {
                let known = by_place.entry(at).or_insert(steps.clone());
                *known = known.start.min(steps.start)..known.end.max(steps.end);
            }
        };
        for (index, step) in computation.steps.iter().enumerate() {
            for &value in &step.operands {
                read(value, index..index + 1);
            }
        }
        for &value in &computation.outputs {
            read(value, all.clone());
        }
        Self { by_place }
    }

    /// Whether anything but these steps reads what is at a place.
    fn outside(&self, at: usize, steps: &Range<usize>) -> bool {
        let reads = self.by_place.get(&at);
        reads.is_some_and(|reads| reads.start < steps.start || reads.end > steps.end)
    }
}
