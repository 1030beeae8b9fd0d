//! CONV_2D, DEPTHWISE_CONV_2D and the pools.

use peapod_ir::ops::{Activation, AveragePool2d, Conv2d, DepthwiseConv2d, MaxPool2d, Padding2d};

use super::*;
use crate::tflite::tests::model::TestData;
use crate::tflite::wire::{
    self, ActivationFunctionType, BuiltinOptions, Conv2DOptionsArgs, DepthwiseConv2DOptionsArgs,
    Padding, Pool2DOptionsArgs, TensorType,
};

/// An input of 5 × 8 elements and 2 channels, and one filter of 3 × 2 taps.
fn conv_2d(output: &[i32], options: Conv2DOptionsArgs) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[1, 5, 8, 2]),
        TestTensor::f32("w", &[1, 3, 2, 2]).data([0; 48]),
        TestTensor::f32("b", &[1]).data([0; 4]),
        TestTensor::f32("y", output),
    ];
    let op = TestOp::new(BuiltinOperator::CONV_2D, &[0, 1, 2], &[3]);
    let write = move |builder: &mut Builder| wire::Conv2DOptions::create(builder, &options);
    TestModel::of_op(tensors, op.options(BuiltinOptions::Conv2DOptions, write))
}

fn stride_2_1() -> Conv2DOptionsArgs {
    Conv2DOptionsArgs {
        stride_h: 2,
        stride_w: 1,
        ..Conv2DOptionsArgs::default()
    }
}

#[test]
fn conv_2d_with_same_padding() {
    let mut options = stride_2_1();
    options.fused_activation_function = ActivationFunctionType::RELU6;
    // Rows: 3 windows need 2 · 2 + 3 = 7 of 5. Columns: 8 windows need 7 + 2 = 9 of 8.
    let expected = Conv2d {
        stride: [2, 1],
        dilation: [1, 1],
        padding: Padding2d {
            top: 1,
            bottom: 1,
            left: 0,
            right: 1,
        },
        activation: Activation::Relu6,
    };
    assert_eq!(
        kind(&conv_2d(&[1, 3, 8, 1], options)),
        OpKind::Conv2d(expected)
    );
}

#[test]
fn conv_2d_with_valid_padding_and_dilation() {
    let options = Conv2DOptionsArgs {
        padding: Padding::VALID,
        stride_h: 1,
        stride_w: 3,
        dilation_h_factor: 2,
        dilation_w_factor: 4,
        ..Conv2DOptionsArgs::default()
    };
    let expected = Conv2d {
        stride: [1, 3],
        dilation: [2, 4],
        padding: Padding2d::default(),
        activation: Activation::None,
    };
    assert_eq!(
        kind(&conv_2d(&[1, 1, 2, 1], options)),
        OpKind::Conv2d(expected)
    );
}

#[test]
fn same_padding_counts_dilated_taps() {
    let options = Conv2DOptionsArgs {
        dilation_h_factor: 3,
        ..stride_2_1()
    };
    // 3 windows over 7 rows of taps: 2 · 2 + 7 = 11 of 5.
    let OpKind::Conv2d(conv) = kind(&conv_2d(&[1, 3, 8, 1], options)) else {
        panic!("expected a convolution");
    };
    assert_eq!((conv.padding.top, conv.padding.bottom), (3, 3));
}

#[test]
fn the_bias_may_be_left_out_in_two_ways() {
    for inputs in [vec![0, 1], vec![0, 1, -1]] {
        let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
        model.ops[0].inputs = inputs;
        let function = function(&model);
        assert_eq!(function.ops[0].inputs.len(), 3);
        assert_eq!(function.ops[0].inputs[2], None);
    }
}

#[test]
fn input_and_weights_may_not_be_left_out() {
    let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
    model.ops[0].inputs = vec![0, -1, 2];
    assert_op(&model, "input 1, the weights, is absent");
    model.ops[0].inputs = vec![0];
    assert_op(&model, "1 inputs and 1 outputs, expected 2 to 3 and 1");
    model.ops[0].inputs = vec![0, 1, 2, 2];
    assert_op(&model, "4 inputs and 1 outputs, expected 2 to 3 and 1");
    model.ops[0].inputs = vec![0, 1, 2];
    model.ops[0].outputs = vec![];
    model.outputs = vec![];
    assert_op(&model, "3 inputs and 0 outputs, expected 2 to 3 and 1");
}

