//! Networks that are rounded while they are trained: what the device computes is what they learned.

use peapod_ir::eval::{States, eval};
use peapod_ir::verify::verify;
use peapod_ir::{Tensor, TensorType};
use peapod_passes::quantize::{Observed, Options, Port, Quantized, prepare, quantize};

use crate::followed::{BATCH, argument, follow, metric, start};
use crate::layers::{
    Activate, Activation, Attention, BatchNorm, Conv2d, Dense, DepthwiseConv2d, Flatten, Pool,
    Residual, Sequence,
};
use crate::optimizers::{Adam, Optimizer};
use crate::vectors::{noise, run};
use crate::{
    Loss, Net, Quantization, Ranges, Role, Schedule, Scheme, Step, Training, Values,
    evaluation_step, inference, training_step,
};

/// Everything that is rounded: convolutions with norms, a sum, pools, functions with tables.
fn images() -> Net {
    let mut conv = Conv2d::new(4, [3, 3]);
    conv.use_bias = false;
    let relu = || Activate::new(Activation::Relu).into();
    let body = Residual::new([
        DepthwiseConv2d::new([3, 3]).into(),
        BatchNorm::default().into(),
    ]);
    let layers = Sequence::new([
        conv.into(),
        BatchNorm::default().into(),
        relu(),
        Pool::average([2, 2]).into(),
        body.into(),
        relu(),
        Flatten {}.into(),
        Dense::new(12).with(Activation::Tanh).into(),
        Dense::new(8).with(Activation::Sigmoid).into(),
        Dense::new(3).into(),
    ]);
    Net::new("images", [6, 6, 1], layers)
}

/// Attention, and the mean over time.
fn sequences() -> Net {
    let layers = Sequence::new([
        Dense::new(8).into(),
        Attention::new(2, false).into(),
        Pool::global(crate::layers::PoolFunction::Average).into(),
        Dense::new(3).into(),
    ]);
    Net::new("sequences", [5, 4], layers)
}

fn step(net: &Net) -> Step {
    let optimizer = Optimizer::Adam(Adam::default());
    let training = Training::new(BATCH, optimizer, Schedule::constant(0.01));
    training_step(net, &Loss::softmax_cross_entropy(), &training).expect("a net that fits")
}

/// The parameters among arguments of a step.
fn values(step: &Step, inputs: &[Tensor]) -> Values {
    let ports = step.ports.iter().zip(inputs);
    let parameters = ports.filter(|(port, _)| matches!(port.role, Role::Parameter { .. }));
    parameters
        .map(|(port, value)| (port.name.clone(), value.clone()))
        .collect()
}

/// Outputs of the evaluation step for these samples.
fn evaluated(net: &Net, values: &Values, features: &Tensor) -> Vec<f32> {
    let loss = Loss::softmax_cross_entropy();
    let step = evaluation_step(net, &loss, BATCH).expect("a net that fits");
    let inputs = step.ports.iter().map(|port| match port.role {
        Role::Features => features.clone(),
        Role::Parameter { .. } => values[&port.name].clone(),
        Role::OptimizerState { .. } | Role::Counter | Role::Seed | Role::Labels | Role::Weights => {
            Tensor::zero(&port.ty)
        }
    });
    let inputs: Vec<Tensor> = inputs.collect();
    let place = step.results.iter().position(|it| it == "outputs");
    run(&step.module, &inputs)[place.expect("outputs")].floats()
}

/// The network of integers, by what training has left alone: no sample is seen again.
fn of_integers(net: &Net, values: &Values, scheme: Scheme) -> Quantized {
    let mut module = inference(net, values).expect("values of the network");
    let ranges = prepare(&mut module, false).expect("a network of floats");
    let options = Options {
        scheme: scheme.precision(),
        bias_correction: false,
        inputs: Port::Float,
        outputs: Port::Float,
        ..Options::default()
    };
    let observed = Observed::default().with_ranges(ranges);
    quantize(&module, &observed, &options).expect("a network of integers")
}

/// Outputs of a network for one sample after the other.
fn inferred(quantized: &Quantized, features: &Tensor) -> Vec<f32> {
    let module = verify(&quantized.module).expect("a module that keeps the rules");
    let entry = module.entry();
    let ty = entry.ty(entry.inputs[0]).clone();
    let elements = features.floats();
    let samples = elements.chunks_exact(ty.elements());
    let each = samples.flat_map(|sample| {
        let input = Tensor::from_floats(&ty, sample.iter().copied());
        let mut states = States::new(&module, &entry.name).expect("no states");
        eval(&module, &entry.name, &[input], &mut states).expect("inputs that fit")[0].floats()
    });
    each.collect()
}

