//! Engine `pjrt` against `local`: the training steps of `conformance/stablehlo/steps.py` on a CPU
//! plug-in, on 1 and on 8 devices, partitioned by Peapod and by XLA, and in stages. Skipped, by
//! name, where no plug-in is installed. `PEAPOD_TEST_PJRT=cuda` takes another plug-in, on one
//! device, with products as exact as the element type.

#![cfg(feature = "pod")]

mod cases;

use peapod_driver::pod::compare::{Difference, difference};
use peapod_driver::pod::compile::Extras;
use peapod_driver::pod::partitioned::Partitioner;
use peapod_driver::pod::ports::{set_before_every_step, tensor_type};
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::PipelineOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_pod::pjrt::PjrtRunError;
use peapod_pod::{Engine, EngineOptions, Program, RunError, engine};
use peapod_schemas::pod::Port;

use cases::Case;

/// Largest difference, relative to the larger of 1 and what `local` has.
const TOLERANCE: f64 = 1e-5;

/// The plug-in that is tested.
fn plugin() -> String {
    std::env::var("PEAPOD_TEST_PJRT").unwrap_or_else(|_| "cpu".into())
}

/// A program as StableHLO, and who partitions it.
type Text = (Partitioner, String);

/// The pod of a program and its texts, or `None` if it is not compiled. On one device there is
/// nothing to partition.
fn compiled(name: &str, devices: usize) -> Option<(Vec<u8>, Vec<Text>)> {
    let mut source = cases::source(name);
    if plugin() != "cpu" {
        let text = String::from_utf8(source.bytes).unwrap();
        source.bytes = text.replace("DEFAULT", "HIGHEST").into_bytes();
    }
    let extras = Extras {
        stablehlo: true,
        ..Extras::default()
    };
    let options = PodOptions::default();
    let files = cases::compiled(&source, &[("data", devices)], &options, extras).ok()?;
    let file = |ending| cases::file(&files, ending);
    let text = |by: Partitioner| (by, String::from_utf8(file(by.file())).unwrap());
    let texts = Partitioner::ALL.map(text).into_iter();
    let partitioners = if devices == 1 { 1 } else { 2 };
    Some((file(".pod"), texts.take(partitioners).collect()))
}

/// The program on the plug-in; `None` where there is none.
fn on_plugin(program: Program, text: String) -> Option<Box<dyn Engine>> {
    let kind = engine::named("pjrt").unwrap();
    let program = program.with_stablehlo(text);
    match kind.load(program, Some(&plugin()), EngineOptions::default()) {
        Ok(engine) => Some(engine),
        Err(RunError::Pjrt(PjrtRunError::NotFound { .. })) => None,
        Err(error) => panic!("{error:?}"),
    }
}

/// All outputs of every step, as far as what replaces what is known.
fn ran(engine: &mut dyn Engine, case: &Case) -> Vec<Vec<Vec<u8>>> {
    let steps = match engine.program().feedback_open {
        true => 1,
        false => case.losses.len(),
    };
    let every_step = set_before_every_step(engine);
    let outputs = engine.program().outputs.len();
    let steps = (0..steps).map(|step| {
        for (index, elements) in case.inputs.iter().enumerate() {
            if step == 0 || every_step[index] {
                let dtype = engine.program().inputs[index].dtype;
                engine
                    .set_input(index, &cases::bytes(dtype, elements))
                    .unwrap();
            }
        }
        engine.step().unwrap();
        engine.check_replicas().unwrap();
        let made = (0..outputs).map(|index| engine.output(index).unwrap());
        let made: Vec<Vec<u8>> = made.collect();
        engine.feed_back().unwrap();
        made
    });
    steps.collect()
}

/// Outputs of every step.
type Steps = Vec<Vec<Vec<u8>>>;

/// Steps of a program on the plug-in, by each partitioner; `None` where there is no plug-in.
fn on_each(pod: &[u8], texts: Vec<Text>, case: &Case) -> Option<Vec<(Partitioner, Steps)>> {
    let all = texts.into_iter().map(|(by, text)| {
        let mut engine = on_plugin(peapod_pod::load(pod).unwrap(), text)?;
        Some((by, ran(&mut *engine, case)))
    });
    all.collect()
}

#[test]
fn training_steps_on_a_plugin_yield_what_local_devices_do() {
    let cases = cases::all();
    let meshes = if plugin() == "cpu" { &[1, 8][..] } else { &[1] };
    let (mut compared, mut most) = (0, 0.0_f64);
    let mut far = vec![];
    for (name, case) in &cases {
        for &devices in meshes {
            let Some((pod, texts)) = compiled(name, devices) else {
                continue;
            };
            let Some(found) = on_each(&pod, texts, case) else {
                println!(
                    "SKIPPED training_steps_on_a_plugin_yield_what_local_devices_do: no plug-in \
                     `{}`; run `cargo xtask setup --engine pjrt-cpu`",
                    plugin(),
                );
                return;
            };
            let expected = Local::ran(&pod, case);
            for (by, found) in &found {
                let about = format!("{name} on {devices} by {by}");
                most = most.max(expected.compared(&about, found, &mut far));
            }
            compared += 1;
        }
    }
    println!("{compared} programs compared, largest difference {most:e}");
    assert!(far.is_empty(), "{}", far.join("\n"));
    assert!(compared >= 45 * meshes.len(), "{compared}");
}

