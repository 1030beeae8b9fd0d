//! SPLIT and SPLIT_V.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: constant axis, the tensor. Every result is an equal part of it, in order: a slice.
pub(in super::super) fn split(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SplitOptions,
        op.table.builtin_options_as_split_options(),
    )?;
    let (axis, input) = (op.operand(0, "axis")?, op.operand(1, "operand")?);
    let shape = &input.ty.shape;
    let &[axis] = &op.integers(axis, 1)?[..] else {
        return Err(op.malformed("expected one axis, found none".to_owned()));
    };
    let axis = op.dimension(axis, shape.len())?;
    let (found, count) = (options.num_splits(), op.outputs.len());
    if usize::try_from(found) != Ok(count) {
        let what = format!("expected num_splits {count}, the number of outputs, found {found}");
        return Err(op.malformed(what));
    }
    let extent = shape[axis];
    if !extent.is_multiple_of(count) {
        let what =
            format!("extent {extent} of axis {axis} does not split into {count} equal parts");
        return Err(op.malformed(what));
    }
    // bounded: outputs of the file
    let lens = vec![extent / count; count];
    define_parts(op, input, axis, &lens)
}

/// Inputs: the tensor, constant extents of the parts, constant axis. One extent may be -1: all that
/// is left. Some may be 0.
pub(in super::super) fn split_v(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, sizes) = (op.operand(0, "operand")?, op.operand(1, "extents")?);
    let axis = op.integer(op.operand(2, "axis")?)?;
    let axis = op.dimension(axis, input.ty.shape.len())?;
    let (extent, count) = (input.ty.shape[axis], op.outputs.len());
    let sizes = op.integers(sizes, count)?;
    let known = sizes.iter().filter(|size| **size >= 0);
    let rest = extent as i64 - known.fold(0, |sum: i64, size| sum.saturating_add(*size));
    let open = sizes.iter().filter(|size| **size < 0).count();
    let lens = sizes
        .iter()
        .map(|size| if *size == -1 { rest } else { *size });
    let lens: Option<Vec<usize>> = lens.map(|size| usize::try_from(size).ok()).collect();
    let fits = open <= 1 && (open == 1 || rest == 0) && sizes.len() == count;
    match lens.filter(|_| fits) {
        Some(lens) => define_parts(op, input, axis, &lens),
        None => Err(op.malformed(format!(
            "extent {extent} of axis {axis} does not split into {count} parts of {sizes:?}"
        ))),
    }
}

/// Makes each result a part of a tensor, of these extents along an axis.
fn define_parts(
    op: &mut ForeignOp<'_, '_>,
    input: Operand<'_>,
    axis: usize,
    lens: &[usize],
) -> Result<(), ImportError> {
    let (value, shape) = (op.stored(input)?, &input.ty.shape);
    let mut end = 0;
    let parts = lens.iter().map(|len| {
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        start[axis] = end;
        end += len;
        limit[axis] = end;
        match len {
            0 => empty(op, value, axis),
            _ => op.emitter.build.slice(value, start, limit),
        }
    });
    let parts: Vec<_> = parts.collect();
    op.define_stored(&parts)
}

/// A part without elements: a constant, since there is nothing to compute.
fn empty(op: &mut ForeignOp<'_, '_>, value: ValueId, axis: usize) -> ValueId {
    let build = &mut op.emitter.build;
    let mut shape = build.shape(value).to_vec();
    shape[axis] = 0;
    let ty = build.ty(value).with_shape(shape);
    build.constant("", ty, [0_u8; 0])
}
