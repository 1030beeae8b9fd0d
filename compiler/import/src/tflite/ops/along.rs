//! ARG_MAX, ARG_MIN, CUMSUM, L2_NORMALIZATION and LOG_SOFTMAX: functions along a dimension.

use peapod_ir::ops::{Activation, Along, AlongOp};
use peapod_ir::{DType, OpKind};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{BuiltinOptions, TensorType};
use crate::error::ImportError;

/// Inputs: the tensor, a constant axis.
pub(in super::super) fn arg(op: &mut ForeignOp<'_, '_>, of: AlongOp) -> Result<(), ImportError> {
    let output_type = if of == AlongOp::ArgMin {
        let options = op.table.builtin_options_as_arg_min_options();
        let options = op.optional_options(BuiltinOptions::ArgMinOptions, options)?;
        options.map(|options| options.output_type())
    } else {
        let options = op.table.builtin_options_as_arg_max_options();
        let options = op.optional_options(BuiltinOptions::ArgMaxOptions, options)?;
        options.map(|options| options.output_type())
    };
    let result = op.result();
    // The default of the option is a type that no index has: files may leave it at that.
    let wide = result.ty.dtype == DType::I64 || output_type == Some(TensorType::INT64);
    if wide {
        let help = "convert the model with indices of int32 (output_type of ARG_MAX and ARG_MIN)";
        return Err(op.unsupported(&[result], "indices of INT64".to_owned(), Some(help)));
    }
    let (input, axis) = (op.operand(0, "operand")?, constant_axis(op)?);
    op.define(OpKind::Along(Along { op: of, axis }), [input])
}

/// Inputs: the tensor, a constant axis.
pub(in super::super) fn cumsum(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::CumsumOptions,
        op.table.builtin_options_as_cumsum_options(),
    )?;
    let (input, axis) = (op.operand(0, "operand")?, constant_axis(op)?);
    let of = AlongOp::CumSum {
        exclusive: options.is_some_and(|options| options.exclusive()),
        reverse: options.is_some_and(|options| options.reverse()),
    };
    op.define(OpKind::Along(Along { op: of, axis }), [input])
}

/// Input: any shape; lines are along the last dimension.
pub(in super::super) fn l2_normalization(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::L2NormOptions,
        op.table.builtin_options_as_l2_norm_options(),
    )?;
    let activation = options.map(|options| options.fused_activation_function());
    if op.activation(activation.unwrap_or_default())? != Activation::None {
        let help = "use an operator of its own for the activation";
        let what = "L2_NORMALIZATION with a fused activation".to_owned();
        return Err(op.unsupported(&[op.result()], what, Some(help)));
    }
    along_last(op, AlongOp::L2Normalization)
}

/// Input: any shape; lines are along the last dimension.
pub(in super::super) fn log_softmax(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    along_last(op, AlongOp::LogSoftmax)
}

fn along_last(op: &mut ForeignOp<'_, '_>, of: AlongOp) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let axis = op.dimension(-1, input.ty.shape.len())?;
    op.define(OpKind::Along(Along { op: of, axis }), [input])
}

/// The dimension that operand 1 names.
fn constant_axis(op: &ForeignOp<'_, '_>) -> Result<usize, ImportError> {
    let (input, axis): (Operand<'_>, _) = (op.operand(0, "operand")?, op.operand(1, "axis")?);
    let axis = op.integer(axis)?;
    op.dimension(axis, input.ty.shape.len())
}
