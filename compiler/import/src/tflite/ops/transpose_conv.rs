//! TRANSPOSE_CONV.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, TransposeConv};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{BuiltinOptions, Padding};
use super::refuse_hybrid;
use crate::error::ImportError;

/// Inputs: shape of the output, which is checked where it is constant, weights [oc, kh, kw, c],
/// input [n, h, w, c], bias (optional).
pub(in super::super) fn transpose_conv(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::TransposeConvOptions,
        op.table.builtin_options_as_transpose_conv_options(),
    )?;
    let (weights, input) = (op.operand(1, "weights")?, op.operand(2, "input")?);
    check_shape(op)?;
    refuse_hybrid(op, input, weights)?;
    check_weights(op, weights)?;
    let stride = [
        op.extent("stride_h", options.stride_h())?,
        op.extent("stride_w", options.stride_w())?,
    ];
    let [_, rows, columns, _] = op.extents(op.result())?;
    let [_, taps_down, taps_across, _] = op.extents(weights)?;
    let cropped = [
        (rows, taps_down, stride[0]),
        (columns, taps_across, stride[1]),
    ];
    let cropped = cropped.map(|sizes| cropped_before(options.padding(), sizes));
    let [Some(top), Some(left)] = cropped else {
        let scheme = options.padding().0;
        return Err(op.malformed(format!("unknown padding scheme {scheme}")));
    };
    let kind = OpKind::TransposeConv(TransposeConv {
        stride,
        cropped: [top, left],
        activation: op.activation(options.fused_activation_function())?,
    });
    let bias = bias(op, weights)?;
    let inputs = vec![Some(op.value(input)?), Some(op.value(weights)?), bias];
    let ty = op.result().ty.clone();
    let results = op.emitter.build.emit_op(kind, inputs, [ty]);
    op.define_as(&results)
}

/// The custom operator Convolution2DTransposeBias of MediaPipe. Inputs: input [n, h, w, c], weights
/// [oc, kh, kw, c], bias, all reals. Its options are three numbers of 32 bits: 1 for SAME or 2 for
/// VALID, and the strides of columns and rows.
pub(in super::super) fn transpose_conv_bias(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let bias = op.operand(2, "bias")?;
    refuse_hybrid(op, input, weights)?;
    let bytes = op.table.custom_options().map(|bytes| bytes.bytes());
    let numbers = bytes.map_or(&[][..], |bytes| bytes.as_chunks::<4>().0);
    let &[scheme, across, down, ..] = numbers else {
        return Err(op.malformed("its options are shorter than padding and strides".to_owned()));
    };
    let [scheme, across, down] = [scheme, across, down].map(i32::from_le_bytes);
    let stride = [
        op.extent("stride of rows", down)?,
        op.extent("stride of columns", across)?,
    ];
    let ([_, rows, columns, _], [_, taps_down, taps_across, _]) =
        (op.extents(input)?, op.extents(weights)?);
    // What is left out so that only whole strides are added to the input, but for its last place.
    let padding = |places: usize, taps: usize, stride: usize| match scheme {
        1 => taps.saturating_sub(places.saturating_sub(1) % stride + 1),
        _ => 0,
    };
    if !matches!(scheme, 1 | 2) {
        return Err(op.malformed(format!("unknown padding scheme {scheme}")));
    }
    let cropped = [
        padding(rows, taps_down, stride[0]),
        padding(columns, taps_across, stride[1]),
    ];
    let [_, found_rows, found_columns, _] = op.extents(op.result())?;
    let reached = |places: usize, taps: usize, axis: usize| {
        let full = places
            .saturating_sub(1)
            .saturating_mul(stride[axis])
            .saturating_add(taps);
        full - cropped[axis].min(full)
    };
    let expected = [
        reached(rows, taps_down, 0),
        reached(columns, taps_across, 1),
    ];
    if expected != [found_rows, found_columns] {
        let what = format!("expected {expected:?} rows and columns");
        return Err(op.tensors.malformed(op.result().tensor, what));
    }
    let kind = OpKind::TransposeConv(TransposeConv {
        stride,
        cropped: cropped.map(|cropped| cropped / 2),
        activation: Activation::None,
    });
    op.define(kind, [input, weights, bias])
}

/// The bias, if there is one. Those of 16 bits are widened to 64, as sums are.
fn bias(op: &mut ForeignOp<'_, '_>, weights: Operand<'_>) -> Result<Option<ValueId>, ImportError> {
    let Some(bias) = op.optional(3) else {
        return Ok(None);
    };
    if bias.ty.dtype != DType::I16 {
        return op.value(bias).map(Some);
    }
    let (numbers, _) = op.parameter(bias, weights.ty.shape[0])?.as_chunks();
    let numbers = numbers
        .iter()
        .map(|&bytes| i64::from(i16::from_le_bytes(bytes)));
    let bytes: Vec<u8> = numbers.flat_map(i64::to_le_bytes).collect();
    let ty = TensorType {
        dtype: DType::I64,
        ..bias.ty.clone()
    };
    let name = op.tensors.name(bias.tensor);
    Ok(Some(op.emitter.build.constant(name, ty, bytes)))
}

/// What of the full result is cut off before the output: the padding of the convolution that makes
/// the input of the output, which has so many places, taps and this stride.
fn cropped_before(scheme: Padding, (output, taps, stride): (usize, usize, usize)) -> Option<usize> {
    let [output, taps, stride] = [output, taps, stride].map(|extent| extent as i64);
    let windows = match scheme {
        Padding::SAME => (output + stride - 1) / stride,
        Padding::VALID => (output + stride - taps) / stride,
        _ => return None,
    };
    let total = (windows - 1) * stride + taps - output;
    usize::try_from(total.max(0) / 2).ok()
}

/// The shape that the output is said to have is the one that it has.
fn check_shape(op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let operand = op.operand(0, "shape of the output")?;
    if !op.is_constant(operand) {
        // The output's own shape is what counts, as for TensorFlow Lite Micro.
        return Ok(());
    }
    let (found, expected) = (op.integers(operand, 4)?, &op.result().ty.shape);
    let same = expected
        .iter()
        .map(|extent| *extent as i64)
        .eq(found.iter().copied());
    if same {
        return Ok(());
    }
    let what = format!("expected the shape of the output, {expected:?}, found {found:?}");
    Err(op.tensors.malformed(operand.tensor, what))
}

/// Weights of integers have the zero point 0.
fn check_weights(op: &ForeignOp<'_, '_>, weights: Operand<'_>) -> Result<(), ImportError> {
    let zero_point = weights.ty.zero_point();
    if zero_point == 0 {
        return Ok(());
    }
    let what = format!("expected weights with zero point 0, found {zero_point}");
    Err(op.tensors.malformed(weights.tensor, what))
}
