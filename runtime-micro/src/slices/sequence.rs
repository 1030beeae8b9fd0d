//! Parts of kernels that go over steps of time.

use peapod_schemas::micro::{Kernel as KernelId, Lstm, Operand, Signal, Svdf};

use super::region::{Extent, Region};
use super::share;

/// Whole batches, or some results of one with their filters.
pub(super) fn svdf(
    params: &mut Svdf,
    inputs: &mut [Operand],
    output: &mut Operand,
    region: &Region,
) -> Option<()> {
    let [batches, units, ..] = region.each;
    let [input, feature_weights, time_weights, bias, state, scratch] = inputs else {
        return None;
    };
    for each in [input, &mut *state, &mut *scratch, &mut *output] {
        share(each, &batches);
    }
    for each in [feature_weights, time_weights, bias, state, scratch, output] {
        share(each, &units);
    }
    params.batches = batches.len;
    params.filters = units.len.wrapping_mul(params.rank);
    Some(())
}

/// Some steps of all sequences, or some sequences of one step. The output is the state, which goes
/// on from part to part.
pub(super) fn gru(
    params: &mut Lstm,
    inputs: &mut [Operand],
    state: &mut Operand,
    region: &Region,
) -> Option<()> {
    let [steps, batches, ..] = region.each;
    let input = inputs.first_mut()?;
    share(input, &steps);
    share(input, &batches);
    share(state, &batches);
    (params.batches, params.steps) = (batches.len, steps.len);
    Some(())
}

/// Whether a kernel of parameters of long short-term memories has a state for its only output.
pub(super) fn is_gru(kernel: KernelId) -> bool {
    matches!(kernel, KernelId::GruF32 | KernelId::GruAfterF32)
}

/// Whole sequences, or some steps of one; where steps are outermost, some sequences of one step.
pub(super) fn lstm(
    params: &mut Lstm,
    inputs: &mut [Operand],
    output: &mut Operand,
    region: &Region,
) -> Option<()> {
    let [outer, inner, ..] = region.each;
    for each in [inputs.first_mut()?, output] {
        share(each, &outer);
        share(each, &inner);
    }
    let (batches, steps) = match params.time_major {
        1 => (inner, outer),
        _ => (outer, inner),
    };
    // Both states are last.
    for state in inputs.iter_mut().rev().take(2) {
        share(state, &batches);
    }
    (params.batches, params.steps) = (batches.len, steps.len);
    Some(())
}

/// Some lines of a signal. Only what frames carry over is by lines as well.
pub(super) fn signal(
    params: &mut Signal,
    kernel: KernelId,
    inputs: &mut [Operand],
    lines: &Extent,
) {
    let overlaps = kernel == KernelId::OverlapAddS16 || kernel == KernelId::OverlapAddF32;
    params.lines = lines.len;
    inputs
        .iter_mut()
        .take(if overlaps { 2 } else { 1 })
        .for_each(|it| share(it, lines));
}
