//! The passes, in the order they run.
//!
//! A pass is a function of its arguments alone: it does no IO, reads no clock and iterates no hash
//! map, so the same module gives the same bytes. Every graph pass also runs alone, by name.

use peapod_ir::Module;
use peapod_ir::plan::micro::MicroPlan;

use crate::error::PassError;
use crate::memory_plan::Planner;

/// Rewrites a module.
pub type GraphPass = fn(&mut Module) -> Result<(), PassError>;

/// Choices the caller makes for a microcontroller.
#[derive(Clone, Copy, Debug, Default)]
pub struct MicroOptions {
    /// How the arena is laid out.
    pub planner: Planner,
}

/// Every graph pass, by name.
pub const GRAPH_PASSES: &[(&str, GraphPass)] = &[];

/// The graph pass with this name.
pub fn pass_named(name: &str) -> Option<GraphPass> {
    let (_, pass) = GRAPH_PASSES.iter().find(|(known, _)| *known == name)?;
    Some(*pass)
}

/// Compiles a module for a microcontroller: the rewritten module, and the plan of its pea.
///
/// The plan's [`Step::op`](peapod_ir::plan::micro::Step::op) and buffer values are ids of the module
/// returned, not of the one given.
pub fn micro(mut module: Module, options: &MicroOptions) -> Result<(Module, MicroPlan), PassError> {
    for (_, pass) in GRAPH_PASSES {
        pass(&mut module)?;
    }
    let _ = options;
    unimplemented!("signature published first; the body is being written")
}
