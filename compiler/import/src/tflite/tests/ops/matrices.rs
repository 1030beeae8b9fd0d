//! FULLY_CONNECTED, BATCH_MATMUL, TRANSPOSE_CONV and SVDF.

use peapod_ir::ops::{Activation, BatchMatmul, BinaryOp, FullyConnected, TransposeConv};

use super::*;
use crate::tflite::wire::{
    self, ActivationFunctionType, BatchMatMulOptionsArgs, BuiltinOptions,
    FullyConnectedOptionsArgs, FullyConnectedOptionsWeightsFormat, Padding, SVDFOptionsArgs,
    TensorType, TransposeConvOptionsArgs,
};

fn fully_connected(options: FullyConnectedOptionsArgs) -> TestModel {
    let tensors = vec![
        TestTensor::i8("x", &[2, 1, 3], 0.5, -1),
        TestTensor::i8("w", &[4, 3], 0.25, 0).data([1; 12]),
        TestTensor::ints("b", &[4], &[1; 4]).quantized(&[0.125], &[0], 0),
        TestTensor::i8("y", &[2, 4], 1.0, 5),
    ];
    let op = TestOp::new(BuiltinOperator::FULLY_CONNECTED, &[0, 1, 2], &[3]);
    let write = move |builder: &mut Builder| wire::FullyConnectedOptions::create(builder, &options);
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::FullyConnectedOptions, write),
    )
}

#[test]
fn fully_connected_with_activation() {
    let model = fully_connected(FullyConnectedOptionsArgs {
        fused_activation_function: ActivationFunctionType::RELU,
        ..FullyConnectedOptionsArgs::default()
    });
    let activation = Activation::Relu;
    assert_eq!(
        kind(&model),
        OpKind::FullyConnected(FullyConnected { activation })
    );
}

#[test]
fn fully_connected_with_a_bias_of_another_scale() {
    let mut model = fully_connected(FullyConnectedOptionsArgs::default());
    let set = |model: &mut TestModel, scale: f32| {
        let bias = model.tensors[2].clone();
        model.tensors[2] = bias.quantized(&[scale], &[0], 0);
    };
    // The result has scale 1.
    set(&mut model, 0.125 + 0.019);
    assert!(import(&model.bytes(), "test").is_ok());
    set(&mut model, 0.125 + 0.021);
    let malformed = malformed(&model);
    assert_eq!(
        malformed.tensor.map(|tensor| tensor.name),
        Some("b".to_owned())
    );
    assert!(
        malformed
            .what
            .starts_with("expected a bias of scale 1.25e-1, "),
        "{}",
        malformed.what
    );
}

#[test]
fn fully_connected_that_keeps_dimensions() {
    let mut model = fully_connected(FullyConnectedOptionsArgs {
        keep_num_dims: true,
        ..FullyConnectedOptionsArgs::default()
    });
    model.tensors[3].shape = vec![2, 1, 4];
    assert_eq!(value(&function(&model), "y").ty.shape, [2, 1, 4]);
}

#[test]
fn fully_connected_without_bias_or_options() {
    let mut model = fully_connected(FullyConnectedOptionsArgs::default());
    model.ops[0].options = None;
    for inputs in [vec![0, 1], vec![0, 1, -1]] {
        model.ops[0].inputs = inputs;
        let function = function(&model);
        assert_eq!(
            (function.ops[0].inputs.len(), function.ops[0].inputs[2]),
            (3, None)
        );
    }
}

#[test]
fn shuffled_weights_are_refused() {
    let model = fully_connected(FullyConnectedOptionsArgs {
        weights_format: FullyConnectedOptionsWeightsFormat::SHUFFLED4x16INT8,
        ..FullyConnectedOptionsArgs::default()
    });
    assert_unsupported(&model, "weights in the format SHUFFLED4x16INT8");
}

