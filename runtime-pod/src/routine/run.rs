//! Runs routines.

use peapod_schemas::pod::Program;

use super::{Action, Called, Case, Instruction, Loop, Routine};
use crate::kernels::scalar::{self, Code};
use crate::progress::{Exceeded, Limit, StepId};

/// How many registers there are.
pub(super) const REGISTERS: usize = 256;

/// What registers hold.
pub(super) type Registers = [u64; REGISTERS];

/// What a device has done in loops and cases, and what it may do.
#[derive(Debug, Default)]
pub(crate) struct Spending<'a> {
    /// Work per computation, without those that it calls.
    pub(crate) own_work: &'a [u64],
    /// Per computation, how often it was called.
    pub(crate) calls: Vec<u64>,
    pub(crate) iterations: u64,
    pub(crate) work: u64,
    pub(crate) max_iterations: u64,
    pub(crate) max_work: u64,
    /// The first limit that was exceeded.
    pub(crate) exceeded: Option<Exceeded>,
}

impl Spending<'_> {
    /// Counts the work of a computation; whether it may be run.
    fn call(&mut self, step: StepId, computation: usize) -> bool {
        self.work = self.work.saturating_add(self.own_work[computation]);
        if self.work > self.max_work && self.exceeded.is_none() {
            let limit = Limit::Work;
            self.exceeded = Some(Exceeded { step, limit });
        }
        self.calls[computation] += u64::from(self.exceeded.is_none());
        self.exceeded.is_none()
    }

    /// Counts an iteration; whether it may be run.
    fn iterate(&mut self, step: StepId) -> bool {
        if self.iterations >= self.max_iterations && self.exceeded.is_none() {
            let limit = Limit::Iterations;
            self.exceeded = Some(Exceeded { step, limit });
        }
        self.iterations += 1;
        self.exceeded.is_none()
    }

    /// Iterations of a loop that exceed no limit, whatever else is done meanwhile is nothing.
    fn certain(&self, it: &Loop) -> u64 {
        let [condition, body] = [&it.condition, &it.body].map(|it| self.own_work[it.computation]);
        let work = self.max_work.saturating_sub(self.work);
        let by_work = work / condition.saturating_add(body).max(1);
        by_work.min(self.max_iterations.saturating_sub(self.iterations))
    }

    /// Counts whole iterations of a loop, and the condition that ended it.
    fn count(&mut self, it: &Loop, iterations: u64, ended: bool) {
        let conditions = iterations + u64::from(ended);
        for (called, times) in [(&it.condition, conditions), (&it.body, iterations)] {
            let work = self.own_work[called.computation].saturating_mul(times);
            self.work = self.work.saturating_add(work);
            self.calls[called.computation] += times;
        }
        self.iterations += iterations;
    }
}

/// What routines work on.
struct Machine<'a, 'm> {
    routine: &'a Routine,
    registers: &'m mut Registers,
    arena: &'m mut [u8],
    constants: &'m [u8],
}

impl Routine {
    /// Whether it calls computations.
    pub(crate) const fn calls(&self) -> bool {
        !self.loops.is_empty() || !self.cases.is_empty()
    }

    /// Runs it on the memory of a device. When a limit is exceeded it ends early.
    pub(crate) fn run(&self, program: &Program, arena: &mut [u8], spending: &mut Spending<'_>) {
        let registers = &mut [0; REGISTERS];
        for &(register, bits) in &self.constants {
            registers[usize::from(register)] = bits;
        }
        for &(register, dtype, at) in &self.loads {
            registers[usize::from(register)] = scalar::load(dtype, &arena[at..]);
        }
        let mut machine = Machine {
            routine: self,
            registers,
            arena,
            constants: program.constants.bytes(),
        };
        machine.block(&self.code, spending);
        for &(register, dtype, at) in &self.stores {
            scalar::store(dtype, registers[usize::from(register)], &mut arena[at..]);
        }
    }
}

impl Machine<'_, '_> {
    #[inline(always)]
    fn get(&self, register: u8) -> u64 {
        self.registers[usize::from(register)]
    }

