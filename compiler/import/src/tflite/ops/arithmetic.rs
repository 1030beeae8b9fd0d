//! Functions of two tensors.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, AddN, Binary, BinaryOp, Paired, PairedOp};
use peapod_ir::{DType, OpKind, Quantization, TensorType};

use super::super::op::ForeignOp;
use super::super::wire::{ActivationFunctionType, BuiltinOptions};
use super::plain;
use crate::error::ImportError;

/// Inputs: a, b.
pub(in super::super) fn add(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::AddOptions,
        op.table.builtin_options_as_add_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Add, activation)
}

/// Inputs: any number of one shape. Floats are added one after the other.
pub(in super::super) fn add_n(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let operands = (0..op.inputs.len()).map(|index| op.operand(index, "operand"));
    let operands: Vec<_> = operands.collect::<Result<_, _>>()?;
    let first = operands[0];
    for operand in &operands[1..] {
        if operand.ty != first.ty {
            let what = format!(
                "expected {}, as the first operand is, found {}",
                first.ty, operand.ty
            );
            return Err(op.tensors.malformed(operand.tensor, what));
        }
    }
    if first.ty.dtype != DType::F32 {
        return op.define(OpKind::AddN(AddN), operands);
    }
    let mut sum = op.value(first)?;
    for operand in &operands[1..] {
        let value = op.value(*operand)?;
        sum = op.emitter.build.binary(BinaryOp::Add, sum, value);
    }
    op.define_as(&[sum])
}

/// Inputs: a, b.
pub(in super::super) fn sub(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::SubOptions,
        op.table.builtin_options_as_sub_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Sub, activation)
}

/// Inputs: a, b.
pub(in super::super) fn mul(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::MulOptions,
        op.table.builtin_options_as_mul_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Mul, activation)
}

/// Inputs: a, b.
pub(in super::super) fn div(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::DivOptions,
        op.table.builtin_options_as_div_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    activated(op, BinaryOp::Div, activation)
}

/// Inputs: a, b.
pub(in super::super) fn binary(
    op: &mut ForeignOp<'_, '_>,
    function: BinaryOp,
) -> Result<(), ImportError> {
    activated(op, function, None)
}

/// Inputs: a, b.
pub(in super::super) fn paired(
    op: &mut ForeignOp<'_, '_>,
    function: PairedOp,
) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    ];
    op.define(OpKind::Paired(Paired { op: function }), operands)
}

/// Inputs: x, slopes, which are constants of int8 where x is int16.
pub(in super::super) fn prelu(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, slopes) = (op.operand(0, "operand")?, op.operand(1, "slopes")?);
    if (x.ty.dtype, slopes.ty.dtype) != (DType::I16, DType::I8) {
        return paired(op, PairedOp::Prelu);
    }
    let (value, narrow) = (op.value(x)?, op.value(slopes)?);
    let single = slopes.ty.quant.as_ref().and_then(Quantization::single);
    let build = &mut op.emitter.build;
    let (Some((scale, zero)), Some(bytes)) = (single, build.function().constant(narrow)) else {
        let what = "slopes of int8 that are computed, or have no scale for all of them".to_owned();
        let help = "convert the model again with constant slopes of one scale";
        return Err(op.unsupported(&[slopes], what, Some(help)));
    };
    // Differences to the zero point, with as many bits as the other operand.
    let apart = |byte: &u8| (i32::from(byte.cast_signed()) - zero) as i16;
    let bytes: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| apart(byte).to_le_bytes())
        .collect();
    let ty = TensorType::new(DType::I16, slopes.ty.shape.clone());
    let ty = ty.with_quant(Quantization::per_tensor(scale, 0));
    let name = op.tensors.name(slopes.tensor);
    let wide = build.constant(name, ty, bytes);
    let kind = OpKind::Paired(Paired {
        op: PairedOp::Prelu,
    });
    let result = op.result().ty.clone();
    let result = op.emitter.build.emit(kind, &[value, wide], result);
    op.define_as(&[result])
}

fn activated(
    op: &mut ForeignOp<'_, '_>,
    function: BinaryOp,
    activation: Option<ActivationFunctionType>,
) -> Result<(), ImportError> {
    let (a, b) = (
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    );
    let activation = op.activation(activation.unwrap_or_default())?;
    if plain::is_narrow(function, a) && activation == Activation::None {
        return plain::of_two(op, plain::plain(function));
    }
    let kind = OpKind::Binary(Binary {
        op: function,
        activation,
    });
    op.define(kind, [a, b])
}
