//! How late the gradients of the stages of an asynchronous pipeline are, as files tell it.

use peapod_ir::plan::pod::{DelayedWeights, PodDelays, PodWeights, PodWeightsRead};
use peapod_ir::{Function, ValueId};

use super::PipelineOptions;
use super::asynchronous::{BackwardWeights, Clock};
use crate::graph::dead_code;

/// Stages that do not wait for one another.
pub(super) struct Late {
    clock: Clock,
    backward: DelayedWeights,
}

impl Late {
    /// Those of a pipeline, if it has several.
    pub(super) fn of(clock: Clock, pipeline: &PipelineOptions) -> Option<Self> {
        let corrects = pipeline.delays.discrepancy_correction.is_some();
        let backward = match pipeline.schedule.backward_weights()? {
            BackwardWeights::Stashed => DelayedWeights::Stashed,
            BackwardWeights::Newest if corrects => DelayedWeights::Corrected,
            BackwardWeights::Newest => DelayedWeights::Newest,
        };
        (clock.stages > 1).then_some(Self { clock, backward })
    }

    /// The delays of a stage. Dead code is removed from its entry, so that what shows them has the
    /// numbers that it will have.
    pub(super) fn stage(
        &self,
        stage: usize,
        entry: &mut Function,
        (mut weights, mut reads): (Vec<PodWeights>, Vec<PodWeightsRead>),
    ) -> PodDelays {
        let updated = weights.iter().map(|it| it.updated);
        let values = updated.chain(reads.iter().map(|it| it.value)).map(Some);
        let mut values: Vec<Option<ValueId>> = values.collect();
        dead_code::remove_and_follow(entry, &mut values);
        let mut values = values.into_iter();
        let mut followed = |value: &mut ValueId| {
            let found = values.next().flatten();
            *value = found.unwrap_or(*value);
            found.is_some()
        };
        weights.retain_mut(|it| followed(&mut it.updated));
        reads.retain_mut(|it| followed(&mut it.value));
        let microbatches = 0..self.clock.microbatches;
        let backward = |it: usize| match self.backward {
            DelayedWeights::Stashed => 0,
            DelayedWeights::Newest | DelayedWeights::Corrected => {
                self.clock.newer_backward(stage, it)
            }
        };
        PodDelays {
            backward_weights: self.backward,
            updates: microbatches
                .clone()
                .map(|it| self.clock.delay(stage, it))
                .collect(),
            backward: microbatches.map(backward).collect(),
            weights,
            reads,
        }
    }
}
