//! Makes routines of steps: registers for places, moves for what goes around a loop.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::ops::Range;

use peapod_schemas::pod::{DType, Op, Place, Program, Value, While};

use super::element::Access;
use super::run::REGISTERS;
use super::{Action, Called, Case, Instruction, Loop, Routine};
use crate::device::{self, Moves};
use crate::kernels::scalar::{self, Code};
use crate::progress::StepId;

/// Registers that a routine has at most, so that several fit into one.
const MOST: usize = REGISTERS - 16;

/// Compiles steps of a program.
pub(crate) struct Compiler<'a> {
    pub(super) program: &'a Program,
    pub(super) routine: Routine,
    /// What is being compiled.
    pub(super) code: Vec<Instruction>,
    /// Registers of places in the arena.
    named: BTreeMap<usize, u8>,
    /// Registers of constants.
    constant: BTreeMap<u64, u8>,
    /// How many registers there are, and those of them that are free.
    count: usize,
    free: Vec<u8>,
    /// Places whose registers hold what they should.
    defined: BTreeSet<usize>,
    /// Places whose registers were written, and the type of what was written last.
    written: BTreeMap<usize, DType>,
}

impl<'a> Compiler<'a> {
    fn new(program: &'a Program) -> Self {
        Self {
            program,
            routine: Routine::default(),
            code: Vec::new(),
            named: BTreeMap::new(),
            constant: BTreeMap::new(),
            count: 0,
            free: Vec::new(),
            defined: BTreeSet::new(),
            written: BTreeMap::new(),
        }
    }

    /// A routine that does what steps of a computation do, and how many registers it needs. `None`
    /// if they do not all work on single elements. `needed` says of a place whether something else
    /// reads what is there afterwards.
    pub(crate) fn routine(
        program: &'a Program,
        computation: usize,
        steps: Range<usize>,
        needed: impl Fn(usize) -> bool,
    ) -> Option<(Routine, usize)> {
        let mut it = Self::new(program);
        for step in steps {
            it.step(computation, step)?;
        }
        it.routine.code = it.code;
        for (&at, &dtype) in it.written.iter().filter(|(at, _)| needed(**at)) {
            let register = it.named[&at];
            it.routine.stores.push((register, dtype, at));
            // Where no iteration or another branch is run, what is there stays.
            if !it.defined.contains(&at) && !it.routine.loads.iter().any(|load| load.2 == at) {
                it.routine.loads.push((register, dtype, at));
            }
        }
        Some((it.routine, it.count))
    }

    /// A register that nothing has.
    pub(super) fn fresh(&mut self) -> Option<u8> {
        let free = self.free.pop();
        free.or_else(|| self.unused())
    }

    /// Gives registers back.
    pub(super) fn release(&mut self, registers: Vec<u8>) {
        self.free.extend(registers);
    }

    /// A register that nothing has or has had: what it holds in the beginning is there to stay.
    fn unused(&mut self) -> Option<u8> {
        self.count += 1;
        (self.count <= MOST).then(|| (self.count - 1) as u8)
    }

    fn name(&mut self, at: usize) -> Option<u8> {
        if let Some(&register) = self.named.get(&at) {
            return Some(register);
        }
        let register = self.unused()?;
        self.named.insert(at, register);
        Some(register)
    }

    /// A register that holds these bits throughout.
    pub(super) fn bits(&mut self, bits: u64) -> Option<u8> {
        if let Some(&register) = self.constant.get(&bits) {
            return Some(register);
        }
        let register = self.unused()?;
        self.routine.constants.push((register, bits));
        self.constant.insert(bits, register);
        Some(register)
    }

    /// The register of a value of one element, to be read.
    pub(super) fn read(&mut self, value: &Value) -> Option<u8> {
        if value.elements() != 1 {
            return None;
        }
        match value.place? {
            Place::Constant(_) => {
                let bytes = self.program.constant(value)?;
                self.bits(scalar::load(value.dtype, bytes))
            }
            Place::Arena(at) => {
                let register = self.name(at)?;
                if self.defined.insert(at) {
                    self.routine.loads.push((register, value.dtype, at));
                }
                Some(register)
            }
        }
    }

    /// The register of a value of one element, to be written.
    pub(super) fn write(&mut self, value: &Value) -> Option<u8> {
        let (1, Some(Place::Arena(at))) = (value.elements(), value.place) else {
            return None;
        };
        let register = self.name(at)?;
        self.defined.insert(at);
        self.written.insert(at, value.dtype);
        Some(register)
    }

