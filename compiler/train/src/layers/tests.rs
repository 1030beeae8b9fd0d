//! Each layer, forward and its gradients, against JAX.

use super::activation::Activate;
use super::columns::Columns;
use super::*;
use crate::losses::Loss;
use crate::net::Net;
use crate::optimizers::{Momentum, Optimizer};
use crate::ports::{Role, Step, Values};
use crate::schedules::Schedule;
use crate::step::training_step;
use crate::training::Training;
use crate::vectors::{Vectors, assert_close, noise, run};
use crate::{evaluation_step, inference};
use peapod_ir::builder::Emit;
use peapod_ir::ops::UnaryOp;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Module, Tensor, TensorType};
use peapod_passes::train::gradient::{GradientOptions, gradient};
use peapod_passes::{MicroOptions, micro};

const IMAGE: [usize; 3] = [7, 6, 3];
const SERIES: [usize; 2] = [5, 6];

/// Layers by the name of their vectors, with the shape of a sample.
fn cases() -> Vec<(&'static str, Vec<usize>, Layer)> {
    let mut conv = Conv2d::new(5, [3, 2]);
    conv.stride = [2, 2];
    let mut dilated = Conv2d::new(5, [3, 2]);
    (dilated.dilation, dilated.padding, dilated.use_bias) = ([2, 3], Padding::Valid, false);
    let mut depthwise = DepthwiseConv2d::new([3, 3]);
    (depthwise.stride, depthwise.multiplier) = ([2, 1], 2);
    let groups = BatchNorm {
        group: 2,
        ..BatchNorm::default()
    };
    let windows = |function| Pool {
        function,
        stride: Some([2, 2]),
        padding: Padding::Same,
        ..Pool::max([3, 2])
    };
    let svdf = Svdf {
        units: 4,
        memory: 3,
        rank: 2,
        activation: Activation::Relu,
        kernel_initializer: Default::default(),
    };
    let mut residual = Residual::new([Dense::new(6).into()]);
    residual.activation = Activation::Relu;
    let mut all: Vec<(&'static str, &[usize], Layer)> = vec![
        ("dense", &SERIES, Dense::new(3).into()),
        ("conv2d", &IMAGE, conv.into()),
        ("conv2d_dilated", &IMAGE, dilated.into()),
        ("depthwise_conv2d", &IMAGE, depthwise.into()),
        ("batch_norm", &IMAGE, BatchNorm::default().into()),
        ("batch_norm_groups", &IMAGE, groups.into()),
        ("layer_norm", &SERIES, LayerNorm::default().into()),
        ("rms_norm", &SERIES, RmsNorm::default().into()),
        ("attention", &SERIES, Attention::new(2, false).into()),
        ("attention_causal", &SERIES, Attention::new(3, true).into()),
        ("lstm", &SERIES, lstm(false)),
        ("lstm_sequences", &SERIES, lstm(true)),
        ("gru", &SERIES, gru(false)),
        ("gru_sequences", &SERIES, gru(true)),
        ("svdf", &SERIES, svdf.into()),
        ("max_pool", &IMAGE, windows(PoolFunction::Max).into()),
        (
            "average_pool",
            &IMAGE,
            windows(PoolFunction::Average).into(),
        ),
        (
            "global_average",
            &IMAGE,
            Pool::global(PoolFunction::Average).into(),
        ),
        ("global_max", &IMAGE, Pool::global(PoolFunction::Max).into()),
        ("position", &SERIES, Position {}.into()),
        ("interaction", &SERIES, Interaction {}.into()),
        ("flatten", &IMAGE, Flatten {}.into()),
        ("residual", &[6], residual.into()),
    ];
    for (name, function) in [
        ("activation_relu", Activation::Relu),
        ("activation_relu6", Activation::Relu6),
        ("activation_tanh", Activation::Tanh),
        ("activation_sigmoid", Activation::Sigmoid),
        ("activation_gelu", Activation::Gelu),
        ("activation_gelu_tanh", Activation::GeluTanh),
        ("activation_silu", Activation::Silu),
        ("activation_hard_swish", Activation::HardSwish),
        ("activation_softmax", Activation::Softmax),
    ] {
        all.push((name, &[6], Activate::new(function).into()));
    }
    let owned = |(name, shape, layer): (_, &[usize], _)| (name, shape.to_vec(), layer);
    all.into_iter().map(owned).collect()
}

