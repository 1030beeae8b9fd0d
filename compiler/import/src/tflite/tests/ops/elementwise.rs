//! Arithmetic, activations, SOFTMAX, QUANTIZE and DEQUANTIZE.

use peapod_ir::ops::{
    Activation, Binary, BinaryOp, Composite, CompositeOp, Dequantize, Paired, PairedOp, Quantize,
    Softmax, Unary, UnaryOp,
};

use super::*;
use crate::tflite::wire::{
    self, ActivationFunctionType, AddOptionsArgs, BuiltinOptions, GeluOptionsArgs,
    LeakyReluOptionsArgs, MulOptionsArgs, SoftmaxOptionsArgs, SubOptionsArgs, TensorType,
};

/// y = f(a, b), with b broadcast.
fn binary(code: BuiltinOperator) -> TestModel {
    let tensors = vec![
        TestTensor::f32("a", &[2, 3]),
        TestTensor::f32("b", &[3]),
        TestTensor::f32("y", &[2, 3]),
    ];
    TestModel::of_op(tensors, TestOp::new(code, &[0, 1], &[2]))
}

fn assert_binary(model: &TestModel, op: BinaryOp, activation: Activation) {
    assert_eq!(kind(model), OpKind::Binary(Binary { op, activation }));
}

#[test]
fn arithmetic_without_options() {
    for (code, op) in [
        (BuiltinOperator::ADD, BinaryOp::Add),
        (BuiltinOperator::SUB, BinaryOp::Sub),
        (BuiltinOperator::MUL, BinaryOp::Mul),
        (BuiltinOperator::DIV, BinaryOp::Div),
        (BuiltinOperator::MAXIMUM, BinaryOp::Max),
        (BuiltinOperator::MINIMUM, BinaryOp::Min),
        (BuiltinOperator::POW, BinaryOp::Pow),
    ] {
        assert_binary(&binary(code), op, Activation::None);
    }
}

#[test]
fn pairs_that_are_composed() {
    for (code, op) in [
        (BuiltinOperator::PRELU, PairedOp::Prelu),
        (BuiltinOperator::FLOOR_DIV, PairedOp::FloorDiv),
        (BuiltinOperator::FLOOR_MOD, PairedOp::FloorMod),
        (
            BuiltinOperator::SQUARED_DIFFERENCE,
            PairedOp::SquaredDifference,
        ),
    ] {
        assert_eq!(kind(&binary(code)), OpKind::Paired(Paired { op }));
    }
}

/// An operator with the options that `write` makes of an activation.
fn with_activation<T: 'static>(
    code: BuiltinOperator,
    kind: BuiltinOptions,
    write: impl Fn(&mut Builder, ActivationFunctionType) -> WIPOffset<T> + 'static,
) -> TestModel {
    let mut model = binary(code);
    let write = move |builder: &mut Builder| write(builder, ActivationFunctionType::RELU6);
    model.ops[0] = model.ops[0].clone().options(kind, write);
    model
}

#[test]
fn arithmetic_with_activation() {
    let add = with_activation(
        BuiltinOperator::ADD,
        BuiltinOptions::AddOptions,
        |builder, fused_activation_function| {
            let pot_scale_int16 = false;
            let args = AddOptionsArgs {
                fused_activation_function,
                pot_scale_int16,
            };
            wire::AddOptions::create(builder, &args)
        },
    );
    assert_binary(&add, BinaryOp::Add, Activation::Relu6);
    let sub = with_activation(
        BuiltinOperator::SUB,
        BuiltinOptions::SubOptions,
        |builder, fused_activation_function| {
            let pot_scale_int16 = true;
            let args = SubOptionsArgs {
                fused_activation_function,
                pot_scale_int16,
            };
            wire::SubOptions::create(builder, &args)
        },
    );
    assert_binary(&sub, BinaryOp::Sub, Activation::Relu6);
    let mul = with_activation(
        BuiltinOperator::MUL,
        BuiltinOptions::MulOptions,
        |builder, fused_activation_function| {
            let args = MulOptionsArgs {
                fused_activation_function,
            };
            wire::MulOptions::create(builder, &args)
        },
    );
    assert_binary(&mul, BinaryOp::Mul, Activation::Relu6);
}

#[test]
fn options_of_another_function_are_refused() {
    let model = with_activation(
        BuiltinOperator::ADD,
        BuiltinOptions::MulOptions,
        |builder, fused_activation_function| {
            let args = MulOptionsArgs {
                fused_activation_function,
            };
            wire::MulOptions::create(builder, &args)
        },
    );
    assert_op(&model, "expected AddOptions, found MulOptions");
}

#[test]
fn arithmetic_takes_two_operands() {
    let mut model = binary(BuiltinOperator::MUL);
    model.ops[0].inputs = vec![0, -1];
    assert_op(&model, "input 1, the second operand, is absent");
    model.ops[0].inputs = vec![0];
    assert_op(&model, "1 inputs and 1 outputs, expected 2 and 1");
}

