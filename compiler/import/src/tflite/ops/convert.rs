//! QUANTIZE, DEQUANTIZE, CAST and DENSIFY.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Dequantize, Quantize};
use peapod_ir::{DType, OpKind, Quantization, TensorType};

use super::super::legacy::as_uint8;
use super::super::op::{ForeignOp, Operand};
use super::super::tensor::Role;
use crate::error::ImportError;

/// Input: reals, or integers of another scale.
pub(in super::super) fn quantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let kind = OpKind::Quantize(Quantize);
    let input = op.operand(0, "operand")?;
    op.define(kind, [input])
}

/// Input: quantised integers, or constants in half precision, which become single precision.
pub(in super::super) fn dequantize(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if op.operand(0, "operand")?.ty.dtype == DType::F16 {
        return op.widened();
    }
    let input = op.operand(0, "operand")?;
    match &input.ty.quant {
        Some(Quantization { axis: Some(_), .. }) => dequantize_by_channel(op, input),
        _ => op.define(OpKind::Dequantize(Dequantize), [input]),
    }
}

const ONE_SCALE: &str = "convert the model again with one scale for each tensor but weights";

/// Constants with a scale for each index of a dimension: what they are less their zero points,
/// times their scales, as LiteRT has it. TensorFlow Lite Micro takes the first scale for all.
fn dequantize_by_channel(
    op: &mut ForeignOp<'_, '_>,
    input: Operand<'_>,
) -> Result<(), ImportError> {
    let shape = &input.ty.shape;
    let quant = input.ty.quant.as_ref();
    let Some((quant, axis)) = quant.and_then(|quant| Some((quant, quant.axis?))) else {
        return op.define(OpKind::Dequantize(Dequantize), [input]);
    };
    if op.tensors.role(input.tensor) != Role::Constant {
        let what = "scales by channel of what is computed at run time".to_owned();
        return Err(op.unsupported(&[input], what, Some(ONE_SCALE)));
    }
    let bytes = op.tensors.constant(input.tensor, &mut op.emitter.copies)?;
    let build = &mut op.emitter.build;
    let plain = TensorType::new(input.ty.dtype, shape.clone());
    let stored = build.literal(plain, bytes);
    let mut reals = build.convert(stored, DType::F32);
    let mut along = vec![1; shape.len()];
    along[axis] = shape[axis];
    let ty = TensorType::new(DType::F32, along);
    let mut each = |op: BinaryOp, numbers: Vec<f32>| {
        let bytes: Vec<u8> = numbers.into_iter().flat_map(f32::to_le_bytes).collect();
        let numbers = build.literal(ty.clone(), bytes);
        let activation = Activation::None;
        let result = build.ty(reals).clone();
        reals = build.emit(
            OpKind::Binary(Binary { op, activation }),
            &[reals, numbers],
            result,
        );
    };
    if quant.zero_points.iter().any(|zero_point| *zero_point != 0) {
        let zero_points = quant.zero_points.iter().map(|&it| it as f32);
        each(BinaryOp::Sub, zero_points.collect());
    }
    each(BinaryOp::Mul, quant.scales.clone());
    op.define_as(&[reals])
}

/// Input: a constant, which is densified when it is read.
pub(in super::super) fn densify(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    op.densified()
}

/// Input: numbers of another element type; scales do not count.
pub(in super::super) fn cast(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let mut value = op.value(input)?;
    if op.tensors.is_legacy(input.tensor) {
        // It is the stored number that is converted.
        let ty = as_uint8(input.ty.clone());
        value = op.emitter.build.emit(Quantize, &[value], ty);
    }
    let plain = op.emitter.build.reshape(value, &input.ty.shape);
    let converted = op.emitter.build.convert(plain, op.result().ty.dtype);
    op.define_stored(&[converted])
}
