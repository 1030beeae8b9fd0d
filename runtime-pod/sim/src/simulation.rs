//! A whole program in time: kernels and collectives become tasks, tasks are scheduled, loops first.

use std::collections::BTreeMap;
use std::sync::Arc;

use peapod_schemas::pod::{
    self, Collective, CollectiveKind, Computation, DType, Op, Program, Receive, Send, Step,
};

use crate::WalkError;
use crate::compute::{self, Cluster, Core, Kernels, StepTime};
use crate::link_set::LinkSet;
use crate::memory::Buffer;
use crate::op_times::OpTimes;
use crate::schedule::{self, Limits, Message, Overlap, Resource, Schedule, Task};
use crate::stages;
use crate::trip_count::{self, Known};

/// Choices of a simulation.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which steps run as one kernel.
    pub kernels: Kernels,
    /// Overlap and memory.
    pub limits: Limits,
    /// Iterations of loops whose number the program does not determine.
    pub iterations: Option<u64>,
    /// Times of kernels that replace those of the model.
    pub op_times: Arc<OpTimes>,
}

/// What a collective takes: given by the network.
pub trait Links {
    /// Seconds of a collective, and how it was done.
    ///
    /// # Errors
    ///
    /// The network cannot do it.
    fn collective(&self, step: &Step, within: &Computation) -> Result<Sent, WalkError>;

    /// Seconds of a message of so many bytes from the devices of one stage of a pipeline to those
    /// of another.
    ///
    /// # Errors
    ///
    /// The network cannot do it.
    fn message(&self, from: usize, to: usize, bytes: u64) -> Result<Sent, WalkError>;
}

/// How a collective was done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sent {
    /// From start to end.
    pub seconds: f64,
    /// Bytes that one device contributes, in the element type in which they travel.
    pub payload_bytes: u64,
    /// Name of the strategy.
    pub strategy: String,
    /// What no other task can use meanwhile.
    pub links: LinkSet,
    /// When it keeps which links busy, for drawings; may be empty.
    pub phases: Vec<Phase>,
}

/// Links of one class that a collective keeps busy for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Phase {
    /// The class, e.g. `X+`.
    pub track: String,
    /// Seconds from the start of the collective.
    pub start_s: f64,
    /// Seconds from the start of the collective; phases of one track do not overlap.
    pub end_s: f64,
}

/// What a task represents.
#[derive(Clone, Debug)]
pub enum Work {
    /// Steps that run as one kernel.
    Kernel(Cluster, StepTime),
    /// A collective, by its step.
    Collective(usize, Sent),
    /// A loop or a case, by its step: what runs inside, and how often.
    Inner(usize, Vec<(usize, u64)>),
    /// A message to another stage of a pipeline, or from one, by its step.
    Message(usize, Sent),
}

/// A computation in time, run once.
#[derive(Clone, Debug)]
pub struct Timeline {
    /// Which computation.
    pub computation: usize,
    /// What the tasks are.
    pub work: Vec<Work>,
    /// The tasks as they were scheduled.
    pub tasks: Vec<Task>,
    /// When they ran.
    pub schedule: Schedule,
    /// Sizes and kinds of the values.
    pub buffers: Vec<Buffer>,
}

/// A program in time.
#[derive(Debug)]
pub struct Simulation {
    /// Per computation; `None` for those that never run.
    pub timelines: Vec<Option<Timeline>>,
    /// What had to be assumed, for people.
    pub assumptions: Vec<String>,
    /// Seconds between two steps.
    pub step_overhead_s: f64,
    /// Whether collectives run beside kernels.
    pub overlap: Overlap,
    /// Lines of the file of op times that no kernel was found for.
    pub unmatched_lines: Vec<usize>,
    /// Of a pipeline one for each stage; it has no timelines of its own then.
    pub stages: Vec<Self>,
}

