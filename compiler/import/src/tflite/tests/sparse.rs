//! Sparse constants.

use super::model::{TestLevel, TestSparsity};
use super::*;
use crate::tflite::wire::TensorType;

fn sparse(shape: &[i32], stored: &[u8], sparsity: TestSparsity) -> TestModel {
    let mut tensor = TestTensor::new("c", TensorType::INT8, shape).data(stored);
    tensor.sparsity = Some(sparsity);
    with_constant(tensor)
}

/// A matrix whose rows are dense and whose columns are sparse, with indices of so many bits.
fn rows(bits: u8) -> TestSparsity {
    TestSparsity {
        order: vec![0, 1],
        blocks: vec![],
        levels: vec![
            TestLevel::Dense(3),
            TestLevel::Sparse(bits, vec![0, 2, 2, 3], vec![0, 3, 1]),
        ],
    }
}

#[test]
fn sparse_columns_of_dense_rows() {
    for bits in [8, 16, 32] {
        let model = sparse(&[3, 4], &[1, 2, 3], rows(bits));
        assert_eq!(constant(&model), [1, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0]);
    }
}

#[test]
fn sparse_constants_are_known_to_be_compressed() {
    let model = sparse(&[3, 4], &[1, 2, 3], rows(8));
    assert!(value(&function(&model), "c").compressed);
    let dense = TestTensor::new("c", TensorType::INT8, &[3]).data([1, 2, 3]);
    assert!(!value(&function(&with_constant(dense)), "c").compressed);
}

#[test]
fn columns_before_rows() {
    let sparsity = TestSparsity {
        order: vec![1, 0],
        blocks: vec![],
        levels: vec![
            TestLevel::Dense(2),
            TestLevel::Sparse(8, vec![0, 1, 3], vec![2, 0, 1]),
        ],
    };
    // Column 0 holds 1 in row 2; column 1 holds 2 and 3 in rows 0 and 1.
    let model = sparse(&[3, 2], &[1, 2, 3], sparsity);
    assert_eq!(constant(&model), [0, 2, 0, 3, 1, 0]);
}

#[test]
fn blocks_of_rows_and_columns() {
    let sparsity = TestSparsity {
        order: vec![0, 1, 2, 3],
        blocks: vec![0, 1],
        levels: vec![
            TestLevel::Dense(2),
            TestLevel::Sparse(16, vec![0, 1, 2], vec![1, 0]),
            TestLevel::Dense(2),
            TestLevel::Dense(2),
        ],
    };
    let model = sparse(&[4, 4], &[1, 2, 3, 4, 5, 6, 7, 8], sparsity);
    #[rustfmt::skip]
    let expected = [
        0, 0, 1, 2,
        0, 0, 3, 4,
        5, 6, 0, 0,
        7, 8, 0, 0,
    ];
    assert_eq!(constant(&model), expected);
}

#[test]
fn wide_and_packed_elements() {
    let mut model = sparse(&[3, 4], &[], rows(8));
    let elements = [1.0_f32, 2.0, 3.0];
    let bytes: Vec<u8> = elements
        .iter()
        .flat_map(|element| element.to_le_bytes())
        .collect();
    model.tensors[2] = model.tensors[2].clone().data(bytes);
    for tensor in &mut model.tensors {
        tensor.dtype = TensorType::FLOAT32;
    }
    let dense: Vec<f32> = constant(&model)
        .chunks_exact(4)
        .map(|bytes| f32::from_le_bytes(bytes.try_into().expect("four bytes")))
        .collect();
    assert_eq!(
        dense,
        [1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0]
    );

    let mut model = sparse(&[3, 4], &[0xf1, 0x03], rows(8));
    for tensor in &mut model.tensors {
        tensor.dtype = TensorType::INT4;
    }
    assert_eq!(constant(&model), [1, 0, 0, 255, 0, 0, 0, 0, 0, 3, 0, 0]);
}

/// Breaks the rules of the columns by `change`, and asserts what is said.
fn assert_refused(change: impl Fn(&mut TestSparsity), what: &str) {
    let mut sparsity = rows(32);
    change(&mut sparsity);
    assert_tensor(&sparse(&[3, 4], &[1, 2, 3], sparsity), "c", what);
}

fn columns(segments: &[i32], coordinates: &[i32]) -> TestLevel {
    TestLevel::Sparse(32, segments.to_vec(), coordinates.to_vec())
}

#[test]
fn levels_fit_the_shape() {
    assert_refused(
        |sparsity| sparsity.levels.truncate(1),
        "2 levels of traversal, 1 of metadata and 0 blocks for 2 dimensions",
    );
    for order in [[0, 0], [0, 2], [-1, 0]] {
        let wrong = if order == [0, 0] {
            0
        } else {
            order[0].min(order[1]).min(2)
        };
        let wrong = if order == [0, 2] { 2 } else { wrong };
        assert_refused(
            |sparsity| sparsity.order = order.to_vec(),
            &format!("the traversal runs over {wrong} of 2, or again"),
        );
    }
    assert_refused(
        |sparsity| sparsity.levels[0] = TestLevel::Dense(2),
        "expected a dense level of 3, found 2",
    );
}

