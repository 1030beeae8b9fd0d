//! RESHAPE, SQUEEZE, EXPAND_DIMS, CONCATENATION, SPLIT, MEAN, PAD, PADV2 and the RESIZEs.

use peapod_ir::ops::tensor::Slice;
use peapod_ir::ops::{
    Activation, Concatenation, Fold, FoldOp, Mean, Pad, Reshape, Resize, ResizeMode,
};

use super::*;
use crate::tflite::wire::{
    self, ActivationFunctionType, BuiltinOptions, ConcatenationOptionsArgs, ReducerOptionsArgs,
    ReshapeOptionsArgs, SplitOptionsArgs, TensorType,
};

fn i64s(name: &str, shape: &[i32], elements: &[i64]) -> TestTensor {
    let bytes = elements.iter().flat_map(|element| element.to_le_bytes());
    TestTensor::new(name, TensorType::INT64, shape).data(bytes.collect::<Vec<_>>())
}

fn reshape(from: &[i32], to: &[i32], asked: Option<TestTensor>) -> TestModel {
    let inputs = if asked.is_some() { &[0, 2][..] } else { &[0] };
    let mut tensors = vec![TestTensor::f32("x", from), TestTensor::f32("y", to)];
    tensors.extend(asked);
    TestModel::of_op(tensors, TestOp::new(BuiltinOperator::RESHAPE, inputs, &[1]))
}

#[test]
fn the_shape_comes_from_the_result() {
    let function = function(&reshape(&[2, 6], &[3, 4], None));
    assert_eq!(function.ops[0].kind, OpKind::Reshape(Reshape));
    assert_eq!(function.ops[0].inputs.len(), 1);
    assert_eq!(value(&function, "y").ty.shape, [3, 4]);
}

#[test]
fn the_shape_may_be_asked_for() {
    for asked in [
        TestTensor::ints("s", &[2], &[3, 4]),
        TestTensor::ints("s", &[2], &[-1, 4]),
        i64s("s", &[2], &[3, -1]),
    ] {
        assert_eq!(
            kind(&reshape(&[12], &[3, 4], Some(asked))),
            OpKind::Reshape(Reshape)
        );
    }
    // A shape of no extents has no bytes, and old converters wrote it as one of 0.
    for asked in [
        TestTensor::ints("s", &[0], &[]),
        TestTensor::ints("s", &[1], &[0]),
    ] {
        assert_eq!(
            kind(&reshape(&[1], &[], Some(asked))),
            OpKind::Reshape(Reshape)
        );
    }
}

#[test]
fn the_shape_asked_for_is_that_of_the_result() {
    for (asked, shown) in [
        (&[4, 3][..], "[4, 3]"),
        (&[12], "[12]"),
        (&[-2, 4], "[-2, 4]"),
    ] {
        let asked = TestTensor::ints("s", &[asked.len() as i32], asked);
        let what = format!("declared [3, 4], requested shape {shown}");
        assert_op(&reshape(&[12], &[3, 4], Some(asked)), &what);
    }
}

#[test]
fn the_shape_in_old_options_counts_too() {
    let with_options = |shape: Vec<i32>| {
        let mut model = reshape(&[12], &[3, 4], None);
        let write = move |builder: &mut Builder| {
            let new_shape = Some(builder.create_vector(&shape));
            wire::ReshapeOptions::create(builder, &ReshapeOptionsArgs { new_shape })
        };
        model.ops[0] = model.ops[0]
            .clone()
            .options(BuiltinOptions::ReshapeOptions, write);
        model
    };
    assert_eq!(kind(&with_options(vec![3, -1])), OpKind::Reshape(Reshape));
    let what = "declared [3, 4], requested shape [2, 6]";
    assert_op(&with_options(vec![2, 6]), what);
}

#[test]
fn a_shape_that_is_computed_is_refused() {
    let mut asked = TestTensor::ints("s", &[2], &[]);
    asked.data = crate::tflite::tests::model::TestData::None;
    let model = reshape(&[12], &[3, 4], Some(asked));
    assert_unsupported(
        &model,
        "expected a constant, found a tensor that is computed at run time",
    );
}

