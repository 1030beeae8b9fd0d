//! What a process does that runs a program: told to the other ranks, which wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::progress::StepId;

/// What a process does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Doing {
    /// It is before, between or after steps of a run: it reads, writes or prints.
    #[default]
    Between,
    /// It runs the program, or cuts inputs and puts outputs together.
    Computes,
    /// It waits for other ranks.
    Waits,
    /// It waits for data.
    Data,
    /// It waits until a checkpoint is written.
    Checkpoint,
}

impl Doing {
    const ALL: [Self; 5] = [
        Self::Between,
        Self::Computes,
        Self::Waits,
        Self::Data,
        Self::Checkpoint,
    ];

    pub(crate) fn from_byte(byte: u8) -> Self {
        let found = Self::ALL.into_iter().find(|it| *it as u8 == byte);
        found.unwrap_or_default()
    }

    /// Whether nothing but other ranks can keep it from going on: it waits for no file, no pipe
    /// and no terminal.
    pub(crate) fn runs(self) -> bool {
        matches!(self, Self::Computes | Self::Waits)
    }

    /// In words.
    pub(crate) fn about(self) -> &'static str {
        match self {
            Self::Between => "reads, writes or prints between steps",
            Self::Computes => "computes",
            Self::Waits => "waits for other ranks",
            Self::Data => "waits for data",
            Self::Checkpoint => "waits for a checkpoint to be written",
        }
    }
}

/// What this process does, and how far it is. Its threads write it, one that sends heartbeats
/// reads it.
#[derive(Debug, Default)]
pub struct Activity {
    doing: AtomicU8,
    /// Steps that devices of this process have finished.
    ticks: AtomicU64,
    /// Exchanges with other ranks that were begun.
    exchanges: AtomicU64,
    /// The last step that was reached: its stage in the highest 12 bits, its computation in 20, and
    /// in the lower half its index plus 1; 0 is none.
    step: AtomicU64,
}

impl Activity {
    /// Turns to something else; what it did before.
    pub(crate) fn turn_to(&self, doing: Doing) -> Doing {
        Doing::from_byte(self.doing.swap(doing as u8, Ordering::Relaxed))
    }

    pub(crate) fn doing(&self) -> Doing {
        Doing::from_byte(self.doing.load(Ordering::Relaxed))
    }

    /// A device has finished a step.
    pub(crate) fn tick(&self) {
        self.ticks.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn ticks(&self) -> u64 {
        self.ticks.load(Ordering::Relaxed)
    }

    /// An exchange is begun.
    pub(crate) fn exchange(&self) {
        self.exchanges.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn exchanges(&self) -> u64 {
        self.exchanges.load(Ordering::Relaxed)
    }

    /// The first device has finished a step, or all of them begin or finish a collective.
    pub(crate) fn reach(&self, stage: usize, step: StepId) {
        let computation = (step.computation as u64 & 0xf_ffff) << 32;
        let word = (stage as u64) << 52 | computation | (step.step as u64 + 1) & 0xffff_ffff;
        self.step.store(word, Ordering::Relaxed);
    }

    /// As a word; see [`step_of`].
    pub(crate) fn step(&self) -> u64 {
        self.step.load(Ordering::Relaxed)
    }
}

/// Turns an activity back when it is dropped.
pub(crate) struct Turned {
    activity: Option<Arc<Activity>>,
    before: Doing,
}

impl Turned {
    /// Turns to something until this is dropped.
    pub(crate) fn to(doing: Doing, activity: Option<&Arc<Activity>>) -> Self {
        let activity = activity.cloned();
        let before = activity.as_ref().map(|it| it.turn_to(doing));
        Self {
            activity,
            before: before.unwrap_or_default(),
        }
    }
}

impl Drop for Turned {
    fn drop(&mut self) {
        if let Some(activity) = &self.activity {
            activity.turn_to(self.before);
        }
    }
}

/// The stage and the step that a word of an [`Activity`] means, which may not be those of the
/// program: they are told for people to read.
pub(crate) fn step_of(word: u64) -> Option<(usize, StepId)> {
    let id = StepId {
        computation: (word >> 32 & 0xf_ffff) as usize,
        step: ((word & 0xffff_ffff) as usize).checked_sub(1)?,
    };
    Some(((word >> 52) as usize, id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_doings_are_read_as_they_were_written() {
        let activity = Activity::default();
        assert_eq!(step_of(activity.step()), None);
        for (computation, step) in [(0, 0), (0, 7), (3, 0), (70_000, 1_000_000)] {
            let id = StepId { computation, step };
            let stage = computation % 5;
            activity.reach(stage, id);
            assert_eq!(step_of(activity.step()), Some((stage, id)));
        }
        for doing in Doing::ALL {
            activity.turn_to(doing);
            assert_eq!(activity.turn_to(Doing::Waits), doing);
        }
        assert_eq!(Doing::from_byte(200), Doing::Between);
    }
}