#[test]
fn segments_fit_the_level_above() {
    for (segments, ends) in [
        (&[0, 2, 3][..], "3 segments from Some(0) to Some(3)"),
        (&[1, 2, 2, 3], "4 segments from Some(1) to Some(3)"),
        (&[0, 2, 2, 2], "4 segments from Some(0) to Some(2)"),
        (&[], "0 segments from None to None"),
    ] {
        assert_refused(
            |sparsity| sparsity.levels[1] = columns(segments, &[0, 3, 1]),
            &format!("sparse level 1: {ends} for 3 entries and 3 coordinates"),
        );
    }
    assert_refused(
        |sparsity| sparsity.levels[1] = columns(&[0, 3, 2, 3], &[0, 1, 3]),
        "sparse level 1: a segment from 3 to 2",
    );
    assert_refused(
        |sparsity| sparsity.levels[1] = columns(&[0, -1, 2, 3], &[0, 1, 3]),
        "an index of -1",
    );
}

#[test]
fn coordinates_rise_within_the_extent() {
    for (coordinates, last) in [([0, 4, 1], 4), ([3, 0, 1], 0), ([2, 2, 1], 2)] {
        assert_refused(
            |sparsity| sparsity.levels[1] = columns(&[0, 2, 2, 3], &coordinates),
            &format!("sparse level 1: coordinates up to {last}, expected rising ones below 4"),
        );
    }
}

#[test]
fn as_many_elements_are_stored_as_there_are_entries() {
    let model = sparse(&[3, 4], &[1, 2], rows(8));
    assert_tensor(
        &model,
        "c",
        "expected 3 bytes of data for 3 elements, found 2",
    );
}

#[test]
fn blocks_divide_their_dimension() {
    let blocks = |size: i32, dims: &[i32]| {
        let inside = dims.iter().map(|_| TestLevel::Dense(size));
        let mut levels = vec![TestLevel::Dense(1), TestLevel::Dense(4)];
        levels.extend(inside);
        TestSparsity {
            order: (0..2 + dims.len() as i32).collect(),
            blocks: dims.to_vec(),
            levels,
        }
    };
    for (size, dims, what) in [
        (
            2,
            &[0][..],
            "block size 2 does not divide the extent 3 of dimension 0",
        ),
        (
            0,
            &[0],
            "block size 0 does not divide the extent 3 of dimension 0",
        ),
        (
            -3,
            &[0],
            "block size 0 does not divide the extent 3 of dimension 0",
        ),
        (3, &[2], "block 0 divides dimension 2 of 2, or again"),
        (3, &[0, 0], "block 1 divides dimension 0 of 2, or again"),
    ] {
        assert_tensor(&sparse(&[3, 4], &[0; 12], blocks(size, dims)), "c", what);
    }
    assert_eq!(
        constant(&sparse(&[3, 4], &[7; 12], blocks(3, &[0]))),
        [7; 12]
    );
}

#[test]
fn an_empty_tensor_is_bounded_like_any_other() {
    let sparsity = TestSparsity {
        order: vec![0, 1, 2, 3],
        blocks: vec![],
        levels: vec![TestLevel::Dense(0); 4],
    };
    let mut model = sparse(&[0, i32::MAX, i32::MAX, i32::MAX], &[], sparsity);
    model.inputs.clear();
    model.ops[0].inputs = vec![2];
    model.tensors[1].shape = vec![1];
    assert!(matches!(error(&model), ImportError::TooLarge(_)));
}

#[test]
fn nothing_is_not_divided_into_blocks() {
    let sparsity = TestSparsity {
        order: vec![4, 5, 6, 7, 0, 1, 2, 3],
        blocks: vec![0, 1, 2, 3],
        levels: [
            vec![TestLevel::Dense(i32::MAX); 4],
            vec![TestLevel::Dense(0); 4],
        ]
        .concat(),
    };
    let mut model = sparse(&[0; 4], &[], sparsity);
    model.inputs.clear();
    model.ops[0].inputs = vec![2];
    model.tensors[1].shape = vec![1];
    assert_tensor(
        &model,
        "c",
        "block size 2147483647 does not divide the extent 0 of dimension 3",
    );
}

#[test]
fn a_small_file_does_not_become_an_enormous_constant() {
    let sparsity = TestSparsity {
        order: vec![0],
        blocks: vec![],
        levels: vec![columns(&[0, 1], &[5])],
    };
    let model = sparse(&[1 << 29], &[1], sparsity);
    let ImportError::TooLarge(error) = error(&model) else {
        panic!("expected a constant that is too large");
    };
    assert_eq!((error.bytes, error.limit), ((1 << 29) + 1, 16 << 20));
}
