//! What is recorded of a run: time per step, loop iterations, and calls of the progress observer.

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::program::{Computation, Program};

/// A step that is done, on the first device of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Index of the computation.
    pub computation: usize,
    /// Index of the step in it.
    pub step: usize,
    /// How long it took, on this device; a collective on all of them.
    pub time: Duration,
}

/// Called after every step of the first device, from whichever thread runs it.
pub type Observer = Box<dyn Fn(Progress) + Send + Sync>;

/// Time that a step took so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTime {
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

/// How many loop iterations a device has started.
#[derive(Default)]
struct Iterations {
    count: AtomicU64,
    /// The first loop that exceeded the limit of iterations.
    exceeded: OnceLock<StepId>,
}

/// Records what the devices of this process do.
pub(crate) struct Monitor {
    /// Ids of the devices.
    devices: Range<usize>,
    /// Per device.
    iterations: Vec<Iterations>,
    max_iterations: u64,
    /// Per computation and step: runs, nanoseconds.
    times: Vec<Vec<[AtomicU64; 2]>>,
    observer: Option<Observer>,
}

impl Monitor {
    pub(crate) fn new(program: &Program, devices: Range<usize>, max_iterations: u64) -> Self {
        let clocks = |computation: &Computation| {
            let steps = computation.steps.iter();
            steps.map(|_| [const { AtomicU64::new(0) }; 2]).collect()
        };
        Self {
            iterations: devices.clone().map(|_| Iterations::default()).collect(),
            devices,
            max_iterations,
            times: program.computations.iter().map(clocks).collect(),
            observer: None,
        }
    }

    pub(crate) fn observe(&mut self, observer: Observer) {
        self.observer = Some(observer);
    }

    /// Counts iterations from zero.
    pub(crate) fn restart(&mut self) {
        self.iterations.fill_with(Iterations::default);
    }

    /// Counts a loop iteration of a device; whether it may be run.
    pub(crate) fn iterate(&self, device: usize, step: StepId) -> bool {
        let own = &self.iterations[device - self.devices.start];
        let allowed = own.count.fetch_add(1, Ordering::Relaxed) < self.max_iterations;
        if !allowed {
            own.exceeded.get_or_init(|| step);
        }
        allowed
    }

    /// Counts a loop iteration that all devices run in lockstep. Whether it may be run is asked
    /// where the devices next agree.
    pub(crate) fn iterate_all(&self, step: StepId) {
        for device in self.devices.clone() {
            self.iterate(device, step);
        }
    }

    /// A loop that exceeds the iterations of a device.
    pub(crate) fn exceeded(&self) -> Option<StepId> {
        let mut exceeded = self.iterations.iter().filter_map(|own| own.exceeded.get());
        exceeded.next().copied()
    }

    /// Iterations that the loops of a device may have together.
    pub(crate) fn max_iterations(&self) -> u64 {
        self.max_iterations
    }

    pub(crate) fn done(&self, device: usize, step: StepId, time: Duration) {
        let [runs, nanoseconds] = &self.times[step.computation][step.step];
        runs.fetch_add(1, Ordering::Relaxed);
        nanoseconds.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
        if let (true, Some(observer)) = (device == self.devices.start, &self.observer) {
            observer(Progress {
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
                .map(move |(step, [runs, nanoseconds])| StepTime {
                    computation,
                    step,
                    runs: runs.load(Ordering::Relaxed),
                    time: Duration::from_nanos(nanoseconds.load(Ordering::Relaxed)),
                })
        });
        all.filter(|time| time.runs > 0).collect()
    }
}
