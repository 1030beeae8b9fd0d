//! Resource variables.

use super::*;
use crate::tflite::wire::{
    self, BuiltinOptions, CallOnceOptionsArgs, TensorType, VarHandleOptionsArgs,
};

fn handle(name: &'static str, to: i32) -> TestOp {
    let write = move |builder: &mut Builder| {
        let shared_name = Some(builder.create_string(name));
        let options = VarHandleOptionsArgs {
            container: None,
            shared_name,
        };
        wire::VarHandleOptions::create(builder, &options)
    };
    let op = TestOp::new(BuiltinOperator::VAR_HANDLE, &[], &[to]);
    op.options(BuiltinOptions::VarHandleOptions, write)
}

/// Yields the variable `last` and gives it the input.
fn delay() -> TestModel {
    let tensors = vec![
        TestTensor::new("handle", TensorType::RESOURCE, &[]),
        TestTensor::i8("x", &[3], 0.5, -7),
        TestTensor::i8("y", &[3], 0.5, -7),
    ];
    let mut model = TestModel::of_op(tensors, handle("last", 0));
    model.ops.extend([
        TestOp::new(BuiltinOperator::READ_VARIABLE, &[0], &[2]),
        TestOp::new(BuiltinOperator::ASSIGN_VARIABLE, &[0, 1], &[]),
    ]);
    (model.inputs, model.outputs) = (vec![1], vec![2]);
    model
}

#[test]
fn variables_are_states_that_begin_with_their_zero_point() {
    let function = function(&delay());
    let kinds: Vec<&str> = function.ops.iter().map(|op| op.kind.mnemonic()).collect();
    assert_eq!(kinds, ["read_state", "write_state"]);
    let state = value(&function, "last");
    assert_eq!(state.origin, Origin::State);
    assert_eq!((state.ty.zero_point(), &state.ty.shape[..]), (-7, &[3][..]));
}

#[test]
fn a_variable_has_one_type() {
    let mut model = delay();
    model.tensors[1] = TestTensor::i8("x", &[4], 0.5, -7);
    assert_tensor(
        &model,
        "x",
        "expected I8[3] for variable \"last\", found INT8[4]",
    );
}

#[test]
fn a_handle_is_the_result_of_var_handle() {
    let mut model = delay();
    model.ops.remove(0);
    model.inputs.push(0);
    assert_tensor(&model, "handle", "expected the result of a VAR_HANDLE");
}

#[test]
fn operators_on_variables_have_their_tensors() {
    let mut model = delay();
    model.ops[2].inputs.pop();
    let malformed = malformed(&model);
    assert_eq!(malformed.what, "1 inputs and 0 outputs, expected 2 and 0");
}

#[test]
fn what_is_called_once_is_another_subgraph_that_assigns() {
    let call = |subgraph| {
        let options = CallOnceOptionsArgs {
            init_subgraph_index: subgraph,
        };
        let write = move |builder: &mut Builder| wire::CallOnceOptions::create(builder, &options);
        let op = TestOp::new(BuiltinOperator::CALL_ONCE, &[], &[]);
        let mut model = delay();
        model
            .ops
            .insert(0, op.options(BuiltinOptions::CallOnceOptions, write));
        model
    };
    for subgraph in [-1, 0, 2] {
        let mut model = call(subgraph);
        model.subgraphs = 2;
        assert_op(&model, "expected a subgraph of 1 to 1");
    }
}
