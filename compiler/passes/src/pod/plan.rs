//! How one device runs a partitioned module: what runs as one, in which order, and where values are
//! placed.
//!
//! - `view.rs`, `reads.rs`: broadcasts, transposes and the like become views of what is read.
//! - `fuse.rs`, `body.rs`: elementwise ops become fusions.
//! - `order.rs`: the order of steps.
//! - `place.rs`: lifetimes, and which values share bytes; `carry.rs` those that loops and branches
//!   hand on, `in_place.rs` results and operands of a step. The general planner of memory does the
//!   rest.

mod body;
mod carry;
mod fuse;
mod in_place;
mod order;
mod place;
mod reads;
mod view;

use std::collections::HashMap;

use peapod_ir::ops::TensorOp;
use peapod_ir::plan::pod::{Computation, PodInterface, PodPlan, PodStep};
use peapod_ir::verify::Verified;
use peapod_ir::{Function, Module, OpId, OpKind};

use crate::PassError;
use reads::{Kind, Reads};

/// Plans a module in which calls are inlined and every other function is used by one op.
///
/// # Errors
///
/// If a function is used by several ops, or by a call.
pub fn plan(module: &Verified<'_>, interface: &PodInterface) -> Result<PodPlan, PassError> {
    let module = module.module();
    check_calls(module)?;
    let planned: Vec<Planned> = module.functions.iter().map(Planned::of).collect();
    let layout = place::lay_out(module, interface, &planned);
    let mut places = layout.places.into_iter();
    let computations = planned.into_iter().map(|planned| Computation {
        steps: planned.steps,
        places: places.next().unwrap_or_default(),
    });
    Ok(PodPlan {
        computations: computations.collect(),
        arena_bytes: layout.arena_bytes,
        arena_lower_bound: layout.lower_bound,
    })
}

/// A function with its steps in order.
struct Planned {
    steps: Vec<PodStep>,
    /// Ops whose results share the place of their operands, as pairs of values.
    aliases: Vec<(peapod_ir::ValueId, peapod_ir::ValueId)>,
}

impl Planned {
    fn of(function: &Function) -> Self {
        let reads = Reads::of(function);
        let groups = fuse::groups(function, &reads);
        let stored = body::stored(function, &reads, &groups);
        let order = order::order(function, &reads, &groups);
        let step = |group: usize| body::step(function, &reads, &groups.members[group], &stored);
        let aliasing = function.op_ids();
        let aliasing = aliasing.filter(|op| reads.kinds[*op] == Kind::Alias);
        let pairs = aliasing.flat_map(|op| {
            let sources = fuse::sources(&reads, op).map(|(base, _)| base);
            sources.zip(function.op(op).outputs.iter().copied())
        });
        Self {
            steps: order.into_iter().filter_map(step).collect(),
            aliases: pairs.collect(),
        }
    }
}

/// The functions that an op of a function runs, by their position in the module.
fn callees(named: &HashMap<&str, usize>, function: &Function, op: OpId) -> Vec<usize> {
    let names = function.op(op).kind.callees().into_iter();
    names.filter_map(|name| named.get(name).copied()).collect()
}

fn check_calls(module: &Module) -> Result<(), PassError> {
    let bug = |message: String| PassError::Bug {
        after: "inlining",
        message,
    };
    let named = module.function_index();
    let mut callers = vec![0; module.functions.len()];
    for function in &module.functions {
        for (id, op) in function.op_ids().zip(&function.ops) {
            if let OpKind::Tensor(TensorOp::Call(call)) = &op.kind {
                return Err(bug(format!("@{} is still called", call.function)));
            }
            for callee in callees(&named, function, id) {
                callers[callee] += 1;
            }
        }
    }
    let shared = callers
        .iter()
        .enumerate()
        .find(|(index, count)| **count > usize::from(*index > 0));
    match shared {
        Some((index, _)) => Err(bug(format!(
            "@{} is used by several ops, or is the entry",
            module.functions[index].name
        ))),
        None => Ok(()),
    }
}
