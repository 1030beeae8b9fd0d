//! Reals with weights of integers: dynamic range quantisation, of CONV_2D, DEPTHWISE_CONV_2D and
//! FULLY_CONNECTED.
//!
//! Each image of a convolution, and each row of a product, is rounded to 8 bits while the model
//! runs. Which of the two ways that is follows what LiteRT's reference kernels do: products ask
//! their options, convolutions of one scale without groups have no zero point, all others one.

use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::ops::HybridConv2d;
use peapod_ir::{DType, OpKind, Quantization, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use crate::error::ImportError;

const QUANTISE_ACTIVATIONS: &str = "convert the model again with a representative dataset, so \
     that activations are int8 as well (full-integer quantisation), or without quantisation";

/// Whether input and weights are reals and integers of 8 bits or 4.
pub(super) fn is_hybrid(input: Operand<'_>, weights: Operand<'_>) -> bool {
    input.ty.dtype == DType::F32 && [DType::I8, DType::I4].contains(&weights.ty.dtype)
}

/// Refuses reals with integer weights that there is no arithmetic for.
pub(super) fn refuse_hybrid(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    weights: Operand<'_>,
) -> Result<(), ImportError> {
    let integer = [DType::I4, DType::I8, DType::U8, DType::I16].contains(&weights.ty.dtype);
    if input.ty.dtype != DType::F32 || !integer {
        return Ok(());
    }
    Err(refusal(op, input, weights))
}

fn refusal(op: &ForeignOp<'_, '_>, input: Operand<'_>, weights: Operand<'_>) -> ImportError {
    let dtype = op.tensors.describe(weights.tensor).dtype;
    let what =
        format!("hybrid (dynamic-range) quantisation: FLOAT32 activations with {dtype} weights");
    op.unsupported(&[input, weights], what, Some(QUANTISE_ACTIVATIONS))
}

/// Refuses what is neither of reals, nor of integers, nor of reals with weights of 8 bits or 4 and
/// the zero point 0. True if it is the last.
pub(super) fn check_hybrid(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    weights: Operand<'_>,
) -> Result<bool, ImportError> {
    if !is_hybrid(input, weights) {
        return refuse_hybrid(op, input, weights).map(|()| false);
    }
    if op.tensors.is_legacy(weights.tensor) {
        return Err(refusal(op, input, weights));
    }
    let Some(quant) = &weights.ty.quant else {
        return Err(op
            .tensors
            .malformed(weights.tensor, "expected a scale for integer weights"));
    };
    match quant
        .zero_points
        .iter()
        .find(|zero_point| **zero_point != 0)
    {
        Some(zero_point) => {
            let what = format!("expected weights with zero point 0, found {zero_point}");
            Err(op.tensors.malformed(weights.tensor, what))
        }
        None => Ok(true),
    }
}

/// Rows times a matrix `[n, k]`, as a convolution of an image for each row.
pub(super) fn fully_connected(
    op: &mut ForeignOp<'_, '_>,
    kind: HybridConv2d,
) -> Result<(), ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let [units, depth] = op.extents(weights)?;
    let elements = input.ty.elements();
    let Some(rows) = elements
        .checked_div(depth)
        .filter(|rows| rows * depth == elements)
    else {
        let what =
            format!("{elements} elements do not make rows of {depth}, the inputs of weights");
        return Err(op.malformed(what));
    };
    let (x, bytes) = (op.value(input)?, known(op, weights)?);
    let x = op.emitter.build.shaped(x, [rows, 1, 1, depth]);
    let w = filters(op, weights, vec![units, 1, 1, depth], bytes);
    let shape = op.result().ty.shape.clone();
    if op.result().ty.elements() != rows * units || shape.last() != Some(&units) {
        let what = format!("expected {rows} rows of {units}, found shape {shape:?}");
        return Err(op.tensors.malformed(op.result().tensor, what));
    }
    let y = emit(op, kind, (x, w), vec![rows, 1, 1, units])?;
    let y = op.emitter.build.shaped(y, shape);
    op.define_as(&[y])
}

