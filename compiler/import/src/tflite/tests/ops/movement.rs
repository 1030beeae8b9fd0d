//! Operators that put elements in other places, repeat them, or take some of them.

use peapod_ir::ops::tensor::{Convert, Reverse, Slice, Transpose};
use peapod_ir::ops::{Reshape, TensorOp};

use super::*;
use crate::tflite::wire::{
    self, BuiltinOptions, GatherOptionsArgs, PackOptionsArgs, StridedSliceOptionsArgs, TensorType,
};

/// An operator from x and constant integers to y.
fn moved(code: BuiltinOperator, shapes: [&[i32]; 2], constants: &[&[i32]]) -> TestModel {
    let mut tensors = shapes
        .iter()
        .zip(["x", "y"])
        .map(|(shape, name)| TestTensor::f32(name, shape))
        .collect::<Vec<_>>();
    let mut inputs = vec![0];
    for (index, constant) in (2..).zip(constants) {
        inputs.push(index);
        tensors.push(TestTensor::ints("p", &[constant.len() as i32], constant));
    }
    TestModel::of_op(tensors, TestOp::new(code, &inputs, &[1]))
}

fn strided(
    shapes: [&[i32]; 2],
    constants: [&[i32]; 3],
    options: StridedSliceOptionsArgs,
) -> TestModel {
    let mut model = moved(BuiltinOperator::STRIDED_SLICE, shapes, &constants);
    let write = move |builder: &mut Builder| wire::StridedSliceOptions::create(builder, &options);
    model.ops[0] = model.ops[0]
        .clone()
        .options(BuiltinOptions::StridedSliceOptions, write);
    model
}

fn kinds(model: &TestModel) -> Vec<OpKind> {
    let ops = function(model).ops.into_iter();
    ops.map(|op| op.kind).collect()
}

#[test]
fn steps_backwards_are_a_slice_and_a_reversal() {
    let options = StridedSliceOptionsArgs::default();
    let model = strided([&[7], &[3]], [&[6], &[0], &[-2]], options);
    let slice = Slice {
        start: vec![2],
        limit: vec![7],
        stride: vec![2],
    };
    let dims = vec![0];
    assert_eq!(kinds(&model), [slice.into(), Reverse { dims }.into()]);
}

#[test]
fn entries_may_be_dimensions_that_go_or_come() {
    let options = StridedSliceOptionsArgs {
        new_axis_mask: 1,
        ellipsis_mask: 2,
        shrink_axis_mask: 4,
        ..StridedSliceOptionsArgs::default()
    };
    let constants: [&[i32]; 3] = [&[0, 0, -1], &[0, 0, 0], &[1, 1, 1]];
    let model = strided([&[2, 3, 4], &[1, 2, 3]], constants, options);
    let slice = Slice {
        start: vec![0, 0, 3],
        limit: vec![2, 3, 4],
        stride: vec![1, 1, 1],
    };
    assert_eq!(kinds(&model), [slice.into(), OpKind::Reshape(Reshape)]);
}

#[test]
fn limits_may_count_from_the_first_index() {
    let options = StridedSliceOptionsArgs {
        offset: true,
        ..StridedSliceOptionsArgs::default()
    };
    let model = strided([&[7], &[3]], [&[2], &[3], &[1]], options);
    let slice = Slice::contiguous(vec![2], vec![5]);
    assert_eq!(kinds(&model), [slice.into()]);
}

#[test]
fn parts_may_be_empty_but_an_index_is_there() {
    for constants in [[&[1][..], &[1], &[1]], [&[1], &[3], &[-1]]] {
        let options = StridedSliceOptionsArgs::default();
        let model = strided([&[7], &[0]], constants, options);
        let slice = Slice::contiguous(vec![0], vec![0]);
        assert_eq!(kinds(&model), [slice.into()]);
    }
    let options = StridedSliceOptionsArgs {
        shrink_axis_mask: 1,
        ..StridedSliceOptionsArgs::default()
    };
    let model = strided([&[7], &[]], [&[7], &[8], &[1]], options);
    assert_op(&model, "expected a part of extent 7, found 7 to 8");
}

