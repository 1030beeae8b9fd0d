//! What ranks tell each other where all have to take the same path.

use crate::progress::{Exceeded, Limit, StepId};

/// What a rank says where all have to take the same path.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Vote {
    /// A limit that one of its devices has exceeded.
    pub(crate) exceeded: Option<Exceeded>,
    /// What its first device answers.
    pub(crate) answer: usize,
    /// One of its devices that answers something else.
    pub(crate) differing: Option<usize>,
}

impl Vote {
    /// For the transport; `u64::MAX` is nothing.
    pub(crate) fn words(self) -> [u64; 4] {
        let word = |number: Option<usize>| number.map_or(u64::MAX, |number| number as u64);
        [
            word(self.exceeded.map(|it| it.step.computation)),
            word(self.exceeded.map(|it| it.step.step * 2 + it.limit as usize)),
            self.answer as u64,
            word(self.differing),
        ]
    }

    /// What the words say.
    pub(crate) fn from_words(words: [u64; 4]) -> Self {
        let [computation, step, answer, differing] = words;
        let number = |word: u64| (word != u64::MAX).then_some(word as usize);
        let exceeded = number(computation).zip(number(step));
        let exceeded = exceeded.map(|(computation, step)| Exceeded {
            step: StepId {
                computation,
                step: step / 2,
            },
            limit: [Limit::Iterations, Limit::Work][step % 2],
        });
        Self {
            exceeded,
            answer: answer as usize,
            differing: number(differing),
        }
    }
}
