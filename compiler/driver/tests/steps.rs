//! What replaces what from step to step: 69 programs of `conformance/stablehlo/steps.py` run as
//! many steps as JAX ran them, on 1 and on 8 devices, or are refused; never other numbers.

#![cfg(feature = "pod")]

mod cases;

use std::collections::BTreeSet;

use peapod_diagnostic::code;
use peapod_driver::pod::compile::Extras;
use peapod_driver::pod::ports::set_before_every_step;
use peapod_passes::PodOptions;
use peapod_pod::{EngineOptions, engine};

use cases::Case;

/// What names or options have to tell: keys, scales, and results that have the structure or the
/// type of arguments, but may be gradients, copies or activations.
const REFUSED: &str = "
    accumulated adapted batch_like_parameters block block_named gradients gradients_named
    hard_copy hard_copy_named heavy heavy_named key key_named mean_of_gradients
    mean_of_gradients_named penalty penalty_named predictions product product_named
    recurrent recurrent_named residual scaled swapped swapped_named
";

/// The pod of a program, or `None` if what replaces what is said to be unknown.
fn compiled(name: &str, devices: usize) -> Option<Vec<u8>> {
    let mesh = [("data", devices)];
    match cases::compiled(
        &cases::source(name),
        &mesh,
        &PodOptions::default(),
        Extras::default(),
    ) {
        Ok(files) => Some(cases::file(&files, ".pod")),
        Err(errors) => {
            let refused = errors.iter().all(|error| error.code == code::FEEDBACK);
            assert!(refused, "{name}: {errors:?}");
            None
        }
    }
}

/// The losses of a program, or `None` if it is refused.
fn losses(name: &str, case: &Case, devices: usize) -> Option<Vec<f64>> {
    let program = peapod_pod::load(&compiled(name, devices)?).unwrap();
    if program.feedback_open {
        return None;
    }
    let kind = engine::named(engine::DEFAULT).unwrap();
    let mut engine = kind.load(program, None, EngineOptions::default()).unwrap();
    assert_eq!(engine.program().inputs.len(), case.inputs.len(), "{name}");
    let every_step = set_before_every_step(&*engine);
    let steps = case.losses.iter().enumerate().map(|(step, _)| {
        for (index, elements) in case.inputs.iter().enumerate() {
            if step == 0 || every_step[index] {
                let dtype = engine.program().inputs[index].dtype;
                engine
                    .set_input(index, &cases::bytes(dtype, elements))
                    .unwrap();
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
    let cases = cases::all();
    assert_eq!(cases.len(), 69);
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
