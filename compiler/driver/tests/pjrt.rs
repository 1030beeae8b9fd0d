//! Engine `pjrt` against `local`: the training steps of `conformance/stablehlo/steps.py` on a CPU
//! plug-in, on 1 and on 8 devices, partitioned by Peapod and by XLA. Skipped, by name, where no
//! plug-in is installed. `PEAPOD_TEST_PJRT=cuda` takes another plug-in, on one device, with
//! products as exact as the element type.

#![cfg(feature = "pod")]

mod cases;

use peapod_driver::pod::compare::{Difference, difference};
use peapod_driver::pod::compile::Extras;
use peapod_driver::pod::partitioned::Partitioner;
use peapod_driver::pod::ports::{set_before_every_step, tensor_type};
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
    let files = cases::compiled(&source, &[("data", devices)], extras).ok()?;
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
            let local = engine::named(engine::DEFAULT).unwrap();
            let program = peapod_pod::load(&pod).unwrap();
            let mut local = local.load(program, None, EngineOptions::default()).unwrap();
            let expected = ran(&mut *local, case);
            for (by, found) in &found {
                let ports = &local.program().outputs;
                for (output, apart) in differences(ports, &expected, found) {
                    most = most.max(apart.most);
                    // What is NaN in both is not compared.
                    if apart.most > TOLERANCE || apart.nan > 0 {
                        far.push(format!("{name} on {devices} by {by}, {output}: {apart:?}"));
                    }
                }
            }
            compared += 1;
        }
    }
    println!("{compared} programs compared, largest difference {most:e}");
    assert!(far.is_empty(), "{}", far.join("\n"));
    assert!(compared >= 45 * meshes.len(), "{compared}");
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