#[test]
fn a_shape_consists_of_few_integers() {
    let asked = TestTensor::ints("s", &[9], &[1; 9]);
    assert_tensor(
        &reshape(&[1], &[1], Some(asked)),
        "s",
        "expected at most 8 elements, found 9",
    );
    let asked = TestTensor::f32("s", &[1]).data([0; 4]);
    assert_tensor(
        &reshape(&[1], &[1], Some(asked)),
        "s",
        "expected INT32 or INT64",
    );
    let asked = TestTensor::ints("s", &[2], &[1]);
    let what = "expected 8 bytes of data for 2 elements, found 4";
    assert_tensor(&reshape(&[1], &[1], Some(asked)), "s", what);
}

#[test]
fn reshaping_keeps_all_elements() {
    let what = "from [2, 6] to [3, 5]: expected 12 elements, found 15";
    assert_op(&reshape(&[2, 6], &[3, 5], None), what);
}

#[test]
fn dimensions_of_one_come_and_go() {
    let mut squeeze = reshape(&[2, 1, 3], &[2, 3], None);
    squeeze.ops[0] = TestOp::new(BuiltinOperator::SQUEEZE, &[0], &[1]);
    assert_eq!(kind(&squeeze), OpKind::Reshape(Reshape));
    let axis = TestTensor::ints("axis", &[], &[1]);
    let mut expand = reshape(&[2, 3], &[2, 1, 3], Some(axis));
    expand.ops[0] = TestOp::new(BuiltinOperator::EXPAND_DIMS, &[0, 2], &[1]);
    let function = function(&expand);
    assert_eq!(function.ops[0].kind, OpKind::Reshape(Reshape));
    assert_eq!(function.values.len(), 2);
    for model in [&mut squeeze, &mut expand] {
        model.tensors[1].shape = vec![6];
        let from = format!("{:?}", model.tensors[0].shape);
        let what = format!("expected {from} and [6] to differ only in extents of 1");
        assert_op(model, &what);
    }
}

fn concatenation(axis: i32) -> TestModel {
    let tensors = vec![
        TestTensor::f32("a", &[2, 1]),
        TestTensor::f32("b", &[2, 3]),
        TestTensor::f32("y", &[2, 4]),
    ];
    let op = TestOp::new(BuiltinOperator::CONCATENATION, &[0, 1], &[2]);
    let options = ConcatenationOptionsArgs {
        axis,
        fused_activation_function: ActivationFunctionType::RELU,
    };
    let write = move |builder: &mut Builder| wire::ConcatenationOptions::create(builder, &options);
    TestModel::of_op(
        tensors,
        op.options(BuiltinOptions::ConcatenationOptions, write),
    )
}

#[test]
fn concatenation_along_an_axis() {
    let expected = Concatenation {
        axis: 1,
        activation: Activation::Relu,
    };
    for axis in [1, -1] {
        assert_eq!(
            kind(&concatenation(axis)),
            OpKind::Concatenation(expected.clone())
        );
    }
    for axis in [2, -3, i32::MIN] {
        assert_op(
            &concatenation(axis),
            &format!("axis {axis} is out of range of rank 2"),
        );
    }
}

#[test]
fn concatenation_needs_all_operands() {
    let mut model = concatenation(1);
    model.ops[0].inputs = vec![0, -1];
    assert_op(&model, "input 1, the operand, is absent");
    model.ops[0].inputs = vec![];
    assert_op(&model, "0 inputs and 1 outputs, expected 1 or more and 1");
}

/// Halves of x along an axis.
fn split(axis: TestTensor, num_splits: i32) -> TestModel {
    let tensors = vec![
        axis,
        TestTensor::i8("x", &[2, 4], 0.5, -7),
        TestTensor::i8("a", &[2, 2], 0.5, -7),
        TestTensor::i8("b", &[2, 2], 0.5, -7),
    ];
    let op = TestOp::new(BuiltinOperator::SPLIT, &[0, 1], &[2, 3]);
    let options = SplitOptionsArgs { num_splits };
    let write = move |builder: &mut Builder| wire::SplitOptions::create(builder, &options);
    let mut model = TestModel::of_op(tensors, op.options(BuiltinOptions::SplitOptions, write));
    (model.inputs, model.outputs) = (vec![1], vec![2, 3]);
    model
}