#[test]
fn strides_and_dilations_are_in_range() {
    for value in [0, -1, 65_536, i32::MIN] {
        let range = "of 1 to 65535, found";
        let mut options = stride_2_1();
        options.stride_w = value;
        assert_op(
            &conv_2d(&[1, 3, 8, 1], options),
            &format!("expected a stride_w {range} {value}"),
        );
        let mut options = stride_2_1();
        options.dilation_h_factor = value;
        let what = format!("expected a dilation_h_factor {range} {value}");
        assert_op(&conv_2d(&[1, 3, 8, 1], options), &what);
    }
}

#[test]
fn options_are_those_of_the_operator() {
    let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
    model.ops[0].options = None;
    assert_op(&model, "missing Conv2DOptions");
    let write = |builder: &mut Builder| wire::Unread::create(builder, &wire::UnreadArgs {});
    model.ops[0] = model.ops[0]
        .clone()
        .options(BuiltinOptions::GatherOptions, write);
    assert_op(&model, "expected Conv2DOptions, found GatherOptions");
}

#[test]
fn unknown_schemes_and_activations_are_refused() {
    let mut options = stride_2_1();
    options.padding = Padding(2);
    assert_op(&conv_2d(&[1, 3, 8, 1], options), "unknown padding scheme 2");
    let mut options = stride_2_1();
    options.fused_activation_function = ActivationFunctionType(6);
    assert_op(&conv_2d(&[1, 3, 8, 1], options), "unknown activation 6");
    for (activation, name) in [
        (ActivationFunctionType::TANH, "TANH"),
        (ActivationFunctionType::SIGN_BIT, "SIGN_BIT"),
    ] {
        let mut options = stride_2_1();
        options.fused_activation_function = activation;
        let model = conv_2d(&[1, 3, 8, 1], options);
        assert_unsupported(&model, &format!("fused activation {name}"));
    }
}

#[test]
fn images_have_four_dimensions() {
    let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
    model.tensors[0].shape = vec![5, 8, 2];
    assert_tensor(&model, "x", "expected rank 4, found shape [5, 8, 2]");
    let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
    model.tensors[1].shape = vec![3, 4];
    assert_tensor(&model, "w", "expected rank 4, found shape [3, 4]");
}

/// A convolution of floats with weights of these scales.
fn hybrid(scales: &[f32]) -> TestModel {
    let mut model = conv_2d(&[1, 3, 8, 1], stride_2_1());
    let weights = TestTensor::i8("w", &[1, 3, 2, 2], 0.5, 0).data([0; 12]);
    model.tensors[1] = weights.quantized(scales, &vec![0; scales.len()], 0);
    model
}

#[test]
fn hybrid_convolutions_are_rounded() {
    let function = function(&hybrid(&[0.5]));
    let OpKind::HybridConv2d(conv) = &function.ops[0].kind else {
        panic!("expected a hybrid convolution, not {:?}", function.ops[0]);
    };
    assert_eq!((conv.stride, conv.asymmetric), ([2, 1], false));
    let mut model = hybrid(&[0.5]);
    model.tensors[0].shape[3] = 4;
    model.tensors[1].shape[0] = 2;
    model.tensors[1] = model.tensors[1].clone().data([0; 24]);
    model.tensors[2] = TestTensor::f32("b", &[2]).data([0; 8]);
    model.tensors[3].shape[3] = 2;
    let groups = kind(&model);
    let OpKind::HybridConv2d(conv) = groups else {
        panic!("expected a hybrid convolution, not {groups:?}");
    };
    assert!(conv.asymmetric);
}

#[test]
fn odd_hybrid_convolutions_are_refused() {
    let mut model = hybrid(&[0.5]);
    let weights = TestTensor::i8("w", &[1, 3, 2, 2], 0.5, 3).data([0; 12]);
    model.tensors[1] = weights;
    assert_tensor(&model, "w", "expected weights with zero point 0, found 3");
    let mut model = hybrid(&[0.5]);
    model.tensors[1].quantized = None;
    assert_tensor(&model, "w", "expected a scale for integer weights");
}

/// Two channels and six filters of 2 × 2 taps.
fn depthwise(multiplier: i32) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[1, 4, 4, 2]),
        TestTensor::f32("w", &[1, 2, 2, 6]).data([0; 96]),
        TestTensor::f32("y", &[1, 2, 1, 6]),
    ];
    let op = TestOp::new(BuiltinOperator::DEPTHWISE_CONV_2D, &[0, 1], &[2]);
    let options = DepthwiseConv2DOptionsArgs {
        padding: Padding::VALID,
        stride_h: 2,
        stride_w: 3,
        depth_multiplier: multiplier,
        fused_activation_function: ActivationFunctionType::RELU_N1_TO_1,
        ..DepthwiseConv2DOptionsArgs::default()
    };
    let write =
        move |builder: &mut Builder| wire::DepthwiseConv2DOptions::create(builder, &options);
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::DepthwiseConv2DOptions, write),
    )
}

