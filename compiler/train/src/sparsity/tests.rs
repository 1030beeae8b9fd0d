//! Kernels in few values: while training, in evaluation, and in what is deployed.

use std::collections::BTreeSet;

use peapod_ir::{Module, Tensor};

use crate::followed::{BATCH, follow, metric, start};
use crate::layers::{Activation, Conv2d, Dense, DepthwiseConv2d, Flatten, Sequence};
use crate::optimizers::{Adam, Optimizer};
use crate::{
    Few, Loss, Net, Role, Schedule, Sparsity, Step, Training, Values, inference, training_step,
};

fn net() -> Net {
    let conv = |size: [usize; 2]| {
        let mut conv = Conv2d::new(8, size);
        conv.activation = Activation::Relu;
        conv
    };
    let layers = Sequence::new([
        conv([3, 3]).into(),
        DepthwiseConv2d::new([3, 3]).into(),
        conv([1, 1]).into(),
        Flatten {}.into(),
        Dense::new(3).into(),
    ]);
    Net::new("net", [6, 6, 4], layers)
}

fn step(net: &Net) -> Step {
    let optimizer = Optimizer::Adam(Adam::default());
    let training = Training::new(BATCH, optimizer, Schedule::constant(0.01));
    training_step(net, &Loss::softmax_cross_entropy(), &training).expect("a net that fits")
}

/// The network for inference after so many steps, which have lowered the loss.
fn trained(weights: Few, steps: usize) -> Module {
    let net = net().sparse(Sparsity {
        weights,
        keep_dense: vec![],
    });
    let step = step(&net);
    let (results, inputs) = follow(&step, start(&step), steps);
    let losses = [0, steps - 1].map(|at| metric(&step, &results[at], "loss"));
    assert!(losses[1] < 0.8 * losses[0], "{weights:?}: {losses:?}");
    let ports = step.ports.iter().zip(inputs);
    let parameters = ports.filter(|(port, _)| matches!(port.role, Role::Parameter { .. }));
    let values: Values = parameters
        .map(|(port, value)| (port.name.clone(), value))
        .collect();
    inference(&net, &values).expect("values of the network")
}

/// The kernels of a network, by name: constants of several dimensions.
fn kernels(module: &Module) -> Vec<(Vec<usize>, Vec<f32>)> {
    let function = &module.functions[0];
    let kernels = function.ops.iter().filter_map(|op| {
        let kernel = op.inputs.get(1).copied().flatten()?;
        let bytes = function.constant(kernel)?;
        let ty = function.ty(kernel).clone();
        let shape = ty.shape.to_vec();
        let tensor = Tensor::new(ty, bytes.to_vec()).ok()?;
        (shape.len() >= 2).then(|| (shape, tensor.floats()))
    });
    kernels.collect()
}

#[test]
fn the_smallest_weights_are_pruned() {
    let weights = Few::Unstructured {
        share: 0.75,
        start_step: 4,
        end_step: 12,
    };
    let kernels = kernels(&trained(weights, 30));
    assert_eq!(kernels.len(), 4);
    for (shape, elements) in kernels {
        let zeros = elements.iter().filter(|it| **it == 0.0).count();
        assert_eq!(zeros, elements.len() * 3 / 4, "{shape:?}");
    }
}

#[test]
fn groups_keep_their_largest_weights() {
    let weights = Few::Structured {
        keep: 2,
        of: 4,
        start_step: 3,
    };
    for (shape, elements) in kernels(&trained(weights, 30)) {
        // One input for each output: depthwise kernels stay dense.
        let expected = if shape[0] == 1 && shape.len() == 4 {
            4
        } else {
            2
        };
        for group in elements.chunks(4) {
            let kept = group.iter().filter(|it| **it != 0.0).count();
            assert_eq!(kept, expected, "{shape:?}");
        }
    }
}

#[test]
fn clusters_are_the_values_of_kernels() {
    let weights = Few::Clustered {
        clusters: 6,
        start_step: 3,
    };
    for (shape, elements) in kernels(&trained(weights, 30)) {
        let values: BTreeSet<u32> = elements.iter().map(|it| it.to_bits()).collect();
        assert!((3..=6).contains(&values.len()), "{shape:?}: {values:?}");
    }
}

#[test]
fn nothing_is_pruned_before_the_first_step() {
    let weights = Few::Structured {
        keep: 1,
        of: 4,
        start_step: 2,
    };
    let sparse = net().sparse(Sparsity {
        weights,
        keep_dense: vec![],
    });
    let losses = |net: &Net| {
        let step = step(net);
        let (results, _) = follow(&step, start(&step), 3);
        let each = results.iter().map(|it| metric(&step, it, "loss"));
        each.collect::<Vec<f32>>()
    };
    let (dense, few) = (losses(&net()), losses(&sparse));
    assert_eq!(few[..2], dense[..2]);
    assert_ne!(few[2], dense[2]);
}

#[test]
fn groups_divide_inputs_or_the_layer_is_named() {
    let mut sparsity = Sparsity {
        weights: Few::Structured {
            keep: 2,
            of: 5,
            start_step: 0,
        },
        keep_dense: vec![],
    };
    let optimizer = Optimizer::Adam(Adam::default());
    let training = Training::new(BATCH, optimizer, Schedule::constant(0.01));
    let made = |sparsity: &Sparsity| {
        let net = net().sparse(sparsity.clone());
        training_step(&net, &Loss::softmax_cross_entropy(), &training)
    };
    let message = made(&sparsity).expect_err("4 inputs").to_string();
    assert!(
        message.contains("conv2d_1") && message.contains("groups of 5"),
        "{message}"
    );
    sparsity.keep_dense = vec!["conv2d_*".to_owned(), "dense_1".to_owned()];
    assert!(made(&sparsity).is_ok());
    sparsity.weights = Few::Clustered {
        clusters: 1,
        start_step: 0,
    };
    assert!(made(&sparsity).is_err());
}
