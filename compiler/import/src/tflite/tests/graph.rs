//! Indices, order and definitions; operator codes; what is not supported.

use peapod_diagnostic::Diagnose;

use super::*;
use crate::error::Unsupported;
use crate::tflite::outline::{OutlinedOp, outline};
use crate::tflite::wire::TensorType;

/// TANH, then RELU.
fn chain() -> TestModel {
    let mut model = relu();
    model.tensors.push(TestTensor::f32("z", &[2]));
    model
        .ops
        .insert(0, TestOp::new(BuiltinOperator::TANH, &[0], &[2]));
    model.ops[1].inputs = vec![2];
    model
}

#[test]
fn values_and_ops_are_in_order() {
    let function = function(&chain());
    let names: Vec<_> = function
        .values
        .values()
        .map(|value| value.name.as_str())
        .collect();
    assert_eq!(names, ["x", "z", "y"]);
    let ops: Vec<_> = function
        .ops
        .iter()
        .map(|op| op.location.name.as_str())
        .collect();
    assert_eq!(ops, ["TANH", "RELU"]);
    assert_eq!(function.ops[1].location.index, Some(1));
    assert_eq!(function.name, "main");
}

#[test]
fn tensors_that_nothing_uses_are_left_out() {
    let mut model = relu();
    model
        .tensors
        .push(TestTensor::new("strings", TensorType::STRING, &[-5]));
    assert_eq!(function(&model).values.len(), 2);
}

#[test]
fn inputs_and_outputs_need_no_operator() {
    let mut model = relu();
    model.ops.clear();
    model.outputs = vec![0, 0];
    let function = function(&model);
    assert_eq!(function.outputs, [function.inputs[0]; 2]);
}

#[test]
fn the_order_of_operators_is_that_of_computation() {
    let mut model = chain();
    model.ops.swap(0, 1);
    let malformed = malformed(&model);
    assert_eq!(malformed.op.map(|op| op.name), Some("RELU".to_owned()));
    assert_eq!(malformed.tensor.map(|tensor| tensor.index), Some(2));
    assert_eq!(
        malformed.what,
        "it is read before it is written, and has no data"
    );
}

#[test]
fn an_operator_does_not_read_its_own_result() {
    let mut model = relu();
    model.ops[0].inputs = vec![1];
    assert_tensor(
        &model,
        "y",
        "it is read before it is written, and has no data",
    );
}

#[test]
fn tensors_are_written_once() {
    let mut model = chain();
    model.ops[1].outputs = vec![2];
    model.outputs = vec![2];
    let what = "the operator writes it, but it is written by operator 0 already";
    assert_tensor(&model, "z", what);
    let mut model = relu();
    model.inputs = vec![0, 0];
    let what = "the caller writes it, but it is an input of the model";
    assert_tensor(&model, "x", what);
}

#[test]
fn inputs_constants_and_variables_are_not_written() {
    let mut model = relu();
    model.ops[0].outputs = vec![0];
    let what = "the operator writes it, but it is an input of the model";
    assert_tensor(&model, "x", what);

    let mut model = relu();
    model.tensors[1] = TestTensor::f32("y", &[2]).data([0; 8]);
    let what = "the operator writes it, but it is a constant";
    assert_tensor(&model, "y", what);

    let mut model = relu();
    model.tensors[1].variable = true;
    assert_tensor(&model, "y", "the operator writes it, but it is a variable");
    model.inputs = vec![0, 1];
    assert_tensor(&model, "y", "the caller writes it, but it is a variable");
}

#[test]
fn outputs_are_computed() {
    let mut model = relu();
    model.ops.clear();
    let what = "output tensor 1 \"y\" (FLOAT32) is never written, and has no data";
    assert_eq!(malformed(&model).what, what);
}

#[test]
fn indices_of_tensors_exist() {
    let mut model = relu();
    model.inputs = vec![2];
    assert_eq!(malformed(&model).what, "input 0 is tensor 2 of 2");
    let mut model = relu();
    model.outputs = vec![1, -1];
    assert_eq!(malformed(&model).what, "output 1 is tensor -1 of 2");
    for (index, shown) in [(2, "2"), (-2, "-2"), (i32::MAX, "2147483647")] {
        let mut model = relu();
        model.ops[0].inputs = vec![index];
        assert_op(&model, &format!("input 0 is tensor {shown} of 2"));
    }
    let mut model = relu();
    model.ops[0].outputs = vec![-1];
    assert_op(&model, "output 0 is tensor -1 of 2");
}

#[test]
fn operator_codes_exist() {
    let mut model = relu();
    model.ops[0].code_index_shift = 1;
    assert_eq!(malformed(&model).what, "operator 0 has code 1 of 1");
}

#[test]
fn the_larger_of_both_codes_counts() {
    let relu_code = BuiltinOperator::RELU.0;
    for (old, new) in [
        (relu_code as i8, 0),
        (relu_code as i8, relu_code),
        (0, relu_code),
    ] {
        let mut model = relu();
        (model.ops[0].old_code, model.ops[0].code) = (old, new);
        assert_eq!(kind(&model).mnemonic(), "relu");
    }
    let mut model = relu();
    (model.ops[0].old_code, model.ops[0].code) = (127, BuiltinOperator::MULTINOMIAL.0);
    assert_eq!(
        unsupported(&model).items[0]
            .op
            .as_ref()
            .map(|op| op.name.as_str()),
        Some("MULTINOMIAL")
    );
}

#[test]
fn codes_that_are_none_are_refused() {
    for (old, new, code) in [(127, 0, 127), (127, 127, 127), (-1, -5, -1)] {
        let mut model = relu();
        (model.ops[0].old_code, model.ops[0].code) = (old, new);
        let what = format!("operator 0 has the unknown code {code}");
        assert_eq!(malformed(&model).what, what);
    }
}

