//! Element types and shapes.

use peapod_ir::DType;

use super::*;
use crate::Warning;
use crate::tflite::wire::TensorType;

/// RESHAPE of a tensor to itself, which takes any type.
fn copy(tensor: TestTensor) -> TestModel {
    let mut copy = tensor.clone();
    copy.name = "y".to_owned();
    TestModel::of_op(
        vec![tensor, copy],
        TestOp::new(BuiltinOperator::RESHAPE, &[0], &[1]),
    )
}

#[test]
fn element_types_are_those_of_the_format() {
    for (ty, dtype) in [
        (TensorType::FLOAT32, DType::F32),
        (TensorType::FLOAT16, DType::F16),
        (TensorType::BFLOAT16, DType::Bf16),
        (TensorType::FLOAT64, DType::F64),
        (TensorType::INT2, DType::I4),
        (TensorType::INT4, DType::I4),
        (TensorType::INT8, DType::I8),
        (TensorType::INT16, DType::I16),
        (TensorType::INT32, DType::I32),
        (TensorType::INT64, DType::I64),
        (TensorType::UINT8, DType::U8),
        (TensorType::UINT32, DType::U32),
        (TensorType::BOOL, DType::Bool),
    ] {
        let function = function(&copy(TestTensor::new("x", ty, &[2, 3])));
        let found = &value(&function, "x").ty;
        assert_eq!((found.dtype, found.shape.as_slice()), (dtype, &[2, 3][..]));
    }
}

#[test]
fn other_element_types_are_named() {
    for (ty, name) in [
        (TensorType::STRING, "STRING"),
        (TensorType::COMPLEX128, "COMPLEX128"),
        (TensorType::UINT64, "UINT64"),
        (TensorType::RESOURCE, "RESOURCE"),
        (TensorType::UINT16, "UINT16"),
        (TensorType::UINT4, "UINT4"),
        (TensorType::FLOAT8_E5M2, "FLOAT8_E5M2"),
        (TensorType(77), "TensorType(77)"),
    ] {
        let list = unsupported(&copy(TestTensor::new("x", ty, &[2])));
        let expected = format!("operator 0 RESHAPE, tensor 0 \"x\" ({name}): element type {name}");
        assert_eq!(list.items[0].to_string(), expected);
    }
}

#[test]
fn a_shape_of_no_dimensions_is_a_scalar() {
    for has_rank in [false, true] {
        let mut tensor = TestTensor::f32("x", &[]);
        tensor.has_rank = has_rank;
        assert_eq!(value(&function(&copy(tensor)), "x").ty.shape, []);
    }
}

#[test]
fn open_extents_are_taken_from_the_shape_with_a_warning() {
    let mut tensor = TestTensor::f32("x", &[1, 49]);
    tensor.signature = Some(vec![-1, 49]);
    let imported = imported(&copy(tensor));
    let [Warning::ShapeSignature { tensors }] = imported.warnings.as_slice() else {
        panic!("expected one warning, not {:?}", imported.warnings);
    };
    let names: Vec<_> = tensors.iter().map(|tensor| tensor.name.as_str()).collect();
    assert_eq!(names, ["x", "y"]);
    let message = imported.warnings[0].to_string();
    assert!(
        message.contains("tensor 0 \"x\" (FLOAT32) and 1 more"),
        "{message}"
    );
}

#[test]
fn a_signature_that_is_the_shape_needs_no_warning() {
    let mut tensor = TestTensor::f32("x", &[1, 49]);
    tensor.signature = Some(vec![1, 49]);
    assert_eq!(imported(&copy(tensor)).warnings, []);
}

#[test]
fn open_extents_without_a_shape_are_refused() {
    let mut unknown_rank = TestTensor::f32("x", &[]);
    unknown_rank.has_rank = false;
    unknown_rank.signature = Some(vec![-1, 49]);
    let mut zero = TestTensor::f32("x", &[0, 49]);
    zero.signature = Some(vec![-1, 49]);
    for (tensor, shape) in [
        (TestTensor::f32("x", &[-1, 49]), "[-1, 49]"),
        (zero, "[0, 49]"),
        (unknown_rank, "[]"),
    ] {
        let mut model = relu();
        model.tensors[0] = tensor;
        let list = unsupported(&model);
        assert_eq!(list.items[0].what, format!("dynamic shape {shape}"));
        assert!(
            list.to_string()
                .contains("help: convert the model again with a fixed input")
        );
    }
}

#[test]
fn tensors_without_elements_are_inputs_and_results() {
    let mut model = relu();
    for tensor in &mut model.tensors {
        tensor.shape = vec![0, 49];
    }
    let main = function(&model);
    assert!(main.ty(main.inputs[0]).is_empty());
    assert_eq!(main.value(main.outputs[0]).origin, Origin::Result);
}

#[test]
fn extents_are_not_negative() {
    let what = "extent -2 of dimension 1 is negative";
    assert_tensor(&copy(TestTensor::f32("x", &[3, -2])), "x", what);
}

#[test]
fn rank_is_bounded() {
    let list = unsupported(&copy(TestTensor::f32("x", &[1; 9])));
    assert_eq!(list.items[0].what, "9 dimensions, at most 8 are possible");
}

#[test]
fn size_is_bounded() {
    let limit = 1_u64 << 31;
    for (shape, bytes) in [
        (&[1 << 29, 2][..], 1_u64 << 32),
        (&[i32::MAX, i32::MAX, i32::MAX], u64::MAX),
        (&[i32::MAX; 6], u64::MAX),
    ] {
        let ImportError::TooLarge(error) = error(&copy(TestTensor::f32("x", shape))) else {
            panic!("expected a tensor that is too large");
        };
        assert_eq!(
            (error.tensor.name.as_str(), error.bytes, error.limit),
            ("x", bytes, limit)
        );
    }
}

#[test]
fn long_names_are_cut_short_in_messages() {
    let mut tensor = TestTensor::f32("x", &[1; 9]);
    tensor.name = "é".repeat(1000);
    let message = error(&copy(tensor)).to_string();
    assert!(message.contains("é…\""), "{message}");
    assert!(message.len() < 400, "{message}");
}
