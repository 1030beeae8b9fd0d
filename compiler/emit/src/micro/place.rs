//! What steps are called in messages and reports.

use peapod_ir::Op;
use peapod_ir::entity::EntityRef;
use peapod_ir::plan::micro::{MicroPlan, Step};
use peapod_ir::verify::Verified;

/// The op a step came from.
pub(super) fn op<'m>(module: &'m Verified<'_>, step: &Step) -> Option<&'m Op> {
    module.entry().ops.get(step.op.index())
}

/// Name of what a step computes: its op's first result.
pub(super) fn name(module: &Verified<'_>, step: &Step) -> String {
    let result = op(module, step).and_then(|op| op.outputs.first());
    result.map_or_else(String::new, |id| module.entry().value(*id).name.clone())
}

/// A step for a message: its number, op, result, and operator of the source file.
pub(super) fn step(module: &Verified<'_>, plan: &MicroPlan, index: usize) -> String {
    let mut place = format!("step {index}");
    let Some(step) = plan.steps.get(index) else {
        return place;
    };
    if let Some(op) = op(module, step) {
        place += &format!(" ({}, `{}`", op.kind, name(module, step));
        if let Some(source) = op.location.index {
            place += &format!(", operator {source} {}", op.location.name);
        }
        place += ")";
    }
    place
}