/// y = f(x).
fn unary(code: BuiltinOperator, x: TestTensor, y: TestTensor) -> TestModel {
    TestModel::of_op(vec![x, y], TestOp::new(code, &[0], &[1]))
}

#[test]
fn activations() {
    for (code, op) in [
        (BuiltinOperator::LOGISTIC, UnaryOp::Logistic),
        (BuiltinOperator::TANH, UnaryOp::Tanh),
        (BuiltinOperator::RELU, UnaryOp::Relu),
        (BuiltinOperator::RELU6, UnaryOp::Relu6),
        (BuiltinOperator::RELU_N1_TO_1, UnaryOp::ReluN1To1),
        (BuiltinOperator::ABS, UnaryOp::Abs),
        (BuiltinOperator::NEG, UnaryOp::Neg),
        (BuiltinOperator::SQUARE, UnaryOp::Square),
        (BuiltinOperator::EXP, UnaryOp::Exp),
        (BuiltinOperator::LOG, UnaryOp::Log),
        (BuiltinOperator::SQRT, UnaryOp::Sqrt),
        (BuiltinOperator::RSQRT, UnaryOp::Rsqrt),
        (BuiltinOperator::SIN, UnaryOp::Sin),
        (BuiltinOperator::COS, UnaryOp::Cos),
        (BuiltinOperator::FLOOR, UnaryOp::Floor),
        (BuiltinOperator::CEIL, UnaryOp::Ceil),
        (BuiltinOperator::ROUND, UnaryOp::RoundNearestEven),
    ] {
        let model = unary(code, TestTensor::f32("x", &[2]), TestTensor::f32("y", &[2]));
        assert_eq!(kind(&model), OpKind::Unary(Unary { op }));
    }
}

#[test]
fn composites() {
    for (code, op) in [
        (BuiltinOperator::ELU, CompositeOp::Elu),
        (BuiltinOperator::HARD_SWISH, CompositeOp::HardSwish),
    ] {
        let model = unary(code, TestTensor::f32("x", &[2]), TestTensor::f32("y", &[2]));
        assert_eq!(kind(&model), OpKind::Composite(Composite { op }));
    }
}

#[test]
fn gelus() {
    let (x, y) = (TestTensor::f32("x", &[2]), TestTensor::f32("y", &[2]));
    let mut model = unary(BuiltinOperator::GELU, x, y);
    let gelu = |op| OpKind::Composite(Composite { op });
    assert_eq!(kind(&model), gelu(CompositeOp::Gelu));
    for (approximate, op) in [(false, CompositeOp::Gelu), (true, CompositeOp::GeluTanh)] {
        let args = GeluOptionsArgs { approximate };
        let write = move |builder: &mut Builder| wire::GeluOptions::create(builder, &args);
        model.ops[0] = (model.ops[0].clone()).options(BuiltinOptions::GeluOptions, write);
        assert_eq!(kind(&model), gelu(op));
    }
}

fn leaky_relu(alpha: f32) -> TestModel {
    let (x, y) = (TestTensor::f32("x", &[2]), TestTensor::f32("y", &[2]));
    let mut model = unary(BuiltinOperator::LEAKY_RELU, x, y);
    let args = LeakyReluOptionsArgs { alpha };
    let write = move |builder: &mut Builder| wire::LeakyReluOptions::create(builder, &args);
    model.ops[0] = (model.ops[0].clone()).options(BuiltinOptions::LeakyReluOptions, write);
    model
}

#[test]
fn leaky_relus() {
    for alpha in [0.5, 0.0, -2.0] {
        let op = CompositeOp::LeakyRelu { alpha };
        assert_eq!(
            kind(&leaky_relu(alpha)),
            OpKind::Composite(Composite { op })
        );
    }
    assert_op(
        &leaky_relu(f32::INFINITY),
        "expected a finite alpha, found inf",
    );
    let mut model = leaky_relu(0.5);
    model.ops[0].options = None;
    assert_op(&model, "missing LeakyReluOptions");
}

#[test]
fn activations_take_one_operand() {
    let mut model = relu();
    model.ops[0].inputs = vec![-1];
    assert_op(&model, "input 0, the operand, is absent");
    model.ops[0].inputs = vec![0, 0];
    assert_op(&model, "2 inputs and 1 outputs, expected 1 and 1");
}

#[test]
fn conversions() {
    let real = |name| TestTensor::f32(name, &[2]);
    let stored = |name| TestTensor::i8(name, &[2], 0.5, 3);
    let quantize = unary(BuiltinOperator::QUANTIZE, real("x"), stored("y"));
    assert_eq!(kind(&quantize), OpKind::Quantize(Quantize));
    let dequantize = unary(BuiltinOperator::DEQUANTIZE, stored("x"), real("y"));
    assert_eq!(kind(&dequantize), OpKind::Dequantize(Dequantize));
    let twice = unary(BuiltinOperator::DEQUANTIZE, real("x"), real("y"));
    assert_unsupported(&twice, "FLOAT32 inputs");
}

