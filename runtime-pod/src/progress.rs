//! What is recorded of a run: time per step, loop iterations, and calls of the progress observer.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use crate::activity::Activity;
use crate::engine::EngineOptions;
use crate::program::{Computation, Program};
use crate::routine::Spending;

/// A step that is done, on the first device of a process, or of those of a stage that it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The stage whose computation it is; 0 of a program without stages.
    pub stage: usize,
    /// Index of the computation.
    pub computation: usize,
    /// Index of the step in it.
    pub step: usize,
    /// How long it took, on this device; a collective on all of them.
    pub time: Duration,
}

/// Called after every step of the first device of every stage, from whichever thread runs it; of
/// what a loop does by itself, after the steps of some iterations.
pub type Observer = Box<dyn Fn(Progress) + Send + Sync>;

/// Time that a step took so far. Within loops that a device runs by itself, it is taken in some
/// iterations for all of them, and what is run as one shares its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTime {
    /// The stage whose computation it is; 0 of a program without stages.
    pub stage: usize,
    /// Index of the computation.
    pub computation: usize,
    /// Index of the step in it.
    pub step: usize,
    /// How often it ran, on all devices together; a collective counts once for all.
    pub runs: u64,
    /// Time that all runs took together.
    pub time: Duration,
}

/// A step of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepId {
    pub(crate) computation: usize,
    pub(crate) step: usize,
}

/// A limit of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Iterations,
    Work,
}

/// A loop or case that exceeded a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exceeded {
    pub(crate) step: StepId,
    pub(crate) limit: Limit,
}

/// What a device has done in loops and cases.
#[derive(Default)]
struct Spent {
    /// Loop iterations that it has started.
    iterations: AtomicU64,
    /// Element operations, where it runs by itself.
    work: AtomicU64,
    /// The first limit that it exceeded.
    exceeded: OnceLock<Exceeded>,
}

/// Records what the devices of this process do that run one program.
pub(crate) struct Monitor {
    /// Which stage they are of; 0 of a program without stages.
    stage: usize,
    /// Ids of the devices.
    devices: Range<usize>,
    /// Per device.
    spent: Vec<Spent>,
    /// Element operations where all devices run in lockstep, on each of them.
    lockstep_work: AtomicU64,
    /// Per computation, without those that it calls.
    own_work: Vec<u64>,
    options: EngineOptions,
    /// Per computation and step, of runs that time was taken of: how many, nanoseconds.
    times: Vec<Vec<[AtomicU64; 2]>>,
    /// Per computation, how often it ran without time being taken.
    untimed: Vec<AtomicU64>,
    observer: Option<Arc<Observer>>,
    /// For the other ranks, if there are any.
    activity: Option<Arc<Activity>>,
}

impl Monitor {
    pub(crate) fn new(
        program: &Program,
        devices: Range<usize>,
        options: EngineOptions,
        activity: Option<Arc<Activity>>,
    ) -> Self {
        let clocks = |computation: &Computation| {
            let steps = computation.steps.iter();
            steps.map(|_| [const { AtomicU64::new(0) }; 2]).collect()
        };
        Self {
            stage: program.stage().unwrap_or_default(),
            spent: devices.clone().map(|_| Spent::default()).collect(),
            devices,
            lockstep_work: AtomicU64::new(0),
            own_work: program
                .computations
                .iter()
                .map(Computation::own_work)
                .collect(),
            options,
            times: program.computations.iter().map(clocks).collect(),
            untimed: program
                .computations
                .iter()
                .map(|_| AtomicU64::new(0))
                .collect(),
            observer: None,
            activity,
        }
    }

    pub(crate) fn observe(&mut self, observer: Arc<Observer>) {
        self.observer = Some(observer);
    }

    /// Counts iterations and work from zero.
    pub(crate) fn restart(&mut self) {
        self.spent.fill_with(Spent::default);
        // The entry runs in any case: `Program::least_work` was within the limit.
        self.lockstep_work = AtomicU64::new(self.own_work[0]);
    }

    /// Counts a loop iteration of a device; whether it may be run.
    pub(crate) fn iterate(&self, device: usize, step: StepId) -> bool {
        let own = &self.spent[device - self.devices.start];
        let before = own.iterations.load(Ordering::Relaxed);
        // Nothing else counts what this device does at the same time.
        own.iterations.store(before + 1, Ordering::Relaxed);
        if before >= self.options.max_iterations {
            let limit = Limit::Iterations;
            own.exceeded.get_or_init(|| Exceeded { step, limit });
        }
        own.exceeded.get().is_none()
    }

    /// Counts the work of a computation that a device runs by itself, called by a step; whether it
    /// may be run.
    pub(crate) fn spend(&self, device: usize, step: StepId, computation: usize) -> bool {
        let own = &self.spent[device - self.devices.start];
        let work = self.own_work[computation];
        let after = own.work.load(Ordering::Relaxed).saturating_add(work);
        own.work.store(after, Ordering::Relaxed);
        if after > self.options.max_work {
            let limit = Limit::Work;
            own.exceeded.get_or_init(|| Exceeded { step, limit });
        }
        own.exceeded.get().is_none()
    }