fn lstm(sequences: bool) -> Layer {
    let layer = Lstm {
        units: 4,
        sequences,
        kernel_initializer: Default::default(),
    };
    layer.into()
}

fn gru(sequences: bool) -> Layer {
    let layer = Gru {
        units: 4,
        sequences,
        kernel_initializer: Default::default(),
    };
    layer.into()
}

/// A dense layer, then the layer.
fn net(shape: &[usize], layer: &Layer) -> Net {
    let width = shape.last().copied().unwrap_or(1);
    let before = Named::new("before", Dense::new(width));
    Net::new("net", shape, Sequence::new([before.into(), layer.clone()]))
}

/// A step whose trace is the gradient, at first.
fn descent(net: &Net, batch: usize) -> Step {
    let optimizer = Optimizer::Momentum(Momentum::default());
    let training = Training::new(batch, optimizer, Schedule::constant(1.0));
    training_step(net, &Loss::MeanSquaredError {}, &training).expect("a net that fits")
}

/// Inputs of a step, of recorded parameters and samples.
fn inputs(step: &Step, name: &str, vectors: &mut Vectors) -> Vec<Tensor> {
    let each = step.ports.iter().map(|port| match port.role {
        Role::Parameter {
            trainable: true, ..
        } => vectors.read(&format!("{name}/{}", port.name), &port.ty),
        Role::Features => vectors.read(&format!("{name}/x"), &port.ty),
        Role::Labels => vectors.read(&format!("{name}/labels"), &port.ty),
        Role::Weights => Tensor::from_floats(&port.ty, vec![1.0; port.ty.elements()]),
        Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => {
            port.initial(1).expect("it has an initial value")
        }
    });
    each.collect()
}

fn check(name: &str, net: &Net, vectors: &mut Vectors) {
    let step = descent(net, 4);
    let inputs = inputs(&step, name, vectors);
    let found = run(&step.module, &inputs);
    let loss = vectors.floats(&format!("{name}/loss"), &[]);
    assert_close(&format!("{name}/loss"), &found[0].floats(), &loss, 1e-5);
    let recorded = vectors.names().iter();
    let recorded = recorded.filter_map(|it| it.strip_prefix(&format!("{name}/gradient/")));
    let recorded: Vec<String> = recorded.map(str::to_owned).collect();
    let (mut all, mut expected) = (vec![], vec![]);
    for parameter in recorded {
        let state = format!("{parameter}/trace");
        let place = step.results.iter().position(|result| *result == state);
        let gradient = &found[place.expect("a parameter that is trained")];
        let array = format!("{name}/gradient/{parameter}");
        expected.extend(vectors.floats(&array, &gradient.ty().shape));
        all.extend(gradient.floats());
    }
    // Together, as some gradients are 0 but for rounding: those of biases of keys.
    assert_close(&format!("{name}/gradient"), &all, &expected, 1e-5);
}

#[test]
fn layers_and_their_gradients_are_those_of_jax() {
    let mut vectors = Vectors::open("layers");
    for (name, shape, layer) in cases() {
        check(name, &net(&shape, &layer), &mut vectors);
    }
    let embedding = Net::new("net", [5], Embedding::new(7, 3)).of_tokens();
    check("embedding", &embedding, &mut vectors);
}

/// The outputs of a network with trained and moved values, by the program that is deployed.
fn deployed(net: &Net, values: &Values, sample: &Tensor) -> Vec<f32> {
    let module = inference(net, values).expect("a net that fits");
    run(&module, std::slice::from_ref(sample))[0].floats()
}

