//! The stages of a pipeline in time: one device of each, whose cores do what their programs say in
//! order, and wait for one another's messages.

use peapod_schemas::pod::Program;

use crate::WalkError;
use crate::compute::Core;
use crate::schedule;
use crate::simulation::{Links, Options, Simulation, Tasks, Timeline, Walk};
use crate::trip_count::Known;

/// Walks all stages of a program.
///
/// # Errors
///
/// As [`simulate`](crate::simulation::simulate), of any stage, or stages wait for one another for
/// ever.
pub(crate) fn simulate(
    program: &Program,
    core: &Core,
    links: &dyn Links,
    options: &Options,
) -> Result<Simulation, WalkError> {
    let walked = program.stages.iter().enumerate().map(|(number, stage)| {
        let mut walk = Walk::new(&stage.program, core, links, options);
        walk.stage = Some(number);
        walk.messages = program
            .messages
            .iter()
            .map(|it| (it.channel, *it))
            .collect();
        let tasks = walk.tasks(0, &Known::new())?;
        Ok((walk, tasks))
    });
    let walked: Vec<(Walk<'_>, Tasks)> = walked.collect::<Result<_, WalkError>>()?;
    let tasks = walked
        .iter()
        .map(|(_, (_, tasks, buffers))| (&tasks[..], &buffers[..]));
    let tasks: Vec<_> = tasks.collect();
    let schedules = match program.inputs.iter().any(|port| port.in_flight) {
        true => schedule::schedule_steady(&tasks, options.limits),
        false => schedule::schedule_stages(&tasks, options.limits),
    }?;
    let stages = walked
        .into_iter()
        .zip(schedules)
        .map(|((walk, tasks), schedule)| {
            let (work, tasks, buffers) = tasks;
            let mut simulation = walk.finished();
            simulation.timelines[0] = Some(Timeline {
                computation: 0,
                work,
                tasks,
                schedule,
                buffers,
            });
            simulation
        });
    Ok(together(stages.collect(), core, options))
}

/// What stages have in common.
fn together(stages: Vec<Simulation>, core: &Core, options: &Options) -> Simulation {
    let mut assumptions = Vec::new();
    for assumed in stages.iter().flat_map(|stage| &stage.assumptions) {
        if !assumptions.contains(assumed) {
            assumptions.push(assumed.clone());
        }
    }
    // A line of times is found if a kernel of some stage is.
    let mut unmatched = stages.iter().map(|stage| stage.unmatched_lines.clone());
    let first = unmatched.next().unwrap_or_default();
    let unmatched_lines = unmatched.fold(first, |lines, other| {
        lines
            .into_iter()
            .filter(|line| other.contains(line))
            .collect()
    });
    Simulation {
        timelines: vec![],
        assumptions,
        step_overhead_s: core.step_overhead_s,
        overlap: options.limits.overlap,
        unmatched_lines,
        stages,
    }
}