#[test]
fn depthwise_conv_2d() {
    let expected = DepthwiseConv2d {
        stride: [2, 3],
        dilation: [1, 1],
        padding: Padding2d::default(),
        activation: Activation::ReluN1To1,
    };
    for multiplier in [3, 0] {
        assert_eq!(
            kind(&depthwise(multiplier)),
            OpKind::DepthwiseConv2d(expected.clone())
        );
    }
}

#[test]
fn the_depth_multiplier_is_that_of_the_shapes() {
    for multiplier in [2, -3, i32::MAX] {
        let what = format!("depth_multiplier {multiplier} does not match 2 channels and 6 filters");
        assert_op(&depthwise(multiplier), &what);
    }
}

fn pool(code: BuiltinOperator, options: Pool2DOptionsArgs) -> TestModel {
    let tensors = vec![
        TestTensor::i8("x", &[1, 7, 5, 3], 0.5, 1),
        TestTensor::i8("y", &[1, 4, 2, 3], 0.5, 1),
    ];
    let write = move |builder: &mut Builder| wire::Pool2DOptions::create(builder, &options);
    let op = TestOp::new(code, &[0], &[1]).options(BuiltinOptions::Pool2DOptions, write);
    TestModel::of_op(tensors, op)
}

fn window_3_2() -> Pool2DOptionsArgs {
    Pool2DOptionsArgs {
        padding: Padding::SAME,
        stride_w: 3,
        stride_h: 2,
        filter_width: 2,
        filter_height: 3,
        fused_activation_function: ActivationFunctionType::RELU,
    }
}

#[test]
fn pools() {
    let (window, stride, activation) = ([3, 2], [2, 3], Activation::Relu);
    let padding = Padding2d {
        top: 1,
        bottom: 1,
        left: 0,
        right: 0,
    };
    let average = AveragePool2d {
        window,
        stride,
        padding,
        activation,
    };
    let found = kind(&pool(BuiltinOperator::AVERAGE_POOL_2D, window_3_2()));
    assert_eq!(found, OpKind::AveragePool2d(average));
    let max = MaxPool2d {
        window,
        stride,
        padding,
        activation,
    };
    let found = kind(&pool(BuiltinOperator::MAX_POOL_2D, window_3_2()));
    assert_eq!(found, OpKind::MaxPool2d(max));
}

#[test]
fn windows_are_in_range() {
    for (code, value) in [
        (BuiltinOperator::MAX_POOL_2D, 0),
        (BuiltinOperator::AVERAGE_POOL_2D, -7),
    ] {
        let mut options = window_3_2();
        options.filter_width = value;
        let what = format!("expected a filter_width of 1 to 65535, found {value}");
        assert_op(&pool(code, options), &what);
    }
}

#[test]
fn pools_of_other_types_are_named() {
    let mut model = pool(BuiltinOperator::MAX_POOL_2D, window_3_2());
    for tensor in &mut model.tensors {
        tensor.dtype = TensorType::INT32;
    }
    assert_unsupported(&model, "INT32 inputs");
}

#[test]
fn hybrid_depthwise_convolutions_have_a_group_per_channel() {
    let mut model = depthwise(3);
    let weights: [u8; 24] = std::array::from_fn(|at| at as u8);
    let weights = TestTensor::i8("w", &[1, 2, 2, 6], 0.5, 0).data(weights);
    let scales = [0.5, 1.0, 2.0, 3.0, 4.0, 5.0];
    model.tensors[1] = weights.quantized(&scales, &[0; 6], 3);
    let function = function(&model);
    let op = function.ops.last().expect("there is one");
    let OpKind::HybridConv2d(conv) = &op.kind else {
        panic!("expected a hybrid convolution, not {op:?}");
    };
    assert!(conv.asymmetric);
    let weights = op.inputs[1].expect("it has weights");
    assert_eq!(function.ty(weights).shape, [6, 2, 2, 1]);
    let bytes = function.constant(weights).expect("they are constant");
    assert_eq!(bytes[..8], [0, 6, 12, 18, 1, 7, 13, 19]);
    let quant = function.ty(weights).quant.as_ref();
    assert_eq!(quant.and_then(|quant| quant.axis), Some(0));
    model.tensors[1].data = TestData::None;
    model.inputs.push(1);
    assert_unsupported(&model, "integer weights that are computed at run time");
}
