//! When each task of a device runs: kernels on its core, collectives on its links.
//!
//! All devices run the same program, so one device represents all. The core is one resource, and so
//! are its links of each dimension and direction. With [`Overlap::None`] tasks run one after
//! another in the order of the program. With [`Overlap::Async`] a collective starts when its
//! operands are there and all links that it uses are free; along other dimensions another one may
//! run. The core meanwhile takes the first task of the program that is ready and fits into memory:
//! a list schedule whose priorities are positions in the program, which keep lifetimes as the
//! memory plan wants them. Collectives that make tensors larger (gathers of weights) are started
//! ahead only so many at a time, since their results have to be stored; where the core takes its
//! tasks in the order of the program, those that come before its next task may always start.

mod together;

use std::collections::BTreeSet;

use crate::link_set::LinkSet;
use crate::live::{Live, Profile};
use crate::memory::Buffer;
pub use together::{schedule_stages, schedule_steady};

/// Whether collectives run beside kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Overlap {
    /// The core waits for every collective.
    None,
    /// It waits only for what the next task needs.
    Async,
}

/// Where a task runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// On the core.
    Core,
    /// On these links.
    Links(LinkSet),
    /// On both: a loop that communicates.
    Both(LinkSet),
}

impl Resource {
    /// What it uses of the network.
    pub const fn links(self) -> LinkSet {
        match self {
            Self::Core => LinkSet::NONE,
            Self::Links(links) | Self::Both(links) => links,
        }
    }

    /// Whether the core is busy with it.
    pub const fn is_on_core(self) -> bool {
        match self {
            Self::Core | Self::Both(_) => true,
            Self::Links(_) => false,
        }
    }
}

/// Something that takes time.
#[derive(Clone, Debug)]
pub struct Task {
    /// Where it runs.
    pub place: Resource,
    /// Seconds that it takes.
    pub seconds: f64,
    /// Values that it needs.
    pub reads: Vec<usize>,
    /// Values that it makes.
    pub writes: Vec<usize>,
    /// Bytes that it needs besides, while it runs.
    pub scratch_bytes: u64,
    /// Whether results may overwrite operands.
    pub in_place: bool,
    /// What it has to do with other stages of a pipeline.
    pub message: Option<Message>,
}

/// A message between stages of a pipeline, by its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// It arrives when the task ends.
    Send(u32),
    /// The task is ready when it arrives.
    Receive(u32),
}

/// When a task ran.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Run {
    /// Seconds from the start of the program.
    pub start_s: f64,
    /// Seconds from the start of the program.
    pub end_s: f64,
    /// How long the core waited for it and did nothing.
    pub exposed_s: f64,
}

/// What came out.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// Per task.
    pub runs: Vec<Run>,
    /// From the start to the end of the last task.
    pub seconds: f64,
    /// Live bytes over time, and what was live at the peak.
    pub live: Profile,
    /// Whether a task had to start although it did not fit.
    pub exceeds_memory: bool,
}

/// Limits of a schedule.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Whether collectives run beside kernels.
    pub overlap: Overlap,
    /// Bytes that tasks may not exceed if there is another way.
    pub memory_bytes: u64,
    /// Collectives that make tensors larger and whose results are still unread.
    pub gathers_ahead: usize,
}

/// Schedules tasks, given in the order of the program.
pub fn schedule(tasks: &[Task], buffers: &[Buffer], limits: Limits) -> Schedule {
    let mut state = State::new(tasks, buffers, limits);
    match limits.overlap {
        Overlap::None => state.in_order(),
        Overlap::Async => state.list(),
    }
    state.finished()
}

/// The task that comes next, and when.
#[derive(Clone, Copy)]
struct Next {
    task: usize,
    at_s: f64,
}

/// Until when links are in use, and by what.
#[derive(Default)]
struct Wires {
    until: [(f64, Option<usize>); LinkSet::COUNT],
}

impl Wires {
    /// When all of them are free, and which task they wait for until then.
    fn free(&self, links: LinkSet) -> (f64, Option<usize>) {
        let until = links.numbers().map(|number| self.until[number]);
        until.fold(
            (0.0, None),
            |last, it| if it.0 > last.0 { it } else { last },
        )
    }

