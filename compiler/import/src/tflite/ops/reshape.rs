//! RESHAPE, SQUEEZE and EXPAND_DIMS: the same elements under the shape of the result.

use peapod_ir::OpKind;
use peapod_ir::ops::Reshape;

use super::super::op::{ForeignOp, Operand};
use super::super::shape::MAX_RANK;
use super::super::wire::BuiltinOptions;
use crate::error::ImportError;

/// Inputs: the tensor, a constant shape (optional). Old files have the shape in the options.
///
/// The shape may leave one extent open, by -1. It must agree with the shape of the result.
pub(in super::super) fn reshape(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::ReshapeOptions,
        op.table.builtin_options_as_reshape_options(),
    )?;
    let input = op.operand(0, "operand")?;
    let asked = match op.optional(1) {
        Some(shape) => Some(op.integers(shape, MAX_RANK)?),
        None => {
            let shape = options.and_then(|options| options.new_shape());
            shape.map(|shape| shape.iter().take(MAX_RANK + 1).map(i64::from).collect())
        }
    };
    let shape = op.tensors.own_shape(op.result().tensor);
    if let Some(asked) = asked.filter(|asked| !agrees(asked, shape)) {
        return Err(op.malformed(format!("declared {shape:?}, requested shape {asked:?}")));
    }
    same_elements(op, input)
}

/// Input: the tensor. The result has it without some dimensions of extent 1.
pub(in super::super) fn squeeze(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    same_extents(op, input)
}

/// Inputs: the tensor, where a dimension of extent 1 goes, which the result's shape says too.
pub(in super::super) fn expand_dims(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    op.operand(1, "axis")?;
    same_extents(op, input)
}

/// Whether a shape that was requested is this one.
fn agrees(asked: &[i64], shape: &[usize]) -> bool {
    // Old converters wrote a scalar as one extent of 0.
    let is_old_scalar = asked == [0] && shape.is_empty();
    let fits = |(&asked, &extent): (&i64, &usize)| asked == -1 || asked == extent as i64;
    is_old_scalar || (asked.len() == shape.len() && asked.iter().zip(shape).all(fits))
}

fn same_extents(op: &mut ForeignOp<'_, '_>, input: Operand<'_>) -> Result<(), ImportError> {
    let (from, to) = (&input.ty.shape, &op.result().ty.shape);
    let extents = |shape: &[usize]| -> Vec<_> {
        let long = shape.iter().copied().filter(|&extent| extent != 1);
        long.collect()
    };
    if extents(from) != extents(to) {
        let what = format!("expected {from:?} and {to:?} to differ only in extents of 1");
        return Err(op.malformed(what));
    }
    same_elements(op, input)
}

fn same_elements(op: &mut ForeignOp<'_, '_>, input: Operand<'_>) -> Result<(), ImportError> {
    let result = op.result();
    let (found, expected) = (result.ty.elements(), input.ty.elements());
    if found != expected {
        let (from, to) = (&input.ty.shape, &result.ty.shape);
        return Err(op.malformed(format!(
            "from {from:?} to {to:?}: expected {expected} elements, found {found}"
        )));
    }
    op.define(OpKind::Reshape(Reshape), [input])
}
