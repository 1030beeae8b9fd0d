//! The kernels that a plan calls.

use peapod_ir::plan::micro::{KernelId, LoopEntry, MicroPlan, Step};

/// Each kernel of the plan and its entries once, in order of first use: the order of
/// `Model.kernels`.
pub(super) fn kernels_used(plan: &MicroPlan) -> Vec<KernelId> {
    let mut used = Vec::new();
    for step in plan.each_entry().flat_map(|entry| &entry.steps) {
        note(&mut used, step.kernel);
        runs(step).for_each(|step| note(&mut used, step.kernel));
    }
    used
}

fn note(used: &mut Vec<KernelId>, kernel: KernelId) {
    if !used.contains(&kernel) {
        used.push(kernel);
    }
}

/// The kernel calls of a loop.
pub(super) fn runs(step: &Step) -> impl Iterator<Item = &Step> {
    let entries = step.program.iter();
    entries.filter_map(|entry| match entry {
        LoopEntry::Run(step) => Some(step),
        LoopEntry::Begin { .. } | LoopEntry::Test(_) | LoopEntry::End => None,
    })
}
