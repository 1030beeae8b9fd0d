//! Whole steps: what they learn, what is left out, and the same on any number of devices.

use super::*;
use crate::followed::{BATCH, argument, fed, follow, metric, start};
use crate::layers::batch_norm::BatchNorm;
use crate::layers::dropout::Dropout;
use crate::layers::{Activation, Conv2d, Dense, Flatten, Sequence};
use crate::layers::{Layer, Named};
use crate::optimizers::{Adam, Lamb, Momentum, Optimizer, Sgd};
use crate::schedules::Schedule;
use crate::training::{Chunks, Compute, LossScale, Rematerialise};
use crate::vectors::{assert_close, noise, run};
use peapod_ir::eval::{eval_spmd, shard, unshard};
use peapod_ir::{Mesh, Tensor, TensorType};
use peapod_passes::{PodOptions, pod};

/// Convolution, normalisation, dropout and dense layers.
fn net() -> Net {
    let mut conv = Conv2d::new(4, [3, 3]);
    // A bias would have no gradient but rounding: the normalisation takes it away.
    (conv.stride, conv.use_bias) = ([2, 2], false);
    Net::new(
        "net",
        [6, 6, 1],
        Sequence::new([
            conv.into(),
            BatchNorm::default().into(),
            Flatten {}.into(),
            Dropout { rate: 0.2 }.into(),
            Dense::new(16).with(Activation::Relu).into(),
            Dense::new(3).into(),
        ]),
    )
}

fn training(optimizer: Optimizer) -> Training {
    Training::new(BATCH, optimizer, Schedule::constant(0.01))
}

fn step(training: &Training) -> Step {
    training_step(&net(), &Loss::softmax_cross_entropy(), training).expect("a net that fits")
}

#[test]
fn a_step_says_what_it_takes_and_yields() {
    let step = step(&training(Optimizer::Adam(Adam::default())));
    let names: Vec<&str> = step.ports.iter().map(|port| &*port.name).collect();
    assert_eq!(
        names[..3],
        ["conv2d_1/kernel", "batch_norm_1/gamma", "batch_norm_1/beta"]
    );
    assert_eq!(
        names[names.len() - 5..],
        ["step", "seed", "features", "labels", "weights"]
    );
    assert!(names.contains(&"dense_2/kernel/mu"));
    let metrics = [
        "loss",
        "correct",
        "weight",
        "gradient_norm",
        "learning_rate",
    ];
    assert_eq!(step.results[..5], metrics);
    // Everything but the seed and the batch is replaced, under its own name.
    let replaces = &step.module.functions[0].replaces;
    assert_eq!(replaces.len(), step.ports.len() - 4);
    for (output, input) in replaces {
        assert_eq!(step.results[*output], step.ports[*input].name);
    }
    let (results, inputs) = follow(&step, start(&step), 2);
    assert_eq!(metric(&step, &results[0], "weight"), 5.5);
    assert_eq!(argument(&step, &inputs, "step").integers(), [2]);
}

#[test]
fn the_loss_falls() {
    let step = step(&training(Optimizer::Lamb(Lamb::default())));
    let (results, _) = follow(&step, start(&step), 40);
    let losses: Vec<f32> = results.iter().map(|it| metric(&step, it, "loss")).collect();
    assert!(losses[39] < 0.5 * losses[0], "{losses:?}");
    assert!(metric(&step, &results[39], "correct") >= 4.5);
}

/// Padding in the batch changes nothing that is learned: gradients are those of the rest.
#[test]
fn samples_without_weight_do_not_count() {
    let net = Net::new("net", [4], Sequence::new([Dense::new(3).into()]));
    let training = training(Optimizer::Sgd(Sgd::default()));
    let step = training_step(&net, &Loss::softmax_cross_entropy(), &training).expect("it fits");
    let inputs = start(&step);
    let mut other = inputs.clone();
    let place = step
        .ports
        .iter()
        .position(|port| port.role == Role::Features);
    let place = place.expect("features");
    let mut samples = inputs[place].floats();
    samples[6 * 4..].fill(1e3);
    other[place] = Tensor::from_floats(inputs[place].ty(), samples);
    assert_eq!(run(&step.module, &inputs), run(&step.module, &other));
}