/// Walks a program.
///
/// # Errors
///
/// A cost is not known, or a loop has no number of iterations.
pub fn simulate(
    program: &Program,
    core: &Core,
    links: &dyn Links,
    options: &Options,
) -> Result<Simulation, WalkError> {
    if program.stages.is_empty() {
        let mut walk = Walk::new(program, core, links, options);
        walk.computation(0, &Known::new())?;
        return Ok(walk.finished());
    }
    stages::simulate(program, core, links, options)
}

impl Simulation {
    /// The program itself.
    pub fn entry(&self) -> &Timeline {
        self.timelines[0].as_ref().expect("the entry always runs")
    }

    /// The program itself, or that of each stage.
    pub fn parts(&self) -> impl Iterator<Item = &Self> {
        let own = self.stages.is_empty().then_some(self);
        own.into_iter().chain(&self.stages)
    }

    /// From the start of one step to the start of the next.
    pub fn step_seconds(&self) -> f64 {
        let parts = self.parts().map(|part| part.entry().schedule.seconds);
        parts.fold(0.0, f64::max) + self.step_overhead_s
    }

    /// How often each computation runs.
    pub fn iterations(&self) -> Vec<u64> {
        let mut iterations = vec![0_u64; self.timelines.len()];
        iterations[0] = 1;
        self.add_iterations(0, 1, &mut iterations);
        iterations
    }

    fn add_iterations(&self, computation: usize, times: u64, iterations: &mut [u64]) {
        let Some(timeline) = &self.timelines[computation] else {
            return;
        };
        for work in &timeline.work {
            if let Work::Inner(_, inner) = work {
                for &(callee, count) in inner {
                    iterations[callee] += times * count;
                    self.add_iterations(callee, times * count, iterations);
                }
            }
        }
    }
}

/// What the time of a collective depends on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Alike {
    collective: Option<Collective>,
    bytes: Vec<usize>,
    dtypes: Vec<DType>,
}

impl Alike {
    fn new(step: &Step, within: &Computation) -> Self {
        let values = || step.operands.iter().chain(&step.results);
        let values = || values().map(|&it| &within.values[it]);
        Self {
            collective: step.op.collective().cloned(),
            bytes: values().map(|it| it.bytes).collect(),
            dtypes: values().map(|it| it.dtype).collect(),
        }
    }
}

/// What a computation consists of: its tasks and what they are, and its values.
pub(crate) type Tasks = (Vec<Work>, Vec<Task>, Vec<Buffer>);