#[test]
fn scales_by_channel_become_factors_by_channel() {
    let numbers = |[a, b]: [f32; 2]| [a.to_le_bytes(), b.to_le_bytes()].concat();
    let stored = TestTensor::new("x", TensorType::INT8, &[2, 3]).data([1; 6]);
    for (zero_points, expected) in [
        ([0, 0], vec![[0.5, 2.0]]),
        ([0, 1], vec![[0.0, 1.0], [0.5, 2.0]]),
    ] {
        let stored = stored.clone().quantized(&[0.5, 2.0], &zero_points, 0);
        let y = TestTensor::f32("y", &[2, 3]);
        let function = function(&unary(BuiltinOperator::DEQUANTIZE, stored, y));
        let along = function.values.values().filter(|it| it.ty.shape == [2, 1]);
        let found: Vec<_> = along
            .map(|it| bytes(&function, &it.name).to_vec())
            .collect();
        assert_eq!(found, expected.into_iter().map(numbers).collect::<Vec<_>>());
    }
    let computed = TestTensor::new("x", TensorType::INT8, &[2, 3]);
    let computed = computed.quantized(&[0.5, 2.0], &[0, 0], 0);
    let model = unary(
        BuiltinOperator::DEQUANTIZE,
        computed,
        TestTensor::f32("y", &[2, 3]),
    );
    assert_unsupported(&model, "scales by channel of what is computed at run time");
}

fn softmax(beta: f32) -> TestModel {
    let x = TestTensor::f32("x", &[2, 3]);
    let mut model = unary(BuiltinOperator::SOFTMAX, x, TestTensor::f32("y", &[2, 3]));
    let options = SoftmaxOptionsArgs { beta };
    let write = move |builder: &mut Builder| wire::SoftmaxOptions::create(builder, &options);
    model.ops[0] = model.ops[0]
        .clone()
        .options(BuiltinOptions::SoftmaxOptions, write);
    model
}

#[test]
fn softmax_has_a_finite_factor() {
    assert_eq!(kind(&softmax(0.5)), OpKind::Softmax(Softmax { beta: 0.5 }));
    assert_op(&softmax(f32::NAN), "expected a finite beta, found NaN");
    assert_op(&softmax(f32::INFINITY), "expected a finite beta, found inf");
}

#[test]
fn softmax_needs_its_options() {
    let mut model = softmax(1.0);
    model.ops[0].options = None;
    assert_op(&model, "missing SoftmaxOptions");
}

#[test]
fn integers_without_a_scale_are_computed_in_32_bits() {
    let shape = [2, 3];
    let ty = wire::TensorType::INT16;
    let tensors = vec![
        TestTensor::new("a", ty, &shape),
        TestTensor::new("b", ty, &shape),
        TestTensor::new("y", ty, &shape),
    ];
    for code in [
        BuiltinOperator::ADD,
        BuiltinOperator::MAXIMUM,
        BuiltinOperator::FLOOR_DIV,
        BuiltinOperator::BITWISE_XOR,
        BuiltinOperator::RIGHT_SHIFT,
    ] {
        let model = TestModel::of_op(tensors.clone(), TestOp::new(code, &[0, 1], &[2]));
        let function = function(&model);
        let wide = |op: &&peapod_ir::Op| function.ty(op.result()).dtype == peapod_ir::DType::I32;
        assert!(function.ops.iter().filter(wide).count() >= 3, "{code:?}");
        assert_eq!(value(&function, "y").ty.dtype, peapod_ir::DType::I16);
    }
}

#[test]
fn places_that_are_found_at_run_time_are_refused() {
    let tensors = vec![
        TestTensor::new("condition", wire::TensorType::BOOL, &[3]),
        TestTensor::new("y", wire::TensorType::INT64, &[2, 1]),
    ];
    let model = TestModel::of_op(tensors, TestOp::new(BuiltinOperator::WHERE, &[0], &[1]));
    assert_unsupported(
        &model,
        "places that are found at run time, of which there is no fixed number",
    );
}

#[test]
fn places_that_are_known_are_a_constant() {
    let tensors = vec![
        TestTensor::new("condition", wire::TensorType::BOOL, &[3]).data(vec![1, 0, 1]),
        TestTensor::new("places", wire::TensorType::INT64, &[2, 1]),
        TestTensor::f32("x", &[1]),
    ];
    let mut model = TestModel::of_op(tensors, TestOp::new(BuiltinOperator::WHERE, &[0], &[1]));
    model.inputs = vec![2];
    let function = function(&model);
    assert!(function.ops.is_empty());
}
