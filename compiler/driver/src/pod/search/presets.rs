//! Layouts that go by a name, with the sizes that are usual: what a search is compared with.

use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_passes::pod::pipeline::PIPELINE_AXIS;
use peapod_passes::pod::pipeline::schedule::Schedule;

use super::candidate::{Stages, Update};
use super::meshes::{Axes, AxisRange};
use super::plan::{Choice, Model, Plan, Roles, Way, divides};

/// Devices along the axis for models, and stages of pipelines.
const SIZES: [usize; 3] = [2, 4, 8];
/// Microbatches for each stage: what is lost at both ends is then below a fifth (Huang et al.,
/// "GPipe", 2019).
const MICROBATCHES_PER_STAGE: usize = 4;

/// All presets on these axes, and their names. Gradients are reduce-scattered wherever updates are
/// sharded, so that ZeRO-1 and ZeRO-2 (Rajbhandari et al., 2020) are one program.
pub fn presets(model: &Model, devices: usize, axes: &[AxisRange]) -> Vec<(&'static str, Plan)> {
    let mesh = |of: &[(&str, usize)]| -> Axes {
        let along = |name: &str| of.iter().find(|it| it.0 == name).map_or(1, |it| it.1);
        let axes = axes.iter();
        axes.map(|axis| (axis.name.clone(), along(&axis.name)))
            .collect()
    };
    let plan = |mesh: Axes, way, stored| Plan::uniform(mesh, model, Choice { way, stored });
    let data = mesh(&[(DATA_AXIS, devices)]);
    let mut found = vec![
        (
            "pure data",
            Plan {
                update: Update::Whole,
                ..plan(data.clone(), Way::Whole, false)
            },
        ),
        ("ZeRO-1/2", plan(data.clone(), Way::Whole, false)),
        ("ZeRO-3 (FSDP)", plan(data.clone(), Way::Whole, true)),
    ];
    let mut matrices = model.arguments.matrices.iter();
    if matrices.any(|it| it.experts.is_some()) {
        found.push(("experts (GShard)", plan(data, Way::DataExperts, false)));
    }
    let sizes = SIZES.into_iter().filter(|size| divides(*size, devices));
    let with = |axis, size| mesh(&[(axis, size), (DATA_AXIS, devices / size)]);
    if let Some(name) = first_for_models(axes) {
        for size in sizes.clone() {
            let tensor = plan(with(name, size), Way::Pair, false);
            let sequence = Plan {
                sequences: true,
                ..tensor.clone()
            };
            found.push(("tensor parallel (Megatron)", tensor));
            if !model.arguments.sequences.is_empty() {
                found.push(("sequence parallel (Megatron)", sequence));
            }
        }
    }
    for size in sizes {
        let plan = plan(with(PIPELINE_AXIS, size), Way::Whole, false);
        found.extend(in_stages(&plan, model.arguments.rows));
    }
    // What a mesh has no axis for is left out.
    found.retain(|(_, plan)| plan.mesh.iter().map(|(_, size)| size).product::<usize>() == devices);
    found
}

/// A plan as pipelines, if its mesh and the rows of data allow.
fn in_stages(plan: &Plan, rows: usize) -> Vec<(&'static str, Plan)> {
    let schedules = [
        ("1F1B", Schedule::OneForwardOneBackward),
        ("GPipe", Schedule::GPipe),
    ];
    let staged = schedules.into_iter().filter_map(|(name, schedule)| {
        let pipeline = Some(stages(&plan.mesh, rows, schedule)?);
        let plan = plan.clone();
        Some((name, Plan { pipeline, ..plan }))
    });
    staged.collect()
}

/// The first axis that matrices are split over.
fn first_for_models(axes: &[AxisRange]) -> Option<&str> {
    let mut axes = axes.iter();
    let first = axes.find(|axis| {
        let two = vec![(axis.name.clone(), 2)];
        !Roles::of(&two).models.is_empty()
    });
    first.map(|axis| axis.name.as_str())
}

/// The stages of a mesh that has an axis for them, with as many microbatches as are usual and the
/// rows of a device allow; none without two of them.
pub fn stages(mesh: &Axes, rows: usize, schedule: Schedule) -> Option<Stages> {
    let roles = Roles::of(mesh);
    if roles.pipe <= 1 || !divides(roles.data, rows) {
        return None;
    }
    let rows = rows / roles.data;
    let most = rows.min(MICROBATCHES_PER_STAGE * roles.pipe);
    let microbatches = (2..=most).rev().find(|count| divides(*count, rows))?;
    Some(Stages {
        schedule,
        microbatches,
        rematerialise: false,
    })
}
