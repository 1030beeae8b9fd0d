//! CONCATENATION.

use peapod_ir::builder::Emit;
use peapod_ir::eval::fixed_point::multiply_by_quantized_multiplier;
use peapod_ir::ops::{Activation, Concatenation, Quantize};
use peapod_ir::{OpKind, Quantization, TensorType, ValueId, numerics};

use super::super::legacy::OFFSET;
use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: one or more, of the result's rank.
pub(in super::super) fn concatenation(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ConcatenationOptions,
        op.table.builtin_options_as_concatenation_options(),
    )?;
    let (axis, activation) = match options {
        Some(options) => (
            options.axis(),
            op.activation(options.fused_activation_function())?,
        ),
        None => (0, Activation::None),
    };
    let axis = op.dimension(axis.into(), op.result().ty.shape.len())?;
    let operands = (0..op.inputs.len()).map(|index| op.operand(index, "operand"));
    let mut operands = operands.collect::<Result<Vec<_>, _>>()?;
    let adds = |operand: &Operand<'_>| operand.ty.shape.get(axis) != Some(&0);
    if operands.iter().any(adds) {
        // The others add nothing.
        operands.retain(adds);
    }
    let kind = OpKind::Concatenation(Concatenation { axis, activation });
    if !op.tensors.is_legacy(op.result().tensor) {
        return op.define(kind, operands);
    }
    let values = operands.into_iter().map(|operand| rescaled(op, operand));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    let result = op.result().ty.clone();
    let value = op.emitter.build.emit(kind, &values, result);
    op.define_as(&[value])
}

/// An operand in the scale of the result, which uint8 ones need not have.
fn rescaled(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    let (value, result) = (op.value(operand)?, op.result().ty.clone());
    if operand.ty.quant == result.quant {
        return Ok(value);
    }
    let from = as_by_floats(operand.ty, &result);
    let value = op.emitter.build.view(value, from);
    let ty = result.with_shape(operand.ty.shape.clone());
    Ok(op.emitter.build.emit(Quantize, &[value], ty))
}

/// How many scales above and below that of an operand are tried.
const NEIGHBOURS: u32 = 32;

/// The type of an operand, in the next scale by which its rescaling in fixed point is LiteRT's in
/// floats, of all elements that there are or of the most.
fn as_by_floats(operand: &TensorType, result: &TensorType) -> TensorType {
    let quants = [operand, result].map(|ty| ty.quant.as_ref().and_then(Quantization::single));
    let [Some(from), Some(to)] = quants else {
        return operand.clone();
    };
    let bits = from.0.to_bits();
    let scales = (0..=NEIGHBOURS)
        .flat_map(|step| [bits.saturating_sub(step), bits.saturating_add(step)])
        .map(f32::from_bits)
        .filter(|scale| scale.is_normal());
    let types = scales.map(|scale| {
        let quant = Quantization::per_tensor(scale, from.1);
        operand.clone().with_quant(quant)
    });
    let wrong = |ty: &TensorType| {
        let multiplier = numerics::requantize_multiplier(ty, result);
        let elements = i32::from(i8::MIN)..=i32::from(i8::MAX);
        let differs = |x: &i32| {
            let scaled = multiply_by_quantized_multiplier(x - from.1, multiplier);
            by_floats(*x, from, to) != scaled.saturating_add(to.1).clamp(-128, 127)
        };
        elements.filter(differs).count()
    };
    types.min_by_key(wrong).unwrap_or_else(|| operand.clone())
}

/// The element that an element becomes in another scale, both as int8, as LiteRT computes it for
/// uint8.
fn by_floats(x: i32, from: (f32, i32), to: (f32, i32)) -> i32 {
    let offset = i32::from(OFFSET);
    let scale = from.0 * (1.0 / to.0);
    let bias = -((from.1 + offset) as f32) * scale;
    let stored = ((x + offset) as f32 * scale + bias).round() as i32;
    stored.saturating_add(to.1 + offset).clamp(0, 255) - offset
}