#[test]
fn frozen_parameters_stay() {
    let mut training = training(Optimizer::Sgd(Sgd::default()));
    training.frozen = vec!["conv2d_*".to_owned()];
    let step = step(&training);
    let inputs = start(&step);
    let (_, after) = follow(&step, inputs.clone(), 1);
    let name = "conv2d_1/kernel";
    assert_eq!(
        argument(&step, &inputs, name),
        argument(&step, &after, name)
    );
    let name = "dense_1/kernel";
    assert_ne!(
        argument(&step, &inputs, name),
        argument(&step, &after, name)
    );
}

/// Two half batches make the step of the whole one, where nothing is normalised over it.
#[test]
fn accumulated_gradients_are_those_of_larger_batches() {
    let net = Net::new("net", [4], Sequence::new([Dense::new(3).into()]));
    let loss = Loss::softmax_cross_entropy();
    let optimizer = Optimizer::Momentum(Momentum::default());
    let whole = training(optimizer);
    let mut half = whole.clone();
    (half.batch, half.accumulate_steps) = (4, 2);
    let [whole, half] = [whole, half].map(|it| training_step(&net, &loss, &it).expect("it fits"));
    let mut inputs = start(&whole);
    let weights = inputs.len() - 1;
    inputs[weights] = Tensor::from_floats(inputs[weights].ty(), [1.0; 8]);
    let results = run(&whole.module, &inputs);
    let expected = argument(&whole, &fed(&whole, &inputs, &results), "dense_1/kernel").floats();
    let mut halves: Vec<Tensor> = half.ports.iter().map(|it| Tensor::zero(&it.ty)).collect();
    halves[..2].clone_from_slice(&inputs[..2]);
    for part in 0..2 {
        for (place, port) in half.ports.iter().enumerate().skip(half.ports.len() - 3) {
            let source = inputs[inputs.len() + place - half.ports.len()].bytes();
            let range = part * source.len() / 2..(part + 1) * source.len() / 2;
            let own = Tensor::new(port.ty.clone(), source[range].to_vec());
            halves[place] = own.expect("half of the bytes");
        }
        let results = run(&half.module, &halves);
        let before = argument(&half, &halves, "dense_1/kernel").clone();
        halves = fed(&half, &halves, &results);
        let is_same = before == *argument(&half, &halves, "dense_1/kernel");
        assert_eq!(is_same, part == 0, "only the second half makes an update");
    }
    let found = argument(&half, &halves, "dense_1/kernel").floats();
    assert_close("kernel", &found, &expected, 1e-6);
}

#[test]
fn long_gradients_are_clipped() {
    let mut clipped = training(Optimizer::Sgd(Sgd::default()));
    clipped.schedule = Schedule::constant(1.0);
    clipped.clip_global_norm = Some(1e-3);
    let step = step(&clipped);
    let inputs = start(&step);
    let (results, after) = follow(&step, inputs.clone(), 1);
    assert!(metric(&step, &results[0], "gradient_norm") > 1e-2);
    let mut squares = 0.0;
    for ((port, old), new) in step.ports.iter().zip(&inputs).zip(&after) {
        if let Role::Parameter {
            trainable: true, ..
        } = port.role
        {
            let apart = old.floats().into_iter().zip(new.floats());
            squares += apart.map(|(a, b)| f64::from(a - b).powi(2)).sum::<f64>();
        }
    }
    assert!((squares.sqrt() - 1e-3).abs() < 1e-5, "{}", squares.sqrt());
}

