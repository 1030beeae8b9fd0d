//! SPLIT.

use peapod_ir::builder::Emit;

use super::super::op::ForeignOp;
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
    let (value, len) = (op.value(input)?, extent / count);
    let parts = (0..count).map(|part| {
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        (start[axis], limit[axis]) = (part * len, (part + 1) * len);
        op.emitter.build.slice(value, start, limit)
    });
    let parts: Vec<_> = parts.collect();
    op.define_as(&parts)
}