    fn hold(&mut self, links: LinkSet, task: usize, until_s: f64) {
        for number in links.numbers() {
            self.until[number] = (until_s, Some(task));
        }
    }
}

struct State<'a> {
    tasks: &'a [Task],
    buffers: &'a [Buffer],
    limits: Limits,
    runs: Vec<Run>,
    maker: Vec<Option<usize>>,
    readers: Vec<Vec<usize>>,
    /// Makers that a task still waits for.
    missing: Vec<usize>,
    /// When the last of its makers ends, and which that is.
    ready: Vec<(f64, Option<usize>)>,
    /// What a collective began after: what held its links, or made what it reads.
    after: Vec<Option<usize>>,
    waiting_core: BTreeSet<usize>,
    waiting_links: BTreeSet<usize>,
    /// Gathers under way or unread.
    ahead: BTreeSet<usize>,
    /// Whether the core takes its tasks in the order of the program.
    ordered: bool,
    /// The first task of the program on the core that has not run, where they run in this order.
    turn: usize,
    /// Tasks that have run.
    done: usize,
    /// Until when the core is busy, and links.
    core_s: f64,
    wires: Wires,
    live: Live,
    exceeds: bool,
}

impl<'a> State<'a> {
    fn new(tasks: &'a [Task], buffers: &'a [Buffer], limits: Limits) -> Self {
        let (mut maker, mut readers) = (vec![None; buffers.len()], vec![vec![]; buffers.len()]);
        for (index, task) in tasks.iter().enumerate() {
            task.writes
                .iter()
                .for_each(|value| maker[*value] = Some(index));
            task.reads
                .iter()
                .for_each(|value| readers[*value].push(index));
        }
        let mut state = Self {
            tasks,
            buffers,
            limits,
            runs: vec![Run::default(); tasks.len()],
            missing: vec![0; tasks.len()],
            ready: vec![(0.0, None); tasks.len()],
            after: vec![None; tasks.len()],
            waiting_core: BTreeSet::new(),
            waiting_links: BTreeSet::new(),
            ahead: BTreeSet::new(),
            ordered: false,
            turn: 0,
            done: 0,
            core_s: 0.0,
            wires: Wires::default(),
            live: Live::new(buffers, tasks),
            exceeds: false,
            maker,
            readers,
        };
        for (index, task) in tasks.iter().enumerate() {
            let makers: BTreeSet<usize> = task
                .reads
                .iter()
                .filter_map(|it| state.maker[*it])
                .collect();
            let waits = matches!(task.message, Some(Message::Receive(_)));
            state.missing[index] = makers.len() + usize::from(waits);
            if state.missing[index] == 0 {
                state.enqueue(index);
            }
        }
        state
    }

    /// Core and links begin at a time; the core takes its tasks in the order of the program.
    fn beginning(tasks: &'a [Task], buffers: &'a [Buffer], limits: Limits, at_s: f64) -> Self {
        let mut state = Self::new(tasks, buffers, limits);
        state.ordered = true;
        state.core_s = at_s;
        state.wires.until = [(at_s, None); LinkSet::COUNT];
        state
    }

    fn enqueue(&mut self, task: usize) {
        if self.waits_in_order(&self.tasks[task]) {
            self.waiting_core.insert(task);
            return;
        }
        match self.tasks[task].place {
            Resource::Links(_) => self.waiting_links.insert(task),
            Resource::Core | Resource::Both(_) => self.waiting_core.insert(task),
        };
    }

    /// One after another.
    fn in_order(&mut self) {
        let mut now = 0.0;
        for index in 0..self.tasks.len() {
            let end = now + self.tasks[index].seconds;
            let waits = !self.tasks[index].place.is_on_core();
            self.start(index, now, end);
            self.runs[index].exposed_s = if waits { end - now } else { 0.0 };
            self.finish(index);
            now = end;
        }
    }