#[test]
fn what_is_deployed_computes_what_is_evaluated() {
    for (name, shape, layer) in cases() {
        let net = net(&shape, &layer);
        let step = evaluation_step(&net, &Loss::MeanSquaredError {}, 1).expect("a net that fits");
        let mut values = step.parameters(3);
        for (index, value) in values.values_mut().enumerate() {
            // Statistics, gains and biases, too, are other than at first; variances positive.
            let noise = noise(&value.ty().shape, index as u32).floats();
            let moved = value
                .floats()
                .into_iter()
                .zip(noise)
                .map(|(x, y)| x + 0.3 * y);
            *value = Tensor::from_floats(value.ty(), moved.collect::<Vec<f32>>());
        }
        let sample = noise(&[&[1], &shape[..]].concat(), 7);
        let given = step.ports.iter().map(|port| match port.role {
            Role::Features => sample.clone(),
            Role::Parameter { .. } => values[&port.name].clone(),
            Role::OptimizerState { .. }
            | Role::Counter
            | Role::Seed
            | Role::Labels
            | Role::Weights => Tensor::zero(&port.ty),
        });
        let inputs: Vec<Tensor> = given.collect();
        let expected = run(&step.module, &inputs)
            .pop()
            .expect("predictions")
            .floats();
        assert_close(name, &deployed(&net, &values, &sample), &expected, 1e-5);
    }
}

#[test]
fn batch_norm_is_part_of_the_layer_before() {
    let mut conv = Conv2d::new(4, [3, 3]);
    conv.use_bias = false;
    let layers = [conv.into(), BatchNorm::default().into()];
    let net = Net::new("net", IMAGE, Sequence::new(layers));
    let step = evaluation_step(&net, &Loss::MeanSquaredError {}, 1).expect("a net that fits");
    let module = inference(&net, &step.parameters(1)).expect("a net that fits");
    let ops: Vec<&str> = module.functions[0]
        .ops
        .iter()
        .map(|op| op.kind.mnemonic())
        .collect();
    assert_eq!(ops, ["conv2d"]);
}

#[test]
fn layers_come_back_from_text() {
    for (_, shape, layer) in cases() {
        let net = net(&shape, &layer);
        let text = serde_json::to_string(&net).expect("data");
        assert_eq!(serde_json::from_str::<Net>(&text).expect("the same"), net);
    }
    let unknown = r#"{"kind": "dense", "units": 3, "bias": true}"#;
    let error = serde_json::from_str::<Layer>(unknown).expect_err("no such field");
    assert!(
        error.to_string().contains("unknown field `bias`"),
        "{error}"
    );
}

#[test]
fn what_a_layer_cannot_take_is_refused_by_its_name() {
    let loss = Loss::MeanSquaredError {};
    let refusal = |shape: &[usize], layer: Layer| {
        let net = net(shape, &layer);
        evaluation_step(&net, &loss, 2)
            .expect_err("it does not fit")
            .to_string()
    };
    assert_eq!(
        refusal(&[6], Conv2d::new(4, [3, 3]).into()),
        "layer `conv2d_1`: expected samples of shape [rows, columns, channels], found [6]"
    );
    assert_eq!(
        refusal(&SERIES, Attention::new(4, false).into()),
        "layer `attention_1`: expected channels that 4 heads divide, found 6"
    );
    assert_eq!(
        refusal(&[6], Columns { start: 2, limit: 8 }.into()),
        "layer `columns_1`: expected columns within the 6 there are, found 2 to 8"
    );
    assert_eq!(
        refusal(&[6], Dense::new(0).into()),
        "layer `dense_1`: expected `units` of 1 or more, found 0"
    );
}

