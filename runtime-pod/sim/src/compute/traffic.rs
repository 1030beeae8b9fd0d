//! Bytes that kernels read from memory and write to it.

use peapod_schemas::pod::{Computation, Op, Step};

use super::Core;
use super::cluster::Cluster;
use super::layout::padded_bytes;

impl Cluster {
    /// Bytes that travel between memory and core, with the padding of tiles.
    pub fn memory_bytes(&self, computation: &Computation, core: &Core) -> f64 {
        let whole = |value: usize| {
            let value = &computation.values[value];
            padded_bytes(&value.shape, value.dtype.size_bytes(), core.tile) as f64
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
            .map(|&step| reread_bytes(computation, &computation.steps[step], core.vmem_bytes))
            .sum();
        read + written + again
    }
}

/// Which part of an operand a step reads.
pub(super) fn share_read(computation: &Computation, step: &Step, value: usize) -> f64 {
    let elements = |id: usize| computation.values[id].elements().max(1) as f64;
    let result = step.results.first().map_or(1.0, |&id| elements(id));
    let position = computation.reads(step).position(|id| id == value);
    let first = position == Some(0);
    if let Op::Fusion(it) = &step.op {
        let views = step.operands.iter().zip(&it.views);
        let views = views.filter(|(id, _)| computation.root(**id) == value);
        let walked = views.map(|(_, view)| {
            let dims = it.shape.iter().zip(&view.strides);
            let dims = dims.filter(|(_, stride)| **stride != 0);
            dims.map(|(extent, _)| *extent as f64).product::<f64>()
        });
        (walked.fold(0.0, f64::max) / elements(value)).min(1.0)
    } else if first && matches!(step.op, Op::Slice(_) | Op::DynamicSlice | Op::Gather(_)) {
        (result / elements(value)).min(1.0)
    } else if let (true, Some(update)) = (first, update(step)) {
        // The rest of the tensor stays where it is.
        (elements(update) / elements(value)).min(1.0)
    } else {
        // All of it is read, once.
        1.0
    }
}

/// Of a step that changes part of a tensor, what it puts there.
fn update(step: &Step) -> Option<usize> {
    if step.op == Op::DynamicUpdateSlice {
        Some(step.operands[1])
    } else if let Op::Scatter(_) = step.op {
        Some(step.operands[2])
    } else {
        None
    }
}

/// Which part of a result a step writes.
fn share_written(computation: &Computation, step: &Step) -> f64 {
    let elements = |id: usize| computation.values[id].elements().max(1) as f64;
    if step.op == Op::Copy {
        return 0.0;
    }
    match (update(step), step.results.first()) {
        (Some(update), Some(&result)) => (elements(update) / elements(result)).min(1.0),
        _ => 1.0,
    }
}

/// What products of matrices read again where nothing fits into half of the on-chip memory. Either
/// the smaller operand is held in pieces, and the larger one passes by for each; or the result is,
/// and the smaller operand passes by.
fn reread_bytes(computation: &Computation, step: &Step, vmem_bytes: u64) -> f64 {
    let (Op::DotGeneral(op), [a, b], [result]) = (&step.op, &step.operands[..], &step.results[..])
    else {
        return 0.0;
    };
    let tensor = |id: usize| &computation.values[id];
    let batch = op.left_batch.iter().map(|&dim| tensor(*a).shape[dim]);
    let products: usize = batch.product();
    let bytes = |id: usize| (tensor(id).bytes / products) as f64;
    let (small, large) = (bytes(*a).min(bytes(*b)), bytes(*a).max(bytes(*b)));
    let again = |held: f64| (held / (vmem_bytes / 2).max(1) as f64).ceil().max(1.0) - 1.0;
    products as f64 * (again(small) * large).min(again(bytes(*result)) * small)
}
