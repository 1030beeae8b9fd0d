//! MEAN, SUM and other reductions.

use std::collections::BTreeSet;

use peapod_ir::OpKind;
use peapod_ir::ops::{Fold, FoldOp, Mean};

use super::super::op::ForeignOp;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Axes may be repeated, but in practice not more often than this.
const MOST_AXES: usize = 64;

/// Inputs: the tensor, constant axes.
pub(in super::super) fn mean(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    reduction(op, |axes, keep_dims| OpKind::Mean(Mean { axes, keep_dims }))
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
    op.define(kind(axes.into_iter().collect(), keep_dims), [input])
}
