//! Engine `pjrt` against `local`: the training steps of `conformance/stablehlo/steps.py` on a CPU
//! plug-in, on 1 and on 8 devices. Skipped, by name, where no plug-in is installed.

#![cfg(feature = "pod")]

use std::collections::BTreeMap;
use std::path::Path;

use peapod_driver::observer::Silent;
use peapod_driver::pod::compile::{self, Extras, Input, Model};
use peapod_driver::pod::partitioned;
use peapod_driver::{Source, targets::Pod};
use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_pod::pjrt::PjrtRunError;
use peapod_pod::{Engine, EngineOptions, Program, RunError, engine};
use peapod_schemas::pod::DType;
use serde::Deserialize;

const FOLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../conformance/stablehlo/steps"
);

/// Largest difference, relative to the larger of 1 and what `local` has.
const TOLERANCE: f64 = 1e-5;

#[derive(Deserialize)]
struct Case {
    /// Elements of the arguments of the first step.
    inputs: Vec<Vec<f64>>,
    /// Of consecutive steps.
    losses: Vec<f64>,
}

/// The pod of a program and its StableHLO, or `None` if it is not compiled.
fn compiled(name: &str, devices: usize) -> Option<(Vec<u8>, String)> {
    let source = Source::open(&Path::new(FOLDER).join(format!("{name}.mlir"))).unwrap();
    let target = Pod::open("local").unwrap();
    let mut options = PodOptions::default();
    options.annotate.mesh = Some(Mesh::new([("data", devices)]));
    let module = compile::module(&source, &Input::default(), &Silent).unwrap();
    let options = compile::resolved(&options, &module.mesh, &target).unwrap();
    let source = &source;
    let model = Model { source, module };
    let extras = Extras {
        stablehlo: true,
        ..Extras::default()
    };
    let files = compile::compile(model, &target, &options, extras, &Silent);
    let files = files.ok()?.files;
    let file = |wanted: &str| {
        let mut files = files.iter();
        files.find(|it| it.0.ends_with(wanted)).unwrap().1.clone()
    };
    let text = String::from_utf8(file(partitioned::FILE)).unwrap();
    Some((file(".pod"), text))
}

/// The program on a plug-in of the CPU; `None` where there is none.
fn on_plugin(program: Program, text: String) -> Option<Box<dyn Engine>> {
    let kind = engine::named("pjrt").unwrap();
    let program = program.with_stablehlo(text);
    match kind.load_with(program, Some("cpu"), EngineOptions::default()) {
        Ok(engine) => Some(engine),
        Err(RunError::Pjrt(PjrtRunError::NotFound { .. })) => None,
        Err(error) => panic!("{error:?}"),
    }
}

fn bytes(dtype: DType, elements: &[f64]) -> Vec<u8> {
    let elements = elements.iter();
    if dtype == DType::F32 {
        elements.flat_map(|&it| (it as f32).to_le_bytes()).collect()
    } else {
        assert!([DType::I32, DType::U32].contains(&dtype), "{dtype:?}");
        elements
            .flat_map(|&it| (it as i64 as u32).to_le_bytes())
            .collect()
    }
}

/// All outputs of every step, as far as what replaces what is known.
fn ran(engine: &mut dyn Engine, case: &Case) -> Vec<Vec<Vec<u8>>> {
    let steps = match engine.program().feedback_open {
        true => 1,
        false => case.losses.len(),
    };
    let replaced = engine.program().outputs.iter().filter_map(|it| it.replaces);
    let replaced: Vec<usize> = replaced.collect();
    let outputs = engine.program().outputs.len();
    let steps = (0..steps).map(|step| {
        for (index, elements) in case.inputs.iter().enumerate() {
            let stays = replaced.contains(&index) || engine.keeps_input(index);
            if step == 0 || !stays {
                let dtype = engine.program().inputs[index].dtype;
                engine.set_input(index, &bytes(dtype, elements)).unwrap();
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

/// The largest relative difference of floats; others are to be equal.
fn difference(dtype: DType, expected: &[u8], found: &[u8]) -> f64 {
    assert_eq!(expected.len(), found.len());
    if dtype != DType::F32 {
        return if expected == found {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let floats = |bytes: &[u8]| -> Vec<f64> {
        let words = bytes.as_chunks().0.iter();
        words.map(|it| f64::from(f32::from_le_bytes(*it))).collect()
    };
    let pairs = floats(expected).into_iter().zip(floats(found));
    let differences = pairs.map(|(a, b)| match a.to_bits() == b.to_bits() {
        true => 0.0,
        false => (a - b).abs() / a.abs().max(1.0),
    });
    // A difference that is not a number is one.
    let differences = differences.map(|it| if it.is_nan() { f64::INFINITY } else { it });
    differences.fold(0.0, f64::max)
}

#[test]
fn training_steps_on_a_plugin_yield_what_local_devices_do() {
    let cases = std::fs::read(Path::new(FOLDER).join("steps.json")).unwrap();
    let cases: BTreeMap<String, Case> = serde_json::from_slice(&cases).unwrap();
    let (mut compared, mut most) = (0, 0.0_f64);
    let mut far = vec![];
    for (name, case) in &cases {
        for devices in [1, 8] {
            let Some((pod, text)) = compiled(name, devices) else {
                continue;
            };
            let program = || peapod_pod::load(&pod).unwrap();
            let Some(mut plugin) = on_plugin(program(), text) else {
                println!(
                    "SKIPPED training_steps_on_a_plugin_yield_what_local_devices_do: no plug-in \
                     of the CPU; run `cargo xtask setup --engine pjrt-cpu`"
                );
                return;
            };
            let local = engine::named(engine::DEFAULT).unwrap();
            let mut local = local.load(program(), EngineOptions::default()).unwrap();
            let [expected, found] = [&mut local, &mut plugin].map(|it| ran(&mut **it, case));
            for (step, (expected, found)) in expected.iter().zip(&found).enumerate() {
                for (index, port) in local.program().outputs.iter().enumerate() {
                    let by = difference(port.dtype, &expected[index], &found[index]);
                    most = most.max(by);
                    if by > TOLERANCE {
                        let output = &port.name;
                        far.push(format!(
                            "{name} on {devices}, step {step}, {output}: {by:e}"
                        ));
                    }
                }
            }
            compared += 1;
        }
    }
    println!("{compared} programs compared, largest difference {most:e}");
    assert!(far.is_empty(), "{}", far.join("\n"));
    assert!(compared >= 90, "{compared}");
}
