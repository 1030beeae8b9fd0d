//! Puts the ops of a function with branches in an order in which less memory is needed at a time.
//!
//! Bit-exact: every op reads what it read, and ops that share a state keep their order.
//!
//! The search (`order_ops/search.rs`) knows what each op needs beside its operands: scratch memory,
//! and which operand its result may take over. What it finds is planned: the order changes only if
//! the arena gets smaller.

mod search;

use peapod_ir::plan::micro::InstructionSet;
use peapod_ir::{Function, Module, Op};

use crate::error::PassError;
use crate::memory_plan::Planner;
use crate::micro::draft::{Draft, Drafter};
use search::Graph;

/// Most ops that are put in another order: the search has a set of ops for every op and tensor.
const OPS_MAX: usize = 4_096;

/// Runs the pass: for kernels of any core.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let drafter = Drafter::new(Some(InstructionSet::Scalar), Planner::Best);
    let numerics = module.numerics;
    for function in &mut module.functions {
        // What has no kernels is refused later.
        let draft = drafter.draft(Draft::alone(numerics, function));
        let ordered = draft.and_then(|draft| better(&drafter, &draft));
        if let Ok(Some(mut ordered)) = ordered {
            *function = ordered.module.functions.swap_remove(0);
        }
    }
    Ok(())
}

/// The draft in another order, if its arena is smaller so.
pub(crate) fn order(drafter: &Drafter, draft: Draft) -> Result<Draft, PassError> {
    Ok(better(drafter, &draft)?.unwrap_or(draft))
}

/// Bytes of the arena that the first function takes with its ops as they are, and weights packed
/// for these instructions.
pub fn arena_len(
    module: &Module,
    packing: Option<InstructionSet>,
    planner: Planner,
) -> Result<usize, PassError> {
    let draft = Drafter::new(packing, planner).draft(module.clone())?;
    Ok(draft.arena.len_bytes())
}

fn better(drafter: &Drafter, draft: &Draft) -> Result<Option<Draft>, PassError> {
    let function = draft.function();
    if function.ops.len() > OPS_MAX {
        return Ok(None);
    }
    let graph = Graph::of(function, &draft.calls.storage, &draft.needs);
    let Some(order) = graph.better_order() else {
        return Ok(None);
    };
    let mut ops: Vec<Option<Op>> = function.ops.iter().cloned().map(Some).collect();
    let in_order = order.iter().filter_map(|op| ops[*op].take());
    let ordered = Function {
        ops: in_order.collect(),
        ..function.clone()
    };
    let ordered = drafter.draft(draft.with(ordered))?;
    let is_smaller = ordered.arena.len_bytes() < draft.arena.len_bytes();
    Ok(is_smaller.then_some(ordered))
}
