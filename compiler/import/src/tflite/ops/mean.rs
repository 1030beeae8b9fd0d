//! MEAN, SUM and other reductions.

use std::collections::BTreeSet;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::{BinaryOp, Fold, FoldOp, Mean};
use peapod_ir::{DType, OpKind};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use super::plain;
use crate::error::ImportError;

/// Axes may be repeated, but in practice not more often than this.
const MOST_AXES: usize = 64;

/// Inputs: the tensor, constant axes.
pub(in super::super) fn mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if is_plain(op.operand(0, "operand")?) {
        return plain_mean(op);
    }
    reduction(op, |axes, keep_dims| OpKind::Mean(Mean { axes, keep_dims }))
}

/// The mean of integers that stand for themselves, cut off towards zero.
fn plain_mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (axes, keep_dims) = axes(op)?;
    let x = op.operand(0, "operand")?;
    let count: usize = axes.iter().map(|axis| x.ty.shape[*axis]).product();
    let kind = OpKind::Fold(Fold {
        op: FoldOp::Sum,
        axes,
        keep_dims,
    });
    let (value, shape) = (plain::wide(op, x)?, op.result().ty.shape.clone());
    let build = &mut op.emitter.build;
    let ty = build.ty(value).with_shape(shape);
    let sum = build.emit(kind, &[value], ty.clone());
    let count = build.scalar(ty.dtype, Scalar::Integer(count as i64));
    let mean = build.emit(BinaryOp::Div, &[sum, count], ty);
    plain::define_narrow(op, mean)
}

/// Whether the elements of an operand are integers that stand for themselves.
fn is_plain(operand: Operand<'_>) -> bool {
    operand.ty.quant.is_none() && operand.ty.dtype != DType::F32
}

/// Inputs: the tensor, constant axes.
pub(in super::super) fn fold(op: &mut ForeignOp<'_, '_>, of: FoldOp) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let narrow = [DType::I8, DType::I16, DType::U8].contains(&input.ty.dtype);
    if narrow && is_plain(input) {
        return narrow_fold(op, of);
    }
    reduction(op, |axes, keep_dims| {
        OpKind::Fold(Fold {
            op: of,
            axes,
            keep_dims,
        })
    })
}

/// Integers of few bits that stand for themselves, combined in 32 bits and cut off in the end.
fn narrow_fold(op: &mut ForeignOp<'_, '_>, of: FoldOp) -> Result<(), ImportError> {
    let (axes, keep_dims) = axes(op)?;
    let input = op.operand(0, "operand")?;
    let (value, shape) = (plain::wide(op, input)?, op.result().ty.shape.clone());
    let kind = OpKind::Fold(Fold {
        op: of,
        axes,
        keep_dims,
    });
    let build = &mut op.emitter.build;
    let ty = build.ty(value).with_shape(shape);
    let combined = build.emit(kind, &[value], ty);
    plain::define_narrow(op, combined)
}

fn reduction(
    op: &mut ForeignOp<'_, '_>,
    kind: impl FnOnce(Vec<usize>, bool) -> OpKind,
) -> Result<(), ImportError> {
    let (axes, keep_dims) = axes(op)?;
    let input = op.operand(0, "operand")?;
    op.define(kind(axes, keep_dims), [input])
}

/// Ascending axes, and whether the result keeps them.
fn axes(op: &ForeignOp<'_, '_>) -> Result<(Vec<usize>, bool), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ReducerOptions,
        op.table.builtin_options_as_reducer_options(),
    )?;
    let (input, axes) = (op.operand(0, "operand")?, op.operand(1, "axes")?);
    let rank = input.ty.shape.len();
    let axes = op.integers(axes, MOST_AXES)?;
    let axes = axes.into_iter().map(|axis| op.dimension(axis, rank));
    let axes = axes.collect::<Result<BTreeSet<_>, _>>()?;
    let keep_dims = options.is_some_and(|options| options.keep_dims());
    Ok((axes.into_iter().collect(), keep_dims))
}