#[test]
fn averages_of_parameters_follow_them() {
    let mut averaged = training(Optimizer::Sgd(Sgd::default()));
    averaged.ema = Some(0.75);
    let step = step(&averaged);
    let inputs = start(&step);
    let (_, after) = follow(&step, inputs.clone(), 1);
    let name = "dense_2/kernel";
    let values = |inputs: &[Tensor], name: &str| argument(&step, inputs, name).floats();
    let (old, new) = (values(&inputs, name), values(&after, name));
    let mean = old
        .iter()
        .zip(new)
        .map(|(old, new)| 0.75 * old + 0.25 * new);
    let mean: Vec<f32> = mean.collect();
    assert_close(name, &values(&after, "dense_2/kernel/ema"), &mean, 1e-6);
    assert_eq!(values(&inputs, "dense_2/kernel/ema"), old);
}

#[test]
fn a_step_whose_gradients_are_not_finite_changes_the_scale_only() {
    let mut scaled = training(Optimizer::Adam(Adam::default()));
    scaled.loss_scale = LossScale::Dynamic {
        initial: 1024.0,
        period: 2,
    };
    let step = step(&scaled);
    let mut inputs = start(&step);
    let place = step
        .ports
        .iter()
        .position(|port| port.role == Role::Features);
    let place = place.expect("features");
    let sound = inputs[place].clone();
    inputs[place] = Tensor::from_floats(sound.ty(), vec![f32::INFINITY; sound.ty().elements()]);
    let (results, after) = follow(&step, inputs.clone(), 1);
    assert_eq!(metric(&step, &results[0], "gradients_finite"), 0.0);
    for ((port, old), new) in step.ports.iter().zip(&inputs).zip(&after) {
        match &*port.name {
            "loss_scale" => assert_eq!(new.floats(), [512.0]),
            "step" => assert_eq!(new.integers(), [1]),
            name => assert_eq!(old, new, "{name}"),
        }
    }
    let mut inputs = after;
    inputs[place] = sound;
    let (results, after) = follow(&step, inputs, 2);
    assert_eq!(metric(&step, &results[1], "gradients_finite"), 1.0);
    assert_eq!(argument(&step, &after, "loss_scale").floats(), [1024.0]);
}

/// A scale that is a power of two changes no bit of f32.
#[test]
fn gradients_do_not_depend_on_the_scale() {
    let plain = training(Optimizer::Adam(Adam::default()));
    let mut scaled = plain.clone();
    scaled.loss_scale = LossScale::Static { scale: 256.0 };
    let [plain, scaled] = [plain, scaled].map(|it| step(&it));
    assert_eq!(plain.results, scaled.results);
    let expected = run(&plain.module, &start(&plain));
    assert_eq!(run(&scaled.module, &start(&scaled)), expected);
}

#[test]
fn products_are_in_fewer_bits_and_parameters_are_not() {
    let exact = training(Optimizer::Sgd(Sgd::default()));
    let mut narrow = exact.clone();
    narrow.compute = Compute::Bf16;
    let [exact, narrow] = [exact, narrow].map(|it| step(&it));
    let entry = &narrow.module.functions[0];
    let products = entry
        .ops
        .iter()
        .filter(|op| ["dot_general", "convolution"].contains(&op.kind.mnemonic()));
    let dtypes = products
        .flat_map(|op| op.operands())
        .map(|it| entry.ty(it).dtype);
    let dtypes: Vec<DType> = dtypes.collect();
    assert!(!dtypes.is_empty() && dtypes.iter().all(|it| *it == DType::Bf16));
    assert!(narrow.ports.iter().all(|port| port.ty.dtype != DType::Bf16));
    let [exact, narrow] =
        [&exact, &narrow].map(|it| metric(it, &run(&it.module, &start(it)), "loss"));
    assert_ne!(exact, narrow);
    assert!((exact - narrow).abs() < 0.02 * exact, "{exact}, {narrow}");
}

