//! What drawings show: a device's tasks as slices on tracks, with its waits and the iterations of
//! loops.
//!
//! Times are whole nanoseconds from the start of the step, rounded once from seconds, so that
//! slices meet exactly and inner ones stay within outer ones. What takes less than half of one is
//! not drawn.

mod kind;

use std::collections::VecDeque;

use crate::schedule::Run;
use crate::simulation::{Sent, Simulation, Timeline, Work};

pub(crate) use kind::{Kind, Track, What};

/// When a step ends, in seconds from its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    /// All devices have run their programs.
    pub(crate) programs_s: f64,
    /// The next step may begin.
    pub(crate) ready_s: f64,
    /// It does: its input is there.
    pub(crate) step_s: f64,
}

impl Ends {
    /// Of the whole of a simulation, of which a step takes `step_s` with what it waits for.
    pub(crate) fn of(simulation: &Simulation, step_s: f64) -> Self {
        let ready_s = simulation.step_seconds();
        Self {
            programs_s: ready_s - simulation.step_overhead_s,
            ready_s,
            step_s,
        }
    }
}

/// Something drawn.
#[derive(Clone, Debug)]
pub(crate) struct Slice<'a> {
    /// Where.
    pub(crate) track: Track,
    /// How many slices are around it.
    pub(crate) depth: usize,
    /// From.
    pub(crate) start_ns: u64,
    /// To.
    pub(crate) end_ns: u64,
    /// The computation of the step.
    pub(crate) computation: usize,
    /// The step that it is, or is a part of; of a wait, the collective.
    pub(crate) step: Option<usize>,
    /// What it is.
    pub(crate) what: What<'a>,
}

/// Slices of one device, up to about `limit`, in the order of time, outer before inner ones.
///
/// The program itself comes first, then iteration by iteration of all loops, outer loops before
/// inner ones.
///
/// After its own program the core waits for those of other stages, then for what is between two
/// steps, then for the next input.
pub(crate) fn slices(simulation: &Simulation, ends: Ends, limit: usize) -> Vec<Slice<'_>> {
    let entry = simulation.entry();
    let whole = Frame {
        start_s: 0.0,
        bounds: (0, nanoseconds(entry.schedule.seconds)),
        depth: 0,
    };
    let mut open = VecDeque::new();
    let mut slices = frame(entry, whole, &mut open);
    if slices.len() > limit {
        slices.sort_by_key(|it| it.start_ns);
        let cut_ns = truncate(&mut slices, limit, whole.bounds.1);
        open.retain(|it| it.frame.bounds.0 < cut_ns);
    }
    while let Some(it) = open.pop_front() {
        iteration(simulation, it, limit, &mut slices, &mut open);
    }
    let mut start_ns = whole.bounds.1;
    for (what, end_s) in [
        (What::Wait(None), ends.programs_s),
        (What::StepOverhead, ends.ready_s),
        (What::Input, ends.step_s),
    ] {
        let end_ns = nanoseconds(end_s).max(start_ns);
        slices.push(Slice {
            track: Track::Core,
            depth: 0,
            start_ns,
            end_ns,
            computation: 0,
            step: None,
            what,
        });
        start_ns = end_ns;
    }
    slices.retain(|it| it.end_ns > it.start_ns);
    let order = |it: &Slice<'_>| (it.start_ns, it.depth, it.track.clone());
    slices.sort_by_key(order);
    apart(&mut slices);
    slices
}

/// Puts collectives that overlap on different tracks: each on the first that is free.
fn apart(slices: &mut [Slice<'_>]) {
    let mut until_ns: Vec<u64> = vec![];
    for slice in slices.iter_mut() {
        if let Track::Collectives(track) = &mut slice.track {
            let free = until_ns.iter().position(|until| *until <= slice.start_ns);
            *track = free.unwrap_or(until_ns.len());
            // bounded: one more
            until_ns.resize(until_ns.len().max(*track + 1), 0);
            until_ns[*track] = slice.end_ns;
        }
    }
}

fn nanoseconds(seconds: f64) -> u64 {
    (seconds * 1e9).round() as u64
}

/// Where a computation is drawn.
#[derive(Clone, Copy, Debug)]
struct Frame {
    start_s: f64,
    /// Of what is around it.
    bounds: (u64, u64),
    depth: usize,
}

impl Frame {
    fn at(&self, seconds: f64) -> u64 {
        nanoseconds(self.start_s + seconds).clamp(self.bounds.0, self.bounds.1)
    }
}

/// A loop or a case whose iterations are yet to be drawn.
#[derive(Clone, Debug)]
struct Open<'a> {
    inner: &'a [(usize, u64)],
    computation: usize,
    step: usize,
    communicates: bool,
    /// Of the next iteration.
    frame: Frame,
    iteration: u64,
}

