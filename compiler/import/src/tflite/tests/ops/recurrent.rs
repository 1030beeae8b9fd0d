//! UNIDIRECTIONAL_SEQUENCE_LSTM and other recurrent layers.

use peapod_ir::ops::Lstm;

use super::*;
use crate::tflite::wire::{
    self, ActivationFunctionType, BuiltinOptions, UnidirectionalSequenceLSTMOptionsArgs,
};

/// Two units over four steps of three elements.
fn lstm(options: UnidirectionalSequenceLSTMOptionsArgs) -> TestModel {
    let mut tensors = vec![TestTensor::f32("x", &[1, 4, 3])];
    let mut inputs = vec![0];
    let mut constant = |name: String, shape: &[i32]| {
        let bytes = shape.iter().product::<i32>() as usize * 4;
        tensors.push(TestTensor::f32(&name, shape).data(vec![0; bytes]));
        tensors.len() as i32 - 1
    };
    inputs.extend((0..4).map(|gate| constant(format!("w{gate}"), &[2, 3])));
    inputs.extend((0..4).map(|gate| constant(format!("r{gate}"), &[2, 2])));
    inputs.extend([-1; 3]);
    inputs.extend((0..4).map(|gate| constant(format!("b{gate}"), &[2])));
    inputs.extend([-1; 2]);
    for name in ["h", "c"] {
        inputs.push(tensors.len() as i32);
        tensors.push(TestTensor::f32(name, &[1, 2]).variable());
    }
    inputs.extend([-1; 4]);
    let output = tensors.len() as i32;
    tensors.push(TestTensor::f32("y", &[1, 4, 2]));
    let code = BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM;
    let op = TestOp::new(code, &inputs, &[output]);
    let write = move |builder: &mut Builder| {
        wire::UnidirectionalSequenceLSTMOptions::create(builder, &options)
    };
    let kind = BuiltinOptions::UnidirectionalSequenceLSTMOptions;
    TestModel::of_op(tensors, op.options(kind, write))
}

fn tanh() -> UnidirectionalSequenceLSTMOptionsArgs {
    UnidirectionalSequenceLSTMOptionsArgs {
        fused_activation_function: ActivationFunctionType::TANH,
        cell_clip: 10.0,
        ..UnidirectionalSequenceLSTMOptionsArgs::default()
    }
}

#[test]
fn lstm_keeps_both_states() {
    let function = function(&lstm(tanh()));
    let expected = Lstm {
        cell_clip: 10.0,
        time_major: false,
    };
    assert_eq!(function.ops[0].kind, OpKind::Lstm(expected));
    for name in ["h", "c"] {
        assert_eq!(value(&function, name).origin, Origin::State);
    }
    assert_eq!(function.inputs.len(), 1);
}

#[test]
fn the_states_of_lstm_are_variables() {
    let mut model = lstm(tanh());
    model.tensors[14].variable = false;
    model.inputs = vec![0, 14];
    assert_tensor(&model, "c", "expected a variable tensor for state");
}

#[test]
fn variables_of_other_operators_are_refused() {
    let tensors = vec![
        TestTensor::f32("x", &[2]),
        TestTensor::f32("v", &[2]).variable(),
        TestTensor::f32("y", &[2]),
    ];
    let model = TestModel::of_op(tensors, TestOp::new(BuiltinOperator::ADD, &[0, 1], &[2]));
    assert_unsupported(
        &model,
        "a variable tensor that only SVDF or LSTM could keep",
    );
}

#[test]
fn other_lstms_of_integers_are_refused_by_name() {
    let integers = |options| {
        let mut model = lstm(options);
        model.tensors[0] = TestTensor::i8("x", &[1, 4, 3], 0.5, 0);
        model
    };
    for (input, what) in [
        (10, "an LSTM with peephole connections"),
        (16, "an LSTM with a projection"),
        (22, "an LSTM with layer normalisation"),
    ] {
        let mut model = integers(tanh());
        model.ops[0].inputs[input] = 9;
        assert_unsupported(&model, what);
    }
    let mut coupled = integers(tanh());
    coupled.ops[0].inputs[1] = -1;
    assert_unsupported(&coupled, "an LSTM whose input and forget gate are coupled");
    let relu = integers(UnidirectionalSequenceLSTMOptionsArgs {
        fused_activation_function: ActivationFunctionType::RELU,
        ..tanh()
    });
    assert_unsupported(&relu, "an LSTM whose activation is RELU, not TANH");
}

#[test]
fn other_lstms_of_floats_are_emitted_step_by_step() {
    let mut peephole = lstm(tanh());
    peephole.ops[0].inputs[10] = 9;
    let mut normalised = lstm(tanh());
    normalised.ops[0].inputs[20..24].copy_from_slice(&[9, 10, 11, 12]);
    let mut coupled = lstm(tanh());
    for input in [1, 5, 12] {
        coupled.ops[0].inputs[input] = -1;
    }
    for model in [&peephole, &normalised, &coupled] {
        let function = function(model);
        let writes = |op: &&peapod_ir::Op| matches!(op.kind, OpKind::WriteState(_));
        assert_eq!(function.ops.iter().filter(writes).count(), 2);
        assert!(
            !function
                .ops
                .iter()
                .any(|op| matches!(op.kind, OpKind::Lstm(_)))
        );
    }
}

#[test]
fn operands_of_other_lstms_have_the_shapes_that_follow() {
    let mut projected = lstm(tanh());
    projected.ops[0].inputs[16] = 9;
    assert_tensor(&projected, "b0", "expected shape [2, 2], found [2]");
}
