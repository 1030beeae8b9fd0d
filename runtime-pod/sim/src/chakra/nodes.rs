//! The nodes of a step in the order in which they start, loops unrolled, alike on every device.

use std::collections::BTreeMap;

use peapod_schemas::pod::{self, Collective, CollectiveOp, Computation, Program, Step};

use crate::WalkError;
use crate::labels::layer;
use crate::report::Input;
use crate::schedule::{Message, Overlap, Task};
use crate::simulation::{Sent, Simulation, Timeline, Work};

/// Most nodes of a trace.
const NODES_MAX: usize = 1 << 20;

/// A node, before it is known whose.
#[derive(Debug)]
pub(super) struct Node<'a> {
    pub(super) name: String,
    pub(super) start_s: f64,
    pub(super) end_s: f64,
    /// Earlier nodes that make what it reads.
    pub(super) data: Vec<usize>,
    /// Earlier nodes that it follows only because of the schedule.
    pub(super) order: Vec<usize>,
    pub(super) action: Action<'a>,
}

/// What a node does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Action<'a> {
    /// It computes on the core.
    Compute { flops: u64, memory_bytes: f64 },
    /// It takes time on the host.
    Host,
    /// It communicates; bytes as the schema counts them.
    Collective { of: &'a Collective, bytes: u64 },
    /// It sends to another stage.
    Send(pod::Message),
    /// It receives from another stage.
    Receive(pod::Message),
}

/// The nodes of a step and what is between two steps, which begin when all programs have ended.
///
/// # Errors
///
/// Unrolled, there are too many.
pub(super) fn nodes<'a>(
    program: &'a Program,
    simulation: &'a Simulation,
    messages: &'a [pod::Message],
    input: &Input,
    programs_s: f64,
) -> Result<Vec<Node<'a>>, WalkError> {
    let mut unrolled = Unrolled {
        program,
        simulation,
        messages: messages.iter().map(|it| (it.channel, *it)).collect(),
        nodes: vec![],
        core: vec![],
    };
    let mut ends = unrolled.run(0, 0.0, vec![])?;
    let overhead_s = simulation.step_overhead_s;
    if input.bounds_step {
        // What is left of it when the step is over passes in the time between steps.
        let end_s = (input.seconds - overhead_s).max(0.0);
        ends.push(unrolled.host("input of the next step", (0.0, end_s), vec![])?);
    }
    let begin_s = ends.iter().map(|&it| unrolled.nodes[it].end_s);
    let begin_s = begin_s.fold(programs_s, f64::max);
    unrolled.host("between steps", (begin_s, begin_s + overhead_s), ends)?;
    Ok(unrolled.nodes)
}

struct Unrolled<'a> {
    program: &'a Program,
    simulation: &'a Simulation,
    /// What stages send one another, by channel.
    messages: BTreeMap<u32, pod::Message>,
    nodes: Vec<Node<'a>>,
    /// What the next node on the core follows.
    core: Vec<usize>,
}

impl<'a> Unrolled<'a> {
    /// Adds the nodes of a computation that begins when `after` have ended, and gives those that
    /// have to end before it has.
    fn run(
        &mut self,
        computation: usize,
        at_s: f64,
        after: Vec<usize>,
    ) -> Result<Vec<usize>, WalkError> {
        let Some(timeline) = &self.simulation.timelines[computation] else {
            return Ok(after);
        };
        let runs = &timeline.schedule.runs;
        let mut order: Vec<usize> = (0..runs.len()).collect();
        order.sort_by(|a, b| runs[*a].start_s.total_cmp(&runs[*b].start_s));
        let mut makers: BTreeMap<usize, Vec<(usize, Vec<usize>)>> = BTreeMap::new();
        let mut unread: Vec<usize> = vec![];
        self.core.clone_from(&after);
        for task in order {
            let reads = timeline.tasks[task].reads.iter();
            let made = reads.filter_map(|value| makers.get(value)).flatten();
            let made = made.filter(|(maker, _)| *maker < task);
            let mut data: Vec<usize> = made.flat_map(|(_, nodes)| nodes).copied().collect();
            data.sort_unstable();
            data.dedup();
            unread.retain(|it| !data.contains(it));
            let begun_s = at_s + runs[task].start_s;
            let ends = self.task(timeline, task, begun_s, data, &after)?;
            if !timeline.tasks[task].place.is_on_core() {
                unread.extend(&ends);
            }
            for value in &timeline.tasks[task].writes {
                let made = makers.entry(*value).or_default();
                made.push((task, ends.clone()));
            }
        }
        let mut ends = self.core.clone();
        ends.extend(unread);
        ends.sort_unstable();
        ends.dedup();
        Ok(ends)
    }

