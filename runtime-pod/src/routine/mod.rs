//! Steps on single elements as code of a register machine.
//!
//! In loops of scalars, what a step takes beside its arithmetic is all that they take. So
//! consecutive steps that compute single elements, read them out of tensors, put them into tensors
//! or repeat such steps become one routine: scalars are in registers, whatever was known before is
//! decided, and what is left to do per element is one instruction. A loop of nothing else is one
//! routine as a whole.
//!
//! A register stands for a place of the arena, as the plan gives places to values: carries that
//! share a place are not copied. Elements of larger tensors stay in memory.

mod compile;
mod element;
mod run;
mod steps;

pub(crate) use compile::Compiler;
pub(crate) use run::Spending;

use peapod_schemas::pod::DType;

use crate::kernels::scalar::Code;
use crate::progress::StepId;
use element::Access;

/// Steps made one.
#[derive(Debug, Default)]
pub(crate) struct Routine {
    /// Constants, and the registers that hold them.
    constants: Vec<(u8, u64)>,
    /// What is read before anything else: register, element type, place in the arena.
    loads: Vec<(u8, DType, usize)>,
    /// What is done.
    code: Vec<Instruction>,
    /// What is written in the end, as `loads`.
    stores: Vec<(u8, DType, usize)>,
    /// Elements of tensors in memory.
    elements: Vec<Access>,
    loops: Vec<Loop>,
    cases: Vec<Case>,
}

/// One instruction: a function of registers, into a register.
#[derive(Clone, Copy, Debug)]
struct Instruction {
    action: Action,
    arguments: [u8; 3],
    out: u8,
}

/// What an instruction does.
#[derive(Clone, Copy, Debug)]
enum Action {
    Apply(Code),
    /// An element of a tensor into a register.
    Load(u16),
    /// The first argument into a tensor.
    Store(u16),
    Loop(u16),
    Case(u16),
}

/// A loop of scalars.
#[derive(Debug)]
struct Loop {
    id: StepId,
    condition: Called,
    predicate: u8,
    body: Called,
    /// Whether it calls nothing but its condition and its body.
    innermost: bool,
}

/// A choice among computations of scalars.
#[derive(Debug)]
struct Case {
    id: StepId,
    /// Register and element type of the index.
    selector: (u8, DType),
    branches: Vec<Called>,
}

/// Code of a computation, with the moves around it.
#[derive(Debug)]
struct Called {
    computation: usize,
    code: Vec<Instruction>,
}
