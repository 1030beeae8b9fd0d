//! MEAN, SUM and other reductions.

use std::collections::BTreeSet;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::{BinaryOp, Fold, FoldOp, Mean};
use peapod_ir::{DType, OpKind};

use super::super::op::ForeignOp;
use super::super::table::help_for;
use super::super::wire::BuiltinOptions;
use super::plain;
use crate::error::ImportError;

/// Axes may be repeated, but in practice not more often than this.
const MOST_AXES: usize = 64;

/// Integers that stand for themselves.
const STORED: [DType; 2] = [DType::I32, DType::I64];

/// Inputs: the tensor, constant axes.
pub(in super::super) fn mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    if STORED.contains(&op.operand(0, "operand")?.ty.dtype) {
        return plain_mean(op);
    }
    refuse_scaleless(op)?;
    reduction(op, |axes, keep_dims| OpKind::Mean(Mean { axes, keep_dims }))
}

/// The mean of integers that stand for themselves, cut off towards zero: of a sum of 64 bits, as
/// LiteRT has it; of nothing it is 0.
fn plain_mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (axes, keep_dims) = axes(op)?;
    let x = op.operand(0, "operand")?;
    let count: usize = axes.iter().map(|axis| x.ty.shape[*axis]).product();
    let kind = OpKind::Fold(Fold {
        op: FoldOp::Sum,
        axes,
        keep_dims,
    });
    let (value, shape) = (op.value(x)?, op.result().ty.shape.clone());
    let build = &mut op.emitter.build;
    let stored = build.reshape(value, &x.ty.shape);
    let wide = build.convert(stored, DType::I64);
    let ty = build.ty(wide).with_shape(shape);
    let sum = build.emit(kind, &[wide], ty.clone());
    let count = build.scalar(DType::I64, Scalar::Integer(count.max(1) as i64));
    let mean = build.emit(BinaryOp::Div, &[sum, count], ty);
    plain::define_narrow(op, mean)
}

/// Sums, means and products of 8 and 16 bits are those of numbers with a scale: without one, the
/// reference kernels multiply sums by 0.
fn refuse_scaleless(op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    if x.ty.quant.is_some() || ![DType::I8, DType::I16].contains(&x.ty.dtype) {
        return Ok(());
    }
    let what = format!("{} without a scale", x.ty.dtype.name());
    let help = "convert the model with quantisation, or compute on INT32";
    Err(op.unsupported(&[x], what, Some(help)))
}

/// Inputs: the tensor, constant axes.
pub(in super::super) fn fold(op: &mut ForeignOp<'_, '_>, of: FoldOp) -> Result<(), ImportError> {
    let x = op.operand(0, "operand")?;
    let is_narrow = [DType::I8, DType::I16, DType::U8].contains(&x.ty.dtype);
    match &x.ty.quant {
        // Whatever scale the file gives them.
        Some(_) if STORED.contains(&x.ty.dtype) => return stored_fold(op, of),
        Some(_) if x.ty.dtype == DType::U8 => {
            let what = "uint8 with a scale".to_owned();
            return Err(op.unsupported(&[x], what, help_for(x.ty.dtype)));
        }
        None if of == FoldOp::Product && is_narrow => return stored_fold(op, of),
        _ => {}
    }
    if of == FoldOp::Sum {
        refuse_scaleless(op)?;
    }
    reduction(op, |axes, keep_dims| {
        OpKind::Fold(Fold {
            op: of,
            axes,
            keep_dims,
        })
    })
}

/// Integers that stand for themselves, combined in 32 bits or in 64 and cut off in the end.
fn stored_fold(op: &mut ForeignOp<'_, '_>, of: FoldOp) -> Result<(), ImportError> {
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