/// Trains a net, and holds what the evaluation step says of a batch against its integers.
fn learned_is_deployed(net: Net, scheme: Scheme, ranges: Ranges) {
    let spec = Quantization {
        start_step: 5,
        ranges,
        ..Quantization::new(scheme)
    };
    let name = net.name.clone();
    let net = net.rounded(spec);
    let step = step(&net);
    let (results, inputs) = follow(&step, start(&step), 30);
    let losses = [0, 29].map(|at| metric(&step, &results[at], "loss"));
    assert!(
        losses[1] < 0.8 * losses[0],
        "{name}, {scheme:?}: {losses:?}"
    );
    let values = values(&step, &inputs);
    let features = argument(&step, &inputs, "features");
    let expected = evaluated(&net, &values, features);
    let quantized = of_integers(&net, &values, scheme);
    let floats = quantized.layers.iter().filter(|it| it.reason.is_some());
    assert_eq!(floats.count(), 0, "{name}: {:?}", quantized.layers);
    let found = inferred(&quantized, features);
    let most = expected.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
    let apart = |found: &[f32]| {
        let each = found
            .iter()
            .zip(&expected)
            .map(|(a, b)| (a - b).abs() / most);
        each.sum::<f32>() / expected.len() as f32
    };
    // Integers round to the other side here and there: by a step of 8 bits, which is 0.008.
    let of_integers = apart(&found);
    assert!(of_integers < 0.01, "{name}, {scheme:?}: {of_integers}");
    let plain = Net {
        quantization: None,
        ..net
    };
    if scheme == Scheme::Int4 {
        let of_floats = apart(&evaluated(&plain, &values, features));
        assert!(of_floats > 5.0 * of_integers, "{name}: {of_floats}");
    }
    let mut module = inference(&plain, &values).expect("values of the network");
    assert!(prepare(&mut module, false).expect("floats").is_empty());
}

#[test]
fn integers_compute_what_was_learned() {
    let followed = Ranges::MovingAverage { momentum: 0.9 };
    for scheme in [Scheme::Int8, Scheme::Int16, Scheme::Int4] {
        learned_is_deployed(images(), scheme, followed);
    }
    learned_is_deployed(sequences(), Scheme::Int8, followed);
}

#[test]
fn caps_are_the_ranges_of_integers() {
    let capped = Ranges::Capped {
        start_step: 0,
        end_step: 5,
        start_cap: 8.0,
        end_cap: 4.0,
    };
    learned_is_deployed(images(), Scheme::Int8, capped);
}

#[test]
fn nothing_is_rounded_before_the_first_step_that_rounds() {
    let late = Quantization {
        start_step: 2,
        ..Quantization::new(Scheme::Int4)
    };
    let (plain, rounded) = (step(&images()), step(&images().rounded(late)));
    let losses = |step: &Step| {
        let (results, _) = follow(step, start(step), 3);
        let each = results.iter().map(|it| metric(step, it, "loss"));
        each.collect::<Vec<f32>>()
    };
    let (expected, found) = (losses(&plain), losses(&rounded));
    assert_eq!(found[..2], expected[..2]);
    assert_ne!(found[2], expected[2]);
}

#[test]
fn batch_norms_are_frozen_with_the_first_step_that_rounds() {
    let late = Quantization {
        start_step: 2,
        ..Quantization::new(Scheme::Int8)
    };
    let step = step(&images().rounded(late));
    let (_, two) = follow(&step, start(&step), 2);
    let (_, three) = follow(&step, two.clone(), 1);
    for name in ["batch_norm_1/moving_mean", "batch_norm_1/moving_variance"] {
        assert_eq!(argument(&step, &two, name), argument(&step, &three, name));
    }
    let first = start(&step);
    let name = "batch_norm_1/moving_mean";
    assert_ne!(argument(&step, &first, name), argument(&step, &two, name));
    // Ranges are followed from the first step on.
    let seen = |inputs: &[Tensor]| argument(&step, inputs, "conv2d_1/input_max").floats()[0];
    assert!(seen(&first) == 0.0 && seen(&two) > 0.5);
}

#[test]
fn layers_that_are_named_stay_floats() {
    let spec = Quantization {
        keep_float: vec!["dense_3".to_owned()],
        ..Quantization::new(Scheme::Int8)
    };
    let step = step(&images().rounded(spec));
    let names: Vec<&str> = step.ports.iter().map(|it| &*it.name).collect();
    assert!(names.contains(&"dense_1/input_max") && !names.contains(&"dense_3/input_max"));
}

#[test]
fn options_out_of_range_are_refused() {
    for (ranges, said) in [
        (Ranges::MovingAverage { momentum: 1.0 }, "momentum"),
        (
            Ranges::Capped {
                start_step: 0,
                end_step: 5,
                start_cap: 8.0,
                end_cap: 0.0,
            },
            "caps above 0",
        ),
    ] {
        let spec = Quantization {
            ranges,
            ..Quantization::new(Scheme::Int8)
        };
        let loss = Loss::softmax_cross_entropy();
        let refused = evaluation_step(&images().rounded(spec), &loss, BATCH);
        let message = refused.expect_err("out of range").to_string();
        assert!(message.contains(said), "{message}");
    }
}

/// Samples that fill the whole range, so that its ends are seen.
#[test]
fn ranges_are_those_of_all_samples() {
    let step = step(&images().rounded(Quantization::new(Scheme::Int8)));
    let mut inputs = start(&step);
    let place = step.ports.iter().position(|it| it.role == Role::Features);
    let place = place.expect("features");
    let features = noise(&[BATCH, 6, 6, 1], 9);
    inputs[place] = features.clone();
    let (_, after) = follow(&step, inputs, 1);
    let elements = features.floats();
    let low = elements.iter().copied().fold(0.0_f32, f32::min);
    assert_eq!(
        argument(&step, &after, "conv2d_1/input_min").floats(),
        [low]
    );
    let scalar = TensorType::new(peapod_ir::DType::F32, []);
    assert_eq!(argument(&step, &after, "conv2d_1/input_min").ty(), &scalar);
}
