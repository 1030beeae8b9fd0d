//! MEAN, SUM and other reductions.

use std::collections::BTreeSet;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::{BinaryOp, Fold, FoldOp, Mean};
use peapod_ir::{DType, OpKind};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Axes may be repeated, but in practice not more often than this.
const MOST_AXES: usize = 64;

/// Inputs: the tensor, constant axes.
pub(in super::super) fn mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if op.operand(0, "operand")?.ty.dtype == DType::I32 {
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
    let (value, ty) = (op.value(x)?, op.result().ty.clone());
    let build = &mut op.emitter.build;
    let sum = build.emit(kind, &[value], ty.clone());
    let count = build.scalar(DType::I32, Scalar::Integer(count as i64));
    let mean = build.emit(BinaryOp::Div, &[sum, count], ty);
    op.define_as(&[mean])
}

/// Inputs: the tensor, constant axes.
pub(in super::super) fn fold(op: &mut ForeignOp<'_, '_>, of: FoldOp) -> Result<(), ImportError> {
    reduction(op, |axes, keep_dims| {
        OpKind::Fold(Fold {
            op: of,
            axes,
            keep_dims,
        })
    })
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