/// The share that is left out, the mean that stays, and other elements in the next step.
#[test]
fn dropout_leaves_out_its_share() {
    let net = Net::new("net", [400], dropout::Dropout { rate: 0.25 });
    let ones = TensorType::new(DType::F32, [8, 400]);
    let step = descent(
        &Net::new(
            "net",
            [400],
            Sequence::new([net.body, Dense::new(1).into()]),
        ),
        8,
    );
    let inputs = |counter: i32| -> Vec<Tensor> {
        let each = step.ports.iter().map(|port| match port.role {
            Role::Features => Tensor::from_floats(&ones, vec![1.0; ones.elements()]),
            Role::Counter => Tensor::from_integers(&port.ty, [counter]),
            Role::Parameter { .. } => Tensor::from_floats(&port.ty, vec![1.0; port.ty.elements()]),
            Role::Weights => Tensor::from_floats(&port.ty, vec![1.0; 8]),
            Role::Labels | Role::OptimizerState { .. } => Tensor::zero(&port.ty),
            Role::Seed => Tensor::from_integers(&port.ty, [5]),
        });
        each.collect()
    };
    // The loss is the mean square of sums of 400 elements, each 0 or 4/3, plus a bias of 1.
    let losses = [0, 1].map(|counter| run(&step.module, &inputs(counter))[0].floats()[0]);
    for loss in losses {
        let sum = loss.sqrt() - 1.0;
        assert!((380.0..420.0).contains(&sum), "sums are about {sum}");
    }
    assert_ne!(losses[0], losses[1]);
    let again = run(&step.module, &inputs(0))[0].floats()[0];
    assert_eq!(again, losses[0]);
}

/// Also each layer alone, on microcontrollers.
#[test]
fn layers_are_compiled_for_microcontrollers() {
    for (name, shape, layer) in cases() {
        let net = net(&shape, &layer);
        let step = evaluation_step(&net, &Loss::MeanSquaredError {}, 1).expect("a net that fits");
        let module = inference(&net, &step.parameters(1)).expect("a net that fits");
        let program = micro::compile(module, &MicroOptions::default());
        program.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// The rounded value, with the gradient of what was rounded.
#[test]
fn custom_derivatives_are_those_of_another_value() {
    let mut build = peapod_ir::builder::Builder::new("main");
    let x = build.argument("x", TensorType::new(DType::F32, [3]));
    let square = build.mul(x, x);
    let rounded = build.unary(UnaryOp::Floor, x);
    let stopped = build.stop_gradient(rounded);
    let value = build.with_derivative_of(stopped, square);
    let loss = build.total(value);
    let mut module = Module {
        functions: vec![build.finish(vec![loss])],
        ..Module::default()
    };
    gradient(&mut module, &GradientOptions::default()).expect("a derivative");
    let x = Tensor::from_floats(&TensorType::new(DType::F32, [3]), [1.5, 2.25, -0.5]);
    let found = run(&module, &[x]);
    assert_eq!(found[0].floats(), [1.0 + 2.0 - 1.0]);
    assert_eq!(found[1].floats(), [3.0, 4.5, -1.0]);
}

proptest::proptest! {
    /// Whatever the extents: what a layer accepts keeps the rules of the IR in all three programs.
    #[test]
    fn what_fits_builds_everywhere(
        (rows, columns, channels) in (1_usize..9, 1_usize..9, 1_usize..4),
        (high, wide) in (1_usize..5, 1_usize..5),
        (down, across) in (1_usize..4, 1_usize..4),
        same in proptest::bool::ANY,
        which in 0_usize..5,
    ) {
        let padding = if same { Padding::Same } else { Padding::Valid };
        let (extents, stride) = ([high, wide], [down, across]);
        let pool = |function| Pool {
            function,
            stride: Some(stride),
            padding,
            ..Pool::max(extents)
        };
        let mut conv = Conv2d::new(3, extents);
        (conv.stride, conv.padding) = (stride, padding);
        let mut depthwise = DepthwiseConv2d::new(extents);
        (depthwise.stride, depthwise.padding, depthwise.multiplier) = (stride, padding, 2);
        let layer: Layer = match which {
            0 => conv.into(),
            1 => depthwise.into(),
            2 => pool(PoolFunction::Max).into(),
            3 => pool(PoolFunction::Average).into(),
            _ => BatchNorm::default().into(),
        };
        let shape = [rows, columns, channels];
        let net = net(&shape, &layer);
        let loss = Loss::MeanSquaredError {};
        let fits = same || which == 4 || (high <= rows && wide <= columns);
        let step = evaluation_step(&net, &loss, 2);
        proptest::prop_assert_eq!(step.is_ok(), fits);
        if let Ok(step) = step {
            descent(&net, 2);
            inference(&net, &step.parameters(1)).expect("it fits here, too");
        }
    }
}
