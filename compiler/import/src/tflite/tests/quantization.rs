//! Quantisation parameters.

use peapod_ir::Quantization;

use super::*;
use crate::Warning;
use crate::tflite::wire::TensorType;

/// CONCATENATION of an int8 constant of shape [2, 3], which is quantised like this.
fn quantized(scales: &[f32], zero_points: &[i64], axis: i32) -> TestModel {
    let tensor = TestTensor::new("c", TensorType::INT8, &[2, 3]);
    with_constant(tensor.quantized(scales, zero_points, axis).data([0; 6]))
}

fn quant(model: &TestModel) -> Option<Quantization> {
    let module = imported(model).module;
    value(&module.functions[0], "c").ty.quant.clone()
}

#[test]
fn one_scale_is_for_the_whole_tensor() {
    let expected = Quantization::per_tensor(0.5, -3);
    for axis in [0, 1] {
        assert_eq!(
            quant(&quantized(&[0.5], &[-3], axis)),
            Some(expected.clone())
        );
    }
}

#[test]
fn several_scales_are_along_a_dimension() {
    let expected = Quantization {
        scales: vec![0.5, 0.25, 1.0],
        zero_points: vec![0, 1, -1],
        axis: Some(1),
    };
    assert_eq!(
        quant(&quantized(&[0.5, 0.25, 1.0], &[0, 1, -1], 1)),
        Some(expected)
    );
}

#[test]
fn one_zero_point_is_understood_as_repeated() {
    let zero_points = quant(&quantized(&[0.5, 0.25, 1.0], &[7], 1)).map(|quant| quant.zero_points);
    assert_eq!(zero_points, Some(vec![7, 7, 7]));
}

#[test]
fn no_scale_means_not_quantised() {
    assert_eq!(quant(&quantized(&[], &[], 0)), None);
    let mut model = quantized(&[0.5], &[0], 0);
    for tensor in &mut model.tensors {
        tensor.quantized = None;
    }
    assert_eq!(quant(&model), None);
}

#[test]
fn scales_of_reals_are_left_out() {
    let real = TestTensor::f32("c", &[1])
        .data([0; 4])
        .quantized(&[f32::NAN], &[], 9);
    assert_eq!(quant(&with_constant(real)), None);
}

#[test]
fn scales_are_finite_and_positive() {
    for (scale, shown) in [(-0.5, "-0.5"), (f32::INFINITY, "inf"), (f32::NAN, "NaN")] {
        let model = quantized(&[0.5, scale], &[0, 0], 0);
        let what = format!("expected a finite positive scale, found {shown} at index 1");
        assert_tensor(&model, "x", &what);
    }
}

#[test]
fn a_channel_of_several_may_have_scale_0() {
    let scales = quant(&quantized(&[0.5, 0.0, 1.0], &[0; 3], 1)).map(|quant| quant.scales);
    assert_eq!(scales, Some(vec![0.5, 0.0, 1.0]));
    let what = "expected a finite positive scale, found 0 at index 0";
    assert_tensor(&quantized(&[0.0], &[0], 0), "x", what);
}

#[test]
fn zero_points_need_not_be_aligned() {
    let model = quantized(&[0.5, 0.25, 1.0], &[3, -4, 0], 1);
    let mut bytes = model.bytes();
    let tensors = imported(&model).module;
    // Whatever was a multiple of 8 no longer is.
    bytes.splice(8..8, [0; 4]);
    let root = u32::from_le_bytes(*bytes.first_chunk().expect("it has an offset"));
    bytes[..4].copy_from_slice(&(root + 4).to_le_bytes());
    assert_eq!(import(&bytes, "test").map(|it| it.module), Ok(tensors));
}

#[test]
fn zero_points_are_values_of_the_type() {
    let what = "expected a zero point from -128 to 127, found 128 at index 1";
    assert_tensor(&quantized(&[0.5, 0.5], &[0, 128], 0), "x", what);
    let what = "expected a zero point from -128 to 127, found -129 at index 0";
    assert_tensor(&quantized(&[0.5], &[-129], 0), "x", what);
    let mut model = quantized(&[0.5], &[i64::MAX], 0);
    for tensor in &mut model.tensors {
        tensor.dtype = TensorType::INT64;
    }
    let what = "expected a zero point from -2147483648 to 2147483647, found 9223372036854775807 at \
                index 0";
    assert_tensor(&model, "x", what);
}

