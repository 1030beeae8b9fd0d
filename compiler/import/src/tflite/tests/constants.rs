//! Bytes of constants: in the flatbuffer, behind it, packed, external.

use std::sync::Arc;

use super::model::TestData;
use super::model::{TestLevel, TestSparsity};
use super::*;
use crate::tflite::wire::TensorType;

#[test]
fn elements_are_taken_as_they_lie() {
    let bytes: Vec<u8> = [1.5_f32, -2.0]
        .iter()
        .flat_map(|x| x.to_le_bytes())
        .collect();
    let model = with_constant(TestTensor::f32("c", &[2]).data(bytes.clone()));
    assert_eq!(constant(&model), bytes);
}

#[test]
fn the_data_is_as_long_as_the_shape_says() {
    for (found, elements) in [(7, [2]), (9, [2]), (1, [2])] {
        let model = with_constant(TestTensor::f32("c", &elements).data(vec![0; found]));
        let what = format!("expected 8 bytes of data for 2 elements, found {found}");
        assert_tensor(&model, "c", &what);
    }
}

#[test]
fn data_may_lie_behind_the_flatbuffer() {
    let mut tensor = TestTensor::new("c", TensorType::INT8, &[3]);
    tensor.data = TestData::Behind(1, 3);
    let mut model = with_constant(tensor);
    model.appendix = vec![9, 1, 2, 3, 9];
    assert_eq!(constant(&model), [1, 2, 3]);
}

#[test]
fn data_behind_the_file_is_refused() {
    for (offset, size) in [(3, 3), (0, u64::MAX), (u64::MAX / 2, 1)] {
        let mut tensor = TestTensor::new("c", TensorType::INT8, &[3]);
        tensor.data = TestData::Behind(offset, size);
        let mut model = with_constant(tensor);
        model.appendix = vec![0; 5];
        let len = model.bytes().len();
        let malformed = malformed(&model);
        let start = (len as u64 - 5).wrapping_add(offset);
        let what = format!("buffer 1 is {size} bytes at byte {start} of a file of {len} bytes");
        assert_eq!(malformed.what, what);
        assert_eq!(
            malformed.tensor.map(|tensor| tensor.name),
            Some("c".to_owned())
        );
    }
}

#[test]
fn buffers_exist() {
    let mut model = relu();
    model.tensors[0].data = TestData::Buffer(1);
    assert_tensor(&model, "x", "buffer 1 of 1 does not exist");
}

#[test]
fn constants_of_one_buffer_share_it() {
    let mut model = with_constant(TestTensor::f32("c", &[1]).data([1, 2, 3, 4]));
    let mut twin = TestTensor::f32("d", &[1]);
    twin.data = TestData::Buffer(1);
    model.tensors.push(twin);
    model.ops[0].inputs.push(3);
    model.tensors[1].shape = vec![3];
    let function = function(&model);
    assert!(Arc::ptr_eq(&bytes(&function, "c"), &bytes(&function, "d")));
}

#[test]
fn four_bit_elements_are_unpacked() {
    let tensor = TestTensor::new("c", TensorType::INT4, &[1, 5]);
    let tensor = tensor.quantized(&[0.5], &[0], 0).data([0x70, 0x8f, 0xf1]);
    let signed: Vec<i8> = constant(&with_constant(tensor.clone()))
        .iter()
        .map(|&b| b as i8)
        .collect();
    assert_eq!(signed, [0, 7, -1, -8, 1]);
    let what = "expected 3 bytes of data for 5 elements, found 2";
    assert_tensor(&with_constant(tensor.data([0; 2])), "c", what);
}

#[test]
fn two_bit_elements_are_unpacked() {
    let tensor = TestTensor::new("c", TensorType::INT2, &[1, 5]);
    let tensor = tensor.quantized(&[0.5], &[0], 0).data([0b1110_0100, 0b01]);
    let signed: Vec<i8> = constant(&with_constant(tensor.clone()))
        .iter()
        .map(|&b| b as i8)
        .collect();
    assert_eq!(signed, [0, 1, -2, -1, 1]);
    let what = "expected 2 bytes of data for 5 elements, found 3";
    assert_tensor(&with_constant(tensor.data([0; 3])), "c", what);
}

#[test]
fn truth_values_are_0_or_1() {
    let tensor = TestTensor::new("c", TensorType::BOOL, &[2]);
    assert_eq!(
        constant(&with_constant(tensor.clone().data([1, 0]))),
        [1, 0]
    );
    assert_tensor(
        &with_constant(tensor.data([1, 2])),
        "c",
        "expected 0 or 1 for BOOL, found 2",
    );
}

