//! Bytes that kernels read from memory and write to it.

use peapod_schemas::pod::OpT;

use super::cluster::Cluster;
use super::layout::padded_bytes;
use crate::program::{Computation, Step, element_bytes};

impl Cluster {
    /// Bytes that travel between memory and core, with the padding of tiles.
    pub fn memory_bytes(&self, computation: &Computation, vmem_bytes: u64) -> f64 {
        let whole = |value: usize| {
            let tensor = &computation.tensors[value];
            let size = element_bytes(tensor.dtype).unwrap_or(4);
            padded_bytes(&tensor.shape, size) as f64
        };
        let mut read = 0.0;
        for &value in &self.reads {
            let steps = self.steps.iter().map(|&step| &computation.steps[step]);
            let parts = steps.filter(|step| computation.reads(step).any(|it| it == value));
            let parts = parts.map(|step| share_read(computation, step, value));
            read += parts.fold(0.0, f64::max) * whole(value);
        }
        let written: f64 = self
            .writes
            .iter()
            .map(|&value| {
                let maker = self.steps.iter().find(|&&it| {
                    computation
                        .makes(&computation.steps[it])
                        .any(|made| made == value)
                });
                maker.map_or(1.0, |&it| {
                    share_written(computation, &computation.steps[it])
                }) * whole(value)
            })
            .sum();
        let again: f64 = self
            .steps
            .iter()
            .map(|&step| reread_bytes(computation, &computation.steps[step], vmem_bytes))
            .sum();
        read + written + again
    }
}

/// Which part of an operand a step reads.
pub(super) fn share_read(computation: &Computation, step: &Step, value: usize) -> f64 {
    let elements = |id: usize| computation.tensors[id].elements().max(1) as f64;
    let result = step.results.first().map_or(1.0, |&id| elements(id));
    let position = computation.reads(step).position(|id| id == value);
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the rest read all of it once"
    )]
    match &step.op {
        OpT::Slice(_) | OpT::DynamicSlice(_) | OpT::Gather(_) if position == Some(0) => {
            (result / elements(value)).min(1.0)
        }
        // The rest of the tensor stays where it is.
        OpT::DynamicUpdateSlice(_) | OpT::Scatter(_) if position == Some(0) => {
            let update = step.operands.get(if matches!(step.op, OpT::Scatter(_)) {
                2
            } else {
                1
            });
            update.map_or(1.0, |&id| (elements(id) / elements(value)).min(1.0))
        }
        OpT::Fusion(it) => {
            let views = step
                .operands
                .iter()
                .zip(&it.views)
                .filter(|(id, _)| computation.root(**id) == value);
            let walked = views.map(|(_, view)| {
                let dims = it
                    .shape
                    .iter()
                    .zip(&view.strides)
                    .filter(|(_, stride)| **stride != 0);
                dims.map(|(extent, _)| *extent as f64).product::<f64>()
            });
            (walked.fold(0.0, f64::max) / elements(value)).min(1.0)
        }
        _ => 1.0,
    }
}

/// Which part of a result a step writes.
fn share_written(computation: &Computation, step: &Step) -> f64 {
    let elements = |id: usize| computation.tensors[id].elements().max(1) as f64;
    #[allow(clippy::wildcard_enum_match_arm, reason = "the rest write all of it")]
    let update = match &step.op {
        OpT::DynamicUpdateSlice(_) => step.operands.get(1),
        OpT::Scatter(_) => step.operands.get(2),
        OpT::Copy(_) => return 0.0,
        _ => None,
    };
    match (update, step.results.first()) {
        (Some(&update), Some(&result)) => (elements(update) / elements(result)).min(1.0),
        _ => 1.0,
    }
}

/// What products of matrices read again where nothing fits into half of the on-chip memory. Either
/// the smaller operand is held in pieces, and the larger one passes by for each; or the result is,
/// and the smaller operand passes by.
fn reread_bytes(computation: &Computation, step: &Step, vmem_bytes: u64) -> f64 {
    let (OpT::DotGeneral(op), [a, b], [result]) = (&step.op, &step.operands[..], &step.results[..])
    else {
        return 0.0;
    };
    let tensor = |id: usize| &computation.tensors[id];
    let batch = op.left_batch.iter().flatten();
    let batch = batch.filter_map(|dim| tensor(*a).shape.get(*dim as usize).copied());
    let products = batch.fold(1, u64::saturating_mul).max(1);
    let bytes = |id: usize| (tensor(id).bytes / products) as f64;
    let (small, large) = (bytes(*a).min(bytes(*b)), bytes(*a).max(bytes(*b)));
    let again = |held: f64| (held / (vmem_bytes / 2).max(1) as f64).ceil().max(1.0) - 1.0;
    products as f64 * (again(small) * large).min(again(bytes(*result)) * small)
}
