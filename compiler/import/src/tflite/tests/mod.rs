//! Tests of the importer on small models, right and wrong.

mod constants;
mod container;
mod decompress;
mod graph;
mod legacy;
mod model;
mod open;
mod ops;
mod quantization;
mod samples;
mod sparse;
mod types;

use std::sync::Arc;

use peapod_ir::{Function, OpKind, Origin, Value};

use self::model::{TestModel, TestOp, TestTensor};
use super::import;
use super::wire::BuiltinOperator;
use crate::{ImportError, Imported, Malformed, UnsupportedList};

/// RELU of two reals.
fn relu() -> TestModel {
    let tensors = vec![TestTensor::f32("x", &[2]), TestTensor::f32("y", &[2])];
    TestModel::of_op(tensors, TestOp::new(BuiltinOperator::RELU, &[0], &[1]))
}

/// An input and a constant "c" of its type, one after the other.
fn with_constant(constant: TestTensor) -> TestModel {
    let like = |name: &str, shape: &[i32]| TestTensor {
        quantized: constant.quantized.clone(),
        ..TestTensor::new(name, constant.dtype, shape)
    };
    let mut joined = constant.shape.clone();
    joined[0] *= 2;
    let tensors = vec![like("x", &constant.shape), like("y", &joined), constant];
    let op = TestOp::new(BuiltinOperator::CONCATENATION, &[0, 2], &[1]);
    TestModel::of_op(tensors, op)
}

/// The bytes of the constant "c" in a model that is imported and verified.
fn constant(model: &TestModel) -> Vec<u8> {
    let function = function(model);
    bytes(&function, "c").to_vec()
}

/// The bytes of a constant by name.
fn bytes(function: &Function, name: &str) -> Arc<[u8]> {
    let Origin::Constant(bytes) = &value(function, name).origin else {
        panic!("{name} is no constant");
    };
    bytes.clone()
}

fn imported(model: &TestModel) -> Imported {
    import(&model.bytes(), "test").unwrap_or_else(|error| panic!("{error}"))
}

/// The function of a model that is imported and verified.
fn function(model: &TestModel) -> Function {
    let mut module = imported(model).module;
    if let Err(errors) = peapod_ir::verify(&module) {
        panic!("{errors}");
    }
    module.functions.remove(0)
}

/// The one op of a model that is imported and verified.
fn kind(model: &TestModel) -> OpKind {
    let function = function(model);
    assert_eq!(function.ops.len(), 1);
    function.ops[0].kind.clone()
}

/// A value by name.
fn value<'a>(function: &'a Function, name: &str) -> &'a Value {
    let value = function.values.values().find(|value| value.name == name);
    value.unwrap_or_else(|| panic!("no value {name}"))
}

fn error(model: &TestModel) -> ImportError {
    match import(&model.bytes(), "test") {
        Ok(imported) => panic!("imported: {:?}", imported.module),
        Err(error) => error,
    }
}

fn malformed(model: &TestModel) -> Malformed {
    let error = error(model);
    let ImportError::Malformed(malformed) = error else {
        panic!("expected a malformed file, not {error}");
    };
    let len = model.bytes().len();
    assert!(
        malformed.offset.is_some_and(|offset| offset < len),
        "{malformed}"
    );
    *malformed
}

fn unsupported(model: &TestModel) -> UnsupportedList {
    let error = error(model);
    let ImportError::Unsupported(list) = error else {
        panic!("expected what is unsupported, not {error}");
    };
    list
}

/// Asserts what is said about a tensor that breaks the rules.
fn assert_tensor(model: &TestModel, tensor: &str, what: &str) {
    let malformed = malformed(model);
    let name = malformed.tensor.as_ref().map(|tensor| tensor.name.as_str());
    assert_eq!((name, malformed.what.as_str()), (Some(tensor), what));
}

/// Asserts what is said about the first operator, which breaks the rules.
fn assert_op(model: &TestModel, what: &str) {
    let malformed = malformed(model);
    assert_eq!(
        malformed.op.as_ref().map(|op| op.index),
        Some(0),
        "{malformed}"
    );
    assert_eq!(malformed.what, what);
}

/// Asserts what is said about the one thing that is not supported.
fn assert_unsupported(model: &TestModel, what: &str) {
    let list = unsupported(model);
    let found: Vec<_> = list.items.iter().map(|item| item.what.as_str()).collect();
    assert_eq!(found, [what]);
}