#[test]
fn everything_that_is_not_supported_is_listed() {
    let mut model = chain();
    model.ops[0].code = BuiltinOperator::CUSTOM.0;
    model.ops[0].custom_code = Some("Filter".to_owned());
    model.ops[1].code = 4000;
    model
        .tensors
        .push(TestTensor::new("text", TensorType::STRING, &[1]));
    model.inputs.push(3);
    let expected = "\
        3 parts of the model are not supported:\n  \
        operator 0 CUSTOM \"Filter\", tensor 0 \"x\" (FLOAT32), tensor 2 \"z\" (FLOAT32): \
        custom operator Filter\n  \
        operator 1 BUILTIN_4000, tensor 2 \"z\" (FLOAT32), tensor 1 \"y\" (FLOAT32): \
        operator BUILTIN_4000\n  \
        tensor 3 \"text\" (STRING): element type STRING\n  \
        help: implement it, and declare it with --custom-ops (docs/custom-operators.md), or \
        build the model from builtin operators\n  \
        help: build the model from operators that are imported: A";
    let message = error(&model).to_string();
    assert!(message.starts_with(expected), "{message}");
    assert_eq!(message.lines().count(), 6);
}

#[test]
fn a_list_without_end_is_only_counted() {
    let mut model = relu();
    let mut op = TestOp::new(BuiltinOperator::MULTINOMIAL, &[0], &[]);
    op.code = BuiltinOperator::MULTINOMIAL.0;
    model.ops.extend(vec![op; 10_100]);
    let list = unsupported(&model);
    assert_eq!((list.items.len(), list.more), (10_000, 100));
    let message = list.to_string();
    assert!(message.starts_with("10100 parts of the model are not supported:"));
    assert!(message.contains("\n  and 100 more\n"));
}

#[test]
fn element_types_without_arithmetic_are_named_with_help() {
    for (dtype, name, help) in [
        (TensorType::UINT8, "UINT8", "int8 activations"),
        (TensorType::FLOAT16, "FLOAT16", "float32"),
    ] {
        let mut model = relu();
        for tensor in &mut model.tensors {
            tensor.dtype = dtype;
        }
        let list = unsupported(&model);
        assert_eq!(list.items[0].what, format!("{name} inputs"));
        assert!(list.items[0].help.is_some_and(|text| text.contains(help)));
    }
}

/// What is said of a model with this custom operator.
fn custom(code: &str) -> Unsupported {
    let mut model = relu();
    // The scratch memory of an Ethos-U is an operand that nothing writes.
    model.tensors.push(TestTensor::f32("scratch", &[16]));
    model.ops[0] = TestOp {
        custom_code: Some(code.to_owned()),
        ..TestOp::new(BuiltinOperator::CUSTOM, &[0, 2], &[1])
    };
    if code != "ethos-u" {
        model.ops[0].inputs.truncate(1);
    }
    unsupported(&model).items.remove(0)
}

#[test]
fn compiled_models_and_custom_operators_are_told_apart() {
    for (code, what, help) in [
        (
            "ethos-u",
            "the model is already compiled by Vela for an Ethos-U",
            "original",
        ),
        (
            "edgetpu-custom-op",
            "the model is already compiled for an Edge TPU",
            "original",
        ),
        (
            "DISPATCH_OP",
            "the model is already compiled by LiteRT for an NPU",
            "original",
        ),
        (
            "NeutronGraph",
            "the model is already compiled for a Neutron NPU",
            "original",
        ),
        ("FlexErf", "operator FlexErf of TensorFlow", "SELECT_TF_OPS"),
        ("Fancy", "custom operator Fancy", "builtin operators"),
    ] {
        let found = custom(code);
        assert_eq!(found.what, what);
        assert!(
            found.help.is_some_and(|text| text.contains(help)),
            "{found:?}"
        );
    }
}

#[test]
fn one_cause_is_one_diagnostic() {
    let table = |index: i32| TestOp::new(BuiltinOperator::HASHTABLE, &[index], &[index + 1]);
    let tensors = (0..=6).map(|index| TestTensor::f32(&format!("t{index}"), &[2]));
    let mut model = TestModel::of_op(tensors.collect(), table(0));
    model.ops = (0..5).map(table).collect();
    model
        .ops
        .push(TestOp::new(BuiltinOperator::HASHTABLE_SIZE, &[5], &[6]));
    model.outputs = vec![6];
    let [table, size] = &error(&model).diagnostics()[..] else {
        panic!("expected two diagnostics");
    };
    assert_eq!(table.message, "not supported: operator HASHTABLE (5 times)");
    assert_eq!(
        table.notes,
        [
            "also tensor 1 \"t1\" (FLOAT32), tensor 2 \"t2\" (FLOAT32), \
          tensor 3 \"t3\" (FLOAT32) and 1 more"
        ]
    );
    assert_eq!(size.message, "not supported: operator HASHTABLE_SIZE");
}

#[test]
fn operators_are_outlined_whether_imported_or_not() {
    let mut model = relu();
    model.ops[0] = TestOp::new(BuiltinOperator::HASHTABLE, &[0, -1], &[1]);
    assert!(import(&model.bytes(), "test").is_err());
    let table = OutlinedOp {
        name: "HASHTABLE".to_owned(),
        inputs: vec!["%0 FLOAT32[2]".to_owned(), "_".to_owned()],
        outputs: vec!["%1 FLOAT32[2]".to_owned()],
    };
    assert_eq!(outline(&model.bytes()), Ok(vec![table]));
}
