//! What replaces what from step to step: 68 programs of `conformance/stablehlo/steps.py` run as
//! many steps as JAX ran them, on 1 and on 8 devices, or are refused; never other numbers.

#![cfg(feature = "pod")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use peapod_diagnostic::code;
use peapod_driver::Source;
use peapod_driver::observer::Silent;
use peapod_driver::pod::compile::{self, Extras, Input, Model};
use peapod_driver::targets::Pod;
use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_pod::{EngineOptions, engine};
use peapod_schemas::pod::DType;
use serde::Deserialize;

const FOLDER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../conformance/stablehlo/steps"
);

/// What names or options have to tell: keys, scales, and results that have the structure or the
/// type of arguments, but may be gradients, copies or activations.
const REFUSED: &str = "
    accumulated adapted batch_like_parameters block block_named gradients gradients_named
    hard_copy hard_copy_named heavy heavy_named key key_named mean_of_gradients
    mean_of_gradients_named penalty penalty_named predictions product product_named
    recurrent recurrent_named residual scaled swapped swapped_named
";

#[derive(Deserialize)]
struct Case {
    /// Elements of the arguments of the first step.
    inputs: Vec<Vec<f64>>,
    /// Which result is the loss.
    loss: usize,
    /// Of consecutive steps.
    losses: Vec<f64>,
}

/// The pod of a program, or `None` if what replaces what is said to be unknown.
fn compiled(name: &str, devices: usize) -> Option<Vec<u8>> {
    let source = Source::open(&Path::new(FOLDER).join(format!("{name}.mlir"))).unwrap();
    let target = Pod::open("local").unwrap();
    let mut options = PodOptions::default();
    options.annotate.mesh = Some(Mesh::new([("data", devices)]));
    let module = compile::module(&source, &Input::default(), &Silent).unwrap();
    let options = compile::resolved(&options, &module.mesh, &target).unwrap();
    let source = &source;
    let model = Model { source, module };
    match compile::compile(model, &target, &options, Extras::default(), &Silent) {
        Ok(built) => built
            .files
            .into_iter()
            .find(|(file, _)| file.ends_with(".pod"))
            .map(|it| it.1),
        Err(errors) => {
            let refused = errors.iter().all(|error| error.code == code::FEEDBACK);
            assert!(refused, "{name}: {errors:?}");
            None
        }
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

/// The losses of a program, or `None` if it is refused.
fn losses(name: &str, case: &Case, devices: usize) -> Option<Vec<f64>> {
    let program = peapod_pod::load(&compiled(name, devices)?).unwrap();
    if program.feedback_open {
        return None;
    }
    let kind = engine::named(engine::DEFAULT).unwrap();
    let mut engine = kind.load(program, EngineOptions::default()).unwrap();
    assert_eq!(engine.program().inputs.len(), case.inputs.len(), "{name}");
    let replaced = engine.program().outputs.iter().filter_map(|it| it.replaces);
    let replaced: Vec<usize> = replaced.collect();
    let steps = case.losses.iter().enumerate().map(|(step, _)| {
        for (index, elements) in case.inputs.iter().enumerate() {
            // The memory of data may have been used for other things.
            if step == 0 || !replaced.contains(&index) {
                let dtype = engine.program().inputs[index].dtype;
                engine.set_input(index, &bytes(dtype, elements)).unwrap();
            }
        }
        engine.step().unwrap();
        let loss = engine.output(case.loss).unwrap();
        engine.feed_back().unwrap();
        f64::from(f32::from_le_bytes(loss.try_into().unwrap()))
    });
    Some(steps.collect())
}

#[test]
fn losses_are_those_of_jax_or_the_program_is_refused() {
    let cases = std::fs::read(Path::new(FOLDER).join("steps.json")).unwrap();
    let cases: BTreeMap<String, Case> = serde_json::from_slice(&cases).unwrap();
    assert_eq!(cases.len(), 68);
    let mut refused = BTreeSet::new();
    for (name, case) in &cases {
        for devices in [1, 8] {
            let Some(found) = losses(name, case, devices) else {
                refused.insert(name.as_str());
                continue;
            };
            let mut pairs = found.iter().zip(&case.losses);
            let near = pairs.all(|(a, b)| (a - b).abs() <= 1e-5 + 1e-3 * b.abs());
            assert!(
                near,
                "{name} on {devices}: {found:?}, expected {:?}",
                case.losses
            );
        }
    }
    let expected: BTreeSet<&str> = REFUSED.split_whitespace().collect();
    assert_eq!(refused, expected);
}