/// A convolution, whose filters are grouped as its weights say.
pub(super) fn conv_2d(op: &mut ForeignOp<'_, '_>, kind: HybridConv2d) -> Result<(), ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let [_, _, _, channels] = op.extents(input)?;
    let [_, _, _, depth] = op.extents(weights)?;
    let scales = weights
        .ty
        .quant
        .as_ref()
        .map_or(&[][..], |quant| &quant.scales);
    let same = scales.windows(2).all(|two| two[0] == two[1]);
    let asymmetric = channels != depth || !same;
    let both = (op.value(input)?, op.value(weights)?);
    let shape = op.result().ty.shape.clone();
    let y = emit(op, HybridConv2d { asymmetric, ..kind }, both, shape)?;
    op.define_as(&[y])
}

/// A convolution with filters for each channel, as one in as many groups.
pub(super) fn depthwise_conv_2d(
    op: &mut ForeignOp<'_, '_>,
    kind: HybridConv2d,
) -> Result<(), ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let (x, w) = (op.value(input)?, channels_first(op, weights)?);
    let shape = op.result().ty.shape.clone();
    let asymmetric = true;
    let y = emit(op, HybridConv2d { asymmetric, ..kind }, (x, w), shape)?;
    op.define_as(&[y])
}

/// Weights `[1, kh, kw, oc]` as a constant `[oc, kh, kw, 1]`.
fn channels_first(
    op: &mut ForeignOp<'_, '_>,
    weights: Operand<'_>,
) -> Result<ValueId, ImportError> {
    let [first, rows, columns, channels] = op.extents(weights)?;
    if first != 1 {
        let what = format!("expected shape [1, _, _, _], found {:?}", weights.ty.shape);
        return Err(op.tensors.malformed(weights.tensor, what));
    }
    let bytes = known(op, weights)?;
    let taps = rows * columns;
    let places = (0..channels).flat_map(|channel| (0..taps).map(move |tap| (channel, tap)));
    // bounded: as many as there are
    let moved: Vec<u8> = places
        .map(|(channel, tap)| bytes[tap * channels + channel])
        .collect();
    Ok(filters(
        op,
        weights,
        vec![channels, rows, columns, 1],
        moved,
    ))
}

/// The bytes of weights, which are constant.
pub(super) fn known(
    op: &mut ForeignOp<'_, '_>,
    weights: Operand<'_>,
) -> Result<Arc<[u8]>, ImportError> {
    if !op.is_constant(weights) {
        let what = "integer weights that are computed at run time".to_owned();
        let help = "freeze the variables of the model before converting it";
        return Err(op.unsupported(&[weights], what, Some(help)));
    }
    let value = op.value(weights)?;
    let bytes = op.emitter.build.function().constant(value);
    Ok(bytes.expect("it has been found constant").clone())
}

/// Weights of another shape, with the output channels first.
fn filters(
    op: &mut ForeignOp<'_, '_>,
    weights: Operand<'_>,
    shape: Vec<usize>,
    bytes: impl Into<Arc<[u8]>>,
) -> ValueId {
    let quant = weights.ty.quant.clone().map(|quant| Quantization {
        axis: quant.axis.map(|_| 0),
        ..quant
    });
    let dtype = weights.ty.dtype;
    let ty = TensorType {
        dtype,
        shape,
        quant,
    };
    op.emitter
        .build
        .constant(op.tensors.name(weights.tensor), ty, bytes)
}

/// The op on input and weights, and the bias of the operator.
fn emit(
    op: &mut ForeignOp<'_, '_>,
    kind: HybridConv2d,
    (x, w): (ValueId, ValueId),
    shape: Vec<usize>,
) -> Result<ValueId, ImportError> {
    let bias = op.optional(2).map(|bias| op.value(bias)).transpose()?;
    let ty = TensorType::new(DType::F32, shape);
    let kind = OpKind::HybridConv2d(kind);
    let results = op
        .emitter
        .build
        .emit_op(kind, vec![Some(x), Some(w), bias], [ty]);
    Ok(results[0])
}