#[test]
fn permutations_may_count_from_the_end() {
    let code = BuiltinOperator::TRANSPOSE;
    let permutation = vec![2, 0, 1];
    let model = moved(code, [&[2, 3, 4], &[4, 2, 3]], &[&[-1, 0, -2]]);
    assert_eq!(kind(&model), Transpose { permutation }.into());
}

#[test]
fn tensors_keep_their_scale_or_get_the_result_s() {
    let mut model = moved(BuiltinOperator::TRANSPOSE, [&[2, 3], &[3, 2]], &[&[1, 0]]);
    model.tensors[0] = TestTensor::i8("x", &[2, 3], 0.5, -7);
    model.tensors[1] = TestTensor::i8("y", &[3, 2], 0.5, -7);
    assert_eq!(kinds(&model).len(), 1);
    model.tensors[1] = TestTensor::i8("y", &[3, 2], 0.25, 0);
    assert_eq!(kinds(&model)[0], OpKind::Reshape(Reshape));
    let mut model = moved(BuiltinOperator::CAST, [&[2], &[2]], &[]);
    model.tensors[0] = TestTensor::i8("x", &[2], 0.5, -7);
    assert_eq!(kinds(&model), [OpKind::Reshape(Reshape), Convert.into()]);
}

#[test]
fn what_follows_from_shapes_is_computed() {
    let mut model = moved(BuiltinOperator::RESHAPE, [&[2, 3, 4], &[24]], &[]);
    model.tensors.extend([
        TestTensor::new("shape", TensorType::INT32, &[3]),
        TestTensor::new("part", TensorType::INT32, &[1]),
        TestTensor::ints("zero", &[1], &[0]),
        TestTensor::ints("one", &[1], &[1]),
        TestTensor::new("flat", TensorType::INT32, &[1]),
    ]);
    model.ops = vec![
        TestOp::new(BuiltinOperator::SHAPE, &[0], &[2]),
        TestOp::new(BuiltinOperator::STRIDED_SLICE, &[2, 4, 5, 5], &[3]),
        TestOp::new(BuiltinOperator::TILE, &[3, 5], &[6]),
        TestOp::new(BuiltinOperator::RESHAPE, &[0, 6], &[1]),
    ];
    // The first extent is 2, and the result's is 24.
    let message = error(&model).to_string();
    assert!(
        message.contains("declared [24], requested shape [2]"),
        "{message}"
    );
    model.tensors[1] = TestTensor::f32("y", &[2, 3, 4]);
    model.tensors[0] = TestTensor::f32("x", &[2, 3, 4]);
    model.ops[3] = TestOp::new(BuiltinOperator::RESHAPE, &[0, 2], &[1]);
    assert_eq!(kinds(&model), [OpKind::Reshape(Reshape)]);
}

#[test]
fn known_indices_are_in_range() {
    let mut model = moved(BuiltinOperator::GATHER, [&[5, 2], &[2, 2]], &[&[4, 0]]);
    assert!(matches!(kind(&model), OpKind::Tensor(TensorOp::Gather(_))));
    model.tensors[2] = TestTensor::ints("p", &[2], &[5, 0]);
    assert_tensor(&model, "p", "index 5 is out of range of extent 5");
    model.tensors[2] = TestTensor::ints("p", &[2], &[0, 0]);
    let options = GatherOptionsArgs {
        axis: 1,
        batch_dims: 2,
    };
    let write = move |builder: &mut Builder| wire::GatherOptions::create(builder, &options);
    model.ops[0] = model.ops[0]
        .clone()
        .options(BuiltinOptions::GatherOptions, write);
    assert_op(&model, "expected at most 1 batch dimensions");
}

#[test]
fn operands_that_are_packed_have_one_shape() {
    let mut model = moved(BuiltinOperator::PACK, [&[3], &[2, 3]], &[]);
    model.tensors.push(TestTensor::f32("b", &[4]));
    let options = PackOptionsArgs {
        values_count: 2,
        axis: 0,
    };
    let write = move |builder: &mut Builder| wire::PackOptions::create(builder, &options);
    let op = TestOp::new(BuiltinOperator::PACK, &[0, 2], &[1]);
    model.ops[0] = op.options(BuiltinOptions::PackOptions, write);
    model.inputs = vec![0, 2];
    assert_op(&model, "expected operands of one shape, found [3] and [4]");
}