/// What a program yields on so many devices, and the parameters and state whose update is sharded.
fn on_devices(
    step: &Step,
    inputs: &[Tensor],
    devices: usize,
    sharded: bool,
) -> (Vec<Tensor>, [usize; 2]) {
    let mut options = PodOptions::new(Mesh::new([("data", devices)]), vec![]);
    options.weight_update.sharded = sharded;
    let program = pod::compile(step.module.clone(), &options).expect("a step for pods");
    let module = verify(&program.module).expect("a module that keeps the rules");
    let mesh = &module.mesh;
    let reshaped = |tensor: &Tensor, shape: &[usize]| {
        let ty = TensorType::new(tensor.ty().dtype, shape);
        Tensor::new(ty, tensor.bytes().to_vec()).expect("as many elements")
    };
    let ports = program.interface.inputs.iter().zip(inputs);
    let shards = ports
        .map(|(port, input)| shard(mesh, &port.sharding, &reshaped(input, &port.stored_shape)));
    let shards: Vec<Vec<Tensor>> = shards.collect();
    let own = |device: usize| shards.iter().map(|it| it[device].clone()).collect();
    let held: Vec<Vec<Tensor>> = (0..devices).map(own).collect();
    let found = eval_spmd(&module, &module.functions[0].name, &held).expect("shards that fit");
    let results = program
        .interface
        .outputs
        .iter()
        .enumerate()
        .map(|(index, port)| {
            let own: Vec<Tensor> = found.iter().map(|results| results[index].clone()).collect();
            let stored = TensorType::new(port.global.dtype, port.stored_shape.clone());
            let whole = unshard(mesh, &port.sharding, &stored, &own).expect("replicas are equal");
            reshaped(&whole, &port.global.shape)
        });
    let update = &program.sharded.weight_update;
    let counts = [update.parameters.len(), update.state.len()];
    (results.collect(), counts)
}

#[test]
fn the_update_is_sharded_and_results_are_the_same() {
    for optimizer in [
        Optimizer::Adam(Adam::default()),
        Optimizer::Lamb(Lamb::default()),
    ] {
        let mut training = training(optimizer);
        training.clip_global_norm = Some(0.5);
        let step = step(&training);
        let inputs = start(&step);
        let expected = run(&step.module, &inputs);
        for devices in [1, 2, 8] {
            let (found, [parameters, state]) = on_devices(&step, &inputs, devices, true);
            for ((name, found), expected) in step.results.iter().zip(&found).zip(&expected) {
                let name = format!("{name} on {devices} devices");
                if found.ty().dtype == DType::F32 {
                    assert_close(&name, &found.floats(), &expected.floats(), 1e-5);
                } else {
                    assert_eq!(found, expected, "{name}");
                }
            }
            if devices > 1 {
                // All that are trained; moments, and moving averages of the normalisation.
                assert_eq!([parameters, state], [7, 16], "on {devices} devices");
            }
        }
    }
}

/// Sums in a fixed order: of all that is learned, no bit depends on the number of devices.
#[test]
fn chunks_make_the_same_bits_on_any_number_of_devices() {
    let mut training = training(Optimizer::Adam(Adam::default()));
    training.clip_global_norm = Some(0.5);
    training.loss_scale = LossScale::Static { scale: 16.0 };
    let of = |devices: usize| {
        let training = Training {
            chunks: Some(Chunks { count: 8, devices }),
            ..training.clone()
        };
        let step = step(&training);
        let inputs = start(&step);
        (step, inputs)
    };
    let (one, inputs) = of(1);
    let expected = run(&one.module, &inputs);
    for devices in [1, 2, 4, 8] {
        let (step, inputs) = of(devices);
        let (found, _) = on_devices(&step, &inputs, devices, false);
        for ((name, found), expected) in step.results.iter().zip(&found).zip(&expected) {
            assert_eq!(found, expected, "{name} on {devices} devices");
        }
    }
    // The same mean as in one sum, where nothing is normalised or left out at random.
    let net = Net::new("net", [4], Sequence::new([Dense::new(3).into()]));
    let loss = Loss::softmax_cross_entropy();
    let whole = Training {
        chunks: None,
        ..training.clone()
    };
    let chunked = Training {
        chunks: Some(Chunks {
            count: 4,
            devices: 1,
        }),
        ..training
    };
    let [whole, chunked] =
        [whole, chunked].map(|it| training_step(&net, &loss, &it).expect("fits"));
    let [expected, found] = [&whole, &chunked].map(|it| run(&it.module, &start(it)));
    for ((name, found), expected) in whole.results.iter().zip(&found).zip(&expected) {
        if found.ty().dtype == DType::F32 {
            assert_close(name, &found.floats(), &expected.floats(), 1e-5);
        }
    }
}