    /// What a device has done so far and may do, for what it runs as one.
    pub(crate) fn spending(&self, device: usize) -> Spending<'_> {
        let own = &self.spent[device - self.devices.start];
        Spending {
            own_work: &self.own_work,
            // bounded: as many as computations
            calls: vec![0; self.own_work.len()],
            iterations: own.iterations.load(Ordering::Relaxed),
            work: own.work.load(Ordering::Relaxed),
            max_iterations: self.options.max_iterations,
            max_work: self.options.max_work,
            exceeded: own.exceeded.get().copied(),
        }
    }

    /// Takes over what a device has done since [`Self::spending`], in this time if it was taken.
    pub(crate) fn spent(&self, device: usize, spending: &Spending<'_>, time: Option<Duration>) {
        let own = &self.spent[device - self.devices.start];
        own.iterations.store(spending.iterations, Ordering::Relaxed);
        own.work.store(spending.work, Ordering::Relaxed);
        if let Some(exceeded) = spending.exceeded {
            own.exceeded.get_or_init(|| exceeded);
        }
        let calls = || spending.calls.iter().zip(&self.times).enumerate();
        let Some(time) = time else {
            for (computation, (&calls, _)) in calls().filter(|(_, (calls, _))| **calls > 0) {
                self.ran(computation, calls);
            }
            return;
        };
        let steps = calls().map(|(_, (&calls, steps))| calls * steps.len() as u64);
        let nanoseconds = time.as_nanos() as f64 / steps.sum::<u64>().max(1) as f64;
        for (_, (&calls, steps)) in calls() {
            for [runs, total] in steps {
                runs.fetch_add(calls, Ordering::Relaxed);
                total.fetch_add((nanoseconds * calls as f64) as u64, Ordering::Relaxed);
            }
        }
    }

    /// Counts calls of a computation of which no time was taken.
    pub(crate) fn ran(&self, computation: usize, calls: u64) {
        self.untimed[computation].fetch_add(calls, Ordering::Relaxed);
    }

    /// Counts the work of a computation that all devices run in lockstep; whether it may be run.
    /// All ranks get the same answer.
    pub(crate) fn spend_all(&self, computation: usize) -> bool {
        let work = self.own_work[computation];
        let before = self.lockstep_work.fetch_add(work, Ordering::Relaxed);
        before.saturating_add(work) <= self.options.max_work
    }

    /// Counts a loop iteration that all devices run in lockstep. Whether it may be run is asked
    /// where the devices next agree.
    pub(crate) fn iterate_all(&self, step: StepId) {
        for device in self.devices.clone() {
            self.iterate(device, step);
        }
    }

    /// A limit that a device has exceeded.
    pub(crate) fn exceeded(&self) -> Option<Exceeded> {
        let mut exceeded = self.spent.iter().filter_map(|own| own.exceeded.get());
        exceeded.next().copied()
    }

    /// The limits.
    pub(crate) fn options(&self) -> &EngineOptions {
        &self.options
    }

    /// A collective is begun or finished.
    pub(crate) fn reach(&self, step: StepId) {
        if let Some(activity) = &self.activity {
            activity.reach(self.stage, step);
        }
    }

    pub(crate) fn done(&self, device: usize, step: StepId, time: Duration) {
        let [runs, nanoseconds] = &self.times[step.computation][step.step];
        runs.fetch_add(1, Ordering::Relaxed);
        nanoseconds.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
        if let Some(activity) = &self.activity {
            activity.tick();
            if device == self.devices.start {
                activity.reach(self.stage, step);
            }
        }
        if let (true, Some(observer)) = (device == self.devices.start, &self.observer) {
            observer(Progress {
                stage: self.stage,
                computation: step.computation,
                step: step.step,
                time,
            });
        }
    }

    /// Time per step so far, of those that ran.
    pub(crate) fn times(&self) -> Vec<StepTime> {
        let computations = self.times.iter().enumerate();
        let all = computations.flat_map(|(computation, steps)| {
            steps
                .iter()
                .enumerate()
                .map(move |(step, [runs, nanoseconds])| {
                    let untimed = self.untimed[computation].load(Ordering::Relaxed);
                    let timed = runs.load(Ordering::Relaxed);
                    let all = (timed + untimed) as f64 / timed.max(1) as f64;
                    let nanoseconds = nanoseconds.load(Ordering::Relaxed) as f64 * all;
                    StepTime {
                        stage: self.stage,
                        computation,
                        step,
                        runs: timed + untimed,
                        time: Duration::from_nanos(nanoseconds as u64),
                    }
                })
        });
        all.filter(|time| time.runs > 0).collect()
    }
}