    /// Runs code that may have loops in it.
    fn block(&mut self, code: &[Instruction], spending: &mut Spending<'_>) {
        for it in code {
            match it.action {
                Action::Loop(index) => {
                    self.repeat(&self.routine.loops[usize::from(index)], spending);
                }
                Action::Case(index) => {
                    self.choose(&self.routine.cases[usize::from(index)], spending);
                }
                Action::Apply(_) | Action::Load(_) | Action::Store(_) => self.one(it),
            }
        }
    }

    /// Runs code without loops.
    #[inline(always)]
    fn straight(&mut self, code: &[Instruction]) {
        for it in code {
            self.one(it);
        }
    }

    #[inline(always)]
    fn one(&mut self, it: &Instruction) {
        match it.action {
            Action::Apply(code) => {
                let arguments = it.arguments.map(|register| self.get(register));
                self.registers[usize::from(it.out)] = scalar::apply(code, arguments);
            }
            Action::Load(index) => {
                let access = &self.routine.elements[usize::from(index)];
                let element = access.load(self.registers, self.arena, self.constants);
                self.registers[usize::from(it.out)] = element;
            }
            Action::Store(index) => {
                let access = &self.routine.elements[usize::from(index)];
                access.store(self.get(it.arguments[0]), self.registers, self.arena);
            }
            Action::Loop(_) | Action::Case(_) => {}
        }
    }

    fn repeat(&mut self, it: &Loop, spending: &mut Spending<'_>) {
        if it.innermost && spending.exceeded.is_none() {
            let certain = spending.certain(it);
            let done = self.iterations(it, certain);
            spending.count(it, done, done < certain);
            if done < certain {
                return;
            }
        }
        let Loop { id, .. } = *it;
        loop {
            if !spending.call(id, it.condition.computation) {
                return;
            }
            self.block(&it.condition.code, spending);
            if self.get(it.predicate) == 0 || !spending.iterate(id) {
                return;
            }
            self.called(id, &it.body, spending);
        }
    }

    /// Iterations of a loop that calls nothing else, at most so many; how many there were.
    fn iterations(&mut self, it: &Loop, most: u64) -> u64 {
        if let Some((counter, end)) = below(&it.condition.code) {
            return self.counted(&it.body.code, most, [counter, end]);
        }
        for done in 0..most {
            self.straight(&it.condition.code);
            if self.get(it.predicate) == 0 {
                return done;
            }
            self.straight(&it.body.code);
        }
        most
    }

    /// The same while a counter is below an end. Mostly the counter is stepped in the end.
    fn counted(&mut self, body: &[Instruction], most: u64, [counter, end]: [u8; 2]) -> u64 {
        let (steps, body) = match body.split_last() {
            Some((last, rest)) if last.out == counter && adds(last) => (Some(last), rest),
            _ => (None, body),
        };
        for done in 0..most {
            if self.get(counter) as i32 >= self.get(end) as i32 {
                return done;
            }
            self.straight(body);
            if let Some(step) = steps {
                let arguments = step.arguments.map(|register| self.get(register));
                self.registers[usize::from(counter)] = scalar::apply(Code::AddI32, arguments);
            }
        }
        most
    }

    fn called(&mut self, id: StepId, called: &Called, spending: &mut Spending<'_>) {
        if spending.call(id, called.computation) {
            self.block(&called.code, spending);
        }
    }

    fn choose(&mut self, it: &Case, spending: &mut Spending<'_>) {
        let (register, dtype) = it.selector;
        let index = scalar::index(dtype, self.get(register));
        let last = it.branches.len() - 1;
        let index = usize::try_from(index).map_or(last, |index| index.min(last));
        self.called(it.id, &it.branches[index], spending);
    }
}

/// The two registers of which code says whether the first is below the second, as integers.
fn below(code: &[Instruction]) -> Option<(u8, u8)> {
    let [it] = code else { return None };
    let below = matches!(it.action, Action::Apply(Code::LtI32));
    below.then_some((it.arguments[0], it.arguments[1]))
}

/// Whether an instruction adds integers.
const fn adds(it: &Instruction) -> bool {
    matches!(it.action, Action::Apply(Code::AddI32))
}