#[test]
fn splits_are_slices() {
    let axes = [
        TestTensor::ints("axis", &[], &[1]),
        TestTensor::ints("axis", &[1], &[-1]),
        i64s("axis", &[], &[1]),
    ];
    for axis in axes {
        let function = function(&split(axis, 2));
        let slice = |start, limit| {
            OpKind::from(Slice {
                start: vec![0, start],
                limit: vec![2, limit],
                stride: vec![1, 1],
            })
        };
        let kinds: Vec<_> = function.ops.iter().map(|op| op.kind.clone()).collect();
        assert_eq!(kinds, [slice(0, 2), slice(2, 4)]);
        let names = function.outputs.iter().map(|it| &function.value(*it).name);
        assert_eq!(names.collect::<Vec<_>>(), ["a", "b"]);
    }
}

#[test]
fn splits_are_equal_parts() {
    let axis = |axis| TestTensor::ints("axis", &[], &[axis]);
    assert_op(&split(axis(2), 2), "axis 2 is out of range of rank 2");
    assert_op(
        &split(axis(1), 3),
        "expected num_splits 2, the number of outputs, found 3",
    );
    let none = TestTensor::ints("axis", &[0], &[]);
    assert_op(&split(none, 2), "expected one axis, found none");
    let along_rows = split(axis(0), 2);
    let what = "declared i8[2, 2] quant(0.5:-7), inferred i8[1, 4] quant(0.5:-7)";
    assert_tensor(&along_rows, "a", what);
    let mut model = split(axis(1), 2);
    model.tensors[1] = TestTensor::i8("x", &[2, 5], 0.5, -7);
    assert_op(
        &model,
        "extent 5 of axis 1 does not split into 2 equal parts",
    );
    let mut model = split(axis(1), 2);
    model.tensors[3] = TestTensor::i8("b", &[2, 2], 0.25, -7);
    // Stored elements are copied, whatever the scales say.
    let function = function(&model);
    assert_eq!(function.ops[2].kind, OpKind::Reshape(Reshape));
    assert_eq!(
        value(&function, "b").ty.quant.as_ref().unwrap().scales,
        [0.25]
    );
    let computed = TestTensor::new("axis", TensorType::INT32, &[]);
    let what = "expected a constant, found a tensor that is computed at run time";
    let mut model = split(computed, 2);
    model.inputs = vec![0, 1];
    assert_unsupported(&model, what);
}

fn mean(axes: TestTensor, output: &[i32], keep_dims: bool) -> TestModel {
    let tensors = vec![
        TestTensor::f32("x", &[2, 3, 4]),
        TestTensor::f32("y", output),
        axes,
    ];
    let op = TestOp::new(BuiltinOperator::MEAN, &[0, 2], &[1]);
    let options = ReducerOptionsArgs { keep_dims };
    let write = move |builder: &mut Builder| wire::ReducerOptions::create(builder, &options);
    TestModel::of_op(tensors, op.options(BuiltinOptions::ReducerOptions, write))
}

#[test]
fn mean_over_axes_in_any_order() {
    let expected = |axes: &[usize], keep_dims| {
        let axes = axes.to_vec();
        OpKind::Mean(Mean { axes, keep_dims })
    };
    let axes = TestTensor::ints("axes", &[3], &[-1, 0, 2]);
    assert_eq!(kind(&mean(axes, &[3], false)), expected(&[0, 2], false));
    let axes = TestTensor::ints("axes", &[], &[1]);
    assert_eq!(kind(&mean(axes, &[2, 1, 4], true)), expected(&[1], true));
    let axes = i64s("axes", &[1], &[-2]);
    assert_eq!(kind(&mean(axes, &[2, 4], false)), expected(&[1], false));
}