#[test]
fn hybrid_matrix_products_are_convolutions_of_rows() {
    for asymmetric in [false, true] {
        let mut model = fully_connected(FullyConnectedOptionsArgs {
            asymmetric_quantize_inputs: asymmetric,
            ..FullyConnectedOptionsArgs::default()
        });
        for index in [0, 3] {
            let shape = model.tensors[index].shape.clone();
            let name = model.tensors[index].name.clone();
            model.tensors[index] = TestTensor::f32(&name, &shape);
        }
        model.tensors[2] = TestTensor::f32("b", &[4]).data([0; 16]);
        let function = function(&model);
        let mut ops = function.ops.iter();
        let op = ops.find(|op| matches!(op.kind, OpKind::HybridConv2d(_)));
        let op = op.expect("there is one");
        let OpKind::HybridConv2d(conv) = &op.kind else {
            unreachable!("it has been found");
        };
        assert_eq!(conv.asymmetric, asymmetric);
        let shape = |at: usize| &function.ty(op.inputs[at].expect("it is there")).shape;
        assert_eq!(
            (&shape(0)[..], &shape(1)[..]),
            (&[2, 1, 1, 3][..], &[4, 1, 1, 3][..])
        );
        model.tensors[1].shape = vec![3, 4];
        assert_op(
            &model,
            "6 elements do not make rows of 4, the inputs of weights",
        );
    }
}

fn batch_matmul(b: TestTensor) -> TestModel {
    let tensors = vec![
        TestTensor::f32("a", &[2, 5, 3]),
        b,
        TestTensor::f32("y", &[2, 5, 4]),
    ];
    let op = TestOp::new(BuiltinOperator::BATCH_MATMUL, &[0, 1], &[2]);
    let options = BatchMatMulOptionsArgs {
        adj_y: true,
        ..BatchMatMulOptionsArgs::default()
    };
    let write = move |builder: &mut Builder| wire::BatchMatMulOptions::create(builder, &options);
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::BatchMatMulOptions, write),
    )
}

#[test]
fn products_with_one_constant_matrix_are_fully_connected() {
    let plain = BatchMatmul {
        adj_x: false,
        adj_y: true,
    };
    let activation = Activation::None;
    for (shape, constant, expected) in [
        (vec![4, 3], false, OpKind::BatchMatmul(plain.clone())),
        (vec![2, 4, 3], true, OpKind::BatchMatmul(plain)),
        (vec![4, 3], true, FullyConnected { activation }.into()),
        (vec![1, 4, 3], true, FullyConnected { activation }.into()),
    ] {
        let mut b = TestTensor::f32("b", &shape);
        if constant {
            let elements: i32 = shape.iter().product();
            b = b.data(vec![0; 4 * elements as usize]);
        }
        let function = function(&batch_matmul(b));
        let op = function.ops.last().expect("there is one");
        assert_eq!(op.kind, expected, "{shape:?}");
    }
}

fn transpose_conv(padding: Padding, output: [i32; 2]) -> TestModel {
    let [rows, columns] = output;
    let tensors = vec![
        TestTensor::ints("shape", &[4], &[1, rows, columns, 2]),
        TestTensor::i8("w", &[2, 3, 5, 1], 0.25, 0).data([1; 30]),
        TestTensor::i8("x", &[1, 2, 2, 1], 0.5, -1),
        TestTensor::i8("y", &[1, rows, columns, 2], 1.0, 5),
    ];
    let op = TestOp::new(BuiltinOperator::TRANSPOSE_CONV, &[0, 1, 2], &[3]);
    let options = TransposeConvOptionsArgs {
        padding,
        stride_h: 2,
        stride_w: 3,
        fused_activation_function: ActivationFunctionType::RELU6,
        ..TransposeConvOptionsArgs::default()
    };
    let write = move |builder: &mut Builder| wire::TransposeConvOptions::create(builder, &options);
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::TransposeConvOptions, write),
    )
}

