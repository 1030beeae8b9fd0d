//! Each family at a small size: it builds, learns, and is deployed.

use super::*;
use crate::layers::BatchNorm;
use crate::losses::Loss;
use crate::optimizers::{Adam, Optimizer};
use crate::ports::{Role, Step};
use crate::schedules::Schedule;
use crate::step::training_step;
use crate::training::Training;
use crate::vectors::{noise, run};
use crate::{Element, evaluation_step, inference};
use peapod_ir::Tensor;
use peapod_passes::{MicroOptions, micro};

const BATCH: usize = 4;

fn small() -> Vec<(Model, Loss)> {
    let classes = Loss::softmax_cross_entropy();
    let blocks = transformer::Blocks {
        layers: 1,
        width: 8,
        heads: 2,
        hidden: 16,
        dropout: 0.1,
    };
    let image = [24, 24, 1];
    vec![
        (
            Model::Mlp(Mlp {
                input: vec![4, 3],
                hidden: vec![16, 8],
                outputs: 3,
                activation: crate::layers::Activation::Relu,
                dropout: 0.1,
            }),
            classes.clone(),
        ),
        (
            Model::Autoencoder(Autoencoder {
                input: 12,
                hidden: vec![16],
                code: 4,
                activation: crate::layers::Activation::Relu,
                batch_norm: true,
            }),
            Loss::MeanSquaredError {},
        ),
        (
            Model::DsCnn(DsCnn {
                input: [10, 6],
                classes: 3,
                channels: 4,
                blocks: 2,
                first_kernel: [4, 3],
                first_stride: [2, 2],
                dropout: 0.0,
                batch_norm: BatchNorm {
                    group: 2,
                    ..BatchNorm::default()
                },
            }),
            classes.clone(),
        ),
        (
            Model::MobilenetV1(MobilenetV1 {
                input: image,
                classes: 3,
                width: 0.0625,
                batch_norm: BatchNorm::default(),
            }),
            classes.clone(),
        ),
        (
            Model::MobilenetV2(MobilenetV2 {
                input: image,
                classes: 3,
                width: 0.0625,
                batch_norm: BatchNorm::default(),
            }),
            classes.clone(),
        ),
        (
            Model::Resnet8(Resnet8 {
                input: [8, 8, 3],
                classes: 3,
                channels: 4,
                batch_norm: BatchNorm::default(),
            }),
            classes.clone(),
        ),
        (
            Model::Resnet50(Resnet50 {
                input: image,
                classes: 3,
                channels: 2,
                batch_norm: BatchNorm::default(),
            }),
            classes.clone(),
        ),
        (
            Model::Crnn(Crnn {
                input: [10, 6],
                classes: 3,
                filters: 4,
                kernel_size: [4, 3],
                stride: [2, 2],
                recurrent: vec![6, 5],
                dense: 8,
            }),
            classes.clone(),
        ),
        (
            Model::TransformerEncoder(TransformerEncoder {
                tokens: 5,
                time: 6,
                classes: 3,
                blocks: blocks.clone(),
            }),
            classes.clone(),
        ),
        (
            Model::TransformerDecoder(TransformerDecoder {
                tokens: 5,
                time: 6,
                blocks,
            }),
            classes,
        ),
        (
            Model::Dlrm(Dlrm {
                dense: 3,
                tables: vec![4, 5],
                width: 4,
                bottom: vec![8],
                top: vec![8],
            }),
            Loss::SigmoidCrossEntropy {},
        ),
    ]
}

/// Samples, and labels that tell them apart.
fn start(step: &Step, element: Element) -> Vec<Tensor> {
    let each = step.ports.iter().map(|port| {
        let count = port.ty.elements() as i32;
        match port.role {
            Role::Features if element == Element::I32 => {
                Tensor::from_integers(&port.ty, (0..count).map(|it| it * it % 5))
            }
            Role::Features => noise(&port.ty.shape, 3),
            Role::Labels if port.ty.dtype == Element::I32.dtype() => {
                Tensor::from_integers(&port.ty, (0..count).map(|it| it % 3))
            }
            Role::Labels => {
                let values = (0..count).map(|it| (it % 2) as f32);
                Tensor::from_floats(&port.ty, values)
            }
            Role::Weights => Tensor::from_floats(&port.ty, [1.0; BATCH]),
            Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => {
                port.initial(1).expect("it has an initial value")
            }
        }
    });
    each.collect()
}

/// Losses of so many steps.
fn losses(step: &Step, element: Element, steps: usize) -> Vec<f32> {
    let mut inputs = start(step, element);
    let mut losses = vec![];
    for _ in 0..steps {
        let results = run(&step.module, &inputs);
        for (output, input) in &step.module.functions[0].replaces {
            inputs[*input] = results[*output].clone();
        }
        losses.push(results[0].floats()[0]);
    }
    losses
}

#[test]
fn families_learn() {
    for (model, loss) in small() {
        let net = model.net();
        let optimizer = Optimizer::Adam(Adam::default());
        let training = Training::new(BATCH, optimizer, Schedule::constant(0.003));
        let step = training_step(&net, &loss, &training).expect(&net.name);
        let losses = losses(&step, net.input.element, 16);
        let (first, last) = (losses[0], losses[15]);
        assert!(last < 0.95 * first, "{}: {losses:?}", net.name);
    }
}

#[test]
fn families_are_evaluated_and_deployed() {
    for (model, loss) in small() {
        let net = model.net();
        let step = evaluation_step(&net, &loss, BATCH).expect(&net.name);
        let module = inference(&net, &step.parameters(1)).expect(&net.name);
        let input = module.functions[0].inputs[0];
        assert_eq!(module.functions[0].ty(input).shape[0], 1);
        let program = micro::compile(module, &MicroOptions::default());
        let program = program.unwrap_or_else(|error| panic!("{}: {error}", net.name));
        assert!(program.plan.arena_len > 0);
    }
}

#[test]
fn families_come_back_from_text() {
    for (model, _) in small() {
        let text = serde_json::to_string(&model).expect("data");
        assert_eq!(serde_json::from_str::<Model>(&text).expect(&text), model);
    }
}

/// The published numbers of parameters (Keras and MLPerf Tiny), moving averages among them.
#[test]
fn families_have_their_published_size() {
    let count = |model: Model| -> usize {
        let step = evaluation_step(&model.net(), &Loss::softmax_cross_entropy(), 1);
        let ports = step.expect("a net that fits").ports;
        let parameters = ports
            .iter()
            .filter(|port| matches!(port.role, Role::Parameter { .. }));
        parameters.map(|port| port.ty.elements()).sum()
    };
    let (input, classes) = ([224, 224, 3], 1000);
    let width = 1.0;
    for (model, published) in [
        (
            Model::MobilenetV1(MobilenetV1 {
                input,
                classes,
                width,
                batch_norm: BatchNorm::default(),
            }),
            4_253_864,
        ),
        (
            Model::MobilenetV2(MobilenetV2 {
                input,
                classes,
                width,
                batch_norm: BatchNorm::default(),
            }),
            3_538_984,
        ),
    ] {
        assert_eq!(count(model), published);
    }
    // Keras' ResNet-50 has biases in its 53 convolutions, one per channel: 26,560 of them.
    let resnet = Model::Resnet50(Resnet50 {
        input,
        classes,
        channels: 64,
        batch_norm: BatchNorm::default(),
    });
    assert_eq!(count(resnet), 25_636_712 - 26_560);
}
