//! When an asynchronous pipeline does what, and how old the weights are that it does it with.
//!
//! A step is a minibatch of steady state. With K stages and N microbatches, stage s does in slot n
//! the forward pass of microbatch n and then the backward pass of microbatch n - d, where
//! d = 2(K - 1 - s) is its *lag*: negative microbatches are of minibatches before this one. Every
//! step completes the gradients of one minibatch on each stage, in the slot of that minibatch's
//! last backward pass, and updates the weights of the stage there. *Versions* of weights are
//! counted from the one that a step begins with, which is 0; the update makes version 1.

/// Stages and microbatches of an asynchronous pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Stages, each on devices of its own.
    pub stages: usize,
    /// Microbatches of a minibatch.
    pub microbatches: usize,
    /// Parts of a microbatch, which a slot computes one after another.
    pub parts: usize,
}

impl Clock {
    /// Microbatches whose forward pass a stage does between the forward pass of one and its
    /// backward pass.
    pub const fn lag(self, stage: usize) -> usize {
        2 * (self.stages - 1 - stage)
    }

    /// Parts of microbatches between the forward pass of one and its backward pass.
    pub const fn lag_in_parts(self, stage: usize) -> usize {
        self.lag(stage) * self.parts
    }

    /// Parts of a minibatch.
    pub const fn minibatch_parts(self) -> usize {
        self.microbatches * self.parts
    }

    /// Steps between the one that does the forward passes of a minibatch and the one that updates
    /// the weights of a stage by it.
    pub const fn steps_late(self, stage: usize) -> usize {
        self.lag(stage).div_ceil(self.microbatches)
    }

    /// The slot after which the weights of a stage are updated.
    pub const fn update_slot(self, stage: usize) -> usize {
        (self.microbatches - 1 + self.lag(stage)) % self.microbatches
    }

    /// The minibatch of a microbatch, counted from that of this step.
    pub const fn minibatch(self, microbatch: isize) -> isize {
        microbatch.div_euclid(self.microbatches as isize)
    }

    /// The version of weights that the forward pass of a microbatch reads.
    pub const fn forward_version(self, stage: usize, microbatch: isize) -> isize {
        let slot = microbatch.rem_euclid(self.microbatches as isize);
        let updated = slot > self.update_slot(stage) as isize;
        self.minibatch(microbatch) + updated as isize
    }

    /// The newest version of weights when the backward pass of a microbatch is done.
    pub const fn backward_version(self, stage: usize, microbatch: isize) -> isize {
        self.forward_version(stage, microbatch + self.lag(stage) as isize)
    }

    /// Updates of the weights that the backward pass of a microbatch reads after those of its
    /// forward pass, if it reads the newest.
    pub const fn newer_backward(self, stage: usize, microbatch: usize) -> usize {
        let microbatch = microbatch as isize;
        let newest = self.backward_version(stage, microbatch);
        (newest - self.forward_version(stage, microbatch)) as usize
    }

    /// Updates of the weights of a stage between the forward pass of a microbatch and the update
    /// by its minibatch: the delay of its gradient.
    pub const fn delay(self, stage: usize, microbatch: usize) -> usize {
        // The update by this minibatch is that of a later step, whose first version it replaces.
        let replaced = self.steps_late(stage) as isize;
        (replaced - self.forward_version(stage, microbatch as isize)) as usize
    }

    /// The delay of a stage on average over the microbatches of a minibatch: 2(K - 1 - s) / N.
    ///
    /// It is one microbatch less than the (2(K - i) + 1) / N of the paper for its stage i = s + 1,
    /// whose count has the microbatch itself: the last stage does a backward pass right after the
    /// forward pass, of the same weights (Yang et al., "PipeMare", 2019, section 2).
    pub fn mean_delay(self, stage: usize) -> f64 {
        self.lag(stage) as f64 / self.microbatches as f64
    }

    /// Versions of weights that a stage holds at most if each backward pass reads those of its
    /// forward pass.
    pub fn versions(self, stage: usize) -> usize {
        let lag = self.lag(stage) as isize;
        let done = (0..self.microbatches as isize).map(|slot| slot - lag);
        let held =
            done.map(|it| self.backward_version(stage, it) - self.forward_version(stage, it) + 1);
        held.max().map_or(1, |it| it as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> impl Iterator<Item = Clock> {
        (1..6).flat_map(|stages| {
            (1..7).map(move |microbatches| Clock {
                stages,
                microbatches,
                parts: 1,
            })
        })
    }

    /// Goes through the slots of many steps and counts updates.
    #[test]
    fn delays_are_those_of_the_schedule() {
        for clock in clocks() {
            for stage in 0..clock.stages {
                let (lag, count) = (clock.lag(stage), clock.microbatches);
                let (mut version, mut read) = (0_isize, vec![]);
                let mut delays = vec![];
                for step in 0..12 {
                    for slot in 0..count {
                        let at = version - step;
                        assert_eq!(at, clock.forward_version(stage, slot as isize));
                        read.push(version);
                        let done = (step as usize * count + slot).checked_sub(lag);
                        let relative = slot as isize - lag as isize;
                        assert_eq!(at, clock.backward_version(stage, relative));
                        let Some(done) = done else {
                            // Before the first minibatch the update changes nothing.
                            let last = clock.update_slot(stage) == slot;
                            version += isize::from(last);
                            continue;
                        };
                        let of = relative.div_euclid(count as isize);
                        assert_eq!(of, clock.minibatch(relative));
                        let oldest = read[done] - step;
                        assert_eq!(oldest, clock.forward_version(stage, relative));
                        if done % count + 1 == count {
                            assert_eq!(slot, clock.update_slot(stage));
                            assert_eq!(step as usize, done / count + clock.steps_late(stage));
                            let own = &read[done + 1 - count..=done];
                            delays.extend(own.iter().map(|it| (version - it) as usize));
                            version += 1;
                        }
                    }
                }
                let expected = (0..count).map(|it| clock.delay(stage, it));
                let expected: Vec<usize> = expected.collect();
                assert!(delays.chunks(count).all(|own| own == expected));
                let mean = expected.iter().sum::<usize>() as f64 / count as f64;
                assert!((mean - clock.mean_delay(stage)).abs() < 1e-12, "{clock:?}");
            }
        }
    }

    #[test]
    fn the_last_stage_waits_for_nothing() {
        for clock in clocks() {
            let last = clock.stages - 1;
            assert_eq!(clock.steps_late(last), 0);
            assert_eq!(clock.versions(last), 1);
            assert!((0..clock.microbatches).all(|it| clock.delay(last, it) == 0));
        }
    }
}
