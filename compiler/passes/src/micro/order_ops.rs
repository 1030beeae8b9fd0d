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
use crate::micro::arena::Arena;
use crate::micro::row_tiling;
use crate::micro::select;
use search::Graph;

/// Runs the pass: for kernels of any core.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        // What has no kernels is refused later.
        let packing = Some(InstructionSet::Scalar);
        if let Ok(Some(ordered)) = of_function(function, packing, Planner::Best) {
            *function = ordered;
        }
    }
    Ok(())
}

/// Orders the first function for kernels on weights packed so, or not packed.
pub(crate) fn order(
    module: &mut Module,
    packing: Option<InstructionSet>,
    planner: Planner,
) -> Result<(), PassError> {
    if let Some(ordered) = of_function(&module.functions[0], packing, planner)? {
        module.functions[0] = ordered;
    }
    Ok(())
}

/// Bytes of the arena that the first function takes with its ops as they are, and weights packed
/// for these instructions.
pub fn arena_len(
    module: &Module,
    packing: Option<InstructionSet>,
    planner: Planner,
) -> Result<usize, PassError> {
    let function = &module.functions[0];
    let selection = select::select(function, packing)?;
    Ok(Arena::new(function, &selection, planner).len_bytes())
}

/// The function in another order, if its arena is smaller so.
fn of_function(
    function: &Function,
    packing: Option<InstructionSet>,
    planner: Planner,
) -> Result<Option<Function>, PassError> {
    let selection = select::select(function, packing)?;
    let known = row_tiling::known(function, &selection);
    let Some(order) = Graph::of(function, &selection.storage, &known).better_order() else {
        return Ok(None);
    };
    let mut ops: Vec<Option<Op>> = function.ops.iter().cloned().map(Some).collect();
    let in_order = order.iter().filter_map(|op| ops[*op].take());
    let ordered = Function {
        ops: in_order.collect(),
        ..function.clone()
    };
    let len_bytes = Arena::new(function, &selection, planner).len_bytes();
    let selection = select::select(&ordered, packing)?;
    let is_smaller = Arena::new(&ordered, &selection, planner).len_bytes() < len_bytes;
    Ok(is_smaller.then_some(ordered))
}
