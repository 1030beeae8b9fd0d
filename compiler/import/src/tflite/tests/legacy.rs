//! Models of uint8.

use flatbuffers::FlatBufferBuilder;
use peapod_ir::{DType, Quantization};

use super::*;
use crate::tflite::wire::{self, BuiltinOptions, Padding, Pool2DOptionsArgs, TensorType};

fn uint8(name: &str, shape: &[i32], scale: f32, zero_point: i64) -> TestTensor {
    TestTensor::new(name, TensorType::UINT8, shape).quantized(&[scale], &[zero_point], 0)
}

/// FULLY_CONNECTED with weights 0, 127, 128 and 255.
fn product() -> TestModel {
    let tensors = vec![
        uint8("x", &[1, 2], 0.5, 3),
        uint8("w", &[2, 2], 0.25, 100).data([0, 127, 128, 255]),
        uint8("y", &[1, 2], 1.0, 255),
    ];
    let op = TestOp::new(BuiltinOperator::FULLY_CONNECTED, &[0, 1], &[2]);
    let write = |builder: &mut FlatBufferBuilder<'static>| {
        let options = wire::FullyConnectedOptionsArgs::default();
        wire::FullyConnectedOptions::create(builder, &options)
    };
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::FullyConnectedOptions, write),
    )
}

fn names(function: &Function) -> Vec<String> {
    let ops = function.ops.iter();
    ops.map(|op| op.kind.mnemonic().to_owned()).collect()
}

#[test]
fn uint8_is_computed_on_as_int8_between_conversions() {
    let function = function(&product());
    assert_eq!(
        names(&function),
        ["quantize", "fully_connected", "quantize"]
    );
    let ports = [function.inputs[0], function.outputs[0]].map(|value| function.value(value));
    let expected = [("x", 0.5, 3), ("y", 1.0, 255)];
    for (port, (name, scale, zero_point)) in ports.into_iter().zip(expected) {
        assert_eq!((port.name.as_str(), port.ty.dtype), (name, DType::U8));
        let quant = Quantization::per_tensor(scale, zero_point);
        assert_eq!(port.ty.quant, Some(quant));
    }
    let weights = value(&function, "w");
    assert_eq!(weights.ty.dtype, DType::I8);
    assert_eq!(weights.ty.zero_point(), -28);
    assert_eq!(bytes(&function, "w")[..], [0x80, 0xff, 0, 0x7f]);
}

#[test]
fn uint8_that_is_converted_only_stays_so() {
    let tensors = vec![
        uint8("x", &[2], 0.5, 3),
        TestTensor::new("y", TensorType::INT8, &[2]).quantized(&[0.5], &[-125], 0),
    ];
    let op = TestOp::new(BuiltinOperator::QUANTIZE, &[0], &[1]);
    let function = function(&TestModel::of_op(tensors, op));
    assert_eq!(names(&function), ["quantize"]);
}

#[test]
fn averages_of_uint8_are_of_uint8() {
    let tensors = vec![
        uint8("x", &[1, 2, 2, 1], 0.5, 3),
        uint8("y", &[1, 1, 1, 1], 0.5, 3),
    ];
    let op = TestOp::new(BuiltinOperator::AVERAGE_POOL_2D, &[0], &[1]);
    let write = |builder: &mut FlatBufferBuilder<'static>| {
        let options = Pool2DOptionsArgs {
            padding: Padding::VALID,
            stride_h: 1,
            stride_w: 1,
            filter_height: 2,
            filter_width: 2,
            ..Pool2DOptionsArgs::default()
        };
        wire::Pool2DOptions::create(builder, &options)
    };
    let model = TestModel::of_op(tensors, op.options(BuiltinOptions::Pool2DOptions, write));
    let function = function(&model);
    let pool = &function.ops[2];
    assert_eq!(pool.kind.mnemonic(), "average_pool2d");
    assert_eq!(function.ty(pool.result()).dtype, DType::U8);
}

#[test]
fn uint8_is_rescaled_before_it_is_joined() {
    let tensors = vec![
        uint8("x", &[2], 0.5, 3),
        uint8("c", &[2], 0.25, 3).data([1, 2]),
        uint8("y", &[4], 0.5, 3),
    ];
    let join = TestOp::new(BuiltinOperator::CONCATENATION, &[0, 1], &[2]);
    let mut model = TestModel::of_op(tensors, join);
    model.tensors.push(uint8("z", &[4], 0.5, 3));
    model
        .ops
        .push(TestOp::new(BuiltinOperator::RELU, &[2], &[3]));
    model.outputs = vec![3];
    let expected = ["quantize", "add", "concatenation", "relu", "quantize"];
    assert_eq!(names(&function(&model)), expected);
}

