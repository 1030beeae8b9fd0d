//! Every training step of the repository in stages: what it yields without, on one rank and on
//! several.

use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, compile};
use peapod_pod::{Executor, load};
use peapod_schemas::pod::DType;

use crate::jax_case::floats;
use crate::rank_steps::{Step, example, recorded};
use crate::ranks::{Ranks, trained};
use crate::support::options;

const SCHEDULES: [&str; 7] = [
    "gpipe",
    "1f1b",
    "interleaved:2",
    "zb-h1",
    "zb-h2",
    "zb-v",
    "bidirectional",
];

const MICROBATCHES: usize = 4;

/// A pod in stages, or why there is none.
fn staged(step: &Step, schedule: &str, mesh: &Mesh, shards: &[&str]) -> Result<Vec<u8>, String> {
    let mut options = PodOptions::default();
    options.annotate.mesh = Some(mesh.clone());
    let rules = shards.iter().map(|it| it.parse().unwrap());
    options.annotate.shards = rules.collect();
    let pipeline = PipelineOptions {
        schedule: schedule.parse().unwrap(),
        microbatches: MICROBATCHES,
        cuts: Cuts::Balanced,
        rematerialise: schedule == "1f1b",
        delays: DelayOptions::default(),
    };
    let program = compile(step.module.clone(), &options, &pipeline, |_, _| {});
    let program = program.map_err(|error| error.to_string())?;
    let pod = peapod_emit::pod::write_pipeline(&program.pipeline);
    Ok(pod.unwrap_or_else(|error| panic!("{}: {error}", step.name)))
}

/// Outputs of several steps beside expected ones: the largest difference, as a share of the largest
/// element or of a hundredth; integers are equal.
fn difference(pod: &[u8], found: &[Vec<Vec<u8>>], expected: &[Vec<Vec<u8>>]) -> f64 {
    let program = load(pod).unwrap();
    let mut worst: f64 = 0.0;
    for (found, expected) in found.iter().zip(expected) {
        for (port, (found, expected)) in program.outputs.iter().zip(found.iter().zip(expected)) {
            if port.dtype != DType::F32 {
                assert_eq!(found, expected, "`{}`", port.name);
                continue;
            }
            let (found, expected) = (floats(found), floats(expected));
            let scale = expected.iter().map(|it| it.abs()).fold(1e-2, f64::max);
            let pairs = found.iter().zip(&expected);
            let apart = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            worst = worst.max(apart / scale);
        }
    }
    worst
}

/// The difference of three steps in stages, whose bits are the same on two ranks, from three steps
/// without.
fn check(step: &Step, pod: &[u8], about: &str) {
    let whole = step.compiled(&Mesh::new([("data", 1)]));
    let run = |pod: &[u8]| {
        let mut engine = Executor::new(load(pod).unwrap(), options(1)).unwrap();
        trained(&mut engine, &step.inputs)
    };
    let (found, expected) = (run(pod), run(&whole));
    let apart = difference(pod, &found, &expected);
    assert!(apart <= 1e-5, "{} {about}: {apart}", step.name);
    let mut ranks = Ranks::load(pod, 2, options(1)).unwrap();
    let ranks = trained(&mut ranks, &step.inputs);
    assert!(ranks == found, "{} {about}: other bits", step.name);
}

#[test]
fn every_training_step_in_stages_yields_what_it_yields_without() {
    let meshes = [
        Mesh::new([("pipe", 2), ("data", 2)]),
        Mesh::new([("pipe", 2)]),
    ];
    let steps: Vec<Step> = recorded().into_iter().chain([example()]).collect();
    let mut compiled = 0;
    for (index, step) in steps.iter().enumerate() {
        let schedule = SCHEDULES[index % SCHEDULES.len()];
        for mesh in &meshes {
            match staged(step, schedule, mesh, &[]) {
                Ok(pod) => check(step, &pod, &format!("{schedule} on {mesh}")),
                // A batch of few rows, or the first argument that is taken for it.
                Err(error) if error.contains("microbatches") => continue,
                Err(error) => panic!("{} {schedule} on {mesh}: {error}", step.name),
            }
            compiled += 1;
        }
    }
    assert!(compiled >= 100, "{compiled} programs");
}

/// Tables are sharded over one axis, layers over another, the batch over a third.
#[test]
fn every_schedule_of_a_recommender_goes_with_three_more_axes() {
    let mut steps = recorded();
    steps.retain(|it| it.name == "recommender");
    let mesh = Mesh::new([("pipe", 2), ("data", 2), ("model", 2), ("expert", 2)]);
    let shards = [
        "*tables*=model,-",
        "*top'][0]=-,expert",
        "*top'][1]=expert,-",
    ];
    for schedule in SCHEDULES {
        let pod = staged(&steps[0], schedule, &mesh, &shards);
        let pod = pod.unwrap_or_else(|error| panic!("{schedule}: {error}"));
        check(&steps[0], &pod, schedule);
    }
}