#[test]
fn chunks_divide_the_batch_and_are_divided_by_devices() {
    for (count, devices, said) in [
        (3, 1, "a power of two"),
        (16, 1, "a divisor of the batch of 8"),
        (4, 8, "devices that divide 4 chunks"),
    ] {
        let mut training = training(Optimizer::Sgd(Sgd::default()));
        training.chunks = Some(Chunks { count, devices });
        let refused = training_step(&net(), &Loss::softmax_cross_entropy(), &training);
        let message = refused.expect_err("numbers that do not fit").to_string();
        assert!(message.contains(said), "{message}");
    }
}

/// Blocks of dense layers, whose activations are more than parameters are.
fn deep() -> Net {
    let wide = || -> Layer { Dense::new(16).with(Activation::Tanh).into() };
    let block = |name: usize| -> Layer {
        Named::new(
            format!("block_{name}"),
            Sequence::new([wide(), wide(), wide()]),
        )
        .into()
    };
    let mut layers: Vec<Layer> = (1..=6).map(block).collect();
    layers.push(Dense::new(3).into());
    Net::new("deep", [16], Sequence::new(layers))
}

/// What is computed again has the same bits, and memory is less.
#[test]
fn values_are_computed_again_instead_of_kept() {
    let mut training = training(Optimizer::Sgd(Sgd::default()));
    training.batch = 256;
    let made = |remat: Rematerialise| {
        let training = Training {
            remat,
            ..training.clone()
        };
        let step = training_step(&deep(), &Loss::softmax_cross_entropy(), &training);
        let step = step.expect("a net that fits");
        let options = PodOptions::new(Mesh::new([("data", 1)]), vec![]);
        let program = pod::compile(step.module.clone(), &options).expect("a step for pods");
        (step, program.plan.arena_bytes)
    };
    let (plain, all_kept) = made(Rematerialise::None);
    let inputs: Vec<Tensor> = plain
        .ports
        .iter()
        .map(|port| match port.role {
            Role::Features => noise(&port.ty.shape, 3),
            Role::Labels => Tensor::from_integers(&port.ty, (0..256).map(|it| it % 3)),
            Role::Weights => Tensor::from_floats(&port.ty, [1.0; 256]),
            Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => {
                port.initial(1).expect("it has an initial value")
            }
        })
        .collect();
    let expected = run(&plain.module, &inputs);
    let names = vec!["block_?".to_owned()];
    for (policy, most) in [
        (Rematerialise::All, 0.75),
        (Rematerialise::Layers { names }, 0.75),
        (Rematerialise::Memory { bytes: 150_000 }, 0.9),
    ] {
        let (step, kept) = made(policy.clone());
        assert_eq!(run(&step.module, &inputs), expected, "{policy:?}");
        let share = kept as f64 / all_kept as f64;
        assert!(share < most, "{policy:?}: {kept} bytes of {all_kept}");
    }
    let (step, kept) = made(Rematerialise::Memory { bytes: u64::MAX });
    assert_eq!((step.module, kept), (plain.module, all_kept));
}
