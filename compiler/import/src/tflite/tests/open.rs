//! Shapes that files leave open.

use std::collections::BTreeSet;
use std::fs;

use super::*;
use crate::tflite::wire::TensorType;
use crate::tflite::{Choices, container, import_chosen};

/// Operators some or all of whose results cannot be left open: nothing but the result says its
/// shape, or its rule is not here.
const UNDECIDED: &[&str] = &[
    "atan2",
    "bidirectional_sequence_lstm",
    "bidirectional_sequence_rnn",
    "bitcast",
    "bitwise_xor",
    "bucketize",
    "call",
    "circular_buffer",
    "conv_3d",
    "convolution2dtransposebias",
    "dilate",
    "empty",
    "fake_quant",
    "if",
    "landmarks2transformmatrix",
    "local_response_normalization",
    "lstm",
    "matrix_diag",
    "matrix_set_diag",
    "maxpoolingwithargmax2d",
    "maxunpooling2d",
    "non_max_suppression_v4",
    "non_max_suppression_v5",
    "one_hot",
    "posenetdecoderop",
    "range",
    "read_variable",
    "relu_0_to_1",
    "reverse_sequence",
    "right_shift",
    "rnn",
    "segment_sum",
    "signaldelay",
    "signalenergy",
    "signalfftautoscale",
    "signalfilterbank",
    "signalfilterbanklog",
    "signalfilterbankspectralsubtraction",
    "signalfilterbanksquareroot",
    "signalframer",
    "signalirfft",
    "signaloverlapadd",
    "signalpcan",
    "signalrfft",
    "signalstacker",
    "signalwindow",
    "sparse_to_dense",
    "squeeze",
    "stablehlo_abs",
    "stablehlo_add",
    "stablehlo_and",
    "stablehlo_broadcast_in_dim",
    "stablehlo_clamp",
    "stablehlo_compare",
    "stablehlo_composite",
    "stablehlo_concatenate",
    "stablehlo_convert",
    "stablehlo_cosine",
    "stablehlo_divide",
    "stablehlo_exponential",
    "stablehlo_floor",
    "stablehlo_log",
    "stablehlo_logistic",
    "stablehlo_maximum",
    "stablehlo_minimum",
    "stablehlo_multiply",
    "stablehlo_negate",
    "stablehlo_or",
    "stablehlo_pad",
    "stablehlo_power",
    "stablehlo_reshape",
    "stablehlo_rsqrt",
    "stablehlo_select",
    "stablehlo_slice",
    "stablehlo_subtract",
    "stablehlo_tanh",
    "stablehlo_transpose",
    "tflite_detection_postprocess",
    "tflm_decode",
    "transformlandmarks",
    "transformtensorbilinear",
    "unidirectional_sequence_rnn",
    "unsorted_segment_max",
    "unsorted_segment_min",
    "unsorted_segment_prod",
    "unsorted_segment_sum",
    "where",
    "while",
];

/// The file, but for the shapes of what operators of the first subgraph write: all are open.
fn opened(bytes: &[u8]) -> Vec<u8> {
    let model = container::open(bytes).expect("a model");
    let graph = container::subgraph(model, 0).expect("a subgraph");
    let operators = graph.operators().unwrap_or_default().iter();
    let written = operators.flat_map(|operator| operator.outputs().unwrap_or_default());
    let tensors = graph.tensors().unwrap_or_default();
    let mut opened = bytes.to_vec();
    for index in written {
        let shape = tensors.get(index as usize).shape().unwrap_or_default();
        let start = shape.bytes().as_ptr().addr() - bytes.as_ptr().addr();
        opened[start..][..4 * shape.len()].fill(0xff);
    }
    opened
}

