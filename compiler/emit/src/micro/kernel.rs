//! The kernels that a plan calls.

use peapod_ir::plan::micro::{KernelId, MicroPlan};

/// Each kernel of the plan once, in order of first use: the order of `Model.kernels`.
pub(super) fn kernels_used(plan: &MicroPlan) -> Vec<KernelId> {
    let mut used = Vec::new();
    for step in &plan.steps {
        if !used.contains(&step.kernel) {
            used.push(step.kernel);
        }
    }
    used
}
