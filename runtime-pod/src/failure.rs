//! The error of a stage, told to the ranks of all others: an error of one is an error of all.

use crate::engine::{EngineOptions, RunError};

/// What a stage has failed with in a step, on all of its ranks.
pub(crate) struct Failure {
    stage: usize,
    kind: Kind,
    /// A step and two devices, of a disagreement.
    at: [usize; 3],
    /// The place of a limit, the computation of a disagreement, what is told of a delay.
    pub(crate) text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Iterations,
    Work,
    Disagreement,
    Delay,
}

impl Failure {
    /// What stands for no stage.
    pub(crate) const NONE: u64 = u64::MAX;

    /// That of a stage. Errors are limits, disagreements and delays: where a rank is lost nothing
    /// is told any more, and all else is found before a step.
    pub(crate) fn of(stage: usize, error: &RunError) -> Self {
        let of = |kind: Kind, at: [usize; 3], text: &str| Self {
            stage,
            kind,
            at,
            text: text.to_owned(),
        };
        if let RunError::IterationLimit { place, .. } = error {
            of(Kind::Iterations, [0; 3], place)
        } else if let RunError::Disagreement {
            computation,
            step,
            first,
            device,
        } = error
        {
            of(Kind::Disagreement, [*step, *first, *device], computation)
        } else if let RunError::Delay(what) = error {
            of(Kind::Delay, [0; 3], what)
        } else if let RunError::WorkLimit { place, .. } = error {
            of(Kind::Work, [0; 3], place)
        } else {
            of(Kind::Work, [0; 3], &error.to_string())
        }
    }

    /// What a rank tells, the stage first.
    pub(crate) fn words(failure: Option<&Self>) -> [u64; 5] {
        failure.map_or([Self::NONE; 5], |it| {
            let [step, first, device] = it.at.map(|word| word as u64);
            [it.stage as u64, it.kind as u64, step, first, device]
        })
    }

    /// The error that a rank has told, with its text.
    pub(crate) fn error(words: [u64; 5], text: &str, options: &EngineOptions) -> RunError {
        let [_, kind, step, first, device] = words.map(|word| word as usize);
        let text = text.to_owned();
        let kinds = [
            Kind::Iterations,
            Kind::Work,
            Kind::Disagreement,
            Kind::Delay,
        ];
        match kinds.get(kind) {
            Some(Kind::Delay) => RunError::Delay(text),
            Some(Kind::Iterations) => RunError::IterationLimit {
                place: text,
                iterations: options.max_iterations,
            },
            Some(Kind::Disagreement) => RunError::Disagreement {
                computation: text,
                step,
                first,
                device,
            },
            Some(Kind::Work) | None => RunError::WorkLimit {
                place: text,
                limit: options.max_work,
            },
        }
    }
}