#[test]
fn weights_in_other_files_are_refused_with_help() {
    let mut tensor = TestTensor::f32("c", &[2]);
    tensor.external = 7;
    let list = unsupported(&with_constant(tensor));
    assert_eq!(list.items[0].what, "its data is in an external buffer");
    assert!(
        list.to_string()
            .contains("help: convert the model again with its weights inside")
    );
}

#[test]
fn variables_have_no_data() {
    let model = with_constant(TestTensor::f32("c", &[1]).data([0; 4]).variable());
    assert_tensor(
        &model,
        "c",
        "expected a variable without data, found a buffer with data",
    );
}

#[test]
fn bytes_behind_the_file_that_many_tensors_share_are_counted() {
    // Each of many buffers is almost all of the file, which no vector of the flatbuffer repeats.
    let large = 1 << 20;
    let tensors = (0..100).map(|index| {
        let mut tensor = TestTensor::new("c", TensorType::INT8, &[large]);
        tensor.data = TestData::Behind(index, large as u64);
        tensor
    });
    let mut model = with_constant(TestTensor::new("c", TensorType::INT8, &[1]).data([0]));
    model.tensors.extend(tensors);
    model.ops[0].inputs = (3..103).collect();
    model.inputs = Vec::new();
    model.appendix = vec![0; large as usize + 100];
    let ImportError::TooLarge(error) = error(&model) else {
        panic!("expected constants that are too large");
    };
    assert_eq!(error.limit, 64 * model.bytes().len() as u64);
    assert!(error.bytes > error.limit);
}

/// y = x + the constant "h" of halves, made single.
fn halves(data: &[u8]) -> TestModel {
    let tensors = vec![
        TestTensor::new("h", TensorType::FLOAT16, &[2]).data(data),
        TestTensor::f32("w", &[2]),
        TestTensor::f32("x", &[2]),
        TestTensor::f32("y", &[2]),
    ];
    let dequantize = TestOp::new(BuiltinOperator::DEQUANTIZE, &[0], &[1]);
    let mut model = TestModel::of_op(tensors, dequantize);
    model
        .ops
        .push(TestOp::new(BuiltinOperator::ADD, &[1, 2], &[3]));
    (model.inputs, model.outputs) = (vec![2], vec![3]);
    model
}

#[test]
fn halves_become_single_precision() {
    // 1.5, and the least subnormal.
    let model = halves(&[0x00, 0x3e, 0x01, 0x80]);
    let function = function(&model);
    assert_eq!(function.ops.len(), 1);
    let expected = [1.5, -(2.0_f32.powi(-24))].map(f32::to_le_bytes);
    assert_eq!(*bytes(&function, "w"), *expected.as_flattened());
}

#[test]
fn halves_of_run_time_are_refused() {
    let mut model = halves(&[0; 4]);
    model.tensors[0].data = TestData::None;
    model.inputs = vec![0, 2];
    assert_unsupported(&model, "half precision that is computed at run time");
}

#[test]
fn sparse_halves_are_densified_and_widened() {
    let mut model = halves(&[0x00, 0x3e]);
    let mut sparse = TestTensor::new("s", TensorType::FLOAT16, &[2]).data([0x00, 0x3e]);
    sparse.sparsity = Some(TestSparsity {
        order: vec![0],
        blocks: vec![],
        levels: vec![TestLevel::Sparse(8, vec![0, 1], vec![1])],
    });
    model.tensors[0].data = TestData::None;
    model.tensors.push(sparse);
    let sparse = i32::try_from(model.tensors.len() - 1).expect("few tensors");
    let densify = TestOp::new(BuiltinOperator::DENSIFY, &[sparse], &[0]);
    model.ops.insert(0, densify);
    let function = function(&model);
    assert_eq!(function.ops.len(), 1);
    let expected = [0.0_f32, 1.5].map(f32::to_le_bytes);
    assert_eq!(*bytes(&function, "w"), *expected.as_flattened());
    assert!(value(&function, "w").compressed);
}

#[test]
fn densifying_at_run_time_is_refused() {
    let mut model = halves(&[0; 4]);
    model.tensors[0].data = TestData::None;
    model.inputs = vec![0, 2];
    model.ops[0] = TestOp::new(BuiltinOperator::DENSIFY, &[0], &[1]);
    assert_unsupported(&model, "sparse elements that are computed at run time");
}
