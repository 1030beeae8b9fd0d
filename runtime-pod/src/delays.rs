//! Counts how late the gradients of a stage of an asynchronous pipeline are, while it runs.
//!
//! Which version of the weights something is computed of is read off the program: what follows from
//! the argument alone is of the version that the step begins with, what follows from what replaces
//! it of the next one. How many updates there were before is counted, step by step, and held
//! against what the file says.

mod versions;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use peapod_schemas::pod::delays::Delays;

use crate::engine::RunError;
use crate::program::Program;
pub(crate) use versions::Version;

/// Updates of weights of a stage, and of which versions its microbatches were.
pub(crate) struct Counts {
    stage: usize,
    whole: Arc<Program>,
    /// In the order in which they happen in a step.
    events: Vec<Event>,
    /// The next event of this step.
    next: usize,
    /// Whether a step was begun.
    begun: bool,
    /// Steps before this one.
    steps: i64,
    /// Updates of each weights, and those before this step.
    updates: Vec<u64>,
    before: Vec<u64>,
    /// By weights and microbatch, counted from the first one of all steps: the updates before the
    /// version that the forward pass has read.
    forward: BTreeMap<(usize, i64), u64>,
}

/// What happens in a step of the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// Position of the step.
    pub(crate) step: usize,
    /// Which weights.
    pub(crate) weights: usize,
    /// What happens.
    pub(crate) what: What,
}

/// What happens to weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// The forward pass of a microbatch reads them.
    Forward(i64, Version),
    /// The backward pass of a microbatch reads them.
    Backward(i64, Version),
    /// They are updated.
    Update,
}

/// Something that is not as late as the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrongDelay {
    /// The stage.
    pub(crate) stage: usize,
    /// Name of the weights.
    pub(crate) weights: String,
    /// The microbatch, counted from the first one of a minibatch.
    pub(crate) microbatch: usize,
    /// Whether it is the backward pass, and not the update.
    pub(crate) backward: bool,
    /// Updates that there are to be since the forward pass.
    pub(crate) expected: u64,
    /// Updates that there were, if they can be told.
    pub(crate) found: Option<u64>,
}

impl fmt::Display for WrongDelay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            stage,
            weights,
            microbatch,
            expected,
            ..
        } = self;
        let until = match self.backward {
            true => "the version that its backward pass reads",
            false => "the update by its minibatch",
        };
        let found = self.found.map(|it| it.to_string());
        let found = found.as_deref().unwrap_or("others");
        write!(
            f,
            "stage {stage}: expected {expected} updates of `{weights}` between the forward pass of \
             microbatch {microbatch} and {until}, found {found}"
        )
    }
}

impl Counts {
    /// Those of a stage, if the file tells its delays; nothing was counted.
    pub(crate) fn of(whole: &Arc<Program>, stage: usize) -> Option<Self> {
        let delays = whole.stages.get(stage)?.delays.as_ref()?;
        Some(Self {
            stage,
            whole: Arc::clone(whole),
            events: versions::events(whole.part(stage), delays),
            next: 0,
            begun: false,
            steps: 0,
            updates: vec![0; delays.weights.len()],
            before: vec![0; delays.weights.len()],
            forward: BTreeMap::new(),
        })
    }

    fn delays(&self) -> &Delays {
        let delays = self.whole.stages[self.stage].delays.as_ref();
        delays.expect("its stage has delays")
    }

    /// A step begins.
    pub(crate) fn restart(&mut self) {
        self.steps += i64::from(self.begun);
        (self.begun, self.next) = (true, 0);
        self.before.clone_from(&self.updates);
    }

    /// Takes note of what has happened before a step of the entry.
    ///
    /// # Errors
    ///
    /// Something is not as late as the file says.
    pub(crate) fn passed(&mut self, step: usize) -> Result<(), WrongDelay> {
        while let Some(event) = self.events.get(self.next).filter(|it| it.step < step) {
            let Event { weights, what, .. } = *event;
            self.next += 1;
            match what {
                What::Forward(microbatch, version) => self.forward(weights, microbatch, version)?,
                What::Backward(microbatch, version) => {
                    self.backward(weights, microbatch, version)?;
                }
                What::Update => self.update(weights)?,
            }
        }
        Ok(())
    }

    fn microbatches(&self) -> i64 {
        self.delays().updates.len() as i64
    }

    /// The updates before a version of this step; none of an older one, which nobody has counted.
    fn version(&self, weights: usize, version: Version) -> Option<u64> {
        match version {
            Version::Older => None,
            Version::Own => Some(self.before[weights]),
            Version::Next => Some(self.before[weights] + 1),
        }
    }

    fn forward(
        &mut self,
        weights: usize,
        microbatch: i64,
        version: Version,
    ) -> Result<(), WrongDelay> {
        let at = self.steps * self.microbatches() + microbatch;
        let found = self.version(weights, version);
        let known = self.forward.get(&(weights, at)).copied();
        let (Some(found), true) = (found, known.is_none() || known == found) else {
            let expected = self.delays().updates[microbatch as usize];
            return Err(self.wrong((weights, at), false, (expected, None)));
        };
        self.forward.insert((weights, at), found);
        Ok(())
    }

    fn backward(
        &self,
        weights: usize,
        microbatch: i64,
        version: Version,
    ) -> Result<(), WrongDelay> {
        let at = self.steps * self.microbatches() + microbatch;
        let Some(forward) = self.forward.get(&(weights, at)).copied() else {
            return Ok(());
        };
        let own = at.rem_euclid(self.microbatches()) as usize;
        let expected = self.delays().backward[own];
        let right = match self.version(weights, version) {
            // What was kept of it is of a step before.
            None => expected == 0 && forward < self.before[weights],
            Some(found) => forward + expected as u64 == found,
        };
        match right {
            true => Ok(()),
            false => {
                let found = self.version(weights, version);
                let found = found.and_then(|it| it.checked_sub(forward));
                Err(self.wrong((weights, at), true, (expected, found)))
            }
        }
    }

    fn update(&mut self, weights: usize) -> Result<(), WrongDelay> {
        let (count, updates) = (self.microbatches(), self.updates[weights]);
        let first = (self.steps - self.delays().steps_late as i64) * count;
        for microbatch in 0..count {
            let at = first + microbatch;
            let Some(forward) = self.forward.remove(&(weights, at)) else {
                continue;
            };
            let expected = self.delays().updates[microbatch as usize];
            if forward + expected as u64 != updates {
                let found = updates.checked_sub(forward);
                return Err(self.wrong((weights, at), false, (expected, found)));
            }
        }
        self.updates[weights] += 1;
        Ok(())
    }

    fn wrong(
        &self,
        (weights, microbatch): (usize, i64),
        backward: bool,
        (expected, found): (usize, Option<u64>),
    ) -> WrongDelay {
        let input = self.delays().weights[weights].input;
        WrongDelay {
            stage: self.stage,
            weights: self.whole.part(self.stage).inputs[input].name.clone(),
            microbatch: microbatch.rem_euclid(self.microbatches()) as usize,
            backward,
            expected: expected as u64,
            found,
        }
    }
}

impl From<WrongDelay> for RunError {
    fn from(wrong: WrongDelay) -> Self {
        Self::Delay(wrong.to_string())
    }
}