/// What virtual devices yield.
struct Local {
    ports: Vec<Port>,
    steps: Steps,
}

impl Local {
    fn ran(pod: &[u8], case: &Case) -> Self {
        let local = engine::named(engine::DEFAULT).unwrap();
        let program = peapod_pod::load(pod).unwrap();
        let mut local = local.load(program, None, EngineOptions::default()).unwrap();
        let steps = ran(&mut *local, case);
        let ports = local.program().outputs.clone();
        Self { ports, steps }
    }

    /// The largest difference of what else yields it; what is too far apart is kept.
    fn compared(&self, about: &str, found: &Steps, far: &mut Vec<String>) -> f64 {
        let mut most = 0.0_f64;
        for (output, apart) in differences(&self.ports, &self.steps, found) {
            most = most.max(apart.most);
            // What is NaN in both is not compared.
            if apart.most > TOLERANCE || apart.nan > 0 {
                far.push(format!("{about}, {output}: {apart:?}"));
            }
        }
        most
    }
}

/// Schedules that cut programs in every way there is: at the ends of slots, within backward passes,
/// several stages on one device, and what is in flight from step to step.
const SCHEDULES: [&str; 6] = [
    "gpipe",
    "1f1b",
    "interleaved:2",
    "zb-v",
    "bidirectional",
    "pipemare",
];

/// The pod of a program in stages and its text, or why it is none.
fn staged(name: &str, schedule: &str, mesh: &[(&str, usize)]) -> Result<(Vec<u8>, String), String> {
    let options = PodOptions {
        pipeline: Some(PipelineOptions {
            schedule: schedule.parse().unwrap(),
            microbatches: 4,
            cuts: Cuts::Balanced,
            rematerialise: schedule == "1f1b",
            delays: DelayOptions::default(),
        }),
        ..PodOptions::default()
    };
    let extras = Extras {
        stablehlo: true,
        ..Extras::default()
    };
    let files = cases::compiled(&cases::source(name), mesh, &options, extras);
    let files = files.map_err(|error| error.to_string())?;
    let text = cases::file(&files, Partitioner::Peapod.file());
    Ok((
        cases::file(&files, ".pod"),
        String::from_utf8(text).unwrap(),
    ))
}

#[test]
fn stages_on_a_plugin_yield_what_local_devices_do() {
    if plugin() != "cpu" {
        return;
    }
    let meshes: [&[_]; 2] = [&[("pipe", 2), ("data", 2)], &[("pipe", 2)]];
    let (mut compared, mut most) = (0, 0.0_f64);
    let mut far = vec![];
    // A part of all: the plug-in compiles many programs for each.
    for (index, (name, case)) in cases::all().iter().enumerate().step_by(5) {
        let schedule = SCHEDULES[index / 5 % SCHEDULES.len()];
        let mesh = meshes[index % 2];
        let (pod, text) = match staged(name, schedule, mesh) {
            Ok(staged) => staged,
            Err(why) => {
                println!("{name} {schedule}: {why}");
                continue;
            }
        };
        let Some(mut engine) = on_plugin(peapod_pod::load(&pod).unwrap(), text) else {
            println!(
                "SKIPPED stages_on_a_plugin_yield_what_local_devices_do: run `cargo xtask setup \
                 --engine pjrt-cpu`"
            );
            return;
        };
        let found = ran(&mut *engine, case);
        let about = format!("{name} {schedule} on {mesh:?}");
        most = most.max(Local::ran(&pod, case).compared(&about, &found, &mut far));
        compared += 1;
    }
    println!("{compared} programs in stages compared, largest difference {most:e}");
    assert!(far.is_empty(), "{}", far.join("\n"));
    assert!(compared >= 8, "{compared}");
}

/// Of every step and output, by how much it is apart.
fn differences(
    ports: &[Port],
    expected: &[Vec<Vec<u8>>],
    found: &[Vec<Vec<u8>>],
) -> Vec<(String, Difference)> {
    assert_eq!(expected.len(), found.len());
    let steps = expected.iter().zip(found).enumerate();
    let all = steps.flat_map(|(step, (expected, found))| {
        let outputs = ports.iter().zip(expected.iter().zip(found));
        outputs.map(move |(port, (expected, found))| {
            let apart = difference(&tensor_type(port), expected, found);
            (format!("step {step}, {}", port.name), apart)
        })
    });
    all.collect()
}