#[test]
fn axes_exist_and_are_constant() {
    for axis in [3, -4] {
        let axes = TestTensor::ints("axes", &[1], &[axis]);
        let what = format!("axis {axis} is out of range of rank 3");
        assert_op(&mean(axes, &[3], false), &what);
    }
    let axes = i64s("axes", &[1], &[i64::MIN]);
    let what = "axis -9223372036854775808 is out of range of rank 3";
    assert_op(&mean(axes, &[3], false), what);
    let axes = TestTensor::new("axes", TensorType::INT32, &[1]);
    let what = "expected a constant, found a tensor that is computed at run time";
    assert_unsupported(&mean(axes, &[3], false), what);
    let axes = TestTensor::ints("axes", &[65], &[0; 65]);
    assert_tensor(
        &mean(axes, &[3], false),
        "axes",
        "expected at most 64 elements, found 65",
    );
}

fn pad(paddings: TestTensor) -> TestModel {
    let tensors = vec![
        TestTensor::i8("x", &[2, 3], 0.5, -7),
        TestTensor::i8("y", &[3, 8], 0.5, -7),
        paddings,
    ];
    TestModel::of_op(tensors, TestOp::new(BuiltinOperator::PAD, &[0, 2], &[1]))
}

fn paddings() -> TestTensor {
    TestTensor::ints("p", &[2, 2], &[0, 1, 2, 3])
}

#[test]
fn pad_adds_what_stands_for_zero() {
    let expected = Pad {
        padding: vec![[0, 1], [2, 3]],
        value: -7.0,
    };
    assert_eq!(kind(&pad(paddings())), OpKind::Pad(expected.clone()));
    let wide = i64s("p", &[2, 2], &[0, 1, 2, 3]);
    assert_eq!(kind(&pad(wide)), OpKind::Pad(expected));
    let mut real = pad(paddings());
    real.tensors[0] = TestTensor::f32("x", &[2, 3]);
    real.tensors[1] = TestTensor::f32("y", &[3, 8]);
    assert!(matches!(kind(&real), OpKind::Pad(Pad { value: 0.0, .. })));
}

#[test]
fn paddings_are_pairs_of_numbers_that_are_not_negative() {
    let negative = TestTensor::ints("p", &[2, 2], &[0, 1, -2, 3]);
    assert_tensor(
        &pad(negative),
        "p",
        "expected non-negative padding, found -2",
    );
    for shape in [&[4][..], &[1, 4], &[3, 2]] {
        let paddings = TestTensor::ints("p", shape, &[0; 6]);
        let what = format!("expected shape [2, 2], found {shape:?}");
        assert_tensor(&pad(paddings), "p", &what);
    }
    let computed = TestTensor::new("p", TensorType::INT32, &[2, 2]);
    let what = "expected a constant, found a tensor that is computed at run time";
    assert_unsupported(&pad(computed), what);
}

fn padv2(value: TestTensor) -> TestModel {
    let mut model = pad(paddings());
    model.tensors.push(value);
    model.ops[0] = TestOp::new(BuiltinOperator::PADV2, &[0, 2, 3], &[1]);
    model
}

#[test]
fn padv2_adds_a_stored_element() {
    let model = padv2(TestTensor::i8("v", &[], 0.5, -7).data([0x85]));
    assert!(matches!(
        kind(&model),
        OpKind::Pad(Pad { value: -123.0, .. })
    ));
    let mut real = padv2(TestTensor::f32("v", &[1]).data((-1.5_f32).to_le_bytes()));
    real.tensors[0] = TestTensor::f32("x", &[2, 3]);
    real.tensors[1] = TestTensor::f32("y", &[3, 8]);
    assert!(matches!(kind(&real), OpKind::Pad(Pad { value: -1.5, .. })));
}

