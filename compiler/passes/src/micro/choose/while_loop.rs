//! Loops: their functions with kernels chosen, each in an arena of its own within that of the
//! caller.
//!
//! Results of a loop are where its values are from turn to turn. What the body makes of one goes
//! there at once where no later call reads what was there, else it is copied there in the end.

mod gru;

use std::collections::BTreeSet;

use peapod_ir::entity::EntityRef;
use peapod_ir::ops::tensor::While;
use peapod_ir::plan::micro::{Element, KernelId, LOOP_BYTES, LOOPS_MAX, Params};
use peapod_ir::{Function, Op, Origin, ValueId};

use super::{Choice, Context, Input, Refusal, Refused, Takeover, choose, required};
use crate::error::PassError;
use crate::micro::arena::{Arena, NESTED_ALIGN_BYTES};
use crate::micro::calls::{Calls, Needs};

pub(crate) use gru::Gru;

/// What is run for a loop.
pub(crate) enum Program {
    /// Turn by turn.
    Loop(Box<Loop>),
    /// A kernel, once.
    Gru(Box<Gru>),
}

/// The functions of a loop.
pub(crate) struct Loop {
    pub(crate) condition: Routine,
    pub(crate) body: Routine,
    /// Per result, whether the body makes it in its place.
    pub(crate) in_place: Vec<bool>,
    /// Most turns.
    pub(crate) most: u32,
}

/// A function that a loop runs.
pub(crate) struct Routine {
    /// Where it is in the module.
    pub(crate) index: usize,
    pub(crate) calls: Calls,
    pub(crate) choices: Vec<Choice>,
    pub(crate) arena: Arena,
}

const SHALLOW: &str = "compute the inner loops in one";

/// Chooses for a loop.
pub(super) fn while_loop(cx: &Context<'_>, op: &Op, it: &While) -> Result<Choice, Refused> {
    if cx.depth >= LOOPS_MAX {
        let reason = format!("more than {LOOPS_MAX} loops within each other");
        return Err(Refusal::new(reason, SHALLOW).into());
    }
    let named = |name: &str| {
        let found = cx.index.get(name).copied();
        found.ok_or_else(|| Refusal::new("its functions are not here", SHALLOW))
    };
    let (condition, body) = (named(&it.condition)?, named(&it.body)?);
    let functions = [condition, body].map(|index| &cx.functions[index]);
    let turns = cx.turns(op, it, functions);
    if let Some(gru) = turns.and_then(|turns| gru::recognise(cx, op, body, turns)) {
        return Ok(raised(cx, op, gru));
    }
    let condition = Draft::of(cx, condition)?;
    let body = Draft::of(cx, body)?;
    let in_place = body.in_place(op.outputs.len());
    let (condition, body) = (condition.finish(cx, &[]), body.finish(cx, &in_place));
    let macs = |routine: &Routine| routine.choices.iter().map(|it| it.macs).sum::<u64>();
    let macs = turns
        .unwrap_or(1)
        .saturating_mul(macs(&condition) + macs(&body));
    let own = if cx.depth == 0 { LOOP_BYTES } else { 0 };
    let arena_len = condition.arena.len_bytes().max(body.arena.len_bytes());
    let len_bytes = (own + arena_len).next_multiple_of(NESTED_ALIGN_BYTES);
    let scratch = Input::Scratch {
        element: Element::S32,
        len_bytes,
    };
    let most = turns.and_then(|turns| u32::try_from(turns).ok());
    let mut choice = Choice::new(KernelId::WhileLoop, Params::None, vec![scratch]);
    choice.takeovers = takeovers(cx, op);
    choice.macs = macs;
    choice.program = Some(Program::Loop(Box::new(Loop {
        condition,
        body,
        in_place,
        most: most.unwrap_or(cx.max_iterations),
    })));
    Ok(choice)
}

/// A loop that a kernel does: a program without turns.
fn raised(cx: &Context<'_>, op: &Op, gru: Gru) -> Choice {
    let own = if cx.depth == 0 { LOOP_BYTES } else { 0 };
    let scratch = Input::Scratch {
        element: Element::S32,
        len_bytes: (own + 4 * gru.scratch_len).next_multiple_of(NESTED_ALIGN_BYTES),
    };
    let mut choice = Choice::new(KernelId::WhileLoop, Params::None, vec![scratch]);
    choice.takeovers = takeovers(cx, op);
    choice.macs = gru.macs;
    choice.program = Some(Program::Gru(Box::new(gru)));
    choice
}

