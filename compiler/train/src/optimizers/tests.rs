//! Five steps of each optimizer, against optax.

use super::*;
use crate::vectors::{Vectors, assert_close, run};
use peapod_ir::{Module, Tensor};

const SHAPE: [usize; 3] = [3, 5, 6];

/// A module of one update: parameter, gradient, count and state to new parameter and new state.
fn module(optimizer: &Optimizer) -> (Module, usize) {
    let mut build = Builder::new("main");
    let ty = TensorType::new(DType::F32, SHAPE);
    let parameter = build.argument("w", ty.clone());
    let gradient = build.argument("g", ty);
    let count = build.argument("count", TensorType::new(DType::F32, []));
    let learning_rate = build.single(0.05);
    let mut at = Update {
        build: &mut build,
        parameter,
        gradient,
        learning_rate,
        count,
        decays: true,
        name: "w".to_owned(),
        slots: vec![],
    };
    let new = optimizer.rule().update(&mut at);
    let slots = at.slots;
    let results = std::iter::once(new).chain(slots.iter().map(|slot| slot.new));
    let function = build.finish(results.collect());
    let module = Module {
        functions: vec![function],
        ..Module::default()
    };
    (module, slots.len())
}

fn follow(name: &str, optimizer: &Optimizer) {
    optimizer.check().expect("numbers within their ranges");
    let mut vectors = Vectors::open("optimizers");
    let (module, slots) = module(optimizer);
    let gradients = vectors.floats("gradients", &[5, 3, 5, 6]);
    let expected = vectors.floats(name, &[5, 3, 5, 6]);
    let ty = TensorType::new(DType::F32, SHAPE);
    let states = &module.functions[0].inputs[3..];
    let zeros = states
        .iter()
        .map(|it| Tensor::zero(module.functions[0].ty(*it)));
    let mut state = vec![vectors.read("parameter", &ty)];
    state.extend(zeros);
    assert_eq!(state.len(), slots + 1);
    for (step, gradient) in gradients.chunks(ty.elements()).enumerate() {
        let gradient = Tensor::from_floats(&ty, gradient.iter().copied());
        let count = Tensor::from_floats(&TensorType::new(DType::F32, []), [step as f32 + 1.0]);
        let mut inputs = state.clone();
        inputs.splice(1..1, [gradient, count]);
        state = run(&module, &inputs);
        let range = step * ty.elements()..(step + 1) * ty.elements();
        let what = format!("{name}, step {step}");
        assert_close(&what, &state[0].floats(), &expected[range], 1e-6);
    }
}

#[test]
fn steps_are_those_of_optax() {
    let weight_decay = 0.01;
    let factored = Adafactor {
        factored_from: 4,
        ..Adafactor::default()
    };
    let lars = Lars {
        weight_decay,
        trust_coefficient: 0.1,
        ..Lars::default()
    };
    let all = [
        ("sgd", Optimizer::Sgd(Sgd::default())),
        ("sgd_decay", Optimizer::Sgd(Sgd { weight_decay })),
        (
            "momentum",
            Optimizer::Momentum(Momentum {
                weight_decay,
                ..Momentum::default()
            }),
        ),
        (
            "nesterov",
            Optimizer::Nesterov(Nesterov {
                weight_decay,
                ..Nesterov::default()
            }),
        ),
        ("adam", Optimizer::Adam(Adam::default())),
        (
            "adamw",
            Optimizer::AdamW(AdamW {
                weight_decay,
                ..AdamW::default()
            }),
        ),
        ("lars", Optimizer::Lars(lars.clone())),
        (
            "lars_unscaled",
            Optimizer::Lars(Lars {
                form: LarsMomentum::Unscaled,
                ..lars
            }),
        ),
        (
            "lamb",
            Optimizer::Lamb(Lamb {
                weight_decay,
                ..Lamb::default()
            }),
        ),
        (
            "lion",
            Optimizer::Lion(Lion {
                weight_decay,
                ..Lion::default()
            }),
        ),
        ("adafactor", Optimizer::Adafactor(factored.clone())),
        (
            "adafactor_whole",
            Optimizer::Adafactor(Adafactor::default()),
        ),
        (
            "adafactor_momentum",
            Optimizer::Adafactor(Adafactor {
                momentum: 0.9,
                weight_decay,
                ..factored
            }),
        ),
    ];
    let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
    let vectors = Vectors::open("optimizers");
    let recorded = vectors.names().iter();
    let mut recorded = recorded.filter(|name| !["parameter", "gradients"].contains(&name.as_str()));
    assert!(recorded.all(|name| names.contains(&name.as_str())));
    all.iter().for_each(|(name, it)| follow(name, it));
}

#[test]
fn numbers_out_of_range_are_refused() {
    let optimizer = Optimizer::Momentum(Momentum {
        momentum: 1.0,
        weight_decay: 0.0,
    });
    let error = optimizer.check().expect_err("nothing is ever forgotten");
    let expected = "option `momentum`: expected a number from 0 to below 1, found 1";
    assert_eq!(error.to_string(), expected);
}