    /// The list schedule. Finished tasks release their readers at once, with the time from which
    /// these may run; the core and every link only ever go forward in time.
    fn list(&mut self) {
        while let Some(next) = {
            let core = self.next_core(self.core_s);
            self.next(core)
        } {
            self.perform(next);
        }
        self.blame_last(self.core_s);
    }

    /// What can start first does; the links before the core, which then knows when they end. `core`
    /// is the task that the core takes next.
    fn next(&self, core: Option<usize>) -> Option<Next> {
        let core = core.map(|task| Next {
            task,
            at_s: self.core_s.max(self.ready[task].0),
        });
        let links = self.next_links(&self.wires);
        match (core, links) {
            (core, Some((task, at_s))) if core.is_none_or(|core| at_s <= core.at_s) => {
                Some(Next { task, at_s })
            }
            (core, _) => core,
        }
    }

    /// What comes next where the core takes tasks in the order of the program.
    fn next_in_order(&mut self) -> Option<Next> {
        let on_core = |task: &Task| task.place.is_on_core() || self.waits_in_order(task);
        let left = self.tasks[self.turn..].iter();
        let turn = self.turn + left.take_while(|task| !on_core(task)).count();
        self.turn = turn;
        let core = self.waiting_core.contains(&turn).then_some(turn);
        self.next(core)
    }

    /// Whether the core waits for a collective before it goes on.
    fn waits_in_order(&self, task: &Task) -> bool {
        self.limits.overlap == Overlap::None && task.message.is_none()
    }

    /// Runs a task; yields when it ends.
    fn perform(&mut self, Next { task, at_s }: Next) -> f64 {
        let links = self.tasks[task].place.links();
        let (free_s, holder) = self.wires.free(links);
        let place = self.tasks[task].place;
        let end_s = if place.is_on_core() || self.waits_in_order(&self.tasks[task]) {
            // A collective waits for the current owner of the links.
            let held = free_s > at_s;
            let (start_s, by) = match held {
                true => (free_s, holder),
                false => (at_s, self.ready[task].1),
            };
            self.blame(by, self.core_s, start_s);
            self.core_s = self.run(task, start_s);
            if !place.is_on_core() {
                self.runs[task].exposed_s = self.core_s - start_s;
            }
            self.turn += 1;
            self.core_s
        } else {
            self.after[task] = match free_s > self.ready[task].0 {
                true => holder,
                false => self.ready[task].1,
            };
            self.run(task, at_s)
        };
        self.wires.hold(links, task, end_s);
        end_s
    }

    /// A message has arrived that a task waits for.
    fn arrive(&mut self, task: usize, at_s: f64) {
        self.ready[task] = (at_s, None);
        self.missing[task] -= 1;
        if self.missing[task] == 0 {
            self.enqueue(task);
        }
    }

    fn finished(self) -> Schedule {
        let seconds = self.runs.iter().map(|run| run.end_s).fold(0.0, f64::max);
        Schedule {
            live: self.live.finish(self.buffers),
            runs: self.runs,
            seconds,
            exceeds_memory: self.exceeds,
        }
    }

    fn run(&mut self, task: usize, at: f64) -> f64 {
        let end = at + self.tasks[task].seconds;
        self.start(task, at, end);
        self.finish(task);
        end
    }

    /// What the links still do when the core has nothing left: each what it adds.
    fn blame_last(&mut self, core_s: f64) {
        let on_links = |task: &usize| !self.tasks[*task].place.is_on_core();
        let tasks = (0..self.tasks.len()).filter(on_links);
        let mut last: Vec<usize> = tasks.filter(|&it| self.runs[it].end_s > core_s).collect();
        last.sort_by(|a, b| self.runs[*a].end_s.total_cmp(&self.runs[*b].end_s));
        let mut until_s = core_s;
        for task in last {
            let run = &mut self.runs[task];
            run.exposed_s += run.end_s - until_s;
            until_s = run.end_s;
        }
    }

