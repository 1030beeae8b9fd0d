//! The schedules of the stages of a pipeline, which wait for one another's messages.

use std::collections::BTreeMap;

use super::{Limits, Message, Next, Schedule, State, Task};
use crate::memory::Buffer;

/// Schedules the tasks of all stages of a pipeline together: one device of each. Every core takes
/// its tasks in the order of its program, which is that of the pipeline's schedule; messages and,
/// with [`Overlap::Async`], collectives run beside them.
pub fn schedule_stages(stages: &[(&[Task], &[Buffer])], limits: Limits) -> Vec<Schedule> {
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
        .map(|(tasks, buffers)| State::new(tasks, buffers, limits));
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
    let finished = states.into_iter().map(|mut state| {
        state.blame_last(state.core_s);
        state.finished()
    });
    finished.collect()
}
