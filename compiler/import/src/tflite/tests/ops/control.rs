//! CALL and WHILE. The subgraphs of these models are all like the first: what they compute is in
//! `conformance/call` and `conformance/while`.

use super::*;
use crate::tflite::wire::{self, BuiltinOptions, CallOptionsArgs, TensorType, WhileOptionsArgs};

fn tensors() -> Vec<TestTensor> {
    vec![
        TestTensor::new("c", TensorType::BOOL, &[]),
        TestTensor::f32("x", &[2]),
        TestTensor::new("d", TensorType::BOOL, &[]),
        TestTensor::f32("y", &[2]),
    ]
}

/// A model whose only operator is a CALL of its own inputs.
fn call(subgraph: u32) -> TestModel {
    let write = move |builder: &mut Builder| {
        wire::CallOptions::create(builder, &CallOptionsArgs { subgraph })
    };
    let op = TestOp::new(BuiltinOperator::CALL, &[0, 1], &[2, 3]);
    let mut model = TestModel::of_op(tensors(), op.options(BuiltinOptions::CallOptions, write));
    (model.inputs, model.outputs, model.subgraphs) = (vec![0, 1], vec![2, 3], 2);
    model
}

/// A model whose only operator is a WHILE on its own inputs.
fn looping(condition: i32, body: i32) -> TestModel {
    let write = move |builder: &mut Builder| {
        let options = WhileOptionsArgs {
            cond_subgraph_index: condition,
            body_subgraph_index: body,
        };
        wire::WhileOptions::create(builder, &options)
    };
    let op = TestOp::new(BuiltinOperator::WHILE, &[0, 1], &[2, 3]);
    let mut model = TestModel::of_op(tensors(), op.options(BuiltinOptions::WhileOptions, write));
    (model.inputs, model.outputs, model.subgraphs) = (vec![0, 1], vec![2, 3], 2);
    model
}

#[test]
fn subgraphs_do_not_call_themselves() {
    assert_op(&call(0), "subgraph 0 is called within itself");
    assert_op(&call(1), "subgraph 1 is called within itself");
    assert_op(&looping(0, 1), "subgraph 0 is called within itself");
    assert_op(&looping(1, 1), "subgraph 1 is called within itself");
}

#[test]
fn subgraphs_exist() {
    assert_op(&call(2), "expected a subgraph of 0 to 1, found 2");
    assert_op(&call(u32::MAX), "expected a subgraph of 0 to 1, found -1");
    assert_op(&looping(7, 1), "expected a subgraph of 0 to 1, found 7");
}

#[test]
fn results_are_what_goes_in() {
    let mut few = looping(1, 1);
    few.ops[0].outputs.pop();
    few.outputs.pop();
    assert_op(&few, "expected 1 results from a subgraph, found 2");
    let mut swapped = looping(1, 1);
    swapped.ops[0].outputs = vec![3, 2];
    assert_tensor(
        &swapped,
        "y",
        "expected f32[2] from a subgraph, found bool[]",
    );
    let mut absent = call(1);
    absent.ops[0].inputs[0] = -1;
    assert_op(&absent, "expected all of its operands");
}