    /// Adds an instruction.
    pub(super) fn emit(&mut self, action: Action, arguments: [u8; 3], out: u8) {
        self.code.push(Instruction {
            action,
            arguments,
            out,
        });
    }

    /// Copies a register to another.
    pub(super) fn copy(&mut self, from: u8, to: u8) {
        if from != to {
            self.emit(Action::Apply(Code::Move), [from; 3], to);
        }
    }

    /// Adds an access to an element; its number.
    pub(super) fn access(&mut self, access: Access) -> Option<u16> {
        let index = u16::try_from(self.routine.elements.len()).ok()?;
        self.routine.elements.push(access);
        Some(index)
    }

    /// Copies values to others as if all were read before any is written. What is not a single
    /// element has to be where it goes already.
    fn moves(&mut self, moves: &Moves<'_>) -> Option<()> {
        let mut pairs = Vec::new();
        for (from, to) in moves {
            if to.arena_range().is_none() || from.place == to.place {
                continue;
            }
            pairs.push((self.read(from)?, *to));
        }
        let mut targets = Vec::new();
        for (_, to) in &pairs {
            targets.push(self.write(to)?);
        }
        let crossed = targets.iter().enumerate().any(|(index, target)| {
            let later = &pairs[index + 1..];
            later.iter().any(|(from, _)| from == target)
        });
        let mut held = Vec::new();
        if crossed {
            for (from, _) in &mut pairs {
                let register = self.fresh()?;
                self.copy(*from, register);
                held.push(register);
                *from = register;
            }
        }
        for ((from, _), target) in pairs.iter().zip(targets) {
            self.copy(*from, target);
        }
        self.release(held);
        Some(())
    }

    /// Code of a computation, between moves.
    fn called(
        &mut self,
        computation: usize,
        before: &Moves<'_>,
        after: &Moves<'_>,
    ) -> Option<Called> {
        let outer = mem::take(&mut self.code);
        self.moves(before)?;
        for step in 0..self.program.computations[computation].steps.len() {
            self.step(computation, step)?;
        }
        self.moves(after)?;
        let code = mem::replace(&mut self.code, outer);
        Some(Called { computation, code })
    }

    pub(super) fn repeat(&mut self, id: StepId, op: While) -> Option<()> {
        let computation = &self.program.computations[id.computation];
        let step = &computation.steps[id.step];
        if step.communicates {
            return None;
        }
        let loops = device::Loop::new(self.program, computation, step, op);
        self.moves(&loops.enter)?;
        let nothing = Moves::new();
        let condition = self.called(op.condition, &loops.to_condition, &nothing)?;
        let predicate = self.read(loops.predicate)?;
        // The body may not be run at all.
        let defined = self.defined.clone();
        let body = self.called(op.body, &loops.to_body, &loops.back)?;
        self.defined = defined;
        let mut all = condition.code.iter().chain(&body.code);
        let innermost = !all.any(|it| matches!(it.action, Action::Loop(_) | Action::Case(_)));
        let index = u16::try_from(self.routine.loops.len()).ok()?;
        self.routine.loops.push(Loop {
            id,
            condition,
            predicate,
            body,
            innermost,
        });
        self.emit(Action::Loop(index), [0; 3], 0);
        Some(())
    }

    pub(super) fn choose(&mut self, id: StepId, branches: &[usize]) -> Option<()> {
        let computation = &self.program.computations[id.computation];
        let step = &computation.steps[id.step];
        if step.communicates {
            return None;
        }
        let value = &computation.values[step.operands[0]];
        let selector = (self.read(value)?, value.dtype);
        let defined = self.defined.clone();
        let mut after: Option<BTreeSet<usize>> = None;
        let mut compiled = Vec::new();
        for &branch in branches {
            self.defined.clone_from(&defined);
            let (enter, leave) = device::branch_moves(self.program, computation, step, branch);
            compiled.push(self.called(branch, &enter, &leave)?);
            let own = &self.defined;
            after = Some(after.map_or(own.clone(), |after| &after & own));
        }
        self.defined = after.unwrap_or(defined);
        let index = u16::try_from(self.routine.cases.len()).ok()?;
        self.routine.cases.push(Case {
            id,
            selector,
            branches: compiled,
        });
        self.emit(Action::Case(index), [0; 3], 0);
        Some(())
    }

    pub(super) fn step(&mut self, computation: usize, step: usize) -> Option<()> {
        let id = StepId { computation, step };
        let op = &self.program.computations[computation].steps[step].op;
        if let Op::While(op) = op {
            self.repeat(id, *op)
        } else if let Op::Case(op) = op {
            self.choose(id, &op.branches)
        } else {
            self.elements(id, op)
        }
    }
}
