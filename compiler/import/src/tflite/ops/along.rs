//! ARG_MAX, ARG_MIN, TOPK_V2, CUMSUM, L2_NORMALIZATION and LOG_SOFTMAX: functions along a
//! dimension.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Gather, Points};
use peapod_ir::ops::{Activation, Along, AlongOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use super::plain;
use crate::error::ImportError;

/// Inputs: the tensor, a constant axis.
pub(in super::super) fn arg(op: &mut ForeignOp<'_, '_>, of: AlongOp) -> Result<(), ImportError> {
    // The result's own type says what the options say.
    if of == AlongOp::ArgMin {
        let options = op.table.builtin_options_as_arg_min_options();
        op.optional_options(BuiltinOptions::ArgMinOptions, options)?;
    } else {
        let options = op.table.builtin_options_as_arg_max_options();
        op.optional_options(BuiltinOptions::ArgMaxOptions, options)?;
    }
    let (input, axis) = (op.operand(0, "operand")?, constant_axis(op)?);
    let (value, result) = (ordered(op, input)?, op.result().ty.clone());
    let ty = TensorType::new(DType::I32, result.shape);
    let index = op
        .emitter
        .build
        .emit(OpKind::Along(Along { op: of, axis }), &[value], ty);
    let wide = result.dtype == DType::I64;
    let index = if wide {
        op.emitter.build.convert(index, DType::I64)
    } else {
        index
    };
    op.define_as(&[index])
}

/// What is compared of an operand: integers of other types are in 32 bits.
fn ordered(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    if [DType::F32, DType::I8].contains(&operand.ty.dtype) {
        return op.value(operand);
    }
    plain::wide(op, operand)
}

/// Inputs: the tensor, a constant number of elements. Results: the largest elements along the last
/// dimension in decreasing order, of equal ones the first; and their indices.
pub(in super::super) fn top_k(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, count) = (
        op.operand(0, "operand")?,
        op.operand(1, "number of elements")?,
    );
    let shape = &input.ty.shape;
    let axis = op.dimension(-1, shape.len())?;
    let count = usize::try_from(op.integer(count)?).ok();
    let Some(count) = count.filter(|count| *count <= shape[axis]) else {
        return Err(op.malformed(format!("expected at most {} elements", shape[axis])));
    };
    let (value, order) = (op.stored(input)?, ordered(op, input)?);
    let mut found = shape.clone();
    found[axis] = count;
    let kind = OpKind::Along(Along {
        op: AlongOp::TopK { count },
        axis,
    });
    let build = &mut op.emitter.build;
    let indices = build.emit(kind, &[order], TensorType::new(DType::I32, found.clone()));
    let rows: usize = shape[..axis].iter().product();
    let lines = build.shaped(value, [rows, shape[axis]]);
    let places = build.reshape(indices, [rows, count]);
    let kind = Gather {
        offset_dims: Vec::new(),
        collapsed: vec![1],
        slice_sizes: vec![1, 1],
        points: Points {
            dims: vec![1],
            batch: vec![0],
            indices_batch: vec![0],
            index_vector_dim: 2,
        },
    };
    let ty = build.ty(value).with_shape(vec![rows, count]);
    let values = build.emit(kind, &[lines, places], ty);
    let values = build.shaped(values, found);
    op.define_stored(&[values, indices])
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