#[test]
fn what_does_not_fit_is_named() {
    use BuiltinOperator as Code;
    let x: &[i32] = &[2, 6];
    for (code, to, constants, what) in [
        (
            Code::TRANSPOSE,
            x,
            &[&[0, 0][..]][..],
            "[0, 0] is no order of 2 dimensions",
        ),
        (
            Code::SLICE,
            x,
            &[&[1, 2], &[2, 1]],
            "expected a part of [2, 6], found [2, 1] elements from [1, 2]",
        ),
        (
            Code::STRIDED_SLICE,
            x,
            &[&[0], &[2], &[0]],
            "expected strides other than 0",
        ),
        (
            Code::BROADCAST_TO,
            x,
            &[&[2, 5]],
            "[2, 6] does not broadcast to [2, 5]",
        ),
        (
            Code::TILE,
            x,
            &[&[2]],
            "expected 2 numbers of copies, found [2]",
        ),
        (
            Code::SPLIT_V,
            x,
            &[&[5], &[1]],
            "extent 6 of axis 1 does not split into 1 parts of [5]",
        ),
        (
            Code::SPACE_TO_BATCH_ND,
            x,
            &[&[4], &[1, 0]],
            "[2, 7] is no number of blocks of [4]",
        ),
        (
            Code::BATCH_TO_SPACE_ND,
            x,
            &[&[4], &[1, 0]],
            "batch 2 is no multiple of blocks [4]",
        ),
        (
            Code::BATCH_TO_SPACE_ND,
            x,
            &[&[2], &[6, 6]],
            "nothing of [1, 12] is left",
        ),
    ] {
        assert_op(&moved(code, [x, to], constants), what);
    }
}

#[test]
fn first_indices_beyond_32_bits_are_limited() {
    for (start, expected) in [
        (1_i64 << 32, [1, 2, 3, -1, -2]),
        ((1 << 32) + 1, [1, 2, 3, -1, -2]),
        (1 << 31, [1, 2, 3, -1, -2]),
        (-(1 << 32), [-1, -2, 3, 4, 5]),
        (1, [1, -1, -2, 4, 5]),
    ] {
        let tensors = vec![
            TestTensor::new("x", TensorType::INT32, &[5]),
            TestTensor::new("y", TensorType::INT32, &[5]),
            TestTensor::new("u", TensorType::INT32, &[2]),
            TestTensor::new("s", TensorType::INT64, &[1]).data(start.to_le_bytes()),
        ];
        let op = TestOp::new(BuiltinOperator::DYNAMIC_UPDATE_SLICE, &[0, 2, 3], &[1]);
        let mut model = TestModel::of_op(tensors, op);
        model.inputs = vec![0, 2];
        let module = imported(&model).module;
        let module = peapod_ir::verify(&module).expect("the importer writes sound modules");
        let name = &module.functions[0].name;
        let mut states = peapod_ir::eval::States::new(&module, name).expect("it is there");
        let inputs = [vec![1, 2, 3, 4, 5], vec![-1, -2]].map(|elements| {
            let ty = peapod_ir::TensorType::new(peapod_ir::DType::I32, [elements.len()]);
            peapod_ir::Tensor::from_integers(&ty, elements)
        });
        let results = peapod_ir::eval::eval(&module, name, &inputs, &mut states);
        let results = results.expect("it evaluates");
        assert_eq!(results[0].integers(), expected, "from {start}");
    }
}

#[test]
fn what_updates_are_scattered_into_is_a_constant_however_large() {
    let tensors = vec![
        TestTensor::new("indices", TensorType::INT32, &[2, 1]),
        TestTensor::f32("updates", &[2, 100]),
        TestTensor::ints("shape", &[2], &[500, 100]),
        TestTensor::f32("y", &[500, 100]),
    ];
    let op = TestOp::new(BuiltinOperator::SCATTER_ND, &[0, 1, 2], &[3]);
    let function = function(&TestModel::of_op(tensors, op));
    let scatter = function.ops.last().expect("there is one");
    let zeros = scatter.inputs[0].and_then(|value| function.constant(value));
    assert_eq!(zeros.map(|bytes| bytes.len()), Some(4 * 500 * 100));
}