impl<'a> Open<'a> {
    /// What is inside of a slice that begins at `start_s`.
    fn new(
        inner: &'a [(usize, u64)],
        around: &Slice<'_>,
        start_s: f64,
        communicates: bool,
    ) -> Self {
        Self {
            inner,
            computation: around.computation,
            step: around.step.unwrap_or_default(),
            communicates,
            frame: Frame {
                start_s,
                bounds: (around.start_ns, around.end_ns),
                depth: around.depth + 1,
            },
            iteration: 0,
        }
    }
}

/// All of a computation but what is inside its loops.
fn frame<'a>(
    timeline: &'a Timeline,
    frame: Frame,
    open: &mut VecDeque<Open<'a>>,
) -> Vec<Slice<'a>> {
    let mut slices = vec![];
    let runs = &timeline.schedule.runs;
    let mut order: Vec<usize> = (0..runs.len()).collect();
    order.sort_by(|a, b| runs[*a].start_s.total_cmp(&runs[*b].start_s).then(a.cmp(b)));
    let ends = ends(timeline, frame);
    let here = (timeline.computation, frame.depth);
    let mut core_ns = frame.at(0.0);
    for task in order {
        let run = runs[task];
        let (start_ns, end_ns) = (frame.at(run.start_s), frame.at(run.end_s));
        if timeline.tasks[task].place.is_on_core() {
            wait(here, &ends, (core_ns, start_ns), &mut slices);
            core_ns = end_ns.max(core_ns);
        }
        let slice = |track, step, what| Slice {
            track,
            depth: frame.depth,
            start_ns,
            end_ns,
            computation: timeline.computation,
            step: Some(step),
            what,
        };
        match &timeline.work[task] {
            Work::Kernel(cluster, time) => {
                let what = What::Kernel(cluster, *time);
                slices.push(slice(Track::Core, cluster.anchor, what));
            }
            // What is received has been drawn where it was sent.
            Work::Message(_, sent) if sent.seconds == 0.0 => {}
            Work::Collective(step, sent) | Work::Message(step, sent) => {
                let what = What::Collective(sent, run);
                let whole = slice(Track::Collectives(0), *step, what);
                slices.extend(collective(frame, &whole, sent, run));
            }
            Work::Inner(step, inner) => {
                // A loop also looks at its condition when it ends.
                let what = match inner[..] {
                    [_, (_, iterations)] => What::Loop(iterations),
                    _ => What::Case,
                };
                let slice = slice(Track::Core, *step, what);
                let start_s = frame.start_s + run.start_s;
                let communicates = !timeline.tasks[task].place.links().is_empty();
                open.push_back(Open::new(inner, &slice, start_s, communicates));
                slices.push(slice);
            }
        }
    }
    let end_ns = frame.at(timeline.schedule.seconds);
    wait(here, &ends, (core_ns, end_ns), &mut slices);
    slices
}

/// A collective and its phases.
fn collective<'a>(
    frame: Frame,
    whole: &Slice<'a>,
    sent: &'a Sent,
    run: Run,
) -> impl Iterator<Item = Slice<'a>> {
    // Links have no loops: what is in one is on the same row.
    let whole = Slice {
        depth: 0,
        ..whole.clone()
    };
    let at = move |seconds: f64, of: &Slice<'_>| {
        frame
            .at(run.start_s + seconds)
            .clamp(of.start_ns, of.end_ns)
    };
    let outer = whole.clone();
    let phases = sent.phases.iter().map(move |phase| Slice {
        track: Track::Links(phase.track.clone()),
        start_ns: at(phase.start_s, &outer),
        end_ns: at(phase.end_s, &outer),
        what: What::Phase(sent, run),
        ..outer.clone()
    });
    std::iter::once(whole).chain(phases)
}

/// Collectives of a computation by their ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct End {
    end_ns: u64,
    start_ns: u64,
    step: usize,
    /// Whether the schedule says that the core waited for it.
    exposed: bool,
}

fn ends(timeline: &Timeline, frame: Frame) -> Vec<End> {
    let runs = timeline.schedule.runs.iter().zip(&timeline.work);
    let mut ends: Vec<End> = runs
        .filter_map(|(run, work)| match work {
            Work::Collective(step, _) | Work::Message(step, _) => Some(End {
                end_ns: frame.at(run.end_s),
                start_ns: frame.at(run.start_s),
                step: *step,
                exposed: run.exposed_s > 0.0,
            }),
            Work::Kernel(..) | Work::Inner(..) => None,
        })
        .collect();
    ends.sort_unstable();
    ends
}

