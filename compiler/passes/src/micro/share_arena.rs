//! Plans of several models that take turns in one arena.
//!
//! States come first, those of each model after those of the one before, and nothing else is ever
//! there. Activations of all models begin behind them, at the same place: they are not needed
//! when another model runs. So the arena is the sum of the states and the most of the activations.

use peapod_ir::plan::micro::{LoopEntry, Memory, MicroPlan, Operand, Step};

/// What a model's states and the common activations begin at a multiple of, in bytes: the
/// alignment of the arena itself.
pub(super) const ALIGN_BYTES: usize = 16;

/// An arena of several models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedArena {
    /// Bytes of all of it: what every model is given.
    pub len: usize,
    /// Bytes of the states of all models.
    pub state_len: usize,
    /// Most bytes of activations of a model.
    pub activations_len: usize,
}

/// Moves what plans place in their arenas to where it is in one arena of all.
pub fn share_arena(plans: &mut [MicroPlan]) -> SharedArena {
    let room = |plan: &MicroPlan| plan.state_len.next_multiple_of(ALIGN_BYTES);
    let state_len = plans.iter().map(room).sum();
    let activations = plans.iter().map(|plan| plan.arena_len - plan.state_len);
    let activations_len = activations.max().unwrap_or(0);
    let len = state_len + activations_len;
    let mut first_state = 0;
    for plan in plans {
        let next = first_state + room(plan);
        let of_state = plan.state_len;
        let moved = |offset: usize| match offset < of_state {
            true => offset + first_state,
            false => offset - of_state + state_len,
        };
        relocate(plan, moved);
        plan.arena_len = plan.arena_len - of_state + state_len;
        plan.shared_len = Some(len);
        first_state = next;
    }
    SharedArena {
        len,
        state_len,
        activations_len,
    }
}

/// Moves everything in the arena of a plan.
fn relocate(plan: &mut MicroPlan, moved: impl Fn(usize) -> usize) {
    each_operand(plan, &mut |it| {
        if it.memory == Memory::Arena {
            it.offset = moved(it.offset);
        }
    });
    for buffer in &mut plan.buffers {
        buffer.offset = moved(buffer.offset);
    }
}

/// Calls `change` with every operand of a plan: of steps, of what loops run, ports and states.
pub(super) fn each_operand(plan: &mut MicroPlan, change: &mut impl FnMut(&mut Operand)) {
    plan.steps.iter_mut().for_each(|it| step(it, change));
    let ports = plan.inputs.iter_mut().chain(&mut plan.outputs);
    ports.for_each(|port| change(&mut port.operand));
    let states = plan.states.iter_mut();
    states.for_each(|state| change(&mut state.operand));
}

/// The operands of a step, and of what it runs if it is a loop.
fn step(it: &mut Step, change: &mut impl FnMut(&mut Operand)) {
    for operand in it.inputs.iter_mut().chain(&mut it.outputs) {
        change(operand);
    }
    for entry in &mut it.program {
        match entry {
            // A loop within another is no step of its own.
            LoopEntry::Run(run) => {
                let operands = run.inputs.iter_mut().chain(&mut run.outputs);
                operands.for_each(&mut *change);
            }
            LoopEntry::Test(condition) => change(condition),
            LoopEntry::Begin { .. } | LoopEntry::End => {}
        }
    }
}
