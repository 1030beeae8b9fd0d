//! ARG_MAX, ARG_MIN, CUMSUM, L2_NORMALIZATION, LOG_SOFTMAX and ADD_N.

use peapod_ir::ops::{AddN, Along, AlongOp, BinaryOp};

use super::*;
use crate::tflite::wire::{
    self, ActivationFunctionType, ArgMaxOptionsArgs, BuiltinOptions, CumsumOptionsArgs,
    L2NormOptionsArgs, TensorType,
};

/// y = f(x, axis).
fn with_axis(code: BuiltinOperator, axis: i32, y: TestTensor) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[2, 3]),
        TestTensor::ints("axis", &[1], &[axis]),
        y,
    ];
    TestModel::of_op(tensors, TestOp::new(code, &[0, 1], &[2]))
}

fn indices(dtype: TensorType) -> TestTensor {
    let mut y = TestTensor::f32("y", &[2]);
    y.dtype = dtype;
    y
}

#[test]
fn indices_of_extrema() {
    for (code, op) in [
        (BuiltinOperator::ARG_MAX, AlongOp::ArgMax),
        (BuiltinOperator::ARG_MIN, AlongOp::ArgMin),
    ] {
        let model = with_axis(code, -1, indices(TensorType::INT32));
        assert_eq!(kind(&model), OpKind::Along(Along { op, axis: 1 }));
    }
    let model = with_axis(BuiltinOperator::ARG_MAX, 2, indices(TensorType::INT32));
    assert_op(&model, "axis 2 is out of range of rank 2");
}

#[test]
fn wide_indices_are_converted() {
    let mut model = with_axis(BuiltinOperator::ARG_MAX, 1, indices(TensorType::INT64));
    let args = ArgMaxOptionsArgs {
        output_type: TensorType::INT64,
    };
    let write = move |builder: &mut Builder| wire::ArgMaxOptions::create(builder, &args);
    model.ops[0] = (model.ops[0].clone()).options(BuiltinOptions::ArgMaxOptions, write);
    let function = function(&model);
    let names: Vec<_> = function.ops.iter().map(|op| op.kind.mnemonic()).collect();
    assert_eq!(names, ["arg_max", "convert"]);
}

/// The largest two of three elements.
fn top_k(count: i32) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[2, 3]),
        TestTensor::ints("k", &[], &[count]),
        TestTensor::f32("y", &[2, 2]),
        TestTensor::new("at", TensorType::INT32, &[2, 2]),
    ];
    TestModel::of_op(
        tensors,
        TestOp::new(BuiltinOperator::TOPK_V2, &[0, 1], &[2, 3]),
    )
}

#[test]
fn the_largest_are_found_and_gathered() {
    let function = function(&top_k(2));
    let op = AlongOp::TopK { count: 2 };
    assert_eq!(function.ops[0].kind, OpKind::Along(Along { op, axis: 1 }));
    assert!(function.ops.iter().any(|op| op.kind.mnemonic() == "gather"));
    assert_op(&top_k(4), "expected at most 3 elements");
}

#[test]
fn running_sums() {
    let mut model = with_axis(BuiltinOperator::CUMSUM, 0, TestTensor::f32("y", &[2, 3]));
    let of = |exclusive, reverse| {
        let op = AlongOp::CumSum { exclusive, reverse };
        OpKind::Along(Along { op, axis: 0 })
    };
    assert_eq!(kind(&model), of(false, false));
    let args = CumsumOptionsArgs {
        exclusive: true,
        reverse: true,
    };
    let write = move |builder: &mut Builder| wire::CumsumOptions::create(builder, &args);
    model.ops[0] = (model.ops[0].clone()).options(BuiltinOptions::CumsumOptions, write);
    assert_eq!(kind(&model), of(true, true));
}

#[test]
fn normalisations_are_along_the_last_dimension() {
    for (code, op) in [
        (BuiltinOperator::L2_NORMALIZATION, AlongOp::L2Normalization),
        (BuiltinOperator::LOG_SOFTMAX, AlongOp::LogSoftmax),
    ] {
        let tensors = vec![TestTensor::f32("x", &[2, 3]), TestTensor::f32("y", &[2, 3])];
        let mut model = TestModel::of_op(tensors, TestOp::new(code, &[0], &[1]));
        assert_eq!(kind(&model), OpKind::Along(Along { op, axis: 1 }));
        if op == AlongOp::L2Normalization {
            let args = L2NormOptionsArgs {
                fused_activation_function: ActivationFunctionType::RELU,
            };
            let write = move |builder: &mut Builder| wire::L2NormOptions::create(builder, &args);
            model.ops[0] = (model.ops[0].clone()).options(BuiltinOptions::L2NormOptions, write);
            assert_unsupported(&model, "L2_NORMALIZATION with a fused activation");
        }
    }
}

#[test]
fn sums_of_many() {
    let model = |tensors: [TestTensor; 4]| {
        let op = TestOp::new(BuiltinOperator::ADD_N, &[0, 1, 2], &[3]);
        TestModel::of_op(tensors.to_vec(), op)
    };
    let float = |name| TestTensor::f32(name, &[2]);
    let sums = function(&model(["a", "b", "c", "y"].map(float)));
    let kinds: Vec<_> = sums.ops.iter().map(|op| op.kind.clone()).collect();
    assert_eq!(
        kinds,
        [OpKind::from(BinaryOp::Add), OpKind::from(BinaryOp::Add)]
    );
    let integer = |name| TestTensor::i8(name, &[2], 0.5, 3);
    assert_eq!(
        kind(&model(["a", "b", "c", "y"].map(integer))),
        OpKind::AddN(AddN)
    );
    let other = model([
        integer("a"),
        integer("b"),
        TestTensor::i8("c", &[2], 0.25, 3),
        integer("y"),
    ]);
    let what = "expected i8[2] quant(0.5:3), as the first operand is, found i8[2] quant(0.25:3)";
    assert_tensor(&other, "c", what);
}