    /// Adds what a task does, and gives the nodes with whose ends it ends.
    fn task(
        &mut self,
        timeline: &'a Timeline,
        task: usize,
        at_s: f64,
        data: Vec<usize>,
        after: &[usize],
    ) -> Result<Vec<usize>, WalkError> {
        let Some((step, action)) = self.action(timeline, task) else {
            return Ok(vec![]);
        };
        let within = &self.program.computations[timeline.computation];
        let inner = match &timeline.work[task] {
            Work::Inner(_, inner) => &inner[..],
            Work::Kernel(..) | Work::Collective(..) | Work::Message(..) => &[],
        };
        // Other stages may wait for a message: it waits for what it reads only.
        let collective = matches!(action, Action::Collective { .. });
        let blocking = collective && self.simulation.overlap == Overlap::None;
        let holds_core = blocking || timeline.tasks[task].place.is_on_core();
        let order = match holds_core {
            true => self.core.clone(),
            false if data.is_empty() => after.to_vec(),
            false => vec![],
        };
        let inside = inner.iter().map(|it| self.seconds(it)).sum::<f64>();
        let end_s = at_s + (timeline.tasks[task].seconds - inside).max(0.0);
        let mut ends = vec![self.add(Node {
            name: self.named(&within.steps[step]),
            start_s: at_s,
            end_s,
            data,
            order,
            action,
        })?];
        if !inner.is_empty() {
            ends = self.inner(inner, end_s, ends)?;
        }
        if holds_core {
            self.core.clone_from(&ends);
        }
        Ok(ends)
    }

    /// The step that a task is, and what a node of it does.
    fn action(&self, timeline: &'a Timeline, task: usize) -> Option<(usize, Action<'a>)> {
        let within = &self.program.computations[timeline.computation];
        match &timeline.work[task] {
            Work::Kernel(cluster, time) => {
                let flops = cluster.steps.iter().map(|&it| within.steps[it].flops).sum();
                Some((cluster.anchor, compute(flops, time.memory_bytes)))
            }
            Work::Collective(step, sent) => {
                let of = within.steps[*step].op.collective()?;
                let bytes = contributed(within, &within.steps[*step], of, sent);
                Some((*step, Action::Collective { of, bytes }))
            }
            Work::Message(step, _) => Some((*step, self.message(&timeline.tasks[task])?)),
            Work::Inner(step, _) => Some((*step, compute(0, 0.0))),
        }
    }

    /// What a task sends to another stage or receives from it.
    fn message(&self, task: &Task) -> Option<Action<'a>> {
        let of = |channel: &u32| self.messages.get(channel).copied();
        match task.message.as_ref()? {
            Message::Send(channel) => of(channel).map(Action::Send),
            Message::Receive(channel) => of(channel).map(Action::Receive),
        }
    }

    /// Runs computations so often, one after another: of a loop the condition and the body.
    fn inner(
        &mut self,
        inner: &[(usize, u64)],
        mut at_s: f64,
        mut ends: Vec<usize>,
    ) -> Result<Vec<usize>, WalkError> {
        let iterations = inner.iter().map(|&(_, count)| count).max().unwrap_or(0);
        for iteration in 0..iterations {
            for &(callee, count) in inner {
                if iteration < count {
                    ends = self.run(callee, at_s, ends)?;
                    at_s += self.seconds(&(callee, 1));
                }
            }
        }
        Ok(ends)
    }

    fn seconds(&self, &(callee, times): &(usize, u64)) -> f64 {
        let timeline = self.simulation.timelines[callee].as_ref();
        timeline.map_or(0.0, |it| it.schedule.seconds) * times as f64
    }

    fn host(
        &mut self,
        name: &str,
        (start_s, end_s): (f64, f64),
        data: Vec<usize>,
    ) -> Result<usize, WalkError> {
        self.add(Node {
            name: name.to_owned(),
            start_s,
            end_s,
            data,
            order: vec![],
            action: Action::Host,
        })
    }

    fn add(&mut self, node: Node<'a>) -> Result<usize, WalkError> {
        if self.nodes.len() == NODES_MAX {
            return Err(WalkError::TraceSize { most: NODES_MAX });
        }
        self.nodes.push(node);
        Ok(self.nodes.len() - 1)
    }

    /// The op of a step after its layer.
    fn named(&self, step: &Step) -> String {
        match layer(self.program, step) {
            "" => step.op.name().to_owned(),
            layer => format!("{layer}/{}", step.op.name()),
        }
    }
}

/// Bytes of a collective as readers of traces count them: what a device puts in. Reports count what
/// a gather gives.
fn contributed(within: &Computation, step: &Step, of: &Collective, sent: &Sent) -> u64 {
    match of.op {
        CollectiveOp::AllGather { .. } => {
            let operands = step.operands.iter().map(|&it| &within.values[it]);
            operands.map(|it| it.bytes as u64).sum()
        }
        CollectiveOp::AllReduce { .. }
        | CollectiveOp::ReduceScatter { .. }
        | CollectiveOp::AllToAll { .. }
        | CollectiveOp::CollectivePermute(_)
        | CollectiveOp::CollectiveBroadcast { .. } => sent.payload_bytes,
    }
}

/// Kernels of so much work.
const fn compute<'a>(flops: u64, memory_bytes: f64) -> Action<'a> {
    Action::Compute {
        flops,
        memory_bytes,
    }
}
