//! How late the gradients of an asynchronous pipeline are.
//!
//! With K stages and N microbatches, stage s does in slot n of a step the forward pass of
//! microbatch n and the backward pass of microbatch n - d, d = 2(K - 1 - s), and updates its
//! weights once, after the last backward pass of a minibatch. All else follows.

use alloc::vec::Vec;

/// The weights that backward passes read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackwardWeights {
    /// The newest.
    Newest,
    /// Those of the forward pass.
    Stashed,
    /// An estimate, from the newest, of those of the forward pass.
    Corrected,
}

impl BackwardWeights {
    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Newest => "newest",
            Self::Stashed => "stashed",
            Self::Corrected => "corrected",
        }
    }
}

/// How late the gradients of a stage are, and what of its program shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delays {
    /// The weights that backward passes read.
    pub backward_weights: BackwardWeights,
    /// Per microbatch of a minibatch: updates of the weights between its forward pass and the
    /// update by its minibatch.
    pub updates: Vec<usize>,
    /// Per microbatch: updates of the weights that its backward pass reads, after those of its
    /// forward pass; of estimates those that they are made of.
    pub backward: Vec<usize>,
    /// Steps between the forward passes of a minibatch and the update by it.
    pub steps_late: usize,
    /// Arguments of the stage that updates replace, and that microbatches read.
    pub weights: Vec<Weights>,
    /// What is computed of them.
    pub reads: Vec<WeightsRead>,
}

/// An argument of a stage that updates replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Input of the stage: the version that a step begins with.
    pub input: usize,
    /// Input of the stage that holds older versions.
    pub older: Option<usize>,
    /// Input of the stage that holds the average change.
    pub average: Option<usize>,
    /// Value of the entry that is the version after the update.
    pub updated: usize,
}

/// A value of the entry that is computed of weights for a microbatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsRead {
    /// The value.
    pub value: usize,
    /// The microbatch, counted from the first one of the step.
    pub microbatch: i64,
    /// Whether it is of the backward pass.
    pub backward: bool,
}

/// When a stage does what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Microbatches between the forward pass of one and its backward pass.
    pub lag: usize,
    /// Microbatches of a minibatch; 1 at least.
    pub microbatches: usize,
}

impl Timing {
    /// That of a stage among so many.
    pub const fn of(stages: usize, stage: usize, microbatches: usize) -> Self {
        Self {
            lag: 2 * (stages - 1 - stage),
            microbatches,
        }
    }

    /// Steps between the forward passes of a minibatch and the update by it.
    pub const fn steps_late(self) -> usize {
        self.lag.div_ceil(self.microbatches)
    }

    /// Updates that were made before the forward pass of a microbatch, counted from the first slot.
    const fn version(self, microbatch: usize) -> usize {
        // The one by a minibatch is made after the slot of its last backward pass; those by
        // minibatches before the first one are counted, too.
        let last = (self.microbatches - 1 + self.lag) % self.microbatches;
        let (step, slot) = (
            microbatch / self.microbatches,
            microbatch % self.microbatches,
        );
        step + (slot > last) as usize
    }

    /// Updates between the forward pass of a microbatch and the update by its minibatch.
    pub const fn updates(self, microbatch: usize) -> usize {
        self.steps_late() - self.version(microbatch)
    }

    /// Updates of the weights that a backward pass reads, after those of its forward pass.
    pub const fn backward(self, microbatch: usize, read: BackwardWeights) -> usize {
        match read {
            BackwardWeights::Stashed => 0,
            BackwardWeights::Newest | BackwardWeights::Corrected => {
                self.version(microbatch + self.lag) - self.version(microbatch)
            }
        }
    }
}