#[test]
fn what_a_transposed_convolution_leaves_out_is_the_padding_of_its_output() {
    for (padding, output, cropped) in [
        (Padding::SAME, [4, 6], [0, 1]),
        (Padding::SAME, [3, 5], [1, 1]),
        (Padding::VALID, [5, 8], [0, 0]),
        // No window of the convolution fits.
        (Padding::VALID, [2, 3], [0, 0]),
    ] {
        let expected = TransposeConv {
            stride: [2, 3],
            cropped,
            activation: Activation::Relu6,
        };
        let found = kind(&transpose_conv(padding, output));
        assert_eq!(found, OpKind::TransposeConv(expected), "{output:?}");
    }
}

#[test]
fn the_shape_of_a_transposed_convolution_is_that_of_its_output() {
    let mut model = transpose_conv(Padding::SAME, [4, 6]);
    model.tensors[0] = TestTensor::ints("shape", &[4], &[1, 4, 5, 2]);
    let what = "expected the shape of the output, [1, 4, 6, 2], found [1, 4, 5, 2]";
    assert_tensor(&model, "shape", what);
}

#[test]
fn a_transposed_convolution_may_be_told_its_shape_at_run_time() {
    let mut model = transpose_conv(Padding::SAME, [4, 6]);
    model.tensors[0] = TestTensor::new("shape", TensorType::INT32, &[4]);
    model.inputs = vec![0, 2];
    let function = function(&model);
    assert_eq!(value(&function, "y").ty.shape, [1, 4, 6, 2]);
}

/// Two units of two filters each, over three elements and four runs.
fn svdf(rank: i32) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[1, 3]),
        TestTensor::f32("feature", &[4, 3]).data([0; 48]),
        TestTensor::f32("time", &[4, 4]).data([0; 64]),
        TestTensor::f32("b", &[2]).data([0; 8]),
        TestTensor::f32("state", &[1, 16]).variable(),
        TestTensor::f32("y", &[1, 2]),
    ];
    let op = TestOp::new(BuiltinOperator::SVDF, &[0, 1, 2, 3, 4], &[5]);
    let options = SVDFOptionsArgs {
        rank,
        fused_activation_function: ActivationFunctionType::RELU,
        ..SVDFOptionsArgs::default()
    };
    let write = move |builder: &mut Builder| wire::SVDFOptions::create(builder, &options);
    TestModel::of_op(tensors, op.options(BuiltinOptions::SVDFOptions, write))
}

#[test]
fn svdf_of_floats_keeps_its_state() {
    let function = function(&svdf(2));
    let state = value(&function, "state");
    assert_eq!(
        (&state.origin, &state.ty.shape[..]),
        (&Origin::State, &[1, 16][..])
    );
    assert_eq!(function.inputs.len(), 1);
    let mut ops = function.ops.iter();
    assert!(ops.any(|op| matches!(op.kind, OpKind::WriteState(_))));
    let OpKind::Binary(last) = &function.ops.last().expect("an op").kind else {
        panic!("expected the sum with the bias");
    };
    assert_eq!(
        (last.op, last.activation),
        (BinaryOp::Add, Activation::Relu)
    );
}

#[test]
fn svdf_without_bias_adds_zeros() {
    let mut model = svdf(2);
    model.ops[0].inputs[3] = -1;
    let function = function(&model);
    let bias = function.ops.last().expect("an op").inputs[1].expect("an operand");
    let Origin::Constant(zeros) = &function.value(bias).origin else {
        panic!("expected a constant");
    };
    assert_eq!(zeros[..], [0; 8]);
}

#[test]
fn the_state_of_svdf_is_a_variable() {
    let mut model = svdf(2);
    model.tensors[4].variable = false;
    model.inputs = vec![0, 4];
    assert_tensor(&model, "state", "expected a variable tensor for state");
}

#[test]
fn the_rank_of_svdf_is_positive() {
    assert_op(&svdf(0), "expected a rank of 1 to 65535, found 0");
    assert_op(&svdf(-2), "expected a rank of 1 to 65535, found -2");
}
