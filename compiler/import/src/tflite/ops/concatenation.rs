//! CONCATENATION.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Concatenation};
use peapod_ir::{OpKind, Quantization, TensorType, ValueId};

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

/// An operand in the scale of the result, which uint8 ones need not have: the sum with zero, which
/// is rounded once, as LiteRT's floats are.
fn rescaled(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    let (value, result) = (op.value(operand)?, op.result().ty.clone());
    let scale = operand.ty.quant.as_ref().and_then(Quantization::single);
    let Some((scale, _)) = scale.filter(|_| operand.ty.quant != result.quant) else {
        return Ok(value);
    };
    let build = &mut op.emitter.build;
    let zero = TensorType::new(operand.ty.dtype, [1]);
    let zero = zero.with_quant(Quantization::per_tensor(scale, 0));
    let zero = build.literal(zero, [0]);
    let kind = OpKind::Binary(Binary {
        op: BinaryOp::Add,
        activation: Activation::None,
    });
    let ty = result.with_shape(operand.ty.shape.clone());
    Ok(build.emit(kind, &[value, zero], ty))
}
