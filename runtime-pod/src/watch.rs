//! What is kept of a run: clocks, iterations of loops, and whoever looks on.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::executor::RunError;
use crate::program::{Computation, Program};

/// A step that is done, on device 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Index of the computation.
    pub computation: usize,
    /// Index of the step in it.
    pub step: usize,
    /// How long it took, on this device; a collective on all of them.
    pub time: Duration,
}

pub(crate) type Observer = Box<dyn Fn(Progress) + Send + Sync>;

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

/// How many iterations of loops a device has taken.
#[derive(Default)]
struct Iterations {
    count: AtomicU64,
    /// Computation and step of the first loop that was to go on after too many.
    stopped: OnceLock<[usize; 2]>,
}

/// Clocks, and whoever looks on.
pub(crate) struct Watch {
    /// Per device.
    iterations: Vec<Iterations>,
    max_iterations: u64,
    /// Per computation and step: runs, nanoseconds.
    times: Vec<Vec<[AtomicU64; 2]>>,
    observer: Option<Observer>,
}

impl Watch {
    pub(crate) fn new(program: &Program, max_iterations: u64) -> Self {
        let clocks = |computation: &Computation| {
            let steps = computation.steps.iter();
            steps.map(|_| [const { AtomicU64::new(0) }; 2]).collect()
        };
        let devices = 0..program.mesh.devices();
        Self {
            iterations: devices.map(|_| Iterations::default()).collect(),
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

    /// Counts an iteration of a loop; whether it may be taken.
    pub(crate) fn iterate(&self, device: usize, computation: usize, step: usize) -> bool {
        let own = &self.iterations[device];
        let goes_on = own.count.fetch_add(1, Ordering::Relaxed) < self.max_iterations;
        if !goes_on {
            own.stopped.get_or_init(|| [computation, step]);
        }
        goes_on
    }

    /// An error if a loop was stopped on some device.
    pub(crate) fn check_iterations(&self, program: &Program) -> Result<(), RunError> {
        let mut stopped = self.iterations.iter().filter_map(|own| own.stopped.get());
        match stopped.next() {
            None => Ok(()),
            Some(&[computation, step]) => Err(RunError::Endless {
                place: place(program, computation, step),
                iterations: self.max_iterations,
            }),
        }
    }

    pub(crate) fn done(&self, device: usize, computation: usize, step: usize, time: Duration) {
        let [runs, nanoseconds] = &self.times[computation][step];
        runs.fetch_add(1, Ordering::Relaxed);
        nanoseconds.fetch_add(time.as_nanos() as u64, Ordering::Relaxed);
        if let (0, Some(observer)) = (device, &self.observer) {
            observer(Progress {
                computation,
                step,
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

/// A loop, for people.
fn place(program: &Program, computation: usize, step: usize) -> String {
    let computation = &program.computations[computation];
    let location = computation.steps[step].location;
    let location = location.map(|index| &program.locations[index]);
    let line = location.filter(|location| location.line > 0);
    let line = line.map_or(String::new(), |it| format!("line {}: ", it.line));
    let name = location.filter(|location| !location.name.is_empty());
    let name = name.map_or(String::new(), |it| format!(" `{}`", it.name));
    format!(
        "{line}the loop{name}, step {step} of computation `{}`,",
        computation.name
    )
}
