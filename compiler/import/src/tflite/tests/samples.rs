//! Small models with what converters rarely write, kept as files: mutations start from them.
//!
//! `BLESS=1` writes the files anew.

use std::fs;
use std::path::Path;

use super::model::{TestData, TestLevel, TestSignature, TestSparsity};
use super::open::pairs;
use super::*;
use crate::tflite::wire::TensorType;

fn assert_sample(name: &str, model: &TestModel) {
    function(model);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/models");
    let path = folder.join(name).with_extension("tflite");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, model.bytes()).expect("the folder is writable");
    }
    let committed = fs::read(&path).expect("the sample is there");
    assert!(
        committed == model.bytes(),
        "{} differs; BLESS=1 writes it",
        path.display()
    );
}

#[test]
fn sparse_blocks() {
    let mut tensor = TestTensor::new("c", TensorType::INT8, &[4, 4]).data([1, 2, 3, 4, 5, 6, 7, 8]);
    tensor.sparsity = Some(TestSparsity {
        order: vec![0, 1, 2, 3],
        blocks: vec![0, 1],
        levels: vec![
            TestLevel::Dense(2),
            TestLevel::Sparse(16, vec![0, 1, 2], vec![1, 0]),
            TestLevel::Dense(2),
            TestLevel::Dense(2),
        ],
    });
    assert_sample("sparse_blocks", &with_constant(tensor));
}

#[test]
fn sparse_rows_of_four_bits() {
    let mut tensor = TestTensor::new("c", TensorType::INT4, &[3, 4]).data([0xf1, 0x03]);
    tensor.sparsity = Some(TestSparsity {
        order: vec![0, 1],
        blocks: vec![],
        levels: vec![
            TestLevel::Dense(3),
            TestLevel::Sparse(32, vec![0, 2, 2, 3], vec![0, 3, 1]),
        ],
    });
    let tensor = tensor.quantized(&[0.5], &[0], 0);
    assert_sample("sparse_rows_of_four_bits", &with_constant(tensor));
}

#[test]
fn data_behind_the_flatbuffer() {
    let mut tensor = TestTensor::new("c", TensorType::INT8, &[3]);
    tensor.data = TestData::Behind(1, 3);
    let mut model = with_constant(tensor);
    model.appendix = vec![9, 1, 2, 3, 9];
    assert_sample("data_behind_the_flatbuffer", &model);
}

#[test]
fn signature_metadata_and_subgraphs() {
    let mut model = relu();
    model.subgraphs = 2;
    model.tensors[0].signature = Some(vec![-1]);
    model.metadata = vec![("notes".to_owned(), 0)];
    let named = |name: &str, index| vec![(name.to_owned(), index)];
    model.signatures = vec![TestSignature {
        key: "serve".to_owned(),
        inputs: named("x", 0),
        outputs: named("y", 1),
        subgraph: 0,
    }];
    assert_sample("signature_metadata_and_subgraphs", &model);
}

#[test]
fn open_shapes() {
    let mut x = TestTensor::f32("x", &[2]);
    x.signature = Some(vec![-1]);
    assert_sample("open_shapes", &pairs(x));
}