/// The core has nothing to do: one slice for each collective that it waits for.
fn wait(
    (computation, depth): (usize, usize),
    ends: &[End],
    (mut from, to): (u64, u64),
    slices: &mut Vec<Slice<'_>>,
) {
    if from >= to {
        return;
    }
    let first = ends.partition_point(|it| it.end_ns <= from);
    let within = &ends[first..ends.partition_point(|it| it.end_ns <= to)];
    let mut causes: Vec<&End> = within.iter().filter(|it| it.exposed).collect();
    // Whatever ended last held the core up even where the schedule blames another.
    if causes.last().is_none_or(|it| it.end_ns < to) {
        causes.extend(within.last());
    }
    for index in 0..causes.len().max(1) {
        let cause = causes.get(index);
        let end_ns = match causes.get(index + 1) {
            Some(_) => causes[index].end_ns,
            None => to,
        };
        slices.push(Slice {
            track: Track::Core,
            depth,
            start_ns: from,
            end_ns,
            computation,
            step: cause.map(|it| it.step),
            what: What::Wait(cause.map(|it| it.start_ns)),
        });
        from = end_ns;
    }
}

/// Draws the next iteration, or says that it and those after it are not drawn.
fn iteration<'a>(
    simulation: &'a Simulation,
    mut it: Open<'a>,
    limit: usize,
    slices: &mut Vec<Slice<'a>>,
    open: &mut VecDeque<Open<'a>>,
) {
    let timelines = it.inner.iter().filter(|(_, count)| *count > it.iteration);
    let timelines = timelines.filter_map(|(callee, _)| simulation.timelines[*callee].as_ref());
    if it.iteration == 0 {
        // What the loop itself takes is at its start.
        let inside = it.inner.iter().map(|(callee, count)| {
            let timeline = simulation.timelines[*callee].as_ref();
            timeline.map_or(0.0, |it| it.schedule.seconds) * *count as f64
        });
        let whole_s = (it.frame.bounds.1 - it.frame.bounds.0) as f64 / 1e9;
        it.frame.start_s += (whole_s - inside.sum::<f64>()).max(0.0);
    }
    let (mut drawn, mut inner) = (vec![], VecDeque::new());
    let mut start_s = it.frame.start_s;
    let mut any = false;
    for timeline in timelines {
        let at = Frame {
            start_s,
            ..it.frame
        };
        drawn.extend(frame(timeline, at, &mut inner));
        start_s += timeline.schedule.seconds;
        any = true;
    }
    if !any {
        return;
    }
    // Every loop may need two more, to say what is left out.
    if slices.len() + drawn.len() + 2 * (open.len() + inner.len() + 1) > limit {
        close(&it, slices);
        return;
    }
    slices.extend(drawn);
    open.extend(inner);
    it.frame.start_s = start_s;
    it.iteration += 1;
    open.push_back(it);
}

fn close<'a>(it: &Open<'a>, slices: &mut Vec<Slice<'a>>) {
    let iterations = it.inner.last().map_or(0, |(_, iterations)| *iterations);
    let slice = |track, depth| Slice {
        track,
        depth,
        start_ns: it.frame.at(0.0),
        end_ns: it.frame.bounds.1,
        computation: it.computation,
        step: Some(it.step),
        what: What::Iterations(iterations.saturating_sub(it.iteration)),
    };
    slices.push(slice(Track::Core, it.frame.depth));
    if it.communicates {
        slices.push(slice(Track::Collectives(0), 0));
    }
}

/// Keeps the first slices and says how many tasks are left out, until `end_ns`; returns where it
/// cut.
fn truncate(slices: &mut Vec<Slice<'_>>, limit: usize, end_ns: u64) -> u64 {
    let rest = slices.split_off(limit.max(1));
    for track in [Track::Core, Track::Collectives(0)] {
        // Loops may have collectives inside.
        let holds =
            |it: &&Slice<'_>| it.track == track || matches!(it.what, What::Loop(_) | What::Case);
        let kept = slices.iter().filter(holds).map(|it| it.end_ns);
        let start_ns = kept.max().unwrap_or(0);
        let tasks = rest.iter().filter(|it| it.track == track);
        let count = tasks.filter(|it| !matches!(it.what, What::Wait(_))).count();
        if count > 0 || (track == Track::Core && start_ns < end_ns) {
            slices.push(Slice {
                track,
                depth: 0,
                start_ns,
                end_ns,
                computation: 0,
                step: None,
                what: What::Tasks(count),
            });
        }
    }
    rest[0].start_ns
}