#[test]
fn there_are_as_many_zero_points_as_scales() {
    assert_tensor(
        &quantized(&[0.5, 0.5], &[0; 3], 0),
        "x",
        "expected 2 zero points, found 3",
    );
    let mut model = quantized(&[0.5], &[], 0);
    assert_tensor(&model, "x", "expected 1 zero points, found 0");
    for tensor in &mut model.tensors {
        if let Some(quantized) = &mut tensor.quantized {
            quantized.zero_points = None;
        }
    }
    assert_tensor(&model, "x", "expected 1 zero points, found 0");
}

#[test]
fn there_are_as_many_scales_as_indices() {
    let what = "expected 3 scales along dimension 1, found 2";
    assert_tensor(&quantized(&[0.5, 0.5], &[0, 0], 1), "x", what);
}

#[test]
fn a_dimension_that_does_not_exist_is_refused_where_it_matters() {
    for axis in [2, -1] {
        let what = format!("2 scales along dimension {axis}, which is out of range of rank 2");
        assert_tensor(&quantized(&[0.5, 0.5], &[0, 0], axis), "x", &what);
    }
    // Where it does not matter, a warning will do.
    let warnings = imported(&quantized(&[0.5], &[0], 3)).warnings;
    assert!(
        matches!(&warnings[..], [Warning::QuantizedDimension { tensors }] if tensors.len() == 3)
    );
}

/// FULLY_CONNECTED whose bias has scales along a dimension, as old converters wrote it.
fn with_bias_along(axis: i32) -> TestModel {
    let weights = TestTensor::new("w", TensorType::INT8, &[2, 3]);
    let bias = TestTensor::ints("b", &[2], &[1, 2]);
    let tensors = vec![
        TestTensor::i8("x", &[1, 3], 0.5, 0),
        weights.quantized(&[0.5, 0.25], &[0, 0], 0).data([1; 6]),
        bias.quantized(&[0.25, 0.125], &[0, 0], axis),
        TestTensor::i8("y", &[1, 2], 0.5, 0),
    ];
    let op = TestOp::new(BuiltinOperator::FULLY_CONNECTED, &[0, 1, 2], &[3]);
    TestModel::of_op(tensors, op)
}

#[test]
fn the_dimension_of_an_old_bias_is_repaired_with_a_warning() {
    let model = with_bias_along(3);
    let quant = value(&function(&model), "b").ty.quant.clone();
    assert_eq!(quant.and_then(|quant| quant.axis), Some(0));
    let warnings = imported(&model).warnings;
    let message = warnings
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n");
    let expected = "the quantized_dimension of tensor 2 \"b\" (INT32) is not one of its \
                    dimensions; read as 0";
    assert_eq!(message, expected);
    assert_eq!(imported(&with_bias_along(0)).warnings, []);
}

#[test]
fn quantisation_by_blocks_is_named() {
    let mut model = quantized(&[0.5], &[0], 0);
    if let Some(quantized) = &mut model.tensors[2].quantized {
        quantized.blockwise = true;
    }
    let what = "quantisation by BlockwiseQuantization; only scales of the tensor itself are read";
    assert_unsupported(&model, what);
}

/// MUL by a constant of these bytes, whose scale is 0.
fn product_with(data: [u8; 2]) -> TestModel {
    let tensors = vec![
        TestTensor::i8("x", &[2], 0.5, 0),
        TestTensor::i8("c", &[2], 0.0, 0).data(data),
        TestTensor::i8("y", &[2], 1e-38, 0),
    ];
    let op = TestOp::new(BuiltinOperator::MUL, &[0, 1], &[2]);
    TestModel::of_op(tensors, op)
}

#[test]
fn zeros_may_have_scale_0() {
    let expected = Quantization::per_tensor(f32::MIN_POSITIVE, 0);
    assert_eq!(quant(&product_with([0, 0])), Some(expected));
    let what = "expected a finite positive scale, found 0 at index 0";
    assert_tensor(&product_with([0, 1]), "c", what);
}