#[test]
fn padv2_adds_one_element_of_the_same_meaning() {
    let what = "expected scale 0.5 and zero point -7 as in the result, found 0.25 and -7";
    assert_tensor(
        &padv2(TestTensor::i8("v", &[], 0.25, -7).data([1])),
        "v",
        what,
    );
    let real = TestTensor::f32("v", &[]).data([0; 4]);
    assert_tensor(
        &padv2(real),
        "v",
        "expected a padding value of type INT8, found FLOAT32",
    );
    let two = TestTensor::i8("v", &[2], 0.5, -7).data([1, 2]);
    assert_tensor(&padv2(two), "v", "expected at most 1 elements, found 2");
    let none = TestTensor::i8("v", &[0], 0.5, -7);
    assert_tensor(&padv2(none), "v", "expected a padding value of one element");
    let what = "expected a constant, found a tensor that is computed at run time";
    let mut computed = padv2(TestTensor::i8("v", &[], 0.5, -7));
    computed.inputs.push(3);
    assert_unsupported(&computed, what);
}

#[test]
fn resizes_have_a_constant_size() {
    for (code, mode) in [
        (BuiltinOperator::RESIZE_BILINEAR, ResizeMode::Bilinear),
        (
            BuiltinOperator::RESIZE_NEAREST_NEIGHBOR,
            ResizeMode::Nearest,
        ),
    ] {
        let model = |size: &[i32]| {
            let tensors = vec![
                TestTensor::f32("x", &[1, 2, 3, 1]),
                TestTensor::ints("size", &[2], size),
                TestTensor::f32("y", &[1, 4, 5, 1]),
            ];
            TestModel::of_op(tensors, TestOp::new(code, &[0, 1], &[2]))
        };
        let resize = Resize {
            mode,
            align_corners: false,
            half_pixel: false,
        };
        assert_eq!(kind(&model(&[4, 5])), OpKind::Resize(resize));
        let what = "expected a size of 4 and 5, those of the output, found [4, 6]";
        assert_op(&model(&[4, 6]), what);
    }
}

#[test]
fn a_resize_takes_elements_as_they_are_stored() {
    let tensors = vec![
        TestTensor::i8("x", &[1, 1, 1, 1], 0.5, 3),
        TestTensor::ints("size", &[2], &[2, 2]),
        TestTensor::i8("y", &[1, 2, 2, 1], 0.25, 0),
    ];
    let op = TestOp::new(BuiltinOperator::RESIZE_BILINEAR, &[0, 1], &[2]);
    let function = function(&TestModel::of_op(tensors, op));
    let names: Vec<_> = function.ops.iter().map(|op| op.kind.mnemonic()).collect();
    assert_eq!(names, ["reshape", "resize"]);
    let quant = value(&function, "y").ty.quant.clone();
    assert_eq!(quant.and_then(|quant| quant.single()), Some((0.25, 0)));
}

#[test]
fn reductions() {
    for (code, op) in [
        (BuiltinOperator::SUM, FoldOp::Sum),
        (BuiltinOperator::REDUCE_PROD, FoldOp::Product),
        (BuiltinOperator::REDUCE_MAX, FoldOp::Max),
        (BuiltinOperator::REDUCE_MIN, FoldOp::Min),
    ] {
        let tensors = vec![
            TestTensor::f32("x", &[2, 3]),
            TestTensor::ints("axes", &[1], &[-1]),
            TestTensor::f32("y", &[2]),
        ];
        let model = TestModel::of_op(tensors, TestOp::new(code, &[0, 1], &[2]));
        let fold = Fold {
            op,
            axes: vec![1],
            keep_dims: false,
        };
        assert_eq!(kind(&model), OpKind::Fold(fold));
    }
}

#[test]
fn comparisons_broadcast() {
    let tensors = |to: &[i32]| {
        let mut y = TestTensor::f32("y", to);
        y.dtype = TensorType::BOOL;
        vec![TestTensor::f32("a", &[2, 3]), TestTensor::f32("b", &[3]), y]
    };
    let of = |to: &[i32]| {
        TestModel::of_op(
            tensors(to),
            TestOp::new(BuiltinOperator::LESS, &[0, 1], &[2]),
        )
    };
    let ops = &function(&of(&[2, 3])).ops;
    let names: Vec<_> = ops.iter().map(|op| op.kind.mnemonic()).collect();
    assert_eq!(names, ["broadcast_in_dim", "compare"]);
}
