//! IF. The subgraphs of these models are all like the first: what they select is in
//! `conformance/if`.

use super::*;
use crate::tflite::wire::{self, BuiltinOptions, IfOptionsArgs, TensorType};

/// A model whose only operator is an IF on its own inputs.
fn model(yes: i32, no: i32) -> TestModel {
    let tensors = vec![
        TestTensor::new("c", TensorType::BOOL, &[]),
        TestTensor::f32("x", &[2]),
        TestTensor::f32("y", &[2]),
    ];
    let write = move |builder: &mut Builder| {
        let options = IfOptionsArgs {
            then_subgraph_index: yes,
            else_subgraph_index: no,
        };
        wire::IfOptions::create(builder, &options)
    };
    let op = TestOp::new(BuiltinOperator::IF, &[0, 0, 1], &[2]);
    let mut model = TestModel::of_op(tensors, op.options(BuiltinOptions::IfOptions, write));
    (model.inputs, model.outputs, model.subgraphs) = (vec![0, 1], vec![2], 2);
    model
}

#[test]
fn subgraphs_do_not_contain_themselves() {
    assert_op(&model(1, 1), "subgraph 1 is called within itself");
}

#[test]
fn subgraphs_exist_and_are_not_the_first() {
    assert_op(&model(0, 1), "subgraph 0 is called within itself");
    for index in [2, -1] {
        let what = format!("expected a subgraph of 0 to 1, found {index}");
        assert_op(&model(index, 1), &what);
    }
}

#[test]
fn operands_fit_the_inputs_of_subgraphs() {
    let mut few = model(1, 1);
    few.ops[0].inputs.pop();
    assert_op(&few, "expected 2 operands for its inputs, found 1");
    let mut none = model(1, 1);
    none.ops[0].inputs.clear();
    assert_op(&none, "expected a condition and operands, found none");
    let mut number = model(1, 1);
    number.ops[0].inputs[0] = 1;
    assert_op(&number, "expected one BOOL as the condition");
    let mut swapped = model(1, 1);
    swapped.ops[0].inputs = vec![0, 1, 0];
    let what = "expected bool[], found an operand of f32[2]";
    assert_tensor(&swapped, "c", what);
}