/// A program on its way through time.
pub(crate) struct Walk<'a> {
    program: &'a Program,
    /// Which stage of a pipeline it is, if it is one.
    pub(crate) stage: Option<usize>,
    core: &'a Core,
    links: &'a dyn Links,
    options: &'a Options,
    pub(crate) simulation: Simulation,
    /// Operations that may still be made to count iterations.
    operations: u64,
    /// Collectives that are alike take alike.
    sent: BTreeMap<Alike, Sent>,
    /// Who sends and receives, by channel.
    pub(crate) messages: BTreeMap<u32, pod::Message>,
    /// Rows of op times that a kernel was found for.
    matched: Vec<bool>,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(
        program: &'a Program,
        core: &'a Core,
        links: &'a dyn Links,
        options: &'a Options,
    ) -> Self {
        let count = program.computations.len();
        Self {
            program,
            stage: None,
            core,
            links,
            options,
            operations: trip_count::MAX_OPERATIONS,
            simulation: Simulation {
                timelines: (0..count).map(|_| None).collect(),
                assumptions: vec![],
                step_overhead_s: core.step_overhead_s,
                overlap: options.limits.overlap,
                unmatched_lines: vec![],
                stages: vec![],
            },
            sent: BTreeMap::new(),
            messages: BTreeMap::new(),
            matched: vec![false; options.op_times.len()],
        }
    }

    pub(crate) fn finished(mut self) -> Simulation {
        let rows = self.matched.iter().enumerate();
        let unmatched = rows.filter(|(_, matched)| !**matched);
        self.simulation.unmatched_lines = unmatched
            .map(|(row, _)| self.options.op_times.line(row))
            .collect();
        self.simulation
    }

    /// Makes the timeline of a computation, given what is known of its scalars.
    fn computation(&mut self, index: usize, known: &Known) -> Result<(), WalkError> {
        let (work, tasks, buffers) = self.tasks(index, known)?;
        let schedule = schedule::schedule(&tasks, &buffers, self.options.limits);
        self.simulation.timelines[index] = Some(Timeline {
            computation: index,
            work,
            tasks,
            schedule,
            buffers,
        });
        Ok(())
    }

    /// What a computation consists of, without when it runs.
    pub(crate) fn tasks(&mut self, index: usize, known: &Known) -> Result<Tasks, WalkError> {
        let computation = &self.program.computations[index];
        let buffers = match index {
            0 => Buffer::of_entry(self.program, self.core.tile),
            _ => Buffer::of_callee(computation, self.core.tile),
        };
        let (mut work, mut tasks) = (vec![], vec![]);
        for cluster in compute::clusters(computation, self.options.kernels) {
            let step = &computation.steps[cluster.anchor];
            if matches!(step.op, Op::Copy) {
                continue;
            }
            let (done, task) = if step.op.collective().is_some() {
                self.collective(index, cluster)?
            } else if let Op::Send(Send { channel }) | Op::Receive(Receive { channel }) = step.op {
                self.message(index, cluster, channel)?
            } else if step.op.callees().next().is_none() {
                self.kernel(index, cluster)?
            } else {
                self.inner(index, cluster, known)?
            };
            work.push(done);
            tasks.push(of_roots(task, &buffers));
        }
        Ok((work, tasks, buffers))
    }

    /// What is sent to another stage takes time where it is sent.
    fn message(
        &mut self,
        index: usize,
        cluster: Cluster,
        channel: u32,
    ) -> Result<(Work, Task), WalkError> {
        let step = &self.program.computations[index].steps[cluster.anchor];
        let sends = matches!(step.op, Op::Send(_));
        let sent = match self.messages.get(&channel) {
            Some(it) if sends => self.links.message(it.from, it.to, it.bytes as u64)?,
            Some(_) | None => Sent::default(),
        };
        let task = Task {
            place: Resource::Links(sent.links),
            seconds: sent.seconds,
            reads: cluster.reads,
            writes: cluster.writes,
            scratch_bytes: 0,
            in_place: false,
            message: Some(match sends {
                true => Message::Send(channel),
                false => Message::Receive(channel),
            }),
        };
        Ok((Work::Message(cluster.anchor, sent), task))
    }

    fn kernel(&mut self, index: usize, cluster: Cluster) -> Result<(Work, Task), WalkError> {
        let mut time = compute::kernel_time(self.program, index, &cluster, self.core)?;
        let (program, given) = ((self.program, self.stage), &self.options.op_times);
        if let Some((row, seconds)) = given.find(program, index, &cluster) {
            self.matched[row] = true;
            time = time.given(seconds);
        }
        let steps = &self.program.computations[index].steps;
        let moves = |step: &Step| {
            let kept = matches!(step.op, Op::Fusion(_) | Op::DynamicUpdateSlice);
            kept || matches!(step.op, Op::Scatter(_))
        };
        let mut own = cluster.steps.iter().map(|&step| &steps[step]);
        let puts = own.any(|step| matches!(step.op, Op::DynamicUpdateSlice));
        let task = Task {
            place: Resource::Core,
            seconds: time.seconds(),
            reads: cluster.reads.clone(),
            writes: cluster.writes.clone(),
            scratch_bytes: 0,
            in_place: cluster.steps.iter().all(|&step| moves(&steps[step])) || puts,
            message: None,
        };
        Ok((Work::Kernel(cluster, time), task))
    }

    fn collective(&mut self, index: usize, cluster: Cluster) -> Result<(Work, Task), WalkError> {
        let within = &self.program.computations[index];
        let step = &within.steps[cluster.anchor];
        let key = Alike::new(step, within);
        let sent = match self.sent.get(&key) {
            Some(known) => known.clone(),
            None => {
                let sent = self.links.collective(step, within);
                let sent = sent.map_err(|error| WalkError::Within {
                    place: self.program.place(index, cluster.anchor),
                    error: Box::new(error),
                })?;
                self.sent.insert(key, sent.clone());
                sent
            }
        };
        let task = Task {
            place: Resource::Links(sent.links),
            seconds: sent.seconds,
            reads: cluster.reads,
            writes: cluster.writes,
            scratch_bytes: 0,
            in_place: matches!(
                step.op.collective().map(Collective::kind),
                Some(CollectiveKind::AllReduce | CollectiveKind::CollectivePermute)
            ),
            message: None,
        };
        Ok((Work::Collective(cluster.anchor, sent), task))
    }

    /// A loop or a case.
    fn inner(
        &mut self,
        index: usize,
        cluster: Cluster,
        known: &Known,
    ) -> Result<(Work, Task), WalkError> {
        let program = self.program;
        let computation = &program.computations[index];
        let step = &computation.steps[cluster.anchor];
        let inner = if let Op::While(op) = &step.op {
            let found =
                trip_count::iterations(program, computation, step, known, &mut self.operations);
            let iterations =
                found
                    .or(self.options.iterations)
                    .ok_or_else(|| WalkError::Iterations {
                        place: program.place(index, cluster.anchor),
                    })?;
            vec![(op.condition, iterations + 1), (op.body, iterations)]
        } else {
            let place = program.place(index, cluster.anchor);
            let assumed = format!("{place}: the slowest branch is taken to run");
            self.simulation.assumptions.push(assumed);
            step.op.callees().map(|callee| (callee, 1)).collect()
        };
        for &(callee, _) in &inner {
            if self.simulation.timelines[callee].is_none() {
                self.computation(callee, &Known::new())?;
            }
        }
        let inner = if matches!(step.op, Op::Case(_)) {
            self.slowest(inner)
        } else {
            inner
        };
        let scratch = inner
            .iter()
            .filter_map(|(callee, _)| self.simulation.timelines[*callee].as_ref());
        let scratch = scratch.map(|it| it.schedule.live.peak_bytes).max();
        let links = inner
            .iter()
            .map(|(callee, _)| self.links(*callee))
            .collect();
        let task = Task {
            place: match links {
                LinkSet::NONE => Resource::Core,
                links => Resource::Both(links),
            },
            seconds: inner.iter().map(|it| self.seconds(it)).sum::<f64>()
                + self.core.instruction_overhead_s,
            reads: cluster.reads,
            writes: cluster.writes,
            scratch_bytes: scratch.unwrap_or(0),
            in_place: true,
            message: None,
        };
        Ok((Work::Inner(cluster.anchor, inner), task))
    }

    fn slowest(&self, branches: Vec<(usize, u64)>) -> Vec<(usize, u64)> {
        let branches = branches.into_iter();
        let slowest = branches.max_by(|a, b| self.seconds(a).total_cmp(&self.seconds(b)));
        slowest.into_iter().collect()
    }

    fn seconds(&self, (callee, iterations): &(usize, u64)) -> f64 {
        let timeline = self.simulation.timelines[*callee].as_ref();
        timeline.map_or(0.0, |it| it.schedule.seconds) * *iterations as f64
    }

    /// What a computation sends over.
    fn links(&self, callee: usize) -> LinkSet {
        let timeline = self.simulation.timelines[callee].as_ref();
        let tasks = timeline.iter().flat_map(|it| &it.tasks);
        tasks.map(|task| task.place.links()).collect()
    }
}

/// A task on the values that own bytes.
fn of_roots(mut task: Task, buffers: &[Buffer]) -> Task {
    for values in [&mut task.reads, &mut task.writes] {
        for value in values.iter_mut() {
            *value = buffers[*value].root;
        }
        values.sort_unstable();
        values.dedup();
    }
    task
}