#[test]
fn shapes_that_are_left_open_are_those_that_were_recorded() {
    let folder = peapod_conformance::vectors().expect("the vectors can be unpacked");
    let (mut undecided, mut wrong) = (BTreeSet::new(), Vec::new());
    for op in fs::read_dir(folder).expect("a folder") {
        let op = op.expect("an entry").path();
        let name = op
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        for entry in fs::read_dir(&op).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|it| it != "tflite") {
                continue;
            }
            let bytes = fs::read(&path).expect("a file");
            let expected = import(&bytes, "test").expect("it is imported").module;
            match import(&opened(&bytes), "test") {
                Ok(found) if found.module == expected => {}
                Ok(_) => wrong.push(path),
                Err(_) => {
                    undecided.insert(name.clone());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}, undecided {undecided:?}");
    let undecided: Vec<_> = undecided.iter().map(String::as_str).collect();
    assert_eq!(undecided, UNDECIDED);
}

/// A tensor whose shape the file leaves open: converters write 1 for what they do not know.
fn open(name: &str, dtype: TensorType, rank: usize) -> TestTensor {
    let mut tensor = TestTensor::new(name, dtype, &vec![1; rank]);
    tensor.signature = Some(vec![-1; rank]);
    tensor
}

/// Pairs of neighbours, by the number of elements: SHAPE, FLOOR_DIV by 2, PACK with 2, RESHAPE.
pub(super) fn pairs(x: TestTensor) -> TestModel {
    let tensors = vec![
        x,
        TestTensor::new("shape", TensorType::INT32, &[1]),
        TestTensor::ints("two", &[], &[2]),
        TestTensor::new("half", TensorType::INT32, &[1]),
        TestTensor::ints("two of one", &[1], &[2]),
        TestTensor::new("asked", TensorType::INT32, &[2]),
        open("y", TensorType::FLOAT32, 2),
    ];
    let mut model = TestModel::of_op(tensors, TestOp::new(BuiltinOperator::SHAPE, &[0], &[1]));
    let next = [
        TestOp::new(BuiltinOperator::FLOOR_DIV, &[1, 2], &[3]),
        TestOp::new(BuiltinOperator::CONCATENATION, &[3, 4], &[5]),
        TestOp::new(BuiltinOperator::RESHAPE, &[0, 5], &[6]),
    ];
    model.ops.extend(next);
    model.outputs = vec![6];
    model
}

#[test]
fn shapes_that_follow_from_constants_replace_those_of_the_file() {
    let model = pairs(TestTensor::f32("x", &[8]));
    assert_eq!(value(&function(&model), "y").ty.shape, [4, 2]);
}

#[test]
fn shapes_of_inputs_are_chosen_where_the_file_leaves_them_open() {
    let bytes = pairs(open("x", TensorType::FLOAT32, 1)).bytes();
    let chosen = |input_shapes: &[Vec<usize>]| {
        let choices = Choices {
            input_shapes,
            ..Choices::default()
        };
        let imported = import_chosen(&bytes, "test", choices)?;
        assert_eq!(imported.warnings, []);
        Ok::<_, ImportError>(value(&imported.module.functions[0], "y").ty.shape.clone())
    };
    assert_eq!(chosen(&[vec![6]]), Ok(vec![3, 2]));
    assert_eq!(chosen(&[vec![10]]), Ok(vec![5, 2]));
    let refused = |shapes: &[Vec<usize>], what: &str| {
        let text = chosen(shapes).expect_err("it is refused").to_string();
        assert!(text.contains(what), "{text}");
        assert!(text.contains("help: give the extents of inputs"), "{text}");
    };
    refused(&[vec![6, 1]], "input shape [6, 1], where the file has [-1]");
    refused(&[vec![0]], "input shape [0], where the file has [-1]");
    refused(
        &[vec![6], vec![6]],
        "2 shapes of inputs, where the model has 1",
    );
}

#[test]
fn extents_that_the_file_has_are_not_chosen() {
    let bytes = relu().bytes();
    let chosen = |input_shapes: &[Vec<usize>]| {
        let choices = Choices {
            input_shapes,
            ..Choices::default()
        };
        import_chosen(&bytes, "test", choices)
    };
    let same = chosen(&[vec![2]]).expect("it agrees");
    assert_eq!(same.module, imported(&relu()).module);
    let text = chosen(&[vec![3]]).expect_err("it does not").to_string();
    assert!(
        text.contains("input shape [3], where the file has [2]"),
        "{text}"
    );
}

#[test]
fn shapes_after_a_refused_operator_are_no_fault_of_the_file() {
    let tensors = vec![
        TestTensor::f32("x", &[1, 4]),
        open("spectrum", TensorType::FLOAT32, 2),
        TestTensor::ints("asked", &[2], &[2, 3]),
        TestTensor::f32("y", &[2, 3]),
    ];
    let mut model = TestModel::of_op(
        tensors,
        TestOp::new(BuiltinOperator::MULTINOMIAL, &[0], &[1]),
    );
    let reshape = TestOp::new(BuiltinOperator::RESHAPE, &[1, 2], &[3]);
    model.ops.push(reshape);
    model.outputs = vec![3];
    assert_unsupported(&model, "operator MULTINOMIAL");
    // With the shape fixed, it is one.
    model.tensors[1].signature = None;
    assert_eq!(
        malformed(&model).what,
        "from [1, 1] to [2, 3]: expected 1 elements, found 6"
    );
}

#[test]
fn decided_shapes_are_bounded_like_those_of_the_file() {
    let tensors = vec![
        TestTensor::ints("asked", &[3], &[i32::MAX; 3]),
        TestTensor::f32("value", &[]),
        open("y", TensorType::FLOAT32, 3),
    ];
    let model = TestModel::of_op(tensors, TestOp::new(BuiltinOperator::FILL, &[0, 1], &[2]));
    let ImportError::TooLarge(error) = error(&model) else {
        panic!("expected a tensor that is too large");
    };
    assert_eq!((error.tensor.name.as_str(), error.bytes), ("y", u64::MAX));
}

#[test]
fn shapes_that_the_file_says_nothing_of_follow_from_operands() {
    let unstated = |name: &str| TestTensor {
        has_rank: false,
        ..TestTensor::f32(name, &[])
    };
    let tensors = vec![
        TestTensor::f32("x", &[1, 2, 3, 1]),
        TestTensor::ints("size", &[2], &[4, 6]),
        unstated("large"),
        TestTensor::ints("axes", &[4], &[0, 1, 2, 3]),
        unstated("mean"),
        TestTensor::ints("asked", &[2], &[-1, 3]),
        unstated("rows"),
    ];
    let resize = TestOp::new(BuiltinOperator::RESIZE_NEAREST_NEIGHBOR, &[0, 1], &[2]);
    let mut model = TestModel::of_op(tensors, resize);
    model.ops.extend([
        TestOp::new(BuiltinOperator::MEAN, &[2, 3], &[4]),
        TestOp::new(BuiltinOperator::RESHAPE, &[2, 5], &[6]),
    ]);
    model.outputs = vec![4, 6];
    let function = function(&model);
    let shape = |name: &str| value(&function, name).ty.shape.clone();
    assert_eq!(shape("large"), [1, 4, 6, 1]);
    assert_eq!(shape("mean"), [0; 0]);
    assert_eq!(shape("rows"), [8, 3]);
}