/// Values that begin where the results are: those that nothing else of the loop reads.
fn takeovers(cx: &Context<'_>, op: &Op) -> Vec<Takeover> {
    let outermost = |index: usize| cx.storage.outermost(required(op, index)).0;
    let all: Vec<ValueId> = (0..op.inputs.len()).map(outermost).collect();
    let is_single = |index: &usize| {
        let mut same = all.iter().filter(|it| **it == all[*index]);
        same.nth(1).is_none()
    };
    let takeover = |index| Takeover {
        operand: index,
        result: index,
    };
    (0..op.outputs.len())
        .filter(is_single)
        .map(takeover)
        .collect()
}

/// A function with kernels chosen, but without an arena.
struct Draft<'a> {
    index: usize,
    function: &'a Function,
    calls: Calls,
    choices: Vec<Choice>,
    needs: Vec<Needs>,
}

impl<'a> Draft<'a> {
    fn of(cx: &Context<'a>, index: usize) -> Result<Self, Refused> {
        let function = &cx.functions[index];
        let calls = Calls::of(function);
        let choices = choose(&cx.within(function, &calls.storage), &calls);
        let choices = choices.map_err(|error| {
            if let PassError::Unsupported(all) = error {
                Refused::Within(all.ops)
            } else {
                Refused::Here(Refusal::new(error.to_string(), SHALLOW))
            }
        })?;
        let mut needs = vec![Needs::default(); function.ops.len()];
        for (site, choice) in calls.sites.iter().zip(&choices) {
            needs[site.op.index()] = choice.needs();
        }
        Ok(Self {
            index,
            function,
            calls,
            choices,
            needs,
        })
    }

    /// Which results can be made in the places of the arguments that they replace.
    fn in_place(&self, results: usize) -> Vec<bool> {
        let mut taken = BTreeSet::new();
        let can_be = |index: usize| {
            let (argument, result) = (self.function.inputs[index], self.function.outputs[index]);
            let root = self.calls.storage.root(result);
            self.is_free(root, argument) && taken.insert(root)
        };
        (0..results).map(can_be).collect()
    }

    /// Whether a result can be where an argument is: nothing reads that after it is written, and
    /// it is no part of another value, nor has parts.
    fn is_free(&self, result: ValueId, argument: ValueId) -> bool {
        let storage = &self.calls.storage;
        let is_made = self.function.value(result).origin == Origin::Result;
        let is_part = |value: ValueId| {
            let is_host = storage.outermost(value).0 == result && storage.root(value) != result;
            is_host || storage.root(value) == result && storage.host(result).is_some()
        };
        if !is_made || self.function.values.keys().any(is_part) {
            return false;
        }
        let mut sites = self.calls.sites.iter();
        let writes = |site: &crate::micro::calls::Site| {
            let mut written = site.op(self.function).outputs.iter();
            written.any(|value| storage.outermost(*value).0 == result)
        };
        let Some(writer) = sites.position(writes) else {
            return false;
        };
        let reads = |value: &ValueId| storage.outermost(*value).0 == argument;
        if sites.any(|site| site.operands(self.function).any(|value| reads(&value))) {
            return false;
        }
        let site = &self.calls.sites[writer];
        if !site.operands(self.function).any(|value| reads(&value)) {
            return site.piece.is_none();
        }
        let takeovers = &self.needs[site.op.index()].takeovers;
        let op = site.op(self.function);
        site.piece.is_none() && self.takes_over(op, takeovers, [argument, result])
    }

    /// Whether an op may make a result over an argument that it reads.
    fn takes_over(
        &self,
        op: &Op,
        takeovers: &[Takeover],
        [argument, result]: [ValueId; 2],
    ) -> bool {
        let storage = &self.calls.storage;
        let same_len =
            self.function.ty(argument).size_bytes() == self.function.ty(result).size_bytes();
        let mut reads = op.inputs.iter().enumerate().filter_map(|(index, operand)| {
            let operand = (*operand)?;
            let is_it = storage.outermost(operand).0 == argument;
            is_it.then_some((index, operand))
        });
        same_len
            && reads.all(|(index, operand)| {
                let is_whole = storage.root(operand) == argument;
                let allowed = takeovers.iter().any(|takeover| {
                    let made = op.outputs[takeover.result];
                    takeover.operand == index && storage.root(made) == result
                });
                is_whole && allowed
            })
    }

    /// Lays out the rest.
    fn finish(self, cx: &Context<'_>, in_place: &[bool]) -> Routine {
        let mut outside: BTreeSet<ValueId> = self.function.inputs.iter().copied().collect();
        let results = self.function.outputs.iter().zip(in_place);
        let made = results.filter(|(_, in_place)| **in_place);
        outside.extend(made.map(|(result, _)| self.calls.storage.root(*result)));
        let arena = Arena::new(
            self.function,
            &self.calls,
            &self.needs,
            cx.planner,
            &outside,
        );
        Routine {
            index: self.index,
            calls: self.calls,
            choices: self.choices,
            arena,
        }
    }
}
