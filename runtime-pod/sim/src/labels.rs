//! What drawings say about a slice: its name, and facts with units in their names.

use peapod_schemas::pod::{Program, Step};
use serde_json::{Value, json};

use crate::slices::{Slice, What};

/// The layer that an op is of: its path without the op's own name, which is all if there is no
/// path, and without the line of the source that follows.
pub(crate) fn layer_name(name: &str) -> &str {
    let (path, _) = name.split_once(" at ").unwrap_or((name, ""));
    path.rsplit_once('/').map_or(path, |(layer, _)| layer)
}

/// The layer of a step; empty if the program has none.
pub(crate) fn layer<'a>(program: &'a Program, step: &Step) -> &'a str {
    let name = step.location.map(|at| program.locations[at].name.as_str());
    name.map_or("", layer_name)
}

/// The step that a slice shows.
pub(crate) fn step<'a>(program: &'a Program, slice: &Slice<'_>) -> Option<&'a Step> {
    Some(&program.computations[slice.computation].steps[slice.step?])
}

/// Names of the axes that a step communicates over.
pub(crate) fn axes<'a>(program: &'a Program, step: &Step) -> Vec<&'a str> {
    let collective = step.op.collective();
    let axes = collective.map_or(&[][..], |it| &it.axes);
    program.mesh.names(axes).collect()
}

/// What is written on a slice: the op and its layer.
pub(crate) fn name(program: &Program, slice: &Slice<'_>) -> String {
    let step = step(program, slice);
    let op = step.map_or("", |step| step.op.name());
    let layer = step.map_or("", |step| layer(program, step));
    let name = match slice.what {
        What::Kernel(cluster, _) if cluster.steps.len() > 1 => {
            format!("{op} +{}", cluster.steps.len() - 1)
        }
        What::Kernel(..) | What::Collective(..) | What::Phase(..) | What::Case => op.to_owned(),
        What::Wait(Some(_)) => format!("wait for {op}"),
        What::Wait(None) => "idle".to_owned(),
        What::StepOverhead => "step overhead".to_owned(),
        What::Input => "wait for input".to_owned(),
        What::Loop(iterations) => format!("{op}, {iterations} iterations"),
        What::Iterations(0) => "end of the loop not drawn".to_owned(),
        What::Iterations(iterations) => format!("{iterations} further iterations not drawn"),
        What::Tasks(0) => "end of the step not drawn".to_owned(),
        What::Tasks(count) => format!("{count} further tasks not drawn"),
    };
    match layer {
        "" => name,
        layer => format!("{name} · {layer}"),
    }
}

/// What else is known of a slice.
pub(crate) fn facts(program: &Program, slice: &Slice<'_>) -> Vec<(&'static str, Value)> {
    let Some(it) = step(program, slice) else {
        return vec![];
    };
    let steps = &program.computations[slice.computation].steps;
    let own = match slice.what {
        What::Kernel(cluster, time) => {
            let steps = cluster.steps.iter().map(|step| &steps[*step]);
            vec![
                ("bound", json!(time.bound())),
                (
                    "flops",
                    json!(steps.clone().map(|it| it.flops).sum::<u64>()),
                ),
                ("bytes", json!(time.memory_bytes)),
                ("matrix_seconds", json!(time.matrix_s)),
                ("vector_seconds", json!(time.vector_s)),
                ("memory_seconds", json!(time.memory_s)),
                ("overhead_seconds", json!(time.overhead_s)),
                (
                    "steps",
                    json!(steps.map(|step| step.op.name()).collect::<Vec<_>>()),
                ),
            ]
        }
        What::Collective(sent, run) | What::Phase(sent, run) => vec![
            ("axes", json!(axes(program, it))),
            (
                "bytes",
                json!(program.computations[slice.computation].payload_bytes(it)),
            ),
            ("strategy", json!(sent.strategy)),
            ("exposed_seconds", json!(run.exposed_s)),
        ],
        What::Wait(_) => vec![
            ("for", json!(place(program, slice))),
            ("axes", json!(axes(program, it))),
        ],
        What::Loop(iterations) | What::Iterations(iterations) => {
            vec![("iterations", json!(iterations))]
        }
        What::Case | What::StepOverhead | What::Input => vec![],
        What::Tasks(count) => vec![("tasks", json!(count))],
    };
    let mut facts = vec![("layer", json!(layer(program, it)))];
    facts.extend(own);
    if !matches!(slice.what, What::Wait(_)) {
        facts.push(("step", json!(place(program, slice))));
    }
    facts
}

/// Where the step of a slice is in the program.
fn place(program: &Program, slice: &Slice<'_>) -> String {
    let step = slice.step.unwrap_or_default();
    program.place(slice.computation, step)
}
