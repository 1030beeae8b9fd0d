//! Delays of an asynchronous pipeline are those of its stages and microbatches.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::super::delays::{BackwardWeights, Delays, Timing, Weights, WeightsRead};
use super::super::file::{self, DelaysT, WeightsReadT, WeightsT};
use super::super::{Program, Stage};
use super::rule::{Check, ensure, same, widened};
use crate::versions::POD_DELAYS;

/// The delays of one stage among so many.
pub(super) fn stage(
    file: DelaysT,
    version: u32,
    [stages, stage]: [usize; 2],
    program: &Program,
) -> Check<Delays> {
    ensure!(
        version >= POD_DELAYS,
        "expected version {POD_DELAYS} of what has delays, found {version}"
    );
    let backward_weights = backward_weights(file.backward_weights)?;
    let updates = widened(&file.updates);
    ensure!(!updates.is_empty(), "expected microbatches, found none");
    let timing = Timing::of(stages, stage, updates.len());
    let backward = widened(&file.backward);
    same("microbatches", backward.len(), updates.len())?;
    for (number, (&found, &read)) in updates.iter().zip(&backward).enumerate() {
        let expected = timing.updates(number);
        ensure!(
            found == expected,
            "expected {expected} updates between the forward pass of microbatch {number} and the \
             update by its minibatch, found {found}"
        );
        let expected = timing.backward(number, backward_weights);
        ensure!(
            read == expected,
            "expected weights that are {expected} updates newer in the backward pass of microbatch \
             {number}, found {read}"
        );
    }
    let mut seen = BTreeSet::new();
    let weights = file.weights.iter();
    let weights = weights.map(|it| self::weights(it, program, &mut seen));
    let reads = file.reads.iter();
    let reads = reads.map(|it| self::read(it, program, timing));
    Ok(Delays {
        backward_weights,
        updates,
        backward,
        steps_late: timing.steps_late(),
        weights: weights.collect::<Check<_>>()?,
        reads: reads.collect::<Check<Vec<_>>>()?,
    })
}

fn backward_weights(file: file::BackwardWeights) -> Check<BackwardWeights> {
    match file {
        file::BackwardWeights::Newest => Ok(BackwardWeights::Newest),
        file::BackwardWeights::Stashed => Ok(BackwardWeights::Stashed),
        file::BackwardWeights::Corrected => Ok(BackwardWeights::Corrected),
        file::BackwardWeights(other) => Err(alloc::format!(
            "expected weights that backward passes read, found {other}"
        )),
    }
}

/// Weights, whose arguments are of nothing else.
fn weights(file: &WeightsT, program: &Program, seen: &mut BTreeSet<usize>) -> Check<Weights> {
    let mut input = |index: i32| -> Check<Option<usize>> {
        let Ok(index) = usize::try_from(index) else {
            return Ok(None);
        };
        let count = program.inputs.len();
        ensure!(
            index < count,
            "expected inputs of {count}, found input {index}"
        );
        ensure!(
            seen.insert(index),
            "expected different inputs of weights, found input {index} twice"
        );
        Ok(Some(index))
    };
    let [newest, older, average] = [file.input, file.older, file.average].map(&mut input);
    let newest = newest?.ok_or("expected an input that is weights, found none")?;
    let replaces = program.outputs.iter();
    ensure!(
        replaces.map(|it| it.replaces).any(|it| it == Some(newest)),
        "expected an output that replaces input {newest}, found none"
    );
    Ok(Weights {
        input: newest,
        older: older?,
        average: average?,
        updated: value(file.updated, program)?,
    })
}

fn value(value: u32, program: &Program) -> Check<usize> {
    let (value, count) = (value as usize, program.entry().values.len());
    ensure!(
        value < count,
        "expected values of {count}, found value {value}"
    );
    Ok(value)
}

fn read(file: &WeightsReadT, program: &Program, timing: Timing) -> Check<WeightsRead> {
    let microbatch = i64::from(file.microbatch);
    let first = match file.backward {
        true => -(timing.lag as i64),
        false => 0,
    };
    let end = first + timing.microbatches as i64;
    ensure!(
        (first..end).contains(&microbatch),
        "expected microbatches {first} to {}, found microbatch {microbatch}",
        end - 1
    );
    Ok(WeightsRead {
        value: value(file.value, program)?,
        microbatch,
        backward: file.backward,
    })
}

/// All stages have delays, of as many microbatches, or none has.
pub(super) fn agree(stages: &[Stage]) -> Check {
    let of = |stage: &Stage| {
        let delays = stage.delays.as_ref();
        delays.map(|it| (it.updates.len(), it.backward_weights))
    };
    let mut each = stages.iter().map(of);
    let first = each.next().flatten();
    each.try_for_each(|it| same("microbatches and weights of delays", it, first))
}