    /// The task that the core takes next: the first of the program among those that are ready
    /// now and fit; else the one that is ready first.
    fn next_core(&mut self, now: f64) -> Option<usize> {
        self.live.settle(now);
        let fits = |task: &usize| {
            self.live.bytes_if_started(&self.tasks[*task], self.buffers) <= self.limits.memory_bytes
        };
        let ready = |task: &&usize| self.ready[**task].0 <= now;
        if let Some(&task) = self.waiting_core.iter().filter(ready).find(|it| fits(it)) {
            return Some(task);
        }
        let by_time = |a: &&usize, b: &&usize| self.ready[**a].0.total_cmp(&self.ready[**b].0);
        let soonest = self
            .waiting_core
            .iter()
            .filter(|it| fits(it))
            .min_by(by_time);
        let forced = soonest.or_else(|| self.waiting_core.iter().min_by(by_time));
        forced.copied()
    }

    /// The collective that starts next, and when; of several, the one that is ready first.
    fn next_links(&self, wires: &Wires) -> Option<(usize, f64)> {
        let room = self.ahead.len() < self.limits.gathers_ahead || self.waiting_core.is_empty();
        // The core's next task may wait for what comes before it, and takes no other one meanwhile.
        let due = |task: usize| self.ordered && task < self.turn;
        let allowed = |task: &&usize| room || due(**task) || !self.grows(**task);
        let allowed = self.waiting_links.iter().filter(allowed);
        let timed = allowed.map(|&task| {
            let ready_s = self.ready[task].0;
            let (free_s, _) = wires.free(self.tasks[task].place.links());
            (task, ready_s.max(free_s), ready_s)
        });
        let by_time = |a: &(usize, f64, f64), b: &(usize, f64, f64)| {
            a.1.total_cmp(&b.1).then(a.2.total_cmp(&b.2))
        };
        timed.min_by(by_time).map(|(task, at, _)| (task, at))
    }

    /// Whether a collective makes tensors larger.
    fn grows(&self, task: usize) -> bool {
        let bytes = |values: &[usize]| values.iter().map(|it| self.buffers[*it].bytes).sum::<u64>();
        let task = &self.tasks[task];
        let gathers = !task.place.is_on_core() && task.message.is_none();
        gathers && bytes(&task.writes) > bytes(&task.reads)
    }

    /// The core waited for a collective: each that ran meanwhile, one by one, has its part.
    fn blame(&mut self, mut collective: Option<usize>, from_s: f64, mut to_s: f64) {
        while let Some(task) = collective.filter(|_| to_s > from_s) {
            let run = &mut self.runs[task];
            let before = self.after[task].filter(|_| run.start_s > from_s);
            let begun_s = before.map_or(from_s, |_| run.start_s);
            run.exposed_s += to_s - begun_s;
            (collective, to_s) = (before, begun_s);
        }
    }

    fn start(&mut self, task: usize, at: f64, end: f64) {
        let after = self.live.bytes_if_started(&self.tasks[task], self.buffers);
        self.exceeds |= after > self.limits.memory_bytes;
        self.runs[task].start_s = at;
        self.runs[task].end_s = end;
        self.waiting_core.remove(&task);
        self.waiting_links.remove(&task);
        if self.grows(task) {
            self.ahead.insert(task);
        }
        for value in &self.tasks[task].reads {
            if let Some(maker) = self.maker[*value] {
                self.ahead.remove(&maker);
            }
        }
        self.live.start(&self.tasks[task], at, end, self.buffers);
    }

    fn finish(&mut self, task: usize) {
        self.done += 1;
        let end = self.runs[task].end_s;
        let mut readers: Vec<usize> = Vec::new();
        let writes = self.tasks[task].writes.iter();
        // A value that two tasks write is there when the last has written it.
        for value in writes.filter(|value| self.maker[**value] == Some(task)) {
            readers.extend(&self.readers[*value]);
        }
        readers.sort_unstable();
        readers.dedup();
        for reader in readers {
            if end >= self.ready[reader].0 {
                self.ready[reader] = (end, Some(task));
            }
            self.missing[reader] -= 1;
            if self.missing[reader] == 0 {
                self.enqueue(reader);
            }
        }
    }
}