#[test]
fn int8_weights_of_convolutions_have_no_zero_point() {
    let int8 = |name: &str, shape: &[i32], zero_point| {
        TestTensor::new(name, TensorType::INT8, shape).quantized(&[0.5], &[zero_point], 0)
    };
    let tensors = vec![
        int8("x", &[1, 1, 1, 1], 3),
        int8("w", &[1, 1, 1, 1], 2).data([1]),
        int8("y", &[1, 1, 1, 1], 3),
    ];
    let op = TestOp::new(BuiltinOperator::CONV_2D, &[0, 1], &[2]);
    let write = |builder: &mut FlatBufferBuilder<'static>| {
        let options = wire::Conv2DOptionsArgs {
            stride_h: 1,
            stride_w: 1,
            ..wire::Conv2DOptionsArgs::default()
        };
        wire::Conv2DOptions::create(builder, &options)
    };
    let model = TestModel::of_op(tensors, op.options(BuiltinOptions::Conv2DOptions, write));
    assert_tensor(&model, "w", "expected weights with zero point 0, found 2");
}

/// A convolution of one tap, of uint8.
fn tap() -> TestModel {
    let tensors = vec![
        uint8("x", &[1, 1, 1, 1], 0.1, 3),
        uint8("w", &[1, 1, 1, 1], 0.7, 100).data([5]),
        uint8("y", &[1, 1, 1, 1], 1.0, 0),
    ];
    let op = TestOp::new(BuiltinOperator::CONV_2D, &[0, 1], &[2]);
    let write = |builder: &mut FlatBufferBuilder<'static>| {
        let options = wire::Conv2DOptionsArgs {
            stride_h: 1,
            stride_w: 1,
            ..wire::Conv2DOptionsArgs::default()
        };
        wire::Conv2DOptions::create(builder, &options)
    };
    TestModel::of_op(tensors, op.options(BuiltinOptions::Conv2DOptions, write))
}

#[test]
fn scales_of_uint8_are_multiplied_in_single_precision() {
    let function = function(&tap());
    let expected = ["quantize", "reshape", "reshape", "conv2d", "quantize"];
    assert_eq!(names(&function), expected);
    let operands = function.ops[3].inputs.iter().flatten();
    let quants = operands.map(|operand| function.ty(*operand).quant.clone()?.single());
    let expected = [Some((1.0, 3 - 128)), Some((0.1 * 0.7, 100 - 128))];
    assert_eq!(quants.collect::<Vec<_>>(), expected);
}

#[test]
fn rescaled_elements_are_those_of_floats() {
    let (from, to) = (0.031_456_8_f32, 0.079_027_9_f32);
    let tensors = vec![
        uint8("x", &[256], from, 138),
        uint8("z", &[1], to, 191),
        uint8("y", &[257], to, 191),
        uint8("out", &[257], to, 191),
    ];
    let join = TestOp::new(BuiltinOperator::CONCATENATION, &[0, 1], &[2]);
    let mut model = TestModel::of_op(tensors, join);
    model
        .ops
        .push(TestOp::new(BuiltinOperator::RELU, &[2], &[3]));
    model.outputs = vec![2, 3];
    let module = imported(&model).module;
    let module = peapod_ir::verify(&module).expect("it verifies");
    let entry = module.entry();
    let input = |index: usize, bytes: Vec<u8>| {
        let ty = entry.ty(entry.inputs[index]).clone();
        peapod_ir::Tensor::new(ty, bytes).expect("of its type")
    };
    let all: Vec<u8> = (0..=255).collect();
    let inputs = [input(0, all.clone()), input(1, vec![191])];
    let mut states = peapod_ir::eval::States::new(&module, "main").expect("none");
    let found = peapod_ir::eval::eval(&module, "main", &inputs, &mut states).expect("it runs");
    let scale = from * (1.0 / to);
    let bias = -138.0 * scale;
    let expected = |x: &u8| ((f32::from(*x) * scale + bias).round() as i32 + 191).clamp(0, 255);
    let expected: Vec<i32> = all.iter().map(expected).collect();
    let found: Vec<i32> = found[0].bytes()[..256]
        .iter()
        .map(|it| i32::from(*it))
        .collect();
    assert_eq!(found, expected);
}
