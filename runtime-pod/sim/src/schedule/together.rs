//! The schedules of the stages of a pipeline, which wait for one another's messages.

use std::collections::BTreeMap;

use super::{Limits, Message, Next, Schedule, State, Task};
use crate::WalkError;
use crate::memory::Buffer;

impl Schedule {
    /// The same so many seconds before.
    fn earlier(mut self, by_s: f64) -> Self {
        for run in &mut self.runs {
            run.start_s -= by_s;
            run.end_s -= by_s;
        }
        self.seconds -= by_s;
        self.live.earlier(by_s);
        self
    }
}

/// Schedules the tasks of all stages of a pipeline together: one device of each. Every core takes
/// its tasks in the order of its program, which is that of the pipeline's schedule; messages and,
/// with [`Overlap::Async`](super::Overlap::Async), collectives run beside them.
///
/// # Errors
///
/// Stages wait for one another for ever.
pub fn schedule_stages(
    stages: &[(&[Task], &[Buffer])],
    limits: Limits,
) -> Result<Vec<Schedule>, WalkError> {
    schedule_from(stages, limits, &vec![0.0; stages.len()])
}

/// Steps that a pipeline takes at most until it is taken to go on as it does.
const MOST_STEPS: usize = 32;

/// Schedules a step of a pipeline whose stages begin the next one as soon as they have done their
/// own part, in steady state: each stage from the beginning of its step, which the longest stage,
/// or what stages wait for in a circle, sets the pace of.
///
/// # Errors
///
/// Stages wait for one another for ever.
pub fn schedule_steady(
    stages: &[(&[Task], &[Buffer])],
    limits: Limits,
) -> Result<Vec<Schedule>, WalkError> {
    let mut begins = vec![0.0; stages.len()];
    for _ in 0..MOST_STEPS {
        let schedules = schedule_from(stages, limits, &begins)?;
        let ends: Vec<f64> = schedules.iter().map(|it| it.seconds).collect();
        let apart = |of: &[f64]| -> Vec<f64> { of.iter().map(|it| it - of[0]).collect() };
        let moved = apart(&ends).into_iter().zip(apart(&begins));
        let moved = moved.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        if moved <= 1e-9 * ends.iter().copied().fold(0.0, f64::max) {
            break;
        }
        begins = ends;
    }
    let schedules = schedule_from(stages, limits, &begins)?.into_iter();
    let schedules = schedules.zip(begins);
    Ok(schedules.map(|(it, begin_s)| it.earlier(begin_s)).collect())
}

/// Schedules stages that begin at these seconds.
fn schedule_from(
    stages: &[(&[Task], &[Buffer])],
    limits: Limits,
    begins: &[f64],
) -> Result<Vec<Schedule>, WalkError> {
    let receivers: BTreeMap<u32, (usize, usize)> = stages
        .iter()
        .enumerate()
        .flat_map(|(stage, (tasks, _))| {
            let tasks = tasks.iter().enumerate();
            tasks.filter_map(move |(index, task)| match task.message {
                Some(Message::Receive(channel)) => Some((channel, (stage, index))),
                Some(Message::Send(_)) | None => None,
            })
        })
        .collect();
    let states = stages
        .iter()
        .zip(begins)
        .map(|((tasks, buffers), begin_s)| State::beginning(tasks, buffers, limits, *begin_s));
    let mut states: Vec<State<'_>> = states.collect();
    let mut next: Vec<Option<Next>> = states.iter_mut().map(State::next_in_order).collect();
    loop {
        // What starts first, so that nothing arrives that should have been known before.
        let known = next
            .iter()
            .enumerate()
            .filter_map(|(stage, next)| Some((stage, (*next)?)));
        let Some((stage, first)) = known.min_by(|a, b| a.1.at_s.total_cmp(&b.1.at_s)) else {
            break;
        };
        let end_s = states[stage].perform(first);
        if let Some(Message::Send(channel)) = stages[stage].0[first.task].message
            && let Some(&(to, task)) = receivers.get(&channel)
        {
            states[to].arrive(task, end_s);
            next[to] = states[to].next_in_order();
        }
        next[stage] = states[stage].next_in_order();
    }
    let finished = states.into_iter().enumerate().map(|(stage, mut state)| {
        let left = state.tasks.len() - state.done;
        if left > 0 {
            return Err(WalkError::Stuck { stage, left });
        }
        state.blame_last(state.core_s);
        Ok(state.finished())
    });
    finished.collect()
}
